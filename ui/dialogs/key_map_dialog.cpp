#include "ui/dialogs/key_map_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

namespace {

// HTML in Qt takes the narrow no-break space of French for white space at which a line may break.
QString inHtml(QString text)
{
    return text.replace(QChar(0x202f), QChar::Nbsp).toHtmlEscaped();
}

QString section(const QString& title)
{
    return QStringLiteral("<tr><td colspan='2' style='padding-top:12px'><b>%1</b></td></tr>")
        .arg(inHtml(title));
}

QString row(const QString& what, const QString& keys)
{
    return QStringLiteral("<tr><td style='padding:2px 16px 2px 0; white-space:nowrap'>%1</td><td "
                          "style='padding:2px 0'>%2</td></tr>")
        .arg(inHtml(what), inHtml(keys));
}

} // namespace

KeyMapDialog::KeyMapDialog(const std::vector<ActionRegistry::KeyRow>& keys, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("keyMapDialog"));
    setWindowTitle(tr("Keys"));
    QString html = QStringLiteral("<table width='100%'>");
    html += section(tr("On the board"));
    html += row(tr("Play a move"), tr("drag, click twice, or type it: Nf3, e2e4, O-O"));
    html += row(tr("Put the piece back"), tr("Esc or right button"));
    html += row(tr("Choose the promotion"), tr("Q R B N or click"));
    html +=
        row(tr("Arrow or circle"),
            tr("right drag or right click; red with Shift, yellow with Ctrl, blue with Ctrl+Shift or Alt"));
    html += row(tr("Step through the game"), tr("wheel over the board"));
    html += row(tr("Play by keys"), tr("Enter, then the arrow keys and Enter; Esc leaves the board"));
    html += row(tr("Sign for the current move (review)"),
                tr("type it: ! ? !! ?? !? ?! = += =+ +/- -/+ +- -+ ~ (unclear); Backspace takes it away"));
    QString menu;
    for (const ActionRegistry::KeyRow& key : keys) {
        if (key.menu != menu)
            html += section(menu = key.menu);
        html += row(key.action, key.keys);
    }
    html += QStringLiteral("</table>");
    auto* page = new QTextBrowser(this);
    page->setObjectName(QStringLiteral("keys"));
    page->setHtml(html);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    const int line = fontMetrics().height();
    resize(std::min(line * 34, 620), std::min(line * 34, 440));
}

} // namespace ui
