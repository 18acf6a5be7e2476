#include "core/notation/epd.h"

#include <cstdlib>

// Any bytes are a FEN or an error that lies in them; what was read is read again as it was written.
namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto setup = notation::parseFen(text);
    if (!setup)
        require(text.substr(setup.error().column).starts_with(setup.error().token));
    for (const auto style : {notation::CastlingStyle::XFen, notation::CastlingStyle::Shredder}) {
        if (setup)
            require(notation::parseFen(notation::toFen(*setup, style)) == *setup);
        if (const auto p = notation::positionFromFen(text))
            require(notation::positionFromFen(notation::toFen(*p, style)) == *p);
        if (const auto epd = notation::parseEpd(text)) {
            const auto again = notation::parseEpd(notation::toEpd(*epd, style));
            require(again && again->operations == epd->operations);
            // Counters are not written where no operation tells them.
            auto written = again->setup;
            written.halfmoveClock = epd->setup.halfmoveClock;
            written.fullmoveNumber = epd->setup.fullmoveNumber;
            require(written == epd->setup);
        }
    }
    return 0;
}
