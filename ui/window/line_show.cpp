#include "ui/window/line_show.h"

#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"

namespace ui {

LineShow::LineShow(BoardWidget& board, QObject* parent) : QObject(parent), m_board(board)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LineShow::step);
}

void LineShow::start(const chess::Position& from, std::vector<chess::Move> line)
{
    m_position = from;
    m_line = std::move(line);
    m_next = 0;
    m_showing = true;
    show(std::nullopt);
    m_timer.start(m_pace);
}

void LineShow::stop()
{
    m_timer.stop();
    m_showing = false;
}

void LineShow::step()
{
    if (m_next == m_line.size()) {
        m_showing = false;
        emit finished();
        return;
    }
    const chess::Move move = m_line[m_next++];
    m_position.play(move);
    show(move);
    m_timer.start(m_next == m_line.size() ? 3 * m_pace : m_pace);
    emit stepped(int(m_next), int(m_line.size()));
}

void LineShow::show(std::optional<chess::Move> last)
{
    PositionPresenter::Extras extras;
    extras.lastMove = last;
    extras.mayMove = {false, false};
    m_board.setState(PositionPresenter::present(m_position, extras));
}

} // namespace ui
