#pragma once
#include "ui/window/unread_draft.h"

#include <QObject>
#include <QTimer>

namespace ui {

class MoveListView;
class RepairEditor;

// What could not be read of the game under review: shown among its moves with the reason, and mended there,
// each time in one step that can be undone (P5).
class UnreadController : public QObject {
    Q_OBJECT
public:
    // The editor lies over `over`, which holds the move list.
    UnreadController(game::Game& game, MoveListView& moves, QWidget* over, QObject* parent = nullptr);

    void setActive(bool active); // the game is the one on the board
    // Of the game that has come on the table.
    void setProblems(std::vector<pgn::Problem> problems);
    // Shows where a problem is, with its text to be mended when there is such.
    void show(const pgn::Problem& problem);
    void mendNext();
    bool isOpen() const;
    // What has been typed and not been read yet goes into the game: as moves, else as text.
    void takeTyped();
    void close();
    // Of the men, in what is typed.
    void setLetters(const notation::PieceLetters& letters) { m_letters = &letters; }
    void retranslate();

signals:
    void mendableChanged(bool mendable);
    // The game has been changed: what is wrong with it now, lines as it would be written.
    void problemsChanged(const std::vector<pgn::Problem>& problems);
    void problemsAreBack(); // it is as it came again
    void said(const QString& text);

private:
    void open(const pgn::UnreadPlace& place, bool focus);
    void openAt(record::NodeId node, int piece);
    void openFault(record::NodeId node);
    void keepTyped(const QString& text);
    tl::expected<pgn::Mending, pgn::Problem> mendBy(const QString& typed);
    void read(const QString& text);
    void remove();
    void leave();
    void lookAgain();
    void showProblems();
    QString reasonOf(const pgn::UnreadPlace& place) const;
    QString nameOf(const pgn::UnreadPlace& place) const;

    game::Game& m_game;
    MoveListView& m_moves;
    QWidget* m_over;
    RepairEditor* m_editor;
    const notation::PieceLetters* m_letters = &notation::englishLetters();
    std::vector<pgn::Problem> m_problems, m_asItCame;
    UnreadDraft m_draft;  // of what is being mended
    bool m_typed = false; // something that is not read yet
    QTimer m_lookSoon;
    bool m_active = false, m_mendable = false;
    bool m_changed = false; // since it came from the file: places are no longer those of the file
};

} // namespace ui
