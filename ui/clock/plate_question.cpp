#include "ui/clock/plate_question.h"

#include "ui/actions/icons.h"
#include "ui/settings/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>

#include <utility>

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
    m_yesWord = yes;
    m_noWord = no;
    m_question->setText(question);
    const std::pair<QPushButton*, const QString&> answers[] = {{m_yes, yes}, {m_no, no}};
    for (const auto& [button, word] : answers) {
        button->setAccessibleName(word);
        button->setAccessibleDescription(question);
    }
    m_question->show();
    showAnswers(true);
}

// Also while signs are shown.
int PlateQuestion::widthInWords() const
{
    int width = m_question->sizeHint().width() + 2 * layout()->spacing();
    const std::pair<const QPushButton*, const QString&> answers[] = {{m_yes, m_yesWord}, {m_no, m_noWord}};
    for (const auto& [button, word] : answers) {
        QStyleOptionButton option;
        option.initFrom(button);
        option.text = word;
        const QSize text = button->fontMetrics().size(Qt::TextShowMnemonic, word);
        width += button->style()->sizeFromContents(QStyle::CT_PushButton, &option, text, button).width();
    }
    return width;
}

void PlateQuestion::fit(int room)
{
    showAnswers(widthInWords() <= room);
    m_question->show();
    if (minimumSizeHint().width() > room)
        m_question->hide(); // the answers' tool tips ask it
}

void PlateQuestion::showAnswers(bool inWords)
{
    const QPalette own = palette();
    QPalette onAccent = own;
    onAccent.setColor(QPalette::ButtonText, windowColors(own).accentText);
    m_yes->setText(inWords ? m_yesWord : QString());
    m_no->setText(inWords ? m_noWord : QString());
    m_yes->setIcon(inWords ? QIcon() : glyphIcon(Glyph::Check, onAccent));
    m_no->setIcon(inWords ? QIcon() : glyphIcon(Glyph::Close, own));
    const std::pair<QPushButton*, const QString&> answers[] = {{m_yes, m_yesWord}, {m_no, m_noWord}};
    for (const auto& [button, word] : answers)
        button->setToolTip(inWords ? QString() : QStringLiteral("%1 %2").arg(m_question->text(), word));
}

void PlateQuestion::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showAnswers(!m_yes->text().isEmpty());
    QWidget::changeEvent(event);
}

} // namespace ui
