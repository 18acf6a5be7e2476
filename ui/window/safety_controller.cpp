#include "ui/window/safety_controller.h"

#include "ui/text/conduct_words.h"
#include "ui/window/file_controller.h"
#include "ui/window/main_window.h"
#include "ui/window/notice_bar.h"
#include "ui/window/play_controller.h"

#include <QBoxLayout>
#include <QDir>

namespace ui {

SafetyController::SafetyController(MainWindow& window, const QString& folder, QBoxLayout& column)
    : m_window(window),
      m_folder(folder),
      m_net(window.playGame(), window.session(), window.play().series(), window.reviewGame(), window.files(),
            folder),
      m_bar(new NoticeBar(QStringLiteral("discardedBar"), &window)),
      m_seriesBar(new NoticeBar(QStringLiteral("seriesBar"), &window)),
      m_failing(new NoticeBar(QStringLiteral("journalBar"), &window))
{
    column.insertWidget(0, m_bar);
    column.insertWidget(0, m_seriesBar);
    column.insertWidget(0, m_failing);
    connectSeries();
    connect(&m_net, &SafetyNet::failingChanged, m_failing, &QWidget::setVisible);
    connect(m_failing, &NoticeBar::accepted, this, [this] { m_cannotBegin ? begin() : m_net.tryAgain(); });
    const auto sayTable = [this] {
        m_window.setMode(MainWindow::Mode::Play);
        m_window.say(m_window.session().isPaused()
                         ? tr("The game that was broken off is back. The clocks stand until you go on.")
                         : tr("The game that was broken off is back."));
    };
    connect(&m_net, &SafetyNet::tableCameBack, this, sayTable);
    connect(&m_net, &SafetyNet::cameBack, this, [this, sayTable](int games) {
        const auto& table = m_window.session();
        if (table.isRunning() && table.line().plies() > 0)
            sayTable();
        else
            m_window.say(tr("%n unsaved game(s) are back.", nullptr, games));
    });
    connect(m_bar, &NoticeBar::accepted, this, [this] {
        m_bar->hide();
        m_net.bringBackDiscarded();
    });
    connect(m_bar, &NoticeBar::dismissed, this, [this] { m_net.forgetDiscarded(); });
    retranslate();
}

// The series of an earlier run waits for its next game until somebody begins a game or does not want it.
void SafetyController::connectSeries()
{
    PlayController& play = m_window.play();
    connect(&m_net, &SafetyNet::seriesCameBack, this, [this] {
        retranslate();
        m_seriesBar->show();
    });
    connect(m_seriesBar, &NoticeBar::accepted, &play, &PlayController::rematch);
    connect(m_seriesBar, &NoticeBar::dismissed, &play, &PlayController::leaveSeries);
    connect(&play, &PlayController::newGameBegan, m_seriesBar, &NoticeBar::hide);
}

void SafetyController::begin()
{
    m_cannotBegin = !m_folder.isEmpty() && !m_net.begin();
    retranslate();
    m_failing->setVisible(m_cannotBegin);
}

bool SafetyController::takeLeft(const QString& file)
{
    return m_net.takeLeft(file);
}

void SafetyController::offerDiscarded()
{
    m_bar->setVisible(m_net.hasDiscarded());
}

void SafetyController::closing(bool discarded)
{
    if (discarded)
        m_net.discard();
    else
        m_net.finish();
}

void SafetyController::retranslate()
{
    m_bar->setWords(tr("What was discarded last time can still be had back."),
                    tr("Bring back what was discarded"));
    m_failing->setWords(m_cannotBegin
                            ? tr("“%1” cannot be written: after a crash nothing unsaved would come back.")
                                  .arg(QDir::toNativeSeparators(m_folder))
                            : tr("The disk is full: what is not saved would be lost in a crash. Make room, "
                                 "or save it elsewhere."),
                        tr("Try again"));
    const Series& series = m_window.play().series();
    if (series.isSeries())
        m_seriesBar->setWords(text::score(series.match()) + QStringLiteral(" · ") +
                                  text::seriesState(series.match()),
                              tr("Next game"));
}

} // namespace ui
