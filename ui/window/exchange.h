#pragma once
#include <QObject>

#include <functional>

class QDropEvent;
class QMimeData;
class QWidget;

namespace game {
class Game;
}

namespace ui {

class ActionRegistry;
class FileController;

// What goes in and out without a file dialog: games and positions by the clipboard, files and text that are
// dropped on the window.
class Exchange : public QObject {
    Q_OBJECT
public:
    using ActiveGame = std::function<const game::Game&()>; // the one on the board
    Exchange(ActiveGame active, FileController& files, ActionRegistry& actions, QWidget* window);

signals:
    void said(const QString& text);
    void filesDropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void copyGame();
    void copyPosition();
    bool isFromHere(const QDropEvent& event) const;
    void take(const QMimeData& data);

    ActiveGame m_active;
    FileController& m_files;
};

} // namespace ui
