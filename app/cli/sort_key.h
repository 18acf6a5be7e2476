#pragma once
#include "app/cli/selection.h"

namespace cli {

// What games are sorted by: one part a key, the first counting most.
struct SortKey {
    struct Part {
        bool known = false; // what is unknown comes last
        std::string text;   // compares as the value does
    };
    std::vector<Part> parts;
};

// An order of games, as the user asks for it.
class SortOrder {
public:
    // "white", "date,event" …; the error is a message for the user.
    static tl::expected<SortOrder, std::string> from(const Arguments& arguments);
    bool isAsked() const { return !m_names.empty(); }
    SortKey keyOf(const GameFacts& game) const;
    bool isBefore(const SortKey& a, const SortKey& b) const;

private:
    std::vector<std::string> m_names;
    bool m_descending = false;
};

} // namespace cli
