#pragma once
#include "core/chess/position.h"
#include "core/notation/nag.h"
#include "core/notation/san.h"
#include "core/pgn/game_range.h"
#include "core/pgn/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace pgn {

enum class CommentForm : std::uint8_t { Brace, RestOfLine };

// What GameParser tells of a game, in the order of the text. Texts are views into it, comments without their
// marks.
class ParseSink {
public:
    // `mend`, here and below: the brace and brackets missing at the end of the text.
    virtual void textBeforeTags(std::string_view text, std::string_view mend) = 0;
    virtual void tag(std::string_view name, std::string_view rawValue) = 0;
    // After the tags; `chess960` as the tags say it.
    virtual void start(const chess::Position& position, bool chess960) = 0;
    virtual void move(chess::Move move) = 0;
    virtual void nag(notation::Nag nag) = 0;
    // `beforeMove`: it stands between a move number and its move.
    virtual void comment(std::string_view text, CommentForm form, bool beforeMove) = 0;
    // A line that starts with "%", inside tags or movetext.
    virtual void escapeLine(std::string_view text, bool beforeMove) = 0;
    // A variation on the last move, which may turn out to be unreadable from its first move on: it is then
    // discarded, and its text comes as a piece.
    virtual void openVariation() = 0;
    virtual void closeVariation() = 0;
    virtual void discardVariation() = 0;
    // What could not be read: a piece that stands after a move, or the rest of the line being read. Comments
    // before a move that have not found their move by then belong to the rest. `mend`: the brace and brackets
    // missing at its end.
    virtual void unreadPiece(std::string_view text, std::string_view mend) = 0;
    // `front`: what to put before a text that would be read as something else where it is written one day.
    virtual void unreadTail(std::string_view front, std::string_view text, std::string_view mend) = 0;
    virtual void textAfterResult(std::string_view text, std::string_view mend) = 0;

protected:
    ~ParseSink() = default;
};

// Reads one game whose place in the text is known. Keeps its buffers, so that one parser reads many games
// quickly. Never recurses: variations are a stack of its own.
class GameParser {
public:
    // The letters of the men, English unless told otherwise. A move that only English can mean is read too,
    // unless Strictly.
    enum Strictness : std::uint8_t { Loosely, Strictly };
    void setLetters(const notation::PieceLetters& letters, Strictness strictness = Loosely)
    {
        m_letters = &letters;
        m_strictness = strictness;
    }
    // Reads text[range] into the sink and appends problems. `place` is that of text[0].
    void parse(std::string_view text, const GameRange& range, const GamePlace& place, ParseSink& sink,
               std::vector<Problem>& problems);
    // A word that never is a move, put before text that must stay unread once it is written.
    static constexpr const char* Barrier = "| ";
    // From within the sink: where the line being read stands, after the move just told.
    const chess::Position& position() const { return m_lines.back().now; }
    // From within the sink: no more of the movetext is wanted.
    void stop() { m_done = true; }
    // Of the game last read: the marker, or what its Result tag says.
    chess::Result result() const { return m_result; }
    // The last position of its main line, and the plies to it.
    const chess::Position& lastPosition() const { return m_lines.front().now; }
    int plies() const { return m_plies; }

private:
    // A line of moves being read: the main line, and on it the variations that are open.
    struct Line {
        chess::Position before; // the last move: where a variation on it starts
        chess::Position now;
        std::size_t open = 0;   // its "("
        std::size_t readTo = 0; // behind the last thing that was understood
        std::size_t moves = 0;
        int treeDepth = 0;        // a variation on a variation's first move is its sister
        bool afterNumber = false; // a move number has come, its move has not
    };
    struct Skipped {
        std::size_t end = 0;
        bool closed = false; // the ")" was found
        std::string mend;    // what closes the brace and brackets still open, else ""
        std::size_t open =
            0; // the brace, or the first bracket, that is still open when there is something to mend
        bool isBraceOpen() const { return mend.starts_with('}'); }
    };

    void parseTags();
    void parseTag();
    void checkDuplicate(std::string_view name);
    bool prepareStart();
    void parseMovetext();
    void parseToken();
    void parseNumberOrWord();
    bool parsePlainMove();
    void parseWord(std::string_view word);
    bool parseSplitWord(std::string_view word);
    bool parseGluedMoves(std::string_view word);
    bool parseSign(std::string_view word);
    bool parseOddWord(std::string_view word);
    void parseBrace();
    void parseRestOfLine();
    void parseEscapeLine();
    void parseNag();
    void parseReserved();
    void keepReserved(std::string_view token);
    void parseBox();
    void openVariation();
    void openBeforeMove();
    void closeVariation();
    void keepVariationAsPiece(std::size_t open, ProblemKind kind);
    void closeOpenVariations();
    void faultAt(std::size_t at, std::string_view token, const notation::MoveError& error);
    // `front` comes before the text that is kept of it.
    void leaveLine(std::string_view front = {});
    void keepPiece(const std::string& text, const std::string& mend);
    void reportUnclosed(const Skipped& skipped);
    void keepTail(std::string_view front, std::string_view text, std::string_view mend);
    bool isEnglishToo(std::string_view word) const;
    void checkResult();
    std::string_view checkOutsideText(std::size_t begin, std::size_t end);

    void play(chess::Move move);
    void understood();
    Line& line() { return m_lines.back(); }
    const Line& line() const { return m_lines.back(); }
    bool inVariation() const { return m_lines.size() > 1; }
    bool isEscapeLine() const;
    std::string_view wordAt(std::size_t at) const;
    Skipped skipRest(std::size_t from, int depth) const;
    std::string_view textBetween(std::size_t begin, std::size_t end) const;
    void moveMarkTo(std::size_t at);
    Problem& report(ProblemKind kind, Severity severity, std::size_t at, std::string_view token);

    tl::expected<chess::Move, notation::MoveError> readMove(const chess::Position& position,
                                                            std::string_view word) const;

    const notation::PieceLetters* m_letters = &notation::englishLetters();
    Strictness m_strictness = Loosely;
    std::string_view m_text; // up to the end of the body
    std::string_view m_whole;
    GameRange m_range;
    GamePlace m_place;
    ParseSink* m_sink = nullptr;
    std::vector<Problem>* m_problems = nullptr;
    std::size_t m_at = 0;
    bool m_done = false; // the rest of the main line has been kept as text
    std::vector<Line> m_lines;
    chess::Position m_start;
    int m_plies = 0;
    chess::Result m_result = chess::Result::Unfinished;

    struct Mark { // the last place whose line and column were counted
        std::size_t at = 0;
        std::size_t line = 1;
        std::size_t column = 1;
    };
    Mark m_mark;

    std::vector<std::string_view> m_tagNames;
    std::uint64_t m_tagNameBits = 0; // a quick "surely not seen yet"
    std::string_view m_resultTag, m_fenTag, m_variantTag;
    std::size_t m_resultTagAt = 0, m_fenTagAt = 0, m_variantTagAt = 0;
};

} // namespace pgn
