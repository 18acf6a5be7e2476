#include "ui/window/exchange.h"

#include "core/game/game.h"
#include "core/notation/fen.h"
#include "core/pgn/writer.h"
#include "ui/actions/action_registry.h"
#include "ui/database/dropped.h"
#include "ui/window/file_controller.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
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

// What is dragged out of this window is here already: a game of the list would become a copy of itself.
bool Exchange::isFromHere(const QDropEvent& event) const
{
    const auto* source = qobject_cast<const QWidget*>(event.source());
    return source && source->window() == parent();
}

void Exchange::take(const QMimeData& data)
{
    const QStringList paths = droppedFiles(data);
    if (paths.isEmpty())
        m_files.paste(data.text());
    else
        emit filesDropped(paths);
}

bool Exchange::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = static_cast<QDropEvent&>(*event);
    if (isFromHere(drop))
        drop.ignore();
    else if (acceptAsCopy(drop) && type == QEvent::Drop)
        take(*drop.mimeData());
    return true;
}

} // namespace ui
