#include "ui/window/language_controller.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

LanguageController::LanguageController(QObject* parent) : QObject(parent) {}

LanguageController::~LanguageController()
{
    if (QCoreApplication::instance()) {
        QCoreApplication::removeTranslator(&m_own);
        QCoreApplication::removeTranslator(&m_qt);
    }
}

void LanguageController::use(const QString& language)
{
    if (language == m_current)
        return;
    m_current = language;
    QLocale::setDefault(QLocale(language));
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // English too has a file: it holds the plural forms.
    if (m_qt.load(QStringLiteral(":/i18n/qt_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/adoube_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_own);
    emit languageChanged();
}

} // namespace ui
