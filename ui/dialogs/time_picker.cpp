#include "ui/dialogs/time_picker.h"

#include "ui/text/time_words.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace ui {

namespace {

struct Preset {
    int minutes, seconds;
};
constexpr Preset Presets[] = {{1, 0}, {3, 2}, {5, 0}, {10, 5}, {15, 10}, {30, 0}, {90, 30}};
constexpr int Columns = 4;

} // namespace

TimePicker::TimePicker(QWidget* parent)
    : QWidget(parent),
      m_presets(new QButtonGroup(this)),
      m_untimed(new QPushButton(tr("No clock"), this)),
      m_minutes(new QSpinBox(this)),
      m_seconds(new QSpinBox(this)),
      m_sentence(new QLabel(this))
{
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_seconds->setObjectName(QStringLiteral("increment"));
    m_untimed->setObjectName(QStringLiteral("untimed"));
    m_minutes->setRange(0, 999);
    m_seconds->setRange(0, 300);
    m_sentence->setWordWrap(true);
    m_presets->setExclusive(false);
    m_untimed->setCheckable(true);

    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    int cell = 0;
    for (const Preset& preset : Presets) {
        auto* button = new QPushButton(QStringLiteral("%1+%2").arg(preset.minutes).arg(preset.seconds), this);
        button->setObjectName(QStringLiteral("preset_%1_%2").arg(preset.minutes).arg(preset.seconds));
        button->setCheckable(true);
        button->setAutoDefault(false);
        m_presets->addButton(button, cell);
        grid->addWidget(button, cell / Columns, cell % Columns);
        connect(button, &QPushButton::clicked, this, [this, preset] {
            m_untimed->setChecked(false);
            m_minutes->setValue(preset.minutes);
            m_seconds->setValue(preset.seconds);
            showState();
        });
        ++cell;
    }
    m_untimed->setAutoDefault(false);
    grid->addWidget(m_untimed, cell / Columns, cell % Columns);

    auto* free = new QHBoxLayout;
    auto* minutesLabel = new QLabel(tr("&Minutes"), this);
    auto* secondsLabel = new QLabel(tr("&Seconds a move"), this);
    minutesLabel->setBuddy(m_minutes);
    secondsLabel->setBuddy(m_seconds);
    free->addWidget(minutesLabel);
    free->addWidget(m_minutes);
    free->addSpacing(12);
    free->addWidget(secondsLabel);
    free->addWidget(m_seconds);
    free->addStretch();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(grid);
    column->addLayout(free);
    column->addWidget(m_sentence);

    connect(m_untimed, &QPushButton::clicked, this, &TimePicker::showState);
    for (QSpinBox* box : {m_minutes, m_seconds})
        connect(box, &QSpinBox::valueChanged, this, [this] {
            m_untimed->setChecked(false);
            showState();
        });
    setValue(game::TimeControl::suddenDeath(std::chrono::minutes(10), std::chrono::seconds(5)));
}

void TimePicker::setValue(const game::TimeControl& control)
{
    const game::SideControl& side = control.sides[0];
    if (control.isTimed() && !side.stages.empty()) {
        m_minutes->setValue(
            int(std::chrono::duration_cast<std::chrono::minutes>(side.stages.front().time).count()));
        m_seconds->setValue(
            int(std::chrono::duration_cast<std::chrono::seconds>(side.stages.front().bonus).count()));
    }
    m_untimed->setChecked(!control.isTimed());
    showState();
}

game::TimeControl TimePicker::value() const
{
    if (m_untimed->isChecked())
        return game::TimeControl::untimed();
    return game::TimeControl::suddenDeath(std::chrono::minutes(m_minutes->value()),
                                          std::chrono::seconds(m_seconds->value()));
}

bool TimePicker::isValid() const
{
    return m_untimed->isChecked() || m_minutes->value() > 0 || m_seconds->value() > 0;
}

void TimePicker::showState()
{
    for (int i = 0; i < int(std::size(Presets)); ++i)
        m_presets->button(i)->setChecked(!m_untimed->isChecked() &&
                                         Presets[i].minutes == m_minutes->value() &&
                                         Presets[i].seconds == m_seconds->value());
    m_sentence->setText(isValid() ? text::timeControl(value())
                                  : tr("A clock needs some time to start with."));
    emit changed();
}

} // namespace ui
