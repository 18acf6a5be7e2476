#pragma once
#include <QFileInfo>

namespace game {

// Do both names lead to one file? Also when it is not there (yet, or any more): QFileInfo's own comparison
// takes any two files for one that are not.
inline bool isSameFile(const QString& a, const QString& b)
{
    return QFileInfo(a).absoluteFilePath() == QFileInfo(b).absoluteFilePath() ||
           (QFileInfo::exists(a) && QFileInfo::exists(b) && QFileInfo(a) == QFileInfo(b));
}

} // namespace game
