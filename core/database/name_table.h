#pragma once
#include "core/pgn/encoding.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace database {

using NameId = std::uint32_t;

// What a tag said, as the file has it, as one reads it and as one searches for it.
struct Name {
    std::string text;   // UTF-8
    std::string folded; // see fold()
    std::string raw;    // the bytes of the file; "" when they are `text`
    std::string_view bytes() const { return raw.empty() ? text : raw; }
};

// Interned strings: the same bytes get the same id, ids count from 0, and id 0 is the empty name.
class NameTable {
public:
    NameTable();
    std::size_t size() const { return m_names.size(); }
    const Name& operator[](NameId id) const { return m_names[id]; }
    // The id of these bytes of the file; a new name is read by the table's encoding.
    NameId intern(std::string_view bytes);
    // The id of a text that comes from the program, not from the file.
    NameId internText(std::string_view utf8);
    // The id of a name that another table has read.
    NameId intern(Name name);
    const pgn::Encoding& encoding() const { return m_encoding; }
    // Reads all names anew, each as encodingOfGame() says; ids stay.
    void setEncoding(const pgn::Encoding& encoding, bool strictly = false);
    // The same when another table has read the names anew and gives them to renew(): this takes no time.
    void followEncoding(const pgn::Encoding& encoding) { m_encoding = encoding; }
    // The file has been written in that encoding: what the names say stays, their bytes are others.
    void setWritten(const pgn::Encoding& encoding);
    // Another reading of the same bytes.
    void renew(NameId id, Name name) { m_names[id] = std::move(name); }

private:
    std::size_t slotOf(std::string_view bytes, std::uint32_t hash) const;
    NameId append(Name name, std::uint32_t hash);
    void insert(NameId id, std::uint32_t hash);
    void grow();
    void fill(std::size_t slots);
    Name read(std::string_view bytes) const;

    std::vector<Name> m_names;
    std::vector<std::uint32_t> m_hashes; // by id
    std::vector<NameId> m_slots;         // open addressing, a power of two of them; Empty when free
    pgn::Encoding m_encoding;
    bool m_strictly = false;
};

} // namespace database
