#pragma once
#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

// One line across the top of the window: something to know, one thing to do about it, and a way to be rid of
// it. It never waits for an answer.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    explicit NoticeBar(const QString& name, QWidget* parent = nullptr);
    // Without a button's text there is nothing to do about it.
    void setWords(const QString& text, const QString& button);
    QString text() const;

signals:
    void accepted();
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QPushButton* m_button;
    QToolButton* m_close;
};

} // namespace ui
