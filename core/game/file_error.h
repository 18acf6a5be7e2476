#pragma once
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace game {

// Why a file could not be read or written; nothing was lost. `detail` is the system's own word.
struct FileError {
    enum class Kind : std::uint8_t {
        NotFound,     // the file, or the folder to write into
        NoPermission, // to read
        MayNotWrite,
        IsFolder,
        NotAFile, // a pipe, a device
        ReadFailed,
        WriteFailed,
        DiskFull,
        ChangedBehindUs, // another program changed the file
        AddedTo,         // another program wrote behind the last game
        SourceLost, // it was rewritten in place: the bytes of unchanged games are gone; reload, or save the
                    // changed games elsewhere with saveUnsavedGamesAs()
        WouldLoseCharacters, // `characters` are not in the file's encoding; another one keeps them
        UnreadBytes,         // a game to be written has bytes that are no letters in the file's encoding
        BackupFailed,        // the old file could not be kept aside, so it was not replaced
        VerifyFailed,        // what was written does not read back; the old file is still in place
        NothingToWrite,      // no game is left: an empty file would be no PGN file
        Cancelled,           // somebody did not want to wait; the old file is still in place
    };
    Kind kind = Kind::ReadFailed;
    QString path;
    QString detail;
    QStringList characters;
    QList<qulonglong> games = {}; // from 1, that hold them
};

} // namespace game
