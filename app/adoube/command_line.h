#pragma once
#include <QString>
#include <QStringList>

// adoube [--lang en|fr] [FILE.pgn …]
struct CommandLine {
    QStringList files;
    QString language; // "" when none was asked for
    bool help = false;
    bool version = false;
    QString fault; // what cannot be understood, translated; "" when all can

    static CommandLine parse(const QStringList& arguments);
    static QString helpText();
};
