#pragma once
#include "core/record/tags.h"

#include <QString>

namespace ui {

// A name for a file of one game, "Anna – Boris 2026-11-30": what is unknown is left out, and no system
// refuses it. Without an ending.
QString fileNameFor(const record::Tags& tags);

} // namespace ui
