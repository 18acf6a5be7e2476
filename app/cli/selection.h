#pragma once
#include "app/cli/arguments.h"
#include "core/chess/outcome.h"
#include "core/record/tags.h"

namespace cli {

// What a game is chosen by.
struct GameFacts {
    std::size_t number = 0; // in its file, from 1
    const record::Tags& tags;
    chess::Result result;
    int plies = 0;       // of the main line
    bool faulty = false; // a part of it could not be read
};

// Which games are meant. Options of different names must all hold; of several of one name, any.
class Selection {
public:
    static std::span<const Option> options();
    // The error is a message for the user.
    static tl::expected<Selection, std::string> from(const Arguments& arguments);
    bool accepts(const GameFacts& game) const;

private:
    struct Range {
        std::size_t first = 0;
        std::size_t last = 0;
    };
    struct TagText {
        std::vector<std::string_view> tags; // any of them …
        std::vector<std::string> texts;     // … contains any of these, folded
    };
    struct NamedText {
        std::string tag;
        std::string text;
    };
    struct EcoRange {
        std::string first, last; // of the same length
    };
    bool acceptsTexts(const record::Tags& tags) const;
    bool acceptsDate(const record::Tags& tags) const;
    bool acceptsElo(const record::Tags& tags) const;
    bool acceptsEco(const record::Tags& tags) const;

    tl::expected<void, std::string> readNumbers(const Arguments& arguments);
    tl::expected<void, std::string> readTexts(const Arguments& arguments);
    tl::expected<void, std::string> readResults(const Arguments& arguments);
    tl::expected<void, std::string> readEco(const Arguments& arguments);
    tl::expected<void, std::string> readDates(const Arguments& arguments);
    tl::expected<void, std::string> readLimits(const Arguments& arguments);

    std::vector<Range> m_numbers;
    std::vector<TagText> m_texts;
    std::vector<NamedText> m_tags; // by --tag, all of them
    std::vector<chess::Result> m_results;
    std::vector<EcoRange> m_eco;
    std::uint32_t m_since = 0, m_until = 0; // yyyymmdd; 0: not asked
    std::size_t m_minElo = 0, m_maxElo = 0; // 0: not asked
    std::size_t m_minMoves = 0, m_maxMoves = 0;
    std::optional<bool> m_faulty;
};

} // namespace cli
