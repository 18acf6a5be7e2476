#include "core/game/side_thread.h"

namespace game {

SideThread::SideThread() : m_thread([this] { run(); }) {}

SideThread::~SideThread()
{
    wait();
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void SideThread::start(std::function<void()> work)
{
    wait();
    {
        const std::lock_guard lock(m_mutex);
        m_work = std::move(work);
    }
    m_changed.notify_all();
}

void SideThread::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_work; });
}

void SideThread::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_work || m_closing; });
        if (m_closing)
            return;
        lock.unlock();
        m_work();
        lock.lock();
        m_work = nullptr;
        m_changed.notify_all();
    }
}

} // namespace game
