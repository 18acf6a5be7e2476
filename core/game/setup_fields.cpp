#include "core/game/setup_fields.h"

#include <algorithm>

namespace game {

void putSetup(Fields& fields, const GameSetup& setup)
{
    fields.set("white", setup.players[0].name);
    fields.set("black", setup.players[1].name);
    fields.set("event", setup.event);
    fields.set("site", setup.site);
    fields.set("round", setup.round);
    fields.set("date", setup.date.toString(Qt::ISODate));
    for (const auto side : chess::AllColors) {
        const auto& control = setup.control.of(side);
        const std::string key = side == chess::Color::White ? "White" : "Black";
        fields.set("control" + key, control.toPgn());
        fields.set("bonusMoment" + key, std::int64_t(control.bonusMoment));
    }
    fields.set("chess960", std::int64_t(setup.chess960));
    fields.set("takeback", std::int64_t(setup.rules.takeback));
    fields.set("clockStart", std::int64_t(setup.rules.clockStart));
    fields.set("touchMove", std::int64_t(setup.rules.touchMove));
    fields.set("pressClock", std::int64_t(setup.rules.pressClock));
    fields.set("illegalMovePenalty", std::int64_t(setup.rules.illegalMovePenalty));
    fields.set("claimPenalty", std::int64_t(setup.rules.claimPenalty));
}

std::optional<GameSetup> readSetup(const Fields& fields)
{
    GameSetup setup;
    setup.players = {Player{fields.string("white")}, Player{fields.string("black")}};
    setup.event = fields.string("event");
    setup.site = fields.string("site");
    setup.round = fields.string("round");
    setup.date = QDate::fromString(fields.string("date"), Qt::ISODate);
    for (const auto side : chess::AllColors) {
        const std::string key = side == chess::Color::White ? "White" : "Black";
        auto control = SideControl::fromPgn(fields.text("control" + key));
        if (!control)
            return std::nullopt;
        control->bonusMoment =
            BonusMoment(std::clamp<std::int64_t>(fields.number("bonusMoment" + key).value_or(0), 0, 1));
        setup.control.sides[std::size_t(chess::index(side))] = *control;
    }
    const auto isOn = [&fields](const char* key) { return fields.number(key).value_or(0) != 0; };
    setup.chess960 = isOn("chess960");
    setup.rules.takeback =
        HouseRules::Takeback(std::clamp<std::int64_t>(fields.number("takeback").value_or(1), 0, 2));
    setup.rules.clockStart =
        HouseRules::ClockStart(std::clamp<std::int64_t>(fields.number("clockStart").value_or(0), 0, 1));
    setup.rules.touchMove = isOn("touchMove");
    setup.rules.pressClock = isOn("pressClock");
    setup.rules.illegalMovePenalty = isOn("illegalMovePenalty");
    setup.rules.claimPenalty = isOn("claimPenalty");
    if (!setup.control.isValid() && setup.control.isTimed())
        return std::nullopt;
    return setup;
}

} // namespace game
