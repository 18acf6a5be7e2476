#include "ui/window/window_layout.h"

#include "ui/database/game_list_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

namespace ui {

namespace {

constexpr QSize FirstSize(1180, 780);
constexpr QSize SmallestSize(640, 480);
constexpr double SideShare = 0.31;
constexpr int WidestSide = 480;
constexpr int ListHeight = 220;

// The first size, on small screens less.
QSize firstSize(const QWidget& window)
{
    return FirstSize.boundedTo(window.screen()->availableSize() * 0.94);
}

} // namespace

WindowLayout::WindowLayout(QWidget* board, QWidget* side, GameListPanel* list, QMainWindow* window)
    : QObject(window),
      m_window(window),
      m_side(side),
      m_list(list),
      m_across(new QSplitter(Qt::Horizontal)),
      m_down(new QSplitter(Qt::Vertical, window))
{
    m_across->addWidget(board);
    m_across->addWidget(side);
    m_across->setChildrenCollapsible(false);
    list->setContentsMargins(8, 4, 8, 8);
    list->hide();
    m_down->addWidget(m_across);
    m_down->addWidget(list);
    m_down->setStretchFactor(0, 1);
    m_down->setStretchFactor(1, 0);
    m_down->setChildrenCollapsible(false);
    auto* middle = new QWidget(window);
    m_top = new QVBoxLayout(middle);
    m_top->setContentsMargins(0, 0, 0, 0);
    m_top->setSpacing(0);
    m_top->addWidget(m_down, 1);
    window->setCentralWidget(middle);
    window->setMinimumSize(SmallestSize);
    window->installEventFilter(this);
    connect(m_across, &QSplitter::splitterMoved, this, [this] { m_ownShares = true; });
}

void WindowLayout::restore(const Settings& settings)
{
    if (settings.windowGeometry.isEmpty() || !m_window->restoreGeometry(settings.windowGeometry))
        m_window->resize(firstSize(*m_window));
    m_ownShares = !settings.sideSplitter.isEmpty() && m_across->restoreState(settings.sideSplitter);
    m_down->restoreState(settings.listSplitter);
    m_list->restoreColumns(settings.listColumns);
}

void WindowLayout::remember(Settings& settings) const
{
    settings.windowGeometry = m_window->saveGeometry();
    settings.sideSplitter = m_ownShares ? m_across->saveState() : QByteArray();
    if (m_list->isVisible())
        settings.listSplitter = m_down->saveState();
    settings.listColumns = m_list->saveColumns();
}

void WindowLayout::reset()
{
    m_window->showNormal();
    m_window->resize(firstSize(*m_window));
    m_ownShares = false;
    shareWidth();
    m_down->setSizes({m_window->height() - ListHeight, ListHeight});
}

void WindowLayout::showList(bool shown)
{
    m_list->setVisible(shown);
    if (shown && m_list->height() < m_list->minimumSizeHint().height())
        m_down->setSizes({m_window->height() - ListHeight, ListHeight});
}

// The board comes first: the side panel has its share of a wide window and no more than it needs of a narrow
// one.
void WindowLayout::shareWidth()
{
    if (m_ownShares)
        return;
    const int width = m_window->width();
    const int side = std::clamp(int(width * SideShare), m_side->minimumSizeHint().width(), WidestSide);
    m_across->setSizes({width - side, side});
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        shareWidth();
    return QObject::eventFilter(watched, event);
}

} // namespace ui
