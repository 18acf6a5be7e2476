#pragma once
#include "core/chess/position_setup.h"
#include "ui/board/piece_cache.h"

#include <QWidget>

namespace ui {

// A board on which men are put, moved and taken away freely, with all men to choose from above and below it.
//
// Mouse: a man chosen from the edge is put by each click, and dragged onto the board; men on the board are
// dragged, and taken away by dropping them outside or by the right button. Keys: arrows move the cursor,
// letters put a man as FEN writes it (capitals White), Delete takes it away.
class SetupBoard : public QWidget {
    Q_OBJECT
public:
    explicit SetupBoard(QWidget* parent = nullptr);
    using Men = std::array<std::optional<chess::Piece>, 64>;
    const Men& men() const { return m_men; }
    void setMen(const Men& men);
    void setLook(const QString& pieceSet, const QString& theme);
    void setFlipped(bool flipped);
    bool isFlipped() const { return m_flipped; }
    // The man that a click puts; nothing: a click moves what stands there.
    void choose(std::optional<chess::Piece> man);
    std::optional<chess::Piece> chosen() const { return m_chosen; }
    chess::Square cursor() const { return m_cursor; }
    // In widget coordinates.
    QRect squareRect(chess::Square s) const;
    QRect paletteRect(chess::Piece man) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void edited();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    int side() const; // of a square
    QPoint corner() const;
    std::optional<chess::Square> squareAt(QPoint at) const;
    std::optional<chess::Piece> paletteManAt(QPoint at) const;
    void put(chess::Square s, std::optional<chess::Piece> man);
    void moveCursor(int files, int ranks);
    void tellCursor();
    void paintBoard(QPainter& painter);
    void paintPalette(QPainter& painter);
    void paintMan(QPainter& painter, chess::Piece man, QRect where);
    void endDrag();

    Men m_men{};
    PieceCache m_pieces;
    QString m_pieceSet = QStringLiteral("staunton"), m_theme = QStringLiteral("wood");
    bool m_flipped = false;
    std::optional<chess::Piece> m_chosen;
    chess::Square m_cursor{4, 0};
    struct Drag {
        chess::Piece man;
        std::optional<chess::Square> from; // nothing: from the edge
        QPoint pressed, now;
        bool moved = false;
    };
    std::optional<Drag> m_drag;
};

} // namespace ui
