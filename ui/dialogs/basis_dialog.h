#pragma once
#include "core/game/game_line.h"

#include <QDialog>

namespace ui {

// What a claim rests on (FIDE 9.2, 9.3): the equal positions, and the last capture or pawn move. A click on
// an entry puts that position on the board.
class BasisDialog : public QDialog {
    Q_OBJECT
public:
    BasisDialog(const game::GameLine::Basis& basis, const chess::Position& start, QWidget* parent = nullptr);

signals:
    void plyChosen(int ply);
};

} // namespace ui
