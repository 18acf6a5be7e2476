#include "core/notation/fen.h"

#include "core/notation/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace notation {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Piece;
using chess::PieceType;
using chess::PositionSetup;
using chess::Square;
using chess::Wing;

constexpr std::string_view PieceChars = "pnbrqk";

char charOf(Piece piece)
{
    const char c = PieceChars[std::size_t(chess::index(piece.type))];
    return piece.color == Color::White ? char(c - 'a' + 'A') : c;
}

std::optional<Piece> pieceFromChar(char c)
{
    const bool upper = c >= 'A' && c <= 'Z';
    const std::size_t type = PieceChars.find(upper ? char(c - 'A' + 'a') : c);
    if (type == std::string_view::npos)
        return std::nullopt;
    return Piece{upper ? Color::White : Color::Black, PieceType(type)};
}

int backRank(Color c)
{
    return c == Color::White ? 0 : 7;
}

// The king that castling letters refer to: on its back rank, the one nearest to the h-file should there be
// several.
std::optional<int> kingFile(const PositionSetup& setup, Color color)
{
    for (int file = 7; file >= 0; --file)
        if (setup.at(Square(file, backRank(color))) == Piece{color, PieceType::King})
            return file;
    return std::nullopt;
}

// The rook that K, Q, k or q means: the outermost on that side of the king (X-FEN), else the corner.
Square outermostRook(const PositionSetup& setup, Color color, Wing wing)
{
    const int rank = backRank(color);
    const bool kingside = wing == Wing::Kingside;
    const int corner = kingside ? 7 : 0;
    if (const auto king = kingFile(setup, color))
        for (int file = corner; file != *king; file += kingside ? -1 : 1)
            if (setup.at(Square(file, rank)) == Piece{color, PieceType::Rook})
                return Square(file, rank);
    return Square(corner, rank);
}

struct Field {
    std::string_view text;
    std::size_t column = 0;
};

// Cuts a text into fields one after the other.
class Fields {
public:
    explicit Fields(std::string_view text) : m_text(text) {}
    // The next field; empty, at the end of the text, when there are no more.
    Field next()
    {
        while (const std::size_t n = spaceLength(m_text.substr(m_at)))
            m_at += n;
        const std::size_t start = m_at;
        while (m_at < m_text.size() && spaceLength(m_text.substr(m_at)) == 0)
            ++m_at;
        return {m_text.substr(start, m_at - start), start};
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

using Status = std::optional<FenError>;

FenError errorAt(FenField which, FenFault fault, const Field& field)
{
    return {which, fault, field.column, std::string(field.text)};
}

FenError placementError(FenFault fault, const Field& field, std::size_t at, std::size_t length)
{
    return {FenField::Placement, fault, field.column + at, std::string(field.text.substr(at, length))};
}

// One rank's text, which begins at `start` of the field.
Status readRank(PositionSetup& setup, int rank, const Field& field, std::size_t start, std::size_t length)
{
    int file = 0;
    bool afterDigit = false;
    bool afterMan = false;
    for (std::size_t at = start; at < start + length; ++at) {
        const char c = field.text[at];
        if (c == '~' && afterMan) {
            afterMan = false;
            continue;
        }
        const bool digit = c >= '1' && c <= '8';
        const auto piece = pieceFromChar(c);
        if ((!digit && !piece) || (digit && afterDigit))
            return placementError(FenFault::BadCharacter, field, at, 1);
        if (file + (digit ? c - '0' : 1) > 8)
            return placementError(FenFault::RankTooLong, field, at, start + length - at);
        if (piece)
            setup.at(Square(file, rank)) = piece;
        file += digit ? c - '0' : 1;
        afterDigit = digit;
        afterMan = !digit;
    }
    if (file < 8)
        return placementError(FenFault::RankTooShort, field, start, length);
    return std::nullopt;
}

Status readPlacement(PositionSetup& setup, const Field& field)
{
    std::size_t start = 0;
    for (int rank = 7; rank >= 0; --rank) {
        const std::size_t end = std::min(field.text.find('/', start), field.text.size());
        if (auto error = readRank(setup, rank, field, start, end - start))
            return error;
        if (rank > 0 && end == field.text.size())
            return placementError(FenFault::TooFewRanks, field, end, 0);
        if (rank == 0 && end < field.text.size())
            return placementError(FenFault::TooManyRanks, field, end, std::string_view::npos);
        start = end + 1;
    }
    return std::nullopt;
}

Status readSideToMove(PositionSetup& setup, const Field& field)
{
    if (field.text != "w" && field.text != "b")
        return errorAt(FenField::SideToMove, FenFault::BadSideToMove, field);
    setup.sideToMove = field.text == "w" ? Color::White : Color::Black;
    return std::nullopt;
}

std::optional<Square> castlingRookFromChar(const PositionSetup& setup, char c)
{
    const bool upper = c >= 'A' && c <= 'Z';
    const Color color = upper ? Color::White : Color::Black;
    const char lower = upper ? char(c - 'A' + 'a') : c;
    if (lower >= 'a' && lower <= 'h')
        return Square(lower - 'a', backRank(color));
    if (lower == 'k')
        return outermostRook(setup, color, Wing::Kingside);
    if (lower == 'q')
        return outermostRook(setup, color, Wing::Queenside);
    return std::nullopt;
}

Status readCastling(PositionSetup& setup, const Field& field)
{
    if (field.text == "-")
        return std::nullopt;
    for (std::size_t at = 0; at < field.text.size(); ++at) {
        const auto rook = castlingRookFromChar(setup, field.text[at]);
        if (!rook)
            return FenError{FenField::Castling, FenFault::BadCastling, field.column + at,
                            std::string(field.text.substr(at, 1))};
        setup.castlingRooks |= Bitboard(*rook);
    }
    return std::nullopt;
}

Status readEnPassant(PositionSetup& setup, const Field& field)
{
    if (field.text == "-")
        return std::nullopt;
    const auto square = Square::fromName(field.text);
    if (!square)
        return errorAt(FenField::EnPassant, FenFault::BadEnPassant, field);
    setup.enPassant = square;
    return std::nullopt;
}

bool isWholeNumber(std::string_view text)
{
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

FenError counterError(FenField which, const Field& field)
{
    return errorAt(which, isWholeNumber(field.text) ? FenFault::CounterOutOfRange : FenFault::BadCounter,
                   field);
}

Status readHalfmoveClock(PositionSetup& setup, const Field& field)
{
    const auto value = parseNumber(field.text, MaxFenCounter);
    if (!value)
        return counterError(FenField::HalfmoveClock, field);
    setup.halfmoveClock = *value;
    return std::nullopt;
}

Status readFullmoveNumber(PositionSetup& setup, const Field& field)
{
    const auto value = parseNumber(field.text, MaxFenCounter);
    if (!value)
        return counterError(FenField::FullmoveNumber, field);
    setup.fullmoveNumber = std::max(*value, 1);
    return std::nullopt;
}

std::string placementText(const PositionSetup& setup)
{
    std::string out;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0)
                out += char('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const auto& piece = setup.at(Square(file, rank));
            if (!piece) {
                ++empty;
                continue;
            }
            flush();
            out += charOf(*piece);
        }
        flush();
        if (rank > 0)
            out += '/';
    }
    return out;
}

char castlingChar(const PositionSetup& setup, Color color, Square rook, CastlingStyle style)
{
    if (style == CastlingStyle::XFen && rook == outermostRook(setup, color, Wing::Kingside))
        return 'k';
    if (style == CastlingStyle::XFen && rook == outermostRook(setup, color, Wing::Queenside))
        return 'q';
    return char('a' + rook.file());
}

std::string castlingText(const PositionSetup& setup, CastlingStyle style)
{
    std::string out;
    for (const Color color : chess::AllColors)
        for (int file = 7; file >= 0; --file) {
            const Square rook(file, backRank(color));
            if (!setup.castlingRooks.contains(rook))
                continue;
            const char c = castlingChar(setup, color, rook, style);
            out += color == Color::White ? char(c - 'a' + 'A') : c;
        }
    return out.empty() ? "-" : out;
}

} // namespace

tl::expected<PositionSetup, FenError> parseFen(std::string_view text)
{
    using Reader = Status (*)(PositionSetup&, const Field&);
    static constexpr std::array<Reader, 6> Readers{readPlacement, readSideToMove,    readCastling,
                                                   readEnPassant, readHalfmoveClock, readFullmoveNumber};
    PositionSetup setup;
    Fields fields(text);
    Field field = fields.next();
    if (field.text.empty())
        return tl::unexpected(errorAt(FenField::Whole, FenFault::Empty, field));
    for (const Reader read : Readers) {
        if (auto error = read(setup, field))
            return tl::unexpected(std::move(*error));
        field = fields.next();
        if (field.text.empty())
            return setup;
    }
    return tl::unexpected(errorAt(FenField::Whole, FenFault::ExtraText, field));
}

tl::expected<chess::Position, PositionError> positionFromFen(std::string_view text)
{
    auto setup = parseFen(text);
    if (!setup)
        return tl::unexpected(PositionError{std::move(setup.error()), std::nullopt});
    auto position = chess::Position::fromSetup(*setup);
    if (!position)
        return tl::unexpected(PositionError{std::nullopt, position.error()});
    return *position;
}

bool isChess960(const PositionSetup& setup)
{
    for (const Square rook : setup.castlingRooks) {
        const Color color = rook.rank() == 0 ? Color::White : Color::Black;
        const bool isCorner = rook.file() == 0 || rook.file() == 7;
        if (!isCorner || kingFile(setup, color) != 4)
            return true;
    }
    return false;
}

std::string toEpd(const PositionSetup& setup, CastlingStyle style)
{
    return fmt::format("{} {} {} {}", placementText(setup), setup.sideToMove == Color::White ? 'w' : 'b',
                       castlingText(setup, style), setup.enPassant ? setup.enPassant->name() : "-");
}

std::string toFen(const PositionSetup& setup, CastlingStyle style)
{
    return fmt::format("{} {} {}", toEpd(setup, style), setup.halfmoveClock, setup.fullmoveNumber);
}

std::string toFen(const chess::Position& p, CastlingStyle style)
{
    return toFen(p.toSetup(), style);
}

std::string toEpd(const chess::Position& p, CastlingStyle style)
{
    return toEpd(p.toSetup(), style);
}

} // namespace notation
