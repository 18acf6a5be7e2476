#pragma once
#include "core/database/game_filter.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace ui {

// What the games that are sought have in their tags, and a text in their comments.
class GameFieldsPage : public QWidget {
    Q_OBJECT
public:
    explicit GameFieldsPage(QWidget* parent = nullptr);
    database::GameFilter filter() const;
    std::string comment() const;
    // What cannot be understood in a field, in words; empty when all can.
    QString fault() const;
    bool isEmpty() const { return filter().empty() && comment().empty(); }
    void clear();
    void begin(); // puts the cursor into the first field
    void retranslate();

signals:
    void changed();

private:
    enum Field : std::size_t {
        Player,
        Opponent,
        Event,
        Comment,
        DateFrom,
        DateTo,
        EloFrom,
        EloTo,
        EcoFrom,
        EcoTo,
        MovesFrom,
        MovesTo,
        FieldCount
    };
    enum Label : std::size_t {
        PlayerL,
        OpponentL,
        EventL,
        CommentL,
        DateL,
        EloL,
        EcoL,
        MovesL,
        ResultL,
        LabelCount
    };
    QLineEdit* edit(Field field) const { return m_edits[field]; }
    QWidget* rangeOf(Field from, Field to, QWidget* more = nullptr);
    void put(QGridLayout& grid, int row, int side, Label label, QWidget* field);
    QWidget* makeResults();

    std::array<QLineEdit*, FieldCount> m_edits{};
    std::array<QLabel*, LabelCount> m_labels{};
    std::array<QCheckBox*, 4> m_results{}; // by chess::Result
    QComboBox* m_side;
    QComboBox* m_eloOf;
};

// "1972", "1972.07", "1972.07.11", and day first as in "11.07.1972"; 0 when it is none of these.
std::uint32_t dateFromField(const QString& text);

} // namespace ui
