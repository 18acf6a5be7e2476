#pragma once
#include "core/record/comment.h"
#include "core/record/record.h"

#include <tl/expected.hpp>
#include <variant>

// Every change to a record is a value; applying it gives back the edit that undoes it. apply(apply(r, e))
// leaves the record as it was, node ids included.
namespace record {

enum class CommentPlace : std::uint8_t { Before, After, AfterVariation };

struct AddMove { // a new child at `index` among the children (-1: last)
    NodeId parent;
    chess::Move move;
    int index = -1;
};
struct RemoveSubtree { // the node and all that follows it
    NodeId node;
};
struct RestoreSubtree { // the undoing of RemoveSubtree; made by apply only
    NodeId node;
    int index = -1;
};
struct MoveChild { // reorder: promote and demote variations
    NodeId node;
    int newIndex;
};
struct ReplaceMove { // mend a wrongly entered move; the caller has made sure that what follows stays legal
    NodeId node;
    chess::Move move;
};
struct SetComments {
    NodeId node;
    CommentPlace place = CommentPlace::After;
    std::vector<std::string> comments;
};
struct SetNags {
    NodeId node;
    std::vector<notation::Nag> nags;
};
struct SetTags {
    Tags tags;
};
struct SetResult { // the result marker and, unless told otherwise, the Result tag
    chess::Result result = chess::Result::Unfinished;
    bool withTag = true;
};
struct SetUnreadTail { // of the main line
    std::string text;
};
struct SetUnread { // what could not be read at one node
    NodeId node;
    std::vector<std::string> pieces;
    std::string tail;
};
struct EditSequence; // several edits as one
using Edit = std::variant<AddMove, RemoveSubtree, RestoreSubtree, MoveChild, ReplaceMove, SetComments,
                          SetNags, SetTags, SetResult, SetUnreadTail, SetUnread, EditSequence>;
struct EditSequence {
    std::vector<Edit> edits;
};

enum class EditError : std::uint8_t { NoSuchNode, IllegalMove, RootCannotChange, NotRestorable };

struct Applied {
    Edit inverse;
    NodeId touched = NodeId::Root; // the node to show after the change
};
// Either the whole edit is applied or nothing is.
tl::expected<Applied, EditError> apply(Record& record, const Edit& edit);

// Compositions that people do by name. Where there is nothing to do (a main line to promote) the sequence is
// empty.
Edit promoteVariation(const Record& record, NodeId node); // one step up
Edit makeMainLine(const Record& record, NodeId node);     // all the way
Edit demoteVariation(const Record& record, NodeId node);
Edit truncateAfter(const Record& record, NodeId node); // delete all that follows
Edit removeAnnotations(const Record& record);          // comments, NAGs and variations

} // namespace record
