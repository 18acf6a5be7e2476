#include "board_fixture.h"
#include "ui/board/board_animator.h"

#include <random>
#include <set>

using namespace ui;
using namespace ui::test;
using std::chrono::milliseconds;

namespace {

Men menOf(const chess::Position& position)
{
    return PositionPresenter::present(position, {}).men;
}

// Men that stand, glide or appear after the changes; must be all of `after`.
Men applied(Men men, const std::vector<ManChange>& changes, const Men& after)
{
    for (const ManChange& c : changes) {
        if (c.from)
            men[std::size_t(c.from->index())].reset();
    }
    for (const ManChange& c : changes) {
        if (c.to)
            men[std::size_t(c.to->index())] = after[std::size_t(c.to->index())];
    }
    return men;
}

QPointF place(const char* square)
{
    return QPointF(sq(square).file(), sq(square).rank());
}

} // namespace

class TestBoardAnimation : public QObject {
    Q_OBJECT

private slots:
    // Over random games, forwards and back: the changes turn one state into the other, name no square twice,
    // and a single move is told as one or two men going and at most one vanishing.
    void changesTurnOneStateIntoTheOther()
    {
        std::mt19937 random(20240501);
        for (int game = 0; game < 30; ++game) {
            chess::Position position;
            for (int ply = 0; ply < 120; ++ply) {
                const chess::MoveList moves = position.legalMoves();
                if (moves.empty())
                    break;
                const chess::Move move = moves[random() % moves.size()];
                const chess::Position next = position.after(move);
                check(menOf(position), menOf(next), move);
                check(menOf(next), menOf(position), std::nullopt);
                position = next;
            }
        }
    }

    void aPawnGoesAsAPawnAndBecomesAQueen()
    {
        const chess::Position before = positionOf("3r4/4P3/8/8/8/2k5/8/2K5 w - - 0 1");
        const auto move = PositionPresenter::moveFor(before, sq("e7"), sq("d8"), chess::PieceType::Queen);
        const auto changes = changesBetween(menOf(before), menOf(before.after(*move)));
        QCOMPARE(changes.size(), std::size_t(2));
        const chess::Piece pawn{chess::Color::White, chess::PieceType::Pawn};
        QVERIFY(changes[0] == (ManChange{sq("e7"), sq("d8"), pawn}));
        QVERIFY(changes[1].from == sq("d8") && !changes[1].to);
    }

    void easesOutFromStartToEnd()
    {
        BoardAnimator animator = started("e2", "e4", {});
        double last = 1;
        double lastStep = 10;
        for (int t = 0; t <= 150; t += 10) {
            const double y = animator.sprites(milliseconds(1000 + t)).at(0).place.y();
            QVERIFY(y >= last);
            if (t > 0) {
                QVERIFY(y - last <= lastStep); // slower and slower
                lastStep = y - last;
            }
            last = y;
        }
        QCOMPARE(last, 3.0);
        QVERIFY(animator.hidden().contains(sq("e4")));
        QVERIFY(animator.advance(milliseconds(1149)));
        QVERIFY(!animator.advance(milliseconds(1150)));
        QVERIFY(animator.hidden().empty());
    }

    void aRestartGoesOnFromWhatIsSeen()
    {
        BoardAnimator animator = started("e2", "e4", {});
        const QPointF seen = animator.sprites(milliseconds(1050)).at(0).place;
        chess::Position position;
        const chess::Position e4 =
            position.after(*PositionPresenter::moveFor(position, sq("e2"), sq("e4"), {}));
        animator.start(menOf(e4), menOf(position), milliseconds(1050), milliseconds(150),
                       std::nullopt); // taken back
        QCOMPARE(animator.sprites(milliseconds(1050)).size(), std::size_t(1));
        QCOMPARE(animator.sprites(milliseconds(1050)).at(0).place, seen);
        QCOMPARE(animator.sprites(milliseconds(1200)).at(0).place, place("e2"));
        // A man still under way goes on while another starts.
        BoardAnimator two = started("e2", "e4", {});
        const chess::Position e5 = e4.after(*PositionPresenter::moveFor(e4, sq("e7"), sq("e5"), {}));
        two.start(menOf(e4), menOf(e5), milliseconds(1050), milliseconds(150), std::nullopt);
        QCOMPARE(two.sprites(milliseconds(1050)).size(), std::size_t(2));
        QVERIFY(two.hidden() == (chess::Bitboard(sq("e4")) | sq("e5")));
    }

    void aDropDoesNotGlideButItsRookAndVictimDo()
    {
        QVERIFY(!started("e2", "e4", std::pair(sq("e2"), sq("e4"))).isRunning());

        const chess::Position castle = positionOf("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        const auto after = castle.after(*PositionPresenter::moveFor(castle, sq("e1"), sq("g1"), {}));
        BoardAnimator rook;
        rook.start(menOf(castle), menOf(after), milliseconds(0), milliseconds(150),
                   std::pair(sq("e1"), sq("g1")));
        QVERIFY(rook.hidden() == chess::Bitboard(sq("f1")));
        QCOMPARE(rook.sprites(milliseconds(0)).at(0).place, place("h1"));
        // Dropped on the rook, the king steps back to its own square.
        BoardAnimator king;
        king.start(menOf(castle), menOf(after), milliseconds(0), milliseconds(150),
                   std::pair(sq("e1"), sq("h1")));
        QVERIFY(king.hidden() == (chess::Bitboard(sq("f1")) | sq("g1")));

        const chess::Position take = positionOf("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");
        const auto taken = take.after(*PositionPresenter::moveFor(take, sq("d1"), sq("d5"), {}));
        BoardAnimator victim;
        victim.start(menOf(take), menOf(taken), milliseconds(0), milliseconds(150),
                     std::pair(sq("d1"), sq("d5")));
        const auto fading = victim.sprites(milliseconds(75));
        QCOMPARE(fading.size(), std::size_t(1));
        QVERIFY(fading[0].man == (chess::Piece{chess::Color::Black, chess::PieceType::Pawn}));
        QVERIFY(fading[0].opacity > 0 && fading[0].opacity < 1);
        QVERIFY(victim.hidden().empty()); // the rook is there at once
    }

    void aNewPositionIsSimplyShown()
    {
        BoardAnimator animator;
        const chess::Position other =
            positionOf("r1bq1rk1/pp2bppp/2n2n2/3p4/3P4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 1");
        animator.start(menOf(chess::Position()), menOf(other), milliseconds(0), milliseconds(150),
                       std::nullopt);
        QVERIFY(!animator.isRunning());
    }

    void theWidgetAnimatesWhatWasNotDropped()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.click("e2");
        f.click("e4");
        QVERIFY(f.board->isAnimating());
        f.pass(149);
        QCoreApplication::processEvents();
        QVERIFY(f.board->isAnimating());
        f.pass(1);
        QTRY_VERIFY(!f.board->isAnimating());
        f.drag("d7", "d5");
        QVERIFY(!f.board->isAnimating());
        f.drag("e4", "d5"); // the victim fades
        QVERIFY(f.board->isAnimating());
        f.pass(200);
        QTRY_VERIFY(!f.board->isAnimating());
        f.board->setAnimationDuration(milliseconds(0));
        f.play("d8", "d5");
        QVERIFY(!f.board->isAnimating());
        f.board->setAnimationDuration(milliseconds(150));
        f.play("b1", "c3");
        QVERIFY(f.board->isAnimating());
        f.position = chess::Position();
        f.show(false);
        QVERIFY(!f.board->isAnimating());
    }

    void aHandNeverWaitsForIt()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.click("e2");
        f.click("e4");
        QVERIFY(f.board->isAnimating());
        f.drag("e7", "e5");
        f.drag("e4", "e3"); // refused, from the square the first man is still gliding to
        QCOMPARE(f.takeMoves(), QStringList({"e2e4", "e7e5"}));
        QCOMPARE(f.takeRefused(), QStringList("e4e3"));
    }

private:
    static BoardAnimator started(const char* from, const char* to,
                                 std::optional<std::pair<chess::Square, chess::Square>> dropped)
    {
        const chess::Position position;
        const auto after = position.after(*PositionPresenter::moveFor(position, sq(from), sq(to), {}));
        BoardAnimator animator;
        animator.start(menOf(position), menOf(after), milliseconds(1000), milliseconds(150), dropped);
        return animator;
    }

    static void check(const Men& before, const Men& after, std::optional<chess::Move> move)
    {
        const auto changes = changesBetween(before, after);
        QVERIFY(applied(before, changes, after) == after);
        std::set<chess::Square> from, to;
        int going = 0, vanishing = 0, appearing = 0;
        for (const ManChange& c : changes) {
            QVERIFY(c.from || c.to);
            QVERIFY(!c.from || from.insert(*c.from).second);
            QVERIFY(!c.to || to.insert(*c.to).second);
            ++(c.from && c.to ? going : c.from ? vanishing : appearing);
        }
        QCOMPARE(going, move && move->isCastling() ? 2 : move ? 1 : going);
        QVERIFY(vanishing <= (move ? 1 : 0) && appearing <= (move ? 0 : 1));
    }
};

QTEST_MAIN(TestBoardAnimation)
#include "test_board_animation.moc"
