#pragma once
#include "core/game/game_journal.h"
#include "ui/window/rescued_games.h"

#include <QLockFile>
#include <QTimer>

#include <memory>

namespace ui {

class FileController;
class Series;

// What would be lost with the program, in a journal from move to move (S1): the game in play, the game under
// review, the unsaved games of the files. What an earlier run left, or was told to discard, comes back from
// there.
class SafetyNet : public QObject {
    Q_OBJECT
public:
    SafetyNet(game::Game& play, game::GameSession& session, Series& series, game::Game& review,
              FileController& files, const QString& folder, QObject* parent = nullptr);
    ~SafetyNet() override;

    // From now on everything is kept; false when the folder cannot be written.
    bool begin();
    // Takes over what a program that was killed has left: one journal a window, and in a window that has been
    // opened with a file only one that is of that file. True when there is more.
    bool takeLeft(const QString& file = {});
    bool hasDiscarded() const;
    void bringBackDiscarded();
    void forgetDiscarded();

    // The window closes and everything is saved.
    void finish();
    // The window closes and nothing of it is wanted: until the next discard it can still be had back.
    void discard();
    bool isFailing() const { return m_journal && m_journal->isFailing(); }

    // The journal may have room again.
    void tryAgain();

signals:
    void failingChanged(bool failing); // the journal cannot be written, or it can again
    void tableCameBack();              // a running game is on the play table, paused
    void cameBack(int games);
    void seriesCameBack(); // between two of its games: the next one can begin

private:
    void bringBack(const game::Journal::Found& found);
    bool isTableTaken() const;
    void keepSeries();
    void keepSeriesForNextTime();
    bool resumeSeries(const game::Journal::Found& found);
    bool resumeTable(const game::Journal::Found& found);
    void stopKeeping();
    void watchFiles();
    void noteReview();
    void noteShown();

    game::Game& m_play;
    game::GameSession& m_session;
    Series& m_series;
    game::Game& m_review;
    FileController& m_files;
    RescuedGames m_rescued;
    QString m_folder;
    std::unique_ptr<game::Journal> m_journal;
    std::unique_ptr<game::GameJournal> m_playKeeper;
    std::unique_ptr<game::GameJournal> m_reviewKeeper;
    std::unique_ptr<game::TableJournal> m_tableKeeper;
    std::unique_ptr<FileJournal> m_openedKeeper;
    std::unique_ptr<FileJournal> m_sessionKeeper;
    std::unique_ptr<QLockFile> m_claim; // on the journal that is being brought back
    QString m_claimed;
    std::vector<std::string> m_seriesNames; // in the journal
    QTimer m_retry;                         // while the journal cannot be written
};

} // namespace ui
