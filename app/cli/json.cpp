#include "app/cli/json.h"

#include "core/pgn/encoding.h"

#include <fmt/format.h>

namespace cli {

namespace {

void appendEscaped(std::string& out, std::string_view text)
{
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (std::uint8_t(c) < ' ' || c == 0x7f)
            out += fmt::format("\\u{:04x}", int(std::uint8_t(c)));
        else
            out += c;
    }
}

} // namespace

JsonWriter& JsonWriter::put(std::string_view text)
{
    if (m_needsComma)
        m_text += ',';
    m_text += text;
    m_needsComma = true;
    return *this;
}

JsonWriter& JsonWriter::begin(char bracket)
{
    put(std::string_view(&bracket, 1));
    m_needsComma = false;
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    m_text += bracket;
    m_needsComma = true;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    value(name);
    m_text += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    put("\"");
    if (pgn::isUtf8(text))
        appendEscaped(m_text, text);
    else
        appendEscaped(m_text, pgn::decode(text, {}));
    m_text += '"';
    return *this;
}

JsonWriter& JsonWriter::value(std::size_t number)
{
    return put(fmt::format("{}", number));
}

JsonWriter& JsonWriter::value(int number)
{
    return put(fmt::format("{}", number));
}

JsonWriter& JsonWriter::value(double number)
{
    return put(fmt::format("{:.3f}", number));
}

JsonWriter& JsonWriter::value(bool truth)
{
    return put(truth ? "true" : "false");
}

JsonWriter& JsonWriter::null()
{
    return put("null");
}

} // namespace cli
