#include "ui/database/game_fields_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

namespace ui {

using database::EloOf;
using database::PlayerSide;

namespace {

constexpr const char* FieldNames[] = {"searchPlayer",   "searchOpponent", "searchEvent",     "searchComment",
                                      "searchDateFrom", "searchDateTo",   "searchEloFrom",   "searchEloTo",
                                      "searchEcoFrom",  "searchEcoTo",    "searchMovesFrom", "searchMovesTo"};
constexpr const char* ResultNames[] = {"searchUnfinished", "searchWhiteWins", "searchBlackWins",
                                       "searchDraw"};

} // namespace

std::uint32_t dateFromField(const QString& text)
{
    static const QRegularExpression dayFirst(QStringLiteral(R"(^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$)"));
    static const QRegularExpression yearFirst(QStringLiteral(R"(^\d{4}([./-]\d{1,2}){0,2}$)"));
    const auto trimmed = text.trimmed();
    if (const auto match = dayFirst.match(trimmed); match.hasMatch()) {
        const auto turned =
            QStringLiteral("%1.%2.%3").arg(match.captured(3), match.captured(2), match.captured(1));
        return database::parseWantedDate(turned.toStdString());
    }
    return yearFirst.match(trimmed).hasMatch() ? database::parseWantedDate(trimmed.toStdString()) : 0;
}

GameFieldsPage::GameFieldsPage(QWidget* parent)
    : QWidget(parent), m_side(new QComboBox(this)), m_eloOf(new QComboBox(this))
{
    for (std::size_t i = 0; i < FieldCount; ++i) {
        m_edits[i] = new QLineEdit(this);
        m_edits[i]->setObjectName(QLatin1String(FieldNames[i]));
        connect(m_edits[i], &QLineEdit::textChanged, this, &GameFieldsPage::changed);
    }
    for (auto& label : m_labels)
        label = new QLabel(this);
    for (const Field field : {Player, Opponent, Event, Comment})
        edit(field)->setClearButtonEnabled(true);
    for (const Field field : {EloFrom, EloTo, MovesFrom, MovesTo})
        edit(field)->setValidator(new QIntValidator(0, 9999, this));
    for (const Field field : {EcoFrom, EcoTo})
        edit(field)->setValidator(new QRegularExpressionValidator(
            QRegularExpression(QStringLiteral("[A-Ea-e]([0-9][0-9]?)?")), this));
    m_side->setObjectName(QStringLiteral("searchSide"));
    m_eloOf->setObjectName(QStringLiteral("searchEloOf"));
    for (QComboBox* box : {m_side, m_eloOf}) {
        box->addItems({QString(), QString(), QString()});
        connect(box, &QComboBox::currentIndexChanged, this, &GameFieldsPage::changed);
    }
    auto* player = new QWidget(this);
    auto* playerRow = new QHBoxLayout(player);
    playerRow->setContentsMargins(0, 0, 0, 0);
    playerRow->addWidget(edit(Player), 1);
    playerRow->addWidget(m_side);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 6, 0, 2);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    put(*grid, 0, 0, PlayerL, player);
    put(*grid, 0, 1, OpponentL, edit(Opponent));
    put(*grid, 1, 0, EventL, edit(Event));
    put(*grid, 1, 1, DateL, rangeOf(DateFrom, DateTo));
    put(*grid, 2, 0, EloL, rangeOf(EloFrom, EloTo, m_eloOf));
    put(*grid, 2, 1, EcoL, rangeOf(EcoFrom, EcoTo));
    put(*grid, 3, 0, ResultL, makeResults());
    put(*grid, 3, 1, MovesL, rangeOf(MovesFrom, MovesTo));
    put(*grid, 4, 0, CommentL, edit(Comment));
    retranslate();
}

void GameFieldsPage::put(QGridLayout& grid, int row, int side, Label label, QWidget* field)
{
    QLabel* words = m_labels[label];
    auto* buddy = qobject_cast<QLineEdit*>(field) ? field : field->findChild<QLineEdit*>();
    words->setBuddy(buddy ? buddy : m_results[0]);
    grid.addWidget(words, row, 2 * side);
    grid.addWidget(field, row, 2 * side + 1, 1, label == CommentL ? 3 : 1);
}

QWidget* GameFieldsPage::rangeOf(Field from, Field to, QWidget* more)
{
    auto* range = new QWidget(this);
    auto* row = new QHBoxLayout(range);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const int width = fontMetrics().averageCharWidth() * 11;
    for (const Field field : {from, to}) {
        edit(field)->setMinimumWidth(width * 2 / 3);
        edit(field)->setMaximumWidth(width * 3 / 2);
        row->addWidget(edit(field), 1);
        if (field == from)
            row->addWidget(new QLabel(QStringLiteral("–"), range));
    }
    if (more)
        row->addWidget(more);
    row->addStretch();
    return range;
}

QWidget* GameFieldsPage::makeResults()
{
    auto* results = new QWidget(this);
    auto* row = new QHBoxLayout(results);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    const std::pair<chess::Result, QString> all[] = {{chess::Result::WhiteWins, QStringLiteral("1-0")},
                                                     {chess::Result::Draw, QStringLiteral("½-½")},
                                                     {chess::Result::BlackWins, QStringLiteral("0-1")},
                                                     {chess::Result::Unfinished, QStringLiteral("*")}};
    for (const auto& [result, sign] : all) {
        auto* box = new QCheckBox(sign, results);
        box->setObjectName(QLatin1String(ResultNames[std::size_t(result)]));
        connect(box, &QCheckBox::toggled, this, &GameFieldsPage::changed);
        row->addWidget(box);
        m_results[std::size_t(result)] = box;
    }
    row->addStretch();
    return results;
}

database::GameFilter GameFieldsPage::filter() const
{
    database::GameFilter filter;
    const auto text = [this](Field field) { return edit(field)->text().trimmed().toStdString(); };
    const auto number = [this](Field field) { return edit(field)->text().toInt(); };
    filter.player = text(Player);
    filter.opponent = text(Opponent);
    // A colour says something only of a player.
    if (!filter.player.empty() || !filter.opponent.empty())
        filter.side = PlayerSide(m_side->currentIndex());
    filter.event = text(Event);
    filter.dateFrom = dateFromField(edit(DateFrom)->text());
    filter.dateTo = dateFromField(edit(DateTo)->text());
    filter.eloFrom = number(EloFrom);
    filter.eloTo = number(EloTo);
    if (filter.eloFrom != 0 || filter.eloTo != 0)
        filter.eloOf = EloOf(m_eloOf->currentIndex());
    filter.ecoFrom = text(EcoFrom);
    filter.ecoTo = text(EcoTo);
    filter.movesFrom = number(MovesFrom);
    filter.movesTo = number(MovesTo);
    for (std::size_t i = 0; i < m_results.size(); ++i)
        filter.results[i] = m_results[i]->isChecked();
    return filter;
}

std::string GameFieldsPage::comment() const
{
    return edit(Comment)->text().simplified().toStdString();
}

QString GameFieldsPage::fault() const
{
    for (const Field field : {DateFrom, DateTo}) {
        const auto text = edit(field)->text().trimmed();
        if (!text.isEmpty() && dateFromField(text) == 0)
            return tr("“%1” is no date; write the year, or year, month and day as in 1972.07.11.").arg(text);
    }
    return {};
}

void GameFieldsPage::clear()
{
    const QSignalBlocker quiet(this);
    for (QLineEdit* each : m_edits)
        each->clear();
    for (QCheckBox* each : m_results)
        each->setChecked(false);
    m_side->setCurrentIndex(0);
    m_eloOf->setCurrentIndex(0);
}

void GameFieldsPage::begin()
{
    edit(Player)->setFocus(Qt::ShortcutFocusReason);
    edit(Player)->selectAll();
}

void GameFieldsPage::retranslate()
{
    const QString labels[] = {tr("Player"), tr("Opponent"), tr("Event or site"), tr("Text in comments"),
                              tr("Date"),   tr("Elo"),      tr("ECO"),           tr("Moves"),
                              tr("Result")};
    for (std::size_t i = 0; i < LabelCount; ++i)
        m_labels[i]->setText(labels[i]);
    const QString sides[] = {tr("either colour"), tr("White"), tr("Black")};
    const QString elos[] = {tr("both players"), tr("one of them"), tr("on average")};
    for (int i = 0; i < 3; ++i) {
        m_side->setItemText(i, sides[i]);
        m_eloOf->setItemText(i, elos[i]);
    }
    m_side->setAccessibleName(tr("Colour of the player"));
    m_eloOf->setAccessibleName(tr("Whose Elo"));
    const std::pair<Field, QString> names[] = {{DateFrom, tr("Date from")},
                                               {DateTo, tr("Date to")},
                                               {EloFrom, tr("Elo from")},
                                               {EloTo, tr("Elo to")},
                                               {EcoFrom, tr("ECO from")},
                                               {EcoTo, tr("ECO to")},
                                               {MovesFrom, tr("At least so many moves")},
                                               {MovesTo, tr("At most so many moves")}};
    for (const auto& [field, name] : names)
        edit(field)->setAccessibleName(name);
    for (const Field field : {DateFrom, EloFrom, EcoFrom, MovesFrom})
        edit(field)->setPlaceholderText(tr("from", "start of a range"));
    for (const Field field : {DateTo, EloTo, EcoTo, MovesTo})
        edit(field)->setPlaceholderText(tr("to", "end of a range"));
    edit(EcoFrom)->setToolTip(tr("A code such as B90, or its beginning: B9 is B90 to B99"));
    edit(Player)->setToolTip(tr("Name or part of it; case and accents do not matter"));
}

} // namespace ui
