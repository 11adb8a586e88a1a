<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>EndScreen</name>
    <message>
        <source>Best of {best}: {first} {one}, {second} {two}</source>
        <translation>{best}本勝負：{first} {one}勝、{second} {two}勝</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>The players change seats</source>
        <translation>席を入れ替えます</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>A new best of {best}</source>
        <translation>新しい{best}本勝負</translation>
    </message>
    <message>
        <source>The match is drawn, {one} to {two}</source>
        <translation>{one}対{two}で引き分けです</translation>
    </message>
    <message>
        <source>{name} wins the match, {more} to {less}</source>
        <translation>{name}が{more}対{less}で勝ちました</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1本勝負</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負</translation>
    </message>
</context>
</TS>
