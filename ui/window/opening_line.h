#pragma once
#include <QLabel>

#include <memory>
#include <vector>

namespace ui {

// "Italian Game · C50". The book is read by a worker after the window is there; until then the line is empty.
class OpeningLine : public QLabel {
    Q_OBJECT
public:
    explicit OpeningLine(QWidget* parent = nullptr);
    ~OpeningLine() override;
    // The keys of every position from the start of the game to the one shown. The first move begins to read
    // the book: whoever only opens the window does not wait for it.
    void setPath(std::vector<std::uint64_t> keys);
    void setLanguage(const QString& language);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Data;
    void load();
    void take(std::shared_ptr<const Data> read);
    void showName();
    void fit();

    std::shared_ptr<const Data> m_book;
    bool m_asked = false; // for the book
    std::vector<std::uint64_t> m_path;
    QString m_language;
    QString m_name;
    QString m_eco;
};

} // namespace ui
