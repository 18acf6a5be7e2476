#pragma once
#include "core/notation/san.h"
#include "core/record/record.h"

#include <QString>

namespace ui {

// How good or bad the signs say a move is; chooses a colour, the sign itself says the same.
enum class MoveTone : std::uint8_t { Plain, Good, Doubtful, Bad };

// A main-line move in its column.
struct MoveCell {
    record::NodeId node = record::NodeId::None;
    bool dots = false; // "…": this side's move stands in another row
    QString san;
    QString signs; // "!", "?! ±"
    MoveTone tone = MoveTone::Plain;
    QString clock; // "5:12" when times are shown and known
    bool isEmpty() const { return node == record::NodeId::None && !dots; }
    friend bool operator==(const MoveCell&, const MoveCell&) = default;
};

enum class SpanKind : std::uint8_t { Number, Move, Sign, Comment, Bracket, Unread, Fault, Heading, Result };
struct MoveSpan {
    int start = 0;
    int length = 0;
    SpanKind kind = SpanKind::Comment;
    record::NodeId node = record::NodeId::None;
    MoveTone tone = MoveTone::Plain;
    int piece = -1; // of unread text: which of the node's pieces; -1 is the rest of a line
    friend bool operator==(const MoveSpan&, const MoveSpan&) = default;
};

// What stands on lines of its own: a row of the main line in two columns, or a paragraph of running text.
struct MoveBlock {
    enum class Kind : std::uint8_t { Moves, Text, Unread, Result };
    Kind kind = Kind::Text;
    int level = 0; // of variations; 0 is the main line and what is said about it
    QString number;
    MoveCell white, black;
    QString text;
    std::vector<MoveSpan> spans;
    friend bool operator==(const MoveBlock&, const MoveBlock&) = default;
};

// A record as rows and paragraphs, without fonts or pixels. It is cut into units, one a full move of the main
// line with all that is said about it (before them what precedes the first move, after them the result), so
// that a change in one place makes one unit anew and not five thousand plies.
class MoveListDocument {
public:
    struct Options {
        notation::SanStyle style;
        bool clocks = false;
        QString unreadHeading; // above text that could not be read
        // What is wrong with what stands behind a move, though it could be read.
        struct Fault {
            record::NodeId node = record::NodeId::None;
            QString words;
            friend bool operator==(const Fault&, const Fault&) = default;
        };
        std::vector<Fault> faults;
    };
    using Unit = std::vector<MoveBlock>;
    // Units [first, first + removed) have been replaced by `added` new ones.
    struct Change {
        std::size_t first = 0;
        std::size_t removed = 0;
        std::size_t added = 0;
    };

    MoveListDocument();
    // The record is looked at whenever something is asked; it must outlive this or be replaced.
    Change setRecord(const record::Record* record);
    Change setOptions(const Options& options);
    const Options& options() const { return m_options; }
    Change treeChanged(record::NodeId near);
    Change nodeChanged(record::NodeId node);
    Change endChanged(); // the result or the unread tail

    const std::vector<Unit>& units() const { return m_units; }
    // The unit in which a node is shown.
    std::size_t unitOf(record::NodeId node) const;
    // "14… Nf6": a move with its number, as steps of the undo stack name it.
    QString moveText(record::NodeId node) const;
    const QString& san(record::NodeId node) const { return m_san[std::size_t(node)].text; }

private:
    friend class LineWriter;
    struct CachedSan {
        QString text;
        std::uint16_t move = 0;
    };

    Change rebuildAll();
    void readMainLine();
    void refreshSans(record::NodeId near);
    void fillSans(record::NodeId from);
    Unit makeUnit(std::size_t unit) const;
    Unit makeIntroduction() const;
    Unit makeEnd() const;
    void addMoveUnit(Unit& blocks, record::NodeId white, record::NodeId black, int fullMove) const;
    void addAround(Unit& blocks, record::NodeId node) const;
    MoveCell cell(record::NodeId node) const;
    bool interrupts(record::NodeId node) const;
    bool hasFault(record::NodeId node) const;
    std::size_t moveUnits() const;
    // 0 outside the main line, and for the root.
    int plyInLine(record::NodeId node) const
    {
        return std::size_t(node) < m_plyInLine.size() ? m_plyInLine[std::size_t(node)] : 0;
    }
    int slotOf(int ply) const
    {
        return ply - 1 + m_blackStarts;
    }                                  // counted from White's move of the first full move
    QString numberText(int ply) const; // "14." or "14…"
    bool isWhite(int ply) const { return slotOf(ply) % 2 == 0; }

    const record::Record* m_record = nullptr;
    Options m_options;
    std::vector<Unit> m_units;
    std::vector<record::NodeId> m_line; // the main line, without the root
    std::vector<int> m_plyInLine;       // by node id; 0 for nodes outside the main line
    std::vector<CachedSan> m_san;       // by node id
    int m_blackStarts = 0;
    int m_firstNumber = 1;
};

// The signs of a move in their usual order, "" when there are none.
QString signsText(const std::vector<notation::Nag>& nags);
MoveTone toneOf(const std::vector<notation::Nag>& nags);

} // namespace ui
