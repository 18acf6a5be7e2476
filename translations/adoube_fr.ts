<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AddedFiles</name>
    <message numerus="yes">
        <source>%n game(s) added from “%1”.</source>
        <translation>
            <numerusform>%n partie de «&#xa0;%1&#xa0;» ajoutée.</numerusform>
            <numerusform>%n parties de «&#xa0;%1&#xa0;» ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added from %1.</source>
        <comment>from several files</comment>
        <translation>
            <numerusform>%n partie de %1 ajoutée.</numerusform>
            <numerusform>%n parties de %1 ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no chess game in “%1”.</source>
        <translation>Il n’y a pas de partie d’échecs dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>There is no chess game in %n of the files.</source>
        <translation>
            <numerusform>Il n’y a pas de partie d’échecs dans %n des fichiers.</numerusform>
            <numerusform>Il n’y a pas de partie d’échecs dans %n des fichiers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>the language is en or fr, not “%1”</source>
        <translation>la langue est en ou fr, pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation>l’option «&#xa0;%1&#xa0;» n’existe pas</translation>
    </message>
    <message>
        <source>Usage: adoube [OPTION] [FILE.pgn …]
Chess for two at one computer, and the review afterwards.

  --lang en|fr    speak English or French this time
  --help          print this and stop
  --version       print the version and stop
</source>
        <translation>Utilisation&#xa0;: adoube [OPTION] [FICHIER.pgn …]
Les échecs à deux devant un ordinateur, puis l’analyse de la partie.

  --lang en|fr    parler anglais ou français cette fois
  --help          afficher ceci et s’arrêter
  --version       afficher la version et s’arrêter
</translation>
    </message>
</context>
<context>
    <name>ConductWords</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur&#xa0;1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur&#xa0;2</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>after White’s move %1</source>
        <translation>après le coup %1 des Blancs</translation>
    </message>
    <message>
        <source>after Black’s move %1</source>
        <translation>après le coup %1 des Noirs</translation>
    </message>
    <message>
        <source>This position stands for the first time.</source>
        <translation>Cette position apparaît pour la première fois.</translation>
    </message>
    <message numerus="yes">
        <source>This position has stood %n time(s).</source>
        <translation>
            <numerusform>Cette position s’est produite %n&#xa0;fois.</numerusform>
            <numerusform>Cette position s’est produite %n&#xa0;fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of each side without capture or pawn move.</source>
        <translation>
            <numerusform>%n&#xa0;coup de chaque camp sans prise ni coup de pion.</numerusform>
            <numerusform>%n&#xa0;coups de chaque camp sans prise ni coup de pion.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two minutes more for %1; a second illegal move loses.</source>
        <translation>Deux minutes de plus pour %1&#x202f;; un second coup illégal fait perdre.</translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>après %n&#xa0;partie</numerusform>
            <numerusform>après %n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message>
        <source>after game %1 of %2</source>
        <translation>après la partie %1 sur %2</translation>
    </message>
    <message>
        <source>the series is drawn</source>
        <translation>le match est nul</translation>
    </message>
    <message>
        <source>%1 wins the series</source>
        <translation>%1 gagne le match</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>man, square</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The man that was touched has no legal move: any other may move.</source>
        <translation>La pièce touchée n’a pas de coup légal&#xa0;: toute autre peut jouer.</translation>
    </message>
    <message>
        <source>Touched, so it must move: %1.</source>
        <translation>Pièce touchée, pièce à jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Touched, so it must be taken: %1.</source>
        <translation>Pièce touchée, pièce à prendre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>King and rook touched: they must castle.</source>
        <translation>Roi et tour touchés&#xa0;: il faut roquer.</translation>
    </message>
    <message>
        <source>Both touched: %1 must take %2.</source>
        <translation>Pièces touchées&#xa0;: %1 doit prendre %2.</translation>
    </message>
    <message>
        <source>no game played yet</source>
        <translation>aucune partie jouée</translation>
    </message>
    <message>
        <source>The rook was touched before the king: no castling on that side.</source>
        <translation>La tour a été touchée avant le roi&#xa0;: pas de roque de ce côté.</translation>
    </message>
    <message>
        <source>Another man was touched first and must move: %1.</source>
        <translation>Une autre pièce, touchée d’abord, doit jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A man was touched first that must be taken: %1.</source>
        <translation>Une pièce, touchée d’abord, doit être prise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <comment>of a series</comment>
        <translation>Partie&#xa0;%1</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Partie&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>Claim refused: this position has stood %n time(s), not three; %1 quiet moves, not fifty.</source>
        <translation>
            <numerusform>Réclamation refusée&#xa0;: position vue une fois, non trois&#x202f;; coups calmes&#xa0;: %1, non cinquante.</numerusform>
            <numerusform>Réclamation refusée&#xa0;: position vue %n&#xa0;fois, non trois&#x202f;; coups calmes&#xa0;: %1, non cinquante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the declared move.</source>
        <translation>Jouez le coup annoncé.</translation>
    </message>
    <message>
        <source>Two minutes more for the opponent.</source>
        <translation>Deux minutes de plus pour l’adversaire.</translation>
    </message>
</context>
<context>
    <name>EncodingWords</name>
    <message>
        <source>all languages</source>
        <translation>toutes langues</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europe de l’Ouest</translation>
    </message>
    <message>
        <source>Western Europe, with €</source>
        <translation>Europe de l’Ouest, avec €</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Central Europe, DOS</source>
        <translation>Europe centrale, DOS</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Esperanto, Maltese</source>
        <translation>espéranto, maltais</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cyrillique</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Cyrillic, DOS</source>
        <translation>cyrillique, DOS</translation>
    </message>
    <message>
        <source>Cyrillic, Macintosh</source>
        <translation>cyrillique, Macintosh</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>balte</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>nordique</translation>
    </message>
    <message>
        <source>Nordic, DOS</source>
        <translation>nordique, DOS</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>chinois traditionnel</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>encoding, languages</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FileNameWords</name>
    <message>
        <source>Game</source>
        <comment>file name</comment>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>PasteWords</name>
    <message>
        <source>There is no text to paste.</source>
        <translation>Il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>“%1” is neither a position (FEN) nor a game (PGN) nor moves.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une position (FEN), ni une partie (PGN), ni des coups.</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>the board</source>
        <translation>l’échiquier</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>le trait</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>les droits de roque</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>la case de prise en passant</translation>
    </message>
    <message>
        <source>the half-move clock</source>
        <translation>le compteur de demi-coups</translation>
    </message>
    <message>
        <source>the move number</source>
        <translation>le numéro du coup</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il n’y a rien</translation>
    </message>
    <message>
        <source>fewer than eight ranks</source>
        <translation>moins de huit rangées</translation>
    </message>
    <message>
        <source>more than eight ranks</source>
        <translation>plus de huit rangées</translation>
    </message>
    <message>
        <source>the rank “%1” has fewer than eight squares</source>
        <translation>la rangée «&#xa0;%1&#xa0;» a moins de huit cases</translation>
    </message>
    <message>
        <source>the rank “%1” has more than eight squares</source>
        <translation>la rangée «&#xa0;%1&#xa0;» a plus de huit cases</translation>
    </message>
    <message>
        <source>“%1” stands for nothing</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne rien</translation>
    </message>
    <message>
        <source>“%1” is neither w nor b</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni w ni b</translation>
    </message>
    <message>
        <source>“%1” cannot be understood</source>
        <translation>«&#xa0;%1&#xa0;» est incompréhensible</translation>
    </message>
    <message>
        <source>“%1” is no such square</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une telle case</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>“%1” is too much</source>
        <translation>«&#xa0;%1&#xa0;» est de trop</translation>
    </message>
    <message>
        <source>Not a position (FEN): in %1, %2 (column %3).</source>
        <translation>Ce n’est pas une position (FEN)&#xa0;: dans %1, %2 (colonne %3).</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Les Blancs n’ont pas de roi.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Les Noirs n’ont pas de roi.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>Les Blancs ont plus d’un roi.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>Les Noirs ont plus d’un roi.</translation>
    </message>
    <message>
        <source>A pawn stands on the first or the last rank.</source>
        <translation>Un pion se trouve sur la première ou la dernière rangée.</translation>
    </message>
    <message>
        <source>One side has more men than a game can give.</source>
        <translation>Un camp a plus de pièces qu’une partie ne peut en donner.</translation>
    </message>
    <message>
        <source>The side that is not to move is in check.</source>
        <translation>Le camp qui n’a pas le trait est en échec.</translation>
    </message>
    <message>
        <source>No move can have given this check.</source>
        <translation>Aucun coup n’a pu donner cet échec.</translation>
    </message>
    <message>
        <source>A castling right has no king and rook at home.</source>
        <translation>Un droit de roque n’a pas son roi et sa tour à leur place.</translation>
    </message>
    <message>
        <source>No pawn can just have gone two squares there.</source>
        <translation>Aucun pion n’a pu y avancer de deux cases au coup précédent.</translation>
    </message>
    <message>
        <source>This position cannot be played: %1</source>
        <translation>Cette position ne peut pas être jouée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This move is not legal</source>
        <translation>Ce coup n’est pas légal</translation>
    </message>
    <message>
        <source>This move fits more than one man</source>
        <translation>Ce coup convient à plusieurs pièces</translation>
    </message>
    <message>
        <source>This text is not understood</source>
        <translation>Ce texte est incompréhensible</translation>
    </message>
    <message>
        <source>This comment is never closed</source>
        <translation>Ce commentaire n’est jamais fermé</translation>
    </message>
    <message>
        <source>This variation is never closed</source>
        <translation>Cette variante n’est jamais fermée</translation>
    </message>
    <message>
        <source>A bracket closes that was never opened</source>
        <translation>Une parenthèse se ferme sans avoir été ouverte</translation>
    </message>
    <message>
        <source>This tag is never closed</source>
        <translation>Cet en-tête n’est jamais fermé</translation>
    </message>
    <message>
        <source>This tag is badly written; it was mended</source>
        <translation>Cet en-tête est mal écrit&#x202f;; il a été corrigé</translation>
    </message>
    <message>
        <source>This tag is there twice</source>
        <translation>Cet en-tête figure deux fois</translation>
    </message>
    <message>
        <source>The starting position is not valid</source>
        <translation>La position de départ n’est pas valable</translation>
    </message>
    <message>
        <source>This kind of chess is not known here</source>
        <translation>Cette variété d’échecs n’est pas connue ici</translation>
    </message>
    <message>
        <source>The result is missing at the end</source>
        <translation>Le résultat manque à la fin</translation>
    </message>
    <message>
        <source>The results contradict each other</source>
        <translation>Les résultats se contredisent</translation>
    </message>
    <message>
        <source>A variation has no move before it</source>
        <translation>Une variante n’a pas de coup devant elle</translation>
    </message>
    <message>
        <source>Variations are nested too deeply; the rest is kept as text</source>
        <translation>Les variantes sont trop imbriquées&#x202f;; le reste est gardé comme texte</translation>
    </message>
    <message>
        <source>Text in angle brackets means nothing yet</source>
        <translation>Un texte entre chevrons n’a pas encore de sens</translation>
    </message>
    <message>
        <source>This annotation number does not exist</source>
        <translation>Ce numéro d’annotation n’existe pas</translation>
    </message>
    <message>
        <source>Moves go on after the end of the game</source>
        <translation>Les coups continuent après la fin de la partie</translation>
    </message>
    <message>
        <source>A character cannot be read in this encoding</source>
        <translation>Un caractère est illisible dans cet encodage</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>problem: offending text</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Game %1, line %2, column %3: %4</source>
        <translation>Partie %1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>The file “%1” is not there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>“%1” could not be written. Nothing was changed; save it elsewhere or try again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit. Rien n’a changé&#x202f;; enregistrez ailleurs ou réessayez.</translation>
    </message>
    <message>
        <source>The disk is full. “%1” is as it was; make room or save it elsewhere.</source>
        <translation>Le disque est plein. «&#xa0;%1&#xa0;» est resté intact&#x202f;; faites de la place ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>“%1” has been changed outside this window since it was opened.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié hors de cette fenêtre depuis son ouverture.</translation>
    </message>
    <message>
        <source>%1 cannot be written in the encoding of “%2”%3.</source>
        <translation>Impossible d’écrire %1 dans l’encodage de «&#xa0;%2&#xa0;»%3.</translation>
    </message>
    <message>
        <source>The old “%1” could not be kept aside, so it was not replaced.</source>
        <translation>L’ancien «&#xa0;%1&#xa0;» n’a pas pu être mis de côté&#x202f;; il n’a donc pas été remplacé.</translation>
    </message>
    <message>
        <source>There is no game to write: “%1” stays on the disk as it is. Undo the deletion, or delete the file itself.</source>
        <translation>Il n’y a aucune partie à écrire&#xa0;: «&#xa0;%1&#xa0;» reste tel quel sur le disque. Annulez la suppression, ou supprimez le fichier lui-même.</translation>
    </message>
    <message>
        <source>What was written for “%1” did not read back the same%2. Nothing was changed.</source>
        <translation>Ce qui a été écrit pour «&#xa0;%1&#xa0;» ne se relit pas à l’identique%2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This text belongs to no game</source>
        <translation>Ce texte n’appartient à aucune partie</translation>
    </message>
    <message>
        <source>You have no right to read “%1”.</source>
        <translation>Vous n’avez pas le droit de lire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have no right to write “%1” there. Save it in another place.</source>
        <translation>Vous n’avez pas le droit d’écrire «&#xa0;%1&#xa0;» à cet endroit. Enregistrez-le ailleurs.</translation>
    </message>
    <message>
        <source>Something has been added to “%1” outside this window since it was opened.</source>
        <translation>Quelque chose a été ajouté à «&#xa0;%1&#xa0;» hors de cette fenêtre depuis son ouverture.</translation>
    </message>
    <message>
        <source>“%1” has been rewritten outside this window. Your changed games can be saved in a file of their own.</source>
        <translation>«&#xa0;%1&#xa0;» a été réécrit hors de cette fenêtre. Vos parties modifiées peuvent être enregistrées dans un fichier à part.</translation>
    </message>
    <message>
        <source>the line up to here; the rest of it as text</source>
        <translation>la variante jusqu’ici&#xa0;; la suite comme texte</translation>
    </message>
    <message>
        <source>all of it as text</source>
        <translation>tout, comme texte</translation>
    </message>
    <message numerus="yes">
        <source>%n half-move(s); the rest as text</source>
        <translation>
            <numerusform>%n demi-coup&#xa0;; la suite comme texte</numerusform>
            <numerusform>%n demi-coups&#xa0;; la suite comme texte</numerusform>
        </translation>
    </message>
    <message>
        <source>the text, as text</source>
        <translation>le texte, comme texte</translation>
    </message>
    <message>
        <source>all of it, in the comment</source>
        <translation>tout, dans le commentaire</translation>
    </message>
    <message>
        <source>all of it; closed at the end</source>
        <translation>tout&#xa0;; fermée à la fin</translation>
    </message>
    <message>
        <source>everything but the bracket</source>
        <translation>tout sauf la parenthèse</translation>
    </message>
    <message>
        <source>the tag, mended</source>
        <translation>l’en-tête, réparé</translation>
    </message>
    <message>
        <source>both tags; the first one counts</source>
        <translation>les deux en-têtes&#xa0;; le premier compte</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>both results</source>
        <translation>les deux résultats</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>le numéro</translation>
    </message>
    <message>
        <source>all other characters</source>
        <translation>tous les autres caractères</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(game %1)</source>
        <translation>(partie %1)</translation>
    </message>
    <message>
        <source>(games %1)</source>
        <translation>(parties %1)</translation>
    </message>
    <message>
        <source>“%1” was not saved; it is as it was.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été enregistré&#xa0;; il est comme avant.</translation>
    </message>
    <message>
        <source>“%1” is not between 0 and %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris entre 0 et %2</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be opened.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier que l’on peut ouvrir.</translation>
    </message>
    <message>
        <source>“%1” has bytes that are no letters in the encoding it is read in%2; “�” would be written instead of them.</source>
        <translation>«&#xa0;%1&#xa0;» contient des octets qui ne sont pas des lettres dans l’encodage choisi%2&#x202f;; «&#xa0;�&#xa0;» serait écrit à leur place.</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open a file of games</source>
        <translation>Ouvrir un fichier de parties</translation>
    </message>
    <message>
        <source>Save the games</source>
        <translation>Enregistrer les parties</translation>
    </message>
    <message>
        <source>Add games from files</source>
        <translation>Ajouter des parties de fichiers</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Match %1</source>
        <translation>Match %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
</context>
<context>
    <name>TagWords</name>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date, year.month.day</source>
        <translation>Date, année.mois.jour</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>White player</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black player</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>White’s rating</source>
        <translation>Elo des Blancs</translation>
    </message>
    <message>
        <source>Black’s rating</source>
        <translation>Elo des Noirs</translation>
    </message>
    <message>
        <source>White’s rating change</source>
        <translation>Gain Elo des Blancs</translation>
    </message>
    <message>
        <source>Black’s rating change</source>
        <translation>Gain Elo des Noirs</translation>
    </message>
    <message>
        <source>White’s title</source>
        <translation>Titre des Blancs</translation>
    </message>
    <message>
        <source>Black’s title</source>
        <translation>Titre des Noirs</translation>
    </message>
    <message>
        <source>White’s FIDE number</source>
        <translation>N° FIDE des Blancs</translation>
    </message>
    <message>
        <source>Black’s FIDE number</source>
        <translation>N° FIDE des Noirs</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>Équipe des Blancs</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>Équipe des Noirs</translation>
    </message>
    <message>
        <source>White’s country</source>
        <translation>Pays des Blancs</translation>
    </message>
    <message>
        <source>Black’s country</source>
        <translation>Pays des Noirs</translation>
    </message>
    <message>
        <source>White: person or program</source>
        <translation>Blancs&#xa0;: personne ou programme</translation>
    </message>
    <message>
        <source>Black: person or program</source>
        <translation>Noirs&#xa0;: personne ou programme</translation>
    </message>
    <message>
        <source>White’s address</source>
        <translation>Adresse des Blancs</translation>
    </message>
    <message>
        <source>Black’s address</source>
        <translation>Adresse des Noirs</translation>
    </message>
    <message>
        <source>White’s clock at the start</source>
        <translation>Pendule des Blancs au départ</translation>
    </message>
    <message>
        <source>Black’s clock at the start</source>
        <translation>Pendule des Noirs au départ</translation>
    </message>
    <message>
        <source>Opening code</source>
        <translation>Code d’ouverture</translation>
    </message>
    <message>
        <source>Opening code of New in Chess</source>
        <translation>Code New in Chess</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Variation of the opening</source>
        <translation>Variante d’ouverture</translation>
    </message>
    <message>
        <source>Its branch</source>
        <translation>Sous-variante</translation>
    </message>
    <message>
        <source>First day of the event</source>
        <translation>Premier jour du tournoi</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>Type de tournoi</translation>
    </message>
    <message>
        <source>Rounds of the event</source>
        <translation>Nombre de rondes</translation>
    </message>
    <message>
        <source>Country of the event</source>
        <translation>Pays du tournoi</translation>
    </message>
    <message>
        <source>Category of the event</source>
        <translation>Catégorie du tournoi</translation>
    </message>
    <message>
        <source>Sponsor</source>
        <translation>Commanditaire</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Board number</source>
        <translation>Numéro d’échiquier</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Time of day (UTC)</source>
        <translation>Heure UTC</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Date UTC</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Own starting position (1: yes)</source>
        <translation>Position de départ propre (1&#xa0;: oui)</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Kind of chess</source>
        <translation>Variante du jeu</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Mode de jeu</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Demi-coups</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Title of the source</source>
        <translation>Titre de la source</translation>
    </message>
    <message>
        <source>Date of the source</source>
        <translation>Date de la source</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adresse web</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>meaning of a tag, its PGN name</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>plus %1 a move</source>
        <translation>plus %1 par coup</translation>
    </message>
    <message>
        <source>with a delay of %1 before each move</source>
        <translation>avec un délai de %1 avant chaque coup</translation>
    </message>
    <message>
        <source>up to %1 given back each move</source>
        <translation>jusqu’à %1 rendus à chaque coup</translation>
    </message>
    <message numerus="yes">
        <source>then %n period(s) of %1 a move</source>
        <translation>
            <numerusform>puis %n période de %1 par coup</numerusform>
            <numerusform>puis %n périodes de %1 par coup</numerusform>
        </translation>
    </message>
    <message>
        <source>then %1 for each move</source>
        <translation>puis %1 pour chaque coup</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <translation>
            <numerusform>%n coup en %1</numerusform>
            <numerusform>%n coups en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n&#xa0;heure</numerusform>
            <numerusform>%n&#xa0;heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n&#xa0;minute</numerusform>
            <numerusform>%n&#xa0;minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1&#xa0;secondes</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n&#xa0;seconde</numerusform>
            <numerusform>%n&#xa0;secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, increment</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>hourglass: what one uses the other gets</source>
        <translation>sablier&#xa0;: l’un reçoit ce que l’autre dépense</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two stages of a time control</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>White: %1; Black: %2</source>
        <translation>Blancs&#xa0;: %1&#x202f;; Noirs&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>time for each player</comment>
        <translation>%1 par joueur</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time on the clock</comment>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>plus %1 before each move</source>
        <translation>plus %1 avant chaque coup</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Les Blancs gagnent</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Les Noirs gagnent</translation>
    </message>
    <message>
        <source>%1 is out of time</source>
        <translation>%1 a perdu au temps</translation>
    </message>
    <message>
        <source>White is out of time</source>
        <translation>Les Blancs ont perdu au temps</translation>
    </message>
    <message>
        <source>Black is out of time</source>
        <translation>Les Noirs ont perdu au temps</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 abandonne</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Les Blancs abandonnent</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Les Noirs abandonnent</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1 propose la nulle</translation>
    </message>
    <message>
        <source>White offers a draw</source>
        <translation>Les Blancs proposent la nulle</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>Les Noirs proposent la nulle</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 refuse la nulle.</translation>
    </message>
    <message>
        <source>White declines the draw.</source>
        <translation>Les Blancs refusent la nulle.</translation>
    </message>
    <message>
        <source>Black declines the draw.</source>
        <translation>Les Noirs refusent la nulle.</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the player</comment>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the player</comment>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a square</comment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square, man</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no move, the turn passes</source>
        <translation>pas de coup, le trait passe</translation>
    </message>
    <message>
        <source>castles kingside</source>
        <translation>petit roque</translation>
    </message>
    <message>
        <source>castles queenside</source>
        <translation>grand roque</translation>
    </message>
    <message>
        <source>%1 from %2 takes on %3</source>
        <translation>%1 de %2 prend en %3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
    <message>
        <source>%1, en passant</source>
        <translation>%1, en passant</translation>
    </message>
    <message>
        <source>%1, becomes a %2</source>
        <comment>promotion</comment>
        <translation>%1, promotion en %2</translation>
    </message>
    <message>
        <source>%1, check</source>
        <translation>%1, échec</translation>
    </message>
    <message>
        <source>%1, checkmate</source>
        <translation>%1, échec et mat</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the result</comment>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Game stopped</source>
        <translation>Partie interrompue</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Échec et mat</translation>
    </message>
    <message>
        <source>%1 has made a second illegal move</source>
        <translation>Deuxième coup illégal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stalemate: no legal move, and no check</source>
        <translation>Pat&#xa0;: aucun coup légal, et pas d’échec</translation>
    </message>
    <message>
        <source>Dead position: no series of moves leads to mate</source>
        <translation>Position morte&#xa0;: aucune suite de coups ne mène au mat</translation>
    </message>
    <message>
        <source>Agreed by both players</source>
        <translation>D’un commun accord</translation>
    </message>
    <message>
        <source>The same position for the third time, claimed</source>
        <translation>Troisième répétition de la position, nulle réclamée</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move, claimed</source>
        <translation>Cinquante coups sans prise ni coup de pion, nulle réclamée</translation>
    </message>
    <message>
        <source>The same position for the fifth time</source>
        <translation>Cinquième répétition de la position</translation>
    </message>
    <message>
        <source>Seventy-five moves without capture or pawn move</source>
        <translation>Soixante-quinze coups sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>%1, but the opponent cannot give mate</source>
        <translation>%1, mais l’adversaire ne peut pas mater</translation>
    </message>
    <message>
        <source>A flag has fallen, but the opponent cannot give mate</source>
        <translation>Un drapeau est tombé, mais l’adversaire ne peut pas mater</translation>
    </message>
    <message>
        <source>Stopped without a result</source>
        <translation>Interrompue sans résultat</translation>
    </message>
    <message>
        <source>Decided by the arbiter</source>
        <translation>Décision de l’arbitre</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>result. reason.</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>There is no man on %1.</source>
        <translation>Il n’y a pas de pièce en %1.</translation>
    </message>
    <message>
        <source>It is Black’s turn.</source>
        <translation>Le trait est aux Noirs.</translation>
    </message>
    <message>
        <source>It is White’s turn.</source>
        <translation>Le trait est aux Blancs.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>Le trait est à l’autre joueur.</translation>
    </message>
    <message>
        <source>A man of the same colour stands on %1.</source>
        <translation>Une pièce du même camp occupe %1.</translation>
    </message>
    <message>
        <source>No man moves like that.</source>
        <translation>Aucune pièce ne se déplace ainsi.</translation>
    </message>
    <message>
        <source>A pawn does not move like that.</source>
        <translation>Un pion ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>A knight does not move like that.</source>
        <translation>Un cavalier ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>A bishop does not move like that.</source>
        <translation>Un fou ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>A rook does not move like that.</source>
        <translation>Une tour ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>A queen does not move like that.</source>
        <translation>Une dame ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>A king does not move like that.</source>
        <translation>Un roi ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>The way from %1 to %2 is blocked.</source>
        <translation>Le chemin de %1 à %2 est barré.</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to take a man.</source>
        <translation>Un pion ne va en diagonale que pour prendre.</translation>
    </message>
    <message>
        <source>A pawn cannot take straight ahead.</source>
        <translation>Un pion ne prend pas droit devant lui.</translation>
    </message>
    <message>
        <source>The king would be attacked on %1.</source>
        <translation>Le roi serait attaqué en %1.</translation>
    </message>
    <message>
        <source>This man is pinned: moving it would expose the king.</source>
        <translation>Cette pièce est clouée&#xa0;: son départ exposerait le roi.</translation>
    </message>
    <message>
        <source>The king is in check, and this move does not end it.</source>
        <translation>Le roi est en échec, et ce coup ne le pare pas.</translation>
    </message>
    <message>
        <source>No castling: the king or this rook has already moved.</source>
        <translation>Pas de roque&#xa0;: le roi ou cette tour a déjà bougé.</translation>
    </message>
    <message>
        <source>No castling: a man stands between king and rook.</source>
        <translation>Pas de roque&#xa0;: une pièce se trouve entre le roi et la tour.</translation>
    </message>
    <message>
        <source>No castling while the king is in check.</source>
        <translation>Pas de roque tant que le roi est en échec.</translation>
    </message>
    <message>
        <source>No castling: the king would cross an attacked square.</source>
        <translation>Pas de roque&#xa0;: le roi traverserait une case attaquée.</translation>
    </message>
    <message>
        <source>No castling: the king would be attacked on %1.</source>
        <translation>Pas de roque&#xa0;: le roi serait attaqué en %1.</translation>
    </message>
    <message>
        <source>En passant is possible only on the very next move after the pawn’s double step.</source>
        <translation>La prise en passant n’est possible qu’au coup qui suit l’avance de deux cases.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes: queen, rook, bishop or knight.</source>
        <translation>Dites ce que devient le pion&#xa0;: dame, tour, fou ou cavalier.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Write it like Nf3, exd5 or e2e4.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coup. Écrivez par exemple Cf3, exd5 ou e2e4.</translation>
    </message>
    <message>
        <source>“%1” fits more than one man. Add the file or the rank.</source>
        <translation>«&#xa0;%1&#xa0;» convient à plusieurs pièces. Ajoutez la colonne ou la rangée.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible ici.</translation>
    </message>
    <message>
        <source>The king would be attacked there.</source>
        <translation>Le roi y serait attaqué.</translation>
    </message>
    <message>
        <source>No man can play “%1” here.</source>
        <translation>Aucune pièce ne peut jouer «&#xa0;%1&#xa0;» ici.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Another man was touched first: it must move.</source>
        <translation>Une autre pièce a été touchée d’abord&#xa0;: elle doit jouer.</translation>
    </message>
    <message>
        <source>The move that was declared must be played.</source>
        <translation>Le coup annoncé doit être joué.</translation>
    </message>
    <message>
        <source>Press the clock first.</source>
        <translation>Appuyez d’abord sur la pendule.</translation>
    </message>
    <message>
        <source>There is no move to complete.</source>
        <translation>Il n’y a pas de coup à terminer.</translation>
    </message>
    <message>
        <source>A draw has already been offered in this move.</source>
        <translation>La nulle a déjà été proposée à ce coup.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>This move is not legal.</source>
        <translation>Ce coup n’est pas légal.</translation>
    </message>
    <message>
        <source>Too late: the flag has fallen.</source>
        <translation>Trop tard&#xa0;: le drapeau est tombé.</translation>
    </message>
    <message>
        <source>Nothing has been offered.</source>
        <translation>Rien n’a été proposé.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Il n’y a pas de coup à reprendre.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow it.</source>
        <translation>Les règles de cette partie ne le permettent pas.</translation>
    </message>
    <message>
        <source>The claim is not correct: the position does not allow it.</source>
        <translation>La réclamation n’est pas fondée&#xa0;: la position ne le permet pas.</translation>
    </message>
    <message>
        <source>The same position for the third time</source>
        <translation>Troisième répétition de la position</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move</source>
        <translation>Cinquante coups sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>A man was touched in this move: no draw can be claimed any more.</source>
        <translation>Une pièce a été touchée pour ce coup&#xa0;: il est trop tard pour réclamer la nulle.</translation>
    </message>
    <message>
        <source>Insufficient material: neither side can give mate</source>
        <translation>Matériel insuffisant&#xa0;: aucun camp ne peut mater</translation>
    </message>
</context>
<context>
    <name>WriterWords</name>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Adoube</source>
        <translation>À propos d’Adoube</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Two people, one board, one clock: play, referee, review.</source>
        <translation>Deux joueurs, un échiquier, une pendule&#xa0;: jouer, arbitrer, analyser.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Pieces, boards and sounds were made for this program.</source>
        <translation>Logiciel libre sous licence MIT. Pièces, échiquiers et sons ont été créés pour ce programme.</translation>
    </message>
    <message>
        <source>Opening names from the lichess chess-openings collection (CC0).</source>
        <translation>Noms d’ouvertures&#xa0;: collection chess-openings de lichess (CC0).</translation>
    </message>
    <message>
        <source>Built with Qt %1.</source>
        <translation>Construit avec Qt %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::ActionRegistry</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Close the file</source>
        <translation>&amp;Fermer le fichier</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Proposer la nulle</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>&amp;Réclamer la nulle</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Reprendre le &amp;coup</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>C&amp;oller une partie ou une position</translation>
    </message>
    <message>
        <source>Names, date and other &amp;tags…</source>
        <translation>Noms, date et autres &amp;en-têtes…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Coup pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Coup &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>Variation a&amp;bove</source>
        <translation>Variante du dess&amp;us</translation>
    </message>
    <message>
        <source>Variation belo&amp;w</source>
        <translation>Variante du dess&amp;ous</translation>
    </message>
    <message>
        <source>Previous &amp;game of the file</source>
        <translation>Partie p&amp;récédente du fichier</translation>
    </message>
    <message>
        <source>Ne&amp;xt game of the file</source>
        <translation>Partie su&amp;ivante du fichier</translation>
    </message>
    <message>
        <source>Move the variation &amp;up</source>
        <translation>&amp;Monter la variante</translation>
    </message>
    <message>
        <source>Move the variation &amp;down</source>
        <translation>D&amp;escendre la variante</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>En &amp;faire la ligne principale</translation>
    </message>
    <message>
        <source>Delete all moves &amp;after this one</source>
        <translation>Supprimer tout &amp;après ce coup</translation>
    </message>
    <message>
        <source>D&amp;elete this move and what follows</source>
        <translation>Supprimer ce coup et &amp;la suite</translation>
    </message>
    <message>
        <source>Back to the game being pla&amp;yed</source>
        <translation>Revenir à la partie en &amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Retourner l’échiquier</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;List of games</source>
        <translation>&amp;Liste des parties</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Adoube</source>
        <translation>À &amp;propos d’Adoube</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Copy the p&amp;osition</source>
        <translation>Copier la &amp;position</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Claim &amp;with a move</source>
        <translation>Réclamer a&amp;vec un coup</translation>
    </message>
    <message>
        <source>Repetitions and quiet mo&amp;ves…</source>
        <translation>Répé&amp;titions et coups sans prise…</translation>
    </message>
    <message>
        <source>Press the cloc&amp;k</source>
        <translation>Appu&amp;yer sur la pendule</translation>
    </message>
    <message>
        <source>&amp;J’adoube</source>
        <translation>&amp;J’adoube</translation>
    </message>
    <message>
        <source>Set the clocks…</source>
        <translation>Régler les pendules…</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>The ar&amp;biter decides…</source>
        <translation>Décision de l’ar&amp;bitre…</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>&amp;Disposer une position…</translation>
    </message>
    <message>
        <source>&amp;Find games…</source>
        <translation>C&amp;hercher des parties…</translation>
    </message>
    <message>
        <source>Find games with this pos&amp;ition</source>
        <translation>Chercher les parties avec cette pos&amp;ition</translation>
    </message>
    <message>
        <source>Encodin&amp;g of the file…</source>
        <translation>Encoda&amp;ge du fichier…</translation>
    </message>
    <message>
        <source>Mend un&amp;read text…</source>
        <translation>Réparer le te&amp;xte non lu…</translation>
    </message>
    <message>
        <source>&amp;Problems of the file</source>
        <translation>Pro&amp;blèmes du fichier</translation>
    </message>
    <message>
        <source>&amp;Add games from files…</source>
        <translation>&amp;Ajouter des parties de fichiers…</translation>
    </message>
    <message>
        <source>Add the game on the &amp;board</source>
        <translation>Ajouter la partie de l’éc&amp;hiquier</translation>
    </message>
    <message>
        <source>&amp;Copy the selected games</source>
        <translation>&amp;Copier les parties choisies</translation>
    </message>
    <message>
        <source>&amp;Paste games</source>
        <translation>C&amp;oller des parties</translation>
    </message>
    <message>
        <source>&amp;Delete the selected games</source>
        <translation>&amp;Supprimer les parties choisies</translation>
    </message>
    <message>
        <source>Move the games &amp;up</source>
        <translation>&amp;Monter les parties</translation>
    </message>
    <message>
        <source>Move the games do&amp;wn</source>
        <translation>&amp;Descendre les parties</translation>
    </message>
    <message>
        <source>&amp;Find exact doubles</source>
        <translation>Chercher les dou&amp;blons exacts</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>… with a move</source>
        <translation>… avec un coup</translation>
    </message>
</context>
<context>
    <name>ui::AnnotationPanel</name>
    <message>
        <source>More signs</source>
        <translation>Autres signes</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>Avant le coup</translation>
    </message>
    <message>
        <source>Write the comment that stands before the move</source>
        <translation>Écrire le commentaire placé avant le coup</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Commentaire sur %1</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mauvais coup</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <translation>Excellent coup</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Seul coup</translation>
    </message>
    <message>
        <source>Equal position</source>
        <translation>Position égale</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Position peu claire</translation>
    </message>
    <message>
        <source>White is slightly better</source>
        <translation>Léger avantage blanc</translation>
    </message>
    <message>
        <source>Black is slightly better</source>
        <translation>Léger avantage noir</translation>
    </message>
    <message>
        <source>White is better</source>
        <translation>Avantage blanc</translation>
    </message>
    <message>
        <source>Black is better</source>
        <translation>Avantage noir</translation>
    </message>
    <message>
        <source>White is winning</source>
        <translation>Avantage blanc décisif</translation>
    </message>
    <message>
        <source>Black is winning</source>
        <translation>Avantage noir décisif</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Compensation for the material</source>
        <translation>Compensation pour le matériel</translation>
    </message>
    <message>
        <source>Counterplay</source>
        <translation>Contre-jeu</translation>
    </message>
    <message>
        <source>Time trouble</source>
        <translation>Zeitnot</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Avec l’idée</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Meilleur est</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Nouveauté</translation>
    </message>
    <message>
        <source>This comment has %1 characters and is too long to be changed here. It is kept whole.</source>
        <translation>Ce commentaire a %1 caractères et est trop long pour être modifié ici. Il est conservé en entier.</translation>
    </message>
    <message>
        <source>This text is too long for a comment.</source>
        <translation>Ce texte est trop long pour un commentaire.</translation>
    </message>
</context>
<context>
    <name>ui::BasisDialog</name>
    <message>
        <source>Repetitions and quiet moves</source>
        <translation>Répétitions et coups sans prise</translation>
    </message>
    <message>
        <source>Last capture or pawn move: %1</source>
        <translation>Dernière prise ou dernier coup de pion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::Board</name>
    <message>
        <source>white pawn</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a square such as e4, %2 the man on it (&quot;white knight&quot;) or &quot;empty&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>said of a square</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook</comment>
        <extracomment>initial of the rook, a key</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop</comment>
        <extracomment>initial of the bishop, a key</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight</comment>
        <extracomment>initial of the knight, a key</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <extracomment>initial of the queen, a key</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>can go there</source>
        <translation>peut y aller</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Promotion: press %1, %2, %3 or %4</source>
        <translation>Promotion&#xa0;: tapez %1, %2, %3 ou %4</translation>
    </message>
</context>
<context>
    <name>ui::ClockDisplay</name>
    <message>
        <source>delay %1</source>
        <translation>délai %1</translation>
    </message>
    <message numerus="yes">
        <source>%n period(s)</source>
        <comment>left on a byo-yomi clock</comment>
        <translation>
            <numerusform>%n période</numerusform>
            <numerusform>%n périodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <comment>to the time control</comment>
        <translation>
            <numerusform>encore %n coup</numerusform>
            <numerusform>encore %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a time control</comment>
        <translation>période&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>ui::ClockEditDialog</name>
    <message>
        <source>Set the clocks</source>
        <translation>Régler les pendules</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds: 1:30:00, 4:51 or 45.</source>
        <translation>Heures, minutes et secondes&#xa0;: 1:30:00, 4:51 ou 45.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ui::ColumnChooser</name>
    <message>
        <source>C&amp;olumns of the list</source>
        <translation>C&amp;olonnes de la liste</translation>
    </message>
</context>
<context>
    <name>ui::ConductController</name>
    <message>
        <source>J’adoube: the next touch is free.</source>
        <translation>J’adoube&#xa0;: la prochaine pièce touchée est libre.</translation>
    </message>
    <message>
        <source>The man was let go: with touch-move the move stands.</source>
        <translation>La pièce a été lâchée&#xa0;: pièce touchée, pièce jouée, le coup reste.</translation>
    </message>
    <message>
        <source>Make the move that you claim a draw with.</source>
        <translation>Jouez le coup avec lequel vous réclamez la nulle.</translation>
    </message>
    <message>
        <source>Possible at the third repetition or after fifty moves</source>
        <translation>Possible à la troisième répétition ou après cinquante coups</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Contin&amp;uer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
</context>
<context>
    <name>ui::DecisionDialog</name>
    <message>
        <source>The arbiter decides</source>
        <translation>Décision de l’arbitre</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>for example: a phone rang</source>
        <translation>par exemple&#xa0;: un téléphone a sonné</translation>
    </message>
    <message>
        <source>&amp;Reason, written into the game</source>
        <translation>&amp;Motif, noté dans la partie</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ui::DoublesController</name>
    <message>
        <source>Doubles can be looked for as soon as the file is read.</source>
        <translation>Les doublons pourront être cherchés dès que le fichier sera lu.</translation>
    </message>
    <message>
        <source>No game is there twice.</source>
        <translation>Aucune partie n’est en double.</translation>
    </message>
    <message numerus="yes">
        <source>No game is there twice; %n game(s) have the moves of an earlier one, but notes or tags of their own.</source>
        <translation>
            <numerusform>Aucune partie n’est en double&#xa0;; %n partie a les coups d’une partie précédente, mais ses propres notes ou en-têtes.</numerusform>
            <numerusform>Aucune partie n’est en double&#xa0;; %n parties ont les coups d’une partie précédente, mais leurs propres notes ou en-têtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games that are there twice: %1 %</source>
        <translation>Recherche des parties en double&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) repeat an earlier one move by move; each stands below the one that stays.</source>
        <translation>
            <numerusform>%n partie en répète une autre coup pour coup&#xa0;; elle est affichée sous celle qui reste.</numerusform>
            <numerusform>%n parties en répètent une autre coup pour coup&#xa0;; chacune est affichée sous celle qui reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more have notes or tags of their own and stay.</source>
        <translation>
            <numerusform>%n autre a ses propres notes ou en-têtes et reste.</numerusform>
            <numerusform>%n autres ont leurs propres notes ou en-têtes et restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Supprimer %n partie</numerusform>
            <numerusform>Supprimer %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EncodingController</name>
    <message>
        <source>Encoding of the file: how its bytes are read as letters</source>
        <translation>Encodage du fichier&#xa0;: comment ses octets se lisent en lettres</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <translation>Encodage&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::EncodingDialog</name>
    <message>
        <source>Encoding of the file</source>
        <translation>Encodage du fichier</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodages</translation>
    </message>
    <message>
        <source>As found: %1</source>
        <translation>Comme trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>How the file reads in this encoding</source>
        <translation>Le fichier lu dans cet encodage</translation>
    </message>
    <message>
        <source>Choose the encoding in which the names and comments read well.</source>
        <translation>Choisissez l’encodage dans lequel noms et commentaires se lisent bien.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This file has plain letters only: it reads the same in every encoding.</source>
        <translation>Ce fichier n’a que des lettres simples&#xa0;: il se lit pareil dans tous les encodages.</translation>
    </message>
</context>
<context>
    <name>ui::EndBanner</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Show a mate</source>
        <translation>Montrer un mat</translation>
    </message>
    <message>
        <source>Plays a line that would have led to mate</source>
        <translation>Joue une suite de coups qui aurait mené au mat</translation>
    </message>
</context>
<context>
    <name>ui::Exchange</name>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La position est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ui::FileController</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (et %n autre)</numerusform>
            <numerusform>%1 (et %n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game to save yet.</source>
        <translation>Il n’y a pas encore de partie à enregistrer.</translation>
    </message>
    <message>
        <source>“%1” is already there.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>Add to it</source>
        <translation>Y ajouter</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Saved in “%1”.</source>
        <translation>Enregistré dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>L’écraser</translation>
    </message>
    <message>
        <source>Save it as UTF-8</source>
        <translation>Enregistrer en UTF-8</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games of this session</source>
        <translation>Parties de la séance</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved game(s) of this session</source>
        <translation>
            <numerusform>%n partie non enregistrée de la séance</numerusform>
            <numerusform>%n parties non enregistrées de la séance</numerusform>
        </translation>
    </message>
    <message>
        <source>changes to “%1”</source>
        <translation>les modifications de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Save before closing?</source>
        <translation>Enregistrer avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save the changed games elsewhere…</source>
        <translation>Enregistrer ailleurs les parties modifiées…</translation>
    </message>
    <message>
        <source>There is no chess game in “%1”.</source>
        <translation>Il n’y a pas de partie d’échecs dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Your changes can be saved together with what has been added.</source>
        <translation>Vos modifications peuvent être enregistrées avec ce qui a été ajouté.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>The games you did not change are as they stand in it now.</source>
        <translation>Les parties que vous n’avez pas modifiées sont telles qu’elles s’y trouvent maintenant.</translation>
    </message>
    <message>
        <source>Save them in “%1”</source>
        <translation>Les enregistrer dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 (changed games)</source>
        <comment>file name</comment>
        <translation>%1 (parties modifiées)</translation>
    </message>
    <message>
        <source>Replace “%1” by your changed games alone?</source>
        <translation>Remplacer «&#xa0;%1&#xa0;» par vos seules parties modifiées&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n changed game(s) are now with the games of this session.</source>
        <translation>
            <numerusform>%n partie modifiée est maintenant avec les parties de cette séance.</numerusform>
            <numerusform>%n parties modifiées sont maintenant avec les parties de cette séance.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is unsaved: its games</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games pasted; they are with the games of this session.</source>
        <translation>
            <numerusform>%n partie collée&#x202f;; elle est avec les parties de cette séance.</numerusform>
            <numerusform>%n parties collées&#x202f;; elles sont avec les parties de cette séance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another encoding may read them: it can be chosen below the list of games.</source>
        <translation>Un autre encodage les lirait peut-être&#xa0;: il se choisit près de la liste des parties.</translation>
    </message>
    <message>
        <source>Save it with “�”</source>
        <translation>L’enregistrer avec «&#xa0;�&#xa0;»</translation>
    </message>
    <message>
        <source>Save elsewhere as UTF-8…</source>
        <translation>Enregistrer ailleurs en UTF-8…</translation>
    </message>
</context>
<context>
    <name>ui::FileDialog</name>
    <message>
        <source>Chess games (*.pgn *.PGN)</source>
        <translation>Parties d’échecs (*.pgn *.PGN)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ui::FileWatch</name>
    <message>
        <source>Games have been added to “%1” outside this window.</source>
        <translation>Des parties ont été ajoutées à «&#xa0;%1&#xa0;» hors de cette fenêtre.</translation>
    </message>
    <message>
        <source>“%1” has been changed outside this window. The games here are as they were.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié hors de cette fenêtre. Les parties d’ici sont telles qu’elles étaient.</translation>
    </message>
    <message>
        <source>“%1” has been rewritten outside this window. Only the games you changed are still here as they were.</source>
        <translation>«&#xa0;%1&#xa0;» a été réécrit hors de cette fenêtre. Seules les parties que vous avez modifiées sont encore ici telles quelles.</translation>
    </message>
    <message>
        <source>“%1” is no longer there. Saving writes it again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est plus là. Enregistrer l’écrira de nouveau.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Relire</translation>
    </message>
</context>
<context>
    <name>ui::GameFieldsPage</name>
    <message>
        <source>“%1” is no date; write the year, or year, month and day as in 1972.07.11.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;; écrivez l’année, ou bien jour, mois et année comme 11/07/1972.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Event or site</source>
        <translation>Tournoi ou lieu</translation>
    </message>
    <message>
        <source>Text in comments</source>
        <translation>Texte des commentaires</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>ECO</source>
        <translation>ECO</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>either colour</source>
        <translation>toute couleur</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>les deux joueurs</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>l’un d’eux</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Couleur du joueur</translation>
    </message>
    <message>
        <source>Whose Elo</source>
        <translation>L’Elo de qui</translation>
    </message>
    <message>
        <source>Date from</source>
        <translation>Date à partir de</translation>
    </message>
    <message>
        <source>Date to</source>
        <translation>Date jusqu’à</translation>
    </message>
    <message>
        <source>Elo from</source>
        <translation>Elo à partir de</translation>
    </message>
    <message>
        <source>Elo to</source>
        <translation>Elo jusqu’à</translation>
    </message>
    <message>
        <source>ECO from</source>
        <translation>ECO à partir de</translation>
    </message>
    <message>
        <source>ECO to</source>
        <translation>ECO jusqu’à</translation>
    </message>
    <message>
        <source>At least so many moves</source>
        <translation>Au moins tant de coups</translation>
    </message>
    <message>
        <source>At most so many moves</source>
        <translation>Au plus tant de coups</translation>
    </message>
    <message>
        <source>from</source>
        <comment>start of a range</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of a range</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>A code such as B90, or its beginning: B9 is B90 to B99</source>
        <translation>Un code comme B90, ou son début&#xa0;: B9 va de B90 à B99</translation>
    </message>
    <message>
        <source>Name or part of it; case and accents do not matter</source>
        <translation>Nom ou partie du nom&#xa0;; majuscules et accents ne comptent pas</translation>
    </message>
</context>
<context>
    <name>ui::GameListPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 sur %Ln partie</numerusform>
            <numerusform>%1 sur %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filter by player, event, date, result or ECO code</source>
        <translation>Filtrer par joueur, tournoi, date, résultat ou code ECO</translation>
    </message>
    <message>
        <source>Filter the games</source>
        <translation>Filtrer les parties</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop reading; the games so far stay in the list</source>
        <translation>Arrêter la lecture&#xa0;; les parties déjà lues restent dans la liste</translation>
    </message>
    <message>
        <source>Stop searching; what was found stays in the list</source>
        <translation>Arrêter la recherche&#xa0;; ce qui a été trouvé reste dans la liste</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Recherche dans les parties</translation>
    </message>
    <message>
        <source>No game is like that. Change what is sought, or press “%1”.</source>
        <translation>Aucune partie ne correspond. Modifiez la recherche, ou cliquez sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There are no games in this file. Play one, or paste one with Ctrl+V.</source>
        <translation>Ce fichier ne contient aucune partie. Jouez-en une, ou collez-en une avec Ctrl+V.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search by player, date, position, material and more</source>
        <translation>Chercher par joueur, date, position, matériel et plus encore</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>All games of the file again</source>
        <translation>Afficher de nouveau toutes les parties du fichier</translation>
    </message>
</context>
<context>
    <name>ui::GameTableModel</name>
    <message>
        <source>Game %1, changed and not saved</source>
        <translation>Partie %1, modifiée et non enregistrée</translation>
    </message>
    <message>
        <source>Elo rating of White</source>
        <translation>Classement Elo des Blancs</translation>
    </message>
    <message>
        <source>Elo rating of Black</source>
        <translation>Classement Elo des Noirs</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Nombre de coups</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>ECO</source>
        <translation>ECO</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>ui::HouseRulesBox</name>
    <message>
        <source>Touched man moves</source>
        <translation>Pièce touchée, pièce jouée</translation>
    </message>
    <message>
        <source>A move ends by pressing the clock</source>
        <translation>Appuyer sur la pendule finit le coup</translation>
    </message>
    <message>
        <source>Two minutes for an illegal move</source>
        <translation>Deux minutes pour un coup illégal</translation>
    </message>
    <message>
        <source>Two minutes for an incorrect claim</source>
        <translation>Deux minutes pour une réclamation infondée</translation>
    </message>
    <message>
        <source>White’s clock runs from the start</source>
        <translation>La pendule des Blancs part aussitôt</translation>
    </message>
    <message>
        <source>Hide the board in a pause</source>
        <translation>Cacher l’échiquier en pause</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Whoever touches a man must move it or take it, unless he says J’adoube first.</source>
        <translation>Qui touche une pièce doit la jouer ou la prendre, sauf s’il dit d’abord «&#xa0;J’adoube&#xa0;».</translation>
    </message>
    <message>
        <source>Until the clock is pressed the move may be changed.</source>
        <translation>Le coup peut être changé tant que la pendule n’est pas pressée.</translation>
    </message>
    <message>
        <source>The opponent gets two minutes; a second illegal move loses the game.</source>
        <translation>L’adversaire reçoit deux minutes&#x202f;; un second coup illégal perd la partie.</translation>
    </message>
    <message>
        <source>The opponent gets two minutes for a claim that is not correct.</source>
        <translation>L’adversaire reçoit deux minutes quand une réclamation de nulle est infondée.</translation>
    </message>
    <message>
        <source>Otherwise it starts with White’s first move.</source>
        <translation>Sinon elle part au premier coup des Blancs.</translation>
    </message>
    <message>
        <source>Nobody can think about the position while the game is paused.</source>
        <translation>Personne ne peut réfléchir à la position pendant la pause.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>When the opponent agrees</source>
        <translation>Si l’adversaire accepte</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Librement</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>au sort</translation>
    </message>
    <message>
        <source>Number of the starting position</source>
        <translation>Numéro de la position de départ</translation>
    </message>
    <message>
        <source>A number from 0 to 959; 518 is the usual array. Below 0: by lot.</source>
        <translation>Un numéro de 0 à 959&#x202f;; 518 est la position habituelle. En dessous de 0&#xa0;: au sort.</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>Reprise des coups</translation>
    </message>
    <message>
        <source>Chess960</source>
        <comment>a house rule, in a list</comment>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess960 (%1)</source>
        <translation>Chess960 (%1)</translation>
    </message>
    <message>
        <source>touch-move</source>
        <comment>a house rule, in a list</comment>
        <translation>pièce touchée</translation>
    </message>
    <message>
        <source>pressing the clock</source>
        <comment>a house rule, in a list</comment>
        <translation>appui sur la pendule</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>a house rule, in a list</comment>
        <translation>pénalités</translation>
    </message>
    <message>
        <source>clock at once</source>
        <comment>a house rule, in a list</comment>
        <translation>pendule lancée d’emblée</translation>
    </message>
    <message>
        <source>board hidden in a pause</source>
        <comment>a house rule, in a list</comment>
        <translation>échiquier caché en pause</translation>
    </message>
    <message>
        <source>no taking back</source>
        <comment>a house rule, in a list</comment>
        <translation>coups définitifs</translation>
    </message>
    <message>
        <source>free taking back</source>
        <comment>a house rule, in a list</comment>
        <translation>reprise libre</translation>
    </message>
</context>
<context>
    <name>ui::KeyMapDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur l’échiquier</translation>
    </message>
    <message>
        <source>Play a move</source>
        <translation>Jouer un coup</translation>
    </message>
    <message>
        <source>drag, click twice, or type it: Nf3, e2e4, O-O</source>
        <translation>glisser, cliquer deux fois, ou taper&#xa0;: Cf3, e2e4, O-O</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Reposer la pièce</translation>
    </message>
    <message>
        <source>Esc or right button</source>
        <translation>Échap ou bouton droit</translation>
    </message>
    <message>
        <source>Choose the promotion</source>
        <translation>Choisir la promotion</translation>
    </message>
    <message>
        <source>Q R B N or click</source>
        <translation>D T F C ou clic</translation>
    </message>
    <message>
        <source>Arrow or circle</source>
        <translation>Flèche ou cercle</translation>
    </message>
    <message>
        <source>right drag or right click; red with Shift, yellow with Ctrl, blue with Ctrl+Shift or Alt</source>
        <translation>glisser ou cliquer à droite&#x202f;; rouge avec Maj, jaune avec Ctrl, bleu avec Ctrl+Maj ou Alt</translation>
    </message>
    <message>
        <source>Play by keys</source>
        <translation>Jouer au clavier</translation>
    </message>
    <message>
        <source>Enter, then the arrow keys and Enter; Esc leaves the board</source>
        <translation>Entrée, puis les flèches et Entrée&#x202f;; Échap quitte l’échiquier</translation>
    </message>
    <message>
        <source>Sign for the current move (review)</source>
        <translation>Signe sur le coup courant (analyse)</translation>
    </message>
    <message>
        <source>type it: ! ? !! ?? !? ?! = += =+ +/- -/+ +- -+ ~ (unclear); Backspace takes it away</source>
        <translation>le taper&#xa0;:&#xa0;!&#xa0;?&#xa0;!!&#xa0;??&#xa0;!?&#xa0;?! = += =+ +/- -/+ +- -+ ~ (peu clair)&#x202f;; Retour arrière l’enlève</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <source>wheel over the board</source>
        <translation>molette sur l’échiquier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::ListEditor</name>
    <message>
        <source>The list can be changed as soon as the file is read.</source>
        <translation>La liste pourra être modifiée dès que le fichier sera lu.</translation>
    </message>
    <message>
        <source>The file was not read to the end: its list cannot be changed.</source>
        <translation>Le fichier n’a pas été lu jusqu’au bout&#xa0;: sa liste ne peut pas être modifiée.</translation>
    </message>
    <message>
        <source>Games can be moved while the list is in the order of the file: click on “No.”.</source>
        <translation>Les parties se déplacent quand la liste suit l’ordre du fichier&#xa0;: cliquez sur «&#xa0;N°&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>deletion of %n game(s)</source>
        <translation>
            <numerusform>suppression de %n partie</numerusform>
            <numerusform>suppression de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted from the list; on the disk they stay until the file is saved.</source>
        <translation>
            <numerusform>%n partie supprimée de la liste&#xa0;; elle reste sur le disque jusqu’à l’enregistrement du fichier.</numerusform>
            <numerusform>%n parties supprimées de la liste&#xa0;; elles restent sur le disque jusqu’à l’enregistrement du fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move of %n game(s)</source>
        <translation>
            <numerusform>déplacement de %n partie</numerusform>
            <numerusform>déplacement de %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>These games are too many for the clipboard: save the file under another name.</source>
        <translation>Ces parties sont trop nombreuses pour le presse-papiers&#xa0;: enregistrez le fichier sous un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>%n partie copiée.</numerusform>
            <numerusform>%n parties copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>addition of %n game(s)</source>
        <translation>
            <numerusform>ajout de %n partie</numerusform>
            <numerusform>ajout de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n partie ajoutée.</numerusform>
            <numerusform>%n parties ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message numerus="yes">
        <source>What is to be done with these %n file(s)?</source>
        <translation>
            <numerusform>Que faire de ce fichier&#xa0;?</numerusform>
            <numerusform>Que faire de ces %n fichiers&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>What is to be done with “%1”?</source>
        <translation>Que faire de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Add the games to “%1”</source>
        <translation>Ajouter les parties à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Change the tags</source>
        <translation>Modifier les en-têtes</translation>
    </message>
    <message>
        <source>The settings could not be read; they were put aside as “%1”.</source>
        <translation>Les réglages étaient illisibles&#x202f;; ils ont été mis de côté sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The settings in “%1” cannot be read, and changes to them will not be kept.</source>
        <translation>Les réglages de «&#xa0;%1&#xa0;» sont illisibles&#x202f;; leurs changements ne seront pas gardés.</translation>
    </message>
    <message>
        <source>This game is in the list already.</source>
        <translation>Cette partie est déjà dans la liste.</translation>
    </message>
</context>
<context>
    <name>ui::MaterialPage</name>
    <message>
        <source>Pawn ending</source>
        <translation>Finale de pions</translation>
    </message>
    <message>
        <source>Rook ending</source>
        <translation>Finale de tours</translation>
    </message>
    <message>
        <source>Rook ending, two pawns against one</source>
        <translation>Finale de tours, deux pions contre un</translation>
    </message>
    <message>
        <source>Rook and pawn against rook</source>
        <translation>Tour et pion contre tour</translation>
    </message>
    <message>
        <source>Queen ending</source>
        <translation>Finale de dames</translation>
    </message>
    <message>
        <source>Queen against rook</source>
        <translation>Dame contre tour</translation>
    </message>
    <message>
        <source>Bishop against knight</source>
        <translation>Fou contre cavalier</translation>
    </message>
    <message>
        <source>Bishops of the same colour</source>
        <translation>Fous de même couleur</translation>
    </message>
    <message>
        <source>Bishops of opposite colours</source>
        <translation>Fous de couleurs opposées</translation>
    </message>
    <message>
        <source>Rook against minor piece</source>
        <translation>Tour contre pièce mineure</translation>
    </message>
    <message>
        <source>Bishop and knight mate</source>
        <translation>Mat avec fou et cavalier</translation>
    </message>
    <message>
        <source>“%1” names no men; write KRPP-KRP for rook and two pawns against rook and pawn.</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne pas de matériel&#xa0;; écrivez KRPP-KRP (lettres anglaises) pour tour et deux pions contre tour et pion.</translation>
    </message>
    <message>
        <source>“%1” is no number of men; write 2, 0-2 or 2+.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre&#xa0;; écrivez 2, 0-2 ou 2+.</translation>
    </message>
    <message>
        <source>Choose an ending…</source>
        <translation>Choisir une finale…</translation>
    </message>
    <message>
        <source>Usual endings</source>
        <translation>Finales usuelles</translation>
    </message>
    <message>
        <source>or write KRPP-KRP</source>
        <translation>ou écrire KRPP-KRP</translation>
    </message>
    <message>
        <source>The men of both sides by their English letters</source>
        <translation>Les pièces des deux camps par leurs lettres anglaises</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Fous</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour: kind of men</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A number, or a range such as 0-2 or 2+</source>
        <translation>Un nombre, ou un intervalle comme 0-2 ou 2+</translation>
    </message>
    <message>
        <source>Bishops on any colours</source>
        <translation>Fous de toute couleur</translation>
    </message>
    <message>
        <source>Bishops on the same colour</source>
        <translation>Fous de même couleur</translation>
    </message>
    <message>
        <source>Bishops on opposite colours</source>
        <translation>Fous de couleurs opposées</translation>
    </message>
    <message>
        <source>Colours of the bishops</source>
        <translation>Couleurs des fous</translation>
    </message>
    <message>
        <source>Also colours exchanged</source>
        <translation>Couleurs inversées aussi</translation>
    </message>
    <message>
        <source>lasting</source>
        <translation>durant</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>un instant</translation>
    </message>
    <message>
        <source> moves</source>
        <comment>after a number</comment>
        <translation> coups</translation>
    </message>
</context>
<context>
    <name>ui::MoveEntry</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>ui::MoveListView</name>
    <message>
        <source>Move the variation up</source>
        <translation>Monter la variante</translation>
    </message>
    <message>
        <source>Make it the main line</source>
        <translation>En faire la ligne principale</translation>
    </message>
    <message>
        <source>Move the variation down</source>
        <translation>Descendre la variante</translation>
    </message>
    <message>
        <source>Clear comments and signs</source>
        <translation>Effacer les commentaires et les signes</translation>
    </message>
    <message>
        <source>Delete all moves after this one</source>
        <translation>Supprimer tout après ce coup</translation>
    </message>
    <message>
        <source>Delete this move and what follows</source>
        <translation>Supprimer ce coup et la suite</translation>
    </message>
    <message>
        <source>Delete the variation</source>
        <translation>Supprimer la variante</translation>
    </message>
    <message>
        <source>Copy the moves up to here</source>
        <translation>Copier les coups jusqu’ici</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
</context>
<context>
    <name>ui::NavigationBar</name>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation>Fin de la ligne</translation>
    </message>
    <message>
        <source>Stop playing through</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Faire défiler</translation>
    </message>
</context>
<context>
    <name>ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noirs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <source>More time settings</source>
        <translation>Autres cadences</translation>
    </message>
    <message>
        <source>Any number</source>
        <comment>of games in a series</comment>
        <translation>Sans fin</translation>
    </message>
    <message>
        <source>More than one game makes a series with a score; 0 is as many as you like.</source>
        <translation>Plus d’une partie fait un match avec un score&#x202f;; 0&#xa0;: autant que vous voulez.</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Couleurs alternées</translation>
    </message>
    <message>
        <source>Lots each game</source>
        <translation>Tirage à chaque partie</translation>
    </message>
    <message>
        <source>Same colours</source>
        <translation>Mêmes couleurs</translation>
    </message>
    <message>
        <source>Colours of the next games</source>
        <translation>Couleurs des parties suivantes</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>Stop it and start</source>
        <translation>L’arrêter et commencer</translation>
    </message>
    <message>
        <source>As above</source>
        <comment>who has White</comment>
        <translation>Comme ci-dessus</translation>
    </message>
    <message>
        <source>By lot</source>
        <comment>who has White</comment>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Other colours than in the last game</source>
        <translation>Inversées depuis la dernière partie</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
</context>
<context>
    <name>ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ui::PlayController</name>
    <message>
        <source>The computer was asleep: the game is paused.</source>
        <translation>L’ordinateur était en veille&#xa0;: la partie est en pause.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Le coup est maintenu.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go to the last move to play on.</source>
        <translation>C’est une position antérieure. Allez au dernier coup pour continuer.</translation>
    </message>
    <message>
        <source>Draw?</source>
        <comment>offered to this player</comment>
        <translation>Nulle&#x202f;?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Take back?</source>
        <comment>asked of this player</comment>
        <translation>Reprendre&#x202f;?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Accorder</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Chess960, position %1</source>
        <translation>Chess960, position %1</translation>
    </message>
    <message>
        <source>The flag has fallen. Looking for a mate by any moves…</source>
        <translation>Le drapeau est tombé. Recherche d’un mat encore possible…</translation>
    </message>
    <message>
        <source>A mate that was still possible: move %1 of %2</source>
        <translation>Un mat encore possible&#xa0;: coup&#xa0;%1 sur %2</translation>
    </message>
    <message>
        <source>The series could not be saved as “%1”.</source>
        <translation>Le match n’a pas pu être enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Whether mate was still possible could not be settled in time: it counts as possible.</source>
        <translation>Le temps a manqué pour établir si un mat restait possible&#xa0;: il est tenu pour possible.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Ne&amp;xt game of the series</source>
        <translation>Partie suivante du &amp;match</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>%1 – %2 goes on and the clock runs, until you start a new game.</source>
        <translation>La partie %1 – %2 continue et la pendule tourne, jusqu’à ce que vous en commenciez une autre.</translation>
    </message>
    <message>
        <source>%1 – %2 goes on until you start a new game.</source>
        <translation>La partie %1 – %2 continue jusqu’à ce que vous en commenciez une autre.</translation>
    </message>
    <message>
        <source>Then it stops without a result and stays among the games of this session.</source>
        <translation>Elle s’arrêtera alors sans résultat et restera parmi les parties de cette séance.</translation>
    </message>
    <message>
        <source>A new game ends the series (%1).</source>
        <translation>Une nouvelle partie met fin au match (%1).</translation>
    </message>
</context>
<context>
    <name>ui::PlayMoves</name>
    <message>
        <source>The moves of the game come here. Drag a piece, click it and then its square, or type the move.</source>
        <translation>Les coups de la partie s’inscrivent ici. Faites glisser une pièce, cliquez dessus puis sur sa case, ou tapez le coup.</translation>
    </message>
</context>
<context>
    <name>ui::PlayerPlate</name>
    <message>
        <source>to move</source>
        <comment>this player</comment>
        <translation>au trait</translation>
    </message>
</context>
<context>
    <name>ui::PositionPage</name>
    <message>
        <source>Position (FEN)</source>
        <translation>Position (FEN)</translation>
    </message>
    <message>
        <source>Take the position on the board, or paste a FEN</source>
        <translation>Prendre la position de l’échiquier, ou coller un FEN</translation>
    </message>
    <message>
        <source>Take the position on the board</source>
        <translation>Prendre la position de l’échiquier</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>Identique pour</translation>
    </message>
    <message>
        <source>everything, and who is to move</source>
        <translation>tout, et le trait</translation>
    </message>
    <message>
        <source>the pawns</source>
        <translation>les pions</translation>
    </message>
    <message>
        <source>White’s men</source>
        <translation>les pièces blanches</translation>
    </message>
    <message>
        <source>Black’s men</source>
        <translation>les pièces noires</translation>
    </message>
    <message>
        <source>the files a to d</source>
        <translation>les colonnes a à d</translation>
    </message>
    <message>
        <source>the files e to h</source>
        <translation>les colonnes e à h</translation>
    </message>
    <message>
        <source>Castling rights and en passant are not compared</source>
        <translation>Les droits de roque et la prise en passant ne sont pas comparés</translation>
    </message>
    <message>
        <source>In variations too</source>
        <translation>Dans les variantes aussi</translation>
    </message>
    <message>
        <source>The position that is sought</source>
        <translation>La position cherchée</translation>
    </message>
</context>
<context>
    <name>ui::ProblemPanel</name>
    <message>
        <source>%1 in %2</source>
        <comment>problems in games</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the first %Ln are listed</source>
        <translation>
            <numerusform>%1&#xa0;; le premier est listé</numerusform>
            <numerusform>%1&#xa0;; les %Ln premiers sont listés</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Problems of the file</source>
        <translation>Problèmes du fichier</translation>
    </message>
    <message>
        <source>Looking through the games</source>
        <translation>Examen des parties</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop looking; what was found stays in the list</source>
        <translation>Arrêter l’examen&#xa0;; ce qui a été trouvé reste dans la liste</translation>
    </message>
    <message>
        <source>Back to the list of games</source>
        <translation>Revenir à la liste des parties</translation>
    </message>
</context>
<context>
    <name>ui::ProblemTableModel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>What was kept</source>
        <translation>Ce qui est gardé</translation>
    </message>
</context>
<context>
    <name>ui::RepairEditor</name>
    <message>
        <source>Read as moves</source>
        <translation>Lire les coups</translation>
    </message>
    <message>
        <source>Return: the text is read again and takes its place in the game</source>
        <translation>Entrée&#xa0;: le texte est relu et prend sa place dans la partie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take this text out of the game</source>
        <translation>Retirer ce texte de la partie</translation>
    </message>
    <message>
        <source>Esc: leave the text as it is</source>
        <translation>Échap&#xa0;: laisser le texte tel quel</translation>
    </message>
    <message>
        <source>Leave the text as it is</source>
        <translation>Laisser le texte tel quel</translation>
    </message>
    <message>
        <source>Text that could not be read</source>
        <translation>Texte qui n’a pas pu être lu</translation>
    </message>
</context>
<context>
    <name>ui::ReportController</name>
    <message numerus="yes">
        <source>%Ln game(s) have small faults; nothing of them is lost.</source>
        <translation>
            <numerusform>%Ln&#xa0;partie a de petits défauts&#x202f;; rien n’est perdu.</numerusform>
            <numerusform>%Ln&#xa0;parties ont de petits défauts&#x202f;; rien n’est perdu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) hold something that could not be read; it is kept as text.</source>
        <translation>
            <numerusform>%Ln partie contient un passage illisible&#xa0;; il est gardé comme texte.</numerusform>
            <numerusform>%Ln parties contiennent un passage illisible&#xa0;; il est gardé comme texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Voir les problèmes</translation>
    </message>
</context>
<context>
    <name>ui::ReviewController</name>
    <message>
        <source>Add %1</source>
        <comment>a move</comment>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>This move cannot be added here.</source>
        <translation>Ce coup ne peut pas être ajouté ici.</translation>
    </message>
    <message>
        <source>Draw on the board</source>
        <translation>Dessiner sur l’échiquier</translation>
    </message>
    <message>
        <source>thought %1</source>
        <comment>time for a move</comment>
        <translation>réflexion %1</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPresenter</name>
    <message>
        <source>Move variation %1 up</source>
        <translation>Monter la variante %1</translation>
    </message>
    <message>
        <source>Make %1 the main line</source>
        <translation>Faire de %1 la ligne principale</translation>
    </message>
    <message>
        <source>Move variation %1 down</source>
        <translation>Descendre la variante %1</translation>
    </message>
    <message>
        <source>Delete variation %1</source>
        <translation>Supprimer la variante %1</translation>
    </message>
    <message>
        <source>Delete %1 and what follows</source>
        <translation>Supprimer %1 et la suite</translation>
    </message>
    <message>
        <source>Delete all moves</source>
        <translation>Supprimer tous les coups</translation>
    </message>
    <message>
        <source>Delete all moves after %1</source>
        <translation>Supprimer tout après %1</translation>
    </message>
    <message>
        <source>Clear the comment on the game</source>
        <translation>Effacer le commentaire sur la partie</translation>
    </message>
    <message>
        <source>Clear comments and signs of %1</source>
        <translation>Effacer commentaires et signes de %1</translation>
    </message>
    <message>
        <source>Sign on %1</source>
        <translation>Signe sur %1</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Commentaire sur %1</translation>
    </message>
</context>
<context>
    <name>ui::SafetyController</name>
    <message>
        <source>The game that was broken off is back. The clocks stand until you go on.</source>
        <translation>La partie interrompue est de retour. Les pendules sont arrêtées jusqu’à la reprise.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved game(s) are back.</source>
        <translation>
            <numerusform>%n partie non enregistrée est de retour.</numerusform>
            <numerusform>%n parties non enregistrées sont de retour.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be written: after a crash nothing unsaved would come back.</source>
        <translation>Impossible d’écrire dans «&#xa0;%1&#xa0;»&#xa0;: après un plantage, rien de ce qui n’est pas enregistré ne reviendrait.</translation>
    </message>
    <message>
        <source>What was discarded last time can still be had back.</source>
        <translation>Ce qui a été abandonné la dernière fois peut encore être récupéré.</translation>
    </message>
    <message>
        <source>Bring back what was discarded</source>
        <translation>Récupérer ce qui a été abandonné</translation>
    </message>
    <message>
        <source>The game that was broken off is back.</source>
        <translation>La partie interrompue est de retour.</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>The disk is full: what is not saved would be lost in a crash. Make room, or save it elsewhere.</source>
        <translation>Le disque est plein&#xa0;: en cas de plantage, ce qui n’est pas enregistré serait perdu. Faites de la place ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ui::SearchController</name>
    <message>
        <source>Open a file of games first; then the games with this position can be found in it.</source>
        <translation>Ouvrez d’abord un fichier de parties&#xa0;; on pourra alors y chercher les parties avec cette position.</translation>
    </message>
</context>
<context>
    <name>ui::SearchPanel</name>
    <message>
        <source>Game</source>
        <comment>a page of the search</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>a page of the search</comment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Material</source>
        <comment>a page of the search</comment>
        <translation>Matériel</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Sound and clock</source>
        <translation>Son et pendule</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <translation>Celles de la langue</translation>
    </message>
    <message>
        <source>English: K Q R B N</source>
        <translation>Anglaises&#xa0;: K Q R B N</translation>
    </message>
    <message>
        <source>French: R D T F C</source>
        <translation>Françaises&#xa0;: R D T F C</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>Figurines&#xa0;: ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>The board stays as it is</source>
        <translation>L’échiquier ne tourne pas</translation>
    </message>
    <message>
        <source>The side to move sits below</source>
        <translation>Le camp au trait est en bas</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Staunton</source>
        <translation>Staunton</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modernes</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <translation>Afficher les coordonnées</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Montrer où une pièce peut aller</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>Animer les coups</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Warn of little time at</source>
        <translation>Avertir du manque de temps à</translation>
    </message>
    <message>
        <source>Turning the board</source>
        <translation>Rotation de l’échiquier</translation>
    </message>
</context>
<context>
    <name>ui::SetupBoard</name>
    <message>
        <source>Board on which men are put</source>
        <translation>Échiquier sur lequel on pose les pièces</translation>
    </message>
    <message>
        <source>Click or drag men onto the board; the right button takes one away.
Keys: arrows, K Q R B N P for White, with small letters for Black, Delete.</source>
        <translation>Cliquez ou glissez les pièces sur l’échiquier&#xa0;; le bouton droit en retire une.
Touches&#xa0;: flèches, K Q R B N P pour les Blancs, en minuscules pour les Noirs, Suppr.</translation>
    </message>
</context>
<context>
    <name>ui::SetupDialog</name>
    <message>
        <source>&amp;Play from here…</source>
        <translation>&amp;Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>&amp;Review from here</source>
        <translation>&amp;Analyser à partir d’ici</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Disposer une position</translation>
    </message>
    <message>
        <source>&amp;FEN or EPD</source>
        <translation>&amp;FEN ou EPD</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>&amp;Array</source>
        <translation>&amp;Position initiale</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>Number of the Chess960 array</source>
        <translation>Numéro de la position de Chess960</translation>
    </message>
    <message>
        <source>Chess&amp;960 array</source>
        <translation>Position Chess&amp;960</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Moves of either side since the last capture or pawn move</source>
        <translation>Demi-coups depuis la dernière prise ou le dernier coup de pion</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blancs %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Noirs %1</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>Au &amp;trait</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Roque</translation>
    </message>
    <message>
        <source>&amp;En passant</source>
        <translation>En pa&amp;ssant</translation>
    </message>
    <message>
        <source>&amp;Quiet plies</source>
        <translation>Demi-&amp;coups sans prise</translation>
    </message>
    <message>
        <source>Move &amp;number</source>
        <translation>&amp;Numéro du coup</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>none</source>
        <comment>en passant square</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>The side to move has no legal move: the game is over.</source>
        <translation>Le camp au trait n’a aucun coup légal&#xa0;: la partie est finie.</translation>
    </message>
    <message>
        <source>The position can be played.</source>
        <translation>La position est jouable.</translation>
    </message>
    <message>
        <source>It can be played all the same; rights that cannot be are dropped.</source>
        <translation>Elle est jouable malgré tout&#xa0;; les droits impossibles sont abandonnés.</translation>
    </message>
</context>
<context>
    <name>ui::SideTimeEditor</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Périodes</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Incrément (Fischer)</translation>
    </message>
    <message>
        <source>Delay (the clock waits)</source>
        <translation>Délai (la pendule attend)</translation>
    </message>
    <message>
        <source>Bronstein (time given back)</source>
        <translation>Bronstein (temps rendu)</translation>
    </message>
    <message>
        <source>Byo-yomi (periods)</source>
        <translation>Byo-yomi (périodes)</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>Kind of clock</source>
        <translation>Type de pendule</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Ajouter une période</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>column of stages</comment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>rest</source>
        <comment>of the moves of a game</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>Moves of this stage</source>
        <translation>Coups de cette période</translation>
    </message>
    <message>
        <source>Minutes of this stage</source>
        <translation>Minutes de cette période</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Retirer cette période</translation>
    </message>
    <message>
        <source>Seconds</source>
        <comment>of a byo-yomi period</comment>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <comment>column of stages</comment>
        <translation>Secondes par coup</translation>
    </message>
</context>
<context>
    <name>ui::TagDialog</name>
    <message>
        <source>Names, date and other tags</source>
        <translation>Noms, date et autres en-têtes</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>* (unfinished or unknown)</source>
        <translation>* (inachevée ou inconnue)</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter un en-tête</translation>
    </message>
    <message>
        <source>Remove the tag</source>
        <translation>Supprimer l’en-tête</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>“%1” cannot be a tag’s name: use letters, digits and _ only.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas nommer un en-tête&#xa0;: lettres, chiffres et _ seulement.</translation>
    </message>
    <message>
        <source>“%1” says how the game begins; the moves hang on it, so it cannot be changed here.</source>
        <translation>«&#xa0;%1&#xa0;» dit comment la partie commence&#x202f;; les coups en dépendent, on ne peut donc pas le modifier ici.</translation>
    </message>
    <message>
        <source>“%1” is no date: write year.month.day, with ? for what is not known, such as 2026.05.??.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;: écrivez année.mois.jour, avec «&#xa0;?&#xa0;» pour ce que l’on ignore, par exemple 2026.05.??.</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
</context>
<context>
    <name>ui::TimePicker</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minutes</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>&amp;Secondes par coup</translation>
    </message>
    <message>
        <source>A clock needs some time to start with.</source>
        <translation>Une pendule a besoin d’un temps de départ.</translation>
    </message>
    <message>
        <source>A different time for each side</source>
        <translation>Un temps différent pour chaque camp</translation>
    </message>
    <message>
        <source>White</source>
        <comment>whose time it is</comment>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>whose time it is</comment>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>The seconds come before each move, the first one too</source>
        <translation>Secondes ajoutées avant chaque coup, dès le premier</translation>
    </message>
    <message>
        <source>As clocks in tournaments have it: 5 minutes and 3 seconds begin at 5:03.</source>
        <translation>Comme en tournoi&#xa0;: 5 minutes et 3 secondes commencent à 5:03.</translation>
    </message>
</context>
<context>
    <name>ui::UndoController</name>
    <message>
        <source>%1: %2</source>
        <comment>undo: which change</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::UnreadController</name>
    <message>
        <source>This text could not be read.</source>
        <translation>Ce texte n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>Mend the text after %1</source>
        <translation>Réparer le texte après %1</translation>
    </message>
    <message>
        <source>Remove the unread text after %1</source>
        <translation>Retirer le texte non lu après %1</translation>
    </message>
    <message>
        <source>Type the text after %1</source>
        <translation>Saisir le texte après %1</translation>
    </message>
    <message>
        <source>Keep the text after %1 as a comment</source>
        <translation>Garder le texte après %1 en commentaire</translation>
    </message>
    <message>
        <source>The text as it was typed would have changed what follows it: it is a comment now.</source>
        <translation>Tel quel, le texte saisi aurait changé ce qui le suit&#xa0;: c’est maintenant un commentaire.</translation>
    </message>
</context>
<context>
    <name>ui::WindowDialogs</name>
    <message>
        <source>New game from this position</source>
        <translation>Nouvelle partie à partir de cette position</translation>
    </message>
</context>
<context>
    <name>ui::WindowMenus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>F&amp;ichiers récents</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Show the games &amp;of</source>
        <translation>&amp;Afficher les parties de</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
</context>
</TS>
