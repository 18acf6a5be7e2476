#include "window_fixture.h"

#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>

#include <random>

using namespace ui;
using namespace ui::test;

namespace {

using Random = std::mt19937;

int below(Random& random, int end)
{
    return int(random() % unsigned(end));
}

template <typename List>
const auto& anyOf(Random& random, const List& list)
{
    return list[std::size_t(below(random, int(std::size(list))))];
}

QByteArray game(const char* white, const char* moves)
{
    return QByteArray("[Event \"E\"]\n[White \"") + white + "\"]\n[Black \"X\"]\n[Result \"*\"]\n\n" + moves +
           "\n\n";
}

// Answers as they come; what waits for an answer lets everything else go on, as a real dialog does.
class AnyPrompts : public Prompts {
public:
    AnyPrompts(Random& random, const QString& folder) : m_random(random), m_folder(folder) {}
    std::size_t ask(const Question& question) override
    {
        wait();
        return std::size_t(below(m_random, int(question.choices.size())));
    }
    void tell(const QString&, const QString&) override { wait(); }
    QString fileToOpen(const QString&) override { return file(); }
    QStringList filesToAdd(const QString&) override { return {file(), file()}; }
    QString fileToSave(const QString&) override { return file(); }
    QString file()
    {
        wait();
        static const char* const names[] = {"a.pgn", "b.pgn", "wide.pgn", "none.pgn", "letter.txt"};
        return m_folder + QLatin1Char('/') + QLatin1String(anyOf(m_random, names));
    }

private:
    void wait() { QTest::qWait(below(m_random, 3)); }
    Random& m_random;
    QString m_folder;
};

// One who hits keys and buttons without looking, in all windows, and kills the program now and then.
class Walker {
public:
    explicit Walker(unsigned seed) : m_random(seed), m_prompts(m_random, m_dir.path())
    {
        m_settings.language = seed % 2 ? QStringLiteral("en") : QStringLiteral("fr");
        m_settings.animation = seed % 3 == 0;
        m_settings.lastFolder = m_dir.path();
        m_settings.seriesFolder = m_dir.path();
        writeFiles();
        open({});
    }
    ~Walker() { kill(); }

    void step()
    {
        const int what = below(m_random, 100);
        if (what < 40)
            key();
        else if (what < 65)
            click();
        else if (what < 80)
            drag();
        else if (what < 94)
            trigger();
        else if (what < 97)
            changeOutside();
        else if (what < 98)
            close();
        else if (what < 99)
            kill();
        QTest::qWait(below(m_random, 4) == 0 ? 5 : 0);
        if (windows().isEmpty())
            open(below(m_random, 3) == 0 ? m_prompts.file() : QString());
    }

private:
    void write(const char* name, const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly)
    {
        QFile file(m_dir.filePath(QLatin1String(name)));
        if (file.open(mode))
            file.write(bytes);
    }
    void writeFiles()
    {
        QByteArray many;
        for (int i = 0; i < 40; ++i)
            many +=
                game(i % 3 ? "Ann" : "M\xfcller", i % 5 ? "1. e4 e5 (1... c5) 2. Nf3 *" : "1. d4 ?? xx *");
        write("a.pgn", many);
        write("b.pgn", game("Cid", "1. e4 e5 *") + game("Dee", "1. c4 {a} c5 *") + game("Eve", "1. f3 *"));
        const auto wide = pgn::encode(game("W", "1. e4 *").toStdString(), {"UTF-16LE", true});
        write("wide.pgn", QByteArray::fromStdString(*wide));
        write("letter.txt", "Dear Ann,\n\nsee you.\n");
    }
    void open(const QString& path)
    {
        auto* window = new MainWindow(Services{m_settings,
                                               m_store,
                                               m_appearance,
                                               m_speech,
                                               {},
                                               [this] { return m_now; },
                                               {},
                                               &m_prompts,
                                               m_dir.filePath(QStringLiteral("journal"))});
        window->setAttribute(Qt::WA_DeleteOnClose);
        QObject::connect(window, &MainWindow::windowWanted, window,
                         [this](const QString& another) { open(another); });
        window->resize(900, 680);
        window->show();
        if (!path.isEmpty())
            window->openFile(path);
        QTimer::singleShot(0, window, [this, window, path] {
            window->finishStart();
            if (window->takeLeft(path))
                open({});
        });
        QTest::qWait(0);
    }
    static QList<MainWindow*> windows()
    {
        QList<MainWindow*> all;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
                all << window;
        }
        return all;
    }
    // As a kill does: nothing is said to it.
    static void kill()
    {
        QList<MainWindow*> all; // not their dialogs, which go with them
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<MainWindow*>(widget))
                all << window;
        }
        qDeleteAll(all);
    }
    MainWindow* window()
    {
        const auto all = windows();
        return all.isEmpty() ? nullptr : anyOf(m_random, all);
    }
    // Where the next key or button goes.
    QWidget* front()
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            return popup;
        QWidgetList open;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->isVisible() && qobject_cast<QDialog*>(widget))
                open << widget;
        }
        if (!open.isEmpty() && below(m_random, 4) > 0)
            return open.last();
        return window();
    }
    void key()
    {
        QWidget* target = front();
        if (!target)
            return;
        if (QWidget* focus = target->focusWidget(); focus && below(m_random, 8) > 0)
            target = focus;
        static const QKeySequence keys[] = {Qt::Key_Left,
                                            Qt::Key_Right,
                                            Qt::Key_Up,
                                            Qt::Key_Down,
                                            Qt::Key_Home,
                                            Qt::Key_End,
                                            Qt::Key_Return,
                                            Qt::Key_Escape,
                                            Qt::Key_Space,
                                            Qt::Key_Delete,
                                            Qt::Key_Tab,
                                            Qt::Key_F,
                                            Qt::Key_Q,
                                            Qt::Key_N,
                                            Qt::Key_E,
                                            Qt::Key_4,
                                            Qt::Key_Exclam,
                                            Qt::Key_Minus,
                                            Qt::Key_J,
                                            Qt::Key_F11,
                                            Qt::Key_F1,
                                            Qt::Key_Backspace,
                                            Qt::Key_Menu,
                                            Qt::Key_PageDown,
                                            QKeySequence(QStringLiteral("Ctrl+Z")),
                                            QKeySequence(QStringLiteral("Ctrl+Y")),
                                            QKeySequence(QStringLiteral("Ctrl+C")),
                                            QKeySequence(QStringLiteral("Ctrl+V")),
                                            QKeySequence(QStringLiteral("Ctrl+Shift+C")),
                                            QKeySequence(QStringLiteral("Ctrl+Del")),
                                            QKeySequence(QStringLiteral("Shift+Del")),
                                            QKeySequence(QStringLiteral("Ctrl+A")),
                                            QKeySequence(QStringLiteral("Ctrl+Up")),
                                            QKeySequence(QStringLiteral("Ctrl+Down")),
                                            QKeySequence(QStringLiteral("Ctrl+F")),
                                            QKeySequence(QStringLiteral("Ctrl+Shift+F")),
                                            QKeySequence(QStringLiteral("Ctrl+E")),
                                            QKeySequence(QStringLiteral("Ctrl+L")),
                                            QKeySequence(QStringLiteral("Ctrl+T")),
                                            QKeySequence(QStringLiteral("Ctrl+N")),
                                            QKeySequence(QStringLiteral("Ctrl+S")),
                                            QKeySequence(QStringLiteral("Ctrl+P")),
                                            QKeySequence(QStringLiteral("Ctrl+PgDown")),
                                            QKeySequence(QStringLiteral("Ctrl+PgUp")),
                                            QKeySequence(QStringLiteral("Alt+Up")),
                                            QKeySequence(QStringLiteral("Alt+Down")),
                                            QKeySequence(QStringLiteral("Alt+G")),
                                            QKeySequence(QStringLiteral("Alt+R")),
                                            QKeySequence(QStringLiteral("Ctrl+Backspace")),
                                            QKeySequence(QStringLiteral("Ctrl+Shift+N"))};
        const QKeyCombination pressed = anyOf(m_random, keys)[0];
        QTest::keyClick(target, pressed.key(), pressed.keyboardModifiers());
    }
    QPoint anywhere(const QWidget& widget)
    {
        return {below(m_random, std::max(1, widget.width())), below(m_random, std::max(1, widget.height()))};
    }
    void click()
    {
        QWidget* target = front();
        if (!target)
            return;
        const QPoint at = anywhere(*target);
        QWidget* child = target->childAt(at);
        QWidget* hit = child ? child : target;
        const auto button = below(m_random, 6) == 0 ? Qt::RightButton : Qt::LeftButton;
        QTest::mouseClick(hit, button, {}, hit->mapFrom(target, at));
    }
    // On the board, at times without letting go, at times with something else in between.
    void drag()
    {
        MainWindow* in = window();
        if (!in || QApplication::activePopupWidget() || QApplication::activeModalWidget())
            return;
        const QPointer<BoardWidget> board = in->findChild<BoardWidget*>(QStringLiteral("board"));
        const auto button = below(m_random, 4) == 0 ? Qt::RightButton : Qt::LeftButton;
        const QPoint from = anywhere(*board), to = anywhere(*board);
        QTest::mousePress(board, button, {}, from);
        QTest::mouseMove(board, from + QPoint(9, 9));
        if (below(m_random, 6) == 0)
            trigger();
        if (below(m_random, 6) == 0)
            QTest::qWait(1);
        if (!board)
            return;
        QTest::mouseMove(board, to);
        if (below(m_random, 8) > 0)
            QTest::mouseRelease(board, button, {}, to);
    }
    void trigger()
    {
        if (MainWindow* in = window())
            in->actions().action(ActionId(below(m_random, int(ActionId::Count))))->trigger();
    }
    void close()
    {
        if (MainWindow* in = window())
            in->close();
    }
    void changeOutside()
    {
        switch (below(m_random, 4)) {
        case 0:
            return write("a.pgn", game("New", "1. g3 *"), QIODevice::Append);
        case 1:
            return write("a.pgn", game("Short", "1. b3 *"));
        case 2:
            QApplication::clipboard()->setMimeData(new QMimeData);
            QFile::remove(m_dir.filePath(QStringLiteral("b.pgn")));
            return;
        default:
            return writeFiles();
        }
    }

    QTemporaryDir m_dir;
    Random m_random;
    Settings m_settings;
    SettingsStore m_store{m_dir.filePath(QStringLiteral("adoube.ini"))};
    Appearance m_appearance{*qApp};
    LanguageController m_speech;
    AnyPrompts m_prompts;
    game::TimePoint m_now{1'000'000};
};

} // namespace

// Whatever is done in whatever order, nothing breaks. Three short walks; ADOUBE_WALK=100 takes forty from
// that seed on.
class TestWindowWalk : public QObject {
    Q_OBJECT
private slots:
    void anythingInAnyOrder_data()
    {
        QTest::addColumn<unsigned>("seed");
        const int first = qEnvironmentVariableIntValue("ADOUBE_WALK");
        const int walks = first == 0 ? 3 : 40;
        for (int seed = first; seed < first + walks; ++seed)
            QTest::addRow("%d", seed) << unsigned(seed);
    }
    void anythingInAnyOrder()
    {
        QFETCH(unsigned, seed);
        constexpr int Steps = 120;
        Walker walker(seed);
        for (int i = 0; i < Steps; ++i)
            walker.step();
        QApplication::clipboard()->clear();
    }
};

QTEST_MAIN(TestWindowWalk)
#include "test_window_walk.moc"
