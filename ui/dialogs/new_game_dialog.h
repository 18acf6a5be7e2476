#pragma once
#include "ui/settings/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace ui {

class HouseRulesBox;
class TimePicker;

// Asks who plays, with which clock; the last choice is offered again. What few people need is folded away
// beside it: all that a clock can do, and the rules of the house.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    NewGameDialog(const NewGameChoice& last, const QStringList& knownNames, QWidget* parent = nullptr);
    NewGameChoice choice() const;

private:
    QLayout* makePlayers(const QStringList& knownNames);
    QLayout* makeSeries();
    QToolButton* makeFold(const char* name, const QString& text, QWidget* page);
    void unfold(QToolButton* fold, bool open);

    QComboBox* m_white;
    QComboBox* m_black;
    QCheckBox* m_byLot;
    QSpinBox* m_games;
    QComboBox* m_nextWhite;
    TimePicker* m_time;
    HouseRulesBox* m_rules;
    QStackedWidget* m_pages;
    std::vector<QToolButton*> m_folds;
    QPushButton* m_start;
};

} // namespace ui
