#pragma once
#include "ui/window/safety_net.h"

class QBoxLayout;

namespace ui {

class MainWindow;
class NoticeBar;

// Between the safety net and the window: what is said when something comes back, and the bars that offer what
// was discarded, and the next game of a series.
class SafetyController : public QObject {
    Q_OBJECT
public:
    // The bar is put at the top of that column.
    SafetyController(MainWindow& window, const QString& folder, QBoxLayout& column);

    void begin();
    // See MainWindow.
    bool takeLeft(const QString& file);
    void offerDiscarded();
    void closing(bool discarded);
    void retranslate();

private:
    void connectSeries();

    MainWindow& m_window;
    QString m_folder;
    SafetyNet m_net;
    NoticeBar* m_bar;
    NoticeBar* m_seriesBar;
    NoticeBar* m_failing; // the journal cannot be written
    bool m_cannotBegin = false;
};

} // namespace ui
