#include "ui/dialogs/setup_board.h"

#include "ui/board/board_picture.h"
#include "ui/settings/appearance.h"
#include "ui/text/words.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace ui {

using chess::Color;
using chess::Piece;
using chess::PieceType;
using chess::Square;

namespace {

constexpr std::array Kinds{PieceType::King,   PieceType::Queen,  PieceType::Rook,
                           PieceType::Bishop, PieceType::Knight, PieceType::Pawn};
constexpr int Rows = 10; // the board and a row of men above and below it
constexpr int Gap = 4;   // between them

std::optional<Piece> manFromLetter(QChar letter)
{
    constexpr std::string_view Letters = "KQRBNP";
    const auto at = Letters.find(letter.toUpper().toLatin1());
    if (at == std::string_view::npos)
        return std::nullopt;
    return Piece{letter.isUpper() ? Color::White : Color::Black, Kinds[at]};
}

} // namespace

SetupBoard::SetupBoard(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("setupBoard"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board on which men are put"));
    setToolTip(tr("Click or drag men onto the board; the right button takes one away.\n"
                  "Keys: arrows, K Q R B N P for White, with small letters for Black, Delete."));
}

QSize SetupBoard::sizeHint() const
{
    return {8 * 46, Rows * 46 + 2 * Gap};
}

QSize SetupBoard::minimumSizeHint() const
{
    return {8 * 24, Rows * 24 + 2 * Gap};
}

int SetupBoard::side() const
{
    return std::max(1, std::min(width() / 8, (height() - 2 * Gap) / Rows));
}

QPoint SetupBoard::corner() const
{
    return {(width() - 8 * side()) / 2, (height() - Rows * side() - 2 * Gap) / 2 + side() + Gap};
}

QRect SetupBoard::squareRect(Square s) const
{
    const int column = m_flipped ? 7 - s.file() : s.file();
    const int row = m_flipped ? s.rank() : 7 - s.rank();
    return {corner() + QPoint(column, row) * side(), QSize(side(), side())};
}

QRect SetupBoard::paletteRect(Piece man) const
{
    const bool above = (man.color == Color::Black) != m_flipped;
    const auto column = std::find(Kinds.begin(), Kinds.end(), man.type) - Kinds.begin() + 1;
    const int y = above ? corner().y() - Gap - side() : corner().y() + 8 * side() + Gap;
    return {corner().x() + int(column) * side(), y, side(), side()};
}

std::optional<Square> SetupBoard::squareAt(QPoint at) const
{
    const QPoint from = at - corner();
    if (from.x() < 0 || from.y() < 0 || from.x() >= 8 * side() || from.y() >= 8 * side())
        return std::nullopt;
    const int column = from.x() / side(), row = from.y() / side();
    return m_flipped ? Square(7 - column, row) : Square(column, 7 - row);
}

std::optional<Piece> SetupBoard::paletteManAt(QPoint at) const
{
    for (const Color c : chess::AllColors) {
        for (const PieceType t : Kinds) {
            if (paletteRect({c, t}).contains(at))
                return Piece{c, t};
        }
    }
    return std::nullopt;
}

void SetupBoard::setMen(const Men& men)
{
    m_men = men;
    update();
}

void SetupBoard::setLook(const QString& pieceSet, const QString& theme)
{
    m_pieceSet = pieceSet;
    m_theme = theme;
    m_pieces.setSet(pieceSet);
    update();
}

void SetupBoard::setFlipped(bool flipped)
{
    m_flipped = flipped;
    endDrag();
}

void SetupBoard::choose(std::optional<Piece> man)
{
    m_chosen = man;
    update();
}

void SetupBoard::put(Square s, std::optional<Piece> man)
{
    auto& there = m_men[std::size_t(s.index())];
    if (there == man)
        return;
    there = man;
    update();
    emit edited();
}

void SetupBoard::endDrag()
{
    m_drag.reset();
    update();
}

void SetupBoard::mousePressEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const auto square = squareAt(at);
    if (event->button() == Qt::RightButton) {
        if (m_drag)
            endDrag();
        else if (square)
            put(*square, std::nullopt);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (square)
        m_cursor = *square;
    if (const auto man = paletteManAt(at)) {
        choose(m_chosen == man ? std::nullopt : man);
        m_drag = Drag{*man, std::nullopt, at, at};
    } else if (square && m_men[std::size_t(square->index())] && !m_chosen) {
        m_drag = Drag{*m_men[std::size_t(square->index())], square, at, at};
    } else if (square && m_chosen) {
        // A second click with the same man takes it away.
        const bool same = m_men[std::size_t(square->index())] == m_chosen;
        put(*square, same ? std::nullopt : m_chosen);
    }
    update();
}

void SetupBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag)
        return;
    m_drag->now = event->position().toPoint();
    m_drag->moved = m_drag->moved || (m_drag->now - m_drag->pressed).manhattanLength() >= 3;
    update();
}

void SetupBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const Drag drag = *m_drag;
    m_drag.reset();
    update();
    if (!drag.moved)
        return;
    const auto to = squareAt(event->position().toPoint());
    if (!drag.from && to) {
        choose(std::nullopt); // it was dragged, not chosen to be put again
        put(*to, drag.man);
        return;
    }
    if (!drag.from || to == drag.from)
        return;
    m_men[std::size_t(drag.from->index())].reset();
    if (to)
        m_men[std::size_t(to->index())] = drag.man;
    emit edited();
}

void SetupBoard::keyPressEvent(QKeyEvent* event)
{
    const int by = m_flipped ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-by, 0);
    case Qt::Key_Right:
        return moveCursor(by, 0);
    case Qt::Key_Up:
        return moveCursor(0, by);
    case Qt::Key_Down:
        return moveCursor(0, -by);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return put(m_cursor, std::nullopt);
    case Qt::Key_Space:
        if (m_chosen)
            put(m_cursor, m_chosen);
        return;
    case Qt::Key_Escape:
        if (m_drag || m_chosen) {
            choose(std::nullopt);
            return endDrag();
        }
        break;
    default:
        break;
    }
    const auto man =
        event->text().size() == 1 && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            ? manFromLetter(event->text().at(0))
            : std::nullopt;
    if (man)
        put(m_cursor, man);
    else
        QWidget::keyPressEvent(event);
}

void SetupBoard::moveCursor(int files, int ranks)
{
    m_cursor = Square(std::clamp(m_cursor.file() + files, 0, 7), std::clamp(m_cursor.rank() + ranks, 0, 7));
    update();
    tellCursor();
}

// To a screen reader.
void SetupBoard::tellCursor()
{
    setAccessibleDescription(text::squareName(m_cursor, m_men[std::size_t(m_cursor.index())]));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void SetupBoard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    tellCursor();
    update();
}

void SetupBoard::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    endDrag();
}

void SetupBoard::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    endDrag();
}

void SetupBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintBoard(painter);
    paintPalette(painter);
    if (m_drag && m_drag->moved)
        paintMan(painter, m_drag->man,
                 QRect(m_drag->now - QPoint(side(), side()) / 2, QSize(side(), side())));
}

void SetupBoard::paintBoard(QPainter& painter)
{
    BoardViewState state;
    state.men = m_men;
    if (m_drag && m_drag->moved && m_drag->from)
        state.men[std::size_t(m_drag->from->index())].reset();
    BoardPicture look;
    look.pieceSet = m_pieceSet;
    look.theme = m_theme;
    look.flipped = m_flipped;
    look.font = font();
    const qreal ratio = devicePixelRatioF();
    auto image = boardImage(state, look, int(8 * side() * ratio));
    image.setDevicePixelRatio(ratio);
    painter.drawImage(corner(), image);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
        painter.drawRect(squareRect(m_cursor).adjusted(1, 1, -2, -2));
    }
}

void SetupBoard::paintPalette(QPainter& painter)
{
    // Black men would be lost on a dark window.
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDark(palette()) ? QColor(0x8f877b) : windowColors(palette()).raised);
    for (const Color c : chess::AllColors)
        painter.drawRoundedRect(paletteRect({c, Kinds.front()}).united(paletteRect({c, Kinds.back()})), 6, 6);
    for (const Color c : chess::AllColors) {
        for (const PieceType t : Kinds) {
            const Piece man{c, t};
            const QRect where = paletteRect(man);
            if (m_chosen == man) {
                painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
                painter.setBrush(palette().color(QPalette::Mid));
                painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 5, 5);
            }
            paintMan(painter, man, where);
        }
    }
}

void SetupBoard::paintMan(QPainter& painter, Piece man, QRect where)
{
    const int pixels = int(where.width() * devicePixelRatioF());
    painter.drawPixmap(where, m_pieces.pixmap(man, pixels));
}

} // namespace ui
