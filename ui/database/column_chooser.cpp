#include "ui/database/column_chooser.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

namespace ui {

ColumnChooser::ColumnChooser(QTableView& table) : QObject(&table), m_table(table), m_menu(new QMenu(&table))
{
    m_menu->setObjectName(QStringLiteral("columns"));
    connect(m_menu, &QMenu::aboutToShow, this, &ColumnChooser::fill);
    auto* header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, m_menu,
            [this, header](const QPoint& at) { m_menu->popup(header->mapToGlobal(at)); });
    fill();
    retranslate();
}

void ColumnChooser::fill()
{
    m_menu->clear();
    const auto* header = m_table.horizontalHeader();
    const auto* model = m_table.model();
    const int shown = header->count() - header->hiddenSectionCount();
    for (int place = 0; place < header->count(); ++place) {
        const int section = header->logicalIndex(place);
        // What a short head means is said in full.
        const auto words = model->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
        const auto head = model->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        auto* entry = m_menu->addAction(words.isEmpty() ? head : words);
        entry->setCheckable(true);
        entry->setChecked(!header->isSectionHidden(section));
        entry->setEnabled(!entry->isChecked() || shown > 1); // one remains
        connect(entry, &QAction::toggled, this, [this, section](bool on) { show(section, on); });
    }
}

void ColumnChooser::show(int section, bool shown)
{
    m_table.setColumnHidden(section, !shown);
    emit changed();
}

void ColumnChooser::retranslate()
{
    m_menu->setTitle(tr("C&olumns of the list"));
}

} // namespace ui
