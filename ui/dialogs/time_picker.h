#pragma once
#include "core/game/time_control.h"

#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

// Chooses a time control: the usual ones by one click, any other by minutes and seconds, or no clock.
class TimePicker : public QWidget {
    Q_OBJECT
public:
    explicit TimePicker(QWidget* parent = nullptr);
    void setValue(const game::TimeControl& control);
    game::TimeControl value() const;
    // A clock of no time at all cannot run.
    bool isValid() const;

signals:
    void changed();

private:
    void showState();

    QButtonGroup* m_presets;
    QPushButton* m_untimed;
    QSpinBox* m_minutes;
    QSpinBox* m_seconds;
    QLabel* m_sentence;
};

} // namespace ui
