#include "ui/text/tag_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::text {

namespace {

struct TagWords {
    Q_DECLARE_TR_FUNCTIONS(TagWords)
};

struct Label {
    std::string_view tag;
    const char* words;
};

// PGN standard 8.1.1 and 9, its supplement, and what the great collections and servers write.
constexpr Label Labels[] = {
    {"Event", QT_TRANSLATE_NOOP("TagWords", "Event")},
    {"Site", QT_TRANSLATE_NOOP("TagWords", "Place")},
    {"Date", QT_TRANSLATE_NOOP("TagWords", "Date, year.month.day")},
    {"Round", QT_TRANSLATE_NOOP("TagWords", "Round")},
    {"White", QT_TRANSLATE_NOOP("TagWords", "White player")},
    {"Black", QT_TRANSLATE_NOOP("TagWords", "Black player")},
    {"Result", QT_TRANSLATE_NOOP("TagWords", "Result")},
    {"WhiteElo", QT_TRANSLATE_NOOP("TagWords", "White’s rating")},
    {"BlackElo", QT_TRANSLATE_NOOP("TagWords", "Black’s rating")},
    {"WhiteRatingDiff", QT_TRANSLATE_NOOP("TagWords", "White’s rating change")},
    {"BlackRatingDiff", QT_TRANSLATE_NOOP("TagWords", "Black’s rating change")},
    {"WhiteTitle", QT_TRANSLATE_NOOP("TagWords", "White’s title")},
    {"BlackTitle", QT_TRANSLATE_NOOP("TagWords", "Black’s title")},
    {"WhiteFideId", QT_TRANSLATE_NOOP("TagWords", "White’s FIDE number")},
    {"BlackFideId", QT_TRANSLATE_NOOP("TagWords", "Black’s FIDE number")},
    {"WhiteTeam", QT_TRANSLATE_NOOP("TagWords", "White’s team")},
    {"BlackTeam", QT_TRANSLATE_NOOP("TagWords", "Black’s team")},
    {"WhiteCountry", QT_TRANSLATE_NOOP("TagWords", "White’s country")},
    {"BlackCountry", QT_TRANSLATE_NOOP("TagWords", "Black’s country")},
    {"WhiteType", QT_TRANSLATE_NOOP("TagWords", "White: person or program")},
    {"BlackType", QT_TRANSLATE_NOOP("TagWords", "Black: person or program")},
    {"WhiteNA", QT_TRANSLATE_NOOP("TagWords", "White’s address")},
    {"BlackNA", QT_TRANSLATE_NOOP("TagWords", "Black’s address")},
    {"WhiteClock", QT_TRANSLATE_NOOP("TagWords", "White’s clock at the start")},
    {"BlackClock", QT_TRANSLATE_NOOP("TagWords", "Black’s clock at the start")},
    {"ECO", QT_TRANSLATE_NOOP("TagWords", "Opening code")},
    {"NIC", QT_TRANSLATE_NOOP("TagWords", "Opening code of New in Chess")},
    {"Opening", QT_TRANSLATE_NOOP("TagWords", "Opening")},
    {"Variation", QT_TRANSLATE_NOOP("TagWords", "Variation of the opening")},
    {"SubVariation", QT_TRANSLATE_NOOP("TagWords", "Its branch")},
    {"EventDate", QT_TRANSLATE_NOOP("TagWords", "First day of the event")},
    {"EventType", QT_TRANSLATE_NOOP("TagWords", "Kind of event")},
    {"EventRounds", QT_TRANSLATE_NOOP("TagWords", "Rounds of the event")},
    {"EventCountry", QT_TRANSLATE_NOOP("TagWords", "Country of the event")},
    {"EventCategory", QT_TRANSLATE_NOOP("TagWords", "Category of the event")},
    {"EventSponsor", QT_TRANSLATE_NOOP("TagWords", "Sponsor")},
    {"Section", QT_TRANSLATE_NOOP("TagWords", "Section")},
    {"Stage", QT_TRANSLATE_NOOP("TagWords", "Stage")},
    {"Board", QT_TRANSLATE_NOOP("TagWords", "Board number")},
    {"Time", QT_TRANSLATE_NOOP("TagWords", "Time of day")},
    {"UTCTime", QT_TRANSLATE_NOOP("TagWords", "Time of day (UTC)")},
    {"UTCDate", QT_TRANSLATE_NOOP("TagWords", "Date (UTC)")},
    {"StartTime", QT_TRANSLATE_NOOP("TagWords", "Began at")},
    {"EndTime", QT_TRANSLATE_NOOP("TagWords", "Ended at")},
    {"EndDate", QT_TRANSLATE_NOOP("TagWords", "Last day")},
    {"TimeControl", QT_TRANSLATE_NOOP("TagWords", "Time control")},
    {"Termination", QT_TRANSLATE_NOOP("TagWords", "How it ended")},
    {"SetUp", QT_TRANSLATE_NOOP("TagWords", "Own starting position (1: yes)")},
    {"FEN", QT_TRANSLATE_NOOP("TagWords", "Starting position")},
    {"Variant", QT_TRANSLATE_NOOP("TagWords", "Kind of chess")},
    {"Annotator", QT_TRANSLATE_NOOP("TagWords", "Annotator")},
    {"Mode", QT_TRANSLATE_NOOP("TagWords", "Way of playing")},
    {"PlyCount", QT_TRANSLATE_NOOP("TagWords", "Half-moves")},
    {"Source", QT_TRANSLATE_NOOP("TagWords", "Source")},
    {"SourceTitle", QT_TRANSLATE_NOOP("TagWords", "Title of the source")},
    {"SourceDate", QT_TRANSLATE_NOOP("TagWords", "Date of the source")},
    {"Link", QT_TRANSLATE_NOOP("TagWords", "Web address")},
    {"Remark", QT_TRANSLATE_NOOP("TagWords", "Remark")},
};

} // namespace

QString tagLabel(std::string_view name)
{
    const auto* label =
        std::find_if(std::begin(Labels), std::end(Labels), [name](const Label& l) { return l.tag == name; });
    return label == std::end(Labels) ? QString() : QCoreApplication::translate("TagWords", label->words);
}

QString tagWithLabel(const QString& name)
{
    const QString label = tagLabel(name.toStdString());
    return label.isEmpty() ? name
                           : TagWords::tr("%1 (%2)", "meaning of a tag, its PGN name").arg(label, name);
}

} // namespace ui::text
