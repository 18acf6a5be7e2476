#pragma once
#include "core/game/pgn_file.h"

#include <chrono>
#include <set>

namespace game {

// Games of a file that are there more than once: the same moves and the same Seven Tag Roster, read without
// regard to case, accents and spacing. Only a game that adds nothing to the first one (the same notes, or
// none, and no tag that the first does not have) is a double that can go.
struct Doubles {
    std::vector<std::vector<std::size_t>> groups; // the first row of each stays
    std::size_t withOtherNotes = 0;               // the same game, but with notes or tags of its own

    std::size_t count() const;
    std::vector<std::size_t> rows() const; // those that can go, ascending
};

// Looks for them piece by piece, so that whoever waits can do other things meanwhile. The file must not
// change before it is done.
class DoubleSearch {
public:
    explicit DoubleSearch(const PgnFile& file);
    // Goes on for about that long; true when all is done.
    bool step(std::chrono::milliseconds budget);
    double progress() const; // 0 to 1
    const Doubles& found() const { return m_found; }

private:
    struct Candidate {
        std::uint32_t row = 0;
        std::uint32_t bucket = 0; // rows of different buckets cannot be doubles
    };
    struct Text {
        std::size_t row = 0;
        std::string game;                                   // what makes it the same game
        std::string notes;                                  // everything beside the main line
        std::set<std::pair<std::string, std::string>> tags; // names and values, without the roster
        bool addsNothingTo(const Text& first) const;
    };
    void readOne();
    void closeBucket();

    const PgnFile& m_file;
    std::vector<Candidate> m_candidates;
    std::size_t m_next = 0;
    std::vector<Text> m_bucket;
    Doubles m_found;
};

} // namespace game
