#include "ui/window/no_game.h"

#include "core/game/pgn_file.h"

#include <QRegularExpression>

#include <algorithm>

namespace ui {

using game::PgnFile;

namespace {

constexpr std::size_t LookedAt = 200;
// Some bytes of a large picture happen to read as half-moves and tags.
constexpr std::size_t ChanceMoves = 2;
constexpr std::size_t ChanceLetters = 2;

bool isControl(char c)
{
    const bool isSpace = (c >= '\t' && c <= '\r') || c == ' ';
    return ((c & 0xE0) == 0 && !isSpace) || c == '\x7F';
}

// A stray zero or the sign for the end that DOS put behind a text makes no picture.
bool isBinary(const std::string& text)
{
    constexpr std::ptrdiff_t Stray = 2;
    return std::count_if(text.begin(), text.end(), isControl) > Stray + std::ptrdiff_t(text.size() / 50);
}

bool isNamedByAWord(const record::Tag& tag)
{
    return tag.name.size() > ChanceLetters && std::all_of(tag.name.begin(), tag.name.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
           });
}

bool beginsAsAGame(const std::string& text)
{
    static const QRegularExpression beginning(QStringLiteral("^\\s*(\\[|\\{|;|%|\\*|\\d+\\s*\\.)"));
    return beginning.match(QString::fromStdString(text.substr(0, 200))).hasMatch();
}

struct Look {
    bool isSurelyGame = false;
    bool isPerhapsGame = false; // unless it stands in a picture
    bool isBinary = false;
};

// Text without a tag, a move or a result that could be read, and that does not begin as a game does, is no
// game; anything else is somebody's, however bad. But nobody writes games in control characters.
Look lookAt(const PgnFile& file, std::size_t row)
{
    const record::Record record = file.readGame(row).record;
    const std::size_t moves = record.mainLine().size();
    const auto& tags = record.tags().all();
    if (moves > ChanceMoves || std::any_of(tags.begin(), tags.end(), isNamedByAWord))
        return {true, true, false};
    const std::string text = file.gameText(row);
    return {false,
            !tags.empty() || moves > 0 || record.result() != chess::Result::Unfinished || beginsAsAGame(text),
            isBinary(text)};
}

} // namespace

bool holdsNoGame(const PgnFile& file)
{
    const std::size_t rows = std::min(file.index().size(), LookedAt);
    bool mayBeGame = false, mayBePicture = false;
    for (std::size_t row = 0; row < rows; ++row) {
        const Look look = lookAt(file, row);
        if (look.isSurelyGame)
            return false;
        mayBeGame = mayBeGame || look.isPerhapsGame;
        mayBePicture = mayBePicture || look.isBinary;
    }
    return mayBePicture || !mayBeGame;
}

} // namespace ui
