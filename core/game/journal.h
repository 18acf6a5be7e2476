#pragma once
#include "core/game/file_error.h"

#include <QDateTime>
#include <QFile>
#include <QLockFile>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace game {

// What must not be lost, in a file of its own while the program runs (S1): texts by name, each change of one
// appended and handed to the system at once, so that it outlives a kill, and written to the disk soon after,
// so that it outlives a power cut but for the last moment. Only the part of a text that changed is written.
class Journal {
public:
    // A new journal in that folder, which is made when it is not there.
    static tl::expected<std::unique_ptr<Journal>, FileError> create(const QString& folder);
    // The file stays: whoever comes next finds it. See finish().
    ~Journal();

    void put(const std::string& name, std::string_view text);
    void remove(const std::string& name);
    // Everything is in order: nothing is to be found at the next start.
    void finish();
    // The last change could not be written (full disk); it is tried again with the next one.
    bool isFailing() const { return m_failing; }
    // Called when isFailing() changes.
    void whenFailing(std::function<void(bool)> told) { m_told = std::move(told); }
    // There may be room again.
    void tryAgain();
    QString path() const { return m_file.fileName(); }

    // What a program left that is no longer running.
    struct Found {
        QString path;
        QDateTime written;
        std::map<std::string, std::string> texts;
    };
    // Reads the journals that nobody writes, the newest first; up to the first entry that is not whole.
    static std::vector<Found> findLeft(const QString& folder);
    // One of them, or nothing when it holds nothing.
    static std::optional<Found> read(const QString& path);
    // Nobody else takes what was found for as long as this is held; nothing when somebody has.
    static std::unique_ptr<QLockFile> claim(const Found& found);
    // The user does not want it, or it has been taken over: it is put aside, and stays until another one is.
    static void putAside(const Found& found);
    // What was put aside last.
    static std::optional<Found> lastPutAside(const QString& folder);

private:
    explicit Journal(const QString& path);
    std::string entry(char kind, const std::string& name, std::string_view text) const;
    void append(const std::string& bytes);
    void startAnew();
    bool writeAnew();
    void setFailing(bool failing);
    void syncSoon();

    QFile m_file;
    QLockFile m_lock;
    std::map<std::string, std::string> m_texts;
    std::size_t m_liveSize = 0;
    bool m_failing = false;
    std::function<void(bool)> m_told;
    std::shared_ptr<std::atomic<bool>> m_syncing = std::make_shared<std::atomic<bool>>(false);
};

} // namespace game
