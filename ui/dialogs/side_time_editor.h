#pragma once
#include "core/game/time_control.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace ui {

// Everything that one clock can be set to: the kind, and stages with their moves, time and bonus (C2, C3).
class SideTimeEditor : public QWidget {
    Q_OBJECT
public:
    // `name` begins the names of its fields.
    explicit SideTimeEditor(const QString& name, QWidget* parent = nullptr);
    void setValue(const game::SideControl& side);
    game::SideControl value() const;

signals:
    void changed(); // by the person

private:
    struct Row {
        QSpinBox* moves;
        QDoubleSpinBox* minutes;
        QSpinBox* bonus;
        QSpinBox* periods;
        QToolButton* remove;
    };
    void addRow(const game::Stage& stage);
    void removeRow(std::size_t row);
    void appendStage();
    void showKind();
    game::ClockKind kind() const;

    QString m_name;
    bool m_filling = false;
    QComboBox* m_kind;
    QGridLayout* m_grid;
    QLabel* m_movesTitle;
    QLabel* m_bonusTitle;
    QLabel* m_periodsTitle;
    QToolButton* m_add;
    std::vector<Row> m_rows;
};

} // namespace ui
