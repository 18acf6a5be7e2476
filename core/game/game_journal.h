#pragma once
#include "core/game/game_session.h"
#include "core/game/journal.h"

#include <QTimer>

namespace game {

// A game with its annotations as the journal holds it, and where it came from.
struct JournaledGame {
    record::Record record;
    record::NodeId current = record::NodeId::Root;
    QString path; // of the file it is in; "" for none
    std::size_t row = 0;
};

// Keeps a Game in a journal under a name: every edit, and where the cursor is.
class GameJournal : public QObject {
    Q_OBJECT
public:
    GameJournal(Game& game, Journal& journal, std::string name, QObject* parent = nullptr);
    // The file and the place in it that the game belongs to.
    void setOrigin(const QString& path, std::size_t row);
    // Also without a change: a game that has been taken over.
    void keepNow() { write(); }
    // What waits to be written is written now.
    void flush();
    // Nothing is unsaved: the game need not come back. It is kept again from the next change on.
    void forget();

    static std::optional<JournaledGame> read(const Journal::Found& found, const std::string& name);

private:
    void writeSoon();
    void write();
    void writeCursor();

    Game& m_game;
    Journal& m_journal;
    std::string m_name;
    QString m_path;
    std::size_t m_row = 0;
    bool m_kept = false; // the journal holds the game as it was after the last change
    QTimer m_soon;       // one writing for all that one edit changes
};

// A game in play, as GameSession::resumeGame() takes it up again.
struct JournaledTable {
    GameSetup setup;
    GameSession::InterruptedTurn turn;
};

// Keeps what a GameSession knows beside the record: players, clocks, rules, and how far the turn has come.
class TableJournal : public QObject {
    Q_OBJECT
public:
    TableJournal(GameSession& session, Journal& journal, QObject* parent = nullptr);

    static std::optional<JournaledTable> read(const Journal::Found& found);

private:
    void writeSetup();
    void writeTurn();

    GameSession& m_session;
    Journal& m_journal;
    QTimer m_tick; // the time a move takes, once a second
};

} // namespace game
