#pragma once
#include "ui/sound/sound_output.h"

#include <QObject>
#include <QThread>

namespace ui {

// Plays the program's sounds in a thread of its own, so that nothing the loudspeaker does can hold up a move.
// Opens the loudspeaker at the first sound that is to be heard; without one it is silent.
class SoundPlayer : public QObject {
    Q_OBJECT
public:
    explicit SoundPlayer(SoundOutputFactory open = openSystemSound, QObject* parent = nullptr);
    ~SoundPlayer() override;

    // Per cent as heard; values outside 0 to 100 are brought into it. 0 is silence.
    void setVolume(int percent);
    int volume() const { return m_volume; }
    void setEnabled(bool enabled) { m_enabled = enabled; }
    bool isEnabled() const { return m_enabled; }

    void play(Sound sound);
    // Opens the loudspeaker ahead of the first sound, for instance as a game starts; nothing when off.
    void prepare();

private:
    bool isAudible() const { return m_enabled && m_volume > 0; }
    // Both run in m_thread.
    void openOnce();
    void playNow(Sound sound, double volume);

    SoundOutputFactory m_open;
    int m_volume = 60;
    bool m_enabled = true;
    QThread m_thread;
    QObject* m_worker;
    std::unique_ptr<SoundOutput> m_output; // made, used and destroyed in m_thread
    bool m_opened = false;
};

} // namespace ui
