#pragma once
#include "core/game/journal.h"
#include "core/game/pgn_file.h"

#include <QPointer>

namespace ui {

// A changed or added game as the journal holds it, and where it belongs.
struct KeptGame {
    record::Record record;
    QString path;             // of its file; "" for one that was never saved
    std::uint64_t offset = 0; // of the bytes it replaces there
    std::uint64_t length = 0; // 0: an added game
    std::uint64_t hash = 0;   // of what it replaces
    bool isPlayed = false;    // the game on the play table
    bool isShown = false;     // the game under review, with the cursor
    record::NodeId current = record::NodeId::Root;
};

// Keeps the unsaved games of a PgnFile in a journal, each under a name of its own.
class FileJournal : public QObject {
    Q_OBJECT
public:
    FileJournal(game::PgnFile& file, game::Journal& journal, std::string prefix, QObject* parent = nullptr);
    ~FileJournal() override;
    const game::PgnFile* file() const { return m_file; }
    std::string nameOf(std::size_t row) const;
    // The journal keeps what it has; nothing more is told to it.
    void letGo();

    static std::vector<std::pair<std::string, KeptGame>> readAll(const game::Journal::Found& found);
    // The place of a game in its file as a text, and back.
    static std::string place(const game::PgnFile& file, std::size_t row);
    static void readPlace(std::string_view text, KeptGame& game);
    // Where it belongs in that file, if what it replaces still stands there.
    static std::optional<std::size_t> findPlace(const game::PgnFile& file, const KeptGame& game);

private:
    void keep(std::size_t row);
    void keepAll();
    void dropOthers();
    void dropAll();

    QPointer<game::PgnFile> m_file;
    game::Journal& m_journal;
    std::string m_prefix;
    std::vector<std::string> m_names;
};

} // namespace ui
