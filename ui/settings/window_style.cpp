#include "ui/settings/window_style.h"

#include "ui/actions/icons.h"

namespace ui {

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

QIcon WindowStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    switch (icon) {
    case SP_LineEditClearButton:
        return glyphIcon(Glyph::Close);
    case SP_ToolBarHorizontalExtensionButton: // a menu bar that does not fit
    case SP_ToolBarVerticalExtensionButton:
        return glyphIcon(Glyph::More);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace ui
