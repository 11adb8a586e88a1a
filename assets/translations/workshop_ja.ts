<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>WorkshopPage</name>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>カードに戻る</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>The test table: you play both sides, with plenty of CP and EP.</source>
        <translation>試しの卓：両方のプレイヤーを動かします。CPもEPもたっぷりあります。</translation>
    </message>
</context>
</TS>
