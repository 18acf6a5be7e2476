#pragma once
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

// A question on a plate with its two answers: in words, or where there is less room with signs for Yes and
// No.
class PlateQuestion : public QWidget {
    Q_OBJECT
public:
    // Its parts are named name, nameYes, nameNo.
    explicit PlateQuestion(const QString& name, QWidget* parent = nullptr);
    void setWords(const QString& question, const QString& yes, const QString& no);
    int widthInWords() const;
    // As it is shown best in such a width.
    void fit(int room);

signals:
    void answered(bool yes);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showAnswers(bool inWords);

    QString m_yesWord, m_noWord;
    QLabel* m_question;
    QPushButton* m_yes;
    QPushButton* m_no;
};

} // namespace ui
