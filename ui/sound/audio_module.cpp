// The only file that knows Qt Multimedia; a module of its own, loaded by openSystemSound().
#include "ui/sound/sound_output.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#include <QTimer>

namespace ui {
namespace {

// One sound on one stream, so that the sound server mixes what overlaps.
class Voice {
public:
    Voice(const QAudioDevice& device, Sound sound) : m_pcm(synthesize(sound)), m_sink(device, formatOf(m_pcm))
    {
        m_buffer.setData(reinterpret_cast<const char*>(m_pcm.samples.data()), int(m_pcm.samples.size() * 2));
        // The whole sound is handed over in one piece: nothing that this program does later can make it
        // stutter.
        m_sink.setBufferSize(m_buffer.size());
        m_end.setSingleShot(true);
        m_end.setInterval(m_pcm.length() + std::chrono::seconds(1));
        QObject::connect(&m_end, &QTimer::timeout, &m_buffer, [this] { m_sink.stop(); });
    }

    void play(double volume)
    {
        m_sink.stop();
        m_buffer.close();
        m_buffer.open(QIODevice::ReadOnly);
        m_sink.setVolume(QAudio::convertVolume(volume, QAudio::CubicVolumeScale, QAudio::LinearVolumeScale));
        m_sink.start(&m_buffer);
        m_end.start();
    }

private:
    static QAudioFormat formatOf(const Pcm& pcm)
    {
        QAudioFormat format;
        format.setSampleRate(pcm.rate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        return format;
    }

    Pcm m_pcm;
    QBuffer m_buffer;
    QAudioSink m_sink;
    QTimer m_end; // a stream that stays open keeps the sound card awake
};

class AudioOutput : public SoundOutput {
public:
    void play(Sound sound, double volume) override
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull())
            return;
        if (device != m_device) { // headphones have come or gone
            m_voices = {};
            m_device = device;
        }
        auto& voice = m_voices[std::size_t(sound)];
        if (!voice)
            voice = std::make_unique<Voice>(device, sound);
        voice->play(volume);
    }

private:
    QAudioDevice m_device;
    std::array<std::unique_ptr<Voice>, allSounds.size()> m_voices;
};

} // namespace
} // namespace ui

extern "C" Q_DECL_EXPORT ui::SoundOutput* adoube_open_audio()
{
    return new ui::AudioOutput;
}
