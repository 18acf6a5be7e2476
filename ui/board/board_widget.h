#pragma once
#include "ui/board/board_geometry.h"
#include "ui/board/board_view_state.h"

#include <QWidget>

#include <chrono>
#include <functional>
#include <memory>

namespace ui {

// The board: state in, intents out. It knows no rules and shows nothing but its state.
//
// Keys: with the keyboard cursor shown (Tab into the board, Enter, or an arrow key nobody else takes) the
// arrows and Enter belong to the board, otherwise to the window, where they step through a game. Escape takes
// back the latest thing: picker, drag, selection, cursor.
class BoardWidget : public QWidget {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    const BoardViewState& state() const;
    // Animates the difference to what is shown, unless `animated` is false or the setting is off. Closes the
    // promotion picker; ends drag and selection when men or moves differ.
    void setState(const BoardViewState& state, bool animated = true);
    bool isFlipped() const;
    // Turns the board at once; ends a drag.
    void setFlipped(bool flipped);
    // Turns it as soon as nothing moves and nothing is dragged: for boards that follow the side to move.
    void setFlippedWhenSettled(bool flipped);
    void setCoordinates(BoardGeometry::Coordinates coordinates);
    void setCoordinatesVisible(bool visible); // Inside or Hidden
    void setDestinationsVisible(bool visible);
    // Monotonic milliseconds; std::chrono::steady_clock unless a test injects its own.
    void setTimeSource(std::function<std::chrono::milliseconds()> now);
    void setAnimationDuration(std::chrono::milliseconds duration); // 0 is off; 150 at first
    void setPieceSet(const QString& name);                         // "staunton", "modern", "contrast"
    void setTheme(const QString& name); // "wood", "green", "blue", "grey", "contrast"
    // The men of the player across the table upside down.
    void setFaceToFace(bool on);
    // Widget coordinates of a square (tests, popups), and of all squares.
    QRect squareRect(chess::Square s) const;
    QRect boardRect() const;
    std::optional<chess::Square> squareAt(QPoint pos) const;
    BoardGeometry geometryInDevicePixels() const;
    bool isDragging() const;
    bool isAnimating() const;
    bool isChoosingPromotion() const;
    std::optional<chess::Square> selectedSquare() const;
    // The square of the keyboard cursor while it is shown.
    std::optional<chess::Square> cursorSquare() const;
    // Puts the man back, closes the picker, forgets the selection.
    void cancelInput();
    // As a click on that square: picks up, drops, refuses (screen readers, keyboard).
    void activateSquare(chess::Square s);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // A gesture is complete. `when` is the injected monotonic time at which the release reached the program,
    // so a move released before the flag falls stands; promotion is set when the picker was used.
    void moveIntended(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                      std::chrono::milliseconds when);
    // A man was dropped where it cannot go, so that the window can say why.
    void moveRefused(chess::Square from, chess::Square to);
    // A man was touched: picked up or selected (touch-move).
    void manTouched(chess::Square square);
    void markupIntended(const record::Markup& markup);
    void stepIntended(int plies); // wheel: negative is back
    void cursorMoved(chess::Square square);
    // Nothing moves on the board any more.
    void animationFinished();
    // The board was turned, by either setFlipped.
    void turned(bool flipped);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ui
