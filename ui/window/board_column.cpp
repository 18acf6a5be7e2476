#include "ui/window/board_column.h"

#include "ui/board/board_widget.h"
#include "ui/board/piece_cache.h"
#include "ui/clock/player_plate.h"
#include "ui/window/end_banner.h"
#include "ui/window/move_entry.h"
#include "ui/window/said_line.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMouseEvent>

namespace ui {

namespace {

constexpr int Margin = 6;
constexpr int SmallestBoard = 276; // 30 pixels a square, and the frame
constexpr int RoomyBoard = 340;    // one may have a line of text less
constexpr int MostLines = 3;

} // namespace

BoardColumn::BoardColumn(QWidget* parent)
    : QWidget(parent),
      m_capturedMen(std::make_shared<PieceCache>()),
      m_board(new BoardWidget(this)),
      m_plates{new PlayerPlate(this), new PlayerPlate(this)},
      m_said(new SaidLine(this)),
      m_banner(new EndBanner(this)),
      m_entry(new MoveEntry(this))
{
    setObjectName(QStringLiteral("boardColumn"));
    m_board->setObjectName(QStringLiteral("board"));
    const auto painter = [men = m_capturedMen](QPainter& p, QRectF where, chess::Piece man) {
        men->draw(p, man, where);
    };
    for (const chess::Color side : chess::AllColors) {
        PlayerPlate* each = plate(side);
        each->setObjectName(side == chess::Color::White ? QStringLiteral("whitePlate")
                                                        : QStringLiteral("blackPlate"));
        each->setSide(side);
        each->setMenPainter(painter);
        each->setTimed(false, false);
    }
    // A board that waits for its men turns by itself: the plates follow.
    m_board->installEventFilter(this);
    connect(m_board, &BoardWidget::turned, this, &BoardColumn::arrange);
}

BoardColumn::~BoardColumn() = default;

bool BoardColumn::isFlipped() const
{
    return m_board->isFlipped();
}

void BoardColumn::setFlipped(bool flipped)
{
    m_board->setFlipped(flipped);
    arrange();
}

void BoardColumn::setFlippedWhenSettled(bool flipped)
{
    m_board->setFlippedWhenSettled(flipped);
    arrange();
}

void BoardColumn::setPieceSet(const QString& name)
{
    m_capturedMen->setSet(name);
    m_board->setPieceSet(name);
    for (PlayerPlate* plate : m_plates)
        plate->update();
}

void BoardColumn::say(const QString& text)
{
    m_said->setText(text);
}

QString BoardColumn::said() const
{
    return m_said->text();
}

void BoardColumn::showBanner(bool shown)
{
    const bool appears = shown && m_banner->isHidden();
    const bool hadFocus = m_banner->isAncestorOf(QApplication::focusWidget());
    m_offered = shown;
    m_banner->setVisible(shown);
    if (shown) {
        arrangeOverlays();
        m_banner->raise();
        if (appears && m_entry->isHidden())
            m_banner->takeFocus();
    } else if (hadFocus) {
        m_board->setFocus(Qt::OtherFocusReason);
    }
}

bool BoardColumn::isBannerShown() const
{
    return !m_banner->isHidden();
}

QSize BoardColumn::minimumSizeHint() const
{
    return {SmallestBoard + 2 * Margin, SmallestBoard + heightAround(1)};
}

QSize BoardColumn::sizeHint() const
{
    return minimumSizeHint() + QSize(360, 360);
}

void BoardColumn::putBannerAside()
{
    const bool hadFocus = m_banner->isAncestorOf(QApplication::focusWidget());
    m_banner->hide();
    if (hadFocus)
        m_board->setFocus(Qt::OtherFocusReason);
}

int BoardColumn::heightAround(int lines) const
{
    return 2 * m_plates[0]->minimumHeight() + m_said->heightFor(lines) + Margin;
}

// Two lines for what is said, one where the board would be small.
int BoardColumn::sideIn(QSize room) const
{
    const auto side = [&](int lines) {
        return std::min(room.width() - 2 * Margin, room.height() - heightAround(lines));
    };
    return std::max(8, side(2) >= RoomyBoard ? side(2) : side(1));
}

int BoardColumn::widthFor(int height) const
{
    return std::max(SmallestBoard, sideIn({QWIDGETSIZE_MAX, height})) + 2 * Margin;
}

bool BoardColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (m_offered && event->type() == QEvent::MouseButtonPress &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        m_banner->setVisible(m_banner->isHidden());
        m_banner->raise();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BoardColumn::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool BoardColumn::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        arrange();
    return handled;
}

// Whole columns of pixels: the board is square, the plates are as wide as it is.
void BoardColumn::arrange()
{
    PlayerPlate* above = plate(isFlipped() ? chess::Color::White : chess::Color::Black);
    PlayerPlate* below = plate(isFlipped() ? chess::Color::Black : chess::Color::White);
    const int plateHeight = above->minimumHeight();
    const int side = sideIn(size());
    const int x = (width() - side) / 2;
    const int rest = height() - side - 2 * plateHeight;
    const int said = std::clamp(rest, 0, m_said->heightFor(MostLines));
    const int y = std::max(0, (rest - said) / 2);
    above->setGeometry(x, y, side, plateHeight);
    m_board->setGeometry(x, y + plateHeight, side, side);
    below->setGeometry(x, y + plateHeight + side, side, plateHeight);
    m_said->setGeometry(Margin, y + 2 * plateHeight + side, width() - 2 * Margin, said);
    arrangeOverlays();
}

void BoardColumn::arrangeOverlays()
{
    const QRect board = m_board->geometry();
    m_banner->fitInto(board.width());
    const int wanted = std::max(std::min(board.width() - 16, m_banner->sizeHint().width() + 60),
                                m_banner->minimumSizeHint().width());
    m_banner->setFixedWidth(wanted);
    m_banner->layout()->activate();
    m_banner->resize(wanted,
                     std::max(m_banner->heightForWidth(wanted), m_banner->minimumSizeHint().height()));
    m_banner->move(board.center() - QPoint(m_banner->width() / 2, m_banner->height() / 2));
    m_entry->adjustSize();
    m_entry->move(board.center().x() - m_entry->width() / 2, board.bottom() - m_entry->height() - 8);
}

} // namespace ui
