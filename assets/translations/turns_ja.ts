<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>An effect forbids you to gain EP</source>
        <translation>効果により、EPを得られません</translation>
    </message>
</context>
</TS>
