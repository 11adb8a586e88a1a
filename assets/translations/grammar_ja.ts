<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>Choose what it does</source>
        <translation>どの効果にするかを選んでください</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Effect {number}</source>
        <translation>効果{number}</translation>
    </message>
</context>
</TS>
