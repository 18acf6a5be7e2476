#pragma once
#include <QFont>
#include <QWidget>

namespace ui {

// The digits of one clock, each in a cell of its own so that nothing ever jumps.
class ClockFace : public QWidget {
    Q_OBJECT
public:
    // How the time is shown; the running clock is the strongest contrast of the window after the board.
    enum class Mood : std::uint8_t { Waiting, Running, Low, RunningLow, Fallen };

    explicit ClockFace(QWidget* parent = nullptr);
    void setFace(const QString& face, Mood mood);
    QString face() const { return m_face; }
    Mood mood() const { return m_mood; }
    // Room for hours from the start, so that the width stays.
    void setHours(bool hours);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void measure();
    int cellWidth(QChar c) const { return c.isDigit() ? m_digit : m_mark; }

    QString m_face;
    Mood m_mood = Mood::Waiting;
    bool m_hours = false;
    QFont m_digits;
    int m_digit = 0; // width of the widest digit
    int m_mark = 0;  // of a colon or point
};

} // namespace ui
