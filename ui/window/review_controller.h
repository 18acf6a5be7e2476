#pragma once
#include "core/game/game.h"
#include "ui/actions/action_registry.h"
#include "ui/window/board_user.h"

namespace ui {

class BoardColumn;
class ReviewPresenter;

// Review mode: between a game on the undo stack and board, plates and actions.
class ReviewController : public QObject, public BoardUser {
    Q_OBJECT
public:
    ReviewController(game::Game& game, BoardColumn& column, ActionRegistry& actions,
                     QObject* parent = nullptr);

    // Who changes the tree and the notes of the game.
    void setPresenter(ReviewPresenter* presenter) { m_presenter = presenter; }
    void setActive(bool active);
    void retranslate();

    const chess::Position& position() const override { return m_game.position(); }
    QString play(chess::Move move, game::TimePoint when) override;
    QString whyClosed() const override { return {}; }
    void step(int plies) override;
    void setMarkup(const record::Markup& markup) override;
    bool typeSign(const QString& key) override;

private:
    void connectGame();
    void connectActions();
    void showBoard();
    void showPlates();
    void showClock(chess::Color side);
    bool hasFlagFallen(chess::Color side) const;
    void showActions();
    void editTree(ActionId id);
    std::optional<std::chrono::milliseconds> clockAt(record::NodeId node, chess::Color side) const;

    game::Game& m_game;
    BoardColumn& m_column;
    ActionRegistry& m_actions;
    ReviewPresenter* m_presenter = nullptr;
    bool m_active = false;
};

} // namespace ui
