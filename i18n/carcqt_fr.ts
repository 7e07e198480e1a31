<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AmazonVocabulary</name>
    <message>
        <source>Amazonas</source>
        <translation>Amazonas</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>jungle</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>tributary</source>
        <translation>affluent</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>Amazone</translation>
    </message>
    <message>
        <source>jungles</source>
        <translation>jungles</translation>
    </message>
    <message>
        <source>villages</source>
        <translation>villages</translation>
    </message>
    <message>
        <source>tributaries</source>
        <translation>affluents</translation>
    </message>
    <message>
        <source>the jungle around {zone} at {square}</source>
        <translation>la jungle autour de {zone} en {square}</translation>
    </message>
    <message>
        <source>the village {zone} at {square}</source>
        <translation>le village {zone} en {square}</translation>
    </message>
    <message>
        <source>the tributary {zone} at {square}</source>
        <translation>l’affluent {zone} en {square}</translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>l’Amazone</translation>
    </message>
    <message>
        <source>in the jungle</source>
        <translation>dans la jungle</translation>
    </message>
    <message>
        <source>in the village</source>
        <translation>dans le village</translation>
    </message>
    <message>
        <source>on the tributary</source>
        <translation>sur l’affluent</translation>
    </message>
    <message>
        <source>on the Amazon</source>
        <translation>sur l’Amazone</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>rocher</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>meeples</source>
        <translation>meeples</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>camps</translation>
    </message>
    <message>
        <source>a meeple</source>
        <translation>un meeple</translation>
    </message>
    <message>
        <source>a camp</source>
        <translation>un camp</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n barque</numerusform>
            <numerusform>%n barques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espace</numerusform>
            <numerusform>%n espaces</numerusform>
        </translation>
    </message>
    <message>
        <source>call for a double tile</source>
        <translation>appel d’une tuile double</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit(s)</source>
        <translation>
            <numerusform>%n fruit</numerusform>
            <numerusform>%n fruits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parrot(s)</source>
        <translation>
            <numerusform>%n perroquet</numerusform>
            <numerusform>%n perroquets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toucan(s)</source>
        <translation>
            <numerusform>%n toucan</numerusform>
            <numerusform>%n toucans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n butterfly(-ies)</source>
        <translation>
            <numerusform>%n papillon</numerusform>
            <numerusform>%n papillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ocelot(s)</source>
        <translation>
            <numerusform>%n ocelot</numerusform>
            <numerusform>%n ocelots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sloth(s)</source>
        <translation>
            <numerusform>%n paresseux</numerusform>
            <numerusform>%n paresseux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caiman(s)</source>
        <translation>
            <numerusform>%n caïman</numerusform>
            <numerusform>%n caïmans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piranha(s)</source>
        <translation>
            <numerusform>%n piranha</numerusform>
            <numerusform>%n piranhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the first boat at the mouth</source>
        <translation>
            <numerusform>%n pour la première barque à l’embouchure</numerusform>
            <numerusform>%n pour la première barque à l’embouchure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the second boat at the mouth</source>
        <translation>
            <numerusform>%n pour la deuxième barque à l’embouchure</numerusform>
            <numerusform>%n pour la deuxième barque à l’embouchure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the third boat at the mouth</source>
        <translation>
            <numerusform>%n pour la troisième barque à l’embouchure</numerusform>
            <numerusform>%n pour la troisième barque à l’embouchure</numerusform>
        </translation>
    </message>
    <message>
        <source>land tiles</source>
        <translation>tuiles Terrain</translation>
    </message>
    <message>
        <source>double tiles</source>
        <translation>tuiles doubles</translation>
    </message>
    <message>
        <source>start board</source>
        <translation>plateau de départ</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>choose a double tile</source>
        <translation>choisir une tuile double</translation>
    </message>
    <message>
        <source>place a meeple or a camp, or pass and sail on</source>
        <translation>placer un meeple ou un camp, ou passer et naviguer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>The tributary {zone} at {square} is complete.</source>
        <translation>L’affluent {zone} en {square} est terminé.</translation>
    </message>
    <message>
        <source>The village {zone} at {square} is complete.</source>
        <translation>Le village {zone} en {square} est terminé.</translation>
    </message>
    <message>
        <source>tributaries completed</source>
        <translation>affluents terminés</translation>
    </message>
    <message>
        <source>villages completed</source>
        <translation>villages terminés</translation>
    </message>
    <message>
        <source>how far boats get down the river</source>
        <translation>distance parcourue par les barques</translation>
    </message>
    <message>
        <source>Amazon scorings where a second boat scores</source>
        <translation>évaluations où une deuxième barque marque</translation>
    </message>
    <message>
        <source>Choose the double tile {tile}.</source>
        <translation>Choisir la tuile double {tile}.</translation>
    </message>
    <message>
        <source>A double tile carries the Amazon on; give it a zone “amazon” that comes in at one short side and leaves at the other.</source>
        <translation>Une tuile double prolonge l’Amazone&#xa0;; donnez-lui une zone «&#xa0;amazon&#xa0;» qui entre par un petit côté et sort par l’autre.</translation>
    </message>
    <message>
        <source>The Amazon must leave this tile once, at its south side; correct its “at”.</source>
        <translation>L’Amazone doit quitter cette tuile une seule fois, par son côté sud&#xa0;; corrigez son «&#xa0;at&#xa0;».</translation>
    </message>
    <message>
        <source>The Amazon must be one zone that comes in at one side and leaves straight across at the opposite one; correct its “at”.</source>
        <translation>L’Amazone doit être une seule zone qui entre par un côté et sort tout droit par le côté opposé&#xa0;; corrigez son «&#xa0;at&#xa0;».</translation>
    </message>
    <message>
        <source>There must be a number for each of the {players} seats, from {low} to {high}.</source>
        <translation>Il faut un nombre pour chacune des {players} places, de {low} à {high}.</translation>
    </message>
    <message>
        <source>No double tile is left to be chosen; leave one in its pile, or begin with another phase.</source>
        <translation>Il ne reste aucune tuile double à choisir&#xa0;; laissez-en une dans sa pile, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>The last tile calls for no double tile; lay one that shows a call last, or begin with another phase.</source>
        <translation>La dernière tuile n’appelle pas de tuile double&#xa0;; posez en dernier une tuile qui en appelle une, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>“{move}” names no double tile that is left and fits.</source>
        <translation>«&#xa0;{move}&#xa0;» ne désigne aucune tuile double restante qui aille ici.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first a double tile must be chosen.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut être joué maintenant&#xa0;; il faut d’abord choisir une tuile double.</translation>
    </message>
    <message>
        <source>{player}’s boat: space {space} of {spaces}</source>
        <translation>barque de {player}&#xa0;: espace {space} sur {spaces}</translation>
    </message>
    <message>
        <source>{player} chooses the double tile {tile}.</source>
        <translation>{player} choisit la tuile double {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s boat moves %n space(s), to space {space}.</source>
        <translation>
            <numerusform>La barque de {player} avance de %n espace, jusqu’à l’espace {space}.</numerusform>
            <numerusform>La barque de {player} avance de %n espaces, jusqu’à l’espace {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no animals</source>
        <translation>aucun animal</translation>
    </message>
    <message>
        <source>The Amazon is scored: {animals}.</source>
        <translation>L’Amazone est évaluée&#xa0;: {animals}.</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message numerus="yes">
        <source>%n legal move(s):</source>
        <translation>
            <numerusform>%n coup permis&#xa0;:</numerusform>
            <numerusform>%n coups permis&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>* the tile fits here</source>
        <translation>* la tuile va ici</translation>
    </message>
    <message>
        <source>On the tiles:</source>
        <translation>Sur les tuiles&#xa0;:</translation>
    </message>
    <message>
        <source>To move: {player} ({phase})</source>
        <translation>À jouer&#xa0;: {player} ({phase})</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>In hand:</source>
        <translation>En main&#xa0;:</translation>
    </message>
    <message>
        <source>Just laid:</source>
        <translation>Tuile posée&#xa0;:</translation>
    </message>
    <message>
        <source>{pile}: {count}</source>
        <translation>{pile}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>next: {tiles}</source>
        <translation>à venir&#xa0;: {tiles}</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>a good map for {game} with %n village(s)</source>
        <translation>
            <numerusform>bonne carte pour {game} avec %n village</numerusform>
            <numerusform>bonne carte pour {game} avec %n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a good deck for {game} with %n tile(s)</source>
        <translation>
            <numerusform>une pioche correcte pour {game}, de %n tuile</numerusform>
            <numerusform>une pioche correcte pour {game}, de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a good scenario for {game} with %n move(s)</source>
        <translation>
            <numerusform>un scénario correct pour {game}, de %n coup</numerusform>
            <numerusform>un scénario correct pour {game}, de %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>Exit codes: 0 all is well, 1 a file is wrong or does not do what it expects, 2 wrong use.</source>
        <translation>Codes de sortie&#xa0;: 0 tout va bien, 1 un fichier est incorrect ou ne donne pas ce qu’il attend, 2 mauvais usage.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>speak this language instead of the system&apos;s</source>
        <translation>parler cette langue au lieu de celle du système</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>play the moves of a scenario file and tell what happens</source>
        <translation>jouer les coups d’un fichier de scénario et raconter ce qui se passe</translation>
    </message>
    <message>
        <source>Ends with 1 if a move is illegal or the file expects something else.</source>
        <translation>Se termine par 1 si un coup est interdit ou si le fichier attend autre chose.</translation>
    </message>
    <message>
        <source>FILE|GAME</source>
        <translation>FICHIER|JEU</translation>
    </message>
    <message>
        <source>stop a scenario after so many of its moves</source>
        <translation>arrêter un scénario après ce nombre de coups</translation>
    </message>
    <message>
        <source>let computer players play whole games and count</source>
        <translation>faire jouer des parties entières par l’ordinateur et compter</translation>
    </message>
    <message>
        <source>The same seed gives the same result, however many processes play.</source>
        <translation>La même graine donne le même résultat, quel que soit le nombre de processus.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>draw a deck, a tile, a board or a map</source>
        <translation>dessiner un jeu de tuiles, une tuile, un plateau ou une carte</translation>
    </message>
    <message>
        <source>pixels to a square, or across a map</source>
        <translation>pixels par case, ou en largeur pour une carte</translation>
    </message>
    <message>
        <source>Plays board games, and checks the decks, maps and scenarios made for them. Without a command, it plays a short demonstration.</source>
        <translation>Joue à des jeux de société, et vérifie les jeux de tuiles, cartes et scénarios faits pour eux. Sans commande, joue une courte démonstration.</translation>
    </message>
    <message>
        <source>find every problem of deck, map and scenario files</source>
        <translation>trouver tous les problèmes de fichiers de tuiles, de cartes et de scénarios</translation>
    </message>
    <message>
        <source>print a deck, a map, or a position to play from</source>
        <translation>afficher un jeu de tuiles, une carte ou une position à jouer</translation>
    </message>
    <message>
        <source>a deck, map or scenario file, or a game: {games}</source>
        <translation>un fichier de tuiles, de carte ou de scénario, ou un jeu&#xa0;: {games}</translation>
    </message>
    <message>
        <source>a deck or map file, or the name of a built-in one</source>
        <translation>un fichier de tuiles ou de carte, ou le nom d’un de ceux du programme</translation>
    </message>
    <message>
        <source>how many (100)</source>
        <translation>combien (100)</translation>
    </message>
    <message>
        <source>who plays, one name for each seat (random,random)</source>
        <translation>qui joue, un nom par place (random,random)</translation>
    </message>
    <message>
        <source>where chance begins (0)</source>
        <translation>point de départ du hasard (0)</translation>
    </message>
    <message>
        <source>processes (1)</source>
        <translation>processus (1)</translation>
    </message>
    <message>
        <source>set one of the game&apos;s options</source>
        <translation>régler une des options du jeu</translation>
    </message>
    <message>
        <source>A deck as PDF is printed tile by tile, with cutting marks and backs.</source>
        <translation>En PDF, un jeu de tuiles s’imprime tuile par tuile, avec repères de coupe et dos.</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>the picture to write: .png, .svg or .pdf</source>
        <translation>l’image à écrire&#xa0;: .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>the ground around the tiles (light)</source>
        <translation>le fond autour des tuiles (light&#xa0;: clair, dark&#xa0;: sombre)</translation>
    </message>
    <message>
        <source>only this tile</source>
        <translation>seulement cette tuile</translation>
    </message>
    <message>
        <source>turn the one tile by so many degrees (0)</source>
        <translation>tourner la tuile d’autant de degrés (0)</translation>
    </message>
    <message>
        <source>paper to print on (a4)</source>
        <translation>le papier d’impression (a4)</translation>
    </message>
    <message>
        <source>how wide printed tiles are (45)</source>
        <translation>la largeur des tuiles imprimées (45)</translation>
    </message>
    <message>
        <source>“{text}” should be a whole number from 1 on</source>
        <translation>«&#xa0;{text}&#xa0;» devrait être un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>“{text}” should be a whole number from 0 on</source>
        <translation>«&#xa0;{text}&#xa0;» devrait être un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>print one JSON document instead</source>
        <translation>afficher plutôt un document JSON</translation>
    </message>
</context>
<context>
    <name>DeckPicture</name>
    <message>
        <source>Tiles: {counts}</source>
        <translation>Tuiles&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Sides: {counts}</source>
        <translation>Côtés&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Icons: {counts}</source>
        <translation>Symboles&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Tokens: {counts}</source>
        <translation>Jetons&#xa0;: {counts}</translation>
    </message>
</context>
<context>
    <name>DemonstrationWords</name>
    <message>
        <source>This was a demonstration. “carcqt --help” tells what else can be done.</source>
        <translation>C’était une démonstration. «&#xa0;carcqt --help&#xa0;» dit ce qu’on peut faire d’autre.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>{tile} fits nowhere and leaves the game.</source>
        <translation>{tile} n’a sa place nulle part et quitte le jeu.</translation>
    </message>
    <message>
        <source>{player} places {piece} {where}.</source>
        <translation>{player} place {piece} {where}.</translation>
    </message>
    <message>
        <source>{player} moves {piece}, now {where}.</source>
        <translation>{player} déplace {piece}, désormais {where}.</translation>
    </message>
    <message>
        <source>{player} takes {piece} back.</source>
        <translation>{player} reprend {piece}.</translation>
    </message>
    <message>
        <source>{player} draws {tile}.</source>
        <translation>{player} pioche {tile}.</translation>
    </message>
    <message>
        <source>{player} lays {tile} at {square}.</source>
        <translation>{player} pose {tile} en {square}.</translation>
    </message>
    <message>
        <source>{player} lays {tile} at {square}, turned {degrees}°.</source>
        <translation>{player} pose {tile} en {square}, tournée de {degrees}°.</translation>
    </message>
    <message>
        <source>{player} scores nothing for {worth}.</source>
        <translation>{player} ne marque rien pour {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) for {worth}: {sum}.</source>
        <translation>
            <numerusform>{player} perd %n point pour {worth}&#xa0;: {sum}.</numerusform>
            <numerusform>{player} perd %n points pour {worth}&#xa0;: {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {worth}: {sum}.</source>
        <translation>
            <numerusform>{player} marque %n point pour {worth}&#xa0;: {sum}.</numerusform>
            <numerusform>{player} marque %n points pour {worth}&#xa0;: {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {winners} wins with %n point(s).</source>
        <translation>
            <numerusform>La partie est terminée. {winners} gagne avec %n point.</numerusform>
            <numerusform>La partie est terminée. {winners} gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {winners} share the win with %n point(s).</source>
        <translation>
            <numerusform>La partie est terminée. {winners} gagnent ensemble avec %n point.</numerusform>
            <numerusform>La partie est terminée. {winners} gagnent ensemble avec %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionVocabulary</name>
    <message>
        <source>Expedition</source>
        <translation>Expédition</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>waterway</source>
        <translation>voie d’eau</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>orchidée</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>parrot</source>
        <translation>perroquet</translation>
    </message>
    <message>
        <source>reptile</source>
        <translation>reptile</translation>
    </message>
    <message>
        <source>orchids</source>
        <translation>orchidées</translation>
    </message>
    <message>
        <source>butterflies</source>
        <translation>papillons</translation>
    </message>
    <message>
        <source>fishes</source>
        <translation>poissons</translation>
    </message>
    <message>
        <source>parrots</source>
        <translation>perroquets</translation>
    </message>
    <message>
        <source>reptiles</source>
        <translation>reptiles</translation>
    </message>
    <message>
        <source>five-species chips</source>
        <translation>jetons des cinq espèces</translation>
    </message>
    <message>
        <source>majorities (two players)</source>
        <translation>majorités (deux joueurs)</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>missions</translation>
    </message>
    <message>
        <source>guides</source>
        <translation>guides</translation>
    </message>
    <message>
        <source>all five species</source>
        <translation>les cinq espèces</translation>
    </message>
    <message>
        <source>the orchids</source>
        <translation>les orchidées</translation>
    </message>
    <message>
        <source>the butterflies</source>
        <translation>les papillons</translation>
    </message>
    <message>
        <source>the fishes</source>
        <translation>les poissons</translation>
    </message>
    <message>
        <source>the parrots</source>
        <translation>les perroquets</translation>
    </message>
    <message>
        <source>the reptiles</source>
        <translation>les reptiles</translation>
    </message>
    <message>
        <source>the five species</source>
        <translation>les cinq espèces</translation>
    </message>
    <message>
        <source>the majorities</source>
        <translation>les majorités</translation>
    </message>
    <message>
        <source>the mission</source>
        <translation>la mission</translation>
    </message>
    <message>
        <source>in the village</source>
        <translation>dans le village</translation>
    </message>
    <message>
        <source>tents</source>
        <translation>tentes</translation>
    </message>
    <message>
        <source>neutral tents</source>
        <translation>tentes neutres</translation>
    </message>
    <message>
        <source>a tent</source>
        <translation>une tente</translation>
    </message>
    <message>
        <source>a neutral tent</source>
        <translation>une tente neutre</translation>
    </message>
    <message numerus="yes">
        <source>%n orchid(s)</source>
        <translation>
            <numerusform>%n orchidée</numerusform>
            <numerusform>%n orchidées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n butterfly(ies)</source>
        <translation>
            <numerusform>%n papillon</numerusform>
            <numerusform>%n papillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n poisson</numerusform>
            <numerusform>%n poissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parrot(s)</source>
        <translation>
            <numerusform>%n perroquet</numerusform>
            <numerusform>%n perroquets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reptile(s)</source>
        <translation>
            <numerusform>%n reptile</numerusform>
            <numerusform>%n reptiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guide(s)</source>
        <translation>
            <numerusform>%n guide</numerusform>
            <numerusform>%n guides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the largest species</source>
        <translation>
            <numerusform>%n de la plus grande espèce</numerusform>
            <numerusform>%n de la plus grande espèce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the card</source>
        <translation>
            <numerusform>%n de la carte</numerusform>
            <numerusform>%n de la carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of income</source>
        <translation>
            <numerusform>%n de gains</numerusform>
            <numerusform>%n de gains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of income, halved by the fire</source>
        <translation>
            <numerusform>%n de gains, réduits de moitié par le feu</numerusform>
            <numerusform>%n de gains, réduits de moitié par le feu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species ahead</source>
        <translation>
            <numerusform>%n espèce en tête</numerusform>
            <numerusform>%n espèces en tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) without a camp</source>
        <translation>
            <numerusform>%n village sans campement</numerusform>
            <numerusform>%n villages sans campement</numerusform>
        </translation>
    </message>
    <message>
        <source>event cards</source>
        <translation>cartes événement</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>tuile de départ</translation>
    </message>
    <message>
        <source>keep one of two missions</source>
        <translation>garder une mission sur deux</translation>
    </message>
    <message>
        <source>set up the first tent</source>
        <translation>planter la première tente</translation>
    </message>
    <message>
        <source>choose an income card in secret</source>
        <translation>choisir une carte de gains en secret</translation>
    </message>
    <message>
        <source>hire the guide, or take the income</source>
        <translation>engager le guide, ou prendre les gains</translation>
    </message>
    <message>
        <source>set up camps, or rest</source>
        <translation>établir des campements, ou se reposer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>completed missions</source>
        <translation>missions accomplies</translation>
    </message>
    <message>
        <source>collections of all five species</source>
        <translation>collections des cinq espèces</translation>
    </message>
    <message>
        <source>tents set up</source>
        <translation>tentes plantées</translation>
    </message>
    <message>
        <source>guides hired</source>
        <translation>guides engagés</translation>
    </message>
    <message>
        <source>bonus, 1 silver more for each of one’s own {species}</source>
        <translation>prime, 1 pièce d’argent de plus pour chaque tuile ({species})</translation>
    </message>
    <message>
        <source>a jaguar, no path can be used</source>
        <translation>un jaguar, aucun chemin n’est praticable</translation>
    </message>
    <message>
        <source>crocodiles, no waterway can be used</source>
        <translation>des crocodiles, aucune voie d’eau n’est praticable</translation>
    </message>
    <message>
        <source>a forest fire, income is halved</source>
        <translation>un feu de forêt, les gains sont réduits de moitié</translation>
    </message>
    <message>
        <source>a thieving monkey, 1 silver is lost for each of the largest species</source>
        <translation>un singe voleur, 1 pièce d’argent perdue par tuile de la plus grande espèce</translation>
    </message>
    <message>
        <source>a guide, who can be hired instead of taking the income</source>
        <translation>un guide, à engager au lieu de prendre les gains</translation>
    </message>
    <message>
        <source>Another village has this id; give each its own.</source>
        <translation>Un autre village a cet identifiant&#xa0;; donnez à chacun le sien.</translation>
    </message>
    <message>
        <source>The map has no village “{village}”; name one of its own.</source>
        <translation>La carte n’a pas de village «&#xa0;{village}&#xa0;»&#xa0;; nommez l’un des siens.</translation>
    </message>
    <message>
        <source>The village has too few links ({count}); join it to two other villages or more.</source>
        <translation>Le village a trop peu de liaisons ({count})&#xa0;; reliez-le à au moins deux autres villages.</translation>
    </message>
    <message>
        <source>No way leads here from “{first}”; join the two parts of the map by a link.</source>
        <translation>Aucune route ne mène ici depuis «&#xa0;{first}&#xa0;»&#xa0;; reliez les deux parties de la carte.</translation>
    </message>
    <message>
        <source>There is no species “{species}”; choose one of: {known}.</source>
        <translation>Il n’y a pas d’espèce «&#xa0;{species}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No village has “{species}”, so that nobody can collect all five; give it a home.</source>
        <translation>Aucun village n’a «&#xa0;{species}&#xa0;», et personne ne peut réunir les cinq&#xa0;; donnez-lui un village.</translation>
    </message>
    <message>
        <source>The villages with “{species}” have {count} squares in all, and there are only {most} tiles of it; take squares away or change the species of a village.</source>
        <translation>Les villages à «&#xa0;{species}&#xa0;» ont {count} cases en tout, et il n’y en a que {most} tuiles&#xa0;; enlevez des cases ou changez l’espèce d’un village.</translation>
    </message>
    <message>
        <source>The village has {count} squares; leave at most {most} of their prices.</source>
        <translation>Le village a {count} cases&#xa0;; laissez au plus {most} prix.</translation>
    </message>
    <message>
        <source>The squares fill from the cheapest; write that price first.</source>
        <translation>Les cases se remplissent à partir de la moins chère&#xa0;; écrivez ce prix en premier.</translation>
    </message>
    <message>
        <source>A camp cannot cost {price} gold; write a price from {low} to {high}.</source>
        <translation>Un campement ne peut coûter {price} pièces d’or&#xa0;; écrivez un prix de {low} à {high}.</translation>
    </message>
    <message>
        <source>Too few squares ({count}) cost {gold} gold or less for {players} players to pay a first tent each; make some cheaper.</source>
        <translation>Trop peu de cases ({count}) coûtent {gold} pièces d’or ou moins pour que {players} joueurs paient chacun une première tente&#xa0;; baissez quelques prix.</translation>
    </message>
    <message>
        <source>There is no link of the kind “{kind}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de liaison de la sorte «&#xa0;{kind}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The link comes back to where it began; name another village.</source>
        <translation>La liaison revient à son départ&#xa0;; nommez un autre village.</translation>
    </message>
    <message>
        <source>Another “{kind}” joins the same villages; keep only one.</source>
        <translation>Une autre liaison «&#xa0;{kind}&#xa0;» joint les mêmes villages&#xa0;; n’en gardez qu’une.</translation>
    </message>
    <message>
        <source>There are only {count} missions; {least} or more are needed to deal them.</source>
        <translation>Il n’y a que {count} missions&#xa0;; il en faut au moins {least} pour les distribuer.</translation>
    </message>
    <message>
        <source>Another mission has this id; give each its own.</source>
        <translation>Une autre mission a cet identifiant&#xa0;; donnez à chacune le sien.</translation>
    </message>
    <message>
        <source>The mission “{other}” has the same villages; change one.</source>
        <translation>La mission «&#xa0;{other}&#xa0;» a les mêmes villages&#xa0;; changez-en un.</translation>
    </message>
    <message>
        <source>The mission has {count} villages; name {wanted}.</source>
        <translation>La mission a {count} villages&#xa0;; nommez-en {wanted}.</translation>
    </message>
    <message>
        <source>The mission names “{village}” more than once; name four different ones.</source>
        <translation>La mission nomme «&#xa0;{village}&#xa0;» plusieurs fois&#xa0;; nommez-en quatre différents.</translation>
    </message>
    <message>
        <source>There are no income cards; each player needs at least one.</source>
        <translation>Il n’y a pas de carte de gains&#xa0;; il en faut au moins une par joueur.</translation>
    </message>
    <message>
        <source>Another card has this value; give each its own.</source>
        <translation>Une autre carte a cette valeur&#xa0;; donnez à chacune la sienne.</translation>
    </message>
    <message>
        <source>A card cannot show “{shows}”; choose one of: {known}.</source>
        <translation>Une carte ne peut montrer «&#xa0;{shows}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The list has length {count}; write {wanted} numbers, one for each seat.</source>
        <translation>La liste est de longueur {count}&#xa0;; écrivez {wanted} nombres, un par place.</translation>
    </message>
    <message>
        <source>The number {number} stands on several cards; use each once.</source>
        <translation>Le nombre {number} figure sur plusieurs cartes&#xa0;; servez-vous de chacun une fois.</translation>
    </message>
    <message>
        <source>“{key}” is missing; say what each seat has of it.</source>
        <translation>«&#xa0;{key}&#xa0;» manque&#xa0;; dites ce qu’en a chaque place.</translation>
    </message>
    <message>
        <source>Something is given more than once; give each thing once.</source>
        <translation>Une chose est donnée plusieurs fois&#xa0;; donnez chacune une fois.</translation>
    </message>
    <message>
        <source>This has not the form that is kept here; give each of the {players} seats its numbers or ids, in lists.</source>
        <translation>Ceci n’a pas la forme voulue&#xa0;; donnez à chacune des {players} places ses nombres ou identifiants, en listes.</translation>
    </message>
    <message>
        <source>There is no event “{event}”; choose one of: {known}.</source>
        <translation>Il n’y a pas d’événement «&#xa0;{event}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The event “{event}” is there {count} times in all; the game has {most} of it.</source>
        <translation>L’événement «&#xa0;{event}&#xa0;» est là {count} fois en tout&#xa0;; le jeu en a {most}.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” an event lies open; say in “drawn” which one.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» un événement est découvert&#xa0;; dites lequel dans «&#xa0;drawn&#xa0;».</translation>
    </message>
    <message>
        <source>In the phase “{phase}” no event lies open; leave it out.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» aucun événement n’est découvert&#xa0;; enlevez-le.</translation>
    </message>
    <message>
        <source>No event is left for a round; put one into the pile.</source>
        <translation>Il ne reste pas d’événement pour un tour&#xa0;; mettez-en un dans la pile.</translation>
    </message>
    <message>
        <source>Such a tent stands in this village already; take one away.</source>
        <translation>Une telle tente est déjà dans ce village&#xa0;; enlevez-en une.</translation>
    </message>
    <message>
        <source>More tents stand in the village than it has squares ({most}); take some away.</source>
        <translation>Il y a plus de tentes dans le village que de cases ({most})&#xa0;; enlevez-en.</translation>
    </message>
    <message>
        <source>There are {count} tiles of “{species}” with the players; the game has {most}.</source>
        <translation>Les joueurs ont {count} tuiles «&#xa0;{species}&#xa0;»&#xa0;; le jeu en a {most}.</translation>
    </message>
    <message>
        <source>A guide counts as “{species}”, of which the player has no tile; put it elsewhere.</source>
        <translation>Un guide compte comme «&#xa0;{species}&#xa0;», dont le joueur n’a aucune tuile&#xa0;; mettez-le ailleurs.</translation>
    </message>
    <message>
        <source>There are {count} guides with the players; the game has {most}.</source>
        <translation>Les joueurs ont {count} guides&#xa0;; le jeu en a {most}.</translation>
    </message>
    <message>
        <source>Each chip is there once; write 0 or one of these for each seat: {known}.</source>
        <translation>Chaque jeton n’existe qu’une fois&#xa0;; écrivez pour chaque place 0 ou l’un de&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A hand holds each of these cards at most once: {known}.</source>
        <translation>Une main tient chacune de ces cartes au plus une fois&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The hand is empty; all cards come back before the next round.</source>
        <translation>La main est vide&#xa0;; toutes les cartes reviennent avant le tour suivant.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” this card cannot have been chosen; write -1 for none.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» cette carte ne peut avoir été choisie&#xa0;; écrivez -1 pour aucune.</translation>
    </message>
    <message>
        <source>The seat {seat} has chosen its card already; let another seat move.</source>
        <translation>La place {seat} a déjà choisi sa carte&#xa0;; faites jouer une autre place.</translation>
    </message>
    <message>
        <source>Each mission is dealt at most once, and is one of these: {known}.</source>
        <translation>Chaque mission est donnée au plus une fois, et c’est l’une de&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” the players do not have so many missions; it is one for each, and two only for who is to keep one.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» les joueurs n’ont pas ce nombre de missions&#xa0;; c’est une chacun, et deux pour qui doit en garder une.</translation>
    </message>
    <message>
        <source>The turn order names each of the {players} seats once, and only while camps are set up.</source>
        <translation>L’ordre du tour nomme chacune des {players} places une fois, et seulement pendant l’établissement des campements.</translation>
    </message>
    <message>
        <source>No guide is on offer under this event; write false.</source>
        <translation>Cet événement n’offre pas de guide&#xa0;; écrivez false.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” a guide waits and the player owns a species; begin with another phase.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» un guide attend et le joueur a une espèce&#xa0;; commencez par une autre phase.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” nobody puts up neutral tents; write false.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;» personne ne plante de tente neutre&#xa0;; écrivez false.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first keep one of the two missions.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut se jouer maintenant&#xa0;; gardez d’abord l’une des deux missions.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first a first tent must be set up.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut se jouer maintenant&#xa0;; il faut d’abord planter une première tente.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first an income card must be chosen.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut se jouer maintenant&#xa0;; il faut d’abord choisir une carte de gains.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first hire the guide or collect the income.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut se jouer maintenant&#xa0;; engagez d’abord le guide ou prenez les gains.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; set up camps, or rest.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut se jouer maintenant&#xa0;; établissez des campements, ou reposez-vous.</translation>
    </message>
    <message>
        <source>There are two missions; keep 1 or 2.</source>
        <translation>Il y a deux missions&#xa0;; gardez 1 ou 2.</translation>
    </message>
    <message>
        <source>This card is not in hand; choose one of: {known}.</source>
        <translation>Cette carte n’est pas en main&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A guide can only count as a species that the player owns; choose one of: {known}.</source>
        <translation>Un guide ne peut compter que pour une espèce que le joueur possède&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No neutral tent can stand in “{village}”: one a turn, one in a village, and never on its last free square.</source>
        <translation>Aucune tente neutre ne peut aller à «&#xa0;{village}&#xa0;»&#xa0;: une par tour, une par village, jamais sur sa dernière case libre.</translation>
    </message>
    <message>
        <source>No tent is left; rest.</source>
        <translation>Il ne reste pas de tente&#xa0;; reposez-vous.</translation>
    </message>
    <message>
        <source>There is a camp of this player in “{village}” already.</source>
        <translation>Ce joueur a déjà un campement à «&#xa0;{village}&#xa0;».</translation>
    </message>
    <message>
        <source>All squares of “{village}” are taken; choose another village.</source>
        <translation>Toutes les cases de «&#xa0;{village}&#xa0;» sont prises&#xa0;; choisissez un autre village.</translation>
    </message>
    <message>
        <source>The next square of “{village}” costs {price} silver and the purse holds {money}.</source>
        <translation>La prochaine case de «&#xa0;{village}&#xa0;» coûte {price} pièces d’argent et la bourse en a {money}.</translation>
    </message>
    <message>
        <source>The event “{event}” closes the way to “{village}” in this round; choose another.</source>
        <translation>L’événement «&#xa0;{event}&#xa0;» ferme la route de «&#xa0;{village}&#xa0;» pendant ce tour&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>No camp of this player is joined to “{village}”; choose a village next to one.</source>
        <translation>Aucun campement de ce joueur n’est relié à «&#xa0;{village}&#xa0;»&#xa0;; choisissez un village voisin de l’un d’eux.</translation>
    </message>
    <message>
        <source>Round {number}: {event}.</source>
        <translation>Tour {number}&#xa0;: {event}.</translation>
    </message>
    <message>
        <source>Turn order: {players}.</source>
        <translation>Ordre du tour&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Nobody hires the guide, who leaves the game.</source>
        <translation>Personne n’engage le guide, qui quitte la partie.</translation>
    </message>
    <message>
        <source>{player} shows card {card}: {sum}.</source>
        <translation>{player} montre la carte {card}&#xa0;: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>The monkey steals %n silver from {player}.</source>
        <translation>
            <numerusform>Le singe vole %n pièce d’argent à {player}.</numerusform>
            <numerusform>Le singe vole %n pièces d’argent à {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} hires the guide, who counts as one more {species}.</source>
        <translation>{player} engage le guide, qui compte pour une tuile de plus ({species}).</translation>
    </message>
    <message>
        <source>{player} takes all income cards back.</source>
        <translation>{player} reprend toutes ses cartes de gains.</translation>
    </message>
    <message>
        <source>{player} keeps one of two missions.</source>
        <translation>{player} garde une mission sur deux.</translation>
    </message>
    <message>
        <source>{player} keeps the mission {mission}.</source>
        <translation>{player} garde la mission {mission}.</translation>
    </message>
    <message>
        <source>{player} has chosen an income card.</source>
        <translation>{player} a choisi une carte de gains.</translation>
    </message>
    <message>
        <source>{player} has chosen the income card {card}.</source>
        <translation>{player} a choisi la carte de gains {card}.</translation>
    </message>
    <message>
        <source>{player} gets nothing.</source>
        <translation>{player} ne reçoit rien.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver: {sum}.</source>
        <translation>
            <numerusform>{player} reçoit %n pièce d’argent&#xa0;: {sum}.</numerusform>
            <numerusform>{player} reçoit %n pièces d’argent&#xa0;: {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} puts up a neutral tent in {village}.</source>
        <translation>{player} plante une tente neutre à {village}.</translation>
    </message>
    <message>
        <source>{player} sets up a camp in {village} for {price} gold.</source>
        <translation>{player} établit un campement à {village} pour {price} pièces d’or.</translation>
    </message>
    <message>
        <source>{player} sets up a camp in {village} for {price} gold: 1 {species}.</source>
        <translation>{player} établit un campement à {village} pour {price} pièces d’or&#xa0;: 1 {species}.</translation>
    </message>
    <message>
        <source>{player} has completed the mission {mission}.</source>
        <translation>{player} a accompli la mission {mission}.</translation>
    </message>
    <message>
        <source>{player} had the mission {mission} and lacks {villages}.</source>
        <translation>{player} avait la mission {mission}&#xa0;; il lui manque {villages}.</translation>
    </message>
    <message>
        <source>Keep the first mission.</source>
        <translation>Garder la première mission.</translation>
    </message>
    <message>
        <source>Keep the second mission.</source>
        <translation>Garder la seconde mission.</translation>
    </message>
    <message>
        <source>Set up a camp in {village}.</source>
        <translation>Établir un campement à {village}.</translation>
    </message>
    <message>
        <source>Put up a neutral tent in {village}.</source>
        <translation>Planter une tente neutre à {village}.</translation>
    </message>
    <message>
        <source>Choose the income card {card}.</source>
        <translation>Choisir la carte de gains {card}.</translation>
    </message>
    <message>
        <source>Hire the guide as one more {species}.</source>
        <translation>Engager le guide comme une tuile de plus ({species}).</translation>
    </message>
    <message>
        <source>Take the income.</source>
        <translation>Prendre les gains.</translation>
    </message>
    <message>
        <source>Build no more.</source>
        <translation>Ne plus rien établir.</translation>
    </message>
</context>
<context>
    <name>GoldrushVocabulary</name>
    <message>
        <source>Gold Rush</source>
        <translation>La Ruée vers l’or</translation>
    </message>
    <message>
        <source>prairie</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>voie ferrée</translation>
    </message>
    <message>
        <source>town</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>prairies</source>
        <translation>prairies</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montagnes</translation>
    </message>
    <message>
        <source>railways</source>
        <translation>voies ferrées</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>mine tokens</source>
        <translation>jetons de mine</translation>
    </message>
    <message>
        <source>the prairie around {zone} at {square}</source>
        <translation>la prairie autour de {zone} en {square}</translation>
    </message>
    <message>
        <source>the mountain {zone} at {square}</source>
        <translation>la montagne {zone} en {square}</translation>
    </message>
    <message>
        <source>the railway {zone} at {square}</source>
        <translation>la voie ferrée {zone} en {square}</translation>
    </message>
    <message>
        <source>the town {zone} at {square}</source>
        <translation>la ville {zone} en {square}</translation>
    </message>
    <message>
        <source>the mine tokens</source>
        <translation>les jetons de mine</translation>
    </message>
    <message>
        <source>in the prairie</source>
        <translation>dans la prairie</translation>
    </message>
    <message>
        <source>on the mountain</source>
        <translation>sur la montagne</translation>
    </message>
    <message>
        <source>on the railway</source>
        <translation>sur la voie ferrée</translation>
    </message>
    <message>
        <source>in the town</source>
        <translation>dans la ville</translation>
    </message>
    <message>
        <source>halt</source>
        <translation>halte</translation>
    </message>
    <message>
        <source>cowboys</source>
        <translation>cowboys</translation>
    </message>
    <message>
        <source>tents</source>
        <translation>tentes</translation>
    </message>
    <message>
        <source>a tent</source>
        <translation>une tente</translation>
    </message>
    <message>
        <source>a farmer</source>
        <translation>un fermier</translation>
    </message>
    <message>
        <source>a prospector</source>
        <translation>un prospecteur</translation>
    </message>
    <message>
        <source>a railwayman</source>
        <translation>un cheminot</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>un marchand</translation>
    </message>
    <message>
        <source>a cowboy</source>
        <translation>un cowboy</translation>
    </message>
    <message numerus="yes">
        <source>%n locomotive(s)</source>
        <translation>
            <numerusform>%n locomotive</numerusform>
            <numerusform>%n locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n pépite</numerusform>
            <numerusform>%n pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n complete railway(s)</source>
        <translation>
            <numerusform>%n voie terminée</numerusform>
            <numerusform>%n voies terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s)</source>
        <translation>
            <numerusform>%n camp</numerusform>
            <numerusform>%n camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n herd(s) of horses</source>
        <translation>
            <numerusform>%n horde de chevaux</numerusform>
            <numerusform>%n hordes de chevaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>landscape tiles</source>
        <translation>tuiles Paysage</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>tuile de départ</translation>
    </message>
    <message>
        <source>mine tokens in stock</source>
        <translation>jetons de mine en réserve</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>place a cowboy or the tent, take a token, or pass</source>
        <translation>placer un cowboy ou la tente, prendre un jeton, ou passer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>The railway {zone} at {square} is complete.</source>
        <translation>La voie ferrée {zone} en {square} est terminée.</translation>
    </message>
    <message>
        <source>The mountain {zone} at {square} is complete.</source>
        <translation>La montagne {zone} en {square} est terminée.</translation>
    </message>
    <message>
        <source>All railways of the town {zone} at {square} are complete.</source>
        <translation>Toutes les voies de la ville {zone} en {square} sont terminées.</translation>
    </message>
    <message>
        <source>railways completed</source>
        <translation>voies ferrées terminées</translation>
    </message>
    <message>
        <source>mountains completed</source>
        <translation>montagnes terminées</translation>
    </message>
    <message>
        <source>towns completed</source>
        <translation>villes terminées</translation>
    </message>
    <message>
        <source>complete mountains with several players</source>
        <translation>montagnes terminées à plusieurs joueurs</translation>
    </message>
    <message>
        <source>Take a token from the mountain where your tent stands.</source>
        <translation>Prendre un jeton de la montagne où se dresse votre tente.</translation>
    </message>
    <message>
        <source>Each mine must be a list: the square and zone of a mountain, like “0,0 m0”, then its tokens, the top one last; there are: {known}.</source>
        <translation>Chaque mine doit être une liste&#xa0;: la case et la zone d’une montagne, comme «&#xa0;0,0 m0&#xa0;», puis ses jetons, celui du dessus en dernier&#xa0;; il existe&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No mountain has such a zone; name the north-west square of a laid tile and one of its mountains.</source>
        <translation>Aucune montagne n’a une telle zone&#xa0;; indiquez la case nord-ouest d’une tuile posée et l’une de ses montagnes.</translation>
    </message>
    <message>
        <source>This mountain has another mine; put the tokens of a mountain on one pile.</source>
        <translation>Cette montagne a une autre mine&#xa0;; mettez les jetons d’une montagne sur une seule pile.</translation>
    </message>
    <message>
        <source>This mountain is complete and has no tokens any more; take them away.</source>
        <translation>Cette montagne est terminée et n’a plus de jetons&#xa0;; retirez-les.</translation>
    </message>
    <message>
        <source>There must be a list of tokens for each of the {players} seats; there are: {known}.</source>
        <translation>Il faut une liste de jetons pour chacune des {players} places&#xa0;; il existe&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There must be a list of tokens; there are: {known}.</source>
        <translation>Il faut une liste de jetons&#xa0;; il existe&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no token to take; it takes a tent on a mountain that has tokens.</source>
        <translation>Il n’y a aucun jeton à prendre&#xa0;; il faut une tente sur une montagne qui en a.</translation>
    </message>
    <message numerus="yes">
        <source>mountain {zone} at {square}: %n token(s)</source>
        <translation>
            <numerusform>montagne {zone} en {square}&#xa0;: %n jeton</numerusform>
            <numerusform>montagne {zone} en {square}&#xa0;: %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} holds %n token(s)</source>
        <translation>
            <numerusform>{player} a %n jeton</numerusform>
            <numerusform>{player} a %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) come(s) {where}.</source>
        <translation>
            <numerusform>%n jeton est posé {where}.</numerusform>
            <numerusform>%n jetons sont posés {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n token(s) from the mountain.</source>
        <translation>
            <numerusform>{player} prend %n jeton de la montagne.</numerusform>
            <numerusform>{player} prend %n jetons de la montagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n token(s): {tokens}.</source>
        <translation>
            <numerusform>{player} prend %n jeton&#xa0;: {tokens}.</numerusform>
            <numerusform>{player} prend %n jetons&#xa0;: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n jeton quitte le jeu.</numerusform>
            <numerusform>%n jetons quittent le jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shows %n token(s): {tokens}.</source>
        <translation>
            <numerusform>{player} retourne %n jeton&#xa0;: {tokens}.</numerusform>
            <numerusform>{player} retourne %n jetons&#xa0;: {tokens}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HuntersVocabulary</name>
    <message>
        <source>Hunters and Gatherers</source>
        <translation>Carcassonne à la préhistoire</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>river network</source>
        <translation>réseau fluvial</translation>
    </message>
    <message>
        <source>meadows</source>
        <translation>prairies</translation>
    </message>
    <message>
        <source>forests</source>
        <translation>forêts</translation>
    </message>
    <message>
        <source>rivers</source>
        <translation>rivières</translation>
    </message>
    <message>
        <source>river networks</source>
        <translation>réseaux fluviaux</translation>
    </message>
    <message>
        <source>the meadow around {zone} at {square}</source>
        <translation>la prairie autour de {zone} en {square}</translation>
    </message>
    <message>
        <source>the forest</source>
        <translation>la forêt</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>la rivière</translation>
    </message>
    <message>
        <source>the river network around {zone} at {square}</source>
        <translation>le réseau fluvial autour de {zone} en {square}</translation>
    </message>
    <message>
        <source>in the meadow</source>
        <translation>dans la prairie</translation>
    </message>
    <message>
        <source>in the forest</source>
        <translation>dans la forêt</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>sur la rivière</translation>
    </message>
    <message>
        <source>on the lake</source>
        <translation>sur le lac</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>source</translation>
    </message>
    <message>
        <source>tribe members</source>
        <translation>membres de la tribu</translation>
    </message>
    <message>
        <source>huts</source>
        <translation>huttes</translation>
    </message>
    <message>
        <source>a hut</source>
        <translation>une hutte</translation>
    </message>
    <message>
        <source>a hunter</source>
        <translation>un chasseur</translation>
    </message>
    <message>
        <source>a gatherer</source>
        <translation>un cueilleur</translation>
    </message>
    <message>
        <source>a fisher</source>
        <translation>un pêcheur</translation>
    </message>
    <message>
        <source>a member of the tribe</source>
        <translation>un membre de la tribu</translation>
    </message>
    <message numerus="yes">
        <source>%n sabre-tooth tiger(s)</source>
        <translation>
            <numerusform>%n tigre à dents de sabre</numerusform>
            <numerusform>%n tigres à dents de sabre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold nugget(s)</source>
        <translation>
            <numerusform>%n pépite d’or</numerusform>
            <numerusform>%n pépites d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shrine(s)</source>
        <translation>
            <numerusform>%n sanctuaire</numerusform>
            <numerusform>%n sanctuaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire(s)</source>
        <translation>
            <numerusform>%n feu</numerusform>
            <numerusform>%n feux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcano(es)</source>
        <translation>
            <numerusform>%n volcan</numerusform>
            <numerusform>%n volcans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n poisson</numerusform>
            <numerusform>%n poissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mushroom clearing(s)</source>
        <translation>
            <numerusform>%n clairière à champignons</numerusform>
            <numerusform>%n clairières à champignons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deer</source>
        <translation>
            <numerusform>%n cerf</numerusform>
            <numerusform>%n cerfs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mammoth(s)</source>
        <translation>
            <numerusform>%n mammouth</numerusform>
            <numerusform>%n mammouths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aurochs</source>
        <translation>
            <numerusform>%n aurochs</numerusform>
            <numerusform>%n aurochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eaten deer</source>
        <translation>
            <numerusform>%n cerf dévoré</numerusform>
            <numerusform>%n cerfs dévorés</numerusform>
        </translation>
    </message>
    <message>
        <source>landscape tiles</source>
        <translation>tuiles paysage</translation>
    </message>
    <message>
        <source>bonus tiles</source>
        <translation>tuiles bonus</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>tuile de départ</translation>
    </message>
    <message>
        <source>the bonus tile {tile}</source>
        <translation>la tuile bonus {tile}</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>place a member of the tribe or a hut, or pass</source>
        <translation>placer un membre de la tribu ou une hutte, ou passer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message numerus="yes">
        <source>The forest {zone} at {square} is complete: %n section(s).</source>
        <translation>
            <numerusform>La forêt {zone} en {square} est complète&#xa0;: %n section.</numerusform>
            <numerusform>La forêt {zone} en {square} est complète&#xa0;: %n sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The river {zone} at {square} is complete: %n section(s).</source>
        <translation>
            <numerusform>La rivière {zone} en {square} est complète&#xa0;: %n section.</numerusform>
            <numerusform>La rivière {zone} en {square} est complète&#xa0;: %n sections.</numerusform>
        </translation>
    </message>
    <message>
        <source>forests completed</source>
        <translation>forêts terminées</translation>
    </message>
    <message>
        <source>rivers completed</source>
        <translation>rivières terminées</translation>
    </message>
    <message numerus="yes">
        <source>%n sabre-tooth tiger(s) ({tigers}) eat(s) %n deer ({deer}).</source>
        <translation>
            <numerusform>%n tigre à dents de sabre ({tigers}) dévore %n cerf ({deer}).</numerusform>
            <numerusform>%n tigres à dents de sabre ({tigers}) dévorent %n cerfs ({deer}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JourneyPicture</name>
    <message>
        <source>{pile}: {count}</source>
        <translation>{pile}&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s):</source>
        <translation>
            <numerusform>%n coup permis&#xa0;:</numerusform>
            <numerusform>%n coups permis&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>To move: {player} ({phase})</source>
        <translation>À jouer&#xa0;: {player} ({phase})</translation>
    </message>
    <message>
        <source>Round {number}: {event}</source>
        <translation>Tour {number}&#xa0;: {event}</translation>
    </message>
    <message>
        <source>Turn order: {players}</source>
        <translation>Ordre du tour&#xa0;: {players}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>tents</source>
        <translation>tentes</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>Income cards in hand:</source>
        <translation>Cartes de gains en main&#xa0;:</translation>
    </message>
</context>
<context>
    <name>MapPicture</name>
    <message>
        <source>Villages, with the prices of their squares in gold:</source>
        <translation>Villages, avec les prix de leurs cases en or&#xa0;:</translation>
    </message>
    <message>
        <source>Missions:</source>
        <translation>Missions&#xa0;:</translation>
    </message>
    <message>
        <source>Income cards, with the numbers that settle ties:</source>
        <translation>Cartes de gains, avec les nombres qui départagent&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s), squares: {counts}</source>
        <translation>
            <numerusform>%n village, cases&#xa0;: {counts}</numerusform>
            <numerusform>%n villages, cases&#xa0;: {counts}</numerusform>
        </translation>
    </message>
    <message>
        <source>Links: {counts}</source>
        <translation>Liaisons&#xa0;: {counts}</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>Lay {tile} at {square}.</source>
        <translation>Poser {tile} en {square}.</translation>
    </message>
    <message>
        <source>Lay {tile} at {square}, turned {degrees}°.</source>
        <translation>Poser {tile} en {square}, tournée de {degrees}°.</translation>
    </message>
    <message>
        <source>Place {piece} {where}.</source>
        <translation>Placer {piece} {where}.</translation>
    </message>
    <message>
        <source>Place nothing.</source>
        <translation>Ne rien placer.</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{file}: {place}: {sentence}</source>
        <translation>{file}&#xa0;: {place}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>tile {0} at {1}</source>
        <translation>tuile {0} en {1}</translation>
    </message>
    <message>
        <source>tile {0}</source>
        <translation>tuile {0}</translation>
    </message>
    <message>
        <source>zone {0}</source>
        <translation>zone {0}</translation>
    </message>
    <message>
        <source>village {0}</source>
        <translation>village {0}</translation>
    </message>
    <message>
        <source>link {0} – {1}</source>
        <translation>liaison {0} – {1}</translation>
    </message>
    <message>
        <source>link {0}</source>
        <translation>liaison {0}</translation>
    </message>
    <message>
        <source>bend {0}</source>
        <translation>coude {0}</translation>
    </message>
    <message>
        <source>mission {0}</source>
        <translation>mission {0}</translation>
    </message>
    <message>
        <source>card {0}</source>
        <translation>carte {0}</translation>
    </message>
    <message>
        <source>tent in {0}</source>
        <translation>tente à {0}</translation>
    </message>
    <message>
        <source>piece at {0} {1}</source>
        <translation>pion en {0} {1}</translation>
    </message>
    <message>
        <source>piece {0}</source>
        <translation>pion {0}</translation>
    </message>
    <message>
        <source>pile {0}</source>
        <translation>pile {0}</translation>
    </message>
    <message>
        <source>mine {0}</source>
        <translation>mine {0}</translation>
    </message>
    <message>
        <source>side {0}</source>
        <translation>côté {0}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>place {0}</translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation>coup {0}</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>ligne {0}, colonne {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>ligne {0}</translation>
    </message>
    <message>
        <source>end of the file</source>
        <translation>fin du fichier</translation>
    </message>
    <message>
        <source>{1} in {0}</source>
        <translation>{1} dans {0}</translation>
    </message>
    <message>
        <source>There is no such file; check its name and folder.</source>
        <translation>Ce fichier n’existe pas&#xa0;; vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>This is a folder; name a file in it.</source>
        <translation>C’est un dossier&#xa0;; indiquez un fichier qui s’y trouve.</translation>
    </message>
    <message>
        <source>You may not read this file; change its permissions or use a copy of your own.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier&#xa0;; changez ses droits ou prenez une copie à vous.</translation>
    </message>
    <message>
        <source>The system cannot read this file; use a plain file on a disk that works.</source>
        <translation>Le système ne peut pas lire ce fichier&#xa0;; prenez un fichier ordinaire sur un disque en bon état.</translation>
    </message>
    <message>
        <source>No file can have this name; use a name without odd characters.</source>
        <translation>Aucun fichier ne peut porter ce nom&#xa0;; choisissez un nom sans caractères spéciaux.</translation>
    </message>
    <message>
        <source>The file is too large; at most {most} MB are read.</source>
        <translation>Le fichier est trop gros&#xa0;; il peut avoir au plus {most} Mo.</translation>
    </message>
    <message>
        <source>This line is not UTF-8; save the file in that encoding.</source>
        <translation>Cette ligne n’est pas en UTF-8&#xa0;; enregistrez le fichier dans ce codage.</translation>
    </message>
    <message>
        <source>Lists or tables stand inside each other far too deep; a few levels are enough.</source>
        <translation>Des listes ou des tables sont imbriquées bien trop profondément&#xa0;; quelques niveaux suffisent.</translation>
    </message>
    <message>
        <source>This is not TOML; look here and just before for a quote, bracket, comma or equals sign that is missing or too many.</source>
        <translation>Ce n’est pas du TOML&#xa0;; cherchez ici et juste avant un guillemet, un crochet, une virgule ou un signe égal qui manque ou qui est de trop.</translation>
    </message>
    <message>
        <source>There is no such folder; make it first, or name another.</source>
        <translation>Ce dossier n’existe pas&#xa0;; créez-le d’abord, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You may not write here; choose another folder or change the permissions.</source>
        <translation>Vous n’avez pas le droit d’écrire ici&#xa0;; choisissez un autre dossier ou changez les droits.</translation>
    </message>
    <message>
        <source>The system cannot write the file; check that the disk works and has room.</source>
        <translation>Le système ne peut pas écrire le fichier&#xa0;; vérifiez que le disque fonctionne et a de la place.</translation>
    </message>
    <message>
        <source>The format is missing; begin the file with format = {wanted}.</source>
        <translation>Le format manque&#xa0;; commencez le fichier par format = {wanted}.</translation>
    </message>
    <message>
        <source>The file has format {found}, of a newer version of this program; this version reads formats up to {wanted}.</source>
        <translation>Le fichier est au format {found}, d’une version plus récente du programme&#xa0;; cette version lit les formats jusqu’à {wanted}.</translation>
    </message>
    <message>
        <source>There is no format “{found}”; write format = {wanted}.</source>
        <translation>Il n’y a pas de format «&#xa0;{found}&#xa0;»&#xa0;; écrivez format = {wanted}.</translation>
    </message>
    <message>
        <source>The kind is missing; write kind = &quot;{wanted}&quot;.</source>
        <translation>Le genre manque&#xa0;; écrivez kind = &quot;{wanted}&quot;.</translation>
    </message>
    <message>
        <source>The file’s kind is “{found}”; here it must be “{wanted}”.</source>
        <translation>Le genre du fichier est «&#xa0;{found}&#xa0;»&#xa0;; ici, il faut «&#xa0;{wanted}&#xa0;».</translation>
    </message>
    <message>
        <source>The game “{game}” is played with files of the kind “{needed}”.</source>
        <translation>Le jeu «&#xa0;{game}&#xa0;» se joue avec des fichiers de la sorte «&#xa0;{needed}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no game “{game}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de jeu «&#xa0;{game}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{key}” is missing; add it.</source>
        <translation>«&#xa0;{key}&#xa0;» manque&#xa0;; ajoutez cette clé.</translation>
    </message>
    <message>
        <source>“{key}” has no meaning here; correct its spelling or take it out.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas de sens ici&#xa0;; corrigez l’orthographe ou enlevez cette clé.</translation>
    </message>
    <message>
        <source>This value has no meaning here; write one that the file format allows.</source>
        <translation>Cette valeur n’a pas de sens ici&#xa0;; écrivez-en une que le format de fichier permet.</translation>
    </message>
    <message>
        <source>This must be a text, in quotes.</source>
        <translation>Il faut ici un texte, entre guillemets.</translation>
    </message>
    <message>
        <source>This must be a whole number, without quotes.</source>
        <translation>Il faut ici un nombre entier, sans guillemets.</translation>
    </message>
    <message>
        <source>This must be true or false, without quotes.</source>
        <translation>Il faut ici true ou false, sans guillemets.</translation>
    </message>
    <message>
        <source>This must be a list, in square brackets.</source>
        <translation>Il faut ici une liste, entre crochets.</translation>
    </message>
    <message>
        <source>This must be a table of keys and values, in braces.</source>
        <translation>Il faut ici une table de clés et de valeurs, entre accolades.</translation>
    </message>
    <message>
        <source>This must be one of: {wanted}.</source>
        <translation>Il faut ici l’une de ces valeurs&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>The number is too small; it must be {limit} or more.</source>
        <translation>Le nombre est trop petit&#xa0;; il faut {limit} ou plus.</translation>
    </message>
    <message>
        <source>The number is too large; it must be {limit} or less.</source>
        <translation>Le nombre est trop grand&#xa0;; il faut {limit} ou moins.</translation>
    </message>
    <message>
        <source>This cannot be an id; use 1 to 40 letters without accents, digits, _ or -, not beginning with -.</source>
        <translation>Ce n’est pas un identifiant&#xa0;; prenez de 1 à 40 lettres sans accent, chiffres, _ ou -, sans commencer par -.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; at most %n character(s) may stand here.</source>
        <translation>
            <numerusform>Le texte est trop long&#xa0;; il peut avoir au plus %n caractère.</numerusform>
            <numerusform>Le texte est trop long&#xa0;; il peut avoir au plus %n caractères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many entries; at most %n may stand here.</source>
        <translation>
            <numerusform>Il y a trop d’éléments&#xa0;; il en faut au plus %n.</numerusform>
            <numerusform>Il y a trop d’éléments&#xa0;; il en faut au plus %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too few entries; at least %n must stand here.</source>
        <translation>
            <numerusform>Il n’y a pas assez d’éléments&#xa0;; il en faut au moins %n.</numerusform>
            <numerusform>Il n’y a pas assez d’éléments&#xa0;; il en faut au moins %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile “{pile}” has no tile; put at least one into it.</source>
        <translation>La pile «&#xa0;{pile}&#xa0;» n’a aucune tuile&#xa0;; mettez-en au moins une.</translation>
    </message>
    <message>
        <source>The deck covers more than {most} squares in all; take out tiles or lower counts.</source>
        <translation>La pioche couvre plus de {most} cases en tout&#xa0;; enlevez des tuiles ou réduisez les nombres.</translation>
    </message>
    <message>
        <source>Another tile has this id; give each its own, or use count for equal tiles.</source>
        <translation>Une autre tuile a cet identifiant&#xa0;; donnez à chacune le sien, ou servez-vous de count pour des tuiles identiques.</translation>
    </message>
    <message>
        <source>Only one tile can lie on the table at the start; leave one in the pile “start”, with count = 1, or say by players = […] for how many players each is.</source>
        <translation>Une seule tuile peut se trouver sur la table au départ&#xa0;; n’en laissez qu’une dans la pile «&#xa0;start&#xa0;», avec count = 1, ou dites par players = […] pour combien de joueurs chacune est faite.</translation>
    </message>
    <message>
        <source>Only a tile of the pile “start” can be for some numbers of players, from {low} to {high}; correct them or take this out.</source>
        <translation>Seule une tuile de la pile «&#xa0;start&#xa0;» peut être réservée à certains nombres de joueurs, de {low} à {high}&#xa0;; corrigez-les ou supprimez cette ligne.</translation>
    </message>
    <message>
        <source>There is no token “{id}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de jeton «&#xa0;{id}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no pile “{pile}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de pile «&#xa0;{pile}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{point}” is no edge point; they are NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W, WNW.</source>
        <translation>«&#xa0;{point}&#xa0;» n’est pas un point de bord&#xa0;; ce sont NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W, WNW.</translation>
    </message>
    <message>
        <source>“{point}” is no edge point of this tile; as it has several squares, write the square’s column and row first, like “1,0 NNW”, counted from 0,0.</source>
        <translation>«&#xa0;{point}&#xa0;» n’est pas un point de bord de cette tuile&#xa0;; comme elle a plusieurs cases, écrivez d’abord la colonne et la rangée de la case, comme «&#xa0;1,0 NNW&#xa0;», en comptant à partir de 0,0.</translation>
    </message>
    <message>
        <source>No zone reaches {point}; give each edge point to one zone.</source>
        <translation>Aucune zone n’atteint {point}&#xa0;; donnez chaque point de bord à une zone.</translation>
    </message>
    <message>
        <source>Several zones reach {point} ({zones}); leave each edge point to one zone.</source>
        <translation>Plusieurs zones atteignent {point} ({zones})&#xa0;; laissez chaque point de bord à une seule zone.</translation>
    </message>
    <message>
        <source>{first} and {second} meet inside the tile; give both to the same zone.</source>
        <translation>{first} et {second} se touchent à l’intérieur de la tuile&#xa0;; donnez les deux à la même zone.</translation>
    </message>
    <message>
        <source>A “{kind}” crosses the middle of this side; give the points at its left and right to open ground.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» traverse ce côté en son milieu&#xa0;; donnez les points à sa gauche et à sa droite à un terrain ouvert.</translation>
    </message>
    <message>
        <source>Several zones share this side; give its three points to one zone, or the middle one to a line and the outer two to open ground.</source>
        <translation>Plusieurs zones se partagent ce côté&#xa0;; donnez ses trois points à une seule zone, ou celui du milieu à une ligne et les deux autres à un terrain ouvert.</translation>
    </message>
    <message>
        <source>Another zone of this tile has this id; give each its own.</source>
        <translation>Une autre zone de cette tuile a cet identifiant&#xa0;; donnez à chacune le sien.</translation>
    </message>
    <message>
        <source>There is no terrain “{kind}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de terrain «&#xa0;{kind}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A “{kind}” reaches no side; take this out and let other zones lead “to” it.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» n’atteint aucun côté&#xa0;; enlevez cette clé et faites mener d’autres zones à celle-ci par «&#xa0;to&#xa0;».</translation>
    </message>
    <message>
        <source>A “{kind}” crosses a side in its middle, not at {point}; use N, E, S or W.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» traverse un côté en son milieu, pas en {point}&#xa0;; prenez N, E, S ou W.</translation>
    </message>
    <message>
        <source>This “{kind}” leads nowhere; give it a side with “at” or an end with “to”.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» ne mène nulle part&#xa0;; donnez-lui un côté par «&#xa0;at&#xa0;» ou une fin par «&#xa0;to&#xa0;».</translation>
    </message>
    <message>
        <source>A “{kind}” leads to no other zone; take this out.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» ne mène à aucune autre&#xa0;; enlevez cette clé.</translation>
    </message>
    <message>
        <source>The tile has no zone “{id}”; name a zone of the same tile.</source>
        <translation>La tuile n’a pas de zone «&#xa0;{id}&#xa0;»&#xa0;; nommez une zone de la même tuile.</translation>
    </message>
    <message>
        <source>The zone “{id}” is a “{kind}”, where no line can end; name another zone.</source>
        <translation>La zone «&#xa0;{id}&#xa0;» est de terrain «&#xa0;{kind}&#xa0;», où aucune ligne ne peut finir&#xa0;; nommez une autre zone.</translation>
    </message>
    <message>
        <source>A zone is named more than once; name each only once.</source>
        <translation>Une zone est nommée plusieurs fois&#xa0;; nommez chacune une seule fois.</translation>
    </message>
    <message>
        <source>“{icon}” has no place on a “{kind}”; it may show: {known}.</source>
        <translation>«&#xa0;{icon}&#xa0;» n’a pas sa place sur une zone «&#xa0;{kind}&#xa0;»&#xa0;; elle peut montrer&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{count} of “{icon}” cannot be shown; write 1 to {most}.</source>
        <translation>«&#xa0;{icon}&#xa0;» ne peut pas être montré {count} fois&#xa0;; écrivez de 1 à {most}.</translation>
    </message>
    <message>
        <source>The point {point} lies outside the map, which is {width} wide and {height} high.</source>
        <translation>Le point {point} est hors de la carte, large de {width} et haute de {height}.</translation>
    </message>
    <message>
        <source>The village is drawn too near to “{other}”; leave {least} or more between them.</source>
        <translation>Le village est dessiné trop près de «&#xa0;{other}&#xa0;»&#xa0;; laissez au moins {least} entre eux.</translation>
    </message>
    <message>
        <source>The link is drawn past “{village}”, as if it stopped there; lead it around by a bend.</source>
        <translation>La liaison frôle «&#xa0;{village}&#xa0;», comme si elle s’y arrêtait&#xa0;; contournez-le par un coude.</translation>
    </message>
    <message>
        <source>The link is drawn across {other} near {point}, which would confuse; lead one of them around by a bend.</source>
        <translation>La liaison croise {other} près de {point}, ce qui prêterait à confusion&#xa0;; contournez par un coude.</translation>
    </message>
    <message>
        <source>The file names a deck and also has tiles of its own; keep one of the two.</source>
        <translation>Le fichier nomme une pioche et a aussi ses propres tuiles&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>There is no deck “{deck}”; name a built-in one ({known}) or a file in the same folder, like “mine.toml”.</source>
        <translation>Il n’y a pas de pioche «&#xa0;{deck}&#xa0;»&#xa0;; nommez-en une intégrée ({known}) ou un fichier du même dossier, comme «&#xa0;mienne.toml&#xa0;».</translation>
    </message>
    <message>
        <source>The deck “{deck}” is for the game “{game}”; name a deck for this file’s game.</source>
        <translation>La pioche «&#xa0;{deck}&#xa0;» est pour le jeu «&#xa0;{game}&#xa0;»&#xa0;; nommez une pioche pour le jeu de ce fichier.</translation>
    </message>
    <message>
        <source>The deck “{deck}” has changed since this file was written; check that the moves still hold, then take this line out.</source>
        <translation>La pioche «&#xa0;{deck}&#xa0;» a changé depuis que ce fichier a été écrit&#xa0;; vérifiez que les coups tiennent encore, puis enlevez cette ligne.</translation>
    </message>
    <message>
        <source>The file names a map and also has villages of its own; keep one of the two.</source>
        <translation>Le fichier nomme une carte et a aussi ses propres villages&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>There is no map “{deck}”; name a built-in one ({known}) or a file in the same folder, like “mine.toml”.</source>
        <translation>Il n’y a pas de carte «&#xa0;{deck}&#xa0;»&#xa0;; nommez-en une du programme ({known}) ou un fichier du même dossier, comme «&#xa0;mine.toml&#xa0;».</translation>
    </message>
    <message>
        <source>The map “{deck}” is for the game “{game}”; name a map for this file’s game.</source>
        <translation>La carte «&#xa0;{deck}&#xa0;» est pour le jeu «&#xa0;{game}&#xa0;»&#xa0;; nommez-en une pour le jeu de ce fichier.</translation>
    </message>
    <message>
        <source>The map “{deck}” has changed since this file was written; check that the moves still hold, then take this line out.</source>
        <translation>La carte «&#xa0;{deck}&#xa0;» a changé depuis l’écriture de ce fichier&#xa0;; vérifiez que les coups tiennent encore, puis enlevez cette ligne.</translation>
    </message>
    <message>
        <source>The game has no option “{key}”; take it out or choose one of: {known}.</source>
        <translation>Le jeu n’a pas d’option «&#xa0;{key}&#xa0;»&#xa0;; enlevez-la ou choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be chosen; choose one of: {known}.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas un choix possible&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The game is not for {count} players; choose {low} to {high}.</source>
        <translation>Le nombre de joueurs ne peut pas être {count}&#xa0;; choisissez de {low} à {high}.</translation>
    </message>
    <message>
        <source>The list has length {count}; give one entry for each of the {players} seats.</source>
        <translation>La liste est de longueur {count}&#xa0;; donnez un élément pour chacune des {players} places.</translation>
    </message>
    <message>
        <source>The aim “{aim}” needs points; write how many.</source>
        <translation>Le but «&#xa0;{aim}&#xa0;» demande des points&#xa0;; écrivez combien avec «&#xa0;points&#xa0;».</translation>
    </message>
    <message>
        <source>{wanted} was expected, but {found} came out.</source>
        <translation>Attendu&#xa0;: {wanted}&#xa0;; obtenu&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>“{move}” was expected to be legal, but it is not.</source>
        <translation>«&#xa0;{move}&#xa0;» devait être permis, mais ne l’est pas.</translation>
    </message>
    <message>
        <source>“{move}” was expected to be illegal, but it is legal.</source>
        <translation>«&#xa0;{move}&#xa0;» devait être interdit, mais est permis.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read; write the name of a field, a colon and its value, each field once.</source>
        <translation>«&#xa0;{text}&#xa0;» est illisible&#xa0;; écrivez le nom d’un champ, un deux-points et sa valeur, chaque champ une seule fois.</translation>
    </message>
    <message>
        <source>Something is missing; a position has at least game, scores, to_move and phase.</source>
        <translation>Il manque quelque chose&#xa0;; une position a au moins game, scores, to_move et phase.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; seats go from 1 to {players}.</source>
        <translation>Il n’y a pas de place {seat}&#xa0;; les places vont de 1 à {players}.</translation>
    </message>
    <message>
        <source>There is no phase “{phase}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de phase «&#xa0;{phase}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Nothing has been laid that a piece could be placed on; lay a tile, or begin with another phase.</source>
        <translation>Aucune tuile n’est posée où placer un pion&#xa0;; posez une tuile, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>The game keeps nothing that is called “{key}”; leave it out.</source>
        <translation>Le jeu ne garde rien qui s’appelle «&#xa0;{key}&#xa0;»&#xa0;; retirez-le.</translation>
    </message>
    <message>
        <source>Only numbers, texts and lists of those can stand here.</source>
        <translation>Seuls des nombres, des textes et des listes de ceux-ci sont possibles ici.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” no tile is in hand; leave it out, or begin with the phase “lay”.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», aucune tuile n’est en main&#xa0;; retirez-la ou commencez par la phase «&#xa0;lay&#xa0;».</translation>
    </message>
    <message>
        <source>Supplies are missing or too many; give each of the {players} seats one number for every kind of piece.</source>
        <translation>Des réserves manquent ou sont de trop&#xa0;; donnez à chacune des {players} places un nombre pour chaque sorte de pion.</translation>
    </message>
    <message>
        <source>{left} of “{piece}” in the supply and {standing} on the table cannot be; together they are 0 to {most}.</source>
        <translation>«&#xa0;{piece}&#xa0;»&#xa0;: {left} en réserve et {standing} sur la table, c’est impossible&#xa0;; il en faut en tout de 0 à {most}.</translation>
    </message>
    <message>
        <source>The piles must be these, in this order: {known}.</source>
        <translation>Les piles doivent être, dans cet ordre&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The deck has no tile “{id}”; correct the id or add the tile to the deck.</source>
        <translation>La pioche n’a pas de tuile «&#xa0;{id}&#xa0;»&#xa0;; corrigez l’identifiant ou ajoutez la tuile à la pioche.</translation>
    </message>
    <message>
        <source>{known} tiles cannot be known in their order; it is 0 to {most} of the pile.</source>
        <translation>L’ordre de {known} tuiles ne peut pas être connu&#xa0;; c’est de 0 à {most} pour cette pile.</translation>
    </message>
    <message>
        <source>The stacks must hold the pile’s {count} tiles in all, and each the tiles it says; correct their numbers.</source>
        <translation>Les tas doivent contenir en tout les {count} tuiles de la pile, et chacun les tuiles qu’il annonce&#xa0;; corrigez leurs nombres.</translation>
    </message>
    <message>
        <source>The pile has {count} of the token “{id}”; the deck has {most} of it.</source>
        <translation>La pile compte {count} jetons «&#xa0;{id}&#xa0;»&#xa0;; le paquet en a {most}.</translation>
    </message>
    <message>
        <source>The tile {id} belongs to another pile; move it to “{pile}”.</source>
        <translation>La tuile {id} est d’une autre pile&#xa0;; mettez-la dans «&#xa0;{pile}&#xa0;».</translation>
    </message>
    <message>
        <source>The tile is used too often, {count} times in all; the deck has {most} of it.</source>
        <translation>La tuile sert trop souvent, {count} fois en tout&#xa0;; la pioche n’en a que {most}.</translation>
    </message>
    <message>
        <source>The tile {id} fits nowhere on this table; choose another one to be in hand.</source>
        <translation>La tuile {id} n’a sa place nulle part sur cette table&#xa0;; choisissez-en une autre à avoir en main.</translation>
    </message>
    <message>
        <source>No tile has its north-west square here; name the square of a laid tile.</source>
        <translation>Aucune tuile n’a sa case nord-ouest ici&#xa0;; indiquez la case d’une tuile posée.</translation>
    </message>
    <message>
        <source>A piece stands on the tile just laid, where one is still to be placed; take it away.</source>
        <translation>Une pièce se trouve sur la tuile qui vient d’être posée, où il reste à en placer une&#xa0;; retirez-la.</translation>
    </message>
    <message>
        <source>Another piece stands on this tile; leave only one of them.</source>
        <translation>Un autre pion se trouve sur cette tuile&#xa0;; n’en laissez qu’un.</translation>
    </message>
    <message>
        <source>This “{kind}” is complete and nobody stands in it any more; take the piece away.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» est complète et plus personne ne s’y trouve&#xa0;; enlevez le pion.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a move; write “{form}”.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas lisible comme coup&#xa0;; écrivez «&#xa0;{form}&#xa0;».</translation>
    </message>
    <message>
        <source>“{text}” is no move; begin with one of: {known}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup&#xa0;; commencez par l’un de ces mots&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; the phase is “{phase}”.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant&#xa0;; la phase est «&#xa0;{phase}&#xa0;».</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first the tile in hand must be laid.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant&#xa0;; il faut d’abord poser la tuile en main.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now; first place a piece on the tile just laid, or pass.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant&#xa0;; placez d’abord un pion sur la tuile posée, ou passez.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played; the game is over.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué&#xa0;; la partie est terminée.</translation>
    </message>
    <message>
        <source>This tile is not in hand; lay {drawn}.</source>
        <translation>Cette tuile n’est pas en main&#xa0;; posez {drawn}.</translation>
    </message>
    <message>
        <source>“{move}” is no move of this game.</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>A tile is turned by 0, 90, 180 or 270 degrees.</source>
        <translation>Une tuile se tourne de 0, 90, 180 ou 270 degrés.</translation>
    </message>
    <message>
        <source>A tile already lies there; choose an open square.</source>
        <translation>Une tuile se trouve déjà là&#xa0;; choisissez une case libre.</translation>
    </message>
    <message>
        <source>The tile does not fit there; each side must show the same terrain as the side that it touches.</source>
        <translation>La tuile ne va pas là&#xa0;; chaque côté doit montrer le même terrain que le côté qu’il touche.</translation>
    </message>
    <message>
        <source>Nothing may lie ahead of the river’s mouth; lay the tile in a row behind it.</source>
        <translation>Rien ne peut se trouver en aval de l’embouchure&#xa0;; posez la tuile dans une rangée en amont.</translation>
    </message>
    <message>
        <source>This tile carries the river on; lay it at the river’s mouth, in its direction.</source>
        <translation>Cette tuile prolonge le fleuve&#xa0;; posez-la à son embouchure, dans sa direction.</translation>
    </message>
    <message>
        <source>The tile touches no other; lay it beside a tile on the table.</source>
        <translation>La tuile n’en touche aucune autre&#xa0;; posez-la à côté d’une tuile de la table.</translation>
    </message>
    <message>
        <source>Turned so the tile looks as it does after a smaller turn; write that one.</source>
        <translation>Ainsi tournée, la tuile est la même qu’après une rotation plus petite&#xa0;; écrivez celle-là.</translation>
    </message>
    <message>
        <source>A piece can only be placed on the tile just laid; that one is at {square}.</source>
        <translation>Un pion ne peut être placé que sur la tuile qui vient d’être posée&#xa0;; elle est en {square}.</translation>
    </message>
    <message>
        <source>No tile has its north-west square there; name the square of a laid tile.</source>
        <translation>Aucune tuile n’a sa case nord-ouest à cet endroit&#xa0;; indiquez la case d’une tuile posée.</translation>
    </message>
    <message>
        <source>A piece stands on this zone; choose another zone or pass.</source>
        <translation>Un pion occupe cette zone&#xa0;; choisissez-en une autre ou passez.</translation>
    </message>
    <message>
        <source>This “{kind}” is complete; choose one that is not, or pass.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» est terminée&#xa0;; choisissez-en une qui ne l’est pas, ou passez.</translation>
    </message>
    <message>
        <source>No “{piece}” is left in the supply; place another piece or pass.</source>
        <translation>Il ne reste plus de «&#xa0;{piece}&#xa0;» en réserve&#xa0;; placez un autre pion ou passez.</translation>
    </message>
    <message>
        <source>Somebody already holds this “{kind}”; choose another zone or pass.</source>
        <translation>Quelqu’un occupe déjà ce terrain «&#xa0;{kind}&#xa0;»&#xa0;; choisissez une autre zone ou passez.</translation>
    </message>
    <message>
        <source>There is no piece “{piece}”; choose one of: {known}.</source>
        <translation>Il n’y a pas de pion «&#xa0;{piece}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>This piece cannot stand on a “{kind}”; choose one of: {known}.</source>
        <translation>Ce pion ne peut pas se trouver sur une zone «&#xa0;{kind}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The tile has no zone “{zone}”; choose one of: {known}.</source>
        <translation>La tuile n’a pas de zone «&#xa0;{zone}&#xa0;»&#xa0;; choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{thing}” cannot be drawn now from the pile “{pile}”; choose what may come next.</source>
        <translation>«&#xa0;{thing}&#xa0;» ne peut pas être pioché maintenant dans la pile «&#xa0;{pile}&#xa0;»&#xa0;; choisissez ce qui peut venir.</translation>
    </message>
    <message>
        <source>Nothing is drawn after this; leave out “{thing}”.</source>
        <translation>Plus rien n’est pioché ensuite&#xa0;; enlevez «&#xa0;{thing}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>“{name}” should end in .png, .svg or .pdf</source>
        <translation>«&#xa0;{name}&#xa0;» devrait finir par .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>the deck has no tile “{tile}”</source>
        <translation>le jeu de tuiles n’a pas de tuile «&#xa0;{tile}&#xa0;»</translation>
    </message>
    <message>
        <source>--tile: a map has no tiles</source>
        <translation>--tile&#xa0;: une carte n’a pas de tuiles</translation>
    </message>
    <message numerus="yes">
        <source>--size: a map is at least %n pixel(s) wide</source>
        <translation>
            <numerusform>--size&#xa0;: une carte a au moins %n pixel de large</numerusform>
            <numerusform>--size&#xa0;: une carte a au moins %n pixels de large</numerusform>
        </translation>
    </message>
    <message>
        <source>the picture would be too large: ask for a smaller --size</source>
        <translation>l’image serait trop grande&#xa0;: demander un --size plus petit</translation>
    </message>
    <message>
        <source>“{name}” cannot be written</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être écrit</translation>
    </message>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s)</source>
        <translation>
            <numerusform>--move&#xa0;: le scénario a %n coup</numerusform>
            <numerusform>--move&#xa0;: le scénario a %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Move {number}, {name}: {move}</source>
        <translation>Coup {number}, {name}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>Scores&#xa0;: {scores}</translation>
    </message>
    <message>
        <source>The file expects nothing.</source>
        <translation>Le fichier n’attend rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) of the file fail.</source>
        <translation>
            <numerusform>%n attente du fichier n’est pas remplie.</numerusform>
            <numerusform>%n attentes du fichier ne sont pas remplies.</numerusform>
        </translation>
    </message>
    <message>
        <source>All that the file expects holds.</source>
        <translation>Tout ce que le fichier attend est vérifié.</translation>
    </message>
</context>
<context>
    <name>ShowWords</name>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s)</source>
        <translation>
            <numerusform>--move&#xa0;: le scénario a %n coup</numerusform>
            <numerusform>--move&#xa0;: le scénario a %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulateWords</name>
    <message>
        <source>--players: there is no player “{name}”; there are: {known}</source>
        <translation>--players&#xa0;: il n’y a pas de joueur «&#xa0;{name}&#xa0;»&#xa0;; il y a&#xa0;: {known}</translation>
    </message>
    <message>
        <source>--option: write KEY=VALUE, not “{text}”</source>
        <translation>--option&#xa0;: écrivez CLÉ=VALEUR, et non «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{game}, map {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, carte {deck}&#xa0;: %n partie, graine {seed}</numerusform>
            <numerusform>{game}, carte {deck}&#xa0;: %n parties, graine {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, deck {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, pioche {deck}&#xa0;: %n partie, graine {seed}</numerusform>
            <numerusform>{game}, pioche {deck}&#xa0;: %n parties, graine {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>Points by source, for each player and game:</source>
        <translation>Points par origine, par joueur et par partie&#xa0;:</translation>
    </message>
    <message>
        <source>Of all games together:</source>
        <translation>Sur l’ensemble des parties&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fitted nowhere.</source>
        <translation>
            <numerusform>%n tuile n’avait sa place nulle part.</numerusform>
            <numerusform>%n tuiles n’avaient leur place nulle part.</numerusform>
        </translation>
    </message>
    <message>
        <source>{rate} games per second</source>
        <translation>{rate} parties par seconde</translation>
    </message>
</context>
<context>
    <name>SpotNames</name>
    <message>
        <source>on {zone} at {square}</source>
        <translation>sur {zone} en {square}</translation>
    </message>
    <message>
        <source>{inside} {zone} at {square}</source>
        <translation>{inside} {zone} en {square}</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>usage: </source>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>%(prog)s: %(message)s</source>
        <translation>%(prog)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>%(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>missing: %s</source>
        <translation>il manque&#xa0;: %s</translation>
    </message>
    <message>
        <source>not understood: %s</source>
        <translation>non compris&#xa0;: %s</translation>
    </message>
    <message>
        <source>a value must follow</source>
        <translation>une valeur doit suivre</translation>
    </message>
    <message>
        <source>at least one value must follow</source>
        <translation>au moins une valeur doit suivre</translation>
    </message>
    <message>
        <source>%(value)r is none of %(choices)s</source>
        <translation>%(value)r ne figure pas parmi %(choices)s</translation>
    </message>
</context>
<context>
    <name>ZoneNames</name>
    <message>
        <source>{zone}: {icons}</source>
        <translation>{zone}&#xa0;: {icons}</translation>
    </message>
</context>
<context>
    <name>_Language</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
</TS>
