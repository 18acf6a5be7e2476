#pragma once
#include "core/notation/piece_letters.h"
#include "ui/window/board_user.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QKeyEvent;

namespace ui {

class BoardColumn;

// Makes moves out of gestures and typed text, for whoever the board works for, and says why something was
// refused.
class TableInput : public QObject {
    Q_OBJECT
public:
    TableInput(BoardColumn& column, game::TimeSource now, QObject* parent = nullptr);
    void setUser(BoardUser* user);
    void setLetters(const notation::PieceLetters& letters) { m_letters = &letters; }
    // The flip key is also the first letter of pawn moves on the f-file: it waits a moment for a second one.
    void flipKeyPressed();

signals:
    void flipWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void playGesture(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                     game::TimePoint when);
    void refuseGesture(chess::Square from, chess::Square to);
    void playTyped(const QString& text);
    void closeEntry();
    bool startsMove(QKeyEvent* key);
    bool typeSign(const QKeyEvent& key);
    bool openEntry(const QString& text);

    BoardColumn& m_column;
    game::TimeSource m_now;
    BoardUser* m_user = nullptr;
    const notation::PieceLetters* m_letters = &notation::englishLetters();
    QTimer m_flipSoon;
    QElapsedTimer m_sinceFlip;
    bool m_flippedByKey = false;
};

} // namespace ui
