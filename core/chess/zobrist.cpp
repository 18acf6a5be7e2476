#include "core/chess/zobrist.h"

namespace chess::zobrist {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014): the keys are the same in every build, so they may be stored.
class Random {
public:
    constexpr std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ull;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state = 0x41646f756265ull;
};

constexpr Keys makeKeys()
{
    Random random;
    Keys keys{};
    for (auto& ofColor : keys.men)
        for (auto& ofType : ofColor)
            for (auto& key : ofType)
                key = random.next();
    for (auto& ofColor : keys.castlingRook)
        for (auto& key : ofColor)
            key = random.next();
    for (auto& key : keys.enPassantFile)
        key = random.next();
    keys.blackToMove = random.next();
    return keys;
}

} // namespace

constinit const Keys TheKeys = makeKeys();

} // namespace chess::zobrist
