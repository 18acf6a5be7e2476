#include "core/record/tag_form.h"

#include "core/record/tags.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace record {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// A number, or `unknown` for question marks.
std::optional<int> numberOr(std::string_view field, int unknown)
{
    if (field.find_first_not_of('?') == std::string_view::npos)
        return unknown;
    if (!std::all_of(field.begin(), field.end(), isDigit))
        return std::nullopt;
    int number = 0;
    for (const char c : field)
        number = 10 * number + (c - '0');
    return number;
}

} // namespace

bool isTagName(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
    });
}

bool isRosterTag(std::string_view name)
{
    return std::find(SevenTagRoster.begin(), SevenTagRoster.end(), name) != SevenTagRoster.end();
}

bool isTagDate(std::string_view text)
{
    if (text.empty() || text == "?")
        return true;
    if (text.size() != 10 || text[4] != '.' || text[7] != '.')
        return false;
    const auto year = numberOr(text.substr(0, 4), 2000); // which has a 29th of February
    const auto month = numberOr(text.substr(5, 2), 1), day = numberOr(text.substr(8, 2), 1);
    if (!year || !month || !day || *year == 0)
        return false;
    using namespace std::chrono;
    return year_month_day(std::chrono::year(*year), std::chrono::month(unsigned(*month)),
                          std::chrono::day(unsigned(*day)))
        .ok();
}

} // namespace record
