#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "core/record/record.h"

#include <gtest/gtest.h>

using record::NodeId;
using record::Record;

namespace {

NodeId play(Record& record, NodeId at, std::string_view san)
{
    const auto move = notation::parseSan(record.positionAt(at), san);
    EXPECT_TRUE(move.has_value()) << san;
    return record.add(at, *move);
}

// 1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3
struct Sample {
    Record record;
    NodeId e4 = play(record, NodeId::Root, "e4");
    NodeId e5 = play(record, e4, "e5");
    NodeId c5 = play(record, e4, "c5");
    NodeId nf3InVariation = play(record, c5, "Nf3");
    NodeId c3 = play(record, c5, "c3");
    NodeId d6 = play(record, nf3InVariation, "d6");
    NodeId nf3 = play(record, e5, "Nf3");
};

} // namespace

TEST(Record, KnowsItsLines)
{
    const Sample s;
    EXPECT_EQ(s.record.mainLine(), (std::vector<NodeId>{s.e4, s.e5, s.nf3}));
    EXPECT_EQ(s.record.pathTo(s.d6), (std::vector<NodeId>{s.e4, s.c5, s.nf3InVariation, s.d6}));
    EXPECT_EQ(s.record.endOfLine(s.c5), s.d6);
    EXPECT_EQ(s.record.endOfLine(NodeId::Root), s.nf3);
    EXPECT_EQ(s.record.ply(s.d6), 4);
    EXPECT_EQ(s.record.ply(NodeId::Root), 0);
    EXPECT_TRUE(s.record.isMainLine(s.nf3));
    EXPECT_TRUE(s.record.isMainLine(NodeId::Root));
    EXPECT_FALSE(s.record.isMainLine(s.nf3InVariation));
    EXPECT_TRUE(s.record.isAncestorOrSelf(s.c5, s.d6));
    EXPECT_TRUE(s.record.isAncestorOrSelf(s.d6, s.d6));
    EXPECT_FALSE(s.record.isAncestorOrSelf(s.e5, s.d6));
    EXPECT_EQ(s.record.mainChild(s.nf3), NodeId::None);
    EXPECT_EQ(s.record.child(s.e4, s.record.node(s.c5).move), s.c5);
    EXPECT_EQ(s.record.child(s.e5, s.record.node(s.c5).move), NodeId::None);
    EXPECT_EQ(s.record.liveNodeCount(), 8u);
}

TEST(Record, ReplaysToAnyNode)
{
    const Sample s;
    EXPECT_EQ(notation::toEpd(s.record.positionAt(s.d6)),
              "rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -");
    const auto keys = s.record.keysTo(s.nf3);
    ASSERT_EQ(keys.size(), 4u);
    EXPECT_EQ(keys.front(), s.record.startPosition().key());
    EXPECT_EQ(keys.back(), s.record.positionAt(s.nf3).key());
}

TEST(Record, EqualityLooksAtContentNotAtIds)
{
    Sample a;
    Record b;
    const NodeId e4 = play(b, NodeId::Root, "e4");
    const NodeId e5 = play(b, e4, "e5");
    play(b, e5, "Nf3");
    const NodeId c5 = play(b, e4, "c5");
    const NodeId nf3 = play(b, c5, "Nf3");
    play(b, nf3, "d6");
    const NodeId c3 = play(b, c5, "c3");
    EXPECT_EQ(a.record, b);
    b.node(c3).commentsAfterVariation = {"behind"};
    EXPECT_FALSE(a.record == b);
    a.record.node(a.c3).commentsAfterVariation = {"behind"};
    EXPECT_EQ(a.record, b);
    b.node(nf3).unreadTail = "2... Qh4";
    EXPECT_FALSE(a.record == b);
}

TEST(Record, ContainsOnlyWhatWasAdded)
{
    const Sample s;
    EXPECT_TRUE(s.record.contains(NodeId::Root));
    EXPECT_TRUE(s.record.contains(s.d6));
    EXPECT_FALSE(s.record.contains(NodeId::None));
    EXPECT_FALSE(s.record.contains(NodeId(1000)));
}

TEST(Record, AVeryLongGameNeedsNoStack)
{
    Record record;
    NodeId at = NodeId::Root;
    const std::array<const char*, 4> dance{"Nf3", "Nf6", "Ng1", "Ng8"};
    std::vector<chess::Move> moves;
    chess::Position position;
    for (const char* san : dance) {
        moves.push_back(*notation::parseSan(position, san));
        position.play(moves.back());
    }
    for (int i = 0; i < 100'000; ++i)
        at = record.add(at, moves[std::size_t(i) % 4]);
    const Record copy = record;
    EXPECT_EQ(copy, record);
    EXPECT_EQ(record.ply(record.endOfLine(NodeId::Root)), 100'000);
    EXPECT_EQ(record.liveNodeCount(), 100'001u);
}
