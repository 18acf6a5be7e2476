#pragma once
#include "core/pgn/encoding.h"

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cli {

// The text of a file: mapped as it is when its encoding keeps ASCII, else decoded to UTF-8.
class FileText {
public:
    // "-" reads `in`. The error is a message.
    static tl::expected<FileText, std::string> open(const std::string& path, std::istream& in);
    std::string_view text() const { return m_text; }
    const pgn::Encoding& encoding() const { return m_encoding; }

private:
    struct Mapping;
    std::shared_ptr<const Mapping> m_mapping;
    std::shared_ptr<const std::string> m_decoded;
    std::string_view m_text;
    pgn::Encoding m_encoding;
};

} // namespace cli
