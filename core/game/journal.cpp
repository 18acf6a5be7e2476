#include "core/game/journal.h"

#include "core/game/byte_source.h"

#include <QDir>
#include <QThreadPool>
#include <QUuid>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

// The file: a first line that names it, then entries
//
//     P <length of name> <same at the start> <same at the end> <length of middle> <hash of name and new
//     text>\n <name><middle>\n
//
// where the new text of that name is the old one with all but its start and end replaced by the middle; "D"
// forgets the name. An entry that does not fit its hash ends the reading: a torn write is never taken for a
// text.
namespace game {

namespace {

constexpr std::string_view FirstLine = "Adoube journal 1\n";
constexpr std::size_t SmallFile = 1 << 20; // smaller ones are never written anew
const QString Suffix = QStringLiteral(".journal");
const QString AsideName = QStringLiteral("discarded.aside");

using Texts = std::map<std::string, std::string>;

std::uint64_t hashOf(std::string_view name, std::string_view text)
{
    StreamHash hash;
    hash.feed(name);
    hash.feed(text);
    return hash.value();
}

std::size_t sameAtStart(std::string_view a, std::string_view b)
{
    return std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

std::size_t sameAtEnd(std::string_view a, std::string_view b)
{
    return std::size_t(std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first - a.rbegin());
}

class EntryReader {
public:
    explicit EntryReader(std::string_view bytes) : m_bytes(bytes) {}
    Texts readAll()
    {
        Texts texts;
        if (m_bytes.substr(0, FirstLine.size()) != FirstLine)
            return texts;
        m_at = FirstLine.size();
        while (readOne(texts)) {
        }
        return texts;
    }

private:
    template <typename Number>
    bool number(Number& value, int base = 10)
    {
        if (m_at < m_bytes.size() && m_bytes[m_at] == ' ')
            ++m_at;
        const auto* begin = m_bytes.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_bytes.data() + m_bytes.size(), value, base);
        m_at += std::size_t(end - begin);
        return error == std::errc();
    }
    bool take(char c) { return m_at < m_bytes.size() && m_bytes[m_at++] == c; }
    std::optional<std::string_view> take(std::size_t length)
    {
        if (length > m_bytes.size() - m_at)
            return std::nullopt;
        m_at += length;
        return m_bytes.substr(m_at - length, length);
    }
    bool readOne(Texts& texts)
    {
        if (m_at >= m_bytes.size())
            return false;
        const char kind = m_bytes[m_at++];
        std::size_t nameLength = 0, start = 0, end = 0, middleLength = 0;
        std::uint64_t hash = 0;
        if ((kind != 'P' && kind != 'D') || !number(nameLength) || !number(start) || !number(end) ||
            !number(middleLength) || !number(hash, 16) || !take('\n'))
            return false;
        const auto name = take(nameLength);
        const auto middle = name ? take(middleLength) : std::nullopt;
        if (!middle || !take('\n'))
            return false;
        const std::string key(*name);
        const auto old = texts.find(key);
        const std::string_view before =
            old == texts.end() ? std::string_view() : std::string_view(old->second);
        if (start > before.size() || end > before.size() - start)
            return false;
        std::string text(before.substr(0, start));
        text += *middle;
        text += before.substr(before.size() - end);
        if (hashOf(key, text) != hash)
            return false;
        if (kind == 'D')
            texts.erase(key);
        else
            texts[key] = std::move(text);
        return true;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
};

QString lockPath(const QString& journal)
{
    return journal + QStringLiteral(".lock");
}

} // namespace

Journal::Journal(const QString& path) : m_file(path), m_lock(lockPath(path))
{
    m_lock.setStaleLockTime(0); // only the end of its process makes it stale, not its age
}

tl::expected<std::unique_ptr<Journal>, FileError> Journal::create(const QString& folder)
{
    QDir().mkpath(folder);
    const auto name = QUuid::createUuid().toString(QUuid::WithoutBraces) + Suffix;
    std::unique_ptr<Journal> journal(new Journal(QDir(folder).filePath(name)));
    if (!journal->m_lock.tryLock(0) ||
        !journal->m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return tl::unexpected(fileError(journal->path(), journal->m_file, true));
    journal->m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    journal->append(std::string(FirstLine));
    return journal;
}

Journal::~Journal() = default;

std::string Journal::entry(char kind, const std::string& name, std::string_view text) const
{
    const auto old = m_texts.find(name);
    const std::string_view before = old == m_texts.end() ? std::string_view() : std::string_view(old->second);
    const auto start = sameAtStart(before, text);
    const auto end = sameAtEnd(before.substr(start), text.substr(start));
    const auto middle = text.substr(start, text.size() - start - end);
    return fmt::format("{} {} {} {} {} {:x}\n{}{}\n", kind, name.size(), start, end, middle.size(),
                       hashOf(name, text), name, middle);
}

void Journal::put(const std::string& name, std::string_view text)
{
    const auto old = m_texts.find(name);
    if (old != m_texts.end() && old->second == text && !m_failing)
        return;
    const auto bytes = entry('P', name, text);
    m_liveSize += text.size() + name.size() - (old == m_texts.end() ? 0 : old->second.size() + name.size());
    m_texts[name] = text;
    append(bytes);
}

void Journal::remove(const std::string& name)
{
    const auto old = m_texts.find(name);
    if (old == m_texts.end())
        return;
    const auto bytes = entry('D', name, old->second);
    m_liveSize -= old->second.size() + name.size();
    m_texts.erase(old);
    append(bytes);
}

void Journal::append(const std::string& bytes)
{
    if (m_failing || std::size_t(m_file.size()) > SmallFile + 8 * m_liveSize) {
        startAnew();
        return;
    }
    setFailing(m_file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()));
    syncSoon();
}

void Journal::setFailing(bool failing)
{
    if (std::exchange(m_failing, failing) != failing && m_told)
        m_told(failing);
}

void Journal::tryAgain()
{
    if (m_failing)
        startAnew();
}

void Journal::startAnew()
{
    setFailing(!writeAnew());
    if (!m_failing)
        syncSoon();
}

// Everything as it is now, in a new file that takes the old one's place: after many changes, and after a
// failed write, behind which nothing could be read.
bool Journal::writeAnew()
{
    const auto fresh = m_file.fileName() + QStringLiteral(".new");
    QFile file(fresh);
    auto all = std::string(FirstLine);
    const Texts texts = std::exchange(m_texts, {});
    for (const auto& [name, text] : texts)
        all += entry('P', name, text);
    m_texts = texts;
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
                         file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(all.data(), qint64(all.size())) == qint64(all.size());
    file.close();
    const auto native = [](const QString& path) { return std::filesystem::path(path.toStdU16String()); };
    std::error_code error;
    if (written)
        std::filesystem::rename(native(fresh), native(m_file.fileName()), error);
    if (!written || error) {
        QFile::remove(fresh);
        return false;
    }
    m_file.close();
    return m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered);
}

// The disk is slow and the hand that plays is not to wait for it; one waiting order is enough for all that
// came before.
void Journal::syncSoon()
{
#ifdef Q_OS_UNIX
    if (m_syncing->exchange(true))
        return;
    const int fd = ::dup(m_file.handle());
    if (fd < 0) {
        *m_syncing = false;
        return;
    }
    QThreadPool::globalInstance()->start([fd, syncing = m_syncing] {
        *syncing = false;
        ::fsync(fd);
        ::close(fd);
    });
#endif
}

void Journal::finish()
{
    m_file.close();
    m_file.remove();
    m_lock.unlock();
}

std::vector<Journal::Found> Journal::findLeft(const QString& folder)
{
    std::vector<Found> left;
    for (const auto& info : QDir(folder).entryInfoList({QStringLiteral("*") + Suffix}, QDir::Files)) {
        QLockFile lock(lockPath(info.filePath()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // another window is writing it
        if (auto found = read(info.filePath()))
            left.push_back(std::move(*found));
        else
            QFile::remove(info.filePath()); // nothing was ever put into it
    }
    std::sort(left.begin(), left.end(), [](const Found& a, const Found& b) { return a.written > b.written; });
    return left;
}

std::optional<Journal::Found> Journal::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto bytes = file.readAll();
    auto texts = EntryReader({bytes.constData(), std::size_t(bytes.size())}).readAll();
    if (texts.empty())
        return std::nullopt;
    return Journal::Found{path, QFileInfo(path).lastModified(), std::move(texts)};
}

std::unique_ptr<QLockFile> Journal::claim(const Found& found)
{
    auto lock = std::make_unique<QLockFile>(lockPath(found.path));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0) || !QFile::exists(found.path))
        return nullptr;
    return lock;
}

void Journal::putAside(const Found& found)
{
    const auto aside = QFileInfo(found.path).dir().filePath(AsideName);
    QFile::remove(aside);
    QFile::rename(found.path, aside);
    QFile::remove(lockPath(found.path));
}

std::optional<Journal::Found> Journal::lastPutAside(const QString& folder)
{
    return read(QDir(folder).filePath(AsideName));
}

} // namespace game
