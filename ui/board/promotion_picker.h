#pragma once
#include "core/chess/types.h"

#include <array>
#include <optional>

namespace ui {

// The four men a pawn may become, in a column from the promotion square inwards.
class PromotionPicker {
public:
    static constexpr std::array<chess::PieceType, 4> Choices{
        chess::PieceType::Queen, chess::PieceType::Rook, chess::PieceType::Bishop, chess::PieceType::Knight};

    void open(chess::Square from, chess::Square to, chess::Color color, bool dropped);
    void close() { m_open = false; }
    bool isOpen() const { return m_open; }
    chess::Square from() const { return m_from; }
    chess::Square to() const { return m_to; }
    chess::Color color() const { return m_color; }
    // Was the pawn dropped there, so that it need not glide there again?
    bool wasDropped() const { return m_dropped; }

    chess::Square square(int choice) const;
    // The index of the choice shown on that square.
    std::optional<int> choiceAt(chess::Square s) const;
    // The choice a key stands for: Q R B N, and the initials of the interface's language.
    static std::optional<int> choiceForKey(int key);

    int current() const { return m_current; }
    void setCurrent(int choice) { m_current = choice; }
    void step(int by) { m_current = (m_current + by + 4) % 4; }

private:
    bool m_open = false;
    bool m_dropped = false;
    chess::Square m_from, m_to;
    chess::Color m_color = chess::Color::White;
    int m_current = 0;
};

} // namespace ui
