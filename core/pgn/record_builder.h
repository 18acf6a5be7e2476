#pragma once
#include "core/pgn/game_parser.h"
#include "core/record/record.h"

namespace pgn {

// Makes a Record of what the parser reads.
class RecordBuilder final : public ParseSink {
public:
    void textBeforeTags(std::string_view text, std::string_view mend) override;
    void tag(std::string_view name, std::string_view rawValue) override;
    void start(const chess::Position& position, bool chess960) override;
    void move(chess::Move move) override;
    void nag(notation::Nag nag) override;
    void comment(std::string_view text, CommentForm form, bool beforeMove) override;
    void escapeLine(std::string_view text, bool beforeMove) override;
    void openVariation() override;
    void closeVariation() override;
    void discardVariation() override;
    void unreadPiece(std::string_view text, std::string_view mend) override;
    void unreadTail(std::string_view front, std::string_view text, std::string_view mend) override;
    void textAfterResult(std::string_view text, std::string_view mend) override;

    // The record, when the parser is through with the game.
    record::Record take(chess::Result result);

private:
    struct Line {
        record::NodeId last = record::NodeId::Root; // where the next move is added
        record::NodeId owner =
            record::NodeId::Root; // what pieces and comments without a move of the line stand at
        record::NodeId closedVariation = record::NodeId::None; // since the last move
        bool empty = true;
        std::vector<std::string> commentsBefore; // of the move to come
        std::vector<notation::Nag> nags;
        std::vector<std::string> unreadPieces;
        std::vector<std::string> escapeLines;
    };

    Line& line() { return m_lines.back(); }
    record::Node& owner() { return m_record.node(line().owner); }
    bool isEmptyVariation() { return m_lines.size() > 1 && line().empty; }
    void keepEscapeLines();
    void flushPending();

    record::Record m_record;
    std::vector<std::string> m_escapeLines;
    std::vector<Line> m_lines = std::vector<Line>(1);
};

} // namespace pgn
