#pragma once
#include <utility>
#include <vector>

namespace cli {

// Keeps back what is no game of chess until a game comes: a file of nothing else holds none.
template <typename Game>
class Prose {
public:
    // Calls `use` with the game, and before the first one with all that was kept back; false when it says so.
    template <typename Taken, typename Use>
    bool take(Taken&& game, bool isChess, Use&& use)
    {
        if (!m_hasGame && !isChess) {
            m_kept.push_back(std::forward<Taken>(game));
            return true;
        }
        m_hasGame = true;
        for (Game& kept : std::exchange(m_kept, {})) {
            if (!use(std::move(kept)))
                return false;
        }
        return use(std::forward<Taken>(game));
    }
    bool hasGame() const { return m_hasGame; }

private:
    std::vector<Game> m_kept;
    bool m_hasGame = false;
};

} // namespace cli
