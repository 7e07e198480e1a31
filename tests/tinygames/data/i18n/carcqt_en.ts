<context>
    <name>HeathVocabulary</name>
    <message numerus="yes">
        <source>%n berry(ies)</source>
        <translation>
            <numerusform>%n berry</numerusform>
            <numerusform>%n berries</numerusform>
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
    <message numerus="yes">
        <source>%n inn(s)</source>
        <translation>
            <numerusform>%n inn</numerusform>
            <numerusform>%n inns</numerusform>
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
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
