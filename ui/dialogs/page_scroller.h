#pragma once
#include <QScrollArea>

namespace ui {

// A page that is shown whole where there is room for it, and scrolls up and down where there is not.
// (QScrollArea itself asks for no more than a few lines.)
class PageScroller : public QScrollArea {
    Q_OBJECT
public:
    explicit PageScroller(QWidget* page, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pageResized(); // the page needs another size

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
