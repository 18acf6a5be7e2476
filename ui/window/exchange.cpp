#include "ui/window/exchange.h"

#include "core/game/game.h"
#include "core/notation/fen.h"
#include "core/pgn/writer.h"
#include "ui/actions/action_registry.h"
#include "ui/window/file_controller.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace ui {

Exchange::Exchange(ActiveGame active, FileController& files, ActionRegistry& actions, QWidget* window)
    : QObject(window), m_active(std::move(active)), m_files(files)
{
    connect(actions.action(ActionId::Copy), &QAction::triggered, this, &Exchange::copyGame);
    connect(actions.action(ActionId::CopyPosition), &QAction::triggered, this, &Exchange::copyPosition);
    connect(actions.action(ActionId::Paste), &QAction::triggered, this,
            [this] { m_files.paste(QApplication::clipboard()->text()); });
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

void Exchange::copyGame()
{
    QApplication::clipboard()->setText(QString::fromStdString(pgn::writeGame(m_active().record())));
    emit said(tr("The game is on the clipboard."));
}

void Exchange::copyPosition()
{
    QApplication::clipboard()->setText(QString::fromStdString(notation::toFen(m_active().position())));
    emit said(tr("The position is on the clipboard."));
}

bool Exchange::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DragEnter) {
        auto& drag = static_cast<QDragEnterEvent&>(*event);
        if (drag.mimeData()->hasUrls() || drag.mimeData()->hasText())
            drag.acceptProposedAction();
        return true;
    }
    if (event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = static_cast<QDropEvent&>(*event);
    drop.acceptProposedAction();
    QStringList paths;
    for (const QUrl& url : drop.mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (paths.isEmpty())
        m_files.paste(drop.mimeData()->text());
    else
        emit filesDropped(paths);
    return true;
}

} // namespace ui
