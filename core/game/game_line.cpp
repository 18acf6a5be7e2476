#include "core/game/game_line.h"

namespace game {

GameLine::GameLine(const chess::Position& start) : m_positions{start}, m_keys{start.key()} {}

void GameLine::push(chess::Move legal)
{
    m_positions.push_back(position().after(legal));
    m_keys.push_back(position().key());
    m_moves.push_back(legal);
}

void GameLine::pop()
{
    m_positions.pop_back();
    m_keys.pop_back();
    m_moves.pop_back();
}

chess::Claims GameLine::claims(std::optional<chess::Move> declared) const
{
    return declared ? chess::claimsWithMove(position(), m_keys, *declared)
                    : chess::claimsNow(position(), m_keys);
}

GameLine::Basis GameLine::basis(std::optional<chess::Move> declared) const
{
    GameLine line = *this;
    if (declared)
        line.push(*declared);
    Basis basis;
    for (int ply = 0; ply <= line.plies(); ++ply)
        if (line.m_keys[std::size_t(ply)] == line.m_keys.back())
            basis.equalPlies.push_back(ply);
    basis.quietHalfmoves = line.position().halfmoveClock();
    if (const int ply = line.plies() - basis.quietHalfmoves; ply > 0)
        basis.lastIrreversible = ply;
    return basis;
}

} // namespace game
