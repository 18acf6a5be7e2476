#pragma once
class QWidget;

namespace ui {

// As large as it wants to be, but never larger than its screen nor partly beside it. (QWidget::adjustSize()
// stops at two thirds of the screen and never moves.)
void fitToScreen(QWidget& window);

} // namespace ui
