<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About carcqt</source>
        <translation>À propos de carcqt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy versions and folders for a bug report</source>
        <translation>Copier les versions et les dossiers pour un rapport</translation>
    </message>
    <message>
        <source>compiled core</source>
        <translation>moteur compilé</translation>
    </message>
    <message>
        <source>core in plain Python</source>
        <translation>moteur en Python</translation>
    </message>
    <message>
        <source>core in plain Python, compiled at the next start</source>
        <translation>moteur en Python, compilé au prochain démarrage</translation>
    </message>
    <message>
        <source>Your games, puzzles and decks: {place}</source>
        <translation>Vos parties, casse-tête et jeux de tuiles&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Settings: {place}</source>
        <translation>Réglages&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Pictures, drawn again when needed: {place}</source>
        <translation>Images (redessinées au besoin)&#xa0;: {place}</translation>
    </message>
    <message>
        <source>carcqt is free software under the MIT licence: anyone may use, change and share it. There is no warranty.</source>
        <translation>carcqt est un logiciel libre sous licence MIT&#xa0;: chacun peut l’utiliser, le modifier et le transmettre. Il est fourni sans garantie.</translation>
    </message>
    <message>
        <source>This program uses Qt {qt} and PySide6 {pyside} by The Qt Company, under the GNU LGPL, version 3. They are separate libraries, and you may replace them with other versions.</source>
        <translation>Interface réalisée avec Qt {qt} et PySide6 {pyside} de The Qt Company, sous licence GNU LGPL, version 3. Ce sont des bibliothèques séparées, que vous pouvez remplacer par d’autres versions.</translation>
    </message>
    <message>
        <source>All pictures are drawn by the program itself. Nothing was scanned or copied.</source>
        <translation>Toutes les images sont dessinées par le programme. Rien n’a été numérisé ni copié.</translation>
    </message>
    <message>
        <source>The titles of printed games only say which rules are played. They belong to their publishers and authors, who have no connection with this program.</source>
        <translation>Les titres des jeux du commerce indiquent seulement quelles règles sont jouées. Ils appartiennent à leurs éditeurs et à leurs auteurs, qui n’ont aucun lien avec ce programme.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AidsBox</name>
    <message>
        <source>Legal squares</source>
        <translation>Cases possibles</translation>
    </message>
    <message>
        <source>Show where you may lay the tile</source>
        <translation>Montrer où vous pouvez poser la tuile</translation>
    </message>
    <message>
        <source>Regions under the pointer</source>
        <translation>Zones au survol</translation>
    </message>
    <message>
        <source>Majority, open sides and contents</source>
        <translation>Majorité, côtés ouverts et contenu</translation>
    </message>
    <message>
        <source>Projected points</source>
        <translation>Points prévus</translation>
    </message>
    <message>
        <source>Points that the move would score</source>
        <translation>Points que le coup rapporterait</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <source>Tiles still in the pile</source>
        <translation>Tuiles encore dans la pioche</translation>
    </message>
    <message>
        <source>Possible villages</source>
        <translation>Villages possibles</translation>
    </message>
    <message>
        <source>Show where you may go</source>
        <translation>Montrer où vous pouvez aller</translation>
    </message>
    <message>
        <source>Their links and who is there</source>
        <translation>Leurs liaisons et leurs occupants</translation>
    </message>
    <message>
        <source>Villages under the pointer</source>
        <translation>Villages au survol</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Three good turns, on request</source>
        <translation>Trois bons coups, à la demande</translation>
    </message>
</context>
<context>
    <name>AidsCard</name>
    <message>
        <source>Player aids</source>
        <translation>Aides à l’écran</translation>
    </message>
    <message>
        <source>can be changed during the game</source>
        <translation>modifiables en cours de partie</translation>
    </message>
</context>
<context>
    <name>AmazonExtras</name>
    <message>
        <source>Boat on space</source>
        <translation>Pirogue sur la case</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Pirogue</translation>
    </message>
    <message>
        <source>Spaces left to sail</source>
        <translation>Cases restant à avancer</translation>
    </message>
</context>
<context>
    <name>AmazonTable</name>
    <message>
        <source>At the end of the game: {first} points for the boat that is farthest downstream, then {others} for those behind it</source>
        <translation>En fin de partie&#xa0;: {first} points pour la pirogue la plus en aval, puis {others} pour les suivantes</translation>
    </message>
    <message>
        <source>boat on space {space}</source>
        <translation>pirogue sur la case {space}</translation>
    </message>
    <message>
        <source>river 1st</source>
        <translation>fleuve&#xa0;: 1er</translation>
    </message>
    <message>
        <source>river 2nd</source>
        <translation>fleuve&#xa0;: 2e</translation>
    </message>
    <message>
        <source>river 3rd</source>
        <translation>fleuve&#xa0;: 3e</translation>
    </message>
    <message>
        <source>river 4th</source>
        <translation>fleuve&#xa0;: 4e</translation>
    </message>
    <message>
        <source>river 5th</source>
        <translation>fleuve&#xa0;: 5e</translation>
    </message>
    <message>
        <source>River {points}</source>
        <translation>Fleuve {points}</translation>
    </message>
</context>
<context>
    <name>AmazonVocabulary</name>
    <message>
        <source>Amazon River</source>
        <translation>Fleuve Amazone</translation>
    </message>
    <message>
        <source>Boats and villages along the river</source>
        <translation>Pirogues et villages au fil du fleuve</translation>
    </message>
    <message>
        <source>a boat | boats</source>
        <translation>une pirogue | pirogues</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>rocher</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n pirogue</numerusform>
            <numerusform>%n pirogues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>call for a double tile</source>
        <translation>appel d’une double tuile</translation>
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
            <numerusform>première pirogue à l’embouchure (%n)</numerusform>
            <numerusform>première pirogue à l’embouchure (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the second boat at the mouth</source>
        <translation>
            <numerusform>deuxième pirogue à l’embouchure (%n)</numerusform>
            <numerusform>deuxième pirogue à l’embouchure (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the third boat at the mouth</source>
        <translation>
            <numerusform>troisième pirogue à l’embouchure (%n)</numerusform>
            <numerusform>troisième pirogue à l’embouchure (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>choose a double tile</source>
        <translation>choisir une double tuile</translation>
    </message>
    <message>
        <source>place a meeple or a camp, or pass and sail on</source>
        <translation>placer un meeple ou un camp, ou avancer sa pirogue</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>Piece or boat</source>
        <translation>Pièce ou pirogue</translation>
    </message>
    <message>
        <source>chooses a double tile</source>
        <translation>choisit une double tuile</translation>
    </message>
    <message>
        <source>places a piece</source>
        <translation>place une pièce</translation>
    </message>
    <message>
        <source>Choose a double tile</source>
        <translation>Choisir une double tuile</translation>
    </message>
    <message>
        <source>This double tile</source>
        <translation>Cette double tuile</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Prendre celle-ci</translation>
    </message>
    <message>
        <source>Nothing, boat +1</source>
        <translation>Sans pièce, pirogue +1</translation>
    </message>
    <message>
        <source>Jungles score only at the end: the player with the most camps scores a point for each animal.</source>
        <translation>Les jungles ne comptent qu’à la fin&#xa0;: le joueur qui y a le plus de camps marque 1 point par animal.</translation>
    </message>
    <message>
        <source>A tributary scores 1 point for each tile and 1 for each fruit. Its boat icons move the boats of all players who have a meeple on it.</source>
        <translation>Un affluent rapporte 1 point par tuile et 1 point par fruit. Ses symboles de pirogue font avancer la pirogue de chaque joueur qui y a un meeple.</translation>
    </message>
    <message>
        <source>When a tile of the Amazon is laid, the first boat scores its caimans and piranhas, the second its piranhas.</source>
        <translation>Quand une tuile Amazone est posée, la première pirogue marque ses caïmans et ses piranhas, la deuxième ses piranhas.</translation>
    </message>
    <message>
        <source>how far boats sail down the river</source>
        <translation>distance parcourue par les pirogues</translation>
    </message>
    <message>
        <source>Amazon scorings with points for a second boat</source>
        <translation>décomptes du fleuve où une deuxième pirogue marque</translation>
    </message>
    <message>
        <source>Choose the double tile {tile}.</source>
        <translation>Choisir la double tuile {tile}.</translation>
    </message>
    <message>
        <source>Boat race</source>
        <translation>Pirogues</translation>
    </message>
    <message>
        <source>Double tile</source>
        <translation>Double tuile</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>the tile laid anywhere, the boat moved one space</source>
        <translation>tuile posée n’importe où, pirogue avancée d’une case</translation>
    </message>
    <message>
        <source>A double tile continues the Amazon. Give it a zone “amazon” that enters at one short side and leaves at the other.</source>
        <translation>Une double tuile prolonge l’Amazone. Donnez-lui une zone «&#xa0;amazon&#xa0;» qui entre par un petit côté et sort par l’autre.</translation>
    </message>
    <message>
        <source>The Amazon must leave this tile once, at its south side. Correct its “at”.</source>
        <translation>L’Amazone doit quitter cette tuile une seule fois, par son côté sud. Corrigez le champ «&#xa0;at&#xa0;» de cette zone.</translation>
    </message>
    <message>
        <source>The Amazon must be one zone that comes in at one side and leaves straight across at the opposite one. Correct its “at”.</source>
        <translation>L’Amazone doit être une seule zone, qui entre par un côté et sort tout droit par le côté opposé. Corrigez le champ «&#xa0;at&#xa0;» de cette zone.</translation>
    </message>
    <message>
        <source>The list is wrong. Write a number from {low} to {high} for each of the {players} seats.</source>
        <translation>La liste est incorrecte. Écrivez un nombre de {low} à {high} pour chacune des {players} places.</translation>
    </message>
    <message>
        <source>No double tile is left to choose. Leave one in its pile, or begin with another phase.</source>
        <translation>Il ne reste aucune double tuile à choisir. Laissez-en une dans sa pioche, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>The last tile calls for no double tile. Lay one that shows a call last, or begin with another phase.</source>
        <translation>La dernière tuile n’appelle pas de double tuile. Posez en dernier une tuile qui en appelle une, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>“{move}” does not name a double tile that fits. Choose one of those left.</source>
        <translation>«&#xa0;{move}&#xa0;» ne désigne aucune double tuile qui convienne. Choisissez-en une parmi celles qui restent.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Choose a double tile first.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Choisissez d’abord une double tuile.</translation>
    </message>
    <message>
        <source>{player}’s boat: space {space} of {spaces}</source>
        <translation>pirogue de {player}&#xa0;: case {space} sur {spaces}</translation>
    </message>
    <message>
        <source>{player} chooses the double tile {tile}.</source>
        <translation>{player} choisit la double tuile {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s boat moves %n space(s), to space {space}.</source>
        <translation>
            <numerusform>La pirogue de {player} avance d’une case (case {space}).</numerusform>
            <numerusform>La pirogue de {player} avance de %n cases (case {space}).</numerusform>
        </translation>
    </message>
    <message>
        <source>no animals</source>
        <translation>aucun animal</translation>
    </message>
    <message>
        <source>The Amazon is scored: {animals}.</source>
        <translation>Décompte du fleuve&#xa0;: {animals}.</translation>
    </message>
    <message>
        <source>Games of {players} players have no start board: the Amazon has no source there. Add a tile to the pile “start”.</source>
        <translation>À {players} joueurs, il n’y a pas de plateau de départ, donc pas de source de l’Amazone. Ajoutez une tuile à la pioche «&#xa0;start&#xa0;».</translation>
    </message>
    <message>
        <source>a jungle | jungles | in</source>
        <translation>une jungle | jungles | dans</translation>
    </message>
    <message>
        <source>a village | villages | in</source>
        <translation>un village | villages | dans</translation>
    </message>
    <message>
        <source>a tributary | tributaries | on</source>
        <translation>un affluent | affluents | sur</translation>
    </message>
    <message>
        <source>the Amazon | | on</source>
        <translation>l’Amazone | | sur</translation>
    </message>
    <message>
        <source>a meeple | meeples</source>
        <translation>un meeple | meeples</translation>
    </message>
    <message>
        <source>a camp | camps</source>
        <translation>un camp | camps</translation>
    </message>
    <message>
        <source>a tile | land tiles</source>
        <translation>une tuile | tuiles terrain</translation>
    </message>
    <message>
        <source>a double tile | double tiles</source>
        <translation>une double tuile | doubles tuiles</translation>
    </message>
    <message>
        <source>the start board</source>
        <translation>le plateau de départ</translation>
    </message>
    <message>
        <source>A complete village scores 2 points for each tile and 1 for each fruit. Unfinished, it scores 1 for each tile.</source>
        <translation>Un village terminé rapporte 2 points par tuile et 1 point par fruit. Inachevé, il rapporte 1 point par tuile.</translation>
    </message>
    <message>
        <source>No tile of this deck calls for a double tile, so this one never comes into play. Put a call on the Amazon of another tile.</source>
        <translation>Aucune tuile de ce jeu n’appelle de double tuile, celle-ci n’entre donc jamais en jeu. Mettez un appel sur l’Amazone d’une autre tuile.</translation>
    </message>
    <message>
        <source>Carcassonne: Amazonas (2016)</source>
        <translation>Carcassonne&#xa0;: Amazonas (2016)</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>go from turn to turn</source>
        <translation>aller de tour en tour</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>go from moment to moment</source>
        <translation>aller d’un moment au suivant</translation>
    </message>
    <message>
        <source>go to the beginning</source>
        <translation>aller au début</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>go to the end</source>
        <translation>aller à la fin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lecture ou pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>reprendre la partie ici</translation>
    </message>
    <message>
        <source>show the move played, or the better one</source>
        <translation>montrer le coup joué ou le meilleur</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>make a puzzle of this moment</source>
        <translation>créer un casse-tête à partir de ce moment</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue the analysis</source>
        <translation>Reprendre l’analyse</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>The game ends here: the rules no longer allow its next move.</source>
        <translation>Les règles n’acceptent plus le coup suivant&#xa0;: l’analyse s’arrête ici.</translation>
    </message>
    <message>
        <source>This game is too short to analyse.</source>
        <translation>Cette partie est trop courte pour être analysée.</translation>
    </message>
    <message>
        <source>Nothing notable so far.</source>
        <translation>Rien à signaler pour l’instant.</translation>
    </message>
    <message>
        <source>The analysis stopped unexpectedly. You can continue it.</source>
        <translation>L’analyse s’est interrompue. Vous pouvez la reprendre.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>L’analyse a été arrêtée.</translation>
    </message>
    <message>
        <source>No notable mistake: a fine game.</source>
        <translation>Aucune erreur notable&#xa0;: belle partie.</translation>
    </message>
    <message>
        <source>Round {turn}</source>
        <translation>Manche {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Round {turn} of {turns}</source>
        <translation>Manche {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Analysing: {share}</source>
        <translation>Analyse en cours&#xa0;: {share}</translation>
    </message>
    <message>
        <source>{chance} instead of {hope} · {name}</source>
        <translation>{chance} au lieu de {hope} · {name}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de victoire</translation>
    </message>
    <message>
        <source>by the computer, level “{level}”</source>
        <translation>selon l’ordinateur, niveau «&#xa0;{level}&#xa0;»</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Bons coups</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Hasard</translation>
    </message>
</context>
<context>
    <name>AskedWords</name>
    <message>
        <source>--players: there is no player “{name}”. Did you mean “{guess}”?</source>
        <translation>--players&#xa0;: le joueur «&#xa0;{name}&#xa0;» n’existe pas. Vouliez-vous dire «&#xa0;{guess}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>--players: there is no player “{name}”. Choose from: {known}</source>
        <translation>--players&#xa0;: le joueur «&#xa0;{name}&#xa0;» n’existe pas. Choix possibles&#xa0;: {known}</translation>
    </message>
    <message>
        <source>Did you mean “{guess}”?</source>
        <translation>Vouliez-vous dire «&#xa0;{guess}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>--option: “{text}” is not an option. Write KEY=VALUE.</source>
        <translation>--option&#xa0;: «&#xa0;{text}&#xa0;» n’est pas une option. Écrivez CLÉ=VALEUR.</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>This map still has problems. Correct them to play on it.</source>
        <translation>Cette carte a encore des problèmes. Corrigez-les pour pouvoir y jouer.</translation>
    </message>
    <message>
        <source>The games stopped unexpectedly. You can start them again.</source>
        <translation>Les parties se sont interrompues. Vous pouvez les relancer.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Missions completed</source>
        <translation>Missions accomplies</translation>
    </message>
    <message>
        <source>Camps per player</source>
        <translation>Campements par joueur</translation>
    </message>
    <message>
        <source>Everything is within its limits.</source>
        <translation>Toutes les limites sont respectées.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) is (are) too few to judge.</source>
        <translation>
            <numerusform>%n partie ne suffit pas pour juger.</numerusform>
            <numerusform>%n parties ne suffisent pas pour juger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Camps in each village, per game</source>
        <translation>Campements de chaque village, par partie</translation>
    </message>
    <message>
        <source>{what} wins too often: {times} times its fair share.</source>
        <translation>{what} gagne trop souvent&#xa0;: {times} fois sa part.</translation>
    </message>
    <message>
        <source>{what} is completed in {share} of the games.</source>
        <translation>{what} est accomplie dans {share} des parties.</translation>
    </message>
    <message>
        <source>The mean score should be between {low} and {high}.</source>
        <translation>Le score moyen devrait être compris entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Computer players play in the background. You can keep changing the map.</source>
        <translation>L’ordinateur joue en arrière-plan. Vous pouvez continuer à modifier la carte.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Check the balance</source>
        <translation>Vérifier l’équilibre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>map changed since then</source>
        <translation>carte modifiée depuis</translation>
    </message>
</context>
<context>
    <name>BearingWords</name>
    <message>
        <source>not turned</source>
        <translation>sans la tourner</translation>
    </message>
    <message>
        <source>a quarter turn right</source>
        <translation>quart de tour à droite</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>a quarter turn left</source>
        <translation>quart de tour à gauche</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>in the north-east</source>
        <translation>au nord-est</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>à l’est</translation>
    </message>
    <message>
        <source>in the south-east</source>
        <translation>au sud-est</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>in the south-west</source>
        <translation>au sud-ouest</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>à l’ouest</translation>
    </message>
    <message>
        <source>in the north-west</source>
        <translation>au nord-ouest</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Closed: downstream of the mouth</source>
        <translation>Fermé&#xa0;: en aval de l’embouchure</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message numerus="yes">
        <source>%n legal move(s):</source>
        <translation>
            <numerusform>%n coup permis&#xa0;:</numerusform>
            <numerusform>%n coups permis&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>* the tile fits here</source>
        <translation>*&#xa0;: la tuile convient ici</translation>
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
        <source>next: {tiles}</source>
        <translation>à venir&#xa0;: {tiles}</translation>
    </message>
</context>
<context>
    <name>BoatSentences</name>
    <message>
        <source>sail on</source>
        <translation>avancez votre pirogue</translation>
    </message>
    <message>
        <source>level with {rival}</source>
        <translation>à égalité avec {rival}</translation>
    </message>
    <message>
        <source>{boat} does not move and stays {place}</source>
        <translation>{boat} n’avance pas et reste {place}</translation>
    </message>
    <message numerus="yes">
        <source>{boat} moves %n space(s) and is {place}</source>
        <translation>
            <numerusform>{boat} avance d’une case et se retrouve {place}</numerusform>
            <numerusform>{boat} avance de %n cases et se retrouve {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) ahead of {rival}</source>
        <translation>
            <numerusform>une case devant {rival}</numerusform>
            <numerusform>%n cases devant {rival}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) behind {rival}</source>
        <translation>
            <numerusform>une case derrière {rival}</numerusform>
            <numerusform>%n cases derrière {rival}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bringing</name>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>Impossible d’ouvrir «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>The clipboard has nothing to open</source>
        <translation>Le presse-papiers ne contient rien à ouvrir</translation>
    </message>
    <message>
        <source>To paste a puzzle, copy the whole text of its file.</source>
        <translation>Pour coller un casse-tête, copiez tout le texte de son fichier.</translation>
    </message>
</context>
<context>
    <name>BuildPanel</name>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>pièces d’argent</translation>
    </message>
    <message numerus="yes">
        <source>%n gold coin(s)</source>
        <translation>
            <numerusform>%n pièce d’or</numerusform>
            <numerusform>%n pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver coin(s)</source>
        <translation>
            <numerusform>%n pièce d’argent</numerusform>
            <numerusform>%n pièces d’argent</numerusform>
        </translation>
    </message>
    <message>
        <source>First camp</source>
        <translation>Premier campement</translation>
    </message>
    <message>
        <source>Choose a village</source>
        <translation>Choisir un village</translation>
    </message>
    <message>
        <source>In any village that you can afford.</source>
        <translation>Dans n’importe quel village que vous pouvez payer.</translation>
    </message>
    <message>
        <source>The map shows a price wherever you can set up a camp.</source>
        <translation>La carte affiche un prix partout où vous pouvez établir un campement.</translation>
    </message>
    <message>
        <source>No village is within reach: no open link, or not enough money.</source>
        <translation>Aucun village n’est à votre portée&#xa0;: pas de liaison ouverte, ou pas assez d’argent.</translation>
    </message>
    <message>
        <source>No price: only a neutral tent can go there.</source>
        <translation>Sans prix affiché&#xa0;: seule une tente neutre peut y être plantée.</translation>
    </message>
</context>
<context>
    <name>CampActions</name>
    <message>
        <source>Starting layout</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>go from village to village</source>
        <translation>aller de village en village</translation>
    </message>
    <message>
        <source>set up camp</source>
        <translation>établir un campement</translation>
    </message>
    <message>
        <source>remove a camp</source>
        <translation>retirer un campement</translation>
    </message>
    <message>
        <source>choose the colour of the camps</source>
        <translation>choisir la couleur des campements</translation>
    </message>
    <message>
        <source>show everything, zoom</source>
        <translation>tout afficher, zoomer</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Income card of this round</source>
        <translation>Votre carte de gains</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Tie-break number: {number}. The higher one goes first.</source>
        <translation>Numéro de départage&#xa0;: {number}. Le plus grand passe devant.</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Espèce</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Tie-break number of seat {seat}</source>
        <translation>Départage, place {seat}</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Retirer la carte</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Income cards</source>
        <translation>Cartes de gains</translation>
    </message>
    <message>
        <source>Each seat has one of each. If values are equal, the higher tie-break number goes first.</source>
        <translation>Chaque place reçoit un exemplaire de chaque carte. À égalité, le plus grand numéro de départage passe devant.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message numerus="yes">
        <source>Use the %n standard card(s)</source>
        <translation>
            <numerusform>Remettre %n carte d’origine</numerusform>
            <numerusform>Remettre les %n cartes d’origine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>valid map for {game}, %n village(s)</source>
        <translation>
            <numerusform>carte valide pour «&#xa0;{game}&#xa0;», %n village</numerusform>
            <numerusform>carte valide pour «&#xa0;{game}&#xa0;», %n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid deck for {game}, %n tile(s)</source>
        <translation>
            <numerusform>jeu de tuiles valide pour «&#xa0;{game}&#xa0;», %n tuile</numerusform>
            <numerusform>jeu de tuiles valide pour «&#xa0;{game}&#xa0;», %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid scenario for {game}, %n move(s)</source>
        <translation>
            <numerusform>scénario valide pour «&#xa0;{game}&#xa0;», %n coup</numerusform>
            <numerusform>scénario valide pour «&#xa0;{game}&#xa0;», %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>valid puzzle for {game}</source>
        <translation>casse-tête valide pour «&#xa0;{game}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>valid pack, %n file(s)</source>
        <translation>
            <numerusform>paquet valide, %n fichier</numerusform>
            <numerusform>paquet valide, %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid lesson for {game}, %n step(s)</source>
        <translation>
            <numerusform>leçon valide pour «&#xa0;{game}&#xa0;», %n étape</numerusform>
            <numerusform>leçon valide pour «&#xa0;{game}&#xa0;», %n étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClaimGoalForm</name>
    <message>
        <source>Win a region alone</source>
        <translation>Prendre une zone sans partage</translation>
    </message>
</context>
<context>
    <name>ClaimGoalWords</name>
    <message>
        <source>win the sole majority in {region}</source>
        <translation>prend {region} sans partage</translation>
    </message>
</context>
<context>
    <name>CombinationGrid</name>
    <message>
        <source>{sides}: missing. Click to make this tile.</source>
        <translation>{sides}&#xa0;: absente. Cliquez pour créer cette tuile.</translation>
    </message>
    <message numerus="yes">
        <source>{sides}: %n tile(s)</source>
        <translation>
            <numerusform>{sides}&#xa0;: %n tuile</numerusform>
            <numerusform>{sides}&#xa0;: %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>show the version and exit</source>
        <translation>affiche la version et quitte</translation>
    </message>
    <message>
        <source>language to use instead of the system’s</source>
        <translation>langue à utiliser au lieu de celle du système</translation>
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
        <source>play the moves of a scenario file and describe what happens</source>
        <translation>joue les coups d’un scénario et décrit ce qui se passe</translation>
    </message>
    <message>
        <source>FILE|GAME</source>
        <translation>FICHIER|JEU</translation>
    </message>
    <message>
        <source>let computer players play whole games and report statistics</source>
        <translation>fait jouer des parties entières à l’ordinateur et affiche des statistiques</translation>
    </message>
    <message>
        <source>The same seed gives the same result with any number of processes.</source>
        <translation>La même graine donne le même résultat, quel que soit le nombre de processus.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>find puzzles in games of computer players</source>
        <translation>cherche des casse-tête dans des parties jouées par l’ordinateur</translation>
    </message>
    <message>
        <source>folder for the puzzles; an earlier search in it continues</source>
        <translation>dossier des casse-tête&#x202f;; une recherche qui s’y trouve déjà reprend</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THÈME</translation>
    </message>
    <message>
        <source>draw a deck, a tile, a board or a map</source>
        <translation>dessine un jeu de tuiles, une tuile, un plateau ou une carte</translation>
    </message>
    <message>
        <source>open the program, with a file if you name one</source>
        <translation>ouvre le programme, avec un fichier si vous en nommez un</translation>
    </message>
    <message>
        <source>open the editor, with a file if you name one</source>
        <translation>ouvre l’éditeur, avec un fichier si vous en nommez un</translation>
    </message>
    <message>
        <source>draw every window and report layout problems</source>
        <translation>dessine toutes les fenêtres et signale leurs défauts de mise en page</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>print a deck, a map or a position as text</source>
        <translation>affiche un jeu de tuiles, une carte ou une position en texte</translation>
    </message>
    <message>
        <source>number of games (default: 100)</source>
        <translation>nombre de parties (100 par défaut)</translation>
    </message>
    <message>
        <source>random seed (default: 0)</source>
        <translation>graine du hasard (0 par défaut)</translation>
    </message>
    <message>
        <source>number of processes (default: 1)</source>
        <translation>nombre de processus (1 par défaut)</translation>
    </message>
    <message>
        <source>set one of the game’s options</source>
        <translation>règle une option du jeu</translation>
    </message>
    <message>
        <source>Exit codes: 0 = success, 1 = a file has problems or an unexpected result, 2 = wrong arguments.</source>
        <translation>Codes de sortie&#xa0;: 0 = succès, 1 = fichier incorrect ou résultat inattendu, 2 = arguments incorrects.</translation>
    </message>
    <message>
        <source>saved game, scenario, puzzle or pack to open</source>
        <translation>partie enregistrée, scénario, casse-tête ou paquet à ouvrir</translation>
    </message>
    <message>
        <source>deck, map or scenario to edit</source>
        <translation>jeu de tuiles, carte ou scénario à modifier</translation>
    </message>
    <message>
        <source>folder for the pictures</source>
        <translation>dossier des images</translation>
    </message>
    <message>
        <source>decks, maps, scenarios, lessons and packs to check</source>
        <translation>jeux de tuiles, cartes, scénarios, leçons et paquets à vérifier</translation>
    </message>
    <message>
        <source>The exit code is 1 if a move is illegal or the result is not what the file expects.</source>
        <translation>Le code de sortie est 1 si un coup est interdit ou si le résultat n’est pas celui que le fichier attend.</translation>
    </message>
    <message>
        <source>scenario or saved game to play</source>
        <translation>scénario ou partie enregistrée à jouer</translation>
    </message>
    <message>
        <source>time limit for each puzzle, in seconds (default: none)</source>
        <translation>durée maximale par casse-tête, en secondes (sans limite par défaut)</translation>
    </message>
    <message>
        <source>players, one for each seat: random, greedy, beginner, easy, medium, hard, expert (default: random,random)</source>
        <translation>joueurs, un par place&#xa0;: random, greedy, beginner, easy, medium, hard, expert (random,random par défaut)</translation>
    </message>
    <message>
        <source>files to put into the pack</source>
        <translation>fichiers à mettre dans le paquet</translation>
    </message>
    <message>
        <source>title of the pack</source>
        <translation>titre du paquet</translation>
    </message>
    <message>
        <source>author of the pack</source>
        <translation>auteur du paquet</translation>
    </message>
    <message>
        <source>licence of the pack</source>
        <translation>licence du paquet</translation>
    </message>
    <message>
        <source>players to compare: random, greedy, beginner, easy, medium, hard, expert</source>
        <translation>joueurs à opposer&#xa0;: random, greedy, beginner, easy, medium, hard, expert</translation>
    </message>
    <message>
        <source>number of seats: the first player takes one, the second all others (default: 2)</source>
        <translation>nombre de places&#xa0;: une pour le premier joueur, toutes les autres pour le second (2 par défaut)</translation>
    </message>
    <message>
        <source>Keep positions with one provably best turn that a one-turn lookahead misses. The same seed finds the same puzzles with any number of processes and interruptions.</source>
        <translation>Garde les positions où un seul tour est le meilleur, preuve à l’appui, alors qu’un joueur qui ne regarde qu’un tour à l’avance ne le trouve pas. La même graine donne les mêmes casse-tête, quels que soient le nombre de processus et les interruptions.</translation>
    </message>
    <message>
        <source>only puzzles with this theme (default: all)</source>
        <translation>seulement les casse-tête de ce thème (tous par défaut)</translation>
    </message>
    <message>
        <source>only puzzles of this level (default: all)</source>
        <translation>seulement les casse-tête de ce niveau (tous par défaut)</translation>
    </message>
    <message>
        <source>address of a Dask scheduler whose workers play the games (default: none)</source>
        <translation>adresse de l’ordonnanceur d’une grappe Dask qui joue les parties (aucune par défaut)</translation>
    </message>
    <message>
        <source>search budget per move: a number of nodes, or a multiple of the player’s own such as 0.1 (default: 1.0)</source>
        <translation>budget de recherche par coup&#xa0;: un nombre de nœuds, ou un multiple du budget habituel, comme 0.1 (1.0 par défaut)</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>a deck or map file, or the name of a built-in one (default: the game’s own)</source>
        <translation>fichier de tuiles ou de carte, ou nom d’un modèle fourni (celui du jeu par défaut)</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>picture to write: .png, .svg or .pdf</source>
        <translation>image à écrire&#xa0;: .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>background around the tiles (default: light)</source>
        <translation>fond autour des tuiles (light&#xa0;: clair, par défaut&#x202f;; dark&#xa0;: sombre)</translation>
    </message>
    <message>
        <source>only this tile</source>
        <translation>seulement cette tuile</translation>
    </message>
    <message>
        <source>rotation of the tile, in degrees (default: 0)</source>
        <translation>rotation de cette tuile, en degrés (0 par défaut)</translation>
    </message>
    <message>
        <source>paper size (default: a4)</source>
        <translation>format du papier (a4 par défaut)</translation>
    </message>
    <message>
        <source>width of printed tiles, in mm (default: 45)</source>
        <translation>largeur des tuiles imprimées, en mm (45 par défaut)</translation>
    </message>
    <message>
        <source>turn a game, puzzle or deck into a page for any browser</source>
        <translation>écrit une partie, un casse-tête ou un jeu de tuiles en page web</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <source>page to write: .html</source>
        <translation>page à écrire&#xa0;: .html</translation>
    </message>
    <message>
        <source>move where the replay starts (default: 0)</source>
        <translation>coup où commence la partie à revoir (0 par défaut)</translation>
    </message>
    <message>
        <source>leave out a puzzle’s answers and solution</source>
        <translation>n’inclut ni les réponses d’un casse-tête ni sa solution</translation>
    </message>
    <message>
        <source>time limit for finding a puzzle’s answers, in seconds (default: 60)</source>
        <translation>durée maximale pour calculer les réponses d’un casse-tête, en secondes (60 par défaut)</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}. Write one in that range.</source>
        <translation>«&#xa0;{text}&#xa0;» ne convient pas ici. Indiquez un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>a deck, map, scenario or pack, or a game: {games}</source>
        <translation>fichier de tuiles, de carte, de scénario ou de paquet, ou jeu&#xa0;: {games}</translation>
    </message>
    <message>
        <source>number of the scenario’s moves to play (default: all)</source>
        <translation>nombre de coups du scénario à jouer (tous par défaut)</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>affiche le résultat en JSON</translation>
    </message>
    <message>
        <source>solve puzzles and prove their answers</source>
        <translation>résout des casse-tête et prouve qu’il n’y a pas mieux</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDES</translation>
    </message>
    <message>
        <source>let computer players compete and report who is stronger</source>
        <translation>oppose plusieurs niveaux de l’ordinateur et indique le plus fort</translation>
    </message>
    <message>
        <source>The players change seats and get the same draws. If there are more than two, every pair plays. The same seed gives the same result with any number of processes.</source>
        <translation>Les places changent, et chacun pioche les mêmes tuiles. Au-delà de deux joueurs, tous se rencontrent deux à deux. La même graine donne le même résultat, quel que soit le nombre de processus.</translation>
    </message>
    <message>
        <source>stop as soon as a sequential test shows who is stronger</source>
        <translation>s’arrête dès qu’un test séquentiel désigne le plus fort</translation>
    </message>
    <message>
        <source>file for the games; if it exists, the match continues from it</source>
        <translation>fichier qui garde les parties&#x202f;; s’il existe, le match y reprend</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>“{text}” is not a budget. Write a number of nodes, or a multiple such as 0.1.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un budget. Écrivez un nombre de nœuds, ou une fraction comme 0.1.</translation>
    </message>
    <message>
        <source>check files, lessons and packs for problems</source>
        <translation>vérifie des fichiers, y compris des leçons et des paquets</translation>
    </message>
    <message>
        <source>Play board games, and check the decks, maps and scenarios made for them. Without a command, the program opens its window, with a file if you name one.</source>
        <translation>Permet de jouer à des jeux de société et de vérifier les jeux de tuiles, cartes et scénarios faits pour eux. Sans commande, la fenêtre s’ouvre, avec un fichier si vous en nommez un.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple&#xa0;:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>only windows with this text in their name (default: all)</source>
        <translation>seulement les fenêtres dont le nom contient ce texte (toutes par défaut)</translation>
    </message>
    <message>
        <source>The exit code is 0 if each puzzle has one proven first turn, and 1 otherwise.</source>
        <translation>Le code de sortie est 0 si chaque casse-tête a un seul premier tour possible, preuve à l’appui, 1 sinon.</translation>
    </message>
    <message>
        <source>puzzles to solve, and packs with puzzles</source>
        <translation>casse-tête à résoudre, et paquets qui en contiennent</translation>
    </message>
    <message>
        <source>write the proof into the file (not for packs)</source>
        <translation>écrit la preuve dans le fichier, mais pas dans un paquet</translation>
    </message>
    <message>
        <source>For a pack, print each file.</source>
        <translation>Pour un paquet, affiche chaque fichier.</translation>
    </message>
    <message>
        <source>put files together into one pack to share</source>
        <translation>réunit des fichiers en un seul paquet à partager</translation>
    </message>
    <message>
        <source>The pack lists the files in the given order.</source>
        <translation>Les fichiers sont proposés dans l’ordre indiqué.</translation>
    </message>
    <message>
        <source>PACK</source>
        <translation>PAQUET</translation>
    </message>
    <message>
        <source>file to write</source>
        <translation>fichier à écrire</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>leave out tiles and pieces that have no effect on the answer</source>
        <translation>retire les tuiles et les pièces sans importance pour la réponse</translation>
    </message>
    <message>
        <source>As PDF, a deck is printed tile by tile, with crop marks and backs. Each file of a pack gets a picture of its own.</source>
        <translation>En PDF, un jeu de tuiles s’imprime tuile par tuile, avec repères de coupe et dos. Chaque fichier d’un paquet a sa propre image.</translation>
    </message>
    <message>
        <source>pixels per square, or width of a map in pixels (default: depends on the picture)</source>
        <translation>pixels par case, ou largeur d’une carte en pixels (selon l’image par défaut)</translation>
    </message>
    <message>
        <source>The page is one file that needs no network. Readers can solve a puzzle or replay a game on it. If a game is not over, the page holds only what the whole table may see. Each file of a pack gets a page of its own.</source>
        <translation>La page est un seul fichier, qui s’ouvre sans connexion. Vous pouvez y résoudre un casse-tête ou y revoir une partie. Si la partie est en cours, la page ne contient que ce que toute la table peut voir. Chaque fichier d’un paquet a sa propre page.</translation>
    </message>
    <message>
        <source>saved game, scenario, puzzle, deck or pack to share</source>
        <translation>partie enregistrée, scénario, casse-tête, jeu de tuiles ou paquet à partager</translation>
    </message>
    <message>
        <source>The system reports “{error}”. Check that the disk has room and that the folders and the output can be written to.</source>
        <translation>Le système signale «&#xa0;{error}&#xa0;». Vérifiez qu’il reste de la place sur le disque et que les dossiers et la sortie acceptent l’écriture.</translation>
    </message>
</context>
<context>
    <name>CompleteGoalForm</name>
    <message>
        <source>Complete a region</source>
        <translation>Terminer une zone</translation>
    </message>
</context>
<context>
    <name>CompleteGoalWords</name>
    <message>
        <source>complete {region}</source>
        <translation>termine {region}</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) stay open.</source>
        <translation>
            <numerusform>%n côté reste ouvert.</numerusform>
            <numerusform>%n côtés restent ouverts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Resume the game</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>Undo and seed</source>
        <translation>Annulation et graine</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Within the turn</source>
        <translation>Dans le tour</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Same seed, same draws</source>
        <translation>Même graine, même pioche</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Go back to any of your earlier decisions.</source>
        <translation>Vous pouvez revenir sur n’importe quelle décision.</translation>
    </message>
    <message>
        <source>Until the next tile is drawn.</source>
        <translation>Jusqu’à la prochaine tuile piochée.</translation>
    </message>
    <message>
        <source>Moves cannot be undone.</source>
        <translation>Un coup joué ne se reprend pas.</translation>
    </message>
</context>
<context>
    <name>CrewWords</name>
    <message>
        <source>--cluster: the Python package distributed is missing. Install carcqt[cluster].</source>
        <translation>--cluster&#xa0;: le paquet Python distributed est nécessaire. Installez carcqt[cluster].</translation>
    </message>
    <message>
        <source>--cluster: no Dask scheduler answers at {address}. Start one, or correct the address.</source>
        <translation>--cluster&#xa0;: aucun ordonnanceur Dask ne répond à {address}. Lancez-en un, ou corrigez l’adresse.</translation>
    </message>
    <message>
        <source>--cluster: the scheduler at {address} no longer answers. Start it again, then repeat the command.</source>
        <translation>--cluster&#xa0;: l’ordonnanceur {address} ne répond plus. Relancez-le, puis relancez la commande.</translation>
    </message>
    <message>
        <source>--cluster: the workers of {address} do not have carcqt {version}. Install it there.</source>
        <translation>--cluster&#xa0;: carcqt {version} n’est pas installé sur les nœuds de {address}. Installez-le.</translation>
    </message>
</context>
<context>
    <name>CursorBoard</name>
    <message>
        <source>Table of the layout</source>
        <translation>Table de la position</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{player} chooses next</source>
        <translation>À {player} de choisir</translation>
    </message>
    <message>
        <source>show it</source>
        <translation>montrer</translation>
    </message>
    <message>
        <source>I am {player}: {act}</source>
        <translation>Je suis {player}&#xa0;: {act}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Casse-tête du jour</translation>
    </message>
    <message>
        <source>Level {level} of 5</source>
        <translation>Niveau {level} sur 5</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPage</name>
    <message>
        <source>There is nothing else to do, so this step is skipped.</source>
        <translation>Aucun autre choix&#xa0;: cette étape est sautée.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>Decisive round: from round {turn} on, {player} stayed ahead</source>
        <translation>Manche décisive&#xa0;: à partir de la manche {turn}, {player} reste en tête</translation>
    </message>
    <message>
        <source>Decisive turn: from turn {turn} on, {player} stayed ahead</source>
        <translation>Tour décisif&#xa0;: à partir du tour {turn}, {player} reste en tête</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Voir ce coup</translation>
    </message>
</context>
<context>
    <name>DeckActions</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Tiles of the deck</source>
        <translation>Tuiles du jeu</translation>
    </message>
    <message>
        <source>go from tile to tile</source>
        <translation>aller de tuile en tuile</translation>
    </message>
    <message>
        <source>open the tile</source>
        <translation>ouvrir la tuile</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>nouvelle tuile</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nouvelle tuile</translation>
    </message>
    <message>
        <source>add or remove a copy</source>
        <translation>ajouter ou retirer un exemplaire</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>type the number of copies</source>
        <translation>taper le nombre d’exemplaires</translation>
    </message>
    <message>
        <source>move the tiles in the deck</source>
        <translation>déplacer les tuiles dans le jeu</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>dupliquer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>copy and paste; {key} cuts</source>
        <translation>copier et coller&#x202f;; {key} coupe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Statistics and properties</source>
        <translation>Statistiques et propriétés</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>show statistics and properties (narrow window)</source>
        <translation>afficher statistiques et propriétés (fenêtre étroite)</translation>
    </message>
    <message>
        <source>show all tiles again</source>
        <translation>afficher de nouveau toutes les tuiles</translation>
    </message>
</context>
<context>
    <name>DeckDocument</name>
    <message>
        <source>New deck</source>
        <translation>Nouveau jeu de tuiles</translation>
    </message>
</context>
<context>
    <name>DeckEditing</name>
    <message numerus="yes">
        <source>Copies of %n tile(s)</source>
        <translation>
            <numerusform>Exemplaires de %n tuile</numerusform>
            <numerusform>Exemplaires de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation>
            <numerusform>Déplacer %n tuile</numerusform>
            <numerusform>Déplacer %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tile(s)</source>
        <translation>
            <numerusform>Dupliquer %n tuile</numerusform>
            <numerusform>Dupliquer %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tile(s)</source>
        <translation>
            <numerusform>Supprimer %n tuile</numerusform>
            <numerusform>Supprimer %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n tile(s)</source>
        <translation>
            <numerusform>Couper %n tuile</numerusform>
            <numerusform>Couper %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tile(s)</source>
        <translation>
            <numerusform>Coller %n tuile</numerusform>
            <numerusform>Coller %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>New tile {id}</source>
        <translation>Nouvelle tuile {id}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copies of {tile}</source>
        <translation>Exemplaires de {tile}</translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>Déplacer {tile}</translation>
    </message>
    <message>
        <source>Duplicate {tile}</source>
        <translation>Dupliquer {tile}</translation>
    </message>
    <message>
        <source>Delete {tile}</source>
        <translation>Supprimer {tile}</translation>
    </message>
    <message>
        <source>Cut {tile}</source>
        <translation>Couper {tile}</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>No tile matches.</source>
        <translation>Aucune tuile ne correspond.</translation>
    </message>
    <message>
        <source>This deck is empty. Press N to make its first tile.</source>
        <translation>Un jeu de tuiles vide. La touche N crée la première tuile.</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordi</translation>
    </message>
    <message>
        <source>Chosen tiles</source>
        <translation>Tuiles choisies</translation>
    </message>
    <message>
        <source>Starting layout with this deck</source>
        <translation>Position de départ avec ce jeu de tuiles</translation>
    </message>
    <message>
        <source>Properties of the deck</source>
        <translation>Propriétés du jeu de tuiles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>DeckProperties</name>
    <message>
        <source>Tile {id}</source>
        <translation>Tuile {id}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected</source>
        <translation>
            <numerusform>%n tuile choisie</numerusform>
            <numerusform>%n tuiles choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Use at most 40 letters without accents, digits, - or _.</source>
        <translation>Utilisez au plus 40 lettres sans accent, chiffres, - ou _.</translation>
    </message>
    <message>
        <source>Another tile has this id.</source>
        <translation>Une autre tuile porte déjà cet identifiant.</translation>
    </message>
    <message>
        <source>Change the id to {id}</source>
        <translation>Changer l’identifiant en {id}</translation>
    </message>
    <message>
        <source>Name {id}</source>
        <translation>Nommer {id}</translation>
    </message>
    <message numerus="yes">
        <source>Copies of %n tile(s)</source>
        <translation>
            <numerusform>Exemplaires de %n tuile</numerusform>
            <numerusform>Exemplaires de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the pile of %n tile(s)</source>
        <translation>
            <numerusform>Changer la pioche de %n tuile</numerusform>
            <numerusform>Changer la pioche de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the number of players of a tile</source>
        <translation>Changer le nombre de joueurs d’une tuile</translation>
    </message>
    <message>
        <source>Title of the deck</source>
        <translation>Titre du jeu de tuiles</translation>
    </message>
    <message>
        <source>Description of the deck</source>
        <translation>Description du jeu de tuiles</translation>
    </message>
    <message>
        <source>Origin of the deck</source>
        <translation>Origine du jeu de tuiles</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Nombre de jetons</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Worth {worth}</source>
        <translation>Valeur {worth}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>One copy less (−)</source>
        <translation>Un exemplaire de moins (−)</translation>
    </message>
    <message>
        <source>One copy more (+)</source>
        <translation>Un exemplaire de plus (+)</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Tuile de départ</translation>
    </message>
    <message>
        <source>Own design</source>
        <translation>Création personnelle</translation>
    </message>
    <message>
        <source>From a source</source>
        <translation>D’après une source</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstitué</translation>
    </message>
    <message>
        <source>Copies of {tile}</source>
        <translation>Exemplaires de {tile}</translation>
    </message>
    <message>
        <source>Change the pile of {tile}</source>
        <translation>Changer la pioche de {tile}</translation>
    </message>
</context>
<context>
    <name>DeckSide</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DeckText</name>
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
    <name>DisplayWords</name>
    <message>
        <source>There is no display for a window. Start carcqt in a desktop session, or use one of the commands of “carcqt --help”.</source>
        <translation>Aucun écran disponible pour ouvrir une fenêtre. Lancez carcqt dans une session graphique, ou utilisez une des commandes de «&#xa0;carcqt --help&#xa0;».</translation>
    </message>
    <message>
        <source>The display “{display}” does not answer. Start carcqt in a desktop session, or use one of the commands of “carcqt --help”.</source>
        <translation>L’affichage «&#xa0;{display}&#xa0;» ne répond pas. Lancez carcqt dans une session graphique, ou utilisez une des commandes de «&#xa0;carcqt --help&#xa0;».</translation>
    </message>
    <message>
        <source>Libraries that windows need are missing. Install them with this command, then start again: {command}</source>
        <translation>Il manque des bibliothèques nécessaires à l’interface. Installez-les avec cette commande, puis relancez carcqt&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Libraries that windows need are missing. Install {packages}, or their equivalent on your system, then start again.</source>
        <translation>Il manque des bibliothèques nécessaires à l’interface. Installez {packages} (ou leur équivalent sur votre système), puis relancez carcqt.</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Recovered changes</source>
        <translation>Modifications récupérées</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
</context>
<context>
    <name>DocumentGuard</name>
    <message>
        <source>The file is open in another tab. Close that tab first.</source>
        <translation>Ce fichier est ouvert dans un autre onglet. Fermez d’abord cet onglet.</translation>
    </message>
    <message>
        <source>“{name}” cannot be recovered</source>
        <translation>Impossible de récupérer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved</source>
        <translation>Impossible d’enregistrer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” was changed outside the editor</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié hors de l’éditeur</translation>
    </message>
    <message>
        <source>Another program has changed the file. Reload it? Undo still takes you back to your version.</source>
        <translation>Un autre programme a modifié ce fichier. Voulez-vous le recharger&#x202f;? «&#xa0;Annuler&#xa0;» vous permettra de retrouver votre version.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep my version</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>“{name}” cannot be reloaded</source>
        <translation>Impossible de relire «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>DonePanel</name>
    <message>
        <source>Right answers</source>
        <translation>Bonnes réponses</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Step through the solution</source>
        <translation>Voir la solution coup par coup</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>DrawStrip</name>
    <message>
        <source>Next tiles, in order</source>
        <translation>Prochaines tuiles</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Next tiles</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>More options for the next tiles</source>
        <translation>Autres actions sur les prochaines tuiles</translation>
    </message>
    <message>
        <source>Add tiles: choose them above, one after the other</source>
        <translation>Ajoutez des tuiles&#xa0;: choisissez-les ci-dessus l’une après l’autre</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>None: the pile is empty.</source>
        <translation>Aucune&#xa0;: la pioche est vide.</translation>
    </message>
    <message>
        <source>None: the seed decides the order.</source>
        <translation>Aucune&#xa0;: la graine décide de l’ordre.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Next: {tile}</source>
        <translation>À venir&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile} from the next tiles</source>
        <translation>Retirer {tile} des prochaines tuiles</translation>
    </message>
    <message>
        <source>Move {tile} to position {n}</source>
        <translation>Mettre {tile} en position {n}</translation>
    </message>
    <message>
        <source>Shuffle the next tiles</source>
        <translation>Mélanger les prochaines tuiles</translation>
    </message>
    <message>
        <source>List all remaining tiles</source>
        <translation>Lister toutes les tuiles restantes</translation>
    </message>
    <message>
        <source>Leave the order to chance</source>
        <translation>Laisser l’ordre au hasard</translation>
    </message>
    <message>
        <source>Empty the pile</source>
        <translation>Vider la pioche</translation>
    </message>
    <message>
        <source>List all remaining tiles, shuffled</source>
        <translation>Lister toutes les tuiles restantes, mélangées</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Il ne reste rien</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Effacer la liste</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>?: not yet drawn in the game, so chosen at random</source>
        <translation>?&#xa0;: tuile tirée au hasard, pas encore piochée dans la partie</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups possibles</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>New or open</source>
        <translation>Accueil de l’éditeur</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>show the start page</source>
        <translation>afficher l’accueil de l’éditeur</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>ouvrir un fichier</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>save as</source>
        <translation>enregistrer sous</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>close the tab</source>
        <translation>fermer l’onglet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>annuler, rétablir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>show the history</source>
        <translation>afficher l’historique</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>try it</source>
        <translation>essayer</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>go to the next or previous problem</source>
        <translation>aller au problème suivant ou précédent</translation>
    </message>
    <message>
        <source>General shortcuts</source>
        <translation>Raccourcis généraux</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>afficher ces raccourcis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>go to the next tab</source>
        <translation>passer à l’onglet suivant</translation>
    </message>
    <message>
        <source>close the editor</source>
        <translation>fermer l’éditeur</translation>
    </message>
    <message>
        <source>print a deck</source>
        <translation>imprimer un jeu de tuiles</translation>
    </message>
    <message>
        <source>Print to cut and play…</source>
        <translation>Imprimer pour découper…</translation>
    </message>
    <message>
        <source>paste a puzzle that was copied as text</source>
        <translation>coller un casse-tête copié comme texte</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>Editor</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>EditorKeys</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Guide to the editor</source>
        <translation>Guide de l’éditeur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>EditorMenu</name>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Export as PNG…</source>
        <translation>Exporter en PNG…</translation>
    </message>
    <message>
        <source>Export as SVG…</source>
        <translation>Exporter en SVG…</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>Exporter en PDF…</translation>
    </message>
    <message>
        <source>Share as a page…</source>
        <translation>Partager en page web…</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Make a pack…</source>
        <translation>Créer un paquet…</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>Impossible d’ouvrir «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Pack saved</source>
        <translation>Paquet enregistré</translation>
    </message>
    <message>
        <source>The clipboard has nothing to open</source>
        <translation>Le presse-papiers ne contient rien à ouvrir</translation>
    </message>
    <message>
        <source>To paste a puzzle, copy the whole text of its file.</source>
        <translation>Pour coller un casse-tête, copiez tout le texte de son fichier.</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Final scoring step by step</source>
        <translation>Décompte pas à pas</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Analyse the game</source>
        <translation>Analyser la partie</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Partie arrêtée avant la fin</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Share as a page…</source>
        <translation>Partager en page web…</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>Scores au fil de la partie</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>décompte final</translation>
    </message>
    <message>
        <source>Each player’s score if the game had ended at that point</source>
        <translation>Score de chaque joueur si la partie s’était arrêtée là</translation>
    </message>
    <message>
        <source>The line rises when points are scored. Point at it to see the scores.</source>
        <translation>La courbe monte à chaque gain. Survolez-la pour lire les scores.</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>An unexpected error occurred: {what}</source>
        <translation>Erreur inattendue&#xa0;: {what}</translation>
    </message>
    <message>
        <source>The game is saved up to its last move.</source>
        <translation>La partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>The last move could not be saved. The program keeps trying.</source>
        <translation>Le dernier coup n’a pas pu être enregistré. Le programme réessaie.</translation>
    </message>
    <message>
        <source>The details were written to {file}</source>
        <translation>Les détails sont enregistrés dans {file}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Voir les détails</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Masquer les détails</translation>
    </message>
</context>
<context>
    <name>ExpeditionActions</name>
    <message>
        <source>hire the guide ({species})</source>
        <translation>engagez le guide ({species})</translation>
    </message>
    <message>
        <source>play card {card}</source>
        <translation>jouez la carte {card}</translation>
    </message>
    <message>
        <source>keep this mission</source>
        <translation>gardez cette mission</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>terminez votre tour</translation>
    </message>
    <message numerus="yes">
        <source>set up camp(s) {places}</source>
        <translation>
            <numerusform>établissez un campement {places}</numerusform>
            <numerusform>établissez des campements {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put neutral tent(s) {places}</source>
        <translation>
            <numerusform>plantez une tente neutre {places}</numerusform>
            <numerusform>plantez des tentes neutres {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>take the income</source>
        <translation>prenez les gains</translation>
    </message>
    <message>
        <source>in {village}</source>
        <translation>à {village}</translation>
    </message>
</context>
<context>
    <name>ExpeditionProblems</name>
    <message>
        <source>The village has too few links ({count}). Join it to two other villages or more.</source>
        <translation>Ce village a trop peu de liaisons ({count}). Reliez-le à au moins deux autres villages.</translation>
    </message>
    <message>
        <source>No link leads here from “{first}”. Join the two parts of the map.</source>
        <translation>Aucune liaison ne mène ici depuis «&#xa0;{first}&#xa0;». Reliez les deux parties de la carte.</translation>
    </message>
    <message>
        <source>The villages with “{species}” have {count} squares in all, and there are only {most} tiles of it. Take squares away or change the species of a village.</source>
        <translation>Les villages de l’espèce «&#xa0;{species}&#xa0;» ont {count} cases en tout pour {most} tuiles seulement. Retirez des cases ou changez l’espèce d’un village.</translation>
    </message>
    <message>
        <source>The value has the wrong format. Write one list of numbers or ids for each of the {players} seats.</source>
        <translation>Cette valeur n’a pas la bonne forme. Écrivez une liste de nombres ou d’identifiants pour chacune des {players} places.</translation>
    </message>
    <message>
        <source>There is no event “{event}”. Choose one of: {known}.</source>
        <translation>L’événement «&#xa0;{event}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” an event is visible. Write it in “drawn”.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», un événement est visible. Indiquez lequel dans «&#xa0;drawn&#xa0;».</translation>
    </message>
    <message>
        <source>In the phase “{phase}” no event is visible. Remove it.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», aucun événement n’est visible. Supprimez-le.</translation>
    </message>
    <message>
        <source>No event is left for a round. Put one into the pile.</source>
        <translation>Il ne reste pas d’événement pour une manche. Mettez-en un dans la pioche.</translation>
    </message>
    <message>
        <source>The village has more tents than squares ({most}). Remove some.</source>
        <translation>Le village a plus de tentes que de cases ({most}). Retirez-en.</translation>
    </message>
    <message>
        <source>The players have {count} tiles of “{species}”, but the game has only {most}. Remove some.</source>
        <translation>Les joueurs ont {count} tuiles «&#xa0;{species}&#xa0;», mais le jeu n’en a que {most}. Retirez-en.</translation>
    </message>
    <message>
        <source>The players have {count} guides, but the game has only {most}. Remove some.</source>
        <translation>Les joueurs ont {count} guides, mais le jeu n’en a que {most}. Retirez-en.</translation>
    </message>
    <message>
        <source>No village has “{species}”, so nobody can collect all five. Give this species to a village.</source>
        <translation>Aucun village n’a l’espèce «&#xa0;{species}&#xa0;»&#xa0;: personne ne peut réunir les cinq. Donnez-la à un village.</translation>
    </message>
    <message>
        <source>Only {count} squares cost {gold} gold or less, too few for the first tents of {players} players. Make some cheaper.</source>
        <translation>Trop peu de cases ({count}) coûtent au plus {gold} pièces d’or pour que {players} joueurs paient chacun leur première tente. Baissez quelques prix.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Write one value for each seat.</source>
        <translation>«&#xa0;{key}&#xa0;» manque. Indiquez la valeur de chaque place.</translation>
    </message>
    <message>
        <source>The event “{event}” is used {count} times, but the game has only {most}. Remove some.</source>
        <translation>L’événement «&#xa0;{event}&#xa0;» figure {count} fois en tout, mais le jeu n’en a que {most}. Retirez-en.</translation>
    </message>
    <message>
        <source>This village has the same tent twice. Remove one.</source>
        <translation>Ce village contient deux fois la même tente. Retirez-en une.</translation>
    </message>
    <message>
        <source>A guide counts as “{species}”, but the player has no such tile. Choose a species that the player owns.</source>
        <translation>Un guide compte comme «&#xa0;{species}&#xa0;», dont le joueur n’a aucune tuile. Placez-le ailleurs.</translation>
    </message>
    <message>
        <source>A chip is missing or used twice. For each seat, write 0 or one of: {known}.</source>
        <translation>Un jeton manque ou figure deux fois. Pour chaque place, écrivez 0 ou l’un de&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A hand cannot hold these cards. Write each of these at most once: {known}.</source>
        <translation>Une main ne peut pas contenir ces cartes. Écrivez chacune de celles-ci une fois au plus&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>This hand is empty. Give the player all cards back: they return before the next round.</source>
        <translation>Cette main est vide. Redonnez toutes les cartes à ce joueur&#xa0;: elles reviennent avant la manche suivante.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” this card cannot have been chosen. Write -1 for none.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», cette carte ne peut pas avoir été choisie. Écrivez -1 pour aucune.</translation>
    </message>
    <message>
        <source>The seat {seat} has chosen its card already. Let another seat move.</source>
        <translation>La place {seat} a déjà choisi sa carte. Faites jouer une autre place.</translation>
    </message>
    <message>
        <source>These missions cannot be dealt. Write each of these at most once: {known}.</source>
        <translation>Ces missions ne peuvent pas être distribuées. Écrivez chacune de celles-ci une fois au plus&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>In the phase “{phase}”, the players do not have this number of missions. Give one to each, and two only to a player who is to keep one.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», les joueurs n’ont pas ce nombre de missions. Donnez-en une à chacun, et deux seulement au joueur qui doit choisir.</translation>
    </message>
    <message>
        <source>The turn order is wrong. Name each of the {players} seats once, and only while camps are set up.</source>
        <translation>L’ordre du tour est incorrect. Nommez une fois chacune des {players} places, et seulement pendant l’établissement des campements.</translation>
    </message>
    <message>
        <source>No guide is on offer under this event. Write false.</source>
        <translation>Cet événement n’offre pas de guide. Écrivez false.</translation>
    </message>
    <message>
        <source>The phase “{phase}” needs a guide on offer and a player who owns a species. Begin with another phase.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», un guide attend et le joueur possède une espèce. Commencez par une autre phase.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” nobody puts up neutral tents. Write false.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», personne ne plante de tente neutre. Écrivez false.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. First keep one of the two missions.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Gardez d’abord l’une des deux missions.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Set up the first tent before it.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Plantez d’abord une première tente.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Choose an income card first.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Choisissez d’abord une carte de gains.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. First hire the guide or collect the income.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Engagez d’abord le guide ou prenez les gains.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Set up camps, or end the turn.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Établissez des campements ou terminez le tour.</translation>
    </message>
    <message>
        <source>There are two missions. Keep 1 or 2.</source>
        <translation>Il y a deux missions. Gardez la 1 ou la 2.</translation>
    </message>
    <message>
        <source>This card is not in hand. Choose one of: {known}.</source>
        <translation>Cette carte n’est pas en main. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A guide can only count as a species that the player owns. Choose one of: {known}.</source>
        <translation>Un guide ne compte que pour une espèce que le joueur possède. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No neutral tent can stand in “{village}”. Put up at most one per turn and one per village, and never on the last free square.</source>
        <translation>Aucune tente neutre ne peut aller à «&#xa0;{village}&#xa0;». Plantez-en une par tour et par village, jamais sur la dernière case libre.</translation>
    </message>
    <message>
        <source>No tent is left. End the turn.</source>
        <translation>Il ne reste pas de tente. Terminez le tour.</translation>
    </message>
    <message>
        <source>This player already has a camp in “{village}”. Choose another village.</source>
        <translation>Ce joueur a déjà un campement à «&#xa0;{village}&#xa0;». Choisissez un autre village.</translation>
    </message>
    <message>
        <source>All squares of “{village}” are taken. Choose another village.</source>
        <translation>Toutes les cases de «&#xa0;{village}&#xa0;» sont prises. Choisissez un autre village.</translation>
    </message>
    <message>
        <source>The next square of “{village}” costs {price} silver, and the purse holds {money}. Choose a cheaper one.</source>
        <translation>La prochaine case de «&#xa0;{village}&#xa0;» coûte {price} pièces d’argent et la bourse en contient {money}. Choisissez moins cher.</translation>
    </message>
    <message>
        <source>The event “{event}” closes the way to “{village}” in this round. Choose another.</source>
        <translation>L’événement «&#xa0;{event}&#xa0;» ferme l’accès à «&#xa0;{village}&#xa0;» pendant cette manche. Choisissez un autre village.</translation>
    </message>
    <message>
        <source>This player has no camp next to “{village}”. Choose a village that a link joins to a camp.</source>
        <translation>Aucun campement de ce joueur n’est relié à «&#xa0;{village}&#xa0;». Choisissez un village voisin d’un campement.</translation>
    </message>
</context>
<context>
    <name>ExpeditionSentences</name>
    <message>
        <source>{village}, which is on the mission, is closer now</source>
        <translation>le chemin vers {village}, village de la mission, est plus court</translation>
    </message>
    <message>
        <source>{village} has no room left for {rival}</source>
        <translation>il n’y a plus de place à {village} pour {rival}</translation>
    </message>
    <message numerus="yes">
        <source>{village} costs {rival} %n gold more</source>
        <translation>
            <numerusform>{village} coûte une pièce d’or de plus à {rival}</numerusform>
            <numerusform>{village} coûte %n pièces d’or de plus à {rival}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tiles}, for %n more point(s) at the end</source>
        <translation>
            <numerusform>{tiles}, pour un point de plus à la fin</numerusform>
            <numerusform>{tiles}, pour %n points de plus à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, a new species ({kinds} of 5)</source>
        <translation>{tiles}, une nouvelle espèce ({kinds} sur 5)</translation>
    </message>
    <message>
        <source>{tiles}, one short of scoring</source>
        <translation>{tiles} (il en faut 3 pour marquer)</translation>
    </message>
    <message>
        <source>you will have {things}</source>
        <translation>vous aurez {things}</translation>
    </message>
    <message>
        <source>{player} will have {things}</source>
        <translation>{player} aura {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) of the mission is (are) at most two camps away</source>
        <translation>
            <numerusform>un village de la mission est à deux campements au plus</numerusform>
            <numerusform>%n villages de la mission sont à deux campements au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>you move before {rival}, who can also go to {village}</source>
        <translation>vous jouez avant {rival}, qui peut aussi aller à {village}</translation>
    </message>
    <message>
        <source>{player} moves before {rival}, who can also go to {village}</source>
        <translation>{player} joue avant {rival}, qui peut aussi aller à {village}</translation>
    </message>
    <message numerus="yes">
        <source>the guide replaces %n silver of income</source>
        <translation>
            <numerusform>le guide remplace %n pièce d’argent</numerusform>
            <numerusform>le guide remplace des gains de %n pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n silver</source>
        <translation>
            <numerusform>vous recevez une pièce d’argent</numerusform>
            <numerusform>vous recevez %n pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver</source>
        <translation>
            <numerusform>{player} reçoit une pièce d’argent</numerusform>
            <numerusform>{player} reçoit %n pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n silver</source>
        <translation>
            <numerusform>elle rapporte une pièce d’argent</numerusform>
            <numerusform>elle rapporte %n pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n silver, and the event takes {lost}</source>
        <translation>
            <numerusform>elle rapporte %n pièce d’argent, et l’événement en prend {lost}</numerusform>
            <numerusform>elle rapporte %n pièces d’argent, et l’événement en prend {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is on the mission and saves %n point(s)</source>
        <translation>
            <numerusform>ce village de la mission évite de perdre %n point</numerusform>
            <numerusform>ce village de la mission évite de perdre %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its camps cost %n gold less</source>
        <translation>
            <numerusform>elle coûte %n pièce d’or de moins</numerusform>
            <numerusform>elle coûte %n pièces d’or de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n more species</source>
        <translation>
            <numerusform>elle offre %n espèce de plus</numerusform>
            <numerusform>elle offre %n espèces de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its villages can be joined in %n step(s) fewer</source>
        <translation>
            <numerusform>ses villages se relient en une étape de moins</numerusform>
            <numerusform>ses villages se relient en %n étapes de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rival} pays %n gold more there</source>
        <translation>
            <numerusform>{rival} y paie %n pièce d’or de plus</numerusform>
            <numerusform>{rival} y paie %n pièces d’or de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{rival} finds no room there</source>
        <translation>{rival} n’y trouve plus de place</translation>
    </message>
    <message numerus="yes">
        <source>%n better card(s) stay(s) in hand for later</source>
        <translation>
            <numerusform>%n carte plus forte reste en main pour plus tard</numerusform>
            <numerusform>%n cartes plus fortes restent en main pour plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>no other card in hand pays more</source>
        <translation>aucune autre carte en main ne rapporte plus</translation>
    </message>
    <message>
        <source>it protects from this round’s event</source>
        <translation>elle protège de l’événement de cette manche</translation>
    </message>
    <message numerus="yes">
        <source>card {card} with its shield stays in hand: %n of {events} events to come is (are) bad</source>
        <translation>
            <numerusform>la carte {card}, qui protège, reste en main&#xa0;: il reste un mauvais événement sur {events}</numerusform>
            <numerusform>la carte {card}, qui protège, reste en main&#xa0;: il reste %n mauvais événements sur {events}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are sure of the first choice: %n silver or the guide</source>
        <translation>
            <numerusform>vous choisirez à coup sûr en premier entre %n pièce d’argent et le guide</numerusform>
            <numerusform>vous choisirez à coup sûr en premier entre %n pièces d’argent et le guide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure of the first choice: %n silver or the guide</source>
        <translation>
            <numerusform>{player} choisira à coup sûr en premier entre %n pièce d’argent et le guide</numerusform>
            <numerusform>{player} choisira à coup sûr en premier entre %n pièces d’argent et le guide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{village} comes next, affordable in %n round(s)</source>
        <translation>
            <numerusform>{village} vient ensuite, payable dès la manche suivante</numerusform>
            <numerusform>{village} vient ensuite, payable dans %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing to gain now</source>
        <translation>il n’y a rien à gagner pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>the fifth species, for %n point(s)</source>
        <translation>
            <numerusform>la cinquième espèce, pour %n point</numerusform>
            <numerusform>la cinquième espèce, pour %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>makes {kinds} of 5 species</source>
        <translation>pour {kinds} espèces sur 5 en tout</translation>
    </message>
    <message>
        <source>makes {things}</source>
        <translation>{things} en tout</translation>
    </message>
    <message numerus="yes">
        <source>makes {things}, for %n more point(s)</source>
        <translation>
            <numerusform>{things} en tout, pour un point de plus</numerusform>
            <numerusform>{things} en tout, pour %n points de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>it is the only card that allows a camp in {village}</source>
        <translation>c’est la seule carte qui permet un campement à {village}</translation>
    </message>
    <message>
        <source>{text}, more than {rival}</source>
        <translation>{text}, plus que {rival}</translation>
    </message>
    <message>
        <source>{text}, as many as {rival}</source>
        <translation>{text}, autant que {rival}</translation>
    </message>
    <message>
        <source>all 5 species live at the camp or one step away</source>
        <translation>les cinq espèces vivent sur place ou à une étape</translation>
    </message>
    <message numerus="yes">
        <source>%n of the 5 species live(s) at the camp or one step away</source>
        <translation>
            <numerusform>une des cinq espèces vit sur place ou à une étape</numerusform>
            <numerusform>%n des cinq espèces vivent sur place ou à une étape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{village} is on the mission: that saves %n point(s)</source>
        <translation>
            <numerusform>{village}, village de la mission, ne coûtera plus %n point</numerusform>
            <numerusform>{village}, village de la mission, ne coûtera plus %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its villages have {species} species, cost {gold} gold and can be joined in %n step(s); the other mission: {other_species} species, {other_gold} gold, {other_steps} steps</source>
        <translation>
            <numerusform>ses villages offrent {species} espèces, coûtent {gold} pièces d’or et se relient en une étape (autre mission : {other_species}, {other_gold} et {other_steps})</numerusform>
            <numerusform>ses villages offrent {species} espèces, coûtent {gold} pièces d’or et se relient en %n étapes (autre mission : {other_species}, {other_gold} et {other_steps})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, unless {rival} plays card(s) {cards}</source>
        <translation>
            <numerusform>{text}, sauf si {rival} joue la carte {cards}</numerusform>
            <numerusform>{text}, sauf si {rival} joue une des cartes {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it announces %n (the highest has the first choice, silver or the guide)</source>
        <translation>
            <numerusform>elle annonce %n (la plus forte annonce choisit d’abord, ses gains ou le guide)</numerusform>
            <numerusform>elle annonce %n (la plus forte annonce choisit d’abord, ses gains ou le guide)</numerusform>
        </translation>
    </message>
    <message>
        <source>it pays for a camp in {village}</source>
        <translation>elle suffit pour un campement à {village}</translation>
    </message>
    <message numerus="yes">
        <source>it is %n silver short of a camp in {village}</source>
        <translation>
            <numerusform>il manquera une pièce d’argent pour un campement à {village}</numerusform>
            <numerusform>il manquera %n pièces d’argent pour un campement à {village}</numerusform>
        </translation>
    </message>
    <message>
        <source>the way to the next camp, {village}, is closed this round</source>
        <translation>le chemin du prochain campement, {village}, est fermé cette manche</translation>
    </message>
    <message>
        <source>on the mission</source>
        <translation>village de la mission</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n pièce d’or</numerusform>
            <numerusform>%n pièces d’or</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionStage</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>cette manche</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
</context>
<context>
    <name>ExpeditionStrip</name>
    <message>
        <source>Income</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Income cards</source>
        <translation>Cartes de gains</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message>
        <source>All return after round {number}.</source>
        <translation>Toutes reviennent après la manche {number}.</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>4 secret villages</source>
        <translation>4 villages secrets</translation>
    </message>
    <message>
        <source>{done} of {count} reached</source>
        <translation>atteints&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>{village}, reached</source>
        <translation>{village}, atteint</translation>
    </message>
    <message>
        <source>{village}, not reached yet</source>
        <translation>{village}, encore à atteindre</translation>
    </message>
    <message>
        <source>missing: {villages}</source>
        <translation>il manque&#xa0;: {villages}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Shows the mission until the next move. Ask the others to look away.</source>
        <translation>Affiche la mission jusqu’au prochain coup. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Hide the mission</source>
        <translation>Cacher la mission</translation>
    </message>
</context>
<context>
    <name>ExpeditionTable</name>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>The first camps</source>
        <translation>Les premiers campements</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Pioche {count}</translation>
    </message>
    <message>
        <source>Events to come, one for each round</source>
        <translation>Événements à venir, un par manche</translation>
    </message>
    <message numerus="yes">
        <source>5 species: %n pt(s)</source>
        <translation>
            <numerusform>5 espèces&#xa0;: %n pt</numerusform>
            <numerusform>5 espèces&#xa0;: %n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for the next player who owns a tile of each of the five species</source>
        <translation>Points pour le prochain joueur qui réunira une tuile de chacune des cinq espèces</translation>
    </message>
    <message>
        <source>{species}, {guides} among them</source>
        <translation>{species}, dont {guides}</translation>
    </message>
    <message numerus="yes">
        <source>%n tent(s) left</source>
        <translation>
            <numerusform>%n tente en réserve</numerusform>
            <numerusform>%n tentes en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n pièce d’or</numerusform>
            <numerusform>%n pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n pièce d’argent</numerusform>
            <numerusform>%n pièces d’argent</numerusform>
        </translation>
    </message>
    <message>
        <source>not all five species yet</source>
        <translation>les cinq espèces ne sont pas réunies</translation>
    </message>
    <message>
        <source>all five species: {points} points</source>
        <translation>les cinq espèces&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>Income cards in hand: {cards}</source>
        <translation>Cartes de gains en main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>provisoire</translation>
    </message>
</context>
<context>
    <name>ExpeditionTableWords</name>
    <message>
        <source>Bonus: {species}</source>
        <translation>Bonus&#xa0;: {species}</translation>
    </message>
    <message>
        <source>Jaguar</source>
        <translation>Jaguar</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Crocodile</translation>
    </message>
    <message>
        <source>Forest fire</source>
        <translation>Feu de forêt</translation>
    </message>
    <message>
        <source>Theft</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>Un guide</translation>
    </message>
    <message>
        <source>1 more silver for each tile of this species. This does not change the turn order.</source>
        <translation>1 pièce d’argent de plus par tuile de cette espèce. L’ordre du tour n’en dépend pas.</translation>
    </message>
    <message>
        <source>Everyone gets only half of their income, rounded down.</source>
        <translation>Chacun ne reçoit que la moitié de ses gains, arrondie à l’inférieur.</translation>
    </message>
    <message>
        <source>In turn order, the first player who wants the guide hires it instead of taking the income.</source>
        <translation>Dans l’ordre du tour, le premier qui le souhaite engage le guide au lieu de prendre ses gains.</translation>
    </message>
    <message>
        <source>Card {card} protects you.</source>
        <translation>La carte {card} vous protège.</translation>
    </message>
    <message>
        <source>+1 silver each</source>
        <translation>+1 pièce d’argent par tuile</translation>
    </message>
    <message>
        <source>no paths</source>
        <translation>pas de chemins</translation>
    </message>
    <message>
        <source>no waterways</source>
        <translation>pas de voies d’eau</translation>
    </message>
    <message>
        <source>half income</source>
        <translation>moitié des gains</translation>
    </message>
    <message>
        <source>silver is lost</source>
        <translation>perte d’argent</translation>
    </message>
    <message>
        <source>instead of income</source>
        <translation>au lieu des gains</translation>
    </message>
    <message>
        <source>by path from {villages}</source>
        <translation>par le chemin depuis {villages}</translation>
    </message>
    <message>
        <source>by waterway from {villages}</source>
        <translation>par la voie d’eau depuis {villages}</translation>
    </message>
    <message>
        <source>Paths: {villages}</source>
        <translation>Chemins&#xa0;: {villages}</translation>
    </message>
    <message>
        <source>Waterways: {villages}</source>
        <translation>Voies d’eau&#xa0;: {villages}</translation>
    </message>
    <message>
        <source>guide instead of income</source>
        <translation>guide au lieu des gains</translation>
    </message>
    <message>
        <source>income {silver}</source>
        <translation>gains&#xa0;: {silver}</translation>
    </message>
    <message>
        <source>guides and shield</source>
        <translation>guides et bouclier</translation>
    </message>
    <message>
        <source>Card {card} · {species}</source>
        <translation>Carte {card} · {species}</translation>
    </message>
    <message>
        <source>It protects from the event of this round.</source>
        <translation>Elle protège de l’événement de cette manche.</translation>
    </message>
    <message numerus="yes">
        <source>The fire leaves %n silver of it.</source>
        <translation>
            <numerusform>Le feu n’en laisse que %n pièce d’argent.</numerusform>
            <numerusform>Le feu n’en laisse que %n pièces d’argent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No path can be used this round.</source>
        <translation>Aucun chemin n’est praticable pendant cette manche.</translation>
    </message>
    <message>
        <source>No waterway can be used this round.</source>
        <translation>Aucune voie d’eau n’est praticable pendant cette manche.</translation>
    </message>
    <message>
        <source>After taking income, everyone loses 1 silver for each tile of their largest collection.</source>
        <translation>Après les gains, chacun perd 1 pièce d’argent par tuile de sa plus grande collection.</translation>
    </message>
    <message>
        <source>largest collection</source>
        <translation>plus grande collection</translation>
    </message>
    <message numerus="yes">
        <source>The theft then costs up to %n silver.</source>
        <translation>
            <numerusform>Le vol coûte ensuite %n pièce d’argent au plus.</numerusform>
            <numerusform>Le vol coûte ensuite %n pièces d’argent au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus adds %n silver.</source>
        <translation>
            <numerusform>Le bonus ajoute %n pièce d’argent.</numerusform>
            <numerusform>Le bonus ajoute %n pièces d’argent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionTips</name>
    <message numerus="yes">
        <source>%n free square(s)</source>
        <translation>
            <numerusform>%n case libre</numerusform>
            <numerusform>%n cases libres</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>a neutral tent</source>
        <translation>une tente neutre</translation>
    </message>
    <message>
        <source>Next camp</source>
        <translation>Prochain campement</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n pièce d’or</numerusform>
            <numerusform>%n pièces d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>camp</source>
        <translation>campement</translation>
    </message>
    <message>
        <source>A village of your mission.</source>
        <translation>Village de votre mission.</translation>
    </message>
    <message>
        <source>You already have a camp here.</source>
        <translation>Vous avez déjà un campement ici.</translation>
    </message>
    <message>
        <source>All squares are taken.</source>
        <translation>Toutes les cases sont prises.</translation>
    </message>
    <message>
        <source>Your first camp can be anywhere.</source>
        <translation>Votre premier campement peut être n’importe où.</translation>
    </message>
    <message>
        <source>You have no camp in a neighbouring village.</source>
        <translation>Vous n’avez aucun campement dans un village voisin.</translation>
    </message>
    <message>
        <source>{event}: the link is closed this round.</source>
        <translation>{event}&#xa0;: le passage est fermé pendant cette manche.</translation>
    </message>
    <message>
        <source>A neutral tent takes a square and belongs to nobody.</source>
        <translation>Une tente neutre occupe une case et n’appartient à personne.</translation>
    </message>
</context>
<context>
    <name>ExpeditionVocabulary</name>
    <message>
        <source>Expedition</source>
        <translation>Expédition</translation>
    </message>
    <message>
        <source>Possible villages</source>
        <translation>Villages possibles</translation>
    </message>
    <message>
        <source>Show where you may set up a camp</source>
        <translation>Montrer où vous pouvez établir un campement</translation>
    </message>
    <message>
        <source>Villages under the pointer</source>
        <translation>Villages au survol</translation>
    </message>
    <message>
        <source>Species, prices and camps</source>
        <translation>Espèces, prix et campements</translation>
    </message>
    <message>
        <source>Research tiles left</source>
        <translation>Tuiles de recherche restantes</translation>
    </message>
    <message>
        <source>Tiles still to find</source>
        <translation>Tuiles encore à découvrir</translation>
    </message>
    <message numerus="yes">
        <source>Species</source>
        <translation>
            <numerusform>Espèce</numerusform>
            <numerusform>Espèces</numerusform>
        </translation>
    </message>
    <message>
        <source>tents</source>
        <translation>tentes</translation>
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
        <source>%n from the card</source>
        <translation>
            <numerusform>valeur %n</numerusform>
            <numerusform>valeur %n</numerusform>
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
        <source>%n species ahead</source>
        <translation>
            <numerusform>majorité dans %n espèce</numerusform>
            <numerusform>majorité dans %n espèces</numerusform>
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
        <source>keep one of two missions</source>
        <translation>garder une mission</translation>
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
        <translation>établir des campements, ou terminer le tour</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Income card</source>
        <translation>Carte de gains</translation>
    </message>
    <message>
        <source>Income and camps</source>
        <translation>Gains et campements</translation>
    </message>
    <message>
        <source>chooses a mission</source>
        <translation>choisit une mission</translation>
    </message>
    <message>
        <source>sets up a first camp</source>
        <translation>établit un premier campement</translation>
    </message>
    <message>
        <source>chooses an income card</source>
        <translation>choisit une carte de gains</translation>
    </message>
    <message>
        <source>income, or the guide</source>
        <translation>choisit gains ou guide</translation>
    </message>
    <message>
        <source>sets up camps</source>
        <translation>établit des campements</translation>
    </message>
    <message>
        <source>Neutral tent</source>
        <translation>Tente neutre</translation>
    </message>
    <message>
        <source>Block a square</source>
        <translation>Bloquer une case</translation>
    </message>
    <message>
        <source>Play card {card}</source>
        <translation>Jouer la carte {card}</translation>
    </message>
    <message>
        <source>Hire the guide</source>
        <translation>Engager le guide</translation>
    </message>
    <message>
        <source>Keep this mission</source>
        <translation>Garder cette mission</translation>
    </message>
    <message>
        <source>{player} sets up no camp.</source>
        <translation>{player} n’établit aucun campement.</translation>
    </message>
    <message>
        <source>{player} takes the income, not the guide.</source>
        <translation>{player} prend ses gains et laisse le guide.</translation>
    </message>
    <message>
        <source>If points are equal, more species tiles win, then more silver.</source>
        <translation>À égalité de points, le joueur qui a le plus de tuiles d’espèces l’emporte, puis celui qui a le plus d’argent.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Take the income</source>
        <translation>Prendre les gains</translation>
    </message>
    <message>
        <source>Ask the others to look away. This shows {player}’s two missions.</source>
        <translation>Les autres regardent ailleurs. Les deux missions de {player} vont s’afficher.</translation>
    </message>
    <message>
        <source>Ask the others to look away. This shows {player}’s mission.</source>
        <translation>Les autres regardent ailleurs. La mission de {player} va s’afficher.</translation>
    </message>
    <message>
        <source>Ask the others to look away. This shows {player}’s income cards and mission.</source>
        <translation>Les autres regardent ailleurs. Les cartes de gains et la mission de {player} vont s’afficher.</translation>
    </message>
    <message>
        <source>show my missions</source>
        <translation>montrer mes missions</translation>
    </message>
    <message>
        <source>show my mission</source>
        <translation>montrer ma mission</translation>
    </message>
    <message>
        <source>show my cards</source>
        <translation>montrer mes cartes</translation>
    </message>
    <message>
        <source>A camp gives you a research tile of the village’s species. From three tiles of a species on, each scores 1 point at the end.</source>
        <translation>Un campement rapporte une tuile de recherche de l’espèce du village. À partir de trois tuiles d’une espèce, chacune vaut 1 point à la fin.</translation>
    </message>
    <message>
        <source>The highest value moves first. In a tie, the higher tie-break number goes first.</source>
        <translation>La plus haute valeur commence. À égalité, le plus grand numéro de départage passe devant.</translation>
    </message>
    <message>
        <source>The guide counts as one more of a species for the rest of the game.</source>
        <translation>Le guide compte pour une tuile de plus d’une espèce jusqu’à la fin.</translation>
    </message>
    <message>
        <source>You lose 3 points for each village where you have no camp.</source>
        <translation>Vous perdez 3 points par village où vous n’avez pas de campement.</translation>
    </message>
    <message>
        <source>On the cheapest free square, never on the last.</source>
        <translation>Sur la case libre la moins chère, jamais sur la dernière.</translation>
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
        <source>bonus for {species} (1 more silver for each tile)</source>
        <translation>bonus «&#xa0;{species}&#xa0;» (1 pièce d’argent de plus par tuile)</translation>
    </message>
    <message>
        <source>a jaguar (no path can be used)</source>
        <translation>jaguar (aucun chemin n’est praticable)</translation>
    </message>
    <message>
        <source>crocodiles (no waterway can be used)</source>
        <translation>crocodile (aucune voie d’eau n’est praticable)</translation>
    </message>
    <message>
        <source>a forest fire (income is halved)</source>
        <translation>feu de forêt (les gains sont réduits de moitié)</translation>
    </message>
    <message>
        <source>theft (everyone loses 1 silver for each tile of their largest collection)</source>
        <translation>vol (chacun perd 1 pièce d’argent par tuile de sa plus grande collection)</translation>
    </message>
    <message>
        <source>a guide (to hire instead of taking the income)</source>
        <translation>guide (à engager au lieu de prendre ses gains)</translation>
    </message>
    <message numerus="yes">
        <source>{player} sets up a camp in {village} for %n gold.</source>
        <translation>
            <numerusform>{player} établit un campement à {village} pour une pièce d’or.</numerusform>
            <numerusform>{player} établit un campement à {village} pour %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets up a camp in {village} for %n gold: 1 {species}.</source>
        <translation>
            <numerusform>{player} établit un campement à {village} pour une pièce d’or et reçoit 1 {species}.</numerusform>
            <numerusform>{player} établit un campement à {village} pour %n pièces d’or et reçoit 1 {species}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Camps, rare species and income cards</source>
        <translation>Campements, espèces rares et gains</translation>
    </message>
    <message>
        <source>a village | villages | in</source>
        <translation>un village | villages | dans</translation>
    </message>
    <message>
        <source>a path | paths</source>
        <translation>un chemin | chemins</translation>
    </message>
    <message>
        <source>a waterway | waterways</source>
        <translation>une voie d’eau | voies d’eau</translation>
    </message>
    <message>
        <source>an orchid | orchids</source>
        <translation>une orchidée | orchidées</translation>
    </message>
    <message>
        <source>a butterfly | butterflies</source>
        <translation>un papillon | papillons</translation>
    </message>
    <message>
        <source>a fish | fish</source>
        <translation>un poisson | poissons</translation>
    </message>
    <message>
        <source>a parrot | parrots</source>
        <translation>un perroquet | perroquets</translation>
    </message>
    <message>
        <source>a reptile | reptiles</source>
        <translation>un reptile | reptiles</translation>
    </message>
    <message>
        <source>the five species | five-species chips</source>
        <translation>les cinq espèces | jetons des cinq espèces</translation>
    </message>
    <message>
        <source>the majorities | majorities (two players)</source>
        <translation>les majorités | majorités (deux joueurs)</translation>
    </message>
    <message>
        <source>the mission | missions</source>
        <translation>la mission | missions</translation>
    </message>
    <message>
        <source>a guide | guides</source>
        <translation>un guide | guides</translation>
    </message>
    <message>
        <source>the five species | all five species</source>
        <translation>les cinq espèces | les cinq espèces</translation>
    </message>
    <message>
        <source>a tent | tents</source>
        <translation>une tente | tentes</translation>
    </message>
    <message>
        <source>a neutral tent | neutral tents</source>
        <translation>une tente neutre | tentes neutres</translation>
    </message>
    <message>
        <source>an event card | event cards</source>
        <translation>une carte événement | cartes événement</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message numerus="yes">
        <source>%n from the largest collection</source>
        <translation>
            <numerusform>%n tuile de la plus grande collection</numerusform>
            <numerusform>%n tuiles de la plus grande collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n jeton gagné</numerusform>
            <numerusform>%n jetons gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Camp · %n gold</source>
        <translation>
            <numerusform>Campement · %n or</numerusform>
            <numerusform>Campement · %n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n gold</source>
        <translation>
            <numerusform>Établir (%n pièce d’or)</numerusform>
            <numerusform>Établir (%n pièces d’or)</numerusform>
        </translation>
    </message>
    <message>
        <source>Income duel</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Round {number}: {event}.</source>
        <translation>Manche {number}&#xa0;: {event}.</translation>
    </message>
    <message>
        <source>Turn order: {players}.</source>
        <translation>Ordre du tour&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Nobody hires the guide. The guide leaves the game.</source>
        <translation>Personne n’engage le guide, qui quitte la partie.</translation>
    </message>
    <message>
        <source>{player} plays card {card}: {sum}.</source>
        <translation>{player} joue la carte {card}&#xa0;: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>The monkey steals %n silver from {player}.</source>
        <translation>
            <numerusform>Le singe vole une pièce d’argent à {player}.</numerusform>
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
        <translation>{player} garde une des deux missions.</translation>
    </message>
    <message>
        <source>{player} has chosen an income card.</source>
        <translation>{player} a choisi une carte de gains.</translation>
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
        <source>Keep the first mission.</source>
        <translation>Garder la première mission.</translation>
    </message>
    <message>
        <source>Keep the second mission.</source>
        <translation>Garder la deuxième mission.</translation>
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
        <source>End my turn.</source>
        <translation>Terminer mon tour.</translation>
    </message>
    <message>
        <source>Income cards in hand:</source>
        <translation>Cartes de gains en main&#xa0;:</translation>
    </message>
    <message>
        <source>Round {number}: {event}</source>
        <translation>Manche {number}&#xa0;: {event}</translation>
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
        <source>chip</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Itinéraire</translation>
    </message>
    <message>
        <source>Five species</source>
        <translation>Cinq espèces</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Thrift</source>
        <translation>Épargne</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver.</source>
        <translation>
            <numerusform>{player} reçoit %n pièce d’argent.</numerusform>
            <numerusform>{player} reçoit %n pièces d’argent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} plays card {card}.</source>
        <translation>{player} joue la carte {card}.</translation>
    </message>
    <message>
        <source>First camp</source>
        <translation>Premier campement</translation>
    </message>
    <message>
        <source>{player} has a camp in every village of the mission.</source>
        <translation>{player} a un campement dans chaque village de sa mission.</translation>
    </message>
    <message>
        <source>{player}’s mission lacks a camp in {villages}.</source>
        <translation>Mission de {player}&#xa0;: il manque {villages}.</translation>
    </message>
    <message>
        <source>{player} gets nothing: the fire halves {whole}, rounded down.</source>
        <translation>{player} ne reçoit rien&#xa0;: le feu ne laisse que la moitié de {whole}, arrondie à l’inférieur.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver: half of {whole}, because of the fire.</source>
        <translation>
            <numerusform>{player} reçoit %n pièce d’argent&#xa0;: la moitié de {whole}, à cause du feu.</numerusform>
            <numerusform>{player} reçoit %n pièces d’argent&#xa0;: la moitié de {whole}, à cause du feu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets nothing: the card gives no silver.</source>
        <translation>{player} ne reçoit rien&#xa0;: la carte ne rapporte rien.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver; the card protects from the event.</source>
        <translation>
            <numerusform>{player} reçoit %n pièce d’argent&#x202f;; la carte protège de l’événement.</numerusform>
            <numerusform>{player} reçoit %n pièces d’argent&#x202f;; la carte protège de l’événement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export as {format}</source>
        <translation>Exporter en {format}</translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Toutes (%n)</numerusform>
            <numerusform>Toutes (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %n</source>
        <translation>
            <numerusform>Sélection (%n)</numerusform>
            <numerusform>Sélection (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {tile}</source>
        <translation>Seulement {tile}</translation>
    </message>
    <message>
        <source>Which tiles</source>
        <translation>Tuiles à exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Width of the map in pixels</source>
        <translation>Largeur de la carte, en pixels</translation>
    </message>
    <message>
        <source>Pixels per square</source>
        <translation>Côté d’une case, en pixels</translation>
    </message>
    <message>
        <source>From {least} to {most} pixels.</source>
        <translation>De {least} à {most} pixels.</translation>
    </message>
</context>
<context>
    <name>FileNameWords</name>
    <message>
        <source>Replace “{name}”?</source>
        <translation>Remplacer «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>A file with this name already exists. Its contents will be lost.</source>
        <translation>Un fichier porte déjà ce nom. Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquets</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Tous les paquets</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisies</translation>
    </message>
</context>
<context>
    <name>FinalScoringActions</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Directement au résultat</translation>
    </message>
</context>
<context>
    <name>FinalScoringPage</name>
    <message>
        <source>That was the last move. Now comes the final scoring.</source>
        <translation>Le dernier coup est joué. Place au décompte final.</translation>
    </message>
    <message>
        <source>That was the last move. The final scoring adds nothing.</source>
        <translation>Le dernier coup est joué. Le décompte final n’apporte aucun point.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Étape {number} sur {all}</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>{space}, {enter} or {right}</source>
        <translation>{space}, {enter} ou {right}</translation>
    </message>
</context>
<context>
    <name>ForestParts</name>
    <message>
        <source>hunters at the shrine come first</source>
        <translation>les chasseurs du sanctuaire passent avant</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n portion</numerusform>
            <numerusform>%n portions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GainLine</name>
    <message>
        <source>How this move changes the points that each player can expect</source>
        <translation>Effet de ce coup sur les points que chacun peut espérer</translation>
    </message>
</context>
<context>
    <name>GalleryWords</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>{pictures}, {problems}.</source>
        <translation>{pictures}, {problems}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be written. Choose another place, or change the permissions.</source>
        <translation>Impossible d’écrire «&#xa0;{name}&#xa0;». Choisissez un autre endroit, ou modifiez les droits.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} joueurs</translation>
    </message>
    <message>
        <source>New game: {title}, {players}. {blurb}</source>
        <translation>Nouvelle partie&#xa0;: {title}, {players}. {blurb}</translation>
    </message>
</context>
<context>
    <name>GoalCard</name>
    <message>
        <source>Level {level} of 5</source>
        <translation>Niveau {level} sur 5</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
</context>
<context>
    <name>GoalForm</name>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>No puzzle</source>
        <translation>Sans objectif</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Player to keep out</source>
        <translation>Joueur à écarter</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>It counts as</source>
        <translation>Compte comme</translation>
    </message>
    <message>
        <source>on the track</source>
        <translation>sans décompte final</translation>
    </message>
    <message>
        <source>with the final scoring</source>
        <translation>décompte final compris</translation>
    </message>
    <message>
        <source>do not play</source>
        <translation>ne jouent pas</translation>
    </message>
    <message>
        <source>follow a script</source>
        <translation>suivent un script</translation>
    </message>
    <message>
        <source>reply as well as they can</source>
        <translation>répondent au mieux</translation>
    </message>
    <message>
        <source>nothing: everything is visible</source>
        <translation>rien&#xa0;: tout est visible</translation>
    </message>
    <message>
        <source>draws: the worst one counts</source>
        <translation>tirages&#xa0;: seul le pire compte</translation>
    </message>
    <message>
        <source>draws: the average counts</source>
        <translation>tirages&#xa0;: on compte la moyenne</translation>
    </message>
    <message>
        <source>the player’s own</source>
        <translation>celle du joueur</translation>
    </message>
    <message>
        <source>Remove the puzzle</source>
        <translation>Retirer le casse-tête</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Objectif&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Puzzle for {name}</source>
        <translation>Casse-tête pour {name}</translation>
    </message>
    <message>
        <source>Player to keep out: {name}</source>
        <translation>Joueur à écarter&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Other players {do}</source>
        <translation>Les autres {do}</translation>
    </message>
    <message>
        <source>Hidden: {how}</source>
        <translation>Caché&#xa0;: {how}</translation>
    </message>
    <message>
        <source>Mission: {mission}</source>
        <translation>Mission&#xa0;: {mission}</translation>
    </message>
    <message>
        <source>Counts as {kind}</source>
        <translation>Compte comme {kind}</translation>
    </message>
    <message>
        <source>At least {count}</source>
        <translation>Au moins {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Points {where}</source>
        <translation>Points ({where})</translation>
    </message>
    <message>
        <source>Village of the goal: {village}</source>
        <translation>Village de l’objectif&#xa0;: {village}</translation>
    </message>
    <message>
        <source>Region of the goal: {zone} at {square}</source>
        <translation>Zone de l’objectif&#xa0;: {zone} en {square}</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Remove the goal, hints and comments, and keep the table</source>
        <translation>Retirer l’objectif, les indices et les commentaires&#x202f;; la table reste</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>the marked region</source>
        <translation>la zone indiquée</translation>
    </message>
    <message numerus="yes">
        <source>{player} to play %n round(s) and {wish}.</source>
        <translation>
            <numerusform>{player} joue %n manche et {wish}.</numerusform>
            <numerusform>{player} joue %n manches et {wish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} to play and {wish}.</source>
        <translation>{player} joue et {wish}.</translation>
    </message>
    <message>
        <source>{player} to play one round and {wish}.</source>
        <translation>{player} joue une manche et {wish}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} to play %n turn(s) in a row and {wish}.</source>
        <translation>
            <numerusform>{player} joue %n tour de suite et {wish}.</numerusform>
            <numerusform>{player} joue %n tours de suite et {wish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} to play %n turn(s) and {wish}.</source>
        <translation>
            <numerusform>{player} joue %n tour et {wish}.</numerusform>
            <numerusform>{player} joue %n tours et {wish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>does not play</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>{rival} does not play.</source>
        <translation>{rival} ne joue pas.</translation>
    </message>
    <message>
        <source>do not play</source>
        <translation>ne jouent pas</translation>
    </message>
    <message>
        <source>The others do not play.</source>
        <translation>Les autres ne jouent pas.</translation>
    </message>
    <message>
        <source>plays as announced</source>
        <translation>joue comme annoncé</translation>
    </message>
    <message>
        <source>{rival} plays as announced.</source>
        <translation>{rival} joue comme annoncé.</translation>
    </message>
    <message>
        <source>play as announced</source>
        <translation>jouent comme annoncé</translation>
    </message>
    <message>
        <source>The others play as announced.</source>
        <translation>Les autres jouent comme annoncé.</translation>
    </message>
    <message>
        <source>plays the best reply</source>
        <translation>répond au mieux</translation>
    </message>
    <message>
        <source>{rival} plays the best reply.</source>
        <translation>{rival} répond au mieux.</translation>
    </message>
    <message>
        <source>play the best replies</source>
        <translation>répondent au mieux</translation>
    </message>
    <message>
        <source>The others play the best replies.</source>
        <translation>Les autres répondent au mieux.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>all known</source>
        <translation>connue</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Nothing is hidden, not even the draws.</source>
        <translation>Tout est visible, même la pioche.</translation>
    </message>
    <message>
        <source>The worst draw counts.</source>
        <translation>On compte le pire tirage.</translation>
    </message>
    <message>
        <source>the worst one counts</source>
        <translation>le pire tirage compte</translation>
    </message>
    <message>
        <source>the average counts</source>
        <translation>la moyenne compte</translation>
    </message>
    <message>
        <source>The average of all draws counts.</source>
        <translation>On compte la moyenne de tous les tirages.</translation>
    </message>
</context>
<context>
    <name>GoldrushExtras</name>
    <message>
        <source>If not placed by hand, they come from the pile when the game begins.</source>
        <translation>Sinon, les montagnes reçoivent leurs jetons de la réserve au début de la partie.</translation>
    </message>
    <message>
        <source>Tokens on mountains</source>
        <translation>Jetons sur les montagnes</translation>
    </message>
    <message>
        <source>Own tokens</source>
        <translation>Jetons du joueur</translation>
    </message>
    <message>
        <source>Tokens out of the game</source>
        <translation>Jetons hors du jeu</translation>
    </message>
</context>
<context>
    <name>GoldrushTable</name>
    <message>
        <source>Mine tokens in stock: each nugget on a laid tile adds one to its mountain</source>
        <translation>Jetons mine en réserve&#xa0;: chaque pépite d’une tuile posée en ajoute un sur sa montagne</translation>
    </message>
    <message>
        <source>Tokens {count}</source>
        <translation>Jetons {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) won</source>
        <translation>
            <numerusform>%n jeton gagné</numerusform>
            <numerusform>%n jetons gagnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldrushVocabulary</name>
    <message>
        <source>Gold Rush</source>
        <translation>La ruée vers l’or</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Fermiers</translation>
    </message>
    <message>
        <source>Cowboys may go into prairies, which score at the end</source>
        <translation>Des cowboys peuvent s’allonger dans les prairies, décomptées à la fin</translation>
    </message>
    <message>
        <source>with farmers</source>
        <translation>avec fermiers</translation>
    </message>
    <message>
        <source>without farmers</source>
        <translation>sans fermiers</translation>
    </message>
    <message>
        <source>the mine tokens</source>
        <translation>les jetons mine</translation>
    </message>
    <message>
        <source>halt</source>
        <translation>halte</translation>
    </message>
    <message>
        <source>a farmer</source>
        <translation>un fermier</translation>
    </message>
    <message>
        <source>Railways, towns and gold in the Wild West</source>
        <translation>Rails, villes et filons du Far West</translation>
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
            <numerusform>%n chemin de fer terminé</numerusform>
            <numerusform>%n chemins de fer terminés</numerusform>
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
            <numerusform>%n troupeau de chevaux</numerusform>
            <numerusform>%n troupeaux de chevaux</numerusform>
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
        <source>One action</source>
        <translation>Une action</translation>
    </message>
    <message>
        <source>chooses an action</source>
        <translation>choisit une action</translation>
    </message>
    <message>
        <source>Take a token</source>
        <translation>Prendre un jeton</translation>
    </message>
    <message>
        <source>Take the token</source>
        <translation>Prendre le jeton</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>sans action</translation>
    </message>
    <message>
        <source>Prairies score only at the end: 2 points for each camp and 4 for each herd of wild horses.</source>
        <translation>Les prairies ne comptent qu’à la fin&#xa0;: 2 points par camp et 4 points par troupeau de chevaux sauvages.</translation>
    </message>
    <message>
        <source>complete mountains with several players</source>
        <translation>montagnes terminées à plusieurs joueurs</translation>
    </message>
    <message>
        <source>Take a token from the mountain where your tent stands.</source>
        <translation>Prendre un jeton sur la montagne de votre tente.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Tent move</source>
        <translation>Tente</translation>
    </message>
    <message>
        <source>Each mine must be a list: the square and zone of a mountain, like “0,0 m0”, then its tokens, the top one last. Choose the tokens from: {known}.</source>
        <translation>Chaque mine est une liste&#xa0;: la case et la zone d’une montagne, comme «&#xa0;0,0 m0&#xa0;», puis ses jetons, celui du dessus en dernier. Jetons possibles&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No mountain has such a zone. Name the north-west square of a laid tile and one of its mountains.</source>
        <translation>Aucune montagne n’a une telle zone. Indiquez la case nord-ouest d’une tuile posée et l’une de ses montagnes.</translation>
    </message>
    <message>
        <source>This mountain has another mine. Put the tokens of a mountain on one pile.</source>
        <translation>Cette montagne a déjà une mine. Mettez tous ses jetons sur une seule pile.</translation>
    </message>
    <message>
        <source>This mountain is complete and has no tokens left. Remove them.</source>
        <translation>Cette montagne est terminée et n’a plus de jetons. Retirez-les.</translation>
    </message>
    <message>
        <source>The tokens are wrong. Write a list for each of the {players} seats, with tokens of: {known}.</source>
        <translation>Les jetons sont incorrects. Écrivez une liste pour chacune des {players} places, avec ces jetons&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The tokens are wrong. Write a list of these: {known}.</source>
        <translation>Les jetons sont incorrects. Écrivez une liste de ceux-ci&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no token to take. You need a tent on a mountain that has tokens.</source>
        <translation>Il n’y a aucun jeton à prendre. Il faut une tente sur une montagne qui en a.</translation>
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
        <source>%n token(s) added to the mountain.</source>
        <translation>
            <numerusform>Un jeton s’ajoute sur la montagne.</numerusform>
            <numerusform>%n jetons s’ajoutent sur la montagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n token(s) from the mountain.</source>
        <translation>
            <numerusform>{player} prend un jeton sur la montagne.</numerusform>
            <numerusform>{player} prend %n jetons sur la montagne.</numerusform>
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
            <numerusform>Un jeton est retiré de la partie.</numerusform>
            <numerusform>%n jetons sont retirés de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n token(s): {tokens}.</source>
        <translation>
            <numerusform>{player} révèle %n jeton&#xa0;: {tokens}.</numerusform>
            <numerusform>{player} révèle %n jetons&#xa0;: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals {all} tokens, of which %n score(s): {tokens}.</source>
        <translation>
            <numerusform>{player} révèle {all} jetons, dont %n rapporte des points&#xa0;: {tokens}.</numerusform>
            <numerusform>{player} révèle {all} jetons, dont %n rapportent des points&#xa0;: {tokens}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Carcassonne: Gold Rush (2014)</source>
        <translation>Carcassonne&#xa0;: La Ruée vers l’or (2014)</translation>
    </message>
    <message>
        <source>a prairie | prairies | in</source>
        <translation>une prairie | prairies | dans</translation>
    </message>
    <message>
        <source>a mountain | mountains | on</source>
        <translation>une montagne | montagnes | sur</translation>
    </message>
    <message>
        <source>a railway | railways | on</source>
        <translation>un chemin de fer | chemins de fer | sur</translation>
    </message>
    <message>
        <source>a town | towns | in</source>
        <translation>une ville | villes | dans</translation>
    </message>
    <message>
        <source>a tent | tents</source>
        <translation>une tente | tentes</translation>
    </message>
    <message>
        <source>a cowboy | cowboys</source>
        <translation>un cowboy | cowboys</translation>
    </message>
    <message>
        <source>a tile | landscape tiles</source>
        <translation>une tuile | tuiles paysage</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>the mine tokens in stock</source>
        <translation>les jetons mine en réserve</translation>
    </message>
    <message>
        <source>the tent to another mountain</source>
        <translation>la tente sur une autre montagne</translation>
    </message>
    <message>
        <source>When the mountain is complete, the player with the most prospectors takes the tokens left on it and scores a point for each nugget. Before that, a tent may take one token each turn.</source>
        <translation>Quand la montagne est terminée, le joueur qui a le plus de prospecteurs prend les jetons restants et marque 1 point par pépite. D’ici là, une tente peut y prendre un jeton par tour.</translation>
    </message>
    <message>
        <source>A complete railway scores 1 point for each tile. Exactly one locomotive doubles it.</source>
        <translation>Un chemin de fer terminé rapporte 1 point par tuile, le double s’il a exactement une locomotive.</translation>
    </message>
    <message>
        <source>A town scores when all its railways are complete: 3 points for each of them.</source>
        <translation>Une ville compte quand tous ses chemins de fer sont terminés&#xa0;: 3 points pour chacun.</translation>
    </message>
    <message numerus="yes">
        <source>its tokens (%n now)</source>
        <translation>
            <numerusform>ses jetons (%n pour l’instant)</numerusform>
            <numerusform>ses jetons (%n pour l’instant)</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens from the top: {tokens}</source>
        <translation>jetons de haut en bas&#xa0;: {tokens}</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>“{name}” is neither a file nor a game. Did you mean “{guess}”?</source>
        <translation>«&#xa0;{name}&#xa0;» n’est ni un fichier ni un jeu. Vouliez-vous dire «&#xa0;{guess}&#xa0;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>GuideActions</name>
    <message>
        <source>Next match or section</source>
        <translation>Résultat ou section suivante</translation>
    </message>
    <message>
        <source>Previous match or section</source>
        <translation>Résultat ou section précédente</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>scroll a page up or down</source>
        <translation>faire défiler d’une page</translation>
    </message>
    <message>
        <source>go to the previous or next section</source>
        <translation>aller à la section précédente ou suivante</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>go to the next or previous match</source>
        <translation>aller au résultat suivant ou précédent</translation>
    </message>
    <message>
        <source>go back to the previous place</source>
        <translation>revenir à l’endroit précédent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>leave the guide</source>
        <translation>quitter le guide</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Text of the guide</source>
        <translation>Texte du guide</translation>
    </message>
    <message>
        <source>Choice of guide</source>
        <translation>Choix du guide</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Search tiles, e.g. forest gold</source>
        <translation>Rechercher des tuiles, p. ex. forêt or</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Rechercher des tuiles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Vignettes</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>HeatGrid</name>
    <message numerus="yes">
        <source>%n tile(s) fit(s) {first} – {second}</source>
        <translation>
            <numerusform>%n tuile convient à {first} – {second}</numerusform>
            <numerusform>%n tuiles conviennent à {first} – {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>You win</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} remporte la partie</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Victoire partagée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Look at the whole board</source>
        <translation>Voir tout le plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>La partie a été arrêtée avant la fin.</translation>
    </message>
    <message>
        <source>{points} each.</source>
        <translation>{points} chacun.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n more than {name}.</source>
        <translation>
            <numerusform>{points}, %n d’avance sur {name}.</numerusform>
            <numerusform>{points}, %n d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, tied with {name}. The tie-break decided.</source>
        <translation>{points}, à égalité avec {name}. Le départage a tranché.</translation>
    </message>
    <message>
        <source>What made the difference: {source}, {own} against {theirs}.</source>
        <translation>Ce qui a fait la différence&#xa0;: {source}, {own} contre {theirs}.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hide the hints</source>
        <translation>Masquer les conseils</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>place nothing</source>
        <translation>ne placez rien</translation>
    </message>
    <message>
        <source>lay the tile here: little to gain</source>
        <translation>posez la tuile ici&#xa0;: il y a peu à gagner</translation>
    </message>
    <message>
        <source>{advice} and {prize}</source>
        <translation>{advice} et {prize}</translation>
    </message>
    <message>
        <source>complete {region} to win {prize}</source>
        <translation>terminez {region} pour gagner {prize}</translation>
    </message>
    <message>
        <source>score {points} now</source>
        <translation>marquez {points} tout de suite</translation>
    </message>
    <message>
        <source>win {prize}</source>
        <translation>gagnez {prize}</translation>
    </message>
    <message>
        <source>with the double tile {tile}</source>
        <translation>avec la double tuile {tile}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>No turn is much better here.</source>
        <translation>Ici, aucun coup ne se détache.</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>lay it</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>jouer ce coup</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>cacher</translation>
    </message>
    <message>
        <source>Looking for good turns…</source>
        <translation>Recherche de bons coups…</translation>
    </message>
    <message>
        <source>Only one turn is possible</source>
        <translation>Un seul coup possible</translation>
    </message>
    <message numerus="yes">
        <source>The least bad turn(s)</source>
        <translation>
            <numerusform>Le coup le moins mauvais</numerusform>
            <numerusform>Les coups les moins mauvais</numerusform>
        </translation>
    </message>
    <message>
        <source>Little to gain here</source>
        <translation>Peu à gagner ici</translation>
    </message>
    <message numerus="yes">
        <source>%n good turn(s)</source>
        <translation>
            <numerusform>%n bon coup</numerusform>
            <numerusform>%n bons coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Points compared with a turn that changes nothing ({nothing}).</source>
        <translation>Points gagnés par rapport à un tour sans effet ({nothing}).</translation>
    </message>
    <message>
        <source>Other players’ gains count only in part.</source>
        <translation>Les gains des autres joueurs ne comptent qu’en partie.</translation>
    </message>
    <message>
        <source>Points marked “now” are certain.</source>
        <translation>Les points marqués « tout de suite » sont sûrs.</translation>
    </message>
    <message>
        <source>Whichever turn you choose</source>
        <translation>Quel que soit le coup choisi</translation>
    </message>
    <message>
        <source>show that turn, and why</source>
        <translation>voir ce coup et pourquoi</translation>
    </message>
    <message>
        <source>Show your mission for more precise hints.</source>
        <translation>Affichez votre mission pour des conseils plus précis.</translation>
    </message>
</context>
<context>
    <name>HintsBox</name>
    <message>
        <source>Hint {number} of {count}</source>
        <translation>Indice {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>HistoryDrawer</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>When opened</source>
        <translation>À l’ouverture</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>open the puzzle of the day</source>
        <translation>ouvrir le casse-tête du jour</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Your results in charts</source>
        <translation>Résultats en graphiques</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Tiles, decks and maps</source>
        <translation>Tuiles et cartes</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Continuer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>My statistics</source>
        <translation>Mes statistiques</translation>
    </message>
    <message>
        <source>Resume or replay</source>
        <translation>Reprendre ou revoir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Guided games, 5 min</source>
        <translation>Parties guidées, 5 min</translation>
    </message>
</context>
<context>
    <name>HuntersTable</name>
    <message>
        <source>Bonus tiles: complete a forest with gold to draw one</source>
        <translation>Tuiles bonus&#xa0;: terminez une forêt qui contient de l’or pour en piocher une</translation>
    </message>
    <message>
        <source>Bonus {count}</source>
        <translation>Bonus {count}</translation>
    </message>
</context>
<context>
    <name>HuntersVocabulary</name>
    <message>
        <source>Hunters &amp; Gatherers</source>
        <translation>À la préhistoire</translation>
    </message>
    <message>
        <source>Forests and rivers of the Stone Age</source>
        <translation>Forêts, rivières et gibier de l’âge de pierre</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>source</translation>
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
        <source>a meadow | meadows | in</source>
        <translation>une prairie | prairies | dans</translation>
    </message>
    <message>
        <source>Carcassonne: Hunters and Gatherers (2002)</source>
        <translation>Carcassonne à la préhistoire (2002)</translation>
    </message>
    <message>
        <source>a forest | forests | in</source>
        <translation>une forêt | forêts | dans</translation>
    </message>
    <message>
        <source>a river | rivers | on</source>
        <translation>une rivière | rivières | sur</translation>
    </message>
    <message>
        <source>a lake | lakes | on</source>
        <translation>un lac | lacs | sur</translation>
    </message>
    <message>
        <source>a river network | river networks | on</source>
        <translation>un réseau fluvial | réseaux fluviaux | sur</translation>
    </message>
    <message>
        <source>a hut | huts</source>
        <translation>une hutte | huttes</translation>
    </message>
    <message>
        <source>a tribe member | tribe members</source>
        <translation>un homme | hommes</translation>
    </message>
    <message>
        <source>a tile | landscape tiles</source>
        <translation>une tuile | tuiles paysage</translation>
    </message>
    <message>
        <source>a bonus tile | bonus tiles</source>
        <translation>une tuile bonus | tuiles bonus</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
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
            <numerusform>%n portion</numerusform>
            <numerusform>%n portions</numerusform>
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
            <numerusform>%n clairière aux champignons</numerusform>
            <numerusform>%n clairières aux champignons</numerusform>
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
        <source>%n deer (eaten)</source>
        <translation>
            <numerusform>%n cerf mangé</numerusform>
            <numerusform>%n cerfs mangés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n tuile bonus</numerusform>
            <numerusform>%n tuiles bonus</numerusform>
        </translation>
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
        <source>place a tribe member or a hut, or pass</source>
        <translation>placer un homme ou une hutte, ou passer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Placer une pièce</translation>
    </message>
    <message>
        <source>places a piece</source>
        <translation>place une pièce</translation>
    </message>
    <message>
        <source>A complete forest scores 2 points for each section. If it has gold, the player who completes it draws a bonus tile.</source>
        <translation>Une forêt terminée rapporte 2 points par portion. Si elle contient de l’or, le joueur qui la ferme pioche une tuile bonus.</translation>
    </message>
    <message>
        <source>A complete river scores 1 point for each section, and 1 for each fish in the lakes at its ends.</source>
        <translation>Une rivière terminée rapporte 1 point par tronçon et 1 point par poisson dans les lacs à ses extrémités.</translation>
    </message>
    <message>
        <source>Fish count for complete rivers and, at the end, for huts.</source>
        <translation>Les poissons comptent pour les rivières terminées et, à la fin, pour les huttes.</translation>
    </message>
    <message>
        <source>At the end, the player with the most huts on a river network scores a point for each fish.</source>
        <translation>À la fin, le joueur qui a le plus de huttes sur un réseau fluvial marque 1 point par poisson.</translation>
    </message>
    <message>
        <source>Meadows score only at the end: 2 points for each animal, but each tiger eats a deer.</source>
        <translation>Les prairies ne comptent qu’à la fin&#xa0;: 2 points par animal, mais chaque tigre mange un cerf.</translation>
    </message>
    <message>
        <source>There is gold in the complete forest: lay a bonus tile now.</source>
        <translation>La forêt terminée contient de l’or&#xa0;: une tuile bonus à poser tout de suite.</translation>
    </message>
    <message>
        <source>{player} earns a bonus turn: there is gold in the complete forest.</source>
        <translation>{player} gagne un tour bonus&#xa0;: la forêt terminée contient de l’or.</translation>
    </message>
    <message>
        <source>a bonus tile for whoever closes it</source>
        <translation>une tuile bonus pour qui la ferme</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tigre</translation>
    </message>
    <message>
        <source>Bonus turn</source>
        <translation>Tour bonus</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Hutte</translation>
    </message>
    <message numerus="yes">
        <source>Sabre-tooth tigers eat %n deer.</source>
        <translation>
            <numerusform>Un tigre à dents de sabre mange un cerf.</numerusform>
            <numerusform>Des tigres à dents de sabre mangent %n cerfs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus turn for {player}</source>
        <translation>Tour bonus pour {player}</translation>
    </message>
    <message>
        <source>Lay the bonus tile</source>
        <translation>Poser la tuile bonus</translation>
    </message>
    <message>
        <source>plays again with a bonus tile</source>
        <translation>rejoue (tuile bonus)</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Tuile bonus</translation>
    </message>
</context>
<context>
    <name>InUseDialog</name>
    <message>
        <source>This game is already open</source>
        <translation>Cette partie est déjà ouverte</translation>
    </message>
    <message>
        <source>This game seems to be open on another computer</source>
        <translation>Cette partie semble ouverte sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <source>Continue anyway</source>
        <translation>Continuer quand même</translation>
    </message>
    <message>
        <source>If someone is still playing it there, you would overwrite each other’s moves. If carcqt was not closed properly there, you can safely continue here.</source>
        <translation>Si quelqu’un y joue encore, les coups de l’un effaceraient ceux de l’autre. Si carcqt n’y a pas été fermé normalement, vous pouvez continuer ici sans risque.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Another window of carcqt on this computer opened “{title}” {when}. Continue there, or open a copy here.</source>
        <translation>Une autre fenêtre de carcqt sur cet ordinateur a ouvert «&#xa0;{title}&#xa0;» {when}. Continuez-y la partie, ou ouvrez une copie ici.</translation>
    </message>
    <message>
        <source>“{title}” was opened {when} and has not been closed since.</source>
        <translation>La partie «&#xa0;{title}&#xa0;» a été ouverte {when} et n’a pas été fermée depuis.</translation>
    </message>
    <message>
        <source>“{title}” was opened on “{computer}” {when} and has not been closed since.</source>
        <translation>La partie «&#xa0;{title}&#xa0;» a été ouverte {when} sur «&#xa0;{computer}&#xa0;» et n’a pas été fermée depuis.</translation>
    </message>
</context>
<context>
    <name>ItemCard</name>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Also puts the pack into your folder</source>
        <translation>Range aussi le paquet dans votre dossier</translation>
    </message>
</context>
<context>
    <name>KeepOutGoalForm</name>
    <message>
        <source>Keep a player out of a region</source>
        <translation>Écarter un joueur</translation>
    </message>
</context>
<context>
    <name>KeepOutGoalWords</name>
    <message>
        <source>keep {other} out of {region}</source>
        <translation>empêche {other} d’atteindre {region}</translation>
    </message>
    <message>
        <source>{player} has got in.</source>
        <translation>{player} a réussi à y entrer.</translation>
    </message>
</context>
<context>
    <name>KeptForm</name>
    <message>
        <source>Kept unchanged</source>
        <translation>Conservé tel quel</translation>
    </message>
    <message>
        <source>The editor shows this data without changing it.</source>
        <translation>L’éditeur affiche ces données sans les modifier.</translation>
    </message>
    <message>
        <source>Remove its moves</source>
        <translation>Supprimer ses coups</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of the file</source>
        <translation>
            <numerusform>%n coup du fichier</numerusform>
            <numerusform>%n coups du fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected result after the file’s moves</source>
        <translation>Résultat attendu après les coups du fichier</translation>
    </message>
    <message>
        <source>Players of this game</source>
        <translation>Joueurs de cette partie</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page&#xa0;préc.</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Page&#xa0;suiv.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Right&#xa0;click</source>
        <translation>Clic&#xa0;droit</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>About carcqt</source>
        <translation>À propos de carcqt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Illustrated guides</source>
        <translation>Guides illustrés</translation>
    </message>
</context>
<context>
    <name>LabelsForm</name>
    <message>
        <source>Level and themes</source>
        <translation>Niveau et thèmes</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>Valeurs suggérées</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>A suggestion follows when the proof is ready.</source>
        <translation>Suggérés une fois la preuve établie.</translation>
    </message>
    <message>
        <source>The solution suggests level {level}.</source>
        <translation>La solution suggère le niveau {level}.</translation>
    </message>
    <message>
        <source>Suggested by the solution.</source>
        <translation>Suggérés par la solution.</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Theme: {theme}</source>
        <translation>Thème&#xa0;: {theme}</translation>
    </message>
    <message>
        <source>Level and themes as suggested</source>
        <translation>Niveau et thèmes suggérés</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <translation>Tuile piochée</translation>
    </message>
    <message>
        <source>Lay here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Choisir une case</translation>
    </message>
    <message>
        <source>Lay turn {number} here</source>
        <translation>Jouer le conseil {number}</translation>
    </message>
</context>
<context>
    <name>LayoutActions</name>
    <message>
        <source>Starting layout</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>go from square to square</source>
        <translation>aller de case en case</translation>
    </message>
    <message>
        <source>lay the tile or place the piece in hand here</source>
        <translation>poser ici la tuile ou la pièce en main</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>tourner la tuile</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>go to the next zone of the tile</source>
        <translation>passer à la zone suivante de la tuile</translation>
    </message>
    <message>
        <source>move the tile</source>
        <translation>déplacer la tuile</translation>
    </message>
    <message>
        <source>remove what is here</source>
        <translation>retirer ce qui se trouve ici</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Retirer la tuile</translation>
    </message>
    <message>
        <source>choose the colour of the pieces</source>
        <translation>choisir la couleur des pièces</translation>
    </message>
    <message>
        <source>show everything, zoom</source>
        <translation>tout afficher, zoomer</translation>
    </message>
    <message>
        <source>put back the tile or piece in hand</source>
        <translation>reposer la tuile ou la pièce en main</translation>
    </message>
</context>
<context>
    <name>LayoutBody</name>
    <message>
        <source>From a saved game…</source>
        <translation>Partie enregistrée…</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Problems: {count}</source>
        <translation>Problèmes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Legal position</source>
        <translation>Position correcte</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Injouable</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Playable, but its moves are not</source>
        <translation>Jouable, sauf ses coups</translation>
    </message>
    <message>
        <source>Playable, but not as a puzzle</source>
        <translation>Jouable, mais pas comme casse-tête</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Jouable</translation>
    </message>
    <message>
        <source>order of the piles</source>
        <translation>ordre des pioches</translation>
    </message>
    <message>
        <source>tokens and cards</source>
        <translation>jetons et cartes</translation>
    </message>
    <message>
        <source>Hidden: {things}</source>
        <translation>Caché&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Rien de caché</translation>
    </message>
</context>
<context>
    <name>LayoutDocument</name>
    <message>
        <source>New layout</source>
        <translation>Nouvelle position</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message>
        <source>Use the changed tiles</source>
        <translation>Reprendre les tuiles modifiées</translation>
    </message>
    <message>
        <source>Play with “{name}”</source>
        <translation>Jouer avec «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Include the tiles</source>
        <translation>Inclure les tuiles</translation>
    </message>
</context>
<context>
    <name>LayoutPage</name>
    <message>
        <source>Begin from a saved game…</source>
        <translation>Commencer par une partie enregistrée…</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vider la table</translation>
    </message>
    <message>
        <source>Begin from a saved game</source>
        <translation>Commencer par une partie enregistrée</translation>
    </message>
    <message>
        <source>Saved games and layouts (*.toml)</source>
        <translation>Parties et positions de départ (*.toml)</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Impossible d’ouvrir cette partie</translation>
    </message>
    <message>
        <source>This saved game is for {game}. Open it in a new layout?</source>
        <translation>Cette partie est d’un autre jeu ({game}). Voulez-vous l’ouvrir dans une nouvelle position&#x202f;?</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Begin after move {n} of a saved game</source>
        <translation>Partir du coup {n} d’une partie enregistrée</translation>
    </message>
    <message>
        <source>“{name}” cannot be tried</source>
        <translation>Impossible d’essayer «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>LeadGoalForm</name>
    <message>
        <source>Be ahead by a number of points</source>
        <translation>Prendre une avance donnée</translation>
    </message>
    <message>
        <source>The largest possible lead</source>
        <translation>Le plus d’avance possible</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
</context>
<context>
    <name>LeadGoalWords</name>
    <message numerus="yes">
        <source>be at least %n point(s) ahead of {rival}</source>
        <translation>
            <numerusform>prend au moins %n point d’avance sur {rival}</numerusform>
            <numerusform>prend au moins %n points d’avance sur {rival}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>be at least %n point(s) ahead of every rival</source>
        <translation>
            <numerusform>prend au moins un point d’avance sur tous ses adversaires</numerusform>
            <numerusform>prend au moins %n points d’avance sur tous ses adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>get as far ahead of {rival} as possible</source>
        <translation>prend le plus d’avance possible sur {rival}</translation>
    </message>
    <message>
        <source>get as far ahead of the best rival as possible</source>
        <translation>prend le plus d’avance possible sur son meilleur adversaire</translation>
    </message>
    <message>
        <source>no lead</source>
        <translation>aucune avance</translation>
    </message>
    <message>
        <source>a lead of {value}</source>
        <translation>une avance de {value}</translation>
    </message>
    <message>
        <source>a deficit of {value}</source>
        <translation>un retard de {value}</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>The last moves are not saved</source>
        <translation>Les derniers coups ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>Save the game in another place, or these moves are lost.</source>
        <translation>Enregistrez la partie à un autre endroit, sinon ces coups seront perdus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Échec de l’enregistrement</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>make the move, or continue</source>
        <translation>jouer le coup, ou continuer</translation>
    </message>
    <message>
        <source>show the move</source>
        <translation>montrer le coup</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>go from step to step</source>
        <translation>aller d’étape en étape</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>leave (the lesson continues here next time)</source>
        <translation>quitter (la leçon reprendra ici)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>%n minute(s): {title}</source>
        <translation>
            <numerusform>%n minute&#xa0;: {title}</numerusform>
            <numerusform>%n minutes&#xa0;: {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>step {place} of {count}</source>
        <translation>étape {place} sur {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas commencée</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>A few turns later…</source>
        <translation>Quelques tours plus tard…</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Presque&#x202f;!</translation>
    </message>
    <message>
        <source>That move is legal, but this step asks for a different one.</source>
        <translation>Ce coup est permis, mais cette étape en demande un autre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show me where</source>
        <translation>Montrer où</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>{player} is playing…</source>
        <translation>{player} joue…</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>That is all you need for a first game. You will learn the rest by playing.</source>
        <translation>Vous savez tout ce qu’il faut pour une première partie. Le reste viendra en jouant.</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Learn: {game}</source>
        <translation>Apprendre&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Home (the lesson continues here next time)</source>
        <translation>Accueil (la leçon reprendra ici)</translation>
    </message>
    <message>
        <source>The game continues…</source>
        <translation>La partie continue…</translation>
    </message>
</context>
<context>
    <name>LessonProblems</name>
    <message>
        <source>This id is already used. Give each its own.</source>
        <translation>Cet identifiant est déjà pris. Donnez-en un à chacun.</translation>
    </message>
    <message>
        <source>No scene comes before this. Write a scene.</source>
        <translation>Aucune scène ne précède cette étape. Écrivez une scène.</translation>
    </message>
    <message>
        <source>There is no chapter “{chapter}”. Choose one of: {known}, or write it.</source>
        <translation>Le chapitre «&#xa0;{chapter}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}, ou écrivez-le.</translation>
    </message>
    <message>
        <source>A later chapter has begun before “{chapter}”. Keep the order of the chapters.</source>
        <translation>Un chapitre ultérieur commence avant «&#xa0;{chapter}&#xa0;». Respectez l’ordre des chapitres.</translation>
    </message>
    <message>
        <source>No step belongs to this chapter. Remove it.</source>
        <translation>Aucune étape n’appartient à ce chapitre. Supprimez-le.</translation>
    </message>
    <message>
        <source>Seat {seat} is to move here, not the learner. Write the moves of the others under “then” of the step before.</source>
        <translation>C’est à la place {seat} de jouer, pas à l’élève. Écrivez les coups des autres sous «&#xa0;then&#xa0;» à l’étape précédente.</translation>
    </message>
    <message>
        <source>No legal move here is like “{move}”. Write one that is legal.</source>
        <translation>Aucun coup permis ici ne ressemble à «&#xa0;{move}&#xa0;». Écrivez un coup permis.</translation>
    </message>
    <message>
        <source>Every legal move here that is like “{move}” is accepted. Write another one.</source>
        <translation>Tous les coups permis ici qui ressemblent à «&#xa0;{move}&#xa0;» sont déjà acceptés. Écrivez-en un autre.</translation>
    </message>
    <message>
        <source>The shown move is not accepted. Show an accepted move, or none.</source>
        <translation>Le coup montré n’est pas accepté. Montrez un coup accepté, ou aucun.</translation>
    </message>
    <message>
        <source>The shown moves do not reach the goal. Write all moves of an answer.</source>
        <translation>Les coups montrés n’atteignent pas l’objectif. Écrivez tous les coups d’une réponse.</translation>
    </message>
    <message>
        <source>A puzzle needs an answer to be shown. Write its moves.</source>
        <translation>Un casse-tête doit pouvoir montrer une réponse. Écrivez-en les coups.</translation>
    </message>
    <message>
        <source>A lesson only checks whether a goal is met. Write the number of points to reach, and leave the others silent or write their replies.</source>
        <translation>Une leçon vérifie seulement si un objectif est atteint. Indiquez le nombre de points à atteindre. Les autres ne jouent pas, ou vous écrivez leurs réponses.</translation>
    </message>
    <message>
        <source>The goal decides which moves are right. Remove “accept”, “also” and “then”.</source>
        <translation>C’est l’objectif qui dit quels coups sont bons. Supprimez «&#xa0;accept&#xa0;», «&#xa0;also&#xa0;» et «&#xa0;then&#xa0;».</translation>
    </message>
    <message>
        <source>There is no “{thing}” to point at. Name something that is shown.</source>
        <translation>«&#xa0;{thing}&#xa0;» ne désigne rien à l’écran. Indiquez une chose affichée.</translation>
    </message>
</context>
<context>
    <name>LessonWay</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>encore %n&#xa0;min</numerusform>
            <numerusform>encore %n&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>A guided first game: a few minutes, something to do at every step. You can leave it at any time and continue where you left off.</source>
        <translation>Une première partie guidée&#xa0;: quelques minutes, une action à chaque étape. Vous pouvez la quitter à tout moment, elle reprendra au même endroit.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message>
        <source>Level {level} of 5</source>
        <translation>Niveau {level} sur 5</translation>
    </message>
    <message>
        <source>{gain} this week</source>
        <translation>{gain} cette semaine</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Mon niveau</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Plays the turn that gives it the largest lead</source>
        <translation>Joue le tour qui lui donne le plus d’avance</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avide</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays any legal move</source>
        <translation>Joue n’importe quel coup permis</translation>
    </message>
    <message>
        <source>Sees what can be finished, but often goes wrong</source>
        <translation>Voit ce qui peut être terminé, mais se trompe souvent</translation>
    </message>
    <message>
        <source>Looks at its points, not at what may come</source>
        <translation>Regarde ses points, pas ceux qui peuvent venir</translation>
    </message>
    <message>
        <source>Weighs chances and watches the others</source>
        <translation>Évalue les chances et surveille les autres</translation>
    </message>
    <message>
        <source>Thinks several turns ahead</source>
        <translation>Réfléchit plusieurs tours à l’avance</translation>
    </message>
    <message>
        <source>Thinks further still, and takes its time</source>
        <translation>Réfléchit plus loin encore, et prend son temps</translation>
    </message>
</context>
<context>
    <name>LinkForm</name>
    <message numerus="yes">
        <source>%n bend(s)</source>
        <translation>
            <numerusform>%n coude</numerusform>
            <numerusform>%n coudes</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>From and to</source>
        <translation>De et à</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Add a bend</source>
        <translation>Ajouter un coude</translation>
    </message>
    <message>
        <source>Remove all bends</source>
        <translation>Retirer tous les coudes</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Retirer la liaison</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>Round {turn}</source>
        <translation>Manche {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message numerus="yes">
        <source>Final lead: %n point(s)</source>
        <translation>
            <numerusform>Écart final&#xa0;: %n point</numerusform>
            <numerusform>Écart final&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>for {player}</source>
        <translation>pour {player}</translation>
    </message>
    <message>
        <source>{points} from play</source>
        <translation>{points} par le jeu</translation>
    </message>
    <message>
        <source>{points} from the draw</source>
        <translation>{points} par la pioche</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About this game</source>
        <translation>À propos de cette partie</translation>
    </message>
    <message>
        <source>Lea</source>
        <comment>who learns</comment>
        <translation>Léa</translation>
    </message>
</context>
<context>
    <name>MajorityWords</name>
    <message>
        <source>Nobody has the majority there.</source>
        <translation>Personne n’y a la majorité.</translation>
    </message>
    <message>
        <source>The majority there: {players}.</source>
        <translation>La majorité y revient à {players}.</translation>
    </message>
</context>
<context>
    <name>ManualWords</name>
    <message>
        <source>four board games at one screen, and an editor for them</source>
        <translation>quatre jeux de société autour d’un écran, et leur éditeur</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CODE DE SORTIE</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>saved games, your decks and maps, unsaved changes</source>
        <translation>parties enregistrées, vos jeux de tuiles et cartes, modifications non enregistrées</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>pictures, which can be drawn again</source>
        <translation>images, redessinées au besoin</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>EXEMPLES</translation>
    </message>
</context>
<context>
    <name>MapActions</name>
    <message>
        <source>Selecting</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>go to the next village</source>
        <translation>aller au village suivant</translation>
    </message>
    <message>
        <source>go to the next link or bend</source>
        <translation>aller à la liaison ou au coude suivant</translation>
    </message>
    <message>
        <source>go to the village in that direction</source>
        <translation>aller au village dans cette direction</translation>
    </message>
    <message>
        <source>select all villages</source>
        <translation>sélectionner tous les villages</translation>
    </message>
    <message>
        <source>Select all villages</source>
        <translation>Sélectionner tous les villages</translation>
    </message>
    <message>
        <source>edit the selection, end a link</source>
        <translation>modifier la sélection, terminer une liaison</translation>
    </message>
    <message>
        <source>cancel the selection step by step</source>
        <translation>annuler la sélection, étape par étape</translation>
    </message>
    <message>
        <source>move the selection (further with {key})</source>
        <translation>déplacer la sélection (plus loin avec {key})</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>select, new village, remove</source>
        <translation>sélectionner, nouveau village, retirer</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner et déplacer</translation>
    </message>
    <message>
        <source>New village</source>
        <translation>Nouveau village</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{ways}: link two villages, or start from one</source>
        <translation>{ways}&#xa0;: relier deux villages, ou partir d’un village</translation>
    </message>
    <message>
        <source>add a bend to the selected link</source>
        <translation>ajouter un coude à la liaison sélectionnée</translation>
    </message>
    <message>
        <source>Add a bend</source>
        <translation>Ajouter un coude</translation>
    </message>
    <message>
        <source>set the species of the selected villages</source>
        <translation>choisir l’espèce des villages sélectionnés</translation>
    </message>
    <message>
        <source>remove the selection</source>
        <translation>retirer la sélection</translation>
    </message>
    <message>
        <source>show everything, zoom</source>
        <translation>tout afficher, zoomer</translation>
    </message>
</context>
<context>
    <name>MapBody</name>
    <message>
        <source>Camps</source>
        <translation>Campements</translation>
    </message>
    <message>
        <source>Choose {piece}, then click a village. Right-click to remove one.</source>
        <translation>Choisissez {piece}, puis cliquez sur un village. Le clic droit retire la dernière pièce.</translation>
    </message>
    <message>
        <source>set up camp</source>
        <translation>établir un campement</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s)</source>
        <translation>
            <numerusform>%n campement</numerusform>
            <numerusform>%n campements</numerusform>
        </translation>
    </message>
    <message>
        <source>Camp in {village}</source>
        <translation>Campement&#xa0;: {village}</translation>
    </message>
    <message>
        <source>Take {piece} from {village}</source>
        <translation>Retirer {piece}&#xa0;: {village}</translation>
    </message>
</context>
<context>
    <name>MapDocument</name>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
</context>
<context>
    <name>MapEditing</name>
    <message>
        <source>New village</source>
        <translation>Nouveau village</translation>
    </message>
    <message>
        <source>Move a bend of {link}</source>
        <translation>Déplacer un coude&#xa0;: {link}</translation>
    </message>
    <message>
        <source>Move {village}</source>
        <translation>Déplacer {village}</translation>
    </message>
    <message numerus="yes">
        <source>Move %n village(s)</source>
        <translation>
            <numerusform>Déplacer %n village</numerusform>
            <numerusform>Déplacer %n villages</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the species</source>
        <translation>Changer d’espèce</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>Changer les prix</translation>
    </message>
    <message>
        <source>Name a village</source>
        <translation>Nommer un village</translation>
    </message>
    <message>
        <source>Change the id to {id}</source>
        <translation>Changer l’identifiant en {id}</translation>
    </message>
    <message>
        <source>Link {one} – {other}</source>
        <translation>Relier {one} et {other}</translation>
    </message>
    <message>
        <source>Change the kind of a link</source>
        <translation>Changer le type d’une liaison</translation>
    </message>
    <message>
        <source>Change the end of a link</source>
        <translation>Changer l’extrémité d’une liaison</translation>
    </message>
    <message>
        <source>New bend</source>
        <translation>Nouveau coude</translation>
    </message>
    <message>
        <source>Remove a bend</source>
        <translation>Retirer un coude</translation>
    </message>
    <message>
        <source>Remove all bends</source>
        <translation>Retirer tous les coudes</translation>
    </message>
    <message>
        <source>Remove the link {link}</source>
        <translation>Retirer la liaison {link}</translation>
    </message>
    <message>
        <source>Remove {village}</source>
        <translation>Retirer {village}</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n village(s)</source>
        <translation>
            <numerusform>Retirer %n village</numerusform>
            <numerusform>Retirer %n villages</numerusform>
        </translation>
    </message>
    <message>
        <source>New mission</source>
        <translation>Nouvelle mission</translation>
    </message>
    <message>
        <source>Duplicate a mission</source>
        <translation>Dupliquer une mission</translation>
    </message>
    <message>
        <source>Remove the mission {id}</source>
        <translation>Retirer la mission {id}</translation>
    </message>
    <message>
        <source>Villages of the mission {id}</source>
        <translation>Villages de la mission {id}</translation>
    </message>
    <message>
        <source>New income card</source>
        <translation>Nouvelle carte de gains</translation>
    </message>
    <message>
        <source>Remove an income card</source>
        <translation>Retirer une carte de gains</translation>
    </message>
    <message>
        <source>Income card {value}</source>
        <translation>Carte de gains {value}</translation>
    </message>
    <message>
        <source>Change the size</source>
        <translation>Changer la taille</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Changer le titre</translation>
    </message>
    <message>
        <source>Change the description</source>
        <translation>Changer la description</translation>
    </message>
    <message>
        <source>Use the standard income cards</source>
        <translation>Reprendre les cartes de gains habituelles</translation>
    </message>
</context>
<context>
    <name>MapForm</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>From {least} to {most}. Villages do not move.</source>
        <translation>De {least} à {most}. Les villages ne bougent pas.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
</context>
<context>
    <name>MapHand</name>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Designer</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Computer 1</source>
        <translation>Ordi 1</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>Ordi 2</translation>
    </message>
    <message>
        <source>Painted chart</source>
        <translation>Carte peinte</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Income cards</source>
        <translation>Cartes de gains</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
</context>
<context>
    <name>MapPointer</name>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change to {way}</source>
        <translation>En faire {way}</translation>
    </message>
</context>
<context>
    <name>MapProblems</name>
    <message>
        <source>Another village has this id. Give each its own.</source>
        <translation>Un autre village porte déjà cet identifiant. Donnez à chacun le sien.</translation>
    </message>
    <message>
        <source>The map has no village “{village}”. Name one of its own.</source>
        <translation>La carte n’a pas de village «&#xa0;{village}&#xa0;». Indiquez un village de cette carte.</translation>
    </message>
    <message>
        <source>There is no species “{species}”. Choose one of: {known}.</source>
        <translation>L’espèce «&#xa0;{species}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The village has {count} squares. Leave at most {most} of their prices.</source>
        <translation>Le village a {count} cases. Laissez au plus {most} prix.</translation>
    </message>
    <message>
        <source>The squares fill from the cheapest. Write that price first.</source>
        <translation>Les cases se remplissent à partir de la moins chère. Écrivez ce prix en premier.</translation>
    </message>
    <message>
        <source>A camp cannot cost {price} gold. Write a price from {low} to {high}.</source>
        <translation>Un campement ne peut pas coûter {price} pièces d’or. Écrivez un prix de {low} à {high}.</translation>
    </message>
    <message>
        <source>There is no link of the kind “{kind}”. Choose one of: {known}.</source>
        <translation>Le type de liaison «&#xa0;{kind}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The link comes back to where it began. Name another village.</source>
        <translation>La liaison revient à son point de départ. Indiquez un autre village.</translation>
    </message>
    <message>
        <source>Another “{kind}” joins the same villages. Keep only one.</source>
        <translation>Une autre liaison «&#xa0;{kind}&#xa0;» relie déjà ces villages. N’en gardez qu’une.</translation>
    </message>
    <message>
        <source>Another mission has this id. Give each its own.</source>
        <translation>Une autre mission porte déjà cet identifiant. Donnez à chacune le sien.</translation>
    </message>
    <message>
        <source>The mission “{other}” has the same villages. Change one.</source>
        <translation>La mission «&#xa0;{other}&#xa0;» a les mêmes villages. Changez-en un.</translation>
    </message>
    <message>
        <source>The mission has {count} villages. Name {wanted}.</source>
        <translation>La mission a {count} villages. Il en faut {wanted}.</translation>
    </message>
    <message>
        <source>The mission names “{village}” more than once. Name different ones.</source>
        <translation>La mission cite «&#xa0;{village}&#xa0;» plusieurs fois. Choisissez des villages différents.</translation>
    </message>
    <message>
        <source>There are no income cards. Add at least one for each player.</source>
        <translation>Il n’y a pas de carte de gains. Ajoutez-en au moins une par joueur.</translation>
    </message>
    <message>
        <source>Another card has this value. Give each its own.</source>
        <translation>Une autre carte a déjà cette valeur. Donnez à chacune la sienne.</translation>
    </message>
    <message>
        <source>A card cannot show “{shows}”. Choose one of: {known}.</source>
        <translation>Une carte ne peut pas montrer «&#xa0;{shows}&#xa0;». Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The list has {count} entries. Write {wanted} numbers, one for each seat.</source>
        <translation>La liste a {count} éléments. Écrivez {wanted} nombres, un par place.</translation>
    </message>
    <message>
        <source>The number {number} is on several cards. Use each number once.</source>
        <translation>Le numéro {number} figure sur plusieurs cartes. Utilisez chaque numéro une seule fois.</translation>
    </message>
    <message>
        <source>There are too few missions to deal ({count}). Write at least {least}.</source>
        <translation>Il y a trop peu de missions à distribuer ({count}). Il en faut au moins {least}.</translation>
    </message>
</context>
<context>
    <name>MapSheet</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MapSide</name>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Income cards</source>
        <translation>Cartes de gains</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
</context>
<context>
    <name>MapStage</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message>
        <source>Villages, with the prices of their squares in gold:</source>
        <translation>Villages, avec les prix de leurs cases en or&#xa0;:</translation>
    </message>
    <message>
        <source>Villages:</source>
        <translation>Villages&#xa0;:</translation>
    </message>
    <message>
        <source>Missions:</source>
        <translation>Missions&#xa0;:</translation>
    </message>
    <message>
        <source>Income cards, with their tie-break numbers:</source>
        <translation>Cartes de gains, avec leurs numéros de départage&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s), squares: {counts}</source>
        <translation>
            <numerusform>%n village, cases&#xa0;: {counts}</numerusform>
            <numerusform>%n villages, cases&#xa0;: {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s): {counts}</source>
        <translation>
            <numerusform>%n village&#xa0;: {counts}</numerusform>
            <numerusform>%n villages&#xa0;: {counts}</numerusform>
        </translation>
    </message>
    <message>
        <source>Links: {counts}</source>
        <translation>Liaisons&#xa0;: {counts}</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Click villages to add them to the mission or remove them.</source>
        <translation>Cliquez sur des villages pour les ajouter à la mission ou les en retirer.</translation>
    </message>
    <message>
        <source>Drag villages and bends. Double-click a link to add a bend, right-click to remove it. Arrows move, Tab goes to the next.</source>
        <translation>Faites glisser villages et coudes. Double-cliquez sur une liaison pour ajouter un coude, clic droit pour le retirer. Les flèches déplacent, Tab passe au suivant.</translation>
    </message>
    <message>
        <source>Click where the new village should be.</source>
        <translation>Cliquez à l’emplacement du nouveau village.</translation>
    </message>
    <message>
        <source>Drag from village to village to link them by {way}.</source>
        <translation>Faites glisser d’un village à l’autre pour les relier par {way}.</translation>
    </message>
    <message>
        <source>Click what you want to remove: a village, a link or a bend.</source>
        <translation>Cliquez sur ce que vous voulez retirer&#xa0;: village, liaison ou coude.</translation>
    </message>
    <message>
        <source>Painted chart</source>
        <translation>Carte peinte</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>--players: a match needs two players or more. Write them like greedy,random.</source>
        <translation>--players&#xa0;: un match demande au moins deux joueurs. Écrivez-les comme greedy,random.</translation>
    </message>
    <message>
        <source>-o: “{path}” is not a match result. Name another file.</source>
        <translation>-o&#xa0;: «&#xa0;{path}&#xa0;» n’est pas le résultat d’un match. Indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>-o: “{path}” is from another match ({key}: {there} instead of {asked}). Name another file.</source>
        <translation>-o&#xa0;: «&#xa0;{path}&#xa0;» vient d’un autre match ({key}&#xa0;: {there} au lieu de {asked}). Indiquez un autre fichier.</translation>
    </message>
    <message numerus="yes">
        <source>{game} ({deck}): %n game(s), {seats} seats, seed {seed}</source>
        <translation>
            <numerusform>{game} ({deck})&#xa0;: %n partie, {seats} places, graine {seed}</numerusform>
            <numerusform>{game} ({deck})&#xa0;: %n parties, {seats} places, graine {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle 95&#x202f;%</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n partie écrite</numerusform>
            <numerusform>%n parties écrites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} against {other}: {wins} ({interval}) of %n game(s)</source>
        <translation>
            <numerusform>{one} contre {other}&#xa0;: {wins} ({interval}) sur %n partie</numerusform>
            <numerusform>{one} contre {other}&#xa0;: {wins} ({interval}) sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The sequential test is over: {level} is stronger.</source>
        <translation>Le test séquentiel est terminé&#xa0;: {level} est plus fort.</translation>
    </message>
</context>
<context>
    <name>MaterialCard</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s)</source>
        <translation>
            <numerusform>… et %n autre problème</numerusform>
            <numerusform>… et %n autres problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>As in that game</source>
        <translation>Comme dans cette partie</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>carcqt files (*.toml)</source>
        <translation>Fichiers carcqt (*.toml)</translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message>
        <source>--theme: there is no theme “{theme}”. Choose from: {known}</source>
        <translation>--theme&#xa0;: le thème «&#xa0;{theme}&#xa0;» n’existe pas. Choix possibles&#xa0;: {known}</translation>
    </message>
    <message>
        <source>-o: “{folder}” cannot be used as a folder. Name another one.</source>
        <translation>-o&#xa0;: «&#xa0;{folder}&#xa0;» ne peut pas servir de dossier. Indiquez-en un autre.</translation>
    </message>
    <message>
        <source>-o: “{path}” does not say where a search stopped. Name another folder.</source>
        <translation>-o&#xa0;: «&#xa0;{path}&#xa0;» n’indique pas où une recherche s’est arrêtée. Indiquez un autre dossier.</translation>
    </message>
    <message>
        <source>-o: “{path}” is from another search ({key}: {there} instead of {asked}). Name another folder.</source>
        <translation>-o&#xa0;: «&#xa0;{path}&#xa0;» vient d’une autre recherche ({key}&#xa0;: {there} au lieu de {asked}). Indiquez un autre dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n casse-tête</numerusform>
            <numerusform>%n casse-tête</numerusform>
        </translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) examined</source>
        <translation>
            <numerusform>%n position examinée</numerusform>
            <numerusform>%n positions examinées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good enough</source>
        <translation>
            <numerusform>%n retenue</numerusform>
            <numerusform>%n retenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proven</source>
        <translation>
            <numerusform>%n prouvée</numerusform>
            <numerusform>%n prouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>--theme: there is no theme “{theme}”. Did you mean “{guess}”?</source>
        <translation>--theme&#xa0;: le thème «&#xa0;{theme}&#xa0;» n’existe pas. Vouliez-vous dire «&#xa0;{guess}&#xa0;»&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) kept</source>
        <translation>
            <numerusform>%n casse-tête gardé</numerusform>
            <numerusform>%n casse-tête gardés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissionGoalForm</name>
    <message>
        <source>Complete a mission</source>
        <translation>Accomplir une mission</translation>
    </message>
</context>
<context>
    <name>MissionGoalWords</name>
    <message>
        <source>complete the mission</source>
        <translation>accomplit sa mission</translation>
    </message>
    <message>
        <source>complete the mission ({villages})</source>
        <translation>accomplit sa mission ({villages})</translation>
    </message>
</context>
<context>
    <name>MissionPanel</name>
    <message>
        <source>Keep one mission</source>
        <translation>Garder une mission</translation>
    </message>
    <message>
        <source>Keep this mission</source>
        <translation>Garder celle-ci</translation>
    </message>
</context>
<context>
    <name>MissionsPanel</name>
    <message>
        <source>Click villages on the map to add or remove them.</source>
        <translation>Cliquez sur des villages de la carte pour les ajouter ou les retirer.</translation>
    </message>
    <message>
        <source>Choose a mission, then click its villages on the map.</source>
        <translation>Choisissez une mission, puis cliquez sur ses villages.</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} sur {wanted}</translation>
    </message>
    <message>
        <source>Use at most 40 letters without accents, digits, - or _.</source>
        <translation>Utilisez au plus 40 lettres sans accent, chiffres, - ou _.</translation>
    </message>
    <message>
        <source>Another mission has this id.</source>
        <translation>Une autre mission porte déjà cet identifiant.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>New mission</source>
        <translation>Nouvelle mission</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Id of the mission</source>
        <translation>Identifiant de la mission</translation>
    </message>
</context>
<context>
    <name>MomentActions</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>MomentDialog</name>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>After move {n} of {all}</source>
        <translation>Après le coup {n} sur {all}</translation>
    </message>
    <message>
        <source>Begin from a saved game</source>
        <translation>Commencer par une partie enregistrée</translation>
    </message>
    <message>
        <source>The table, scores, supplies and tiles to come are copied. Your texts and goal stay.</source>
        <translation>La table, les scores, les réserves et les tuiles à venir sont repris. Les textes et l’objectif restent.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Begin from here</source>
        <translation>Commencer ici</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>Place nothing.</source>
        <translation>Ne rien placer.</translation>
    </message>
    <message>
        <source>End the game here and score it.</source>
        <translation>Terminer la partie ici et faire le décompte.</translation>
    </message>
    <message>
        <source>Lay {tile} {where}.</source>
        <translation>Poser {tile} {where}.</translation>
    </message>
    <message>
        <source>Lay {tile} {where} ({turned}).</source>
        <translation>Poser {tile} {where} ({turned}).</translation>
    </message>
    <message>
        <source>Place {piece}.</source>
        <translation>Placer {piece}.</translation>
    </message>
    <message>
        <source>at {square}</source>
        <translation>en {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) east</source>
        <translation>
            <numerusform>%n case à l’est</numerusform>
            <numerusform>%n cases à l’est</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) west</source>
        <translation>
            <numerusform>%n case à l’ouest</numerusform>
            <numerusform>%n cases à l’ouest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) south</source>
        <translation>
            <numerusform>%n case au sud</numerusform>
            <numerusform>%n cases au sud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) north</source>
        <translation>
            <numerusform>%n case au nord</numerusform>
            <numerusform>%n cases au nord</numerusform>
        </translation>
    </message>
    <message>
        <source>on the start tile</source>
        <translation>sur la tuile de départ</translation>
    </message>
    <message>
        <source>{steps} of the start tile, at {letter}</source>
        <translation>{steps} de la tuile de départ, en {letter}</translation>
    </message>
    <message>
        <source>{steps} of the start tile</source>
        <translation>{steps} de la tuile de départ</translation>
    </message>
    <message>
        <source>skips the rest</source>
        <translation>passe le reste</translation>
    </message>
    <message>
        <source>nothing placed</source>
        <translation>sans pièce</translation>
    </message>
    <message>
        <source>Skip the rest of the turn.</source>
        <translation>Passer le reste du tour.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Make an editable copy</source>
        <translation>Créer une copie modifiable</translation>
    </message>
    <message>
        <source>“{name}” comes with the program and cannot be changed. What should your copy be called?</source>
        <translation>«&#xa0;{name}&#xa0;» est fourni avec le programme et ne peut pas être modifié. Quel nom voulez-vous donner à la copie&#x202f;?</translation>
    </message>
    <message>
        <source>My {name}</source>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Nom de la copie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Make the copy</source>
        <translation>Créer la copie</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules of {title}</source>
        <translation>Règles&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>The guide to this game</source>
        <translation>Le guide de ce jeu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} · {players}</source>
        <translation>{game} · {players}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>the first player is chosen at random</source>
        <translation>premier joueur tiré au sort</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{time} · {begins}</source>
        <translation>{time} · {begins}</translation>
    </message>
</context>
<context>
    <name>NothingForm</name>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n liaison</numerusform>
            <numerusform>%n liaisons</numerusform>
        </translation>
    </message>
    <message>
        <source>{villages}, {links}</source>
        <translation>{villages}, {links}</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Aucune sélection</translation>
    </message>
    <message>
        <source>Click a village or a link, or draw a frame around several villages.
Tab: next village
L: next link, N: next bend
{keys}: link two villages
Enter: edit
Del: remove</source>
        <translation>Cliquez sur un village ou une liaison, ou tracez un cadre autour de plusieurs villages.
Tab&#xa0;: village suivant
L&#xa0;: liaison suivante, N&#xa0;: coude suivant
{keys}&#xa0;: relier deux villages
Entrée&#xa0;: modifier
Suppr&#xa0;: retirer</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>The guide counts as…</source>
        <translation>Le guide compte pour…</translation>
    </message>
    <message>
        <source>Hire the guide</source>
        <translation>Engager le guide</translation>
    </message>
    <message numerus="yes">
        <source>Take %n silver</source>
        <translation>
            <numerusform>Prendre %n pièce d’argent</numerusform>
            <numerusform>Prendre %n pièces d’argent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>The file is “{name}”.</source>
        <translation>Le fichier est «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“{name}” cannot be exported</source>
        <translation>Impossible d’exporter «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>PackDialog</name>
    <message>
        <source>Title of the pack</source>
        <translation>Titre du paquet</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Author (optional)</source>
        <translation>Auteur (facultatif)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence, such as CC BY 4.0 (optional)</source>
        <translation>Licence, comme CC BY 4.0 (facultatif)</translation>
    </message>
    <message>
        <source>A pack holds puzzles, layouts, decks, maps and lessons in one file to share. Add the deck of each puzzle, too.</source>
        <translation>Réunissez casse-tête, positions de départ, jeux de tuiles, cartes et leçons en un seul fichier à partager. Ajoutez aussi le jeu de tuiles de chaque casse-tête.</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the pack…</source>
        <translation>Enregistrer le paquet…</translation>
    </message>
    <message>
        <source>Make a pack</source>
        <translation>Créer un paquet</translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Put the pack into your own folder, where Puzzles lists it</source>
        <translation>Ranger le paquet dans votre dossier. Ses casse-tête apparaîtront dans la liste.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n autre fichier</numerusform>
            <numerusform>%n autres fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>par {author}</translation>
    </message>
    <message>
        <source>The pack cannot be kept</source>
        <translation>Impossible de garder le paquet</translation>
    </message>
</context>
<context>
    <name>PackProblems</name>
    <message>
        <source>This file is not a valid pack. Ask the sender for a new copy.</source>
        <translation>Ce fichier n’est pas un paquet, ou il est endommagé. Demandez-en une nouvelle copie à l’expéditeur.</translation>
    </message>
    <message>
        <source>There is no puzzle in this pack. Name another one.</source>
        <translation>Ce paquet ne contient aucun casse-tête. Nommez-en un autre.</translation>
    </message>
    <message>
        <source>The pack is larger than {most} MB. Leave out some files.</source>
        <translation>Le paquet dépasse {most} Mo. Retirez des fichiers.</translation>
    </message>
    <message>
        <source>The pack holds {count} files. It may hold at most {most}.</source>
        <translation>Le paquet contient {count} fichiers. Il peut en contenir au plus {most}.</translation>
    </message>
    <message>
        <source>The pack’s file “{name}” would be larger than {most} MB. Ask the sender for smaller files.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» du paquet dépasserait {most} Mo. Demandez des fichiers plus petits.</translation>
    </message>
    <message>
        <source>The pack’s file “{name}” would be written outside its folder. Ask the sender for a new copy.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» serait écrit hors du dossier du paquet. Demandez-en une nouvelle copie.</translation>
    </message>
    <message>
        <source>The pack’s file “{name}” has a name that is not allowed. Use letters, digits, “-” or “_”, then “.toml”.</source>
        <translation>Le nom d’un fichier du paquet n’est pas admis&#xa0;: «&#xa0;{name}&#xa0;». Utilisez des lettres, des chiffres, «&#xa0;-&#xa0;» ou «&#xa0;_&#xa0;», puis «&#xa0;.toml&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” in the pack is not a regular file. Ask the sender for a new copy.</source>
        <translation>«&#xa0;{name}&#xa0;», dans le paquet, n’est pas un fichier ordinaire. Demandez une nouvelle copie du paquet.</translation>
    </message>
    <message>
        <source>The pack has the file “{name}” twice. Ask the sender for a new copy.</source>
        <translation>Le paquet contient deux fois le fichier «&#xa0;{name}&#xa0;». Demandez-en une nouvelle copie.</translation>
    </message>
    <message>
        <source>The pack is encrypted. Ask for one that is not.</source>
        <translation>Le paquet est chiffré. Demandez une copie non chiffrée.</translation>
    </message>
    <message>
        <source>“{name}” in the pack uses an unknown compression. Ask for another copy.</source>
        <translation>«&#xa0;{name}&#xa0;» est compressé par une méthode inconnue. Demandez une autre copie du paquet.</translation>
    </message>
    <message>
        <source>The pack has no list of contents (“{name}”). Ask the sender for a new copy.</source>
        <translation>Le paquet n’a pas de sommaire («&#xa0;{name}&#xa0;»). Demandez-en une nouvelle copie.</translation>
    </message>
    <message>
        <source>The pack’s list of contents does not name the file “{name}”. Ask the sender for a new copy.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» est absent du sommaire du paquet. Demandez une nouvelle copie du paquet.</translation>
    </message>
    <message>
        <source>The pack lists the file “{name}” more than once. Ask the sender for a new copy.</source>
        <translation>Le sommaire du paquet cite plusieurs fois le fichier «&#xa0;{name}&#xa0;». Demandez une nouvelle copie du paquet.</translation>
    </message>
    <message>
        <source>The pack lists the file “{name}”, but does not have it. Ask the sender for a new copy.</source>
        <translation>Le sommaire du paquet cite le fichier «&#xa0;{name}&#xa0;», qui n’y est pas. Demandez une nouvelle copie du paquet.</translation>
    </message>
    <message>
        <source>You have not chosen any file. Add at least one.</source>
        <translation>Vous n’avez choisi aucun fichier. Ajoutez-en au moins un.</translation>
    </message>
    <message>
        <source>“{name}” names the file “{deck}”, which is not among those of the pack. Add it.</source>
        <translation>«&#xa0;{name}&#xa0;» utilise le fichier «&#xa0;{deck}&#xa0;», qui n’est pas dans le paquet. Ajoutez-le.</translation>
    </message>
</context>
<context>
    <name>PackRow</name>
    <message>
        <source>Move up</source>
        <translation>Monter dans le paquet</translation>
    </message>
    <message>
        <source>Remove from the pack</source>
        <translation>Retirer du paquet</translation>
    </message>
</context>
<context>
    <name>PackWords</name>
    <message numerus="yes">
        <source>pack with %n file(s)</source>
        <translation>
            <numerusform>paquet de %n fichier</numerusform>
            <numerusform>paquet de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is a folder. Name the pack to write in it.</source>
        <translation>«&#xa0;{path}&#xa0;» est un dossier. Nommez le paquet à y écrire.</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>casse-tête</translation>
    </message>
    <message>
        <source>saved game</source>
        <translation>partie enregistrée</translation>
    </message>
    <message>
        <source>starting layout</source>
        <translation>position de départ</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>leçon</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>jeu de tuiles</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>{kind} · {game}</source>
        <translation>{kind} · {game}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n casse-tête</numerusform>
            <numerusform>%n casse-tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting layout(s)</source>
        <translation>
            <numerusform>%n position de départ</numerusform>
            <numerusform>%n positions de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n jeu de tuiles</numerusform>
            <numerusform>%n jeux de tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n map(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Open in carcqt</source>
        <translation>Ouvrir dans carcqt</translation>
    </message>
    <message>
        <source>Download the file. Open it in carcqt to play or edit it.</source>
        <translation>Téléchargez le fichier. Ouvrez-le dans carcqt pour y jouer ou le modifier.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Tour {n}</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>Turn {n} of {of}</source>
        <translation>Tour {n} sur {of}</translation>
    </message>
    <message>
        <source>Round {n} of {of}</source>
        <translation>Manche {n} sur {of}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Chances de victoire</translation>
    </message>
    <message>
        <source>This game is not over, so this page shows nothing secret.</source>
        <translation>Partie en cours&#xa0;: cette page ne montre pas ce qui est caché.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Tiles: {n}</source>
        <translation>Tuiles&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Different tiles: {n}</source>
        <translation>Tuiles différentes&#xa0;: {n}</translation>
    </message>
    <message>
        <source>×{n}</source>
        <translation>×{n}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Level {n} of 5</source>
        <translation>Niveau {n} sur 5</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Indice suivant</translation>
    </message>
    <message>
        <source>{n} of {of}</source>
        <translation>{n} sur {of}</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Lay here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take this turn back</source>
        <translation>Annuler ce coup</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Share my result</source>
        <translation>Partager mon résultat</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copié. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solution vue</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>C’est le bon coup</translation>
    </message>
    <message>
        <source>Right. This page does not know how it continues.</source>
        <translation>C’est un bon coup. Cette page ne connaît pas la suite.</translation>
    </message>
    <message>
        <source>This page does not know this turn.</source>
        <translation>Cette page ne connaît pas ce coup.</translation>
    </message>
    <message>
        <source>Open the puzzle in carcqt to try every turn.</source>
        <translation>Ouvrez le casse-tête dans carcqt pour essayer tous les coups.</translation>
    </message>
    <message>
        <source>This page does not contain the solution.</source>
        <translation>Cette page ne donne pas la solution.</translation>
    </message>
    <message>
        <source>Copy your turn and send it to the author.</source>
        <translation>Copiez votre coup et envoyez-le à l’auteur.</translation>
    </message>
    <message>
        <source>Copy my turn</source>
        <translation>Copier mon coup</translation>
    </message>
    <message>
        <source>{title}: solved. Wrong turns: {wrong}. Hints: {hints}.</source>
        <translation>{title}&#xa0;: résolu. Essais manqués&#xa0;: {wrong}. Indices&#xa0;: {hints}.</translation>
    </message>
    <message>
        <source>{title}: solution seen. Wrong turns: {wrong}. Hints: {hints}.</source>
        <translation>{title}&#xa0;: solution vue. Essais manqués&#xa0;: {wrong}. Indices&#xa0;: {hints}.</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Choisissez une case</translation>
    </message>
    <message>
        <source>Tap the square again to turn the tile</source>
        <translation>Touchez de nouveau la case pour tourner la tuile</translation>
    </message>
    <message>
        <source>Choose where to place a piece</source>
        <translation>Choisissez où placer une pièce</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <translation>Choisissez un coup</translation>
    </message>
    <message>
        <source>Step {n} of {of}</source>
        <translation>Étape {n} sur {of}</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
    <message>
        <source>This page needs JavaScript, but no network. Allow JavaScript in your browser.</source>
        <translation>Cette page a besoin de JavaScript, mais pas de connexion. Autorisez-le dans votre navigateur.</translation>
    </message>
</context>
<context>
    <name>PagesWindow</name>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>Impossible d’ouvrir «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Pieces and supply</source>
        <translation>Pièces et réserve</translation>
    </message>
    <message>
        <source>Choose a piece, then click a zone of a tile. Right-click to remove it.</source>
        <translation>Choisissez une pièce, puis cliquez sur une zone d’une tuile. Le clic droit la retire.</translation>
    </message>
    <message>
        <source>Token of {worth}</source>
        <translation>Jeton de {worth}</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>Laying a tile</source>
        <translation>Poser une tuile</translation>
    </message>
    <message>
        <source>go through the legal squares</source>
        <translation>parcourir les cases possibles</translation>
    </message>
    <message>
        <source>turn to the next rotation that fits</source>
        <translation>passer à l’orientation suivante</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>turn to the previous rotation</source>
        <translation>revenir à l’orientation précédente</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>turn the tile under the pointer</source>
        <translation>tourner la tuile sous le pointeur</translation>
    </message>
    <message>
        <source>turn to the next rotation, too</source>
        <translation>passer aussi à l’orientation suivante</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>Placing a piece</source>
        <translation>Placer une pièce</translation>
    </message>
    <message>
        <source>go to the next place or action</source>
        <translation>passer au choix suivant</translation>
    </message>
    <message>
        <source>choose a place, action or card</source>
        <translation>choisir un emplacement, une action ou une carte</translation>
    </message>
    <message>
        <source>press the main button, such as Place</source>
        <translation>appuyer sur le bouton principal</translation>
    </message>
    <message>
        <source>place nothing, end the turn</source>
        <translation>ne rien placer, terminer le tour</translation>
    </message>
    <message>
        <source>show everything</source>
        <translation>tout afficher</translation>
    </message>
    <message>
        <source>zoom in and out</source>
        <translation>agrandir, réduire</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>agrandir autour du pointeur</translation>
    </message>
    <message>
        <source>choose overlays</source>
        <translation>choisir les repères</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>Propriétaires des zones</translation>
    </message>
    <message>
        <source>show the log</source>
        <translation>afficher le journal</translation>
    </message>
    <message>
        <source>Log, moves and tiles left</source>
        <translation>Journal, coups et tuiles restantes</translation>
    </message>
    <message>
        <source>show the list of moves</source>
        <translation>afficher la liste des coups</translation>
    </message>
    <message>
        <source>show the tiles left</source>
        <translation>afficher les tuiles restantes</translation>
    </message>
    <message>
        <source>go to the buttons above the board</source>
        <translation>aller aux boutons au-dessus du plateau</translation>
    </message>
</context>
<context>
    <name>PlayedMapText</name>
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
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PointsGoalForm</name>
    <message>
        <source>Reach a number of points</source>
        <translation>Atteindre un score</translation>
    </message>
    <message>
        <source>As many points as possible</source>
        <translation>Le plus de points possible</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
</context>
<context>
    <name>PointsGoalWords</name>
    <message>
        <source>score as many points as possible</source>
        <translation>marque le plus de points possible</translation>
    </message>
    <message numerus="yes">
        <source>reach at least %n point(s)</source>
        <translation>
            <numerusform>atteint au moins %n point</numerusform>
            <numerusform>atteint au moins %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} points</source>
        <translation>{value} points</translation>
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
    <name>PrintActions</name>
    <message>
        <source>Previous sheet</source>
        <translation>Feuille précédente</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Feuille suivante</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>{tiles} at {size} mm: too large for {paper}.</source>
        <translation>{tiles} à {size} mm&#xa0;: trop grand pour le format {paper}.</translation>
    </message>
    <message>
        <source>There is no tile to print.</source>
        <translation>Il n’y a aucune tuile à imprimer.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s)</source>
        <translation>
            <numerusform>%n face</numerusform>
            <numerusform>%n faces</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>Feuille {number} sur {count}</translation>
    </message>
    <message>
        <source>Print to cut and play</source>
        <translation>Imprimer pour découper</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Tile size, in millimetres</source>
        <translation>Côté d’une tuile, en millimètres</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Fond perdu</translation>
    </message>
    <message>
        <source>Which tiles</source>
        <translation>Tuiles à imprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) per sheet</source>
        <translation>
            <numerusform>%n tuile par feuille</numerusform>
            <numerusform>%n tuiles par feuille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without bleed, %n sheet(s) is (are) enough.</source>
        <translation>
            <numerusform>Sans fond perdu, %n feuille suffit.</numerusform>
            <numerusform>Sans fond perdu, %n feuilles suffisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>published tiles: 45</source>
        <translation>tuiles du commerce&#xa0;: 45</translation>
    </message>
    <message>
        <source>colour beyond the cut</source>
        <translation>couleur au-delà de la coupe</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Recto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>the same picture for every tile</source>
        <translation>une même image pour toutes les tuiles</translation>
    </message>
    <message>
        <source>No bleed</source>
        <translation>Sans fond perdu</translation>
    </message>
    <message>
        <source>Crop marks and cut lines</source>
        <translation>Traits de coupe</translation>
    </message>
    <message>
        <source>at the edges of the sheet</source>
        <translation>au bord de la feuille et autour des tuiles</translation>
    </message>
    <message>
        <source>Sheet labels</source>
        <translation>Étiquettes de page</translation>
    </message>
    <message>
        <source>deck, number, front or back, and a ruler</source>
        <translation>jeu, numéro, recto ou verso, et une règle</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>Noms des tuiles</translation>
    </message>
    <message>
        <source>small, in a corner of the back</source>
        <translation>en petit, dans un coin du dos</translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Toutes (%n)</numerusform>
            <numerusform>Toutes (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %n</source>
        <translation>
            <numerusform>Sélection (%n)</numerusform>
            <numerusform>Sélection (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Every copy</source>
        <translation>Tous les exemplaires</translation>
    </message>
    <message>
        <source>The back, mirrored: flip the sheet on its upright edge.</source>
        <translation>Verso en miroir&#xa0;: retournez la feuille sur son bord vertical.</translation>
    </message>
    <message>
        <source>If the 5 cm ruler does not measure 5 cm, switch off “fit to page” when printing.</source>
        <translation>Si la règle de 5 cm ne mesure pas 5 cm, désactivez «&#xa0;Ajuster à la page&#xa0;» à l’impression.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Opens the sheets in your PDF viewer</source>
        <translation>Ouvre les feuilles dans votre lecteur PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>ProblemStrip</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>checked as you draw</source>
        <translation>vérifié pendant que vous dessinez</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
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
        <source>piece in {0}</source>
        <translation>pièce à {0}</translation>
    </message>
    <message>
        <source>piece at {0} {1}</source>
        <translation>pièce en {0} {1}</translation>
    </message>
    <message>
        <source>piece {0}</source>
        <translation>pièce {0}</translation>
    </message>
    <message>
        <source>pile {0}</source>
        <translation>pioche {0}</translation>
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
        <source>There is no such file. Check its name and folder.</source>
        <translation>Ce fichier n’existe pas. Vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>This is a folder. Name a file in it.</source>
        <translation>C’est un dossier. Indiquez un fichier de ce dossier.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Decks, maps, layouts and puzzles are files that end with .toml; make them in the editor.</source>
        <translation>C’est un tableau. Les jeux de tuiles, cartes, positions de départ et casse-tête sont des fichiers en .toml. Créez-les dans l’éditeur.</translation>
    </message>
    <message>
        <source>This is not a regular file but a pipe or a device. Name a file.</source>
        <translation>Ce n’est pas un fichier ordinaire, mais un tube ou un périphérique. Indiquez un fichier.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions or use a copy of your own.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier. Modifiez ses droits ou utilisez une copie.</translation>
    </message>
    <message>
        <source>The system cannot read this file. Check the disk, or use a copy from another one.</source>
        <translation>Le système ne peut pas lire ce fichier. Vérifiez le disque, ou utilisez une copie sur un autre disque.</translation>
    </message>
    <message>
        <source>The system cannot delete this file. Check the permissions of its folder.</source>
        <translation>Le système ne peut pas supprimer ce fichier. Vérifiez les droits de son dossier.</translation>
    </message>
    <message>
        <source>This game is being played. Leave it first.</source>
        <translation>Cette partie est en cours. Quittez-la d’abord.</translation>
    </message>
    <message>
        <source>The game is open in another window. Here you continue in a copy.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre. Ici, vous continuez dans une copie.</translation>
    </message>
    <message>
        <source>The tiles or the rules have changed since the game was saved: {made} of {moves} moves are still valid. The game continues from there in a copy. The file does not change.</source>
        <translation>Les tuiles ou les règles ont changé depuis l’enregistrement. Coups encore valables&#xa0;: {made} sur {moves}. La partie reprend à cet endroit dans une copie. Le fichier n’est pas modifié.</translation>
    </message>
    <message>
        <source>The rules have changed since the game was saved. Its points were counted again.</source>
        <translation>Les règles ont changé depuis l’enregistrement. Les points ont été recomptés.</translation>
    </message>
    <message>
        <source>No file can have this name. Use a name without special characters.</source>
        <translation>Aucun fichier ne peut porter ce nom. Choisissez un nom sans caractères spéciaux.</translation>
    </message>
    <message>
        <source>The file is too large. Use a file of at most {most} MB.</source>
        <translation>Ce fichier est trop volumineux. Utilisez un fichier d’au plus {most} Mo.</translation>
    </message>
    <message>
        <source>This line is not UTF-8. Save the file in that encoding.</source>
        <translation>Cette ligne n’est pas en UTF-8. Enregistrez le fichier dans cet encodage.</translation>
    </message>
    <message>
        <source>Lists or tables are nested too deeply. A few levels are enough.</source>
        <translation>Des listes ou des tables sont imbriquées trop profondément. Quelques niveaux suffisent.</translation>
    </message>
    <message>
        <source>This is not valid TOML. Look here and just before for a missing or extra quote, bracket, comma or equals sign.</source>
        <translation>Ce n’est pas du TOML. Cherchez ici et juste avant un guillemet, un crochet, une virgule ou un signe égal manquant ou en trop.</translation>
    </message>
    <message>
        <source>There is no such folder. Create it first, or name another.</source>
        <translation>Ce dossier n’existe pas. Créez-le d’abord, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You may not write here. Choose another folder or change the permissions.</source>
        <translation>Vous n’avez pas le droit d’écrire ici. Choisissez un autre dossier ou modifiez les droits.</translation>
    </message>
    <message>
        <source>Another program has this file open. Close it there, then try again.</source>
        <translation>Ce fichier est ouvert dans un autre programme. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>The system cannot write the file. Check that the disk works and has free space.</source>
        <translation>Le système ne peut pas écrire le fichier. Vérifiez que le disque fonctionne et qu’il reste de la place.</translation>
    </message>
    <message>
        <source>Qt cannot write {format} pictures here. Install all of Qt, or use a package of carcqt.</source>
        <translation>Qt ne peut pas écrire d’images {format} ici. Installez Qt au complet, ou utilisez la version empaquetée de carcqt.</translation>
    </message>
    <message>
        <source>A map has no page of its own. Share a game or a puzzle that is played on it.</source>
        <translation>Une carte ne peut pas être partagée seule. Partagez une partie ou un casse-tête qui s’y joue.</translation>
    </message>
    <message>
        <source>The format is missing. Begin the file with format = {wanted}.</source>
        <translation>Il manque le format. Commencez le fichier par format = {wanted}.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version reads formats only up to {wanted}. Update the program.</source>
        <translation>Ce fichier est au format {found}, mais cette version ne lit les formats que jusqu’à {wanted}. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>There is no format “{found}”. Write format = {wanted}.</source>
        <translation>Le format «&#xa0;{found}&#xa0;» n’existe pas. Écrivez format = {wanted}.</translation>
    </message>
    <message>
        <source>The kind is missing. Write kind = &quot;{wanted}&quot;.</source>
        <translation>Il manque le genre (kind). Choix possibles&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>The file’s kind is “{found}”. Here it must be “{wanted}”.</source>
        <translation>Ce fichier est du genre «&#xa0;{found}&#xa0;». Genres possibles ici&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>The game “{game}” is not played with this kind of file. Name a file of the kind “{needed}”.</source>
        <translation>Le jeu «&#xa0;{game}&#xa0;» ne se joue pas avec ce genre de fichier. Indiquez un fichier du genre «&#xa0;{needed}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no game “{game}”. Choose one of: {known}.</source>
        <translation>Le jeu «&#xa0;{game}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it.</source>
        <translation>Il manque «&#xa0;{key}&#xa0;». Ajoutez cette clé.</translation>
    </message>
    <message>
        <source>Unknown key “{key}”. Check its spelling or remove it.</source>
        <translation>Clé inconnue&#xa0;: «&#xa0;{key}&#xa0;». Vérifiez l’orthographe ou supprimez-la.</translation>
    </message>
    <message>
        <source>This value is not allowed here. Write one that the file format allows.</source>
        <translation>Cette valeur n’est pas admise ici. Écrivez-en une que le format du fichier permet.</translation>
    </message>
    <message>
        <source>The supplies do not match the seats. Give each of the {players} seats one number for every kind of piece.</source>
        <translation>Les réserves ne correspondent pas aux places. Donnez à chacune des {players} places un nombre pour chaque type de pièce.</translation>
    </message>
    <message>
        <source>The stacks do not add up to the {count} tiles of the pile, or hold other tiles than they say. Correct their numbers.</source>
        <translation>Les tas doivent contenir en tout les {count} tuiles de la pioche, et chacun les tuiles qu’il annonce. Corrigez leurs nombres.</translation>
    </message>
    <message>
        <source>A tile is already there. Choose an open square.</source>
        <translation>Une tuile se trouve déjà là. Choisissez une case libre.</translation>
    </message>
    <message>
        <source>This must be a whole number. Write it without quotes.</source>
        <translation>Il faut ici un nombre entier. Écrivez-le sans guillemets.</translation>
    </message>
    <message>
        <source>This must be a list. Write it in square brackets.</source>
        <translation>Il faut ici une liste. Écrivez-la entre crochets.</translation>
    </message>
    <message>
        <source>This must be a table of keys and values. Write it in braces.</source>
        <translation>Il faut ici une table de clés et de valeurs. Écrivez-la entre accolades.</translation>
    </message>
    <message>
        <source>This value is not allowed here. Write one of: {wanted}.</source>
        <translation>Cette valeur n’est pas admise ici. Écrivez l’une de celles-ci&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>The number is too small. It must be {limit} or more.</source>
        <translation>Ce nombre est trop petit. Il doit être d’au moins {limit}.</translation>
    </message>
    <message>
        <source>The number is too large. It must be {limit} or less.</source>
        <translation>Ce nombre est trop grand. Il doit être d’au plus {limit}.</translation>
    </message>
    <message>
        <source>The number is far too large. Use at most 19 digits.</source>
        <translation>Ce nombre est beaucoup trop grand. Utilisez au plus 19 chiffres.</translation>
    </message>
    <message>
        <source>This cannot be an id. Use 1 to 40 letters without accents, digits, _ or -, not beginning with -.</source>
        <translation>Cet identifiant n’est pas admis. Utilisez de 1 à 40 lettres sans accent, chiffres, _ ou -, sans commencer par -.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long. It may have at most %n character(s).</source>
        <translation>
            <numerusform>Ce texte est trop long. La limite est de %n caractère.</numerusform>
            <numerusform>Ce texte est trop long. La limite est de %n caractères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many entries. At most %n are allowed.</source>
        <translation>
            <numerusform>Il y a trop d’éléments. La limite est de %n.</numerusform>
            <numerusform>Il y a trop d’éléments. La limite est de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too few entries. At least %n are needed.</source>
        <translation>
            <numerusform>Il n’y a pas assez d’éléments. Il en faut au moins %n.</numerusform>
            <numerusform>Il n’y a pas assez d’éléments. Il en faut au moins %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck covers more than {most} squares in all. Remove tiles or lower their counts.</source>
        <translation>Le jeu de tuiles couvre plus de {most} cases en tout. Supprimez des tuiles ou réduisez les nombres.</translation>
    </message>
    <message>
        <source>Another tile has this id. Give each its own, or use count for equal tiles.</source>
        <translation>Une autre tuile porte déjà cet identifiant. Donnez à chacune le sien, ou utilisez count pour des tuiles identiques.</translation>
    </message>
    <message>
        <source>There is no token “{id}”. Choose one of: {known}.</source>
        <translation>Le jeton «&#xa0;{id}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no pile “{pile}”. Choose one of: {known}.</source>
        <translation>La pioche «&#xa0;{pile}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{point}” is not an edge point. Use NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W or WNW.</source>
        <translation>«&#xa0;{point}&#xa0;» n’est pas un point de bord. Utilisez NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W ou WNW.</translation>
    </message>
    <message>
        <source>“{point}” is not an edge point of this tile. As it has several squares, write the square’s column and row first, like “1,0 NNW”, counted from 0,0.</source>
        <translation>«&#xa0;{point}&#xa0;» n’est pas un point de bord de cette tuile. Comme elle a plusieurs cases, écrivez d’abord la colonne et la rangée de la case, comme «&#xa0;1,0 NNW&#xa0;», en comptant à partir de 0,0.</translation>
    </message>
    <message>
        <source>No zone reaches {point}. Give each edge point to one zone.</source>
        <translation>Aucune zone n’atteint {point}. Donnez chaque point de bord à une zone.</translation>
    </message>
    <message>
        <source>Several zones reach {point} ({zones}). Leave each edge point to one zone.</source>
        <translation>Plusieurs zones atteignent {point} ({zones}). Laissez chaque point de bord à une seule zone.</translation>
    </message>
    <message>
        <source>{first} and {second} meet inside the tile. Give both to the same zone.</source>
        <translation>{first} et {second} se touchent à l’intérieur de la tuile. Donnez les deux à la même zone.</translation>
    </message>
    <message>
        <source>A “{kind}” crosses the middle of this side. Give the points at its left and right to open ground.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» traverse ce côté en son milieu. Donnez les points à sa gauche et à sa droite à un terrain ouvert.</translation>
    </message>
    <message>
        <source>Several zones share this side. Give its three points to one zone, or the middle one to a line and the outer two to open ground.</source>
        <translation>Plusieurs zones se partagent ce côté. Donnez ses trois points à une seule zone, ou celui du milieu à une ligne et les deux autres à un terrain ouvert.</translation>
    </message>
    <message>
        <source>Another zone of this tile has this id. Give each its own.</source>
        <translation>Une autre zone de cette tuile porte déjà cet identifiant. Donnez à chacune le sien.</translation>
    </message>
    <message>
        <source>There is no terrain “{kind}”. Choose one of: {known}.</source>
        <translation>Le terrain «&#xa0;{kind}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A “{kind}” reaches no side. Remove this key and let other zones lead “to” it.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» n’atteint aucun côté. Supprimez cette clé et faites mener d’autres zones à celle-ci par «&#xa0;to&#xa0;».</translation>
    </message>
    <message>
        <source>A “{kind}” crosses a side in its middle, not at {point}. Use N, E, S or W.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» traverse un côté en son milieu, pas en {point}. Utilisez N, E, S ou W.</translation>
    </message>
    <message>
        <source>This “{kind}” leads nowhere. Give it a side with “at” or an end with “to”.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» ne mène nulle part. Donnez-lui un côté par «&#xa0;at&#xa0;» ou une extrémité par «&#xa0;to&#xa0;».</translation>
    </message>
    <message>
        <source>A “{kind}” leads to no other zone. Remove this key.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» ne mène à aucune autre. Supprimez cette clé.</translation>
    </message>
    <message>
        <source>The tile has no zone “{id}”. Name a zone of the same tile.</source>
        <translation>La tuile n’a pas de zone «&#xa0;{id}&#xa0;». Indiquez une zone de la même tuile.</translation>
    </message>
    <message>
        <source>The zone “{id}” is a “{kind}”, where no line can end. Name another zone.</source>
        <translation>La zone «&#xa0;{id}&#xa0;» est de terrain «&#xa0;{kind}&#xa0;», où aucune ligne ne peut finir. Indiquez une autre zone.</translation>
    </message>
    <message>
        <source>A zone is named more than once. Name each only once.</source>
        <translation>Une zone est citée plusieurs fois. Citez chaque zone une seule fois.</translation>
    </message>
    <message>
        <source>The zones {zone} and {other} cross. Move one of them.</source>
        <translation>Les zones {zone} et {other} se croisent. Déplacez l’une des deux.</translation>
    </message>
    <message>
        <source>A “{kind}” cannot show “{icon}”. It may show: {known}.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» ne peut pas montrer «&#xa0;{icon}&#xa0;». Elle peut montrer&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{icon}” cannot be shown {count} times. Write 1 to {most}.</source>
        <translation>«&#xa0;{icon}&#xa0;» ne peut pas être montré {count} fois. Indiquez un nombre de 1 à {most}.</translation>
    </message>
    <message>
        <source>The point {point} is outside the map, which is {width} wide and {height} high. Move it inside.</source>
        <translation>Le point {point} est hors de la carte, large de {width} et haute de {height}. Ramenez-le à l’intérieur.</translation>
    </message>
    <message>
        <source>The village is too close to “{other}”. Leave at least {least} between them.</source>
        <translation>Le village est trop près de «&#xa0;{other}&#xa0;». Laissez au moins {least} entre eux.</translation>
    </message>
    <message>
        <source>The link passes “{village}” as if it stopped there. Lead it around with a bend.</source>
        <translation>La liaison frôle «&#xa0;{village}&#xa0;», comme si elle s’y arrêtait. Contournez ce village avec un coude.</translation>
    </message>
    <message>
        <source>The link crosses {other} near {point}, which is confusing. Lead one of them around with a bend.</source>
        <translation>La liaison croise {other} près de {point}, ce qui prête à confusion. Détournez l’une des deux avec un coude.</translation>
    </message>
    <message>
        <source>The file names a deck and also has tiles of its own. Keep one of the two.</source>
        <translation>Le fichier cite un jeu de tuiles et contient aussi ses propres tuiles. Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>There is no deck “{deck}”. Name a built-in one ({known}) or a file in the same folder, like “mine.toml”.</source>
        <translation>Le jeu de tuiles «&#xa0;{deck}&#xa0;» n’existe pas. Indiquez un jeu fourni ({known}) ou un fichier du même dossier, comme «&#xa0;perso.toml&#xa0;».</translation>
    </message>
    <message>
        <source>The deck “{deck}” is for the game “{game}”. Name a deck for this file’s game.</source>
        <translation>Le jeu de tuiles «&#xa0;{deck}&#xa0;» est prévu pour «&#xa0;{game}&#xa0;». Indiquez-en un pour le jeu de ce fichier.</translation>
    </message>
    <message>
        <source>The deck “{deck}” has changed since this file was written. Check that the moves are still valid, then remove this line.</source>
        <translation>Le jeu de tuiles «&#xa0;{deck}&#xa0;» a changé depuis l’écriture de ce fichier. Vérifiez que les coups restent valables, puis supprimez cette ligne.</translation>
    </message>
    <message>
        <source>The file names a map and also has villages of its own. Keep one of the two.</source>
        <translation>Le fichier cite une carte et contient aussi ses propres villages. Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>There is no map “{deck}”. Name a built-in one ({known}) or a file in the same folder, like “mine.toml”.</source>
        <translation>La carte «&#xa0;{deck}&#xa0;» n’existe pas. Indiquez une carte fournie ({known}) ou un fichier du même dossier, comme «&#xa0;perso.toml&#xa0;».</translation>
    </message>
    <message>
        <source>The map “{deck}” is for the game “{game}”. Name a map for this file’s game.</source>
        <translation>La carte «&#xa0;{deck}&#xa0;» est prévue pour «&#xa0;{game}&#xa0;». Indiquez-en une pour le jeu de ce fichier.</translation>
    </message>
    <message>
        <source>The map “{deck}” has changed since this file was written. Check that the moves are still valid, then remove this line.</source>
        <translation>La carte «&#xa0;{deck}&#xa0;» a changé depuis l’écriture de ce fichier. Vérifiez que les coups restent valables, puis supprimez cette ligne.</translation>
    </message>
    <message>
        <source>The game has no option “{key}”. Remove it or choose one of: {known}.</source>
        <translation>Le jeu n’a pas d’option «&#xa0;{key}&#xa0;». Supprimez-la ou choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be chosen. Choose one of: {known}.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas un choix possible. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The game is not for {count} players. Choose {low} to {high}.</source>
        <translation>Ce jeu ne se joue pas à {count}. Choisissez de {low} à {high} joueurs.</translation>
    </message>
    <message>
        <source>The list has {count} entries. Give one for each of the {players} seats.</source>
        <translation>La liste a {count} éléments. Donnez-en un pour chacune des {players} places.</translation>
    </message>
    <message>
        <source>The aim “{aim}” needs points. Write how many.</source>
        <translation>L’objectif «&#xa0;{aim}&#xa0;» demande un nombre de points. Indiquez-le avec «&#xa0;points&#xa0;».</translation>
    </message>
    <message>
        <source>Another figure has this id. Give each its own.</source>
        <translation>Une autre figure porte déjà cet identifiant. Donnez à chacune le sien.</translation>
    </message>
    <message>
        <source>There are too many or too few keys. Give exactly one of: {wanted}.</source>
        <translation>Il y a trop de clés, ou pas assez. Indiquez exactement une de celles-ci&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source>{wanted} was expected, but the result is {found}. Correct the moves or what the file expects.</source>
        <translation>Attendu&#xa0;: {wanted}. Obtenu&#xa0;: {found}. Corrigez les coups ou ce que le fichier attend.</translation>
    </message>
    <message>
        <source>“{move}” was expected to be legal, but it is not. Correct the move or what the file expects.</source>
        <translation>«&#xa0;{move}&#xa0;» devait être permis, mais il est interdit. Corrigez le coup ou ce que le fichier attend.</translation>
    </message>
    <message>
        <source>“{move}” was expected to be illegal, but it is legal. Correct the move or what the file expects.</source>
        <translation>«&#xa0;{move}&#xa0;» devait être interdit, mais il est permis. Corrigez le coup ou ce que le fichier attend.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read. Write the name of a field, a colon and its value, each field once.</source>
        <translation>«&#xa0;{text}&#xa0;» est illisible. Écrivez le nom d’un champ, un deux-points et sa valeur, chaque champ une seule fois.</translation>
    </message>
    <message>
        <source>Something is missing. Write at least game, scores, to_move and phase.</source>
        <translation>Il manque quelque chose. Écrivez au moins game, scores, to_move et phase.</translation>
    </message>
    <message>
        <source>There is no seat {seat}. Choose one from 1 to {players}.</source>
        <translation>La place {seat} n’existe pas. Choisissez de 1 à {players}.</translation>
    </message>
    <message>
        <source>There is no phase “{phase}”. Choose one of: {known}.</source>
        <translation>La phase «&#xa0;{phase}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>No tile on the table can take a piece. Lay a tile, or begin with another phase.</source>
        <translation>Aucune tuile posée ne peut recevoir de pièce. Posez une tuile, ou commencez par une autre phase.</translation>
    </message>
    <message>
        <source>The game does not know “{key}”. Remove it.</source>
        <translation>Le jeu ne connaît pas «&#xa0;{key}&#xa0;». Supprimez-le.</translation>
    </message>
    <message>
        <source>This value is not allowed here. Write a number, a text or a list of those.</source>
        <translation>Cette valeur n’est pas admise ici. Écrivez un nombre, un texte ou une liste de nombres ou de textes.</translation>
    </message>
    <message>
        <source>In the phase “{phase}” no tile is in hand. Leave it out, or begin with the phase “lay”.</source>
        <translation>Dans la phase «&#xa0;{phase}&#xa0;», aucune tuile n’est en main. Supprimez-la, ou commencez par la phase «&#xa0;lay&#xa0;».</translation>
    </message>
    <message>
        <source>The number of “{piece}” is wrong: {left} in the supply and {standing} on the table. Write 0 to {most} in all.</source>
        <translation>«&#xa0;{piece}&#xa0;»&#xa0;: le total de {left} en réserve et {standing} sur la table n’est pas possible. Il en faut de 0 à {most} en tout.</translation>
    </message>
    <message>
        <source>The piles do not match the game. Write these, in this order: {known}.</source>
        <translation>Les pioches ne sont pas celles du jeu. Écrivez celles-ci, dans cet ordre&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The deck has no tile “{id}”. Correct the id or add the tile to the deck.</source>
        <translation>Le jeu de tuiles n’a pas de tuile «&#xa0;{id}&#xa0;». Corrigez l’identifiant ou ajoutez cette tuile.</translation>
    </message>
    <message>
        <source>The order of {known} tiles cannot be known. Write 0 to {most} for this pile.</source>
        <translation>L’ordre de {known} tuiles ne peut pas être connu. Indiquez de 0 à {most} pour cette pioche.</translation>
    </message>
    <message>
        <source>The pile has {count} of the token “{id}”, but the deck has only {most}. Remove some.</source>
        <translation>La pile compte {count} jetons «&#xa0;{id}&#xa0;», mais le jeu de tuiles n’en a que {most}. Retirez-en.</translation>
    </message>
    <message>
        <source>The tile {id} belongs to another pile. Move it to “{pile}”.</source>
        <translation>La tuile {id} est d’une autre pioche. Mettez-la dans «&#xa0;{pile}&#xa0;».</translation>
    </message>
    <message>
        <source>The tile is used {count} times in all, but the deck has only {most} of it. Remove some.</source>
        <translation>Cette tuile sert {count} fois en tout, mais le jeu de tuiles n’en a que {most}. Retirez-en.</translation>
    </message>
    <message>
        <source>The tile {id} fits nowhere on this table. Choose another tile in hand.</source>
        <translation>La tuile {id} ne convient nulle part sur cette table. Choisissez une autre tuile en main.</translation>
    </message>
    <message>
        <source>No tile has its north-west square here. Name the square of a laid tile.</source>
        <translation>Aucune tuile n’a sa case nord-ouest ici. Indiquez la case d’une tuile posée.</translation>
    </message>
    <message>
        <source>A piece is on the tile just laid, where one can still be placed. Remove it.</source>
        <translation>Il y a déjà une pièce sur la tuile qui vient d’être posée, alors qu’il reste à en placer une. Retirez-la.</translation>
    </message>
    <message>
        <source>Another piece is on this tile. Leave only one of them.</source>
        <translation>Une autre pièce se trouve sur cette tuile. N’en laissez qu’une.</translation>
    </message>
    <message>
        <source>This “{kind}” is complete and its pieces have returned. Remove the piece.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» est terminée et ses pièces sont reparties. Retirez la pièce.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete move. Write “{form}”.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup complet. Écrivez «&#xa0;{form}&#xa0;».</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Begin with one of: {known}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup. Commencez par l’un de ces mots&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Play a move of the phase “{phase}”.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Jouez un coup de la phase «&#xa0;{phase}&#xa0;».</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. Lay the tile in hand first.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Posez d’abord la tuile en main.</translation>
    </message>
    <message>
        <source>“{move}” cannot be played now. First place a piece on the tile just laid, or pass.</source>
        <translation>«&#xa0;{move}&#xa0;» ne peut pas être joué maintenant. Placez d’abord une pièce sur la tuile posée, ou passez.</translation>
    </message>
    <message>
        <source>The game is over. Remove “{move}”.</source>
        <translation>La partie est terminée. Supprimez «&#xa0;{move}&#xa0;».</translation>
    </message>
    <message>
        <source>This tile is not in hand. Lay {drawn}.</source>
        <translation>Cette tuile n’est pas en main. Posez {drawn}.</translation>
    </message>
    <message>
        <source>“{move}” is not a move of this game. Choose a legal move.</source>
        <translation>«&#xa0;{move}&#xa0;» n’est pas un coup de ce jeu. Choisissez un coup permis.</translation>
    </message>
    <message>
        <source>A tile cannot be turned like this. Write 0, 90, 180 or 270 degrees.</source>
        <translation>Une tuile ne peut pas être tournée ainsi. Écrivez 0, 90, 180 ou 270 degrés.</translation>
    </message>
    <message>
        <source>The tile does not fit there. Each side must show the same terrain as the side that it touches.</source>
        <translation>La tuile ne convient pas ici. Chaque côté doit montrer le même terrain que le côté qu’il touche.</translation>
    </message>
    <message>
        <source>Nothing may be downstream of the river’s mouth. Lay the tile further upstream.</source>
        <translation>Rien ne peut se trouver en aval de l’embouchure. Posez la tuile plus en amont.</translation>
    </message>
    <message>
        <source>This tile continues the river. Lay it at the river’s mouth, in its direction.</source>
        <translation>Cette tuile prolonge le fleuve. Posez-la à son embouchure, dans le sens du courant.</translation>
    </message>
    <message>
        <source>The tile touches no other tile. Lay it next to one on the table.</source>
        <translation>La tuile n’en touche aucune autre. Posez-la à côté d’une tuile de la table.</translation>
    </message>
    <message>
        <source>This rotation looks the same as a smaller one. Write the smaller one.</source>
        <translation>Une rotation plus petite donne la même image. Écrivez la plus petite.</translation>
    </message>
    <message>
        <source>The piece cannot go there. Place it on the tile just laid, at {square}.</source>
        <translation>La pièce ne peut pas aller là. Placez-la sur la tuile qui vient d’être posée, en {square}.</translation>
    </message>
    <message>
        <source>No tile has its north-west square there. Name the square of a laid tile.</source>
        <translation>Aucune tuile n’a sa case nord-ouest à cet endroit. Indiquez la case d’une tuile posée.</translation>
    </message>
    <message>
        <source>A piece is already on this zone. Choose another zone or pass.</source>
        <translation>Une pièce occupe déjà cette zone. Choisissez une autre zone ou passez.</translation>
    </message>
    <message>
        <source>This “{kind}” is complete. Choose one that is not, or pass.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» est terminée. Choisissez-en une qui ne l’est pas, ou passez.</translation>
    </message>
    <message>
        <source>No “{piece}” is left in the supply. Place another piece or pass.</source>
        <translation>Il ne reste plus de «&#xa0;{piece}&#xa0;» en réserve. Placez une autre pièce ou passez.</translation>
    </message>
    <message>
        <source>This “{kind}” is already occupied. Choose another zone or pass.</source>
        <translation>Cette zone «&#xa0;{kind}&#xa0;» est déjà occupée. Choisissez une autre zone ou passez.</translation>
    </message>
    <message>
        <source>There is no piece “{piece}”. Choose one of: {known}.</source>
        <translation>La pièce «&#xa0;{piece}&#xa0;» n’existe pas. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>This piece cannot be placed on a “{kind}”. Choose one of: {known}.</source>
        <translation>Cette pièce ne se place pas sur une zone «&#xa0;{kind}&#xa0;». Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The tile has no zone “{zone}”. Choose one of: {known}.</source>
        <translation>La tuile n’a pas de zone «&#xa0;{zone}&#xa0;». Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{thing}” cannot be drawn now from the pile “{pile}”. Choose what may come next.</source>
        <translation>«&#xa0;{thing}&#xa0;» ne peut pas être pioché maintenant dans «&#xa0;{pile}&#xa0;». Choisissez parmi les tuiles possibles.</translation>
    </message>
    <message>
        <source>Nothing is drawn after this. Remove “{thing}”.</source>
        <translation>Plus rien n’est pioché ensuite. Supprimez «&#xa0;{thing}&#xa0;».</translation>
    </message>
    <message>
        <source>reply {0}</source>
        <translation>réponse {0}</translation>
    </message>
    <message>
        <source>This must be text. Write it in quotes.</source>
        <translation>Il faut ici un texte. Écrivez-le entre guillemets.</translation>
    </message>
    <message>
        <source>This must be true or false. Write it without quotes.</source>
        <translation>Il faut ici un oui ou un non. Écrivez true ou false, sans guillemets.</translation>
    </message>
    <message>
        <source>Only one tile can be on the table at the start. Leave one in the pile “start” with count = 1, or write the numbers of players for each one: players = […].</source>
        <translation>Une seule tuile peut être sur la table au départ. N’en laissez qu’une dans la pioche «&#xa0;start&#xa0;», avec count = 1, ou indiquez par players = […] le nombre de joueurs de chacune.</translation>
    </message>
    <message>
        <source>Only a tile of the pile “start” can be for certain numbers of players, from {low} to {high}. Correct the numbers or remove this key.</source>
        <translation>Seule une tuile de la pioche «&#xa0;start&#xa0;» peut être réservée à certains nombres de joueurs, de {low} à {high}. Corrigez-les ou supprimez cette ligne.</translation>
    </message>
    <message>
        <source>The aim “{aim}” needs “{key}”. Add this key.</source>
        <translation>L’objectif «&#xa0;{aim}&#xa0;» demande «&#xa0;{key}&#xa0;». Ajoutez cette clé.</translation>
    </message>
    <message>
        <source>The aim “{aim}” does not use this key. Remove it.</source>
        <translation>Cette clé ne sert pas à l’objectif «&#xa0;{aim}&#xa0;». Supprimez-la.</translation>
    </message>
    <message>
        <source>The others follow a script, but it is missing. Write their replies.</source>
        <translation>Les autres suivent un script, mais il est absent. Écrivez leurs réponses.</translation>
    </message>
    <message>
        <source>Nobody follows this script. Remove it, or write others = &quot;scripted&quot;.</source>
        <translation>Personne ne suit ce script. Supprimez-le, ou écrivez others = &quot;scripted&quot;.</translation>
    </message>
    <message>
        <source>This game has no aim “{aim}”. Choose another one.</source>
        <translation>Ce jeu ne connaît pas l’objectif «&#xa0;{aim}&#xa0;». Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is no “{key}” here. Choose one of: {known}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’existe pas ici. Choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>This is the puzzle’s own seat. Name another one.</source>
        <translation>C’est la place du joueur du casse-tête. Indiquez-en une autre.</translation>
    </message>
    <message>
        <source>Seat {seat} is the puzzle’s own and has no script. Remove it.</source>
        <translation>La place {seat} est celle du joueur du casse-tête et n’a pas de script. Supprimez-le.</translation>
    </message>
    <message>
        <source>The others’ missions count for this aim, and they are hidden. Write open = true.</source>
        <translation>Les missions des autres comptent pour cet objectif, mais elles sont cachées. Écrivez open = true.</translation>
    </message>
    <message>
        <source>The game is over where the puzzle begins. Remove its last moves, or leave tiles to draw.</source>
        <translation>La partie est terminée là où le casse-tête commence. Supprimez ses derniers coups, ou laissez des tuiles à piocher.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot begin, as seat {mover} is to move. Change one of them.</source>
        <translation>La place {seat} ne peut pas commencer&#xa0;: c’est à la place {mover} de jouer. Changez l’une des deux.</translation>
    </message>
    <message>
        <source>{turns} turns are impossible: only {most} are left in the game. Write fewer, or add draws.</source>
        <translation>Impossible de jouer {turns} tours&#xa0;: il n’en reste que {most}. Écrivez-en moins, ou ajoutez des tirages.</translation>
    </message>
    <message>
        <source>A “{kind}” is never complete. Name a zone of another kind.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» n’est jamais terminée. Indiquez une zone d’un autre terrain.</translation>
    </message>
    <message>
        <source>The puzzle has changed since it was proven. Prove it again with “carcqt solve --write”, or remove the proof.</source>
        <translation>Le casse-tête a changé depuis sa preuve. Refaites-la avec «&#xa0;carcqt solve --write&#xa0;», ou supprimez-la.</translation>
    </message>
    <message>
        <source>The proof was changed and cannot be trusted. Prove the puzzle again with “carcqt solve --write”, or remove the proof.</source>
        <translation>La preuve a été modifiée et n’est plus fiable. Refaites-la avec «&#xa0;carcqt solve --write&#xa0;», ou supprimez-la.</translation>
    </message>
    <message>
        <source>A “{kind}” does not belong here. Remove it, or choose one of: {known}.</source>
        <translation>Une zone «&#xa0;{kind}&#xa0;» n’en fait pas partie. Supprimez cette clé, ou choisissez parmi&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>In the picture, the zones {zone} and {other} look like one. Move them apart, or join them.</source>
        <translation>Sur l’image, les zones {zone} et {other} semblent n’en faire qu’une. Séparez-les, ou réunissez-les.</translation>
    </message>
    <message>
        <source>In the picture, the zone {zone} looks like several. Join its parts, or split it.</source>
        <translation>Sur l’image, la zone {zone} semble en faire plusieurs. Rejoignez ses parties, ou séparez-les.</translation>
    </message>
    <message>
        <source>step {0}</source>
        <translation>étape {0}</translation>
    </message>
    <message>
        <source>chapter {0}</source>
        <translation>chapitre {0}</translation>
    </message>
    <message>
        <source>answer {0}</source>
        <translation>réponse {0}</translation>
    </message>
    <message>
        <source>This is not a place. Write two numbers, the distances from the west and the north side, or none.</source>
        <translation>Cet emplacement est incorrect. Écrivez deux nombres, comptés depuis les bords ouest et nord, ou aucun.</translation>
    </message>
    <message>
        <source>The zone shows no “{icon}” that could have a place. Remove the place.</source>
        <translation>Cette zone ne montre aucun «&#xa0;{icon}&#xa0;» à placer. Supprimez cet emplacement.</translation>
    </message>
    <message>
        <source>There are more places than icons. Leave {count}, as the zone shows “{icon}” only {count} times.</source>
        <translation>Il y a plus d’emplacements que de symboles. Laissez-en {count}, autant que la zone montre de «&#xa0;{icon}&#xa0;».</translation>
    </message>
    <message>
        <source>A place of “{icon}” is outside the tile, which is {width} wide and {height} high. Move it inside.</source>
        <translation>Un emplacement de «&#xa0;{icon}&#xa0;» est hors de la tuile, large de {width} et haute de {height}. Ramenez-le à l’intérieur.</translation>
    </message>
    <message>
        <source>“{icon}” is outside its zone and is drawn at the nearest place inside. Move it there.</source>
        <translation>«&#xa0;{icon}&#xa0;» est hors de sa zone et dessiné à l’endroit le plus proche. Placez-le dans la zone.</translation>
    </message>
    <message>
        <source>The draw pile is empty. Put at least one tile into it.</source>
        <translation>La pioche est vide. Mettez-y au moins une tuile.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Free some, or choose another place.</source>
        <translation>Il n’y a plus de place sur le disque. Faites de la place, ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full or cannot be written to. Make room there.</source>
        <translation>Le dossier des fichiers temporaires est plein ou protégé en écriture. Faites-y de la place.</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>vérifié à l’instant</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>One line only</source>
        <translation>Une seule ligne</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
</context>
<context>
    <name>ProofBadge</name>
    <message>
        <source>Search again</source>
        <translation>Relancer la recherche</translation>
    </message>
    <message>
        <source>Cannot be solved yet</source>
        <translation>Pas encore résolvable</translation>
    </message>
    <message>
        <source>The search has stopped working.</source>
        <translation>La recherche s’est interrompue. Relancez-la.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Non prouvé</translation>
    </message>
    <message>
        <source>No moves reach the goal.</source>
        <translation>Aucun coup n’atteint l’objectif.</translation>
    </message>
    <message>
        <source>Proven: no solution</source>
        <translation>Prouvé&#xa0;: sans solution</translation>
    </message>
    <message>
        <source>{done} of {all} first turns</source>
        <translation>premiers coups&#xa0;: {done} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) searched</source>
        <translation>
            <numerusform>%n position étudiée</numerusform>
            <numerusform>%n positions étudiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Prouvé</translation>
    </message>
    <message>
        <source>There are too many lines to follow.</source>
        <translation>Il y a trop de suites possibles.</translation>
    </message>
    <message>
        <source>Too many lines to follow; best so far: {worth}.</source>
        <translation>Trop de suites possibles. Meilleur résultat pour l’instant&#xa0;: {worth}.</translation>
    </message>
    <message>
        <source>{best}, second best {second}</source>
        <translation>{best}, ensuite {second}</translation>
    </message>
    <message>
        <source>The goal is reached</source>
        <translation>L’objectif est atteint</translation>
    </message>
    <message>
        <source>The goal is missed</source>
        <translation>L’objectif est manqué</translation>
    </message>
    <message>
        <source>The goal is reached in {share} of all cases</source>
        <translation>L’objectif est atteint dans {share} des cas</translation>
    </message>
    <message>
        <source>{count} positions searched in {seconds}&#xa0;s</source>
        <translation>{count} positions étudiées en {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>None of the common goals has a single answer here.</source>
        <translation>Aucun autre objectif courant n’a une seule réponse ici.</translation>
    </message>
    <message>
        <source>Stop ({count} tried)</source>
        <translation>Arrêter ({count} essais)</translation>
    </message>
    <message>
        <source>Another goal</source>
        <translation>Autre objectif</translation>
    </message>
    <message>
        <source>Look for a goal with a single answer</source>
        <translation>Proposer un objectif qui n’a qu’une réponse</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}&#x202f;; {}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ni {last}</translation>
    </message>
    <message>
        <source>{}%</source>
        <translation>{}&#x202f;%</translation>
    </message>
    <message>
        <source>{whole}.{part}</source>
        <translation>{whole},{part}</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Make it a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
    <message>
        <source>Solve it myself</source>
        <translation>Le résoudre</translation>
    </message>
    <message>
        <source>This cannot be played yet</source>
        <translation>Cette position n’est pas encore jouable</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Add a goal to turn the table into a puzzle. The program solves it in the background and shows whether it has one answer.</source>
        <translation>Ajoutez un objectif pour faire de la table un casse-tête. Le programme le résout en arrière-plan et vous dit s’il n’a qu’une réponse.</translation>
    </message>
    <message>
        <source>Make it a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
    <message>
        <source>These values were unknown in the game, so they were drawn at random.</source>
        <translation>Ces valeurs étaient inconnues dans la partie&#xa0;: elles ont été tirées au sort.</translation>
    </message>
    <message>
        <source>A goal with one answer</source>
        <translation>Objectif à une seule réponse</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Tiré au sort</translation>
    </message>
</context>
<context>
    <name>PuzzlePaper</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>PuzzleSending</name>
    <message>
        <source>Print a sheet</source>
        <translation>Imprimer une feuille</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>Drawing “{name}”…</source>
        <translation>Création de l’image «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré.</translation>
    </message>
</context>
<context>
    <name>PuzzleTextsForm</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Hints, one after the other</source>
        <translation>Indices, l’un après l’autre</translation>
    </message>
    <message>
        <source>After it is solved</source>
        <translation>Après la résolution</translation>
    </message>
    <message>
        <source>Author and source, for all languages</source>
        <translation>Auteur et source, pour toutes les langues</translation>
    </message>
    <message>
        <source>Why this is the answer</source>
        <translation>Pourquoi c’est la bonne réponse</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Indice {number}</translation>
    </message>
    <message>
        <source>{language}: {parts} missing</source>
        <translation>{language}&#xa0;: {parts} à écrire</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>task</source>
        <translation>énoncé</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>comment on a wrong turn</source>
        <translation>commentaire d’un mauvais coup</translation>
    </message>
    <message>
        <source>hint {number}</source>
        <translation>indice {number}</translation>
    </message>
    <message>
        <source>Comment on the answer</source>
        <translation>Commentaire de la réponse</translation>
    </message>
    <message>
        <source>Name of the region in the task</source>
        <translation>Nom de la zone dans l’énoncé</translation>
    </message>
    <message>
        <source>the meadow with two mammoths</source>
        <translation>la prairie aux deux mammouths</translation>
    </message>
    <message>
        <source>name of the region</source>
        <translation>nom de la zone</translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation>Nom de la zone</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>to fix</source>
        <translation>à corriger</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vu</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n étoile sur trois</numerusform>
            <numerusform>%n étoiles sur trois</numerusform>
        </translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Fournis avec le jeu</translation>
    </message>
    <message>
        <source>My folder</source>
        <translation>Mon dossier</translation>
    </message>
</context>
<context>
    <name>PuzzlesActions</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>go from puzzle to puzzle</source>
        <translation>aller d’un casse-tête à l’autre</translation>
    </message>
    <message>
        <source>solve the chosen puzzle</source>
        <translation>résoudre le casse-tête choisi</translation>
    </message>
    <message>
        <source>solve the next unsolved puzzle</source>
        <translation>résoudre le prochain casse-tête à faire</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>solve a random puzzle of my level</source>
        <translation>résoudre un casse-tête au hasard, à mon niveau</translation>
    </message>
    <message>
        <source>Random, my level</source>
        <translation>Au hasard, à mon niveau</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
</context>
<context>
    <name>PuzzlesCard</name>
    <message>
        <source>of {count}</source>
        <translation>sur {count}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>résolus&#xa0;: {solved} sur {count}</translation>
    </message>
    <message>
        <source>no level yet</source>
        <translation>pas encore de niveau</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Mon niveau</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n casse-tête</numerusform>
            <numerusform>%n casse-tête</numerusform>
        </translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Résolus&#xa0;: {solved} sur {count}</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>Aucun casse-tête pour l’instant</translation>
    </message>
    <message>
        <source>No puzzle with these filters</source>
        <translation>Aucun casse-tête avec ces filtres</translation>
    </message>
    <message>
        <source>no level yet</source>
        <translation>pas encore de niveau</translation>
    </message>
    <message>
        <source>Solve “{title}”</source>
        <translation>Résoudre «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>You have solved all of these.</source>
        <translation>Vous avez résolu tous ces casse-tête.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Create a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Suggested first</source>
        <translation>Conseillés d’abord</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Les plus faciles d’abord</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Random, my level</source>
        <translation>Au hasard, à mon niveau</translation>
    </message>
    <message>
        <source>Make a pack…</source>
        <translation>Créer un paquet…</translation>
    </message>
    <message>
        <source>“{name}” saved.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <source>Print a sheet…</source>
        <translation>Imprimer une feuille…</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message>
        <source>Save before closing?</source>
        <translation>Enregistrer avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <source>Otherwise, unsaved changes will be lost.</source>
        <translation>Sinon, vous perdrez les modifications non enregistrées.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message numerus="yes">
        <source>Save %n document(s)</source>
        <translation>
            <numerusform>Enregistrer %n document</numerusform>
            <numerusform>Enregistrer %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Tout enregistrer</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Full log</source>
        <translation>Tout le journal</translation>
    </message>
</context>
<context>
    <name>RawForm</name>
    <message>
        <source>Other data</source>
        <translation>Autres données</translation>
    </message>
    <message>
        <source>Write it as in the file: a list with one value for each player. Leave it empty for the default.</source>
        <translation>Comme dans le fichier&#xa0;: une liste avec une valeur par joueur. Vide&#xa0;: valeur habituelle.</translation>
    </message>
    <message>
        <source>Write a list such as [1, 2, 3].</source>
        <translation>Écrivez une liste comme [1, 2, 3].</translation>
    </message>
    <message>
        <source>Set {key}</source>
        <translation>Régler {key}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Hide the reasons</source>
        <translation>Masquer les raisons</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message numerus="yes">
        <source>More (%n)</source>
        <translation>
            <numerusform>Plus (%n)</numerusform>
            <numerusform>Plus (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{own} against {most}</source>
        <translation>{own} contre {most}</translation>
    </message>
    <message>
        <source>{player} scores nothing here: {reason}.</source>
        <translation>{player} ne marque rien ici&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>RecentCard</name>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Your games are saved automatically and appear here.</source>
        <translation>Vos parties s’enregistrent automatiquement et vous attendent ici.</translation>
    </message>
</context>
<context>
    <name>RecentFilesCard</name>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Files that you open or save appear here.</source>
        <translation>Les fichiers que vous ouvrez ou enregistrez apparaîtront ici.</translation>
    </message>
    <message>
        <source>You can also drop files onto the window.</source>
        <translation>Vous pouvez aussi déposer des fichiers sur la fenêtre.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n file(s)</source>
        <translation>
            <numerusform>Rouvrir&#xa0;: %n fichier</numerusform>
            <numerusform>Rouvrir&#xa0;: %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Starting layout</source>
        <translation>Position de départ</translation>
    </message>
</context>
<context>
    <name>RecordingDialog</name>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <source>Play the other players’ moves</source>
        <translation>Jouez les coups des autres</translation>
    </message>
    <message>
        <source>The puzzle ends here</source>
        <translation>Le casse-tête finit ici</translation>
    </message>
    <message>
        <source>This move is not recorded, because it belongs to the puzzle’s own player.</source>
        <translation>Ce coup n’est pas enregistré&#xa0;: c’est celui du joueur du casse-tête.</translation>
    </message>
    <message>
        <source>This move is recorded.</source>
        <translation>Ce coup est enregistré.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved changes from the last session</source>
        <translation>Modifications non enregistrées de la dernière session</translation>
    </message>
    <message>
        <source>These changes were kept. If you recover them, your files do not change until you save.</source>
        <translation>Ces modifications ont été conservées. Si vous les récupérez, vos fichiers ne changent pas tant que vous n’enregistrez pas.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Tout abandonner</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>seems to be open on “{name}”</source>
        <translation>semble ouvert sur «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>RegionNames</name>
    <message>
        <source>region {letter}</source>
        <translation>la zone {letter}</translation>
    </message>
    <message>
        <source>region {letter} ({terrain})</source>
        <translation>la zone {letter} ({terrain})</translation>
    </message>
    <message>
        <source>{region} {side}</source>
        <translation>{region}, {side}</translation>
    </message>
    <message>
        <source>{region} ({letter})</source>
        <translation>{region} ({letter})</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>à l’est</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>à l’ouest</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>au nord</translation>
    </message>
</context>
<context>
    <name>RegionRow</name>
    <message>
        <source>Click on the board</source>
        <translation>Cliquer sur le plateau</translation>
    </message>
    <message>
        <source>No region yet</source>
        <translation>Pas encore de zone</translation>
    </message>
</context>
<context>
    <name>RegionTips</name>
    <message numerus="yes">
        <source>%n open side(s)</source>
        <translation>
            <numerusform>%n côté ouvert</numerusform>
            <numerusform>%n côtés ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>Points actuels</translation>
    </message>
    <message>
        <source>at least {points}</source>
        <translation>au moins {points}</translation>
    </message>
    <message>
        <source>When complete</source>
        <translation>Une fois terminé{e}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>terminé{e}</translation>
    </message>
    <message>
        <source>not complete yet</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>majorité</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
</context>
<context>
    <name>RemarkRow</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename the game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Without a title, the game has the names of its players.</source>
        <translation>Sans titre, la partie porte les noms de ses joueurs.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message>
        <source>“{name}” is not the name of a picture. End it in .png, .svg or .pdf.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas le nom d’une image. Terminez-le par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>PDF written</source>
        <translation>PDF écrit</translation>
    </message>
    <message>
        <source>picture written</source>
        <translation>image écrite</translation>
    </message>
    <message>
        <source>The deck has no tile “{tile}”. Name one of its tiles.</source>
        <translation>Le jeu de tuiles n’a pas de tuile «&#xa0;{tile}&#xa0;». Indiquez une de ses tuiles.</translation>
    </message>
    <message>
        <source>--tile: a map has no tiles. Leave this option out.</source>
        <translation>--tile&#xa0;: une carte n’a pas de tuile. Retirez cette option.</translation>
    </message>
    <message numerus="yes">
        <source>--size: this is too small for a map. Write %n pixel(s) or more.</source>
        <translation>
            <numerusform>--size&#xa0;: c’est trop petit pour une carte. Écrivez au moins %n pixel.</numerusform>
            <numerusform>--size&#xa0;: c’est trop petit pour une carte. Écrivez au moins %n pixels.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture would be too large. Ask for a smaller --size.</source>
        <translation>L’image serait trop grande. Réduisez --size.</translation>
    </message>
    <message>
        <source>“{name}” cannot be written. Choose another place, or change the permissions.</source>
        <translation>Impossible d’écrire «&#xa0;{name}&#xa0;». Choisissez un autre endroit, ou modifiez les droits.</translation>
    </message>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s). Write a number up to that.</source>
        <translation>
            <numerusform>--move&#xa0;: le scénario a %n coup. Écrivez %n au plus.</numerusform>
            <numerusform>--move&#xa0;: le scénario a %n coups. Écrivez %n au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} mm does not fit on the sheet. Choose a smaller tile or larger paper.</source>
        <translation>{n} mm ne tient pas sur la feuille. Choisissez une tuile plus petite ou un papier plus grand.</translation>
    </message>
    <message>
        <source>back</source>
        <translation>verso</translation>
    </message>
    <message>
        <source>front</source>
        <translation>recto</translation>
    </message>
    <message>
        <source>{title} · sheet {number} of {count} · {side}</source>
        <translation>{title} · feuille {number} sur {count} · {side}</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>go from move to move</source>
        <translation>aller de coup en coup</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>go from turn to turn</source>
        <translation>aller de tour en tour</translation>
    </message>
    <message>
        <source>go to the beginning</source>
        <translation>aller au début</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>go to the end</source>
        <translation>aller à la fin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lecture ou pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>make a puzzle of this moment</source>
        <translation>créer un casse-tête à partir de ce moment</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Round {turn} of {turns}</source>
        <translation>Manche {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay · {name}</source>
        <translation>Revoir · {name}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Share as a page…</source>
        <translation>Partager en page web…</translation>
    </message>
    <message>
        <source>You are watching a replay. Nothing here changes the game.</source>
        <translation>Vous revoyez la partie. Rien ici ne la modifie.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Point at a line to see it on the board, click to go there</source>
        <translation>Survolez une ligne pour la voir sur le plateau, cliquez pour y aller</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Play on from here in another game. This one does not change.</source>
        <translation>Reprendre ici, dans une autre partie. Celle-ci n’est pas modifiée.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
    <message>
        <source>Make a puzzle of this moment, in the editor</source>
        <translation>Créer dans l’éditeur un casse-tête à partir de ce moment</translation>
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
        <source>The file states no expected result.</source>
        <translation>Le fichier n’indique pas de résultat attendu.</translation>
    </message>
    <message numerus="yes">
        <source>%n expected result(s) not reached.</source>
        <translation>
            <numerusform>%n résultat attendu n’est pas obtenu.</numerusform>
            <numerusform>%n résultats attendus ne sont pas obtenus.</numerusform>
        </translation>
    </message>
    <message>
        <source>All expected results were reached.</source>
        <translation>Tous les résultats attendus sont obtenus.</translation>
    </message>
</context>
<context>
    <name>ReplyWords</name>
    <message>
        <source>{tile} at {square}</source>
        <translation>{tile} en {square}</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>No puzzle possible here</source>
        <translation>Pas de casse-tête possible ici</translation>
    </message>
    <message>
        <source>No turn starts at or before this position. Choose a later one.</source>
        <translation>Aucun tour ne commence à cet endroit ni avant. Choisissez un moment plus tardif.</translation>
    </message>
</context>
<context>
    <name>RiverParts</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n tronçon</numerusform>
            <numerusform>%n tronçons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>{done} / {games} games</source>
        <translation>{done} / {games} parties</translation>
    </message>
    <message>
        <source>The test run failed. You can start it again.</source>
        <translation>La série d’essais a échoué. Vous pouvez la relancer.</translation>
    </message>
    <message>
        <source>This deck still has problems. Correct them to play with it.</source>
        <translation>Ce jeu de tuiles a encore des problèmes. Corrigez-les pour pouvoir y jouer.</translation>
    </message>
    <message numerus="yes">
        <source>From %n game(s) between two computer players.</source>
        <translation>
            <numerusform>Sur %n partie où l’ordinateur joue contre lui-même.</numerusform>
            <numerusform>Sur %n parties où l’ordinateur joue contre lui-même.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} per game</source>
        <translation>{} par partie</translation>
    </message>
    <message>
        <source>Show {tiles}</source>
        <translation>Montrer {tiles}</translation>
    </message>
    <message>
        <source>Middle half of the scores</source>
        <translation>Moitié centrale des scores</translation>
    </message>
    <message>
        <source>Test run</source>
        <translation>Série d’essais</translation>
    </message>
    <message>
        <source>deck changed since then</source>
        <translation>jeu modifié depuis</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Cancel the test run</source>
        <translation>Arrêter la série d’essais</translation>
    </message>
    <message>
        <source>Computer players play in the background.</source>
        <translation>L’ordinateur joue en arrière-plan.</translation>
    </message>
    <message>
        <source>Tiles not laid</source>
        <translation>Tuiles non posées</translation>
    </message>
    <message>
        <source>Median score</source>
        <translation>Score médian</translation>
    </message>
    <message>
        <source>Lowest and highest score</source>
        <translation>Score minimal et maximal</translation>
    </message>
    <message>
        <source>Let computer players play this number of games</source>
        <translation>Faire jouer ces parties par l’ordinateur</translation>
    </message>
    <message>
        <source>Points by source, per player and game</source>
        <translation>Points par source, par joueur et par partie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Wins in turn order</source>
        <translation>Victoires selon l’ordre</translation>
    </message>
</context>
<context>
    <name>SaveCard</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>SaveChooser</name>
    <message>
        <source>Begin from a saved game</source>
        <translation>Commencer par une partie enregistrée</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Test games</source>
        <translation>Parties d’essai</translation>
    </message>
    <message>
        <source>Title, player, game</source>
        <translation>Titre, joueur, jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>No games here.</source>
        <translation>Aucune partie ici.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose a moment</source>
        <translation>Choisir un moment</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>Save “{name}”?</source>
        <translation>Enregistrer «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Otherwise, your changes since the last save will be lost.</source>
        <translation>Sinon, vous perdrez les modifications faites depuis le dernier enregistrement.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn} · {count}</source>
        <translation>{turn} · {count}</translation>
    </message>
    <message>
        <source>finished · a tie at {points}</source>
        <translation>terminée · égalité à {points}</translation>
    </message>
    <message>
        <source>finished · {name} {points}</source>
        <translation>terminée · {name} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>deck · {count}</source>
        <translation>jeu de tuiles · {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message>
        <source>map · {count}</source>
        <translation>carte · {count}</translation>
    </message>
    <message>
        <source>starting layout</source>
        <translation>position de départ</translation>
    </message>
    <message>
        <source>Finished · {when}</source>
        <translation>Terminée · {when}</translation>
    </message>
    <message>
        <source>{turn} · {when}</source>
        <translation>{turn} · {when}</translation>
    </message>
    <message>
        <source>{turn} · {player} to play · {when}</source>
        <translation>{turn} · à {player} de jouer · {when}</translation>
    </message>
    <message>
        <source>saved {when}</source>
        <translation>enregistrée {when}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>on {day} at {time}</source>
        <translation>{day} à {time}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>1 MMMM yyyy</source>
        <translation>1er MMMM yyyy</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>le {date}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>1 MMM</source>
        <translation>1er MMM</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>h:mm AP</source>
        <translation>H&#xa0;&apos;h&apos;&#xa0;mm</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Title, player, game</source>
        <translation>Titre, joueur, jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>carcqt files (*.toml)</source>
        <translation>Fichiers carcqt (*.toml)</translation>
    </message>
    <message>
        <source>“{title}” will be deleted permanently.</source>
        <translation>La partie «&#xa0;{title}&#xa0;» sera définitivement supprimée.</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>This action failed</source>
        <translation>L’opération a échoué</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Aucune partie ne correspond à votre recherche.</translation>
    </message>
    <message>
        <source>Your games are saved automatically, move by move.</source>
        <translation>Vos parties s’enregistrent automatiquement, coup par coup.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>After turn {turn}</source>
        <translation>Après le tour {turn}</translation>
    </message>
    <message>
        <source>After round {turn}</source>
        <translation>Après la manche {turn}</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>Scores au fil de la partie</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>final scoring included</source>
        <translation>décompte final compris</translation>
    </message>
    <message>
        <source>The final scoring counts too.</source>
        <translation>Le décompte final compte aussi.</translation>
    </message>
    <message>
        <source>only those on the track</source>
        <translation>sans le décompte final</translation>
    </message>
    <message>
        <source>Only points on the track count.</source>
        <translation>Le décompte final ne compte pas.</translation>
    </message>
</context>
<context>
    <name>ScriptForm</name>
    <message>
        <source>Moves of the other players</source>
        <translation>Autres joueurs</translation>
    </message>
    <message>
        <source>Add a turn</source>
        <translation>Ajouter un tour</translation>
    </message>
    <message>
        <source>One line for each turn, moves separated by semicolons. Moves that have become impossible are skipped.</source>
        <translation>Une ligne par tour, les coups séparés par des points-virgules. Les coups devenus impossibles sont ignorés.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove a turn</source>
        <translation>Retirer un tour</translation>
    </message>
    <message>
        <source>Play it on the board…</source>
        <translation>Jouer sur le plateau…</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>Name of {player}</source>
        <translation>Nom&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of {player}</source>
        <translation>Points&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Nom du joueur {n}</translation>
    </message>
    <message>
        <source>{player}: score {n}</source>
        <translation>{player}&#xa0;: score {n}</translation>
    </message>
    <message>
        <source>{player}: {what} {n}</source>
        <translation>{player}&#xa0;: {what} {n}</translation>
    </message>
    <message>
        <source>Tokens of {player}</source>
        <translation>Jetons&#xa0;: {player}</translation>
    </message>
</context>
<context>
    <name>SeatReports</name>
    <message>
        <source>Good moves</source>
        <translation>Bons coups</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Drag to change the order, or Alt+Up and Alt+Down</source>
        <translation>Glisser pour changer l’ordre, ou Alt+Haut et Alt+Bas</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Déplacer le joueur {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordi {number}</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Give every player a name.</source>
        <translation>Donnez un nom à chaque joueur.</translation>
    </message>
    <message>
        <source>Two players are called “{name}”. Rename one of them.</source>
        <translation>Deux joueurs s’appellent «&#xa0;{name}&#xa0;». Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} à {high} joueurs</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The computer player does not answer. Ask it again, or let a person take its seat.</source>
        <translation>L’ordinateur ne répond plus. Relancez-le, ou confiez sa place à une personne.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You can also change them during a game.</source>
        <translation>Vous pouvez aussi les changer pendant chaque partie.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>Turn off animations</source>
        <translation>Désactive les déplacements animés</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Time to follow each move</source>
        <translation>Temps laissé pour suivre chaque coup</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{size} on the disk. Rebuilt when needed.</source>
        <translation>{size} sur le disque. Recréées au besoin.</translation>
    </message>
    <message>
        <source>Drawn tiles and maps</source>
        <translation>Tuiles et cartes dessinées</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Player aids in new games</source>
        <translation>Aides des nouvelles parties</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Needs the Python package {name}</source>
        <translation>Nécessite le paquet Python {name}</translation>
    </message>
    <message>
        <source>No audio device found</source>
        <translation>Aucun périphérique audio trouvé</translation>
    </message>
    <message>
        <source>When a tile or piece is placed, when points are scored, and when it is your turn</source>
        <translation>À la pose d’une tuile ou d’une pièce, quand des points sont marqués et quand vient votre tour</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share as a page</source>
        <translation>Partager en page web</translation>
    </message>
    <message>
        <source>With the solution</source>
        <translation>Avec la solution</translation>
    </message>
    <message>
        <source>The page answers every first turn. Without it, readers can only send a turn.</source>
        <translation>La page répond à chaque premier coup. Sans elle, on peut seulement envoyer un coup.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>One file that opens in any browser, without a connection.</source>
        <translation>Un seul fichier, qui s’ouvre dans tout navigateur, hors connexion.</translation>
    </message>
    <message>
        <source>The game is not over: the page shows what the whole table may see.</source>
        <translation>La partie n’est pas finie&#xa0;: la page montre ce que toute la table peut voir.</translation>
    </message>
    <message>
        <source>Making the page…</source>
        <translation>La page se prépare…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Working out the answers: {done} of {count} turns</source>
        <translation>Calcul des réponses&#xa0;: {done} coups sur {count}</translation>
    </message>
    <message>
        <source>“{name}” saved ({size} kB).</source>
        <translation>«&#xa0;{name}&#xa0;» enregistré ({size} ko).</translation>
    </message>
    <message>
        <source>The page could not be made. Try again.</source>
        <translation>La page n’a pas pu être faite. Réessayez.</translation>
    </message>
</context>
<context>
    <name>ShareGoalForm</name>
    <message>
        <source>Win or share a region</source>
        <translation>Au moins partager une zone</translation>
    </message>
</context>
<context>
    <name>ShareGoalWords</name>
    <message>
        <source>win or share the majority in {region}</source>
        <translation>parvient au moins à partager {region}</translation>
    </message>
</context>
<context>
    <name>ShareWords</name>
    <message>
        <source>“{name}” is not the name of a page. End it in .html.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas le nom d’une page. Terminez-le par .html.</translation>
    </message>
    <message>
        <source>page of {n} kB</source>
        <translation>page de {n} ko</translation>
    </message>
</context>
<context>
    <name>ShowWords</name>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s). Write a number up to that.</source>
        <translation>
            <numerusform>--move&#xa0;: le scénario a %n coup. Écrivez %n au plus.</numerusform>
            <numerusform>--move&#xa0;: le scénario a %n coups. Écrivez %n au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack “{title}”</source>
        <translation>Paquet «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Pack “{title}”, by {author}</source>
        <translation>Paquet «&#xa0;{title}&#xa0;», par {author}</translation>
    </message>
</context>
<context>
    <name>ShownBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>SimulateWords</name>
    <message numerus="yes">
        <source>{game}, map {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, carte «&#xa0;{deck}&#xa0;»&#xa0;: %n partie, graine {seed}</numerusform>
            <numerusform>{game}, carte «&#xa0;{deck}&#xa0;»&#xa0;: %n parties, graine {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, deck {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, jeu de tuiles «&#xa0;{deck}&#xa0;»&#xa0;: %n partie, graine {seed}</numerusform>
            <numerusform>{game}, jeu de tuiles «&#xa0;{deck}&#xa0;»&#xa0;: %n parties, graine {seed}</numerusform>
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
        <source>Points by source, per player and game:</source>
        <translation>Points par source, par joueur et par partie&#xa0;:</translation>
    </message>
    <message>
        <source>In all games together:</source>
        <translation>Sur l’ensemble des parties&#xa0;:</translation>
    </message>
    <message>
        <source>Every tile could be laid.</source>
        <translation>Toutes les tuiles ont pu être posées.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) could not be laid.</source>
        <translation>
            <numerusform>%n tuile n’a pas pu être posée.</numerusform>
            <numerusform>%n tuiles n’ont pas pu être posées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{rate} games per second</source>
        <translation>{rate} parties par seconde</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>Wins by turn order: {rates}</source>
        <translation>Victoires selon l’ordre du tour&#xa0;: {rates}</translation>
    </message>
</context>
<context>
    <name>SolutionForm</name>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play it through</source>
        <translation>Voir coup par coup</translation>
    </message>
    <message>
        <source>Point at a step to see it on the table. Choose it to comment on it.</source>
        <translation>Survolez un coup pour le voir sur la table. Choisissez-le pour le commenter.</translation>
    </message>
    <message>
        <source>The solution appears here as soon as it is found.</source>
        <translation>La solution s’affichera ici dès qu’elle sera trouvée.</translation>
    </message>
    <message>
        <source>No solution to show.</source>
        <translation>Aucune solution à afficher.</translation>
    </message>
    <message>
        <source>Comment on the answer</source>
        <translation>Commentaire de la réponse</translation>
    </message>
    <message>
        <source>Comment shown if this move is played</source>
        <translation>Commentaire affiché si ce coup est joué</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Fewer steps</source>
        <translation>Moins de coups</translation>
    </message>
    <message numerus="yes">
        <source>All %n steps</source>
        <translation>
            <numerusform>Le coup (%n)</numerusform>
            <numerusform>Les %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolveWords</name>
    <message>
        <source>Not finished: no result yet.</source>
        <translation>Recherche inachevée&#xa0;: aucun résultat pour l’instant.</translation>
    </message>
    <message>
        <source>Not finished: at least {worth}.</source>
        <translation>Recherche inachevée&#xa0;: au moins {worth}.</translation>
    </message>
    <message>
        <source>Proven: the goal cannot be reached.</source>
        <translation>Prouvé&#xa0;: l’objectif ne peut pas être atteint.</translation>
    </message>
    <message>
        <source>Proven: {worth}.</source>
        <translation>Prouvé&#xa0;: {worth}.</translation>
    </message>
    <message>
        <source>the goal is reached</source>
        <translation>l’objectif est atteint</translation>
    </message>
    <message>
        <source>the goal is missed</source>
        <translation>l’objectif n’est pas atteint</translation>
    </message>
    <message>
        <source>the goal is reached in {share} of all cases</source>
        <translation>l’objectif est atteint dans {share} des cas</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) tried in {seconds} s</source>
        <translation>
            <numerusform>un tour essayé en {seconds} s</numerusform>
            <numerusform>%n tours essayés en {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>The proof was written into the file.</source>
        <translation>La preuve a été écrite dans le fichier.</translation>
    </message>
    <message>
        <source>--write: “{name}” is a pack. Solve its files, then make the pack again.</source>
        <translation>--write&#xa0;: «&#xa0;{name}&#xa0;» est un paquet. Résolvez ses fichiers, puis refaites le paquet.</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>Meilleure suite&#xa0;:</translation>
    </message>
    <message>
        <source>… and more lines that are as good</source>
        <translation>… et d’autres suites aussi bonnes</translation>
    </message>
    <message>
        <source>Other first turns, and what they cost:</source>
        <translation>Autres premiers tours, et ce qu’ils coûtent&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>draw: {things}</source>
        <translation>pioche&#xa0;: {things}</translation>
    </message>
    <message>
        <source>The proof in the file is for an older version of the puzzle.</source>
        <translation>La preuve du fichier correspond à une version plus ancienne du casse-tête.</translation>
    </message>
    <message>
        <source>The proof in the file is wrong.</source>
        <translation>La preuve du fichier est fausse.</translation>
    </message>
    <message>
        <source>The proof in the file is correct.</source>
        <translation>La preuve du fichier est exacte.</translation>
    </message>
</context>
<context>
    <name>SolvingActions</name>
    <message>
        <source>Solving</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>show the next hint</source>
        <translation>afficher l’indice suivant</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Indice suivant</translation>
    </message>
    <message>
        <source>take a turn back</source>
        <translation>annuler le coup</translation>
    </message>
    <message>
        <source>Take this turn back</source>
        <translation>Annuler ce coup</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>recommencer</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>show what was missing</source>
        <translation>montrer ce qui manquait</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
    <message>
        <source>show the solution</source>
        <translation>afficher la solution</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>After a wrong turn, or once it is solved</source>
        <translation>Après un mauvais coup, ou une fois résolu</translation>
    </message>
    <message>
        <source>go from move to move</source>
        <translation>aller de coup en coup</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>show a right answer</source>
        <translation>montrer une bonne réponse</translation>
    </message>
    <message>
        <source>go to the next puzzle</source>
        <translation>passer au casse-tête suivant</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Casse-tête suivant</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>choose overlays</source>
        <translation>choisir les repères</translation>
    </message>
</context>
<context>
    <name>SolvingPage</name>
    <message>
        <source>Share as a page…</source>
        <translation>Partager en page web…</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Casse-tête {number} sur {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>À suivre</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Casse-tête suivant</translation>
    </message>
    <message>
        <source>To all puzzles</source>
        <translation>Tous les casse-tête</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} réfléchit…</translation>
    </message>
    <message>
        <source>Back to all puzzles</source>
        <translation>Retour aux casse-tête</translation>
    </message>
</context>
<context>
    <name>SolvingRail</name>
    <message>
        <source>Press {key} again (no stars)</source>
        <translation>Appuyez encore sur {key} (aucune étoile)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>SolvingWords</name>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Manche {number} sur {count}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Tour {number} sur {count}</translation>
    </message>
    <message>
        <source>Best play: move {number} of {count}</source>
        <translation>Meilleure suite&#xa0;: coup {number} sur {count}</translation>
    </message>
    <message>
        <source>Take this turn back</source>
        <translation>Annuler ce coup</translation>
    </message>
    <message>
        <source>The turn is being checked…</source>
        <translation>Vérification du coup…</translation>
    </message>
    <message>
        <source>The solution is being worked out…</source>
        <translation>Recherche de la solution…</translation>
    </message>
    <message>
        <source>No solution found: too many continuations</source>
        <translation>Solution introuvable&#xa0;: trop de suites possibles</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
    <message>
        <source>It cannot be decided whether this turn is right. You can take it back.</source>
        <translation>Impossible de dire si ce coup est bon. Vous pouvez l’annuler.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Next, one of</source>
        <translation>Ensuite, l’une de</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solution vue</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Step through the answer</source>
        <translation>Toute la suite, coup par coup</translation>
    </message>
    <message>
        <source>listing the answers…</source>
        <translation>en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n étoile sur trois</numerusform>
            <numerusform>%n étoiles sur trois</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} to level {level}</source>
        <translation>{count} → niveau {level}</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Mon niveau</translation>
    </message>
    <message numerus="yes">
        <source>more than %n</source>
        <translation>
            <numerusform>plus de %n</numerusform>
            <numerusform>plus de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one first turn, %n continuation(s)</source>
        <translation>
            <numerusform>un seul premier tour, %n suite</numerusform>
            <numerusform>un seul premier tour, %n suites</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of {count} found</source>
        <translation>1 trouvée sur {count}</translation>
    </message>
</context>
<context>
    <name>SourceTable</name>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en cours de partie</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>décompte final</translation>
    </message>
    <message>
        <source>in play and at the end</source>
        <translation>en cours et à la fin</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points par source</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SpeciesGoalForm</name>
    <message>
        <source>Collect different species</source>
        <translation>Réunir des espèces</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Espèces</translation>
    </message>
</context>
<context>
    <name>SpeciesGoalWords</name>
    <message numerus="yes">
        <source>collect %n different species</source>
        <translation>
            <numerusform>réunit %n espèce</numerusform>
            <numerusform>réunit %n espèces différentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpinField</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>Nombre entier de {least} à {most}</translation>
    </message>
</context>
<context>
    <name>SpotNames</name>
    <message>
        <source>in {village}</source>
        <translation>à {village}</translation>
    </message>
    <message>
        <source>{inside} with {icons}</source>
        <translation>{inside} à {icons}</translation>
    </message>
    <message>
        <source>{zone} at {square}</source>
        <translation>{zone} en {square}</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message>
        <source>{points} so far, and it can still grow</source>
        <translation>{points} pour l’instant, et {il} peut encore grandir</translation>
    </message>
    <message numerus="yes">
        <source>one of its squares takes %n of the {left} tiles left ({before} before)</source>
        <translation>
            <numerusform>une de ses cases accepte une tuile sur {left} ({before} avant)</numerusform>
            <numerusform>une de ses cases accepte %n tuiles sur {left} ({before} avant)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its hardest square takes %n of the {left} tiles left ({before} before)</source>
        <translation>
            <numerusform>sa case la plus difficile accepte une tuile sur {left} ({before} avant)</numerusform>
            <numerusform>sa case la plus difficile accepte %n tuiles sur {left} ({before} avant)</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>{points} pour l’instant</translation>
    </message>
    <message>
        <source>{points} once complete</source>
        <translation>{points} une fois terminé{e}</translation>
    </message>
    <message>
        <source>at least {points} once complete</source>
        <translation>au moins {points} une fois terminé{e}</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {left} tiles left complete(s) it ({before} before)</source>
        <translation>
            <numerusform>une tuile sur {left} {le} termine ({before} avant)</numerusform>
            <numerusform>%n tuiles sur {left} {le} terminent ({before} avant)</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {points} once complete ({before} before)</source>
        <translation>au moins {points} une fois terminé{e} ({before} avant)</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {left} tiles left complete(s) it, for {points}</source>
        <translation>
            <numerusform>une tuile sur {left} {le} termine, pour {points}</numerusform>
            <numerusform>%n tuiles sur {left} {le} terminent, pour {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {points}</source>
        <translation>{least} à {points}</translation>
    </message>
    <message>
        <source>{points} so far, room to grow on {squares}</source>
        <translation>{points} pour l’instant, et {il} peut s’étendre sur {squares}</translation>
    </message>
    <message>
        <source>one of its squares takes none of the tiles left</source>
        <translation>une de ses cases n’accepte plus aucune tuile de la pioche</translation>
    </message>
    <message>
        <source>{worth}, {squares} to fill</source>
        <translation>{worth}, il reste {squares} à remplir</translation>
    </message>
    <message>
        <source>it takes more than one tile to complete it</source>
        <translation>il faut plus d’une tuile pour {le} terminer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far ({before} before)</source>
        <translation>
            <numerusform>%n point pour l’instant ({before} avant)</numerusform>
            <numerusform>%n points pour l’instant ({before} avant)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow on %n square(s) ({before} before)</source>
        <translation>
            <numerusform>une case pour s’étendre ({before} avant)</numerusform>
            <numerusform>%n cases pour s’étendre ({before} avant)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) to fill ({before} before)</source>
        <translation>
            <numerusform>il reste une case à remplir ({before} avant)</numerusform>
            <numerusform>il reste %n cases à remplir ({before} avant)</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}, and {prize}</source>
        <translation>{text}, et {prize}</translation>
    </message>
    <message>
        <source>{things} ({before} before)</source>
        <translation>{things} ({before} avant)</translation>
    </message>
</context>
<context>
    <name>StartActions</name>
    <message>
        <source>Start page</source>
        <translation>Accueil de l’éditeur</translation>
    </message>
    <message>
        <source>go to the next template</source>
        <translation>passer au modèle suivant</translation>
    </message>
    <message>
        <source>create the document, or open the file</source>
        <translation>créer le document, ou ouvrir le fichier</translation>
    </message>
</context>
<context>
    <name>StartForm</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
    <message>
        <source>Visible event</source>
        <translation>Événement visible</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Own map, in this file</source>
        <translation>Carte de ce fichier</translation>
    </message>
    <message>
        <source>Own tiles</source>
        <translation>Tuiles de ce fichier</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>drawn from the pile</source>
        <translation>tirée de la pioche</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>aucun événement</translation>
    </message>
    <message>
        <source>Other tiles: {name}</source>
        <translation>Autres tuiles&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Starting player: {name}</source>
        <translation>Premier joueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Next step: {phase}</source>
        <translation>Étape&#xa0;: {phase}</translation>
    </message>
    <message>
        <source>In hand: {tile}</source>
        <translation>En main&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Option: {choice}</source>
        <translation>Option&#xa0;: {choice}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>What do you want to make?</source>
        <translation>Que voulez-vous créer&#x202f;?</translation>
    </message>
    <message>
        <source>Tiles belong to a deck: begin with an empty one, or change a copy of the built-in one. A starting layout prepares the board of a game.</source>
        <translation>Les tuiles se trouvent dans un jeu de tuiles&#xa0;: partez d’un jeu vide ou modifiez une copie du jeu fourni. Une position de départ prépare le plateau d’une partie.</translation>
    </message>
    <message>
        <source>A tile in a minute</source>
        <translation>Une tuile en une minute</translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>From the built-in map</source>
        <translation>À partir de la carte fournie</translation>
    </message>
    <message>
        <source>From the built-in deck</source>
        <translation>À partir du jeu de tuiles fourni</translation>
    </message>
    <message>
        <source>Opens read-only. Your first change creates a copy.</source>
        <translation>S’ouvre en lecture seule. Votre première modification en crée une copie.</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Carte vide</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Jeu de tuiles vide</translation>
    </message>
    <message>
        <source>Starting layout</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
</context>
<context>
    <name>StatPanel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles} · {copies}</source>
        <translation>{tiles} · {copies}</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>{there} · {missing} · {doubled}</source>
        <translation>{there} · {missing} · {doubled}</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n absente</numerusform>
            <numerusform>%n absentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n several times</source>
        <translation>
            <numerusform>%n en double</numerusform>
            <numerusform>%n en double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exactly alike</source>
        <translation>
            <numerusform>%n identique</numerusform>
            <numerusform>%n identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symmetric</source>
        <translation>
            <numerusform>%n symétrique</numerusform>
            <numerusform>%n symétriques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) fit(s) {first}–{second}.</source>
        <translation>
            <numerusform>%n seule tuile convient à {first}–{second}.</numerusform>
            <numerusform>%n tuiles seulement conviennent à {first}–{second}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile fits {first}–{second}.</source>
        <translation>Aucune tuile ne convient à {first}–{second}.</translation>
    </message>
    <message>
        <source>Edges by terrain</source>
        <translation>Bords par terrain</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Corner fit: tiles per pair of sides</source>
        <translation>Coins&#xa0;: tuiles par paire de côtés</translation>
    </message>
    <message>
        <source>Combinations of four sides</source>
        <translation>Combinaisons de quatre côtés</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>My statistics</source>
        <translation>Mes statistiques</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable game(s)</source>
        <translation>
            <numerusform>%n partie illisible</numerusform>
            <numerusform>%n parties illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) to read</source>
        <translation>
            <numerusform>encore %n partie à lire</numerusform>
            <numerusform>encore %n parties à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoires</translation>
    </message>
    <message numerus="yes">
        <source>%n second place(s)</source>
        <translation>
            <numerusform>%n deuxième place</numerusform>
            <numerusform>%n deuxièmes places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best streak: %n win(s)</source>
        <translation>
            <numerusform>Meilleure série&#xa0;: %n victoire</numerusform>
            <numerusform>Meilleure série&#xa0;: %n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Last 20 games</source>
        <translation>20 dernières parties</translation>
    </message>
    <message>
        <source>Points by source, per game</source>
        <translation>Points par source et par partie</translation>
    </message>
    <message>
        <source>filled marks are wins</source>
        <translation>marque pleine&#xa0;: victoire</translation>
    </message>
    <message>
        <source>{won} won</source>
        <translation>gagnées&#xa0;: {won}</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, against {name}</source>
        <translation>{game}, contre {name}</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>Against the computer, by level</source>
        <translation>Contre l’ordinateur, par niveau</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>played · won · most points</source>
        <translation>jouées · gagnées · record</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partie par partie</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>The game ends here and is scored.</source>
        <translation>La partie s’arrête ici. Place au décompte.</translation>
    </message>
    <message>
        <source>{player} lays {tile} and places nothing.</source>
        <translation>{player} pose {tile} et ne place rien.</translation>
    </message>
    <message>
        <source>{player} lays {tile} and places {piece}.</source>
        <translation>{player} pose {tile} et place {piece}.</translation>
    </message>
    <message>
        <source>{player} lays {tile} and moves {piece}.</source>
        <translation>{player} pose {tile} et déplace {piece}.</translation>
    </message>
    <message>
        <source>{player} places {piece}.</source>
        <translation>{player} place {piece}.</translation>
    </message>
    <message>
        <source>{player} moves {piece}.</source>
        <translation>{player} déplace {piece}.</translation>
    </message>
    <message>
        <source>the tile {tile}</source>
        <translation>la tuile {tile}</translation>
    </message>
    <message>
        <source>{player} draws {tile}.</source>
        <translation>{player} pioche {tile}.</translation>
    </message>
    <message>
        <source>{player} takes {piece} back.</source>
        <translation>{player} reprend {piece}.</translation>
    </message>
    <message>
        <source>{player} lays {tile}.</source>
        <translation>{player} pose {tile}.</translation>
    </message>
    <message>
        <source>{what}: {items}.</source>
        <translation>{what}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>… and {player} shares the points.</source>
        <translation>… à égalité avec {player}.</translation>
    </message>
    <message>
        <source>… for {player}: {items}.</source>
        <translation>… pour {player}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>{held}: {items}.</source>
        <translation>{held}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>{held}: no points.</source>
        <translation>{held}&#xa0;: aucun point.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Other scores: {others}.</source>
        <translation>Autres scores&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>minus {items}</source>
        <translation>moins {items}</translation>
    </message>
    <message>
        <source>{player} looks at a hint.</source>
        <translation>{player} demande un conseil.</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game.</source>
        <translation>{tile} ne convient nulle part et quitte la partie.</translation>
    </message>
    <message>
        <source>{player} completes {region}</source>
        <translation>{player} termine {region}</translation>
    </message>
    <message>
        <source>{what}. Nobody scores.</source>
        <translation>{what}. Personne ne marque.</translation>
    </message>
    <message>
        <source>{player} loses points for {region}.</source>
        <translation>{player} perd des points sur {region}.</translation>
    </message>
    <message>
        <source>{player} scores {inside}: {items}.</source>
        <translation>{player}, {inside}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>{player} scores nothing {inside}.</source>
        <translation>{player}, {inside}&#xa0;: aucun point.</translation>
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
    <message>
        <source>{player} skips this turn.</source>
        <translation>{player} passe son tour.</translation>
    </message>
    <message>
        <source>{player} does not lay {tile}: the tile leaves the game.</source>
        <translation>{player} ne pose pas {tile}&#xa0;: la tuile quitte la partie.</translation>
    </message>
</context>
<context>
    <name>SwatchButton</name>
    <message>
        <source>Colour: {}</source>
        <translation>Couleur&#xa0;: {}</translation>
    </message>
</context>
<context>
    <name>Swatches</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}, non enregistré</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Fermer {name}</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>show or hide hints</source>
        <translation>afficher ou masquer les conseils</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy the board’s picture</source>
        <translation>Copier l’image du plateau</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Annuler et rétablir</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Three good turns</source>
        <translation>Trois bons coups</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Picture and file</source>
        <translation>Image et fichier</translation>
    </message>
    <message>
        <source>Save the board’s picture…</source>
        <translation>Enregistrer l’image du plateau…</translation>
    </message>
    <message>
        <source>Export the saved game…</source>
        <translation>Exporter la partie…</translation>
    </message>
    <message>
        <source>Share as a page…</source>
        <translation>Partager en page web…</translation>
    </message>
    <message>
        <source>End the game now and score</source>
        <translation>Terminer la partie maintenant</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>About carcqt</source>
        <translation>À propos de carcqt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{player}: let the computer play</source>
        <translation>{player}&#xa0;: laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>{player}: let a person play</source>
        <translation>{player}&#xa0;: laisser jouer une personne</translation>
    </message>
    <message>
        <source>Legal squares</source>
        <translation>Cases possibles</translation>
    </message>
    <message>
        <source>Regions under the pointer</source>
        <translation>Zones au survol</translation>
    </message>
    <message>
        <source>Projected points</source>
        <translation>Points prévus</translation>
    </message>
    <message>
        <source>Tiles left and dead squares</source>
        <translation>Tuiles restantes et cases bloquées</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Within the turn</source>
        <translation>Dans le tour</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>End the game now?</source>
        <translation>Terminer la partie maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>The game is scored as it stands. You can replay it afterwards.</source>
        <translation>Le décompte se fait en l’état. Vous pourrez revoir la partie ensuite.</translation>
    </message>
    <message>
        <source>End and score</source>
        <translation>Terminer et décompter</translation>
    </message>
    <message>
        <source>Save the board’s picture</source>
        <translation>Enregistrer l’image du plateau</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Échec de l’enregistrement</translation>
    </message>
    <message>
        <source>Export the saved game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Analyse the game so far…</source>
        <translation>Analyser la partie jusqu’ici…</translation>
    </message>
    <message>
        <source>Play again with the same players</source>
        <translation>Recommencer avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>Player aids</source>
        <translation>Aides à l’écran</translation>
    </message>
    <message>
        <source>Analyse the game so far?</source>
        <translation>Analyser la partie jusqu’ici&#x202f;?</translation>
    </message>
    <message>
        <source>The analysis reveals good moves for every player. Does everyone agree?</source>
        <translation>L’analyse révèle de bons coups pour chaque joueur. Tout le monde est-il d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>Everyone agrees</source>
        <translation>Tout le monde est d’accord</translation>
    </message>
    <message>
        <source>Make a puzzle from here</source>
        <translation>Créer un casse-tête à partir d’ici</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>poser</translation>
    </message>
    <message>
        <source>see all</source>
        <translation>tout voir</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Then it is {player}’s turn.</source>
        <translation>Ensuite, à {player} de jouer.</translation>
    </message>
    <message>
        <source>Then it is your turn.</source>
        <translation>Ensuite, à vous de jouer.</translation>
    </message>
    <message>
        <source>place</source>
        <translation>placer</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} réfléchit…</translation>
    </message>
    <message>
        <source>No hint found. Try again.</source>
        <translation>Aucun conseil trouvé. Réessayez.</translation>
    </message>
</context>
<context>
    <name>TentSentences</name>
    <message numerus="yes">
        <source>{player} takes %n mine token(s)</source>
        <translation>
            <numerusform>{player} prend un jeton mine</numerusform>
            <numerusform>{player} prend %n jetons mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n mine token(s)</source>
        <translation>
            <numerusform>vous prenez un jeton mine</numerusform>
            <numerusform>vous prenez %n jetons mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n mine token(s)</source>
        <translation>
            <numerusform>prenez un jeton mine</numerusform>
            <numerusform>prenez %n jetons mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put {tent} on the mountain: up to %n token(s), one a turn</source>
        <translation>
            <numerusform>installez {tent} sur la montagne : il y a un jeton à prendre</numerusform>
            <numerusform>installez {tent} sur la montagne : jusqu’à %n jetons, un par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n token(s) are left for {tent}</source>
        <translation>
            <numerusform>il ne reste qu’un jeton pour {tent}</numerusform>
            <numerusform>il ne reste que %n jetons pour {tent}</numerusform>
        </translation>
    </message>
    <message>
        <source>no token is left for {tent}</source>
        <translation>il ne reste aucun jeton pour {tent}</translation>
    </message>
    <message numerus="yes">
        <source>get more tokens for {tent}: %n within reach</source>
        <translation>
            <numerusform>amenez des jetons à {tent}&#xa0;: un seul à portée</numerusform>
            <numerusform>amenez des jetons à {tent}&#xa0;: %n à portée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tent} can take up to %n token(s) on its new mountain, one a turn</source>
        <translation>
            <numerusform>{tent} peut prendre un jeton sur sa nouvelle montagne</numerusform>
            <numerusform>{tent} peut prendre jusqu’à %n jetons sur sa nouvelle montagne, un par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>{tent} finds no token to take on its new mountain</source>
        <translation>{tent} ne trouve aucun jeton à prendre sur sa nouvelle montagne</translation>
    </message>
    <message>
        <source>put {tent} on the mountain, though no token is left there</source>
        <translation>installez {tent} sur la montagne, même s’il n’y reste aucun jeton</translation>
    </message>
    <message numerus="yes">
        <source>{tent} has %n token(s) within reach now</source>
        <translation>
            <numerusform>{tent} a un jeton à portée</numerusform>
            <numerusform>{tent} a %n jetons à portée</numerusform>
        </translation>
    </message>
    <message>
        <source>leave {player} fewer tokens</source>
        <translation>laissez moins de jetons à {player}</translation>
    </message>
</context>
<context>
    <name>TestBoardView</name>
    <message>
        <source>No tile is left</source>
        <translation>Il ne reste aucune tuile</translation>
    </message>
    <message>
        <source>Edit {id}</source>
        <translation>Modifier {id}</translation>
    </message>
    <message>
        <source>No tile to lay.</source>
        <translation>Aucune tuile à poser.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) to choose from</source>
        <translation>
            <numerusform>%n case possible</numerusform>
            <numerusform>%n cases possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} fits nowhere. Take another tile.</source>
        <translation>{id} ne convient nulle part. Prenez une autre tuile.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tuile restante</numerusform>
            <numerusform>%n tuiles restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with problems left out</source>
        <translation>
            <numerusform>%n tuile à problème laissée de côté</numerusform>
            <numerusform>%n tuiles à problèmes laissées de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Retour au jeu de tuiles</translation>
    </message>
    <message>
        <source>Back to the tile</source>
        <translation>Retour à la tuile</translation>
    </message>
    <message>
        <source>Every tile is laid.</source>
        <translation>Toutes les tuiles sont posées.</translation>
    </message>
    <message>
        <source>Test board</source>
        <translation>Plateau d’essai</translation>
    </message>
    <message>
        <source>Clear the board and restart</source>
        <translation>Vider le plateau et recommencer</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Play a whole game with this deck</source>
        <translation>Jouer une partie entière avec ces tuiles</translation>
    </message>
    <message>
        <source>Which tile comes next</source>
        <translation>Prochaine tuile</translation>
    </message>
</context>
<context>
    <name>TextActions</name>
    <message>
        <source>Text of the file</source>
        <translation>Texte du fichier</translation>
    </message>
    <message>
        <source>move through the text</source>
        <translation>parcourir le texte</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copier</translation>
    </message>
</context>
<context>
    <name>TextsForm</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What players should know</source>
        <translation>Ce que les joueurs doivent savoir</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>Missing: {languages}</source>
        <translation>Il manque&#xa0;: {languages}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>ThemeWords</name>
    <message>
        <source>Closing</source>
        <translation>Fermeture</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Coup double</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Conquête</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrifice</translation>
    </message>
    <message>
        <source>Restraint</source>
        <translation>Patience</translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message numerus="yes">
        <source>{held} (%n tile(s))</source>
        <translation>
            <numerusform>{held} (une tuile)</numerusform>
            <numerusform>{held} (%n tuiles)</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileActions</name>
    <message>
        <source>Drawing</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>draw with this terrain</source>
        <translation>dessiner avec ce terrain</translation>
    </message>
    <message>
        <source>go through edge points and zones</source>
        <translation>parcourir les points du bord et les zones</translation>
    </message>
    <message>
        <source>begin a stroke here, then end it elsewhere; or use the tool here</source>
        <translation>commencer un trait ici, puis le finir ailleurs&#x202f;; ou utiliser l’outil ici</translation>
    </message>
    <message>
        <source>choose, draw, join and split, erase</source>
        <translation>choisir, dessiner, réunir et séparer, effacer</translation>
    </message>
    <message>
        <source>Choose a zone</source>
        <translation>Choisir une zone</translation>
    </message>
    <message>
        <source>Draw with a terrain</source>
        <translation>Dessiner un terrain</translation>
    </message>
    <message>
        <source>Join and split zones</source>
        <translation>Réunir et séparer des zones</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>The whole tile</source>
        <translation>Toute la tuile</translation>
    </message>
    <message>
        <source>rotate, mirror</source>
        <translation>tourner, inverser</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>copy and paste the markings</source>
        <translation>copier et coller le dessin</translation>
    </message>
    <message>
        <source>Copy the markings</source>
        <translation>Copier le dessin</translation>
    </message>
    <message>
        <source>Paste markings</source>
        <translation>Coller le dessin</translation>
    </message>
    <message>
        <source>go to the previous or next tile</source>
        <translation>aller à la tuile précédente ou suivante</translation>
    </message>
    <message>
        <source>Previous tile</source>
        <translation>Tuile précédente</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Tuile suivante</translation>
    </message>
    <message>
        <source>show the whole tile, zoom</source>
        <translation>afficher toute la tuile, zoomer</translation>
    </message>
    <message>
        <source>cancel the stroke, then go back to the deck</source>
        <translation>abandonner le trait, puis revenir au jeu de tuiles</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Retour au jeu de tuiles</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nouvelle tuile</translation>
    </message>
    <message>
        <source>move the chosen icon; further with Shift</source>
        <translation>déplacer le symbole choisi&#x202f;; plus loin avec Maj</translation>
    </message>
    <message>
        <source>put icons back to their automatic place</source>
        <translation>remettre les symboles à leur place automatique</translation>
    </message>
    <message>
        <source>Place icons automatically</source>
        <translation>Placer les symboles automatiquement</translation>
    </message>
    <message>
        <source>erase the chosen icon or zone</source>
        <translation>effacer le symbole ou la zone choisis</translation>
    </message>
</context>
<context>
    <name>TileBody</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>zones</source>
        <translation>zones</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tuile posée</numerusform>
            <numerusform>%n tuiles posées</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Lay {tile} at {square}</source>
        <translation>Poser {tile} en {square}</translation>
    </message>
    <message>
        <source>Token {worth} at {place}</source>
        <translation>Jeton {worth} en {place}</translation>
    </message>
    <message>
        <source>Place {piece} {where}</source>
        <translation>Placer {piece} {where}</translation>
    </message>
    <message>
        <source>Move {tile} to {square}</source>
        <translation>Déplacer {tile} en {square}</translation>
    </message>
    <message>
        <source>Move {piece} {where}</source>
        <translation>Déplacer {piece} {where}</translation>
    </message>
    <message>
        <source>Turn {tile} at {square}</source>
        <translation>Tourner {tile} en {square}</translation>
    </message>
    <message>
        <source>Remove {tile} at {square}</source>
        <translation>Retirer {tile} en {square}</translation>
    </message>
    <message>
        <source>Remove {piece} {where}</source>
        <translation>Retirer {piece} {where}</translation>
    </message>
    <message>
        <source>Take the tokens from {place}</source>
        <translation>Retirer les jetons de {place}</translation>
    </message>
    <message>
        <source>Remove {tile} from the game</source>
        <translation>Retirer {tile} du jeu</translation>
    </message>
    <message>
        <source>In hand: {tile}</source>
        <translation>En main&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Last tile laid: {tile}</source>
        <translation>Dernière tuile posée&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vider la table</translation>
    </message>
    <message>
        <source>Remove {piece}</source>
        <translation>Retirer {piece}</translation>
    </message>
    <message>
        <source>Remove the tokens</source>
        <translation>Retirer les jetons</translation>
    </message>
    <message>
        <source>Lay another one</source>
        <translation>En poser une autre</translation>
    </message>
    <message>
        <source>Last tile laid</source>
        <translation>Dernière tuile posée</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Retirer la tuile</translation>
    </message>
    <message>
        <source>Place on the table</source>
        <translation>Poser sur la table</translation>
    </message>
    <message>
        <source>Add to the next tiles</source>
        <translation>Ajouter aux prochaines tuiles</translation>
    </message>
    <message>
        <source>Take into the hand</source>
        <translation>Prendre en main</translation>
    </message>
    <message>
        <source>Remove from the game</source>
        <translation>Retirer du jeu</translation>
    </message>
</context>
<context>
    <name>TileCanvas</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n restante</numerusform>
            <numerusform>%n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
</context>
<context>
    <name>TileChooser</name>
    <message>
        <source>Search tiles</source>
        <translation>Rechercher une tuile</translation>
    </message>
    <message>
        <source>Tiles of the deck</source>
        <translation>Tuiles du jeu</translation>
    </message>
    <message>
        <source>No tile matches.</source>
        <translation>Aucune tuile ne correspond.</translation>
    </message>
</context>
<context>
    <name>TileEditing</name>
    <message>
        <source>Rotate the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Mirror the tile</source>
        <translation>Inverser la tuile</translation>
    </message>
    <message>
        <source>Change the size</source>
        <translation>Changer la taille</translation>
    </message>
    <message>
        <source>You have not copied anything from a tile of this game.</source>
        <translation>Vous n’avez rien copié. Copiez d’abord le dessin d’une tuile de ce jeu.</translation>
    </message>
    <message>
        <source>Paste markings</source>
        <translation>Coller le dessin</translation>
    </message>
    <message>
        <source>Choose an icon or a zone first.</source>
        <translation>Choisissez d’abord un symbole ou une zone.</translation>
    </message>
</context>
<context>
    <name>TileEditor</name>
    <message>
        <source>Show the whole tile</source>
        <translation>Voir toute la tuile</translation>
    </message>
    <message>
        <source>Properties of the tile</source>
        <translation>Propriétés de la tuile</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>Autres tailles</translation>
    </message>
    <message>
        <source>Size in squares</source>
        <translation>Taille en cases</translation>
    </message>
    <message>
        <source>The tile to draw on</source>
        <translation>La tuile à dessiner</translation>
    </message>
</context>
<context>
    <name>TileEdits</name>
    <message>
        <source>Paint {terrain}</source>
        <translation>Peindre&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be joined.</source>
        <translation>Impossible de réunir {one} et {other}.</translation>
    </message>
    <message>
        <source>Join zones</source>
        <translation>Réunir des zones</translation>
    </message>
    <message>
        <source>This zone has no other edge point, so it cannot be split.</source>
        <translation>Cette zone n’a pas d’autre bord. Impossible de la séparer.</translation>
    </message>
    <message>
        <source>Split a zone</source>
        <translation>Séparer une zone</translation>
    </message>
    <message>
        <source>Remove an icon</source>
        <translation>Retirer un symbole</translation>
    </message>
    <message>
        <source>Erase an edge</source>
        <translation>Effacer un bord</translation>
    </message>
    <message>
        <source>Erase {terrain}</source>
        <translation>Effacer&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>Drop {icon}</source>
        <translation>Déposer&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>Drop the icon into a zone of the tile.</source>
        <translation>Déposez le symbole dans une zone de la tuile.</translation>
    </message>
    <message>
        <source>{icon}: only on {terrains}.</source>
        <translation>{icon}&#xa0;: seulement sur {terrains}.</translation>
    </message>
    <message>
        <source>A zone shows at most {most}.</source>
        <translation>Maximum par zone&#xa0;: {most}.</translation>
    </message>
    <message>
        <source>Move {icon}</source>
        <translation>Déplacer&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>This icon is already placed automatically.</source>
        <translation>Ce symbole est déjà placé automatiquement.</translation>
    </message>
    <message>
        <source>Place icons automatically</source>
        <translation>Placer les symboles automatiquement</translation>
    </message>
    <message>
        <source>{icon}: put at the nearest place in its zone.</source>
        <translation>{icon}&#xa0;: placé à l’endroit le plus proche dans sa zone.</translation>
    </message>
</context>
<context>
    <name>TileHand</name>
    <message>
        <source>One action, or none</source>
        <translation>Une action, ou aucune</translation>
    </message>
    <message>
        <source>On the laid tile</source>
        <translation>Sur la tuile posée</translation>
    </message>
    <message>
        <source>No piece can be placed</source>
        <translation>Aucune pièce à placer</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} sur {count}</translation>
    </message>
</context>
<context>
    <name>TilePalette</name>
    <message>
        <source>Drag from one edge point to another to connect. Right-click to erase.</source>
        <translation>Tirez un trait d’un point du bord à un autre pour les relier. Clic droit pour effacer.</translation>
    </message>
    <message>
        <source>Click two zones to join them. Click an edge point of the chosen zone to split it off.</source>
        <translation>Cliquez sur deux zones pour les réunir. Cliquez sur un point du bord de la zone choisie pour l’en séparer.</translation>
    </message>
    <message>
        <source>Click a zone, an edge point or an icon to erase it.</source>
        <translation>Cliquez sur une zone, un point du bord ou un symbole pour l’effacer.</translation>
    </message>
    <message>
        <source>Click into a zone to drop the icon there. {key} to stop.</source>
        <translation>Cliquez dans une zone pour y déposer le symbole. {key} pour arrêter.</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Icons to drop</source>
        <translation>Symboles à déposer</translation>
    </message>
    <message>
        <source>Click into a zone to choose it. Drag an icon to its place. Right-click to erase.</source>
        <translation>Cliquez dans une zone pour la choisir. Faites glisser un symbole à sa place. Clic droit pour effacer.</translation>
    </message>
    <message>
        <source>Drag the icon, or move it with the arrows. {key}: automatic place.</source>
        <translation>Faites glisser le symbole, ou déplacez-le avec les flèches. {key}&#xa0;: place automatique.</translation>
    </message>
</context>
<context>
    <name>TileProperties</name>
    <message>
        <source>Chosen zone</source>
        <translation>Zone choisie</translation>
    </message>
    <message>
        <source>Chosen zone: {terrain}</source>
        <translation>Zone choisie&#xa0;: {terrain}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Click into a zone of the tile to choose it.</source>
        <translation>Cliquez dans une zone de la tuile pour la choisir.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Bords</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Commence par</translation>
    </message>
    <message>
        <source>Stop leading here</source>
        <translation>Ne plus mener ici</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Fewer: {icon}</source>
        <translation>Moins&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>More: {icon}</source>
        <translation>Plus&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>{side} (part)</source>
        <translation>{side} (en partie)</translation>
    </message>
    <message>
        <source>Use at most 40 letters without accents, digits, - or _.</source>
        <translation>Utilisez au plus 40 lettres sans accent, chiffres, - ou _.</translation>
    </message>
    <message>
        <source>Another tile has this id.</source>
        <translation>Une autre tuile porte déjà cet identifiant.</translation>
    </message>
    <message>
        <source>Rename the tile</source>
        <translation>Renommer la tuile</translation>
    </message>
    <message>
        <source>Name the tile</source>
        <translation>Nommer la tuile</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <translation>Nombre d’exemplaires</translation>
    </message>
    <message>
        <source>Choose the pile</source>
        <translation>Choisir la pioche</translation>
    </message>
    <message>
        <source>Numbers of players</source>
        <translation>Nombres de joueurs</translation>
    </message>
    <message>
        <source>Change into {terrain}</source>
        <translation>Changer en {terrain}</translation>
    </message>
    <message>
        <source>Icons: {icon}</source>
        <translation>Symboles&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>Detach from {zone}</source>
        <translation>Détacher de {zone}</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Id of the tile</source>
        <translation>Identifiant de la tuile</translation>
    </message>
    <message>
        <source>Name ({language})</source>
        <translation>Nom ({language})</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Fewer copies</source>
        <translation>Moins d’exemplaires</translation>
    </message>
    <message>
        <source>More copies</source>
        <translation>Plus d’exemplaires</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>For how many players (none chosen: any number)</source>
        <translation>Nombres de joueurs (aucun choix&#xa0;: tous)</translation>
    </message>
    <message>
        <source>In four rotations</source>
        <translation>Dans les quatre sens</translation>
    </message>
    <message>
        <source>Place icons automatically</source>
        <translation>Placer les symboles automatiquement</translation>
    </message>
</context>
<context>
    <name>TileSentences</name>
    <message>
        <source>score {points} now for {region}</source>
        <translation>marquez {points} tout de suite pour {region}</translation>
    </message>
    <message>
        <source>{player} scores {points} now for {region}</source>
        <translation>{player} marque {points} tout de suite pour {region}</translation>
    </message>
    <message>
        <source>you score {points} now for {region}</source>
        <translation>vous marquez {points} tout de suite pour {region}</translation>
    </message>
    <message numerus="yes">
        <source>take %n point(s) from {player} at the end ({source})</source>
        <translation>
            <numerusform>faites perdre un point à {player} à la fin ({source})</numerusform>
            <numerusform>faites perdre %n points à {player} à la fin ({source})</numerusform>
        </translation>
    </message>
    <message>
        <source>another turn</source>
        <translation>un tour de plus</translation>
    </message>
    <message>
        <source>{text}, and the piece comes straight back</source>
        <translation>{text}, et la pièce revient aussitôt</translation>
    </message>
    <message>
        <source>{player} wins {prize}</source>
        <translation>{player} gagne {prize}</translation>
    </message>
    <message>
        <source>you win {prize}</source>
        <translation>vous gagnez {prize}</translation>
    </message>
    <message>
        <source>win {prize}</source>
        <translation>gagnez {prize}</translation>
    </message>
    <message numerus="yes">
        <source>%n of your pieces return(s) to your supply</source>
        <translation>
            <numerusform>une de vos pièces revient dans votre réserve</numerusform>
            <numerusform>%n de vos pièces reviennent dans votre réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) return(s) to {player}’s supply</source>
        <translation>
            <numerusform>une pièce revient dans la réserve de {player}</numerusform>
            <numerusform>%n pièces reviennent dans la réserve de {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n piece(s) back</source>
        <translation>
            <numerusform>récupérez une pièce</numerusform>
            <numerusform>récupérez %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} is {player}’s</source>
        <translation>{region} est à {player}</translation>
    </message>
    <message>
        <source>place {piece} {inside}</source>
        <translation>placez {piece} {inside}</translation>
    </message>
    <message>
        <source>{region} is yours</source>
        <translation>{region} est à vous</translation>
    </message>
    <message>
        <source>grows</source>
        <translation>s’agrandit</translation>
    </message>
    <message>
        <source>extend {held}</source>
        <translation>agrandissez {held}</translation>
    </message>
    <message>
        <source>you win {prize} that {rival} could have won</source>
        <translation>vous gagnez {prize} que {rival} aurait pu gagner</translation>
    </message>
    <message>
        <source>complete {region}</source>
        <translation>terminez {region}</translation>
    </message>
    <message>
        <source>close {region}</source>
        <translation>fermez {region}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>{points} tout de suite</translation>
    </message>
    <message>
        <source>score {points} now</source>
        <translation>marquez {points} tout de suite</translation>
    </message>
    <message>
        <source>score {points} now {inside}</source>
        <translation>marquez {points} tout de suite {inside}</translation>
    </message>
    <message>
        <source>{text}, {expected} of which would probably have come later</source>
        <translation>{text}, dont {expected} seraient sans doute venus plus tard</translation>
    </message>
    <message>
        <source>{text}, but about {expected} were expected without this turn</source>
        <translation>{text}, mais sans ce tour, on pouvait en espérer environ {expected}</translation>
    </message>
    <message>
        <source>{text}, but these would probably have come later</source>
        <translation>{text}, qui seraient sans doute venus plus tard</translation>
    </message>
    <message numerus="yes">
        <source>you score %n point(s) less for {regions} at the end</source>
        <translation>
            <numerusform>vous marquez un point de moins pour {regions} à la fin</numerusform>
            <numerusform>vous marquez %n points de moins pour {regions} à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) less for {regions} at the end</source>
        <translation>
            <numerusform>{player} marque un point de moins pour {regions} à la fin</numerusform>
            <numerusform>{player} marque %n points de moins pour {regions} à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you score %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>vous marquez un point de plus pour {regions} à la fin</numerusform>
            <numerusform>vous marquez %n points de plus pour {regions} à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>{player} marque un point de plus pour {regions} à la fin</numerusform>
            <numerusform>{player} marque %n points de plus pour {regions} à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>marquez un point de plus pour {regions} à la fin</numerusform>
            <numerusform>marquez %n points de plus pour {regions} à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>your pieces on the board return sooner</source>
        <translation>vos pièces sur le plateau reviendront plus tôt</translation>
    </message>
    <message>
        <source>{player}’s pieces on the board return sooner</source>
        <translation>les pièces de {player} sur le plateau reviendront plus tôt</translation>
    </message>
    <message>
        <source>your pieces on the board stay longer</source>
        <translation>vos pièces resteront plus longtemps sur le plateau</translation>
    </message>
    <message>
        <source>{player}’s pieces on the board stay longer</source>
        <translation>les pièces de {player} resteront plus longtemps sur le plateau</translation>
    </message>
    <message>
        <source>hold up {player}’s pieces on the board</source>
        <translation>retenez les pièces de {player} sur le plateau</translation>
    </message>
    <message>
        <source>you get a share of {theirs}</source>
        <translation>vous partagez {theirs}</translation>
    </message>
    <message>
        <source>{player} gets a share of {theirs}</source>
        <translation>{player} partage {theirs}</translation>
    </message>
    <message>
        <source>get a share of {theirs}</source>
        <translation>partagez {theirs}</translation>
    </message>
    <message>
        <source>you take over {theirs}</source>
        <translation>vous prenez {theirs}</translation>
    </message>
    <message>
        <source>{player} takes over {theirs}</source>
        <translation>{player} prend {theirs}</translation>
    </message>
    <message>
        <source>take over {theirs}</source>
        <translation>prenez {theirs}</translation>
    </message>
    <message>
        <source>block {held}</source>
        <translation>bloquez {held}</translation>
    </message>
    <message>
        <source>one more tile can join {held} and {theirs_too}</source>
        <translation>encore une tuile, et {held} peut rejoindre {theirs_too}</translation>
    </message>
    <message>
        <source>get close to {theirs}: one more tile joins it to {held_too}</source>
        <translation>approchez-vous de {theirs}&#xa0;: encore une tuile, et {held_too} {le} rejoint</translation>
    </message>
    <message numerus="yes">
        <source>this lets {player} claim one of %n region(s)</source>
        <translation>
            <numerusform>cela laisse une zone libre à {player}</numerusform>
            <numerusform>cela laisse %n zones libres à {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>this leaves {a_region} unclaimed for {player}</source>
        <translation>cela laisse {a_region} libre à {player}</translation>
    </message>
    <message>
        <source>other effects</source>
        <translation>autres effets</translation>
    </message>
    <message>
        <source>{held} {does}, but {second}</source>
        <translation>{held} {does}, mais {second}</translation>
    </message>
    <message>
        <source>make {held} easier to complete</source>
        <translation>rendez {held} plus facile à terminer</translation>
    </message>
    <message>
        <source>is easier to complete</source>
        <translation>devient plus facile à terminer</translation>
    </message>
    <message>
        <source>can hardly be completed any more</source>
        <translation>ne peut presque plus être terminé{e}</translation>
    </message>
    <message>
        <source>make {held} harder to complete</source>
        <translation>rendez {held} plus difficile à terminer</translation>
    </message>
    <message>
        <source>{held} joins {theirs_too}, and the owners share it</source>
        <translation>{held} rejoint {theirs_too}, et le tout est partagé</translation>
    </message>
    <message>
        <source>join {held} with {theirs_too}</source>
        <translation>reliez {held} et {theirs_too}</translation>
    </message>
    <message>
        <source>is harder to complete</source>
        <translation>devient plus difficile à terminer</translation>
    </message>
    <message>
        <source>is worth more</source>
        <translation>rapporte davantage</translation>
    </message>
    <message>
        <source>make {held} worth more</source>
        <translation>enrichissez {held}</translation>
    </message>
    <message>
        <source>make {held} worth less</source>
        <translation>appauvrissez {held}</translation>
    </message>
    <message>
        <source>is worth less</source>
        <translation>rapporte moins</translation>
    </message>
    <message>
        <source>keep {held} from growing</source>
        <translation>empêchez {held} de s’étendre</translation>
    </message>
    <message>
        <source>has less room left</source>
        <translation>a moins de place pour s’étendre</translation>
    </message>
    <message>
        <source>{held} {does}</source>
        <translation>{held} {does}</translation>
    </message>
    <message numerus="yes">
        <source>this uses {piece}: %n left in the supply</source>
        <translation>
            <numerusform>{piece} de moins&#xa0;: encore %n en réserve</numerusform>
            <numerusform>{piece} de moins&#xa0;: encore %n en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>this uses {piece}: no {bare} left in the supply</source>
        <translation>{piece} de moins&#xa0;: plus aucun{e} {bare} en réserve</translation>
    </message>
    <message>
        <source>get pieces back sooner</source>
        <translation>récupérez des pièces plus tôt</translation>
    </message>
</context>
<context>
    <name>TileView</name>
    <message>
        <source>Export this tile</source>
        <translation>Exporter cette tuile</translation>
    </message>
    <message>
        <source>This tile as PNG…</source>
        <translation>Cette tuile en PNG…</translation>
    </message>
    <message>
        <source>This tile as SVG…</source>
        <translation>Cette tuile en SVG…</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>Lay the tile</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>lays a tile</source>
        <translation>pose une tuile</translation>
    </message>
    <message>
        <source>Place {piece}</source>
        <translation>Placer {piece}</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>une tuile</translation>
    </message>
    <message>
        <source>{things} completed</source>
        <translation>{things} terminé{e}s</translation>
    </message>
    <message>
        <source>Place nothing</source>
        <translation>Ne rien placer</translation>
    </message>
    <message>
        <source>the tile laid anywhere, no piece placed</source>
        <translation>tuile posée n’importe où, aucune pièce placée</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tuile dans la pioche</numerusform>
            <numerusform>%n tuiles dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn} · {left}</source>
        <translation>Tour {turn} · {left}</translation>
    </message>
    <message>
        <source>Tiles that are still to be drawn</source>
        <translation>Tuiles encore à piocher</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Pioche {count}</translation>
    </message>
</context>
<context>
    <name>TilesLeftView</name>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Point at a free square to see which tiles still fit there.</source>
        <translation>Survolez une case libre pour voir les tuiles qui y conviennent encore.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fit this square.</source>
        <translation>
            <numerusform>%n tuile convient à cette case.</numerusform>
            <numerusform>%n tuiles conviennent à cette case.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
</context>
<context>
    <name>ToComeForm</name>
    <message>
        <source>Tiles to come</source>
        <translation>Tuiles à venir</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Une autre graine</translation>
    </message>
    <message>
        <source>Listed order</source>
        <translation>Ordre choisi</translation>
    </message>
    <message>
        <source>After the list</source>
        <translation>Après la liste</translation>
    </message>
    <message>
        <source>Removed tiles</source>
        <translation>Tuiles retirées</translation>
    </message>
    <message>
        <source>hidden from players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>connu de tous</translation>
    </message>
    <message>
        <source>the rest, shuffled</source>
        <translation>le reste, mélangé</translation>
    </message>
    <message>
        <source>nothing: the game ends</source>
        <translation>rien&#xa0;: la partie se termine</translation>
    </message>
    <message>
        <source>Remove a tile…</source>
        <translation>Retirer une tuile…</translation>
    </message>
    <message>
        <source>Put {tile} back</source>
        <translation>Remettre {tile}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordre&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Afterwards: {after}</source>
        <translation>Ensuite&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Remove {tile} from the game</source>
        <translation>Retirer {tile} du jeu</translation>
    </message>
</context>
<context>
    <name>ToMove</name>
    <message>
        <source>To move</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>To move: {name}</source>
        <translation>À {name} de jouer</translation>
    </message>
</context>
<context>
    <name>TokenCount</name>
    <message>
        <source>Tokens of {worth}: {count}</source>
        <translation>Jetons de {worth}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Click: one more. Right click or −: one less.</source>
        <translation>Clic&#xa0;: un de plus. Clic droit ou −&#xa0;: un de moins.</translation>
    </message>
</context>
<context>
    <name>TokensForm</name>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Placed by hand</source>
        <translation>Placés à la main</translation>
    </message>
    <message>
        <source>Tokens placed automatically</source>
        <translation>Jetons placés automatiquement</translation>
    </message>
    <message>
        <source>Tokens by hand</source>
        <translation>Jetons placés à la main</translation>
    </message>
    <message>
        <source>Tokens on the table</source>
        <translation>Jetons sur la table</translation>
    </message>
    <message>
        <source>Tokens out of the game</source>
        <translation>Jetons hors du jeu</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Home (the game is saved)</source>
        <translation>Accueil (la partie est enregistrée)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>TrialActions</name>
    <message>
        <source>Undo the last tile</source>
        <translation>Annuler la dernière tuile</translation>
    </message>
    <message>
        <source>Test board</source>
        <translation>Plateau d’essai</translation>
    </message>
    <message>
        <source>go through the squares where the tile fits</source>
        <translation>parcourir les cases où la tuile convient</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>tourner la tuile</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>take another tile</source>
        <translation>prendre une autre tuile</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Autre tuile</translation>
    </message>
    <message>
        <source>undo the last tile</source>
        <translation>annuler la dernière tuile</translation>
    </message>
    <message>
        <source>show everything, zoom</source>
        <translation>tout afficher, zoomer</translation>
    </message>
    <message>
        <source>back to the editor</source>
        <translation>revenir à l’éditeur</translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message>
        <source>no verdict</source>
        <translation>pas de verdict</translation>
    </message>
    <message>
        <source>The goal is met</source>
        <translation>L’objectif est atteint</translation>
    </message>
    <message>
        <source>Not yet: {value} instead of {best}</source>
        <translation>Pas encore&#xa0;: {value} au lieu de {best}</translation>
    </message>
    <message>
        <source>This turn scores: {sources}.</source>
        <translation>Points de ce coup&#xa0;: {sources}.</translation>
    </message>
    <message>
        <source>This turn scores nothing.</source>
        <translation>Ce coup ne rapporte rien.</translation>
    </message>
    <message>
        <source>{player} answers here.</source>
        <translation>{player} répond ici.</translation>
    </message>
    <message numerus="yes">
        <source>{player} answers here and scores %n point(s).</source>
        <translation>
            <numerusform>{player} répond ici et marque %n point.</numerusform>
            <numerusform>{player} répond ici et marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play here, the goal is missed.</source>
        <translation>Quel que soit votre coup, l’objectif est manqué.</translation>
    </message>
    <message>
        <source>This is the best you can still do.</source>
        <translation>C’est le mieux que vous puissiez encore faire.</translation>
    </message>
    <message>
        <source>The best you can still reach: {amount}.</source>
        <translation>Meilleur résultat encore possible&#xa0;: {amount}.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Points manqués</translation>
    </message>
    <message>
        <source>The goal is not met.</source>
        <translation>L’objectif n’est pas atteint.</translation>
    </message>
    <message>
        <source>Too many lines to judge this turn</source>
        <translation>Trop de suites possibles pour juger ce coup</translation>
    </message>
    <message>
        <source>misses the goal</source>
        <translation>objectif manqué</translation>
    </message>
    <message>
        <source>The goal can no longer be met.</source>
        <translation>L’objectif ne peut plus être atteint.</translation>
    </message>
    <message>
        <source>With best play, this turn still scores: {sources}.</source>
        <translation>Points avec la meilleure suite&#xa0;: {sources}.</translation>
    </message>
    <message>
        <source>Even with best play, this turn scores nothing.</source>
        <translation>Même avec la meilleure suite, ce coup ne rapporte rien.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) more.</source>
        <translation>
            <numerusform>{player} marque %n point de plus qu’avec le meilleur coup.</numerusform>
            <numerusform>{player} marque %n points de plus qu’avec le meilleur coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has a reply.</source>
        <translation>{player} a la parade.</translation>
    </message>
    <message>
        <source>{amount}: no more is possible</source>
        <translation>{amount}&#xa0;: impossible de faire mieux</translation>
    </message>
    <message>
        <source>{amount} on average: no more is possible</source>
        <translation>{amount} en moyenne&#xa0;: impossible de faire mieux</translation>
    </message>
    <message>
        <source>On average, another turn scores more.</source>
        <translation>En moyenne, un autre coup rapporte plus.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ce n’est pas le bon coup</translation>
    </message>
</context>
<context>
    <name>UniquenessWords</name>
    <message>
        <source>one first turn</source>
        <translation>un seul premier tour</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>une seule suite</translation>
    </message>
    <message>
        <source>one line to the end</source>
        <translation>une seule suite jusqu’à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n first turn(s)</source>
        <translation>
            <numerusform>%n premier tour</numerusform>
            <numerusform>%n premiers tours</numerusform>
        </translation>
    </message>
    <message>
        <source>One first turn is right. The continuation can vary.</source>
        <translation>Un seul premier tour est bon. La suite peut varier.</translation>
    </message>
    <message>
        <source>One line is right; other replies or draws can change it.</source>
        <translation>Une seule suite est bonne&#x202f;; d’autres ripostes ou d’autres pioches peuvent la changer.</translation>
    </message>
    <message>
        <source>One line is right, to the end.</source>
        <translation>Une seule suite est bonne, jusqu’à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n first turn(s) are equally good.</source>
        <translation>
            <numerusform>%n premier tour est bon.</numerusform>
            <numerusform>%n premiers tours se valent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnkeptWords</name>
    <message>
        <source>saved games and open documents</source>
        <translation>parties et documents en cours</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>pictures, which will be drawn again</source>
        <translation>images (elles seront redessinées)</translation>
    </message>
    <message>
        <source>Some folders cannot be written to. These will not be kept</source>
        <translation>Certains dossiers sont protégés en écriture. Ne seront pas conservés</translation>
    </message>
    <message>
        <source>“{path}” cannot be written. {reason} The program tries again with the next change and when it closes.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;». {reason} Le programme réessaie à la prochaine modification et quand il se ferme.</translation>
    </message>
    <message>
        <source>A file of the program was damaged. It is kept as “{path}”, and the program continues without it.</source>
        <translation>Un fichier du programme était endommagé. Il est conservé sous «&#xa0;{path}&#xa0;», et le programme continue sans lui.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read. It stays as it is, and the program continues without it.</source>
        <translation>«&#xa0;{path}&#xa0;» est illisible. Le fichier reste tel quel, et le programme continue sans lui.</translation>
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
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>affiche cette aide et quitte</translation>
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
        <source>Arguments are missing: %s. Add them, or see --help.</source>
        <translation>Il manque des arguments&#xa0;: %s. Ajoutez-les, ou consultez --help.</translation>
    </message>
    <message>
        <source>Unknown arguments: %s. Remove them, or see --help.</source>
        <translation>Arguments inconnus&#xa0;: %s. Supprimez-les, ou consultez --help.</translation>
    </message>
    <message>
        <source>There is no option %(name)s. See --help.</source>
        <translation>L’option&#xa0;%(name)s n’existe pas. Consultez --help.</translation>
    </message>
    <message>
        <source>There is no option %(name)s. Did you mean %(guess)s?</source>
        <translation>L’option&#xa0;%(name)s n’existe pas. Vouliez-vous dire&#xa0;%(guess)s&#x202f;?</translation>
    </message>
    <message>
        <source>“%(name)s” is not possible here. Did you mean “%(guess)s”?</source>
        <translation>«&#xa0;%(name)s&#xa0;» n’est pas possible ici. Vouliez-vous dire «&#xa0;%(guess)s&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>The value is missing. Write one after the option.</source>
        <translation>Sa valeur manque. Écrivez-en une à la suite.</translation>
    </message>
    <message>
        <source>The values are missing. Write at least one.</source>
        <translation>Ses valeurs manquent. Écrivez-en au moins une.</translation>
    </message>
    <message>
        <source>“%(value)s” is not possible here. Choose one of: %(choices)s.</source>
        <translation>«&#xa0;%(value)s&#xa0;» n’est pas possible ici. Choisissez parmi&#xa0;: %(choices)s.</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>Better to {advice}</source>
        <translation>Mieux&#xa0;: {advice}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Environ %n point de moins que le meilleur coup.</numerusform>
            <numerusform>Environ %n points de moins que le meilleur coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) more than an ordinary turn.</source>
        <translation>
            <numerusform>Environ %n point de plus qu’un coup ordinaire.</numerusform>
            <numerusform>Environ %n points de plus qu’un coup ordinaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws well</source>
        <translation>{player} a une bonne pioche</translation>
    </message>
    <message>
        <source>{player} draws badly</source>
        <translation>{player} a une mauvaise pioche</translation>
    </message>
    <message>
        <source>This draw is worth {points} points compared with an average draw.</source>
        <translation>Écart avec une pioche moyenne&#xa0;: {points} points.</translation>
    </message>
    <message numerus="yes">
        <source>About one draw in %n was as good.</source>
        <translation>
            <numerusform>Environ une pioche sur %n valait autant.</numerusform>
            <numerusform>Environ une pioche sur %n valait autant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VillageForm</name>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message>
        <source>Price of each square, in gold: they differ</source>
        <translation>Prix de chaque case, en or (plusieurs valeurs)</translation>
    </message>
    <message>
        <source>Price of each square, in gold</source>
        <translation>Prix de chaque case, en or</translation>
    </message>
    <message>
        <source>Linked to {villages}</source>
        <translation>Relié à {villages}</translation>
    </message>
    <message>
        <source>Linked to no other village</source>
        <translation>Relié à aucun autre village</translation>
    </message>
    <message>
        <source>Use at most 40 letters without accents, digits, - or _.</source>
        <translation>Utilisez au plus 40 lettres sans accent, chiffres, - ou _.</translation>
    </message>
    <message>
        <source>Another village has this id.</source>
        <translation>Un autre village porte déjà cet identifiant.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Id, in links and missions</source>
        <translation>Identifiant, dans liaisons et missions</translation>
    </message>
    <message>
        <source>Square {number}</source>
        <translation>Case {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>VillageWords</name>
    <message>
        <source>, </source>
        <comment>between villages in which there are camps</comment>
        <translation>, à </translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} et à {last}</translation>
    </message>
    <message>
        <source>Still without a camp: {villages}.</source>
        <translation>Encore sans campement&#xa0;: {villages}.</translation>
    </message>
</context>
<context>
    <name>VillagesGoalForm</name>
    <message>
        <source>Have camps in certain villages</source>
        <translation>Établir des campements</translation>
    </message>
    <message>
        <source>Click villages</source>
        <translation>Cliquer sur des villages</translation>
    </message>
    <message>
        <source>No village yet</source>
        <translation>Pas encore de village</translation>
    </message>
</context>
<context>
    <name>VillagesGoalWords</name>
    <message>
        <source>have camps in {villages}</source>
        <translation>établit des campements à {villages}</translation>
    </message>
    <message>
        <source>have a camp in {villages}</source>
        <translation>établit un campement à {villages}</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} réfléchit…</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the editor</source>
        <translation>Retour à l’éditeur</translation>
    </message>
    <message>
        <source>Back to the editor. The test game is kept apart from your games.</source>
        <translation>Retour à l’éditeur. La partie d’essai reste séparée de vos parties.</translation>
    </message>
</context>
<context>
    <name>WelcomeCard</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Four games of tiles and rivers, on one screen, with family and friends or against the computer. New here? Try {game} first.</source>
        <translation>Quatre jeux de tuiles et de rivières autour d’un même écran, en famille, entre amis ou contre l’ordinateur. Pour commencer, essayez «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
</context>
<context>
    <name>WinGoalForm</name>
    <message>
        <source>Win, if the game ended then</source>
        <translation>Gagner, décompte compris</translation>
    </message>
</context>
<context>
    <name>WinGoalWords</name>
    <message>
        <source>win</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>as if the game ended then</source>
        <translation>comme si la partie s’arrêtait là</translation>
    </message>
    <message>
        <source>The game is scored as if it ended then.</source>
        <translation>On compte comme si la partie s’arrêtait là.</translation>
    </message>
    <message>
        <source>{players} would win, by {other} to {own}.</source>
        <translation>Victoire pour {players}, {other} à {own}.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>General shortcuts</source>
        <translation>Raccourcis généraux</translation>
    </message>
    <message>
        <source>cancel, or go back</source>
        <translation>annuler, ou revenir</translation>
    </message>
    <message>
        <source>rules, these keys</source>
        <translation>règles, raccourcis</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>press the main button</source>
        <translation>appuyer sur le bouton principal</translation>
    </message>
</context>
<context>
    <name>ZoomPill</name>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout voir</translation>
    </message>
</context>
<context>
    <name>_Language</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>_PuzzleFilters</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolus</translation>
    </message>
</context>
</TS>
