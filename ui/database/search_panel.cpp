#include "ui/database/search_panel.h"

#include "ui/database/game_fields_page.h"
#include "ui/database/material_page.h"
#include "ui/database/position_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int Delay = 250; // ms

// As high as its page, but content with less.
class PageArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget()->sizeHint() + QSize(16, 2); }
    QSize minimumSizeHint() const override { return {200, fontMetrics().height() * 4}; }
};

} // namespace

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent),
      m_tabs(new QTabWidget(this)),
      m_fields(new GameFieldsPage(this)),
      m_position(new PositionPage(this)),
      m_material(new MaterialPage(this)),
      m_fault(new QLabel(this))
{
    setObjectName(QStringLiteral("searchPanel"));
    m_tabs->setObjectName(QStringLiteral("searchPages"));
    m_tabs->setDocumentMode(true);
    m_fault->setObjectName(QStringLiteral("searchFault"));
    m_fault->setWordWrap(true);
    m_fault->hide();
    for (QWidget* page : {static_cast<QWidget*>(m_fields), static_cast<QWidget*>(m_position),
                          static_cast<QWidget*>(m_material)})
        m_tabs->addTab(scrolling(page), QString());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_tabs);
    column->addWidget(m_fault);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_soon.setSingleShot(true);
    m_soon.setInterval(Delay);
    connect(&m_soon, &QTimer::timeout, this, &SearchPanel::wanted);
    connect(m_fields, &GameFieldsPage::changed, this, &SearchPanel::note);
    connect(m_position, &PositionPage::changed, this, &SearchPanel::note);
    connect(m_material, &MaterialPage::changed, this, &SearchPanel::note);
    for (QWidget* child : findChildren<QWidget*>())
        child->installEventFilter(this);
    retranslate();
}

QWidget* SearchPanel::scrolling(QWidget* page)
{
    auto* area = new PageArea(this);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

database::GameFilter SearchPanel::filter() const
{
    return m_fields->filter();
}

database::MoveQuery SearchPanel::moves() const
{
    database::MoveQuery query;
    query.comment = m_fields->comment();
    query.board = m_position->board();
    query.material = m_material->material();
    if (query.asksForPosition())
        query.inVariations = m_position->inVariations();
    return query;
}

bool SearchPanel::isEmpty() const
{
    return m_fields->isEmpty() && m_position->isEmpty() && m_material->isEmpty();
}

void SearchPanel::clear()
{
    m_fields->clear();
    m_position->clear();
    m_material->clear();
    showState();
    m_soon.stop();
    emit wanted();
}

void SearchPanel::note()
{
    showState();
    m_soon.start();
}

void SearchPanel::showState()
{
    const QString pages[] = {tr("Game", "a page of the search"), tr("Position", "a page of the search"),
                             tr("Material", "a page of the search")};
    const bool empty[] = {m_fields->isEmpty(), m_position->isEmpty(), m_material->isEmpty()};
    for (int i = 0; i < 3; ++i)
        m_tabs->setTabText(i, empty[i] ? pages[i] : pages[i] + QStringLiteral(" •"));
    QStringList faults{m_fields->fault(), m_position->fault(), m_material->fault()};
    faults.removeAll(QString());
    m_fault->setText(faults.join(QLatin1Char('\n')));
    m_fault->setVisible(!faults.isEmpty());
    emit emptyChanged(isEmpty());
}

void SearchPanel::begin()
{
    if (m_tabs->currentIndex() == 0)
        m_fields->begin();
    else if (m_tabs->currentIndex() == 1)
        m_position->begin();
    else
        m_material->begin();
}

void SearchPanel::beginWithPlayer()
{
    m_tabs->setCurrentIndex(0);
    m_fields->begin();
}

void SearchPanel::setBoardPosition(const chess::Position& position)
{
    m_position->setBoardPosition(position);
}

void SearchPanel::seek(const chess::Position& position)
{
    m_tabs->setCurrentIndex(1);
    m_position->seek(position);
    m_soon.stop();
    emit wanted();
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (watched->inherits("QAbstractButton") || watched->inherits("QComboBox"))
            break;
        m_soon.stop();
        emit wanted();
        emit left();
        return true;
    case Qt::Key_Escape:
        emit left();
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void SearchPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SearchPanel::retranslate()
{
    m_fields->retranslate();
    m_position->retranslate();
    m_material->retranslate();
    showState();
}

} // namespace ui
