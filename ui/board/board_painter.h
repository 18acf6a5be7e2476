#pragma once
#include "ui/board/board_animator.h"
#include "ui/board/board_theme.h"
#include "ui/board/board_view_state.h"
#include "ui/board/piece_cache.h"
#include "ui/board/promotion_picker.h"

#include <QFont>

namespace ui {

// What is on the board for a moment, over the state it was given.
struct BoardScene {
    std::optional<chess::Square> selected;
    std::optional<chess::Square> hover;  // the legal target under a dragged man
    std::optional<chess::Square> cursor; // of the keyboard
    std::optional<chess::Square> ghost;  // where the dragged man stood
    chess::Bitboard hidden;              // men drawn as sprites
    std::vector<Sprite> sprites;
    std::optional<record::Arrow> drawing;
    const PromotionPicker* picker = nullptr;
};

// Draws a board in device pixels, layer by layer. The widget and the picture of a position share it.
class BoardPainter {
public:
    PieceCache& pieces() { return m_pieces; }
    const QString& theme() const { return m_theme; }
    void setTheme(const QString& name) { m_theme = boardTheme(name).name; }
    void setFont(const QFont& font) { m_font = font; }
    void setFaceToFace(bool on) { m_faceToFace = on; }
    bool isFaceToFace() const { return m_faceToFace; }
    void setDestinationsVisible(bool visible) { m_destinationsVisible = visible; }
    // Outlines instead of pixels, for printers and vector files.
    void setVector(bool vector) { m_vector = vector; }

    // `painter` draws in device pixels; only what touches `clip` need be drawn.
    void paint(QPainter& painter, const BoardGeometry& geometry, const BoardViewState& state,
               const BoardScene& scene, const QRect& clip);
    // One man in a box, upside down when it belongs to the player across the table.
    void paintMan(QPainter& painter, const BoardGeometry& geometry, chess::Piece man, const QRectF& box);
    bool isUpsideDown(chess::Color color, bool flipped) const;

private:
    void paintMen(QPainter& painter, const BoardGeometry& geometry, const BoardViewState& state,
                  const BoardScene& scene, const QRect& clip);
    void paintSprites(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene);
    void paintPicker(QPainter& painter, const BoardGeometry& geometry, const PromotionPicker& picker);
    void paintChoice(QPainter& painter, const BoardGeometry& geometry, const PromotionPicker& picker,
                     int choice);

    PieceCache m_pieces;
    BoardBackground m_background;
    QString m_theme = boardThemeNames().front();
    QFont m_font;
    bool m_faceToFace = false;
    bool m_destinationsVisible = true;
    bool m_vector = false;
};

} // namespace ui
