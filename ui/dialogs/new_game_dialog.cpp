#include "ui/dialogs/new_game_dialog.h"

#include "ui/dialogs/house_rules_box.h"
#include "ui/dialogs/time_picker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

namespace ui {

using NextWhite = game::Match::NextWhite;

namespace {

constexpr int MostGames = 99;

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoice& last, const QStringList& knownNames, QWidget* parent)
    : QDialog(parent),
      m_white(new QComboBox(this)),
      m_black(new QComboBox(this)),
      m_byLot(new QCheckBox(tr("Draw &lots for colours"), this)),
      m_games(new QSpinBox(this)),
      m_nextWhite(new QComboBox(this)),
      m_time(new TimePicker(this)),
      m_rules(new HouseRulesBox(this)),
      m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("newGameDialog"));
    setWindowTitle(tr("New game"));
    auto* simple = new QVBoxLayout;
    simple->setSpacing(10);
    simple->addLayout(makePlayers(knownNames));
    simple->addWidget(m_byLot);
    simple->addLayout(makeSeries());
    simple->addWidget(m_time);
    simple->addStretch();
    auto* more = new QScrollArea(this);
    more->setWidget(m_time->morePage());
    more->setWidgetResizable(true);
    more->setFrameShape(QFrame::NoFrame);
    more->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    more->setMinimumWidth(m_time->morePage()->minimumSizeHint().width() + 16);
    simple->addWidget(makeFold("moreTime", tr("More time settings"), more));
    simple->addWidget(makeFold("houseRules", tr("House rules"), m_rules));
    m_pages->hide();

    auto* sides = new QHBoxLayout;
    sides->setSpacing(18);
    sides->addLayout(simple, 1);
    sides->addWidget(m_pages, 1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(sides);
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
    m_games->setValue(last.games);
    m_nextWhite->setCurrentIndex(m_nextWhite->findData(int(last.nextWhite)));
    m_time->setValue(last.control());
    m_rules->setChoice(last);
    m_white->setFocus();
}

// A page that opens at the side, one at a time, so that the dialog never outgrows a small screen.
QToolButton* NewGameDialog::makeFold(const char* name, const QString& text, QWidget* page)
{
    auto* fold = new QToolButton(this);
    fold->setObjectName(QLatin1String(name));
    fold->setText(text);
    fold->setArrowType(Qt::RightArrow);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setProperty("flat", true);
    fold->setCheckable(true);
    m_pages->addWidget(page);
    m_folds.push_back(fold);
    connect(fold, &QToolButton::toggled, this, [this, fold](bool open) { unfold(fold, open); });
    return fold;
}

void NewGameDialog::unfold(QToolButton* fold, bool open)
{
    fold->setArrowType(open ? Qt::LeftArrow : Qt::RightArrow);
    for (std::size_t i = 0; i < m_folds.size() && open; ++i) {
        if (m_folds[i] == fold)
            m_pages->setCurrentIndex(int(i));
        else
            m_folds[i]->setChecked(false);
    }
    bool any = false;
    for (const QToolButton* each : m_folds)
        any = any || each->isChecked();
    m_pages->setVisible(any);
    layout()->activate();
    adjustSize();
}

QLayout* NewGameDialog::makeSeries()
{
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setRange(0, MostGames);
    m_games->setSpecialValueText(tr("Any number", "of games in a series"));
    m_games->setToolTip(tr("More than one game makes a series with a score; 0 is as many as you like."));
    m_nextWhite->setObjectName(QStringLiteral("nextWhite"));
    m_nextWhite->addItem(tr("Colours alternate"), int(NextWhite::Alternating));
    m_nextWhite->addItem(tr("Lots each game"), int(NextWhite::Lot));
    m_nextWhite->addItem(tr("Same colours"), int(NextWhite::Same));
    m_nextWhite->setAccessibleName(tr("Colours of the next games"));
    auto* label = new QLabel(tr("&Games"), this);
    label->setBuddy(m_games);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_games);
    row->addWidget(m_nextWhite, 1);
    const auto show = [this] { m_nextWhite->setEnabled(m_games->value() != 1); };
    connect(m_games, &QSpinBox::valueChanged, this, show);
    show();
    return row;
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
        // The completion in the line would take Return for itself, and with it the first of all names.
        box->completer()->setCompletionMode(QCompleter::PopupCompletion);
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

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice c;
    c.names = {m_white->currentText().simplified(), m_black->currentText().simplified()};
    c.colors = m_byLot->isChecked() ? ColorChoice::ByLot : ColorChoice::AsEntered;
    c.setControl(m_time->value());
    c.games = m_games->value();
    c.nextWhite = NextWhite(m_nextWhite->currentData().toInt());
    m_rules->putInto(c);
    return c;
}

} // namespace ui
