#include "core/notation/fen.h"
#include "ui/board/board_presenter.h"

#include <QtTest>

#include <random>

using namespace ui;

namespace {

chess::Square sq(const char* name)
{
    return chess::Square::fromName(name).value();
}

chess::Position positionOf(const char* fen)
{
    return chess::Position::fromSetup(notation::parseFen(fen).value()).value();
}

std::optional<chess::PieceType> promotionOf(chess::Move move)
{
    return move.isPromotion() ? std::optional(move.promotionType()) : std::nullopt;
}

// Every legal move can be made by a gesture, every gesture shown makes a legal move, and nothing else does.
void checkPosition(const chess::Position& position)
{
    const BoardViewState state = PositionPresenter::present(position, {});
    const chess::MoveList moves = position.legalMoves();
    for (const chess::Move move : moves) {
        QVERIFY(state.destinations[std::size_t(move.from().index())].contains(move.to()));
        QCOMPARE(state.promotions[std::size_t(move.from().index())].contains(move.to()), move.isPromotion());
        QVERIFY(PositionPresenter::moveFor(position, move.from(), move.to(), promotionOf(move)) == move);
    }
    for (int from = 0; from < 64; ++from) {
        QCOMPARE(state.men[std::size_t(from)], position.pieceAt(chess::Square(from)));
        for (int to = 0; to < 64; ++to) {
            const bool promotes = state.promotions[std::size_t(from)].contains(chess::Square(to));
            const auto choice = promotes ? std::optional(chess::PieceType::Rook) : std::nullopt;
            const auto move =
                PositionPresenter::moveFor(position, chess::Square(from), chess::Square(to), choice);
            QCOMPARE(move.has_value(), state.destinations[std::size_t(from)].contains(chess::Square(to)));
            QVERIFY(!move || position.isLegal(*move));
        }
    }
    QCOMPARE(state.check.has_value(), position.isCheck());
    QVERIFY(!state.check || *state.check == position.kingOf(position.sideToMove()));
}

} // namespace

class TestBoardPresenter : public QObject {
    Q_OBJECT

private slots:
    void everyGestureIsALegalMoveAndBack_data()
    {
        QTest::addColumn<QByteArray>("fen");
        for (const char* fen :
             {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
              "nqnrbbkr/pppppppp/8/8/8/8/PPPPPPPP/NQNRBBKR w DHdh - 0 1",
              "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "6k1/8/8/8/8/8/8/RK5R w HA - 0 1"})
            QTest::newRow(fen) << QByteArray(fen);
    }
    void everyGestureIsALegalMoveAndBack()
    {
        QFETCH(QByteArray, fen);
        std::mt19937 random(7);
        for (int game = 0; game < 3; ++game) {
            chess::Position position = positionOf(fen);
            for (int ply = 0; ply < 60; ++ply) {
                checkPosition(position);
                const chess::MoveList moves = position.legalMoves();
                if (moves.empty() || QTest::currentTestFailed())
                    break;
                position.play(moves[random() % moves.size()]);
            }
        }
    }

    void castlingByKingAndByRook()
    {
        const chess::Position position = positionOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        const BoardViewState state = PositionPresenter::present(position, {});
        for (const char* to : {"g1", "h1", "c1", "a1"}) {
            QVERIFY(state.destinations[std::size_t(sq("e1").index())].contains(sq(to)));
            QVERIFY(PositionPresenter::moveFor(position, sq("e1"), sq(to), {})->isCastling());
        }
        QVERIFY(!state.destinations[std::size_t(sq("e1").index())].contains(sq("b1")));
    }

    // The king on f1 may step to g1 or castle there: the step is the step, the rook's square is castling.
    void inChess960AStepIsAStep()
    {
        const chess::Position position = positionOf("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        QVERIFY(!PositionPresenter::moveFor(position, sq("f1"), sq("g1"), {})->isCastling());
        QVERIFY(PositionPresenter::moveFor(position, sq("f1"), sq("h1"), {})->isCastling());
    }

    void aPromotionNeedsTheManChosen()
    {
        const chess::Position position = positionOf("8/4P3/8/8/8/2k5/8/2K5 w - - 0 1");
        QVERIFY(!PositionPresenter::moveFor(position, sq("e7"), sq("e8"), {}));
        QVERIFY(PositionPresenter::moveFor(position, sq("e7"), sq("e8"), chess::PieceType::Knight)
                    ->promotionType() == chess::PieceType::Knight);
        QVERIFY(!PositionPresenter::moveFor(position, sq("e7"), sq("e8"), chess::PieceType::King));
    }

    void whoMayNotMoveHasNowhereToGo()
    {
        PositionPresenter::Extras extras;
        extras.mayMove = {false, true};
        const BoardViewState state = PositionPresenter::present(chess::Position(), extras);
        for (const chess::Bitboard& targets : state.destinations)
            QVERIFY(targets.empty());
    }

    void theLastMoveOfCastlingIsTheKings()
    {
        PositionPresenter::Extras extras;
        extras.lastMove = chess::Move::castling(sq("e1"), sq("h1"));
        const auto shown = PositionPresenter::present(chess::Position(), extras).lastMove;
        QVERIFY(shown == std::pair(sq("e1"), sq("g1")));
        extras.lastMove = chess::Move::null();
        QVERIFY(!PositionPresenter::present(chess::Position(), extras).lastMove);
    }
};

QTEST_APPLESS_MAIN(TestBoardPresenter)
#include "test_board_presenter.moc"
