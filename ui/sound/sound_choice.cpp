#include "ui/sound/sound_choice.h"

namespace ui {

static bool isCapture(const chess::Position& before, chess::Move move)
{
    // Castling is stored as the king taking its own rook.
    if (move.isNull() || move.isCastling())
        return false;
    return move.kind() == chess::MoveKind::EnPassant || before.pieceAt(move.to()).has_value();
}

Sound soundOfMove(const chess::Position& before, chess::Move move, bool gameOver)
{
    if (gameOver)
        return Sound::End;
    if (before.after(move).isCheck())
        return Sound::Check;
    return isCapture(before, move) ? Sound::Capture : Sound::Move;
}

bool LowTimeAlarm::ringsAt(chess::Color side, std::chrono::milliseconds remaining)
{
    bool& armed = m_armed[std::size_t(index(side))];
    if (remaining > m_limit + m_limit / 2)
        armed = true;
    const bool rings = armed && remaining <= m_limit && remaining.count() > 0;
    if (rings)
        armed = false;
    return rings;
}

} // namespace ui
