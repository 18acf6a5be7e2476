#pragma once
#include "core/pgn/encoding.h"

#include <QString>

namespace ui::text {

// "UTF-8", "Windows-1252": short, as people know it.
QString encodingName(const pgn::Encoding& encoding);
// With the languages it is for: "Windows-1251 (Cyrillic)".
QString encodingWithLanguages(const std::string& name);

} // namespace ui::text
