#include "core/pgn/game_parser.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"
#include "core/pgn/variant.h"

#include <algorithm>
#include <utility>

// What stands around the movetext: tags, start position, result, text outside.
namespace pgn {

void GameParser::parseTags()
{
    m_tagNames.clear();
    m_tagNameBits = 0;
    m_resultTag = m_fenTag = m_variantTag = {};
    for (;;) {
        m_at += spaceLength(m_text.substr(m_at));
        if (m_at >= m_text.size())
            return;
        if (m_text[m_at] == '[') {
            parseTag();
        } else if (isEscapeLine()) {
            parseEscapeLine();
        } else if (m_text[m_at] == '{') {
            parseBrace();
        } else if (m_text[m_at] == ';') {
            parseRestOfLine();
        } else if (const auto reserved = reservedToken(m_text.substr(m_at)); !reserved.empty()) {
            keepReserved(reserved);
        } else {
            return;
        }
    }
}

void GameParser::parseTag()
{
    const std::size_t begin = m_at;
    if (!isTagStart(m_text, m_at)) {
        m_at = endOfLine(m_text, m_at);
        const std::string_view token = textBetween(begin, m_at);
        report(ProblemKind::BadTag, Severity::Note, begin, token);
        m_sink->escapeLine(token, false); // kept before the tags, where it can do no harm
        understood();
        return;
    }
    const TagPair pair = readTagPair(m_text, m_at);
    m_at = pair.end;
    understood();
    if (!pair.wellFormed)
        report(pair.closed ? ProblemKind::BadTag : ProblemKind::UnclosedTag, Severity::Note, begin,
               textBetween(begin, m_at));
    checkDuplicate(pair.name);
    if (pair.name == "Result" && m_resultTag.empty()) {
        m_resultTag = pair.value;
        m_resultTagAt = begin;
    } else if (pair.name == "FEN" && m_fenTag.empty()) {
        m_fenTag = pair.value;
        m_fenTagAt = begin;
    } else if (pair.name == "Variant" && m_variantTag.empty()) {
        m_variantTag = pair.value;
        m_variantTagAt = begin;
    }
    m_sink->tag(pair.name, pair.value);
}

void GameParser::checkDuplicate(std::string_view name)
{
    // A game with more tags than this is no game; looking at each pair of them would take for ever.
    constexpr std::size_t MaxChecked = 200;
    if (name.empty() || m_tagNames.size() > MaxChecked)
        return;
    const std::uint64_t bit =
        std::uint64_t(1) << ((std::size_t(name.front()) * 5 + std::size_t(name.back()) + name.size()) & 63);
    if ((m_tagNameBits & bit) != 0 &&
        std::find(m_tagNames.begin(), m_tagNames.end(), name) != m_tagNames.end())
        report(ProblemKind::DuplicateTag, Severity::Note, std::size_t(name.data() - m_whole.data()), name);
    m_tagNameBits |= bit;
    m_tagNames.push_back(name);
}

// The position that the tags give; false when there is none that moves could be read from.
bool GameParser::prepareStart()
{
    const Variant variant = variantFromTag(m_variantTag);
    bool playable = variant != Variant::Unsupported;
    chess::Position start;
    if (!playable) {
        report(ProblemKind::UnsupportedVariant, Severity::Error, m_variantTagAt, m_variantTag);
    } else if (m_fenTag.find_first_not_of(" \t?-") != std::string_view::npos) {
        const auto position = notation::positionFromFen(m_fenTag);
        if (position)
            start = *position;
        else
            report(ProblemKind::BadFenTag, Severity::Error, m_fenTagAt, m_fenTag).position = position.error();
        playable = position.has_value();
    }
    line().before = line().now = m_start = start;
    m_sink->start(start, variant == Variant::Chess960 || needsChess960(start));
    return playable;
}

void GameParser::checkResult()
{
    const auto tagged = resultFromText(m_resultTag);
    m_result = m_range.marker ? *m_range.marker : tagged.value_or(chess::Result::Unfinished);
    const std::size_t end = m_range.bodyEnd;
    const std::string_view marker = m_whole.substr(end, m_range.tailBegin - end);
    if (!m_range.marker)
        report(ProblemKind::MissingResult, Severity::Note, end, m_resultTag);
    else if (tagged && *tagged != m_result)
        report(ProblemKind::ResultMismatch, Severity::Note, end, marker);
    if (m_done || m_plies == 0 || m_result == chess::Result::Unfinished)
        return;
    const chess::Position& last = lastPosition();
    if (last.hasLegalMove())
        return;
    const chess::Result onBoard = last.isCheck() ? chess::winFor(~last.sideToMove()) : chess::Result::Draw;
    if (onBoard != m_result)
        report(ProblemKind::ResultMismatch, Severity::Note, end, marker);
}

// Comments and escape lines belong there; prose is kept too, but said. Gives the "}" when it is missing.
std::string_view GameParser::checkOutsideText(std::size_t begin, std::size_t end)
{
    const std::string_view text = m_whole.substr(0, end);
    bool saidProse = false;
    for (std::size_t at = begin; at < end;) {
        at += spaceLength(text.substr(at));
        if (at >= end)
            break;
        if (text[at] == '{') {
            const CommentEnd comment = findCommentEnd(text, at);
            if (!comment.closed) {
                report(ProblemKind::UnclosedComment, Severity::Error, at,
                       textBetween(at, endOfLine(text, at)));
                return "}";
            }
            at = comment.end + 1;
            continue;
        }
        const bool escape = text[at] == '%' && (at == 0 || isLineEnd(text[at - 1]));
        if (text[at] != ';' && !escape && !std::exchange(saidProse, true))
            report(ProblemKind::TextOutsideGame, Severity::Note, at, textBetween(at, endOfLine(text, at)));
        at = endOfLine(text, at);
    }
    return {};
}

} // namespace pgn
