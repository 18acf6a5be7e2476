#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace record {

// One PGN tag pair; the value is UTF-8 and unescaped.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

// The Seven Tag Roster in its order (PGN standard 8.1.1).
inline constexpr std::array<std::string_view, 7> SevenTagRoster{"Event", "Site",  "Date",  "Round",
                                                                "White", "Black", "Result"};

// Does the tag say where the game begins or by which rules it goes (PGN standard 9.7)? It cannot be changed
// without the moves.
bool isStartTag(std::string_view name);

// The tag pairs of a game in the order of the file, doubles included (PGN standard 8.1).
class Tags {
public:
    // The value of the first tag of that name, "" when there is none.
    std::string_view value(std::string_view name) const;
    bool has(std::string_view name) const;
    // Changes the first tag of that name or appends one; the place of a Seven Tag Roster tag is found.
    void set(std::string_view name, std::string_view value);
    // Removes every tag of that name.
    void remove(std::string_view name);
    void append(Tag tag) { m_tags.push_back(std::move(tag)); }
    const std::vector<Tag>& all() const { return m_tags; }
    bool empty() const { return m_tags.empty(); }
    friend bool operator==(const Tags&, const Tags&) = default;

private:
    std::vector<Tag> m_tags;
};

} // namespace record
