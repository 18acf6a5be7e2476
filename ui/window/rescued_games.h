#pragma once
#include "core/game/game.h"
#include "ui/window/file_journal.h"

#include <QObject>

#include <optional>

namespace ui {

class FileController;

// What comes back after the program was killed, or after a second thought about what was discarded: each game
// into its file where it stood or, where that cannot be, to the games of the session.
class RescuedGames : public QObject {
    Q_OBJECT
public:
    RescuedGames(FileController& files, game::Game& review, QObject* parent = nullptr);

    // Opens their file and puts them back when it has been read; areBack() follows, at once where there is no
    // file. `show` puts one on the review table.
    void bringBack(std::vector<KeptGame> games, std::vector<KeptOrder> orders, bool show);

signals:
    void areBack(int games);

private:
    struct Kept {
        std::vector<KeptGame> games;
        std::vector<KeptOrder> orders;
        bool show = false;
    };
    struct Place {
        game::PgnFile* file = nullptr;
        std::size_t row = 0;
    };
    using Places = std::map<std::string, Place>; // by the games' names in the journal

    void comeBack(game::PgnFile* file);
    void putBack(const Kept& kept, game::PgnFile* file);
    Place putBack(const KeptGame& game, game::PgnFile* file, bool isAtWork);
    void putOrderBack(const KeptOrder& order, game::PgnFile* file, Places& places);

    FileController& m_files;
    game::Game& m_review;
    std::optional<Kept> m_waiting; // until their file has been read
};

} // namespace ui
