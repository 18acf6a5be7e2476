// The only file that knows Qt Multimedia; a module of its own, loaded by openSystemSound().
#include "ui/sound/sound_output.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>

namespace ui {
namespace {

// One sound on one stream, so that the sound server mixes what overlaps.
class Voice {
public:
    Voice(const QAudioDevice& device, Sound sound) : m_pcm(synthesize(sound)), m_sink(device, formatOf(m_pcm))
    {
        m_buffer.setData(reinterpret_cast<const char*>(m_pcm.samples.data()), int(m_pcm.samples.size() * 2));
        // An idle stream that stays open keeps the sound card awake.
        QObject::connect(&m_sink, &QAudioSink::stateChanged, &m_buffer, [this](QAudio::State state) {
            if (state == QAudio::IdleState)
                m_sink.stop();
        });
    }

    void play(double volume)
    {
        m_sink.stop();
        m_buffer.close();
        m_buffer.open(QIODevice::ReadOnly);
        m_sink.setVolume(QAudio::convertVolume(volume, QAudio::CubicVolumeScale, QAudio::LinearVolumeScale));
        m_sink.start(&m_buffer);
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
