<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>Its text does not let it be played now</source>
        <translation>テキストにより、今はプレイできません</translation>
    </message>
    <message>
        <source>An effect forbids you to play it</source>
        <translation>効果により、これをプレイできません</translation>
    </message>
</context>
</TS>
