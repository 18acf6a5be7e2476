#pragma once
#include "core/chess/types.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

namespace ui {

struct WindowColors;

// Who it is: the sign of the turn, the colour's dot, the name, the captured men, and a word on the clock. In
// one row where there is room, else the name above the rest: nothing but the end of a long name gives way.
class NamePart : public QWidget {
    Q_OBJECT
public:
    using MenPainter = std::function<void(QPainter&, QRectF, chess::Piece)>;
    struct Facts {
        chess::Color side = chess::Color::White;
        QString name;
        std::vector<chess::PieceType> captured;
        int ahead = 0;
        bool turn = false;
    };

    explicit NamePart(QWidget* parent = nullptr);
    void setFacts(const Facts& facts);
    void setMenPainter(MenPainter painter);
    void setDetail(const QString& detail);
    // While a question is asked there is room for the name alone.
    void setNameAlone(bool alone);
    // In one row, or the name above what else there is.
    bool isOneRow() const;
    // The least that still tells who it is: the dot.
    int leastWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont nameFont() const;
    double gap() const;
    double wordsStart() const; // behind sign and dot
    double manSize() const;
    double menWidth() const;
    QString balance() const;
    void arrangeDetail();
    void drawSigns(QPainter& p, const WindowColors& colors) const;
    void drawMan(QPainter& p, const QRectF& where, chess::Piece man) const;
    void drawMen(QPainter& p, const QRectF& where, const WindowColors& colors) const;

    Facts m_facts;
    MenPainter m_paintMan;
    QLabel* m_detail;
    bool m_alone = false;
};

} // namespace ui
