#include "core/chess/reach_proof.h"

#include "core/chess/mate_picture.h"
#include "core/chess/reach_sets.h"

namespace chess {
namespace {

class ThinkableMates {
public:
    ThinkableMates(const ReachSets& sets, Color winner) : m_sets(sets), m_winner(winner) {}

    // Is there a square of the loser's king where it could stand in check with every way out attacked or
    // blocked?
    bool any() const
    {
        Bitboard shut;
        Bitboard attacked;
        for (const ReachingMan& man : m_sets.men()) {
            if (man.color == m_winner)
                attacked |= man.attacked;
            else if (man.type != PieceType::King)
                shut |= man.presence();
        }
        shut |= attacked;
        for (const Square king : m_sets.prey().reach& attacked)
            if ((kingAttacks(king) & ~shut).empty() && canShareOut(king))
                return true;
        return false;
    }

private:
    bool canShareOut(Square king) const
    {
        PictureSums sums(offBoard(king));
        for (const ReachingMan& man : m_sets.men())
            if (sums.add(offersOf(man, king)))
                return true;
        return false;
    }

    // What a man can do for the mate of a king on this square, from each place where it may stand.
    PictureOffers offersOf(const ReachingMan& man, Square king) const
    {
        PictureOffers offers;
        if (man.color != m_winner) {
            if (man.type != PieceType::King)
                for (const Square s : man.presence() & kingAttacks(king))
                    offers.add(pictureOf(king, s));
            return offers;
        }
        if ((man.attacked & (kingAttacks(king) | king)).empty())
            return offers;
        const Bitboard walls = m_sets.walls() & ~Bitboard(king);
        const Bitboard kept = man.type == PieceType::King ? kingAttacks(king) | king : Bitboard(king);
        for (const Square s : man.reach & ~kept)
            offers.add(pictureOf(king, attacks({man.color, man.type}, s, walls)));
        for (const Square s : man.promotedReach & ~kept)
            offers.add(pictureOf(king, queenAttacks(s, walls) | knightAttacks(s)));
        return offers;
    }

    const ReachSets& m_sets;
    Color m_winner;
};

} // namespace

bool isMateOutOfReach(const Position& p, Color winner)
{
    ReachSets sets(p, winner);
    while (sets.grow()) {
    }
    return !ThinkableMates(sets, winner).any();
}

} // namespace chess
