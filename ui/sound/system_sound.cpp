#include "ui/sound/sound_output.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibrary>
#ifdef Q_OS_LINUX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace ui {
namespace {

#ifdef Q_OS_LINUX
bool answers(const QByteArray& socketPath)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socketPath.size() >= qsizetype(sizeof address.sun_path))
        return false;
    std::copy(socketPath.begin(), socketPath.end(), address.sun_path);
    const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool connected = fd >= 0 && connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    if (fd >= 0)
        close(fd);
    return connected;
}
#endif

// Qt Multimedia complains aloud when it finds no sound server, so it is asked only when there is one.
bool hasSoundServer()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsSet("PULSE_SERVER"))
        return true;
    const QByteArray own = qgetenv("PULSE_RUNTIME_PATH");
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    return answers(own.isEmpty() ? runtime + "/pulse/native" : own + "/native") ||
           answers("/run/pulse/native");
#else
    return true;
#endif
}

// Beside the program, where it is installed, or where it is built.
QString findModule()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* folder : {".", ADOUBE_MODULE_DIR, "../../lib/adoube"}) {
        const QString path = here.absoluteFilePath(QLatin1String(folder) + QLatin1String("/adoube_audio.so"));
        if (QFile::exists(path))
            return path;
    }
    return {};
}

} // namespace

std::unique_ptr<SoundOutput> openSoundModule(const QString& path)
{
    if (path.isEmpty() || !hasSoundServer())
        return nullptr;
    // Never unloaded: Qt's multimedia leaves threads behind that run in it.
    const auto open = reinterpret_cast<SoundOutput* (*)()>(QLibrary::resolve(path, "adoube_open_audio"));
    return std::unique_ptr<SoundOutput>(open ? open() : nullptr);
}

std::unique_ptr<SoundOutput> openSystemSound()
{
    return openSoundModule(findModule());
}

} // namespace ui
