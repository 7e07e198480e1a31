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
</context>
