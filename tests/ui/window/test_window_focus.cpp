#include "ui/notation/move_list_view.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QToolButton>

using namespace ui;
using namespace ui::test;

// Where the keys go is to be seen, in every window and theme; and small pictures stay whole.
class TestWindowFocus : public QObject {
    Q_OBJECT

    static double luminance(const QColor& c)
    {
        const auto linear = [](double v) {
            return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    }

    // How many pixels change, and change so much that one sees it.
    static int visibleChange(const QImage& a, const QImage& b)
    {
        int changed = 0;
        for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
            for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
                const double p = luminance(a.pixelColor(x, y)), q = luminance(b.pixelColor(x, y));
                changed += (std::max(p, q) + 0.05) / (std::min(p, q) + 0.05) >= 2.0 ? 1 : 0;
            }
        }
        return changed;
    }

    static QImage picture(QWidget* w)
    {
        return w->window()->grab(QRect(w->mapTo(w->window(), QPoint()), w->size())).toImage();
    }

    // Widgets that take the focus without showing it.
    static QString unseen(QWidget* root)
    {
        QStringList found;
        for (QWidget* w : root->findChildren<QWidget*>()) {
            if (!w->isVisible() || !w->isEnabled() || w->window() != root->window() || w->focusProxy() ||
                !(w->focusPolicy() & Qt::TabFocus))
                continue;
            if (QWidget* now = QApplication::focusWidget())
                now->clearFocus();
            const QImage before = picture(w);
            w->setFocus(Qt::TabFocusReason);
            QTest::qWait(1);
            const QImage after = picture(w);
            // At least a line along the shorter side of the widget.
            if (visibleChange(before, after) < std::min({w->width(), w->height(), 16}))
                found << QLatin1String(w->metaObject()->className()) + QLatin1Char(' ') + w->objectName();
        }
        return found.join(QLatin1String(", "));
    }

private slots:
    void theFocusIsSeenEverywhere_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << int(Theme::Light);
        QTest::newRow("dark") << int(Theme::Dark);
    }
    void theFocusIsSeenEverywhere()
    {
        QFETCH(int, theme);
        WindowFixture f;
        f.settings.theme = Theme(theme);
        f.window.reset();
        f.open();
        f.play(QStringLiteral("f2f3 e7e5 g2g4"));
        QCOMPARE(unseen(f.window.get()), QString());
        f.play(QStringLiteral("d8h4"));
        QCOMPARE(unseen(f.window.get()), QString());
        f.press("review");
        f.trigger(ActionId::Previous);
        QCOMPARE(unseen(f.window.get()), QString());
        for (const auto& [id, name] :
             {std::pair(ActionId::Settings, "settingsDialog"), std::pair(ActionId::NewGame, "newGameDialog"),
              std::pair(ActionId::KeyMap, "keyMapDialog")}) {
            f.trigger(id);
            auto* dialog = f.find<QDialog>(name);
            (void)QTest::qWaitForWindowActive(dialog);
            QCOMPARE(unseen(dialog), QString());
            dialog->close();
        }
    }

    // Signs keep their sides in the narrowest panel.
    void theSignsAreWholeInTheSmallestWindow()
    {
        WindowFixture f;
        f.play(QStringLiteral("f2f3 e7e5 g2g4 d8h4"));
        f.press("review");
        const auto inkWidths = [&](QSize size) {
            f.window->resize(size);
            QTest::qWait(20);
            QMap<QString, int> widths;
            for (QToolButton* sign : f.find<QWidget>("annotationPanel")->findChildren<QToolButton*>()) {
                if (!sign->property("sign").toBool())
                    continue;
                const QImage image = sign->grab().toImage();
                int left = image.width(), right = -1;
                const QColor ground = image.pixelColor(image.width() / 2, 2);
                for (int y = 3; y < image.height() - 3; ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixelColor(x, y) != ground) {
                            left = std::min(left, x);
                            right = std::max(right, x);
                        }
                    }
                }
                widths[sign->objectName()] = right - left;
            }
            return widths;
        };
        const auto wide = inkWidths({1600, 1000}), narrow = inkWidths({640, 480});
        QVERIFY(wide.size() > 14);
        for (auto sign = wide.begin(); sign != wide.end(); ++sign)
            QVERIFY2(std::abs(narrow[sign.key()] - sign.value()) <= 1, qPrintable(sign.key()));
    }
};

QTEST_MAIN(TestWindowFocus)
#include "test_window_focus.moc"
