#pragma once
#include "core/game/game_session.h"
#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QSignalSpy>
#include <QtTest>

#include <sstream>

namespace support {

inline constexpr chess::Color White = chess::Color::White;
inline constexpr chess::Color Black = chess::Color::Black;
using Refusal = game::GameSession::Refusal;
using chess::EndReason;
using chess::Result;

inline chess::Position positionOf(const char* fen)
{
    const auto position = notation::positionFromFen(fen);
    if (!position)
        qFatal("bad FEN in a test: %s", fen);
    return *position;
}

inline chess::Square square(const char* name)
{
    return *chess::Square::fromName(name);
}

// A session with a time that the test moves.
struct SessionTable {
    SessionTable() : session(game, [this] { return now; }) {}

    void start(const game::TimeControl& control, game::HouseRules rules = {},
               const chess::Position& position = chess::Position())
    {
        game::GameSetup setup;
        setup.players = {game::Player{"Anna"}, game::Player{"Bert"}};
        setup.control = control;
        setup.rules = rules;
        setup.start = position;
        setup.date = QDate(2024, 2, 29);
        session.start(setup);
    }
    chess::Move move(const std::string& san) const
    {
        const auto parsed = notation::parseSan(session.position(), san);
        if (!parsed)
            qFatal("bad move in a test: %s", san.c_str());
        return *parsed;
    }
    // Submits the move after some thought.
    Refusal submit(const std::string& san, game::Milliseconds thought = game::Milliseconds(0))
    {
        now += thought;
        return session.submitMove(move(san), now);
    }
    // Moves in a row, without numbers; stops at the first refusal.
    Refusal play(const std::string& moves, game::Milliseconds thoughtEach = game::Milliseconds(0))
    {
        std::istringstream words(moves);
        for (std::string san; words >> san;)
            if (const Refusal r = submit(san, thoughtEach); r != Refusal::None)
                return r;
        return Refusal::None;
    }
    game::Milliseconds left(chess::Color side) const { return session.face(side).remaining; }
    std::string tag(const char* name) const { return std::string(game.record().tags().value(name)); }
    std::string comment(record::NodeId node) const
    {
        const auto& comments = game.record().node(node).commentsAfter;
        return comments.empty() ? std::string() : comments.front();
    }
    std::string tipComment() const { return comment(session.tip()); }

    game::TimePoint now{5000000};
    game::Game game;
    game::GameSession session;
};

} // namespace support
