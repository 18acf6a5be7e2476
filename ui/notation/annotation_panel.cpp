#include "ui/notation/annotation_panel.h"

#include "ui/notation/move_list_document.h"
#include "ui/notation/plain_text_field.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr std::array<notation::Nag, 7> MoveSigns{3, 1, 5, 6, 2, 4, 7};
constexpr std::array<notation::Nag, 8> PositionSigns{18, 16, 14, 10, 13, 15, 17, 19};
// Two codes stand for one of these, the second when Black has it.
constexpr std::array<notation::Nag, 6> SideSigns{36, 40, 132, 44, 22, 138};
constexpr std::array<notation::Nag, 3> OtherSigns{146, 140, 142};

QString symbol(notation::Nag nag)
{
    const auto text = notation::nagSymbol(nag);
    return QString::fromUtf8(text.data(), qsizetype(text.size())).replace(QChar('-'), QChar(0x2212));
}

bool isSideSign(notation::Nag nag)
{
    return std::find(SideSigns.begin(), SideSigns.end(), nag) != SideSigns.end();
}

// Longer comments are shown in part and not edited: every key would lay out all of it.
constexpr qsizetype LongestEdited = 50000;

class CommentEdit : public PlainTextField {
public:
    using PlainTextField::PlainTextField;
    // More only where there is room to spare.
    QSize sizeHint() const override
    {
        constexpr int Lines = 3;
        return {PlainTextField::sizeHint().width(), fontMetrics().lineSpacing() * Lines + 12};
    }

protected:
    void insertFromMimeData(const QMimeData* source) override
    {
        if (document()->characterCount() + source->text().size() <= LongestEdited)
            return PlainTextField::insertFromMimeData(source);
        QToolTip::showText(mapToGlobal(QPoint(0, height())),
                           AnnotationPanel::tr("This text is too long for a comment."), this);
    }
};

} // namespace

AnnotationPanel::AnnotationPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("annotationPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* grid = new QGridLayout;
    grid->setSpacing(2);
    addSigns(*grid);
    column->addLayout(grid);
    m_comment = new CommentEdit(this);
    m_comment->setObjectName(QStringLiteral("commentEdit"));
    m_comment->setTabChangesFocus(true);
    m_comment->setMinimumHeight(fontMetrics().lineSpacing() * 2 + 12);
    m_comment->installEventFilter(this);
    column->addWidget(m_comment, 1);
    connect(m_comment, &QPlainTextEdit::textChanged, this, &AnnotationPanel::editComment);
    setState({});
    retranslate();
}

void AnnotationPanel::addSigns(QGridLayout& grid)
{
    const auto button = [&](int row, int column, const QString& text, const QString& name) {
        auto* b = new QToolButton(this);
        b->setText(text);
        b->setObjectName(name);
        b->setAutoRaise(true);
        b->setProperty("flat", true);
        b->setProperty("sign", true); // narrow windows: all of the width is the sign's
        b->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        b->setMinimumWidth(1);
        grid.addWidget(b, row, column);
        return b;
    };
    const auto sign = [&](int row, int column, notation::Nag nag) {
        auto* b = button(row, column, symbol(nag), QStringLiteral("sign%1").arg(nag));
        b->setCheckable(true);
        connect(b, &QToolButton::clicked, this, [this, nag] { emit signToggled(nag); });
        m_signs.emplace_back(nag, b);
    };
    for (int i = 0; i < int(MoveSigns.size()); ++i)
        sign(0, i, MoveSigns[std::size_t(i)]);
    for (int i = 0; i < int(PositionSigns.size()); ++i)
        sign(1, i, PositionSigns[std::size_t(i)]);
    m_more = button(0, int(MoveSigns.size()), QStringLiteral("…"), QStringLiteral("moreSigns"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_more->setMenu(new QMenu(m_more));
    connect(m_more->menu(), &QMenu::aboutToShow, this, [this] {
        auto* menu = m_more->menu();
        menu->clear();
        const auto add = [&](notation::Nag nag) {
            auto* action = menu->addAction(QStringLiteral("%1\t%2").arg(signMeaning(nag), symbol(nag)));
            action->setObjectName(QStringLiteral("sign%1").arg(nag));
            action->setCheckable(true);
            action->setChecked(std::find(m_state.nags.begin(), m_state.nags.end(), nag) !=
                               m_state.nags.end());
            connect(action, &QAction::triggered, this, [this, nag] { emit signToggled(nag); });
        };
        for (const auto nag : SideSigns)
            add(notation::Nag(nag + chess::index(m_state.mover)));
        menu->addSeparator();
        for (const auto nag : OtherSigns)
            add(nag);
    });
    m_before = new QToolButton(this);
    m_before->setObjectName(QStringLiteral("commentBefore"));
    m_before->setCheckable(true);
    m_before->setAutoRaise(true);
    m_before->setProperty("flat", true);
    grid.addWidget(m_before, 2, 0, 1, int(PositionSigns.size()), Qt::AlignLeft);
    connect(m_before, &QToolButton::toggled, this, [this] {
        m_answer.reset();
        m_otherComment = true;
        showComment();
        emit commentBegun();
    });
}

record::CommentPlace AnnotationPanel::place() const
{
    return m_before->isChecked() ? record::CommentPlace::Before : record::CommentPlace::After;
}

void AnnotationPanel::setState(const State& state)
{
    const bool otherMove = state.move != m_state.move;
    if (otherMove)
        m_answer.reset();
    m_state = state;
    m_before->setVisible(!state.move.isEmpty() && (state.beginsVariation || !state.commentBefore.isEmpty()));
    m_otherComment = m_otherComment || otherMove;
    if (otherMove || !m_before->isVisibleTo(this))
        m_before->setChecked(false);
    if (otherMove)
        emit commentBegun();
    if (!state.editable)
        m_comment->setReadOnly(true);
    showComment();
    showSigns();
    retranslate();
}

void AnnotationPanel::editComment()
{
    if (m_showing || m_comment->isReadOnly())
        return;
    setWrapping();
    m_editing = true;
    emit commentEdited(place(), m_comment->toPlainText());
    m_editing = false;
    m_answer = shownProse();
}

const QString& AnnotationPanel::shownProse() const
{
    return place() == record::CommentPlace::Before ? m_state.commentBefore : m_state.comment;
}

// While one types, the text is one's own: a command ("[%csl Ra1]") or a space just typed stands until the
// editor is left. Only when the comment changes by other hands (undo, another move) is it shown anew.
void AnnotationPanel::showComment()
{
    const auto& prose = shownProse();
    if (m_editing || (m_comment->hasFocus() && m_answer == prose))
        return;
    m_answer.reset();
    const bool other = std::exchange(m_otherComment, false);
    const bool tooLong = prose.size() > LongestEdited;
    m_comment->setReadOnly(!m_state.editable || tooLong);
    const auto shown =
        tooLong ? tr("This comment has %1 characters and is too long to be changed here. It is kept whole.")
                          .arg(prose.size()) +
                      QStringLiteral("\n\n") + prose.left(LongestEdited / 10)
                : prose;
    const auto old = m_comment->toPlainText();
    if (old.simplified() == shown.simplified())
        return;
    m_showing = true;
    if (other)
        m_comment->setPlainText(shown);
    else
        replaceDifference(old, shown);
    setWrapping();
    m_showing = false;
}

// Caret and selection stay where they are in what is not changed.
void AnnotationPanel::replaceDifference(const QString& old, const QString& shown)
{
    const auto shorter = std::min(old.size(), shown.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && old[head] == shown[head])
        ++head;
    while (tail < shorter - head && old[old.size() - 1 - tail] == shown[shown.size() - 1 - tail])
        ++tail;
    QTextCursor cursor(m_comment->document());
    cursor.setPosition(int(head));
    cursor.setPosition(int(old.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(shown.mid(head, shown.size() - head - tail));
}

// Qt looks for the end of a word anew at every line: very long ones are broken anywhere.
void AnnotationPanel::setWrapping()
{
    constexpr int LongWord = 400;
    int word = 0;
    const auto text = m_comment->toPlainText();
    const bool anywhere = std::any_of(text.begin(), text.end(), [&word](QChar c) {
        word = c.isSpace() ? 0 : word + 1;
        return word > LongWord;
    });
    const auto mode = anywhere ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (m_comment->wordWrapMode() != mode)
        m_comment->setWordWrapMode(mode);
}

void AnnotationPanel::showSigns()
{
    const bool onMove = !m_state.move.isEmpty() && m_state.editable;
    for (const auto& [nag, button] : m_signs) {
        button->setEnabled(onMove);
        button->setChecked(std::find(m_state.nags.begin(), m_state.nags.end(), nag) != m_state.nags.end());
    }
    m_more->setEnabled(onMove);
}

bool AnnotationPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_comment) {
        if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
            emit commentBegun();
        if (event->type() == QEvent::FocusOut) {
            m_answer.reset();
            showComment();
        }
        if (event->type() == QEvent::KeyPress) {
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->key() == Qt::Key_Escape) {
                emit leaveIntended();
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AnnotationPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AnnotationPanel::retranslate()
{
    for (const auto& [nag, button] : m_signs) {
        button->setToolTip(signMeaning(nag));
        button->setAccessibleName(signMeaning(nag));
    }
    m_more->setToolTip(tr("More signs"));
    m_more->setAccessibleName(tr("More signs"));
    m_before->setText(tr("Before the move"));
    m_before->setToolTip(tr("Write the comment that stands before the move"));
    m_comment->setPlaceholderText(m_state.move.isEmpty() ? tr("Comment on the game")
                                                         : tr("Comment on %1").arg(m_state.move));
    m_comment->viewport()->update(); // Qt does not draw a changed placeholder by itself
    m_comment->setAccessibleName(m_comment->placeholderText());
}

QString signMeaning(notation::Nag nag)
{
    const bool black = isSideSign(notation::Nag(nag - 1)) && !isSideSign(nag);
    switch (black ? nag - 1 : nag) {
    case 1:
        return AnnotationPanel::tr("Good move");
    case 2:
        return AnnotationPanel::tr("Mistake");
    case 3:
        return AnnotationPanel::tr("Brilliant move");
    case 4:
        return AnnotationPanel::tr("Blunder");
    case 5:
        return AnnotationPanel::tr("Interesting move");
    case 6:
        return AnnotationPanel::tr("Dubious move");
    case 7:
        return AnnotationPanel::tr("Only move");
    case 10:
        return AnnotationPanel::tr("Equal position");
    case 13:
        return AnnotationPanel::tr("Unclear position");
    case 14:
        return AnnotationPanel::tr("White is slightly better");
    case 15:
        return AnnotationPanel::tr("Black is slightly better");
    case 16:
        return AnnotationPanel::tr("White is better");
    case 17:
        return AnnotationPanel::tr("Black is better");
    case 18:
        return AnnotationPanel::tr("White is winning");
    case 19:
        return AnnotationPanel::tr("Black is winning");
    case 22:
        return AnnotationPanel::tr("Zugzwang");
    case 36:
        return AnnotationPanel::tr("Initiative");
    case 40:
        return AnnotationPanel::tr("Attack");
    case 44:
        return AnnotationPanel::tr("Compensation for the material");
    case 132:
        return AnnotationPanel::tr("Counterplay");
    case 138:
        return AnnotationPanel::tr("Time trouble");
    case 140:
        return AnnotationPanel::tr("With the idea");
    case 142:
        return AnnotationPanel::tr("Better is");
    case 146:
        return AnnotationPanel::tr("Novelty");
    default:
        return QStringLiteral("$%1").arg(nag);
    }
}

} // namespace ui
