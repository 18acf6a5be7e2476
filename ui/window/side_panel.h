#pragma once
#include <QToolButton>
#include <QWidget>

#include <array>

class QStackedWidget;

namespace ui {

class ActionRegistry;
class OpeningLine;
class PlayControls;
class ReviewTools;

// The right column: opening, moves, and below them what one can do in the mode: play or review.
class SidePanel : public QWidget {
    Q_OBJECT
public:
    explicit SidePanel(ActionRegistry& actions, QWidget* parent = nullptr);
    OpeningLine* openingLine() const { return m_opening; }
    // The parent for the two lists of moves.
    QWidget* listParent() const;
    // The lists of moves and the tools of review are made elsewhere and only placed here.
    void place(QWidget* playMoves, QWidget* reviewMoves, ReviewTools* reviewTools);
    PlayControls* controls() const { return m_controls; }
    void showMode(bool playing);
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setIcons();
    void showSteps();
    void fitTools();

    OpeningLine* m_opening;
    QStackedWidget* m_moves;
    PlayControls* m_controls;
    ReviewTools* m_tools = nullptr;
    QWidget* m_stepRow;
    std::array<QToolButton*, 4> m_steps{};
    bool m_playing = true;
};

} // namespace ui
