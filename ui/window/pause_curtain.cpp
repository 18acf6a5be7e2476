#include "ui/window/pause_curtain.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

PauseCurtain::PauseCurtain(QWidget* board)
    : QFrame(board->parentWidget()),
      m_board(board),
      m_title(new QLabel(this)),
      m_resume(new QPushButton(this))
{
    setObjectName(QStringLiteral("pauseCurtain"));
    setAutoFillBackground(true);
    setStyleSheet(
        QStringLiteral("#pauseCurtain { background: palette(window); border: 1px solid palette(mid); }"));
    m_title->setAlignment(Qt::AlignCenter);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_resume->setObjectName(QStringLiteral("resumeGame"));
    m_resume->setProperty("primary", true);
    m_resume->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(14);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_resume, 0, Qt::AlignCenter);
    column->addStretch();
    connect(m_resume, &QPushButton::clicked, this, &PauseCurtain::resumeWanted);
    board->installEventFilter(this);
    retranslate();
    hide();
}

void PauseCurtain::retranslate()
{
    m_title->setText(tr("Paused"));
    m_resume->setText(tr("Go on"));
    setAccessibleName(m_title->text());
}

void PauseCurtain::follow()
{
    setGeometry(m_board->geometry());
}

bool PauseCurtain::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        follow();
    return QFrame::eventFilter(watched, event);
}

void PauseCurtain::showEvent(QShowEvent* event)
{
    follow();
    raise();
    QFrame::showEvent(event);
}

void PauseCurtain::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace ui
