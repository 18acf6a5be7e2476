#include "ui/window/review_controller.h"

#include "core/notation/san.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/clock/player_plate.h"
#include "ui/notation/review_presenter.h"
#include "ui/text/time_words.h"
#include "ui/text/words.h"
#include "ui/window/board_column.h"
#include "ui/window/material.h"

namespace ui {

using chess::Color;
using record::NodeId;

namespace {

QString minutesAndSeconds(std::chrono::milliseconds time)
{
    const auto seconds = (time.count() + 500) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

ReviewController::ReviewController(game::Game& game, BoardColumn& column, ActionRegistry& actions,
                                   QObject* parent)
    : QObject(parent), m_game(game), m_column(column), m_actions(actions)
{
    connectGame();
    connectActions();
}

void ReviewController::connectGame()
{
    const auto showAll = [this] {
        showBoard();
        showPlates();
        showActions();
    };
    connect(&m_game, &game::Game::recordReplaced, this, showAll);
    connect(&m_game, &game::Game::currentChanged, this, [this, showAll] {
        if (m_active)
            m_column.say({});
        showAll();
    });
    connect(&m_game, &game::Game::treeChanged, this, &ReviewController::showActions);
    connect(&m_game, &game::Game::nodeChanged, this, showAll);
    connect(&m_game, &game::Game::tagsChanged, this, &ReviewController::showPlates);
}

void ReviewController::connectActions()
{
    for (const ActionId id : {ActionId::PromoteVariation, ActionId::DemoteVariation, ActionId::MainLine,
                              ActionId::TruncateAfter, ActionId::DeleteVariation})
        connect(m_actions.action(id), &QAction::triggered, this, [this, id] { editTree(id); });
}

void ReviewController::setActive(bool active)
{
    m_active = active;
    showBoard();
    showPlates();
    showActions();
}

QString ReviewController::play(chess::Move move, game::TimePoint)
{
    const chess::Position& before = m_game.position();
    const QString san = QString::fromStdString(notation::toSan(before, move));
    const auto played = m_game.playMove(move, tr("Add %1", "a move").arg(san));
    return played ? QString() : tr("This move cannot be added here.");
}

void ReviewController::step(int plies)
{
    for (; plies > 0 && m_game.goNext(); --plies) {
    }
    for (; plies < 0 && m_game.goPrevious(); ++plies) {
    }
}

// Marks live in the first comment that has some, else in the first comment (P1: nothing else in it changes).
void ReviewController::setMarkup(const record::Markup& markup)
{
    const NodeId at = m_game.current();
    std::vector<std::string> comments = m_game.record().node(at).commentsAfter;
    auto place = std::find_if(comments.begin(), comments.end(),
                              [](const std::string& c) { return !record::markupOf(c).empty(); });
    if (place == comments.end()) {
        if (comments.empty())
            comments.emplace_back();
        place = comments.begin();
    }
    *place = record::withMarkup(*place, markup);
    if (place->empty())
        comments.erase(place);
    (void)m_game.edit(record::SetComments{at, record::CommentPlace::After, comments},
                      tr("Draw on the board"));
}

bool ReviewController::typeSign(const QString& key)
{
    if (m_presenter)
        m_presenter->typeSign(key);
    return m_presenter != nullptr;
}

void ReviewController::showBoard()
{
    if (!m_active)
        return;
    const NodeId at = m_game.current();
    const record::Node& node = m_game.record().node(at);
    PositionPresenter::Extras extras;
    if (at != NodeId::Root)
        extras.lastMove = node.move;
    for (const std::string& comment : node.commentsAfter) {
        const record::Markup marks = record::markupOf(comment);
        extras.markup.squares.insert(extras.markup.squares.end(), marks.squares.begin(), marks.squares.end());
        extras.markup.arrows.insert(extras.markup.arrows.end(), marks.arrows.begin(), marks.arrows.end());
    }
    m_column.board()->setState(PositionPresenter::present(m_game.position(), extras));
    const Material material = materialOf(m_game.record().startPosition(), m_game.position());
    const bool over = !m_game.position().hasLegalMove();
    for (const Color side : chess::AllColors) {
        m_column.plate(side)->setCaptured(material.takenBy[std::size_t(chess::index(side))],
                                          side == Color::White ? material.whiteAhead : -material.whiteAhead);
        m_column.plate(side)->setTurn(!over && m_game.position().sideToMove() == side);
    }
}

// What the side's clock showed at that point of the game (C8): after its own last move.
std::optional<std::chrono::milliseconds> ReviewController::clockAt(NodeId node, Color side) const
{
    const record::Record& record = m_game.record();
    const std::vector<NodeId> path = record.pathTo(node);
    const bool whiteStarts = record.startPosition().sideToMove() == Color::White;
    for (std::size_t i = path.size(); i-- > 0;) {
        const bool byWhite = (i % 2 == 0) == whiteStarts;
        if (byWhite != (side == Color::White))
            continue;
        for (const std::string& comment : record.node(path[i]).commentsAfter) {
            if (const auto clock = record::clockOf(comment))
                return clock;
        }
        return {};
    }
    return {};
}

void ReviewController::showPlates()
{
    if (!m_active)
        return;
    const record::Tags& tags = m_game.record().tags();
    const auto text = [&](const char* name) {
        const std::string_view value = tags.value(name);
        const QString shown = QString::fromUtf8(value.data(), qsizetype(value.size()));
        return shown == QLatin1String("?") ? QString() : shown;
    };
    for (const Color side : chess::AllColors) {
        const bool white = side == Color::White;
        QString name = text(white ? "White" : "Black");
        const QString rating = text(white ? "WhiteElo" : "BlackElo");
        if (name.isEmpty())
            name = text::colorName(side);
        PlayerPlate* plate = m_column.plate(side);
        plate->setName(rating.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, rating));
        showClock(side);
    }
}

// The side's clock, and beside the clock of the one who moved how long he thought (C8).
void ReviewController::showClock(Color side)
{
    const NodeId at = m_game.current();
    auto clock = clockAt(at, side);
    const bool fallen = clock && hasFlagFallen(side);
    if (fallen)
        clock = std::chrono::milliseconds(0);
    QString thought;
    if (at != NodeId::Root && m_game.position().sideToMove() != side) {
        for (const std::string& comment : m_game.record().node(at).commentsAfter) {
            if (const auto elapsed = record::elapsedOf(comment))
                thought = tr("thought %1", "time for a move").arg(minutesAndSeconds(*elapsed));
        }
    }
    PlayerPlate* plate = m_column.plate(side);
    plate->setTimed(clock.has_value(), clock && *clock >= std::chrono::hours(1));
    plate->setTime(text::clockFace(clock.value_or(std::chrono::milliseconds(0))),
                   fallen ? ClockFace::Mood::Fallen : ClockFace::Mood::Waiting, thought);
}

// At the end of a game that was lost on time, or drawn because the opponent could not mate: then the flag is
// that of the side to move.
bool ReviewController::hasFlagFallen(Color side) const
{
    const record::Record& record = m_game.record();
    const NodeId at = m_game.current();
    if (record.tags().value("Termination") != "time forfeit" || !record.isMainLine(at) ||
        record.mainChild(at) != NodeId::None)
        return false;
    switch (record.result()) {
    case chess::Result::WhiteWins:
        return side == Color::Black;
    case chess::Result::BlackWins:
        return side == Color::White;
    case chess::Result::Draw:
        return side == m_game.position().sideToMove();
    case chess::Result::Unfinished:
        break;
    }
    return false;
}

void ReviewController::showActions()
{
    const record::Record& record = m_game.record();
    const NodeId at = m_game.current();
    const bool onMove = m_active && at != NodeId::Root;
    const bool inVariation = onMove && !record.isMainLine(at);
    m_actions.action(ActionId::PromoteVariation)->setEnabled(inVariation);
    m_actions.action(ActionId::MainLine)->setEnabled(inVariation);
    m_actions.action(ActionId::DemoteVariation)
        ->setEnabled(onMove && record.node(record.node(at).parent).children.size() > 1);
    m_actions.action(ActionId::DeleteVariation)->setEnabled(onMove);
    m_actions.action(ActionId::TruncateAfter)->setEnabled(m_active && record.mainChild(at) != NodeId::None);
    m_actions.action(ActionId::Tags)->setEnabled(m_active);
}

void ReviewController::editTree(ActionId id)
{
    if (!m_presenter)
        return;
    const NodeId at = m_game.current();
    switch (id) {
    case ActionId::PromoteVariation:
        m_presenter->edit(MoveEdit::Promote, at);
        break;
    case ActionId::DemoteVariation:
        m_presenter->edit(MoveEdit::Demote, at);
        break;
    case ActionId::MainLine:
        m_presenter->edit(MoveEdit::MakeMainLine, at);
        break;
    case ActionId::TruncateAfter:
        m_presenter->edit(MoveEdit::Truncate, at);
        break;
    case ActionId::DeleteVariation:
        m_presenter->edit(MoveEdit::DeleteFromHere, at);
        break;
    default:
        break;
    }
}

void ReviewController::retranslate()
{
    showPlates();
    showActions();
}

} // namespace ui
