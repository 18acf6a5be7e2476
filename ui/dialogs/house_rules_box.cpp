#include "ui/dialogs/house_rules_box.h"

#include "core/chess/position.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace ui {

using game::HouseRules;
using Takeback = HouseRules::Takeback;

namespace {

// The men of the first rank as figurines, "♜♞♝♛♚♝♞♜".
QString arrayFigurines(int number)
{
    const auto position = chess::Position::fromSetup(chess::PositionSetup::chess960Array(number));
    QString figurines;
    for (int file = 0; file < 8 && position; ++file) {
        const auto man = position->pieceAt(chess::Square(file));
        const char16_t signs[] = u"♟♞♝♜♛♚";
        figurines += man ? QChar(signs[int(man->type)]) : QChar(u' ');
    }
    return figurines;
}

} // namespace

HouseRulesBox::HouseRulesBox(QWidget* parent)
    : QWidget(parent),
      m_touchMove(new QCheckBox(tr("Touched man moves"), this)),
      m_pressClock(new QCheckBox(tr("A move ends by pressing the clock"), this)),
      m_illegalMove(new QCheckBox(tr("Two minutes for an illegal move"), this)),
      m_claim(new QCheckBox(tr("Two minutes for an incorrect claim"), this)),
      m_atOnce(new QCheckBox(tr("White’s clock runs from the start"), this)),
      m_hideBoard(new QCheckBox(tr("Hide the board in a pause"), this)),
      m_takeback(new QComboBox(this)),
      m_chess960(new QCheckBox(tr("Chess960"), this)),
      m_array(new QSpinBox(this)),
      m_arrayShown(new QLabel(this))
{
    const struct {
        QCheckBox* box;
        const char* name;
        QString tip;
    } boxes[] = {
        {m_touchMove, "touchMove",
         tr("Whoever touches a man must move it or take it, unless he says J’adoube first.")},
        {m_pressClock, "pressClock", tr("Until the clock is pressed the move may be changed.")},
        {m_illegalMove, "illegalMovePenalty",
         tr("The opponent gets two minutes; a second illegal move loses the game.")},
        {m_claim, "claimPenalty", tr("The opponent gets two minutes for a claim that is not correct.")},
        {m_atOnce, "clockAtOnce", tr("Otherwise it starts with White’s first move.")},
        {m_hideBoard, "hideBoard", tr("Nobody can think about the position while the game is paused.")}};
    m_takeback->setObjectName(QStringLiteral("takeback"));
    m_takeback->addItem(tr("Never"), int(Takeback::Never));
    m_takeback->addItem(tr("When the opponent agrees"), int(Takeback::Asked));
    m_takeback->addItem(tr("Freely"), int(Takeback::Free));
    m_chess960->setObjectName(QStringLiteral("chess960"));
    m_array->setObjectName(QStringLiteral("arrayNumber"));
    m_array->setRange(-1, 959);
    m_array->setSpecialValueText(tr("by lot"));
    m_array->setAccessibleName(tr("Number of the starting position"));
    m_array->setToolTip(tr("A number from 0 to 959; 518 is the usual array. Below 0: by lot."));
    m_arrayShown->setObjectName(QStringLiteral("arrayShown"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* takebackLabel = new QLabel(tr("Take back moves"), this);
    takebackLabel->setBuddy(m_takeback);
    column->addWidget(takebackLabel);
    column->addWidget(m_takeback);
    for (const auto& each : boxes) {
        each.box->setObjectName(QLatin1String(each.name));
        each.box->setToolTip(each.tip);
        column->addWidget(each.box);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(m_chess960);
    row->addWidget(m_array);
    row->addWidget(m_arrayShown);
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    connect(m_chess960, &QCheckBox::toggled, this, &HouseRulesBox::showArray);
    connect(m_array, &QSpinBox::valueChanged, this, &HouseRulesBox::showArray);
    for (QCheckBox* box : findChildren<QCheckBox*>())
        connect(box, &QCheckBox::toggled, this, &HouseRulesBox::changed);
    connect(m_array, &QSpinBox::valueChanged, this, &HouseRulesBox::changed);
    connect(m_takeback, &QComboBox::currentIndexChanged, this, &HouseRulesBox::changed);
    showArray();
}

QString HouseRulesBox::summary() const
{
    QStringList words;
    const auto add = [&words](bool on, const QString& word) {
        if (on)
            words << word;
    };
    const auto takeback = Takeback(m_takeback->currentData().toInt());
    add(m_chess960->isChecked(), m_array->value() < 0 ? tr("Chess960", "a house rule, in a list")
                                                      : tr("Chess960 (%1)").arg(m_array->value()));
    add(m_touchMove->isChecked(), tr("touch-move", "a house rule, in a list"));
    add(m_pressClock->isChecked(), tr("pressing the clock", "a house rule, in a list"));
    add(m_illegalMove->isChecked() || m_claim->isChecked(), tr("penalties", "a house rule, in a list"));
    add(m_atOnce->isChecked(), tr("clock at once", "a house rule, in a list"));
    add(m_hideBoard->isChecked(), tr("board hidden in a pause", "a house rule, in a list"));
    add(takeback == Takeback::Never, tr("no taking back", "a house rule, in a list"));
    add(takeback == Takeback::Free, tr("free taking back", "a house rule, in a list"));
    return words.join(QStringLiteral(" · "));
}

void HouseRulesBox::setChoice(const NewGameChoice& choice)
{
    m_touchMove->setChecked(choice.rules.touchMove);
    m_pressClock->setChecked(choice.rules.pressClock);
    m_illegalMove->setChecked(choice.rules.illegalMovePenalty);
    m_claim->setChecked(choice.rules.claimPenalty);
    m_atOnce->setChecked(choice.rules.clockStart == HouseRules::ClockStart::AtOnce);
    m_hideBoard->setChecked(choice.hideBoardInPause);
    m_takeback->setCurrentIndex(m_takeback->findData(int(choice.rules.takeback)));
    m_chess960->setChecked(choice.chess960);
    m_array->setValue(choice.arrayNumber);
}

void HouseRulesBox::putInto(NewGameChoice& choice) const
{
    choice.rules.touchMove = m_touchMove->isChecked();
    choice.rules.pressClock = m_pressClock->isChecked();
    choice.rules.illegalMovePenalty = m_illegalMove->isChecked();
    choice.rules.claimPenalty = m_claim->isChecked();
    choice.rules.clockStart =
        m_atOnce->isChecked() ? HouseRules::ClockStart::AtOnce : HouseRules::ClockStart::WithFirstMove;
    choice.rules.takeback = Takeback(m_takeback->currentData().toInt());
    choice.hideBoardInPause = m_hideBoard->isChecked();
    choice.chess960 = m_chess960->isChecked();
    choice.arrayNumber = m_array->value();
}

void HouseRulesBox::showArray()
{
    m_array->setEnabled(m_chess960->isChecked());
    const bool shown = m_chess960->isChecked() && m_array->value() >= 0;
    m_arrayShown->setText(shown ? arrayFigurines(m_array->value()) : QString());
}

} // namespace ui
