#include "ui/board/board_text.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

// Whole phrases, since most languages make the adjective agree with the man.
constexpr std::array<std::array<const char*, 6>, 2> ManNames{{
    {QT_TRANSLATE_NOOP("ui::Board", "white pawn"), QT_TRANSLATE_NOOP("ui::Board", "white knight"),
     QT_TRANSLATE_NOOP("ui::Board", "white bishop"), QT_TRANSLATE_NOOP("ui::Board", "white rook"),
     QT_TRANSLATE_NOOP("ui::Board", "white queen"), QT_TRANSLATE_NOOP("ui::Board", "white king")},
    {QT_TRANSLATE_NOOP("ui::Board", "black pawn"), QT_TRANSLATE_NOOP("ui::Board", "black knight"),
     QT_TRANSLATE_NOOP("ui::Board", "black bishop"), QT_TRANSLATE_NOOP("ui::Board", "black rook"),
     QT_TRANSLATE_NOOP("ui::Board", "black queen"), QT_TRANSLATE_NOOP("ui::Board", "black king")},
}};

QString translated(const char* text)
{
    return QCoreApplication::translate("ui::Board", text);
}

} // namespace

QString manName(chess::Piece man)
{
    return translated(ManNames[chess::index(man.color)][chess::index(man.type)]);
}

QString squareName(chess::Square square, std::optional<chess::Piece> man)
{
    //: %1 is a square such as e4, %2 the man on it ("white knight") or "empty"
    const QString pattern = QCoreApplication::translate("ui::Board", "%1, %2");
    //: said of a square
    const QString empty = QCoreApplication::translate("ui::Board", "empty");
    return pattern.arg(QString::fromStdString(square.name()), man ? manName(*man) : empty);
}

QString promotionInitial(chess::PieceType type)
{
    switch (type) {
    case chess::PieceType::Rook:
        //: initial of the rook, a key
        return QCoreApplication::translate("ui::Board", "R", "rook");
    case chess::PieceType::Bishop:
        //: initial of the bishop, a key
        return QCoreApplication::translate("ui::Board", "B", "bishop");
    case chess::PieceType::Knight:
        //: initial of the knight, a key
        return QCoreApplication::translate("ui::Board", "N", "knight");
    default:
        //: initial of the queen, a key
        return QCoreApplication::translate("ui::Board", "Q", "queen");
    }
}

int promotionKey(chess::PieceType type)
{
    const QString initial = promotionInitial(type).toUpper();
    return initial.isEmpty() ? 0 : initial.at(0).unicode(); // Qt::Key_A … Key_Z are the capital letters
}

} // namespace ui
