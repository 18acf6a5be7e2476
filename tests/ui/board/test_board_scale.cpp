#include "board_fixture.h"
#include "ui/board/board_geometry.h"
#include "ui/board/drag_overlay.h"
#include "ui/board/piece_cache.h"

#include <QPainter>

using namespace ui;
using namespace ui::test;
using Coordinates = BoardGeometry::Coordinates;

// Run once for each scale factor: 1, 1.25, 1.5 and 2.
class TestBoardScale : public QObject {
    Q_OBJECT

private slots:
    void squaresAreWholeDevicePixels()
    {
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
            for (int side = 200; side < 1100; side += 37) {
                for (const QPointF corner : {QPointF(0, 0), QPointF(7.25, 11.75), QPointF(0.5, 3.5)}) {
                    for (const auto coordinates :
                         {Coordinates::Inside, Coordinates::Rim, Coordinates::Hidden})
                        checkGeometry(QSizeF(side + 13, side), ratio, corner, coordinates);
                }
            }
        }
    }

    void tinyAndEmptyBoardsAreSafe()
    {
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(3, 900), QSizeF(20, 20), QSizeF(60, 60)}) {
            const BoardGeometry g(size, devicePixelRatio(), {}, Coordinates::Inside, false);
            QVERIFY(g.squareSize() >= 0);
            (void)g.squareAt(QPointF(1, 1));
        }
    }

    void coordinatesAreNeverTooSmallToRead()
    {
        for (int square = 5; square < 200; ++square)
            QVERIFY(coordinateHeight(square, 1.5) >= 15);
        const BoardGeometry small(QSizeF(240, 240), 1, {}, Coordinates::Inside, false);
        QVERIFY(small.coordinates() == Coordinates::Rim); // no room beside the men
        const BoardGeometry large(QSizeF(480, 480), 1, {}, Coordinates::Inside, false);
        QVERIFY(large.coordinates() == Coordinates::Inside);
    }

    void theWidgetUsesTheScreensPixels()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        const BoardGeometry g = f.board->geometryInDevicePixels();
        QCOMPARE(g.ratio(), f.board->devicePixelRatioF());
        QCOMPARE(g.ratio(), devicePixelRatio());
        for (int i = 0; i < 64; ++i) {
            const chess::Square s(i);
            QCOMPARE(f.board->squareAt(f.board->squareRect(s).center()), std::optional(s));
        }
    }

    // A man on the widget is the SVG drawn at exactly the square's device pixels, not a scaled picture.
    void menAreDrawnPixelForPixel()
    {
        BoardFixture f("8/8/8/8/3N4/8/8/K6k w - - 0 1");
        QVERIFY(f.ready());
        f.board->setTheme(QStringLiteral("grey"));
        f.board->setCoordinates(Coordinates::Hidden);
        const QImage grabbed = f.board->grab().toImage().convertToFormat(QImage::Format_RGB32);
        QCOMPARE(grabbed.size(), (QSizeF(f.board->size()) * devicePixelRatio()).toSize());
        const BoardGeometry g(QSizeF(f.board->size()), devicePixelRatio(), {}, Coordinates::Hidden, false);
        const QRect square = g.square(sq("d4"));
        PieceCache cache;
        const QPixmap& knight = cache.pixmap({chess::Color::White, chess::PieceType::Knight}, g.squareSize());
        QCOMPARE(knight.size(), square.size());
        QImage expected(square.size(), QImage::Format_RGB32);
        expected.fill(grabbed.pixel(g.square(sq("d6")).center()));
        QPainter painter(&expected);
        painter.drawPixmap(0, 0, knight);
        painter.end();
        expected.setDevicePixelRatio(grabbed.devicePixelRatio());
        QCOMPARE(grabbed.copy(square), expected);
    }

    void theManInTheHandIsAsSharp()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("b1");
        f.moveTo("c3");
        QVERIFY(f.showsOverlay());
        const int square = f.board->geometryInDevicePixels().squareSize();
        const QPixmap& picture = f.overlay()->picture();
        QVERIFY(picture.width() > square && picture.width() < square * 1.3);
        QCOMPARE(picture.devicePixelRatio(), 1.0);
        const QImage drawn = f.overlay()->grab().toImage();
        QVERIFY(drawn.width() >= picture.width());
        f.release("b1");
    }

    void theDragStartsAfterThreeLogicalPixels()
    {
        BoardFixture f;
        QVERIFY(f.ready());
        f.press("e2");
        f.moveTo(f.at("e2") + QPoint(2, 0));
        QVERIFY(!f.board->isDragging());
        f.moveTo(f.at("e2") + QPoint(3, 0));
        QVERIFY(f.board->isDragging());
        f.release("e2");
    }

private:
    static qreal devicePixelRatio() { return qMax(1.0, qgetenv("QT_SCALE_FACTOR").toDouble()); }

    static void checkGeometry(QSizeF size, qreal ratio, QPointF corner, Coordinates coordinates)
    {
        const BoardGeometry g(size, ratio, corner, coordinates, false);
        const BoardGeometry turned(size, ratio, corner, coordinates, true);
        const qreal width = size.width() * ratio, height = size.height() * ratio;
        const QRectF widget(g.phase(), QSizeF(width, height));
        QVERIFY(widget.contains(QRectF(g.frame())));
        // Nothing is left over that could have made the squares one pixel larger.
        QVERIFY(height - g.frame().height() < 8 + 2 * 3 + 2);
        const qreal left = g.frame().left() - widget.left(), right = widget.right() - g.frame().right() - 1;
        QVERIFY(qAbs(left - right) <= 2);
        QCOMPARE(g.rim() > 0, g.coordinates() == Coordinates::Rim);
        QCOMPARE(g.board().width(), 8 * g.squareSize());
        for (int i = 0; i < 64; ++i) {
            const chess::Square s(i), opposite(63 - i);
            const QRect box = g.square(s);
            QCOMPARE(box.size(), QSize(g.squareSize(), g.squareSize()));
            QCOMPARE(turned.square(opposite), box);
            QCOMPARE(g.squareAt(box.topLeft()), std::optional(s));
            QCOMPARE(g.squareAt(QPointF(box.bottomRight()) + QPointF(0.9, 0.9)), std::optional(s));
            QCOMPARE(g.placeAt(g.centre(s)), QPointF(s.file(), s.rank()));
            QCOMPARE(turned.placeAt(turned.centre(s)), QPointF(s.file(), s.rank()));
            QVERIFY(QRectF(box).contains(g.toDevice(g.toLogical(g.centre(s)))));
        }
        QCOMPARE(g.squareAt(QPointF(g.board().topLeft()) - QPointF(1, 1)), std::nullopt);
        QCOMPARE(g.squareAt(QPointF(g.board().bottomRight()) + QPointF(1, 1)), std::nullopt);
    }
};

QTEST_MAIN(TestBoardScale)
#include "test_board_scale.moc"
