#include "core/pgn/parallel_check.h"

namespace pgn {

void checkGames(const GameSource& source, const std::function<bool(const CheckedGame&)>& use)
{
    const auto makeChecker = [] {
        return [checker = Checker()](const GameText& game) mutable {
            CheckedGame checked;
            checked.number = game.place.game;
            checked.line = game.line();
            checked.end = game.end;
            checked.summary = checker.check(game.text, game.range, game.place, checked.problems);
            return checked;
        };
    };
    forEachGame(source, makeChecker, use);
}

void checkGames(std::string_view text, const Encoding& encoding,
                const std::function<void(const CheckedGame&)>& use, unsigned threads)
{
    checkGames({text, encoding, false, threads}, [&use](const CheckedGame& game) {
        use(game);
        return true;
    });
}

} // namespace pgn
