#pragma once
#include "ui/database/problem_table_model.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;

namespace ui {

// The report on a file: every problem with its place, its reason and what was kept. A click or Return goes
// there.
class ProblemPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProblemPanel(QWidget* parent = nullptr);

    ProblemTableModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }
    // While games are still being read; equal numbers when all are.
    void setProgress(std::size_t checked, std::size_t total);
    bool wasStopped() const { return m_stopped; }

signals:
    void problemActivated(int row);
    void stopIntended();
    void closeIntended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildTable();
    void activate(const QModelIndex& index);
    int usualWidth(ProblemTableModel::Column column) const;
    void shareWidth();
    void showCounts();
    void retranslate();

    ProblemTableModel* m_model;
    QLabel* m_count;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QToolButton* m_close;
    QTableView* m_table;
    ProblemTableModel::Numbers m_widest; // what the columns have room for
    bool m_stopped = false;
};

} // namespace ui
