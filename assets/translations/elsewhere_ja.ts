<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Table</name>
    <message>
        <source>{pile}, a card in it can act</source>
        <translation>{pile}、中に使えるカードあり</translation>
    </message>
</context>
</TS>
