#include "ui/clock/player_plate.h"

#include "ui/clock/plate_question.h"
#include "ui/settings/appearance.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace ui {

// Colour dot, name and captured men, painted: the name is cut short before anything else gives way.
class PlayerPlate::NamePart : public QWidget {
public:
    explicit NamePart(PlayerPlate* plate) : QWidget(plate), m_plate(plate)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }
    QSize sizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 24, int(fontMetrics().height() * 1.5)};
    }
    QSize minimumSizeHint() const override { return {fontMetrics().height() * 3, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const WindowColors& c = windowColors(palette());
        const double dot = fontMetrics().height() * 0.72;
        const double sign = fontMetrics().height() * 0.62; // its place is kept when it is not shown
        if (m_plate->m_turn)
            drawTurn(p, QRectF(2, (height() - sign) / 2, sign * 0.8, sign), c);
        QRectF circle(2 + sign, (height() - dot) / 2, dot, dot);
        p.setPen(QPen(c.quietText, 1.4));
        p.setBrush(m_plate->m_side == chess::Color::White ? QColor(0xfdfcf9) : QColor(0x26241f));
        p.drawEllipse(circle);

        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(bold);
        const double gap = fontMetrics().height() * 0.5;
        double x = circle.right() + gap;
        const double menNeeded = capturedWidth();
        const double room = width() - x;
        const double nameRoom =
            room - menNeeded - gap > metrics.averageCharWidth() * 6 ? room - menNeeded - gap : room;
        const QString shown = metrics.elidedText(m_plate->m_name, Qt::ElideRight, int(nameRoom));
        p.setFont(bold);
        p.setPen(c.text);
        p.drawText(QRectF(x, 0, nameRoom, height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        x += metrics.horizontalAdvance(shown) + gap;
        if (x + menNeeded <= width())
            drawCaptured(p, x, c);
    }

private:
    // A triangle that points at the player.
    static void drawTurn(QPainter& p, const QRectF& r, const WindowColors& c)
    {
        p.setPen(Qt::NoPen);
        p.setBrush(c.text);
        p.drawPolygon(QPolygonF({r.topLeft(), QPointF(r.right(), r.center().y()), r.bottomLeft()}));
    }

    double manSize() const { return fontMetrics().height() * 1.1; }
    double step(bool sameKind) const { return manSize() * (sameKind ? 0.42 : 0.78); }
    QString balance() const
    {
        return m_plate->m_ahead > 0 ? QStringLiteral("+%1").arg(m_plate->m_ahead) : QString();
    }

    double capturedWidth() const
    {
        double w = 0;
        const auto& men = m_plate->m_captured;
        for (std::size_t i = 0; i < men.size(); ++i)
            w += i + 1 < men.size() ? step(men[i] == men[i + 1]) : manSize();
        if (!balance().isEmpty())
            w += fontMetrics().horizontalAdvance(balance()) + 6;
        return w;
    }

    void drawCaptured(QPainter& p, double x, const WindowColors& c)
    {
        const auto& men = m_plate->m_captured;
        const double size = manSize();
        for (std::size_t i = 0; i < men.size(); ++i) {
            if (m_plate->m_paintMan)
                m_plate->m_paintMan(p, QRectF(x, (height() - size) / 2, size, size),
                                    {~m_plate->m_side, men[i]});
            x += i + 1 < men.size() ? step(men[i] == men[i + 1]) : size;
        }
        p.setFont(font());
        p.setPen(c.quietText);
        p.drawText(QRectF(x + 4, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, balance());
    }

    PlayerPlate* m_plate;
};

PlayerPlate::PlayerPlate(QWidget* parent)
    : QWidget(parent),
      m_namePart(new NamePart(this)),
      m_questions{new PlateQuestion(QStringLiteral("takeback"), this),
                  new PlateQuestion(QStringLiteral("question"), this)},
      m_detail(new QLabel(this)),
      m_clock(new ClockFace(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_detail->setObjectName(QStringLiteral("clockDetail"));
    m_clock->setObjectName(QStringLiteral("clock"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    row->addWidget(m_namePart, 1);
    for (const Question which : {Question::Takeback, Question::Draw}) {
        PlateQuestion* part = m_questions[std::size_t(which)];
        row->addWidget(part);
        part->hide();
        connect(part, &PlateQuestion::answered, this, [this, which](bool yes) { emit answered(which, yes); });
    }
    row->addWidget(m_detail);
    row->addWidget(m_clock);
    m_detail->hide();
    m_clock->hide();
    connect(m_clock, &ClockFace::clicked, this, &PlayerPlate::clockClicked);
}

PlayerPlate::~PlayerPlate() = default;

void PlayerPlate::setSide(chess::Color side)
{
    m_side = side;
    describe();
}

void PlayerPlate::setName(const QString& name)
{
    m_name = name;
    describe();
}

void PlayerPlate::setCaptured(std::vector<chess::PieceType> men, int ahead)
{
    if (men == m_captured && ahead == m_ahead)
        return;
    m_captured = std::move(men);
    m_ahead = ahead;
    describe();
}

void PlayerPlate::setTurn(bool turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    describe();
}

void PlayerPlate::setMenPainter(MenPainter painter)
{
    m_paintMan = std::move(painter);
    m_namePart->update();
}

void PlayerPlate::setTimed(bool timed, bool hours)
{
    m_clock->setHours(hours);
    m_clock->setVisible(timed);
    if (!timed)
        m_detail->hide();
    // Same height with and without a clock: the board must not change size when a game begins.
    setMinimumHeight(m_clock->sizeHint().height() + 4);
}

void PlayerPlate::setTime(const QString& face, ClockFace::Mood mood, const QString& detail)
{
    m_clock->setFace(face, mood);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty() && !isAsking());
}

void PlayerPlate::ask(Question which, const QString& question, const QString& yes, const QString& no)
{
    m_questions[std::size_t(which)]->setWords(question, yes, no);
    m_asked[std::size_t(which)] = true;
    showQuestions();
}

void PlayerPlate::clearQuestion(Question which)
{
    m_asked[std::size_t(which)] = false;
    showQuestions();
}

void PlayerPlate::clearQuestions()
{
    m_asked = {};
    showQuestions();
}

// Both beside each other where there is room; else the takeback first: a move that is taken back takes the
// offer with it, and when it is refused the offer is asked again.
void PlayerPlate::showQuestions()
{
    PlateQuestion* takeback = m_questions[std::size_t(Question::Takeback)];
    PlateQuestion* draw = m_questions[std::size_t(Question::Draw)];
    const int room = width() - (m_clock->isHidden() ? 0 : m_clock->sizeHint().width()) -
                     m_namePart->minimumSizeHint().width() - 4 * layout()->spacing();
    const bool both = takeback->sizeHint().width() + draw->sizeHint().width() <= room;
    takeback->setVisible(isAsking(Question::Takeback));
    draw->setVisible(isAsking(Question::Draw) && (both || !isAsking(Question::Takeback)));
    m_detail->setVisible(!m_detail->text().isEmpty() && !isAsking());
}

void PlayerPlate::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showQuestions();
}

void PlayerPlate::describe()
{
    setAccessibleName(QStringLiteral("%1 (%2)").arg(m_name, text::colorName(m_side)));
    setAccessibleDescription(m_turn ? tr("to move", "this player") : QString());
    m_namePart->setToolTip(m_name);
    m_namePart->update();
}

void PlayerPlate::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setMinimumHeight(m_clock->sizeHint().height() + 4);
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace ui
