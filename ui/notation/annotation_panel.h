#pragma once
#include "core/record/edit.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QPlainTextEdit;
class QToolButton;

namespace ui {

// Signs and a comment for the current move: state in, intents out. The comment is edited as prose; the
// commands in it (clock times, arrows) are not shown and not lost.
class AnnotationPanel : public QWidget {
    Q_OBJECT
public:
    explicit AnnotationPanel(QWidget* parent = nullptr);

    // What is shown; `move` is the current move in words ("14… Nf6"), empty at the start of the game, where
    // there is nothing to sign.
    struct State {
        QString move;
        std::vector<notation::Nag> nags;
        QString commentBefore, comment;
        bool beginsVariation = false; // a comment before the move is then usual
        chess::Color mover = chess::Color::White;
        bool editable = true;
    };
    void setState(const State& state);
    QPlainTextEdit* commentEdit() const { return m_comment; }
    // The comment being edited stands before the move or after it.
    record::CommentPlace place() const;

signals:
    void signToggled(notation::Nag nag);
    void commentEdited(record::CommentPlace place, const QString& prose);
    // The editor lost or gained the focus, or another comment is shown: what is typed next is another step.
    void commentBegun();
    // Esc in the editor: back to the moves.
    void leaveIntended();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSigns(QGridLayout& grid);
    void showComment();
    void editComment();
    const QString& shownProse() const;
    void replaceDifference(const QString& old, const QString& shown);
    void setWrapping();
    void showSigns();
    void retranslate();

    State m_state;
    std::vector<std::pair<notation::Nag, QToolButton*>> m_signs;
    QToolButton* m_more = nullptr;
    QToolButton* m_before = nullptr;
    QPlainTextEdit* m_comment = nullptr;
    bool m_showing = false, m_editing = false;
    bool m_otherComment = true; // than the one in the editor
    // The prose the game gave back for what was typed last: while it stands, the typed text does too.
    std::optional<QString> m_answer;
};

// What a sign says, in words: "good move", "White is slightly better".
QString signMeaning(notation::Nag nag);

} // namespace ui
