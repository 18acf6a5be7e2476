#pragma once
#include "ui/board/board_view_state.h"

#include <QWidget>

#include <chrono>
#include <functional>

namespace ui {

// The board: state in, intents out.
class BoardWidget : public QWidget {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    const BoardViewState& state() const;
    // Animates the difference to what is shown, unless `animated` is false or the setting is off.
    void setState(const BoardViewState& state, bool animated = true);
    bool isFlipped() const;
    void setFlipped(bool flipped);
    void setCoordinatesVisible(bool visible);
    void setDestinationsVisible(bool visible);
    // Monotonic milliseconds; std::chrono::steady_clock unless a test injects its own.
    void setTimeSource(std::function<std::chrono::milliseconds()> now);
    void setAnimationDuration(std::chrono::milliseconds duration); // 0 is off
    void setPieceSet(const QString& name);  // "staunton", "modern", "contrast"
    void setTheme(const QString& name);     // "wood", "green", "blue", "grey", "contrast"
    // Black's men upside down, for two people across a table.
    void setFaceToFace(bool on);
    // Widget coordinates of a square (tests, popups).
    QRect squareRect(chess::Square s) const;
    std::optional<chess::Square> squareAt(QPoint pos) const;
    bool isDragging() const;
    // Puts the man back, closes the picker, forgets the selection.
    void cancelInput();

signals:
    // A gesture is complete. `when` is the injected monotonic time at which the release reached the program, so a move
    // released before the flag falls stands; promotion is set when the picker was used.
    void moveIntended(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                      std::chrono::milliseconds when);
    // A man was dropped where it cannot go, so that the window can say why.
    void moveRefused(chess::Square from, chess::Square to);
    // A man was touched: picked up or selected (touch-move).
    void manTouched(chess::Square square);
    void markupIntended(const record::Markup& markup);
    void stepIntended(int plies); // wheel: negative is back

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ui
