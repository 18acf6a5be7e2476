#pragma once
#include "core/game/game.h"

namespace game {

// What an edit did to a Game, gathered while it is applied and told afterwards.
struct Game::Change {
    record::Edit inverse;
    record::NodeId touched = record::NodeId::Root;
    std::vector<record::NodeId> treeNear;     // parents whose children changed
    std::vector<record::NodeId> nodesChanged; // comments, NAGs
    bool tags = false;
    bool result = false;
    bool tail = false;
    bool positionMayDiffer = false; // a move on the way to the cursor was replaced
    bool concernsTree() const { return !treeNear.empty() || !nodesChanged.empty() || tail; }
};

} // namespace game
