#pragma once
#include "core/chess/outcome.h"
#include "core/record/tags.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

// The tag pairs of a game as a table, the Seven Tag Roster first; unknown tags and their order are kept (P1).
class TagDialog : public QDialog {
    Q_OBJECT
public:
    TagDialog(const record::Tags& tags, chess::Result result, QWidget* parent = nullptr);
    record::Tags tags() const;
    chess::Result result() const;

private:
    enum class Row { OfRoster, OfGame, New };
    void addRow(const QString& name, const QString& value, Row row);
    bool mayBeRemoved(int row) const;
    QString faultOf(int row) const;
    void validate();

    QTableWidget* m_table;
    QComboBox* m_result;
    QLabel* m_fault;
    QPushButton* m_ok = nullptr;
};

} // namespace ui
