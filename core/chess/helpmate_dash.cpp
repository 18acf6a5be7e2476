#include "core/chess/helpmate_dash.h"

#include "core/chess/move_reckoning.h"
#include "core/chess/search_queues.h"
#include "core/chess/winning_material.h"

namespace chess {
namespace {

constexpr std::uint32_t None = ~0u;

class HelpmateDash {
public:
    explicit HelpmateDash(Color winner) : m_winner(winner), m_guess(winner)
    {
        m_stands.reserve(128);
        m_steps.reserve(1024);
        m_newest.fill(None);
    }

    WinnabilityVerdict run(const Position& root, std::uint64_t maxNodes)
    {
        if (cannotMateByMaterial(root, m_winner))
            return {Winnability::Undecided, {}, 1};
        m_seen.insert(root.key());
        auto mate = expand(stand(root, None, m_guess(root, false)));
        while (mate == None && m_stands.size() < maxNodes) {
            const std::uint32_t step = pop();
            if (step == None)
                break;
            mate = take(step);
        }
        if (mate == None)
            return {Winnability::Undecided, {}, m_stands.size()};
        return {Winnability::Winnable, lineTo(mate), m_stands.size()};
    }

private:
    // A move that waits for its turn, in a list with the others of its priority.
    struct Step {
        Move move;
        std::uint32_t from; // index of a stand
        std::uint32_t to;   // of another one, once the move has been played
        std::uint32_t older;
    };
    // A position, and the step that led there.
    struct Stand {
        Position position;
        std::uint32_t step;
        std::uint8_t guess;
    };

    std::uint32_t stand(const Position& p, std::uint32_t step, int guess)
    {
        m_stands.push_back({p, step, std::uint8_t(guess)});
        return std::uint32_t(m_stands.size() - 1);
    }
    std::uint32_t step(std::uint32_t from, Move m)
    {
        m_steps.push_back({m, from, None, None});
        return std::uint32_t(m_steps.size() - 1);
    }

    void push(std::uint32_t step, int guess)
    {
        const auto bucket = std::size_t(std::clamp(guess, 0, 255));
        m_steps[step].older = std::exchange(m_newest[bucket], step);
        m_lowest = std::min(m_lowest, bucket);
    }

    // The newest of the nearest; m_lowest is what was thought of it.
    std::uint32_t pop()
    {
        while (m_lowest < m_newest.size() && m_newest[m_lowest] == None)
            ++m_lowest;
        if (m_lowest == m_newest.size())
            return None;
        const std::uint32_t step = m_newest[m_lowest];
        m_newest[m_lowest] = m_steps[step].older;
        return step;
    }

    // Plays a step and looks further at once if it is as good as was reckoned. Returns the step that mates.
    std::uint32_t take(std::uint32_t step)
    {
        if (m_steps[step].to != None)
            return expand(m_steps[step].to);
        const Stand& before = m_stands[m_steps[step].from];
        const Position next = before.position.after(m_steps[step].move);
        if (cannotMateByMaterial(next, m_winner) || !m_seen.insert(next.key()))
            return None;
        const bool isCheck = next.sideToMove() != m_winner && next.isCheck();
        if (isCheck && !next.hasLegalMove())
            return step;
        const int guess = m_guess(next, isCheck);
        m_steps[step].to = stand(next, step, guess);
        if (guess <= int(m_lowest) + MoveReckoning::slack(m_guess.forceOf(next)))
            return expand(m_steps[step].to);
        push(step, guess);
        return None;
    }

    std::uint32_t expand(std::uint32_t index)
    {
        const Position p = m_stands[index].position;
        MoveReckoning reckoning(m_guess, p, m_stands[index].guess);
        for (const Move m : p.legalMoves()) {
            const auto reckoned = reckoning(m);
            const std::uint32_t next = step(index, m);
            if (reckoned.mayMate && !p.after(m).hasLegalMove())
                return next;
            push(next, reckoned.guess);
        }
        return None;
    }

    std::vector<Move> lineTo(std::uint32_t step) const
    {
        std::vector<Move> line;
        for (; step != None; step = m_stands[m_steps[step].from].step)
            line.push_back(m_steps[step].move);
        std::reverse(line.begin(), line.end());
        return line;
    }

    const Color m_winner;
    const HelpmateGuess m_guess;
    KeySet m_seen;
    std::vector<Stand> m_stands;
    std::vector<Step> m_steps;
    std::array<std::uint32_t, 256> m_newest; // step of each priority
    std::size_t m_lowest = 0;
};

} // namespace

WinnabilityVerdict dashForHelpmate(const Position& p, Color winner, std::uint64_t maxNodes)
{
    return HelpmateDash(winner).run(p, maxNodes);
}

} // namespace chess
