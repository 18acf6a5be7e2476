#include "core/pgn/reader.h"
