#pragma once
#include "core/game/pgn_save.h"

#include <algorithm>
#include <optional>
#include <string>

namespace game {

// Goes once through all bytes of the file that a plan describes, from its beginning to its end: the pieces,
// and a blank line between two games that did not stand one after the other before. `visitor` gets them:
//   begins(piece, offset)        a piece (by its number) begins at that offset of the new file
//   ends(piece, offset)          and ends there
//   bool bytes(bytes, inSource)  what comes next, and where it stands in the plan's source if it is copied
//   from
//                                there; valid during the call. False: no further.
template <typename Visitor>
class PieceWalk {
public:
    PieceWalk(const SavePlan& plan, Visitor& visitor) : m_plan(plan), m_visitor(visitor) {}

    // False when the visitor did not want to go on or a source could not be read.
    bool run()
    {
        const Piece* before = nullptr;
        for (std::size_t i = 0; i < m_plan.pieces.size(); ++i) {
            const auto& piece = m_plan.pieces[i];
            if (before && !before->isFollowedBy(piece) && !separate())
                return false;
            m_visitor.begins(i, m_size);
            if (!(piece.isCopy() ? copy(piece) : give(piece.text)))
                return false;
            m_visitor.ends(i, m_size);
            before = &piece;
        }
        return true;
    }
    bool sourceFailed() const { return m_sourceFailed; }
    std::uint64_t size() const { return m_size; }

private:
    bool give(std::string_view bytes, std::optional<std::uint64_t> inSource = {})
    {
        constexpr std::size_t Kept = 4;
        m_tail += bytes.substr(bytes.size() - std::min(bytes.size(), Kept));
        m_tail.erase(0, m_tail.size() - std::min(m_tail.size(), Kept));
        m_size += bytes.size();
        return m_visitor.bytes(bytes, inSource);
    }
    bool copy(const Piece& piece)
    {
        auto& source = piece.other ? *piece.other : *m_plan.source;
        for (std::uint64_t done = 0; done < piece.length;) {
            const auto offset = piece.offset + done;
            const auto length = std::min<std::uint64_t>(piece.length - done, ByteSource::BlockSize);
            const auto block =
                source.read(offset, length, m_block, BlockBuffer::placeBetween(offset, m_size));
            m_sourceFailed = m_sourceFailed || block.empty();
            if (block.empty() || !give(block, piece.other ? std::nullopt : std::optional(offset)))
                return false;
            done += block.size();
        }
        return true;
    }
    bool separate()
    {
        if (m_size == 0 || (m_size == 3 && m_tail == "\xEF\xBB\xBF"))
            return true;
        int ends = 0;
        for (auto at = m_tail.size(); at > 0 && (m_tail[at - 1] == '\n' || m_tail[at - 1] == '\r'); --at) {
            if (m_tail[at - 1] == '\n' && at > 1 && m_tail[at - 2] == '\r')
                --at;
            ++ends;
        }
        for (; ends < 2; ++ends) {
            if (!give(m_plan.newline))
                return false;
        }
        return true;
    }

    const SavePlan& m_plan;
    Visitor& m_visitor;
    BlockBuffer m_block;
    std::string m_tail; // the last few bytes
    std::uint64_t m_size = 0;
    bool m_sourceFailed = false;
};

} // namespace game
