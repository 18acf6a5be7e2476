#pragma once
#include "ui/settings/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;
class QToolButton;

namespace ui {

class TimePicker;

// Asks who plays, with which clock; the last choice is offered again.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    NewGameDialog(const NewGameChoice& last, const QStringList& knownNames, QWidget* parent = nullptr);
    NewGameChoice choice() const;

private:
    QLayout* makePlayers(const QStringList& knownNames);
    QWidget* makeRules();

    QComboBox* m_white;
    QComboBox* m_black;
    QCheckBox* m_byLot;
    TimePicker* m_time;
    QToolButton* m_unfold;
    QWidget* m_rules;
    QComboBox* m_takeback;
    QPushButton* m_start;
};

} // namespace ui
