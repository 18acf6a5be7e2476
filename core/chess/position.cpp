#include "core/chess/position.h"
