#pragma once

class QWidget;

namespace ui {

// Moves a window that is about to be shown a little aside when it would cover another one of the program
// exactly.
void cascade(QWidget& window);

} // namespace ui
