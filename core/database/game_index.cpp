#include "core/database/game_index.h"
