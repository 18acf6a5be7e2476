#pragma once
#include "core/game/game_session.h"
#include "core/game/match.h"
#include "core/notation/piece_letters.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

enum class Theme : std::uint8_t { System, Light, Dark };
// Who sits at the bottom of the board: always the same side, or the side to move.
enum class Seats : std::uint8_t { Fixed, TurnToMover };
// The letters that moves are shown with; files always hold English ones (N6).
enum class NotationLetters : std::uint8_t { Language, English, French, Figurine };
// Alternating: whoever had White in the last game has Black.
enum class ColorChoice : std::uint8_t { AsEntered, ByLot, Alternating };

// What was chosen in the last New Game.
struct NewGameChoice {
    std::array<QString, 2> names; // White, Black
    ColorChoice colors = ColorChoice::AsEntered;
    QString timeControl = QStringLiteral("600+5"); // as in a PGN TimeControl tag; "-" is no clock
    QString blackTimeControl;                      // empty: the same
    bool bonusBeforeMove = false;                  // game::BonusMoment
    game::HouseRules rules;
    bool hideBoardInPause = false;
    bool chess960 = false;
    int arrayNumber = -1; // of Chess960; -1: by lot for each game
    int games = 1;        // of the series; 0: as many as they like
    game::Match::NextWhite nextWhite = game::Match::NextWhite::Alternating;
    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;

    // Both clocks; no clock when the words cannot be understood.
    game::TimeControl control() const;
    void setControl(const game::TimeControl& control);
};

// Everything that is remembered from one start to the next: plain values, handed in.
struct Settings {
    QString language; // "en", "fr"; empty: the system's
    Theme theme = Theme::System;
    NotationLetters letters = NotationLetters::Language;
    QString boardTheme = QStringLiteral("wood");
    QString pieceSet = QStringLiteral("staunton");
    bool coordinates = true;
    bool destinations = true;
    bool animation = true;
    bool sounds = true;
    int volume = 70;         // percent
    int lowTimeSeconds = 20; // 0: no warning
    Seats seats = Seats::Fixed;

    NewGameChoice newGame;
    std::array<QString, 2> lastPlayers; // White and Black of the last game on the table
    QStringList playerNames;            // for completion, the last used first
    QStringList recentFiles;            // the last used first
    QStringList fileEncodings; // chosen instead of what was found: "WINDOWS-1251 /path", the last used first
    QString lastFolder;
    QString seriesFolder; // where series are kept; empty: Adoube in the documents

    QByteArray windowGeometry;
    QByteArray sideSplitter; // board | right column
    QByteArray listColumns;
    QByteArray listSplitter; // both | list of games

    friend bool operator==(const Settings&, const Settings&) = default;
};

// The language to use: "en" or "fr".
QString effectiveLanguage(const Settings& settings);
// The letters that moves are shown and typed with.
const notation::PieceLetters& lettersFor(const Settings& settings, const QString& language);
// Puts a name at the front of a list of names without doubles.
void remember(QStringList& list, const QString& entry, int most);

} // namespace ui
