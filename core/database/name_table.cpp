#include "core/database/name_table.h"

#include "core/database/fold.h"
#include "core/pgn/encoding_probe.h"

#include <algorithm>

namespace database {

namespace {

constexpr NameId Empty = 0xffffffff;

std::uint32_t hashOf(std::string_view bytes)
{
    return std::uint32_t(std::hash<std::string_view>{}(bytes));
}

} // namespace

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
    if (!m_strictly || pgn::isAscii(utf8))
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
    if (pgn::isAscii(bytes) || (!m_strictly && pgn::isUtf8(bytes))) {
        name.text = bytes;
    } else {
        name.text = pgn::decode(bytes, pgn::encodingOfGame(bytes, m_encoding, m_strictly));
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
        if (pgn::isAscii(name.text))
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
        if (!pgn::isAscii(name.bytes()))
            name = read(std::string(name.bytes()));
    }
}

} // namespace database
