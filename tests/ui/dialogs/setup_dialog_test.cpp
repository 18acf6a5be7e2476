#include "core/notation/epd.h"
#include "tests/support/data.h"
#include "ui/dialogs/setup_board.h"
#include "ui/dialogs/setup_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <fstream>

using chess::Color;
using chess::Piece;
using chess::PieceType;
using chess::Square;

namespace {

struct Desk {
    Desk() : dialog(chess::PositionSetup::standardArray())
    {
        dialog.resize(600, 460);
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("no dialog");
    }
    template <typename T>
    T* find(const char* name)
    {
        T* found = dialog.findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    ui::SetupBoard* board() { return dialog.board(); }
    QString fen() { return find<QLineEdit>("setupFen")->text(); }
    QString report() { return find<QLabel>("setupReport")->text(); }
    bool playable() { return find<QPushButton>("setupReview")->isEnabled(); }
    void press(const char* button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    QPoint at(const char* square) { return board()->squareRect(*Square::fromName(square)).center(); }
    QPoint edge(Piece man) { return board()->paletteRect(man).center(); }
    void click(QPoint where, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(board(), button, {}, where);
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(board(), Qt::LeftButton, {}, from);
        QTest::mouseMove(board(), from + QPoint(5, 5));
        QTest::mouseMove(board(), to);
        QTest::mouseRelease(board(), Qt::LeftButton, {}, to);
    }
    // As somebody pastes it over what stands there.
    void type(const QString& text)
    {
        auto* edit = find<QLineEdit>("setupFen");
        edit->setFocus();
        edit->selectAll();
        edit->insert(text);
        emit edit->textEdited(edit->text());
    }
    ui::SetupDialog dialog;
};

constexpr Piece WhiteKing{Color::White, PieceType::King}, BlackKing{Color::Black, PieceType::King},
    WhitePawn{Color::White, PieceType::Pawn}, WhiteQueen{Color::White, PieceType::Queen};

} // namespace

class SetupDialogTest : public QObject {
    Q_OBJECT
private slots:
    void menArePutMovedAndTakenAwayByMouse();
    void menArePutByKeys();
    void castlingFollowsTheMen();
    void enPassantOffersWhatCanBe();
    void fenAndEpdGoBothWays();
    void arraysByNumber();
    void whatIsWrongIsSaidWhileOneEdits();
    void onlyAPlayablePositionIsTaken();
    void faultsOfTheTextNameFieldAndReason();
    void everyFenOfTheCollection();
};

void SetupDialogTest::menArePutMovedAndTakenAwayByMouse()
{
    Desk desk;
    desk.press("setupClear");
    QCOMPARE(desk.fen(), QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1"));
    QVERIFY(!desk.playable());
    desk.click(desk.edge(WhiteKing));
    desk.click(desk.at("e1"));
    desk.click(desk.edge(BlackKing));
    desk.click(desk.at("e8"));
    QVERIFY(desk.playable());
    desk.drag(desk.edge(WhitePawn), desk.at("a2")); // from the edge, once
    QVERIFY(!desk.board()->chosen());
    QCOMPARE(desk.fen(), QStringLiteral("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"));
    desk.drag(desk.at("a2"), desk.at("b4"));
    desk.drag(desk.at("e8"), desk.at("h8"));
    QCOMPARE(desk.fen(), QStringLiteral("7k/8/8/8/1P6/8/8/4K3 w - - 0 1"));
    desk.drag(desk.at("b4"), QPoint(1, 1)); // off the board
    QCOMPARE(desk.fen(), QStringLiteral("7k/8/8/8/8/8/8/4K3 w - - 0 1"));
    desk.click(desk.edge(WhiteQueen));
    desk.click(desk.at("c3"));
    desk.click(desk.at("d3"));
    desk.click(desk.at("d3")); // the same again takes it away
    desk.click(desk.at("h8"), Qt::RightButton);
    QCOMPARE(desk.fen(), QStringLiteral("8/8/8/8/8/2Q5/8/4K3 w - - 0 1"));
    QVERIFY(desk.report().contains(QStringLiteral("Black has no king")));
}

void SetupDialogTest::menArePutByKeys()
{
    Desk desk;
    desk.press("setupClear");
    desk.board()->setFocus();
    desk.click(desk.at("a1"));
    QTest::keyClicks(desk.board(), QStringLiteral("K"));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(desk.board(), Qt::Key_Up); // stops at the edge
    QCOMPARE(QString::fromStdString(desk.board()->cursor().name()), QStringLiteral("a8"));
    QTest::keyClick(desk.board(), Qt::Key_Right);
    QTest::keyClicks(desk.board(), QStringLiteral("k"));
    QTest::keyClick(desk.board(), Qt::Key_Down);
    QTest::keyClicks(desk.board(), QStringLiteral("q"));
    QCOMPARE(desk.fen(), QStringLiteral("1k6/1q6/8/8/8/8/8/K7 w - - 0 1"));
    QVERIFY(desk.board()->accessibleDescription().startsWith(QStringLiteral("b7")));
    QTest::keyClick(desk.board(), Qt::Key_Delete);
    QCOMPARE(desk.fen(), QStringLiteral("1k6/8/8/8/8/8/8/K7 w - - 0 1"));
}

void SetupDialogTest::castlingFollowsTheMen()
{
    Desk desk;
    auto* kingside = desk.find<QCheckBox>("setupWhiteKingside");
    QVERIFY(kingside->isChecked());
    desk.drag(desk.at("h1"), desk.at("h5"));
    QVERIFY(!kingside->isChecked() && !kingside->isEnabled());
    QVERIFY(desk.fen().contains(QStringLiteral(" w Qkq ")));
    desk.drag(desk.at("h5"), desk.at("h1"));
    QVERIFY(!kingside->isChecked() && kingside->isEnabled());
    kingside->click();
    QVERIFY(desk.fen().contains(QStringLiteral(" w KQkq ")));
    desk.find<QCheckBox>("setupBlackQueenside")->click();
    QVERIFY(desk.fen().contains(QStringLiteral(" w KQk ")));
}

void SetupDialogTest::enPassantOffersWhatCanBe()
{
    Desk desk;
    auto* square = desk.find<QComboBox>("setupEnPassant");
    QVERIFY(!square->isEnabled());
    desk.drag(desk.at("e2"), desk.at("e4"));
    desk.find<QComboBox>("setupSide")->setCurrentIndex(1);
    QCOMPARE(square->count(), 2);
    square->setCurrentIndex(1);
    QVERIFY(desk.fen().contains(QStringLiteral(" b KQkq e3 ")));
    desk.find<QComboBox>("setupSide")->setCurrentIndex(0);
    QVERIFY(desk.fen().contains(QStringLiteral(" w KQkq - ")));
    desk.find<QSpinBox>("setupHalfmoves")->setValue(7);
    desk.find<QSpinBox>("setupNumber")->setValue(31);
    QVERIFY(desk.fen().endsWith(QStringLiteral(" 7 31")));
}

void SetupDialogTest::fenAndEpdGoBothWays()
{
    Desk desk;
    desk.type(QStringLiteral("4k3/8/8/8/8/8/8/4K2R b K - 3 40"));
    QCOMPARE(desk.board()->men()[7], (std::optional(Piece{Color::White, PieceType::Rook})));
    QCOMPARE(desk.find<QComboBox>("setupSide")->currentIndex(), 1);
    QCOMPARE(desk.find<QSpinBox>("setupNumber")->value(), 40);
    QVERIFY(desk.find<QCheckBox>("setupWhiteKingside")->isChecked());
    desk.type(QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; hmvc 5; fmvn 12;"));
    QVERIFY(desk.playable());
    QCOMPARE(desk.find<QSpinBox>("setupHalfmoves")->value(), 5);
    QCOMPARE(desk.find<QSpinBox>("setupNumber")->value(), 12);
}

void SetupDialogTest::arraysByNumber()
{
    Desk desk;
    desk.find<QSpinBox>("setupArrayNumber")->setValue(0);
    desk.press("setupChess960");
    QVERIFY(desk.fen().startsWith(QStringLiteral("bbqnnrkr/")));
    QVERIFY(desk.playable());
    QVERIFY(desk.find<QCheckBox>("setupBlackQueenside")->isChecked());
    desk.press("setupArray");
    QVERIFY(
        desk.fen().startsWith(QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")));
}

void SetupDialogTest::whatIsWrongIsSaidWhileOneEdits()
{
    Desk desk;
    desk.type(QStringLiteral("4k3/8/8/8/8/8/4R3/P3K3 w - - 0 1"));
    QVERIFY(!desk.playable());
    QVERIFY(desk.report().contains(QStringLiteral("A pawn stands")));
    QVERIFY(desk.report().contains(QStringLiteral("not to move is in check")));
    desk.click(desk.at("a1"), Qt::RightButton);
    QVERIFY(!desk.report().contains(QStringLiteral("A pawn stands")));
    desk.find<QComboBox>("setupSide")->setCurrentIndex(1);
    QVERIFY(desk.playable());
    // A mate can be looked at and not be played on from.
    desk.type(QStringLiteral("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"));
    QVERIFY(desk.playable());
    QVERIFY(!desk.find<QPushButton>("setupPlay")->isEnabled());
}

void SetupDialogTest::onlyAPlayablePositionIsTaken()
{
    Desk desk;
    QSignalSpy play(&desk.dialog, &ui::SetupDialog::playWanted);
    QSignalSpy review(&desk.dialog, &ui::SetupDialog::reviewWanted);
    desk.press("setupClear");
    desk.press("setupPlay");
    desk.press("setupReview");
    QVERIFY(play.isEmpty() && review.isEmpty() && desk.dialog.isVisible());
    desk.press("setupArray");
    desk.press("setupPlay");
    QCOMPARE(play.size(), 1);
    QVERIFY(!desk.dialog.isVisible());
}

void SetupDialogTest::faultsOfTheTextNameFieldAndReason()
{
    Desk desk;
    const std::pair<const char*, const char*> cases[] = {
        {"8/8/8/8/8/8/8 w - - 0 1", "board"},
        {"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "board"},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move"},
        {"4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "castling"},
        {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant"},
        {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", "half-move"}};
    for (const auto& [fen, field] : cases) {
        desk.type(QLatin1String(fen));
        QVERIFY2(!desk.playable(), fen);
        QVERIFY2(desk.report().contains(QLatin1String(field), Qt::CaseInsensitive),
                 qPrintable(desk.report()));
    }
}

void SetupDialogTest::everyFenOfTheCollection()
{
    if (!support::hasData())
        QSKIP("no data: set ADOUBE_DATA to run this");
    Desk desk;
    std::ifstream in(support::dataDir() / "fen" / "fen_cases.tsv");
    std::string line;
    std::getline(in, line);
    int valid = 0, invalid = 0;
    while (std::getline(in, line)) {
        const auto fen = line.substr(0, line.find('\t'));
        if (fen.empty() || fen.size() > 200)
            continue;
        desk.type(QString::fromStdString(fen));
        const auto epd = notation::parseEpd(fen);
        const bool playable = epd && chess::Position::fromSetup(epd->setup);
        QVERIFY2(desk.playable() == playable, fen.c_str());
        QVERIFY2(!desk.report().isEmpty(), fen.c_str());
        ++(playable ? valid : invalid);
    }
    QVERIFY(valid > 100 && invalid > 20);
}

QTEST_MAIN(SetupDialogTest)
#include "setup_dialog_test.moc"
