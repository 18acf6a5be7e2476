#pragma once
#include "tests/support/data.h"
#include "tests/support/tsv.h"

#include <cstdint>

namespace support {

struct PerftCase {
    std::string fen;
    std::string id;
    std::vector<std::pair<int, std::uint64_t>> counts; // depth, leaves

    // The deepest known count of at most so many leaves; depth 0 when there is none.
    std::pair<int, std::uint64_t> deepestWithin(std::uint64_t budget) const
    {
        std::pair<int, std::uint64_t> best{0, 1};
        for (const auto& count : counts)
            if (count.second <= budget && count.first > best.first)
                best = count;
        return best;
    }
    // The same, or the shallowest count where all are larger.
    std::pair<int, std::uint64_t> deepestAffordable(std::uint64_t budget) const
    {
        const auto within = deepestWithin(budget);
        return within.first > 0 ? within : counts.front();
    }
};

inline std::vector<PerftCase> perftCases()
{
    const Table table(dataDir() / "perft" / "perft.tsv");
    std::vector<PerftCase> cases;
    for (std::size_t i = 0; i < table.size(); ++i) {
        PerftCase c{table.at(i, "fen"), table.at(i, "id"), {}};
        for (const auto& entry : split(table.at(i, "depth:nodes..."), ' ')) {
            const auto colon = entry.find(':');
            c.counts.emplace_back(std::stoi(entry.substr(0, colon)), std::stoull(entry.substr(colon + 1)));
        }
        cases.push_back(std::move(c));
    }
    return cases;
}

} // namespace support
