#include "board_fixture.h"
#include "ui/board/board_marks.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_picture.h"
#include "ui/board/piece_cache.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>

using namespace ui;
using namespace ui::test;

namespace {

const std::array<chess::Piece, 12>& allMen()
{
    static const std::array<chess::Piece, 12> men = [] {
        std::array<chess::Piece, 12> all;
        for (int i = 0; i < 12; ++i)
            all[std::size_t(i)] = {i < 6 ? chess::Color::White : chess::Color::Black,
                                   chess::AllPieceTypes[std::size_t(i % 6)]};
        return all;
    }();
    return men;
}

QImage onGround(const QPixmap& man, const QColor& ground)
{
    QImage image(man.size(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.drawPixmap(0, 0, man);
    return image;
}

// Share of the pixels that differ clearly.
double difference(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40;
    }
    return double(count) / (a.width() * a.height());
}

// What a mark paints, as a mask without its colour.
QImage shapeOf(const std::function<void(QPainter&, const QRectF&)>& paint)
{
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, 64, 64));
    painter.end();
    const QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
    QImage grey(64, 64, QImage::Format_Grayscale8);
    for (int y = 0; y < 64; ++y)
        memcpy(grey.scanLine(y), alpha.constScanLine(y), 64);
    return grey;
}

} // namespace

class TestBoardDrawing : public QObject {
    Q_OBJECT

private slots:
    void everyManOfEverySetIsDrawn_data()
    {
        QTest::addColumn<QString>("set");
        for (const QString& set : PieceCache::setNames())
            QTest::newRow(qPrintable(set)) << set;
    }
    void everyManOfEverySetIsDrawn()
    {
        QFETCH(QString, set);
        PieceCache cache;
        cache.setSet(set);
        for (const chess::Piece man : allMen()) {
            for (const int size : {16, 45, 96, 256}) {
                const QPixmap picture = cache.pixmap(man, size);
                QCOMPARE(picture.size(), QSize(size, size));
                const QRect inked = QRegion(picture.createHeuristicMask()).boundingRect();
                QVERIFY(inked.height() > size * 0.5);
                // Nothing is cut off at the edge.
                const QImage image = picture.toImage();
                for (int i = 0; i < size && size > 16; ++i) {
                    for (const QPoint edge :
                         {QPoint(i, 0), QPoint(0, i), QPoint(i, size - 1), QPoint(size - 1, i)})
                        QCOMPARE(qAlpha(image.pixel(edge)), 0);
                }
            }
        }
    }

    // At 16 pixels each man still differs from every other of its colour, and from the bare square.
    void menCanBeToldApartAtSixteenPixels()
    {
        for (const QString& set : PieceCache::setNames()) {
            PieceCache cache;
            cache.setSet(set);
            for (const char* theme : {"wood", "green", "blue", "grey", "contrast"}) {
                for (const QColor& ground : {boardTheme(theme).light, boardTheme(theme).dark}) {
                    QImage bare(16, 16, QImage::Format_RGB32);
                    bare.fill(ground);
                    for (const chess::Piece a : allMen()) {
                        const QImage drawn = onGround(cache.pixmap(a, 16), ground);
                        QVERIFY2(
                            difference(drawn, bare) > 0.07,
                            qPrintable(QString("%1 on %2: %3").arg(set, theme).arg(difference(drawn, bare))));
                        for (const chess::Piece b : allMen()) {
                            const double apart = difference(drawn, onGround(cache.pixmap(b, 16), ground));
                            QVERIFY2(a == b || apart > 0.02,
                                     qPrintable(QString("%1: %2").arg(set).arg(apart)));
                        }
                    }
                }
            }
        }
    }

    void smallMenHaveBolderOutlines()
    {
        const QByteArray svg = "<path stroke-width=\"3\"/><path stroke-width=\"2.2\"/>";
        QCOMPARE(withOpticalWeight(svg, 60), svg);
        QCOMPARE(withOpticalWeight(svg, 300), svg);
        QCOMPARE(withOpticalWeight(svg, 20),
                 QByteArray("<path stroke-width=\"4.50\"/><path stroke-width=\"3.30\"/>"));
        QCOMPARE(withOpticalWeight(svg, 8), withOpticalWeight(svg, 20));
    }

    void picturesAreDrawnOnce()
    {
        PieceCache cache;
        const chess::Piece king{chess::Color::White, chess::PieceType::King};
        const qint64 key = cache.pixmap(king, 50).cacheKey();
        QCOMPARE(cache.pixmap(king, 50).cacheKey(), key);
        cache.setSet(QStringLiteral("modern"));
        QVERIFY(cache.pixmap(king, 50).cacheKey() != key);
        cache.setSet(QStringLiteral("no such set"));
        QCOMPARE(cache.set(), PieceCache::defaultSet());
    }

    void coordinatesCanBeReadOnEveryTheme()
    {
        for (const QString& name : boardThemeNames()) {
            const BoardTheme& theme = boardTheme(name);
            QCOMPARE(theme.name, name);
            for (const QColor& ground : {theme.light, theme.dark, theme.rim})
                QVERIFY2(contrastOf(readableInk(ground, theme.inkContrast), ground) >= 4.5, qPrintable(name));
        }
        QCOMPARE(boardThemeNames().size(), 5);
        QCOMPARE(boardTheme(QStringLiteral("no such theme")).name, QStringLiteral("wood"));
        QCOMPARE(qRound(contrastOf(Qt::white, Qt::black)), 21);
    }

    // Each mark differs from each other by its form alone.
    void marksHaveShapesOfTheirOwn()
    {
        const BoardTheme& theme = boardTheme(QStringLiteral("wood"));
        BoardGeometry g(QSizeF(512, 512), 1, {}, BoardGeometry::Coordinates::Hidden, false);
        BoardViewState dots, rings;
        dots.destinations[0] = chess::Bitboard(sq("a8"));
        rings.destinations[0] = chess::Bitboard(sq("a8"));
        rings.men[std::size_t(sq("a8").index())] = chess::Piece{};
        const std::vector<QImage> shapes{
            shapeOf([&](QPainter& p, const QRectF&) { paintLastMove(p, theme, g, sq("a8"), sq("h1")); }),
            shapeOf([&](QPainter& p, const QRectF&) { paintLastMove(p, theme, g, sq("h1"), sq("a8")); }),
            shapeOf([&](QPainter& p, const QRectF& r) { paintCheck(p, theme, r); }),
            shapeOf([&](QPainter& p, const QRectF& r) { paintSelection(p, theme, r); }),
            shapeOf([&](QPainter& p, const QRectF& r) { paintTouched(p, theme, r); }),
            shapeOf([&](QPainter& p, const QRectF& r) { paintDropTarget(p, theme, r); }),
            shapeOf([&](QPainter& p, const QRectF& r) { paintCursor(p, r, 1); }),
            shapeOf([&](QPainter& p, const QRectF&) { paintDestinations(p, theme, g, dots, sq("a1")); }),
            shapeOf([&](QPainter& p, const QRectF&) { paintDestinations(p, theme, g, rings, sq("a1")); }),
        };
        for (std::size_t a = 0; a < shapes.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY2(difference(shapes[a], shapes[b]) > 0.015,
                         qPrintable(QString("%1 %2").arg(a).arg(b)));
        }
    }

    void aPictureShowsWhatTheWidgetShows()
    {
        BoardFixture f("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        QVERIFY(f.ready());
        f.markup.arrows.push_back({sq("e5"), sq("f7"), record::MarkColor::Red});
        f.lastMove = chess::Move(sq("g8"), sq("f6"));
        f.show(false);
        f.board->resize(400, 400);
        f.board->setTheme(QStringLiteral("green"));
        const QImage widget = f.board->grab().toImage().convertToFormat(QImage::Format_RGB32);
        BoardPicture look;
        look.theme = QStringLiteral("green");
        look.font = f.board->font();
        const QImage picture = boardImage(f.board->state(), look, 400).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(picture, widget);
        look.flipped = true;
        QVERIFY(difference(boardImage(f.board->state(), look, 400), picture) > 0.05);
    }

    void aVectorPictureLooksTheSame()
    {
        const BoardViewState state = PositionPresenter::present(chess::Position(), {});
        BoardPicture look;
        look.theme = QStringLiteral("blue");
        look.coordinates = BoardGeometry::Coordinates::Hidden;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setViewBox(QRect(0, 0, 400, 400));
        generator.setSize(QSize(400, 400));
        QPainter painter(&generator);
        paintBoard(painter, QRectF(0, 0, 400, 400), state, look);
        painter.end();
        QSvgRenderer renderer(buffer.data());
        QVERIFY(renderer.isValid());
        QImage drawn(400, 400, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::white);
        QPainter back(&drawn);
        renderer.render(&back);
        back.end();
        QVERIFY(difference(drawn, boardImage(state, look, 400)) < 0.02);
    }

    void faceToFaceTurnsTheFarMen()
    {
        const BoardViewState state = PositionPresenter::present(chess::Position(), {});
        BoardPicture look;
        look.theme = QStringLiteral("grey");
        look.coordinates = BoardGeometry::Coordinates::Hidden;
        const QImage plain = boardImage(state, look, 400);
        look.faceToFace = true;
        const QImage facing = boardImage(state, look, 400);
        const QRect top(0, 0, 400, 100), bottom(0, 300, 400, 100);
        QCOMPARE(facing.copy(bottom), plain.copy(bottom));
        const QRect e8(200, 0, 50, 50);
        QVERIFY(difference(facing.copy(e8), plain.copy(e8)) > 0.02);
        QVERIFY(difference(facing.copy(e8).mirrored(true, true), plain.copy(e8)) < 0.01);
        QVERIFY(facing.copy(top) != plain.copy(top));
    }

    void everyThemeAndSetAndSizePaints()
    {
        const BoardViewState state =
            PositionPresenter::present(positionOf("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"), {});
        for (const QString& theme : boardThemeNames()) {
            for (const QString& set : PieceCache::setNames()) {
                for (const int size : {0, 1, 64, 200, 301}) {
                    BoardPicture look;
                    look.theme = theme;
                    look.pieceSet = set;
                    QCOMPARE(boardImage(state, look, size).size(), QSize(size, size));
                }
            }
        }
    }
};

QTEST_MAIN(TestBoardDrawing)
#include "test_board_drawing.moc"
