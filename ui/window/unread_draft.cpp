#include "ui/window/unread_draft.h"

#include "core/pgn/draft.h"

namespace ui {

void UnreadDraft::begin(const pgn::UnreadPlace& place)
{
    m_place = place;
    m_known = text();
    m_index = None;
    --m_key;
}

QString UnreadDraft::text() const
{
    return QString::fromStdString(pgn::unreadText(m_game.record(), m_place));
}

void UnreadDraft::keep(const QString& typed, const QString& step)
{
    const auto edit = pgn::keepAsUnread(m_game.record(), m_place, typed.toStdString());
    if (!edit || !m_game.edit(*edit, step, m_key))
        return;
    if (isChanged())
        m_index = m_game.undoStack()->index();
    m_known = text();
}

bool UnreadDraft::takeBack()
{
    QUndoStack& stack = *m_game.undoStack();
    const bool isLast = m_index != None && stack.index() == m_index && !stack.isClean();
    m_index = None;
    if (isLast)
        stack.undo();
    m_known = text();
    return isLast;
}

void UnreadDraft::putBack()
{
    m_game.undoStack()->redo();
    m_index = m_game.undoStack()->index();
    m_known = text();
}

} // namespace ui
