#include "core/pgn/encoding.h"

#include <cstdlib>

// Any bytes decode to UTF-8 in any encoding; what an encoding can write it reads again as the same text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto& names = pgn::knownEncodings();
    for (const pgn::Encoding& encoding :
         {pgn::detectEncoding(bytes), pgn::Encoding{names[data[0] % names.size()], false}}) {
        const std::string text = pgn::decode(bytes, encoding);
        if (!pgn::isUtf8(text))
            std::abort();
        const auto written = pgn::encode(text, encoding);
        if (written && pgn::decode(*written, encoding) != text)
            std::abort();
    }
    return 0;
}
