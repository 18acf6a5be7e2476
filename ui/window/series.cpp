#include "ui/window/series.h"

#include "core/pgn/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

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

} // namespace

void Series::begin(const NewGameChoice& choice)
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
    terms.newArrayEachGame = choice.arrayNumber < 0;
    if (choice.chess960 && choice.arrayNumber >= 0)
        terms.game.start =
            *chess::Position::fromSetup(chess::PositionSetup::chess960Array(choice.arrayNumber));
    if (choice.games != 1 && !between(terms.players).isEmpty())
        terms.game.event = SeriesWords::tr("Match %1").arg(between(terms.players));
    else if (choice.games != 1)
        terms.game.event = SeriesWords::tr("Match");
    m_match.emplace(std::move(terms));
    m_games.clear();
    m_path.clear();
}

void Series::beginWith(const game::GameSetup& setup)
{
    Match::Terms terms;
    terms.players = setup.players;
    terms.games = 1;
    terms.game = setup;
    m_dealt = setup;
    if (!setup.chess960)
        terms.game.start = chess::Position();
    m_match.emplace(std::move(terms));
    m_games.clear();
    m_path.clear();
}

game::GameSetup Series::nextGame()
{
    if (m_match->isOver()) {
        m_match = m_match->rematch();
        m_games.clear();
        m_path.clear();
    }
    game::GameSetup setup = m_match->game();
    if (!isSeries())
        setup.round.clear();
    if (m_match->playerOf(chess::Color::White) == 1)
        std::swap(setup.control.sides[0], setup.control.sides[1]); // the time goes with the player
    m_dealt = setup;
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
    if (m_path.isEmpty())
        m_path = freePath();
    return write();
}

QString Series::freePath() const
{
    const QString players = between(m_match->terms().players);
    const QString name = fileNameOf(QStringLiteral("%1 %2").arg(
        QDate::currentDate().toString(Qt::ISODate), players.isEmpty() ? SeriesWords::tr("Match") : players));
    QDir().mkpath(m_folder);
    const QDir folder(m_folder);
    QString path = folder.filePath(name + QStringLiteral(".pgn"));
    for (int n = 2; QFileInfo::exists(path) && n < 1000; ++n)
        path = folder.filePath(QStringLiteral("%1 (%2).pgn").arg(name).arg(n));
    return path;
}

// The whole file each time: it is small, and never half written.
bool Series::write() const
{
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const std::string& game : m_games) {
        file.write(game.data(), qint64(game.size()));
        if (!game.ends_with("\n\n"))
            file.write(game.ends_with("\n") ? "\n" : "\n\n");
    }
    return file.commit();
}

} // namespace ui
