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
    explicit WindowLayout(QMainWindow* window);
    // The parent for the two that are placed next.
    QWidget* upper() const;
    void place(BoardColumn* board, QWidget* side);
    // The list of games, hidden at first; it becomes the window's.
    void placeList(GameListPanel* list);

    void restore(const Settings& settings);
    void remember(Settings& settings) const;
    void reset();
    void showList(bool shown);
    // What can take the place of the list of games for a while; it becomes the window's when it is shown.
    void addReport(QWidget* report);
    void showReport(bool shown);
    bool isReportShown() const;
    // The column that begins with what there is to know, and goes on with everything else.
    QBoxLayout& top() const { return *m_top; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void shareWidth();
    void shareHeight();
    int tableHeight(int most) const;
    int heightOfList(int most) const;
    void makeRoomForSearch(bool unfolded);

    QMainWindow* m_window;
    BoardColumn* m_board = nullptr;
    QWidget* m_side = nullptr;
    GameListPanel* m_list = nullptr; // until it is placed
    QWidget* m_report = nullptr;
    bool m_listBehind = false; // it was shown when the report took its place
    QSplitter* m_across;
    QSplitter* m_down;
    QBoxLayout* m_top;
    // What the settings say of a list that is not there yet.
    QByteArray m_listSplitter, m_listColumns;
    int m_listBefore = 0;     // its height before the search was unfolded
    bool m_ownShares = false; // somebody has moved the edge between board and side panel
    bool m_ownHeight = false; // or that above the list
};

} // namespace ui
