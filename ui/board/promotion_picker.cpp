#include "ui/board/promotion_picker.h"

#include "ui/board/board_text.h"

#include <Qt>

namespace ui {

void PromotionPicker::open(chess::Square from, chess::Square to, chess::Color color, bool dropped)
{
    m_open = true;
    m_dropped = dropped;
    m_from = from;
    m_to = to;
    m_color = color;
    m_current = 0;
}

chess::Square PromotionPicker::square(int choice) const
{
    return chess::Square(m_to.file(), m_to.rank() >= 4 ? m_to.rank() - choice : m_to.rank() + choice);
}

std::optional<int> PromotionPicker::choiceAt(chess::Square s) const
{
    for (int choice = 0; choice < int(Choices.size()); ++choice) {
        if (square(choice) == s)
            return choice;
    }
    return std::nullopt;
}

std::optional<int> PromotionPicker::choiceForKey(int key)
{
    constexpr std::array<int, 4> english{Qt::Key_Q, Qt::Key_R, Qt::Key_B, Qt::Key_N};
    for (int choice = 0; choice < int(Choices.size()); ++choice) {
        if (key == promotionKey(Choices[choice]))
            return choice;
    }
    for (int choice = 0; choice < int(Choices.size()); ++choice) {
        if (key == english[choice])
            return choice;
    }
    return std::nullopt;
}

} // namespace ui
