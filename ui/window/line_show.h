#pragma once
#include "core/chess/position.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace ui {

class BoardWidget;

// Plays moves on the board one after the other, only to be seen: a mate that was still possible.
class LineShow : public QObject {
    Q_OBJECT
public:
    explicit LineShow(BoardWidget& board, QObject* parent = nullptr);
    // Between two moves; the last position stays up three times as long.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }
    void start(const chess::Position& from, std::vector<chess::Move> line);
    void stop();
    bool isShowing() const { return m_showing; }
    const chess::Position& position() const { return m_position; }

signals:
    void stepped(int played, int moves);
    void finished(); // not when it was stopped

private:
    void step();
    void show(std::optional<chess::Move> last);

    BoardWidget& m_board;
    QTimer m_timer;
    std::chrono::milliseconds m_pace{900};
    chess::Position m_position;
    std::vector<chess::Move> m_line;
    std::size_t m_next = 0;
    bool m_showing = false;
};

} // namespace ui
