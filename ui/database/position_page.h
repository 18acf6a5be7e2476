#pragma once
#include "core/database/game_matcher.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

// The position that is sought, as FEN and as a small picture, and what of it has to be alike.
class PositionPage : public QWidget {
    Q_OBJECT
public:
    explicit PositionPage(QWidget* parent = nullptr);
    std::optional<database::MoveQuery::Board> board() const;
    bool inVariations() const;
    QString fault() const;
    bool isEmpty() const;
    void clear();
    // What is offered: the position on the board.
    void setBoardPosition(const chess::Position& position);
    void seek(const chess::Position& position);
    void begin();
    void retranslate();

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPicture();

    chess::Position m_onBoard;
    QLabel* m_picture;
    QLabel* m_fenLabel;
    QLineEdit* m_fen;
    QPushButton* m_take;
    QLabel* m_partLabel;
    QComboBox* m_part;
    QCheckBox* m_variations;
};

} // namespace ui
