#include "core/game/time_control.h"

#include "core/notation/text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace game {

namespace {

using namespace std::chrono_literals;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Reads the front of a text piece by piece; a failed read takes nothing away.
class Cursor {
public:
    explicit Cursor(std::string_view text) : m_rest(text) {}
    bool atEnd() const { return m_rest.empty(); }
    char peek() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    bool take(char c)
    {
        if (peek() != c)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    std::optional<int> takeNumber()
    {
        int value = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (!isDigit(peek()) || error != std::errc{})
            return std::nullopt;
        m_rest.remove_prefix(std::size_t(end - m_rest.data()));
        return value;
    }
    // Seconds with at most three places that count; more are rounded down.
    std::optional<Milliseconds> takeSeconds()
    {
        const auto whole = takeNumber();
        if (!whole)
            return std::nullopt;
        Milliseconds time = std::chrono::seconds(*whole);
        if (!take('.'))
            return time;
        if (!isDigit(peek()))
            return std::nullopt;
        for (int unit = 100; isDigit(peek()); unit /= 10) {
            time += Milliseconds(unit * (peek() - '0'));
            m_rest.remove_prefix(1);
        }
        return time;
    }

private:
    std::string_view m_rest;
};

// One field between colons. `kind` is what the field says by its suffix; a field without one says nothing
// about it.
struct Field {
    Stage stage;
    std::optional<ClockKind> kind;
};

bool takeSuffix(Cursor& text, Field& field)
{
    if (text.atEnd())
        return true;
    if (text.take('+'))
        field.kind = ClockKind::Increment;
    else if (text.take('d'))
        field.kind = ClockKind::Delay;
    else if (text.take('b'))
        field.kind = ClockKind::Bronstein;
    else if (text.take('y'))
        field.kind = ClockKind::ByoYomi;
    else
        return false;
    if (field.kind == ClockKind::ByoYomi) {
        const auto periods = text.takeNumber();
        if (!periods || !text.take('x'))
            return false;
        field.stage.periods = *periods;
    }
    const auto bonus = text.takeSeconds();
    field.stage.bonus = bonus.value_or(0ms);
    return bonus.has_value();
}

std::optional<Field> readField(std::string_view text)
{
    Cursor cursor(text);
    Field field;
    if (cursor.take('*')) {
        field.kind = ClockKind::Hourglass;
    } else if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const auto moves = cursor.takeNumber();
        if (!moves || *moves < 1 || !cursor.take('/'))
            return std::nullopt;
        field.stage.moves = *moves;
    }
    const auto time = cursor.takeSeconds();
    if (!time)
        return std::nullopt;
    field.stage.time = *time;
    if (field.kind != ClockKind::Hourglass && !takeSuffix(cursor, field))
        return std::nullopt;
    return cursor.atEnd() ? std::optional(field) : std::nullopt;
}

std::string seconds(Milliseconds time)
{
    const auto whole = time.count() / 1000;
    const auto part = time.count() % 1000;
    if (part == 0)
        return fmt::format("{}", whole);
    std::string text = fmt::format("{}.{:03}", whole, part);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::string toField(ClockKind kind, const Stage& stage, bool isOnly)
{
    if (kind != ClockKind::Hourglass && stage.bonus == 0ms && !isOnly)
        kind = ClockKind::Increment;
    std::string text = stage.moves > 0 ? fmt::format("{}/", stage.moves) : std::string();
    text += seconds(stage.time);
    switch (kind) {
    case ClockKind::Untimed:
        break;
    case ClockKind::Increment:
        if (stage.bonus > 0ms)
            text += fmt::format("+{}", seconds(stage.bonus));
        break;
    case ClockKind::Delay:
        text += fmt::format("d{}", seconds(stage.bonus));
        break;
    case ClockKind::Bronstein:
        text += fmt::format("b{}", seconds(stage.bonus));
        break;
    case ClockKind::ByoYomi:
        text += fmt::format("y{}x{}", stage.periods, seconds(stage.bonus));
        break;
    case ClockKind::Hourglass:
        text.insert(0, 1, '*');
        break;
    }
    return text;
}

bool isValidStage(const SideControl& control, const Stage& stage, bool isLast)
{
    const auto inRange = [](Milliseconds t) { return t >= 0ms && t <= SideControl::LongestTime; };
    if (!inRange(stage.time) || !inRange(stage.bonus) || stage.moves < 0 ||
        stage.moves > SideControl::MostMoves)
        return false;
    if (stage.moves == 0 && !isLast)
        return false;
    if (stage.time + stage.bonus <= 0ms)
        return false;
    if (control.kind == ClockKind::ByoYomi)
        return stage.periods >= 1 && stage.periods <= SideControl::MostMoves;
    if (control.kind == ClockKind::Hourglass)
        return isLast && stage.moves == 0 && stage.bonus == 0ms && stage.periods == 1;
    return stage.periods == 1;
}

TimeControl simple(ClockKind kind, Milliseconds time, Milliseconds bonus, int periods = 1)
{
    return TimeControl::same({kind, {{0, time, bonus, periods}}});
}

std::vector<TimeControl> makePresets()
{
    std::vector<TimeControl> all;
    for (const auto& [minutes, increment] :
         {std::pair{1min, 0s}, {3min, 2s}, {5min, 0s}, {10min, 5s}, {15min, 10s}, {30min, 0s}, {90min, 30s}})
        all.push_back(TimeControl::suddenDeath(minutes, increment));
    all.push_back(TimeControl::same({ClockKind::Increment, {{40, 90min, 30s}, {0, 30min, 30s}}}));
    return all;
}

} // namespace

bool SideControl::isValid() const
{
    if (kind == ClockKind::Untimed)
        return stages.empty();
    if (stages.empty() || stages.size() > MostStages || (kind == ClockKind::Hourglass && stages.size() > 1))
        return false;
    return std::ranges::all_of(
        stages, [this](const Stage& s) { return isValidStage(*this, s, &s == &stages.back()); });
}

std::optional<SideControl> SideControl::fromPgn(std::string_view value)
{
    std::string_view rest = notation::trimmed(value);
    if (rest == "-")
        return SideControl{};
    SideControl control;
    std::optional<ClockKind> kind;
    for (bool more = true; more;) {
        const auto colon = rest.find(':');
        const auto field = readField(rest.substr(0, colon));
        if (!field || (kind && field->kind && *kind != *field->kind) || control.stages.size() == MostStages)
            return std::nullopt;
        if (field->kind)
            kind = field->kind;
        control.stages.push_back(field->stage);
        more = colon != std::string_view::npos;
        rest.remove_prefix(more ? colon + 1 : rest.size());
    }
    control.kind = kind.value_or(ClockKind::Increment);
    return control.isValid() ? std::optional(control) : std::nullopt;
}

std::string SideControl::toPgn() const
{
    std::string text;
    for (const Stage& stage : stages)
        text += fmt::format("{}{}", text.empty() ? "" : ":", toField(kind, stage, stages.size() == 1));
    return text.empty() ? "-" : text;
}

bool TimeControl::isValid() const
{
    const bool whiteGlass = sides[0].kind == ClockKind::Hourglass;
    const bool blackGlass = sides[1].kind == ClockKind::Hourglass;
    return sides[0].isValid() && sides[1].isValid() && whiteGlass == blackGlass;
}

TimeControl TimeControl::suddenDeath(Milliseconds time, Milliseconds increment)
{
    return simple(ClockKind::Increment, time, increment);
}

TimeControl TimeControl::delay(Milliseconds time, Milliseconds delay)
{
    return simple(ClockKind::Delay, time, delay);
}

TimeControl TimeControl::bronstein(Milliseconds time, Milliseconds bonus)
{
    return simple(ClockKind::Bronstein, time, bonus);
}

TimeControl TimeControl::byoYomi(Milliseconds time, int periods, Milliseconds period)
{
    return simple(ClockKind::ByoYomi, time, period, periods);
}

TimeControl TimeControl::hourglass(Milliseconds time)
{
    return simple(ClockKind::Hourglass, time, 0ms);
}

std::optional<TimeControl> TimeControl::fromPgn(std::string_view value)
{
    const auto side = SideControl::fromPgn(value);
    return side ? std::optional(same(*side)) : std::nullopt;
}

void TimeControl::toTags(record::Tags& tags) const
{
    const std::string white = sides[0].toPgn();
    const std::string black = sides[1].toPgn();
    if (white == black) {
        tags.set("TimeControl", white);
        tags.remove("WhiteTimeControl");
        tags.remove("BlackTimeControl");
    } else {
        tags.remove("TimeControl");
        tags.set("WhiteTimeControl", white);
        tags.set("BlackTimeControl", black);
    }
}

std::optional<TimeControl> TimeControl::fromTags(const record::Tags& tags)
{
    if (tags.has("TimeControl"))
        return fromPgn(tags.value("TimeControl"));
    const auto white = SideControl::fromPgn(tags.value("WhiteTimeControl"));
    const auto black = SideControl::fromPgn(tags.value("BlackTimeControl"));
    if (!white || !black)
        return std::nullopt;
    const TimeControl control = odds(*white, *black);
    return control.isValid() ? std::optional(control) : std::nullopt;
}

std::span<const TimeControl> presets()
{
    static const std::vector<TimeControl> all = makePresets();
    return all;
}

} // namespace game
