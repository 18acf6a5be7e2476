#include "ui/window/play_moves.h"

#include "core/pgn/writer.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>

namespace ui {

PlayMoves::PlayMoves(game::Game& game, QWidget* parent) : MoveListView(parent), m_game(game)
{
    setObjectName(QStringLiteral("playMoves"));
    setEditable(false);
    setClocksVisible(false);
    retranslate();
    setRecord(&game.record());
    connect(&game, &game::Game::recordReplaced, this, [this] {
        setRecord(&m_game.record());
        setCurrent(m_game.current());
    });
    connect(&game, &game::Game::treeChanged, this, &MoveListView::treeChanged);
    connect(&game, &game::Game::nodeChanged, this, &MoveListView::nodeChanged);
    connect(&game, &game::Game::resultChanged, this, &MoveListView::endChanged);
    connect(&game, &game::Game::currentChanged, this, &MoveListView::setCurrent);
    connect(this, &MoveListView::moveActivated, &game, &game::Game::goTo);
    connect(this, &MoveListView::stepIntended, this, &PlayMoves::step);
    connect(this, &MoveListView::editIntended, this, [this](MoveEdit edit) {
        if (edit == MoveEdit::CopyGame || edit == MoveEdit::CopyLine)
            QApplication::clipboard()->setText(QString::fromStdString(pgn::writeGame(m_game.record())));
    });
}

void PlayMoves::retranslate()
{
    setHint(
        tr("The moves of the game come here. Drag a piece, click it and then its square, or type the move."));
}

void PlayMoves::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    MoveListView::changeEvent(event);
}

void PlayMoves::step(MoveStep where)
{
    ui::step(m_game, where);
}

} // namespace ui
