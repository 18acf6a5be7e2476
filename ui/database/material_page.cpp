#include "ui/database/material_page.h"

#include "ui/text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

namespace ui {

using chess::PieceType;
using database::Bishops;
using database::MaterialPattern;

namespace {

constexpr int Beside = 7; // pixels
constexpr int Apart = 18; // between what does not belong together

// In the order of the columns.
constexpr std::array Kinds{PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight,
                           PieceType::Pawn};

struct Ending {
    const char* name;
    const char* counts; // "Q R B N P/Q R B N P"
    Bishops bishops = Bishops::Any;
};
const Ending Endings[] = {
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Pawn ending"), "0 0 0 0 1+/0 0 0 0 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Rook ending"), "0 1 0 0 1+/0 1 0 0 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Rook ending, two pawns against one"), "0 1 0 0 2/0 1 0 0 1"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Rook and pawn against rook"), "0 1 0 0 1/0 1 0 0 0"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Queen ending"), "1 0 0 0 0+/1 0 0 0 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Queen against rook"), "1 0 0 0 0+/0 1 0 0 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Bishop against knight"), "0 0 1 0 0+/0 0 0 1 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Bishops of the same colour"), "0 0 1 0 0+/0 0 1 0 0+",
     Bishops::SameColour},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Bishops of opposite colours"), "0 0 1 0 0+/0 0 1 0 0+",
     Bishops::OppositeColours},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Rook against minor piece"), "0 1 0 0 0+/0 0 0-1 0-1 0+"},
    {QT_TRANSLATE_NOOP("ui::MaterialPage", "Bishop and knight mate"), "0 0 1 1 0/0 0 0 0 0"},
};

QString inWords(MaterialPattern::Count count)
{
    const auto least = QString::number(count.least);
    if (count.most >= 16)
        return count.least == 0 ? QString() : least + QLatin1Char('+');
    return count.least == count.most ? least : least + QLatin1Char('-') + QString::number(count.most);
}

} // namespace

std::optional<MaterialPattern::Count> countFromField(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^(\d{1,2})\s*(\+|[-–]\s*(\d{1,2}))?$)"));
    const auto trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return MaterialPattern::Count{};
    const auto match = form.match(trimmed);
    if (!match.hasMatch())
        return std::nullopt;
    const int least = match.captured(1).toInt();
    const int most = match.captured(2).isEmpty()   ? least
                     : match.captured(3).isEmpty() ? 64
                                                   : match.captured(3).toInt();
    if (most < least)
        return std::nullopt;
    return MaterialPattern::Count{std::uint8_t(least), std::uint8_t(most)};
}

MaterialPage::MaterialPage(QWidget* parent)
    : QWidget(parent),
      m_ending(new QComboBox(this)),
      m_text(new QLineEdit(this)),
      m_bishops(new QComboBox(this)),
      m_eitherWay(new QCheckBox(this)),
      m_lastingLabel(new QLabel(this)),
      m_lasting(new QSpinBox(this))
{
    m_ending->setObjectName(QStringLiteral("searchEnding"));
    m_text->setObjectName(QStringLiteral("searchMaterial"));
    m_bishops->setObjectName(QStringLiteral("searchBishops"));
    m_eitherWay->setObjectName(QStringLiteral("searchEitherWay"));
    m_lasting->setObjectName(QStringLiteral("searchLasting"));
    for (std::size_t i = 0; i <= std::size(Endings); ++i)
        m_ending->addItem(QString());
    m_ending->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ending->setMinimumContentsLength(14);
    m_bishops->addItems({QString(), QString(), QString()});
    m_bishops->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_eitherWay->setChecked(true);
    m_lasting->setRange(1, 99);
    m_lastingLabel->setBuddy(m_lasting);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 6, 0, 2);
    grid->setVerticalSpacing(5);
    auto* first = new QHBoxLayout;
    first->setSpacing(Beside);
    first->addWidget(m_ending, 1);
    first->addWidget(m_text, 1);
    grid->addLayout(first, 0, 0, 1, 7);
    for (int column = 0; column < 5; ++column) {
        auto& head = m_heads[std::size_t(column)];
        head = new QLabel(this);
        head->setAlignment(Qt::AlignHCenter);
        grid->addWidget(head, 1, column + 1);
        grid->setColumnStretch(column + 1, 1);
        for (int side = 0; side < 2; ++side) {
            auto& count = m_counts[std::size_t(side)][std::size_t(column)];
            count = new QLineEdit(this);
            count->setObjectName(QStringLiteral("searchCount%1%2").arg(side).arg(column));
            count->setMaxLength(6);
            count->setAlignment(Qt::AlignHCenter);
            count->setMinimumWidth(fontMetrics().averageCharWidth() * 5);
            grid->addWidget(count, side + 2, column + 1);
            connect(count, &QLineEdit::textChanged, this, &MaterialPage::changed);
        }
    }
    for (int side = 0; side < 2; ++side) {
        m_sides[std::size_t(side)] = new QLabel(this);
        grid->addWidget(m_sides[std::size_t(side)], side + 2, 0);
    }
    auto* last = new QHBoxLayout;
    last->setSpacing(Beside);
    last->addWidget(m_bishops);
    last->addSpacing(Apart);
    last->addWidget(m_eitherWay);
    last->addSpacing(Apart);
    last->addWidget(m_lastingLabel);
    last->addWidget(m_lasting);
    last->addStretch(1);
    grid->addLayout(last, 4, 0, 1, 7);
    grid->setRowStretch(5, 1);
    connect(m_ending, &QComboBox::activated, this, &MaterialPage::takeEnding);
    connect(m_text, &QLineEdit::textEdited, this, &MaterialPage::takeText);
    connect(m_bishops, &QComboBox::currentIndexChanged, this, &MaterialPage::changed);
    connect(m_eitherWay, &QCheckBox::toggled, this, &MaterialPage::changed);
    connect(m_lasting, &QSpinBox::valueChanged, this, &MaterialPage::changed);
    retranslate();
}

void MaterialPage::show(const Counts& counts, Bishops bishops)
{
    {
        const QSignalBlocker quiet(this);
        for (int side = 0; side < 2; ++side) {
            for (int column = 0; column < 5; ++column)
                edit(side, column)->setText(counts[std::size_t(side)][std::size_t(column)]);
        }
        m_bishops->setCurrentIndex(int(bishops));
    }
    emit changed();
}

void MaterialPage::takeEnding(int index)
{
    m_text->clear();
    Counts counts;
    if (index == 0) {
        show(counts, Bishops::Any);
        return;
    }
    const auto& ending = Endings[index - 1];
    const auto sides = QString::fromLatin1(ending.counts).split(QLatin1Char('/'));
    for (int side = 0; side < 2; ++side) {
        const auto fields = sides[side].split(QLatin1Char(' '));
        for (int column = 0; column < 5; ++column)
            counts[std::size_t(side)][std::size_t(column)] = fields[column];
    }
    show(counts, ending.bishops);
}

void MaterialPage::takeText()
{
    m_ending->setCurrentIndex(0);
    const auto pattern = database::materialFromText(m_text->text().trimmed().toUpper().toStdString());
    Counts counts; // none where the text cannot be read: nothing is sought, and the fault is said
    for (std::size_t side = 0; pattern && side < 2; ++side) {
        for (std::size_t column = 0; column < Kinds.size(); ++column)
            counts[side][column] = inWords(pattern->men[side][std::size_t(chess::index(Kinds[column]))]);
    }
    show(counts, Bishops::Any);
}

std::optional<MaterialPattern> MaterialPage::material() const
{
    if (isEmpty() || !fault().isEmpty())
        return std::nullopt;
    MaterialPattern pattern;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t column = 0; column < Kinds.size(); ++column)
            pattern.men[side][std::size_t(chess::index(Kinds[column]))] =
                countFromField(m_counts[side][column]->text()).value();
    }
    pattern.bishops = Bishops(m_bishops->currentIndex());
    pattern.eitherWay = m_eitherWay->isChecked();
    // It stands on the board after each of so many moves of both sides.
    pattern.plies = m_lasting->value() == 1 ? 1 : 2 * m_lasting->value();
    return pattern;
}

QString MaterialPage::fault() const
{
    const auto text = m_text->text().trimmed();
    if (!text.isEmpty() && !database::materialFromText(text.toUpper().toStdString()))
        return tr("“%1” names no men; write KRPP-KRP for rook and two pawns against rook and pawn.")
            .arg(text);
    for (const auto& side : m_counts) {
        for (const QLineEdit* each : side) {
            if (!countFromField(each->text()))
                return tr("“%1” is no number of men; write 2, 0-2 or 2+.").arg(each->text());
        }
    }
    return {};
}

bool MaterialPage::isEmpty() const
{
    for (const auto& side : m_counts) {
        for (const QLineEdit* each : side) {
            if (!each->text().trimmed().isEmpty())
                return false;
        }
    }
    return m_bishops->currentIndex() == 0 && m_text->text().trimmed().isEmpty();
}

void MaterialPage::clear()
{
    const QSignalBlocker quiet(this);
    m_text->clear();
    m_ending->setCurrentIndex(0);
    m_eitherWay->setChecked(true);
    m_lasting->setValue(1);
    show({}, Bishops::Any);
}

void MaterialPage::begin()
{
    m_ending->setFocus(Qt::ShortcutFocusReason);
}

void MaterialPage::retranslate()
{
    m_ending->setItemText(0, tr("Choose an ending…"));
    for (std::size_t i = 0; i < std::size(Endings); ++i)
        m_ending->setItemText(int(i) + 1, tr(Endings[i].name));
    m_ending->setAccessibleName(tr("Usual endings"));
    m_text->setPlaceholderText(tr("or write KRPP-KRP"));
    m_text->setAccessibleName(tr("The men of both sides by their English letters"));
    const QString heads[] = {tr("Queens"), tr("Rooks"), tr("Bishops"), tr("Knights"), tr("Pawns")};
    const QString sides[] = {tr("White"), tr("Black")};
    for (int column = 0; column < 5; ++column) {
        m_heads[std::size_t(column)]->setText(heads[column]);
        for (int side = 0; side < 2; ++side) {
            edit(side, column)->setPlaceholderText(tr("any"));
            edit(side, column)
                ->setAccessibleName(tr("%1: %2", "colour: kind of men").arg(sides[side], heads[column]));
            edit(side, column)->setToolTip(tr("A number, or a range such as 0-2 or 2+"));
        }
    }
    m_sides[0]->setText(sides[0]);
    m_sides[1]->setText(sides[1]);
    const QString bishops[] = {tr("Bishops on any colours"), tr("Bishops on the same colour"),
                               tr("Bishops on opposite colours")};
    for (int i = 0; i < 3; ++i)
        m_bishops->setItemText(i, bishops[i]);
    m_bishops->setAccessibleName(tr("Colours of the bishops"));
    m_eitherWay->setText(tr("Also colours exchanged"));
    m_lastingLabel->setText(tr("lasting"));
    m_lasting->setSpecialValueText(tr("a moment"));
    m_lasting->setSuffix(tr(" moves", "after a number"));
}

} // namespace ui
