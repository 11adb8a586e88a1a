<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>HostedTable</name>
    <message>
        <source>you {own}   {name} {other}</source>
        <translation>あなた {own}   {name} {other}</translation>
    </message>
    <message>
        <source>{clocks} (stand still)</source>
        <translation>{clocks}（停止中）</translation>
    </message>
    <message>
        <source>{name} (watches)</source>
        <translation>{name}（観戦）</translation>
    </message>
    <message>
        <source>{name}'s connection is lost. The match waits here.</source>
        <translation>{name} との接続が切れました。対戦はここで待っています。</translation>
    </message>
    <message>
        <source>{one} {left}   {two} {right}</source>
        <translation>{one} {left}   {two} {right}</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Nobody may watch</source>
        <translation>観戦はできません</translation>
    </message>
    <message>
        <source>Nobody talks at this table</source>
        <translation>この卓ではチャットを使いません</translation>
    </message>
    <message>
        <source>Who watches may talk, too</source>
        <translation>観戦者もチャットできます</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The time of {who} has run out</source>
        <translation>{who}の持ち時間が切れた</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>Nobody else can watch here</source>
        <translation>これ以上は観戦できません</translation>
    </message>
    <message>
        <source>Nobody talks at this table</source>
        <translation>この卓ではチャットを使いません</translation>
    </message>
    <message>
        <source>Nothing can be said now</source>
        <translation>いまは発言できません</translation>
    </message>
    <message>
        <source>Only who plays can talk at this table</source>
        <translation>この卓で発言できるのは対戦者だけです</translation>
    </message>
    <message>
        <source>Somebody else has just taken this chair</source>
        <translation>この席にはほかの人が先に着きました</translation>
    </message>
    <message>
        <source>The referee's table speaks version {theirs}, this program {mine}</source>
        <translation>審判の卓は版 {theirs}、このプログラムは版 {mine} の通信を使っています</translation>
    </message>
    <message>
        <source>The time for this answer has run out</source>
        <translation>この回答の持ち時間が切れました</translation>
    </message>
    <message>
        <source>There is nothing to say</source>
        <translation>発言が空です</translation>
    </message>
    <message>
        <source>You talk faster than the table hears; wait a moment</source>
        <translation>発言が速すぎます。少し待ってください</translation>
    </message>
</context>
</TS>
