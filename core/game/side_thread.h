#pragma once
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace game {

// A thread that does one piece of work at a time beside what its owner does meanwhile: a second pass over a
// block of bytes while the first is still busy with it.
class SideThread {
public:
    SideThread();
    ~SideThread();
    SideThread(const SideThread&) = delete;
    SideThread& operator=(const SideThread&) = delete;

    // Begins as soon as the work before is done. What `work` uses must stay as it is until wait() returns.
    void start(std::function<void()> work);
    void wait();

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_work; // as long as it is not done
    bool m_closing = false;
    std::thread m_thread; // last: it uses the others
};

} // namespace game
