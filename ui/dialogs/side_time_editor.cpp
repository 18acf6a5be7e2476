#include "ui/dialogs/side_time_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace ui {

using game::ClockKind;
using game::Milliseconds;

namespace {

constexpr int MostStages = 6; // more than any tournament has, and still to be seen at once
constexpr double MsPerMinute = 60'000;

// "90" and "0.5" rather than "90.00" and "0.50".
class MinutesBox : public QDoubleSpinBox {
public:
    explicit MinutesBox(QWidget* parent) : QDoubleSpinBox(parent)
    {
        setRange(0, 9999);
        setDecimals(2);
    }
    QString textFromValue(double value) const override
    {
        return QLocale().toString(value, 'g', 6).remove(QLocale().groupSeparator());
    }
};

} // namespace

SideTimeEditor::SideTimeEditor(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_kind(new QComboBox(this)),
      m_grid(new QGridLayout),
      m_movesTitle(new QLabel(tr("Moves"), this)),
      m_bonusTitle(new QLabel(this)),
      m_periodsTitle(new QLabel(tr("Periods"), this)),
      m_add(new QToolButton(this))
{
    m_kind->setObjectName(name + QStringLiteral("Kind"));
    m_kind->addItem(tr("No clock"), int(ClockKind::Untimed));
    m_kind->addItem(tr("Increment (Fischer)"), int(ClockKind::Increment));
    m_kind->addItem(tr("Delay (the clock waits)"), int(ClockKind::Delay));
    m_kind->addItem(tr("Bronstein (time given back)"), int(ClockKind::Bronstein));
    m_kind->addItem(tr("Byo-yomi (periods)"), int(ClockKind::ByoYomi));
    m_kind->addItem(tr("Hourglass"), int(ClockKind::Hourglass));
    m_kind->setAccessibleName(tr("Kind of clock"));
    m_add->setObjectName(name + QStringLiteral("AddStage"));
    m_add->setText(tr("Add a stage"));
    m_add->setProperty("flat", true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_kind);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(4);
    m_grid->addWidget(m_movesTitle, 0, 0);
    m_grid->addWidget(new QLabel(tr("Minutes", "column of stages"), this), 0, 1);
    m_grid->addWidget(m_bonusTitle, 0, 2);
    m_grid->addWidget(m_periodsTitle, 0, 3);
    column->addLayout(m_grid);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QToolButton::clicked, this, &SideTimeEditor::appendStage);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        if (!m_filling)
            emit changed();
    });
    setValue(game::TimeControl::suddenDeath(std::chrono::minutes(10), std::chrono::seconds(5)).sides[0]);
}

ClockKind SideTimeEditor::kind() const
{
    return ClockKind(m_kind->currentData().toInt());
}

void SideTimeEditor::setValue(const game::SideControl& side)
{
    if (side == value())
        return; // keeps the cursor where somebody types
    m_filling = true;
    m_kind->setCurrentIndex(m_kind->findData(int(side.kind)));
    if (side.isTimed()) {
        while (!m_rows.empty())
            removeRow(m_rows.size() - 1);
        for (const game::Stage& stage : side.stages)
            addRow(stage);
    }
    showKind();
    m_filling = false;
}

game::SideControl SideTimeEditor::value() const
{
    game::SideControl side;
    side.kind = kind();
    if (!side.isTimed())
        return side;
    for (const Row& row : m_rows) {
        game::Stage stage;
        stage.time = Milliseconds(std::llround(row.minutes->value() * MsPerMinute));
        if (side.kind != ClockKind::Hourglass) {
            stage.moves = row.moves->value();
            stage.bonus = std::chrono::seconds(row.bonus->value());
        }
        if (side.kind == ClockKind::ByoYomi)
            stage.periods = row.periods->value();
        side.stages.push_back(stage);
        if (side.kind == ClockKind::Hourglass || side.kind == ClockKind::ByoYomi)
            break; // they have no stages
    }
    return side;
}

void SideTimeEditor::addRow(const game::Stage& stage)
{
    const int at = int(m_rows.size()) + 1;
    const auto named = [&](auto* widget, const char* what) {
        widget->setObjectName(QStringLiteral("%1%2%3").arg(m_name, QLatin1String(what)).arg(at));
        return widget;
    };
    Row row{named(new QSpinBox(this), "Moves"), named(new MinutesBox(this), "Minutes"),
            named(new QSpinBox(this), "Bonus"), named(new QSpinBox(this), "Periods"),
            named(new QToolButton(this), "Remove")};
    row.moves->setRange(0, 999);
    row.moves->setSpecialValueText(tr("rest", "of the moves of a game"));
    row.bonus->setRange(0, 3600);
    row.periods->setRange(1, 99);
    row.moves->setValue(stage.moves);
    row.minutes->setValue(double(stage.time.count()) / MsPerMinute);
    row.bonus->setValue(int(std::chrono::duration_cast<std::chrono::seconds>(stage.bonus).count()));
    row.periods->setValue(stage.periods);
    row.moves->setAccessibleName(tr("Moves of this stage"));
    row.minutes->setAccessibleName(tr("Minutes of this stage"));
    row.bonus->setAccessibleName(tr("Seconds a move"));
    row.periods->setAccessibleName(tr("Periods"));
    row.remove->setText(QStringLiteral("−"));
    row.remove->setToolTip(tr("Remove this stage"));
    row.remove->setAccessibleName(row.remove->toolTip());
    int column = 0;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{row.moves, row.minutes, row.bonus, row.periods, row.remove}) {
        m_grid->addWidget(widget, at, column++);
        widget->show();
    }
    const auto tell = [this] {
        if (!m_filling)
            emit changed();
    };
    for (QSpinBox* box : {row.moves, row.bonus, row.periods})
        connect(box, &QSpinBox::valueChanged, this, tell);
    connect(row.minutes, &QDoubleSpinBox::valueChanged, this, tell);
    connect(row.remove, &QToolButton::clicked, this, [this, at] {
        // Deleted from under the button's own signal otherwise.
        QMetaObject::invokeMethod(
            this,
            [this, at] {
                auto stages = value().stages;
                if (std::size_t(at) > stages.size() || stages.size() < 2)
                    return;
                stages.erase(stages.begin() + at - 1);
                stages.back().moves = 0;
                setValue({kind(), stages});
                emit changed();
            },
            Qt::QueuedConnection);
    });
    m_rows.push_back(row);
}

void SideTimeEditor::removeRow(std::size_t row)
{
    const Row& old = m_rows[row];
    for (QWidget* widget :
         std::initializer_list<QWidget*>{old.moves, old.minutes, old.bonus, old.periods, old.remove}) {
        widget->setObjectName(QString());
        widget->hide();
        widget->deleteLater();
    }
    m_rows.erase(m_rows.begin() + std::ptrdiff_t(row));
}

// The last stage is for the rest of the game, so the one before it needs a number of moves.
void SideTimeEditor::appendStage()
{
    game::SideControl side = value();
    if (side.stages.empty())
        return;
    if (side.stages.back().moves == 0)
        side.stages.back().moves = side.stages.size() == 1 ? 40 : 20;
    game::Stage next = side.stages.back();
    next.moves = 0;
    next.time = std::chrono::minutes(30);
    side.stages.push_back(next);
    setValue(side);
    emit changed();
}

void SideTimeEditor::showKind()
{
    const ClockKind k = kind();
    const bool timed = k != ClockKind::Untimed;
    const bool staged = k == ClockKind::Increment || k == ClockKind::Delay || k == ClockKind::Bronstein;
    const bool bonus = timed && k != ClockKind::Hourglass;
    m_bonusTitle->setText(k == ClockKind::ByoYomi ? tr("Seconds", "of a byo-yomi period")
                                                  : tr("Seconds a move", "column of stages"));
    m_bonusTitle->setVisible(bonus);
    m_periodsTitle->setVisible(k == ClockKind::ByoYomi);
    m_movesTitle->setVisible(staged);
    m_grid->itemAtPosition(0, 1)->widget()->setVisible(timed);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool used = timed && (staged || i == 0);
        m_rows[i].moves->setVisible(used && staged);
        m_rows[i].minutes->setVisible(used);
        m_rows[i].bonus->setVisible(used && bonus);
        m_rows[i].periods->setVisible(used && k == ClockKind::ByoYomi);
        m_rows[i].remove->setVisible(used && staged && m_rows.size() > 1);
    }
    m_add->setVisible(staged && m_rows.size() < MostStages);
}

} // namespace ui
