#pragma once
#include "core/notation/piece_letters.h"
#include "core/pgn/problem.h"
#include "core/record/edit.h"

#include <tl/expected.hpp>

// Text of a game that could not be read, read again after somebody has mended it (P5).
namespace pgn {

// Where such a text is in a record.
struct UnreadPlace {
    enum class Kind : std::uint8_t {
        RestOfGame,  // Record::unreadTail(), behind the last move of the main line
        RestOfLine,  // Node::unreadTail
        Piece,       // Node::unreadPieces
        OpenComment, // the last of Node::commentsAfter, with whatever came into it
    };
    Kind kind = Kind::RestOfGame;
    record::NodeId node = record::NodeId::Root; // that it stands behind
    std::size_t piece = 0;                      // of a Piece, its place among them
    friend bool operator==(const UnreadPlace&, const UnreadPlace&) = default;
};

// All of them but comments, the rest of the game last.
std::vector<UnreadPlace> unreadPlaces(const record::Record& record);
// "" when there is none at that place.
std::string unreadText(const record::Record& record, const UnreadPlace& place);
// The place that a problem of the game speaks of, as far as its token tells.
std::optional<UnreadPlace> unreadPlaceOf(const record::Record& record, const Problem& problem);

struct Mending {
    record::Edit edit;     // puts in what could be read and leaves the rest as text
    std::size_t moves = 0; // that come in
    // Why there still is a rest, its offset that in the given text.
    std::optional<Problem> fault;
    std::optional<UnreadPlace> rest;
};
// Reads a text in the place of one that could not be read: moves, signs, comments and variations behind the
// node it belongs to. Nothing is cut off and nothing is added: where not even the first word can be read, or
// the text leaves a comment or bracket open or goes on after a result, that problem is the answer.
tl::expected<Mending, Problem> mend(const record::Record& record, const UnreadPlace& place,
                                    const std::string& text);
// The same of a text typed by somebody whose letters those are: it may be in these or in the file's, English.
tl::expected<Mending, Problem> mend(const record::Record& record, const UnreadPlace& place,
                                    const std::string& text, const notation::PieceLetters& letters);
// Takes the text out.
record::Edit withoutUnread(const record::Record& record, const UnreadPlace& place);

} // namespace pgn
