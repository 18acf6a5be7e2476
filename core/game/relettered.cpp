#include "core/game/relettered.h"

#include <map>

namespace game {

namespace {

// Every text of a game but the tags' names, to be read or changed, in an order that depends on the moves
// alone.
template <typename Change>
void forEachText(record::Record& record, Change change)
{
    record::Tags tags;
    for (record::Tag tag : record.tags().all()) {
        change(tag.value);
        tags.append(std::move(tag));
    }
    record.tags() = std::move(tags);
    std::string before = record.textBeforeTags(), behind = record.textAfterResult(),
                rest = record.unreadTail();
    for (std::string* text : {&before, &behind, &rest})
        change(*text);
    record.setTextBeforeTags(std::move(before));
    record.setTextAfterResult(std::move(behind));
    record.setUnreadTail(std::move(rest));
    for (std::uint32_t id = 0; record.wasEver(record::NodeId(id)); ++id) {
        record::Node& node = record.node(record::NodeId(id));
        for (auto* texts :
             {&node.commentsBefore, &node.commentsAfter, &node.commentsAfterVariation, &node.unreadPieces}) {
            for (std::string& text : *texts)
                change(text);
        }
        change(node.unreadTail);
    }
}

std::vector<std::string> textsOf(record::Record record)
{
    std::vector<std::string> texts;
    forEachText(record, [&texts](const std::string& text) { texts.push_back(text); });
    return texts;
}

} // namespace

record::Record relettered(record::Record record, const record::Record& before, const record::Record& after)
{
    const auto old = textsOf(before), now = textsOf(after);
    if (old.size() != now.size()) // other letters have made another game of it
        return record;
    std::map<std::string, std::string> letters;
    for (std::size_t i = 0; i < old.size(); ++i)
        letters.emplace(old[i], now[i]);
    forEachText(record, [&letters](std::string& text) {
        if (const auto found = letters.find(text); found != letters.end())
            text = found->second;
    });
    return record;
}

} // namespace game
