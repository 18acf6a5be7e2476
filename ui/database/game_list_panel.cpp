#include "ui/database/game_list_panel.h"

#include "ui/database/cell_delegate.h"
#include "ui/database/column_chooser.h"
#include "ui/database/column_widths.h"
#include "ui/database/game_selection.h"
#include "ui/database/list_drag.h"
#include "ui/database/search_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

GameListPanel::GameListPanel(QWidget* parent) : QWidget(parent), m_model(new GameTableModel(this))
{
    setObjectName(QStringLiteral("gameListPanel"));
    buildTop();
    buildSearch();
    buildTable();
    m_selection = new GameSelection(*m_model, *m_table, this);
    connect(m_filter, &QLineEdit::textChanged, m_model, &GameTableModel::setFilter);
    connect(m_model, &GameTableModel::countsChanged, this, &GameListPanel::showCounts);
    connect(m_cancel, &QPushButton::clicked, this, &GameListPanel::stop);
    connect(m_clear, &QToolButton::clicked, this, &GameListPanel::clearSearch);
    retranslate();
}

void GameListPanel::buildTop()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_header = new QHBoxLayout;
    m_header->setSpacing(8);
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(QStringLiteral("gameFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_header->addWidget(m_filter, 2);
    m_unfold = new QToolButton(this);
    m_unfold->setObjectName(QStringLiteral("unfoldSearch"));
    m_unfold->setCheckable(true);
    m_unfold->setArrowType(Qt::RightArrow);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->addWidget(m_unfold);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("loadProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_header->addWidget(m_progress, 1);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancelLoading"));
    m_cancel->hide();
    m_header->addWidget(m_cancel);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("gameCount"));
    m_header->addWidget(m_count);
    m_clear = new QToolButton(this);
    m_clear->setObjectName(QStringLiteral("clearSearch"));
    m_clear->hide();
    m_header->addWidget(m_clear);
    column->addLayout(m_header);
}

void GameListPanel::buildSearch()
{
    m_search = new SearchPanel(this);
    m_search->hide();
    layout()->addWidget(m_search);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool unfolded) {
        m_unfold->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
        m_search->setVisible(unfolded);
        if (unfolded)
            m_search->begin();
        emit searchUnfolded(unfolded);
    });
    connect(m_search, &SearchPanel::wanted, this, &GameListPanel::search);
    connect(m_search, &SearchPanel::emptyChanged, this, &GameListPanel::showClear);
    connect(m_search, &SearchPanel::left, this, &GameListPanel::leaveSearch);
}

void GameListPanel::search()
{
    m_model->setSearch(m_search->filter(), m_search->moves());
    showCounts();
}

// On to what was found.
void GameListPanel::leaveSearch()
{
    if (m_model->rowCount() > 0 && !m_table->currentIndex().isValid())
        m_table->selectRow(0);
    m_table->setFocus(Qt::OtherFocusReason);
}

void GameListPanel::beginSearch()
{
    m_unfold->setChecked(true);
    m_search->beginWithPlayer();
}

void GameListPanel::seek(const chess::Position& position)
{
    m_unfold->setChecked(true);
    m_search->seek(position);
    m_table->setFocus(Qt::OtherFocusReason);
}

void GameListPanel::clearSearch()
{
    m_filter->clear();
    m_search->clear();
    m_model->showAll();
}

// Reading the file or the search, whichever goes on.
void GameListPanel::stop()
{
    if (m_model->file() && m_model->file()->isLoading()) {
        m_model->file()->cancel();
        m_stopped = true;
    } else {
        m_model->search().stop();
    }
    showProgress(1, 1);
    showCounts();
}

void GameListPanel::buildTable()
{
    m_table = new QTableView(this);
    layout()->addWidget(m_table);
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(m_table, 1);
    m_empty = new QLabel(m_table);
    m_empty->setObjectName(QStringLiteral("emptyList"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_empty->hide();
    m_table->setObjectName(QStringLiteral("gameTable"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setItemDelegate(new CellDelegate(m_table));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setMinimumHeight(fontMetrics().height() * 5);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    // Rows of one height: a million of them are never measured.
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    auto* header = m_table->horizontalHeader();
    header->setObjectName(QStringLiteral("gameTableHeader"));
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setSortIndicator(0, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_columns = new ColumnChooser(*m_table);
    m_widths = new ColumnWidths(m_table);
    connect(m_columns, &ColumnChooser::changed, m_widths, &ColumnWidths::share);
    connectDrag();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this,
            [this](const QPoint& at) { emit menuIntended(m_table->viewport()->mapToGlobal(at)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GameListPanel::selectionChanged);
    connect(m_table, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit gameActivated(m_model->gameAt(index.row())); });
}

void GameListPanel::connectDrag()
{
    auto* drag = new ListDrag(m_table);
    connect(drag, &ListDrag::gamesDropped, this,
            [this](int row) { emit moveIntended(selectedGames(), gameBefore(row)); });
    connect(drag, &ListDrag::textDropped, this,
            [this](const QString& text, int row) { emit textDropped(text, gameBefore(row)); });
    connect(drag, &ListDrag::filesDropped, this, &GameListPanel::filesDropped);
}

void GameListPanel::setFile(game::PgnFile* file)
{
    if (m_model->file())
        m_model->file()->disconnect(this);
    setCurrentGame(std::nullopt);
    m_stopped = false;
    clearSearch();
    if (file) // before the model does: the games must be known by their old rows
        connect(file, &game::PgnFile::rowsShifted, this, &GameListPanel::followShift);
    m_model->setFile(file);
    m_table->clearSelection();
    if (file)
        watchFile();
    showProgress(1, 1);
}

void GameListPanel::watchFile()
{
    using game::PgnFile;
    auto* file = m_model->file();
    connect(file, &PgnFile::rowsReset, this, [this] {
        setCurrentGame(std::nullopt);
        m_stopped = false;
        clearSearch();
        showProgress(0, 1);
    });
    connect(file, &PgnFile::rowsAdded, this,
            [this](std::size_t, qint64 read, qint64 total) { showProgress(read, total); });
    const auto done = [this] {
        showProgress(1, 1);
        showCounts();
    };
    connect(file, &PgnFile::loaded, this, done);
    connect(file, &PgnFile::failed, this, done);
}

void GameListPanel::showProgress(qint64 read, qint64 total)
{
    const auto& search = m_model->search();
    const bool loading = m_model->file() && m_model->file()->isLoading() && read < total;
    const bool searching = !loading && search.isRunning();
    if (searching) {
        read = qint64(search.done());
        total = qint64(search.wanted());
    }
    m_progress->setVisible(loading || searching);
    m_cancel->setVisible(loading || searching);
    m_cancel->setToolTip(searching ? tr("Stop searching; what was found stays in the list")
                                   : tr("Stop reading; the games so far stay in the list"));
    m_progress->setAccessibleName(searching ? tr("Searching the games") : tr("Reading the file"));
    m_progress->setValue(total > 0 ? int(read * 1000 / total) : 0);
}

bool GameListPanel::showsSome() const
{
    return m_model->isFiltered() || m_model->isPart();
}

void GameListPanel::showCounts()
{
    if (m_model->file() && !m_model->file()->isLoading())
        showProgress(1, 1);
    const auto shown = m_model->shownCount(), total = m_model->totalCount();
    const bool filtered = showsSome();
    QString text;
    if (filtered)
        text = tr("%1 of %Ln game(s)", nullptr, int(total)).arg(QLocale().toString(qulonglong(shown)));
    else
        text = tr("%Ln game(s)", nullptr, int(total));
    if (m_stopped || m_model->search().isStopped())
        text = tr("Stopped: %1").arg(text);
    m_count->setText(text);
    showClear();
    showEmpty();
}

// Also for what is written and not understood, which filters nothing.
void GameListPanel::showClear()
{
    m_clear->setVisible(showsSome() || !m_search->isEmpty());
}

// An empty list says why it is empty and what one can do.
void GameListPanel::showEmpty()
{
    const auto* file = m_model->file();
    const bool busy = (file && file->isLoading()) || m_model->search().isRunning();
    m_empty->setVisible(file && !busy && m_model->shownCount() == 0);
    m_empty->setText(
        showsSome() ? tr("No game is like that. Change what is sought, or press “%1”.").arg(m_clear->text())
                    : tr("There are no games in this file. Play one, or paste one with Ctrl+V."));
    m_empty->setGeometry(m_table->viewport()->geometry());
}

void GameListPanel::setCurrentGame(std::optional<std::size_t> game)
{
    if (m_current == game)
        return; // what is selected stays so
    m_current = game;
    m_selection->setHome(game);
    keepCurrent();
}

void GameListPanel::keepCurrent()
{
    const auto row = m_current ? m_model->rowOfGame(*m_current) : std::nullopt;
    if (!row) {
        m_table->selectionModel()->clearSelection();
        return;
    }
    const auto index = m_model->index(*row, 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                          QItemSelectionModel::Rows);
    m_table->scrollTo(m_model->index(*row, m_table->horizontalHeader()->logicalIndexAt(0)));
}

std::optional<std::size_t> GameListPanel::neighbour(int step) const
{
    if (m_model->shownCount() == 0)
        return std::nullopt;
    const auto row = m_current ? m_model->rowOfGame(*m_current) : std::nullopt;
    if (!row)
        return m_model->gameAt(0);
    const int to = *row + step;
    return to < 0 || to >= m_model->rowCount() ? std::nullopt : std::optional(m_model->gameAt(to));
}

void GameListPanel::addToHeader(QWidget* widget)
{
    m_header->addWidget(widget);
}

QMenu* GameListPanel::columnsMenu() const
{
    return m_columns->menu();
}

QByteArray GameListPanel::saveColumns() const
{
    return m_widths->save();
}

void GameListPanel::restoreColumns(const QByteArray& state)
{
    m_widths->restore(state);
}

bool GameListPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((watched == m_table && (tableKey(key) || typedInTable(key))) ||
            (watched == m_filter && filterKey(key.key())))
            return true;
    }
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        m_empty->setGeometry(m_table->viewport()->geometry());
    return QWidget::eventFilter(watched, event);
}

void GameListPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
        m_widths->share();
    }
}

void GameListPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by player, event, date, result or ECO code"));
    m_filter->setAccessibleName(tr("Filter the games"));
    m_table->setAccessibleName(tr("Games"));
    m_cancel->setText(tr("Stop"));
    m_unfold->setText(tr("Search"));
    m_unfold->setToolTip(tr("Search by player, date, position, material and more"));
    m_clear->setText(tr("Show all"));
    m_clear->setToolTip(tr("All games of the file again"));
    m_model->retranslate();
    m_columns->retranslate();
    showCounts();
    m_widths->share();
}

} // namespace ui
