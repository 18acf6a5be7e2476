#pragma once
#include "core/pgn/reader.h"

#include <QString>

#include <variant>
#include <vector>

namespace ui {

// What a person may have copied somewhere: a position (FEN), one or more games (PGN), or bare moves in any
// letters.
struct PastedGames {
    std::vector<pgn::ReadGame> games;
};
struct PastedPosition {
    chess::Position position;
};
struct PasteRefused {
    QString reason;
};
using Pasted = std::variant<PastedGames, PastedPosition, PasteRefused>;
Pasted readPasted(const QString& text);

} // namespace ui
