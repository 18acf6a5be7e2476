#include "core/notation/epd.h"

#include "core/notation/text.h"

#include <algorithm>

namespace notation {
namespace {

constexpr int EpdFields = 4;

// Where the fifth field starts, or the end.
std::size_t operationsStart(std::string_view text)
{
    std::size_t at = 0;
    for (int field = 0; field <= EpdFields; ++field) {
        while (const std::size_t n = spaceLength(text.substr(at)))
            at += n;
        if (field == EpdFields)
            break;
        while (at < text.size() && spaceLength(text.substr(at)) == 0)
            ++at;
    }
    return at;
}

// Takes the next word or quoted string of an operation off the front of `rest`.
std::string takeOperand(std::string_view& rest)
{
    const bool quoted = skip(rest, "\"");
    std::size_t length = 0;
    while (length < rest.size() &&
           (quoted ? rest[length] != '"' : rest[length] != ';' && spaceLength(rest.substr(length)) == 0))
        ++length;
    std::string operand(rest.substr(0, length));
    rest.remove_prefix(length);
    if (quoted)
        skip(rest, "\"");
    return operand;
}

bool startsWithLetter(std::string_view word)
{
    return !word.empty() && ((word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z'));
}

// Takes the next operation, up to and with its ";".
EpdOperation takeOperation(std::string_view& rest)
{
    EpdOperation operation;
    operation.opcode = takeOperand(rest);
    for (;;) {
        rest = trimmed(rest);
        if (rest.empty() || skip(rest, ";"))
            return operation;
        operation.operands.push_back(takeOperand(rest));
    }
}

// A word as it stands, in quotes when it would not be read as one word.
std::string quotedIfNeeded(const std::string& word)
{
    bool plain = !word.empty() && word.front() != '"';
    for (std::size_t at = 0; at < word.size(); ++at)
        plain = plain && word[at] != ';' && spaceLength(std::string_view(word).substr(at)) == 0;
    return plain ? word : '"' + word + '"';
}

void takeCounter(const Epd& epd, std::string_view opcode, int& counter)
{
    const EpdOperation* operation = epd.find(opcode);
    if (!operation || operation->operands.size() != 1)
        return;
    if (const auto value = parseNumber(operation->operands.front(), MaxFenCounter))
        counter = *value;
}

} // namespace

const EpdOperation* Epd::find(std::string_view opcode) const
{
    for (const EpdOperation& operation : operations)
        if (operation.opcode == opcode)
            return &operation;
    return nullptr;
}

tl::expected<Epd, FenError> parseEpd(std::string_view text)
{
    const std::size_t start = operationsStart(text);
    std::string_view rest = trimmed(text.substr(start));
    const bool counters = !rest.empty() && rest.front() >= '0' && rest.front() <= '9';
    auto setup = parseFen(counters ? text : text.substr(0, start));
    if (!setup)
        return tl::unexpected(std::move(setup.error()));
    Epd epd{*setup, {}};
    if (counters)
        return epd;
    while (!rest.empty()) {
        const auto column = std::size_t(rest.data() - text.data());
        EpdOperation operation = takeOperation(rest);
        if (!startsWithLetter(operation.opcode))
            return tl::unexpected(FenError{FenField::Whole, FenFault::ExtraText, column, operation.opcode});
        epd.operations.push_back(std::move(operation));
        rest = trimmed(rest);
    }
    takeCounter(epd, "hmvc", epd.setup.halfmoveClock);
    takeCounter(epd, "fmvn", epd.setup.fullmoveNumber);
    epd.setup.fullmoveNumber = std::max(epd.setup.fullmoveNumber, 1);
    return epd;
}

std::string toEpd(const Epd& epd, CastlingStyle style)
{
    std::string out = toEpd(epd.setup, style);
    for (const EpdOperation& operation : epd.operations) {
        out += ' ' + quotedIfNeeded(operation.opcode);
        for (const std::string& operand : operation.operands)
            out += ' ' + quotedIfNeeded(operand);
        out += ';';
    }
    return out;
}

} // namespace notation
