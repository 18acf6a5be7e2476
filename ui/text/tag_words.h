#pragma once
#include <QString>

#include <string_view>

namespace ui::text {

// What people call a PGN tag ("WhiteElo": "White’s rating"); empty for one that is not widely known.
QString tagLabel(std::string_view name);
// "White’s rating (WhiteElo)", or the name alone.
QString tagWithLabel(const QString& name);

} // namespace ui::text
