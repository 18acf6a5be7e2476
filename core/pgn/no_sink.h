#pragma once
#include "core/pgn/game_parser.h"

namespace pgn {

// Wants nothing of a game: for those that want a part of it, and for who only asks the parser afterwards.
class NoSink : public ParseSink {
public:
    void textBeforeTags(std::string_view, std::string_view) override {}
    void tag(std::string_view, std::string_view) override {}
    void start(const chess::Position&, bool) override {}
    void move(chess::Move) override {}
    void nag(notation::Nag) override {}
    void comment(std::string_view, CommentForm, bool) override {}
    void escapeLine(std::string_view, bool) override {}
    void openVariation() override {}
    void closeVariation() override {}
    void discardVariation() override {}
    void unreadPiece(std::string_view, std::string_view) override {}
    void unreadTail(std::string_view, std::string_view, std::string_view) override {}
    void textAfterResult(std::string_view, std::string_view) override {}

protected:
    ~NoSink() = default;
};

} // namespace pgn
