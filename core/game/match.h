#pragma once
#include "core/chess/outcome.h"
#include "core/game/game_setup.h"

#include <functional>
#include <vector>

namespace game {

// A series of games between two people: who has White, which round it is, how it stands (R28). A plain value;
// it plays nothing. Players are 0 and 1, whatever their colours.
class Match {
public:
    enum class FirstWhite : std::uint8_t { Player0, Player1, Lot };
    enum class NextWhite : std::uint8_t { Alternating, Lot, Same };
    struct Terms {
        std::array<Player, 2> players;
        FirstWhite firstWhite = FirstWhite::Player0;
        NextWhite nextWhite = NextWhite::Alternating;
        int games = 0; // 0: as many as they like
        // What every game begins with; its players and round are set by the match.
        GameSetup game;
        bool newArrayEachGame = false; // Chess960: drawn by lot for each game
    };
    // A number from 0 to n − 1 by lot.
    using Lot = std::function<int(int n)>;
    static int randomLot(int n);

    struct Played {
        int white = 0; // which player
        chess::Outcome outcome;
    };

    explicit Match(Terms terms, Lot lot = randomLot);
    // How far a match has come, so that it can be gone on with after the program was killed.
    struct State {
        Terms terms;
        int firstWhite = 0;
        int white = 0; // in the game to be played now
        std::vector<Played> played;
        chess::Position start; // of the game to be played now
    };
    State state() const { return {m_terms, m_firstWhite, m_white, m_played, m_game.start}; }
    explicit Match(State state, Lot lot = randomLot);

    const Terms& terms() const { return m_terms; }
    // The game to be played now, with its round; the same until gameEnded() is told.
    const GameSetup& game() const { return m_game; }
    int round() const { return int(m_played.size()) + 1; }
    // Which player has that colour in game().
    int playerOf(chess::Color color) const { return color == chess::Color::White ? m_white : 1 - m_white; }
    // A game without a result (abandoned) does not count: its round is played again, with the same colours.
    void gameEnded(chess::Outcome outcome);
    const std::vector<Played>& played() const { return m_played; }
    // In half points: a win is 2, a draw 1.
    int halfPoints(int player) const;
    // All games are played.
    bool isOver() const { return m_terms.games > 0 && int(m_played.size()) >= m_terms.games; }
    // The player that the other cannot catch any more, though games may be left.
    std::optional<int> decidedFor() const;
    // The same players and terms again; the one who had Black in the first game begins with White.
    Match rematch() const;

private:
    void prepareGame();
    void nameGame();
    int drawWhite() const;

    Terms m_terms;
    Lot m_lot;
    int m_white = 0;
    int m_firstWhite = 0;
    GameSetup m_game;
    std::vector<Played> m_played;
};

// Scharnagl's number of a Chess960 array that nobody has moved in, White to move; nothing for other
// positions.
std::optional<int> chess960Number(const chess::Position& start);

} // namespace game
