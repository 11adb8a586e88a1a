<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{card}: for a time {what} cards cost {n} more</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}増えます</translation>
    </message>
    <message>
        <source>{card}: for a time {what} cards cost {n} less</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}減ります</translation>
    </message>
    <message>
        <source>{card}: for a time the cost of {what} cards is {n}</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}になります</translation>
    </message>
    <message>
        <source>{card}: for a time {what} cards are paid for in another way</source>
        <translation>{card}：一定期間、{what}のカードの支払い方が変わります</translation>
    </message>
    <message>
        <source>{card} waits for an attack</source>
        <translation>{card}が攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an attack on a player</source>
        <translation>{card}がプレイヤーへの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an attack by one UNIT alone</source>
        <translation>{card}がUNIT1枚だけの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to fight back</source>
        <translation>{card}がUNITの応戦を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an SCLM attack</source>
        <translation>{card}がスクラム攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be attacked</source>
        <translation>{card}がUNITへの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be attacked by SCLM</source>
        <translation>{card}がUNITへのスクラム攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to stun another one</source>
        <translation>{card}は、UNITが別のUNITをスタンさせるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be stunned</source>
        <translation>{card}がUNITのスタンを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be cured</source>
        <translation>{card}がカードの回復を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for Overkill damage</source>
        <translation>{card}がオーバーキルのダメージを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to enter the field</source>
        <translation>{card}は、カードが場に出るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to leave the field</source>
        <translation>{card}は、カードが場を離れるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be readied</source>
        <translation>{card}は、カードがレディするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be actioned</source>
        <translation>{card}は、カードがアクションするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be cursed</source>
        <translation>{card}は、カードが呪いを得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be rebuilt</source>
        <translation>{card}がカードの再建を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for arts to be played</source>
        <translation>{card}がアーツの使用を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a craft to be used</source>
        <translation>{card}がクラフトの使用を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for EP to be gained</source>
        <translation>{card}がEPの獲得を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for somebody to plan</source>
        <translation>{card}がプランを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be K.O.'d</source>
        <translation>{card}がUNITの即死を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be destroyed</source>
        <translation>{card}がカードの破壊を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be put into a trail</source>
        <translation>{card}は、カードが軌跡に置かれるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be played</source>
        <translation>{card}がカードのプレイを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be drawn</source>
        <translation>{card}は、カードを引くのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be discarded</source>
        <translation>{card}は、カードを捨てるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for bond to be lost</source>
        <translation>{card}は、絆を失うのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for bond to be gained</source>
        <translation>{card}は、絆を得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be turned face-up</source>
        <translation>{card}は、カードが表になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be turned face-down</source>
        <translation>{card}は、カードが裏になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be targeted</source>
        <translation>{card}は、カードが対象になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be moved</source>
        <translation>{card}がカードの移動を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a time of the turn to begin</source>
        <translation>{card}がターン中のある時の始まりを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a time of the turn to end</source>
        <translation>{card}がターン中のある時の終わりを待ちます</translation>
    </message>
</context>
</TS>
