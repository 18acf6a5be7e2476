#include "ui/window/unread_controller.h"

#include "core/pgn/draft.h"
#include "core/pgn/reader.h"
#include "core/pgn/writer.h"
#include "ui/notation/move_list_view.h"
#include "ui/notation/repair_editor.h"
#include "ui/text/problem_words.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace ui {

using pgn::UnreadPlace;
using record::NodeId;

UnreadController::UnreadController(game::Game& game, MoveListView& moves, QWidget* over, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_moves(moves),
      m_over(over),
      m_editor(new RepairEditor(over)),
      m_draft(game)
{
    connect(&moves, &MoveListView::unreadActivated, this, &UnreadController::openAt);
    connect(&moves, &MoveListView::faultActivated, this, &UnreadController::openFault);
    connect(&moves, &MoveListView::mendIntended, this, &UnreadController::mendNext);
    connect(m_editor, &RepairEditor::readIntended, this, &UnreadController::read);
    connect(m_editor, &RepairEditor::removeIntended, this, &UnreadController::remove);
    connect(m_editor, &RepairEditor::typed, this, &UnreadController::keepTyped);
    connect(m_editor, &RepairEditor::left, this, [this] {
        (void)m_draft.takeBack();
        leave();
    });
    connect(&game, &game::Game::recordReplaced, this, [this] {
        m_lookSoon.stop();
        close();
    });
    m_lookSoon.setSingleShot(true);
    m_lookSoon.setInterval(0);
    connect(&m_lookSoon, &QTimer::timeout, this, &UnreadController::lookAgain);
    // Only games with faults are looked at again: nothing that is edited here brings one in.
    connect(game.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_asItCame.empty() || !m_game.record().unreadTail().empty())
            m_lookSoon.start();
    });
}

void UnreadController::setActive(bool active)
{
    m_active = active;
    if (!active) {
        takeTyped();
        close();
    }
    emit mendableChanged(m_active && m_mendable);
}

void UnreadController::setProblems(std::vector<pgn::Problem> problems)
{
    m_asItCame = problems;
    m_problems = std::move(problems);
    m_changed = false;
    showProblems();
}

// The problems of the game as it is now.
void UnreadController::lookAgain()
{
    if (m_editor->isVisible() && m_draft.text().isEmpty())
        close();
    else if (m_editor->isVisible() && m_draft.isChanged())
        open(m_draft.place(), false); // undone, or done again
    if (m_typed)
        return; // what is being typed is no news to the one who types
    m_changed = m_game.undoStack()->index() != 0;
    m_problems = m_changed ? pgn::readGame(pgn::writeGame(m_game.record())).problems : m_asItCame;
    showProblems();
    if (m_changed)
        emit problemsChanged(m_problems);
    else
        emit problemsAreBack();
}

void UnreadController::showProblems()
{
    const auto& record = m_game.record();
    QString heading;
    std::vector<MoveListDocument::Options::Fault> faults;
    for (const auto& problem : m_problems) {
        if (problem.severity != pgn::Severity::Error)
            continue;
        const auto place = pgn::unreadPlaceOf(record, problem);
        if (place && place->kind == UnreadPlace::Kind::RestOfGame && heading.isEmpty())
            heading = m_changed ? text::problemReason(problem) : text::problem(problem);
        else if (place && place->kind == UnreadPlace::Kind::OpenComment)
            faults.push_back({place->node, text::problemKind(problem.kind)});
    }
    m_moves.setUnreadReason(record.unreadTail().empty() ? QString() : heading);
    m_moves.setFaults(faults);
    m_mendable = !faults.empty() || !pgn::unreadPlaces(record).empty();
    emit mendableChanged(m_active && m_mendable);
}

void UnreadController::show(const pgn::Problem& problem)
{
    takeTyped();
    const auto& record = m_game.record();
    if (const auto place = pgn::unreadPlaceOf(record, problem)) {
        m_game.goTo(place->node);
        open(*place, true);
        return;
    }
    close();
    const auto line = record.mainLine();
    const auto ply = std::min(std::size_t(std::max(problem.ply, 0)), line.size());
    m_game.goTo(ply == 0 ? NodeId::Root : line[ply - 1]);
}

void UnreadController::openAt(NodeId node, int piece)
{
    takeTyped();
    UnreadPlace place{UnreadPlace::Kind::RestOfGame, m_game.record().endOfLine(NodeId::Root), 0};
    if (node != NodeId::None && piece >= 0)
        place = {UnreadPlace::Kind::Piece, node, std::size_t(piece)};
    else if (node != NodeId::None)
        place = {UnreadPlace::Kind::RestOfLine, node, 0};
    open(place, true);
}

void UnreadController::openFault(NodeId node)
{
    takeTyped();
    open({UnreadPlace::Kind::OpenComment, node, 0}, true);
}

// The first text that stands at the current move or behind it, else the first of the game.
void UnreadController::mendNext()
{
    takeTyped();
    const auto& record = m_game.record();
    auto places = pgn::unreadPlaces(record);
    for (const auto& fault : m_moves.document().options().faults)
        places.push_back({UnreadPlace::Kind::OpenComment, fault.node, 0});
    if (places.empty())
        return;
    auto place = std::find_if(places.begin(), places.end(), [&](const UnreadPlace& p) {
        return record.isAncestorOrSelf(m_game.current(), p.node);
    });
    if (place == places.end())
        place = places.begin();
    m_game.goTo(place->node);
    open(*place, true);
}

void UnreadController::open(const UnreadPlace& place, bool focus)
{
    if (pgn::unreadText(m_game.record(), place).empty())
        return;
    m_draft.begin(place);
    m_typed = false;
    const auto node = place.kind == UnreadPlace::Kind::RestOfGame ? NodeId::None : place.node;
    const QRect shown = m_moves.unreadRect(node);
    m_editor->open(m_draft.text(), reasonOf(place),
                   QRect(m_moves.viewport()->mapTo(m_over, shown.topLeft()), shown.size()));
    if (focus)
        m_editor->takeFocus();
}

bool UnreadController::isOpen() const
{
    return m_editor->isVisible();
}

void UnreadController::close()
{
    if (std::exchange(m_typed, false))
        m_lookSoon.start();
    m_editor->hide();
}

void UnreadController::leave()
{
    const bool hadFocus = m_editor->isAncestorOf(QApplication::focusWidget());
    close();
    if (hadFocus)
        m_moves.setFocus(Qt::OtherFocusReason);
}

void UnreadController::keepTyped(const QString& typed)
{
    m_typed = true;
    m_draft.keep(typed.trimmed(), tr("Type the text after %1").arg(nameOf(m_draft.place())));
}

// One step, also after typing; the draft stays when nothing of the text can be read.
tl::expected<pgn::Mending, pgn::Problem> UnreadController::mendBy(const QString& typed)
{
    const QString name = tr("Mend the text after %1").arg(nameOf(m_draft.place()));
    const bool drafted = m_draft.takeBack();
    auto mending = pgn::mend(m_game.record(), m_draft.place(), typed.toStdString(), *m_letters);
    if (mending)
        (void)m_game.edit(mending->edit, name);
    else if (drafted)
        m_draft.putBack();
    m_typed = !mending;
    return mending;
}

void UnreadController::takeTyped()
{
    if (!m_typed || !m_editor->isVisible())
        return;
    const QString typed = m_editor->text().trimmed();
    if (const auto mending = mendBy(typed)) {
        if (mending->rest)
            open(*mending->rest, false);
        else
            leave();
        return;
    }
    m_typed = false;
    const std::string text = typed.toStdString();
    if (pgn::keepAsUnread(m_game.record(), m_draft.place(), text))
        return; // the draft is that
    (void)m_draft.takeBack();
    (void)m_game.edit(pgn::keepAsComment(m_game.record(), m_draft.place(), text),
                      tr("Keep the text after %1 as a comment").arg(nameOf(m_draft.place())));
    emit said(tr("The text as it was typed would have changed what follows it: it is a comment now."));
    leave();
}

QString UnreadController::reasonOf(const UnreadPlace& place) const
{
    for (const auto& problem : m_problems) {
        if (pgn::unreadPlaceOf(m_game.record(), problem) == place)
            return text::problemReason(problem);
    }
    return tr("This text could not be read.");
}

// How the undo list names what is done to that text.
QString UnreadController::nameOf(const UnreadPlace& place) const
{
    const QString move = m_moves.moveText(place.node);
    return move.isEmpty() ? tr("the start") : move;
}

void UnreadController::read(const QString& typed)
{
    const std::string text = typed.trimmed().toStdString();
    if (text.empty()) {
        remove();
        return;
    }
    // Where a part of the trimmed text is in what was typed.
    const auto indexOf = [&](std::size_t bytes) {
        const qsizetype lead = typed.indexOf(typed.trimmed().left(1));
        return lead + QString::fromStdString(text.substr(0, bytes)).size();
    };
    const auto mending = mendBy(typed.trimmed());
    if (!mending) {
        m_editor->refuse(text::problemReason(mending.error()), indexOf(mending.error().offset),
                         QString::fromStdString(mending.error().token).size());
        return;
    }
    const auto rest = mending->rest;
    const auto fault = mending->fault;
    if (!rest) {
        leave();
        return;
    }
    m_game.goTo(rest->node);
    open(*rest, true);
    if (fault) {
        const QString left = m_editor->text();
        const QString token = QString::fromStdString(fault->token);
        m_editor->refuse(text::problemReason(*fault), left.indexOf(token), token.size());
    }
}

void UnreadController::remove()
{
    (void)m_draft.takeBack();
    (void)m_game.edit(pgn::withoutUnread(m_game.record(), m_draft.place()),
                      tr("Remove the unread text after %1").arg(nameOf(m_draft.place())));
    leave();
}

void UnreadController::retranslate()
{
    m_editor->retranslate();
    showProblems();
}

} // namespace ui
