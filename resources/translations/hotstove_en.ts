<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PrintShop</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free on the last</source>
        <translation>
            <numerusform>%n place free on the last</numerusform>
            <numerusform>%n places free on the last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n page(s).</source>
        <translation>
            <numerusform>Done: %n page.</numerusform>
            <numerusform>Done: %n pages.</numerusform>
        </translation>
    </message>
</context>
</TS>
