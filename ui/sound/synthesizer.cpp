#include "ui/sound/synthesizer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace ui {
namespace {

constexpr int kRate = 44100;
constexpr double kPeak = 0.5;           // of full scale, so that two at once do not clip
constexpr double kAttackSeconds = 8e-4; // shorter clicks, longer sounds like rubber
constexpr double kReleaseSeconds = 0.02;

// A sine that dies away: its amplitude falls to 1/e in `decay` seconds.
struct Partial {
    double hertz;
    double decay;
    double level;
};

// One blow on one piece of wood.
struct Strike {
    double at; // seconds from the beginning
    double level;
    std::vector<Partial> partials;
    double noiseLevel = 0; // of the contact itself
    double noiseDecay = 0.004;
};

struct Recipe {
    double seconds;
    std::vector<Strike> strikes;
};

// A felted piece set down on a board: the board's low modes, the piece's short high ones. `pitch` scales them
// all.
Strike setDown(double at, double level, double pitch)
{
    return {at,
            level,
            {{172 * pitch, 0.030, 0.80},
             {418 * pitch, 0.022, 1.00},
             {663 * pitch, 0.014, 0.55},
             {1130 * pitch, 0.008, 0.40},
             {2240 * pitch, 0.004, 0.22}},
            0.45};
}

// Two pieces that knock against each other: bright and dry.
Strike knock(double at, double level, double pitch)
{
    return {at,
            level,
            {{1240 * pitch, 0.012, 1.00}, {1985 * pitch, 0.008, 0.60}, {3310 * pitch, 0.005, 0.30}},
            0.25,
            0.002};
}

// A wooden bar over a resonator; the second partial of a marimba is tuned two octaves up, the third is not
// tuned.
Strike bar(double at, double level, double hertz, double decay)
{
    return {at,
            level,
            {{hertz, decay, 1.00}, {hertz * 3.98, decay * 0.22, 0.22}, {hertz * 9.6, decay * 0.07, 0.08}},
            0.08};
}

Recipe recipeOf(Sound sound)
{
    switch (sound) {
    case Sound::Move:
        return {0.18, {setDown(0, 1, 1)}};
    case Sound::Capture:
        return {0.24, {knock(0, 0.8, 1), setDown(0.042, 1, 0.84)}};
    case Sound::Check:
        return {0.42, {setDown(0, 1, 1), bar(0.030, 0.55, 880, 0.085)}};
    case Sound::LowTime:
        return {0.34, {knock(0, 0.9, 0.72), knock(0.13, 1, 0.72)}};
    case Sound::Flag:
        return {0.70, {knock(0, 0.5, 0.55), bar(0.025, 1, 233.08, 0.16), bar(0.025, 0.6, 246.94, 0.16)}};
    case Sound::End:
        return {1.10, {bar(0, 0.8, 523.25, 0.15), bar(0.14, 0.8, 659.26, 0.15), bar(0.28, 1, 392.00, 0.22)}};
    }
    return {};
}

// The same noise every time: a sound is a constant of the program.
class Noise {
public:
    double next()
    {
        m_state = m_state * 1664525u + 1013904223u;
        const double white = double(std::int32_t(m_state)) / 2147483648.0;
        m_low += 0.35 * (white - m_low); // takes off the hiss
        return m_low;
    }

private:
    std::uint32_t m_state = 0x9e3779b9u;
    double m_low = 0;
};

double valueOf(const Strike& strike, double t, Noise& noise)
{
    double sum = strike.noiseLevel * noise.next() * std::exp(-t / strike.noiseDecay);
    for (const Partial& p : strike.partials)
        sum += p.level * std::exp(-t / p.decay) * std::sin(2 * std::numbers::pi * p.hertz * t);
    return strike.level * sum * std::min(1.0, t / kAttackSeconds);
}

void add(const Strike& strike, std::vector<double>& wave)
{
    Noise noise;
    const auto first = std::size_t(strike.at * kRate);
    for (std::size_t i = first; i < wave.size(); ++i)
        wave[i] += valueOf(strike, double(i - first) / kRate, noise);
}

// A constant offset is a click at both ends; a slow one moves the cone for nothing.
void removeOffset(std::vector<double>& wave)
{
    const double mean = std::accumulate(wave.begin(), wave.end(), 0.0) / double(wave.size());
    for (double& value : wave)
        value -= mean;
}

void fadeEnds(std::vector<double>& wave)
{
    const auto fade = [&](std::size_t length, auto at) {
        for (std::size_t i = 0; i < std::min(length, wave.size()); ++i)
            wave[at(i)] *= double(i) / double(length);
    };
    fade(std::size_t(kAttackSeconds * kRate), [](std::size_t i) { return i; });
    fade(std::size_t(kReleaseSeconds * kRate), [&](std::size_t i) { return wave.size() - 1 - i; });
}

std::vector<std::int16_t> quantize(const std::vector<double>& wave)
{
    double peak = 0;
    for (double value : wave)
        peak = std::max(peak, std::abs(value));
    std::vector<std::int16_t> samples(wave.size());
    std::transform(wave.begin(), wave.end(), samples.begin(), [scale = kPeak * 32767 / peak](double value) {
        return std::int16_t(std::lround(value * scale));
    });
    return samples;
}

} // namespace

Pcm synthesize(Sound sound)
{
    const Recipe recipe = recipeOf(sound);
    std::vector<double> wave(std::size_t(recipe.seconds * kRate), 0.0);
    for (const Strike& strike : recipe.strikes)
        add(strike, wave);
    removeOffset(wave);
    fadeEnds(wave);
    return {kRate, quantize(wave)};
}

} // namespace ui
