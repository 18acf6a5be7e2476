#pragma once
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <sys/types.h>

namespace bench {

// Stockfish in another process, spoken to in UCI; only its count of the tree of moves is asked for.
class Stockfish {
public:
    // Nothing when the program cannot be started.
    static std::optional<Stockfish> start(const std::string& program);
    Stockfish(Stockfish&& other) noexcept;
    Stockfish& operator=(Stockfish&&) = delete;
    ~Stockfish();

    void setChess960(bool on);
    std::uint64_t perft(const std::string& fen, int depth);

private:
    Stockfish(pid_t process, FILE* to, FILE* from) : m_process(process), m_to(to), m_from(from) {}
    void send(const std::string& line);
    // The rest of the first line that begins so; nothing when the other side has gone.
    std::optional<std::string> waitFor(const std::string& beginning);

    pid_t m_process;
    FILE* m_to;
    FILE* m_from;
};

} // namespace bench
