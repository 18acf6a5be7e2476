#pragma once
#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace ui {

// Text that could not be read, to be mended where it stands: Return reads it again, Esc leaves it as it was.
class RepairEditor : public QFrame {
    Q_OBJECT
public:
    explicit RepairEditor(QWidget* parent = nullptr);
    // Shown with the reason above; it lies over its parent, under or above `beside` (in the parent's
    // coordinates).
    void open(const QString& text, const QString& reason, QRect beside);
    // Why it still cannot be read; that part of the text is marked.
    void refuse(const QString& reason, qsizetype at, qsizetype length);
    QString text() const;
    void takeFocus();
    void retranslate();

signals:
    void typed(const QString& text); // each change by hand
    void readIntended(const QString& text);
    void removeIntended();
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    int topFor(int height, int room) const;
    bool isForTheWindow(const QKeyEvent& key) const;

    QLabel* m_reason;
    QPlainTextEdit* m_text;
    QPushButton* m_read;
    QPushButton* m_remove;
    QToolButton* m_close;
    QRect m_beside;
};

} // namespace ui
