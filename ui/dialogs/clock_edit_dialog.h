#pragma once
#include "core/game/time_control.h"

#include <QDialog>

#include <array>

class QLineEdit;
class QPushButton;

namespace ui {

// The arbiter's hand on both clocks of a paused game (C7).
class ClockEditDialog : public QDialog {
    Q_OBJECT
public:
    // Nothing for a side without a clock.
    using Times = std::array<std::optional<game::Milliseconds>, 2>;
    ClockEditDialog(const std::array<QString, 2>& names, const Times& times, QWidget* parent = nullptr);
    // The times that were changed, the others are empty.
    Times changed() const;

    // "1:30:00", "4:51", "0:19.4", "45" (seconds); nothing for anything else.
    static std::optional<game::Milliseconds> parse(const QString& text);
    static QString format(game::Milliseconds time);

private:
    void check();

    std::array<QLineEdit*, 2> m_fields{};
    std::array<QString, 2> m_before;
    QPushButton* m_set;
};

} // namespace ui
