#include "core/opening/opening_book.h"
