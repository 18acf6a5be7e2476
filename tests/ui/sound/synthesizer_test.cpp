#include "ui/sound/synthesizer.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <numeric>
#include <string>

using namespace ui;
using namespace std::chrono_literals;

namespace {

double peakOf(const Pcm& pcm)
{
    int peak = 0;
    for (const int s : pcm.samples)
        peak = std::max(peak, std::abs(s));
    return peak / 32767.0;
}

double energyOf(const std::vector<std::int16_t>& samples)
{
    return std::accumulate(samples.begin(), samples.end(), 0.0,
                           [](double sum, double s) { return sum + s * s; });
}

// Loudness over time in frames of 10 ms: what the ear takes for the rhythm.
std::vector<double> envelopeOf(const Pcm& pcm)
{
    std::vector<double> frames;
    const auto step = std::size_t(pcm.rate / 100);
    for (std::size_t i = 0; i + step <= pcm.samples.size(); i += step) {
        const auto from = pcm.samples.begin() + std::ptrdiff_t(i);
        frames.push_back(std::sqrt(energyOf({from, from + std::ptrdiff_t(step)}) / double(step)));
    }
    return frames;
}

// How often the loudness jumps up by half: how many blows there are.
int blowsIn(const Pcm& pcm)
{
    const auto frames = envelopeOf(pcm);
    int blows = 1;
    for (std::size_t i = 2; i < frames.size(); ++i)
        blows += frames[i] > 1.5 * frames[i - 1] && frames[i] > 600;
    return blows;
}

// Energy near a frequency, relative to all (one bin of a discrete Fourier transform).
double shareOf(const Pcm& pcm, double hertz)
{
    double re = 0, im = 0;
    for (std::size_t i = 0; i < pcm.samples.size(); ++i) {
        const double angle = 2 * std::numbers::pi * hertz * double(i) / pcm.rate;
        re += pcm.samples[i] * std::cos(angle);
        im += pcm.samples[i] * std::sin(angle);
    }
    return 2 * (re * re + im * im) / double(pcm.samples.size()) / energyOf(pcm.samples);
}

// Greatest correlation of two sounds when one is shifted by up to 60 ms: 1 for the same sound.
double likeness(const Pcm& a, const Pcm& b)
{
    double best = 0;
    for (int shift = 0; shift < a.rate * 60 / 1000; shift += 3) {
        double sum = 0;
        for (std::size_t i = std::size_t(shift);
             i < a.samples.size() && i - std::size_t(shift) < b.samples.size(); ++i)
            sum += double(a.samples[i]) * b.samples[i - std::size_t(shift)];
        best = std::max(best, std::abs(sum));
    }
    return best / std::sqrt(energyOf(a.samples) * energyOf(b.samples));
}

class EverySound : public testing::TestWithParam<Sound> {
protected:
    const Pcm pcm = synthesize(GetParam());
};

} // namespace

TEST_P(EverySound, IsShortAndDiesAwayBeforeItEnds)
{
    EXPECT_GE(pcm.length(), 100ms);
    EXPECT_LE(pcm.length(), 1200ms);
    const auto frames = envelopeOf(pcm);
    EXPECT_LT(frames.back(), 0.05 * *std::max_element(frames.begin(), frames.end()));
}

TEST_P(EverySound, LeavesRoomForAnotherOneAndIsNotTooQuiet)
{
    EXPECT_LE(peakOf(pcm), 0.501);
    EXPECT_GE(peakOf(pcm), 0.49);
}

TEST_P(EverySound, HasNoOffset)
{
    const double mean =
        std::accumulate(pcm.samples.begin(), pcm.samples.end(), 0.0) / double(pcm.samples.size());
    EXPECT_LT(std::abs(mean), 32767 * 0.001);
}

TEST_P(EverySound, BeginsAndEndsAtZeroWithoutAStep)
{
    EXPECT_LT(std::abs(pcm.samples.front()), 40);
    EXPECT_LT(std::abs(pcm.samples.back()), 40);
}

TEST_P(EverySound, IsSoft)
{
    // Most of what is heard lies below 2.5 kHz: the steps from sample to sample stay small.
    double steps = 0;
    for (std::size_t i = 1; i < pcm.samples.size(); ++i)
        steps += std::pow(double(pcm.samples[i]) - pcm.samples[i - 1], 2);
    const double meanFrequency = std::sqrt(steps / energyOf(pcm.samples)) * pcm.rate / (2 * std::numbers::pi);
    EXPECT_LT(meanFrequency, 2500);
}

TEST_P(EverySound, IsTheSameAtEveryCall)
{
    EXPECT_EQ(pcm.samples, synthesize(GetParam()).samples);
}

TEST_P(EverySound, IsLikeNoOther)
{
    for (Sound other : allSounds) {
        if (other != GetParam()) {
            EXPECT_LT(likeness(pcm, synthesize(other)), 0.9) << "like sound " << int(other);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sounds, EverySound, testing::ValuesIn(allSounds),
                         [](const auto& tested) { return std::to_string(int(tested.param)); });

TEST(Synthesizer, MovesAreOneBlowCapturesTwoTheEndThree)
{
    EXPECT_EQ(blowsIn(synthesize(Sound::Move)), 1);
    EXPECT_EQ(blowsIn(synthesize(Sound::Capture)), 2);
    EXPECT_EQ(blowsIn(synthesize(Sound::LowTime)), 2);
    EXPECT_EQ(blowsIn(synthesize(Sound::End)), 3);
}

TEST(Synthesizer, ACheckRingsWhereAMoveDoesNot)
{
    EXPECT_GT(shareOf(synthesize(Sound::Check), 880), 4 * shareOf(synthesize(Sound::Move), 880));
}
