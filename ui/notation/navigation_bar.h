#pragma once
#include "ui/notation/move_list_view.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>

namespace ui {

// |◁ ◁ ▷ ▷| and autoplay.
class NavigationBar : public QWidget {
    Q_OBJECT
public:
    explicit NavigationBar(QWidget* parent = nullptr);
    // Is there a move before and after the current one? At the end autoplay stops.
    void setSteps(bool back, bool forward);
    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool on);
    void setAutoplayInterval(std::chrono::milliseconds interval) { m_timer.setInterval(interval); }

signals:
    void stepIntended(ui::MoveStep step);
    void playingChanged(bool on);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QToolButton *m_first, *m_previous, *m_play, *m_next, *m_last;
    QTimer m_timer;
};

} // namespace ui
