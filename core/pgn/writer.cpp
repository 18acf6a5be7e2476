#include "core/pgn/writer.h"

#include "core/notation/fen.h"
#include "core/pgn/movetext_writer.h"
#include "core/pgn/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace pgn {

namespace {

using record::Tag;

bool isStandardStart(const chess::Position& start)
{
    return start == chess::Position();
}

// Sets a tag in front of another one, or at the end when that is not there.
void insertBefore(std::vector<Tag>& tags, std::string_view name, Tag tag)
{
    const auto place = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == name; });
    tags.insert(place, std::move(tag));
}

// The FEN that a reader takes the start from: the first one that says something.
std::string_view startFen(const record::Tags& tags)
{
    const auto& all = tags.all();
    const auto tag = std::find_if(all.begin(), all.end(),
                                  [](const Tag& t) { return t.name == "FEN" && !t.value.empty(); });
    return tag == all.end() ? std::string_view() : std::string_view(tag->value);
}

// The tags with SetUp and FEN as the start position needs them (PGN standard 9.7). A FEN that gives this
// position, or that could not be read, stays as somebody wrote it.
std::vector<Tag> withStart(const record::Record& record)
{
    record::Tags tags = record.tags();
    const auto written = notation::positionFromFen(startFen(tags));
    const bool fits = written && *written == record.startPosition();
    if (!fits && !isStandardStart(record.startPosition()))
        tags.set("FEN", notation::toFen(record.startPosition()));
    std::vector<Tag> all = tags.all();
    if (!isStandardStart(record.startPosition()) && !tags.has("SetUp"))
        insertBefore(all, "FEN", {"SetUp", "1"});
    return all;
}

std::string defaultValue(std::string_view name, const record::Record& record)
{
    if (name == "Result")
        return std::string(resultText(record.result()));
    return name == "Date" ? "????.??.??" : "?";
}

std::string escaped(std::string_view value)
{
    std::string text;
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += isLineEnd(c) ? ' ' : c;
    }
    return text;
}

// A name that reads as one: a letter, digit or "_" first, no white space, quotes or brackets.
std::string safeName(std::string_view name)
{
    std::string text;
    if (name.empty() || (!isLetter(name[0]) && !isDigit(name[0]) && name[0] != '_'))
        text += '_';
    for (const char c : name)
        text += isSpace(c) || c == '"' || c == '[' || c == ']' ? '_' : c;
    return text;
}

void writeTag(std::string& out, std::string_view name, std::string_view value)
{
    out += fmt::format("[{} \"{}\"]\n", name, escaped(value));
}

void writeTags(std::string& out, const record::Record& record)
{
    std::vector<Tag> tags = withStart(record);
    for (const std::string_view name : record::SevenTagRoster) {
        const auto isOther = [&](const Tag& tag) { return tag.name != name; };
        // Doubles stay side by side: an Event further down would begin the next game.
        const auto others = std::stable_partition(tags.begin(), tags.end(), isOther);
        if (others == tags.end())
            writeTag(out, name, defaultValue(name, record));
        for (auto tag = others; tag != tags.end(); ++tag)
            writeTag(out, name, tag->value);
        tags.erase(others, tags.end());
    }
    for (const Tag& tag : tags)
        writeTag(out, safeName(tag.name), tag.value);
}

std::string withLineEnds(const std::string& text, std::string_view newline)
{
    if (newline == "\n")
        return text;
    std::string converted;
    for (const char c : text) {
        if (c == '\n')
            converted += newline;
        else
            converted += c;
    }
    return converted;
}

} // namespace

std::string writeGame(const record::Record& record, const WriteOptions& options)
{
    std::string out;
    if (!record.textBeforeTags().empty())
        out += record.textBeforeTags() + '\n';
    writeTags(out, record);
    out += '\n';
    MovetextWriter(record, options, out).write();
    if (const std::string& after = record.textAfterResult(); !after.empty())
        out += (after.front() == '%' ? '\n' : ' ') + after;
    out += '\n';
    return withLineEnds(out, options.newline);
}

} // namespace pgn
