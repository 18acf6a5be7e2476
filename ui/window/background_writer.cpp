#include "ui/window/background_writer.h"

#include <QApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QThread>
#include <QTimer>

#include <memory>
#include <numeric>

namespace ui {

namespace {

constexpr std::uint64_t SmallFile = 1 << 20; // written and read again in a few milliseconds
constexpr int PatienceMs = 400;

struct WriterWords {
    Q_DECLARE_TR_FUNCTIONS(WriterWords)
};

std::uint64_t sizeOf(const game::SavePlan& plan)
{
    return std::accumulate(plan.pieces.begin(), plan.pieces.end(), std::uint64_t(0),
                           [](std::uint64_t sum, const game::Piece& piece) {
                               return sum + (piece.text.empty() ? piece.length : piece.text.size());
                           });
}

// A bar without an end and without a way out: half a file is none.
std::unique_ptr<QProgressDialog> progress()
{
    auto dialog = std::make_unique<QProgressDialog>(WriterWords::tr("Saving…"), QString(), 0, 0,
                                                    QApplication::activeWindow());
    dialog->setObjectName(QStringLiteral("saving"));
    dialog->setWindowTitle(QStringLiteral("Adoube"));
    dialog->setMinimumDuration(PatienceMs);
    return dialog;
}

} // namespace

tl::expected<game::SaveResult, game::FileError> writeInBackground(const game::SavePlan& plan)
{
    if (sizeOf(plan) < SmallFile)
        return game::writeFile(plan);
    tl::expected<game::SaveResult, game::FileError> result;
    QEventLoop wait;
    std::unique_ptr<QThread> worker(QThread::create([&plan, &result] { result = game::writeFile(plan); }));
    QObject::connect(worker.get(), &QThread::finished, &wait, &QEventLoop::quit);
    std::unique_ptr<QProgressDialog> dialog;
    QTimer::singleShot(PatienceMs, &wait, [&dialog] {
        dialog = progress();
        dialog->show();
    });
    worker->start();
    wait.exec(QEventLoop::ExcludeUserInputEvents);
    worker->wait();
    return result;
}

} // namespace ui
