#include "ui/window/background_writer.h"

#include <QApplication>
#include <QEventLoop>
#include <QProgressBar>
#include <QProgressDialog>
#include <QThread>
#include <QTimer>

#include <memory>

namespace ui {

namespace {

constexpr std::uint64_t SmallFile = 1 << 20; // written and read again in a few milliseconds
constexpr int PatienceMs = 400;
constexpr int TickMs = 50;

struct WriterWords {
    Q_DECLARE_TR_FUNCTIONS(WriterWords)
};

// Over the window that saves, so that nothing is changed there meanwhile; others go on.
std::unique_ptr<QProgressDialog> dialogFor(const game::SaveJob& job)
{
    auto dialog = std::make_unique<QProgressDialog>(QApplication::activeWindow());
    dialog->setObjectName(QStringLiteral("saving"));
    dialog->setWindowTitle(QStringLiteral("Adoube"));
    dialog->setLabelText(WriterWords::tr("Saving…"));
    dialog->setCancelButtonText(WriterWords::tr("Cancel"));
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    dialog->setMinimumDuration(0);
    dialog->setWindowModality(dialog->parentWidget() ? Qt::WindowModal : Qt::ApplicationModal);
    auto* bar = new QProgressBar;
    bar->setRange(0, 0); // until it is known how much there is to write
    dialog->setBar(bar);
    const auto progress = job.progress();
    auto* tick = new QTimer(dialog.get());
    QObject::connect(tick, &QTimer::timeout, bar, [bar, progress] {
        if (const auto total = double(progress->total); total > 0) {
            bar->setRange(0, 100);
            bar->setValue(int(100 * std::min(1.0, double(progress->done) / total)));
        }
    });
    tick->start(TickMs);
    QObject::connect(dialog.get(), &QProgressDialog::canceled, bar,
                     [progress] { progress->cancelled = true; });
    return dialog;
}

} // namespace

tl::expected<game::SaveResult, game::FileError> writeInBackground(game::SaveJob& job)
{
    if (job.roughSize() < SmallFile)
        return job.run();
    tl::expected<game::SaveResult, game::FileError> result;
    QEventLoop wait;
    std::unique_ptr<QThread> worker(QThread::create([&job, &result] { result = job.run(); }));
    bool isDone = false;
    QObject::connect(worker.get(), &QThread::finished, &wait, [&isDone, &wait] {
        isDone = true;
        wait.quit();
    });
    QTimer patience;
    patience.setSingleShot(true);
    QObject::connect(&patience, &QTimer::timeout, &wait, &QEventLoop::quit);
    patience.start(PatienceMs);
    worker->start();
    wait.exec(QEventLoop::ExcludeUserInputEvents);
    if (!isDone) {
        const auto dialog = dialogFor(job);
        dialog->show();
        wait.exec();
    }
    worker->wait();
    return result;
}

} // namespace ui
