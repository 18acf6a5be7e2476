#include "core/notation/result.h"

namespace notation {

std::string_view resultText(chess::Result result)
{
    switch (result) {
    case chess::Result::WhiteWins:
        return "1-0";
    case chess::Result::BlackWins:
        return "0-1";
    case chess::Result::Draw:
        return "1/2-1/2";
    case chess::Result::Unfinished:
        break;
    }
    return "*";
}

std::string_view resultSign(chess::Result result)
{
    return result == chess::Result::Draw ? "½-½" : resultText(result);
}

} // namespace notation
