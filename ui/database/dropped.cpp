#include "ui/database/dropped.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace ui {

QStringList droppedFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

bool acceptAsCopy(QDropEvent& event)
{
    const QMimeData* data = event.mimeData();
    const bool isWanted = data->hasUrls() || data->hasText();
    if (!isWanted || !event.possibleActions().testFlag(Qt::CopyAction)) {
        event.ignore();
        return false;
    }
    event.setDropAction(Qt::CopyAction);
    event.accept();
    return true;
}

} // namespace ui
