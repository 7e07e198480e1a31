<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AmazonVocabulary</name>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n boat</numerusform>
            <numerusform>%n boats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit(s)</source>
        <translation>
            <numerusform>%n fruit</numerusform>
            <numerusform>%n fruit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parrot(s)</source>
        <translation>
            <numerusform>%n parrot</numerusform>
            <numerusform>%n parrots</numerusform>
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
            <numerusform>%n butterfly</numerusform>
            <numerusform>%n butterflies</numerusform>
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
            <numerusform>%n sloth</numerusform>
            <numerusform>%n sloths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caiman(s)</source>
        <translation>
            <numerusform>%n caiman</numerusform>
            <numerusform>%n caimans</numerusform>
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
            <numerusform>%n for the first boat at the mouth</numerusform>
            <numerusform>%n for the first boat at the mouth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the second boat at the mouth</source>
        <translation>
            <numerusform>%n for the second boat at the mouth</numerusform>
            <numerusform>%n for the second boat at the mouth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the third boat at the mouth</source>
        <translation>
            <numerusform>%n for the third boat at the mouth</numerusform>
            <numerusform>%n for the third boat at the mouth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s boat moves %n space(s), to space {space}.</source>
        <translation>
            <numerusform>{player}’s boat moves %n space, to space {space}.</numerusform>
            <numerusform>{player}’s boat moves %n spaces, to space {space}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message numerus="yes">
        <source>%n game(s) is (are) too few to judge.</source>
        <translation>
            <numerusform>%n game is too few to judge.</numerusform>
            <numerusform>%n games are too few to judge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message numerus="yes">
        <source>%n legal move(s):</source>
        <translation>
            <numerusform>%n legal move:</numerusform>
            <numerusform>%n legal moves:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoatSentences</name>
    <message numerus="yes">
        <source>{boat} moves %n space(s) and is {place}</source>
        <translation>
            <numerusform>{boat} moves %n space and is {place}</numerusform>
            <numerusform>{boat} moves %n spaces and is {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) ahead of {rival}</source>
        <translation>
            <numerusform>%n space ahead of {rival}</numerusform>
            <numerusform>%n spaces ahead of {rival}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) behind {rival}</source>
        <translation>
            <numerusform>%n space behind {rival}</numerusform>
            <numerusform>%n spaces behind {rival}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildPanel</name>
    <message numerus="yes">
        <source>%n gold coin(s)</source>
        <translation>
            <numerusform>%n gold coin</numerusform>
            <numerusform>%n gold coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver coin(s)</source>
        <translation>
            <numerusform>%n silver coin</numerusform>
            <numerusform>%n silver coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message numerus="yes">
        <source>Use the %n standard card(s)</source>
        <translation>
            <numerusform>Use the %n standard card</numerusform>
            <numerusform>Use the %n standard cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>valid map for {game}, %n village(s)</source>
        <translation>
            <numerusform>valid map for {game}, %n village</numerusform>
            <numerusform>valid map for {game}, %n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid deck for {game}, %n tile(s)</source>
        <translation>
            <numerusform>valid deck for {game}, %n tile</numerusform>
            <numerusform>valid deck for {game}, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid scenario for {game}, %n move(s)</source>
        <translation>
            <numerusform>valid scenario for {game}, %n move</numerusform>
            <numerusform>valid scenario for {game}, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid pack, %n file(s)</source>
        <translation>
            <numerusform>valid pack, %n file</numerusform>
            <numerusform>valid pack, %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>valid lesson for {game}, %n step(s)</source>
        <translation>
            <numerusform>valid lesson for {game}, %n step</numerusform>
            <numerusform>valid lesson for {game}, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CombinationGrid</name>
    <message numerus="yes">
        <source>{sides}: %n tile(s)</source>
        <translation>
            <numerusform>{sides}: %n tile</numerusform>
            <numerusform>{sides}: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompleteGoalWords</name>
    <message numerus="yes">
        <source>%n side(s) stay open.</source>
        <translation>
            <numerusform>%n side stays open.</numerusform>
            <numerusform>%n sides stay open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n days in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckEditing</name>
    <message numerus="yes">
        <source>Copies of %n tile(s)</source>
        <translation>
            <numerusform>Copies of %n tile</numerusform>
            <numerusform>Copies of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation>
            <numerusform>Move %n tile</numerusform>
            <numerusform>Move %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tile(s)</source>
        <translation>
            <numerusform>Duplicate %n tile</numerusform>
            <numerusform>Duplicate %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tile(s)</source>
        <translation>
            <numerusform>Delete %n tile</numerusform>
            <numerusform>Delete %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n tile(s)</source>
        <translation>
            <numerusform>Cut %n tile</numerusform>
            <numerusform>Cut %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tile(s)</source>
        <translation>
            <numerusform>Paste %n tile</numerusform>
            <numerusform>Paste %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckProperties</name>
    <message numerus="yes">
        <source>%n tile(s) selected</source>
        <translation>
            <numerusform>%n tile selected</numerusform>
            <numerusform>%n tiles selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies of %n tile(s)</source>
        <translation>
            <numerusform>Copies of %n tile</numerusform>
            <numerusform>Copies of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the pile of %n tile(s)</source>
        <translation>
            <numerusform>Change the pile of %n tile</numerusform>
            <numerusform>Change the pile of %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionActions</name>
    <message numerus="yes">
        <source>set up camp(s) {places}</source>
        <translation>
            <numerusform>set up camp {places}</numerusform>
            <numerusform>set up camps {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put neutral tent(s) {places}</source>
        <translation>
            <numerusform>put a neutral tent {places}</numerusform>
            <numerusform>put neutral tents {places}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionSentences</name>
    <message numerus="yes">
        <source>{village} costs {rival} %n gold more</source>
        <translation>
            <numerusform>{village} costs {rival} %n gold more</numerusform>
            <numerusform>{village} costs {rival} %n gold more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tiles}, for %n more point(s) at the end</source>
        <translation>
            <numerusform>{tiles}, for %n more point at the end</numerusform>
            <numerusform>{tiles}, for %n more points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) of the mission is (are) at most two camps away</source>
        <translation>
            <numerusform>%n village of the mission is at most two camps away</numerusform>
            <numerusform>%n villages of the mission are at most two camps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, unless {rival} plays card(s) {cards}</source>
        <translation>
            <numerusform>{text}, unless {rival} plays card {cards}</numerusform>
            <numerusform>{text}, unless {rival} plays one of the cards {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the guide replaces %n silver of income</source>
        <translation>
            <numerusform>the guide replaces %n silver of income</numerusform>
            <numerusform>the guide replaces %n silver of income</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n silver</source>
        <translation>
            <numerusform>you get %n silver</numerusform>
            <numerusform>you get %n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the 5 species live(s) at the camp or one step away</source>
        <translation>
            <numerusform>%n of the 5 species lives at the camp or one step away</numerusform>
            <numerusform>%n of the 5 species live at the camp or one step away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{village} is on the mission: that saves %n point(s)</source>
        <translation>
            <numerusform>{village} is on the mission: that saves %n point</numerusform>
            <numerusform>{village} is on the mission: that saves %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its villages have {species} species, cost {gold} gold and can be joined in %n step(s); the other mission: {other_species} species, {other_gold} gold, {other_steps} steps</source>
        <translation>
            <numerusform>its villages have {species} species, cost {gold} gold and can be joined in %n step; the other mission: {other_species} species, {other_gold} gold, {other_steps} steps</numerusform>
            <numerusform>its villages have {species} species, cost {gold} gold and can be joined in %n steps; the other mission: {other_species} species, {other_gold} gold, {other_steps} steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver</source>
        <translation>
            <numerusform>{player} gets %n silver</numerusform>
            <numerusform>{player} gets %n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n silver</source>
        <translation>
            <numerusform>it pays %n silver</numerusform>
            <numerusform>it pays %n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it announces %n (the highest has the first choice, silver or the guide)</source>
        <translation>
            <numerusform>it announces %n (the highest has the first choice, silver or the guide)</numerusform>
            <numerusform>it announces %n (the highest has the first choice, silver or the guide)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n silver, and the event takes {lost}</source>
        <translation>
            <numerusform>it pays %n silver, and the event takes {lost}</numerusform>
            <numerusform>it pays %n silver, and the event takes {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is on the mission and saves %n point(s)</source>
        <translation>
            <numerusform>it is on the mission and saves %n point</numerusform>
            <numerusform>it is on the mission and saves %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its camps cost %n gold less</source>
        <translation>
            <numerusform>its camps cost %n gold less</numerusform>
            <numerusform>its camps cost %n gold less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n more species</source>
        <translation>
            <numerusform>it has %n more species</numerusform>
            <numerusform>it has %n more species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its villages can be joined in %n step(s) fewer</source>
        <translation>
            <numerusform>its villages can be joined in %n step fewer</numerusform>
            <numerusform>its villages can be joined in %n steps fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rival} pays %n gold more there</source>
        <translation>
            <numerusform>{rival} pays %n gold more there</numerusform>
            <numerusform>{rival} pays %n gold more there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better card(s) stay(s) in hand for later</source>
        <translation>
            <numerusform>%n better card stays in hand for later</numerusform>
            <numerusform>%n better cards stay in hand for later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card {card} with its shield stays in hand: %n of {events} events to come is (are) bad</source>
        <translation>
            <numerusform>card {card} with its shield stays in hand: %n of {events} events to come is bad</numerusform>
            <numerusform>card {card} with its shield stays in hand: %n of {events} events to come are bad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are sure of the first choice: %n silver or the guide</source>
        <translation>
            <numerusform>you are sure of the first choice: %n silver or the guide</numerusform>
            <numerusform>you are sure of the first choice: %n silver or the guide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure of the first choice: %n silver or the guide</source>
        <translation>
            <numerusform>{player} is sure of the first choice: %n silver or the guide</numerusform>
            <numerusform>{player} is sure of the first choice: %n silver or the guide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is %n silver short of a camp in {village}</source>
        <translation>
            <numerusform>it is %n silver short of a camp in {village}</numerusform>
            <numerusform>it is %n silver short of a camp in {village}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{village} comes next, affordable in %n round(s)</source>
        <translation>
            <numerusform>{village} comes next, affordable in %n round</numerusform>
            <numerusform>{village} comes next, affordable in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fifth species, for %n point(s)</source>
        <translation>
            <numerusform>the fifth species, for %n point</numerusform>
            <numerusform>the fifth species, for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes {things}, for %n more point(s)</source>
        <translation>
            <numerusform>makes {things}, for %n more point</numerusform>
            <numerusform>makes {things}, for %n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionStrip</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionTable</name>
    <message numerus="yes">
        <source>5 species: %n pt(s)</source>
        <translation>
            <numerusform>5 species: %n pt</numerusform>
            <numerusform>5 species: %n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tent(s) left</source>
        <translation>
            <numerusform>%n tent left</numerusform>
            <numerusform>%n tents left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionTableWords</name>
    <message numerus="yes">
        <source>The fire leaves %n silver of it.</source>
        <translation>
            <numerusform>The fire leaves %n silver of it.</numerusform>
            <numerusform>The fire leaves %n silver of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The theft then costs up to %n silver.</source>
        <translation>
            <numerusform>The theft then costs up to %n silver.</numerusform>
            <numerusform>The theft then costs up to %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus adds %n silver.</source>
        <translation>
            <numerusform>The bonus adds %n silver.</numerusform>
            <numerusform>The bonus adds %n silver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionTips</name>
    <message numerus="yes">
        <source>%n free square(s)</source>
        <translation>
            <numerusform>%n free square</numerusform>
            <numerusform>%n free squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpeditionVocabulary</name>
    <message numerus="yes">
        <source>Species</source>
        <translation>
            <numerusform>Species</numerusform>
            <numerusform>Species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orchid(s)</source>
        <translation>
            <numerusform>%n orchid</numerusform>
            <numerusform>%n orchids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n butterfly(ies)</source>
        <translation>
            <numerusform>%n butterfly</numerusform>
            <numerusform>%n butterflies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parrot(s)</source>
        <translation>
            <numerusform>%n parrot</numerusform>
            <numerusform>%n parrots</numerusform>
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
            <numerusform>%n from the card</numerusform>
            <numerusform>%n from the card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of income</source>
        <translation>
            <numerusform>%n of income</numerusform>
            <numerusform>%n of income</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species ahead</source>
        <translation>
            <numerusform>%n species ahead</numerusform>
            <numerusform>%n species ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) without a camp</source>
        <translation>
            <numerusform>%n village without a camp</numerusform>
            <numerusform>%n villages without a camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The monkey steals %n silver from {player}.</source>
        <translation>
            <numerusform>The monkey steals %n silver from {player}.</numerusform>
            <numerusform>The monkey steals %n silver from {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver: {sum}.</source>
        <translation>
            <numerusform>{player} gets %n silver: {sum}.</numerusform>
            <numerusform>{player} gets %n silver: {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver: half of {whole}, because of the fire.</source>
        <translation>
            <numerusform>{player} gets %n silver: half of {whole}, because of the fire.</numerusform>
            <numerusform>{player} gets %n silver: half of {whole}, because of the fire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the largest collection</source>
        <translation>
            <numerusform>%n from the largest collection</numerusform>
            <numerusform>%n from the largest collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n chip won</numerusform>
            <numerusform>%n chips won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Camp · %n gold</source>
        <translation>
            <numerusform>Camp · %n gold</numerusform>
            <numerusform>Camp · %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n gold</source>
        <translation>
            <numerusform>Build for %n gold</numerusform>
            <numerusform>Build for %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver; the card protects from the event.</source>
        <translation>
            <numerusform>{player} gets %n silver; the card protects from the event.</numerusform>
            <numerusform>{player} gets %n silver; the card protects from the event.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n silver.</source>
        <translation>
            <numerusform>{player} gets %n silver.</numerusform>
            <numerusform>{player} gets %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets up a camp in {village} for %n gold.</source>
        <translation>
            <numerusform>{player} sets up a camp in {village} for %n gold.</numerusform>
            <numerusform>{player} sets up a camp in {village} for %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets up a camp in {village} for %n gold: 1 {species}.</source>
        <translation>
            <numerusform>{player} sets up a camp in {village} for %n gold: 1 {species}.</numerusform>
            <numerusform>{player} sets up a camp in {village} for %n gold: 1 {species}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %n</source>
        <translation>
            <numerusform>Chosen: %n</numerusform>
            <numerusform>Chosen: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalScoringPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForestParts</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryWords</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalForm</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>{player} to play %n round(s) and {wish}.</source>
        <translation>
            <numerusform>{player} to play %n round and {wish}.</numerusform>
            <numerusform>{player} to play %n rounds and {wish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} to play %n turn(s) in a row and {wish}.</source>
        <translation>
            <numerusform>{player} to play %n turn in a row and {wish}.</numerusform>
            <numerusform>{player} to play %n turns in a row and {wish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} to play %n turn(s) and {wish}.</source>
        <translation>
            <numerusform>{player} to play %n turn and {wish}.</numerusform>
            <numerusform>{player} to play %n turns and {wish}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldrushTable</name>
    <message numerus="yes">
        <source>%n token(s) won</source>
        <translation>
            <numerusform>%n token won</numerusform>
            <numerusform>%n tokens won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldrushVocabulary</name>
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
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n complete railway(s)</source>
        <translation>
            <numerusform>%n complete railway</numerusform>
            <numerusform>%n complete railways</numerusform>
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
            <numerusform>%n herd of horses</numerusform>
            <numerusform>%n herds of horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its tokens (%n now)</source>
        <translation>
            <numerusform>its tokens (%n now)</numerusform>
            <numerusform>its tokens (%n now)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mountain {zone} at {square}: %n token(s)</source>
        <translation>
            <numerusform>mountain {zone} at {square}: %n token</numerusform>
            <numerusform>mountain {zone} at {square}: %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} holds %n token(s)</source>
        <translation>
            <numerusform>{player} holds %n token</numerusform>
            <numerusform>{player} holds %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) added to the mountain.</source>
        <translation>
            <numerusform>%n token is added to the mountain.</numerusform>
            <numerusform>%n tokens are added to the mountain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n token(s) from the mountain.</source>
        <translation>
            <numerusform>{player} takes %n token from the mountain.</numerusform>
            <numerusform>{player} takes %n tokens from the mountain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n token(s): {tokens}.</source>
        <translation>
            <numerusform>{player} takes %n token: {tokens}.</numerusform>
            <numerusform>{player} takes %n tokens: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n token leaves the game.</numerusform>
            <numerusform>%n tokens leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals %n token(s): {tokens}.</source>
        <translation>
            <numerusform>{player} reveals %n token: {tokens}.</numerusform>
            <numerusform>{player} reveals %n tokens: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} reveals {all} tokens, of which %n score(s): {tokens}.</source>
        <translation>
            <numerusform>{player} reveals {all} tokens, of which %n scores: {tokens}.</numerusform>
            <numerusform>{player} reveals {all} tokens, of which %n score: {tokens}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatGrid</name>
    <message numerus="yes">
        <source>%n tile(s) fit(s) {first} – {second}</source>
        <translation>
            <numerusform>%n tile fits {first} – {second}</numerusform>
            <numerusform>%n tiles fit {first} – {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n more than {name}.</source>
        <translation>
            <numerusform>{points}, %n more than {name}.</numerusform>
            <numerusform>{points}, %n more than {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>The least bad turn(s)</source>
        <translation>
            <numerusform>The least bad turn</numerusform>
            <numerusform>The least bad turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good turn(s)</source>
        <translation>
            <numerusform>%n good turn</numerusform>
            <numerusform>%n good turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HuntersVocabulary</name>
    <message numerus="yes">
        <source>%n sabre-tooth tiger(s)</source>
        <translation>
            <numerusform>%n sabre-tooth tiger</numerusform>
            <numerusform>%n sabre-tooth tigers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold nugget(s)</source>
        <translation>
            <numerusform>%n gold nugget</numerusform>
            <numerusform>%n gold nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shrine(s)</source>
        <translation>
            <numerusform>%n shrine</numerusform>
            <numerusform>%n shrines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire(s)</source>
        <translation>
            <numerusform>%n fire</numerusform>
            <numerusform>%n fires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcano(es)</source>
        <translation>
            <numerusform>%n volcano</numerusform>
            <numerusform>%n volcanoes</numerusform>
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
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mushroom clearing(s)</source>
        <translation>
            <numerusform>%n mushroom clearing</numerusform>
            <numerusform>%n mushroom clearings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deer</source>
        <translation>
            <numerusform>%n deer</numerusform>
            <numerusform>%n deer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mammoth(s)</source>
        <translation>
            <numerusform>%n mammoth</numerusform>
            <numerusform>%n mammoths</numerusform>
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
            <numerusform>%n deer (eaten)</numerusform>
            <numerusform>%n deer (eaten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bonus tile</numerusform>
            <numerusform>%n bonus tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sabre-tooth tigers eat %n deer.</source>
        <translation>
            <numerusform>A sabre-tooth tiger eats %n deer.</numerusform>
            <numerusform>Sabre-tooth tigers eat %n deer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptForm</name>
    <message numerus="yes">
        <source>%n move(s) of the file</source>
        <translation>
            <numerusform>%n move of the file</numerusform>
            <numerusform>%n moves of the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeadGoalWords</name>
    <message numerus="yes">
        <source>be at least %n point(s) ahead of {rival}</source>
        <translation>
            <numerusform>be at least %n point ahead of {rival}</numerusform>
            <numerusform>be at least %n points ahead of {rival}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>be at least %n point(s) ahead of every rival</source>
        <translation>
            <numerusform>be at least %n point ahead of every rival</numerusform>
            <numerusform>be at least %n points ahead of every rival</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>%n minute(s): {title}</source>
        <translation>
            <numerusform>%n minute: {title}</numerusform>
            <numerusform>%n minutes: {title}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWay</name>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkForm</name>
    <message numerus="yes">
        <source>%n bend(s)</source>
        <translation>
            <numerusform>%n bend</numerusform>
            <numerusform>%n bends</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message numerus="yes">
        <source>Final lead: %n point(s)</source>
        <translation>
            <numerusform>Final lead: %n point</numerusform>
            <numerusform>Final lead: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapBody</name>
    <message numerus="yes">
        <source>%n camp(s)</source>
        <translation>
            <numerusform>%n camp</numerusform>
            <numerusform>%n camps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapEditing</name>
    <message numerus="yes">
        <source>Move %n village(s)</source>
        <translation>
            <numerusform>Move %n village</numerusform>
            <numerusform>Move %n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n village(s)</source>
        <translation>
            <numerusform>Remove %n village</numerusform>
            <numerusform>Remove %n villages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message numerus="yes">
        <source>%n village(s), squares: {counts}</source>
        <translation>
            <numerusform>%n village, squares: {counts}</numerusform>
            <numerusform>%n villages, squares: {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s): {counts}</source>
        <translation>
            <numerusform>%n village: {counts}</numerusform>
            <numerusform>%n villages: {counts}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message numerus="yes">
        <source>{game} ({deck}): %n game(s), {seats} seats, seed {seed}</source>
        <translation>
            <numerusform>{game} ({deck}): %n game, {seats} seats, seed {seed}</numerusform>
            <numerusform>{game} ({deck}): %n games, {seats} seats, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written</source>
        <translation>
            <numerusform>%n game written</numerusform>
            <numerusform>%n games written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} against {other}: {wins} ({interval}) of %n game(s)</source>
        <translation>
            <numerusform>{one} against {other}: {wins} ({interval}) of %n game</numerusform>
            <numerusform>{one} against {other}: {wins} ({interval}) of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MaterialCard</name>
    <message numerus="yes">
        <source>… and %n more problem(s)</source>
        <translation>
            <numerusform>… and %n more problem</numerusform>
            <numerusform>… and %n more problems</numerusform>
        </translation>
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
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) examined</source>
        <translation>
            <numerusform>%n position examined</numerusform>
            <numerusform>%n positions examined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good enough</source>
        <translation>
            <numerusform>%n good enough</numerusform>
            <numerusform>%n good enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proven</source>
        <translation>
            <numerusform>%n proven</numerusform>
            <numerusform>%n proven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) kept</source>
        <translation>
            <numerusform>%n puzzle kept</numerusform>
            <numerusform>%n puzzles kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>%n square(s) east</source>
        <translation>
            <numerusform>%n square east</numerusform>
            <numerusform>%n squares east</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) west</source>
        <translation>
            <numerusform>%n square west</numerusform>
            <numerusform>%n squares west</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) south</source>
        <translation>
            <numerusform>%n square south</numerusform>
            <numerusform>%n squares south</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) north</source>
        <translation>
            <numerusform>%n square north</numerusform>
            <numerusform>%n squares north</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
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
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message numerus="yes">
        <source>Take %n silver</source>
        <translation>
            <numerusform>Take %n silver</numerusform>
            <numerusform>Take %n silver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n more file</numerusform>
            <numerusform>%n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackWords</name>
    <message numerus="yes">
        <source>pack with %n file(s)</source>
        <translation>
            <numerusform>pack with %n file</numerusform>
            <numerusform>pack with %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting layout(s)</source>
        <translation>
            <numerusform>%n starting layout</numerusform>
            <numerusform>%n starting layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n map(s)</source>
        <translation>
            <numerusform>%n map</numerusform>
            <numerusform>%n maps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayedMapText</name>
    <message numerus="yes">
        <source>%n legal move(s):</source>
        <translation>
            <numerusform>%n legal move:</numerusform>
            <numerusform>%n legal moves:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsGoalWords</name>
    <message numerus="yes">
        <source>reach at least %n point(s)</source>
        <translation>
            <numerusform>reach at least %n point</numerusform>
            <numerusform>reach at least %n points</numerusform>
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
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s)</source>
        <translation>
            <numerusform>%n side</numerusform>
            <numerusform>%n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) per sheet</source>
        <translation>
            <numerusform>%n tile per sheet</numerusform>
            <numerusform>%n tiles per sheet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without bleed, %n sheet(s) is (are) enough.</source>
        <translation>
            <numerusform>Without bleed, %n sheet is enough.</numerusform>
            <numerusform>Without bleed, %n sheets are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %n</source>
        <translation>
            <numerusform>Chosen: %n</numerusform>
            <numerusform>Chosen: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message numerus="yes">
        <source>The text is too long. It may have at most %n character(s).</source>
        <translation>
            <numerusform>The text is too long. It may have at most %n character.</numerusform>
            <numerusform>The text is too long. It may have at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many entries. At most %n are allowed.</source>
        <translation>
            <numerusform>There are too many entries. At most %n are allowed.</numerusform>
            <numerusform>There are too many entries. At most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too few entries. At least %n are needed.</source>
        <translation>
            <numerusform>There are too few entries. At least %n are needed.</numerusform>
            <numerusform>There are too few entries. At least %n are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofBadge</name>
    <message numerus="yes">
        <source>%n position(s) searched</source>
        <translation>
            <numerusform>%n position searched</numerusform>
            <numerusform>%n positions searched</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n star of three</numerusform>
            <numerusform>%n stars of three</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuitQuestion</name>
    <message numerus="yes">
        <source>Save %n document(s)</source>
        <translation>
            <numerusform>Save %n document</numerusform>
            <numerusform>Save %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>More (%n)</source>
        <translation>
            <numerusform>More (%n)</numerusform>
            <numerusform>More (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFilesCard</name>
    <message numerus="yes">
        <source>Open again: %n file(s)</source>
        <translation>
            <numerusform>Open again: %n file</numerusform>
            <numerusform>Open again: %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTips</name>
    <message numerus="yes">
        <source>%n open side(s)</source>
        <translation>
            <numerusform>%n open side</numerusform>
            <numerusform>%n open sides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenderWords</name>
    <message numerus="yes">
        <source>--size: this is too small for a map. Write %n pixel(s) or more.</source>
        <translation>
            <numerusform>--size: this is too small for a map. Write %n pixel or more.</numerusform>
            <numerusform>--size: this is too small for a map. Write %n pixels or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s). Write a number up to that.</source>
        <translation>
            <numerusform>--move: the scenario has %n move. Write a number up to that.</numerusform>
            <numerusform>--move: the scenario has %n moves. Write a number up to that.</numerusform>
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
    <message numerus="yes">
        <source>%n expected result(s) not reached.</source>
        <translation>
            <numerusform>%n expected result not reached.</numerusform>
            <numerusform>%n expected results not reached.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverParts</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message numerus="yes">
        <source>From %n game(s) between two computer players.</source>
        <translation>
            <numerusform>From %n game between two computer players.</numerusform>
            <numerusform>From %n games between two computer players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowWords</name>
    <message numerus="yes">
        <source>--move: the scenario has %n move(s). Write a number up to that.</source>
        <translation>
            <numerusform>--move: the scenario has %n move. Write a number up to that.</numerusform>
            <numerusform>--move: the scenario has %n moves. Write a number up to that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulateWords</name>
    <message numerus="yes">
        <source>{game}, map {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, map {deck}: %n game, seed {seed}</numerusform>
            <numerusform>{game}, map {deck}: %n games, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, deck {deck}: %n game(s), seed {seed}</source>
        <translation>
            <numerusform>{game}, deck {deck}: %n game, seed {seed}</numerusform>
            <numerusform>{game}, deck {deck}: %n games, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) could not be laid.</source>
        <translation>
            <numerusform>%n tile could not be laid.</numerusform>
            <numerusform>%n tiles could not be laid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolutionForm</name>
    <message numerus="yes">
        <source>All %n steps</source>
        <translation>
            <numerusform>All %n step</numerusform>
            <numerusform>All %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolveWords</name>
    <message numerus="yes">
        <source>%n turn(s) tried in {seconds} s</source>
        <translation>
            <numerusform>%n turn tried in {seconds} s</numerusform>
            <numerusform>%n turns tried in {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvingWords</name>
    <message numerus="yes">
        <source>%n star(s) of three</source>
        <translation>
            <numerusform>%n star of three</numerusform>
            <numerusform>%n stars of three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n</source>
        <translation>
            <numerusform>more than %n</numerusform>
            <numerusform>more than %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one first turn, %n continuation(s)</source>
        <translation>
            <numerusform>one first turn, %n continuation</numerusform>
            <numerusform>one first turn, %n continuations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeciesGoalWords</name>
    <message numerus="yes">
        <source>collect %n different species</source>
        <translation>
            <numerusform>collect %n species</numerusform>
            <numerusform>collect %n different species</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>%n of the {left} tiles left complete(s) it, for {points}</source>
        <translation>
            <numerusform>%n of the {left} tiles left completes it, for {points}</numerusform>
            <numerusform>%n of the {left} tiles left complete it, for {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far ({before} before)</source>
        <translation>
            <numerusform>%n point so far ({before} before)</numerusform>
            <numerusform>%n points so far ({before} before)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow on %n square(s) ({before} before)</source>
        <translation>
            <numerusform>room to grow on %n square ({before} before)</numerusform>
            <numerusform>room to grow on %n squares ({before} before)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of its squares takes %n of the {left} tiles left ({before} before)</source>
        <translation>
            <numerusform>one of its squares takes %n of the {left} tiles left ({before} before)</numerusform>
            <numerusform>one of its squares takes %n of the {left} tiles left ({before} before)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its hardest square takes %n of the {left} tiles left ({before} before)</source>
        <translation>
            <numerusform>its hardest square takes %n of the {left} tiles left ({before} before)</numerusform>
            <numerusform>its hardest square takes %n of the {left} tiles left ({before} before)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {left} tiles left complete(s) it ({before} before)</source>
        <translation>
            <numerusform>%n of the {left} tiles left completes it ({before} before)</numerusform>
            <numerusform>%n of the {left} tiles left complete it ({before} before)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) to fill ({before} before)</source>
        <translation>
            <numerusform>%n square to fill ({before} before)</numerusform>
            <numerusform>%n squares to fill ({before} before)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartForm</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatPanel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n several times</source>
        <translation>
            <numerusform>%n several times</numerusform>
            <numerusform>%n several times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exactly alike</source>
        <translation>
            <numerusform>%n exactly alike</numerusform>
            <numerusform>%n exactly alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symmetric</source>
        <translation>
            <numerusform>%n symmetric</numerusform>
            <numerusform>%n symmetric</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) fit(s) {first}–{second}.</source>
        <translation>
            <numerusform>Only %n tile fits {first}–{second}.</numerusform>
            <numerusform>Only %n tiles fit {first}–{second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable game(s)</source>
        <translation>
            <numerusform>%n unreadable game</numerusform>
            <numerusform>%n unreadable games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) to read</source>
        <translation>
            <numerusform>%n more game to read</numerusform>
            <numerusform>%n more games to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second place(s)</source>
        <translation>
            <numerusform>%n second place</numerusform>
            <numerusform>%n second places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best streak: %n win(s)</source>
        <translation>
            <numerusform>Best streak: %n win</numerusform>
            <numerusform>Best streak: %n wins</numerusform>
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
    <name>StoryWords</name>
    <message numerus="yes">
        <source>The game is over. {winners} wins with %n point(s).</source>
        <translation>
            <numerusform>The game is over. {winners} wins with %n point.</numerusform>
            <numerusform>The game is over. {winners} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. {winners} share the win with %n point(s).</source>
        <translation>
            <numerusform>The game is over. {winners} share the win with %n point.</numerusform>
            <numerusform>The game is over. {winners} share the win with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TentSentences</name>
    <message numerus="yes">
        <source>{player} takes %n mine token(s)</source>
        <translation>
            <numerusform>{player} takes %n mine token</numerusform>
            <numerusform>{player} takes %n mine tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n mine token(s)</source>
        <translation>
            <numerusform>you take %n mine token</numerusform>
            <numerusform>you take %n mine tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n mine token(s)</source>
        <translation>
            <numerusform>take %n mine token</numerusform>
            <numerusform>take %n mine tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tent} can take up to %n token(s) on its new mountain, one a turn</source>
        <translation>
            <numerusform>{tent} can take %n token on its new mountain</numerusform>
            <numerusform>{tent} can take up to %n tokens on its new mountain, one a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put {tent} on the mountain: up to %n token(s), one a turn</source>
        <translation>
            <numerusform>put {tent} on the mountain: 1 token</numerusform>
            <numerusform>put {tent} on the mountain: up to %n tokens, one a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n token(s) are left for {tent}</source>
        <translation>
            <numerusform>only %n token is left for {tent}</numerusform>
            <numerusform>only %n tokens are left for {tent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get more tokens for {tent}: %n within reach</source>
        <translation>
            <numerusform>get more tokens for {tent}: %n within reach</numerusform>
            <numerusform>get more tokens for {tent}: %n within reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tent} has %n token(s) within reach now</source>
        <translation>
            <numerusform>{tent} has %n token within reach now</numerusform>
            <numerusform>{tent} has %n tokens within reach now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestBoardView</name>
    <message numerus="yes">
        <source>%n square(s) to choose from</source>
        <translation>
            <numerusform>%n square to choose from</numerusform>
            <numerusform>%n squares to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with problems left out</source>
        <translation>
            <numerusform>%n with problems left out</numerusform>
            <numerusform>%n with problems left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message numerus="yes">
        <source>{held} (%n tile(s))</source>
        <translation>
            <numerusform>{held} (%n tile)</numerusform>
            <numerusform>{held} (%n tiles)</numerusform>
        </translation>
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
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileBody</name>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tile laid</numerusform>
            <numerusform>%n tiles laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSentences</name>
    <message numerus="yes">
        <source>you score %n point(s) less for {regions} at the end</source>
        <translation>
            <numerusform>you score %n point less for {regions} at the end</numerusform>
            <numerusform>you score %n points less for {regions} at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) less for {regions} at the end</source>
        <translation>
            <numerusform>{player} scores %n point less for {regions} at the end</numerusform>
            <numerusform>{player} scores %n points less for {regions} at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n point(s) from {player} at the end ({source})</source>
        <translation>
            <numerusform>cost {player} %n point at the end ({source})</numerusform>
            <numerusform>cost {player} %n points at the end ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you score %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>you score %n more point for {regions} at the end</numerusform>
            <numerusform>you score %n more points for {regions} at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>{player} scores %n more point for {regions} at the end</numerusform>
            <numerusform>{player} scores %n more points for {regions} at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n more point(s) for {regions} at the end</source>
        <translation>
            <numerusform>score %n more point for {regions} at the end</numerusform>
            <numerusform>score %n more points for {regions} at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your pieces return(s) to your supply</source>
        <translation>
            <numerusform>%n of your pieces returns to your supply</numerusform>
            <numerusform>%n of your pieces return to your supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) return(s) to {player}’s supply</source>
        <translation>
            <numerusform>%n piece returns to {player}’s supply</numerusform>
            <numerusform>%n pieces return to {player}’s supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n piece(s) back</source>
        <translation>
            <numerusform>get %n piece back</numerusform>
            <numerusform>get %n pieces back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this uses {piece}: %n left in the supply</source>
        <translation>
            <numerusform>this uses {piece}: %n left in the supply</numerusform>
            <numerusform>this uses {piece}: %n left in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this lets {player} claim one of %n region(s)</source>
        <translation>
            <numerusform>this lets {player} claim %n region</numerusform>
            <numerusform>this lets {player} claim one of %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesLeftView</name>
    <message numerus="yes">
        <source>%n tile(s) fit this square.</source>
        <translation>
            <numerusform>%n tile fits this square.</numerusform>
            <numerusform>%n tiles fit this square.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message numerus="yes">
        <source>{player} scores %n point(s) more.</source>
        <translation>
            <numerusform>{player} scores %n point more.</numerusform>
            <numerusform>{player} scores %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} answers here and scores %n point(s).</source>
        <translation>
            <numerusform>{player} answers here and scores %n point.</numerusform>
            <numerusform>{player} answers here and scores %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UniquenessWords</name>
    <message numerus="yes">
        <source>%n first turn(s)</source>
        <translation>
            <numerusform>%n first turn</numerusform>
            <numerusform>%n first turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first turn(s) are equally good.</source>
        <translation>
            <numerusform>%n first turn is right.</numerusform>
            <numerusform>%n first turns are equally good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>About %n point(s) less than the best move.</source>
        <translation>
            <numerusform>About %n point less than the best move.</numerusform>
            <numerusform>About %n points less than the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) more than an ordinary turn.</source>
        <translation>
            <numerusform>About %n point more than an ordinary turn.</numerusform>
            <numerusform>About %n points more than an ordinary turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About one draw in %n was as good.</source>
        <translation>
            <numerusform>About one draw in %n was as good.</numerusform>
            <numerusform>About one draw in %n was as good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VillageForm</name>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
</context>
</TS>
