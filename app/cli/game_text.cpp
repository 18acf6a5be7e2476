#include "app/cli/game_format.h"
#include "app/cli/text_width.h"
#include "core/database/game_index.h"
#include "core/notation/fen.h"
#include "core/notation/move_number.h"
#include "core/notation/result.h"
#include "core/notation/san.h"
#include "core/record/comment.h"

#include <algorithm>
#include <fmt/format.h>

namespace cli {

using record::NodeId;

namespace {

// Words in lines of a length.
class Lines {
public:
    explicit Lines(std::size_t length) : m_length(length) {}
    void add(std::string_view word)
    {
        const std::size_t width = characterCount(word);
        if (m_column > 0 && !m_glued) {
            const bool fits = m_length == 0 || m_column + 1 + width <= m_length;
            m_text += fits ? ' ' : '\n';
            m_column = fits ? m_column + 1 : 0;
        }
        m_text += word;
        m_column += width;
        m_glued = false;
    }
    void addAll(std::string_view text)
    {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
            if (end > 0)
                add(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    // The next word, or this one, stands without a space.
    void open(std::string_view bracket)
    {
        add(bracket);
        m_glued = true;
    }
    void close(std::string_view bracket)
    {
        m_text += bracket;
        ++m_column;
    }
    const std::string& text() const { return m_text; }

private:
    std::size_t m_length;
    std::size_t m_column = 0;
    bool m_glued = false;
    std::string m_text;
};

class MoveText {
public:
    MoveText(const record::Record& record, const notation::PieceLetters& letters, std::size_t lineLength)
        : m_record(record), m_style{&letters}, m_lines(lineLength)
    {
    }
    std::string write()
    {
        addComments(m_record.node(NodeId::Root).commentsAfter);
        addLine(m_record.startPosition(), m_record.mainChild(NodeId::Root), true);
        m_lines.addAll(m_record.unreadTail());
        m_lines.add(notation::resultSign(m_record.result()));
        return m_lines.text();
    }

private:
    // As deep as variations are nested, which the reader limits (pgn::Reader::MaxDepth).
    void addLine(chess::Position position, NodeId first, bool isMain)
    {
        for (NodeId id = first; id != NodeId::None; id = m_record.mainChild(id)) {
            addMove(position, id);
            if (isMain || id != first)
                addVariations(position, m_record.node(id).parent);
            position.play(m_record.node(id).move);
        }
    }

    void addMove(const chess::Position& before, NodeId id)
    {
        const record::Node& node = m_record.node(id);
        addComments(node.commentsBefore);
        std::string word;
        if (before.sideToMove() == chess::Color::White || m_needsNumber)
            word =
                notation::moveNumber(before.fullmoveNumber(), before.sideToMove(), notation::Dots::Ellipsis) +
                ' ';
        word += notation::toSan(before, node.move, m_style);
        m_needsNumber = false;
        for (const notation::Nag nag : node.nags) {
            const std::string_view sign = notation::nagSymbol(nag);
            const bool isGlued = notation::nagKind(nag) == notation::NagKind::Move && !sign.empty();
            word += fmt::format("{}{}", isGlued ? "" : " ", sign.empty() ? fmt::format("${}", nag) : sign);
        }
        m_lines.add(word);
        addComments(node.commentsAfter);
    }

    void addVariations(const chess::Position& before, NodeId parent)
    {
        const auto& children = m_record.node(parent).children;
        for (std::size_t i = 1; i < children.size(); ++i) {
            m_lines.open("(");
            m_needsNumber = true;
            addLine(before, children[i], false);
            m_lines.close(")");
            m_needsNumber = true;
            addComments(m_record.node(children[i]).commentsAfterVariation);
        }
    }

    void addComments(const std::vector<std::string>& comments)
    {
        for (const std::string& comment : comments) {
            const std::string prose = record::proseOf(comment);
            m_lines.addAll(prose);
            m_needsNumber = m_needsNumber || !prose.empty();
        }
    }

    const record::Record& m_record;
    notation::SanStyle m_style;
    Lines m_lines;
    bool m_needsNumber = true;
};

bool isKnown(std::string_view value)
{
    return !value.empty() && value.find_first_not_of("?.-") != std::string_view::npos;
}

std::string player(const record::Tags& tags, std::string_view color)
{
    const std::string_view name = tags.value(color);
    const std::string_view elo = tags.value(std::string(color) + "Elo");
    std::string text(isKnown(name) ? name : "?");
    return isKnown(elo) ? fmt::format("{} ({})", text, elo) : text;
}

// "Wijk aan Zee, 1999.01.20 (4), B07": what is known of it.
std::string occasion(const record::Tags& tags)
{
    std::string text;
    for (const std::string_view name : {"Event", "Site", "Date", "Round", "ECO", "Opening"}) {
        const std::string_view value = tags.value(name);
        if (!isKnown(value))
            continue;
        if (name == "Round")
            text += fmt::format("{}({})", text.empty() ? "" : " ", value);
        else
            text += fmt::format("{}{}", text.empty() ? "" : ", ", value);
    }
    return text.empty() ? text : text + '\n';
}

} // namespace

std::string gameText(const record::Record& record, const notation::PieceLetters& letters,
                     std::size_t lineLength)
{
    std::string text = fmt::format("{} – {}  {}\n", player(record.tags(), "White"),
                                   player(record.tags(), "Black"), notation::resultSign(record.result()));
    text += occasion(record.tags());
    if (record.startPosition() != chess::Position())
        text += notation::toFen(record.startPosition()) + '\n';
    return text + '\n' + MoveText(record, letters, lineLength).write() + '\n';
}

} // namespace cli
