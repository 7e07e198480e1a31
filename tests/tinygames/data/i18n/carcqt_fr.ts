<context>
    <name>HeathVocabulary</name>
    <message>
        <source>The Heath</source>
        <translation>La Lande</translation>
    </message>
    <message>
        <source>Wardens and berries</source>
        <translation>Gardes et baies</translation>
    </message>
    <message>
        <source>heath</source>
        <translation>lande</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>heaths</source>
        <translation>landes</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>wardens</source>
        <translation>gardes</translation>
    </message>
    <message>
        <source>Place a warden</source>
        <translation>Placer un garde</translation>
    </message>
    <message numerus="yes">
        <source>%n berry(ies)</source>
        <translation>
            <numerusform>%n baie</numerusform>
            <numerusform>%n baies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message>
        <source>the heath</source>
        <translation>la lande</translation>
    </message>
    <message>
        <source>the wood</source>
        <translation>le bois</translation>
    </message>
    <message>
        <source>a heath</source>
        <translation>une lande</translation>
    </message>
    <message>
        <source>a wood</source>
        <translation>un bois</translation>
    </message>
    <message>
        <source>on the heath</source>
        <translation>sur la lande</translation>
    </message>
    <message>
        <source>in the wood</source>
        <translation>dans le bois</translation>
    </message>
    <message>
        <source>{player} closes a wood</source>
        <translation>{player} ferme un bois</translation>
    </message>
    <message>
        <source>a warden</source>
        <translation>un garde</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>une tuile</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>tuile de départ</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>place a warden, or pass</source>
        <translation>placer un garde ou passer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>woods completed</source>
        <translation>bois terminés</translation>
    </message>
    <message numerus="yes">
        <source>The wood {zone} at {square} is complete: %n section(s).</source>
        <translation>
            <numerusform>Le bois {zone} en {square} est terminé : %n section.</numerusform>
            <numerusform>Le bois {zone} en {square} est terminé : %n sections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PilgrimsVocabulary</name>
    <message>
        <source>Pilgrims</source>
        <translation>Pèlerins</translation>
    </message>
    <message>
        <source>From shrine to shrine</source>
        <translation>D’un sanctuaire à l’autre</translation>
    </message>
    <message>
        <source>trail</source>
        <translation>sentier</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>bac</translation>
    </message>
    <message>
        <source>a trail</source>
        <translation>un sentier</translation>
    </message>
    <message>
        <source>a ferry</source>
        <translation>un bac</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Curiosité</translation>
    </message>
    <message>
        <source>inns</source>
        <translation>auberges</translation>
    </message>
    <message>
        <source>shrines</source>
        <translation>sanctuaires</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>routes</translation>
    </message>
    <message numerus="yes">
        <source>%n inn(s)</source>
        <translation>
            <numerusform>%n auberge</numerusform>
            <numerusform>%n auberges</numerusform>
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
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n route</numerusform>
            <numerusform>%n routes</numerusform>
        </translation>
    </message>
    <message>
        <source>go to a village</source>
        <translation>aller dans un village</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Two pilgrims are in one village; take one away.</source>
        <translation>Deux pèlerins sont dans un village ; en retirer un.</translation>
    </message>
    <message>
        <source>the inn</source>
        <translation>l’auberge</translation>
    </message>
    <message>
        <source>the shrine</source>
        <translation>le sanctuaire</translation>
    </message>
    <message>
        <source>the ways</source>
        <translation>les routes</translation>
    </message>
    <message>
        <source>staffs</source>
        <translation>bâtons</translation>
    </message>
    <message>
        <source>a staff</source>
        <translation>un bâton</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avancer</translation>
    </message>
</context>
