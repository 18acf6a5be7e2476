#include "ui/window/typed_move.h"

#include <QStringList>

namespace ui {

namespace {

using Parsed = tl::expected<chess::Move, notation::MoveError>;

bool isNoMove(const Parsed& parsed)
{
    return !parsed && parsed.error().fault == notation::MoveFault::NotAMove;
}

// Never from one language's letters to another's when the first one understood the text: "Rd1" is a king in
// French and a rook in English, and nobody wants the other man to move.
Parsed parseInAnyLetters(const chess::Position& position, const QString& typed,
                         const notation::PieceLetters& letters)
{
    const std::string text = typed.toStdString();
    Parsed first = notation::parseSan(position, text, letters);
    if (!isNoMove(first))
        return first;
    for (const notation::PieceLetters* other : {&notation::englishLetters(), &notation::frenchLetters()}) {
        Parsed parsed = notation::parseSan(position, text, *other);
        if (!isNoMove(parsed))
            return parsed;
    }
    Parsed uci = notation::parseUci(position, typed.toLower().toStdString());
    return isNoMove(uci) ? first : uci;
}

} // namespace

Parsed parseTypedMove(const chess::Position& position, const QString& typed,
                      const notation::PieceLetters& letters)
{
    const QString text = typed.trimmed();
    Parsed parsed = parseInAnyLetters(position, text, letters);
    if (parsed || text.isEmpty())
        return parsed;
    QString raised = text;
    if (text.startsWith(QLatin1Char('o')))
        raised = text.toUpper();
    else
        raised[0] = text[0].toUpper();
    const Parsed again = parseInAnyLetters(position, raised, letters);
    return again ? again : parsed;
}

QStringList completionsFor(const chess::Position& position, const QString& typed,
                           const notation::PieceLetters& letters)
{
    QStringList moves;
    notation::SanStyle style;
    style.letters = &letters;
    for (const chess::Move move : position.legalMoves()) {
        const QString san = QString::fromStdString(notation::toSan(position, move, style));
        if (san.startsWith(typed, Qt::CaseInsensitive))
            moves << san;
    }
    moves.sort();
    return moves;
}

} // namespace ui
