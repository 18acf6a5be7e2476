#include "ui/window/cascade.h"

#include <QApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace ui {

namespace {

constexpr int Near = 8; // pixels: nobody sees that there are two

// One title bar further down, so that the title below can be read.
QPoint step(const QWidget& window)
{
    return {window.fontMetrics().height() + 16, window.fontMetrics().height() + 16};
}

bool isTaken(const QPoint& place, const QWidget& window)
{
    const QWidgetList all = QApplication::topLevelWidgets();
    return std::any_of(all.begin(), all.end(), [&](const QWidget* other) {
        return other != &window && other->isVisible() && other->metaObject() == window.metaObject() &&
               (other->geometry().topLeft() - place).manhattanLength() < Near;
    });
}

} // namespace

void cascade(QWidget& window)
{
    if (!window.testAttribute(Qt::WA_Moved) || window.windowState() != Qt::WindowNoState)
        return; // the system places it, or it fills the screen
    const QRect room = window.screen()->availableGeometry();
    QPoint place = window.geometry().topLeft(); // without the frame, which nobody knows yet
    for (int tries = 0; isTaken(place, window) && tries < 100; ++tries) {
        place += step(window);
        if (place.x() + window.width() > room.right() || place.y() + window.height() > room.bottom())
            place = room.topLeft() + QPoint(tries % 10 * step(window).x(), 0); // again from the upper edge
    }
    window.setGeometry(QRect(place, window.size()));
}

} // namespace ui
