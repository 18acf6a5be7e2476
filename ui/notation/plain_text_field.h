#pragma once
#include <QPlainTextEdit>

namespace ui {

// To type in. Where nothing is to be had from the clipboard, not even an empty text, as after its owner has
// ended, Qt 6.4 reads the first of no formats: pasting by key, by the middle button or by a drop would crash.
class PlainTextField : public QPlainTextEdit {
    Q_OBJECT
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    void insertFromMimeData(const QMimeData* source) override;
};

} // namespace ui
