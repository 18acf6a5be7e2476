#include "tests/bench/chess/stockfish.h"

#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace bench {

std::optional<Stockfish> Stockfish::start(const std::string& program)
{
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (pipe(to.data()) != 0 || pipe(from.data()) != 0)
        return std::nullopt;
    const pid_t process = fork();
    if (process == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        for (const int end : {to[0], to[1], from[0], from[1]})
            close(end);
        execlp(program.c_str(), program.c_str(), nullptr);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    if (process < 0)
        return std::nullopt;
    Stockfish engine(process, fdopen(to[1], "w"), fdopen(from[0], "r"));
    engine.send("setoption name Threads value 1");
    engine.send("isready");
    if (!engine.waitFor("readyok"))
        return std::nullopt;
    return engine;
}

Stockfish::Stockfish(Stockfish&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_to(std::exchange(other.m_to, nullptr)),
      m_from(std::exchange(other.m_from, nullptr))
{
}

Stockfish::~Stockfish()
{
    if (m_process < 0)
        return;
    send("quit");
    std::fclose(m_to);
    std::fclose(m_from);
    waitpid(m_process, nullptr, 0);
}

void Stockfish::setChess960(bool on)
{
    send(std::string("setoption name UCI_Chess960 value ") + (on ? "true" : "false"));
}

std::uint64_t Stockfish::perft(const std::string& fen, int depth)
{
    send("position fen " + fen);
    send("go perft " + std::to_string(depth));
    const auto count = waitFor("Nodes searched: ");
    return count ? std::stoull(*count) : 0;
}

void Stockfish::send(const std::string& line)
{
    std::fputs((line + '\n').c_str(), m_to);
    std::fflush(m_to);
}

std::optional<std::string> Stockfish::waitFor(const std::string& beginning)
{
    std::array<char, 4096> line{};
    while (std::fgets(line.data(), int(line.size()), m_from)) {
        const std::string text(line.data());
        if (text.rfind(beginning, 0) == 0)
            return text.substr(beginning.size());
    }
    return std::nullopt;
}

} // namespace bench
