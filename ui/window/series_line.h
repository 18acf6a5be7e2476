#pragma once
#include <QLabel>

#include <array>

namespace game {
class Match;
}

namespace ui {

// "Game 2 of 3 · Anna 1 – 0 Boris", while a series is played.
class SeriesLine : public QLabel {
    Q_OBJECT
public:
    explicit SeriesLine(QWidget* parent = nullptr);
    // Nothing when `match` is null; `where` says which game it is.
    void showSeries(const game::Match* match, const QString& where);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString m_where;
    QString m_points;
    std::array<QString, 2> m_names;
};

} // namespace ui
