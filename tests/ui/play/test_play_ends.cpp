#include "core/game/mate_referee.h"
#include "play_fixture.h"
#include "ui/window/line_show.h"

#include <random>

using namespace std::chrono_literals;
using namespace ui;
using namespace ui::test;
using chess::Color;
using game::TimeControl;

// Every end that needs the referee's judgement, as the banner tells it.
class TestPlayEnds : public QObject {
    Q_OBJECT

    // Moves by lot that end with White's castling.
    static std::vector<chess::Move> lineToCastling(const chess::Position& start)
    {
        std::mt19937 lot(960);
        for (int game = 0; game < 20'000; ++game) {
            chess::Position p = start;
            std::vector<chess::Move> line;
            while (line.size() < 24 && p.hasLegalMove()) {
                const chess::MoveList moves = p.legalMoves();
                const auto castling =
                    std::find_if(moves.begin(), moves.end(), [](chess::Move m) { return m.isCastling(); });
                const bool now = p.sideToMove() == Color::White && castling != moves.end();
                line.push_back(now ? *castling : moves[std::size_t(lot() % moves.size())]);
                if (now)
                    return line;
                p.play(line.back());
            }
        }
        return {};
    }

private slots:
    void aDeadPositionEndsTheGameAtOnce()
    {
        PlayFixture f;
        f.startAt("4k3/8/p1p1p1p1/P1P1P1P1/8/5p2/4K3/8 w - - 0 1");
        f.drag(QStringLiteral("e2"), QStringLiteral("f3"));
        QTRY_COMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("Dead position")));
    }

    void whoTakesTheLastManEndsTheGameWithItsReason()
    {
        PlayFixture f;
        for (const char* way : {"drag", "click", "type", "set up"}) {
            f.startAt(QByteArray(way) == "set up" ? "8/8/8/8/8/8/4K1k1/8 b - - 0 2"
                                                  : "8/8/8/8/8/8/4p1k1/4K3 w - - 0 2");
            if (QByteArray(way) == "drag")
                f.drag(QStringLiteral("e1"), QStringLiteral("e2"));
            if (QByteArray(way) == "click")
                f.click(QStringLiteral("e1"), QStringLiteral("e2"));
            if (QByteArray(way) == "type") {
                f.type(QStringLiteral("Kxe2"));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            }
            QCOMPARE(f.title(), QStringLiteral("Draw"));
            QVERIFY2(f.detail().startsWith(QStringLiteral("Insufficient material")), qPrintable(f.detail()));
            QVERIFY(f.board()->geometry().contains(f.column()->banner()->geometry()));
            QVERIFY(!f.window->session().isRunning());
        }
    }

    void aFlagIsADrawWhenNoMateIsPossible()
    {
        PlayFixture f;
        f.startAt("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2Q w - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("e1"), QStringLiteral("e2"));
        f.drag(QStringLiteral("e8"), QStringLiteral("e7"));
        f.letFlagFall();
        QTRY_VERIFY(!f.window->session().isRunning());
        // Black has a king and locked pawns, but White's queen could let them go: judged, not guessed.
        const auto verdict = chess::decideWinnability(f.window->session().position(), Color::Black).answer;
        QCOMPARE(f.title(), verdict == chess::Winnability::Winnable ? QStringLiteral("Boris wins")
                                                                    : QStringLiteral("Draw"));
        f.startAt("8/8/8/8/4k3/8/3Q4/4K3 w - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("d2"), QStringLiteral("d1"));
        f.drag(QStringLiteral("e4"), QStringLiteral("e3"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().contains(QLatin1String("cannot give mate")));
        QVERIFY(!f.find<QPushButton>("showMate")->isVisible());
    }

    void aLossThatSurprisesIsShown()
    {
        PlayFixture f;
        f.window->findChild<LineShow*>()->setPace(1ms);
        f.startAt("8/8/8/5n2/4k3/8/3p4/4K3 w - - 0 1", TimeControl::suddenDeath(5min));
        f.startAt("8/8/8/5n2/4k3/8/3N4/4K3 b - - 0 1", TimeControl::suddenDeath(5min));
        f.drag(QStringLiteral("e4"), QStringLiteral("e3"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        const chess::Position end = f.window->session().position();
        QVERIFY(f.find<QPushButton>("showMate")->isVisible());
        chess::Position last;
        auto* show = f.window->findChild<LineShow*>();
        connect(show, &LineShow::stepped, show, [&] { last = show->position(); });
        f.press("showMate");
        QVERIFY(f.title().isEmpty());
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        QVERIFY(last.isCheck() && !last.hasLegalMove());
        QVERIFY(f.window->session().position() == end); // the game itself is as it was
        QCOMPARE(f.played(), QStringLiteral("Ke3"));
    }

    void anOrdinaryLossOffersNoLine()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4 e7e5"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Boris wins"));
        QVERIFY(!f.find<QPushButton>("showMate")->isVisible());
    }

    void stalemate()
    {
        PlayFixture f;
        f.startAt("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1");
        f.drag(QStringLiteral("g1"), QStringLiteral("g6"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().startsWith(QStringLiteral("Stalemate")));
        QCOMPARE(f.said(), QStringLiteral("Draw. Stalemate: no legal move, and no check."));
    }

    void seventyFiveMoves()
    {
        PlayFixture f;
        f.startAt("4k3/8/8/8/8/8/8/R3K3 w - - 149 90");
        f.drag(QStringLiteral("a1"), QStringLiteral("a2"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().startsWith(QStringLiteral("Seventy-five moves")));
        f.startAt("4k3/R7/4K3/8/8/8/8/8 w - - 149 90"); // mate with the last move wins
        f.click(QStringLiteral("a7"), QStringLiteral("a8"));
        QCOMPARE(f.title(), QStringLiteral("Anna wins"));
        QCOMPARE(f.detail(), QStringLiteral("Checkmate"));
    }

    void fivefold()
    {
        PlayFixture f;
        f.newGame("untimed", {});
        for (int time = 1; time <= 3; ++time)
            f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8"));
        QVERIFY(f.window->session().isRunning()); // four times: only to be claimed
        QVERIFY(f.find<QPushButton>("claimButton")->isEnabled());
        f.play(QStringLiteral("g1f3 g8f6 f3g1 f6g8"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QCOMPARE(f.detail(), QStringLiteral("The same position for the fifth time"));
    }

    void fiftyMovesAreClaimedWithAMove()
    {
        PlayFixture f;
        f.startAt("4k3/8/8/8/8/8/8/R3K3 w - - 98 90");
        f.drag(QStringLiteral("a1"), QStringLiteral("a2"));
        QVERIFY(f.find<QPushButton>("claimWithMoveButton")->isEnabled());
        f.press("claimWithMoveButton");
        QVERIFY2(f.said().contains(QStringLiteral("claim a draw")), qPrintable(f.said()));
        f.drag(QStringLiteral("e8"), QStringLiteral("e7"));
        QCOMPARE(f.title(), QStringLiteral("Draw"));
        QVERIFY(f.detail().startsWith(QStringLiteral("Fifty moves")));
        QCOMPARE(f.played(), QStringLiteral("Ra2 Ke7")); // it stands on the score sheet
        f.startAt("4k3/8/8/8/8/8/8/R3K3 w - - 96 90");   // a move too early
        f.drag(QStringLiteral("a1"), QStringLiteral("a2"));
        f.press("claimWithMoveButton");
        f.drag(QStringLiteral("e8"), QStringLiteral("e7"));
        QVERIFY(f.window->session().isRunning());
        QVERIFY2(f.said().contains(QStringLiteral("not fifty")), qPrintable(f.said()));
    }

    void whatCannotBeSettledIsTold()
    {
        PlayFixture f;
        f.window = std::make_unique<MainWindow>(
            Services{f.settings,
                     f.store,
                     f.appearance,
                     f.speech,
                     {},
                     [&f] { return f.now; },
                     {},
                     &f.prompts,
                     {},
                     {},
                     [](const chess::Position&, Color, const chess::WinnabilityLimits&) {
                         return chess::WinnabilityVerdict();
                     }});
        f.window->resize(1000, 720);
        f.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        f.startAt("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", TimeControl::suddenDeath(60s));
        f.drag(QStringLiteral("e2"), QStringLiteral("e4"));
        f.letFlagFall();
        QTRY_COMPARE(f.title(), QStringLiteral("Anna wins"));
        QVERIFY2(f.detail().contains(QStringLiteral("could not be settled in time")), qPrintable(f.detail()));
        QVERIFY(!f.find<QPushButton>("showMate")->isVisible());
    }

    // An array by lot, played by mouse until White can castle by putting the king onto his rook.
    void castlingInAChess960GameByLot()
    {
        PlayFixture f;
        QDialog* dialog = f.openNewGame();
        PlayFixture::click(dialog, "untimed");
        PlayFixture::click(dialog, "houseRules");
        PlayFixture::click(dialog, "chess960");
        f.begin(dialog);
        const chess::Position start = f.window->session().position();
        const auto line = lineToCastling(start);
        QVERIFY(!line.empty());
        for (const chess::Move move : line) {
            f.drag(QString::fromStdString(move.from().name()), QString::fromStdString(move.to().name()));
            if (move.isPromotion())
                QTest::keyClick(f.board(), Qt::Key_Q);
        }
        QCOMPARE(f.window->session().line().plies(), int(line.size()));
        QVERIFY2(f.played().split(QLatin1Char(' ')).last().startsWith(QStringLiteral("O-O")),
                 qPrintable(f.played()));
        const chess::Move castled = line.back();
        QVERIFY(f.window->session().position().pieceAt(castled.kingTarget()) ==
                (chess::Piece{start.sideToMove(), chess::PieceType::King}));
        QCOMPARE(std::string(f.window->playGame().record().tags().value("Variant")), std::string("Chess960"));
        QCOMPARE(std::string(f.window->playGame().record().tags().value("FEN")), notation::toFen(start));
    }

    void aSleepingComputerPausesTheGame()
    {
        PlayFixture f;
        game::TimePoint wall{77'000'000};
        f.window = std::make_unique<MainWindow>(Services{f.settings,
                                                         f.store,
                                                         f.appearance,
                                                         f.speech,
                                                         {},
                                                         [&f] { return f.now; },
                                                         {},
                                                         &f.prompts,
                                                         {},
                                                         [&wall] { return wall; }});
        f.window->resize(1000, 720);
        f.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        f.newGame("preset_5_0", {});
        f.drag(QStringLiteral("e2"), QStringLiteral("e4"));
        f.pass(1s);
        wall += 1s + 1h; // the monotonic clock stood while the computer slept
        f.drag(QStringLiteral("e7"), QStringLiteral("e5"));
        QVERIFY(f.window->session().isPaused());
        QCOMPARE(f.played(), QStringLiteral("e4"));
        QVERIFY(f.left(Color::Black) > 5min - 5s);
    }

    void theTimesStandInTheReview()
    {
        PlayFixture f;
        f.newGame("preset_5_0", {});
        f.play(QStringLiteral("e2e4 e7e5 g1f3"));
        f.window->session().resign(Color::Black);
        f.press("review");
        QCOMPARE(f.window->mode(), MainWindow::Mode::Review);
        const record::Record& record = f.window->reviewGame().record();
        const auto line = record.mainLine();
        QCOMPARE(line.size(), std::size_t(3));
        for (const record::NodeId node : line) {
            QVERIFY(record::clockOf(record.node(node).commentsAfter.at(0)).has_value());
            QVERIFY(record::elapsedOf(record.node(node).commentsAfter.at(0)).has_value());
        }
    }
};

QTEST_MAIN(TestPlayEnds)
#include "test_play_ends.moc"
