<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>HostedTable</name>
    <message>
        <source>Against {name}</source>
        <translation>{name} との対戦</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>この対戦を忘れる</translation>
    </message>
    <message>
        <source>Games: {first} {one}, {second} {two}.</source>
        <translation>ゲーム: {first} {one}、{second} {two}。</translation>
    </message>
    <message>
        <source>Games: {one} to {two}.</source>
        <translation>ゲーム: {one} 対 {two}。</translation>
    </message>
    <message>
        <source>It cannot be gone on with after that</source>
        <translation>その後は続けられません</translation>
    </message>
    <message>
        <source>Looking for the referee, who has not answered yet…</source>
        <translation>審判を探しています。まだ応答がありません…</translation>
    </message>
    <message>
        <source>Not checked. {why}</source>
        <translation>確かめていません。{why}</translation>
    </message>
    <message>
        <source>Not verified. Game {game}, step {step} differs: {why}</source>
        <translation>検証できません。第 {game} ゲーム、手順 {step} が違います: {why}</translation>
    </message>
    <message>
        <source>The next game begins as soon as {name} is there.</source>
        <translation>{name} がそろうと、次のゲームが始まります。</translation>
    </message>
    <message>
        <source>The next game has not begun yet.</source>
        <translation>次のゲームはまだ始まっていません。</translation>
    </message>
    <message>
        <source>Verified as far as this program knows: it was not there from the first card on.</source>
        <translation>このプログラムが知る範囲では検証済みです。最初のカードからは見ていませんでした。</translation>
    </message>
    <message>
        <source>Waiting for {name} to begin the next game.</source>
        <translation>{name} が次のゲームを始めるのを待っています。</translation>
    </message>
    <message>
        <source>What made its chance is opened after the last game.</source>
        <translation>運のもとは、最後のゲームのあとで公開されます。</translation>
    </message>
    <message>
        <source>You hold the match. Go on with the same button, or save it for another day.</source>
        <translation>あなたが対戦を止めています。同じボタンで再開するか、保存して別の日に続けられます。</translation>
    </message>
    <message>
        <source>{name} holds the match.</source>
        <translation>{name} が対戦を止めています。</translation>
    </message>
    <message>
        <source>{name} holds the match. You may wait, or save it for another day.</source>
        <translation>{name} が対戦を止めています。待つことも、保存して別の日に続けることもできます。</translation>
    </message>
    <message>
        <source>{name} is ready for the next game, with changed sides.</source>
        <translation>{name} は、席を入れ替えた次のゲームの準備ができています。</translation>
    </message>
</context>
<context>
    <name>LanTable</name>
    <message>
        <source>Stopped at step {step} by what {name}'s program sent: {why} All of it is kept.</source>
        <translation>{name} のプログラムが送ったものにより、手順 {step} で停止しました: {why} すべて保存してあります。</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Go on waiting</source>
        <translation>待機に戻る</translation>
    </message>
    <message>
        <source>No game was found nearby. Type the address of the other machine.</source>
        <translation>近くにゲームが見つかりません。相手のアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Several games are nearby: choose one in the list, whose mark the other screen shows.</source>
        <translation>近くに複数のゲームがあります。相手の画面に出ている記号のものを一覧から選んでください。</translation>
    </message>
    <message>
        <source>at a referee's table</source>
        <translation>審判のテーブル</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Nothing is taken back at this table</source>
        <translation>このテーブルでは取り消しはありません</translation>
    </message>
    <message>
        <source>Only decks that are legal in this mode: {mode}</source>
        <translation>この形式で使えるデッキのみ: {mode}</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>A ruling of this table is not known here: {why}</source>
        <translation>このテーブルの裁定を、このプログラムは知りません: {why}</translation>
    </message>
    <message>
        <source>Another table waits there now; this match is not there any more</source>
        <translation>そこでは今、別のテーブルが待っています。この対戦はもうありません</translation>
    </message>
    <message>
        <source>It is not your turn to decide</source>
        <translation>今はあなたが決める番ではありません</translation>
    </message>
    <message>
        <source>No game follows</source>
        <translation>次のゲームはありません</translation>
    </message>
    <message>
        <source>Nobody asks to take an answer back</source>
        <translation>取り消しを求めている人はいません</translation>
    </message>
    <message>
        <source>Nothing can be given up now</source>
        <translation>今は投了できません</translation>
    </message>
    <message>
        <source>Nothing can be held now</source>
        <translation>今は止められません</translation>
    </message>
    <message>
        <source>Nothing is taken back at this table</source>
        <translation>このテーブルでは取り消しはありません</translation>
    </message>
    <message>
        <source>That has no place here</source>
        <translation>それは今ここではできません</translation>
    </message>
    <message>
        <source>The match cannot be played again with the cards here: {why}</source>
        <translation>この対戦は、ここにあるカードでは再現できません: {why}</translation>
    </message>
    <message>
        <source>The match stands still until both go on</source>
        <translation>双方が再開するまで、対戦は止まっています</translation>
    </message>
    <message>
        <source>The match was not played by the rulings of this table</source>
        <translation>対戦は、このテーブルの裁定どおりに行われていません</translation>
    </message>
    <message>
        <source>The other player has been asked already</source>
        <translation>相手にはもう尋ねてあります</translation>
    </message>
    <message>
        <source>The referee has changed what holds at its table</source>
        <translation>審判が、テーブルの決まりを途中で変えました</translation>
    </message>
    <message>
        <source>The referee is bound to another chance now than before</source>
        <translation>審判が約束した運が、前のものと違います</translation>
    </message>
    <message>
        <source>The referee left the chance out that this program made</source>
        <translation>審判は、このプログラムが出した運を使っていません</translation>
    </message>
    <message>
        <source>There are too many at this table</source>
        <translation>このテーブルは人でいっぱいです</translation>
    </message>
    <message>
        <source>This match is too long; it can only be given up</source>
        <translation>この対戦は長すぎます。投了だけができます</translation>
    </message>
    <message>
        <source>This question was answered or taken back</source>
        <translation>この質問は、すでに答えられたか、取り消されました</translation>
    </message>
    <message>
        <source>Who comes to a table needs a name</source>
        <translation>テーブルに着くには名前が必要です</translation>
    </message>
</context>
</TS>
