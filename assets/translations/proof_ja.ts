<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>An effect forbids this part of the cost</source>
        <translation>効果により、コストのこの部分は支払えません</translation>
    </message>
    <message>
        <source>Its own text does not allow it to be played now</source>
        <translation>カード自身のテキストにより、今はプレイできません</translation>
    </message>
    <message>
        <source>Show the cards that the effect asks for, or none</source>
        <translation>効果が求めるカードを公開するか、何も公開しません</translation>
    </message>
    <message>
        <source>This is a loop: how often do you repeat it?</source>
        <translation>これはループです。何回繰り返しますか？</translation>
    </message>
    <message>
        <source>This loop was repeated as often as was named; do something else first</source>
        <translation>このループは宣言した回数だけ繰り返しました。先に別の行動をしてください</translation>
    </message>
    <message>
        <source>{who} repeats a loop: {n}</source>
        <translation>{who}はループを繰り返す：{n}回</translation>
    </message>
</context>
</TS>
