#include "ui/window/doubles_controller.h"

#include "ui/database/game_list_panel.h"
#include "ui/window/notice_bar.h"

#include <QBoxLayout>

namespace ui {

using game::PgnFile;

namespace {

constexpr std::chrono::milliseconds Slice(12); // between two of them the window does what else there is to do

}

DoublesController::DoublesController(GameListPanel& list, QBoxLayout& column, QWidget* window)
    : QObject(window), m_list(list), m_bar(new NoticeBar(QStringLiteral("doublesBar"), window))
{
    column.insertWidget(0, m_bar);
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &DoublesController::goOn);
    connect(m_bar, &NoticeBar::dismissed, this, &DoublesController::stop);
    connect(m_bar, &NoticeBar::accepted, this, [this] {
        const auto games = m_state == State::Found ? m_search->found().rows() : std::vector<std::size_t>();
        stop();
        if (!games.empty())
            emit removeIntended(games);
    });
    // Another filter, another order, another file: the doubles are not what is shown any more.
    connect(m_list.model(), &GameTableModel::countsChanged, this, [this] {
        if (m_state == State::Found && !m_list.model()->isPart())
            stop();
    });
}

void DoublesController::begin()
{
    stop();
    PgnFile* file = m_list.model()->file();
    if (!file)
        return;
    if (!file->isComplete()) {
        emit said(tr("Doubles can be looked for as soon as the file is read."));
        return;
    }
    m_file = file;
    m_search = std::make_unique<game::DoubleSearch>(*file);
    for (const auto changed : {&PgnFile::rowsReset, &PgnFile::loaded})
        connect(file, changed, this, &DoublesController::stop);
    connect(file, &PgnFile::rowsShifted, this, &DoublesController::stop);
    connect(file, &PgnFile::gameChanged, this, &DoublesController::stop);
    connect(file, &QObject::destroyed, this, &DoublesController::stop);
    m_state = State::Looking;
    m_slice.start();
    goOn();
}

void DoublesController::goOn()
{
    if (m_search->step(Slice)) {
        finish();
        return;
    }
    showWords();
    m_bar->show();
}

void DoublesController::finish()
{
    m_slice.stop();
    const auto& found = m_search->found();
    if (found.groups.empty()) {
        const auto others = found.withOtherNotes;
        stop();
        emit said(others == 0 ? tr("No game is there twice.")
                              : tr("No game is there twice; %n game(s) have the moves of an earlier one, but "
                                   "notes or tags of their own.",
                                   nullptr, int(others)));
        return;
    }
    m_state = State::Found;
    std::vector<std::uint32_t> shown;
    for (const auto& group : found.groups)
        shown.insert(shown.end(), group.begin(), group.end());
    m_list.model()->showOnly(std::move(shown));
    m_list.selectGames(found.rows());
    showWords();
    m_bar->show();
}

void DoublesController::stop()
{
    m_slice.stop();
    if (m_file)
        m_file->disconnect(this);
    m_file = nullptr;
    m_search.reset();
    m_bar->hide();
    if (std::exchange(m_state, State::Idle) == State::Found)
        m_list.model()->showAll();
}

void DoublesController::showWords()
{
    if (m_state == State::Looking) {
        m_bar->setWords(
            tr("Looking for games that are there twice: %1 %").arg(int(m_search->progress() * 100)),
            tr("Stop"));
        return;
    }
    const auto& found = m_search->found();
    const int count = int(found.count());
    QString text = tr("%n game(s) repeat an earlier one move by move; each stands below the one that stays.",
                      nullptr, count);
    if (found.withOtherNotes > 0)
        text += QLatin1Char(' ') +
                tr("%n more have notes or tags of their own and stay.", nullptr, int(found.withOtherNotes));
    m_bar->setWords(text, tr("Delete %n game(s)", nullptr, count));
}

void DoublesController::retranslate()
{
    if (m_state != State::Idle)
        showWords();
}

} // namespace ui
