#include "ui/notation/repair_editor.h"

#include "ui/actions/icons.h"
#include "ui/notation/plain_text_field.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int Lines = 4; // of the text that are shown at once
constexpr int Gap = 2;   // between the box and the paragraph it is about

} // namespace

RepairEditor::RepairEditor(QWidget* parent)
    : QFrame(parent),
      m_reason(new QLabel(this)),
      m_text(new PlainTextField(this)),
      m_read(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("repair"));
    setStyleSheet(
        QStringLiteral("#repair { background: palette(window); border: 2px solid palette(highlight); "
                       "border-radius: 4px; }"));
    m_reason->setObjectName(QStringLiteral("repairReason"));
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("repairText"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    m_text->setMinimumHeight(m_text->fontMetrics().height() * 2 + 8);
    m_read->setObjectName(QStringLiteral("repairRead"));
    m_remove->setObjectName(QStringLiteral("repairRemove"));
    m_close->setObjectName(QStringLiteral("repairClose"));
    m_close->setProperty("flat", true);
    m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    auto* head = new QHBoxLayout;
    head->addWidget(m_reason, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_read);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 6, 8);
    column->setSpacing(5);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    column->addLayout(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { emit typed(text()); });
    connect(m_read, &QPushButton::clicked, this, [this] { emit readIntended(text()); });
    connect(m_remove, &QPushButton::clicked, this, &RepairEditor::removeIntended);
    connect(m_close, &QToolButton::clicked, this, &RepairEditor::left);
    if (parent)
        parent->installEventFilter(this);
    retranslate();
    hide();
}

void RepairEditor::open(const QString& text, const QString& reason, QRect beside)
{
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    if (m_text->toPlainText() != text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }
    m_reason->setText(reason);
    m_beside = beside;
    show();
    place();
    raise();
}

void RepairEditor::refuse(const QString& reason, qsizetype at, qsizetype length)
{
    m_reason->setText(reason);
    const auto end = qsizetype(m_text->toPlainText().size());
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(int(std::clamp<qsizetype>(at, 0, end)));
    cursor.setPosition(int(std::clamp<qsizetype>(at + length, 0, end)), QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    place();
}

QString RepairEditor::text() const
{
    return m_text->toPlainText();
}

void RepairEditor::takeFocus()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

// As high as its text needs, beside the paragraph it is about, and never out of its parent.
void RepairEditor::place()
{
    if (!isVisible() || !parentWidget())
        return;
    QRect room = parentWidget()->rect();
    if (const QLayout* around = parentWidget()->layout()) // as wide as the moves under it
        room =
            room.marginsRemoved({around->contentsMargins().left(), 0, around->contentsMargins().right(), 0});
    const int width = room.width();
    const int words = m_reason->heightForWidth(width - m_close->sizeHint().width() - 24);
    const int wanted = words + m_text->fontMetrics().height() * Lines + 16 + m_read->sizeHint().height() + 32;
    const int height = std::min(std::max(wanted, minimumSizeHint().height()), room.height());
    setGeometry(room.left(), topFor(height, room.height()), width, height);
}

// Under the paragraph, above it when there is no room below; over it only when there is none at all.
int RepairEditor::topFor(int height, int room) const
{
    const int below = m_beside.bottom() + 1 + Gap, above = m_beside.top() - Gap - height;
    if (below >= 0 && below + height <= room)
        return below;
    if (above >= 0 && m_beside.top() <= room)
        return above;
    return std::clamp(m_beside.top(), 0, room - height);
}

// What the box itself has nothing of to undo is the window's to undo.
bool RepairEditor::isForTheWindow(const QKeyEvent& key) const
{
    const QTextDocument* text = m_text->document();
    return (key.matches(QKeySequence::Undo) && !text->isUndoAvailable()) ||
           (key.matches(QKeySequence::Redo) && !text->isRedoAvailable());
}

bool RepairEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    if (watched != m_text || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QFrame::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride && isForTheWindow(key)) {
        event->ignore();
        return true;
    }
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool reads = isReturn && !(key.modifiers() & Qt::ShiftModifier);
    const bool leaves = key.key() == Qt::Key_Escape;
    if (!reads && !leaves)
        return QFrame::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (reads)
        emit readIntended(text());
    else
        emit left();
    return true;
}

void RepairEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    QFrame::changeEvent(event);
}

void RepairEditor::retranslate()
{
    m_read->setText(tr("Read as moves"));
    m_read->setToolTip(tr("Return: the text is read again and takes its place in the game"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Take this text out of the game"));
    m_close->setToolTip(tr("Esc: leave the text as it is"));
    m_close->setAccessibleName(tr("Leave the text as it is"));
    m_text->setAccessibleName(tr("Text that could not be read"));
    place();
}

} // namespace ui
