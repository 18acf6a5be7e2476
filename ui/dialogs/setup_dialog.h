#pragma once
#include "core/chess/position.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class SetupBoard;

// Sets up a position: men, turn, castling rights, en passant, counters, or all of it as FEN or EPD, each way
// at once. What is wrong is said while one edits, and only a position that can be played is taken.
class SetupDialog : public QDialog {
    Q_OBJECT
public:
    explicit SetupDialog(const chess::PositionSetup& start, QWidget* parent = nullptr);
    SetupBoard* board() const { return m_board; }
    const chess::PositionSetup& setup() const { return m_setup; }

signals:
    // The dialog is closed with a position to be played from, or to be looked at.
    void playWanted(const chess::Position& position);
    void reviewWanted(const chess::Position& position);

private:
    QLayout* makeFields();
    QLayout* makeTools();
    QLayout* makeButtons();
    void take(const chess::PositionSetup& setup);
    void takeBoard();
    void takeFields();
    void takeFen();
    void showFields();
    void showCastling();
    void showEnPassant();
    void showReport();
    void showFen();

    chess::PositionSetup m_setup;
    SetupBoard* m_board;
    QComboBox* m_turn;
    std::array<QCheckBox*, 4> m_castling{}; // White's, then Black's: kingside, queenside
    QComboBox* m_enPassant;
    QSpinBox* m_halfmoves;
    QSpinBox* m_number;
    QSpinBox* m_array; // of Chess960
    QLineEdit* m_fen;
    QLabel* m_report;
    QPushButton* m_play;
    QPushButton* m_review;
    QString m_fenFault;     // what is wrong in the text, "" when it was read
    bool m_showing = false; // fields are being filled in
};

} // namespace ui
