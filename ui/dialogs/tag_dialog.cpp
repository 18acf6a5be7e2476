#include "ui/dialogs/tag_dialog.h"

#include "core/record/tag_form.h"
#include "ui/text/tag_words.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace ui {

namespace {

// PGN 8.1.1; Result has a box of its own.
constexpr const char* Roster[] = {"Event", "Site", "Date", "Round", "White", "Black"};
constexpr chess::Result Results[] = {chess::Result::WhiteWins, chess::Result::BlackWins, chess::Result::Draw,
                                     chess::Result::Unfinished};

// Shows what a tag means beside its name; what is edited is the name alone.
class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QString displayText(const QVariant& name, const QLocale&) const override
    {
        return text::tagWithLabel(name.toString());
    }
};

constexpr int AsItCame = Qt::UserRole; // a cell's text

QString startTagWords(const QString& name)
{
    return TagDialog::tr("“%1” says how the game begins; the moves hang on it, so it cannot be changed here.")
        .arg(name);
}

} // namespace

TagDialog::TagDialog(const record::Tags& tags, chess::Result result, QWidget* parent)
    : QDialog(parent),
      m_table(new QTableWidget(0, 2, this)),
      m_result(new QComboBox(this)),
      m_fault(new QLabel(this))
{
    setObjectName(QStringLiteral("tagDialog"));
    setWindowTitle(tr("Names, date and other tags"));
    m_table->setObjectName(QStringLiteral("tags"));
    m_table->setHorizontalHeaderLabels({tr("Tag"), tr("Value")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setItemDelegateForColumn(0, new NameDelegate(m_table));
    m_table->setColumnWidth(0, fontMetrics().averageCharWidth() * 34);
    m_table->setShowGrid(false);
    m_table->setStyleSheet(QStringLiteral("QTableView::item { padding: 0 4px; }")); // in line with the header
    for (const char* name : Roster)
        addRow(QLatin1String(name),
               QString::fromUtf8(tags.value(name).data(), qsizetype(tags.value(name).size())), Row::OfRoster);
    bool seen[std::size(Roster)] = {};
    for (const record::Tag& tag : tags.all()) {
        if (tag.name == "Result")
            continue;
        const auto* at =
            std::find_if(std::begin(Roster), std::end(Roster), [&](const char* r) { return tag.name == r; });
        if (at != std::end(Roster) && !std::exchange(seen[at - std::begin(Roster)], true))
            continue;
        addRow(QString::fromStdString(tag.name), QString::fromStdString(tag.value), Row::OfGame);
    }
    m_result->setObjectName(QStringLiteral("result"));
    for (const chess::Result r : Results)
        m_result->addItem(
            r == chess::Result::Unfinished ? tr("* (unfinished or unknown)") : text::resultSign(r), int(r));
    m_result->setCurrentIndex(m_result->findData(int(result)));

    auto* add = new QPushButton(tr("Add a tag"), this);
    auto* remove = new QPushButton(tr("Remove the tag"), this);
    add->setObjectName(QStringLiteral("addTag"));
    remove->setObjectName(QStringLiteral("removeTag"));
    connect(add, &QPushButton::clicked, this, [this] {
        addRow(QString(), QString(), Row::New);
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->item(m_table->rowCount() - 1, 0));
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        if (mayBeRemoved(m_table->currentRow()))
            m_table->removeRow(m_table->currentRow());
        validate();
    });
    auto* buttons = new QDialogButtonBox(this);
    m_ok = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemChanged, this, &TagDialog::validate);

    auto* edit = new QHBoxLayout;
    edit->addWidget(add);
    edit->addWidget(remove);
    edit->addStretch();
    edit->addWidget(new QLabel(tr("Result"), this));
    edit->addWidget(m_result);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table);
    column->addLayout(edit);
    column->addWidget(m_fault);
    column->addWidget(buttons);
    m_fault->setObjectName(QStringLiteral("fault"));
    m_fault->setWordWrap(true);
    m_fault->setFixedHeight(2 *
                            fontMetrics().lineSpacing()); // else the row at fault would slip away under it
    validate();
    resize(fontMetrics().averageCharWidth() * 74, fontMetrics().height() * 27);
}

void TagDialog::addRow(const QString& name, const QString& value, Row kind)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto* nameItem = new QTableWidgetItem(name);
    auto* valueItem = new QTableWidgetItem(value);
    const bool isStart = kind == Row::OfGame && record::isStartTag(name.toStdString());
    if (kind == Row::OfRoster || isStart)
        nameItem->setFlags(nameItem->flags() & ~Qt::ItemIsEditable);
    if (isStart)
        valueItem->setFlags(valueItem->flags() & ~Qt::ItemIsEditable);
    nameItem->setToolTip(isStart ? startTagWords(name) : text::tagWithLabel(name));
    // What the game came with stays as it is, unless it is changed.
    for (QTableWidgetItem* item : {nameItem, valueItem})
        item->setData(AsItCame, kind == Row::New ? QString() : item->text());
    m_table->setItem(row, 0, nameItem);
    m_table->setItem(row, 1, valueItem);
}

bool TagDialog::mayBeRemoved(int row) const
{
    return row >= int(std::size(Roster)) &&
           !record::isStartTag(m_table->item(row, 0)->data(AsItCame).toString().toStdString());
}

QString TagDialog::faultOf(int row) const
{
    const QTableWidgetItem* name = m_table->item(row, 0);
    const QTableWidgetItem* value = m_table->item(row, 1);
    if (!name || !value) // while the row is made
        return {};
    const bool isDate = name->text() == QLatin1String("Date");
    if (isDate && value->text() != value->data(AsItCame).toString() &&
        !record::isTagDate(value->text().toStdString()))
        return tr("“%1” is no date: write year.month.day, with ? for what is not known, such as 2026.05.??.")
            .arg(value->text());
    if (name->text() == name->data(AsItCame).toString() ||
        (name->text().isEmpty() && value->text().isEmpty()))
        return {};
    if (!record::isTagName(name->text().toStdString()))
        return tr("“%1” cannot be a tag’s name: use letters, digits and _ only.").arg(name->text());
    if (record::isStartTag(name->text().toStdString()))
        return startTagWords(name->text());
    for (int other = 0; other < m_table->rowCount(); ++other) {
        const bool isSame = other != row && m_table->item(other, 0) &&
                            m_table->item(other, 0)->text().compare(name->text(), Qt::CaseInsensitive) == 0;
        if (isSame || name->text().compare(QLatin1String("Result"), Qt::CaseInsensitive) == 0)
            return tr("“%1” is there already.").arg(name->text());
    }
    return {};
}

void TagDialog::validate()
{
    QString fault;
    for (int row = 0; row < m_table->rowCount() && fault.isEmpty(); ++row)
        fault = faultOf(row);
    m_fault->setText(fault);
    if (m_ok)
        m_ok->setEnabled(fault.isEmpty());
}

record::Tags TagDialog::tags() const
{
    record::Tags tags;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool fixedName = row < int(std::size(Roster));
        const std::string name = fixedName ? Roster[row] : m_table->item(row, 0)->text().toStdString();
        const std::string value = m_table->item(row, 1)->text().toStdString();
        if (name.empty() || (fixedName && value.empty()))
            continue;
        tags.append({name, value});
    }
    const std::string_view words[] = {"*", "1-0", "0-1", "1/2-1/2"};
    tags.set("Result", words[std::size_t(result())]);
    return tags;
}

chess::Result TagDialog::result() const
{
    return chess::Result(m_result->currentData().toInt());
}

} // namespace ui
