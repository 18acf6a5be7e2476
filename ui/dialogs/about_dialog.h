#pragma once
#include <QDialog>

namespace ui {

// Name, version, licence, thanks.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace ui
