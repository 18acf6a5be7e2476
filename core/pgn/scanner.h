#pragma once
#include "core/pgn/splitter.h"

#include <functional>

namespace pgn {

// Finds where games begin and end, without reading moves and without I/O: bytes in, games out. Any cut of the
// text into blocks gives the same games, and the same ranges as Reader. Holds no more than the game it is in
// and one block.
class Scanner {
public:
    // A game's range in the whole input and its text, valid only during the call.
    struct Found {
        GameRange range;
        std::string_view text; // the whole game, tags and movetext
    };
    using Sink = std::function<void(const Found&)>;
    explicit Scanner(Sink sink) : m_sink(std::move(sink)) {}
    void feed(std::string_view block);
    // The end of the input: gives out what is left.
    void finish();

private:
    void scanTo(std::size_t end);
    void giveOut();

    Sink m_sink;
    Splitter m_splitter;
    std::vector<GameRange> m_found;
    std::string m_buffer;
    std::size_t m_bufferBegin = 0; // offset of m_buffer in the input
    std::size_t m_scanned = 0;     // bytes of m_buffer that the splitter has seen
};

// The end of the last whole line of the text, given where its unfinished last line begins at the latest: 0
// when there is none. A "\r" at the very end is not yet a line end, as its "\n" may follow.
std::size_t endOfWholeLines(std::string_view text, std::size_t from);

} // namespace pgn
