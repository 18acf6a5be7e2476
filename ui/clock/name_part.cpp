#include "ui/clock/name_part.h"

#include "ui/settings/appearance.h"

#include <QEvent>
#include <QImage>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double OfSameKind = 0.42, OfOtherKind = 0.78; // from one man to the next, in sizes of a man
constexpr double BeforeBalance = 6;

} // namespace

NamePart::NamePart(QWidget* parent) : QWidget(parent), m_detail(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_detail->setObjectName(QStringLiteral("clockDetail"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_detail->hide();
}

void NamePart::setFacts(const Facts& facts)
{
    m_facts = facts;
    setToolTip(facts.name);
    arrangeDetail();
    update();
}

void NamePart::setMenPainter(MenPainter painter)
{
    m_paintMan = std::move(painter);
    update();
}

void NamePart::setDetail(const QString& detail)
{
    m_detail->setText(detail);
    arrangeDetail();
    update();
}

void NamePart::setNameAlone(bool alone)
{
    m_alone = alone;
    arrangeDetail();
    update();
}

QFont NamePart::nameFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

double NamePart::gap() const
{
    return fontMetrics().height() * 0.5;
}

double NamePart::wordsStart() const
{
    return 2 + fontMetrics().height() * (0.62 + 0.72 + 0.5);
}

double NamePart::manSize() const
{
    return fontMetrics().height() * 1.1;
}

QString NamePart::balance() const
{
    return m_facts.ahead > 0 ? QStringLiteral("+%1").arg(m_facts.ahead) : QString();
}

double NamePart::menWidth() const
{
    double width = 0;
    const auto& men = m_facts.captured;
    for (std::size_t i = 0; i < men.size(); ++i)
        width += manSize() * (i + 1 == men.size() ? 1 : men[i] == men[i + 1] ? OfSameKind : OfOtherKind);
    if (!balance().isEmpty())
        width += BeforeBalance + fontMetrics().horizontalAdvance(balance());
    return width;
}

bool NamePart::isOneRow() const
{
    if (m_alone)
        return true;
    double needed = wordsStart() + QFontMetrics(nameFont()).horizontalAdvance(m_facts.name);
    if (menWidth() > 0)
        needed += gap() + menWidth();
    if (!m_detail->text().isEmpty())
        needed += gap() + m_detail->sizeHint().width();
    const bool onlyName = menWidth() <= 0 && m_detail->text().isEmpty();
    return onlyName || needed <= width();
}

int NamePart::leastWidth() const
{
    return int(wordsStart());
}

QSize NamePart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, int(fontMetrics().height() * 1.5)};
}

QSize NamePart::minimumSizeHint() const
{
    return {leastWidth(), fontMetrics().height()};
}

void NamePart::arrangeDetail()
{
    const bool row = isOneRow();
    const int wanted = m_detail->sizeHint().width();
    const int room = std::max(0, width() - (row ? 0 : int(wordsStart())));
    const int top = row ? 0 : height() / 2;
    const int shown = std::min(wanted, room);
    m_detail->setGeometry(width() - shown, top, shown, height() - top);
    m_detail->setToolTip(shown < wanted ? m_detail->text() : QString());
    m_detail->setVisible(!m_alone && !m_detail->text().isEmpty());
}

void NamePart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeDetail();
}

void NamePart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrangeDetail();
    QWidget::changeEvent(event);
}

void NamePart::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const WindowColors& colors = windowColors(palette());
    drawSigns(p, colors);
    const bool row = isOneRow();
    const double x = wordsStart();
    const double detail = m_detail->isHidden() ? 0 : m_detail->width() + gap();
    const double nameHeight = row ? height() : height() / 2.0;
    const double nameRoom = width() - x;
    const QFontMetrics metrics(nameFont());
    const QString shown = metrics.elidedText(m_facts.name, Qt::ElideRight, int(nameRoom));
    p.setFont(nameFont());
    p.setPen(colors.text);
    // A lone ellipsis says nothing.
    if (shown.size() > 2 || shown == m_facts.name)
        p.drawText(QRectF(x, 0, nameRoom, nameHeight), Qt::AlignVCenter | Qt::AlignLeft, shown);
    if (m_alone)
        return;
    const double left = row ? x + metrics.horizontalAdvance(shown) + gap() : x;
    drawMen(p, QRectF(left, row ? 0 : nameHeight, width() - left - detail, row ? height() : nameHeight),
            colors);
}

// A triangle that points at the player to move, its place is kept when it is not shown; and the colour.
void NamePart::drawSigns(QPainter& p, const WindowColors& colors) const
{
    const double sign = fontMetrics().height() * 0.62, dot = fontMetrics().height() * 0.72;
    if (m_facts.turn) {
        const QRectF r(2, (height() - sign) / 2, sign * 0.8, sign);
        p.setPen(Qt::NoPen);
        p.setBrush(colors.text);
        p.drawPolygon(QPolygonF({r.topLeft(), QPointF(r.right(), r.center().y()), r.bottomLeft()}));
    }
    p.setPen(QPen(colors.quietText, 1.4));
    p.setBrush(m_facts.side == chess::Color::White ? QColor(0xfdfcf9) : QColor(0x26241f));
    p.drawEllipse(QRectF(2 + sign, (height() - dot) / 2, dot, dot));
}

// Black men would be lost on a dark window: there they are drawn in the colour of quiet words.
void NamePart::drawMan(QPainter& p, const QRectF& where, chess::Piece man) const
{
    if (!m_paintMan)
        return;
    if (man.color == chess::Color::White || !isDark(palette()))
        return m_paintMan(p, where, man);
    const double ratio = devicePixelRatioF();
    QImage image((where.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter silhouette(&image);
    m_paintMan(silhouette, QRectF(QPointF(), where.size()), man);
    silhouette.setCompositionMode(QPainter::CompositionMode_SourceIn);
    silhouette.fillRect(QRectF(QPointF(), where.size()), windowColors(palette()).quietText);
    silhouette.end();
    p.drawImage(where.topLeft(), image);
}

// Closer together where there is less room.
void NamePart::drawMen(QPainter& p, const QRectF& where, const WindowColors& colors) const
{
    const auto& men = m_facts.captured;
    const double size = manSize(), needed = menWidth();
    const double word = balance().isEmpty() ? 0 : BeforeBalance + fontMetrics().horizontalAdvance(balance());
    const double fixed = word + (men.empty() ? 0 : size);
    const double squeeze =
        needed <= where.width() ? 1 : std::max(0.2, (where.width() - fixed) / std::max(1.0, needed - fixed));
    double x = where.left();
    for (std::size_t i = 0; i < men.size(); ++i) {
        drawMan(p, QRectF(x, where.center().y() - size / 2, size, size), {~m_facts.side, men[i]});
        const bool last = i + 1 == men.size();
        x += size * (last ? 1 : squeeze * (men[i] == men[i + 1] ? OfSameKind : OfOtherKind));
    }
    p.setFont(font());
    p.setPen(colors.quietText);
    p.drawText(QRectF(x + BeforeBalance, where.top(), where.right() - x, where.height()),
               Qt::AlignVCenter | Qt::AlignLeft, balance());
}

} // namespace ui
