#include "core/game/game.h"
#include "core/pgn/reader.h"
#include "tests/support/data.h"
#include "ui/notation/move_list_document.h"

#include <QDirIterator>
#include <QTest>

#include <random>

using record::NodeId;
using ui::MoveBlock;
using ui::MoveListDocument;

namespace {

// The document as one would read it aloud: a line a block.
QStringList linesOf(const MoveListDocument& document)
{
    QStringList lines;
    const auto cell = [](const ui::MoveCell& c) {
        return c.isEmpty() ? QString()
               : c.dots    ? QStringLiteral(" …")
                           : QStringLiteral(" ") + c.san + c.signs;
    };
    for (const auto& unit : document.units()) {
        for (const auto& block : unit) {
            auto line = block.kind == MoveBlock::Kind::Moves
                            ? block.number + cell(block.white) + cell(block.black)
                            : QString(block.level, QChar('>')) + block.text;
            lines << line.replace(QChar(QChar::Nbsp), QChar(' ')).remove(QChar(0x2060));
        }
    }
    return lines;
}

QStringList linesOf(const char* pgn, const MoveListDocument::Options& options = {})
{
    const auto game = pgn::readGame(pgn);
    MoveListDocument document;
    document.setOptions(options);
    document.setRecord(&game.record);
    return linesOf(document);
}

std::vector<NodeId> allNodes(const record::Record& record)
{
    std::vector<NodeId> nodes, open{NodeId::Root};
    while (!open.empty()) {
        const auto node = open.back();
        open.pop_back();
        if (node != NodeId::Root)
            nodes.push_back(node);
        open.insert(open.end(), record.node(node).children.begin(), record.node(node).children.end());
    }
    return nodes;
}

} // namespace

class MoveListDocumentTest : public QObject {
    Q_OBJECT
private slots:
    void mainLineInTwoColumns();
    void commentsAndVariationsBeneathTheirMove();
    void nestedVariations();
    void blackStarts();
    void signs();
    void drawOffersStandBehindTheirMove();
    void languages();
    void clockTimes();
    void textThatCouldNotBeRead();
    void commandsAreNotShown();
    void nothingIsLeftOfTheGameBefore();
    void everyMoveStandsOnce_data();
    void everyMoveStandsOnce();
    void changesGiveWhatAFreshStartGives();
};

void MoveListDocumentTest::mainLineInTwoColumns()
{
    QCOMPARE(linesOf("1. e4 e5 2. Nf3 1-0"), (QStringList{"1. e4 e5", "2. Nf3", "1-0"}));
    QCOMPARE(linesOf("*"), QStringList{});
}

void MoveListDocumentTest::commentsAndVariationsBeneathTheirMove()
{
    QCOMPARE(linesOf("[White \"A\"]\n\n{The start} 1. e4 {best by test} e5 2. Nf3 Nc6 {normal} (2... d6 3. "
                     "d4) 3. Bb5 1/2-1/2"),
             (QStringList{"The start", "1. e4 …", "best by test", "1. … e5", "2. Nf3 Nc6", "normal",
                          ">(2… d6 3. d4)", "3. Bb5", "½-½"}));
    // A comment before a move belongs above it.
    QCOMPARE(linesOf("1. e4 e5 2. {here} Nf3 {a} {b} *"), (QStringList{"1. e4 e5", "here", "2. Nf3", "a b"}));
}

void MoveListDocumentTest::nestedVariations()
{
    QCOMPARE(linesOf("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 {equal} (2... Nf6 3. e5)) 2... d6) 2. Nf3 *"),
             (QStringList{"1. e4 e5", ">(1… c5 2. Nf3", ">>(2. c3 d5 equal (2… Nf6 3. e5))", ">2… d6)",
                          "2. Nf3"}));
    // Short ones run along; the number comes again after them and after a comment.
    QCOMPARE(linesOf("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6 {solid} 3. d4 {x} 3... cxd4) 2. Nf3 *"),
             (QStringList{"1. e4 e5", ">(1… c5 2. Nf3 (2. c3) 2… d6 solid 3. d4 x 3… cxd4)", "2. Nf3"}));
    QCOMPARE(linesOf("1. e4 (1. d4 d5) (1. c4) 1... e5 *"),
             (QStringList{"1. e4 …", ">(1. d4 d5)", ">(1. c4)", "1. … e5"}));
    QCOMPARE(linesOf("1. e4 ({better was} 1. d4 {!} d5) 1... e5 *"),
             (QStringList{"1. e4 …", ">(better was 1. d4 ! 1… d5)", "1. … e5"}));
}

void MoveListDocumentTest::blackStarts()
{
    QCOMPARE(linesOf("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 45\"]\n\n45... Kd7 (45... Ke7) 46. Kd2 Kd6 *"),
             (QStringList{"45. … Kd7", ">(45… Ke7)", "46. Kd2 Kd6"}));
}

void MoveListDocumentTest::signs()
{
    QCOMPARE(linesOf("1. e4! $14 e5 $2 $10 (1... c5!? 2. Nf3 $146) *"),
             (QStringList{"1. e4! += e5? =", ">(1… c5!? 2. Nf3 N)"}));
    const auto game = pgn::readGame("1. e4! e5?? 2. Nf3?! Nc6!? *");
    MoveListDocument document;
    document.setRecord(&game.record);
    QCOMPARE(document.units()[1][0].white.tone, ui::MoveTone::Good);
    QCOMPARE(document.units()[1][0].black.tone, ui::MoveTone::Bad);
    QCOMPARE(document.units()[2][0].white.tone, ui::MoveTone::Doubtful);
    QCOMPARE(document.units()[2][0].black.tone, ui::MoveTone::Plain);
}

void MoveListDocumentTest::drawOffersStandBehindTheirMove()
{
    QCOMPARE(linesOf("1. e4 {(=)} e5! {(=)} 2. Nf3 {[%clk 0:05:00]} {(=) too early} Nc6 *"),
             (QStringList{"1. e4 (=) e5! (=)", "2. Nf3 …", "(=) too early", "2. … Nc6"}));
    QCOMPARE(linesOf("{(=)} 1. e4 e5 (1... c5 {(=)} 2. Nf3) *"),
             (QStringList{"(=)", "1. e4 e5", ">(1… c5 (=) 2. Nf3)"}));
}

void MoveListDocumentTest::languages()
{
    MoveListDocument::Options options;
    options.style.letters = &notation::frenchLetters();
    QCOMPARE(linesOf("1. Nf3 Nc6 (1... g6 2. g3 Bg7) *", options),
             (QStringList{"1. Cf3 Cc6", ">(1… g6 2. g3 Fg7)"}));
    options.style.letters = &notation::figurineLetters();
    options.style.longForm = true;
    QCOMPARE(linesOf("1. Nf3 *", options), (QStringList{"1. ♘g1-f3"}));
}

void MoveListDocumentTest::clockTimes()
{
    const auto game =
        pgn::readGame("1. e4 {[%clk 1:30:05]} e5 {[%clk 0:05:12]} 2. Nf3 {[%clk 0:00:09.4] quick} Nc6 *");
    MoveListDocument document;
    MoveListDocument::Options options;
    options.clocks = true;
    document.setOptions(options);
    document.setRecord(&game.record);
    QCOMPARE(document.units()[1][0].white.clock, QStringLiteral("1:30:05"));
    QCOMPARE(document.units()[1][0].black.clock, QStringLiteral("5:12"));
    QCOMPARE(document.units()[2][0].white.clock, QStringLiteral("0:09.4"));
    options.clocks = false;
    document.setOptions(options);
    QCOMPARE(document.units()[1][0].white.clock, QString());
}

void MoveListDocumentTest::textThatCouldNotBeRead()
{
    const auto game = pgn::readGame("1. e4 e5 2. Nf9 Nc6 3. Bb5 1-0");
    MoveListDocument document;
    MoveListDocument::Options options;
    options.unreadHeading = QStringLiteral("Not readable:");
    document.setOptions(options);
    document.setRecord(&game.record);
    QVERIFY(!game.record.unreadTail().empty());
    const auto& end = document.units().back();
    QCOMPARE(end.front().kind, MoveBlock::Kind::Unread);
    QVERIFY(end.front().text.startsWith(QStringLiteral("Not readable:")));
    QVERIFY(end.front().text.contains(QStringLiteral("Nf9 Nc6 3. Bb5")));
    // The tail of a variation stands in it.
    const auto lines = linesOf("1. e4 e5 (1... c5 2. Qh9 d6) 2. Nf3 *");
    QVERIFY2(lines.join(QChar('|')).contains(QStringLiteral("Qh9")), qPrintable(lines.join(QChar('|'))));
}

void MoveListDocumentTest::commandsAreNotShown()
{
    QCOMPARE(linesOf("1. e4 {[%eval 0.3] [%clk 0:05:00]} e5 {[%csl Ge5] strong [%emt 0:01]} *"),
             (QStringList{"1. e4 e5", "strong"}));
}

// Nodes of two games have the same numbers.
void MoveListDocumentTest::nothingIsLeftOfTheGameBefore()
{
    const auto first = pgn::readGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    const auto second = pgn::readGame("1. d4 d5 (1... Nf6 2. c4 e6) 2. c4 *");
    MoveListDocument document, fresh;
    document.setRecord(&first.record);
    document.setRecord(&second.record);
    fresh.setRecord(&second.record);
    for (const auto node : allNodes(second.record))
        QCOMPARE(document.unitOf(node), fresh.unitOf(node));
}

void MoveListDocumentTest::everyMoveStandsOnce_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("written here") << QString();
    if (!support::hasData())
        return;
    QDirIterator files(QString::fromStdString((support::dataDir() / "pgn").string()),
                       {QStringLiteral("*.pgn")}, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const auto name = files.next();
        if (files.fileInfo().size() < 100000 && ++count % 10 == 0)
            QTest::newRow(qPrintable(name.section(QChar('/'), -2))) << name;
    }
}

void MoveListDocumentTest::everyMoveStandsOnce()
{
    QFETCH(QString, file);
    QByteArray text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 {equal} (2... Nf6 3. e5)) 2... d6) 2. Nf3 *";
    if (!file.isEmpty()) {
        QFile f(file);
        QVERIFY(f.open(QIODevice::ReadOnly));
        text = f.readAll();
    }
    pgn::Reader reader({text.constData(), std::size_t(text.size())});
    for (int games = 0; games < 20; ++games) {
        const auto game = reader.next();
        if (!game)
            break;
        MoveListDocument document;
        document.setRecord(&game->record);
        std::map<NodeId, int> seen;
        for (std::size_t unit = 0; unit < document.units().size(); ++unit) {
            const auto see = [&](NodeId node) {
                if (node == NodeId::None)
                    return;
                ++seen[node];
                QCOMPARE(document.unitOf(node), unit);
            };
            for (const auto& block : document.units()[unit]) {
                see(block.white.node);
                see(block.black.node);
                for (const auto& span : block.spans) {
                    if (span.kind == ui::SpanKind::Move)
                        see(span.node);
                }
            }
        }
        for (const auto node : allNodes(game->record))
            QCOMPARE(seen[node], 1);
    }
}

void MoveListDocumentTest::changesGiveWhatAFreshStartGives()
{
    std::size_t rebuilt = 0;
    for (unsigned seed = 0; seed < 25; ++seed) {
        std::mt19937 random(seed);
        game::Game game;
        MoveListDocument document;
        document.setRecord(&game.record());
        connect(&game, &game::Game::treeChanged, this,
                [&](NodeId near) { rebuilt += document.treeChanged(near).added; });
        connect(&game, &game::Game::nodeChanged, this,
                [&](NodeId node) { rebuilt += document.nodeChanged(node).added; });
        connect(&game, &game::Game::resultChanged, this, [&] { document.endChanged(); });
        connect(&game, &game::Game::unreadTailChanged, this, [&] { document.endChanged(); });
        for (int step = 0; step < 80; ++step) {
            auto nodes = allNodes(game.record());
            nodes.push_back(NodeId::Root);
            const auto node = nodes[random() % nodes.size()];
            const auto text = std::vector<std::string>{"c" + std::to_string(random() % 9)};
            record::Edit edit = record::SetNags{node, {notation::Nag(1 + random() % 20)}};
            switch (random() % 14) {
            case 0:
                edit = record::RemoveSubtree{node};
                break;
            case 1:
                edit = record::promoteVariation(game.record(), node);
                break;
            case 2:
                edit = record::makeMainLine(game.record(), node);
                break;
            case 3:
                edit = record::SetComments{node, record::CommentPlace(random() % 3), text};
                break;
            case 4:
                edit = record::SetResult{chess::Result(random() % 4)};
                break;
            case 5:
                edit = record::SetUnreadTail{text[0]};
                break;
            case 6:
                game.undoStack()->undo();
                break;
            case 7:
                break;
            default: {
                const auto moves = game.record().positionAt(node).legalMoves();
                if (!moves.empty())
                    edit = record::AddMove{node, moves[random() % moves.size()], int(random() % 3) - 1};
            }
            }
            (void)game.edit(edit, QStringLiteral("step"));
            MoveListDocument fresh;
            fresh.setRecord(&game.record());
            QCOMPARE(document.units().size(), fresh.units().size());
            for (std::size_t unit = 0; unit < fresh.units().size(); ++unit)
                QVERIFY2(document.units()[unit] == fresh.units()[unit],
                         qPrintable(QStringLiteral("seed %1 step %2 unit %3\n%4\n---\n%5")
                                        .arg(seed)
                                        .arg(step)
                                        .arg(unit)
                                        .arg(linesOf(document).join(QChar('\n')),
                                             linesOf(fresh).join(QChar('\n')))));
        }
    }
    QVERIFY(rebuilt > 100);
}

QTEST_GUILESS_MAIN(MoveListDocumentTest)
#include "move_list_document_test.moc"
