#pragma once
#include "core/notation/san.h"
#include "ui/actions/action_registry.h"
#include "ui/board/board_widget.h"
#include "ui/clock/player_plate.h"
#include "ui/dialogs/prompts.h"
#include "ui/window/board_column.h"
#include "ui/window/end_banner.h"
#include "ui/window/file_controller.h"
#include "ui/window/language_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include <deque>

namespace ui::test {

// Gives the answers that a test has laid ready, and keeps what was asked.
class ReadyPrompts : public Prompts {
public:
    std::size_t ask(const Question& question) override
    {
        asked << question.text + QLatin1Char('|') + question.detail;
        for (std::size_t i = 0; i < question.choices.size() && !answers.empty(); ++i) {
            if (question.choices[i].label == answers.front()) {
                answers.pop_front();
                return i;
            }
        }
        wrong += answers.empty() ? QStringLiteral("no answer to: ") + question.text : answers.front();
        return question.choices.size() - 1;
    }
    void tell(const QString& text, const QString& detail) override { told << text + detail; }
    QString fileToOpen(const QString&) override { return std::exchange(open, QString()); }
    QStringList filesToAdd(const QString&) override { return std::exchange(add, QStringList()); }
    QString fileToSave(const QString& suggestion) override
    {
        suggested = suggestion;
        return std::exchange(save, QString());
    }

    std::deque<QString> answers;
    QString open, save, suggested, wrong;
    QStringList add, asked, told;
};

inline chess::Square sq(const QString& name)
{
    return chess::Square::fromName(name.toStdString()).value();
}

// The whole window on settings of its own, with a clock that stands until a test moves it.
class WindowFixture {
public:
    explicit WindowFixture(const QString& language = QStringLiteral("en"), const QString& journal = {})
        : journalFolder(journal), store(dir.filePath(QStringLiteral("adoube.ini"))), appearance(*qApp)
    {
        settings.language = language;
        settings.animation = false;
        settings.lastFolder = dir.path();
        open();
    }

    enum class Start { AsTheProgramDoes, ByHand };
    void open(Start start = Start::AsTheProgramDoes)
    {
        window = std::make_unique<MainWindow>(Services{
            settings, store, appearance, speech, {}, [this] { return now; }, {}, &prompts, journalFolder});
        window->resize(1000, 720);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        (void)QTest::qWaitForWindowActive(window.get());
        if (!journalFolder.isEmpty() && start == Start::AsTheProgramDoes) {
            window->finishStart();
            window->takeLeft();
        }
    }

    // A file of this test's own folder; its path.
    QString write(const QString& name, const QByteArray& bytes) const
    {
        const QString path = dir.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }
    // The first game is shown as soon as it is read; this waits for the last one.
    void openAndWait(const QString& path)
    {
        window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->files().opened() && window->files().opened()->isComplete(), 60000);
        QTRY_COMPARE(window->mode(), MainWindow::Mode::Review);
    }

    template <typename T>
    T* find(const char* name)
    {
        T* found = window->findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    BoardWidget* board() { return find<BoardWidget>("board"); }
    BoardColumn* column() { return find<BoardColumn>("boardColumn"); }
    PlayerPlate* plate(chess::Color side) { return column()->plate(side); }
    QString said() { return column()->said(); }
    void trigger(ActionId id) { window->actions().action(id)->trigger(); }
    void press(const char* button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void pass(std::chrono::milliseconds time) { now += time; }

    QPoint at(chess::Square s) { return board()->squareRect(s).center(); }
    void drag(const QString& from, const QString& to)
    {
        QTest::mousePress(board(), Qt::LeftButton, {}, at(sq(from)));
        QTest::mouseMove(board(), at(sq(from)) + QPoint(5, 5));
        QTest::mouseMove(board(), at(sq(to)));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, at(sq(to)));
    }
    void click(const QString& from, const QString& to)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, at(sq(from)));
        QTest::mouseClick(board(), Qt::LeftButton, {}, at(sq(to)));
    }
    // "e2e4 e7e5 … b7a8n": every other move by drag, the others by two clicks; a promotion by its key.
    void play(const QString& moves)
    {
        bool byDrag = true;
        for (const QString& move : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            pass(std::chrono::seconds(1));
            (byDrag = !byDrag) ? drag(move.mid(0, 2), move.mid(2, 2)) : click(move.mid(0, 2), move.mid(2, 2));
            if (move.size() > 4)
                QTest::keyClick(board(), move[4].toUpper().toLatin1());
        }
    }
    void type(const QString& text)
    {
        board()->setFocus();
        for (const QChar c : text)
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
    }
    // The main line in English, "e4 e5 Nf3".
    static QString mainLine(const record::Record& record)
    {
        QStringList moves;
        chess::Position position = record.startPosition();
        for (const record::NodeId node : record.mainLine()) {
            const chess::Move move = record.node(node).move;
            moves << QString::fromStdString(notation::toSan(position, move));
            position.play(move);
        }
        return moves.join(QLatin1Char(' '));
    }
    QString played() { return mainLine(window->playGame().record()); }
    QString title() { return column()->banner()->isVisible() ? column()->banner()->title() : QString(); }
    QString detail() { return column()->banner()->detail(); }

    QTemporaryDir dir;
    QString journalFolder; // none: nothing is kept
    Settings settings;
    SettingsStore store;
    Appearance appearance;
    LanguageController speech;
    ReadyPrompts prompts;
    game::TimePoint now{1'000'000};
    std::unique_ptr<MainWindow> window;
};

} // namespace ui::test
