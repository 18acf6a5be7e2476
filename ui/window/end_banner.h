#pragma once
#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

// The end of a game, over the board: result, reason, and what one can do next.
class EndBanner : public QFrame {
    Q_OBJECT
public:
    explicit EndBanner(QWidget* parent = nullptr);
    void setWords(const QString& title, const QString& detail);
    // How a series stands, and where it is kept; empty for a single game. `more` games are to be played in
    // it.
    void setSeries(const QString& score, const QString& state, bool more);
    // Offers to play a mate that was still possible.
    void offerMate(bool offered);
    // Not when the game stands in a file already.
    void offerSave(bool offered);
    QString score() const;
    QString seriesState() const;
    // Stacks the buttons where they do not fit side by side in that width.
    void fitInto(int width);
    // Return then presses what most people want next.
    void takeFocus();
    QString title() const;
    QString detail() const;
    void retranslate();

signals:
    void rematchWanted();
    void mateWanted();
    void reviewWanted();
    void saveWanted();
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_detail;
    QLabel* m_score;
    QLabel* m_state;
    QPushButton* m_mate;
    bool m_more = false;
    QPushButton* m_rematch;
    QPushButton* m_review;
    QPushButton* m_save;
    QBoxLayout* m_buttons;
    QToolButton* m_close;
};

} // namespace ui
