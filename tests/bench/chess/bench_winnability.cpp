// How long it takes to decide whether a side can still mate, on the positions of ../shared/data/winnable.
#include "core/chess/winnability.h"
#include "tests/support/winnable_data.h"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

namespace {

using namespace chess;

// Of this thread's own time, so that a busy machine does not count.
double microseconds()
{
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e6 + double(t.tv_nsec) / 1e3;
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
            double start = microseconds();
            open += isCertainlyUnwinnable(c.position, winner) ? 0 : 1;
            quick.push_back(microseconds() - start);
            start = microseconds();
            undecided += decideWinnability(c.position, winner).answer == Winnability::Undecided ? 1 : 0;
            full.push_back(microseconds() - start);
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
