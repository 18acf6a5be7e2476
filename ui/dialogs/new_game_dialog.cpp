#include "ui/dialogs/new_game_dialog.h"

#include "ui/dialogs/time_picker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace ui {

using Takeback = game::HouseRules::Takeback;

NewGameDialog::NewGameDialog(const NewGameChoice& last, const QStringList& knownNames, QWidget* parent)
    : QDialog(parent),
      m_white(new QComboBox(this)),
      m_black(new QComboBox(this)),
      m_byLot(new QCheckBox(tr("Draw &lots for colours"), this)),
      m_time(new TimePicker(this)),
      m_unfold(new QToolButton(this)),
      m_rules(makeRules())
{
    setObjectName(QStringLiteral("newGameDialog"));
    setWindowTitle(tr("New game"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(makePlayers(knownNames));
    column->addWidget(m_byLot);
    column->addWidget(m_time);

    m_unfold->setObjectName(QStringLiteral("houseRules"));
    m_unfold->setText(tr("House rules"));
    m_unfold->setArrowType(Qt::RightArrow);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unfold->setProperty("flat", true);
    m_unfold->setCheckable(true);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool open) {
        m_unfold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_rules->setVisible(open);
        adjustSize();
    });
    column->addWidget(m_unfold);
    column->addWidget(m_rules);
    m_rules->hide();
    column->addStretch();

    auto* buttons = new QDialogButtonBox(this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_time, &TimePicker::changed, this, [this] { m_start->setEnabled(m_time->isValid()); });

    m_white->setEditText(last.names[0]);
    m_black->setEditText(last.names[1]);
    m_byLot->setChecked(last.colors == ColorChoice::ByLot);
    m_time->setValue(
        game::TimeControl::fromPgn(last.timeControl.toStdString()).value_or(game::TimeControl::untimed()));
    m_takeback->setCurrentIndex(m_takeback->findData(int(last.takeback)));
    m_white->setFocus();
}

QLayout* NewGameDialog::makePlayers(const QStringList& knownNames)
{
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    m_white->setObjectName(QStringLiteral("whiteName"));
    m_black->setObjectName(QStringLiteral("blackName"));
    m_byLot->setObjectName(QStringLiteral("byLot"));
    auto* whiteLabel = new QLabel(tr("&White"), this);
    auto* blackLabel = new QLabel(tr("&Black"), this);
    whiteLabel->setBuddy(m_white);
    blackLabel->setBuddy(m_black);
    for (QComboBox* box : {m_white, m_black}) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->addItems(knownNames);
        box->lineEdit()->setPlaceholderText(tr("Name"));
        box->lineEdit()->setMaxLength(80);
        box->setMinimumContentsLength(16);
    }
    auto* swap = new QToolButton(this);
    swap->setObjectName(QStringLiteral("swapColors"));
    swap->setText(QStringLiteral("⇅"));
    swap->setToolTip(tr("Swap colours"));
    swap->setAccessibleName(swap->toolTip());
    connect(swap, &QToolButton::clicked, this, [this] {
        const QString white = m_white->currentText();
        m_white->setEditText(m_black->currentText());
        m_black->setEditText(white);
    });
    grid->addWidget(whiteLabel, 0, 0);
    grid->addWidget(m_white, 0, 1);
    grid->addWidget(blackLabel, 1, 0);
    grid->addWidget(m_black, 1, 1);
    grid->addWidget(swap, 0, 2, 2, 1, Qt::AlignCenter);
    return grid;
}

QWidget* NewGameDialog::makeRules()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(12, 0, 0, 0);
    m_takeback = new QComboBox(box);
    m_takeback->setObjectName(QStringLiteral("takeback"));
    m_takeback->addItem(tr("Never"), int(Takeback::Never));
    m_takeback->addItem(tr("When the opponent agrees"), int(Takeback::Asked));
    m_takeback->addItem(tr("Freely"), int(Takeback::Free));
    form->addRow(tr("Take back moves"), m_takeback);
    return box;
}

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice c;
    c.names = {m_white->currentText().simplified(), m_black->currentText().simplified()};
    c.colors = m_byLot->isChecked() ? ColorChoice::ByLot : ColorChoice::AsEntered;
    c.timeControl = QString::fromStdString(m_time->value().toPgn());
    c.takeback = Takeback(m_takeback->currentData().toInt());
    return c;
}

} // namespace ui
