#pragma once
#include "core/game/game_session.h"

#include <QTimer>

#include <array>

namespace ui {

class PlayerPlate;

// Keeps both plates' clocks true to the session's faces: a timer runs only while a clock does, and wakes
// exactly when a digit changes.
class ClockDisplay : public QObject {
    Q_OBJECT
public:
    ClockDisplay(game::GameSession& session, QObject* parent = nullptr);
    void setPlates(PlayerPlate* white, PlayerPlate* black);
    void setLowTime(std::chrono::seconds low) { m_low = low; }
    // Shows both clocks anew, now.
    void refresh();

signals:
    // Once a game and side: less than the set time is left.
    void timeLow(chess::Color side);

private:
    void show(chess::Color side, const game::Clock::Face& face);
    void scheduleNext();
    QString detailOf(chess::Color side, const game::Clock::Face& face) const;

    game::GameSession& m_session;
    std::array<PlayerPlate*, 2> m_plates{};
    std::chrono::seconds m_low{20};
    std::array<bool, 2> m_warned{};
    QTimer m_timer;
};

} // namespace ui
