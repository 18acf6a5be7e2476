#pragma once
#include "core/game/time_control.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class SideTimeEditor;

// Chooses a time control: the usual ones by one click, others by minutes and seconds, or no clock. Everything
// else a clock can do is on a page of its own (morePage()), for the dialog to place.
class TimePicker : public QWidget {
    Q_OBJECT
public:
    explicit TimePicker(QWidget* parent = nullptr);
    void setValue(const game::TimeControl& control);
    const game::TimeControl& value() const { return m_value; }
    // A clock of no time at all cannot run.
    bool isValid() const;
    // Kind, stages, a different time for each side.
    QWidget* morePage() const { return m_more; }

signals:
    void changed();

private:
    void makeMorePage();
    QLayout* makePresets();
    void choose(game::TimeControl control);
    void setMoment(game::TimeControl& control) const;
    void takeSimple();
    void takeMore();
    void showState();

    game::TimeControl m_value;
    bool m_showing = false;
    QButtonGroup* m_presets;
    QPushButton* m_untimed;
    QSpinBox* m_minutes;
    QSpinBox* m_seconds;
    QLabel* m_sentence;
    QWidget* m_more;
    SideTimeEditor* m_white;
    SideTimeEditor* m_black;
    QCheckBox* m_odds;
    QCheckBox* m_beforeMove;
    QLabel* m_whiteTitle;
    QLabel* m_blackTitle;
};

} // namespace ui
