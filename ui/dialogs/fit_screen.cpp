#include "ui/dialogs/fit_screen.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace ui {

void fitToScreen(QWidget& window)
{
    window.layout()->activate();
    const QRect room = window.screen()->availableGeometry();
    // Before it is shown the frame is not known; a title is about as high as this.
    const QSize frame = window.frameGeometry().size() - window.size();
    const QSize around = frame.isEmpty() ? QSize(8, 40) : frame;
    window.resize(window.sizeHint().expandedTo(window.minimumSizeHint()).boundedTo(room.size() - around));
    if (!window.isVisible())
        return; // the window manager finds it a place
    const QRect now = window.frameGeometry();
    const QPoint place(std::max(room.left(), std::min(now.left(), room.right() - now.width() + 1)),
                       std::max(room.top(), std::min(now.top(), room.bottom() - now.height() + 1)));
    if (place != now.topLeft())
        window.move(place);
}

} // namespace ui
