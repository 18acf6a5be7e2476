#include "ui/window/added_files.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AddedFiles)
};

} // namespace

void AddedFiles::add(const QString& name, std::size_t games)
{
    m_added << name;
    m_games += games;
}

void AddedFiles::addWithoutGame(const QString& name)
{
    m_withoutGame << name;
}

void AddedFiles::addFailed(const QString& reason)
{
    m_failed << reason;
}

QString AddedFiles::words() const
{
    QStringList all;
    const int games = int(m_games);
    if (m_added.size() == 1)
        all << Words::tr("%n game(s) added from “%1”.", nullptr, games).arg(m_added.first());
    else if (!m_added.isEmpty())
        all << Words::tr("%n game(s) added from %1.", "from several files", games)
                   .arg(Words::tr("%n file(s)", nullptr, int(m_added.size())));
    if (m_withoutGame.size() == 1)
        all << Words::tr("There is no chess game in “%1”.").arg(m_withoutGame.first());
    else if (!m_withoutGame.isEmpty())
        all << Words::tr("There is no chess game in %n of the files.", nullptr, int(m_withoutGame.size()));
    return (all + m_failed).join(QLatin1Char(' '));
}

} // namespace ui
