#include "app/cli/encoding_option.h"

#include <algorithm>
#include <fmt/format.h>

namespace cli {

namespace {

std::string encodingList()
{
    return fmt::format("{}", fmt::join(pgn::knownEncodings(), ", "));
}

tl::expected<pgn::Encoding, std::string> encodingNamed(std::string_view option, const std::string& text)
{
    std::string name;
    for (const char c : text)
        name += c == '_' ? '-' : c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    constexpr std::pair<std::string_view, std::string_view> Aliases[] = {
        {"UTF8", "UTF-8"},        {"LATIN1", "ISO-8859-1"},  {"LATIN-1", "ISO-8859-1"},
        {"LATIN2", "ISO-8859-2"}, {"LATIN-2", "ISO-8859-2"}, {"UTF-16", "UTF-16LE"},
        {"UTF16", "UTF-16LE"},    {"UTF-32", "UTF-32LE"},    {"UTF32", "UTF-32LE"}};
    for (const auto& [alias, known] : Aliases) {
        if (name == alias)
            name = known;
    }
    for (const std::string_view prefix : {"CP125", "CP-125", "WIN-125", "WINDOWS125"}) {
        if (name.starts_with(prefix))
            name = "WINDOWS-125" + name.substr(prefix.size());
    }
    const auto& all = pgn::knownEncodings();
    if (std::find(all.begin(), all.end(), name) == all.end())
        return tl::unexpected(fmt::format("{} \"{}\": expected one of {}", option, text, encodingList()));
    return pgn::Encoding{name, false};
}

} // namespace

tl::expected<std::optional<pgn::Encoding>, std::string> encodingFrom(std::string_view option,
                                                                     const Arguments& arguments)
{
    const auto name = arguments.value(option);
    if (!name)
        return std::nullopt;
    auto encoding = encodingNamed(option, *name);
    if (!encoding)
        return tl::unexpected(encoding.error());
    return std::move(*encoding);
}

} // namespace cli
