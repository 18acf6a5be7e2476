#pragma once
#include "ui/settings/settings.h"

#include <QObject>

class QBoxLayout;
class QMainWindow;
class QSplitter;

namespace ui {

class BoardColumn;
class GameListPanel;

// Where the parts of the window stand: board | side panel over the list of games; remembered, and reset by
// one action.
class WindowLayout : public QObject {
    Q_OBJECT
public:
    WindowLayout(BoardColumn* board, QWidget* side, GameListPanel* list, QMainWindow* window);

    void restore(const Settings& settings);
    void remember(Settings& settings) const;
    void reset();
    void showList(bool shown);
    // The column that begins with what there is to know, and goes on with everything else.
    QBoxLayout& top() const { return *m_top; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void shareWidth();
    void shareHeight();

    QMainWindow* m_window;
    BoardColumn* m_board;
    QWidget* m_side;
    GameListPanel* m_list;
    QSplitter* m_across;
    QSplitter* m_down;
    QBoxLayout* m_top;
    bool m_ownShares = false; // somebody has moved the edge between board and side panel
};

} // namespace ui
