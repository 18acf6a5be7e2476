#include "ui/notation/move_list_document.h"

#include "core/record/comment.h"
#include "ui/notation/line_writer.h"

#include <algorithm>

namespace ui {

using record::NodeId;

QString signsText(const std::vector<notation::Nag>& nags)
{
    QString ofMove, others;
    for (const auto nag : nags) {
        const auto symbol = notation::nagSymbol(nag);
        const QString sign = symbol.empty() ? QStringLiteral("$%1").arg(nag)
                                            : QString::fromUtf8(symbol.data(), qsizetype(symbol.size()));
        if (notation::nagKind(nag) == notation::NagKind::Move && !symbol.empty())
            ofMove += sign;
        else
            others += QChar(QChar::Nbsp) + sign;
    }
    return ofMove + others;
}

MoveTone toneOf(const std::vector<notation::Nag>& nags)
{
    for (const auto nag : nags) {
        switch (nag) {
        case 1:
        case 3:
            return MoveTone::Good;
        case 6:
            return MoveTone::Doubtful;
        case 2:
        case 4:
            return MoveTone::Bad;
        default:
            break;
        }
    }
    return MoveTone::Plain;
}

MoveListDocument::MoveListDocument()
{
    rebuildAll();
}

MoveListDocument::Change MoveListDocument::setRecord(const record::Record* record)
{
    m_record = record;
    m_san.clear();
    return rebuildAll();
}

MoveListDocument::Change MoveListDocument::setOptions(const Options& options)
{
    m_options = options;
    m_san.clear();
    return rebuildAll();
}

MoveListDocument::Change MoveListDocument::rebuildAll()
{
    const auto before = m_units.size();
    m_line.clear();
    m_plyInLine.clear(); // of another game, perhaps: its nodes have the same numbers
    if (m_record) {
        m_blackStarts = m_record->startPosition().sideToMove() == chess::Color::Black ? 1 : 0;
        m_firstNumber = m_record->startPosition().fullmoveNumber();
        fillSans(NodeId::Root);
        readMainLine();
    }
    m_units.clear();
    for (std::size_t unit = 0; unit < moveUnits() + 2; ++unit)
        m_units.push_back(makeUnit(unit));
    return {0, before, m_units.size()};
}

std::size_t MoveListDocument::moveUnits() const
{
    return m_line.empty() ? 0 : std::size_t(slotOf(int(m_line.size())) / 2 + 1);
}

void MoveListDocument::readMainLine()
{
    for (const auto node : m_line)
        m_plyInLine[std::size_t(node)] = 0;
    m_line = m_record->mainLine();
    int ply = 0;
    for (const auto node : m_line) {
        if (m_plyInLine.size() <= std::size_t(node))
            m_plyInLine.resize(std::size_t(node) + 1);
        m_plyInLine[std::size_t(node)] = ++ply;
    }
}

// Writes the moves below `from` that have not been written yet.
void MoveListDocument::fillSans(NodeId from)
{
    struct Visit {
        NodeId node;
        chess::Position position;
    };
    std::vector<Visit> open{{from, m_record->positionAt(from)}};
    while (!open.empty()) {
        const auto [node, position] = open.back();
        open.pop_back();
        for (const auto child : m_record->node(node).children) {
            const auto move = m_record->node(child).move;
            if (m_san.size() <= std::size_t(child))
                m_san.resize(std::size_t(child) + 1);
            m_san[std::size_t(child)] = {
                LineWriter::unbroken(notation::toSan(position, move, m_options.style)), move.bits()};
            open.push_back({child, position.after(move)});
        }
    }
}

// Only children of `near` came, went or were mended: what stands below the others is still right.
void MoveListDocument::refreshSans(NodeId near)
{
    const auto& children = m_record->node(near).children;
    const auto isNew = [this](NodeId child) {
        const auto& cached = std::size_t(child) < m_san.size() ? m_san[std::size_t(child)] : CachedSan{};
        return cached.text.isEmpty() || cached.move != m_record->node(child).move.bits();
    };
    if (std::none_of(children.begin(), children.end(), isNew))
        return;
    const auto position = m_record->positionAt(near);
    for (const auto child : children) {
        if (!isNew(child))
            continue;
        const auto move = m_record->node(child).move;
        if (m_san.size() <= std::size_t(child))
            m_san.resize(std::size_t(child) + 1);
        m_san[std::size_t(child)] = {LineWriter::unbroken(notation::toSan(position, move, m_options.style)),
                                     move.bits()};
        fillSans(child);
    }
}

std::size_t MoveListDocument::unitOf(NodeId node) const
{
    if (!m_record || !m_record->contains(node) || node == NodeId::Root)
        return 0;
    if (const int ply = plyInLine(node); ply > 0)
        return std::size_t(slotOf(ply) / 2 + 1);
    // A variation stands with the main-line move that it is an alternative to.
    auto parent = m_record->node(node).parent;
    while (parent != NodeId::Root && plyInLine(parent) == 0)
        parent = m_record->node(parent).parent;
    return std::size_t(slotOf(plyInLine(parent) + 1) / 2 + 1);
}

MoveListDocument::Change MoveListDocument::treeChanged(NodeId near)
{
    if (!m_record->contains(near))
        return rebuildAll();
    refreshSans(near);
    const auto old = m_line;
    readMainLine();
    const auto [oldDiffers, newDiffers] = std::mismatch(old.begin(), old.end(), m_line.begin(), m_line.end());
    // The children of a main-line move stand where the next move does.
    const bool inLine = near == NodeId::Root || plyInLine(near) > 0;
    const auto shownIn = inLine ? std::size_t(slotOf(plyInLine(near) + 1) / 2 + 1) : unitOf(near);
    if (oldDiffers == old.end() && newDiffers == m_line.end()) {
        if (shownIn > moveUnits())
            return {shownIn, 0, 0};
        m_units[shownIn] = makeUnit(shownIn);
        return {shownIn, 1, 1};
    }
    // The main line itself is another one from some ply on.
    const auto firstPly = int(newDiffers - m_line.begin()) + 1;
    const auto from = std::min(std::size_t(slotOf(firstPly) / 2 + 1), shownIn);
    const auto removed = m_units.size() - from;
    m_units.resize(from);
    for (auto u = from; u < moveUnits() + 2; ++u)
        m_units.push_back(makeUnit(u));
    return {from, removed, m_units.size() - from};
}

MoveListDocument::Change MoveListDocument::nodeChanged(NodeId node)
{
    const auto unit = unitOf(node);
    m_units[unit] = makeUnit(unit);
    return {unit, 1, 1};
}

MoveListDocument::Change MoveListDocument::endChanged()
{
    const auto unit = m_units.size() - 1;
    m_units[unit] = makeUnit(unit);
    return {unit, 1, 1};
}

QString MoveListDocument::numberText(int ply) const
{
    const auto number = QString::number(m_firstNumber + slotOf(ply) / 2);
    return number + (isWhite(ply) ? QStringLiteral(".") : QStringLiteral("…"));
}

QString MoveListDocument::moveText(NodeId node) const
{
    if (!m_record || node == NodeId::Root || !m_record->contains(node))
        return {};
    auto text = numberText(m_record->ply(node)) + QChar(QChar::Nbsp) + san(node);
    return text.remove(QChar(LineWriter::WordJoiner));
}

namespace {

// Nobody scrolls through more paragraphs beside one move; laying them out would hold the window up.
void leaveOutTooMany(MoveListDocument::Unit& blocks)
{
    constexpr std::size_t Most = 4000;
    std::size_t paragraphs = 0;
    const auto isTooMuch = [&paragraphs](const MoveBlock& block) {
        return block.kind == MoveBlock::Kind::Text && ++paragraphs > Most;
    };
    if (blocks.size() <= Most)
        return;
    const auto first = std::find_if(blocks.begin(), blocks.end(), isTooMuch);
    if (first == blocks.end())
        return;
    const auto mark = QStringLiteral("[…]");
    MoveBlock more;
    more.level = 1;
    more.text = mark;
    more.spans.push_back({0, int(mark.size()), SpanKind::Comment, NodeId::None, MoveTone::Plain});
    *first = std::move(more);
    blocks.erase(std::remove_if(first + 1, blocks.end(), isTooMuch), blocks.end());
}

} // namespace

MoveListDocument::Unit MoveListDocument::makeUnit(std::size_t unit) const
{
    if (!m_record)
        return {};
    if (unit == 0)
        return makeIntroduction();
    if (unit > moveUnits())
        return makeEnd();
    const int whitePly = int(unit - 1) * 2 + 1 - m_blackStarts;
    const auto at = [this](int ply) {
        return ply >= 1 && ply <= int(m_line.size()) ? m_line[std::size_t(ply - 1)] : NodeId::None;
    };
    Unit blocks;
    addMoveUnit(blocks, at(whitePly), at(whitePly + 1), m_firstNumber + int(unit) - 1);
    leaveOutTooMany(blocks);
    return blocks;
}

MoveListDocument::Unit MoveListDocument::makeIntroduction() const
{
    LineWriter writer(*this);
    writer.comments(m_record->node(NodeId::Root).commentsAfter, NodeId::Root);
    writer.unread(NodeId::Root);
    return writer.takeBlocks();
}

MoveListDocument::Unit MoveListDocument::makeEnd() const
{
    LineWriter writer(*this);
    writer.unreadTail(m_record->unreadTail());
    writer.result(m_record->result());
    return writer.takeBlocks();
}

MoveCell MoveListDocument::cell(NodeId node) const
{
    const auto& n = m_record->node(node);
    MoveCell cell;
    cell.node = node;
    cell.san = san(node);
    cell.signs = LineWriter::signsOf(n);
    cell.tone = toneOf(n.nags);
    if (m_options.clocks) {
        for (const auto& comment : n.commentsAfter) {
            if (const auto clock = record::clockOf(comment))
                cell.clock = LineWriter::clockText(*clock);
        }
    }
    return cell;
}

// Does something stand between this main-line move and the next?
bool MoveListDocument::interrupts(NodeId node) const
{
    const auto& n = m_record->node(node);
    return m_record->node(n.parent).children.size() > 1 || LineWriter::isCommented(n) ||
           !n.unreadPieces.empty() || hasFault(node);
}

bool MoveListDocument::hasFault(NodeId node) const
{
    return std::any_of(m_options.faults.begin(), m_options.faults.end(),
                       [node](const Options::Fault& fault) { return fault.node == node; });
}

void MoveListDocument::addMoveUnit(Unit& blocks, NodeId white, NodeId black, int fullMove) const
{
    const auto row = [&](bool withWhite, bool withBlack) {
        MoveBlock block;
        block.kind = MoveBlock::Kind::Moves;
        block.number = QString::number(fullMove) + QChar('.');
        if (withWhite)
            block.white = cell(white);
        else
            block.white.dots = true;
        if (withBlack)
            block.black = cell(black);
        else
            block.black.dots = withWhite && black != NodeId::None;
        blocks.push_back(std::move(block));
    };
    const auto before = [&](NodeId node) {
        LineWriter writer(*this);
        writer.comments(m_record->node(node).commentsBefore, node);
        for (auto& block : writer.takeBlocks())
            blocks.push_back(std::move(block));
    };
    const bool hasWhite = white != NodeId::None, hasBlack = black != NodeId::None;
    if (hasWhite)
        before(white);
    const bool together = hasWhite && hasBlack && !interrupts(white) &&
                          !LineWriter::hasProse(m_record->node(black).commentsBefore);
    if (together) {
        row(true, true);
    } else {
        if (hasWhite) {
            row(true, false);
            addAround(blocks, white);
        }
        if (hasBlack) {
            before(black);
            row(false, true);
        }
    }
    if (hasBlack)
        addAround(blocks, black);
}

// What is said about a main-line move, and the alternatives to it.
void MoveListDocument::addAround(Unit& blocks, NodeId node) const
{
    const auto& n = m_record->node(node);
    LineWriter writer(*this);
    writer.comments(n.commentsAfter, node);
    writer.unread(node);
    writer.endParagraph();
    const auto& siblings = m_record->node(n.parent).children;
    for (std::size_t i = 1; i < siblings.size(); ++i)
        writer.variation(siblings[i], 1, m_plyInLine[std::size_t(node)]);
    for (auto& block : writer.takeBlocks())
        blocks.push_back(std::move(block));
}

} // namespace ui
