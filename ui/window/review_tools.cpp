#include "ui/window/review_tools.h"

#include "ui/notation/annotation_panel.h"
#include "ui/notation/navigation_bar.h"

#include <QVBoxLayout>

namespace ui {

ReviewTools::ReviewTools(QWidget* parent)
    : QWidget(parent), m_annotation(new AnnotationPanel(this)), m_navigation(new NavigationBar(this))
{
    setObjectName(QStringLiteral("reviewTools"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_annotation);
    column->addWidget(m_navigation);
}

void ReviewTools::fitInto(int height)
{
    const int steps = m_navigation->minimumSizeHint().height();
    const bool fits = height >= m_annotation->minimumSizeHint().height() + layout()->spacing() + steps;
    m_annotation->setVisible(fits);
    setMaximumHeight(fits ? fontMetrics().height() * 15 : steps); // the moves get what is left
}

} // namespace ui
