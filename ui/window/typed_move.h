#pragma once
#include "core/notation/san.h"

#include <QString>

namespace ui {

// A move as a person types it: in the letters of the interface, in English or French ones when the text is no
// move in those, or as e2e4; a small letter for a piece is understood when nothing else fits.
tl::expected<chess::Move, notation::MoveError>
parseTypedMove(const chess::Position& position, const QString& typed, const notation::PieceLetters& letters);
// The position's moves that begin with what has been typed so far, for completion.
QStringList completionsFor(const chess::Position& position, const QString& typed,
                           const notation::PieceLetters& letters);

} // namespace ui
