#include "core/opening/opening_book.h"

#include "core/notation/san.h"
#include "core/opening/lines.h"

namespace opening {
namespace {

// The position after moves in UCI from the standard array.
std::optional<chess::Position> replay(std::string_view moves)
{
    chess::Position p;
    while (!moves.empty()) {
        const std::size_t end = std::min(moves.find(' '), moves.size());
        const auto move = notation::parseUci(p, moves.substr(0, end));
        if (!move)
            return std::nullopt;
        p.play(*move);
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
    return p;
}

} // namespace

tl::expected<OpeningBook, int> OpeningBook::parse(std::string_view tsv)
{
    OpeningBook book;
    for (int number = 1; !tsv.empty(); ++number) {
        const std::string_view line = takeLine(tsv);
        if (isComment(line))
            continue;
        std::array<std::string_view, 3> fields;
        if (!splitFields(line, fields))
            return tl::unexpected(number);
        const auto [eco, name, moves] = fields;
        const auto position = replay(moves);
        if (!position)
            return tl::unexpected(number);
        book.m_byKey.insert_or_assign(position->key(), Opening{std::string(eco), std::string(name)});
    }
    return book;
}

const Opening* OpeningBook::find(std::uint64_t key) const
{
    const auto it = m_byKey.find(key);
    return it == m_byKey.end() ? nullptr : &it->second;
}

const Opening* OpeningBook::lastOn(std::span<const std::uint64_t> keys) const
{
    for (auto key = keys.rbegin(); key != keys.rend(); ++key)
        if (const Opening* opening = find(*key))
            return opening;
    return nullptr;
}

} // namespace opening
