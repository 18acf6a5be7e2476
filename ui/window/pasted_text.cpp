#include "ui/window/pasted_text.h"

#include "core/notation/fen.h"
#include "core/notation/san.h"
#include "ui/text/problem_words.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {

namespace {

struct PasteWords {
    Q_DECLARE_TR_FUNCTIONS(PasteWords)
};

constexpr qsizetype LongestFen = 200;
constexpr qsizetype LongestMoves = 100'000;

bool looksLikeFen(const QString& text)
{
    static const QRegularExpression fen(QStringLiteral("^[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){3,}"));
    return text.size() < LongestFen && fen.match(text).hasMatch();
}

bool hasMoves(const record::Record& record)
{
    return record.mainChild(record::NodeId::Root) != record::NodeId::None;
}

bool isWhole(const pgn::ReadGame& game)
{
    return game.record.unreadTail().empty();
}

std::vector<pgn::ReadGame> readGames(const std::string& text)
{
    std::vector<pgn::ReadGame> games;
    pgn::Reader reader(text);
    while (auto game = reader.next())
        games.push_back(std::move(*game));
    return games;
}

// Bare moves in the letters of a language: every word is a move, a move number or a result.
std::optional<record::Record> readMoves(const QString& text, const notation::PieceLetters& letters)
{
    static const QRegularExpression number(QStringLiteral("^\\d+\\.*(…|\\.\\.\\.)?"));
    static const QRegularExpression signs(QStringLiteral("[!?]+$"));
    record::Record record;
    record::NodeId at = record::NodeId::Root;
    chess::Position position = record.startPosition();
    for (QString word : text.simplified().split(QLatin1Char(' '))) {
        if (word == QLatin1String("*") || word == QLatin1String("1-0") || word == QLatin1String("0-1") ||
            word == QLatin1String("1/2-1/2") || word == QLatin1String("½-½"))
            continue;
        if (!word.startsWith(QLatin1String("0-0")))
            word.remove(number);
        word.remove(signs);
        if (word.isEmpty())
            continue;
        const auto move = notation::parseSan(position, word.toStdString(), letters);
        if (!move)
            return std::nullopt;
        at = record.add(at, *move);
        position.play(*move);
    }
    return at == record::NodeId::Root ? std::nullopt : std::optional(record);
}

Pasted refused(const QString& reason)
{
    return PasteRefused{reason};
}

Pasted readPosition(const QString& text)
{
    const auto position = notation::positionFromFen(text.toStdString());
    if (!position)
        return refused(text::positionError(position.error()));
    return PastedPosition{*position};
}

} // namespace

Pasted readPasted(const QString& given)
{
    const QString text = given.trimmed();
    if (text.isEmpty())
        return refused(PasteWords::tr("There is no text to paste."));
    if (looksLikeFen(text))
        return readPosition(text);

    std::vector<pgn::ReadGame> games = readGames(text.toStdString());
    const bool bare = !text.startsWith(QLatin1Char('['));
    if (bare && text.size() < LongestMoves && (games.empty() || !isWhole(games.front()))) {
        for (const notation::PieceLetters& letters : notation::allPieceLetters()) {
            if (auto record = readMoves(text, letters)) {
                pgn::ReadGame game;
                game.record = std::move(*record);
                return PastedGames{{std::move(game)}};
            }
        }
    }
    for (pgn::ReadGame& game : games) {
        if (game.record.tags().empty()) // moves by themselves: nobody expects a result behind them
            std::erase_if(game.problems,
                          [](const pgn::Problem& p) { return p.kind == pgn::ProblemKind::MissingResult; });
    }
    std::erase_if(games, [&](const pgn::ReadGame& g) {
        return !hasMoves(g.record) && (bare || g.record.tags().empty());
    });
    if (games.empty())
        return refused(PasteWords::tr("“%1” is neither a position (FEN) nor a game (PGN) nor moves.")
                           .arg(text.simplified().left(40)));
    return PastedGames{std::move(games)};
}

} // namespace ui
