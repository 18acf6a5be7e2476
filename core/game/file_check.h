#pragma once
#include "core/game/pgn_file.h"

#include <atomic>

class QThread;

namespace game {

struct FaultyGame {
    std::size_t row = 0;
    std::vector<pgn::Problem> problems; // lines count from the first one of the game
};

// Reads all games of a file for their problems, in worker threads of its own: nobody waits for it.
class FileCheck : public QObject {
    Q_OBJECT
public:
    explicit FileCheck(QObject* parent = nullptr);
    ~FileCheck() override;

    // The games as they are on the disk now; those with unsaved changes are left out. What was being checked
    // before is let go. 0 threads: all of the machine's but one.
    void start(const PgnFile& file, unsigned threads = 0);
    void cancel();
    bool isRunning() const { return m_worker != nullptr; }

signals:
    // In the order of the file, as it goes.
    void found(const std::vector<game::FaultyGame>& games, std::size_t checked, std::size_t total);
    void finished();

private:
    QThread* m_worker = nullptr;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
};

} // namespace game
