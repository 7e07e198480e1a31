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
        <source>a heath | heaths | on</source>
        <translation>une lande | landes | sur</translation>
    </message>
    <message>
        <source>a wood | woods | in</source>
        <translation>un bois | bois | dans</translation>
    </message>
    <message>
        <source>a warden | wardens</source>
        <translation>un garde | gardes</translation>
    </message>
    <message>
        <source>a tile | tiles</source>
        <translation>une tuile | tuiles</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
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
        <source>Sight</source>
        <translation>Curiosité</translation>
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
        <source>the ways</source>
        <translation>les routes</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>a village | villages | in</source>
        <translation>un village | villages | dans</translation>
    </message>
    <message>
        <source>a trail | trails</source>
        <translation>un sentier | sentiers</translation>
    </message>
    <message>
        <source>a ferry | ferries</source>
        <translation>un bac | bacs</translation>
    </message>
    <message>
        <source>an inn | inns</source>
        <translation>une auberge | auberges</translation>
    </message>
    <message>
        <source>a shrine | shrines</source>
        <translation>un sanctuaire | sanctuaires</translation>
    </message>
    <message>
        <source>the ways</source>
        <translation>les routes</translation>
    </message>
    <message>
        <source>a staff | staffs</source>
        <translation>un bâton | bâtons</translation>
    </message>
</context>
