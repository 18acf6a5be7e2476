#pragma once
#include "core/pgn/encoding.h"

#include <QDialog>

#include <optional>

class QListWidget;
class QPlainTextEdit;

namespace ui {

// The encodings a file may be written in, and how its names and comments read in the one that is pointed at.
class EncodingDialog : public QDialog {
    Q_OBJECT
public:
    // `sample` are lines as the file has them; `found` is what was found, `chosen` what was chosen instead.
    EncodingDialog(std::vector<std::string> sample, const pgn::Encoding& found,
                   const std::optional<pgn::Encoding>& chosen, QWidget* parent = nullptr);
    // Nothing: as found, each game for itself.
    std::optional<pgn::Encoding> choice() const;

private:
    void showSample();

    std::vector<std::string> m_sample;
    pgn::Encoding m_found;
    QListWidget* m_list;
    QPlainTextEdit* m_preview;
};

} // namespace ui
