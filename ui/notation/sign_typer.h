#pragma once
#include "core/chess/types.h"
#include "core/notation/nag.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace ui {

// Puts signs together from the keys people type: "!" then "?" soon after is "!?", "+", "/", "-" is ±.
class SignTyper {
public:
    static constexpr std::chrono::milliseconds Pause{900}; // a key after this begins a new sign
    // May a sign begin or go on with this key?
    static bool isSignKey(const QString& text);
    struct Typed {
        notation::Nag nag = 0;
        std::optional<notation::Nag> replaces; // the sign typed just before, which has grown into this one
    };
    // `now` is any monotonic time. Nothing while the keys so far are no sign yet.
    std::optional<Typed> key(const QString& key, std::chrono::milliseconds now, chess::Color side);
    void reset() { *this = {}; }

private:
    QString m_keys;
    std::chrono::milliseconds m_last{0};
    std::optional<notation::Nag> m_given;
};

// The NAGs with one added or, when it is there, taken away. A move has one sign of its own (!, ?, …) and one
// for the position (±, =, …): a new one takes the old one's place; all others stay.
std::vector<notation::Nag> withSign(std::vector<notation::Nag> nags, notation::Nag nag);
std::vector<notation::Nag> toggledSign(const std::vector<notation::Nag>& nags, notation::Nag nag);

} // namespace ui
