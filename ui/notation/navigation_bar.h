#pragma once
#include "ui/notation/move_list_view.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>

namespace ui {

// First, previous, next, last, and apart from them autoplay.
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
    void setIcons();
    QToolButton *m_first, *m_previous, *m_next, *m_last, *m_play;
    QTimer m_timer;
};

} // namespace ui
