#include "ui/dialogs/encoding_dialog.h"

#include "ui/text/encoding_words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace ui {

EncodingDialog::EncodingDialog(std::vector<std::string> sample, const pgn::Encoding& found,
                               const std::optional<pgn::Encoding>& chosen, QWidget* parent)
    : QDialog(parent),
      m_sample(std::move(sample)),
      m_found(found),
      m_list(new QListWidget(this)),
      m_preview(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("encodingDialog"));
    setWindowTitle(tr("Encoding of the file"));
    m_list->setObjectName(QStringLiteral("encodings"));
    m_list->setAccessibleName(tr("Encodings"));
    m_list->setSpacing(2);
    auto* asFound = new QListWidgetItem(tr("As found: %1").arg(text::encodingName(found)), m_list);
    asFound->setSelected(true);
    m_list->setCurrentItem(asFound);
    for (const std::string& name : pgn::knownEncodings()) {
        if (pgn::Encoding{name}.isWide()) // is found by its mark or its zeros, never by its letters
            continue;
        auto* item = new QListWidgetItem(text::encodingWithLanguages(name), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(name));
        if (chosen && chosen->name == name)
            m_list->setCurrentItem(item);
    }
    m_preview->setObjectName(QStringLiteral("encodingPreview"));
    m_preview->setAccessibleName(tr("How the file reads in this encoding"));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setTabChangesFocus(true);
    auto* words = new QLabel(tr("Choose the encoding in which the names and comments read well."), this);
    words->setWordWrap(true);
    auto* halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(m_list);
    halves->addWidget(m_preview);
    halves->setStretchFactor(1, 1);
    auto* buttons = new QDialogButtonBox(this);
    auto* ok = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
    ok->setObjectName(QStringLiteral("ok"));
    ok->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(halves, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentItemChanged, this, &EncodingDialog::showSample);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    const int character = fontMetrics().averageCharWidth();
    m_list->setMinimumWidth(character * 26);
    m_preview->setMinimumWidth(character * 24);
    resize(character * 84, fontMetrics().height() * 22);
    showSample();
}

std::optional<pgn::Encoding> EncodingDialog::choice() const
{
    const QString name =
        m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
    if (name.isEmpty())
        return std::nullopt;
    return pgn::Encoding{name.toStdString(), false};
}

void EncodingDialog::showSample()
{
    const auto chosen = choice();
    QStringList lines;
    for (const std::string& line : m_sample) {
        // As found, a line that is UTF-8 is read so whatever the rest of the file is.
        const bool plain = !chosen && pgn::isUtf8(line);
        lines << QString::fromStdString(plain ? line : pgn::decode(line, chosen.value_or(m_found))).trimmed();
    }
    m_preview->setPlainText(lines.isEmpty()
                                ? tr("This file has plain letters only: it reads the same in every encoding.")
                                : lines.join(QLatin1Char('\n')));
}

} // namespace ui
