#pragma once
#include "core/pgn/game_range.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pgn {

// Tells where each game of a text begins and ends by its tokens alone: tags, comments, brackets and result
// markers. Reader and Scanner both stand on it, so that they cannot disagree.
//
// A game ends with its result marker outside variations; with a tag at the start of a line, whatever is still
// open by then (a comment is only left for a whole, well-formed tag pair in column 1: an unclosed "{" must
// not hide the games behind it); or with a blank line followed by "1." when moves have been seen. Text that
// belongs to no game (prose, comments, escape lines) goes to the game before it up to the first blank line,
// else to the game after it.
class Splitter {
public:
    // Reads whole lines: `text` starts where the last call ended, and ends behind a line end or at the end of
    // the input. `base` is the offset of its first byte. Finished games are appended to `found`.
    void read(std::string_view text, std::size_t base, std::vector<GameRange>& found);
    // The end of the input: the last games are finished.
    void finish(std::vector<GameRange>& found);
    // Nothing before this offset is needed any more.
    std::size_t openFrom() const;

private:
    enum class Phase : std::uint8_t { Outside, Tags, Moves };
    struct Text { // between games
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t line = 1;
        bool onlyComments = true; // and escape lines: no prose
    };
    struct Marker {
        std::size_t begin = 0;
        chess::Result result = chess::Result::Unfinished;
    };

    std::size_t at() const { return m_base + m_at; }
    bool atEnd() const { return m_at >= m_text.size(); }
    char here() const { return m_text[m_at]; }

    void step();
    void stepOutside();
    void stepTags();
    void stepMoves();
    bool stepMovesAtLineStart();
    void readWord();
    std::size_t endOfPlainWords();
    std::size_t passStop(std::size_t& at);
    void readTag();
    void openBrace();
    void readBrace();
    void closeBrace(bool properly);
    void skipSpace();
    void skipLine();
    void countLineEnd();
    void touch(); // content has been read up to here

    bool isEscapeLine() const;
    bool isFirstMoveAgain() const;
    bool isLoneResult() const;
    bool startsNextGame(std::string_view tagName) const;

    void addOutsideText(std::size_t begin, std::size_t line, bool isComment);
    void beginGame(Phase phase);
    void endGame(std::optional<Marker> marker);
    void startNextGame(Phase phase);
    void emitFinished();

    std::string_view m_text;
    std::size_t m_base = 0; // offset of m_text in the input
    std::size_t m_at = 0;   // in m_text
    std::size_t m_line = 1;
    int m_lineEnds = 1; // since the last content; two and more: a blank line lies between
    bool m_columnOne = true;
    std::size_t m_contentEnd = 0; // behind the last byte that is not white space

    Phase m_phase = Phase::Outside;
    bool m_inBrace = false;
    std::size_t m_braceBegin = 0;
    std::size_t m_braceLine = 0;
    int m_depth = 0; // of variations

    bool m_blankInTags = false; // something other than tags has come since the first one
    int m_tagCount = 0;
    std::string m_firstTag;
    std::string m_lastTag;
    bool m_sawEvent = false;

    GameRange m_game;                    // being read, unless Outside
    std::optional<GameRange> m_finished; // may still get text behind its result
    bool m_blankSinceFinished = false;
    std::optional<Text> m_before; // waits for the next game
    std::vector<GameRange>* m_found = nullptr;
};

} // namespace pgn
