#include "ui/dialogs/time_picker.h"

#include "ui/dialogs/side_time_editor.h"
#include "ui/text/time_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace ui {

namespace {

constexpr int Columns = 3;

int minutesOf(const game::Stage& stage)
{
    return int(std::chrono::duration_cast<std::chrono::minutes>(stage.time).count());
}

int secondsOf(const game::Stage& stage)
{
    return int(std::chrono::duration_cast<std::chrono::seconds>(stage.bonus).count());
}

// "90+30", and "40/90+30" when a second stage follows.
QString presetLabel(const game::SideControl& side)
{
    const game::Stage& first = side.stages.front();
    const QString time = QStringLiteral("%1+%2").arg(minutesOf(first)).arg(secondsOf(first));
    return first.moves > 0 ? QStringLiteral("%1/%2").arg(first.moves).arg(time) : time;
}

} // namespace

TimePicker::TimePicker(QWidget* parent)
    : QWidget(parent),
      m_presets(new QButtonGroup(this)),
      m_untimed(new QPushButton(tr("No clock"), this)),
      m_minutes(new QSpinBox(this)),
      m_seconds(new QSpinBox(this)),
      m_sentence(new QLabel(this)),
      m_more(new QWidget(this))
{
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_seconds->setObjectName(QStringLiteral("increment"));
    m_untimed->setObjectName(QStringLiteral("untimed"));
    m_sentence->setObjectName(QStringLiteral("timeSentence"));
    m_minutes->setRange(0, 9999);
    m_seconds->setRange(0, 3600);
    m_sentence->setWordWrap(true);
    m_presets->setExclusive(false);
    m_untimed->setCheckable(true);
    m_untimed->setAutoDefault(false);
    makeMorePage();

    auto* free = new QHBoxLayout;
    auto* minutesLabel = new QLabel(tr("&Minutes"), this);
    auto* secondsLabel = new QLabel(tr("&Seconds a move"), this);
    minutesLabel->setBuddy(m_minutes);
    secondsLabel->setBuddy(m_seconds);
    free->addWidget(minutesLabel);
    free->addWidget(m_minutes);
    free->addSpacing(8);
    free->addWidget(secondsLabel);
    free->addWidget(m_seconds);
    free->addStretch();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(makePresets());
    column->addLayout(free);
    column->addWidget(m_sentence);

    connect(m_untimed, &QPushButton::clicked, this, [this] { choose(game::TimeControl::untimed()); });
    for (QSpinBox* box : {m_minutes, m_seconds})
        connect(box, &QSpinBox::valueChanged, this, &TimePicker::takeSimple);
    choose(game::TimeControl::suddenDeath(std::chrono::minutes(10), std::chrono::seconds(5)));
}

QLayout* TimePicker::makePresets()
{
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    int cell = 0;
    for (const game::TimeControl& preset : game::presets()) {
        const QString label = presetLabel(preset.sides[0]);
        auto* button = new QPushButton(label, this);
        QString name = label;
        button->setObjectName(
            QStringLiteral("preset_") +
            name.replace(QLatin1Char('+'), QLatin1Char('_')).replace(QLatin1Char('/'), QLatin1Char('_')));
        button->setToolTip(text::timeControl(preset));
        button->setCheckable(true);
        button->setAutoDefault(false);
        m_presets->addButton(button, cell);
        grid->addWidget(button, cell / Columns, cell % Columns);
        connect(button, &QPushButton::clicked, this, [this, preset] { choose(preset); });
        ++cell;
    }
    grid->addWidget(m_untimed, cell / Columns, cell % Columns);
    return grid;
}

void TimePicker::makeMorePage()
{
    m_white = new SideTimeEditor(QStringLiteral("white"), m_more);
    m_black = new SideTimeEditor(QStringLiteral("black"), m_more);
    m_odds = new QCheckBox(tr("A different time for each side"), m_more);
    m_odds->setObjectName(QStringLiteral("odds"));
    m_beforeMove = new QCheckBox(tr("The seconds come before each move, the first one too"), m_more);
    m_beforeMove->setObjectName(QStringLiteral("bonusBeforeMove"));
    m_beforeMove->setToolTip(tr("As clocks in tournaments have it: 5 minutes and 3 seconds begin at 5:03."));
    m_whiteTitle = new QLabel(tr("White", "whose time it is"), m_more);
    m_blackTitle = new QLabel(tr("Black", "whose time it is"), m_more);
    auto* column = new QVBoxLayout(m_more);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_odds, m_whiteTitle, m_white, m_blackTitle, m_black, m_beforeMove})
        column->addWidget(part);
    column->addStretch();
    connect(m_odds, &QCheckBox::clicked, this, [this](bool odds) {
        game::TimeControl control = m_value;
        if (!odds)
            control.sides[1] = control.sides[0];
        else if (!control.isOdds() && control.isTimed() && !control.sides[1].stages.empty())
            control.sides[1].stages.front().time /= 2; // a beginning, to be changed
        choose(control);
    });
    connect(m_beforeMove, &QCheckBox::clicked, this, [this] { choose(m_value); });
    for (SideTimeEditor* editor : {m_white, m_black})
        connect(editor, &SideTimeEditor::changed, this, &TimePicker::takeMore);
}

void TimePicker::setValue(const game::TimeControl& control)
{
    QSignalBlocker quiet(m_beforeMove);
    m_beforeMove->setChecked(
        std::any_of(control.sides.begin(), control.sides.end(), [](const game::SideControl& side) {
            return side.bonusMoment == game::BonusMoment::BeforeMove;
        }));
    choose(control);
}

// The moment of the increment is a habit of the house: it stays when another time is chosen.
void TimePicker::setMoment(game::TimeControl& control) const
{
    for (game::SideControl& side : control.sides) {
        const bool before = m_beforeMove->isChecked() && side.kind == game::ClockKind::Increment;
        side.bonusMoment = before ? game::BonusMoment::BeforeMove : game::BonusMoment::AfterMove;
    }
}

void TimePicker::choose(game::TimeControl control)
{
    setMoment(control);
    m_value = std::move(control);
    m_odds->setChecked(m_value.isOdds());
    showState();
}

// Minutes and seconds are those of the first stage.
void TimePicker::takeSimple()
{
    if (m_showing)
        return;
    const auto time = std::chrono::minutes(m_minutes->value());
    const auto bonus = std::chrono::seconds(m_seconds->value());
    if (!m_value.isTimed() || m_value.sides[0].stages.empty()) {
        choose(game::TimeControl::suddenDeath(time, bonus));
        return;
    }
    game::TimeControl control = m_value;
    control.sides[0].stages.front().time = time;
    control.sides[0].stages.front().bonus = bonus;
    if (!control.isOdds() && !m_odds->isChecked())
        control.sides[1] = control.sides[0];
    choose(control);
}

void TimePicker::takeMore()
{
    const game::SideControl white = m_white->value();
    m_value = m_odds->isChecked() ? game::TimeControl::odds(white, m_black->value())
                                  : game::TimeControl::same(white);
    setMoment(m_value);
    showState();
}

bool TimePicker::isValid() const
{
    return m_value.isValid();
}

void TimePicker::showState()
{
    QScopedValueRollback showing(m_showing, true);
    const auto all = game::presets();
    game::TimeControl plain = m_value; // without the moment of the increment, which nobody edits here
    for (game::SideControl& each : plain.sides)
        each.bonusMoment = game::BonusMoment::AfterMove;
    for (int i = 0; i < int(all.size()); ++i)
        m_presets->button(i)->setChecked(all[std::size_t(i)] == plain);
    m_untimed->setChecked(!m_value.isTimed());
    const game::SideControl& side = m_value.sides[0];
    if (side.isTimed() && !side.stages.empty()) {
        m_minutes->setValue(minutesOf(side.stages.front()));
        m_seconds->setValue(secondsOf(side.stages.front()));
    }
    m_white->setValue(plain.sides[0]);
    m_black->setValue(plain.sides[1]);
    m_beforeMove->setVisible(std::any_of(plain.sides.begin(), plain.sides.end(), [](const auto& each) {
        return each.kind == game::ClockKind::Increment && !each.stages.empty() &&
               each.stages.front().bonus.count() > 0;
    }));
    const bool odds = m_odds->isChecked();
    for (QWidget* part : std::initializer_list<QWidget*>{m_whiteTitle, m_blackTitle, m_black})
        part->setVisible(odds);
    m_sentence->setText(isValid() ? text::timeControl(m_value)
                                  : tr("A clock needs some time to start with."));
    emit changed();
}

} // namespace ui
