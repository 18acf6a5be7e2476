#pragma once
#include <array>
#include <cstdint>

namespace ui {

enum class Sound : std::uint8_t { Move, Capture, Check, LowTime, Flag, End };
inline constexpr std::array allSounds{Sound::Move,    Sound::Capture, Sound::Check,
                                      Sound::LowTime, Sound::Flag,    Sound::End};

} // namespace ui
