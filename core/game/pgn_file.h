#pragma once
#include "core/database/game_index.h"
#include "core/pgn/encoding.h"
#include "core/pgn/reader.h"

#include <QObject>
#include <QString>

namespace game {

// Why a file could not be read or written; `detail` is the system's own word.
struct FileError {
    enum class Kind : std::uint8_t { NotFound, NoPermission, IsFolder, ReadFailed, WriteFailed, DiskFull, ChangedBehindUs,
                                     WouldLoseCharacters, VerifyFailed };
    Kind kind = Kind::ReadFailed;
    QString path;
    QString detail;
};

// A PGN file of any number of games: its index, games parsed when they are asked for, and saving that copies the bytes
// of untouched games as they are (P2) through QSaveFile, with a backup (P3).
class PgnFile : public QObject {
    Q_OBJECT
public:
    explicit PgnFile(QObject* parent = nullptr);
    ~PgnFile() override;

    // Reads the index in a worker thread; rowsAdded() and loaded() tell how far it is.
    void open(const QString& path);
    void cancel();
    bool isLoading() const;
    QString path() const;
    const database::GameIndex& index() const;
    const pgn::Encoding& encoding() const;
    // Parsed anew from its bytes (or from its unsaved replacement).
    pgn::ReadGame readGame(std::size_t row) const;

    // Unsaved changes, written by save().
    void replaceGame(std::size_t row, const record::Record& record);
    std::size_t appendGame(const record::Record& record);
    void removeGame(std::size_t row);
    bool isModified() const;
    tl::expected<void, FileError> save(bool evenIfChangedBehindUs = false);
    tl::expected<void, FileError> saveAs(const QString& path);

signals:
    void rowsAdded(std::size_t total, qint64 bytesRead, qint64 bytesTotal);
    void loaded();
    void failed(const game::FileError& error);
    void gameChanged(std::size_t row);
    void gameRemoved(std::size_t row);
    void modifiedChanged(bool modified);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace game
