#include "core/game/clock.h"
