// Searches over every game of the collection give what a walk through all positions of the read games gives.
#include "core/database/game_matcher.h"
#include "core/pgn/encoding.h"
#include "core/pgn/reader.h"
#include "tests/support/pgn_files.h"

#include <gtest/gtest.h>
#include <random>

using namespace database;
using chess::Color;
using chess::PieceType;
using chess::Position;
using record::NodeId;

namespace {

struct Game {
    std::string text;
    record::Record record;
};

std::vector<Game> collectedGames()
{
    std::vector<Game> games;
    for (const auto& file : support::pgnFiles()) {
        const auto bytes = support::readFile(file);
        const auto text = pgn::decode(bytes, pgn::detectEncoding(bytes));
        pgn::Reader reader(text);
        for (int i = 0; i < 150; ++i) {
            const auto range = reader.nextRange();
            if (!range)
                break;
            const auto game = text.substr(range->begin, range->end - range->begin);
            games.push_back({game, pgn::readGame(game).record});
        }
    }
    return games;
}

// Every position of the game, or of its main line.
std::vector<Position> positionsOf(const record::Record& game, bool variations)
{
    std::vector<NodeId> nodes{NodeId::Root};
    std::vector<Position> positions{game.startPosition()};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& children = game.node(nodes[i]).children;
        for (std::size_t c = 0; c < children.size() && (variations || c == 0); ++c) {
            nodes.push_back(children[c]);
            positions.push_back(positions[i].after(game.node(children[c]).move));
        }
    }
    return positions;
}

// Square by square, on the set-up of the position.
bool looksLike(const Position& p, const MoveQuery::Board& wanted)
{
    const auto have = p.toSetup(), sample = wanted.sample.toSetup();
    if (wanted.part == BoardPart::Everything)
        return have.board == sample.board && have.sideToMove == sample.sideToMove;
    const auto ofPart = [&](std::optional<chess::Piece> man, chess::Square s) -> std::optional<chess::Piece> {
        const bool asked = wanted.part == BoardPart::Pawns      ? man && man->type == PieceType::Pawn
                           : wanted.part == BoardPart::WhiteMen ? man && man->color == Color::White
                           : wanted.part == BoardPart::BlackMen
                               ? man && man->color == Color::Black
                               : (s.file() < 4) == (wanted.part == BoardPart::Queenside);
        return asked ? man : std::nullopt;
    };
    for (int i = 0; i < 64; ++i) {
        const chess::Square s(i);
        if (ofPart(have.at(s), s) != ofPart(sample.at(s), s))
            return false;
    }
    return true;
}

// The men of both colours in words: "KRPP/KRP".
std::string menOf(const Position& p, bool exchanged)
{
    std::string men;
    for (const Color c : chess::AllColors) {
        for (const PieceType t :
             {PieceType::Rook, PieceType::Queen, PieceType::Bishop, PieceType::Knight, PieceType::Pawn})
            men += std::string(std::size_t(p.pieces(exchanged ? ~c : c, t).count()), "PNBRQ"[index(t)]);
        men += '/';
    }
    return men;
}

bool bruteForce(const Game& game, const MoveQuery& query)
{
    const auto positions = positionsOf(game.record, query.inVariations);
    return std::any_of(positions.begin(), positions.end(),
                       [&](const Position& p) { return looksLike(p, *query.board); });
}

} // namespace

TEST(GameSearchCheck, positionsAreFoundWhereBruteForceFindsThem)
{
    ADOUBE_NEED_DATA();
    const auto games = collectedGames();
    std::mt19937 random(11);
    std::size_t hits = 0;
    for (int i = 0; i < 60; ++i) {
        const auto& source = games[random() % games.size()].record;
        const auto positions = positionsOf(source, true);
        MoveQuery query;
        query.board = {positions[random() % std::min<std::size_t>(positions.size(), 30)],
                       BoardPart(random() % 6)};
        query.inVariations = random() % 2 == 0;
        GameMatcher matcher(query);
        for (std::size_t g = i % 7; g < games.size(); g += 7) {
            const bool expected = bruteForce(games[g], query);
            const auto node = matcher.find(games[g].record);
            ASSERT_EQ(node.has_value(), expected) << games[g].text;
            ASSERT_EQ(matcher.matches(games[g].text), expected) << games[g].text;
            ASSERT_TRUE(!node || looksLike(games[g].record.positionAt(*node), *query.board));
            hits += expected ? 1 : 0;
        }
    }
    std::printf("%zu games, %zu hits\n", games.size(), hits);
    EXPECT_GT(hits, 1000u);
}

TEST(GameSearchCheck, endingsAreFoundWhereBruteForceFindsThem)
{
    ADOUBE_NEED_DATA();
    const auto games = collectedGames();
    std::size_t hits = 0;
    for (const char* text :
         {"RPP/RP/", "RPPPP/RPPP/", "BPPP/NPP/", "QPP/QP/", "PP/P/", "R/R/", "RBPPP/RNPPP/"}) {
        for (const bool variations : {false, true}) {
            MoveQuery query;
            query.material = materialFromText(text);
            query.inVariations = variations;
            GameMatcher matcher(query);
            for (const auto& game : games) {
                const auto positions = positionsOf(game.record, variations);
                const bool expected = std::any_of(positions.begin(), positions.end(), [&](const Position& p) {
                    return p.occupied().count() < 16 && (menOf(p, false) == text || menOf(p, true) == text);
                });
                ASSERT_EQ(matcher.matches(game.text), expected) << text << '\n' << game.text;
                ASSERT_EQ(matcher.find(game.record).has_value(), expected) << game.text;
                hits += expected ? 1 : 0;
            }
        }
    }
    std::printf("%zu hits\n", hits);
    EXPECT_GT(hits, 50u);
}

TEST(GameSearchCheck, commentsAreFoundInTextAndTreeAlike)
{
    ADOUBE_NEED_DATA();
    const auto games = collectedGames();
    for (const char* text : {"better", "white is", "the", "avec", "Weiß", "0-1"}) {
        MoveQuery query;
        query.comment = text;
        GameMatcher matcher(query);
        std::size_t hits = 0;
        for (const auto& game : games) {
            const bool found = matcher.find(game.record).has_value();
            ASSERT_EQ(matcher.matches(game.text), found) << game.text;
            hits += found ? 1 : 0;
        }
        std::printf("%s: %zu games\n", text, hits);
    }
}
