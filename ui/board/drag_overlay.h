#pragma once
#include <QPixmap>
#include <QWidget>

namespace ui {

// The man in the hand: above everything in the window, so that it is not cut off at the board's edge.
class DragOverlay : public QWidget {
    Q_OBJECT
public:
    explicit DragOverlay(QWidget* parent);
    // The picture in device pixels, drawn one to one, and its ratio.
    void setPicture(const QPixmap& picture, qreal ratio);
    const QPixmap& picture() const { return m_picture; }
    // Puts the picture's centre there, in the parent's coordinates.
    void moveTo(QPointF centre);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap m_picture;
};

// From here on `painter` draws in whole device pixels, its origin on the pixel that holds the widget's
// corner. Returns what is left over: the corner's place within that pixel.
QPointF paintInDevicePixels(QPainter& painter);

} // namespace ui
