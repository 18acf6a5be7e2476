#pragma once
#include "core/game/game.h"
#include "ui/notation/annotation_panel.h"
#include "ui/notation/move_list_view.h"
#include "ui/notation/navigation_bar.h"
#include "ui/notation/sign_typer.h"

#include <QElapsedTimer>
#include <QPointer>

namespace ui {

// Between a game on its undo stack and the widgets that show and annotate it: what changed goes down, intents
// become edits with names ("Add 14… Nf6", "Delete variation 3… Nf6").
class ReviewPresenter : public QObject {
    Q_OBJECT
public:
    ReviewPresenter(game::Game& game, MoveListView& moves, AnnotationPanel& panel, NavigationBar& navigation,
                    QObject* parent = nullptr);

    // While a game is being played its moves are looked at, not changed.
    void setEditable(bool editable);
    void setNotation(const notation::SanStyle& style);

    void step(MoveStep where);
    void edit(MoveEdit what, record::NodeId node);
    void toggleSign(notation::Nag nag);
    // A key of a sign typed anywhere in the review ("" takes all signs away).
    void typeSign(const QString& key);
    void setComment(record::CommentPlace place, const QString& prose);

    // The moves from the start to a node, "1. e4 e5 2. Nf3", in the letters shown.
    QString lineText(record::NodeId node) const;

signals:
    // Text for the clipboard has been put there; the window may say so.
    void copied(const QString& text);

private:
    void connectGame();
    void showCurrent();
    void showPanel();
    bool apply(const record::Edit& edit, const QString& name, int mergeKey = 0);
    record::NodeId variationStart(record::NodeId node) const;

    game::Game& m_game;
    MoveListView& m_moves;
    AnnotationPanel& m_panel;
    NavigationBar& m_navigation;
    SignTyper m_typer;
    QElapsedTimer m_sinceStart;
    bool m_editable = true;
    int m_mergeKey = 1; // what is typed without a break is one step
    // The comments that typing began with and those it has led to: each key edits the former, so that a
    // command in the typed text is taken over once and not again with the next key.
    struct Typing {
        record::NodeId node = record::NodeId::None;
        record::CommentPlace place = record::CommentPlace::After;
        std::vector<std::string> begun, written;
    };
    Typing m_typing;
};

// A node's comments as one reads them, and the comments with their prose replaced: it goes into the first one
// that has some, and commands stay where they are.
QString proseOfAll(const std::vector<std::string>& comments);
std::vector<std::string> withProseOfAll(std::vector<std::string> comments, const QString& prose);

} // namespace ui
