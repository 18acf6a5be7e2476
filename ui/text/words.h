#pragma once
#include "core/chess/outcome.h"
#include "core/game/game_session.h"
#include "core/notation/san.h"

#include <QString>

#include <array>

// Every value of the core that a person may have to read, in the language of the interface.
namespace ui::text {

// What the two players are called; an empty name is shown as the colour.
struct Names {
    std::array<QString, 2> given;
    QString of(chess::Color c) const;
};

QString colorName(chess::Color c);
QString pieceName(chess::PieceType t);
QString manName(chess::Piece p);                                      // "white knight"
QString squareName(chess::Square s, std::optional<chess::Piece> man); // "e4, white knight"
QString movePhrase(const chess::Position& before, chess::Move m);     // "knight from g1 to f3, check"

// "1-0", "0-1", "½-½", "*".
QString resultSign(chess::Result r);
// "Anna wins", "Draw", "Game stopped".
QString endingTitle(chess::Outcome outcome, const Names& names);
// "Checkmate", "Boris resigns", "Boris is out of time". `loser` as GameSession::loser().
QString endingDetail(chess::Outcome outcome, std::optional<chess::Color> loser, const Names& names);
// "Boris resigns", "White resigns" when he has no name.
QString resigns(const Names& names, chess::Color who);
QString offersDraw(const Names& names, chess::Color who);
QString declinesDraw(const Names& names, chess::Color who);
// Both in one sentence, for the status line and a screen reader.
QString ending(chess::Outcome outcome, std::optional<chess::Color> loser, const Names& names);

// Why that move cannot be played; `man` is the one that was to move.
QString illegal(chess::IllegalReason reason, std::optional<chess::Piece> man, chess::Square from,
                chess::Square to);
// Why a typed move was not played; `typed` as it was typed.
QString refusedText(const notation::MoveError& error, const QString& typed);
// Empty for Refusal::None.
QString refusal(game::GameSession::Refusal refusal);
// "Threefold repetition", "Fifty moves without capture or pawn move".
QString claim(const chess::Claims& claims);

} // namespace ui::text
