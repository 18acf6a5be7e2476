#include "ui/dialogs/about_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Adoube"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    const QIcon icon = QApplication::windowIcon();
    if (!icon.isNull()) {
        auto* picture = new QLabel(this);
        picture->setPixmap(icon.pixmap(64, 64));
        head->addWidget(picture);
    }
    auto* title =
        new QLabel(QStringLiteral("<span style='font-size:x-large; font-weight:600'>Adoube</span><br>%1")
                       .arg(tr("Version %1").arg(QStringLiteral(ADOUBE_VERSION))),
                   this);
    head->addWidget(title, 1);
    column->addLayout(head);
    const QString words[] = {
        tr("Two people, one board, one clock: play, referee, review."),
        tr("Free software under the MIT licence. Pieces, boards and sounds were made for this program."),
        tr("Opening names from the lichess chess-openings collection (CC0)."),
        tr("Built with Qt %1.").arg(QString::fromLatin1(qVersion())),
    };
    for (const QString& text : words) {
        auto* label = new QLabel(text, this);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
}

} // namespace ui
