#pragma once
#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

// Lies over the board of a paused game, so that nobody thinks about the position (C7).
class PauseCurtain : public QFrame {
    Q_OBJECT
public:
    // Over `board`, wherever that goes.
    explicit PauseCurtain(QWidget* board);
    void retranslate();

signals:
    void resumeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    QWidget* m_board;
    QLabel* m_title;
    QPushButton* m_resume;
};

} // namespace ui
