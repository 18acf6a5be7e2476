#pragma once
#include "core/database/game_filter.h"
#include "core/database/game_matcher.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTabWidget;

namespace ui {

class GameFieldsPage;
class MaterialPage;
class PositionPage;

// What games are sought by: tags and comments, a position, material. Looks as one types, a moment after the
// last change, or at once with Return.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    database::GameFilter filter() const;
    database::MoveQuery moves() const;
    bool isEmpty() const;
    void clear();
    // Puts the cursor into the page that is shown.
    void begin();
    // Into the field for a player, whatever page is shown.
    void beginWithPlayer();
    // What the position page offers.
    void setBoardPosition(const chess::Position& position);
    // Looks for this position, at once.
    void seek(const chess::Position& position);
    // In milliseconds; 0 for tests.
    void setDelay(int delay) { m_soon.setInterval(delay); }

signals:
    // Games like filter() and moves() are wanted now.
    void wanted();
    // Esc, or Return to see what was found.
    void left();
    // Something is written, or nothing any more.
    void emptyChanged(bool empty);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void note();
    void showState();
    void retranslate();
    QWidget* scrolling(QWidget* page);

    QTabWidget* m_tabs;
    GameFieldsPage* m_fields;
    PositionPage* m_position;
    MaterialPage* m_material;
    QLabel* m_fault;
    QTimer m_soon;
};

} // namespace ui
