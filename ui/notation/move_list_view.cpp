#include "ui/notation/move_list_view.h"

#include "core/pgn/mend.h"
#include "ui/notation/move_list_layout.h"
#include "ui/notation/sign_typer.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

namespace ui {

using record::NodeId;

MoveListView::MoveListView(QWidget* parent)
    : QAbstractScrollArea(parent), m_layout(std::make_unique<MoveListLayout>(m_document))
{
    setObjectName(QStringLiteral("moveList"));
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    updateStyle();
    retranslate();
}

MoveListView::~MoveListView() = default;

void MoveListView::setRecord(const record::Record* record)
{
    m_record = record;
    m_current = NodeId::Root;
    m_hovered = NodeId::None;
    apply(m_document.setRecord(record));
    verticalScrollBar()->setValue(0);
    describeCurrent();
}

void MoveListView::setNotation(const notation::SanStyle& style)
{
    auto options = m_document.options();
    options.style = style;
    apply(m_document.setOptions(options));
    showCurrent();
    describeCurrent();
}

void MoveListView::setClocksVisible(bool visible)
{
    auto options = m_document.options();
    if (options.clocks == visible)
        return;
    options.clocks = visible;
    apply(m_document.setOptions(options));
}

void MoveListView::setUnreadReason(const QString& reason)
{
    auto options = m_document.options();
    if (options.unreadHeading == reason)
        return;
    options.unreadHeading = reason;
    apply(m_document.setOptions(options));
}

void MoveListView::setFaults(const std::vector<MoveListDocument::Options::Fault>& faults)
{
    auto options = m_document.options();
    if (options.faults == faults)
        return;
    options.faults = faults;
    apply(m_document.setOptions(options));
}

QRect MoveListView::unreadRect(NodeId node) const
{
    return m_layout->unreadRect(node).translated(0, -scrolled());
}

// Text that could not be read, or a fault.
const MoveSpan* MoveListView::mendableAt(QPoint point) const
{
    const auto* span = m_editable ? m_layout->spanAt(point + QPoint(0, scrolled())) : nullptr;
    return span && (span->kind == SpanKind::Unread || span->kind == SpanKind::Fault) ? span : nullptr;
}

bool MoveListView::hasMendable() const
{
    return m_editable && m_record &&
           (!m_document.options().faults.empty() || !pgn::unreadPlaces(*m_record).empty());
}

void MoveListView::setEditable(bool editable)
{
    m_editable = editable;
}

void MoveListView::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

bool MoveListView::isHintShown() const
{
    return !m_hint.isEmpty() && m_record && m_record->node(NodeId::Root).children.empty() &&
           m_record->unreadTail().empty();
}

void MoveListView::treeChanged(NodeId near)
{
    apply(m_document.treeChanged(near));
}

void MoveListView::nodeChanged(NodeId node)
{
    apply(m_document.nodeChanged(node));
}

void MoveListView::endChanged()
{
    apply(m_document.endChanged());
}

void MoveListView::apply(const MoveListDocument::Change& change)
{
    m_layout->apply(change);
    updateRange();
    viewport()->update();
}

void MoveListView::setCurrent(NodeId node)
{
    if (node == m_current)
        return;
    m_current = node;
    viewport()->update();
    showCurrent();
    describeCurrent();
}

// The current move is kept in view, with something before and after it.
void MoveListView::showCurrent()
{
    if (m_current == NodeId::Root) {
        verticalScrollBar()->setValue(0);
        return;
    }
    const auto rect = m_layout->rectOf(m_current);
    if (rect.isEmpty())
        return;
    const int view = viewport()->height();
    const int room = std::min(2 * m_layout->rowHeight(), view / 4);
    if (rect.top() < scrolled() + room || rect.bottom() > scrolled() + view - room)
        verticalScrollBar()->setValue(rect.center().y() - view / 2);
}

int MoveListView::scrolled() const
{
    return verticalScrollBar()->value();
}

QRect MoveListView::moveRect(NodeId node) const
{
    return m_layout->rectOf(node).translated(0, -scrolled());
}

std::size_t MoveListView::layoutCount() const
{
    return m_layout->layoutCount();
}

void MoveListView::updateStyle()
{
    m_layout->setStyle(MoveListStyle::of(font(), palette()));
    updateRange();
    viewport()->update();
}

void MoveListView::updateRange()
{
    const int view = viewport()->height();
    verticalScrollBar()->setPageStep(view);
    verticalScrollBar()->setSingleStep(m_layout->rowHeight());
    verticalScrollBar()->setRange(0, std::max(0, m_layout->height() + m_layout->rowHeight() / 2 - view));
}

void MoveListView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.translate(0, -scrolled());
    m_layout->paint(painter, event->rect().translated(0, scrolled()), m_current, m_hovered);
    painter.resetTransform();
    if (isHintShown()) {
        const int pad = fontMetrics().height();
        painter.fillRect(viewport()->rect(), palette().window()); // an empty page is no page yet
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(pad, pad, -pad, -pad),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_hint);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(palette().color(QPalette::Highlight), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void MoveListView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_layout->setWidth(viewport()->width());
    updateRange();
    showCurrent();
}

void MoveListView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto* span = mendableAt(event->pos())) {
        const auto [node, kind, piece] = std::tuple(span->node, span->kind, span->piece);
        if (node != NodeId::None)
            emit moveActivated(node);
        if (kind == SpanKind::Unread)
            emit unreadActivated(node, piece);
        else
            emit faultActivated(node);
        return;
    }
    if (const auto node = m_layout->nodeAt(event->pos() + QPoint(0, scrolled())))
        emit moveActivated(*node);
}

void MoveListView::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
}

void MoveListView::mouseMoveEvent(QMouseEvent* event)
{
    const auto node = m_layout->nodeAt(event->pos() + QPoint(0, scrolled())).value_or(NodeId::None);
    const bool mendable = mendableAt(event->pos()) != nullptr;
    viewport()->setCursor(node == NodeId::None && !mendable ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (node == m_hovered)
        return;
    m_hovered = node;
    viewport()->update();
}

void MoveListView::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    m_hovered = NodeId::None;
    viewport()->update();
}

void MoveListView::keyPressEvent(QKeyEvent* event)
{
    const auto step = [&](MoveStep where) {
        event->accept();
        emit stepIntended(where);
    };
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return step(MoveStep::Previous);
    case Qt::Key_Right:
        return step(MoveStep::Next);
    case Qt::Key_Home:
        return step(MoveStep::First);
    case Qt::Key_End:
        return step(MoveStep::Last);
    case Qt::Key_Up:
        return step(MoveStep::PreviousVariation);
    case Qt::Key_Down:
        return step(MoveStep::NextVariation);
    case Qt::Key_Delete:
        if (m_editable && m_current != NodeId::Root)
            emit editIntended(MoveEdit::DeleteFromHere, m_current);
        event->accept();
        return;
    case Qt::Key_Backspace:
        emit signKeyPressed({});
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasMendable())
            return emit mendIntended();
        break;
    default:
        break;
    }
    if (m_editable && SignTyper::isSignKey(event->text()))
        emit signKeyPressed(event->text());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void MoveListView::fillMenu(QMenu& menu, NodeId node)
{
    const auto add = [&](const QString& text, const char* name, MoveEdit edit, bool enabled) {
        auto* action = menu.addAction(text);
        action->setObjectName(QString::fromLatin1(name));
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, [this, edit, node] { emit editIntended(edit, node); });
    };
    const bool onMove = m_record && node != NodeId::Root && m_record->contains(node);
    const bool inVariation = onMove && !m_record->isMainLine(node);
    if (m_editable) {
        const bool hasSiblings = onMove && m_record->node(m_record->node(node).parent).children.size() > 1;
        add(tr("Move the variation up"), "promoteVariation", MoveEdit::Promote, inVariation);
        add(tr("Make it the main line"), "makeMainLine", MoveEdit::MakeMainLine, inVariation);
        add(tr("Move the variation down"), "demoteVariation", MoveEdit::Demote, inVariation || hasSiblings);
        menu.addSeparator();
        const bool annotated =
            m_record && (m_record->node(node).hasComments() || !m_record->node(node).nags.empty());
        add(tr("Clear comments and signs"), "clearAnnotations", MoveEdit::ClearAnnotations, annotated);
        add(tr("Delete all moves after this one"), "truncate", MoveEdit::Truncate,
            m_record && !m_record->node(node).children.empty());
        add(tr("Delete this move and what follows"), "deleteFromHere", MoveEdit::DeleteFromHere, onMove);
        add(tr("Delete the variation"), "deleteVariation", MoveEdit::DeleteVariation, inVariation);
        menu.addSeparator();
    }
    add(tr("Copy the moves up to here"), "copyLine", MoveEdit::CopyLine, onMove);
    add(tr("Copy the game"), "copyGame", MoveEdit::CopyGame, m_record != nullptr);
}

void MoveListView::contextMenuEvent(QContextMenuEvent* event)
{
    auto node = m_current;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        at = viewport()->mapToGlobal(moveRect(node).bottomLeft());
    } else if (const auto under = m_layout->nodeAt(event->pos() + QPoint(0, scrolled()))) {
        node = *under;
        emit moveActivated(node); // what the menu speaks of is to be seen on the board
    }
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("moveMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, node);
    menu->popup(at);
}

void MoveListView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MoveListView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void MoveListView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
        updateStyle();
        break;
    case QEvent::LanguageChange:
        retranslate();
        break;
    default:
        break;
    }
}

void MoveListView::retranslate()
{
    setAccessibleName(tr("Moves"));
    describeCurrent();
}

void MoveListView::describeCurrent()
{
    setAccessibleDescription(m_current == NodeId::Root ? tr("Start of the game")
                                                       : m_document.moveText(m_current));
}

QSize MoveListView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 18, m_layout->rowHeight() * 3};
}

QSize MoveListView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 42, m_layout->rowHeight() * 14};
}

} // namespace ui
