#pragma once
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

// A question on a plate with its two answers.
class PlateQuestion : public QWidget {
    Q_OBJECT
public:
    // Its parts are named name, nameYes, nameNo.
    explicit PlateQuestion(const QString& name, QWidget* parent = nullptr);
    void setWords(const QString& question, const QString& yes, const QString& no);

signals:
    void answered(bool yes);

private:
    QLabel* m_question;
    QPushButton* m_yes;
    QPushButton* m_no;
};

} // namespace ui
