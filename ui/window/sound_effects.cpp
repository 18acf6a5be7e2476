#include "ui/window/sound_effects.h"

#include "ui/clock/clock_display.h"
#include "ui/sound/sound_choice.h"

namespace ui {

using game::GameSession;

SoundEffects::SoundEffects(game::Game& game, GameSession& session, ClockDisplay& clocks,
                           SoundOutputFactory open, QObject* parent)
    : QObject(parent), m_game(game), m_session(session), m_open(std::move(open))
{
    connect(&session, &GameSession::movePlayed, this, &SoundEffects::playMove);
    connect(&session, &GameSession::flagFell, this, [this] { play(Sound::Flag); });
    connect(&session, &GameSession::ended, this, &SoundEffects::playEnd);
    connect(&clocks, &ClockDisplay::timeLow, this, [this] { play(Sound::LowTime); });
}

SoundEffects::~SoundEffects() = default;

void SoundEffects::applySettings(const Settings& settings)
{
    m_on = settings.sounds;
    m_volume = settings.volume;
    if (m_player) {
        m_player->setEnabled(m_on);
        m_player->setVolume(m_volume);
    }
}

void SoundEffects::play(Sound sound)
{
    if (!m_on || !m_open)
        return;
    if (!m_player) {
        m_player = std::make_unique<SoundPlayer>(m_open);
        m_player->setVolume(m_volume);
    }
    m_player->play(sound);
}

void SoundEffects::playMove(record::NodeId node)
{
    const record::Node& played = m_game.record().node(node);
    play(soundOfMove(m_game.record().positionAt(played.parent), played.move, m_session.outcome().isOver()));
}

// A move that ended the game, and a flag, have been heard already.
void SoundEffects::playEnd(chess::Outcome outcome)
{
    using chess::EndReason;
    switch (outcome.reason) {
    case EndReason::Resignation:
    case EndReason::Agreement:
    case EndReason::ThreefoldRepetition:
    case EndReason::FiftyMoves:
    case EndReason::DeadPosition: // found out after the move
    case EndReason::Adjudication:
        play(Sound::End);
        break;
    default:
        break;
    }
}

} // namespace ui
