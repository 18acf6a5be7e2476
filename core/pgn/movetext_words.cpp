#include "core/pgn/movetext_words.h"

#include "core/notation/text.h"
#include "core/pgn/result_text.h"
#include "core/pgn/text.h"

#include <algorithm>

namespace pgn {

namespace {

class WordFinder {
public:
    explicit WordFinder(std::string_view text) : m_text(text) {}

    std::vector<std::string_view> find()
    {
        m_at = forEachTag(m_text, [](const TagPair&) {});
        while (m_at < m_text.size())
            step();
        return std::move(m_words);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        if (c == '{') {
            const CommentEnd comment = findCommentEnd(m_text, m_at);
            m_at = comment.end + (comment.closed ? 1 : 0);
        } else if (c == ';' || (c == '%' && (m_at == 0 || isLineEnd(m_text[m_at - 1])))) {
            m_at = endOfLine(m_text, m_at);
        } else if (c == '(' || c == ')') {
            m_depth = std::max(m_depth + (c == '(' ? 1 : -1), 0);
            ++m_at;
        } else if (const std::size_t space = spaceLength(m_text.substr(m_at)); space > 0) {
            m_at += space;
        } else {
            word();
        }
    }

    void word()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && !endsWord(m_text[m_at]))
            ++m_at;
        m_at = std::max(m_at, begin + 1);
        std::string_view word = m_text.substr(begin, m_at - begin);
        if (readResult(word))
            return;
        const bool isCastling = word.starts_with('0') && notation::dashLength(word.substr(1)) > 0;
        if (!isCastling)
            word.remove_prefix(std::min(word.find_first_not_of("0123456789."), word.size()));
        word = word.substr(0, word.find_first_of("!?"));
        const bool isSign = word.starts_with('$') || word.starts_with('+') || word.starts_with('=');
        if (m_depth == 0 && word.size() > 1 && !isSign)
            m_words.push_back(word);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::vector<std::string_view> m_words;
};

} // namespace

std::vector<std::string_view> mainLineWords(std::string_view body)
{
    return WordFinder(body).find();
}

} // namespace pgn
