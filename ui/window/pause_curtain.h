#pragma once
#include <QFrame>

class QLabel;
class QPushButton;

namespace ui {

// Lies over the board of a paused game: a veil, so that everybody sees that nothing moves, or a curtain, so
// that nobody thinks about the position (C7).
class PauseCurtain : public QFrame {
    Q_OBJECT
public:
    // Over `board`, wherever that goes.
    explicit PauseCurtain(QWidget* board);
    void retranslate();
    void setHiding(bool hiding);
    bool isHiding() const { return m_hiding; }

signals:
    void resumeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow();

    QWidget* m_board;
    QFrame* m_card;
    QLabel* m_title;
    QPushButton* m_resume;
    bool m_hiding = true;
};

} // namespace ui
