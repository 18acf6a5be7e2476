#include "core/chess/mating_plan.h"

#include "core/chess/mate_picture.h"
#include "core/chess/reach_sets.h"

namespace chess {
namespace {

constexpr std::uint8_t Never = 100; // more steps than any man needs
constexpr int AfterPromotion = 2;   // steps of a new queen to where it is needed

using Steps = std::array<std::uint8_t, 64>;

// Steps of a piece between one square and every other, both ways, where nothing but these walls hinders it.
Steps stepsOfPiece(Piece piece, Square s, Bitboard walls, Bitboard barred)
{
    Steps steps;
    steps.fill(Never);
    Bitboard met = s;
    Bitboard edge = s;
    for (std::uint8_t n = 0; edge.any(); ++n) {
        Bitboard next;
        for (const Square from : edge) {
            steps[std::size_t(from.index())] = n;
            next |= attacks(piece, from, walls);
        }
        edge = next & ~met & ~barred;
        met |= edge;
    }
    return steps;
}

// A pawn gets to a square straight on or, from other files, by captures.
std::uint8_t stepsOfPawn(Color c, Square from, Square to)
{
    const int ranks = to.rankFor(c) - from.rankFor(c);
    const int files = std::abs(to.file() - from.file());
    return ranks < files ? Never : std::uint8_t(ranks + files);
}

} // namespace

// Finds the cheapest way to share out the picture of a mate, man by man over all the pictures so far.
class PlanMaker {
public:
    PlanMaker(const Position& p, Color winner) : m_winner(winner), m_sets(p, winner)
    {
        while (m_sets.grow()) {
        }
        for (const ReachingMan& man : m_sets.men()) {
            const Piece piece{man.color, man.type};
            m_steps.push_back(man.type == PieceType::Pawn
                                  ? pawnSteps(man)
                                  : stepsOfPiece(piece, man.home, m_sets.walls(), ~man.reach));
        }
        m_prey = std::size_t(&m_sets.prey() - m_sets.men().data());
    }

    // Most men are far from most mates: with a bound on the steps, only what is near is looked at.
    std::vector<MatingPlan> make(std::size_t maxPlans)
    {
        std::vector<Found> nearest;
        for (const int bound : {8, 14, 22, int(Never)}) {
            nearest = nearestMates(bound, maxPlans);
            if (nearest.size() == maxPlans)
                break;
        }
        std::vector<MatingPlan> plans;
        for (const auto& [cost, king] : nearest) {
            m_bound = cost + 1;
            share(king);
            plans.push_back(planFor(king));
        }
        return plans;
    }

private:
    using Found = std::pair<int, Square>; // steps, and the square of the king
    struct Option {
        Picture picture;
        Square square;
        bool byPromotion;
        std::uint8_t cost;
    };
    struct Cell {
        std::uint8_t cost = Never;
        std::int16_t option = -1; // of this man; none: it does nothing
        Picture before = 0;
    };
    using Layer = std::array<Cell, CompletePicture + 1>;

    static Steps pawnSteps(const ReachingMan& man)
    {
        Steps steps;
        steps.fill(Never);
        for (const Square s : man.reach)
            steps[std::size_t(s.index())] = stepsOfPawn(man.color, man.home, s);
        return steps;
    }

    // Once there are enough, only nearer ones are looked for.
    std::vector<Found> nearestMates(int bound, std::size_t maxPlans)
    {
        m_bound = bound;
        std::vector<Found> nearest;
        const auto byCost = [](const Found& a, const Found& b) { return a.first < b.first; };
        for (const Square king : kingSquares()) {
            const Found found(share(king), king);
            if (found.first >= m_bound)
                continue;
            nearest.insert(std::upper_bound(nearest.begin(), nearest.end(), found, byCost), found);
            if (nearest.size() > maxPlans)
                nearest.pop_back();
            if (nearest.size() == maxPlans)
                m_bound = nearest.back().first;
        }
        return nearest;
    }

    // Where the loser's king may be mated, the nearest squares first.
    std::vector<Square> kingSquares() const
    {
        std::vector<Square> squares;
        for (const Square s : m_sets.prey().reach)
            squares.push_back(s);
        const Steps& steps = m_steps[m_prey];
        std::stable_sort(squares.begin(), squares.end(), [&](Square a, Square b) {
            return steps[std::size_t(a.index())] < steps[std::size_t(b.index())];
        });
        return squares;
    }

    // The least number of steps to a mate on this square, with the layers that tell how.
    int share(Square king)
    {
        const int own = m_steps[m_prey][std::size_t(king.index())];
        if (own >= m_bound)
            return Never;
        m_layers.assign(1, Layer{});
        m_layers[0][offBoard(king)].cost = std::uint8_t(own);
        m_options.assign(m_steps.size(), {});
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            m_options[i] = optionsOf(i, king);
            m_layers.push_back(m_options[i].empty() ? m_layers.back()
                                                    : withMan(m_layers.back(), m_options[i]));
        }
        return m_layers.back()[CompletePicture].cost;
    }

    Layer withMan(const Layer& before, const std::vector<Option>& options) const
    {
        Layer after;
        for (Picture picture = 0; picture <= CompletePicture; ++picture) {
            const Cell& cell = before[picture];
            if (cell.cost >= m_bound)
                continue;
            if (cell.cost < after[picture].cost)
                after[picture] = {cell.cost, -1, picture};
            for (std::size_t k = 0; k < options.size(); ++k) {
                Cell& sum = after[picture | options[k].picture];
                const int cost = cell.cost + options[k].cost;
                if (cost < std::min<int>(sum.cost, m_bound))
                    sum = {std::uint8_t(cost), std::int16_t(k), picture};
            }
        }
        return after;
    }

    std::vector<Option> optionsOf(std::size_t index, Square king) const
    {
        const ReachingMan& man = m_sets.men()[index];
        std::vector<Option> options;
        const auto add = [&](Bitboard squares, Square s, int cost, bool byPromotion) {
            const Picture picture = pictureOf(king, squares);
            if (picture == 0 || cost >= m_bound)
                return;
            for (Option& known : options) {
                if (known.picture != picture)
                    continue;
                if (cost < known.cost)
                    known = {picture, s, byPromotion, std::uint8_t(cost)};
                return;
            }
            options.push_back({picture, s, byPromotion, std::uint8_t(cost)});
        };
        if (man.color != m_winner) {
            if (man.type != PieceType::King)
                for (const Square s : man.reach& kingAttacks(king))
                    add(s, s, m_steps[index][std::size_t(s.index())], false);
            return options;
        }
        const Bitboard walls = m_sets.walls() & ~Bitboard(king);
        const Bitboard kept = man.type == PieceType::King ? kingAttacks(king) | king : Bitboard(king);
        for (const Square s : man.reach & ~kept)
            add(attacks({man.color, man.type}, s, walls), s, m_steps[index][std::size_t(s.index())], false);
        const int toPromotion = 7 - man.home.rankFor(man.color) + AfterPromotion;
        for (const Square s : man.promotedReach & ~kept)
            add(queenAttacks(s, walls), s, toPromotion, true);
        return options;
    }

    MatingPlan planFor(Square king) const
    {
        MatingPlan plan;
        plan.m_loser = ~m_winner;
        plan.m_kingSteps = stepsTo(m_sets.prey(), king, false);
        bool needsChecker = true;
        Picture picture = CompletePicture;
        for (std::size_t i = m_steps.size(); i-- > 0;) {
            if (m_options[i].empty())
                continue;
            const Cell& cell = m_layers[i + 1][picture];
            picture = cell.before;
            if (cell.option < 0)
                continue;
            const ReachingMan& man = m_sets.men()[i];
            const Option& option = m_options[i][std::size_t(cell.option)];
            const PieceType type = option.byPromotion ? PieceType::Queen : man.type;
            plan.m_roles.push_back(
                {{man.color, type},
                 option.byPromotion,
                 (option.picture & CheckInPicture) != 0 && std::exchange(needsChecker, false),
                 stepsTo(man, option.square, option.byPromotion)});
        }
        return plan;
    }

    Steps stepsTo(const ReachingMan& man, Square target, bool byPromotion) const
    {
        if (man.type != PieceType::Pawn)
            return stepsOfPiece({man.color, man.type}, target, m_sets.walls(), ~man.reach);
        if (byPromotion)
            return stepsOfPiece({man.color, PieceType::Queen}, target, m_sets.walls(), {});
        Steps steps;
        for (int i = 0; i < 64; ++i)
            steps[std::size_t(i)] = stepsOfPawn(man.color, Square(i), target);
        return steps;
    }

    const Color m_winner;
    ReachSets m_sets;
    std::size_t m_prey = 0;
    int m_bound = Never;        // what a plan must cost less than
    std::vector<Steps> m_steps; // of each man from its home
    std::vector<Layer> m_layers;
    std::vector<std::vector<Option>> m_options;
};

// The man that gives check should come last: before that it had better wait one step away.
int MatingPlan::operator()(const Position& p, bool isCheck)
{
    const Distance distance = distanceOf(p);
    const int checker = distance.steps == 0 ? distance.checkerSteps : std::max(1, distance.checkerSteps);
    std::uint64_t key = p.pieces(PieceType::Pawn).bits() + std::uint64_t(index(p.sideToMove()));
    for (const Bitboard men : {p.pieces(m_loser) & distance.men, p.pieces(~m_loser) & distance.men})
        key = (key ^ men.bits()) * 0x9e3779b97f4a7c15ull + (key >> 29);
    const int likes = std::min(20, m_met[key]++);
    return std::min(255, 6 * (distance.steps + checker) + 3 * likes + (isCheck ? 0 : 2));
}

MatingPlan::Distance MatingPlan::distanceOf(const Position& p) const
{
    Distance distance{m_kingSteps[std::size_t(p.kingOf(m_loser).index())], 0, p.kingOf(m_loser)};
    for (const Role& role : m_roles)
        (role.givesCheck ? distance.checkerSteps : distance.steps) += stepsOf(role, p, distance.men);
    return distance;
}

// The nearest man that has no role yet.
int MatingPlan::stepsOf(const Role& role, const Position& p, Bitboard& taken)
{
    int nearest = Never;
    Square chosen;
    for (const Square s : p.pieces(role.piece.color, role.piece.type) & ~taken) {
        if (role.steps[std::size_t(s.index())] < nearest) {
            nearest = role.steps[std::size_t(s.index())];
            chosen = s;
        }
    }
    if (nearest < Never) {
        taken |= chosen;
        return nearest;
    }
    return role.byPromotion ? stepsToPromotion(p, role.piece.color) + AfterPromotion : Never;
}

// Of the pawn that is nearest to it; what stands before it costs moves, too.
int MatingPlan::stepsToPromotion(const Position& p, Color c)
{
    int nearest = Never;
    for (const Square s : p.pieces(c, PieceType::Pawn)) {
        const std::uint64_t ahead = c == Color::White ? ~0ull << s.index() << 1 : (1ull << s.index()) - 1;
        const Bitboard inWay = Bitboard(ahead) & Bitboard::file(s.file()) & p.occupied();
        nearest = std::min(nearest, 7 - s.rankFor(c) + 2 * inWay.count());
    }
    return nearest;
}

std::vector<MatingPlan> matingPlans(const Position& p, Color winner, std::size_t maxPlans)
{
    return PlanMaker(p, winner).make(maxPlans);
}

} // namespace chess
