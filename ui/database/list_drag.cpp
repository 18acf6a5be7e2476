#include "ui/database/list_drag.h"

#include "ui/database/dropped.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace ui {

namespace {

constexpr int ScrollMs = 60;

} // namespace

ListDrag::ListDrag(QTableView* table) : QObject(table), m_table(table), m_line(new QWidget(table->viewport()))
{
    m_line->setObjectName(QStringLiteral("dropLine"));
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->setAutoFillBackground(true);
    m_line->setBackgroundRole(QPalette::Highlight);
    m_line->hide();
    m_table->setDragEnabled(true);
    m_table->setAcceptDrops(true);
    m_table->setDragDropMode(QAbstractItemView::DragDrop);
    m_table->setDragDropOverwriteMode(false);
    m_table->setDefaultDropAction(Qt::MoveAction);
    m_table->viewport()->installEventFilter(this);
    m_scroll.setInterval(ScrollMs);
    connect(&m_scroll, &QTimer::timeout, this, [this] {
        auto* bar = m_table->verticalScrollBar();
        bar->setValue(bar->value() + (m_at.y() < m_table->viewport()->height() / 2 ? -1 : 1));
        hover(m_at, m_line->isVisible());
    });
}

bool ListDrag::isOurs(const QDropEvent& event) const
{
    return event.source() == m_table || event.source() == m_table->viewport();
}

bool ListDrag::accept(QDropEvent& event) const
{
    if (!isOurs(event))
        return acceptAsCopy(event);
    event.setDropAction(Qt::MoveAction);
    event.accept();
    return true;
}

// The row that what is dropped there will stand in front of.
int ListDrag::rowAt(const QPoint& position) const
{
    const int rows = m_table->model()->rowCount();
    const int row = m_table->rowAt(position.y());
    if (row < 0)
        return position.y() < 0 ? 0 : rows;
    const int top = m_table->rowViewportPosition(row);
    return position.y() < top + m_table->rowHeight(row) / 2 ? row : row + 1;
}

void ListDrag::hover(const QPoint& position, bool withLine)
{
    m_at = position;
    const int height = m_table->verticalHeader()->defaultSectionSize();
    const bool nearEdge =
        position.y() < height / 2 || position.y() > m_table->viewport()->height() - height / 2;
    if (nearEdge && !m_scroll.isActive())
        m_scroll.start();
    else if (!nearEdge)
        m_scroll.stop();
    m_line->setVisible(withLine);
    if (!withLine)
        return;
    const int row = rowAt(position);
    const int rows = m_table->model()->rowCount();
    const int y = row < rows ? m_table->rowViewportPosition(row)
                             : (rows == 0 ? 0 : m_table->rowViewportPosition(rows - 1) + height);
    m_line->setGeometry(0, std::clamp(y - 1, 0, std::max(0, m_table->viewport()->height() - 2)),
                        m_table->viewport()->width(), 2);
    m_line->raise();
}

void ListDrag::leave()
{
    m_scroll.stop();
    m_line->hide();
}

void ListDrag::drop(QDropEvent& event)
{
    const int row = rowAt(event.position().toPoint());
    const QStringList files = droppedFiles(*event.mimeData());
    if (isOurs(event))
        emit gamesDropped(row);
    else if (!files.isEmpty())
        emit filesDropped(files);
    else
        emit textDropped(event.mimeData()->text(), row);
}

bool ListDrag::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto& move = *static_cast<QDropEvent*>(event);
        if (!accept(move))
            return QObject::eventFilter(watched, event);
        hover(move.position().toPoint(), droppedFiles(*move.mimeData()).isEmpty());
        return true;
    }
    case QEvent::DragLeave:
        leave();
        return true;
    case QEvent::Drop: {
        auto& dropped = *static_cast<QDropEvent*>(event);
        leave();
        if (!accept(dropped))
            return QObject::eventFilter(watched, event);
        drop(dropped);
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace ui
