#pragma once
#include "ui/settings/settings.h"

#include <QDialog>

class QComboBox;
class QLabel;
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
    // `lastPlayers`: who had White and who Black in the last game.
    NewGameDialog(const NewGameChoice& last, const QStringList& knownNames,
                  const std::array<QString, 2>& lastPlayers = {}, QWidget* parent = nullptr);
    NewGameChoice choice() const;
    // What a new game would put an end to; empty: nothing. It stays in sight above everything.
    void setNotice(const QString& notice);

private:
    QLayout* makePlayers(const QStringList& knownNames);
    QLayout* makeSeries();
    QToolButton* makeFold(const char* name, const QString& text, QWidget* page);
    void arrange(QLayout* simple, QWidget* buttons);
    void connectParts(QWidget* buttons);
    void fill(const NewGameChoice& last);
    void unfold(QToolButton* fold, bool open);
    void swapNames();
    void alternate();
    void showSummary();
    void fit();

    QComboBox* m_white;
    QComboBox* m_black;
    QComboBox* m_colors;
    QSpinBox* m_games;
    QComboBox* m_nextWhite;
    TimePicker* m_time;
    HouseRulesBox* m_rules;
    QStackedWidget* m_pages;
    std::vector<QToolButton*> m_folds;
    QLabel* m_notice;
    QLabel* m_summary; // which house rules are on, while they are folded away
    QPushButton* m_start;
    std::array<QString, 2> m_lastPlayers;
};

} // namespace ui
