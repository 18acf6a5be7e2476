#pragma once
#include <QStringList>

#include <vector>

class QWidget;

namespace ui {

struct Choice {
    enum class Role : std::uint8_t { Accept, Destructive, Cancel };
    QString label;
    Role role = Role::Accept;
};
struct Question {
    QString text;                // one sentence: what is to be decided
    QString detail;              // what each choice would mean, or a list
    std::vector<Choice> choices; // the first one is the default
};

// Everything that stops and waits for an answer goes through here, so that a test can give the answers.
class Prompts {
public:
    virtual ~Prompts() = default;
    // The index of the choice; closing the question is its Cancel choice.
    virtual std::size_t ask(const Question& question) = 0;
    virtual void tell(const QString& text, const QString& detail = {}) = 0;
    // Empty when nothing was chosen.
    virtual QString fileToOpen(const QString& folder) = 0;
    virtual QStringList filesToAdd(const QString& folder) = 0;
    // `suggested` is a whole path. Does not ask about a file that is there: the caller does.
    virtual QString fileToSave(const QString& suggested) = 0;
};

// The real ones, over a window.
class WindowPrompts : public Prompts {
public:
    explicit WindowPrompts(QWidget* window) : m_window(window) {}
    std::size_t ask(const Question& question) override;
    void tell(const QString& text, const QString& detail = {}) override;
    QString fileToOpen(const QString& folder) override;
    QStringList filesToAdd(const QString& folder) override;
    QString fileToSave(const QString& suggested) override;

private:
    QWidget* m_window;
};

} // namespace ui
