<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddedFiles</name>
    <message numerus="yes">
        <source>%n game(s) added from “%1”.</source>
        <translation>
            <numerusform>%n game added from “%1”.</numerusform>
            <numerusform>%n games added from “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added from %1.</source>
        <comment>from several files</comment>
        <translation>
            <numerusform>%n game added from %1.</numerusform>
            <numerusform>%n games added from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no chess game in %n of the files.</source>
        <translation>
            <numerusform>There is no chess game in %n of the files.</numerusform>
            <numerusform>There is no chess game in %n of the files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConductWords</name>
    <message numerus="yes">
        <source>This position has stood %n time(s).</source>
        <translation>
            <numerusform>This position has stood once.</numerusform>
            <numerusform>This position has stood %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of each side without capture or pawn move.</source>
        <translation>
            <numerusform>%n move of each side without capture or pawn move.</numerusform>
            <numerusform>%n moves of each side without capture or pawn move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>after %n game</numerusform>
            <numerusform>after %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim refused: this position has stood %n time(s), not three; %1 quiet moves, not fifty.</source>
        <translation>
            <numerusform>Claim refused: this position has stood once, not three times; %1 quiet moves, not fifty.</numerusform>
            <numerusform>Claim refused: this position has stood %n times, not three; %1 quiet moves, not fifty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message numerus="yes">
        <source>%n half-move(s); the rest as text</source>
        <translation>
            <numerusform>%n half-move; the rest as text</numerusform>
            <numerusform>%n half-moves; the rest as text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message numerus="yes">
        <source>then %n period(s) of %1 a move</source>
        <translation>
            <numerusform>then %n period of %1 a move</numerusform>
            <numerusform>then %n periods of %1 a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockDisplay</name>
    <message numerus="yes">
        <source>%n period(s)</source>
        <comment>left on a byo-yomi clock</comment>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <comment>to the time control</comment>
        <translation>
            <numerusform>%n move to go</numerusform>
            <numerusform>%n moves to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DoublesController</name>
    <message numerus="yes">
        <source>No game is there twice; %n game(s) have the moves of an earlier one, but notes or tags of their own.</source>
        <translation>
            <numerusform>No game is there twice; %n game has the moves of an earlier one, but notes or tags of its own.</numerusform>
            <numerusform>No game is there twice; %n games have the moves of an earlier one, but notes or tags of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) repeat an earlier one move by move; each stands below the one that stays.</source>
        <translation>
            <numerusform>%n game repeats an earlier one move by move; it stands below the one that stays.</numerusform>
            <numerusform>%n games repeat an earlier one move by move; each stands below the one that stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more have notes or tags of their own and stay.</source>
        <translation>
            <numerusform>%n more has notes or tags of its own and stays.</numerusform>
            <numerusform>%n more have notes or tags of their own and stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Delete %n game</numerusform>
            <numerusform>Delete %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FileController</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved game(s) of this session</source>
        <translation>
            <numerusform>%n unsaved game of this session</numerusform>
            <numerusform>%n unsaved games of this session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed game(s) are now with the games of this session.</source>
        <translation>
            <numerusform>%n changed game is now with the games of this session.</numerusform>
            <numerusform>%n changed games are now with the games of this session.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games pasted; they are with the games of this session.</source>
        <translation>
            <numerusform>%n game pasted; it is with the games of this session.</numerusform>
            <numerusform>%n games pasted; they are with the games of this session.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameListPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 of %Ln game</numerusform>
            <numerusform>%1 of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListEditor</name>
    <message numerus="yes">
        <source>deletion of %n game(s)</source>
        <translation>
            <numerusform>deletion of %n game</numerusform>
            <numerusform>deletion of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted from the list; on the disk they stay until the file is saved.</source>
        <translation>
            <numerusform>%n game deleted from the list; on the disk it stays until the file is saved.</numerusform>
            <numerusform>%n games deleted from the list; on the disk they stay until the file is saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move of %n game(s)</source>
        <translation>
            <numerusform>move of %n game</numerusform>
            <numerusform>move of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>%n game copied.</numerusform>
            <numerusform>%n games copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>addition of %n game(s)</source>
        <translation>
            <numerusform>addition of %n game</numerusform>
            <numerusform>addition of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is to be done with these %n file(s)?</source>
        <translation>
            <numerusform>What is to be done with this file?</numerusform>
            <numerusform>What is to be done with these %n files?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProblemPanel</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the first %Ln are listed</source>
        <translation>
            <numerusform>%1; the first one is listed</numerusform>
            <numerusform>%1; the first %Ln are listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReportController</name>
    <message numerus="yes">
        <source>%Ln game(s) have small faults; nothing of them is lost.</source>
        <translation>
            <numerusform>%Ln game has small faults; nothing of it is lost.</numerusform>
            <numerusform>%Ln games have small faults; nothing of them is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) hold something that could not be read; it is kept as text.</source>
        <translation>
            <numerusform>%Ln game holds something that could not be read; it is kept as text.</numerusform>
            <numerusform>%Ln games hold something that could not be read; it is kept as text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SafetyController</name>
    <message numerus="yes">
        <source>%n unsaved game(s) are back.</source>
        <translation>
            <numerusform>%n unsaved game is back.</numerusform>
            <numerusform>%n unsaved games are back.</numerusform>
        </translation>
    </message>
</context>
</TS>
