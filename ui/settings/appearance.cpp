#include "ui/settings/appearance.h"

#include "ui/settings/window_style.h"

#include <QApplication>

#include <utility>

namespace ui {

namespace {

const WindowColors Light{QColor(0xf4f2ee), QColor(0xffffff), QColor(0xe9e6e0), QColor(0x23211e),
                         QColor(0x66615a), QColor(0xdad6ce), QColor(0x2f6b4f), QColor(0xffffff),
                         QColor(0xb3261e), QColor(0xffffff), QColor(0x23211e), QColor(0xffffff)};
const WindowColors Dark{QColor(0x24231f), QColor(0x2d2c28), QColor(0x3a3833), QColor(0xebe8e1),
                        QColor(0xaaa59b), QColor(0x45423c), QColor(0x7bbf99), QColor(0x14231b),
                        QColor(0xf2857c), QColor(0x2a0b08), QColor(0xf4f1ea), QColor(0x1c1b18)};

QPalette paletteOf(const WindowColors& c)
{
    QPalette p;
    const QColor disabled = c.quietText;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.panel);
    p.setColor(QPalette::AlternateBase, c.window);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.quietText);
    p.setColor(QPalette::Button, c.raised);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.danger);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.accentText);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::ToolTipBase, c.text);
    p.setColor(QPalette::ToolTipText, c.window);
    p.setColor(QPalette::Light, c.panel);
    p.setColor(QPalette::Midlight, c.raised);
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, c.line.darker(120));
    p.setColor(QPalette::Shadow, c.line.darker(150));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor pale = disabled;
        pale.setAlpha(150);
        p.setColor(QPalette::Disabled, role, pale);
    }
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, c.quietText);
    return p;
}

// One weight of line, one radius, room to breathe. Sizes are in the font's own units so that they follow it.
const char* const Sheet = R"(
QMenuBar { background: @window; border: none; padding: 1px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @raised; }
QMenu { background: @panel; border: 1px solid @line; padding: 5px; }
QMenu::item { padding: 5px 28px 5px 26px; border-radius: 5px; }
QMenu::item:selected { background: @accent; color: @accentText; }
QMenu::item:disabled { color: @disabled; background: transparent; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
QMenu::indicator { left: 6px; }
QToolTip { background: @text; color: @window; border: none; padding: 4px 7px; }
QPushButton, QToolButton { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 5px 11px; color: @text; }
QPushButton:hover, QToolButton:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: @line; }
QPushButton:checked { background: @accent; color: @accentText; border-color: @accent; }
QPushButton:disabled, QToolButton:disabled { color: @disabled; background: transparent; }
QPushButton:default, QPushButton[primary="true"] { background: @accent; color: @accentText; border-color: @accent; font-weight: 600; }
QPushButton:default:hover, QPushButton[primary="true"]:hover { background: @accentHover; }
QPushButton:default:disabled, QPushButton[primary="true"]:disabled { background: @raised; color: @disabled; border-color: @line; }
QPushButton::menu-indicator { width: 0px; }
QToolButton { padding: 4px; }
QToolButton[flat="true"] { background: transparent; border-color: transparent; }
QToolButton[flat="true"]:hover { background: @raised; }
QToolButton[sign="true"] { padding: 4px 0; }
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QTextBrowser, QAbstractItemView { background: @panel; border: 1px solid @line; border-radius: 6px; selection-background-color: @accent; selection-color: @accentText; }
QLineEdit, QComboBox, QAbstractSpinBox { padding: 4px 7px; min-height: 1.2em; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/window/down-@scheme.svg); width: 10px; height: 10px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 16px; background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/window/up-@scheme.svg); width: 8px; height: 8px; }
QAbstractSpinBox::down-arrow { image: url(:/window/down-@scheme.svg); width: 8px; height: 8px; }
QAbstractItemView { outline: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: @window; border: none; border-bottom: 1px solid @line; padding: 4px 7px; color: @quietText; }
QTableView { gridline-color: @line; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 4px; margin: 1px; min-height: 26px; min-width: 26px; }
QScrollBar::handle:hover { background: @quietText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @line; }
QLabel[notice="true"] { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 6px 9px; }
QCheckBox, QRadioButton { spacing: 8px; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @quietText; border-radius: 8px; background: @panel; }
QRadioButton::indicator:checked { border: 5px solid @accent; width: 6px; height: 6px; background: @accentText; }
QRadioButton::indicator:focus { width: 12px; height: 12px; border: 2px solid @ring; border-radius: 8px; }
QRadioButton::indicator:checked:focus { width: 4px; height: 4px; border: 6px solid @accent; }
QCheckBox::indicator, QMenu::indicator { width: 14px; height: 14px; border: 1px solid @quietText; border-radius: 4px; background: @panel; }
QCheckBox::indicator:checked, QMenu::indicator:checked { background: @accent; border-color: @accent; image: url(:/window/check-@scheme.svg); }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar::tab { background: transparent; color: @quietText; padding: 6px 12px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:hover { color: @text; }
QGroupBox { border: none; margin-top: 1.6em; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; }
QProgressBar { background: @raised; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 10px; }
QPushButton:default:focus, QPushButton:checked:focus, QPushButton[primary="true"]:focus { border: 2px solid @ring; padding: 4px 10px; }
QToolButton:focus, QToolButton[flat="true"]:focus { border: 2px solid @accent; padding: 3px; }
QToolButton[sign="true"]:focus { padding: 3px 0; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid @accent; padding: 3px 6px; }
QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QAbstractItemView:focus { border: 2px solid @accent; }
QCheckBox::indicator:focus { width: 12px; height: 12px; border: 2px solid @ring; }
QTabBar::tab:focus { color: @text; border: 2px solid @accent; padding: 4px 10px 6px; }
QSlider:focus { border: 2px solid @accent; border-radius: 6px; }
)";

QColor mixed(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share));
}

QString sheetOf(const WindowColors& c, bool dark)
{
    QString sheet = QString::fromLatin1(Sheet);
    const std::pair<const char*, QColor> words[] = {{"@window", c.window},
                                                    {"@panel", c.panel},
                                                    {"@raised", c.raised},
                                                    {"@quietText", c.quietText},
                                                    {"@line", c.line},
                                                    {"@accentText", c.accentText},
                                                    {"@accentHover", mixed(c.accent, c.text, 0.12)},
                                                    {"@accent", c.accent},
                                                    {"@hover", mixed(c.raised, c.text, 0.07)},
                                                    {"@disabled", mixed(c.quietText, c.window, 0.42)},
                                                    {"@scroll", mixed(c.line, c.quietText, 0.3)},
                                                    {"@ring", dark ? QColor(Qt::white) : c.text},
                                                    {"@text", c.text}};
    for (const auto& [word, color] : words)
        sheet.replace(QLatin1String(word), color.name());
    return sheet.replace(QLatin1String("@scheme"), QLatin1String(dark ? "dark" : "light"));
}

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

const WindowColors& windowColors(bool dark)
{
    return dark ? Dark : Light;
}

const WindowColors& windowColors(const QPalette& palette)
{
    return windowColors(isDark(palette));
}

Appearance::Appearance(QApplication& app) : m_app(app), m_systemDark(isDark(app.palette())) {}

void Appearance::apply(Theme theme)
{
    const bool dark = theme == Theme::Dark || (theme == Theme::System && m_systemDark);
    const WindowColors& colors = windowColors(dark);
    if (std::exchange(m_dark, dark) == dark)
        return;                       // every window asks for it, and the sheet is read anew for every widget
    if (m_app.styleSheet().isEmpty()) // the first time
        QApplication::setStyle(new WindowStyle);
    m_app.setPalette(paletteOf(colors));
    m_app.setStyleSheet(sheetOf(colors, dark));
}

} // namespace ui
