#pragma once
#include "core/game/mate_referee.h"
#include "ui/settings/appearance.h"
#include "ui/settings/settings_store.h"
#include "ui/sound/sound_output.h"

namespace ui {

class LanguageController;
class Prompts;

// What a window is given from outside; a test gives its own.
struct Services {
    Settings& settings;
    SettingsStore& store;
    Appearance& appearance;
    LanguageController& language;
    QString languageThisTime; // from the command line; empty: as set
    game::TimeSource now;
    SoundOutputFactory openSound;                  // none: silent
    Prompts* prompts = nullptr;                    // none: real dialogs
    QString journalFolder = {};                    // where what is unsaved is kept; none: nowhere
    game::TimeSource wallClock{};                  // to notice that the computer slept; none: nobody looks
    game::MateReferee::Decide decideWinnability{}; // none: the real search
};

} // namespace ui
