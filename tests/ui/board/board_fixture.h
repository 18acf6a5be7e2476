#pragma once
#include "core/notation/fen.h"
#include "ui/board/board_presenter.h"
#include "ui/board/board_widget.h"
#include "ui/board/drag_overlay.h"

#include <QVBoxLayout>
#include <QtTest>

namespace ui::test {

inline chess::Square sq(const char* name)
{
    return chess::Square::fromName(name).value();
}

inline chess::Position positionOf(const char* fen)
{
    return chess::Position::fromSetup(notation::parseFen(fen).value()).value();
}

inline QString text(chess::Square from, chess::Square to,
                    std::optional<chess::PieceType> promotion = std::nullopt)
{
    QString move = QString::fromStdString(from.name() + to.name());
    if (promotion)
        move += QLatin1Char("pnbrqk"[chess::index(*promotion)]);
    return move;
}

// A board in a window that plays what it is asked to play, with a clock that stands until a test moves it.
// What the board says is kept as plain words.
class BoardFixture {
public:
    explicit BoardFixture(const char* fen = nullptr)
    {
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(20, 20, 20, 20);
        board = new BoardWidget(&window);
        other = new QWidget(&window);
        other->setFocusPolicy(Qt::StrongFocus);
        other->setFixedHeight(20);
        layout->addWidget(board);
        layout->addWidget(other);
        window.resize(440, 460);
        board->setTimeSource([this] { return now; });
        if (fen)
            position = positionOf(fen);
        listen();
        show(false);
        window.show();
        window.activateWindow();
        board->setFocus();
    }

    bool ready() { return QTest::qWaitForWindowActive(&window) && board->hasFocus(); }

    void show(bool animated = true)
    {
        board->setState(PositionPresenter::present(position, {lastMove, markup, mayMove}), animated);
    }
    void play(const char* from, const char* to, std::optional<chess::PieceType> promotion = std::nullopt)
    {
        accept(sq(from), sq(to), promotion);
    }

    QPoint at(const char* name) const { return board->squareRect(sq(name)).center(); }
    void press(const char* name) { QTest::mousePress(board, Qt::LeftButton, {}, at(name)); }
    void moveTo(QPoint p) { QTest::mouseMove(board, p); }
    void moveTo(const char* name) { moveTo(at(name)); }
    void release(QPoint p) { QTest::mouseRelease(board, Qt::LeftButton, {}, p); }
    void release(const char* name) { release(at(name)); }
    void click(const char* name) { QTest::mouseClick(board, Qt::LeftButton, {}, at(name)); }
    void drag(const char* from, const char* to)
    {
        press(from);
        moveTo(to);
        release(to);
    }
    void drawRight(const char* from, const char* to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(board, Qt::RightButton, modifiers, at(from));
        moveTo(to);
        QTest::mouseRelease(board, Qt::RightButton, modifiers, at(to));
    }
    DragOverlay* overlay() { return window.findChild<DragOverlay*>(QStringLiteral("boardDragOverlay")); }
    bool showsOverlay() { return overlay() && overlay()->isVisible(); }
    QStringList takeMoves() { return std::exchange(moves, {}); }
    QStringList takeRefused() { return std::exchange(refused, {}); }
    QStringList takeTouched() { return std::exchange(touched, {}); }
    // Lets the board's timer see that time has passed.
    void pass(int milliseconds) { now += std::chrono::milliseconds(milliseconds); }

    QWidget window;
    BoardWidget* board = nullptr;
    QWidget* other = nullptr;
    chess::Position position;
    std::optional<chess::Move> lastMove;
    record::Markup markup;
    std::array<bool, 2> mayMove{true, true};
    std::chrono::milliseconds now{5000};
    bool playsMoves = true;
    QStringList moves, refused, touched;
    QList<int> steps;
    std::chrono::milliseconds lastWhen{-1};

private:
    void accept(chess::Square from, chess::Square to, std::optional<chess::PieceType> promotion)
    {
        const auto move = PositionPresenter::moveFor(position, from, to, promotion);
        if (!move)
            return;
        position = position.after(*move);
        lastMove = move;
        show();
    }
    void listen()
    {
        QObject::connect(board, &BoardWidget::moveIntended, &window,
                         [this](chess::Square from, chess::Square to,
                                std::optional<chess::PieceType> promotion, std::chrono::milliseconds when) {
                             moves << text(from, to, promotion);
                             lastWhen = when;
                             if (playsMoves)
                                 accept(from, to, promotion);
                         });
        QObject::connect(board, &BoardWidget::moveRefused, &window,
                         [this](chess::Square from, chess::Square to) { refused << text(from, to); });
        QObject::connect(board, &BoardWidget::manTouched, &window,
                         [this](chess::Square s) { touched << QString::fromStdString(s.name()); });
        QObject::connect(board, &BoardWidget::markupIntended, &window, [this](const record::Markup& m) {
            markup = m;
            show();
        });
        QObject::connect(board, &BoardWidget::stepIntended, &window, [this](int plies) { steps << plies; });
    }
};

} // namespace ui::test
