#pragma once
#include <QWidget>

#include <vector>

class QAction;
class QPushButton;

namespace ui {

class ActionRegistry;

// The buttons beside a game that is being played; each one is an action of the menu.
class PlayControls : public QWidget {
    Q_OBJECT
public:
    explicit PlayControls(ActionRegistry& actions, QWidget* parent = nullptr);
    void retranslate();

private:
    struct Linked {
        QPushButton* button;
        QAction* action;
    };
    void follow(const Linked& linked);

    ActionRegistry& m_actions;
    std::vector<Linked> m_buttons;
};

} // namespace ui
