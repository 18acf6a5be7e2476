#include "ui/text/conduct_words.h"
#include "ui/window/board_column.h"
#include "ui/window/end_banner.h"
#include "ui/window/line_show.h"
#include "ui/window/play_controller.h"

#include <QDir>

// How a game ends in the window: the banner, the mate that was still possible, the series.

namespace ui {

using game::GameSession;

void PlayController::connectReferee()
{
    connect(m_referee, &game::MateReferee::judgingTakesLong, this, [this] {
        if (m_active)
            m_column.say(tr("The flag has fallen. Looking for a mate by any moves…"));
    });
    connect(m_show, &LineShow::stepped, this, [this](int played, int moves) {
        m_column.say(tr("A mate that was still possible: move %1 of %2").arg(played).arg(moves));
    });
    connect(m_show, &LineShow::finished, this, [this] {
        showBoard();
        showBanner();
    });
}

void PlayController::rematch()
{
    begin(m_series.nextGame());
}

// The clocks run on while somebody thinks about a new game: whoever could stop them so would win time.
QString PlayController::whatANewGameStops() const
{
    QStringList words;
    if (m_session.isRunning() && hasMoves()) {
        const auto side = m_session.clock().running();
        const bool runs = side && m_session.face(*side).timed && !m_session.isPaused();
        words << (runs ? tr("%1 – %2 goes on and the clock runs, until you start a new game.")
                       : tr("%1 – %2 goes on until you start a new game."))
                     .arg(names().of(chess::Color::White), names().of(chess::Color::Black));
        words << tr("Then it stops without a result and stays among the games of this session.");
    }
    if (m_series.isSeries() && !m_series.isOver() && !m_series.match().played().empty())
        words << tr("A new game ends the series (%1).").arg(text::score(m_series.match()));
    return words.join(QLatin1Char(' '));
}

// Only while the table has a game of it, or the place for one.
void PlayController::tellSeries()
{
    const bool shown = m_series.isSeries() && m_series.hasDealt(m_session.setup());
    const game::Match* match = shown ? &m_series.match() : nullptr;
    emit seriesTold(match, shown && m_session.isRunning() ? text::seriesGame(*match)
                           : shown                        ? text::seriesState(*match)
                                                          : QString());
}

QString PlayController::seriesFile() const
{
    return m_series.isSeries() && m_series.hasDealt(m_session.setup()) && m_series.isWritten()
               ? m_series.path()
               : QString();
}

void PlayController::keepSeries(chess::Outcome outcome)
{
    m_seriesFault.clear();
    if (!m_series.hasDealt(m_session.setup()))
        return; // played while a series waits to be gone on with
    if (!m_series.gameEnded(outcome, m_game.record()))
        m_seriesFault =
            tr("The series could not be saved as “%1”.").arg(QDir::toNativeSeparators(m_series.path()));
}

void PlayController::showMate()
{
    const auto& judged = m_referee->lastJudgement();
    if (!judged || judged->mate.empty())
        return;
    m_column.showBanner(false);
    m_show->start(judged->position, judged->mate);
}

void PlayController::stopShow()
{
    m_show->stop();
}

QString PlayController::endingWords() const
{
    QString detail = text::endingDetail(m_session.outcome(), m_session.loser(), names());
    const auto& judged = m_referee->lastJudgement();
    const bool byJudgement = m_session.outcome().reason == chess::EndReason::FlagFall ||
                             m_session.outcome().reason == chess::EndReason::IllegalMoves;
    if (byJudgement && judged && judged->answer == chess::Winnability::Undecided)
        detail += QStringLiteral("\n") +
                  tr("Whether mate was still possible could not be settled in time: it counts as possible.");
    if (m_session.outcome().reason == chess::EndReason::Adjudication && !m_session.arbitersReason().isEmpty())
        detail += QStringLiteral("\n") + m_session.arbitersReason();
    return detail;
}

void PlayController::showBanner()
{
    if (m_session.isRunning() || !m_session.outcome().isOver())
        return;
    const chess::Outcome outcome = m_session.outcome();
    EndBanner* banner = m_column.banner();
    banner->setWords(text::endingTitle(outcome, names()), endingWords());
    QString score, kept;
    if (m_series.isSeries()) {
        score = text::score(m_series.match()) + QStringLiteral(" · ") + text::seriesState(m_series.match());
        if (!m_seriesFault.isEmpty())
            kept = m_seriesFault;
        else if (!m_series.path().isEmpty())
            kept = tr("Saved as %1").arg(QFileInfo(m_series.path()).fileName());
    }
    banner->setSeries(score, kept, m_series.isSeries() && !m_series.isOver());
    banner->offerSave(seriesFile().isEmpty());
    const auto& judged = m_referee->lastJudgement();
    const bool lost = outcome.reason == chess::EndReason::FlagFall;
    banner->offerMate(lost && judged && !judged->mate.empty() &&
                      game::isMateSurprising(judged->position, judged->winner));
    if (!m_active)
        return;
    m_column.say(text::ending(outcome, m_session.loser(), names()));
    m_column.showBanner(true);
}

} // namespace ui
