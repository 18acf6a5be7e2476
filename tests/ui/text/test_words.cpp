#include "ui/text/problem_words.h"
#include "ui/text/time_words.h"
#include "ui/text/words.h"

#include <QLocale>
#include <QTranslator>
#include <QtTest>

using namespace ui;
using chess::Color;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

// Every value of the core has words, in both languages, and they differ where they should.
class TestWords : public QObject {
    Q_OBJECT

    // Texts of the values 0 … last of an enum.
    template <typename E, typename F>
    static QStringList all(E first, E last, F text)
    {
        QStringList texts;
        for (int i = int(first); i <= int(last); ++i)
            texts << text(E(i));
        return texts;
    }

    static QStringList everything()
    {
        const text::Names names{{QStringLiteral("Anna"), QStringLiteral("Boris")}};
        const chess::Square e4 = *chess::Square::fromName("e4"), g5 = *chess::Square::fromName("g5");
        QStringList texts;
        using chess::EndReason;
        texts += all(EndReason::Checkmate, EndReason::Adjudication, [&](EndReason r) {
            return text::endingDetail({chess::Result::WhiteWins, r}, Color::Black, names);
        });
        using chess::IllegalReason;
        texts += all(IllegalReason::NoManThere, IllegalReason::PromotionMissing, [&](IllegalReason r) {
            return text::illegal(r, chess::Piece{Color::White, chess::PieceType::Knight}, e4, g5);
        });
        for (const Color c : chess::AllColors) {
            for (const chess::PieceType t : chess::AllPieceTypes)
                texts << text::manName({c, t}) << text::squareName(e4, chess::Piece{c, t});
        }
        using Refusal = game::GameSession::Refusal;
        texts += all(Refusal::GameOver, Refusal::NoSuchClaim, [](Refusal r) { return text::refusal(r); });
        texts += all(chess::SetupProblem::NoWhiteKing, chess::SetupProblem::BadEnPassantSquare,
                     [](chess::SetupProblem p) { return text::setupProblem(p); });
        texts += all(notation::FenFault::Empty, notation::FenFault::ExtraText, [](notation::FenFault fault) {
            notation::FenError error;
            error.fault = fault;
            error.token = "x9";
            return text::fenError(error);
        });
        texts += all(pgn::ProblemKind::IllegalMove, pgn::ProblemKind::BadEncoding,
                     [](pgn::ProblemKind k) { return text::problemKind(k); });
        using Kind = game::FileError::Kind;
        texts += all(Kind::NotFound, Kind::NothingToWrite, [](Kind kind) {
            return text::fileError({kind, QStringLiteral("/a/b.pgn"), {}, {QStringLiteral("ŵ")}});
        });
        return texts;
    }

    static void speak(QTranslator& translator, const char* language)
    {
        QVERIFY(translator.load(QStringLiteral(":/i18n/adoube_%1.qm").arg(QLatin1String(language))));
        QCoreApplication::installTranslator(&translator);
        QLocale::setDefault(QLocale(QLatin1String(language)));
    }

private slots:
    void everyValueHasWordsOfItsOwnInBothLanguages()
    {
        const QStringList english = everything();
        for (const QString& text : english)
            QVERIFY(!text.isEmpty());
        QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), english.size());
        QTranslator translator;
        speak(translator, "fr");
        const QStringList french = everything();
        QCOMPARE(french.size(), english.size());
        for (qsizetype i = 0; i < french.size(); ++i)
            QVERIFY2(french[i] != english[i] && !french[i].isEmpty(), qPrintable(english[i]));
        QCOMPARE(QSet<QString>(french.begin(), french.end()).size(), french.size());
    }

    void aNumberOfAFenThatIsTooLargeIsNotSaidToBeNone()
    {
        const auto said = [](const char* fen) {
            const auto parsed = notation::parseFen(fen);
            return parsed ? QString() : text::fenError(parsed.error());
        };
        QVERIFY(said("8/8/8/8/8/8/8/8 w - - 0 999999999999")
                    .contains(QStringLiteral("“999999999999” is not between 0 and 9999")));
        QVERIFY(
            said("8/8/8/8/8/8/8/8 w - - -5 1").contains(QStringLiteral("“-5” is not between 0 and 9999")));
        QVERIFY(said("8/8/8/8/8/8/8/8 w - - x 1").contains(QStringLiteral("“x” is not a number")));
    }

    // The same thing has one name, in the menu and in the dialog that sets it up.
    void quietMovesHaveOneFrenchName()
    {
        QTranslator translator;
        speak(translator, "fr");
        for (const QString& text :
             {QCoreApplication::translate("ui::BasisDialog", "Repetitions and quiet moves"),
              QCoreApplication::translate("ui::SetupDialog", "&Quiet plies")})
            QVERIFY2(text.contains(QStringLiteral("oups sans prise")), qPrintable(text));
    }

    void namesGoIntoTheSentencesAndColoursWhenThereAreNone()
    {
        const chess::Outcome outcome{chess::Result::BlackWins, chess::EndReason::FlagFall};
        const text::Names names{{QStringLiteral("Anna"), QStringLiteral(" ")}};
        QCOMPARE(text::endingTitle(outcome, names), QStringLiteral("Black wins"));
        QCOMPARE(text::endingDetail(outcome, Color::White, names), QStringLiteral("Anna is out of time"));
        QTranslator translator;
        speak(translator, "fr");
        QCOMPARE(text::endingTitle(outcome, names), QStringLiteral("Les Noirs gagnent"));
        QCOMPARE(text::endingDetail(outcome, Color::White, names), QStringLiteral("Anna a perdu au temps"));
    }

    void timeControlsAsSentences()
    {
        QTranslator translator;
        speak(translator, "en");
        const auto plain = [](QString s) { return s.replace(QChar(QChar::Nbsp), u' '); };
        using game::TimeControl;
        QCOMPARE(text::timeControl(TimeControl::untimed()), QStringLiteral("No clock"));
        QCOMPARE(plain(text::timeControl(TimeControl::suddenDeath(minutes(5)))),
                 QStringLiteral("5 minutes each"));
        QCOMPARE(plain(text::timeControl(TimeControl::suddenDeath(minutes(90), seconds(30)))),
                 QStringLiteral("1 hour 30 minutes each, plus 30 seconds a move"));
        QCOMPARE(plain(text::timeControl(TimeControl::fromPgn("40/5400+30:1800+30").value())),
                 QStringLiteral("40 moves in 1 hour 30 minutes, then 30 minutes, plus 30 seconds a move"));
    }

    void aFaceChangesExactlyWhenItIsForetold()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(text::clockFace(milliseconds(0)), QStringLiteral("0:00.0"));
        QCOMPARE(text::clockFace(milliseconds(1)), QStringLiteral("0:00.1"));
        QCOMPARE(text::clockFace(milliseconds(19'999)), QStringLiteral("0:20.0"));
        QCOMPARE(text::clockFace(minutes(5)), QStringLiteral("05:00"));
        QCOMPARE(text::clockFace(milliseconds(299'999)), QStringLiteral("05:00"));
        QCOMPARE(text::clockFace(milliseconds(299'000)), QStringLiteral("04:59"));
        QCOMPARE(text::clockFace(std::chrono::hours(1)), QStringLiteral("1:00:00"));
        for (int ms = 1; ms < 62'000; ms += ms < 22'000 ? 1 : 17) {
            const milliseconds now(ms);
            const milliseconds wait = text::untilFaceChanges(now);
            QVERIFY(wait.count() > 0 && wait <= now);
            QVERIFY2(text::clockFace(now - wait) != text::clockFace(now), qPrintable(QString::number(ms)));
            QCOMPARE(text::clockFace(now - wait + milliseconds(1)), text::clockFace(now));
        }
    }

    void aMoveIsSpoken()
    {
        const chess::Position start;
        const auto move = [](const char* from, const char* to) {
            return chess::Move(*chess::Square::fromName(from), *chess::Square::fromName(to));
        };
        QCOMPARE(text::movePhrase(start, move("g1", "f3")), QStringLiteral("knight from g1 to f3"));
        chess::Position p = start.after(move("f2", "f3")).after(move("e7", "e5")).after(move("g2", "g4"));
        QCOMPARE(text::movePhrase(p, move("d8", "h4")), QStringLiteral("queen from d8 to h4, checkmate"));
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
