#pragma once
#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace ui {

// The small field that opens over the board's edge when one types a move.
class MoveEntry : public QLineEdit {
    Q_OBJECT
public:
    explicit MoveEntry(QWidget* parent = nullptr);
    void open(const QString& typed);
    void setCompletions(const QStringList& moves);

signals:
    void entered(const QString& move);
    void typed(const QString& text);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QStringListModel* m_moves;
    QCompleter* m_completer;
};

} // namespace ui
