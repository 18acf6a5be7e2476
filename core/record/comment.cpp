#include "core/record/comment.h"

#include "core/notation/text.h"

#include <charconv>
#include <fmt/format.h>

namespace record {

namespace {

using notation::trimmed;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// Where a command stands in a comment: bytes [begin, end) with its brackets.
struct Found {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view name;
    std::string_view value;
};

// Every whole "[%name value]". A "[%" that is never closed is prose.
std::vector<Found> findCommands(std::string_view comment)
{
    std::vector<Found> commands;
    std::size_t begin = comment.find("[%");
    while (begin != std::string_view::npos) {
        const std::size_t close = comment.find(']', begin);
        if (close == std::string_view::npos)
            break;
        const std::string_view inside = comment.substr(begin + 2, close - begin - 2);
        std::size_t nameEnd = 0;
        while (nameEnd < inside.size() && !isSpace(inside[nameEnd]))
            ++nameEnd;
        commands.push_back({begin, close + 1, inside.substr(0, nameEnd), trimmed(inside.substr(nameEnd))});
        begin = comment.find("[%", close);
    }
    return commands;
}

std::string commandText(std::string_view name, std::string_view value)
{
    return value.empty() ? fmt::format("[%{}]", name) : fmt::format("[%{} {}]", name, value);
}

// Appends what follows a cut so that one space, not two and not none, is left where white space stood on
// either side.
void joinAtCut(std::string& left, std::string_view right)
{
    const bool spaceLeft = !left.empty() && isSpace(left.back());
    const bool spaceRight = !right.empty() && isSpace(right.front());
    if (spaceLeft && spaceRight)
        right.remove_prefix(1);
    left += right;
}

std::string withoutCommands(std::string_view comment, std::optional<std::string_view> onlyThisName)
{
    std::string rest;
    std::size_t kept = 0;
    for (const Found& found : findCommands(comment)) {
        if (onlyThisName && found.name != *onlyThisName)
            continue;
        joinAtCut(rest, comment.substr(kept, found.begin - kept));
        kept = found.end;
    }
    joinAtCut(rest, comment.substr(kept));
    return rest;
}

} // namespace

std::vector<Command> commandsOf(std::string_view comment)
{
    std::vector<Command> commands;
    for (const Found& found : findCommands(comment))
        commands.push_back({std::string(found.name), std::string(found.value)});
    return commands;
}

std::string proseOf(std::string_view comment)
{
    return std::string(trimmed(withoutCommands(comment, std::nullopt)));
}

std::string withProse(std::string_view comment, std::string_view prose)
{
    std::string result;
    for (const Found& found : findCommands(comment)) {
        if (!result.empty())
            result += ' ';
        result += comment.substr(found.begin, found.end - found.begin);
    }
    if (!result.empty() && !prose.empty())
        result += ' ';
    return result += prose;
}

std::string withCommand(std::string_view comment, std::string_view name, std::string_view value)
{
    if (value.empty())
        return std::string(trimmed(withoutCommands(comment, name)));
    std::size_t lastEnd = 0;
    for (const Found& found : findCommands(comment)) {
        if (found.name == name) {
            const std::string behind = withoutCommands(comment.substr(found.end), name);
            return fmt::format("{}{}{}", comment.substr(0, found.begin), commandText(name, value), behind);
        }
        lastEnd = found.end;
    }
    const std::string_view before = comment.substr(0, lastEnd);
    const std::string_view after = comment.substr(lastEnd);
    return fmt::format("{}{}{}{}{}", before, before.empty() ? "" : " ", commandText(name, value),
                       after.empty() || isSpace(after.front()) ? "" : " ", after);
}

namespace {

constexpr std::string_view ColorLetters = "GRYBOC"; // in the order of MarkColor

std::optional<MarkColor> colorFromLetter(char c)
{
    const std::size_t at = ColorLetters.find(c);
    return at == std::string_view::npos ? std::nullopt : std::optional(MarkColor(at));
}

template <class Use>
void forEachItem(std::string_view list, Use use)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        use(trimmed(list.substr(0, comma)));
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
}

void addSquare(Markup& markup, std::string_view item)
{
    if (item.size() != 3)
        return;
    const auto color = colorFromLetter(item[0]);
    const auto square = chess::Square::fromName(item.substr(1));
    if (color && square)
        markup.squares.push_back({*square, *color});
}

void addArrow(Markup& markup, std::string_view item)
{
    if (item.size() != 5)
        return;
    const auto color = colorFromLetter(item[0]);
    const auto from = chess::Square::fromName(item.substr(1, 2));
    const auto to = chess::Square::fromName(item.substr(3));
    if (color && from && to)
        markup.arrows.push_back({*from, *to, *color});
}

void appendItem(std::string& list, MarkColor color, const std::string& squares)
{
    if (!list.empty())
        list += ',';
    list += ColorLetters[std::size_t(color)];
    list += squares;
}

} // namespace

Markup markupOf(std::string_view comment)
{
    Markup markup;
    for (const Found& found : findCommands(comment)) {
        if (found.name == "csl")
            forEachItem(found.value, [&](std::string_view item) { addSquare(markup, item); });
        else if (found.name == "cal")
            forEachItem(found.value, [&](std::string_view item) { addArrow(markup, item); });
    }
    return markup;
}

std::string withMarkup(std::string_view comment, const Markup& markup)
{
    std::string squares, arrows;
    for (const SquareMark& mark : markup.squares)
        appendItem(squares, mark.color, mark.square.name());
    for (const Arrow& arrow : markup.arrows)
        appendItem(arrows, arrow.color, arrow.from.name() + arrow.to.name());
    return withCommand(withCommand(comment, "csl", squares), "cal", arrows);
}

namespace {

// A number of digits only, small enough for any sum of clock times.
std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty() || text[0] == '-' ||
        text.size() > 9)
        return std::nullopt;
    return value;
}

// "12.345" or "12,3" in milliseconds; digits beyond the third are cut off.
std::optional<std::int64_t> secondsInMilliseconds(std::string_view text)
{
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    const auto whole = wholeNumber(text.substr(0, point));
    if (!whole)
        return std::nullopt;
    std::int64_t fraction = 0;
    if (point < text.size()) {
        std::string digits(text.substr(point + 1, 3));
        const bool onlyDigits = text.find_first_not_of("0123456789", point + 1) == std::string_view::npos;
        digits.resize(3, '0');
        const auto value = wholeNumber(digits);
        if (!onlyDigits || !value)
            return std::nullopt;
        fraction = *value;
    }
    return *whole * 1000 + fraction;
}

} // namespace

std::optional<std::chrono::milliseconds> parseClock(std::string_view value)
{
    value = trimmed(value);
    const std::size_t lastColon = value.rfind(':');
    const auto seconds = secondsInMilliseconds(lastColon == value.npos ? value : value.substr(lastColon + 1));
    if (!seconds)
        return std::nullopt;
    std::int64_t minutes = 0;
    if (lastColon != value.npos) {
        const std::string_view front = value.substr(0, lastColon);
        const std::size_t colon = front.find(':');
        const auto hourPart =
            colon == front.npos ? std::optional<std::int64_t>(0) : wholeNumber(front.substr(0, colon));
        const auto minutePart = wholeNumber(colon == front.npos ? front : front.substr(colon + 1));
        if (!hourPart || !minutePart)
            return std::nullopt;
        minutes = *hourPart * 60 + *minutePart;
    }
    return std::chrono::milliseconds(minutes * 60'000 + *seconds);
}

std::string formatClock(std::chrono::milliseconds time)
{
    const std::int64_t ms = std::max<std::int64_t>(time.count(), 0);
    const std::int64_t tenths = ms / 100 % 10;
    std::string text = fmt::format("{}:{:02}:{:02}", ms / 3'600'000, ms / 60'000 % 60, ms / 1000 % 60);
    if (tenths != 0)
        text += fmt::format(".{}", tenths);
    return text;
}

namespace {

std::optional<std::chrono::milliseconds> timeCommand(std::string_view comment, std::string_view name)
{
    for (const Found& found : findCommands(comment)) {
        if (found.name == name)
            return parseClock(found.value);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> clockOf(std::string_view comment)
{
    return timeCommand(comment, "clk");
}
std::optional<std::chrono::milliseconds> elapsedOf(std::string_view comment)
{
    return timeCommand(comment, "emt");
}

} // namespace record
