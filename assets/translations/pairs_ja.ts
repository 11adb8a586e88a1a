<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{card} waits for a UNIT to be tactically linked</source>
        <translation>{card}は、UNITが戦術リンクするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an ITEM to be boarded</source>
        <translation>{card}は、ITEMが搭乗されるのを待ちます</translation>
    </message>
</context>
</TS>
