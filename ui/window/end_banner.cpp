#include "ui/window/end_banner.h"

#include "ui/actions/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace ui {

namespace {

// The button that Return presses when the banner appears.
void setPrimary(QPushButton* button, bool primary)
{
    if (button->property("primary").toBool() == primary)
        return;
    button->setProperty("primary", primary);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

} // namespace

EndBanner::EndBanner(QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel(this)),
      m_detail(new QLabel(this)),
      m_score(new QLabel(this)),
      m_state(new QLabel(this)),
      m_mate(new QPushButton(this)),
      m_rematch(new QPushButton(this)),
      m_review(new QPushButton(this)),
      m_save(new QPushButton(this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("endBanner"));
    setStyleSheet(QStringLiteral(
        "#endBanner { background: palette(base); border: 1px solid palette(mid); border-radius: 10px; }"));
    m_title->setObjectName(QStringLiteral("endTitle"));
    m_detail->setObjectName(QStringLiteral("endDetail"));
    m_rematch->setObjectName(QStringLiteral("rematch"));
    m_score->setObjectName(QStringLiteral("seriesScore"));
    m_mate->setObjectName(QStringLiteral("showMate"));
    m_review->setObjectName(QStringLiteral("review"));
    m_save->setObjectName(QStringLiteral("saveGame"));
    m_close->setObjectName(QStringLiteral("closeBanner"));
    m_review->setProperty("primary", true);
    m_close->setProperty("flat", true);
    m_title->setAlignment(Qt::AlignCenter);
    m_detail->setAlignment(Qt::AlignCenter);
    m_detail->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setContentsMargins(24, 0, 24, 0); // beside the button that closes
    m_detail->setTextFormat(Qt::PlainText);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_score->setTextFormat(Qt::PlainText);
    m_score->setAlignment(Qt::AlignCenter);
    m_score->setWordWrap(true);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_score->setFont(strong);
    m_score->hide();
    m_state->setObjectName(QStringLiteral("seriesState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setAlignment(Qt::AlignCenter);
    m_state->setWordWrap(true);
    m_state->hide();
    m_mate->setFocusPolicy(Qt::TabFocus);
    m_mate->setAutoDefault(true);
    m_mate->hide();

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 14, 16, 16);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_title, 0, 0, 1, 4);
    grid->addWidget(m_close, 0, 3, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_detail, 1, 0, 1, 4);
    grid->addWidget(m_score, 2, 0, 1, 4);
    grid->addWidget(m_state, 3, 0, 1, 4);
    grid->setRowMinimumHeight(4, 6);
    grid->addWidget(m_mate, 5, 0, 1, 4, Qt::AlignCenter);
    grid->setRowMinimumHeight(6, 6);
    m_buttons->setSpacing(8);
    for (QPushButton* button : {m_rematch, m_review, m_save}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoDefault(true); // Return presses the one that has the focus
        m_buttons->addWidget(button);
    }
    grid->addLayout(m_buttons, 7, 0, 1, 4, Qt::AlignCenter);
    connect(m_rematch, &QPushButton::clicked, this, &EndBanner::rematchWanted);
    connect(m_mate, &QPushButton::clicked, this, &EndBanner::mateWanted);
    connect(m_review, &QPushButton::clicked, this, &EndBanner::reviewWanted);
    connect(m_save, &QPushButton::clicked, this, &EndBanner::saveWanted);
    connect(m_close, &QToolButton::clicked, this, &EndBanner::closed);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    retranslate();
    hide();
}

void EndBanner::setWords(const QString& title, const QString& detail)
{
    m_title->setText(title);
    m_detail->setText(detail);
    setAccessibleName(title);
    setAccessibleDescription(detail);
}

void EndBanner::setSeries(const QString& score, const QString& state, bool more)
{
    m_score->setText(score);
    m_score->setVisible(!score.isEmpty());
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_more = more;
    setPrimary(m_rematch, more);
    setPrimary(m_review, !more);
    retranslate();
}

void EndBanner::offerMate(bool offered)
{
    m_mate->setVisible(offered);
}

void EndBanner::offerSave(bool offered)
{
    m_save->setVisible(offered);
}

QString EndBanner::score() const
{
    return m_score->text();
}

QString EndBanner::seriesState() const
{
    return m_state->text();
}

void EndBanner::fitInto(int width)
{
    const QMargins margins = layout()->contentsMargins();
    int wanted = margins.left() + margins.right() - m_buttons->spacing();
    for (const QPushButton* button : {m_rematch, m_review, m_save}) {
        if (!button->isHidden())
            wanted += button->minimumSizeHint().width() + m_buttons->spacing();
    }
    m_buttons->setDirection(wanted <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void EndBanner::takeFocus()
{
    (m_more ? m_rematch : m_review)->setFocus(Qt::OtherFocusReason);
}

QString EndBanner::title() const
{
    return m_title->text();
}

QString EndBanner::detail() const
{
    return m_detail->text();
}

void EndBanner::retranslate()
{
    m_rematch->setText(m_more ? tr("Next game") : tr("Rematch"));
    m_mate->setText(tr("Show a mate"));
    m_mate->setToolTip(tr("Plays a line that would have led to mate"));
    m_review->setText(tr("Review"));
    m_save->setText(tr("Save"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void EndBanner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    QFrame::changeEvent(event);
}

} // namespace ui
