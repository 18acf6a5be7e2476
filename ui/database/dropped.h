#pragma once
#include <QStringList>

class QDropEvent;
class QMimeData;

namespace ui {

QStringList droppedFiles(const QMimeData& data);
// Files and text from elsewhere are only ever copied: whoever gave them must not delete them afterwards.
// False when they are neither, or cannot be copied; then nothing is accepted.
bool acceptAsCopy(QDropEvent& event);

} // namespace ui
