#include "core/game/match.h"

#include <QRandomGenerator>

namespace game {

int Match::randomLot(int n)
{
    return QRandomGenerator::global()->bounded(n);
}

Match::Match(Terms terms, Lot lot) : m_terms(std::move(terms)), m_lot(std::move(lot))
{
    m_white = m_terms.firstWhite == FirstWhite::Lot       ? m_lot(2)
              : m_terms.firstWhite == FirstWhite::Player1 ? 1
                                                          : 0;
    m_firstWhite = m_white;
    prepareGame();
}

Match::Match(State state, Lot lot)
    : m_terms(std::move(state.terms)),
      m_lot(std::move(lot)),
      m_white(state.white),
      m_firstWhite(state.firstWhite),
      m_played(std::move(state.played))
{
    nameGame();
    m_game.start = state.start;
}

void Match::prepareGame()
{
    nameGame();
    if (m_game.chess960 && m_terms.newArrayEachGame)
        m_game.start = *chess::Position::fromSetup(chess::PositionSetup::chess960Array(m_lot(960)));
}

void Match::nameGame()
{
    m_game = m_terms.game;
    for (const chess::Color color : chess::AllColors)
        m_game.players[std::size_t(chess::index(color))] = m_terms.players[std::size_t(playerOf(color))];
    m_game.round = QString::number(round());
}

int Match::drawWhite() const
{
    switch (m_terms.nextWhite) {
    case NextWhite::Alternating:
        return 1 - m_white;
    case NextWhite::Lot:
        return m_lot(2);
    case NextWhite::Same:
        break;
    }
    return m_white;
}

void Match::gameEnded(chess::Outcome outcome)
{
    if (outcome.result == chess::Result::Unfinished)
        return;
    m_played.push_back({m_white, outcome});
    m_white = drawWhite();
    prepareGame();
}

int Match::halfPoints(int player) const
{
    int points = 0;
    for (const Played& game : m_played) {
        const chess::Color color = game.white == player ? chess::Color::White : chess::Color::Black;
        if (game.outcome.result == chess::Result::Draw)
            points += 1;
        else if (game.outcome.result == chess::winFor(color))
            points += 2;
    }
    return points;
}

std::optional<int> Match::decidedFor() const
{
    const int left = m_terms.games - int(m_played.size());
    for (const int player : {0, 1})
        if (m_terms.games > 0 && halfPoints(player) > halfPoints(1 - player) + 2 * left)
            return player;
    return std::nullopt;
}

Match Match::rematch() const
{
    Terms terms = m_terms;
    terms.firstWhite = m_firstWhite == 0 ? FirstWhite::Player1 : FirstWhite::Player0;
    return Match(std::move(terms), m_lot);
}

std::optional<int> chess960Number(const chess::Position& start)
{
    for (int number = 0; number < 960; ++number)
        if (*chess::Position::fromSetup(chess::PositionSetup::chess960Array(number)) == start)
            return number;
    return std::nullopt;
}

} // namespace game
