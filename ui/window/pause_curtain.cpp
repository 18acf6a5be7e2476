#include "ui/window/pause_curtain.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace ui {

PauseCurtain::PauseCurtain(QWidget* board)
    : QFrame(board->parentWidget()),
      m_board(board),
      m_card(new QFrame(this)),
      m_title(new QLabel(m_card)),
      m_resume(new QPushButton(m_card))
{
    setObjectName(QStringLiteral("pauseCurtain"));
    m_card->setObjectName(QStringLiteral("pauseCard"));
    m_card->setStyleSheet(QStringLiteral(
        "#pauseCard { background: palette(base); border: 1px solid palette(mid); border-radius: 10px; }"));
    m_title->setAlignment(Qt::AlignCenter);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_resume->setObjectName(QStringLiteral("resumeGame"));
    m_resume->setProperty("primary", true);
    m_resume->setFocusPolicy(Qt::TabFocus);
    auto* words = new QVBoxLayout(m_card);
    words->setContentsMargins(28, 16, 28, 18);
    words->setSpacing(12);
    words->addWidget(m_title);
    words->addWidget(m_resume, 0, Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_card, 0, Qt::AlignCenter);
    connect(m_resume, &QPushButton::clicked, this, &PauseCurtain::resumeWanted);
    board->installEventFilter(this);
    retranslate();
    hide();
}

void PauseCurtain::retranslate()
{
    m_title->setText(tr("Paused"));
    m_resume->setText(tr("Resume"));
    setAccessibleName(m_title->text());
}

void PauseCurtain::setHiding(bool hiding)
{
    m_hiding = hiding;
    update();
}

void PauseCurtain::paintEvent(QPaintEvent*)
{
    QColor ground = palette().color(QPalette::Window);
    ground.setAlpha(m_hiding ? 255 : 165);
    QPainter(this).fillRect(rect(), ground);
}

// One may still step through what was played.
void PauseCurtain::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(m_board, event);
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
