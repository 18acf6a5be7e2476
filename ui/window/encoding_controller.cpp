#include "ui/window/encoding_controller.h"

#include "core/game/encoding_sample.h"
#include "ui/actions/action_registry.h"
#include "ui/database/game_list_panel.h"
#include "ui/dialogs/encoding_dialog.h"
#include "ui/text/encoding_words.h"
#include "ui/window/file_controller.h"
#include "ui/window/list_controller.h"

#include <QToolButton>

namespace ui {

using game::PgnFile;

namespace {

constexpr int MostRemembered = 100;

// "WINDOWS-1251 /home/anna/games.pgn"
QString entryFor(const QString& path, const std::string& name)
{
    return QString::fromStdString(name) + QLatin1Char(' ') + path;
}

std::optional<pgn::Encoding> rememberedFor(const Settings& settings, const QString& path)
{
    for (const QString& entry : settings.fileEncodings) {
        const qsizetype space = entry.indexOf(QLatin1Char(' '));
        if (space > 0 && entry.mid(space + 1) == path)
            return pgn::Encoding{entry.left(space).toStdString(), false};
    }
    return std::nullopt;
}

} // namespace

EncodingController::EncodingController(FileController& files, ListController& lists, ActionRegistry& actions,
                                       Settings& settings, QWidget* window)
    : QObject(window),
      m_files(files),
      m_lists(lists),
      m_settings(settings),
      m_window(window),
      m_action(actions.action(ActionId::Encoding))
{
    connect(m_action, &QAction::triggered, this, &EncodingController::choose);
    connect(&files, &FileController::listChanged, this, &EncodingController::watch);
    show();
}

void EncodingController::makeButton()
{
    m_button = new QToolButton(m_lists.list());
    m_button->setObjectName(QStringLiteral("encodingButton"));
    m_button->setProperty("flat", true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_lists.list()->addToHeader(m_button);
    connect(m_button, &QToolButton::clicked, m_action, &QAction::trigger);
}

void EncodingController::watch(PgnFile* file)
{
    if (!m_button && m_lists.list())
        makeButton();
    if (m_file)
        m_file->disconnect(this);
    m_file = file;
    m_chosen.reset();
    m_isLoaded = false;
    if (file) {
        m_found = file->encoding();
        connect(file, &PgnFile::loaded, this, &EncodingController::loaded);
        connect(file, &PgnFile::encodingChanged, this, &EncodingController::noteChange);
        if (file->isComplete())
            loaded();
    }
    show();
}

void EncodingController::loaded()
{
    m_found = m_file->encoding();
    m_chosen.reset();
    m_isLoaded = true;
    const auto remembered = rememberedFor(m_settings, m_file->path());
    const bool isOutdated = m_file->isUtf8Proven(); // another file has taken its place
    if (remembered && !isOutdated && !m_file->path().isEmpty())
        use(remembered);
    show();
}

void EncodingController::choose()
{
    if (!m_file)
        return;
    auto* dialog = new EncodingDialog(game::encodingSample(*m_file), m_found, m_chosen, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto choice = dialog->choice();
        if (choice == m_chosen || !m_file)
            return;
        forget();
        if (choice)
            remember(m_settings.fileEncodings, entryFor(m_file->path(), choice->name), MostRemembered);
        emit settingsChanged();
        use(choice);
    });
    dialog->open();
}

void EncodingController::forget()
{
    m_settings.fileEncodings.removeIf(
        [path = QLatin1Char(' ') + m_file->path()](const QString& entry) { return entry.endsWith(path); });
}

// Not by a choice made here: the file has been written in another encoding.
void EncodingController::noteChange()
{
    if (m_isLoaded && !m_isUsing) {
        m_found = m_file->encoding();
        m_chosen.reset();
        forget();
        emit settingsChanged();
    }
    show();
}

void EncodingController::use(const std::optional<pgn::Encoding>& encoding)
{
    m_chosen = encoding;
    m_isUsing = true;
    if (encoding)
        m_file->setEncoding(*encoding);
    else
        m_file->useFoundEncoding(m_found);
    m_isUsing = false;
    m_files.showAgain();
}

void EncodingController::show()
{
    const bool known = m_file && !m_file->path().isEmpty() && m_file->isComplete();
    const bool mayChange = known && !m_file->encoding().isWide();
    m_action->setEnabled(mayChange);
    if (!m_button)
        return;
    m_button->setVisible(known);
    m_button->setEnabled(mayChange);
    if (known)
        m_button->setText(text::encodingName(m_file->encoding()));
    m_button->setToolTip(tr("Encoding of the file: how its bytes are read as letters"));
    m_button->setAccessibleName(tr("Encoding: %1").arg(m_button->text()));
}

void EncodingController::retranslate()
{
    show();
}

} // namespace ui
