#include "ui/notation/plain_text_field.h"

#include <QMimeData>

namespace ui {

void PlainTextField::insertFromMimeData(const QMimeData* source)
{
    if (!source->formats().isEmpty())
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace ui
