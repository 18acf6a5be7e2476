// How long it takes to decide whether a side can still mate, on the positions of ../shared/data/winnable.
#include "core/chess/winnability.h"
#include "tests/support/winnable_data.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace {

using namespace chess;

double microsecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

void print(const std::string& title, std::vector<double> times, int undecided)
{
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double t : times)
        sum += t;
    const auto at = [&](double part) { return times[std::size_t(part * double(times.size() - 1))]; };
    fmt::print("{:<20}{:>7} questions, {:>3} open, {:>7.2f} s; µs: mean {:.1f}, median {:.1f}, p99 {:.0f}, "
               "p99.9 {:.0f}, "
               "worst {:.0f}\n",
               title, times.size(), undecided, sum / 1e6, sum / double(times.size()), at(0.5), at(0.99),
               at(0.999), at(1));
    std::fflush(stdout);
}

void bench(const std::string& file)
{
    std::vector<double> quick;
    std::vector<double> full;
    int open = 0;
    int undecided = 0;
    for (const auto& c : support::winnableCases(file)) {
        for (const Color winner : AllColors) {
            auto start = std::chrono::steady_clock::now();
            open += isCertainlyUnwinnable(c.position, winner) ? 0 : 1;
            quick.push_back(microsecondsSince(start));
            start = std::chrono::steady_clock::now();
            undecided += decideWinnability(c.position, winner).answer == Winnability::Undecided ? 1 : 0;
            full.push_back(microsecondsSince(start));
        }
    }
    print(file + ", quick", quick, open);
    print(file + ", full", full, undecided);
}

} // namespace

int main()
{
    if (!support::hasData()) {
        fmt::print("no data in {}: set ADOUBE_DATA to run this\n", support::dataDir().string());
        return 0;
    }
    bench("real.txt");
    bench("hard.txt");
}
