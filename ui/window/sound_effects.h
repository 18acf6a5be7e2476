#pragma once
#include "core/game/game_session.h"
#include "ui/settings/settings.h"
#include "ui/sound/sound_player.h"

#include <memory>

namespace ui {

class ClockDisplay;

// What is heard of a game being played. The loudspeaker is opened with the first game, not with the program.
class SoundEffects : public QObject {
    Q_OBJECT
public:
    SoundEffects(game::Game& game, game::GameSession& session, ClockDisplay& clocks, SoundOutputFactory open,
                 QObject* parent = nullptr);
    ~SoundEffects() override;
    void applySettings(const Settings& settings);

private:
    void play(Sound sound);
    void playMove(record::NodeId node);
    void playEnd(chess::Outcome outcome);

    game::Game& m_game;
    game::GameSession& m_session;
    SoundOutputFactory m_open;
    std::unique_ptr<SoundPlayer> m_player;
    bool m_on = true;
    int m_volume = 70;
};

} // namespace ui
