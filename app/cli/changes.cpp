#include "app/cli/changes.h"

#include "app/cli/openings.h"
#include "core/pgn/result_text.h"
#include "core/record/comment.h"
#include "core/record/tag_form.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace cli {

using record::NodeId;

namespace {

constexpr Option Options[] = {
    {"--no-comments", 0, "", "leave out comments, clock times and all other commands in them included"},
    {"--no-commands", 0, "",
     "leave out the commands in comments (%clk, %eval, %cal …), and keep what they say"},
    {"--no-clocks", 0, "", "leave out clock times (%clk, %emt, %egt, %mct)"},
    {"--no-nags", 0, "", "leave out signs (!, ?, $14)"},
    {"--no-variations", 0, "", "leave out variations"},
    {"--tags", 0, "all|roster",
     "keep all tags, or only the Seven Tag Roster and what the start position needs"},
    {"--set-tag", 0, "NAME=VALUE", "set a tag in every game; may be given several times"},
    {"--remove-tag", 0, "NAME", "remove a tag from every game; may be given several times"},
    {"--add-eco", 0, "", "add the tags ECO and Opening where they are missing and the moves have a name"},
    {"--replace-eco", 0, "", "set the tags ECO and Opening by the moves in every game that has a name"},
};

tl::expected<record::Tag, std::string> tagFrom(const std::string& text)
{
    const std::size_t equals = std::min(text.find('='), text.size());
    record::Tag tag{text.substr(0, equals), text.substr(std::min(equals + 1, text.size()))};
    if (equals == text.size() || !record::isTagName(tag.name))
        return tl::unexpected(fmt::format("--set-tag \"{}\": expected NAME=VALUE", text));
    if (record::isStartTag(tag.name))
        return tl::unexpected(
            fmt::format("--set-tag: the moves of a game depend on its {}, which cannot be set", tag.name));
    if (tag.name == "Result" && !pgn::resultFromText(tag.value))
        return tl::unexpected(fmt::format("--set-tag \"{}\": expected 1-0, 0-1, 1/2-1/2 or *", text));
    return tag;
}

// Comments that had nothing else go; those that were empty before stay.
void strip(std::vector<std::string>& comments,
           const std::function<std::string(const std::string&)>& strippedOf)
{
    std::vector<std::string> kept;
    for (std::string& comment : comments) {
        std::string rest = strippedOf(comment);
        if (!rest.empty() || rest == comment)
            kept.push_back(std::move(rest));
    }
    comments = std::move(kept);
}

} // namespace

std::span<const Option> Changes::options()
{
    return Options;
}

tl::expected<Changes, std::string> Changes::from(const Arguments& arguments)
{
    Changes changes;
    changes.m_comments = !arguments.has("--no-comments");
    changes.m_commands = !arguments.has("--no-commands");
    changes.m_clocks = !arguments.has("--no-clocks");
    changes.m_nags = !arguments.has("--no-nags");
    changes.m_variations = !arguments.has("--no-variations");
    const std::string tags = arguments.value("--tags").value_or("all");
    if (tags != "all" && tags != "roster")
        return tl::unexpected(fmt::format("--tags \"{}\": expected all or roster", tags));
    changes.m_rosterOnly = tags == "roster";
    for (const std::string& text : arguments.values("--set-tag")) {
        auto tag = tagFrom(text);
        if (!tag)
            return tl::unexpected(tag.error());
        changes.m_tags.push_back(std::move(*tag));
    }
    for (const std::string& name : arguments.values("--remove-tag")) {
        if (record::isStartTag(name))
            return tl::unexpected(
                fmt::format("--remove-tag: the moves of a game depend on its {}, which must stay", name));
        changes.m_removedTags.push_back(name);
    }
    if (arguments.has("--replace-eco"))
        changes.m_eco = Eco::Always;
    else if (arguments.has("--add-eco"))
        changes.m_eco = Eco::WhereMissing;
    if (changes.m_eco != Eco::Leave)
        changes.m_book = loadOpenings();
    return changes;
}

bool Changes::leavesMovesAlone() const
{
    return m_comments && m_commands && m_clocks && m_nags && m_variations;
}

void Changes::apply(record::Record& record) const
{
    changeTags(record);
    nameOpening(record);
    stripComments(record);
    for (NodeId id = NodeId::Root; record.wasEver(id); id = NodeId(std::uint32_t(id) + 1)) {
        record::Node& node = record.node(id);
        if (!m_nags)
            node.nags.clear();
        if (!m_variations && node.children.size() > 1)
            node.children.erase(node.children.begin() + 1, node.children.end());
        if (!m_variations)
            std::erase_if(node.unreadPieces, [](const std::string& piece) { return piece.starts_with('('); });
    }
}

void Changes::changeTags(record::Record& record) const
{
    record::Tags& tags = record.tags();
    if (m_rosterOnly) {
        record::Tags kept;
        for (const record::Tag& tag : tags.all()) {
            if (record::isRosterTag(tag.name) || record::isStartTag(tag.name))
                kept.append(tag);
        }
        tags = std::move(kept);
    }
    for (const std::string& name : m_removedTags)
        tags.remove(name);
    for (const record::Tag& tag : m_tags) {
        tags.set(tag.name, tag.value);
        if (tag.name == "Result")
            record.setResult(*pgn::resultFromText(tag.value));
    }
}

void Changes::nameOpening(record::Record& record) const
{
    if (m_eco == Eco::Leave)
        return;
    const opening::Opening* opening = m_book->lastOn(record.keysTo(record.endOfLine(NodeId::Root)));
    if (opening == nullptr)
        return;
    const auto set = [&](std::string_view name, const std::string& value) {
        const std::string_view old = record.tags().value(name);
        if (m_eco == Eco::Always || old.empty() || old == "?")
            record.tags().set(name, value);
    };
    set("ECO", opening->eco);
    set("Opening", opening->name);
}

void Changes::stripComments(record::Record& record) const
{
    if (m_comments && m_commands && m_clocks)
        return;
    for (NodeId id = NodeId::Root; record.wasEver(id); id = NodeId(std::uint32_t(id) + 1)) {
        record::Node& node = record.node(id);
        for (auto* comments : {&node.commentsBefore, &node.commentsAfter, &node.commentsAfterVariation}) {
            if (m_comments)
                strip(*comments, [this](const std::string& comment) { return stripped(comment); });
            else
                comments->clear();
        }
    }
    if (!m_comments) {
        record.setTextBeforeTags({});
        record.setTextAfterResult({});
    }
}

std::string Changes::stripped(const std::string& comment) const
{
    if (!m_commands)
        return record::commandsOf(comment).empty() ? comment : record::proseOf(comment);
    std::string rest = comment;
    for (const record::Command& command : record::commandsOf(comment)) {
        if (command.name == "clk" || command.name == "emt" || command.name == "egt" || command.name == "mct")
            rest = record::withCommand(rest, command.name, {});
    }
    return rest;
}

} // namespace cli
