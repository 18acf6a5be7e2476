#include "ui/window/move_entry.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace ui {

MoveEntry::MoveEntry(QWidget* parent)
    : QLineEdit(parent), m_moves(new QStringListModel(this)), m_completer(new QCompleter(m_moves, this))
{
    setObjectName(QStringLiteral("moveEntry"));
    setMaxLength(12);
    setAlignment(Qt::AlignCenter);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(m_completer);
    setFixedWidth(fontMetrics().averageCharWidth() * 18);
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty())
            emit left();
        else
            emit typed(text);
    });
    hide();
}

void MoveEntry::open(const QString& text)
{
    setAccessibleName(tr("Move"));
    setText(text);
    show();
    raise();
    setFocus();
    emit typed(text);
}

void MoveEntry::setCompletions(const QStringList& moves)
{
    m_moves->setStringList(moves);
}

void MoveEntry::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit entered(text());
        return;
    case Qt::Key_Escape:
        emit left();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void MoveEntry::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && !m_completer->popup()->isVisible())
        emit left();
}

} // namespace ui
