#pragma once
#include "core/database/position_pattern.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

// How many men of each kind the sides of a position that is sought have: usual endings by name, "KRPP-KRP",
// or a number or range for each kind.
class MaterialPage : public QWidget {
    Q_OBJECT
public:
    explicit MaterialPage(QWidget* parent = nullptr);
    std::optional<database::MaterialPattern> material() const;
    QString fault() const;
    bool isEmpty() const;
    void clear();
    void begin();
    void retranslate();

signals:
    void changed();

private:
    using Counts = std::array<std::array<QString, 5>, 2>;
    QLineEdit* edit(int side, int column) const { return m_counts[std::size_t(side)][std::size_t(column)]; }
    void show(const Counts& counts, database::Bishops bishops);
    void takeEnding(int index);
    void takeText();

    std::array<std::array<QLineEdit*, 5>, 2> m_counts{}; // by side and column: queens first
    std::array<QLabel*, 5> m_heads{};
    std::array<QLabel*, 2> m_sides{};
    QComboBox* m_ending;
    QLineEdit* m_text;
    QComboBox* m_bishops;
    QCheckBox* m_eitherWay;
    QLabel* m_lastingLabel;
    QSpinBox* m_lasting; // moves
};

// "2", "0-2", "2+"; nothing for other text. Empty is any number.
std::optional<database::MaterialPattern::Count> countFromField(const QString& text);

} // namespace ui
