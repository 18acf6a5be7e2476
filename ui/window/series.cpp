#include "ui/window/series.h"

#include "core/game/fields.h"
#include "core/game/match_text.h"
#include "core/notation/fen.h"
#include "core/pgn/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>
#include <QStringDecoder>

namespace ui {

using game::Match;

namespace {

struct SeriesWords {
    Q_DECLARE_TR_FUNCTIONS(SeriesWords)
};

// A name that every file system takes.
QString fileNameOf(QString name)
{
    for (QChar& c : name) {
        if (c < QLatin1Char(' ') || QStringLiteral("/\\:*?\"<>|").contains(c))
            c = QLatin1Char('-');
    }
    return name.simplified().left(120);
}

QString between(const std::array<game::Player, 2>& players)
{
    const QString first = players[0].name.simplified();
    const QString second = players[1].name.simplified();
    return first.isEmpty() || second.isEmpty() ? QString() : QStringLiteral("%1 – %2").arg(first, second);
}

bool isUtf8(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    return !decoder.hasError();
}

} // namespace

void Series::begin(const NewGameChoice& choice, const std::optional<chess::Position>& from)
{
    Match::Terms terms;
    terms.players = {game::Player{choice.names[0]}, game::Player{choice.names[1]}};
    terms.firstWhite =
        choice.colors == ColorChoice::ByLot ? Match::FirstWhite::Lot : Match::FirstWhite::Player0;
    terms.nextWhite = choice.nextWhite;
    terms.games = choice.games;
    terms.game.control = choice.control();
    terms.game.rules = choice.rules;
    terms.game.chess960 = choice.chess960;
    terms.newArrayEachGame = choice.arrayNumber < 0 && !from;
    if (from) {
        terms.game.start = *from;
        terms.game.chess960 = notation::isChess960(from->toSetup());
    } else if (choice.chess960 && choice.arrayNumber >= 0) {
        terms.game.start =
            *chess::Position::fromSetup(chess::PositionSetup::chess960Array(choice.arrayNumber));
    }
    if (choice.games != 1 && !between(terms.players).isEmpty())
        terms.game.event = SeriesWords::tr("Match %1").arg(between(terms.players));
    else if (choice.games != 1)
        terms.game.event = SeriesWords::tr("Match");
    setMatch(Match(std::move(terms)));
}

// A series begins, and with it another file.
void Series::setMatch(Match match)
{
    m_match = std::move(match);
    m_games.clear();
    m_written = 0;
    m_path.clear();
    emit changed();
}

void Series::beginWith(const game::GameSetup& setup)
{
    Match::Terms terms;
    terms.players = setup.players;
    terms.games = 1;
    terms.game = setup;
    m_dealt = setup;
    setMatch(Match(std::move(terms)));
}

game::GameSetup Series::nextGame()
{
    if (m_match->isOver())
        setMatch(m_match->rematch());
    m_dealt = prepared();
    return m_dealt;
}

game::GameSetup Series::prepared() const
{
    game::GameSetup setup = m_match->game();
    if (!isSeries())
        setup.round.clear();
    if (m_match->playerOf(chess::Color::White) == 1)
        std::swap(setup.control.sides[0], setup.control.sides[1]); // the time goes with the player
    return setup;
}

bool Series::hasDealt(const game::GameSetup& setup) const
{
    return setup.players[0].name == m_dealt.players[0].name &&
           setup.players[1].name == m_dealt.players[1].name && setup.control == m_dealt.control &&
           setup.rules == m_dealt.rules && setup.start == m_dealt.start && setup.round == m_dealt.round;
}

bool Series::gameEnded(chess::Outcome outcome, const record::Record& record)
{
    if (!m_match || m_match->isOver())
        return true;
    m_match->gameEnded(outcome);
    if (!isSeries() || outcome.result == chess::Result::Unfinished)
        return true;
    m_games.push_back(pgn::writeGame(record));
    const bool written = write();
    emit changed();
    return written;
}

QString Series::freePath() const
{
    const QString players = between(m_match->terms().players);
    const QString name = fileNameOf(QStringLiteral("%1 %2").arg(
        QDate::currentDate().toString(Qt::ISODate), players.isEmpty() ? SeriesWords::tr("Match") : players));
    QDir().mkpath(m_folder);
    const QDir folder(m_folder);
    QString path = folder.filePath(name + QStringLiteral(".pgn"));
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = folder.filePath(QStringLiteral("%1 (%2).pgn").arg(name).arg(n));
    return path;
}

// Adds what is not in the file yet. What is there may have been annotated meanwhile: it stays as it is.
bool Series::write()
{
    QFile old(m_path);
    if (old.exists() && !old.open(QIODevice::ReadOnly))
        return false;
    QByteArray bytes = old.isOpen() ? old.readAll() : QByteArray();
    if (m_path.isEmpty() || !isUtf8(bytes)) {
        m_path = freePath();
        bytes.clear();
    }
    if (bytes.isEmpty())
        m_written = 0; // a new file, or somebody has put the old one away
    for (std::size_t i = m_written; i < m_games.size(); ++i) {
        if (bytes.contains(QByteArray::fromStdString(m_games[i])))
            continue; // killed after writing it, and brought back
        while (!bytes.isEmpty() && !bytes.endsWith("\n\n") && !bytes.endsWith("\n\r\n"))
            bytes += '\n';
        bytes += QByteArray::fromStdString(m_games[i]);
    }
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return false;
    m_written = m_games.size();
    return true;
}

// --- After the program was killed

std::map<std::string, std::string> Series::texts() const
{
    std::map<std::string, std::string> texts;
    if (!isSeries() || isOver())
        return texts;
    game::Fields fields;
    fields.set("path", m_path);
    fields.set("written", std::int64_t(m_written));
    fields.set("games", std::int64_t(m_games.size()));
    texts[""] = fields.write();
    texts[".match"] = game::toText(*m_match);
    for (std::size_t i = 0; i < m_games.size(); ++i)
        texts[".game" + std::to_string(i)] = m_games[i];
    return texts;
}

bool Series::takeUp(const std::map<std::string, std::string>& texts)
{
    const auto text = [&texts](const std::string& name) {
        const auto at = texts.find(name);
        return at == texts.end() ? std::string() : at->second;
    };
    auto match = game::matchFromText(text(".match"));
    const game::Fields fields(text(""));
    const auto games = std::size_t(std::clamp<std::int64_t>(fields.number("games").value_or(0), 0, 9999));
    if (!match)
        return false;
    m_match = std::move(*match);
    m_games.clear();
    for (std::size_t i = 0; i < games; ++i)
        m_games.push_back(text(".game" + std::to_string(i)));
    m_written =
        std::size_t(std::clamp<std::int64_t>(fields.number("written").value_or(0), 0, std::int64_t(games)));
    m_path = fields.string("path");
    m_dealt = prepared();
    emit changed();
    return true;
}

} // namespace ui
