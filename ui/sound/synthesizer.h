#pragma once
#include "ui/sound/sound.h"

#include <chrono>
#include <cstddef>
#include <vector>

namespace ui {

// Mono samples, 16 bits, `rate` a second.
struct Pcm {
    int rate = 44100;
    std::vector<std::int16_t> samples;

    std::chrono::milliseconds length() const
    {
        return std::chrono::milliseconds(samples.size() * 1000 / std::size_t(rate));
    }
};

// The sound as samples, the same at every call: struck wood, made from decaying partials and a breath of
// noise. Begins and ends in silence, peaks at half of full scale. Takes a few milliseconds.
Pcm synthesize(Sound sound);

} // namespace ui
