#pragma once
#include "core/opening/opening_book.h"

#include <memory>

namespace cli {

// The names of openings that are built into the program.
std::shared_ptr<const opening::OpeningBook> loadOpenings();

} // namespace cli
