#include "ui/notation/review_presenter.h"

#include "core/pgn/writer.h"
#include "core/record/comment.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>

#include <algorithm>

namespace ui {

using record::CommentPlace;
using record::NodeId;

namespace {

QString fromUtf8(std::string_view s)
{
    return QString::fromUtf8(s.data(), qsizetype(s.size()));
}

} // namespace

QString proseOfAll(const std::vector<std::string>& comments)
{
    QStringList parts;
    for (const auto& comment : comments) {
        // Single line ends are the file's wrapping, blank lines begin a paragraph.
        QStringList paragraphs;
        for (const auto& paragraph : fromUtf8(record::proseOf(comment)).split(QStringLiteral("\n\n"))) {
            if (!paragraph.simplified().isEmpty())
                paragraphs << paragraph.simplified();
        }
        if (!paragraphs.isEmpty())
            parts << paragraphs.join(QStringLiteral("\n\n"));
    }
    return parts.join(QChar('\n'));
}

std::vector<std::string> withProseOfAll(std::vector<std::string> comments, const QString& prose)
{
    const auto text = prose.trimmed().toStdString();
    const auto hasProse = [](const std::string& c) { return !record::proseOf(c).empty(); };
    auto place = std::find_if(comments.begin(), comments.end(), hasProse);
    if (place == comments.end()) {
        if (text.empty())
            return comments;
        if (comments.empty())
            comments.emplace_back();
        place = comments.begin();
    }
    *place = record::withProse(*place, text);
    for (auto other = place + 1; other != comments.end(); ++other)
        *other = record::withProse(*other, {});
    std::erase_if(comments, [](const std::string& c) { return c.empty(); });
    return comments;
}

ReviewPresenter::ReviewPresenter(game::Game& game, MoveListView& moves, AnnotationPanel& panel,
                                 NavigationBar& navigation, QObject* parent)
    : QObject(parent), m_game(game), m_moves(moves), m_panel(panel), m_navigation(navigation)
{
    m_sinceStart.start();
    connectGame();
    connect(&moves, &MoveListView::moveActivated, this, [this](NodeId node) {
        m_navigation.setPlaying(false);
        m_game.goTo(node);
    });
    connect(&moves, &MoveListView::stepIntended, this, &ReviewPresenter::step);
    connect(&moves, &MoveListView::editIntended, this, &ReviewPresenter::edit);
    connect(&moves, &MoveListView::signKeyPressed, this, &ReviewPresenter::typeSign);
    connect(&navigation, &NavigationBar::stepIntended, this, &ReviewPresenter::step);
    connect(&panel, &AnnotationPanel::signToggled, this, &ReviewPresenter::toggleSign);
    connect(&panel, &AnnotationPanel::commentEdited, this, &ReviewPresenter::setComment);
    connect(&panel, &AnnotationPanel::commentBegun, this, [this] {
        ++m_mergeKey;
        m_typing = {};
    });
    connect(&panel, &AnnotationPanel::leaveIntended, this,
            [this] { m_moves.setFocus(Qt::OtherFocusReason); });
    m_moves.setRecord(&m_game.record());
    m_moves.setCurrent(m_game.current());
    showCurrent();
}

void ReviewPresenter::connectGame()
{
    connect(&m_game, &game::Game::recordReplaced, this, [this] {
        m_moves.setRecord(&m_game.record());
        m_moves.setCurrent(m_game.current());
        showCurrent();
    });
    connect(&m_game, &game::Game::treeChanged, this, [this](NodeId near) {
        m_moves.treeChanged(near);
        showCurrent();
    });
    connect(&m_game, &game::Game::nodeChanged, this, [this](NodeId node) {
        m_moves.nodeChanged(node);
        if (node == m_game.current())
            showPanel();
    });
    connect(&m_game, &game::Game::resultChanged, &m_moves, &MoveListView::endChanged);
    connect(&m_game, &game::Game::unreadTailChanged, &m_moves, &MoveListView::endChanged);
    connect(&m_game, &game::Game::currentChanged, this, [this](NodeId now) {
        m_moves.setCurrent(now);
        m_typer.reset();
        ++m_mergeKey;
        showCurrent();
    });
}

void ReviewPresenter::showCurrent()
{
    const auto at = m_game.current();
    m_navigation.setSteps(at != NodeId::Root, m_game.record().mainChild(at) != NodeId::None);
    showPanel();
}

void ReviewPresenter::showPanel()
{
    const auto& record = m_game.record();
    const auto at = m_game.current();
    const auto& node = record.node(at);
    AnnotationPanel::State state;
    state.move = m_moves.moveText(at);
    state.nags = node.nags;
    state.comment = proseOfAll(node.commentsAfter);
    state.commentBefore = proseOfAll(node.commentsBefore);
    state.beginsVariation = at != NodeId::Root && record.mainChild(node.parent) != at;
    state.mover = ~m_game.position().sideToMove();
    state.editable = m_editable;
    m_panel.setState(state);
}

void ReviewPresenter::setEditable(bool editable)
{
    m_editable = editable;
    m_moves.setEditable(editable);
    showPanel();
}

void ReviewPresenter::setNotation(const notation::SanStyle& style)
{
    m_moves.setNotation(style);
    showPanel();
}

void ReviewPresenter::step(MoveStep where)
{
    ui::step(m_game, where);
}

bool ReviewPresenter::apply(const record::Edit& edit, const QString& name, int mergeKey)
{
    return m_editable && m_game.edit(edit, name, mergeKey).has_value();
}

// The first move of the variation that holds the node; the node itself in the main line.
NodeId ReviewPresenter::variationStart(NodeId node) const
{
    const auto& record = m_game.record();
    auto at = node;
    while (at != NodeId::Root && record.mainChild(record.node(at).parent) == at)
        at = record.node(at).parent;
    return at == NodeId::Root ? node : at;
}

void ReviewPresenter::edit(MoveEdit what, NodeId node)
{
    const auto& record = m_game.record();
    if (!record.contains(node))
        return;
    const auto start = variationStart(node);
    const auto move = m_moves.moveText(node), variation = m_moves.moveText(start);
    switch (what) {
    case MoveEdit::Promote:
        apply(record::promoteVariation(record, node), tr("Move variation %1 up").arg(variation));
        break;
    case MoveEdit::MakeMainLine:
        apply(record::makeMainLine(record, node), tr("Make %1 the main line").arg(variation));
        break;
    case MoveEdit::Demote:
        apply(record::demoteVariation(record, node), tr("Move variation %1 down").arg(variation));
        break;
    case MoveEdit::DeleteVariation:
        if (start != NodeId::Root)
            apply(record::RemoveSubtree{start}, tr("Delete variation %1").arg(variation));
        break;
    case MoveEdit::DeleteFromHere:
        if (node != NodeId::Root)
            apply(record::RemoveSubtree{node}, tr("Delete %1 and what follows").arg(move));
        break;
    case MoveEdit::Truncate:
        apply(record::truncateAfter(record, node),
              node == NodeId::Root ? tr("Delete all moves") : tr("Delete all moves after %1").arg(move));
        break;
    case MoveEdit::ClearAnnotations:
        apply(
            record::EditSequence{{record::SetNags{node, {}},
                                  record::SetComments{node, CommentPlace::Before,
                                                      withProseOfAll(record.node(node).commentsBefore, {})},
                                  record::SetComments{node, CommentPlace::After,
                                                      withProseOfAll(record.node(node).commentsAfter, {})}}},
            move.isEmpty() ? tr("Clear the comment on the game")
                           : tr("Clear comments and signs of %1").arg(move));
        break;
    case MoveEdit::CopyLine:
    case MoveEdit::CopyGame: {
        const auto text = what == MoveEdit::CopyLine ? lineText(node) : fromUtf8(pgn::writeGame(record));
        QGuiApplication::clipboard()->setText(text);
        emit copied(text);
        break;
    }
    }
}

QString ReviewPresenter::lineText(NodeId node) const
{
    const auto& record = m_game.record();
    QStringList parts;
    for (const auto id : record.pathTo(node)) {
        // Black's first move is numbered, then only White's.
        const bool white = record.positionAt(record.node(id).parent).sideToMove() == chess::Color::White;
        auto text = m_moves.moveText(id).replace(QChar(QChar::Nbsp), QChar(' '));
        if (!white && !parts.isEmpty())
            text = text.section(QChar(' '), 1);
        parts << text;
    }
    return parts.join(QChar(' '));
}

void ReviewPresenter::toggleSign(notation::Nag nag)
{
    const auto at = m_game.current();
    if (at == NodeId::Root)
        return;
    const auto& nags = m_game.record().node(at).nags;
    apply(record::SetNags{at, toggledSign(nags, nag)}, tr("Sign on %1").arg(m_moves.moveText(at)));
    showPanel(); // also when nothing changed: a button has been pressed
}

void ReviewPresenter::typeSign(const QString& key)
{
    const auto at = m_game.current();
    if (at == NodeId::Root || !m_editable)
        return;
    const auto name = tr("Sign on %1").arg(m_moves.moveText(at));
    if (key.isEmpty()) {
        m_typer.reset();
        apply(record::SetNags{at, {}}, name);
        return;
    }
    const auto now = std::chrono::milliseconds(m_sinceStart.elapsed());
    const auto typed = m_typer.key(key, now, ~m_game.position().sideToMove());
    if (!typed)
        return;
    if (!typed->replaces)
        ++m_mergeKey;
    auto nags = m_game.record().node(at).nags;
    // "=" may grow into "=+": what the first keys gave goes.
    if (typed->replaces)
        std::erase(nags, *typed->replaces);
    apply(record::SetNags{at, withSign(std::move(nags), typed->nag)}, name, m_mergeKey);
}

void ReviewPresenter::setComment(CommentPlace place, const QString& prose)
{
    const auto at = m_game.current();
    const auto& node = m_game.record().node(at);
    const auto& comments = place == CommentPlace::Before ? node.commentsBefore : node.commentsAfter;
    const auto move = m_moves.moveText(at);
    if (m_typing.node != at || m_typing.place != place || m_typing.written != comments)
        m_typing = {at, place, comments, {}};
    m_typing.written = withProseOfAll(m_typing.begun, prose);
    apply(record::SetComments{at, place, m_typing.written},
          move.isEmpty() ? tr("Comment on the game") : tr("Comment on %1").arg(move), m_mergeKey);
}

} // namespace ui
