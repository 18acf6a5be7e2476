#pragma once
#include "core/chess/types.h"

#include <QWidget>

#include <array>
#include <memory>

namespace ui {

class BoardWidget;
class EndBanner;
class MoveEntry;
class PieceCache;
class PlayerPlate;
class SaidLine;

// The board as large as fits, a plate above and one below, a line for what the program has to say, and what
// may lie over the board: the banner at the end of a game and the field for a typed move.
class BoardColumn : public QWidget {
    Q_OBJECT
public:
    explicit BoardColumn(QWidget* parent = nullptr);
    ~BoardColumn() override;

    BoardWidget* board() const { return m_board; }
    PlayerPlate* plate(chess::Color side) const { return m_plates[std::size_t(chess::index(side))]; }
    EndBanner* banner() const { return m_banner; }
    MoveEntry* moveEntry() const { return m_entry; }

    bool isFlipped() const;
    void setFlipped(bool flipped);
    // As soon as nothing moves and nothing is dragged.
    void setFlippedWhenSettled(bool flipped);
    void setPieceSet(const QString& name);
    // A refusal or a fact; shown until it is replaced.
    void say(const QString& text);
    QString said() const;
    // It lies over the position: a click on the board puts it aside, another brings it back.
    void showBanner(bool shown);
    bool isBannerShown() const;
    void putBannerAside();
    // As wide as the board gets in such a height.
    int widthFor(int height) const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int heightAround(int lines) const; // plates, and lines of what is said
    int sideIn(QSize room) const;      // of the board
    void arrange();
    void arrangeOverlays();

    std::shared_ptr<PieceCache> m_capturedMen;
    BoardWidget* m_board;
    std::array<PlayerPlate*, 2> m_plates;
    SaidLine* m_said;
    EndBanner* m_banner;
    MoveEntry* m_entry;
    bool m_offered = false; // the banner, shown or put aside
};

} // namespace ui
