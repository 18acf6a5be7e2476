#pragma once
#include "core/game/pgn_save.h"

#include <thread>

namespace game {

// Reads what is being written a second time, in a thread of its own: finds out what the new file must hold,
// on which line each piece begins, and whether the source still is what it was when it was read. It shares
// nothing with the writing but the source: handing each block over would cost more than reading it again.
class PieceWatch {
public:
    // `plan` must stay until the end.
    explicit PieceWatch(const SavePlan& plan);
    ~PieceWatch(); // stops
    PieceWatch(const PieceWatch&) = delete;
    PieceWatch& operator=(const PieceWatch&) = delete;

    // Waits for the end.
    struct Findings {
        bool sourceIsAsItWas = false;
        std::uint64_t hash = 0;         // of the new file
        std::vector<std::size_t> lines; // of each piece, from 1
    };
    Findings finish();

private:
    void run();

    const SavePlan& m_plan;
    std::atomic<bool> m_stopped = false;
    Findings m_findings;
    std::thread m_thread; // last: it uses the others
};

} // namespace game
