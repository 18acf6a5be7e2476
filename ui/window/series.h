#pragma once
#include "core/game/match.h"
#include "core/record/record.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>

namespace ui {

// The games that two people play in a row: who has White next, the score, and one file that holds them all
// (R28). A single game is a series of one.
class Series : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // Where the files of series are put.
    void setFolder(const QString& folder) { m_folder = folder; }
    // Every game starts from that position, if there is one.
    void begin(const NewGameChoice& choice, const std::optional<chess::Position>& from = {});
    // A game that began otherwise: what follows it is played on the same terms.
    void beginWith(const game::GameSetup& setup);
    bool isBegun() const { return m_match.has_value(); }
    // More than one game.
    bool isSeries() const { return m_match && m_match->terms().games != 1; }
    bool isOver() const { return m_match && m_match->isOver(); }
    const game::Match& match() const { return *m_match; }
    // Is this the game that nextGame() has given last?
    bool hasDealt(const game::GameSetup& setup) const;
    // The game to be played now; after the last one the series begins anew with the colours changed.
    game::GameSetup nextGame();
    // False when the file could not be written.
    bool gameEnded(chess::Outcome outcome, const record::Record& record);
    // Of a series that has a finished game; else empty.
    const QString& path() const { return m_path; }
    // The file holds all games that have ended.
    bool isWritten() const { return !m_path.isEmpty() && m_written == m_games.size(); }

    // What brings the series back after the program was killed, by name: a few words, and a text each game.
    // Empty when there is nothing to come back.
    std::map<std::string, std::string> texts() const;
    // False, and nothing is changed, when the texts are not those of a series.
    bool takeUp(const std::map<std::string, std::string>& texts);

signals:
    void changed();

private:
    void setMatch(game::Match match);
    game::GameSetup prepared() const;
    QString freePath() const;
    bool write();

    std::optional<game::Match> m_match;
    game::GameSetup m_dealt;
    QString m_folder;
    QString m_path;
    std::vector<std::string> m_games; // as PGN
    std::size_t m_written = 0;        // of them, in the file
};

} // namespace ui
