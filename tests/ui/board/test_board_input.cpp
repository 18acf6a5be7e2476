#include "ui/board/drag_machine.h"
#include "ui/board/markup_layer.h"
#include "ui/board/promotion_picker.h"

#include <QtTest>

using namespace ui;
using chess::Square;

// The small machines under the widget, without a widget.
class TestBoardInput : public QObject {
    Q_OBJECT

private slots:
    void aPressBecomesADragAfterThreePixels()
    {
        for (int angle = 0; angle < 360; angle += 15) {
            const QPointF start(100.25, 80.75);
            const auto at = [&](qreal length) { return QLineF::fromPolar(length, angle).p2() + start; };
            DragMachine drag;
            drag.press(Square(4, 1), start, true, false);
            QVERIFY(!drag.move(at(2.9)));
            QVERIFY(!drag.isDragging());
            QVERIFY(drag.move(at(3.05)));
            QVERIFY(drag.isDragging());
            QVERIFY(!drag.move(at(50))); // begun once
            QVERIFY(!drag.move(at(1)));
            QVERIFY(drag.isDragging()); // coming back does not undo it
            QVERIFY(drag.release() == DragMachine::Phase::Dragging);
            QVERIFY(drag.phase() == DragMachine::Phase::Idle);
        }
    }

    void whatCannotBeLiftedIsOnlyPressed()
    {
        DragMachine drag;
        drag.press(Square(4, 3), {0, 0}, false, false);
        QVERIFY(!drag.move({100, 100}));
        QVERIFY(drag.release() == DragMachine::Phase::Pressed);
        QVERIFY(drag.release() == DragMachine::Phase::Idle);
    }

    void thePickerStaysOnTheBoard()
    {
        for (int file = 0; file < 8; ++file) {
            for (const int rank : {0, 7}) {
                PromotionPicker picker;
                picker.open(Square(file, rank == 7 ? 6 : 1), Square(file, rank),
                            rank == 7 ? chess::Color::White : chess::Color::Black, true);
                for (int choice = 0; choice < 4; ++choice) {
                    QCOMPARE(picker.square(choice).file(), file);
                    QCOMPARE(std::abs(picker.square(choice).rank() - rank), choice);
                    QCOMPARE(picker.choiceAt(picker.square(choice)), std::optional(choice));
                }
                QCOMPARE(picker.choiceAt(Square(file, rank == 7 ? 3 : 4)), std::nullopt);
                QCOMPARE(picker.choiceAt(Square((file + 1) % 8, rank)), std::nullopt);
            }
        }
    }

    void thePickersArrowsGoAround()
    {
        PromotionPicker picker;
        picker.open(Square(0, 6), Square(0, 7), chess::Color::White, false);
        picker.step(-1);
        QCOMPARE(picker.current(), 3);
        picker.step(1);
        QCOMPARE(picker.current(), 0);
    }

    // Drawing anything twice leaves the markup as it was.
    void drawingTheSameAgainTakesItAway()
    {
        record::Markup markup;
        markup.arrows.push_back({Square(0), Square(9), record::MarkColor::Blue});
        for (int from = 0; from < 64; from += 5) {
            for (int to = 0; to < 64; to += 3) {
                for (const auto color : {record::MarkColor::Green, record::MarkColor::Red}) {
                    const record::Arrow arrow{Square(from), Square(to), color};
                    if (from == 0 && to == 9)
                        continue;
                    const record::Markup once = withDrawn(markup, arrow);
                    QCOMPARE(once.arrows.size() + once.squares.size(), std::size_t(2));
                    QVERIFY(withDrawn(once, arrow) == markup);
                }
            }
        }
    }

    void anotherColourTakesThePlace()
    {
        record::Markup markup;
        markup = withDrawn(markup, {Square(3), Square(3), record::MarkColor::Green});
        markup = withDrawn(markup, {Square(3), Square(3), record::MarkColor::Red});
        QCOMPARE(markup.squares.size(), std::size_t(1));
        QVERIFY(markup.squares[0].color == record::MarkColor::Red);
        markup = withDrawn(markup, {Square(3), Square(4), record::MarkColor::Green});
        markup = withDrawn(markup,
                           {Square(4), Square(3), record::MarkColor::Green}); // the way back is another arrow
        QCOMPARE(markup.arrows.size(), std::size_t(2));
    }

    void aGestureOffTheBoardDrawsNothing()
    {
        MarkupGesture gesture;
        gesture.press(Square(12), record::MarkColor::Green);
        QVERIFY(gesture.preview().has_value());
        QVERIFY(gesture.move(Square(28)));
        QVERIFY(!gesture.move(Square(28)));
        QVERIFY(gesture.move(std::nullopt));
        QVERIFY(!gesture.preview().has_value());
        QVERIFY(!gesture.release().has_value());
        gesture.press(Square(12), record::MarkColor::Green); // the next one starts afresh
        QVERIFY(gesture.release().has_value());
    }
};

QTEST_APPLESS_MAIN(TestBoardInput)
#include "test_board_input.moc"
