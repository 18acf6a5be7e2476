#pragma once
#include "core/game/game.h"
#include "core/pgn/mend.h"

#include <QString>

namespace ui {

// What is typed over one text of a game that could not be read: each key goes into the game, all of them as
// one step that can be taken back, so that a crash costs nothing.
class UnreadDraft {
public:
    explicit UnreadDraft(game::Game& game) : m_game(game) {}

    void begin(const pgn::UnreadPlace& place);
    const pgn::UnreadPlace& place() const { return m_place; }
    QString text() const; // in the game; "" when the place is no more
    // Has it been changed by somebody else, such as by Undo?
    bool isChanged() const { return text() != m_known; }
    // `step` names it in the undo list. Nothing happens when the text cannot stand there unread.
    void keep(const QString& typed, const QString& step);
    // False when there is none, when something else has been done since, or when it is saved.
    bool takeBack();
    // What was taken back, when nothing has been done since.
    void putBack();

private:
    static constexpr int None = -1;
    // Apart from those of other kinds of typing, which count up from 1.
    static constexpr int FirstKey = -2;

    game::Game& m_game;
    pgn::UnreadPlace m_place;
    QString m_known;    // its text in the game
    int m_index = None; // where the undo stack stands with the draft as its last step
    int m_key = FirstKey;
};

} // namespace ui
