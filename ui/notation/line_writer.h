#pragma once
#include "ui/notation/move_list_document.h"

#include <chrono>

namespace ui {

// Writes variations and comments as paragraphs: a variation begins one, and so does what follows a longer
// variation inside it; short ones run along in brackets.
class LineWriter {
public:
    explicit LineWriter(const MoveListDocument& document);
    void comments(const std::vector<std::string>& comments, record::NodeId node);
    // What could not be read behind the node, and what else is wrong there.
    void unread(record::NodeId node);
    void unreadTail(const std::string& text);
    void result(chess::Result result);
    // The line that begins with `first`, `ply` plies from the root.
    void variation(record::NodeId first, int level, int ply);
    void endParagraph();
    std::vector<MoveBlock> takeBlocks();

    static constexpr char16_t WordJoiner = 0x2060;
    // Text in which no line may be broken ("O-O").
    static QString unbroken(const std::string& utf8);
    static bool hasProse(const std::vector<std::string>& comments);
    // Does something follow the move that has to be read on its own? A draw offer "(=)" stands with the
    // signs.
    static bool isCommented(const record::Node& node);
    static QString signsOf(const record::Node& node);
    // "1:30:22", "5:12", "0:09.4"
    static QString clockText(std::chrono::milliseconds time);

private:
    void move(record::NodeId node, int ply);
    void line(record::NodeId first, int ply);
    void alternatives(record::NodeId node, int ply);
    bool runsAlong(record::NodeId first) const;
    void append(SpanKind kind, record::NodeId node, const QString& text, MoveTone tone = MoveTone::Plain);
    void space();

    const MoveListDocument& m_document;
    const record::Record& m_record;
    std::vector<MoveBlock> m_blocks;
    MoveBlock m_paragraph;
    int m_level = 0;
    bool m_numberDue = true;
};

} // namespace ui
