#pragma once
#include "app/cli/run.h"

#include <chrono>

namespace cli {

// "games.pgn: 45 %, 12345 games" in the last line of a terminal, for as long as the object lives. Nothing
// when the errors go elsewhere.
class Progress {
public:
    Progress(const Streams& streams, bool quiet, std::string name, std::size_t bytes);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { clear(); }
    void moveTo(std::size_t byte, std::size_t games);
    // Before anything else is written, which may go to the same terminal.
    void clear();

private:
    const Streams& m_streams;
    bool m_isShown = false; // is there something to clear?
    bool m_isOn;
    std::string m_name;
    std::size_t m_bytes;
    std::chrono::steady_clock::time_point m_next;
};

} // namespace cli
