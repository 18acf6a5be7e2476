#include "core/notation/nag.h"

#include "core/notation/text.h"

namespace notation {
namespace {

// Does the sign belong to one code, or to this one for White and the next for Black?
enum class Owner : std::uint8_t { Single, Twin };

struct Sign {
    Nag nag;
    std::string_view text;
    Owner owner = Owner::Single;
};

// The first text of a code is the one shown.
constexpr Sign Signs[] = {
    {1, "!"},
    {2, "?"},
    {3, "!!"},
    {3, "‼"},
    {4, "??"},
    {4, "⁇"},
    {5, "!?"},
    {5, "⁉"},
    {6, "?!"},
    {6, "⁈"},
    {7, "□"},
    {7, "[]"},
    {7, "▢"},
    {7, "◻"},
    {10, "="},
    {11, "="},
    {13, "∞"},
    {13, "~"},
    {13, "oo"},
    {14, "+="},
    {14, "⩲"},
    {14, "+/="},
    {14, "±="},
    {15, "=+"},
    {15, "⩱"},
    {15, "=/+"},
    {15, "=∓"},
    {16, "±"},
    {16, "+/-"},
    {16, "+/−"},
    {16, "+/–"},
    {17, "∓"},
    {17, "-/+"},
    {17, "−/+"},
    {17, "–/+"},
    {18, "+-"},
    {18, "+−"},
    {18, "+–"},
    {19, "-+"},
    {19, "−+"},
    {19, "–+"},
    {20, "+--"},
    {20, "+−−"},
    {21, "--+"},
    {21, "−−+"},
    {22, "⊙", Owner::Twin},
    {22, "⨀", Owner::Twin},
    {22, "(.)", Owner::Twin},
    {26, "○", Owner::Twin},
    {32, "⟳", Owner::Twin},
    {32, "↻", Owner::Twin},
    {36, "↑", Owner::Twin},
    {36, "|^", Owner::Twin},
    {40, "→", Owner::Twin},
    {40, "->", Owner::Twin},
    {44, "=/∞", Owner::Twin},
    {44, "⯹", Owner::Twin},
    {44, "=∞", Owner::Twin},
    {44, "~=", Owner::Twin},
    {44, "=~", Owner::Twin},
    {132, "⇆", Owner::Twin},
    {132, "⇄", Owner::Twin},
    {132, "<=>", Owner::Twin},
    {138, "⊕", Owner::Twin},
    {138, "⨁", Owner::Twin},
    {138, "(+)", Owner::Twin},
    {140, "∆"},
    {140, "Δ"},
    {140, "△"},
    {140, "/\\"},
    {141, "∇"},
    {141, "▽"},
    {141, "\\/"},
    {142, "⌓"},
    {142, "≥"},
    {142, ">="},
    {143, "≤"},
    {143, "<="},
    {144, "=="},
    {145, "RR"},
    {146, "N"},
    {146, "TN"},
    {220, "D"},
    {221, "D'"},
    {238, "○"},
    {239, "⇔"},
    {239, "<->"},
    {240, "⇗"},
    {240, "/^"},
    {241, "⊞"},
    {242, "⟫"},
    {242, "»"},
    {242, ">>"},
    {243, "⟪"},
    {243, "«"},
    {243, "<<"},
    {244, "✕"},
    {245, "⊥"},
    {245, "_|_"},
};

} // namespace

NagKind nagKind(Nag n)
{
    if (n == 0)
        return NagKind::None;
    if (n < 10)
        return NagKind::Move;
    return n < 136 ? NagKind::Position : NagKind::Other;
}

std::string_view nagSymbol(Nag n)
{
    for (const Sign& sign : Signs)
        if (n == sign.nag || (sign.owner == Owner::Twin && n == sign.nag + 1))
            return sign.text;
    return {};
}

std::optional<Nag> nagFromText(std::string_view text, chess::Color side)
{
    if (skip(text, "$"))
        return parseNumber(text, 0xffff);
    for (const Sign& sign : Signs)
        if (sign.text == text)
            return Nag(sign.nag + (sign.owner == Owner::Twin ? chess::index(side) : 0));
    return std::nullopt;
}

} // namespace notation
