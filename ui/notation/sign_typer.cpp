#include "ui/notation/sign_typer.h"

#include <algorithm>
#include <utility>

namespace ui {

bool SignTyper::isSignKey(const QString& text)
{
    return text.size() == 1 && QStringLiteral("!?=+-/~").contains(text);
}

std::optional<SignTyper::Typed> SignTyper::key(const QString& key, std::chrono::milliseconds now,
                                               chess::Color side)
{
    const bool goesOn = !m_keys.isEmpty() && now - m_last < Pause;
    m_last = now;
    const auto nagOf = [side](const QString& keys) {
        return notation::nagFromText(keys.toStdString(), side);
    };
    if (goesOn) {
        m_keys += key;
        if (const auto nag = nagOf(m_keys)) {
            const auto replaced = std::exchange(m_given, nag);
            return Typed{*nag, replaced};
        }
        if (m_keys.size() < 3 && (m_keys.startsWith(QChar('+')) || m_keys.startsWith(QChar('-'))))
            return std::nullopt; // "+/" may become "+/-"
    }
    m_keys = key;
    m_given = nagOf(key);
    return m_given ? std::optional(Typed{*m_given, std::nullopt}) : std::nullopt;
}

namespace {

// A move is good or bad in one way, and the position is judged once; any number of other signs may stand
// beside.
enum class Group { MoveQuality, Evaluation, None };

Group groupOf(notation::Nag nag)
{
    if (nag >= 1 && nag <= 6)
        return Group::MoveQuality;
    return nag >= 10 && nag <= 21 ? Group::Evaluation : Group::None;
}

} // namespace

std::vector<notation::Nag> withSign(std::vector<notation::Nag> nags, notation::Nag nag)
{
    const auto group = groupOf(nag);
    const auto sameGroup = [group](notation::Nag other) {
        return group != Group::None && groupOf(other) == group;
    };
    if (const auto old = std::find_if(nags.begin(), nags.end(), sameGroup); old != nags.end()) {
        *old = nag;
        nags.erase(std::remove_if(old + 1, nags.end(), sameGroup), nags.end());
        return nags;
    }
    if (std::find(nags.begin(), nags.end(), nag) == nags.end())
        nags.insert(group == Group::MoveQuality ? nags.begin() : nags.end(), nag);
    return nags;
}

std::vector<notation::Nag> toggledSign(const std::vector<notation::Nag>& nags, notation::Nag nag)
{
    auto without = nags;
    if (std::erase(without, nag) > 0)
        return without;
    return withSign(nags, nag);
}

} // namespace ui
