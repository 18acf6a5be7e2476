#pragma once
#include "ui/text/words.h"

#include <QDialog>

class QButtonGroup;
class QLineEdit;
class QPushButton;

namespace ui {

// The arbiter's decision: a result, and why.
class DecisionDialog : public QDialog {
    Q_OBJECT
public:
    explicit DecisionDialog(const text::Names& names, QWidget* parent = nullptr);
    chess::Result decision() const;
    QString reason() const;

private:
    QButtonGroup* m_results;
    QLineEdit* m_reason;
    QPushButton* m_decide;
};

} // namespace ui
