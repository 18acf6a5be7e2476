#pragma once
#include "tests/unit/notation/san_oracle.h"

#include <gtest/gtest.h>
#include <set>

// What must be so of the notation of every position.
namespace support {

inline void expectRead(const chess::Position& p, const std::string& text, chess::Move m,
                       const notation::PieceLetters& letters = notation::englishLetters())
{
    const auto read = notation::parseSan(p, text, letters);
    ASSERT_TRUE(read) << text << " in " << letters.language;
    ASSERT_EQ(*read, m) << text << " in " << letters.language;
}

// parse(write(m)) = m in every style and these languages, and no two moves are written alike.
inline void checkEveryMove(const chess::Position& p,
                           std::span<const notation::PieceLetters> languages = notation::allPieceLetters())
{
    std::set<std::string> written;
    for (const chess::Move m : p.legalMoves()) {
        ASSERT_EQ(notation::toSan(p, m), slowSan(p, m));
        ASSERT_TRUE(written.insert(notation::toSan(p, m)).second);
        for (const bool longForm : {false, true})
            for (const notation::PieceLetters& letters : languages)
                expectRead(p, notation::toSan(p, m, {&letters, longForm, true, true}), m, letters);
        for (const std::string& way : waysToWrite(p, m))
            expectRead(p, way, m);
        ASSERT_EQ(notation::parseUci(p, notation::toUci(m, true)), m);
    }
}

// Letter and square without origin: the move when it is the only one, Ambiguous when there are more, Illegal
// with a reason when there is none.
inline void checkNothingIsGuessed(const chess::Position& p)
{
    for (int type = 1; type < 6; ++type)
        for (int s = 0; s < 64; ++s) {
            const chess::Square to(s);
            const auto moves = legalTo(p, chess::PieceType(type), to);
            const auto read = notation::parseSan(p, "PNBRQK"[type] + to.name());
            if (moves.size() == 1) {
                ASSERT_TRUE(read);
                ASSERT_EQ(*read, moves.front());
                continue;
            }
            ASSERT_FALSE(read);
            const auto fault = moves.empty() ? notation::MoveFault::Illegal : notation::MoveFault::Ambiguous;
            ASSERT_EQ(read.error().fault, fault);
            const bool hasMan = p.pieces(p.sideToMove(), chess::PieceType(type)).any();
            const bool hasReason = read.error().reason != chess::IllegalReason::None;
            ASSERT_EQ(hasReason, moves.empty() && hasMan) << to.name() << ' ' << type;
        }
}

} // namespace support
