#include "ui/window/notice_bar.h"

#include "ui/actions/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace ui {

NoticeBar::NoticeBar(const QString& name, QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_button(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    setObjectName(name);
    setStyleSheet(QStringLiteral("#%1 { background: palette(alternate-base); border: none; "
                                 "border-bottom: 1px solid palette(mid); }")
                      .arg(name));
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_button->setObjectName(name + QStringLiteral("Button"));
    m_button->setFocusPolicy(Qt::TabFocus);
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setProperty("flat", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 6, 5);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(m_close);
    connect(m_button, &QPushButton::clicked, this, &NoticeBar::accepted);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        emit dismissed();
    });
    m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    retranslate();
    hide();
}

void NoticeBar::setWords(const QString& text, const QString& button)
{
    m_text->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    setAccessibleName(text);
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_close->setIcon(glyphIcon(Glyph::Close, palette()));
    QFrame::changeEvent(event);
}

} // namespace ui
