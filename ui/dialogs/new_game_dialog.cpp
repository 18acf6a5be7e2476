#include "ui/dialogs/new_game_dialog.h"

#include "ui/dialogs/fit_screen.h"
#include "ui/dialogs/house_rules_box.h"
#include "ui/dialogs/page_scroller.h"
#include "ui/dialogs/time_picker.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

namespace ui {

using NextWhite = game::Match::NextWhite;

namespace {

constexpr int MostGames = 99;

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoice& last, const QStringList& knownNames,
                             const std::array<QString, 2>& lastPlayers, QWidget* parent)
    : QDialog(parent),
      m_white(new QComboBox(this)),
      m_black(new QComboBox(this)),
      m_colors(new QComboBox(this)),
      m_games(new QSpinBox(this)),
      m_nextWhite(new QComboBox(this)),
      m_time(new TimePicker(this)),
      m_rules(new HouseRulesBox(this)),
      m_pages(new QStackedWidget(this)),
      m_notice(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_lastPlayers(lastPlayers)
{
    setObjectName(QStringLiteral("newGameDialog"));
    setWindowTitle(tr("New game"));
    m_notice->setObjectName(QStringLiteral("runningNotice"));
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->setProperty("notice", true);
    m_notice->hide();
    m_summary->setObjectName(QStringLiteral("rulesSummary"));
    m_summary->setWordWrap(true);
    m_summary->setIndent(fontMetrics().horizontalAdvance(QStringLiteral("mmm")));
    auto* simple = new QVBoxLayout;
    simple->setContentsMargins(0, 0, 0, 0);
    simple->setSpacing(10);
    simple->addLayout(makePlayers(knownNames));
    simple->addLayout(makeSeries());
    simple->addWidget(m_time);
    simple->addStretch();
    simple->addWidget(makeFold("moreTime", tr("More time settings"), m_time->morePage()));
    simple->addWidget(makeFold("houseRules", tr("House rules"), m_rules));
    simple->addWidget(m_summary);
    auto* buttons = new QDialogButtonBox(this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    arrange(simple, buttons);
    fill(last);
    connectParts(buttons);
    showSummary();
    m_white->setFocus();
    fit();
}

// Both halves scroll where the screen is too small for them; the buttons stay in sight.
void NewGameDialog::arrange(QLayout* simple, QWidget* buttons)
{
    auto* left = new QWidget(this);
    left->setLayout(simple);
    auto* scroller = new PageScroller(left, this);
    connect(scroller, &PageScroller::pageResized, this, &NewGameDialog::fit);
    m_pages->hide();
    auto* sides = new QHBoxLayout;
    sides->setSpacing(18);
    sides->addWidget(scroller);
    sides->addWidget(m_pages); // each as wide as it needs
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(m_notice);
    column->addLayout(sides, 1);
    column->addWidget(buttons);
}

void NewGameDialog::connectParts(QWidget* buttons)
{
    auto* box = qobject_cast<QDialogButtonBox*>(buttons);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_time, &TimePicker::changed, this, [this] { m_start->setEnabled(m_time->isValid()); });
    connect(m_rules, &HouseRulesBox::changed, this, &NewGameDialog::showSummary);
    connect(m_colors, &QComboBox::activated, this, &NewGameDialog::alternate);
}

void NewGameDialog::fill(const NewGameChoice& last)
{
    m_white->setEditText(last.names[0]);
    m_black->setEditText(last.names[1]);
    m_colors->setCurrentIndex(m_colors->findData(int(last.colors)));
    m_games->setValue(last.games);
    m_nextWhite->setCurrentIndex(m_nextWhite->findData(int(last.nextWhite)));
    m_time->setValue(last.control());
    m_rules->setChoice(last);
    alternate();
}

// A page that opens at the side, one at a time, so that the dialog is never higher than it must be.
QToolButton* NewGameDialog::makeFold(const char* name, const QString& text, QWidget* page)
{
    auto* fold = new QToolButton(this);
    fold->setObjectName(QLatin1String(name));
    fold->setText(text);
    fold->setArrowType(Qt::RightArrow);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setProperty("flat", true);
    fold->setCheckable(true);
    auto* scroller = new PageScroller(page, this);
    connect(scroller, &PageScroller::pageResized, this, &NewGameDialog::fit);
    m_pages->addWidget(scroller);
    m_folds.push_back(fold);
    connect(fold, &QToolButton::toggled, this, [this, fold](bool open) { unfold(fold, open); });
    return fold;
}

void NewGameDialog::unfold(QToolButton* fold, bool open)
{
    fold->setArrowType(open ? Qt::LeftArrow : Qt::RightArrow);
    for (std::size_t i = 0; i < m_folds.size() && open; ++i) {
        const bool shown = m_folds[i] == fold;
        // The other page must not keep the room that it would need.
        const auto policy = shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(int(i))->setSizePolicy(policy, policy);
        if (shown)
            m_pages->setCurrentIndex(int(i));
        else
            m_folds[i]->setChecked(false);
    }
    bool any = false;
    for (const QToolButton* each : m_folds)
        any = any || each->isChecked();
    m_pages->setVisible(any);
    showSummary();
    fit();
}

void NewGameDialog::showSummary()
{
    const QString words = m_rules->summary();
    m_summary->setText(words);
    m_summary->setVisible(!words.isEmpty() && !m_rules->isVisibleTo(this));
}

void NewGameDialog::setNotice(const QString& notice)
{
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
    m_start->setText(notice.isEmpty() ? tr("Start") : tr("Stop it and start"));
    fit();
}

void NewGameDialog::fit()
{
    fitToScreen(*this);
}

void NewGameDialog::swapNames()
{
    const QString white = m_white->currentText();
    m_white->setEditText(m_black->currentText());
    m_black->setEditText(white);
}

// The colours of the last game are turned where everybody sees it, in the fields.
void NewGameDialog::alternate()
{
    const bool wanted = ColorChoice(m_colors->currentData().toInt()) == ColorChoice::Alternating;
    const bool asLast = m_white->currentText().simplified() == m_lastPlayers[0].simplified() &&
                        m_black->currentText().simplified() == m_lastPlayers[1].simplified();
    if (wanted && asLast)
        swapNames();
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
    row->addStretch();
    const auto show = [this] { m_nextWhite->setVisible(m_games->value() != 1); };
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
    m_colors->setObjectName(QStringLiteral("colors"));
    m_colors->addItem(tr("As above", "who has White"), int(ColorChoice::AsEntered));
    m_colors->addItem(tr("By lot", "who has White"), int(ColorChoice::ByLot));
    m_colors->addItem(tr("Other colours than in the last game"), int(ColorChoice::Alternating));
    auto* whiteLabel = new QLabel(tr("&White"), this);
    auto* blackLabel = new QLabel(tr("&Black"), this);
    whiteLabel->setBuddy(m_white);
    blackLabel->setBuddy(m_black);
    auto* colorsLabel = new QLabel(tr("&Colours"), this);
    colorsLabel->setBuddy(m_colors);
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
    connect(swap, &QToolButton::clicked, this, &NewGameDialog::swapNames);
    grid->addWidget(whiteLabel, 0, 0);
    grid->addWidget(m_white, 0, 1);
    grid->addWidget(blackLabel, 1, 0);
    grid->addWidget(m_black, 1, 1);
    grid->addWidget(swap, 0, 2, 2, 1, Qt::AlignCenter);
    grid->addWidget(colorsLabel, 2, 0);
    grid->addWidget(m_colors, 2, 1);
    return grid;
}

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice c;
    c.names = {m_white->currentText().simplified(), m_black->currentText().simplified()};
    c.colors = ColorChoice(m_colors->currentData().toInt());
    c.setControl(m_time->value());
    c.games = m_games->value();
    c.nextWhite = NextWhite(m_nextWhite->currentData().toInt());
    m_rules->putInto(c);
    return c;
}

} // namespace ui
