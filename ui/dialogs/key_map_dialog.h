#pragma once
#include "ui/actions/action_registry.h"

#include <QDialog>

namespace ui {

// Every key and every gesture of the board on one page (F1).
class KeyMapDialog : public QDialog {
    Q_OBJECT
public:
    KeyMapDialog(const std::vector<ActionRegistry::KeyRow>& keys, QWidget* parent = nullptr);
};

} // namespace ui
