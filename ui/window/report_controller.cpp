#include "ui/window/report_controller.h"

#include "core/pgn/reader.h"
#include "ui/actions/action_registry.h"
#include "ui/database/problem_panel.h"
#include "ui/window/file_controller.h"
#include "ui/window/list_keys.h"
#include "ui/window/notice_bar.h"
#include "ui/window/unread_controller.h"
#include "ui/window/window_layout.h"

#include <QBoxLayout>
#include <QTableView>

#include <algorithm>
#include <iterator>

namespace ui {

using game::PgnFile;

namespace {

constexpr std::size_t MostLookedAt = 1000; // while the window waits

} // namespace

ReportController::ReportController(FileController& files, UnreadController& unread, ActionRegistry& actions,
                                   WindowLayout& layout, QWidget* window)
    : QObject(window),
      m_files(files),
      m_unread(unread),
      m_actions(actions),
      m_layout(layout),
      m_bar(new NoticeBar(QStringLiteral("reportBar"), window)),
      m_panel(new ProblemPanel(window))
{
    layout.top().insertWidget(0, m_bar);
    layout.addReport(m_panel);
    m_panel->table()->installEventFilter(new ListKeys(m_panel));
    QAction* action = actions.action(ActionId::Problems);
    action->setEnabled(false);
    connect(action, &QAction::triggered, this, &ReportController::showPanel);
    connect(&files, &FileController::listChanged, this, &ReportController::watch);
    connect(&m_check, &game::FileCheck::found, this, &ReportController::take);
    connect(&m_check, &game::FileCheck::finished, this, [this] { m_panel->setProgress(1, 1); });
    connect(m_bar, &NoticeBar::accepted, this, [this] { showPanel(true); });
    connect(m_bar, &NoticeBar::dismissed, this, [this] { m_dismissed = true; });
    connect(m_panel, &ProblemPanel::problemActivated, this, &ReportController::go);
    connect(m_panel, &ProblemPanel::closeIntended, this, [this] { showPanel(false); });
    connect(m_panel, &ProblemPanel::stopIntended, this, [this] {
        m_check.cancel();
        m_panel->setProgress(1, 1);
    });
    connect(m_panel->model(), &ProblemTableModel::countsChanged, this, &ReportController::showBar);
    connect(&unread, &UnreadController::problemsChanged, this,
            [this](const std::vector<pgn::Problem>& problems) {
                const auto home = m_files.home();
                if (home && home->first == m_file)
                    m_panel->model()->setGame(home->second, problems);
            });
    connect(&unread, &UnreadController::problemsAreBack, this, [this] {
        if (const auto home = m_files.home(); home && home->first == m_file)
            look(home->second);
    });
}

void ReportController::watch(PgnFile* file)
{
    if (m_file)
        m_file->disconnect(this);
    m_check.cancel();
    m_file = file;
    m_dismissed = false;
    m_panel->model()->setFile(file);
    if (!file)
        return;
    connect(file, &PgnFile::loaded, this, &ReportController::begin);
    connect(file, &PgnFile::encodingChanged, this, &ReportController::begin);
    connect(file, &PgnFile::gameChanged, this, &ReportController::look);
    // The rows that are being looked through are others now.
    const auto again = [this] {
        if (m_check.isRunning())
            begin();
    };
    connect(file, &PgnFile::rowsShifted, this, [this, again](const game::RowShift& shift) {
        again();
        if (!shift.isMove)
            lookAtNew(shift.inserted);
    });
    connect(file, &PgnFile::rowsReset, this, [this] {
        m_check.cancel();
        m_dismissed = false;
        m_panel->model()->setFile(m_file);
    });
    begin();
}

void ReportController::begin()
{
    if (!m_file || !m_file->isComplete())
        return;
    m_panel->model()->setFile(m_file);
    std::vector<std::size_t> changed;
    for (std::size_t row = 0; row < m_file->index().size(); ++row) {
        if (m_file->isModified(row))
            changed.push_back(row);
    }
    lookAtNew(changed);
    if (m_file->path().isEmpty())
        return;
    m_panel->setProgress(0, m_file->index().size());
    m_check.start(*m_file);
}

// Games that came from elsewhere, or came back; of a whole collection that was added only the first ones,
// the others when they are in the file.
void ReportController::lookAtNew(const std::vector<std::size_t>& rows)
{
    const std::size_t looked = std::min(rows.size(), MostLookedAt);
    for (std::size_t i = 0; i < looked; ++i) {
        if (m_file->isModified(rows[i]) || !m_check.isRunning())
            look(rows[i]);
    }
}

// One game, as it would be written now.
void ReportController::look(std::size_t row)
{
    if (m_file)
        m_panel->model()->setGame(row, pgn::readGame(m_file->currentText(row)).problems);
}

void ReportController::take(const std::vector<game::FaultyGame>& games, std::size_t checked,
                            std::size_t total)
{
    std::vector<game::FaultyGame> asRead; // the others were looked at when they were changed
    std::copy_if(games.begin(), games.end(), std::back_inserter(asRead),
                 [this](const game::FaultyGame& game) { return !m_file->isModified(game.row); });
    m_panel->model()->append(asRead);
    m_panel->setProgress(checked, total);
}

void ReportController::go(int row)
{
    const auto entry = m_panel->model()->entry(row);
    m_files.bringUp(entry.game);
    m_unread.show(entry.problem);
}

void ReportController::showPanel(bool shown)
{
    m_layout.showReport(shown);
    m_actions.action(ActionId::Problems)->setChecked(shown);
    showBar();
    if (!shown)
        return;
    if (!m_panel->table()->currentIndex().isValid() && m_panel->model()->rowCount() > 0)
        m_panel->table()->selectRow(0);
    m_panel->table()->setFocus(Qt::OtherFocusReason);
}

void ReportController::showBar()
{
    if (!m_bar)
        return;
    const auto* model = m_panel->model();
    const int games = int(model->gameCount()), unread = int(model->unreadGameCount());
    QString text = tr("%Ln game(s) have small faults; nothing of them is lost.", nullptr, games);
    if (unread > 0)
        text = tr("%Ln game(s) hold something that could not be read; it is kept as text.", nullptr, unread);
    m_bar->setWords(text, tr("Show the problems"));
    m_bar->setVisible(games > 0 && !m_dismissed && !m_layout.isReportShown());
    m_actions.action(ActionId::Problems)->setEnabled(games > 0 || m_layout.isReportShown());
}

void ReportController::retranslate()
{
    showBar();
}

} // namespace ui
