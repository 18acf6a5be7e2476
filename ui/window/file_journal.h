#pragma once
#include "core/game/journal.h"
#include "core/game/pgn_file.h"

#include <QPointer>

#include <map>
#include <set>

namespace ui {

// A changed or added game as the journal holds it, and where it belongs.
struct KeptGame {
    std::string name; // in the journal
    record::Record record;
    std::string text;         // the same, letter by letter; "" when there is nothing but the record
    QString path;             // of its file; "" for one that was never saved
    std::uint64_t offset = 0; // of the bytes it replaces there
    std::uint64_t length = 0; // 0: an added game
    std::uint64_t hash = 0;   // of what it replaces
    bool isPlayed = false;    // the game on the play table
    bool isShown = false;     // the game under review, with the cursor
    record::NodeId current = record::NodeId::Root;
};

// The order of a file's games after some were removed, moved or added, by what the file has on the disk.
struct KeptOrder {
    QString path;
    std::uint64_t size = 0; // of the file that it is meant for
    std::uint64_t hash = 0;
    struct Run {
        std::uint64_t offset = 0; // of the first game on the disk
        std::size_t games = 0;
        std::string added; // instead: a game that is not on the disk, by its name in the journal
    };
    std::vector<Run> runs;
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
    static std::vector<KeptOrder> readOrders(const game::Journal::Found& found);
    // Puts the games of a file that was read from the disk in that order; `added` says in which rows added
    // games stand. The new row of each old one; nothing when it is another file by now.
    static std::optional<std::vector<std::size_t>>
    restoreOrder(game::PgnFile& file, const KeptOrder& order,
                 const std::map<std::string, std::size_t>& added);
    // The place of a game in its file as a text, and back.
    static std::string place(const game::PgnFile& file, std::size_t row);
    static void readPlace(std::string_view text, KeptGame& game);
    // Where it belongs in that file, if what it replaces still stands there.
    static std::optional<std::size_t> findPlace(const game::PgnFile& file, const KeptGame& game);

private:
    void keep(std::size_t row);
    void keepAll();
    void keepOrder();
    void dropOthers();
    void dropAll();

    QPointer<game::PgnFile> m_file;
    game::Journal& m_journal;
    std::string m_prefix;
    std::set<std::string> m_names;
    bool m_isLetGo = false;
};

} // namespace ui
