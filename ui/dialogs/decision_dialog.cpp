#include "ui/dialogs/decision_dialog.h"

#include "ui/dialogs/fit_screen.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

using chess::Result;

DecisionDialog::DecisionDialog(const text::Names& names, QWidget* parent)
    : QDialog(parent), m_results(new QButtonGroup(this)), m_reason(new QLineEdit(this))
{
    setObjectName(QStringLiteral("decisionDialog"));
    setWindowTitle(tr("The arbiter decides"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    const struct {
        Result result;
        const char* name;
        QString words;
    } choices[] = {{Result::WhiteWins, "decideWhite", text::endingTitle({Result::WhiteWins, {}}, names)},
                   {Result::Draw, "decideDraw", text::endingTitle({Result::Draw, {}}, names)},
                   {Result::BlackWins, "decideBlack", text::endingTitle({Result::BlackWins, {}}, names)},
                   {Result::Unfinished, "decideNothing", tr("No result")}};
    for (const auto& choice : choices) {
        auto* button = new QRadioButton(
            QStringLiteral("%1   %2").arg(choice.words, text::resultSign(choice.result)), this);
        button->setObjectName(QLatin1String(choice.name));
        m_results->addButton(button, int(choice.result));
        column->addWidget(button);
    }
    m_reason->setObjectName(QStringLiteral("decisionReason"));
    m_reason->setMaxLength(200);
    m_reason->setPlaceholderText(tr("for example: a phone rang"));
    auto* label = new QLabel(tr("&Reason, written into the game"), this);
    label->setBuddy(m_reason);
    column->addSpacing(6);
    column->addWidget(label);
    column->addWidget(m_reason);
    auto* buttons = new QDialogButtonBox(this);
    m_decide = buttons->addButton(tr("End the game"), QDialogButtonBox::AcceptRole);
    m_decide->setObjectName(QStringLiteral("decide"));
    m_decide->setDefault(true);
    m_decide->setEnabled(false); // nothing is decided by pressing Return
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    column->addSpacing(6);
    column->addWidget(buttons);
    connect(m_results, &QButtonGroup::idToggled, this, [this] { m_decide->setEnabled(true); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fitToScreen(*this);
}

Result DecisionDialog::decision() const
{
    return Result(std::max(m_results->checkedId(), 0));
}

QString DecisionDialog::reason() const
{
    return m_reason->text().simplified();
}

} // namespace ui
