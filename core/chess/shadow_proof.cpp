#include "core/chess/shadow_proof.h"

#include "core/chess/mate_picture.h"
#include "core/chess/search_queues.h"

#include <vector>

namespace chess {
namespace {

// Which pieces have their place followed. AllPieces makes shadows of the loser's pawns that are free to go.
enum class Followed : std::uint8_t {
    None,
    ShutIn,
    ShutInAndKnights,
    ShutInAndHeavy,
    ShutInAndWinners,
    AllPieces,
};

constexpr std::array<PieceType, 4> Pieces{PieceType::Knight, PieceType::Bishop, PieceType::Rook,
                                          PieceType::Queen};

// Can it go ahead, and is there no pawn of the other side before it?
bool isFreePawn(const Position& p, Square pawn, Color c)
{
    const std::uint64_t ahead = c == Color::White ? ~0ull << pawn.index() << 1 : (1ull << pawn.index()) - 1;
    const Square next(pawn.index() + (c == Color::White ? 8 : -8));
    return !p.occupied().contains(next) &&
           (Bitboard(ahead) & Bitboard::file(pawn.file()) & p.pieces(~c, PieceType::Pawn)).empty();
}

struct Shadow {
    Color color;
    std::optional<PieceType> type; // nothing: a pawn or whatever it has become
    Bitboard reach;                // where it may stand; grows only

    Bitboard attacksFrom(Square s, Bitboard occupied) const
    {
        return type ? attacks({color, *type}, s, occupied) : queenAttacks(s, occupied) | knightAttacks(s);
    }
    // Has it been everywhere it could ever get on an empty board?
    bool isEverywhere() const
    {
        return reach == Bitboard::all() || (type == PieceType::Bishop && (reach == Bitboard::darkSquares() ||
                                                                          reach == ~Bitboard::darkSquares()));
    }
};

// A position of the men that have a place.
struct Placed {
    Position position;
    std::optional<Square> passed; // by a pawn that may now be taken en passant
    int promoted = 0;             // pawns of the loser's that have become shadows

    std::uint64_t key() const
    {
        const std::uint64_t rest =
            std::uint64_t(promoted) << 8 | std::uint64_t(passed ? passed->index() : 64);
        return position.key() ^ (rest * 0x9e3779b97f4a7c15ull);
    }
};

class ShadowProof {
public:
    ShadowProof(const Position& p, Color winner, Followed followed)
        : m_winner(winner), m_start{p, p.enPassant(), 0}
    {
        for (const Color c : AllColors)
            for (const PieceType t : Pieces)
                for (const Square s : p.pieces(c, t))
                    if (!isFollowed(p, {c, t}, s, followed))
                        m_shadows.push_back({c, t, s});
        if (followed == Followed::AllPieces)
            for (const Square s : p.pieces(~winner, PieceType::Pawn))
                if (isFreePawn(p, s, ~winner))
                    m_shadows.push_back({~winner, std::nullopt, s});
        for (const Shadow& shadow : m_shadows)
            m_start.position = m_start.position.without(shadow.reach.first());
        m_winnerHasShadow = reachOfShadows(winner).any();
        m_shadows.push_back({~winner, std::nullopt, {}});
    }

    // Where the shadows may stand is found on the way; whatever was met before that is met again.
    bool succeeds(std::uint64_t maxEffort)
    {
        do {
            m_hasGrown = false;
            m_met = {};
            m_open.clear();
            meet(m_start);
            while (!m_open.empty()) {
                const Placed placed = m_open.back();
                m_open.pop_back();
                if (m_effort > maxEffort)
                    return false;
                expand(placed);
                if (m_isMateThinkable)
                    return false;
            }
        } while (m_hasGrown);
        return true;
    }

    std::uint64_t effort() const { return m_effort; }
    Bitboard followed() const { return m_start.position.occupied(); }

private:
    // What has just moved: a shadow, which may give check from anywhere, or a man that has left these squares
    // and may have opened a line there.
    struct Opened {
        bool byShadow = false;
        Bitboard squares;
    };

    bool isFollowed(const Position& p, Piece piece, Square s, Followed followed) const
    {
        if (followed != Followed::None && (attacks(piece, s, p.occupied()) & ~p.pieces(piece.color)).empty())
            return true;
        switch (followed) {
        case Followed::None:
        case Followed::ShutIn:
            return false;
        case Followed::ShutInAndKnights:
            return piece.type == PieceType::Knight;
        case Followed::ShutInAndHeavy:
            return piece.type == PieceType::Rook || piece.type == PieceType::Queen;
        case Followed::ShutInAndWinners:
            return piece.color == m_winner;
        case Followed::AllPieces:
            return true;
        }
        return false;
    }

    void meet(const Placed& placed)
    {
        if (m_met.insert(placed.key()))
            m_open.push_back(placed);
    }

    // A position after a move that may have given mate.
    void arrive(const Placed& placed, const Opened& opened)
    {
        if (placed.position.sideToMove() != m_winner && isMateThinkable(placed, opened))
            m_isMateThinkable = true;
        else
            meet(placed);
    }

    void expand(const Placed& placed)
    {
        moveShadows(placed);
        const Position& p = placed.position;
        const Color us = p.sideToMove();
        for (const Square from : p.pieces(us) & ~p.pieces(PieceType::Pawn)) {
            const Piece man = *p.pieceAt(from);
            for (const Square to : attacks(man, from, p.occupied()) & ~p.pieces(us))
                follow(placed, Move(from, to));
        }
        for (const Square from : p.pieces(us, PieceType::Pawn))
            movePawn(placed, from);
    }

    void movePawn(const Placed& placed, Square from)
    {
        const Position& p = placed.position;
        const Color us = p.sideToMove();
        const int up = us == Color::White ? 8 : -8;
        const Square next(from.index() + up);
        if (!p.occupied().contains(next)) {
            follow(placed, Move(from, next));
            if (from.rankFor(us) == 1 && !p.occupied().contains(Square(next.index() + up)))
                follow(placed, Move(from, Square(next.index() + up)));
        }
        const Bitboard shadows = reachOfShadows(~us) & ~p.occupied();
        for (const Square to : pawnAttacks(us, from) & (p.pieces(~us) | shadows))
            follow(placed, Move(from, to));
        if (placed.passed && pawnAttacks(us, from).contains(*placed.passed))
            follow(placed, Move(from, *placed.passed, MoveKind::EnPassant));
    }

    // Plays a move of a man that has a place, unless its king would surely be in check.
    void follow(const Placed& placed, Move m)
    {
        const Position& p = placed.position;
        const Color us = p.sideToMove();
        m_effort += 10;
        if (m.to() == p.kingOf(~us))
            return;
        Placed next{p.after(m), {}, placed.promoted};
        if (sureAttackers(next.position, p.kingOf(us) == m.from() ? m.to() : p.kingOf(us), ~us).any())
            return;
        const bool isPawn = p.pieces(PieceType::Pawn).contains(m.from());
        if (isPawn && m.to().rankFor(us) == 7) {
            promote(next, m.to());
            return;
        }
        Opened opened{false, m.from()};
        if (m.kind() == MoveKind::EnPassant)
            opened.squares |= Square(m.to().file(), m.from().rank());
        if (isPawn && std::abs(m.to().rank() - m.from().rank()) == 2)
            next.passed = Square(m.from().file(), (m.from().rank() + m.to().rank()) / 2);
        arrive(next, opened);
    }

    // The winner's promotion counts as a mate; the loser's adds a shadow.
    void promote(Placed& next, Square s)
    {
        if (next.position.sideToMove() != m_winner) {
            m_isMateThinkable = true;
            return;
        }
        next.position = next.position.without(s);
        ++next.promoted;
        extend(m_shadows.back().reach, s);
        meet(next);
    }

    void moveShadows(const Placed& placed)
    {
        const Position& p = placed.position;
        const Color us = p.sideToMove();
        Bitboard targets;
        for (Shadow& shadow : m_shadows)
            if (shadow.color == us && countOf(shadow, placed) > 0)
                targets |= targetsOf(shadow, p);
        if (targets.empty())
            return;
        const Bitboard checkers = sureAttackers(p, p.kingOf(us), ~us);
        if (checkers.moreThanOne())
            return;
        if (checkers.empty())
            arrive({p.after(Move::null()), {}, placed.promoted}, {true, {}});
        Bitboard victims = p.pieces(~us) & ~Bitboard(p.kingOf(~us)) & targets;
        if (checkers.any())
            victims &= checkers;
        for (const Square s : victims)
            arrive({p.without(s).after(Move::null()), {}, placed.promoted}, {true, {}});
    }

    // Where a shadow may go; adds that to where it may stand.
    Bitboard targetsOf(Shadow& shadow, const Position& p)
    {
        const Bitboard barred = p.pieces(shadow.color) | p.kingOf(~shadow.color);
        if (shadow.isEverywhere())
            return shadow.reach & ~barred;
        Bitboard targets;
        for (Bitboard todo = shadow.reach & ~p.occupied(); todo.any();) {
            ++m_effort;
            const Bitboard seen = shadow.attacksFrom(todo.popFirst(), p.occupied()) & ~barred;
            targets |= seen;
            todo |= seen & ~shadow.reach;
            extend(shadow.reach, seen);
        }
        return targets;
    }

    // The last shadow stands for as many men as have been promoted.
    int countOf(const Shadow& shadow, const Placed& placed) const
    {
        return &shadow == &m_shadows.back() ? placed.promoted : 1;
    }

    void extend(Bitboard& reach, Bitboard more)
    {
        m_hasGrown |= (more & ~reach).any();
        reach |= more;
    }

    Bitboard reachOfShadows(Color c) const
    {
        Bitboard reach;
        for (const Shadow& shadow : m_shadows)
            if (shadow.color == c)
                reach |= shadow.reach;
        return reach;
    }

    // The placed men that attack s with no square in between where a shadow may stand.
    Bitboard sureAttackers(const Position& p, Square s, Color by) const
    {
        Bitboard attackers = p.attackersTo(s, by, p.occupied());
        const Bitboard lines = attackers & (p.straightPieces() | p.diagonalPieces());
        if (lines.empty())
            return attackers;
        const Bitboard shadows = reachOfShadows(Color::White) | reachOfShadows(Color::Black);
        for (const Square from : lines)
            if ((between(from, s) & shadows).any())
                attackers ^= from;
        return attackers;
    }

    bool isMateThinkable(const Placed& placed, const Opened& opened)
    {
        const Position& p = placed.position;
        const Square king = p.kingOf(~m_winner);
        const Bitboard around = kingAttacks(king);
        const Bitboard blocked = p.pieces(~m_winner) & around;
        PictureSums sums(Picture(offBoard(king) | pictureOf(king, guarded(p) | blocked)));
        if (sums.isComplete())
            return !canTakeChecker(p);
        for (const Shadow& shadow : m_shadows) {
            m_effort += std::uint64_t(shadow.color == m_winner ? shadow.reach.count() : 4);
            const PictureOffers offers = offersOf(shadow, p, opened);
            for (int n = countOf(shadow, placed); n > 0; --n)
                if (sums.add(offers))
                    return !canTakeChecker(p);
        }
        return false;
    }

    // With no shadow among the winner's men: can the only checker be taken wherever the loser's shadows are?
    bool canTakeChecker(const Position& p) const
    {
        const Square king = p.kingOf(~m_winner);
        const Bitboard checkers = p.attackersTo(king, m_winner, p.occupied());
        if (m_winnerHasShadow || checkers.empty() || checkers.moreThanOne())
            return false;
        const Square target = checkers.first();
        for (const Square from : sureAttackers(p, target, ~m_winner) & ~Bitboard(king)) {
            const Position after = p.after(Move(from, target));
            if (after.attackersTo(king, m_winner, after.occupied()).empty())
                return true;
        }
        return false;
    }

    // What the winner's men that have a place attack when no shadow is in the way.
    Bitboard guarded(const Position& p) const
    {
        const Bitboard inWay = p.occupied() ^ p.kingOf(~m_winner);
        Bitboard all;
        for (const Square s : p.pieces(m_winner))
            all |= attacks(*p.pieceAt(s), s, inWay);
        return all;
    }

    PictureOffers offersOf(const Shadow& shadow, const Position& p, const Opened& opened) const
    {
        PictureOffers offers;
        const Square king = p.kingOf(~m_winner);
        const Bitboard places = shadow.reach & ~p.occupied();
        if (shadow.color != m_winner) {
            for (const Square s : places& kingAttacks(king))
                offers.add(pictureOf(king, s));
            return offers;
        }
        const Bitboard inWay = p.occupied() ^ king;
        for (const Square s : places) {
            const Bitboard attacked = shadow.attacksFrom(s, inWay);
            Picture picture = pictureOf(king, attacked);
            const bool mayGiveCheck = opened.byShadow || (between(s, king) & opened.squares).any();
            if (!mayGiveCheck)
                picture = Picture(picture & ~CheckInPicture);
            offers.add(picture);
        }
        return offers;
    }

    const Color m_winner;
    Placed m_start;
    std::vector<Shadow> m_shadows; // the last one: promoted pawns of the loser's
    KeySet m_met;
    std::vector<Placed> m_open;
    std::uint64_t m_effort = 0; // squares tried
    bool m_hasGrown = false;
    bool m_isMateThinkable = false;
    bool m_winnerHasShadow = false;
};

} // namespace

bool isMateBeyondShadows(const Position& p, Color winner, std::uint64_t maxEffort, std::uint64_t& effort)
{
    if (p.castlingRooks().any())
        return false;
    std::vector<Bitboard> tried;
    for (const Followed followed :
         {Followed::None, Followed::ShutIn, Followed::ShutInAndKnights, Followed::ShutInAndHeavy,
          Followed::ShutInAndWinners, Followed::AllPieces}) {
        ShadowProof proof(p, winner, followed);
        if (std::find(tried.begin(), tried.end(), proof.followed()) != tried.end())
            continue;
        tried.push_back(proof.followed());
        const bool succeeds = proof.succeeds(maxEffort);
        effort += proof.effort();
        if (succeeds)
            return true;
    }
    return false;
}

} // namespace chess
