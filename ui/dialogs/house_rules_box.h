#pragma once
#include "ui/settings/settings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace ui {

// What two players may agree on beside the clock: the rules of the house, and Chess960.
class HouseRulesBox : public QWidget {
    Q_OBJECT
public:
    explicit HouseRulesBox(QWidget* parent = nullptr);
    // Only the part of a choice that is shown here.
    void setChoice(const NewGameChoice& choice);
    void putInto(NewGameChoice& choice) const;
    // In a few words what differs from a friendly game; empty when nothing does.
    QString summary() const;

signals:
    void changed();

private:
    void showArray();

    QCheckBox* m_touchMove;
    QCheckBox* m_pressClock;
    QCheckBox* m_illegalMove;
    QCheckBox* m_claim;
    QCheckBox* m_atOnce;
    QCheckBox* m_hideBoard;
    QComboBox* m_takeback;
    QCheckBox* m_chess960;
    QSpinBox* m_array;
    QLabel* m_arrayShown;
};

} // namespace ui
