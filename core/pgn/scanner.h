#pragma once
#include "core/pgn/reader.h"

#include <functional>

namespace pgn {

// Finds where games begin and end and reads their tags, without reading moves and without I/O: bytes in, games out.
// Any cut of the text into blocks gives the same games, and the same ranges as Reader.
class Scanner {
public:
    // A game's range and tags, valid only during the call.
    struct Found {
        GameRange range;
        std::string_view text; // the whole game, tags and movetext
    };
    using Sink = std::function<void(const Found&)>;
    explicit Scanner(Sink sink) : m_sink(std::move(sink)) {}
    void feed(std::string_view block);
    void finish();

private:
    Sink m_sink;
    // To be filled in.
};

} // namespace pgn
