#include "ui/dialogs/page_scroller.h"

#include <QEvent>
#include <QScrollBar>

namespace ui {

namespace {

constexpr int LeastLines = 5;
constexpr int LeastWidth = 16; // in lines too: two pages side by side fit the smallest screen

} // namespace

PageScroller::PageScroller(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    setFocusPolicy(Qt::NoFocus); // what stands on the page has it
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    page->installEventFilter(this);
}

QSize PageScroller::sizeHint() const
{
    const QSize page = widget()->sizeHint().expandedTo(widget()->minimumSizeHint());
    const int height = std::max(page.height(), widget()->heightForWidth(page.width()));
    return {page.width() + verticalScrollBar()->sizeHint().width(), height};
}

QSize PageScroller::minimumSizeHint() const
{
    const int least = LeastLines * fontMetrics().height();
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::min(width, LeastWidth * fontMetrics().height()), std::min(least, sizeHint().height())};
}

bool PageScroller::eventFilter(QObject* watched, QEvent* event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        emit pageResized();
    }
    return handled;
}

} // namespace ui
