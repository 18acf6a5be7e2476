#include "app/cli/fd_buffer.h"
#include "app/cli/run.h"
#include "app/cli/unfinished_files.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fmt/format.h>
#include <ostream>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace {

sigset_t setOf(std::initializer_list<int> signals)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals)
        sigaddset(&set, signal);
    return set;
}

// As if the signal had not been caught, so that the caller learns of it.
[[noreturn]] void dieBy(int signal)
{
    std::signal(signal, SIG_DFL);
    const sigset_t set = setOf({signal});
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    raise(signal);
    _exit(int(cli::ExitStatus::CouldNotRun));
}

// Waits in a thread of its own, so that a command need not ask: removes what is half written, and ends the
// program.
void waitForInterruption(cli::UnfinishedFiles& unfinished)
{
    const sigset_t set = setOf({SIGINT, SIGTERM, SIGHUP});
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::thread([set, &unfinished] {
        int signal = 0;
        sigwait(&set, &signal);
        unfinished.removeAll();
        dieBy(signal);
    }).detach();
}

} // namespace

int main(int argc, char* argv[])
{
    std::signal(SIGXFSZ, SIG_IGN);                // a limit for the size of files is as a full disk
    std::signal(SIGPIPE, SIG_IGN);                // a reader who has gone is an error of writing like others
    auto& unfinished = *new cli::UnfinishedFiles; // outlives the thread that waits
    waitForInterruption(unfinished);
    cli::FdBuffer outBuffer(STDOUT_FILENO), errBuffer(STDERR_FILENO);
    std::ostream out(&outBuffer), err(&errBuffer);
    cli::FdInput in(STDIN_FILENO);
    err.setf(std::ios::unitbuf);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    std::optional<std::chrono::milliseconds> progressEvery;
    if (isatty(STDERR_FILENO) == 1)
        progressEvery.emplace(200);
    const auto status = cli::run(arguments, {in, out, err, progressEvery, &unfinished});
    out.flush();
    if (outBuffer.error() == EPIPE)
        dieBy(SIGPIPE);
    if (outBuffer.error() != 0) {
        err << fmt::format("adoube-cli: standard output: {}\n", std::strerror(outBuffer.error()));
        return int(cli::ExitStatus::CouldNotRun);
    }
    return int(status);
}
