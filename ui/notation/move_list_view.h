#pragma once
#include "ui/notation/move_list_document.h"
#include "ui/notation/move_step.h"

#include <QAbstractScrollArea>

#include <memory>

class QMenu;

namespace ui {

class MoveListLayout;

// What the reader wants done to a move and what hangs on it.
enum class MoveEdit : std::uint8_t {
    Promote, // the variation one place up
    MakeMainLine,
    Demote,
    DeleteVariation,  // the whole variation the move is in
    DeleteFromHere,   // the move and what follows
    Truncate,         // what follows
    ClearAnnotations, // comments and signs of the move
    CopyLine,         // the moves from the start to this one, as text
    CopyGame,         // everything, as PGN
};

// A game's moves as a readable tree: the main line in two columns, comments and variations beneath the move
// they belong to, the current move lit. State comes in, intents go out; changes are shown by making one
// stretch of it anew.
class MoveListView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit MoveListView(QWidget* parent = nullptr);
    ~MoveListView() override;

    // The record is looked at until another one is set; nullptr shows nothing.
    void setRecord(const record::Record* record);
    void setCurrent(record::NodeId node);
    record::NodeId current() const { return m_current; }
    // Letters and form of the moves.
    void setNotation(const notation::SanStyle& style);
    void setClocksVisible(bool visible);
    // Why the rest of the game could not be read, in words; shown above that text.
    void setUnreadReason(const QString& reason);
    // What else is wrong with the game, at the moves it stands behind.
    void setFaults(const std::vector<MoveListDocument::Options::Fault>& faults);
    // Where text that could not be read is shown, in coordinates of the viewport; None: the rest of the game.
    QRect unreadRect(record::NodeId node) const;
    // May the game be changed? Else the menu only copies.
    void setEditable(bool editable);

    // Shown in a quiet colour while there is no move.
    void setHint(const QString& hint);
    QString hint() const { return m_hint; }
    bool isHintShown() const;

    // The record has changed there (game::Game's signals).
    void treeChanged(record::NodeId near);
    void nodeChanged(record::NodeId node);
    void endChanged();

    const MoveListDocument& document() const { return m_document; }
    // "14… Nf6" in the letters shown.
    QString moveText(record::NodeId node) const { return m_document.moveText(node); }
    // Viewport coordinates of a move (tests, popups); empty when it is not shown.
    QRect moveRect(record::NodeId node) const;
    std::size_t layoutCount() const;

signals:
    void moveActivated(record::NodeId node);
    // Text that could not be read was clicked, or a fault; None: the rest of the game. `piece` as in
    // MoveSpan.
    void unreadActivated(record::NodeId node, int piece);
    void faultActivated(record::NodeId node);
    // Return: whatever could not be read is to be mended.
    void mendIntended();
    void stepIntended(ui::MoveStep step);
    void editIntended(ui::MoveEdit edit, record::NodeId node);
    // A key of a sign ("!", "?", "=", "+" …), or "" for Backspace: take the signs away.
    void signKeyPressed(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

private:
    void apply(const MoveListDocument::Change& change);
    void updateStyle();
    void updateRange();
    void retranslate();
    void describeCurrent();
    void showCurrent();
    void fillMenu(QMenu& menu, record::NodeId node);
    int scrolled() const;
    const MoveSpan* mendableAt(QPoint point) const;
    bool hasMendable() const;

    MoveListDocument m_document;
    std::unique_ptr<MoveListLayout> m_layout;
    const record::Record* m_record = nullptr;
    record::NodeId m_current = record::NodeId::Root;
    record::NodeId m_hovered = record::NodeId::None;
    QString m_hint;
    bool m_editable = true;
};

} // namespace ui
