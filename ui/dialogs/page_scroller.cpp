#include "ui/dialogs/page_scroller.h"

#include <QEvent>
#include <QScrollBar>

namespace ui {

namespace {

constexpr int LeastLines = 5;

} // namespace

PageScroller::PageScroller(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            std::min(least, sizeHint().height())};
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
