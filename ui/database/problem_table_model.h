#pragma once
#include "core/game/file_check.h"

#include <QAbstractTableModel>

#include <map>

namespace ui {

// What is wrong in a file, a row a problem, in the order of the games. It follows what becomes of the games.
class ProblemTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Column : std::uint8_t { Game, Players, Line, Column, Text, Reason, Kept, Count };
    explicit ProblemTableModel(QObject* parent = nullptr);

    // Empties the table; the file is watched until another one is set or it is destroyed.
    void setFile(game::PgnFile* file);
    game::PgnFile* file() const { return m_file; }
    // What a check of the file has found; games that are listed already stay as they are.
    void append(const std::vector<game::FaultyGame>& games);
    // What is wrong with one game now, lines counted from its first.
    void setGame(std::size_t row, std::vector<pgn::Problem> problems);

    struct Entry {
        std::size_t game = 0; // row in the file
        pgn::Problem problem; // its line counts from the first one of the game
    };
    const Entry& entry(int row) const { return m_entries[std::size_t(row)]; }
    std::size_t problemCount() const { return m_entries.size() + m_leftOut; }
    std::size_t gameCount() const { return m_games; }
    // Games of which something could not be read.
    std::size_t unreadGameCount() const { return m_unreadGames; }
    bool isCutShort() const { return m_leftOut > 0; }
    // The largest number that its column may have to show, also of games that are not looked at yet.
    using Numbers = std::map<Column, std::size_t>;
    Numbers largestNumbers() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

signals:
    void countsChanged();

private:
    enum class State : std::uint8_t { Sound, Mended, Unread }; // of a game
    void count(std::size_t row, State now);
    void watch(game::PgnFile* before);
    void follow(const game::RowShift& shift);
    void putInOrder();
    std::size_t lineOf(const Entry& entry) const;
    QString text(const Entry& entry, Column column) const;

    game::PgnFile* m_file = nullptr;
    std::vector<Entry> m_entries;
    std::vector<State> m_states; // by row of the file, as far as there is something to say
    std::size_t m_games = 0, m_unreadGames = 0;
    std::size_t m_leftOut = 0; // problems that are counted and not listed
};

} // namespace ui
