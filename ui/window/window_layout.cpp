#include "ui/window/window_layout.h"

#include "ui/database/game_list_panel.h"
#include "ui/window/board_column.h"
#include "ui/window/cascade.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QMainWindow>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>

namespace ui {

namespace {

constexpr QSize FirstSize(1180, 780);
constexpr QSize SmallestSize(640, 480);
constexpr double SideShare = 0.31; // at least
constexpr int LargestShare = 480;
constexpr double WidestSide = 0.55; // when the board is low and leaves room beside it
constexpr double ListShare = 0.24;  // at most, and no more than its games need
constexpr QSize Frame(16, 40);      // what the system may put around a window

// The first size, on small screens less.
QSize firstSize(const QWidget& window)
{
    const QSize room = window.screen()->availableSize();
    return FirstSize.boundedTo(room * 0.94).boundedTo(room - Frame).expandedTo(SmallestSize);
}

} // namespace

// Every widget is made where it will stand: under a style sheet a change of parent styles all its children
// anew.
WindowLayout::WindowLayout(QMainWindow* window) : QObject(window), m_window(window)
{
    auto* middle = new QWidget(window);
    m_top = new QVBoxLayout(middle);
    m_top->setContentsMargins(0, 0, 0, 0);
    m_top->setSpacing(0);
    m_down = new QSplitter(Qt::Vertical, middle);
    m_down->setChildrenCollapsible(false);
    m_top->addWidget(m_down, 1);
    m_across = new QSplitter(Qt::Horizontal, m_down);
    m_across->setChildrenCollapsible(false);
    m_down->addWidget(m_across);
    m_down->setStretchFactor(0, 1);
    window->setCentralWidget(middle);
    window->setMinimumSize(SmallestSize);
    m_across->installEventFilter(this);
    connect(m_across, &QSplitter::splitterMoved, this, [this] { m_ownShares = true; });
    connect(m_down, &QSplitter::splitterMoved, this, [this] { m_ownHeight = true; });
}

QWidget* WindowLayout::upper() const
{
    return m_across;
}

void WindowLayout::place(BoardColumn* board, QWidget* side)
{
    m_board = board;
    m_side = side;
    m_across->addWidget(board);
    m_across->addWidget(side);
}

void WindowLayout::restore(const Settings& settings)
{
    if (settings.windowGeometry.isEmpty() || !m_window->restoreGeometry(settings.windowGeometry))
        m_window->resize(firstSize(*m_window));
    cascade(*m_window);
    m_ownShares = !settings.sideSplitter.isEmpty() && m_across->restoreState(settings.sideSplitter);
    m_listSplitter = settings.listSplitter;
    m_listColumns = settings.listColumns;
}

void WindowLayout::placeList(GameListPanel* list)
{
    m_list = list;
    list->setContentsMargins(8, 4, 8, 6);
    list->hide();
    m_down->addWidget(list);
    m_down->setStretchFactor(1, 0);
    m_ownHeight = !m_listSplitter.isEmpty() && m_down->restoreState(m_listSplitter);
    list->restoreColumns(m_listColumns);
    connect(list, &GameListPanel::searchUnfolded, this, &WindowLayout::makeRoomForSearch);
}

void WindowLayout::remember(Settings& settings) const
{
    settings.windowGeometry = m_window->saveGeometry();
    settings.sideSplitter = m_ownShares ? m_across->saveState() : QByteArray();
    if (!m_list)
        return;
    if (!m_ownHeight)
        settings.listSplitter.clear();
    else if (m_list->isVisible())
        settings.listSplitter = m_down->saveState();
    settings.listColumns = m_list->saveColumns();
}

void WindowLayout::reset()
{
    m_window->showNormal();
    const QSize size = firstSize(*m_window);
    const QRect room = m_window->screen()->availableGeometry();
    m_window->resize(size);
    if (!room.contains(QRect(m_window->pos(), size + Frame)))
        m_window->move(room.center() -
                       QPoint(size.width() + Frame.width(), size.height() + Frame.height()) / 2);
    m_ownShares = false;
    m_ownHeight = false;
    shareHeight();
    shareWidth();
}

void WindowLayout::showList(bool shown)
{
    if (!m_list)
        return;
    if (isReportShown())
        m_report->hide();
    m_list->setVisible(shown);
    if (shown && (!m_ownHeight || m_list->height() < m_list->minimumSizeHint().height()))
        shareHeight();
}

void WindowLayout::addReport(QWidget* report)
{
    m_report = report;
    report->setContentsMargins(8, 4, 8, 6);
    report->hide();
}

void WindowLayout::showReport(bool shown)
{
    if (!m_list || !m_report || shown == isReportShown())
        return;
    if (shown)
        m_listBehind = m_list->isVisible();
    if (m_down->indexOf(m_report) < 0)
        m_down->addWidget(m_report);
    m_list->setVisible(!shown && m_listBehind);
    m_report->setVisible(shown);
    shareHeight();
}

bool WindowLayout::isReportShown() const
{
    return m_report && m_report->isVisible();
}

// Header and rows, as far as that goes.
int WindowLayout::tableHeight(int most) const
{
    const QTableView* table = m_list->table();
    const int rows = table->model()->rowCount() * table->verticalHeader()->defaultSectionSize();
    const int around = table->horizontalHeader()->sizeHint().height() +
                       table->horizontalScrollBar()->sizeHint().height() + 2 * table->frameWidth();
    return std::clamp(around + rows, table->minimumHeight(), std::max(most, table->minimumHeight()));
}

int WindowLayout::heightOfList(int most) const
{
    const int above = m_list->minimumSizeHint().height() - m_list->table()->minimumHeight();
    return above + tableHeight(most - above);
}

// The list and the report are never shown together.
void WindowLayout::shareHeight()
{
    if (!m_list)
        return;
    const QWidget* below = isReportShown() ? m_report : m_list;
    const int share = int(m_down->height() * ListShare);
    const int height =
        std::max(isReportShown() ? share : heightOfList(share), below->minimumSizeHint().height());
    m_down->setSizes({m_down->height() - height, height, height});
}

// What the search needs comes from the board, as far as that can give, and goes back to it.
void WindowLayout::makeRoomForSearch(bool unfolded)
{
    const int most = m_down->height() - m_across->minimumSizeHint().height() - m_down->handleWidth();
    int list = m_listBefore;
    if (unfolded) {
        m_listBefore = m_list->height();
        const int above = m_list->sizeHint().height() - m_list->table()->sizeHint().height();
        list = std::max(m_listBefore, above + tableHeight(int(m_down->height() * ListShare)));
    }
    list = std::clamp(list, 0, std::max(most, 0));
    m_down->setSizes({m_down->height() - list - m_down->handleWidth(), list});
}

// The board comes first. The side panel has its share of a wide window, no more than it needs of a narrow
// one, and what a low board leaves free.
void WindowLayout::shareWidth()
{
    if (m_ownShares || !m_board)
        return;
    const int width = m_across->width();
    const int free = width - m_board->widthFor(m_across->height()) - m_across->handleWidth();
    const int least = m_side->minimumSizeHint().width();
    const int share = std::max(least, std::min(int(width * SideShare), LargestShare));
    const int side = std::clamp(free, share, std::max(share, int(width * WidestSide)));
    m_across->setSizes({width - side, side});
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        shareWidth();
    return QObject::eventFilter(watched, event);
}

} // namespace ui
