#include "ui/window/main_window.h"

#include "ui/actions/action_registry.h"
#include "ui/board/board_widget.h"
#include "ui/database/game_list_panel.h"
#include "ui/dialogs/prompts.h"
#include "ui/notation/review_presenter.h"
#include "ui/window/board_column.h"
#include "ui/window/doubles_controller.h"
#include "ui/window/encoding_controller.h"
#include "ui/window/end_banner.h"
#include "ui/window/exchange.h"
#include "ui/window/file_controller.h"
#include "ui/window/file_watch.h"
#include "ui/window/game_navigation.h"
#include "ui/window/language_controller.h"
#include "ui/window/list_controller.h"
#include "ui/window/list_editor.h"
#include "ui/window/notice_bar.h"
#include "ui/window/opening_line.h"
#include "ui/window/play_controller.h"
#include "ui/window/play_controls.h"
#include "ui/window/play_moves.h"
#include "ui/window/report_controller.h"
#include "ui/window/review_controller.h"
#include "ui/window/review_tools.h"
#include "ui/window/safety_controller.h"
#include "ui/window/search_controller.h"
#include "ui/window/side_panel.h"
#include "ui/window/sound_effects.h"
#include "ui/window/table_input.h"
#include "ui/window/undo_controller.h"
#include "ui/window/unread_controller.h"
#include "ui/window/window_dialogs.h"
#include "ui/window/window_layout.h"
#include "ui/window/window_menus.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDir>
#include <QMenuBar>

namespace ui {

MainWindow::MainWindow(const Services& services, QWidget* parent)
    : QMainWindow(parent), m_services(services), m_session(m_playGame, services.now)
{
    if (!m_services.prompts) {
        m_ownPrompts = std::make_unique<WindowPrompts>(this);
        m_services.prompts = m_ownPrompts.get();
    }
    setObjectName(QStringLiteral("mainWindow"));
    compose();
    connectPlay();
    connectFiles();
    connectActions();
    if (m_services.wallClock)
        m_session.watchForSuspension(m_services.wallClock);
    applySettings();
    m_layout->restore(m_services.settings);
    m_play->startUntimed();
    setMode(Mode::Play);
}

MainWindow::~MainWindow() = default;

void MainWindow::compose()
{
    m_actions = new ActionRegistry(this);
    m_actions->fill(menuBar());
    m_layout = new WindowLayout(this);
    m_column = new BoardColumn(m_layout->upper());
    m_side = new SidePanel(*m_actions, m_layout->upper());
    m_layout->place(m_column, m_side);

    const auto decide =
        m_services.decideWinnability ? m_services.decideWinnability : chess::decideWinnability;
    m_play = new PlayController(m_playGame, m_session, *m_column, *m_actions, decide, this);
    m_review = new ReviewController(m_reviewGame, *m_column, *m_actions, this);
    m_navigation = new GameNavigation(*m_actions, *m_side->openingLine(), this);
    m_input = new TableInput(*m_column, m_services.now, this);
    m_files = new FileController(m_reviewGame, m_services.settings, *m_services.prompts, this);
    m_lists = new ListController(*m_files, *m_actions, *m_layout, this);
    m_search = new SearchController(m_reviewGame, *m_lists, *m_files, *m_column, *m_actions, this);
    m_undo = new UndoController(m_reviewGame, *m_actions, this);
    connect(m_undo, &UndoController::said, m_column, &BoardColumn::say);
    connect(m_lists, &ListController::listMade, this, &MainWindow::makeListEditor);
    m_sounds = new SoundEffects(m_playGame, m_session, m_play->clocks(), m_services.openSound, this);
    m_menus = new WindowMenus(*m_actions, *m_files, m_services.settings, this);
    m_dialogs = new WindowDialogs(*m_actions, m_services.settings, m_services.store, this);

    auto* moves = new MoveListView(m_side->listParent());
    moves->setObjectName(QStringLiteral("moves"));
    auto* tools = new ReviewTools(m_side);
    m_playMoves = new PlayMoves(m_playGame, m_side->listParent());
    m_presenter = new ReviewPresenter(m_reviewGame, *moves, *tools->annotation(), *tools->navigation(), this);
    m_review->setPresenter(m_presenter);
    m_side->place(m_playMoves, moves, tools);
    m_unread = new UnreadController(m_reviewGame, *moves, m_side, this);
    m_report = new ReportController(*m_files, *m_unread, *m_actions, *m_layout, this);
    m_encoding = new EncodingController(*m_files, *m_lists, *m_actions, m_services.settings, this);
    m_watch = new FileWatch(*m_files, m_layout->top(), this);
    m_safety = std::make_unique<SafetyController>(*this, m_services.journalFolder, m_layout->top());
}

void MainWindow::connectPlay()
{
    connect(m_play, &PlayController::newGameBegan, this, [this] {
        m_files->forgetPlayed();
        m_dialogs->notePlayers(m_play->names().given);
        setMode(Mode::Play);
    });
    connect(m_play, &PlayController::gameEnded, this, [this] {
        const QString series = m_play->seriesFile();
        if (!series.isEmpty())
            m_files->playedIsIn(series, m_playGame.record());
        else if (m_play->hasMoves())
            m_files->keepPlayed(m_playGame.record());
    });
    connect(m_play, &PlayController::goesOnChanged, m_side->controls(), &PlayControls::showGame);
    connect(m_play, &PlayController::seriesTold, m_side->controls(), &PlayControls::showSeries);
    connect(m_play, &PlayController::gameEnded, m_dialogs, &WindowDialogs::forgetRunning);
    connect(m_dialogs, &WindowDialogs::newGameChosen, this,
            [this](const NewGameChoice& choice, const std::optional<chess::Position>& from) {
                if (m_session.isRunning() && m_play->hasMoves())
                    m_session.abandon(); // it stays with the games of this session
                m_play->start(choice, from);
            });
    EndBanner* banner = m_column->banner();
    connect(banner, &EndBanner::rematchWanted, m_play, &PlayController::rematch);
    connect(m_actions->action(ActionId::Rematch), &QAction::triggered, m_play, &PlayController::rematch);
    connect(banner, &EndBanner::mateWanted, m_play, &PlayController::showMate);
    connect(banner, &EndBanner::reviewWanted, this, [this] {
        m_files->showPlayed();
        m_reviewGame.goLast(); // where the players have left it
    });
    connect(banner, &EndBanner::saveWanted, m_files, &FileController::save);
    connect(banner, &EndBanner::closed, m_column, &BoardColumn::putBannerAside);
}

void MainWindow::connectFiles()
{
    connect(m_files, &FileController::gameShown, this, [this] { setMode(Mode::Review); });
    connect(m_files, &FileController::problemsShown, m_unread, &UnreadController::setProblems);
    connect(m_files, &FileController::leaving, m_unread, &UnreadController::takeTyped);
    connect(m_unread, &UnreadController::said, m_column, &BoardColumn::say,
            Qt::QueuedConnection); // behind what the next game has to say
    connect(m_unread, &UnreadController::mendableChanged, m_actions->action(ActionId::MendText),
            &QAction::setEnabled);
    // At once, for who knows how the program will end; but behind what is to be shown now.
    connect(m_files, &FileController::openedChanged, this, &MainWindow::keepSettings, Qt::QueuedConnection);
    connect(m_encoding, &EncodingController::settingsChanged, this, &MainWindow::keepSettings);
    connect(m_files, &FileController::said, m_column, &BoardColumn::say);
    connect(m_files, &FileController::stateChanged, this, &MainWindow::showTitle);
    auto* exchange =
        new Exchange([this]() -> game::Game& { return activeGame(); }, *m_files, *m_actions, this);
    connect(exchange, &Exchange::said, m_column, &BoardColumn::say);
    connect(exchange, &Exchange::filesDropped, this, &MainWindow::openFiles);
    connect(m_dialogs, &WindowDialogs::playChosen, this, [this](const chess::Position& from) {
        m_dialogs->askNewGame(m_play->whatANewGameStops(), from);
    });
    connect(m_dialogs, &WindowDialogs::reviewChosen, m_files, &FileController::showPosition);
    connect(m_dialogs, &WindowDialogs::settingsChanged, this, &MainWindow::changeSettings);
    connect(
        m_dialogs, &WindowDialogs::tagsChosen, this, [this](const record::Tags& tags, chess::Result result) {
            (void)m_reviewGame.edit(record::EditSequence{{record::SetTags{tags}, record::SetResult{result}}},
                                    tr("Change the tags"));
        });
    connect(m_menus, &WindowMenus::languageChosen, this, [this](const QString& language) {
        Settings changed = m_services.settings;
        changed.language = language;
        changeSettings(changed);
    });
}

void MainWindow::makeListEditor()
{
    GameListPanel* list = m_lists->list();
    m_listEditor = new ListEditor(*list, *m_files, *m_undo, *m_actions, *m_services.prompts, this);
    m_doubles = new DoublesController(*list, m_layout->top(), this);
    connect(m_files, &FileController::listChanged, m_listEditor, &ListEditor::follow);
    connect(m_listEditor, &ListEditor::said, m_column, &BoardColumn::say);
    connect(m_listEditor, &ListEditor::openWanted, this, &MainWindow::openFiles);
    connect(m_doubles, &DoublesController::said, m_column, &BoardColumn::say);
    connect(m_doubles, &DoublesController::removeIntended, m_listEditor, &ListEditor::remove);
    m_listEditor->follow(m_files->listed());
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    on(ActionId::NewGame, [this] { m_dialogs->askNewGame(m_play->whatANewGameStops()); });
    on(ActionId::SetUp, [this] { m_dialogs->setUpPosition(activeGame().position()); });
    on(ActionId::OpenFile, [this] { m_files->openWithDialog(); });
    on(ActionId::CloseFile, [this] {
        if (m_files->closeOpened())
            m_files->listSession();
    });
    on(ActionId::Save, [this] { save(false); });
    on(ActionId::SaveAs, [this] { save(true); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::MendText, [this] { m_unread->mendNext(); });
    on(ActionId::Tags, [this] { m_dialogs->editTags(m_reviewGame.record()); });
    on(ActionId::AddGames, [this] { m_listEditor->addFilesWithDialog(m_services.settings.lastFolder); });
    on(ActionId::AddToFile, &MainWindow::addToFile);
    on(ActionId::FindDoubles, [this] { m_doubles->begin(); });
    on(ActionId::Settings, [this] { m_dialogs->showSettings(); });
    on(ActionId::BackToPlay, [this] { setMode(Mode::Play); });
    on(ActionId::Flip, [this] { m_column->setFlipped(!m_column->isFlipped()); });
    on(ActionId::Coordinates, [this](bool shown) {
        Settings changed = m_services.settings;
        changed.coordinates = shown;
        changeSettings(changed);
    });
    on(ActionId::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(ActionId::ResetLayout, [this] { m_layout->reset(); });
    on(ActionId::KeyMap, [this] { m_dialogs->showKeyMap(); });
    on(ActionId::About, [this] { m_dialogs->showAbout(); });
    connect(m_input, &TableInput::flipWanted, m_actions->action(ActionId::Flip), &QAction::trigger);
}

void MainWindow::setMode(Mode mode)
{
    const bool playing = mode == Mode::Play;
    if (!playing && m_session.isRunning() && m_play->hasMoves() && m_session.clock().control().isTimed())
        m_session.pause(); // nobody can play while another game is on the board
    m_mode = mode;
    if (playing) {
        m_review->setActive(false);
        m_play->setActive(true);
        m_input->setUser(m_play);
    } else {
        m_play->setActive(false);
        m_review->setActive(true);
        m_input->setUser(m_review);
    }
    m_unread->setActive(!playing);
    m_files->setPlaying(playing);
    m_undo->setReviewActive(!playing);
    m_side->showMode(playing);
    m_actions->action(ActionId::BackToPlay)->setEnabled(!playing && m_play->hasMoves());
    m_navigation->follow(activeGame());
    m_search->follow(activeGame());
    showTitle();
    m_column->board()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::save(bool elsewhere)
{
    if (m_mode == Mode::Play && m_play->hasMoves() && (elsewhere || !m_files->isPlayedInItsFile()))
        m_files->keepPlayed(m_playGame.record());
    if (elsewhere)
        m_files->saveAs();
    else
        m_files->save();
}

void MainWindow::openFile(const QString& path)
{
    m_files->open(path);
}

void MainWindow::openFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (path == paths.first())
            openFile(path);
        else
            emit windowWanted(path);
    }
}

void MainWindow::addToFile()
{
    if (m_mode == Mode::Review && m_files->shownRow())
        say(tr("This game is in the list already."));
    else
        m_listEditor->add(activeGame().record());
}

void MainWindow::say(const QString& text)
{
    m_column->say(text);
}

void MainWindow::reportSettings(const SettingsStore::Loaded& loaded)
{
    QString text;
    if (!loaded.putAside.isEmpty())
        text = tr("The settings could not be read; they were put aside as “%1”.")
                   .arg(QDir::toNativeSeparators(loaded.putAside));
    else if (loaded.unreadable)
        text = tr("The settings in “%1” cannot be read, and changes to them will not be kept.")
                   .arg(QDir::toNativeSeparators(loaded.path));
    if (text.isEmpty())
        return;
    auto* bar = new NoticeBar(QStringLiteral("settingsBar"), this);
    bar->setWords(text, {});
    m_layout->top().insertWidget(0, bar);
    bar->show();
}

void MainWindow::finishStart()
{
    m_safety->begin();
}

bool MainWindow::takeLeft(const QString& file)
{
    const bool isMore = m_safety->takeLeft(file);
    if (file.isEmpty())
        m_safety->offerDiscarded();
    return isMore;
}

void MainWindow::keepSettings()
{
    (void)m_services.store.save(m_services.settings);
}

void MainWindow::changeSettings(const Settings& settings)
{
    if (settings.language != m_services.settings.language)
        m_services.languageThisTime.clear();
    m_services.settings = settings;
    m_services.store.save(settings);
    applySettings();
}

QString MainWindow::language() const
{
    return m_services.languageThisTime.isEmpty() ? effectiveLanguage(m_services.settings)
                                                 : m_services.languageThisTime;
}

void MainWindow::applySettings()
{
    const Settings& s = m_services.settings;
    m_services.appearance.apply(s.theme);
    m_services.language.use(language());
    BoardWidget* board = m_column->board();
    board->setTheme(s.boardTheme);
    m_column->setPieceSet(s.pieceSet);
    board->setCoordinatesVisible(s.coordinates);
    board->setDestinationsVisible(s.destinations);
    board->setAnimationDuration(std::chrono::milliseconds(s.animation ? 150 : 0));
    const notation::PieceLetters& letters = lettersFor(s, language());
    notation::SanStyle style;
    style.letters = &letters;
    m_input->setLetters(letters);
    m_unread->setLetters(letters);
    m_presenter->setNotation(style);
    m_playMoves->setNotation(style);
    m_play->applySettings(s);
    m_sounds->applySettings(s);
    m_side->openingLine()->setLanguage(language());
    m_actions->action(ActionId::Coordinates)->setChecked(s.coordinates);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menus->retranslate();
    m_play->retranslate();
    m_review->retranslate();
    m_side->retranslate();
    m_unread->retranslate();
    m_report->retranslate();
    m_encoding->retranslate();
    m_watch->retranslate();
    m_safety->retranslate();
    m_undo->retranslate();
    if (m_doubles)
        m_doubles->retranslate();
    showTitle();
}

void MainWindow::showTitle()
{
    const record::Tags& tags = activeGame().record().tags();
    const auto name = [&](const char* tag) {
        const std::string_view value = tags.value(tag);
        return value == "?" ? QString() : QString::fromUtf8(value.data(), qsizetype(value.size()));
    };
    QStringList parts;
    if (!name("White").isEmpty() && !name("Black").isEmpty())
        parts << QStringLiteral("%1 – %2").arg(name("White"), name("Black"));
    if (m_files->listed())
        parts << m_files->displayName(m_files->listed());
    parts << QStringLiteral("Adoube");
    setWindowTitle(parts.join(QStringLiteral(" · ")) + QStringLiteral("[*]"));
    setWindowModified(m_files->isModified());
    m_actions->action(ActionId::CloseFile)->setEnabled(m_files->opened() != nullptr);
    for (const ActionId id :
         {ActionId::PreviousGame, ActionId::NextGame, ActionId::GameList, ActionId::FindGames})
        m_actions->action(id)->setEnabled(m_files->listed() != nullptr);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_session.isRunning() && m_play->hasMoves())
        m_files->keepPlayed(m_playGame.record());
    if (!m_files->mayQuit()) {
        event->ignore();
        return;
    }
    m_safety->closing(m_files->hasDiscarded());
    m_layout->remember(m_services.settings);
    m_services.store.save(m_services.settings);
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions->action(ActionId::FullScreen)->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        QMainWindow::keyPressEvent(event);
    else if (!m_column->banner()->isHidden())
        m_column->putBannerAside();
    else if (isFullScreen())
        showNormal();
}

} // namespace ui
