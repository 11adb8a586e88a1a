<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>Overkill: {who} loses {n} bond, {before} to {after}</source>
        <translation>オーバーキル：{who}の絆 -{n}（{before}から{after}）</translation>
    </message>
    <message>
        <source>{card}: for a time some cards cost {n} more</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}増えます</translation>
    </message>
    <message>
        <source>{card}: for a time some cards cost {n} less</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}減ります</translation>
    </message>
    <message>
        <source>{card}: for a time the cost of some cards is {n}</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}になります</translation>
    </message>
    <message>
        <source>{card}: for a time some cards are paid for in another way</source>
        <translation>{card}：一定期間、一部のカードの支払い方が変わります</translation>
    </message>
    <message>
        <source>{card} waits for something to happen</source>
        <translation>{card}がこれから起こることを待ちます</translation>
    </message>
</context>
</TS>
