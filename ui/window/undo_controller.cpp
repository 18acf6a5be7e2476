#include "ui/window/undo_controller.h"

#include "ui/actions/action_registry.h"

#include <QUndoCommand>

namespace ui {

namespace {

// Pushing it forgets what could be redone; it does not stay itself.
class NothingCommand : public QUndoCommand {
public:
    NothingCommand() { setObsolete(true); }
};

} // namespace

UndoController::UndoController(game::Game& review, ActionRegistry& actions, QObject* parent)
    : QObject(parent), m_review(review), m_actions(actions)
{
    connect(m_actions.action(ActionId::Undo), &QAction::triggered, this, &UndoController::undo);
    connect(m_actions.action(ActionId::Redo), &QAction::triggered, this, &UndoController::redo);
    QUndoStack* stack = m_review.undoStack();
    connect(&m_review, &game::Game::recordReplaced, this, [this] {
        ++m_game;
        m_lastIndex = 0;
        showActions();
    });
    connect(stack, &QUndoStack::indexChanged, this, [this](int index) {
        const bool isNew = !m_stepping && index > m_lastIndex;
        m_lastIndex = index;
        if (isNew && m_list)
            forgetRedo(m_list);
        if (isNew)
            emit said({});
        showActions();
    });
    // The games go before the window's other parts, which may have a last word.
    connect(&m_review, &QObject::destroyed, this, [this] {
        if (m_list)
            m_list->disconnect(this);
        m_list = nullptr;
    });
    for (auto signal : {&QUndoStack::undoTextChanged, &QUndoStack::redoTextChanged})
        connect(stack, signal, this, &UndoController::showActions);
    showActions();
}

void UndoController::setReviewActive(bool active)
{
    m_reviewActive = active;
    showActions();
}

void UndoController::setList(QUndoStack* list)
{
    if (m_list)
        m_list->disconnect(this);
    m_list = list;
    if (list) {
        connect(list, &QUndoStack::indexChanged, this, &UndoController::showActions);
        connect(list, &QObject::destroyed, this, [this, list] { m_moments.erase(list); });
    }
    showActions();
}

void UndoController::pushToList(QUndoCommand* command)
{
    auto& moments = m_moments[m_list];
    moments.resize(std::size_t(m_list->index()));
    moments.push_back({m_game, m_review.undoStack()->index()});
    if (m_review.undoStack()->canRedo())
        forgetRedo(m_review.undoStack());
    emit said({});
    m_list->push(command);
}

void UndoController::forgetRedo(QUndoStack* stack)
{
    if (stack->canRedo())
        stack->push(new NothingCommand);
}

// How many changes of the game under review came before that change of the list.
int UndoController::indexAt(int command) const
{
    const auto moments = m_moments.find(m_list);
    if (moments == m_moments.end() || std::size_t(command) >= moments->second.size())
        return 0;
    const Moment& moment = moments->second[std::size_t(command)];
    return moment.game == m_game ? moment.index : 0;
}

QUndoStack* UndoController::toUndo() const
{
    QUndoStack* game = m_review.undoStack();
    const bool gameCan = m_reviewActive && game->canUndo();
    const bool listCan = m_list && m_list->canUndo();
    if (gameCan && listCan)
        return game->index() > indexAt(m_list->index() - 1) ? game : m_list.data();
    return gameCan ? game : listCan ? m_list.data() : nullptr;
}

QUndoStack* UndoController::toRedo() const
{
    QUndoStack* game = m_review.undoStack();
    const bool gameCan = m_reviewActive && game->canRedo();
    const bool listCan = m_list && m_list->canRedo();
    if (gameCan && listCan)
        return game->index() < indexAt(m_list->index()) ? game : m_list.data();
    return gameCan ? game : listCan ? m_list.data() : nullptr;
}

void UndoController::undo()
{
    QUndoStack* stack = toUndo();
    if (!stack)
        return;
    const QString what = stack->undoText();
    m_stepping = true;
    stack->undo();
    m_stepping = false;
    showActions();
    emit said(tr("Undone: %1").arg(what));
}

void UndoController::redo()
{
    QUndoStack* stack = toRedo();
    if (!stack)
        return;
    const QString what = stack->redoText();
    m_stepping = true;
    stack->redo();
    m_stepping = false;
    showActions();
    emit said(tr("Redone: %1").arg(what));
}

void UndoController::showActions()
{
    const auto show = [this](ActionId id, const QString& verb, bool can, const QString& what) {
        m_actions.action(id)->setEnabled(can);
        m_actions.action(id)->setText(what.isEmpty() ? verb
                                                     : tr("%1: %2", "undo: which change").arg(verb, what));
    };
    const QUndoStack* undo = toUndo();
    const QUndoStack* redo = toRedo();
    show(ActionId::Undo, tr("&Undo"), undo != nullptr, undo ? undo->undoText() : QString());
    show(ActionId::Redo, tr("&Redo"), redo != nullptr, redo ? redo->redoText() : QString());
}

} // namespace ui
