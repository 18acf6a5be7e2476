#include "ui/window/table_input.h"

#include "core/chess/outcome.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/notation/sign_typer.h"
#include "ui/text/words.h"
#include "ui/window/board_column.h"
#include "ui/window/move_entry.h"
#include "ui/window/typed_move.h"

#include <QKeyEvent>

namespace ui {

namespace {

constexpr int FlipWait = 280;    // ms: a second key within it makes a move of it
constexpr int FlipRegret = 1500; // ms: a slower second key turns the board back

} // namespace

TableInput::TableInput(BoardColumn& column, game::TimeSource now, QObject* parent)
    : QObject(parent), m_column(column), m_now(std::move(now))
{
    BoardWidget* board = column.board();
    board->setTimeSource(m_now);
    board->installEventFilter(this);
    m_flipSoon.setSingleShot(true);
    m_flipSoon.setInterval(FlipWait);
    connect(&m_flipSoon, &QTimer::timeout, this, [this] {
        m_flippedByKey = true;
        m_sinceFlip.start();
        emit flipWanted();
    });
    connect(board, &BoardWidget::moveIntended, this, &TableInput::playGesture);
    connect(board, &BoardWidget::moveRefused, this, &TableInput::refuseGesture);
    connect(board, &BoardWidget::stepIntended, this, [this](int plies) {
        if (m_user)
            m_user->step(plies);
    });
    connect(board, &BoardWidget::markupIntended, this, [this](const record::Markup& markup) {
        if (m_user)
            m_user->setMarkup(markup);
    });
    MoveEntry* entry = column.moveEntry();
    connect(entry, &MoveEntry::entered, this, &TableInput::playTyped);
    connect(entry, &MoveEntry::left, this, &TableInput::closeEntry);
    connect(entry, &MoveEntry::typed, this, [this, entry](const QString& text) {
        if (m_user)
            entry->setCompletions(completionsFor(m_user->position(), text, *m_letters));
    });
}

void TableInput::setUser(BoardUser* user)
{
    m_user = user;
    m_column.board()->cancelInput();
    closeEntry();
}

void TableInput::playGesture(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion,
                             game::TimePoint when)
{
    if (!m_user)
        return;
    if (const auto said = m_user->takeGesture(from, to, promotion, when)) {
        m_column.say(*said);
        return;
    }
    const auto move = PositionPresenter::moveFor(m_user->position(), from, to, promotion);
    if (!move) {
        refuseGesture(from, to);
        return;
    }
    m_column.say(m_user->play(*move, when));
}

void TableInput::refuseGesture(chess::Square from, chess::Square to)
{
    if (!m_user)
        return;
    if (const auto said = m_user->takeGesture(from, to, std::nullopt, m_now())) {
        m_column.say(*said);
        return;
    }
    const QString closed = m_user->whyClosed();
    const chess::Position& position = m_user->position();
    const auto reason = chess::whyIllegal(position, from, to, std::nullopt);
    m_column.say(closed.isEmpty() ? text::illegal(reason, position.pieceAt(from), from, to) : closed);
}

void TableInput::playTyped(const QString& typed)
{
    if (!m_user)
        return;
    const auto move = parseTypedMove(m_user->position(), typed, *m_letters);
    if (!move) {
        m_column.say(text::refusedText(move.error(), typed.trimmed()));
        m_column.moveEntry()->selectAll();
        return;
    }
    closeEntry();
    m_column.say(m_user->play(*move, m_now()));
}

void TableInput::closeEntry()
{
    if (m_column.moveEntry()->isHidden())
        return;
    const bool hadFocus = m_column.moveEntry()->hasFocus();
    m_column.moveEntry()->hide();
    if (hadFocus)
        m_column.board()->setFocus();
}

void TableInput::flipKeyPressed()
{
    m_flipSoon.start();
}

bool TableInput::startsMove(QKeyEvent* key)
{
    if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QString text = key->text();
    // No move begins with a J, in any notation that is read: the key is J’adoube's.
    return text.size() == 1 && text[0].isLetterOrNumber() && text[0].toLower() != QLatin1Char('j');
}

bool TableInput::typeSign(const QKeyEvent& key)
{
    if (!m_user || key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (key.key() == Qt::Key_Backspace)
        return m_user->typeSign({});
    return SignTyper::isSignKey(key.text()) && m_user->typeSign(key.text());
}

bool TableInput::openEntry(const QString& text)
{
    if (!m_user)
        return false;
    const QString closed = m_user->whyClosed();
    if (!closed.isEmpty()) {
        m_column.say(closed);
        return true;
    }
    m_column.board()->cancelInput();
    m_column.moveEntry()->open(text);
    return true;
}

bool TableInput::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress && typeSign(*key))
        return true;
    if (!startsMove(key) || m_column.board()->isChoosingPromotion())
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the flip key comes here as a key, not as a shortcut
        return true;
    }
    const QString text = key->text();
    if (text == QLatin1String("f") && !m_flipSoon.isActive()) {
        flipKeyPressed();
        return true;
    }
    QString typed = text;
    if (m_flipSoon.isActive()) {
        m_flipSoon.stop();
        typed.prepend(QLatin1Char('f'));
    } else if (m_flippedByKey && m_sinceFlip.elapsed() < FlipRegret &&
               (text[0].isDigit() || text == QLatin1String("x"))) {
        emit flipWanted();
        typed.prepend(QLatin1Char('f'));
    }
    m_flippedByKey = false;
    return openEntry(typed);
}

} // namespace ui
