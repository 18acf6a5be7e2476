#pragma once
#include <QStringList>

namespace ui {

// What became of the files whose games were to be added, to be said once for all of them.
class AddedFiles {
public:
    void add(const QString& name, std::size_t games);
    void addWithoutGame(const QString& name);
    void addFailed(const QString& reason);
    QString words() const;

private:
    std::size_t m_games = 0;
    QStringList m_added, m_withoutGame, m_failed; // names; sentences
};

} // namespace ui
