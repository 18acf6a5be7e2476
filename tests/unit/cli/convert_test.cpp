#include "tests/unit/cli/cli_run.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

using cli::ExitStatus;
using support::contentOf;
using support::Ran;
using support::run;
using support::TemporaryFolder;

namespace {

std::string game(const std::string& tags, const std::string& moves)
{
    return tags + (tags.empty() ? "" : "\n") + moves + "\n";
}

const std::string First =
    game("[Event \"Open, \"A\"\"]\n[Date \"1999.05.01\"]\n[Round \"10\"]\n[White \"Réti\"]\n"
         "[Black \"Müller\"]\n[Result \"1-0\"]\n[WhiteElo \"2600\"]\n[BlackElo \"2400\"]\n",
         "1. e4 {[%clk 0:05:00] good} e5 $1 (1... c5 2. Nf3 $14) 2. Nf3 1-0");
const std::string Second = game("[Event \"B\"]\n[Date \"2001.??.??\"]\n[Round \"9\"]\n[White \"Ivanov\"]\n"
                                "[Black \"Reti\"]\n[Result \"0-1\"]\n[ECO \"B23\"]\n[WhiteElo \"2500\"]\n"
                                "[BlackElo \"2450\"]\n",
                                "1. e4 c5 2. Nc3 Nc6 3. f4 0-1");
const std::string Broken = game("[Event \"C\"]\n[White \"Doe\"]\n[Result \"*\"]\n", "1. d4 d5 2. Ke3 Kd7 *");
const std::string Both = First + "\n" + Second;

// The numbers of the games that come out.
std::string numbers(std::vector<std::string> options, const std::string& input)
{
    options.insert(options.begin(), {"convert", "--to", "csv", "-q"});
    options.push_back("-");
    std::istringstream lines(run(options, input).out);
    std::string all;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("File,"))
            all += (all.empty() ? "" : " ") + line.substr(2, line.find(',', 2) - 2);
    }
    return all;
}

std::string converted(std::vector<std::string> options, const std::string& input = Both)
{
    options.insert(options.begin(), "convert");
    options.push_back("-");
    const Ran ran = run(options, input);
    EXPECT_EQ(ran.err, "");
    return ran.out;
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST(Convert, WritesTheExportFormAndIsAFixpoint)
{
    const Ran ran = run({"convert", "-"}, Both);
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(ran.out.starts_with("[Event \"Open, \\\"A\\\"\"]\n[Site \"?\"]\n")) << ran.out;
    EXPECT_TRUE(
        has(ran.out, "1. e4 {[%clk 0:05:00] good} 1... e5 $1 (1... c5 2. Nf3 $14) 2. Nf3 1-0\n\n[Event"));
    EXPECT_EQ(run({"convert", "-"}, ran.out).out, ran.out);
    const Ran crlf = run({"convert", "--line-ends=crlf", "-"}, Both);
    EXPECT_EQ(std::count(crlf.out.begin(), crlf.out.end(), '\r'),
              std::count(ran.out.begin(), ran.out.end(), '\n'));
    EXPECT_TRUE(has(converted({"--line-length", "20"}), "1. e4\n{[%clk"));
}

TEST(Convert, WritesOtherForms)
{
    EXPECT_EQ(converted({"--to", "fen"}, First),
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n");
    EXPECT_EQ(converted({"--to", "epd", "--positions", "first"}, First),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - hmvc 0; fmvn 1; sm e4; id \"Réti - "
              "Müller, Open, "
              "'A' 1999.05.01\";\n");
    const std::string all = converted({"--to", "epd"}, First);
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 4);
    EXPECT_EQ(converted({"-t", "uci"}), "position startpos moves e2e4 e7e5 g1f3\n"
                                        "position startpos moves e2e4 c7c5 b1c3 b8c6 f2f4\n");
    EXPECT_EQ(converted({"--to", "uci"},
                        "[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n[Variant \"Chess960\"]\n\n1. O-O-O *\n"),
              "position fen 4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1 moves e1b1\n");
    EXPECT_EQ(
        converted({"--to", "csv"}, First),
        "File,Number,Event,Site,Date,Round,White,WhiteElo,Black,BlackElo,ECO,Opening,Result,Plies,Moves\n"
        "-,1,\"Open, \"\"A\"\"\",,1999.05.01,10,Réti,2600,Müller,2400,,,1-0,3,1. e4 e5 2. Nf3\n");
    EXPECT_EQ(converted({"--to", "csv"}, ""),
              "File,Number,Event,Site,Date,Round,White,WhiteElo,Black,BlackElo,ECO,"
              "Opening,Result,Plies,Moves\n");
}

TEST(Convert, WritesAJsonObjectALine)
{
    const std::string json = converted({"--json"}, First);
    EXPECT_EQ(json, converted({"--to", "json"}, First));
    EXPECT_EQ(
        json,
        R"({"file":"-","game":1,"tags":{"Event":"Open, \"A\"","Date":"1999.05.01","Round":"10",)"
        R"("White":"Réti","Black":"Müller","Result":"1-0","WhiteElo":"2600","BlackElo":"2400"},"moves":[)"
        R"({"san":"e4","uci":"e2e4","clock":300.000,"comments":["[%clk 0:05:00] good"]},)"
        R"({"san":"e5","uci":"e7e5","nags":[1],"variations":[[{"san":"c5","uci":"c7c5"},)"
        R"({"san":"Nf3","uci":"g1f3","nags":[14]}]]},{"san":"Nf3","uci":"g1f3"}],"result":"1-0"})"
        "\n");
    EXPECT_TRUE(has(run({"convert", "--json", "-"}, Broken).out, R"("unread":"2. Ke3 Kd7"})"));
}

TEST(Convert, WritesTextForReadingInOnesOwnLetters)
{
    EXPECT_EQ(converted({"--to", "text", "--letters", "fr"}, First),
              "Réti (2600) – Müller (2400)  1-0\nOpen, \"A\", 1999.05.01 (10)\n\n"
              "1. e4 good 1… e5! (1… c5 2. Cf3 +=) 2. Cf3 1-0\n");
    EXPECT_TRUE(has(converted({"--to", "text", "--letters", "figurines"}, First), "2. ♘f3 1-0"));
    EXPECT_TRUE(has(converted({"--to", "text", "--line-length", "8"}, First), "\n2. Nf3\n1-0\n"));
}

TEST(Convert, LeavesOutWhatIsNotWanted)
{
    EXPECT_TRUE(has(converted({"--no-comments"}, First), "1. e4 e5 $1 (1... c5"));
    EXPECT_TRUE(has(converted({"--no-commands"}, First), "1. e4 {good} 1... e5"));
    EXPECT_TRUE(has(converted({"--no-clocks"}, First), "1. e4 {good} 1... e5"));
    EXPECT_TRUE(has(converted({"--no-clocks"}, "1. e4 {[%clk 0:01:00]} {[%eval 0.3] [%emt 0:00:01]} {} *"),
                    "1. e4 {[%eval 0.3]} {} *"));
    EXPECT_TRUE(has(converted({"--no-nags"}, First), "1... e5 (1... c5 2. Nf3) 2. Nf3"));
    EXPECT_TRUE(has(converted({"--no-variations"}, First), "1... e5 $1 2. Nf3 1-0"));
    EXPECT_FALSE(has(converted({"--to", "json", "--no-variations"}, First), "variations"));
    EXPECT_FALSE(has(converted({"--tags", "roster"}, First), "Elo"));
    EXPECT_TRUE(has(converted({"--tags", "roster"},
                              "[FEN \"k7/8/8/8/8/8/8/K7 w - - 0 1\"]\n[Opening \"x\"]\n\n1. Ka2 *\n"),
                    "[SetUp \"1\"]\n[FEN "));
}

TEST(Convert, ChoosesGames)
{
    const std::string all = Both + "\n" + Broken;
    const std::pair<std::vector<std::string>, std::string> cases[] = {
        {{}, "1 2 3"},
        {{"--numbers", "2-"}, "2 3"},
        {{"--numbers", "1,3"}, "1 3"},
        {{"--player", "RETI"}, "1 2"},
        {{"--player", "muller", "--player", "doe"}, "1 3"},
        {{"--white", "reti"}, "1"},
        {{"--black", "reti"}, "2"},
        {{"--event", "open"}, "1"},
        {{"--site", "x"}, ""},
        {{"--tag", "ECO=b2"}, "2"},
        {{"--tag", "ECO="}, "2"},
        {{"--result", "1-0", "--result", "*"}, "1 3"},
        {{"--eco", "B20-b29"}, "2"},
        {{"--eco", "B2"}, "2"},
        {{"--eco", "C"}, ""},
        {{"--since", "1999.06"}, "2"},
        {{"--until", "1999"}, "1"},
        {{"--since", "1999.05.01", "--until", "2001"}, "1 2"},
        {{"--min-elo", "2450"}, "2"},
        {{"--max-elo", "2500"}, "2"},
        {{"--min-moves", "3"}, "2"},
        {{"--max-moves", "2"}, "1 3"},
        {{"--faulty"}, "3"},
        {{"--faultless"}, "1 2"},
        {{"--player", "reti", "--since", "2000"}, "2"},
    };
    for (const auto& [options, expected] : cases)
        EXPECT_EQ(numbers(options, all), expected) << ::testing::PrintToString(options);
}

TEST(Convert, FindsDrawsHoweverTheyAreWritten)
{
    const std::string draws = "1. e4 1/2-1/2\n\n1. d4 1/2\n\n1. c4 ½-½\n\n[Result \"1/2-1/2\"]\n\n1. f4\n";
    for (const char* draw : {"1/2-1/2", "1/2", "½-½"})
        EXPECT_EQ(numbers({"--result", draw}, draws + "\n1. b4 1-0\n"), "1 2 3 4") << draw;
}

TEST(Convert, Sorts)
{
    const std::string all = Both + "\n" + Broken;
    EXPECT_EQ(numbers({"--sort", "white"}, all), "3 2 1");
    EXPECT_EQ(numbers({"--sort", "white", "--descending"}, all), "1 2 3");
    EXPECT_EQ(numbers({"--sort", "round"}, all), "2 1 3"); // 9, 10, unknown
    EXPECT_EQ(numbers({"--sort", "date", "--descending"}, all), "2 1 3");
    EXPECT_EQ(numbers({"--sort", "elo"}, all), "2 1 3");
    EXPECT_EQ(numbers({"--sort", "moves,number"}, all), "3 1 2");
    EXPECT_EQ(numbers({"--sort", "eco,black"}, all), "2 1 3");
}

TEST(Convert, LeavesDoublesOut)
{
    const std::string annotated = game("[Event \"B\"]\n", "1. e4 c5 2. Nc3 {x} Nc6 3. f4 0-1");
    EXPECT_EQ(numbers({"--unique"}, Both + "\n" + First), "1 2");
    EXPECT_EQ(numbers({"--unique"}, Second + "\n" + annotated), "1 2");
    EXPECT_EQ(numbers({"--unique-moves"}, Second + "\n" + annotated + "\n" + First), "1 3");
}

TEST(Convert, SetsTags)
{
    const std::string set = converted({"--set-tag", "Site=Paris = nice", "--set-tag", "Annotator=me"}, First);
    EXPECT_TRUE(has(set, "[Site \"Paris = nice\"]\n"));
    EXPECT_TRUE(has(set, "[Annotator \"me\"]\n"));
    EXPECT_FALSE(has(converted({"--remove-tag", "WhiteElo"}, First), "WhiteElo"));
    const std::string draw = converted({"--set-tag", "Result=1/2-1/2"}, First);
    EXPECT_TRUE(has(draw, "[Result \"1/2-1/2\"]"));
    EXPECT_TRUE(draw.ends_with(" 1/2-1/2\n"));
    const std::string eco = converted({"--add-eco"});
    EXPECT_TRUE(has(eco, "[ECO \"C40\"]\n[Opening \"King's Knight Opening\"]")) << eco;
    EXPECT_TRUE(has(eco, "[ECO \"B23\"]"));
    EXPECT_TRUE(has(converted({"--replace-eco"}, "[ECO \"A00\"]\n\n1. e4 c5 *\n"), "[ECO \"B20\"]"));
    EXPECT_TRUE(has(converted({"--add-eco"}, "[ECO \"A00\"]\n\n1. e4 c5 *\n"), "[ECO \"A00\"]"));
}

TEST(Convert, EncodesAndDecodes)
{
    const std::string latin = "[White \"R\xe9ti\"]\n\n1. e4 *\n";
    EXPECT_TRUE(has(converted({}, latin), "Réti"));
    EXPECT_TRUE(has(converted({"--encoding", "latin1"}, First), "R\xe9ti"));
    EXPECT_TRUE(has(converted({"--from-encoding", "cp1251"}, latin), "Rйti"));
    EXPECT_TRUE(converted({"--encoding", "UTF-16LE"}, First).starts_with(std::string("\xff\xfe[\0E\0", 6)));
    EXPECT_EQ(converted({}, converted({"--encoding", "utf-16"})), converted({}));
    // Games in UTF-8 say nothing of what the others are written in.
    std::string mixed =
        "[Event \"Чемпионат\"]\n[Site \"Москва\"]\n[White \"Éric\"]\n[Black \"Zoë\"]\n\n1. e4 *\n";
    for (const char* name : {"\xcf\xe5\xf2\xf0\xee\xf1\xff\xed", "\xc1\xee\xf2\xe2\xe8\xed\xed\xe8\xea",
                             "\xd1\xef\xe0\xf1\xf1\xea\xe8\xe9"})
        mixed += fmt::format("\n[White \"{}\"]\n\n1. d4 *\n", name);
    EXPECT_TRUE(has(converted({}, mixed), "Петросян"));
    EXPECT_TRUE(has(converted({}, mixed), "Москва"));
    const Ran lost = run({"convert", "--encoding", "windows-1252", "-"}, "[White \"Łuk\"]\n\n1. e4 *\n");
    EXPECT_EQ(lost.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(lost.err,
              "adoube-cli: -: game 1: Ł cannot be written in WINDOWS-1252 (--lossy writes ? instead)\n");
    EXPECT_TRUE(
        has(converted({"--encoding", "windows-1252", "--lossy"}, "[White \"Łuk\"]\n\n1. e4 *\n"), "?uk"));
}

TEST(Convert, SaysThatBytesAreNoLetters)
{
    const std::string latin = "[White \"Ann\"]\n\n1. e4 *\n\n[White \"R\xe9ti\"]\n\n1. e4 *\n";
    Ran ran = run({"convert", "--from-encoding", "utf-8", "-"}, latin);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.err, "adoube-cli: -: game 2: bytes that are no letters in UTF-8 become U+FFFD\n");
    EXPECT_TRUE(has(ran.out, "R\xef\xbf\xbdti"));
    ran = run({"convert", "-q", "--from-encoding", "utf-8", "-"}, latin);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.err, "");
    ran = run({"convert", "--from-encoding", "cp1252", "-"}, "[White \"R\xe9ti\x81\"]\n\n1. e4 *\n");
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.err, "adoube-cli: -: game 1: bytes that are no letters in WINDOWS-1252 become U+FFFD\n");
    std::string half = run({"convert", "--encoding", "utf-16le", "-"}, "[White \"Q\"]\n\n1. e4 *\n").out;
    half.replace(half.find('Q'), 2, "\x3d\xd8"); // of a surrogate pair
    EXPECT_EQ(run({"convert", "-"}, half).err,
              "adoube-cli: -: game 1: bytes that are no letters in UTF-16LE become U+FFFD\n");
    ran = run({"convert", "--lossy", "--from-encoding", "utf-8", "-"}, latin);
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.err, "");
}

// A game in UTF-8 with a broken byte is not one in the encoding of the others: as the window reads it.
TEST(Convert, ReadsABrokenGameInItsOwnEncoding)
{
    const std::string russian = "[White \"\xcf\xe5\xf2\xf0\xee\xf1\xff\xed\"]\n\n1. d4 *\n\n"
                                "[White \"\xc1\xee\xf2\xe2\xe8\xed\xed\xe8\xea\"]\n\n1. d4 *\n\n";
    const std::string file =
        russian + "[White \"Kühn, Jürgen\"]\n[Black \"Käß\xff\"]\n\n1. d4 {für \xe4} *\n";
    Ran ran = run({"convert", "-"}, file);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_EQ(ran.err, "adoube-cli: -: game 3: bytes that are no letters in UTF-8 become U+FFFD\n");
    for (const char* name : {"Петросян", "Ботвинник", "Kühn, Jürgen", "Käß\xef\xbf\xbd"})
        EXPECT_TRUE(has(ran.out, name)) << name;
    EXPECT_EQ(run({"convert", "--keep-text", "-"}, file).out, file);
    ran = run({"convert", "--keep-text", "--set-tag", "Site=Köln", "--white", "kuhn", "--lossy", "-"}, file);
    EXPECT_TRUE(has(ran.out, "Kühn, Jürgen") && has(ran.out, "Köln")) << ran.out << ran.err;
    EXPECT_TRUE(
        has(run({"check", "--json", "-"}, file + "\n[White \"Züß\xff\"]\n\n1. e4 Xü9 *\n").out, "Xü9"));
}

// It was lost before.
TEST(Convert, LeavesAReplacementCharacterInPeace)
{
    const std::string file = "\xef\xbb\xbf[White \"R\xef\xbf\xbdti\"]\n\n1. e4 *\n";
    const std::string converted = run({"convert", "-"}, file).out;
    for (const char* encoding : {"UTF-8", "UTF-16LE"}) {
        const std::string encoded = run({"convert", "--encoding", encoding, "-"}, file).out;
        const Ran ran = run({"convert", "--from-encoding", encoding, "-"}, encoded);
        EXPECT_EQ(ran.status, ExitStatus::Clean) << encoding;
        EXPECT_EQ(ran.err, "");
        EXPECT_EQ(ran.out, converted);
    }
    EXPECT_EQ(run({"convert", "--from-encoding", "utf-8", "-"}, file).err, ""); // with its mark
    EXPECT_EQ(
        run({"convert", "--keep-text", "--from-encoding", "utf-8", "-"}, "[White \"R\xe9\"]\n\n*\n").err, "");
}

TEST(Convert, ReportsWhatItCannotReadAndKeepsIt)
{
    const Ran ran = run({"convert", "-"}, Broken);
    EXPECT_EQ(ran.status, ExitStatus::Problems);
    EXPECT_TRUE(has(ran.out, "1. d4 d5 2. Ke3 Kd7 *"));
    EXPECT_EQ(ran.err, "-:5:13: game 1: illegal move \"Ke3\": the man does not move so\n");
    EXPECT_EQ(run({"convert", "--quiet", "-"}, Broken).err, "");
    const Ran garbage = run({"convert", "-"}, std::string(1000, '\1'));
    EXPECT_EQ(garbage.status, ExitStatus::Problems);
    EXPECT_EQ(garbage.out, "");
    EXPECT_EQ(run({"convert", "-"}, "Dear diary,\n").out, "");
    EXPECT_TRUE(has(run({"convert", "-"}, "Dear diary,\n\n" + First).out, "Dear diary,\n[Event"));
    EXPECT_EQ(garbage.err, "adoube-cli: -: no game of chess was found in this file\n");
    EXPECT_EQ(run({"convert", "-"}, "").status, ExitStatus::Clean);
}

TEST(Convert, AFileAppearsWholeOrNotAtAll)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Both), out = folder / "out.pgn";
    Ran ran = run({"convert", in, "-o", out});
    EXPECT_EQ(ran.status, ExitStatus::Clean);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "2 games read, 2 written\n");
    EXPECT_EQ(contentOf(out), converted({}));
    ran = run({"convert", in, "/no/such/file", "-o", out, "--numbers", "1"});
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(contentOf(out), converted({}));
    EXPECT_TRUE(has(ran.err, "not written, as not all could be read"));
    EXPECT_EQ(run({"convert", in, "-o", "/no/such/folder/out.pgn"}).err,
              "adoube-cli: /no/such/folder/out.pgn: No such file or directory\n");
    EXPECT_EQ(run({"convert", in, "-o", "/dev/full", "-q"}).err,
              "adoube-cli: /dev/full: No space left on device\n");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"in.pgn", "out.pgn"}));
    EXPECT_EQ(run({"convert", in, "-q", "--player", "nobody", "-o", out}).status, ExitStatus::Clean);
    EXPECT_EQ(contentOf(out), "");
}

TEST(Convert, DoesNotOverwriteWhatItReads)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Both);
    std::filesystem::create_symlink(in, folder / "link.pgn");
    for (const std::string& out : {in, folder / "link.pgn"}) {
        const Ran ran = run({"convert", in, "-o", out, "--numbers", "1"});
        EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
        EXPECT_TRUE(has(ran.err, "this file is being read; to change it, use --in-place"));
        EXPECT_EQ(contentOf(in), Both);
    }
}

TEST(Convert, InPlaceKeepsABackupAndTheRightsOfTheFile)
{
    const TemporaryFolder folder;
    const std::string a = folder.file("a.pgn", First), b = folder.file("b.pgn", Second);
    const std::string none = folder.file("none.pgn", "no chess\n\1");
    std::filesystem::permissions(a, std::filesystem::perms(0640));
    std::filesystem::create_symlink(b, folder / "link.pgn");
    EXPECT_EQ(run({"convert", "-q", "--in-place", "--set-tag", "Site=Oslo", a, folder / "link.pgn"}).status,
              ExitStatus::Clean);
    EXPECT_TRUE(has(contentOf(a), "[Site \"Oslo\"]"));
    EXPECT_TRUE(has(contentOf(b), "[Site \"Oslo\"]"));
    EXPECT_EQ(contentOf(a + ".bak"), First);
    EXPECT_EQ(std::filesystem::status(a).permissions(), std::filesystem::perms(0640));
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.pgn"));
    EXPECT_EQ(run({"convert", "-q", "-i", none}).status, ExitStatus::CouldNotRun);
    EXPECT_EQ(contentOf(none), "no chess\n\1");
    EXPECT_EQ(folder.names(),
              (std::vector<std::string>{"a.pgn", "a.pgn.bak", "b.pgn", "b.pgn.bak", "link.pgn", "none.pgn"}));
}

TEST(Convert, InPlaceReadsAFileOnceWhateverItsNames)
{
    const TemporaryFolder folder;
    const std::string a = folder.file("a.pgn", First);
    std::filesystem::create_symlink(a, folder / "link.pgn");
    for (const std::string& again : {a, folder.path(), folder.path() + "/./a.pgn", folder / "link.pgn"}) {
        folder.file("a.pgn", First);
        const Ran ran = run({"convert", "--in-place", "--set-tag", "Site=Oslo", again, a, again});
        EXPECT_EQ(ran.status, ExitStatus::Clean) << again;
        EXPECT_EQ(ran.err, "1 game read, 1 written\n") << again;
        EXPECT_EQ(contentOf(a + ".bak"), First) << again;
    }
    EXPECT_EQ(run({"convert", "--to", "uci", a, a}).out,
              "position startpos moves e2e4 e7e5 g1f3\nposition startpos moves e2e4 e7e5 g1f3\n");
}

// Each then has a text of its own.
TEST(Convert, InPlaceChangesEveryHardLink)
{
    const TemporaryFolder folder;
    const std::string a = folder.file("a.pgn", First), b = folder / "b.pgn";
    std::filesystem::create_hard_link(a, b);
    run({"convert", "-q", "--in-place", "--set-tag", "Site=Oslo", a, b});
    for (const std::string& file : {a, b}) {
        EXPECT_TRUE(has(contentOf(file), "Oslo"));
        EXPECT_EQ(contentOf(file + ".bak"), First);
    }
}

TEST(Convert, SplitsByNumberAndByTag)
{
    const TemporaryFolder folder;
    const std::string in = folder.file("in.pgn", Both + "\n" + Broken);
    EXPECT_EQ(run({"convert", "-q", in, "--split", "2", "-o", folder / "n.pgn"}).status,
              ExitStatus::Problems);
    EXPECT_EQ(contentOf(folder / "n-0001.pgn"), converted({}));
    EXPECT_TRUE(has(contentOf(folder / "n-0002.pgn"), "Doe"));
    run({"convert", "-q", in, "--split-by", "White", "-o", folder / "w.csv", "--to", "csv"});
    EXPECT_TRUE(contentOf(folder / "w-Réti.csv").starts_with("File,Number"));
    EXPECT_TRUE(has(contentOf(folder / "w-Ivanov.csv"), ",Ivanov,"));
    run({"convert", "-q", in, "--split-by", "Date", "-o", folder / "d.pgn"});
    EXPECT_TRUE(std::filesystem::exists(folder / "d-unknown.pgn"));
    EXPECT_TRUE(std::filesystem::exists(folder / "d-2001.__.__.pgn"));
    run({"convert", "-q", "--set-tag", "Event=../a/\"b\" ", in, "--split-by", "Event", "-o",
         folder / "e.pgn"});
    EXPECT_TRUE(std::filesystem::exists(folder / "e-.._a__b_.pgn"));
}

TEST(Convert, KeepsTheTextOfGamesByteForByte)
{
    const std::string odd = "[White  \"M\xfcller\"]\n\n1.e4   e5 2.Nf3\n *";
    const std::string other = "[White \"Réti\"]\n1.d4 *";
    EXPECT_EQ(converted({"--keep-text", "--sort", "moves"}, odd + "\n\n\n" + other),
              other + "\n\n" + odd + "\n");
    const std::string changed = converted({"--keep-text", "--set-tag", "Site=X"}, odd);
    EXPECT_TRUE(has(changed, "M\xfcller")) << changed;
    EXPECT_TRUE(has(changed, "1. e4 e5 2. Nf3 *"));
    EXPECT_EQ(run({"convert", "--keep-text", "--set-tag", "Site=Łódź", "-"}, odd).err,
              "adoube-cli: -: game 1: Ł ź cannot be written in WINDOWS-1252 (--lossy writes ? instead)\n");
    EXPECT_EQ(run({"convert", "--keep-text", "--encoding", "UTF-8", "-"}, odd).status,
              ExitStatus::CouldNotRun);
    EXPECT_EQ(run({"convert", "--keep-text", "--no-nags", "-"}, odd).status, ExitStatus::CouldNotRun);
    EXPECT_EQ(run({"convert", "--keep-text", "-"}, std::string("\xff\xfe[\0", 4)).status,
              ExitStatus::CouldNotRun);
}

TEST(Convert, KeepsNoTwoEncodingsInOneFile)
{
    const auto gameOf = [](const std::string& name) { return "[White \"" + name + "\"]\n\n1. d4 *\n"; };
    const TemporaryFolder folder;
    const std::string russian = gameOf("\xcf\xe5\xf2\xf0\xee\xf1\xff\xed") + "\n" +
                                gameOf("\xc1\xee\xf2\xe2\xe8\xed\xed\xe8\xea") + "\n" +
                                gameOf("\xd1\xef\xe0\xf1\xf1\xea\xe8\xe9") + "\n" + Second;
    const std::string cp1251 = folder.file("1251.pgn", russian);
    const std::string cp1252 = folder.file("1252.pgn", "[White \"R\xe9ti\"]\n\n1. e4 *\n");
    const std::string utf8 = folder.file("utf8.pgn", First), out = folder / "out.pgn";
    const Ran ran = run({"convert", "-q", "--keep-text", cp1251, cp1252, "-o", out});
    EXPECT_EQ(ran.status, ExitStatus::CouldNotRun);
    EXPECT_EQ(ran.err,
              "adoube-cli: " + out +
                  ": games in WINDOWS-1251 and games in WINDOWS-1252 cannot be kept as they are in one "
                  "file; without --keep-text all become UTF-8\n");
    EXPECT_FALSE(std::filesystem::exists(out));
    EXPECT_EQ(run({"convert", "--keep-text", cp1251, cp1252}).status, ExitStatus::CouldNotRun);
    // One of them, beside UTF-8; plain letters of the other; a file for each; all in one that is insisted on.
    EXPECT_EQ(run({"convert", "--keep-text", cp1251}).out, russian);
    EXPECT_EQ(run({"convert", "--keep-text", cp1251, utf8}).out, russian + "\n" + First);
    EXPECT_EQ(run({"convert", "--keep-text", cp1251, cp1252, "--black", "reti"}).status, ExitStatus::Clean);
    const std::vector<std::string> split{"convert",    "-q",    "--keep-text", cp1251, cp1252,
                                         "--split-by", "White", "-o",          out};
    EXPECT_EQ(run(split).status, ExitStatus::Clean);
    EXPECT_EQ(run({"convert", "--keep-text", "--from-encoding", "cp1252", cp1251, cp1252}).status,
              ExitStatus::Clean);
}

TEST(Convert, KeepsTheLineEndsOfAFileThatIsChangedOrKept)
{
    const std::string file = "[White \"A\"]\r\n\r\n1.e4\r\n *\r\n\r\n[White \"B\"]\r\n\r\n1. d4 *\r\n";
    EXPECT_EQ(converted({"--keep-text"}, file), file);
    const auto isCrLf = [](const std::string& text) {
        return std::count(text.begin(), text.end(), '\r') == std::count(text.begin(), text.end(), '\n') &&
               has(text, "\r\n\r\n[");
    };
    EXPECT_TRUE(isCrLf(converted({"--keep-text", "--set-tag", "Site=X"}, file)));
    EXPECT_TRUE(has(converted({}, file), "*\n\n[Event"));
    const TemporaryFolder folder;
    const std::string path = folder.file("a.pgn", file);
    run({"convert", "-q", "--in-place", "--set-tag", "Site=X", path});
    EXPECT_TRUE(isCrLf(contentOf(path))) << contentOf(path);
    run({"convert", "-q", "--in-place", "--line-ends", "lf", path});
    EXPECT_FALSE(has(contentOf(path), "\r"));
}

TEST(Convert, BadUsageSaysWhatIsExpected)
{
    const std::pair<std::vector<std::string>, std::string> bad[] = {
        {{}, "convert needs a file"},
        {{"--to", "doc", "-"}, "--to \"doc\": expected pgn, epd"},
        {{"-", "--to"}, "the option --to needs a value: FORMAT"},
        {{"--letters", "xx", "-"}, "--letters \"xx\": expected a language's code"},
        {{"--positions", "some", "-"}, "--positions \"some\": expected all, first or last"},
        {{"--line-length", "-1", "-"}, "--line-length \"-1\": expected a number"},
        {{"--line-ends", "cr", "-"}, "expected lf or crlf"},
        {{"--encoding", "EBCDIC", "-"}, "--encoding \"EBCDIC\": expected one of UTF-8, WINDOWS-1252"},
        {{"--from-encoding", "", "-"}, "--from-encoding \"\": expected one of"},
        {{"--numbers", "0", "-"}, "--numbers \"0\": expected numbers from 1"},
        {{"--numbers", "3-2", "-"}, "--numbers \"3-2\""},
        {{"--numbers", "", "-"}, "--numbers \"\""},
        {{"--result", "2-0", "-"}, "expected 1-0, 0-1, 1/2-1/2 or *"},
        {{"--eco", "F00", "-"}, "--eco \"F00\": expected codes"},
        {{"--since", "soon", "-"}, "--since \"soon\": expected a date"},
        {{"--since", "2000.13.45", "-"}, "--since \"2000.13.45\": expected a date"},
        {{"--until", "2001.02.29", "-"}, "--until \"2001.02.29\": expected a date"},
        {{"--min-elo", "x", "-"}, "--min-elo \"x\": expected a number"},
        {{"--tag", "Site", "-"}, "--tag \"Site\": expected NAME=TEXT"},
        {{"--faulty", "--faultless", "-"}, "leave no game"},
        {{"--sort", "white,size", "-"}, "--sort \"size\": expected number, white"},
        {{"--tags", "some", "-"}, "expected all or roster"},
        {{"--set-tag", "Site", "-"}, "--set-tag \"Site\": expected NAME=VALUE"},
        {{"--set-tag", "a b=c", "-"}, "expected NAME=VALUE"},
        {{"--set-tag", "FEN=x", "-"}, "the moves of a game depend on its FEN"},
        {{"--set-tag", "Result=win", "-"}, "expected 1-0"},
        {{"--remove-tag", "SetUp", "-"}, "the moves of a game depend on its SetUp"},
        {{"--split", "2", "-"}, "--split and --split-by need -o FILE"},
        {{"--split", "0", "-o", "x", "-"}, "--split \"0\": expected a number from 1"},
        {{"--split", "1", "--split-by", "White", "-o", "x", "-"}, "do not go together"},
        {{"--in-place", "-o", "x", "-"}, "--in-place does not go with -o"},
        {{"--in-place", "--to", "csv", "x"}, "--in-place writes PGN"},
        {{"--keep-text", "--line-ends", "lf", "-"},
         "--keep-text does not go with --to, --encoding, --line-ends"},
        {{"--in-place", "-"}, "the standard input cannot be written over"},
    };
    for (const auto& [options, message] : bad) {
        std::vector<std::string> words{"convert"};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run(words, Both);
        EXPECT_EQ(ran.status, ExitStatus::CouldNotRun) << message;
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(has(ran.err, message)) << ran.err;
    }
}
