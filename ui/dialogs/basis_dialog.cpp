#include "ui/dialogs/basis_dialog.h"

#include "ui/text/conduct_words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

QString asEntry(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

BasisDialog::BasisDialog(const game::GameLine::Basis& basis, const chess::Position& start, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("basisDialog"));
    setWindowTitle(tr("Repetitions and quiet moves"));
    auto* list = new QListWidget(this);
    list->setObjectName(QStringLiteral("equalPositions"));
    list->setSpacing(2);
    const auto add = [&](const QString& text, int ply) {
        auto* item = new QListWidgetItem(text, list);
        item->setData(Qt::UserRole, ply);
    };
    for (const int ply : basis.equalPlies)
        add(asEntry(text::plyName(ply, start)), ply);
    if (basis.lastIrreversible)
        add(tr("Last capture or pawn move: %1").arg(text::plyName(*basis.lastIrreversible, start)),
            *basis.lastIrreversible);
    list->setMinimumHeight(list->sizeHintForRow(0) * 4);
    auto* equal = new QLabel(text::repetitionBasis(basis), this);
    auto* quiet = new QLabel(text::quietBasis(basis), this);
    for (QLabel* label : {equal, quiet})
        label->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(equal);
    column->addWidget(quiet);
    column->addWidget(list);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto choose = [this](QListWidgetItem* item) { emit plyChosen(item->data(Qt::UserRole).toInt()); };
    connect(list, &QListWidget::itemClicked, this, choose);
    connect(list, &QListWidget::itemActivated, this, choose);
}

} // namespace ui
