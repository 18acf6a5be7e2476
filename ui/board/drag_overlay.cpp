#include "ui/board/drag_overlay.h"

#include <QPainter>
#include <QtMath>

namespace ui {

QPointF paintInDevicePixels(QPainter& painter)
{
    const QTransform device = painter.deviceTransform();
    const QPointF phase(device.dx() - std::floor(device.dx()), device.dy() - std::floor(device.dy()));
    painter.scale(1 / device.m11(), 1 / device.m22());
    painter.translate(-phase);
    return phase;
}

DragOverlay::DragOverlay(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("boardDragOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DragOverlay::setPicture(const QPixmap& picture, qreal ratio)
{
    m_picture = picture;
    resize(qCeil(picture.width() / ratio) + 1, qCeil(picture.height() / ratio) + 1);
    update();
}

void DragOverlay::moveTo(QPointF centre)
{
    move((centre - QPointF(width(), height()) / 2).toPoint());
}

void DragOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintInDevicePixels(painter);
    painter.drawPixmap(0, 0, m_picture);
}

} // namespace ui
