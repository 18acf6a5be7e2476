#include "core/record/tags.h"

#include <algorithm>

namespace record {

namespace {

// The place in the Seven Tag Roster; its size for any other tag.
std::size_t rosterPlace(std::string_view name)
{
    return std::size_t(std::find(SevenTagRoster.begin(), SevenTagRoster.end(), name) -
                       SevenTagRoster.begin());
}

auto named(std::string_view name)
{
    return [name](const Tag& tag) { return tag.name == name; };
}

} // namespace

bool isStartTag(std::string_view name)
{
    return name == "FEN" || name == "SetUp" || name == "Variant";
}

std::string_view Tags::value(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), named(name));
    return found == m_tags.end() ? std::string_view() : std::string_view(found->value);
}

bool Tags::has(std::string_view name) const
{
    return std::any_of(m_tags.begin(), m_tags.end(), named(name));
}

void Tags::set(std::string_view name, std::string_view value)
{
    if (const auto found = std::find_if(m_tags.begin(), m_tags.end(), named(name)); found != m_tags.end()) {
        found->value = value;
        return;
    }
    const std::size_t place = rosterPlace(name);
    const auto before = place == SevenTagRoster.size()
                            ? m_tags.end()
                            : std::find_if(m_tags.begin(), m_tags.end(),
                                           [place](const Tag& tag) { return rosterPlace(tag.name) > place; });
    m_tags.insert(before, Tag{std::string(name), std::string(value)});
}

void Tags::remove(std::string_view name)
{
    std::erase_if(m_tags, named(name));
}

} // namespace record
