#pragma once
#include <QWidget>

#include <vector>

class QAction;
class QMenu;
class QPushButton;

namespace game {
class Match;
}

namespace ui {

class ActionRegistry;
class SeriesLine;

// The buttons beside a game that is being played; each one is an action of the menu.
class PlayControls : public QWidget {
    Q_OBJECT
public:
    explicit PlayControls(ActionRegistry& actions, QWidget* parent = nullptr);
    // A game goes on: its buttons are shown; else those that begin one.
    void showGame(bool goesOn);
    // Above them, while a series is played; null: no series.
    void showSeries(const game::Match* match, const QString& where);
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

    static void letGo(QPushButton* button);

    ActionRegistry& m_actions;
    SeriesLine* m_series;
    std::vector<Linked> m_buttons;
    bool m_goesOn = false;
};

} // namespace ui
