#include "ui/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>

namespace ui {

namespace {

QString number(int value)
{
    return QString::number(value);
}

QFormLayout* makeForm(QWidget* page)
{
    auto* form = new QFormLayout(page);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setContentsMargins(4, 14, 4, 10);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(18);
    return form;
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("settingsDialog"));
    new QVBoxLayout(this);
    build();
}

void SettingsDialog::build()
{
    setWindowTitle(tr("Settings"));
    const int page = m_tabs ? m_tabs->currentIndex() : 0;
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_tabs = new QTabWidget(this);
    m_tabs->addTab(makeGeneral(), tr("General"));
    m_tabs->addTab(makeBoard(), tr("Board"));
    m_tabs->addTab(makeSound(), tr("Sound and clock"));
    m_tabs->setCurrentIndex(page);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::AcceptRole);
    close->setObjectName(QStringLiteral("close"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    layout()->addWidget(m_tabs);
    layout()->addWidget(buttons);
}

QComboBox* SettingsDialog::addChoice(QFormLayout* form, const QString& label, const char* name,
                                     const std::vector<Option>& options, const QString& current,
                                     std::function<void(const QString&)> set)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    for (const Option& option : options)
        box->addItem(option.label, option.value);
    box->setCurrentIndex(std::max(0, box->findData(current)));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, set = std::move(set)] {
        set(box->currentData().toString());
        emit changed(m_settings);
    });
    form->addRow(label, box);
    return box;
}

QCheckBox* SettingsDialog::addSwitch(QFormLayout* form, const QString& label, const char* name, bool current,
                                     std::function<void(bool)> set)
{
    auto* box = new QCheckBox(label);
    box->setObjectName(QLatin1String(name));
    box->setChecked(current);
    connect(box, &QCheckBox::toggled, this, [this, set = std::move(set)](bool on) {
        set(on);
        emit changed(m_settings);
    });
    form->addRow(box);
    return box;
}

QWidget* SettingsDialog::makeGeneral()
{
    auto* page = new QWidget;
    auto* form = makeForm(page);
    addChoice(form, tr("Language"), "language",
              {{tr("As the system"), QString()},
               {QStringLiteral("English"), QStringLiteral("en")},
               {QStringLiteral("Français"), QStringLiteral("fr")}},
              m_settings.language, [this](const QString& v) { m_settings.language = v; });
    addChoice(form, tr("Letters of the pieces"), "letters",
              {{tr("Those of the language"), number(int(NotationLetters::Language))},
               {tr("English: K Q R B N"), number(int(NotationLetters::English))},
               {tr("French: R D T F C"), number(int(NotationLetters::French))},
               {tr("Figurines: ♔ ♕ ♖ ♗ ♘"), number(int(NotationLetters::Figurine))}},
              number(int(m_settings.letters)),
              [this](const QString& v) { m_settings.letters = NotationLetters(v.toInt()); });
    addChoice(form, tr("Colours of the window"), "theme",
              {{tr("As the system"), number(int(Theme::System))},
               {tr("Light"), number(int(Theme::Light))},
               {tr("Dark"), number(int(Theme::Dark))}},
              number(int(m_settings.theme)),
              [this](const QString& v) { m_settings.theme = Theme(v.toInt()); });
    addChoice(form, tr("Turning the board"), "seats",
              {{tr("The board stays as it is"), number(int(Seats::Fixed))},
               {tr("The side to move sits below"), number(int(Seats::TurnToMover))}},
              number(int(m_settings.seats)),
              [this](const QString& v) { m_settings.seats = Seats(v.toInt()); });
    return page;
}

QWidget* SettingsDialog::makeBoard()
{
    auto* page = new QWidget;
    auto* form = makeForm(page);
    addChoice(form, tr("Board"), "boardTheme",
              {{tr("Wood"), QStringLiteral("wood")},
               {tr("Green"), QStringLiteral("green")},
               {tr("Blue"), QStringLiteral("blue")},
               {tr("Grey"), QStringLiteral("grey")},
               {tr("High contrast"), QStringLiteral("contrast")}},
              m_settings.boardTheme, [this](const QString& v) { m_settings.boardTheme = v; });
    addChoice(form, tr("Pieces"), "pieceSet",
              {{tr("Staunton"), QStringLiteral("staunton")},
               {tr("Modern"), QStringLiteral("modern")},
               {tr("High contrast"), QStringLiteral("contrast")}},
              m_settings.pieceSet, [this](const QString& v) { m_settings.pieceSet = v; });
    addSwitch(form, tr("Show coordinates"), "coordinatesSwitch", m_settings.coordinates,
              [this](bool on) { m_settings.coordinates = on; });
    addSwitch(form, tr("Show where a piece can go"), "destinations", m_settings.destinations,
              [this](bool on) { m_settings.destinations = on; });
    addSwitch(form, tr("Animate moves"), "animation", m_settings.animation,
              [this](bool on) { m_settings.animation = on; });
    return page;
}

QWidget* SettingsDialog::makeSound()
{
    auto* page = new QWidget;
    auto* form = makeForm(page);
    QCheckBox* sounds = addSwitch(form, tr("Sounds"), "sounds", m_settings.sounds,
                                  [this](bool on) { m_settings.sounds = on; });
    auto* volume = new QSlider(Qt::Horizontal);
    volume->setObjectName(QStringLiteral("volume"));
    volume->setRange(0, 100);
    volume->setValue(m_settings.volume);
    volume->setEnabled(m_settings.sounds);
    connect(sounds, &QCheckBox::toggled, volume, &QWidget::setEnabled);
    connect(volume, &QSlider::valueChanged, this, [this](int value) {
        m_settings.volume = value;
        emit changed(m_settings);
    });
    form->addRow(tr("Volume"), volume);
    auto* low = new QSpinBox;
    low->setObjectName(QStringLiteral("lowTime"));
    low->setRange(0, 600);
    low->setSuffix(tr(" s", "seconds"));
    low->setSpecialValueText(tr("never"));
    low->setValue(m_settings.lowTimeSeconds);
    connect(low, &QSpinBox::valueChanged, this, [this](int value) {
        m_settings.lowTimeSeconds = value;
        emit changed(m_settings);
    });
    form->addRow(tr("Warn of little time at"), low);
    return page;
}

void SettingsDialog::changeEvent(QEvent* event)
{
    // The language may have been changed from inside one of the boxes: rebuild when it has finished.
    if (event->type() == QEvent::LanguageChange)
        QTimer::singleShot(0, this, &SettingsDialog::build);
    QDialog::changeEvent(event);
}

} // namespace ui
