#pragma once
#include "ui/notation/move_list_document.h"

#include <QFont>
#include <QPalette>
#include <QTextLayout>

#include <memory>
#include <optional>

class QPainter;

namespace ui {

// Colours and fonts of the move list, taken from the widget's palette and font.
struct MoveListStyle {
    QFont font, mainFont, smallFont, unreadFont;
    QColor text, quiet, line, raised, current, currentText, unread, unreadBack;
    QColor good, doubtful, bad;
    static MoveListStyle of(const QFont& font, const QPalette& palette);
    QColor toneColor(MoveTone tone) const;
};

// The blocks of a document with their pixels: heights, where a node is, which node is at a point. Coordinates
// are those of the whole list, from its top. Only blocks that changed are laid out again.
class MoveListLayout {
public:
    explicit MoveListLayout(const MoveListDocument& document) : m_document(document) {}
    void apply(const MoveListDocument::Change& change);
    void setStyle(const MoveListStyle& style);
    void setWidth(int width);
    int height() const { return m_height; }
    int rowHeight() const { return m_rowHeight; }
    // How often a block was laid out: tests see that little is done.
    std::size_t layoutCount() const { return m_layoutCount; }

    std::optional<record::NodeId> nodeAt(QPoint point) const;
    // The part of a paragraph at a point; nullptr where there is none. The rest of the game is one all over.
    const MoveSpan* spanAt(QPoint point) const;
    // The paragraph with unread text of a node, of the game for None; empty when it is not shown.
    QRect unreadRect(record::NodeId node) const;
    // The bounds of a node's move; empty when it is not shown.
    QRect rectOf(record::NodeId node) const;
    void paint(QPainter& painter, QRect visible, record::NodeId current, record::NodeId hovered) const;

private:
    static constexpr int Margin = 8;
    static constexpr int TextPad = 3;     // above and below a paragraph
    static constexpr int DeepestStep = 6; // deeper variations are not indented further
    struct Laid {
        std::unique_ptr<QTextLayout> text;
        int top = 0; // from the top of its unit
        int height = 0;
    };
    struct Unit {
        std::vector<Laid> blocks;
        std::vector<MoveBlock> shown; // what they were laid out from
        int top = 0;
        int height = 0;
    };

    void layOut(Unit& unit, const MoveListDocument::Unit& blocks, Unit* old);
    Laid layOut(const MoveBlock& block);
    void placeUnits(std::size_t from);
    void layOutAll();
    void measure();
    int leftOf(const MoveBlock& block) const;
    static int padOf(const MoveBlock& block)
    {
        return block.kind == MoveBlock::Kind::Text ? TextPad : 2 * TextPad;
    }
    QRect cellRect(int top, bool black) const;
    struct Hit {
        const MoveBlock* block = nullptr;
        const Laid* laid = nullptr;
        int top = 0;
    };
    Hit blockAt(int y) const;
    const MoveSpan* spanIn(const Hit& hit, QPoint point) const;
    std::size_t unitAt(int y) const;
    QVector<QTextLayout::FormatRange> formats(const MoveBlock& block) const;
    void paintMoves(QPainter& painter, const MoveBlock& block, int top, record::NodeId current,
                    record::NodeId hovered) const;
    void paintCell(QPainter& painter, const MoveCell& cell, QRect rect, record::NodeId current,
                   record::NodeId hovered) const;
    void paintText(QPainter& painter, const MoveBlock& block, const Laid& laid, int top,
                   record::NodeId current, record::NodeId hovered) const;
    void paintGuides(QPainter& painter, const MoveBlock& block, int top, int height) const;

    const MoveListDocument& m_document;
    MoveListStyle m_style;
    std::vector<Unit> m_units;
    int m_width = 300;
    int m_height = 0;
    int m_rowHeight = 20;
    int m_numberWidth = 30;
    int m_columnWidth = 100;
    int m_levelStep = 14;
    std::size_t m_layoutCount = 0;
};

// Stretches of a text layout that a span covers, one a line.
std::vector<QRectF> spanRects(const QTextLayout& layout, int start, int length);

} // namespace ui
