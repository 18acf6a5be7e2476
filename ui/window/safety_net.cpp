#include "ui/window/safety_net.h"

#include "core/game/same_file.h"
#include "ui/window/file_controller.h"
#include "ui/window/series.h"

#include <QFile>

#include <algorithm>

namespace ui {

using game::Journal;

namespace {

constexpr int RetryMs = 5000;
const std::string PlayName = "game";
const std::string ReviewName = "review";
const std::string ReviewPlace = "review.place";
const std::string ReviewOf = "review.of"; // the kept game that it is a later state of
const std::string SeriesName = "series";
const std::string PlayedName = "played"; // which kept game is the one on the play table

bool hasMoves(const record::Record& record)
{
    return record.mainChild(record::NodeId::Root) != record::NodeId::None;
}

// Moves, or at least something that somebody has typed.
bool hasContent(const record::Record& record)
{
    const auto& tags = record.tags();
    const bool named = std::any_of(tags.all().begin(), tags.all().end(), [](const record::Tag& tag) {
        const bool isTold = tag.name == "White" || tag.name == "Black" || tag.name == "Event" ||
                            tag.name == "Site" || tag.name == "Annotator";
        return isTold && !tag.value.empty() && tag.value != "?";
    });
    return named || hasMoves(record) || record.node(record::NodeId::Root).hasComments();
}

// A window that was killed before anything was done in it leaves nothing to bring back.
bool isWorthwhile(const Journal::Found& found)
{
    for (const auto& [name, text] : found.texts) {
        if (name == PlayName || name == ReviewName || name == SeriesName || name.find("opened.") == 0 ||
            name.find("session.") == 0)
            return true;
    }
    return false;
}

// Has it something of that file?
bool isOf(const QString& path, const Journal::Found& found)
{
    const auto isThere = [&path](const auto& kept) {
        return !kept.path.isEmpty() && game::isSameFile(kept.path, path);
    };
    KeptGame review;
    if (const auto place = found.texts.find(ReviewPlace); place != found.texts.end())
        FileJournal::readPlace(place->second, review);
    const auto games = FileJournal::readAll(found);
    const auto orders = FileJournal::readOrders(found);
    return isThere(review) || std::any_of(orders.begin(), orders.end(), isThere) ||
           std::any_of(games.begin(), games.end(), [&](const auto& named) { return isThere(named.second); });
}

} // namespace

SafetyNet::SafetyNet(game::Game& play, game::GameSession& session, Series& series, game::Game& review,
                     FileController& files, const QString& folder, QObject* parent)
    : QObject(parent),
      m_play(play),
      m_session(session),
      m_series(series),
      m_review(review),
      m_files(files),
      m_rescued(files, review),
      m_folder(folder)
{
    m_retry.setInterval(RetryMs);
    connect(&m_retry, &QTimer::timeout, this, &SafetyNet::tryAgain);
    connect(&m_rescued, &RescuedGames::areBack, this, [this](int games) {
        if (m_claimed.isEmpty())
            return;
        // All of it is in our own journal by now.
        QFile::remove(m_claimed);
        m_claimed.clear();
        m_claim.reset();
        if (games > 0)
            emit cameBack(games);
    });
}

void SafetyNet::tryAgain()
{
    if (m_journal)
        m_journal->tryAgain();
}

SafetyNet::~SafetyNet()
{
    // Killed or not: what is not finished stays in the journal, so nobody may empty it on the way out.
    for (FileJournal* keeper : {m_openedKeeper.get(), m_sessionKeeper.get()}) {
        if (keeper)
            keeper->letGo();
    }
}

bool SafetyNet::begin()
{
    auto journal = Journal::create(m_folder);
    if (!journal)
        return false;
    m_journal = std::move(*journal);
    m_playKeeper = std::make_unique<game::GameJournal>(m_play, *m_journal, PlayName);
    m_reviewKeeper = std::make_unique<game::GameJournal>(m_review, *m_journal, ReviewName);
    m_tableKeeper = std::make_unique<game::TableJournal>(m_session, *m_journal);
    const auto keepPlay = [this] {
        if (m_journal && hasContent(m_play.record()))
            m_playKeeper->keepNow();
    };
    keepPlay();
    connect(&m_session, &game::GameSession::started, this, keepPlay);
    m_journal->whenFailing([this](bool failing) {
        failing ? m_retry.start() : m_retry.stop();
        emit failingChanged(failing);
    });
    connect(&m_files, &FileController::stateChanged, this, &SafetyNet::watchFiles);
    connect(m_review.undoStack(), &QUndoStack::cleanChanged, this, &SafetyNet::noteReview);
    connect(m_review.undoStack(), &QUndoStack::indexChanged, this, &SafetyNet::noteReview);
    connect(&m_series, &Series::changed, this, &SafetyNet::keepSeries);
    keepSeries();
    watchFiles();
    return true;
}

void SafetyNet::keepSeries()
{
    if (!m_journal)
        return;
    std::vector<std::string> names;
    for (const auto& [part, text] : m_series.texts()) {
        names.push_back(SeriesName + part);
        m_journal->put(names.back(), text);
    }
    for (const std::string& old : m_seriesNames) {
        if (std::find(names.begin(), names.end(), old) == names.end())
            m_journal->remove(old);
    }
    m_seriesNames = std::move(names);
}

void SafetyNet::noteReview()
{
    if (!m_journal)
        return;
    const bool isClean = m_review.undoStack()->isClean();
    if (isClean)
        m_reviewKeeper->forget();
    const auto home = m_files.home();
    if (home && !isClean)
        m_journal->put(ReviewPlace, FileJournal::place(*home->first, home->second));
    else
        m_journal->remove(ReviewPlace);
    noteShown();
}

// Which of the unsaved games is under review, also when its changes are in its file already.
void SafetyNet::noteShown()
{
    const auto home = m_files.home();
    const auto* keeper =
        home && home->first == m_files.opened() ? m_openedKeeper.get() : m_sessionKeeper.get();
    if (home && keeper && keeper->file() == home->first && home->first->isModified(home->second))
        m_journal->put(ReviewOf, keeper->nameOf(home->second));
    else
        m_journal->remove(ReviewOf);
}

void SafetyNet::watchFiles()
{
    if (!m_journal)
        return;
    const auto follow = [this](std::unique_ptr<FileJournal>& keeper, game::PgnFile* file,
                               const char* prefix) {
        if (keeper && keeper->file() == file && file)
            return;
        keeper.reset();
        if (file)
            keeper = std::make_unique<FileJournal>(*file, *m_journal, prefix);
    };
    follow(m_openedKeeper, m_files.opened(), "opened.");
    follow(m_sessionKeeper, m_files.session(), "session.");
    const auto played = m_files.playedRow();
    if (played && m_files.session()->isModified(*played))
        m_journal->put(PlayedName, m_sessionKeeper->nameOf(*played));
    else
        m_journal->remove(PlayedName);
    noteShown();
}

// --- What comes back

bool SafetyNet::takeLeft(const QString& file)
{
    if (!m_journal || m_claim)
        return false;
    bool taken = false, isMore = false;
    for (const auto& found : Journal::findLeft(m_folder)) {
        auto claim = Journal::claim(found);
        if (!claim)
            continue; // another window was faster
        if (!isWorthwhile(found)) {
            QFile::remove(found.path);
            continue;
        }
        if (taken || (!file.isEmpty() && !isOf(file, found))) {
            isMore = true;
            continue;
        }
        taken = true;
        m_claim = std::move(claim);
        bringBack(found);
    }
    return isMore;
}

bool SafetyNet::isTableTaken() const
{
    return m_session.isRunning() && hasMoves(m_play.record());
}

// Before its game: that is then known as the one of the series.
bool SafetyNet::resumeSeries(const Journal::Found& found)
{
    if (isTableTaken())
        return false;
    std::map<std::string, std::string> texts;
    for (const auto& [name, text] : found.texts) {
        if (name.starts_with(SeriesName))
            texts[name.substr(SeriesName.size())] = text;
    }
    return !texts.empty() && m_series.takeUp(texts);
}

bool SafetyNet::resumeTable(const Journal::Found& found)
{
    const auto table = game::TableJournal::read(found);
    const auto game = game::GameJournal::read(found, PlayName);
    if (!table || !game || !hasContent(game->record))
        return false;
    if (isTableTaken() || !m_session.resumeGame(table->setup, game->record, table->turn))
        return false;
    if (!table->setup.control.isTimed())
        m_session.resume(); // there is no clock that would have to wait
    m_playKeeper->keepNow();
    emit tableCameBack();
    return true;
}

void SafetyNet::bringBack(const Journal::Found& found)
{
    m_claimed = found.path;
    const bool inSeries = resumeSeries(found);
    const bool resumed = resumeTable(found);
    if (inSeries && !resumed)
        emit seriesCameBack();
    const auto played = found.texts.find(PlayedName);
    const auto of = found.texts.find(ReviewOf);
    auto review = game::GameJournal::read(found, ReviewName);
    std::vector<KeptGame> games;
    bool playedKept = false;
    for (auto& [name, kept] : FileJournal::readAll(found)) {
        const bool isPlayed = played != found.texts.end() && played->second == name;
        playedKept = playedKept || isPlayed;
        kept.isPlayed = isPlayed && resumed;
        kept.isShown = of != found.texts.end() && of->second == name;
        if (review && kept.isShown) {
            kept.record = std::move(review->record);
            kept.text.clear();
            kept.current = review->current;
            review.reset();
        }
        games.push_back(std::move(kept));
    }
    if (!resumed && !playedKept && game::TableJournal::read(found)) {
        // Its game cannot go on here, but it is not lost.
        if (auto game = game::GameJournal::read(found, PlayName); game && hasContent(game->record)) {
            KeptGame kept;
            kept.record = std::move(game->record);
            games.push_back(std::move(kept));
        }
    }
    if (review) {
        KeptGame kept;
        if (const auto place = found.texts.find(ReviewPlace); place != found.texts.end())
            FileJournal::readPlace(place->second, kept);
        kept.record = std::move(review->record);
        kept.current = review->current;
        kept.isShown = true;
        games.push_back(std::move(kept));
    }
    m_rescued.bringBack(std::move(games), FileJournal::readOrders(found), !resumed);
}

bool SafetyNet::hasDiscarded() const
{
    return m_journal && Journal::lastPutAside(m_folder).has_value();
}

void SafetyNet::bringBackDiscarded()
{
    if (auto found = Journal::lastPutAside(m_folder); found && m_journal && !m_claim)
        bringBack(*found);
}

void SafetyNet::forgetDiscarded()
{
    if (const auto found = Journal::lastPutAside(m_folder))
        QFile::remove(found->path);
}

// --- The end

void SafetyNet::stopKeeping()
{
    for (FileJournal* keeper : {m_openedKeeper.get(), m_sessionKeeper.get()}) {
        if (keeper)
            keeper->letGo();
    }
    m_openedKeeper.reset();
    m_sessionKeeper.reset();
    m_playKeeper.reset();
    m_reviewKeeper.reset();
    m_tableKeeper.reset();
}

void SafetyNet::finish()
{
    if (!m_journal)
        return;
    stopKeeping();
    m_journal->finish();
    m_journal.reset();
    keepSeriesForNextTime();
}

// A series that is not over is no game that could be saved, and nobody wants to lose the score.
void SafetyNet::keepSeriesForNextTime()
{
    const auto texts = m_series.texts();
    if (texts.empty() || m_series.match().played().empty())
        return;
    if (const auto journal = Journal::create(m_folder)) {
        for (const auto& [part, text] : texts)
            (*journal)->put(SeriesName + part, text);
    }
}

void SafetyNet::discard()
{
    if (!m_journal)
        return;
    m_playKeeper->flush();
    stopKeeping();
    const QString path = m_journal->path();
    m_journal.reset();
    if (const auto found = Journal::read(path))
        Journal::putAside(*found);
}

} // namespace ui
