#include "ui/database/cell_delegate.h"

#include <QPainter>
#include <QWidget>

#include <utility>

namespace ui {

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto text = std::exchange(option.text, QString());
    const auto* widget = option.widget;
    widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);
    const QRect rect = option.rect.adjusted(Pad, 0, -Pad, 0);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(rect, int(option.displayAlignment) | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace ui
