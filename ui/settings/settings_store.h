#pragma once
#include "ui/settings/settings.h"

namespace ui {

// Where the settings are kept: an ini file in the usual place, or any other file.
class SettingsStore {
public:
    // The usual place, e.g. ~/.config/Adoube/adoube.ini.
    SettingsStore();
    explicit SettingsStore(const QString& path);

    struct Loaded {
        Settings settings;
        QString path; // of the settings file
        // Set when the file could not be understood: it was put aside under this name and defaults are used.
        QString putAside;
        // Something is there that cannot be read as a file and stays where it is.
        bool unreadable = false;
    };
    // Values that are missing or make no sense are replaced by their defaults, one by one.
    Loaded load() const;
    // False when the file cannot be written.
    bool save(const Settings& settings) const;
    QString path() const { return m_path; }

private:
    QString m_path;
};

} // namespace ui
