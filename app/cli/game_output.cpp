#include "app/cli/game_output.h"

#include "core/pgn/encoding.h"

#include <filesystem>
#include <fmt/format.h>
#include <ostream>

namespace cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t LongestName = 120; // bytes; file systems take 255

// A text as a part of a file's name, on any file system.
std::string nameFrom(std::string_view value)
{
    std::string name;
    for (const char c : value) {
        const bool isForbidden =
            std::uint8_t(c) < ' ' || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos;
        name += isForbidden ? '_' : c;
        if (name.size() == LongestName)
            break;
    }
    while (!name.empty() && !pgn::isUtf8(name)) // cut within a character
        name.pop_back();
    while (!name.empty() && (name.back() == ' ' || name.back() == '.'))
        name.pop_back();
    const bool isUnknown = name.find_first_not_of("_ -.") == std::string::npos;
    return isUnknown ? "unknown" : name;
}

} // namespace

GameOutput::GameOutput(Target target, IsInput isInput, const Streams& streams)
    : m_target(std::move(target)), m_isInput(std::move(isInput)), m_streams(streams)
{
}

// "games.pgn" becomes "games-0001.pgn" or "games-Carlsen, Magnus.pgn".
std::string GameOutput::pathFor(std::string_view value) const
{
    if (m_target.perFile == 0 && m_target.splitTag.empty())
        return m_target.path;
    std::string part;
    if (!m_target.splitTag.empty())
        part += '-' + nameFrom(value);
    if (m_target.perFile > 0)
        part += fmt::format("-{:04}", m_games / m_target.perFile + 1);
    const fs::path path = m_target.path;
    return (path.parent_path() / (path.stem().string() + part + path.extension().string())).string();
}

tl::expected<GameOutput::Part*, std::string> GameOutput::partAt(const std::string& path)
{
    Part& part = m_parts[path];
    if (part.file)
        return &part;
    if (m_isInput(path))
        return tl::unexpected(fmt::format("{}: this file is being read; to change it, use --in-place", path));
    part.file = std::make_unique<OutputFile>(path, m_streams.unfinished);
    if (!m_target.splitTag.empty())
        part.file->setBufferSize(64 * 1024); // there may be thousands
    return &part;
}

// Games in UTF-8 are told apart from others by their bytes, but nobody can tell two other encodings apart.
GameOutput::Done GameOutput::checkEncoding(Part& part, const EncodedGame& game) const
{
    if (game.encoding == pgn::Encoding{}.name || pgn::isUtf8(game.text))
        return {};
    if (part.encoding.empty())
        part.encoding = game.encoding;
    if (part.encoding == game.encoding)
        return {};
    return tl::unexpected(
        fmt::format("{}: games in {} and games in {} cannot be kept as they are in one file; "
                    "without --keep-text all become UTF-8",
                    part.file ? part.file->path() : "standard output", part.encoding, game.encoding));
}

GameOutput::Done GameOutput::write(Part& part, const EncodedGame& game)
{
    if (auto done = checkEncoding(part, game); !done)
        return done;
    const std::string_view before = part.games++ == 0 ? m_target.head : game.separator;
    if (!part.file) {
        m_streams.out << before << game.text;
        return {}; // main() says what went wrong
    }
    if (auto done = part.file->write(before); !done)
        return done;
    return part.file->write(game.text);
}

GameOutput::Done GameOutput::add(const EncodedGame& game)
{
    if (isStandardOutput())
        return write(m_standardOutput, game);
    const auto part = partAt(pathFor(game.splitValue));
    if (!part)
        return tl::unexpected(part.error());
    ++m_games;
    return write(**part, game);
}

GameOutput::Done GameOutput::finish()
{
    if (isStandardOutput()) {
        if (m_standardOutput.games == 0)
            m_streams.out << m_target.head;
        return {};
    }
    if (m_parts.empty() && m_target.splitTag.empty()) { // no games: an empty file says so
        const auto part = partAt(pathFor({}));
        if (!part)
            return tl::unexpected(part.error());
        if (auto done = (*part)->file->write(m_target.head); !done)
            return done;
    }
    for (auto& [path, part] : m_parts) {
        if (auto done = part.file->commit(m_target.backup); !done)
            return done;
    }
    return {};
}

} // namespace cli
