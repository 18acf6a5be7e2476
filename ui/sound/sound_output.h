#pragma once
#include "ui/sound/synthesizer.h"

#include <QString>

#include <functional>
#include <memory>

namespace ui {

// A loudspeaker. Lives in the thread that made it.
class SoundOutput {
public:
    virtual ~SoundOutput() = default;
    // Starts the sound and returns at once; `volume` from 0 to 1 as heard, not as amplitude.
    virtual void play(Sound sound, double volume) = 0;
};

using SoundOutputFactory = std::function<std::unique_ptr<SoundOutput>()>;

// The loudspeaker through the audio module, which is loaded here and not with the program: it draws in some
// seventy libraries. Null, without a word, when there is no module or no sound server.
std::unique_ptr<SoundOutput> openSoundModule(const QString& path);
// The same with the module that belongs to this program.
std::unique_ptr<SoundOutput> openSystemSound();

} // namespace ui
