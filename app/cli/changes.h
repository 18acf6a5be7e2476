#pragma once
#include "app/cli/arguments.h"
#include "core/opening/opening_book.h"
#include "core/record/record.h"

#include <memory>

namespace cli {

// What is to be changed in each game.
class Changes {
public:
    static std::span<const Option> options();
    // The error is a message for the user.
    static tl::expected<Changes, std::string> from(const Arguments& arguments);
    // Only tags and what follows from the moves, so that a game may turn out to be right as it is?
    bool leavesMovesAlone() const;
    void apply(record::Record& record) const;

private:
    enum class Eco { Leave, WhereMissing, Always };

    void changeTags(record::Record& record) const;
    void nameOpening(record::Record& record) const;
    void stripComments(record::Record& record) const;
    std::string stripped(const std::string& comment) const;

    bool m_comments = true, m_commands = true, m_clocks = true, m_nags = true, m_variations = true;
    bool m_rosterOnly = false;
    std::vector<record::Tag> m_tags;
    std::vector<std::string> m_removedTags;
    Eco m_eco = Eco::Leave;
    std::shared_ptr<const opening::OpeningBook> m_book; // when names are asked for
};

} // namespace cli
