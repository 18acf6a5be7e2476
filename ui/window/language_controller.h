#pragma once
#include <QObject>
#include <QTranslator>

namespace ui {

// The language of the interface, switchable while it runs: every widget hears QEvent::LanguageChange.
class LanguageController : public QObject {
    Q_OBJECT
public:
    explicit LanguageController(QObject* parent = nullptr);
    ~LanguageController() override;
    // "en" or "fr".
    void use(const QString& language);
    QString current() const { return m_current; }

signals:
    void languageChanged();

private:
    QString m_current;
    QTranslator m_own;
    QTranslator m_qt; // the few words of Qt's own dialogs and menus
};

} // namespace ui
