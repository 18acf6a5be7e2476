#include "core/notation/san.h"
#include "core/record/edit.h"

#include <gtest/gtest.h>
#include <random>

using namespace record;

namespace {

// The same document and the same ids, which equality of records does not ask for.
bool isIdentical(const Record& a, const Record& b)
{
    if (!(a == b))
        return false;
    std::vector<NodeId> open{NodeId::Root};
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        if (!b.contains(id) || a.node(id).children != b.node(id).children ||
            a.node(id).parent != b.node(id).parent)
            return false;
        open.insert(open.end(), a.node(id).children.begin(), a.node(id).children.end());
    }
    return true;
}

// Makes edits of every kind, right ones and wrong ones.
class RandomEdits {
public:
    explicit RandomEdits(unsigned seed) : m_random(seed) {}

    Edit next(const Record& record, int depth = 0)
    {
        switch (below(depth > 2 ? 11 : 12)) {
        case 0:
        case 1:
        case 2:
            return AddMove{node(record), move(record), int(below(4)) - 1};
        case 3:
            return RemoveSubtree{node(record)};
        case 4:
            return MoveChild{node(record), int(below(4)) - 1};
        case 5:
            return ReplaceMove{node(record), move(record)};
        case 6:
            return SetComments{node(record), CommentPlace(below(3)), texts()};
        case 7:
            return SetNags{node(record), std::vector<notation::Nag>(below(3), notation::Nag(below(20)))};
        case 8:
            return tags(record);
        case 9:
            return SetResult{chess::Result(below(4)), below(2) == 0};
        case 10:
            return below(2) == 0 ? Edit(SetUnreadTail{text()})
                                 : Edit(SetUnread{node(record), texts(), text()});
        default:
            return sequence(record, depth);
        }
    }

    std::size_t below(std::size_t bound)
    {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_random);
    }

private:
    NodeId node(const Record& record)
    {
        // Mostly a node of the game, at times one that was deleted or never was.
        const std::size_t id = below(m_known + 2);
        m_known = std::max(m_known, record.liveNodeCount() + 3);
        m_lastNode = NodeId(id);
        return m_lastNode;
    }
    chess::Move move(const Record& record)
    {
        if (!record.contains(m_lastNode) || below(8) == 0)
            return chess::Move::fromBits(std::uint16_t(below(65536)));
        const chess::MoveList moves = record.positionAt(m_lastNode).legalMoves();
        return moves.empty() ? chess::Move::null() : moves[below(moves.size())];
    }
    std::string text() { return std::string(below(3), char('a' + below(26))); }
    std::vector<std::string> texts() { return std::vector<std::string>(below(3), text()); }
    Edit tags(const Record& record)
    {
        Tags tags = record.tags();
        tags.set(below(2) == 0 ? "White" : "ECO", text());
        return SetTags{tags};
    }
    Edit sequence(const Record& record, int depth)
    {
        EditSequence sequence;
        for (std::size_t i = below(4); i > 0; --i)
            sequence.edits.push_back(next(record, depth + 1));
        return sequence;
    }

    std::mt19937 m_random;
    std::size_t m_known = 4;
    NodeId m_lastNode = NodeId::Root;
};

} // namespace

// The law of undoing: an edit and then its inverse leave the record as it was, ids included, and the inverse
// of the inverse brings the change back; an edit that is refused has changed nothing.
TEST(Edit, EveryEditIsUndoneByItsInverse)
{
    std::size_t applied = 0, refused = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        RandomEdits edits(seed);
        Record record;
        for (int step = 0; step < 60; ++step) {
            const Record before = record;
            const Edit edit = edits.next(record);
            auto done = record::apply(record, edit);
            if (!done) {
                ++refused;
                ASSERT_TRUE(isIdentical(record, before))
                    << "seed " << seed << ", step " << step << ": a refused edit";
                continue;
            }
            ++applied;
            ASSERT_TRUE(record.contains(done->touched));
            const Record after = record;
            auto undone = record::apply(record, done->inverse);
            ASSERT_TRUE(undone.has_value());
            ASSERT_TRUE(isIdentical(record, before)) << "seed " << seed << ", step " << step << ": undo";
            ASSERT_TRUE(record::apply(record, undone->inverse).has_value());
            ASSERT_TRUE(isIdentical(record, after)) << "seed " << seed << ", step " << step << ": redo";
        }
    }
    EXPECT_GT(applied, 1000u);
    EXPECT_GT(refused, 200u);
}

TEST(Edit, AWholeHistoryIsUndoneAndRedone)
{
    for (unsigned seed = 100; seed < 130; ++seed) {
        RandomEdits edits(seed);
        Record record;
        std::vector<Record> states{record};
        std::vector<Edit> inverses;
        for (int step = 0; step < 80; ++step) {
            if (auto done = record::apply(record, edits.next(record))) {
                inverses.push_back(std::move(done->inverse));
                states.push_back(record);
            }
        }
        std::vector<Edit> redo;
        for (std::size_t i = inverses.size(); i-- > 0;) {
            auto undone = record::apply(record, inverses[i]);
            ASSERT_TRUE(undone.has_value());
            ASSERT_TRUE(isIdentical(record, states[i])) << "seed " << seed << ", step " << i;
            redo.push_back(std::move(undone->inverse));
        }
        while (!redo.empty()) {
            ASSERT_TRUE(record::apply(record, redo.back()).has_value());
            redo.pop_back();
        }
        ASSERT_TRUE(isIdentical(record, states.back())) << "seed " << seed;
    }
}

namespace {

NodeId play(Record& record, NodeId at, std::string_view san)
{
    const auto move = notation::parseSan(record.positionAt(at), san);
    EXPECT_TRUE(move.has_value()) << san;
    const auto done = record::apply(record, AddMove{at, *move});
    EXPECT_TRUE(done.has_value());
    return done->touched;
}

// 1. e4 e5 (1... c5 2. Nf3 (2. c3) (2. d4)) (1... d5) 2. Nf3
struct Sample {
    Record record;
    NodeId e4 = play(record, NodeId::Root, "e4");
    NodeId e5 = play(record, e4, "e5");
    NodeId c5 = play(record, e4, "c5");
    NodeId nf3InVariation = play(record, c5, "Nf3");
    NodeId c3 = play(record, c5, "c3");
    NodeId d4 = play(record, c5, "d4");
    NodeId d5 = play(record, e4, "d5");
    NodeId nf3 = play(record, e5, "Nf3");

    void applyEdit(const Edit& edit) { ASSERT_TRUE(record::apply(record, edit).has_value()); }
    const std::vector<NodeId>& children(NodeId id) const { return record.node(id).children; }
};

} // namespace

TEST(Edit, RefusesWhatCannotBe)
{
    Sample s;
    const auto error = [&](const Edit& edit) {
        const auto done = record::apply(s.record, edit);
        return done ? std::optional<EditError>() : std::optional(done.error());
    };
    EXPECT_EQ(error(AddMove{NodeId(99), {}}), EditError::NoSuchNode);
    EXPECT_EQ(error(AddMove{s.e4, s.record.node(s.e4).move}), EditError::IllegalMove);
    EXPECT_EQ(error(RemoveSubtree{NodeId::Root}), EditError::RootCannotChange);
    EXPECT_EQ(error(ReplaceMove{NodeId::Root, {}}), EditError::RootCannotChange);
    EXPECT_EQ(error(RestoreSubtree{s.e5, 0}), EditError::NotRestorable);
    EXPECT_EQ(error(RemoveSubtree{s.c5}), std::nullopt);
    EXPECT_EQ(error(SetComments{s.d4, CommentPlace::After, {"gone"}}), EditError::NoSuchNode);
    EXPECT_EQ(error(RestoreSubtree{s.d4, 0}), EditError::NotRestorable);
}

TEST(Edit, ANullMoveNeedsAKingThatIsNotInCheck)
{
    Record record;
    EXPECT_TRUE(record::apply(record, AddMove{NodeId::Root, chess::Move::null()}).has_value());
    const NodeId f3 = play(record, NodeId::Root, "f3");
    const NodeId e5 = play(record, f3, "e5");
    const NodeId a3 = play(record, e5, "a3");
    const NodeId check = play(record, a3, "Qh4");
    EXPECT_FALSE(record::apply(record, AddMove{check, chess::Move::null()}).has_value());
}

TEST(Edit, AFailedSequenceLeavesNothingBehind)
{
    Sample s;
    const Record before = s.record;
    const EditSequence sequence{
        {SetComments{s.e4, CommentPlace::After, {"best"}}, RemoveSubtree{s.c5}, SetNags{s.d4, {1}}}};
    EXPECT_FALSE(record::apply(s.record, sequence).has_value());
    EXPECT_TRUE(isIdentical(s.record, before));
}

TEST(Edit, ARemovedSubtreeComesBackWithItsIds)
{
    Sample s;
    s.record.node(s.d4).commentsAfter = {"kept"};
    const auto removed = record::apply(s.record, RemoveSubtree{s.c5});
    ASSERT_TRUE(removed.has_value());
    EXPECT_EQ(removed->touched, s.e4);
    EXPECT_FALSE(s.record.contains(s.c5));
    EXPECT_FALSE(s.record.contains(s.d4));
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.e5, s.d5}));
    ASSERT_TRUE(record::apply(s.record, removed->inverse).has_value());
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.e5, s.c5, s.d5}));
    EXPECT_TRUE(s.record.contains(s.d4));
    EXPECT_EQ(s.record.node(s.d4).commentsAfter, std::vector<std::string>{"kept"});
}

TEST(Edit, ResultAndItsTagGoTogether)
{
    Record record;
    record.tags().set("White", "A");
    const auto done = record::apply(record, SetResult{chess::Result::Draw});
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(record.result(), chess::Result::Draw);
    EXPECT_EQ(record.tags().value("Result"), "1/2-1/2");
    ASSERT_TRUE(record::apply(record, done->inverse).has_value());
    EXPECT_EQ(record.result(), chess::Result::Unfinished);
    EXPECT_FALSE(record.tags().has("Result"));
}

TEST(Edit, PromoteGoesOneStepUpFromAnywhereInTheVariation)
{
    Sample s;
    s.applyEdit(promoteVariation(s.record, s.d5));
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.e5, s.d5, s.c5}));
    s.applyEdit(promoteVariation(s.record, s.nf3InVariation));
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.e5, s.c5, s.d5}));
    const Record before = s.record;
    s.applyEdit(promoteVariation(s.record, s.nf3));
    EXPECT_TRUE(isIdentical(s.record, before));
}

TEST(Edit, MakeMainLineGoesAllTheWay)
{
    Sample s;
    s.applyEdit(makeMainLine(s.record, s.d4));
    EXPECT_EQ(s.record.mainLine(), (std::vector<NodeId>{s.e4, s.c5, s.d4}));
    EXPECT_TRUE(s.record.isMainLine(s.d4));
}

TEST(Edit, DemoteGoesOneStepDown)
{
    Sample s;
    s.applyEdit(demoteVariation(s.record, s.c5));
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.e5, s.d5, s.c5}));
    s.applyEdit(demoteVariation(s.record, s.nf3)); // in the main line: the fork above it
    EXPECT_EQ(s.children(s.e4), (std::vector<NodeId>{s.d5, s.e5, s.c5}));
    const Record before = s.record;
    s.applyEdit(demoteVariation(s.record, s.c5)); // already last
    EXPECT_TRUE(isIdentical(s.record, before));
}

TEST(Edit, TruncateAndRemoveAnnotations)
{
    Sample s;
    s.record.node(NodeId::Root).commentsAfter = {"intro"};
    s.record.node(s.e5).commentsBefore = {"before"};
    s.record.node(s.e5).nags = {1};
    s.record.node(s.nf3).commentsAfter = {"[%clk 1]"};
    const Record annotated = s.record;
    const auto removed = record::apply(s.record, removeAnnotations(s.record));
    ASSERT_TRUE(removed.has_value());
    EXPECT_EQ(s.record.liveNodeCount(), 4u);
    for (const NodeId id : s.record.mainLine()) {
        EXPECT_FALSE(s.record.node(id).hasComments());
        EXPECT_TRUE(s.record.node(id).nags.empty());
    }
    EXPECT_FALSE(s.record.node(NodeId::Root).hasComments());
    ASSERT_TRUE(record::apply(s.record, removed->inverse).has_value());
    EXPECT_TRUE(isIdentical(s.record, annotated));
    s.applyEdit(truncateAfter(s.record, s.e4));
    EXPECT_EQ(s.record.mainLine(), std::vector<NodeId>{s.e4});
}
