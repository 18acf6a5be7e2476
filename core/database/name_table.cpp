#include "core/database/name_table.h"

#include "core/database/encoding_probe.h"
#include "core/database/fold.h"

#include <algorithm>

namespace database {

namespace {

constexpr NameId Empty = 0xffffffff;

std::uint32_t hashOf(std::string_view bytes)
{
    return std::uint32_t(std::hash<std::string_view>{}(bytes));
}

std::size_t utf8Length(std::string_view s, std::size_t at)
{
    const auto byte = [&](std::size_t i) -> unsigned { return i < s.size() ? std::uint8_t(s[i]) : 0u; };
    const auto tails = [&](std::size_t count) {
        for (std::size_t i = 1; i <= count; ++i) {
            if ((byte(at + i) & 0xC0) != 0x80)
                return std::size_t(0);
        }
        return count + 1;
    };
    const unsigned lead = byte(at);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return tails(1);
    if (lead >= 0xE0 && lead <= 0xEF) {
        const unsigned second = byte(at + 1);
        const bool overlong = lead == 0xE0 && second < 0xA0;
        const bool surrogate = lead == 0xED && second >= 0xA0;
        return overlong || surrogate ? 0 : tails(2);
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const unsigned second = byte(at + 1);
        const bool outside = (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second >= 0x90);
        return outside ? 0 : tails(3);
    }
    return 0;
}

} // namespace

bool isAscii(std::string_view bytes)
{
    // Without an early exit, so that whole words can be looked at.
    std::uint8_t all = 0;
    for (const char c : bytes)
        all |= std::uint8_t(c);
    return all < 0x80;
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto length = utf8Length(bytes, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

NameTable::NameTable() : m_slots(1024, Empty)
{
    append({}, hashOf({}));
}

std::size_t NameTable::slotOf(std::string_view bytes, std::uint32_t hash) const
{
    const auto mask = m_slots.size() - 1;
    auto slot = hash & mask;
    while (m_slots[slot] != Empty &&
           (m_hashes[m_slots[slot]] != hash || m_names[m_slots[slot]].bytes() != bytes))
        slot = (slot + 1) & mask;
    return slot;
}

NameId NameTable::intern(std::string_view bytes)
{
    const auto hash = hashOf(bytes);
    if (const auto found = m_slots[slotOf(bytes, hash)]; found != Empty)
        return found;
    return append(read(bytes), hash);
}

NameId NameTable::intern(Name name)
{
    const auto hash = hashOf(name.bytes());
    const auto found = m_slots[slotOf(name.bytes(), hash)];
    return found != Empty ? found : append(std::move(name), hash);
}

NameId NameTable::internText(std::string_view utf8)
{
    if (!m_strictly || isAscii(utf8))
        return intern(utf8);
    const auto bytes = pgn::encode(utf8, m_encoding);
    return intern(bytes ? std::string_view(*bytes) : utf8);
}

NameId NameTable::append(Name name, std::uint32_t hash)
{
    m_names.push_back(std::move(name));
    m_hashes.push_back(hash);
    if (m_names.size() * 2 > m_slots.size())
        grow();
    else
        insert(NameId(m_names.size() - 1), hash);
    return NameId(m_names.size() - 1);
}

void NameTable::insert(NameId id, std::uint32_t hash)
{
    m_slots[slotOf(m_names[id].bytes(), hash)] = id;
}

void NameTable::grow()
{
    fill(m_slots.size() * 4);
}

void NameTable::fill(std::size_t slots)
{
    m_slots.assign(slots, Empty);
    for (NameId id = 0; id < m_names.size(); ++id)
        insert(id, m_hashes[id]);
}

Name NameTable::read(std::string_view bytes) const
{
    Name name;
    if (isAscii(bytes) || (!m_strictly && isUtf8(bytes))) {
        name.text = bytes;
    } else {
        name.text = pgn::decode(bytes, encodingOfGame(bytes, m_encoding, m_strictly));
        name.raw = bytes;
    }
    name.folded = fold(name.text);
    return name;
}

void NameTable::setWritten(const pgn::Encoding& encoding)
{
    m_encoding = encoding;
    m_strictly = false;
    for (NameId id = 0; id < m_names.size(); ++id) {
        Name& name = m_names[id];
        if (isAscii(name.text))
            continue;
        const auto bytes = pgn::encode(name.text, encoding);
        name.raw = bytes && *bytes != name.text ? *bytes : std::string();
        m_hashes[id] = hashOf(name.bytes());
    }
    fill(m_slots.size());
}

void NameTable::setEncoding(const pgn::Encoding& encoding, bool strictly)
{
    m_encoding = encoding;
    m_strictly = strictly;
    for (auto& name : m_names) {
        if (!isAscii(name.bytes()))
            name = read(std::string(name.bytes()));
    }
}

} // namespace database
