#pragma once
#include "core/game/game.h"
#include "core/game/pgn_file.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace ui {

class Prompts;

// Files and the games in them: the one loader behind every door (P4), and the one place that writes. There is
// a file that was opened, and the games of this session (played and pasted ones), which become a file when
// they are saved.
class FileController : public QObject {
    Q_OBJECT
public:
    FileController(game::Game& review, Settings& settings, Prompts& prompts, QObject* parent = nullptr);
    ~FileController() override;

    void openWithDialog();
    void open(const QString& path);
    // Lets the opened file go; false when the person wants to keep it open.
    bool closeOpened();
    bool save();
    bool saveAs();
    void paste(const QString& text);
    // A new game to review, from there.
    void showPosition(const chess::Position& position);
    void showRow(std::size_t row);
    // The same, but a game that is on the table already stays as it is.
    void bringUp(std::size_t row);
    // The game under review is read anew: its letters are others now.
    void showAgain();
    // The opened file as it is on the disk now; games with unsaved changes join the session's.
    void reload();
    // What was changed in the game under review goes into its file's unsaved games; a game without a file
    // joins the session's.
    void stash();
    // The list of games was changed: everything that shows it is told.
    void noteListChanged() { emit stateChanged(); }
    bool isPlaying() const { return m_playing; }
    // Another list of games: the opened file's or the session's.
    void list(game::PgnFile* file);
    // The session's games, if there are any.
    void listSession();

    // The game on the play table as it is now: added to the session's games once, then replaced.
    void keepPlayed(const record::Record& record);
    void forgetPlayed();
    // It has ended and stands as the last game in that file, which is that of a series: nothing to save.
    void playedIsIn(const QString& path, const record::Record& record);
    bool isPlayedInItsFile() const { return !m_playedIn.isEmpty() && !m_playedRow; }
    std::optional<std::size_t> playedRow() const { return m_playedRow; }
    void setPlayedRow(std::size_t row) { m_playedRow = row; } // among the session's games
    void showPlayed();
    // Which of the two is saved by Save.
    void setPlaying(bool playing) { m_playing = playing; }

    // Everything that would be lost, one line each.
    QStringList unsaved() const;
    // One question for all of it; false: stay.
    bool mayQuit();
    // The answer was to let it all go.
    bool hasDiscarded() const { return m_discarded; }

    // The file and the row of the game under review.
    std::optional<std::pair<game::PgnFile*, std::size_t>> home() const;
    // From now on it is that game of that file.
    void bringHome(game::PgnFile& file, std::size_t row);

    game::PgnFile* opened() const { return m_opened.get(); }
    game::PgnFile* beingOpened() const { return m_opening.get(); } // nothing of it is shown yet
    game::PgnFile* session() const { return m_session.get(); }
    game::PgnFile* listed() const { return m_listed; }
    // The row of the game under review in the listed file.
    std::optional<std::size_t> shownRow() const;
    bool isModified() const;
    QString displayName(const game::PgnFile* file) const;

signals:
    void opening();                        // a file is on its way that takes the place of any other
    void leaving();                        // the game under review is stashed now: last changes please
    void gameShown();                      // a game came on the review table
    void shownGameLeft(std::size_t row);   // where it stood: its file does not have it any more
    void listChanged(game::PgnFile* file); // another file's games are to be listed, or none
    void stateChanged();                   // modified, name, row
    void openedChanged();                  // another file, or the same read or written anew
    void said(const QString& text);
    // What was wrong with the game that came under review.
    void problemsShown(const std::vector<pgn::Problem>& problems);

private:
    static constexpr int MostRecent = 10; // files

    struct Home {
        QPointer<game::PgnFile> file;
        std::size_t row = 0;
    };
    bool isDirty() const;
    bool hasHome() const;
    void readLettersAgain(const game::PgnFile& file);
    bool showPlayedInItsFile();
    void adopt(std::unique_ptr<game::PgnFile> file);
    void watch(game::PgnFile* file);
    void show(record::Record record, std::optional<Home> home, const std::vector<pgn::Problem>& problems);
    void openFailed(const game::FileError& error);
    game::PgnFile* current() const;
    bool saveFile(game::PgnFile& file);
    bool saveFileAs(game::PgnFile& file, const game::SaveConsent& consent);
    bool writeTo(game::PgnFile& file, const QString& path, const game::SaveConsent& consent);
    bool appendTo(const QString& path, game::PgnFile& file);
    bool appendToOpened(game::PgnFile& file);
    bool afterSave(game::PgnFile& file);
    bool askAfterFailure(game::PgnFile& file, const game::FileError& error, const QString& path,
                         const game::SaveConsent& consent);
    bool rescue(game::PgnFile& file, const game::FileError& error, const QString& path);
    QString placeFor(const game::PgnFile& file, const QString& suggested);
    void reread(game::PgnFile& file, const QString& path);
    QString suggestedPath(const game::PgnFile& file) const;
    QString sessionLine() const;
    static QString withNames(const QString& line, const game::PgnFile& file);

    game::Game& m_review;
    Settings& m_settings;
    Prompts& m_prompts;
    std::unique_ptr<game::PgnFile> m_opened;
    std::unique_ptr<game::PgnFile> m_session;
    std::unique_ptr<game::PgnFile> m_opening; // being read, not shown yet
    game::PgnFile* m_listed = nullptr;
    std::optional<Home> m_home; // of the game under review
    std::optional<std::size_t> m_playedRow;
    QString m_playedIn; // the file of the series that has the game; else empty
    record::Record m_playedRecord;
    bool m_playing = false;
    bool m_discarded = false;
};

} // namespace ui
