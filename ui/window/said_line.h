#pragma once
#include <QWidget>

namespace ui {

// What the program has to say, under the board: in as many lines as there is room for. What does not fit is
// cut short at its end, and a tool tip has all of it.
class SaidLine : public QWidget {
    Q_OBJECT
public:
    explicit SaidLine(QWidget* parent = nullptr);
    void setText(const QString& text);
    QString text() const { return m_text; }
    // The text as it is shown.
    QStringList lines() const;
    int heightFor(int lines) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showToolTip();

    QString m_text;
};

} // namespace ui
