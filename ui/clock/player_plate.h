#pragma once
#include "ui/clock/clock_face.h"
#include "ui/clock/name_part.h"

#include <array>

namespace ui {

class PlateQuestion;

// One player's plate beside the board: colour, name, captured men with the balance, a question to answer, the
// clock.
class PlayerPlate : public QWidget {
    Q_OBJECT
public:
    using MenPainter = NamePart::MenPainter;

    explicit PlayerPlate(QWidget* parent = nullptr);
    ~PlayerPlate() override;

    void setSide(chess::Color side);
    chess::Color side() const { return m_facts.side; }
    void setName(const QString& name);
    QString name() const { return m_facts.name; }
    // The men this player has taken, and by how many pawns' worth he is ahead (shown when above zero).
    void setCaptured(std::vector<chess::PieceType> men, int ahead);
    const std::vector<chess::PieceType>& captured() const { return m_facts.captured; }
    int ahead() const { return m_facts.ahead; }
    // The sign beside the name: this player is to move.
    void setTurn(bool turn);
    bool hasTurn() const { return m_facts.turn; }
    void setMenPainter(MenPainter painter);

    void setTimed(bool timed, bool hours);
    void setTime(const QString& face, ClockFace::Mood mood, const QString& detail = {});
    ClockFace* clockFace() const { return m_clock; }

    // What this player can be asked. He answers when he likes; it never stops the game.
    enum class Question : std::uint8_t { Takeback, Draw };
    void ask(Question which, const QString& question, const QString& yes, const QString& no);
    void clearQuestion(Question which);
    void clearQuestions();
    bool isAsking(Question which) const { return m_asked[std::size_t(which)]; }
    bool isAsking() const { return isAsking(Question::Takeback) || isAsking(Question::Draw); }

signals:
    void answered(ui::PlayerPlate::Question which, bool yes);
    void clockClicked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();
    void showQuestions();

    NamePart::Facts m_facts;
    NamePart* m_namePart;
    std::array<PlateQuestion*, 2> m_questions;
    std::array<bool, 2> m_asked{};
    ClockFace* m_clock;
};

} // namespace ui
