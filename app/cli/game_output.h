#pragma once
#include "app/cli/arguments.h"
#include "app/cli/output_file.h"
#include "app/cli/run.h"

#include <functional>
#include <map>
#include <memory>

namespace cli {

// Where games go: the standard output, a file, or several of which each takes a part of the games.
struct Target {
    std::string path;        // "" or "-": the standard output
    std::size_t perFile = 0; // so many games a file; 0: all
    std::string splitTag;    // a file for each value of this tag; "": none
    std::string backup;      // of the file that is replaced
    std::string head;        // of every file, as it is encoded
};

// A game as it is to be written.
struct EncodedGame {
    std::string text;
    std::string separator;  // from a game before it
    std::string encoding;   // of both, by its name
    std::string splitValue; // of the tag that games are split by, UTF-8
};

// Writes games to their files, which all appear at the end or not at all. Errors are messages.
class GameOutput {
public:
    using Done = tl::expected<void, std::string>;
    // Is this one of the files that are read? It is not written over then.
    using IsInput = std::function<bool(const std::string& path)>;

    GameOutput(Target target, IsInput isInput, const Streams& streams);
    Done add(const EncodedGame& game);
    Done finish();

private:
    struct Part {
        std::unique_ptr<OutputFile> file;
        std::size_t games = 0;
        std::string encoding; // of its games that are not UTF-8; "": there is none yet
    };
    std::string pathFor(std::string_view value) const;
    tl::expected<Part*, std::string> partAt(const std::string& path);
    bool isStandardOutput() const { return m_target.path.empty() || m_target.path == "-"; }
    Done write(Part& part, const EncodedGame& game);
    Done checkEncoding(Part& part, const EncodedGame& game) const;

    Target m_target;
    IsInput m_isInput;
    const Streams& m_streams;
    std::size_t m_games = 0;
    Part m_standardOutput;
    std::map<std::string, Part> m_parts; // by path
};

} // namespace cli
