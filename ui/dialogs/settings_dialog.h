#pragma once
#include "ui/settings/settings.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QTabWidget;

namespace ui {

// The settings; every change is seen at once behind the dialog.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);
    const Settings& settings() const { return m_settings; }

signals:
    void changed(const ui::Settings& settings);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Option {
        QString label;
        QString value;
    };
    void build();
    QWidget* makeGeneral();
    QWidget* makeBoard();
    QWidget* makeSound();
    QComboBox* addChoice(QFormLayout* form, const QString& label, const char* name,
                         const std::vector<Option>& options, const QString& current,
                         std::function<void(const QString&)> set);
    QCheckBox* addSwitch(QFormLayout* form, const QString& label, const char* name, bool current,
                         std::function<void(bool)> set);

    Settings m_settings;
    QTabWidget* m_tabs = nullptr;
};

} // namespace ui
