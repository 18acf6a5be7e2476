#include "ui/actions/icons.h"

#include <QPalette>
#include <QRegularExpression>
#include <QTest>

// Icons at every size that a style may ask for.
class IconsTest : public QObject {
    Q_OBJECT
private slots:
    void theySayNothingWhenThereIsNoRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("none") << QSize(0, 0);
        QTest::addRow("no height") << QSize(16, 0);
        QTest::addRow("not set") << QSize();
    }
    void theySayNothingWhenThereIsNoRoom()
    {
        QFETCH(QSize, size);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QP")));
        QVERIFY(ui::glyphIcon(ui::Glyph::Close, QPalette()).pixmap(size).isNull());
        QVERIFY(!ui::glyphIcon(ui::Glyph::Close, QPalette()).pixmap(QSize(16, 16)).isNull());
    }
};

QTEST_MAIN(IconsTest)
#include "icons_test.moc"
