#include "ui/window/opening_line.h"

#include "core/notation/piece_letters.h"
#include "core/opening/opening_book.h"
#include "core/opening/opening_names.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QThread>

#include <utility>

namespace ui {

struct OpeningLine::Data {
    opening::OpeningBook book;
    opening::OpeningNames french;
};

namespace {

QByteArray resource(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

} // namespace

OpeningLine::OpeningLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("openingLine"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
}

OpeningLine::~OpeningLine() = default;

void OpeningLine::load()
{
    if (std::exchange(m_asked, true))
        return;
    QPointer<OpeningLine> self(this);
    QThread* worker = QThread::create([self] {
        const QByteArray openings = resource(QStringLiteral(":/openings/openings.tsv"));
        const QByteArray names = resource(QStringLiteral(":/openings/names_fr.tsv"));
        auto book = opening::OpeningBook::parse(view(openings));
        auto french = opening::OpeningNames::parse(view(names), notation::frenchLetters());
        if (!book || !french)
            return;
        auto read = std::make_shared<const Data>(Data{std::move(*book), std::move(*french)});
        QMetaObject::invokeMethod(qApp, [self, read] {
            if (self)
                self->take(read);
        });
    });
    connect(worker, &QThread::finished, worker, &QObject::deleteLater);
    worker->setParent(nullptr);
    connect(qApp, &QCoreApplication::aboutToQuit, worker, [worker] { worker->wait(); });
    worker->start(QThread::LowPriority);
}

void OpeningLine::take(std::shared_ptr<const Data> read)
{
    m_book = std::move(read);
    showName();
}

void OpeningLine::setPath(std::vector<std::uint64_t> keys)
{
    m_path = std::move(keys);
    if (m_path.size() > 1)
        load();
    showName();
}

void OpeningLine::setLanguage(const QString& language)
{
    m_language = language;
    showName();
}

QSize OpeningLine::minimumSizeHint() const
{
    return {0, fontMetrics().height() + 4};
}

void OpeningLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void OpeningLine::showName()
{
    const opening::Opening* found = m_book ? m_book->book.lastOn(m_path) : nullptr;
    m_name.clear();
    m_eco.clear();
    if (found) {
        const std::string name =
            m_language == QLatin1String("fr") ? m_book->french.translate(found->name) : found->name;
        m_name = QString::fromStdString(name);
        m_eco = QStringLiteral(" · ") + QString::fromStdString(found->eco);
    }
    setToolTip(m_name + m_eco);
    fit();
}

// A long name is cut short, its code is not.
void OpeningLine::fit()
{
    const int room = width() - fontMetrics().horizontalAdvance(m_eco) - 2;
    setText(m_name.isEmpty() ? QString() : fontMetrics().elidedText(m_name, Qt::ElideRight, room) + m_eco);
}

} // namespace ui
