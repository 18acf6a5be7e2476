#include "core/game/game.h"
#include "core/notation/san.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using game::Game;
using record::NodeId;

namespace {

chess::Move move(const chess::Position& p, const char* san)
{
    const auto parsed = notation::parseSan(p, san);
    if (!parsed)
        qFatal("no move: %s", san);
    return *parsed;
}

void play(Game& game, std::initializer_list<const char*> moves)
{
    for (const auto* san : moves)
        QVERIFY(game.playMove(move(game.position(), san), QString::fromLatin1(san)).has_value());
}

// Makes a random edit of any kind; most are legal, some are refused, and both must leave everything in order.
record::Edit randomEdit(const Game& game, std::mt19937& random)
{
    const auto& record = game.record();
    std::vector<NodeId> nodes;
    std::vector<NodeId> open{NodeId::Root};
    while (!open.empty()) {
        const auto id = open.back();
        open.pop_back();
        nodes.push_back(id);
        open.insert(open.end(), record.node(id).children.begin(), record.node(id).children.end());
    }
    const auto node = nodes[random() % nodes.size()];
    const auto text = std::to_string(random() % 5);
    switch (random() % 12) {
    case 0:
        return record::RemoveSubtree{node};
    case 1:
        return record::MoveChild{node, int(random() % 3)};
    case 2:
        return record::SetComments{node, record::CommentPlace(random() % 3), {text}};
    case 3:
        return record::SetNags{node, {notation::Nag(random() % 20)}};
    case 4: {
        auto tags = record.tags();
        tags.set("Event", text);
        return record::SetTags{tags};
    }
    case 5:
        return record::SetResult{chess::Result(random() % 4)};
    case 6:
        return record::promoteVariation(record, node);
    case 7:
        return record::makeMainLine(record, node);
    case 8:
        return record::truncateAfter(record, node);
    default: {
        const auto moves = record.positionAt(node).legalMoves();
        if (moves.empty())
            return record::SetUnreadTail{text};
        return record::AddMove{node, moves[random() % moves.size()], int(random() % 3) - 1};
    }
    }
}

} // namespace

class GameTest : public QObject {
    Q_OBJECT
private slots:
    void stepsThroughAGame();
    void playingAKnownMoveFollowsIt();
    void alternativesAreReachedFromInsideThem();
    void undoAndRedoBringEveryStateBack();
    void typingIsOneStep();
    void editsThatChangeNothingLeaveNoStep();
    void theCursorLeavesWhatIsDeleted();
    void signalsComeAfterTheChange();
    void mendingAMoveOnTheWayChangesThePosition();
    void aStepWhoseNodeIsGoneLeavesTheStack();
    void refusedEditsChangeNothing();
};

void GameTest::stepsThroughAGame()
{
    Game game;
    play(game, {"e4", "e5", "Nf3", "Nc6"});
    QCOMPARE(game.record().ply(game.current()), 4);
    QVERIFY(!game.goNext());
    QVERIFY(game.goPrevious());
    QCOMPARE(game.record().ply(game.current()), 3);
    game.goFirst();
    QCOMPARE(game.current(), NodeId::Root);
    QVERIFY(!game.goPrevious());
    QVERIFY(game.position() == chess::Position());
    QVERIFY(game.goNext());
    game.goLast();
    QCOMPARE(game.record().ply(game.current()), 4);
    QVERIFY(game.position() == game.record().positionAt(game.current()));
    game.goTo(NodeId::None);
    QCOMPARE(game.record().ply(game.current()), 4);
}

void GameTest::playingAKnownMoveFollowsIt()
{
    Game game;
    play(game, {"e4", "e5"});
    game.goFirst();
    const auto nodes = game.record().liveNodeCount();
    play(game, {"e4"});
    QCOMPARE(game.record().liveNodeCount(), nodes);
    QCOMPARE(game.undoStack()->count(), 2);
    play(game, {"c5"});
    QCOMPARE(game.record().liveNodeCount(), nodes + 1);
    QVERIFY(!game.record().isMainLine(game.current()));
}

void GameTest::alternativesAreReachedFromInsideThem()
{
    Game game;
    play(game, {"e4", "e5"});
    const auto main = game.current();
    game.goPrevious();
    play(game, {"c5", "Nf3", "d6"});
    const auto deep = game.current();
    game.goTo(main);
    QVERIFY(!game.goPreviousVariation());
    QVERIFY(game.goNextVariation());
    QCOMPARE(game.record().ply(game.current()), 2);
    QVERIFY(game.current() != main);
    QVERIFY(!game.goNextVariation());
    game.goTo(deep);
    QVERIFY(game.goPreviousVariation());
    QCOMPARE(game.current(), main);
    game.goTo(main);
    play(game, {"Nf3"});
    QVERIFY(!game.goNextVariation()); // a main line does not jump back to an earlier fork
}

void GameTest::undoAndRedoBringEveryStateBack()
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        std::mt19937 random(seed);
        Game game;
        std::vector<record::Record> states{game.record()};
        for (int step = 0; step < 60; ++step) {
            const auto before = game.undoStack()->count();
            if (game.edit(randomEdit(game, random), QStringLiteral("step")) &&
                game.undoStack()->count() > before)
                states.push_back(game.record());
            QVERIFY(game.record().contains(game.current()));
            QVERIFY(game.position() == game.record().positionAt(game.current()));
        }
        QCOMPARE(std::size_t(game.undoStack()->count()), states.size() - 1);
        for (int round = 0; round < 2; ++round) {
            for (auto i = states.size() - 1; i > 0; --i) {
                game.undoStack()->undo();
                QVERIFY(game.record() == states[i - 1]);
                QVERIFY(game.position() == game.record().positionAt(game.current()));
            }
            QVERIFY(!game.undoStack()->canUndo());
            for (std::size_t i = 1; i < states.size(); ++i) {
                game.undoStack()->redo();
                QVERIFY(game.record() == states[i]);
                QVERIFY(game.position() == game.record().positionAt(game.current()));
            }
        }
    }
}

void GameTest::typingIsOneStep()
{
    Game game;
    play(game, {"e4"});
    const auto node = game.current();
    const auto type = [&](NodeId at, const char* text, int key) {
        (void)game.edit(record::SetComments{at, record::CommentPlace::After, {text}},
                        QStringLiteral("Comment"), key);
    };
    for (const char* text : {"g", "go", "goo", "good"})
        type(node, text, 7);
    QCOMPARE(game.undoStack()->count(), 2);
    type(node, "good!", 8); // typed another time
    QCOMPARE(game.undoStack()->count(), 3);
    type(NodeId::Root, "start", 8);
    QCOMPARE(game.undoStack()->count(), 4);
    game.undoStack()->undo();
    game.undoStack()->undo();
    QCOMPARE(game.record().node(node).commentsAfter, std::vector<std::string>{"good"});
    game.undoStack()->undo();
    QVERIFY(game.record().node(node).commentsAfter.empty());
    game.undoStack()->redo();
    QCOMPARE(game.record().node(node).commentsAfter, std::vector<std::string>{"good"});
}

void GameTest::editsThatChangeNothingLeaveNoStep()
{
    Game game;
    play(game, {"e4"});
    (void)game.edit(record::SetComments{game.current(), record::CommentPlace::After, {}},
                    QStringLiteral("x"));
    (void)game.edit(record::SetNags{game.current(), {}}, QStringLiteral("x"));
    (void)game.edit(record::SetTags{game.record().tags()}, QStringLiteral("x"));
    (void)game.edit(record::promoteVariation(game.record(), game.current()), QStringLiteral("x"));
    QCOMPARE(game.undoStack()->count(), 1);
}

void GameTest::theCursorLeavesWhatIsDeleted()
{
    Game game;
    play(game, {"e4", "e5"});
    const auto e5 = game.current();
    play(game, {"Nf3", "Nc6"});
    const auto nc6 = game.current();
    QVERIFY(game.edit(record::truncateAfter(game.record(), e5), QStringLiteral("Truncate")).has_value());
    QCOMPARE(game.current(), e5);
    QVERIFY(game.position() == game.record().positionAt(e5));
    game.undoStack()->undo();
    QCOMPARE(game.current(), nc6);
    game.undoStack()->redo();
    QCOMPARE(game.current(), e5);
}

void GameTest::signalsComeAfterTheChange()
{
    Game game;
    QStringList seen;
    connect(&game, &Game::treeChanged, this, [&](NodeId near) {
        seen << QStringLiteral("tree");
        QVERIFY(game.record().contains(near));
        QVERIFY(game.position() == game.record().positionAt(game.current()));
    });
    connect(&game, &Game::currentChanged, this, [&](NodeId now, NodeId) {
        seen << QStringLiteral("current");
        QCOMPARE(now, game.current());
    });
    connect(&game, &Game::nodeChanged, this, [&] { seen << QStringLiteral("node"); });
    connect(&game, &Game::resultChanged, this, [&] { seen << QStringLiteral("result"); });
    connect(&game, &Game::tagsChanged, this, [&] { seen << QStringLiteral("tags"); });
    connect(&game, &Game::recordReplaced, this, [&] { seen << QStringLiteral("record"); });
    play(game, {"e4"});
    QCOMPARE(seen, (QStringList{"tree", "current"}));
    seen.clear();
    (void)game.edit(record::SetNags{game.current(), {1}}, QStringLiteral("!"));
    QCOMPARE(seen, QStringList{"node"});
    seen.clear();
    (void)game.edit(record::SetResult{chess::Result::Draw}, QStringLiteral("="));
    seen.sort();
    QCOMPARE(seen, (QStringList{"result", "tags"}));
    seen.clear();
    game.undoStack()->undo();
    seen.sort();
    QCOMPARE(seen, (QStringList{"result", "tags"}));
    seen.clear();
    game.setRecord(record::Record());
    QCOMPARE(seen, QStringList{"record"});
    QCOMPARE(game.undoStack()->count(), 0);
}

void GameTest::mendingAMoveOnTheWayChangesThePosition()
{
    Game game;
    play(game, {"e4"});
    const auto e4 = game.current();
    play(game, {"e5", "Nf3"});
    QSignalSpy moved(&game, &Game::currentChanged);
    const auto d4 = move(chess::Position(), "d4");
    QVERIFY(game.edit(record::ReplaceMove{e4, d4}, QStringLiteral("Mend")).has_value());
    QCOMPARE(moved.count(), 1);
    QVERIFY(game.position() == game.record().positionAt(game.current()));
    game.undoStack()->undo();
    QVERIFY(game.position() == game.record().positionAt(game.current()));
    QCOMPARE(moved.count(), 2);
}

void GameTest::aStepWhoseNodeIsGoneLeavesTheStack()
{
    Game game;
    QVERIFY(game.editWithoutUndo(record::AddMove{NodeId::Root, move(chess::Position(), "e4")}).has_value());
    const auto e4 = game.record().mainChild(NodeId::Root);
    QCOMPARE(game.undoStack()->count(), 0);
    (void)game.edit(record::SetNags{e4, {1}}, QStringLiteral("!"));
    QVERIFY(game.editWithoutUndo(record::RemoveSubtree{e4}).has_value()); // taken back
    game.undoStack()->undo();
    QCOMPARE(game.undoStack()->count(), 0);
    QCOMPARE(game.record().liveNodeCount(), std::size_t(1));
}

void GameTest::refusedEditsChangeNothing()
{
    Game game;
    play(game, {"e4"});
    QSignalSpy tree(&game, &Game::treeChanged);
    const auto before = game.record();
    QVERIFY(!game.edit(record::AddMove{game.current(), move(chess::Position(), "d4")}, QStringLiteral("x")));
    QVERIFY(!game.edit(record::RemoveSubtree{NodeId::Root}, QStringLiteral("x")));
    QVERIFY(!game.edit(record::RemoveSubtree{NodeId(77)}, QStringLiteral("x")));
    QVERIFY(!game.editWithoutUndo(record::SetNags{NodeId(77), {1}}));
    QVERIFY(!game.playMove(move(chess::Position(), "d4"), QStringLiteral("x")));
    QVERIFY(game.record() == before);
    QCOMPARE(game.undoStack()->count(), 1);
    QCOMPARE(tree.count(), 0);
}

QTEST_GUILESS_MAIN(GameTest)
#include "game_test.moc"
