#include "ui/clock/plate_question.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

PlateQuestion::PlateQuestion(const QString& name, QWidget* parent)
    : QWidget(parent), m_question(new QLabel(this)), m_yes(new QPushButton(this)), m_no(new QPushButton(this))
{
    m_question->setObjectName(name);
    m_yes->setObjectName(name + QStringLiteral("Yes"));
    m_no->setObjectName(name + QStringLiteral("No"));
    m_yes->setProperty("primary", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_question);
    row->addWidget(m_yes);
    row->addWidget(m_no);
    connect(m_yes, &QPushButton::clicked, this, [this] { emit answered(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { emit answered(false); });
    for (QPushButton* button : {m_yes, m_no})
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys away from the board
}

void PlateQuestion::setWords(const QString& question, const QString& yes, const QString& no)
{
    m_question->setText(question);
    m_yes->setText(yes);
    m_no->setText(no);
    m_yes->setAccessibleDescription(question);
    m_no->setAccessibleDescription(question);
}

} // namespace ui
