#pragma once
#include <QObject>

namespace ui {

// While a list has the focus its own keys go to it and not to the window's actions: up and down move in the
// list, letters filter it. Left and right still step through the game.
class ListKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
