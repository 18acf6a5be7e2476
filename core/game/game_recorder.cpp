#include "core/game/game_recorder.h"

#include "core/notation/fen.h"

namespace game {

namespace {

using namespace std::chrono_literals;
using record::NodeId;

constexpr std::string_view DrawOfferMark = "(=)"; // FIDE Appendix C.12

std::string tagText(const QString& text, const char* unknown)
{
    const QString simple = text.simplified();
    return simple.isEmpty() ? std::string(unknown) : simple.toStdString();
}

const char* terminationOf(chess::EndReason reason)
{
    switch (reason) {
    case chess::EndReason::None:
        return "unterminated";
    case chess::EndReason::FlagFall:
    case chess::EndReason::FlagFallCannotMate:
        return "time forfeit";
    case chess::EndReason::IllegalMoves:
        return "rules infraction";
    case chess::EndReason::Abandoned:
        return "abandoned";
    case chess::EndReason::Adjudication:
        return "adjudication";
    default:
        return "normal";
    }
}

record::Tags tagsOf(const GameSetup& setup)
{
    record::Tags tags;
    const QDate date = setup.date.isValid() ? setup.date : QDate::currentDate();
    tags.set("Event", tagText(setup.event, "?"));
    tags.set("Site", tagText(setup.site, "?"));
    tags.set("Date", date.toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    tags.set("Round", tagText(setup.round, "-"));
    tags.set("White", tagText(setup.players[0].name, "?"));
    tags.set("Black", tagText(setup.players[1].name, "?"));
    tags.set("Result", "*");
    if (setup.chess960)
        tags.set("Variant", "Chess960");
    if (setup.chess960 || !(setup.start == chess::Position())) {
        tags.set("SetUp", "1");
        tags.set("FEN", notation::toFen(setup.start));
    }
    setup.control.toTags(tags);
    tags.set("Termination", terminationOf(chess::EndReason::None));
    return tags;
}

// Rounded up, so that a clock that had not run out is not written as one that had.
Milliseconds inTenths(Milliseconds time)
{
    return (time + 99ms) / 100ms * 100ms;
}

} // namespace

void GameRecorder::begin(const GameSetup& setup)
{
    record::Record record(setup.start);
    record.setChess960(setup.chess960);
    record.tags() = tagsOf(setup);
    m_line = {NodeId::Root};
    m_game.setRecord(std::move(record));
}

void GameRecorder::adopt(const record::Record& record)
{
    m_line = record.mainLine();
    m_line.insert(m_line.begin(), NodeId::Root);
    m_game.setRecord(record, tip());
}

NodeId GameRecorder::addMove(chess::Move move)
{
    // Somebody may have put the move there as a variation; it becomes the game.
    NodeId node = m_game.record().child(tip(), move);
    if (node != NodeId::None)
        m_game.editWithoutUndo(record::MoveChild{node, 0});
    else
        node = m_game.editWithoutUndo(record::AddMove{tip(), move, 0}).value_or(NodeId::None);
    Q_ASSERT(node != NodeId::None);
    m_line.push_back(node);
    m_game.goTo(tip());
    return tip();
}

NodeId GameRecorder::removeLastMove()
{
    const NodeId last = tip();
    m_line.pop_back();
    m_game.goTo(tip());
    m_game.editWithoutUndo(record::RemoveSubtree{last});
    return tip();
}

std::string GameRecorder::comment(NodeId node) const
{
    const auto& comments = m_game.record().node(node).commentsAfter;
    return comments.empty() ? std::string() : comments.front();
}

void GameRecorder::setComment(NodeId node, std::string text)
{
    auto comments = m_game.record().node(node).commentsAfter;
    if (comments.empty())
        comments.emplace_back();
    comments.front() = std::move(text);
    m_game.editWithoutUndo(record::SetComments{node, record::CommentPlace::After, std::move(comments)});
}

// Behind what is written there, if it is not there yet.
void GameRecorder::addProse(NodeId node, std::string_view words)
{
    const std::string text = comment(node);
    std::string prose = record::proseOf(text);
    if (prose.find(words) != std::string::npos)
        return;
    prose.append(prose.empty() ? "" : " ").append(words);
    setComment(node, record::withProse(text, prose));
}

void GameRecorder::setTimes(std::optional<Milliseconds> remaining, Milliseconds elapsed)
{
    std::string text = comment(tip());
    if (remaining)
        text = record::withCommand(text, "clk", record::formatClock(inTenths(*remaining)));
    setComment(tip(), record::withCommand(text, "emt", record::formatClock(elapsed + 50ms)));
}

void GameRecorder::markDrawOffer(chess::Color by)
{
    const bool moverIsBy = m_game.record().positionAt(tip()).sideToMove() != by;
    const std::size_t back = moverIsBy ? 1 : 2;
    addProse(m_line.size() > back ? m_line[m_line.size() - back] : NodeId::Root, DrawOfferMark);
}

void GameRecorder::finish(chess::Outcome outcome, const std::string& reason)
{
    if (!reason.empty())
        addProse(tip(), reason);
    record::Tags tags = m_game.record().tags();
    tags.set("Termination", terminationOf(outcome.reason));
    m_game.editWithoutUndo(
        record::EditSequence{{record::SetTags{std::move(tags)}, record::SetResult{outcome.result}}});
}

} // namespace game
