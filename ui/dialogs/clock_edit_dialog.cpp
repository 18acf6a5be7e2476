#include "ui/dialogs/clock_edit_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <cmath>

namespace ui {

using game::Milliseconds;

namespace {

constexpr Milliseconds Longest = std::chrono::hours(100);

} // namespace

ClockEditDialog::ClockEditDialog(const std::array<QString, 2>& names, const Times& times, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("clockEditDialog"));
    setWindowTitle(tr("Set the clocks"));
    auto* form = new QFormLayout;
    for (std::size_t i = 0; i < 2; ++i) {
        auto* field = m_fields[i] = new QLineEdit(this);
        field->setObjectName(i == 0 ? QStringLiteral("whiteTime") : QStringLiteral("blackTime"));
        field->setEnabled(times[i].has_value());
        m_before[i] = times[i] ? format(*times[i]) : QString();
        field->setText(m_before[i]);
        auto* label = new QLabel(names[i], this);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field);
        form->addRow(label, field);
        connect(field, &QLineEdit::textChanged, this, &ClockEditDialog::check);
    }
    auto* hint = new QLabel(tr("Hours, minutes and seconds: 1:30:00, 4:51 or 45."), this);
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_set = buttons->addButton(tr("Set the clocks"), QDialogButtonBox::AcceptRole);
    m_set->setObjectName(QStringLiteral("setClocks"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(hint);
    column->addWidget(buttons);
    m_fields[0]->selectAll();
}

std::optional<Milliseconds> ClockEditDialog::parse(const QString& text)
{
    QStringList parts = text.trimmed().split(QLatin1Char(':'));
    if (parts.size() > 3)
        return std::nullopt;
    bool good = false;
    const double seconds = parts.takeLast().replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&good);
    if (!good || seconds < 0 || seconds >= (parts.isEmpty() ? 360'000 : 60))
        return std::nullopt;
    int minutes = 0;
    for (const QString& part : parts) {
        const int number = part.toInt(&good);
        if (!good || number < 0 || number > 6000)
            return std::nullopt;
        minutes = minutes * 60 + number;
    }
    const Milliseconds time = std::chrono::minutes(minutes) + Milliseconds(std::llround(seconds * 1000));
    return time <= Longest ? std::optional(time) : std::nullopt;
}

QString ClockEditDialog::format(Milliseconds time)
{
    const qint64 tenths = (time.count() + 99) / 100;
    const qint64 seconds = tenths / 10;
    QString text = seconds >= 3600
                       ? QStringLiteral("%1:%2:%3")
                             .arg(seconds / 3600)
                             .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
                             .arg(seconds % 60, 2, 10, QLatin1Char('0'))
                       : QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (tenths % 10 != 0)
        text += QLocale().decimalPoint() + QString::number(tenths % 10);
    return text;
}

ClockEditDialog::Times ClockEditDialog::changed() const
{
    Times times;
    for (std::size_t i = 0; i < 2; ++i) {
        if (m_fields[i]->isEnabled() && m_fields[i]->text() != m_before[i])
            times[i] = parse(m_fields[i]->text());
    }
    return times;
}

void ClockEditDialog::check()
{
    bool good = true;
    for (const QLineEdit* field : m_fields)
        good = good && (!field->isEnabled() || parse(field->text()).has_value());
    m_set->setEnabled(good);
}

} // namespace ui
