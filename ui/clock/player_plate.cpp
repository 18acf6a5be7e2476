#include "ui/clock/player_plate.h"

#include "ui/clock/name_part.h"
#include "ui/clock/plate_question.h"
#include "ui/text/words.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ui {

PlayerPlate::PlayerPlate(QWidget* parent)
    : QWidget(parent),
      m_namePart(new NamePart(this)),
      m_questions{new PlateQuestion(QStringLiteral("takeback"), this),
                  new PlateQuestion(QStringLiteral("question"), this)},
      m_clock(new ClockFace(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    row->addWidget(m_clock);
    m_clock->hide();
    connect(m_clock, &ClockFace::clicked, this, &PlayerPlate::clockClicked);
}

PlayerPlate::~PlayerPlate() = default;

void PlayerPlate::setSide(chess::Color side)
{
    m_facts.side = side;
    describe();
}

void PlayerPlate::setName(const QString& name)
{
    m_facts.name = name;
    describe();
}

void PlayerPlate::setCaptured(std::vector<chess::PieceType> men, int ahead)
{
    if (men == m_facts.captured && ahead == m_facts.ahead)
        return;
    m_facts.captured = std::move(men);
    m_facts.ahead = ahead;
    describe();
}

void PlayerPlate::setTurn(bool turn)
{
    if (turn == m_facts.turn)
        return;
    m_facts.turn = turn;
    describe();
}

void PlayerPlate::setMenPainter(MenPainter painter)
{
    m_namePart->setMenPainter(std::move(painter));
}

void PlayerPlate::setTimed(bool timed, bool hours)
{
    m_clock->setHours(hours);
    m_clock->setVisible(timed);
    if (!timed)
        m_namePart->setDetail({});
    // Same height with and without a clock: the board must not change size when a game begins.
    setMinimumHeight(m_clock->sizeHint().height() + 4);
}

void PlayerPlate::setTime(const QString& face, ClockFace::Mood mood, const QString& detail)
{
    m_clock->setFace(face, mood);
    m_namePart->setDetail(detail);
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
    m_namePart->setNameAlone(isAsking());
    const int gap = layout()->spacing();
    const int room = width() - (m_clock->isHidden() ? 0 : m_clock->sizeHint().width() + gap) -
                     m_namePart->leastWidth() - gap;
    const bool asksBoth = isAsking(Question::Takeback) && isAsking(Question::Draw);
    const bool both = asksBoth && takeback->widthInWords() + gap + draw->widthInWords() <= room;
    for (PlateQuestion* each : {takeback, draw}) {
        const bool asked = isAsking(each == takeback ? Question::Takeback : Question::Draw);
        if (asked)
            each->fit(both ? width() : room);
        each->setVisible(asked && (both || each == takeback || !asksBoth));
    }
}

void PlayerPlate::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showQuestions();
}

void PlayerPlate::describe()
{
    setAccessibleName(QStringLiteral("%1 (%2)").arg(m_facts.name, text::colorName(m_facts.side)));
    setAccessibleDescription(m_facts.turn ? tr("to move", "this player") : QString());
    m_namePart->setFacts(m_facts);
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
