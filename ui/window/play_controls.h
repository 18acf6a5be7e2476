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
    // A game goes on: its buttons are shown; else those that begin one.
    void showGame(bool goesOn);
    void retranslate();
    // Wide enough for either set, so that nothing moves when one takes the other's place.
    QSize minimumSizeHint() const override;

private:
    struct Linked {
        QPushButton* button;
        QAction* action;
        bool inGame; // shown while a game goes on, or while none does
    };
    void follow(const Linked& linked);

    ActionRegistry& m_actions;
    std::vector<Linked> m_buttons;
    bool m_goesOn = false;
};

} // namespace ui
