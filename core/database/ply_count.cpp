#include "core/database/ply_count.h"

#include "core/notation/text.h"
#include "core/pgn/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace database {

namespace {

// What a byte is to a movetext of which only the form is looked at.
enum Kind : std::uint8_t {
    Rank = 1,        // 1 to 8
    File = 2,        // a to h; before a rank it makes a square
    WordEnd = 4,     // a blank, or what else no word goes on behind
    Special = 8,     // more has to be looked at than this byte
    InVariation = 16 // the same inside of brackets
};

constexpr std::array<std::uint8_t, 256> makeKinds()
{
    std::array<std::uint8_t, 256> kinds{};
    for (char c = '1'; c <= '8'; ++c)
        kinds[std::uint8_t(c)] = Rank;
    for (char c = 'a'; c <= 'h'; ++c)
        kinds[std::uint8_t(c)] = File;
    for (std::size_t c = 0; c <= ' '; ++c)
        kinds[c] = WordEnd;
    kinds['$'] = kinds['}'] = WordEnd;
    kinds[')'] = WordEnd | InVariation;
    kinds['('] = kinds['{'] = kinds[';'] = Special | InVariation;
    kinds['%'] = kinds['-'] = kinds['Z'] = kinds[0xE2] = Special; // 0xE2 begins longer dashes
    return kinds;
}
constexpr std::array<std::uint8_t, 256> Kinds = makeKinds();

class PlyCounter {
public:
    explicit PlyCounter(std::string_view text) : m_text(text) {}
    PlyCount count();

private:
    unsigned kindAt(std::size_t i) const { return Kinds[std::uint8_t(m_text[i])]; }
    char charAt(std::size_t i) const { return i < m_text.size() ? m_text[i] : '\0'; }
    bool isWordStart(std::size_t i) const;
    bool isAtEnd(std::size_t i);

    void readPlain();
    void readSpecial();
    void readDash(std::size_t length);
    void addMove();
    bool isSecondOfMove(std::size_t i);
    void skipComment();
    void skipVariation();

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_plies = 0;
    unsigned m_before = 0; // kind of the byte before
    unsigned m_isMove = 0; // 1 when this word has told a move already
    bool m_sure = true;
    std::size_t m_linkedAt = 0; // the last square of a move of two squares
    std::size_t m_zerosEnd = 0; // the last "0-0"
};

// Most of every file: no branch in it depends on the text but for the way out, as moves come too irregularly
// for a processor to guess.
void PlyCounter::readPlain()
{
    std::size_t at = m_at, plies = m_plies;
    unsigned before = m_before, isMove = m_isMove;
    for (; at < m_text.size(); ++at) {
        const unsigned kind = kindAt(at);
        if ((kind & Special) != 0)
            break;
        const unsigned square = (before >> 1) & kind & 1; // File, then Rank
        if ((square & isMove) != 0)
            plies -= isSecondOfMove(at) ? 1 : 0;
        plies += square;
        isMove = (isMove | square) & ~(kind >> 2);
        before = kind;
    }
    m_at = at;
    m_plies = plies;
    m_before = before;
    m_isMove = isMove;
}

void PlyCounter::addMove()
{
    m_sure = m_sure && m_isMove == 0;
    m_isMove = 1;
    ++m_plies;
}

// Two squares in a word are one move for sure only with a "-" or "x" between them. The second one ends at i.
bool PlyCounter::isSecondOfMove(std::size_t i)
{
    const char link = charAt(i - 2);
    const bool linked = i > 3 && (link == '-' || link == 'x') && (kindAt(i - 3) & Rank) != 0 &&
                        (kindAt(i - 4) & File) != 0 && m_linkedAt != i - 3;
    m_linkedAt = i;
    m_sure = m_sure && linked;
    return linked;
}

// Behind the dots of a move number a word begins too.
bool PlyCounter::isWordStart(std::size_t i) const
{
    return i == 0 || (kindAt(i - 1) & WordEnd) != 0 || m_text[i - 1] == '.';
}

// The first dash of castling, and a null move "--".
void PlyCounter::readDash(std::size_t length)
{
    const std::size_t next = m_at + length;
    const char ring = m_at > 0 ? m_text[m_at - 1] : '\0';
    if (length == 1 && charAt(next) == '-' && isWordStart(m_at)) {
        addMove();
    } else if ((ring == 'O' || ring == 'o' || ring == '0') && charAt(next) == ring) {
        const bool behindNumber = ring != '0' && m_at > 1 && pgn::isDigit(m_text[m_at - 2]);
        if (behindNumber || isWordStart(m_at - 1))
            addMove();
        if (ring == '0')
            m_zerosEnd = next + 1;
    }
    m_at = next;
}

void PlyCounter::readSpecial()
{
    const char c = m_text[m_at];
    if (c == '{' || c == ';') {
        skipComment();
        m_isMove = 0;
    } else if (c == '(') {
        skipVariation();
        m_isMove = 0;
    } else if (c == '%' && (m_at == 0 || pgn::isLineEnd(m_text[m_at - 1]))) {
        m_at = pgn::endOfLine(m_text, m_at);
    } else if (const std::size_t dash = notation::dashLength(m_text.substr(m_at)); dash > 0) {
        readDash(dash);
    } else {
        if (c == 'Z' && charAt(m_at + 1) == '0' && isWordStart(m_at))
            addMove();
        ++m_at;
    }
    m_before = 0;
}

void PlyCounter::skipComment()
{
    if (m_text[m_at] == ';') {
        m_at = pgn::endOfLine(m_text, m_at);
        return;
    }
    const auto close = m_text.find('}', m_at);
    m_at = close == std::string_view::npos ? m_text.size() : close + 1;
}

void PlyCounter::skipVariation()
{
    int depth = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if ((kindAt(m_at) & InVariation) == 0) {
            ++m_at;
        } else if (c == '{' || c == ';') {
            skipComment();
        } else {
            depth += c == '(' ? 1 : -1;
            ++m_at;
            if (depth == 0)
                return;
        }
    }
}

// Do only comments, variations and signs follow the word that ends there or later?
bool PlyCounter::isAtEnd(std::size_t i)
{
    m_at = i;
    while (m_at < m_text.size() && (kindAt(m_at) & (WordEnd | InVariation)) == 0)
        ++m_at;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '{' || c == ';')
            skipComment();
        else if (c == '(')
            skipVariation();
        else if (c == '$' || (kindAt(m_at) & WordEnd) != 0)
            m_at = std::min(m_text.find_first_not_of(c == '$' ? "0123456789" : " ", m_at + 1), m_text.size());
        else
            return false;
    }
    return true;
}

PlyCount PlyCounter::count()
{
    while (m_at < m_text.size()) {
        readPlain();
        if (m_at < m_text.size())
            readSpecial();
    }
    return {m_plies, m_sure && (m_zerosEnd == 0 || !isAtEnd(m_zerosEnd))};
}

} // namespace

PlyCount countPlies(std::string_view movetext)
{
    return PlyCounter(movetext).count();
}

} // namespace database
