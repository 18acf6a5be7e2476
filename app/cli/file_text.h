#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cli {

// The text of a file in UTF-8: mapped as it is when it is UTF-8 already, else decoded.
class FileText {
public:
    // "-" reads `in`. The error is a message.
    static tl::expected<FileText, std::string> open(const std::string& path, std::istream& in);
    std::string_view text() const { return m_text; }

private:
    struct Mapping;
    std::shared_ptr<const Mapping> m_mapping;
    std::shared_ptr<const std::string> m_decoded;
    std::string_view m_text;
};

} // namespace cli
