#include "ui/sound/sound_player.h"

#include <algorithm>

namespace ui {

SoundPlayer::SoundPlayer(SoundOutputFactory open, QObject* parent)
    : QObject(parent), m_open(std::move(open)), m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, [this] { m_output.reset(); });
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName("sound");
    m_thread.start(QThread::HighPriority);
}

SoundPlayer::~SoundPlayer()
{
    m_thread.quit();
    m_thread.wait();
}

void SoundPlayer::setVolume(int percent)
{
    m_volume = std::clamp(percent, 0, 100);
}

void SoundPlayer::play(Sound sound)
{
    if (!isAudible())
        return;
    const double volume = m_volume / 100.0;
    QMetaObject::invokeMethod(
        m_worker, [this, sound, volume] { playNow(sound, volume); }, Qt::QueuedConnection);
}

void SoundPlayer::prepare()
{
    if (isAudible())
        QMetaObject::invokeMethod(
            m_worker, [this] { openOnce(); }, Qt::QueuedConnection);
}

void SoundPlayer::openOnce()
{
    if (std::exchange(m_opened, true))
        return;
    m_output = m_open();
}

void SoundPlayer::playNow(Sound sound, double volume)
{
    openOnce();
    if (m_output)
        m_output->play(sound, volume);
}

} // namespace ui
