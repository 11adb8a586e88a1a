<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{card} waits for bond to be lost or gained</source>
        <translation>{card}は、絆を失うか得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for stun damage</source>
        <translation>{card}は、スタンダメージを待ちます</translation>
    </message>
</context>
</TS>
