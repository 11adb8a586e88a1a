<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{card} waits for a UNIT to gain support</source>
        <translation>{card}は、UNITがサポートを得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a hand to become empty</source>
        <translation>{card}は、手札がなくなるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for the end of a combat</source>
        <translation>{card}は、戦闘の終了を待ちます</translation>
    </message>
</context>
</TS>
