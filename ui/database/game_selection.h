#pragma once
#include "core/game/row_shift.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

class QTableView;

namespace ui {

class GameTableModel;

// Keeps which games are selected, which is the current one and where it stands in the view while the rows of
// a list are filtered and sorted anew.
class GameSelection : public QObject {
    Q_OBJECT
public:
    GameSelection(GameTableModel& model, QTableView& view, QObject* parent = nullptr);
    // The game that becomes the current one when no other is, as soon as it is shown.
    void setHome(std::optional<std::size_t> game) { m_home = game; }
    // The games selected, in the order of the file.
    std::vector<std::size_t> games() const;
    // Those of them (ascending) that are shown; the first one comes into view.
    void choose(const std::vector<std::size_t>& games);
    // Games came, went or changed places, and the rows of the list are still the old ones. What came is what
    // one wants to see.
    void follow(const game::RowShift& shift);

private:
    void keep();
    void restore();
    void bringIntoView(int row);
    void select(const std::vector<std::uint32_t>& games);

    GameTableModel& m_model;
    QTableView& m_view;
    std::optional<std::size_t> m_home;
    std::vector<std::uint32_t> m_selected;
    std::optional<std::size_t> m_current;
    int m_inView = -1;       // rows between the upper edge and the current game; −1: it was out of sight
    std::size_t m_total = 0; // games of the file when these were kept
    bool m_followed = false; // what is kept is known by its new rows already
};

} // namespace ui
