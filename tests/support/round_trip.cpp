#include "tests/support/round_trip.h"

#include "core/pgn/scanner.h"
#include "core/pgn/text.h"

#include <fmt/format.h>

namespace support {

std::vector<pgn::ReadGame> readAll(std::string_view text)
{
    std::vector<pgn::ReadGame> games;
    pgn::Reader reader(text);
    while (auto game = reader.next())
        games.push_back(std::move(*game));
    return games;
}

std::string writeAll(const std::vector<pgn::ReadGame>& games, const pgn::WriteOptions& options)
{
    std::string text;
    for (const pgn::ReadGame& game : games) {
        if (!text.empty())
            text += options.newline;
        text += pgn::writeGame(game.record, options);
    }
    return text;
}

namespace {

// Every tag of the first is in the second, as often and in the same order apart from the roster.
bool keepsTags(const record::Tags& before, const record::Tags& after)
{
    std::vector<record::Tag> rest = after.all();
    for (const record::Tag& tag : before.all()) {
        const auto found = std::find(rest.begin(), rest.end(), tag);
        if (found == rest.end())
            return false;
        rest.erase(found);
    }
    return true;
}

bool sameButTags(const record::Record& a, record::Record b)
{
    b.tags() = a.tags();
    return a == b;
}

std::string gameFault(std::size_t number, const record::Record& before, const record::Record& after)
{
    if (!keepsTags(before.tags(), after.tags()))
        return fmt::format("game {}: a tag is lost", number);
    if (!sameButTags(before, after))
        return fmt::format("game {}: moves, comments, signs, result or text differ\n{}\n--- became\n{}",
                           number, pgn::writeGame(before), pgn::writeGame(after));
    return {};
}

} // namespace

std::string roundTripFault(std::string_view text)
{
    const std::vector<pgn::ReadGame> games = readAll(text);
    const std::string written = writeAll(games);
    const std::vector<pgn::ReadGame> again = readAll(written);
    if (again.size() != games.size())
        return fmt::format("{} games became {}\n{}", games.size(), again.size(), written);
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (const std::string fault = gameFault(i + 1, games[i].record, again[i].record); !fault.empty())
            return fault;
    }
    const std::string writtenAgain = writeAll(again);
    return writtenAgain == written
               ? std::string()
               : fmt::format("not a fixpoint:\n{}\n--- became\n{}", written, writtenAgain);
}

std::string coverageFault(std::string_view text)
{
    const auto onlySpace = [&](std::size_t begin, std::size_t end) {
        return pgn::spaceLength(text.substr(begin, end - begin)) == end - begin;
    };
    pgn::Reader reader(text);
    std::size_t end = 0;
    while (const auto range = reader.nextRange()) {
        const bool ordered = range->begin >= end && range->bodyBegin >= range->begin &&
                             range->bodyEnd >= range->bodyBegin && range->tailBegin >= range->bodyEnd &&
                             range->end >= range->tailBegin && range->end <= text.size();
        if (!ordered || range->begin == range->end)
            return fmt::format("the game at {} to {} has its parts out of order", range->begin, range->end);
        if (!onlySpace(end, range->begin))
            return fmt::format("text at {} to {} is in no game", end, range->begin);
        end = range->end;
    }
    return onlySpace(end, text.size()) ? std::string() : fmt::format("text behind {} is in no game", end);
}

std::string scannerFault(std::string_view text, const std::vector<std::size_t>& blockSizes)
{
    std::vector<pgn::GameRange> expected;
    pgn::Reader reader(text);
    while (const auto range = reader.nextRange())
        expected.push_back(*range);
    std::vector<pgn::GameRange> found;
    bool textFits = true;
    pgn::Scanner scanner([&](const pgn::Scanner::Found& game) {
        textFits = textFits && game.text == text.substr(game.range.begin, game.range.end - game.range.begin);
        found.push_back(game.range);
    });
    std::size_t turn = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = std::max<std::size_t>(blockSizes[turn++ % blockSizes.size()], 1);
        scanner.feed(text.substr(at, size));
        at += size;
    }
    scanner.finish();
    if (found != expected)
        return fmt::format("the scanner finds {} games, the reader {}, or other ranges", found.size(),
                           expected.size());
    return textFits ? std::string() : std::string("the scanner gives out another text than it says");
}

} // namespace support
