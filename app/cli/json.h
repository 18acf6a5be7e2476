#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

// Writes one JSON value (RFC 8259) on one line: begin(), key(), value() … end() in their order.
class JsonWriter {
public:
    JsonWriter& begin(char bracket); // '{' or '['
    JsonWriter& end(char bracket);   // '}' or ']'
    JsonWriter& key(std::string_view name);
    // Bytes that are no UTF-8 become U+FFFD.
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(std::size_t number);
    JsonWriter& value(int number);
    JsonWriter& value(double number); // with three decimals
    JsonWriter& value(bool truth);
    JsonWriter& null();
    template <typename T>
    JsonWriter& member(std::string_view name, const T& v)
    {
        return key(name).value(v);
    }
    const std::string& text() const { return m_text; }

private:
    JsonWriter& put(std::string_view text);
    std::string m_text;
    bool m_needsComma = false;
};

} // namespace cli
