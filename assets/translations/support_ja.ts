<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{card} waits for SCLM Support</source>
        <translation>{card}は、スクラムサポートが実行されるのを待ちます</translation>
    </message>
</context>
</TS>
