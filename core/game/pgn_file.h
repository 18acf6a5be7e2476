#pragma once
#include "core/database/game_index.h"
#include "core/game/file_error.h"
#include "core/game/game_texts.h"
#include "core/game/row_shift.h"
#include "core/game/save_consent.h"
#include "core/pgn/reader.h"

#include <QObject>
#include <QString>

#include <functional>

namespace game {

struct GameBody;
class SaveJob;
struct SaveResult;

// A PGN file of any number of games: its index, games parsed when they are asked for, and saving that copies
// the bytes of untouched games as they are (P2) through QSaveFile, with a backup (P3). Rows count from 0.
class PgnFile : public QObject {
    Q_OBJECT
public:
    explicit PgnFile(QObject* parent = nullptr);
    ~PgnFile() override;

    // Reads the index in a worker thread; rowsAdded() and loaded() tell how far it is. What was open before
    // is let go, changes included.
    void open(const QString& path);
    // Stops reading; the rows so far stay to be looked at, but such a part of a file cannot be saved over it.
    void cancel();
    void close();
    // The games of a text in memory, as of a new file without a name.
    void openText(std::string utf8);
    bool isLoading() const;
    bool isComplete() const; // loaded to the end, or new
    QString path() const;    // "" for a new file
    const database::GameIndex& index() const;
    // Of the file on the disk, when it was read or written last.
    std::uint64_t sizeOnDisk() const;
    std::uint64_t hashOnDisk() const;
    // Does it hold all of the disk's games in their order, and behind them the others as they came?
    bool isInOrder() const;

    // Parsed anew from its bytes (or its unsaved replacement). Game number and lines of problems are those of
    // the file.
    pgn::ReadGame readGame(std::size_t row) const;
    // The game's bytes as UTF-8, as the file has them.
    std::string gameText(std::size_t row) const;
    // The game as it would be saved now, as UTF-8.
    std::string currentText(std::size_t row) const;
    // Several of them, a blank line between two; lines end with "\n".
    QString currentTexts(const std::vector<std::size_t>& rows) const;

    // For threads that read many games as they are in the file.
    GameTexts texts() const;

    // What the file was found to be written in, or what was chosen instead: then every game is read so. Of
    // games with unsaved changes too, what is still as the file has it gets its new letters.
    const pgn::Encoding& encoding() const;
    // When it was read it was UTF-8 by its mark or its characters, and not for want of any but ASCII.
    bool isUtf8Proven() const;
    void setEncoding(const pgn::Encoding& encoding);
    // Back to what was found: games in UTF-8 are read so, all others in that.
    void useFoundEncoding(const pgn::Encoding& encoding);

    // What has become of the file since it was read or written here.
    enum class OnDisk : std::uint8_t {
        AsRead,
        AddedTo,
        Changed, // the games here are as they were
        Lost,    // a large file was rewritten in place: of games without changes nothing is left here
        Gone
    };
    OnDisk stateOnDisk() const;

    // Unsaved changes, written by save(). A record that equals what the file holds is no change.
    void replaceGame(std::size_t row, const record::Record& record);
    std::size_t appendGame(const record::Record& record);
    // What is needed to bring a removed game back, also after the file has been saved without it.
    struct Removed {
        std::size_t row = 0; // as it was counted before
        database::Row entry;
        std::shared_ptr<const GameBody> body;
    };
    // Rows are ascending; the games come back to the rows they were in.
    std::vector<Removed> removeGames(const std::vector<std::size_t>& rows);
    RowShift restoreGames(const std::vector<Removed>& games);
    Removed removeGame(std::size_t row) { return removeGames({row}).front(); }
    void restoreGame(const Removed& game) { restoreGames({game}); }
    // A shift that only moves.
    void moveGames(const RowShift& shift);
    // Those games of another file, as they are there (their very bytes where nothing was changed), in front
    // of the row `before`. Both files must have been read to the end.
    RowShift insertGames(std::size_t before, const PgnFile& from, const std::vector<std::size_t>& rows);
    bool isModified() const;
    bool isModified(std::size_t row) const;

    // On failure nothing has changed, in the file or here.
    tl::expected<void, FileError> save(const SaveConsent& consent = {});
    // Also for a new file. Afterwards this is the file at `path`.
    tl::expected<void, FileError> saveAs(const QString& path, const SaveConsent& consent = {});
    // How a save is run: at once unless told otherwise, as by a window that lets a worker do it and goes on
    // drawing. Nothing here may be changed before it returns.
    using Writer = std::function<tl::expected<SaveResult, FileError>(SaveJob& job)>;
    void setWriter(Writer writer);
    // Only the games that were changed or added, to a new file; this stays what it is.
    tl::expected<void, FileError> saveUnsavedGamesAs(const QString& path) const;
    // Where the file is kept as it was before the first save since it was opened, or before what another
    // program had made of it was overwritten.
    static QString backupPathFor(const QString& path);

signals:
    void rowsReset(); // everything before is gone
    void rowsAdded(std::size_t total, qint64 bytesRead, qint64 bytesTotal);
    void loaded();
    void failed(const game::FileError& error);
    void gameChanged(std::size_t row);
    void rowsShifted(const game::RowShift& shift); // games came, went or changed places
    void modifiedChanged(bool modified);
    void encodingChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace game
