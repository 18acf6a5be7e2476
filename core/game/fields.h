#pragma once
#include <QString>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace game {

// A few values by name as the journal keeps them: lines "key=value"; a value has no line ends.
class Fields {
public:
    Fields() = default;
    explicit Fields(std::string_view text)
    {
        while (!text.empty()) {
            const auto end = text.find('\n');
            const auto line = text.substr(0, end);
            if (const auto mark = line.find('='); mark != std::string_view::npos)
                m_values[std::string(line.substr(0, mark))] = line.substr(mark + 1);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }
    void set(const std::string& key, std::string value)
    {
        std::replace_if(
            value.begin(), value.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        m_values[key] = std::move(value);
    }
    void set(const std::string& key, const QString& value) { set(key, value.toStdString()); }
    void set(const std::string& key, std::int64_t value) { set(key, std::to_string(value)); }
    std::string text(const std::string& key) const
    {
        const auto at = m_values.find(key);
        return at == m_values.end() ? std::string() : at->second;
    }
    QString string(const std::string& key) const { return QString::fromStdString(text(key)); }
    std::optional<std::int64_t> number(const std::string& key) const
    {
        const auto value = text(key);
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), n);
        return error == std::errc() && !value.empty() ? std::optional(n) : std::nullopt;
    }
    std::string write() const
    {
        std::string all;
        for (const auto& [key, value] : m_values)
            all += key + '=' + value + '\n';
        return all;
    }

private:
    std::map<std::string, std::string> m_values;
};

} // namespace game
