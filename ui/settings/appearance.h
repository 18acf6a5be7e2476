#pragma once
#include "ui/settings/settings.h"

#include <QColor>
#include <QPalette>

#include <optional>

class QApplication;

namespace ui {

// The colours of the window that QPalette has no role for.
struct WindowColors {
    QColor window, panel, raised, text, quietText, line, accent, accentText, danger, dangerText, clock,
        clockText;
};

bool isDark(const QPalette& palette);
const WindowColors& windowColors(bool dark);
// The ones that go with a widget's palette.
const WindowColors& windowColors(const QPalette& palette);

// Dresses the whole program: palette and style sheet, light or dark. The system's scheme is asked once,
// before the first call changes the palette (Qt 6.4 has no word for it: a dark window colour means dark).
class Appearance {
public:
    explicit Appearance(QApplication& app);
    void apply(Theme theme);
    bool systemIsDark() const { return m_systemDark; }

private:
    QApplication& m_app;
    bool m_systemDark = false;
    std::optional<bool> m_dark; // what is applied
};

} // namespace ui
