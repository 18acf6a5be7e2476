#pragma once
#include "app/cli/unfinished_files.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cli {

// A file that appears under its name only when it is whole: until commit() it is written beside it under
// another, and removed when that never comes. A device or pipe is written straight. Errors are messages.
class OutputFile {
public:
    using Done = tl::expected<void, std::string>;

    // `unfinished` may be null.
    OutputFile(std::string path, UnfinishedFiles* unfinished);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    const std::string& path() const { return m_path; }
    // So many bytes are kept back before they are written.
    void setBufferSize(std::size_t bytes) { m_bufferSize = bytes; }
    Done write(std::string_view bytes);
    // The file that was there before is kept under the backup's name, unless that is "".
    Done commit(const std::string& backup = {});

private:
    Done open();
    Done flush();
    Done failure() const;
    void close();

    std::string m_path;      // of the file itself when it was a link to it
    std::string m_temporary; // "" when written straight
    UnfinishedFiles* m_unfinished;
    std::size_t m_bufferSize = 1 << 20;
    std::string m_buffer;
    int m_descriptor = -1;
    bool m_created = false;
};

} // namespace cli
