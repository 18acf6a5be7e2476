#pragma once
#include <QStyledItemDelegate>

namespace ui {

// Cells with air at both sides: a rating at the right edge and the name after it are two words.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;

    static constexpr int Pad = 7;
};

} // namespace ui
