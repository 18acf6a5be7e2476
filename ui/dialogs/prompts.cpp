#include "ui/dialogs/prompts.h"

#include "ui/dialogs/file_dialog.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

namespace {

struct PromptWords {
    Q_DECLARE_TR_FUNCTIONS(PromptWords)
};

QMessageBox::ButtonRole roleOf(Choice::Role role)
{
    switch (role) {
    case Choice::Role::Accept:
        return QMessageBox::AcceptRole;
    case Choice::Role::Destructive:
        return QMessageBox::DestructiveRole;
    case Choice::Role::Cancel:
        return QMessageBox::RejectRole;
    }
    return QMessageBox::AcceptRole;
}

} // namespace

std::size_t WindowPrompts::ask(const Question& question)
{
    QMessageBox box(m_window);
    box.setWindowTitle(QStringLiteral("Adoube"));
    box.setText(question.text);
    box.setInformativeText(question.detail);
    box.setTextFormat(Qt::PlainText);
    std::vector<QAbstractButton*> buttons;
    for (const Choice& choice : question.choices) {
        QPushButton* button = box.addButton(choice.label, roleOf(choice.role));
        if (buttons.empty())
            box.setDefaultButton(button);
        if (choice.role == Choice::Role::Cancel)
            box.setEscapeButton(button);
        buttons.push_back(button);
    }
    box.exec();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (box.clickedButton() == buttons[i])
            return i;
    }
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        if (question.choices[i].role == Choice::Role::Cancel)
            return i;
    }
    return 0;
}

void WindowPrompts::tell(const QString& text, const QString& detail)
{
    QMessageBox box(m_window);
    box.setWindowTitle(QStringLiteral("Adoube"));
    box.setTextFormat(Qt::PlainText);
    box.setText(text);
    box.setInformativeText(detail);
    box.addButton(PromptWords::tr("Close"), QMessageBox::AcceptRole);
    box.exec();
}

QString WindowPrompts::fileToOpen(const QString& folder)
{
    FileDialog dialog(m_window, PromptWords::tr("Open a file of games"), folder);
    return dialog.filesToOpen(QFileDialog::ExistingFile).value(0);
}

QStringList WindowPrompts::filesToAdd(const QString& folder)
{
    FileDialog dialog(m_window, PromptWords::tr("Add games from files"), folder);
    return dialog.filesToOpen(QFileDialog::ExistingFiles);
}

QString WindowPrompts::fileToSave(const QString& suggested)
{
    FileDialog dialog(m_window, PromptWords::tr("Save the games"), QFileInfo(suggested).path());
    QString path = dialog.fileToSave(suggested);
    if (!path.isEmpty() && !QFileInfo(path).fileName().contains(QLatin1Char('.')))
        path += QStringLiteral(".pgn");
    return path;
}

} // namespace ui
