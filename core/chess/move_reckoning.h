#pragma once
#include "core/chess/helpmate_guess.h"

namespace chess {

// What HelpmateGuess will say after each move of a position, reckoned without playing it: near enough to tell
// which move to play first.
class MoveReckoning {
public:
    // value: what `guess` said of the position.
    MoveReckoning(const HelpmateGuess& guess, const Position& p, int value);

    struct Reckoned {
        int guess;
        bool mayMate; // checks with the king's flights guarded; not what needs a pin or a line just opened
    };
    Reckoned operator()(Move m);

    // A position that looks so much farther than was reckoned is not yet worth looking into.
    static int slack(Force force) { return weightsFor(force).slack; }

private:
    // Found by trial, as those of HelpmateGuess; for what the winner has left.
    struct Weights {
        // The winner's moves: what is gained or lost by one, or by each step.
        int promotion;
        int pawnTaken;
        int pieceTaken;
        int kingStep;
        int pawnMove;
        int pieceStep;
        // The loser's.
        int manLost;
        int kingMove;
        int otherMove;
        int leavesKing;
        int joinsKing;
        int losersPromotion;
        int slack;
    };
    static const Weights& weightsFor(Force force);

    void findGuards();
    void setMover(Square from);
    Reckoned winnersMove(Move m);
    Reckoned losersMove(Move m) const;

    const HelpmateGuess& m_guess;
    const Position& m_position;
    const Force m_force;
    const Weights& m_weights;
    const int m_value;
    const Color m_winner;
    const Square m_losersKing;
    const Bitboard m_losers;
    const Bitboard m_around; // the loser's king
    const Bitboard m_inWay;  // it does not shield the squares behind it
    int m_place = 0;
    // Squares around the loser's king that one, and that several of the winner's men attack.
    Bitboard m_once;
    Bitboard m_twice;
    // The man whose moves are being reckoned: what stays attacked when it has left, what counts for any of
    // its moves, and what counts for each step from the king, down to the nearest that helps.
    std::optional<Square> m_from;
    Piece m_mover;
    Bitboard m_kept;
    int m_base = 0;
    int m_perStep = 0;
    int m_nearest = 0;
};

} // namespace chess
