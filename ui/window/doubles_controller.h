#pragma once
#include "core/game/doubles.h"

#include <QPointer>
#include <QTimer>

class QBoxLayout;

namespace ui {

class GameListPanel;
class NoticeBar;

// Looks for games that are in the list twice, a little at a time; then shows each below the one that stays,
// the doubles selected, and offers to remove them.
class DoublesController : public QObject {
    Q_OBJECT
public:
    // The bar is put at the top of that column.
    DoublesController(GameListPanel& list, QBoxLayout& column, QWidget* window);
    void begin();
    void retranslate();

signals:
    void said(const QString& text);
    void removeIntended(const std::vector<std::size_t>& games);

private:
    enum class State : std::uint8_t { Idle, Looking, Found };
    void goOn();
    void finish();
    void stop();
    void showWords();

    GameListPanel& m_list;
    NoticeBar* m_bar;
    QTimer m_slice;
    QPointer<game::PgnFile> m_file;
    std::unique_ptr<game::DoubleSearch> m_search;
    State m_state = State::Idle;
};

} // namespace ui
