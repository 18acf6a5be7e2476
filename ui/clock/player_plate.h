#pragma once
#include "core/chess/types.h"
#include "ui/clock/clock_face.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPainter;
class QPushButton;

namespace ui {

// One player's plate beside the board: colour, name, captured men with the balance, a question to answer, the
// clock.
class PlayerPlate : public QWidget {
    Q_OBJECT
public:
    using MenPainter = std::function<void(QPainter&, QRectF, chess::Piece)>;

    explicit PlayerPlate(QWidget* parent = nullptr);
    ~PlayerPlate() override;

    void setSide(chess::Color side);
    chess::Color side() const { return m_side; }
    void setName(const QString& name);
    QString name() const { return m_name; }
    // The men this player has taken, and by how many pawns' worth he is ahead (shown when above zero).
    void setCaptured(std::vector<chess::PieceType> men, int ahead);
    const std::vector<chess::PieceType>& captured() const { return m_captured; }
    int ahead() const { return m_ahead; }
    // The sign beside the name: this player is to move.
    void setTurn(bool turn);
    bool hasTurn() const { return m_turn; }
    void setMenPainter(MenPainter painter);

    void setTimed(bool timed, bool hours);
    void setTime(const QString& face, ClockFace::Mood mood, const QString& detail = {});
    ClockFace* clockFace() const { return m_clock; }

    // A question that this player answers when he likes; it never stops the game.
    void ask(const QString& question, const QString& yes, const QString& no);
    void clearQuestion();
    bool isAsking() const;

signals:
    void answered(bool yes);
    void clockClicked();

protected:
    void changeEvent(QEvent* event) override;

private:
    class NamePart;
    void describe();

    chess::Color m_side = chess::Color::White;
    QString m_name;
    std::vector<chess::PieceType> m_captured;
    int m_ahead = 0;
    bool m_turn = false;
    MenPainter m_paintMan;
    NamePart* m_namePart;
    QWidget* m_questionPart;
    QLabel* m_question;
    QPushButton* m_yes;
    QPushButton* m_no;
    QLabel* m_detail;
    ClockFace* m_clock;
};

} // namespace ui
