#include "core/notation/fen.h"
