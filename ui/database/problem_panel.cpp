#include "ui/database/problem_panel.h"

#include "ui/actions/icons.h"
#include "ui/database/cell_delegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

using Column = ProblemTableModel::Column;

// In characters of average width, and its share of what room is left.
struct Width {
    int usual, share;
};
Width widthOf(Column column)
{
    switch (column) {
    case Column::Game:
    case Column::Line:
    case Column::Column:
        return {3, 0}; // or as their numbers need
    case Column::Players:
        return {24, 2};
    case Column::Text:
        return {14, 2};
    case Column::Reason:
        return {34, 3};
    case Column::Kept:
    case Column::Count:
        break;
    }
    return {30, 2};
}

} // namespace

ProblemPanel::ProblemPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new ProblemTableModel(this)),
      m_count(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_stop(new QPushButton(this)),
      m_close(new QToolButton(this)),
      m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("problemPanel"));
    m_count->setObjectName(QStringLiteral("problemCount"));
    m_progress->setObjectName(QStringLiteral("checkProgress"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_stop->setObjectName(QStringLiteral("stopChecking"));
    m_close->setObjectName(QStringLiteral("closeProblems"));
    m_close->setProperty("flat", true);
    m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    row->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    buildTable();
    column->addWidget(m_table, 1);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_stopped = true;
        emit stopIntended();
        showCounts();
    });
    connect(m_close, &QToolButton::clicked, this, &ProblemPanel::closeIntended);
    connect(m_model, &ProblemTableModel::countsChanged, this, [this] {
        showCounts();
        if (m_model->largestNumbers() != m_widest)
            shareWidth();
    });
    setProgress(0, 0);
    retranslate();
}

void ProblemPanel::buildTable()
{
    m_table->setObjectName(QStringLiteral("problemTable"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setItemDelegate(new CellDelegate(m_table));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setMinimumHeight(fontMetrics().height() * 5);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTableView::clicked, this, &ProblemPanel::activate);
}

void ProblemPanel::activate(const QModelIndex& index)
{
    if (index.isValid())
        emit problemActivated(index.row());
}

void ProblemPanel::setProgress(std::size_t checked, std::size_t total)
{
    const bool running = checked < total;
    if (running && checked == 0)
        m_stopped = false;
    m_progress->setVisible(running);
    m_stop->setVisible(running);
    m_progress->setValue(total > 0 ? int(checked * 1000 / total) : 0);
    showCounts();
}

void ProblemPanel::showCounts()
{
    const int problems = int(m_model->problemCount()), games = int(m_model->gameCount());
    QString text = tr("%1 in %2", "problems in games")
                       .arg(tr("%Ln problem(s)", nullptr, problems), tr("%Ln game(s)", nullptr, games));
    if (m_model->isCutShort())
        text = tr("%1; the first %Ln are listed", nullptr, m_model->rowCount()).arg(text);
    if (m_stopped)
        text = tr("Stopped: %1").arg(text);
    m_count->setText(text);
}

int ProblemPanel::usualWidth(Column column) const
{
    const QFontMetrics font = m_table->fontMetrics();
    int width = widthOf(column).usual * font.averageCharWidth();
    if (const auto number = m_widest.find(column); number != m_widest.end())
        width = std::max(width, font.horizontalAdvance(QLocale().toString(qulonglong(number->second))));
    return std::max(width + 2 * CellDelegate::Pad, m_table->horizontalHeader()->sectionSizeHint(int(column)));
}

void ProblemPanel::shareWidth()
{
    m_widest = m_model->largestNumbers();
    const auto usual = [this](int i) { return usualWidth(Column(i)); };
    int used = 0, shares = 0;
    for (int i = 0; i < m_model->columnCount(); ++i) {
        used += usual(i);
        shares += widthOf(Column(i)).share;
    }
    const int left = std::max(0, m_table->viewport()->width() - used);
    for (int i = 0; i < m_model->columnCount(); ++i)
        m_table->setColumnWidth(i, usual(i) + left * widthOf(Column(i)).share / shares);
}

bool ProblemPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            activate(m_table->currentIndex());
            return true;
        case Qt::Key_Escape:
            emit closeIntended();
            return true;
        default:
            break;
        }
    }
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        shareWidth();
    return QWidget::eventFilter(watched, event);
}

void ProblemPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    if (event->type() == QEvent::FontChange) {
        m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
        shareWidth();
    }
}

void ProblemPanel::retranslate()
{
    m_table->setAccessibleName(tr("Problems of the file"));
    m_progress->setAccessibleName(tr("Looking through the games"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop looking; what was found stays in the list"));
    m_close->setToolTip(tr("Back to the list of games"));
    m_close->setAccessibleName(tr("Back to the list of games"));
    m_model->retranslate();
    showCounts();
    shareWidth();
}

} // namespace ui
