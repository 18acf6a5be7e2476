#pragma once
#include <QWidget>

namespace ui {

class AnnotationPanel;
class NavigationBar;

// What stands under the moves in review: signs, comment, steps.
class ReviewTools : public QWidget {
    Q_OBJECT
public:
    explicit ReviewTools(QWidget* parent = nullptr);
    AnnotationPanel* annotation() const { return m_annotation; }
    NavigationBar* navigation() const { return m_navigation; }
    // With so much height at most: what does not fit is not there at all, rather than cut to slivers.
    void fitInto(int height);

private:
    AnnotationPanel* m_annotation;
    NavigationBar* m_navigation;
};

} // namespace ui
