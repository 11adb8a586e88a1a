<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>There is no ITEM that they could board</source>
        <translation>搭乗できるITEMがありません</translation>
    </message>
    <message>
        <source>{card} boards {item}</source>
        <translation>{card}が{item}に搭乗した</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to board an ITEM</source>
        <translation>{card}は、UNITがITEMに搭乗するのを待ちます</translation>
    </message>
    <message>
        <source>{card}: name a card</source>
        <translation>{card}：カード名を1つ宣言してください</translation>
    </message>
    <message>
        <source>{card}: name a card type</source>
        <translation>{card}：カードの種類を1つ宣言してください</translation>
    </message>
    <message>
        <source>{card}: name a number</source>
        <translation>{card}：数を1つ宣言してください</translation>
    </message>
    <message>
        <source>{who} names the number {n}</source>
        <translation>{who}は数{n}を宣言</translation>
    </message>
    <message>
        <source>{who} names {name}</source>
        <translation>{who}は{name}を宣言</translation>
    </message>
    <message>
        <source>{who} skips the draw step</source>
        <translation>{who}はドローステップを飛ばす</translation>
    </message>
    <message>
        <source>{who} skips the homebase step</source>
        <translation>{who}は拠点ステップを飛ばす</translation>
    </message>
    <message>
        <source>{who} skips the deployment step</source>
        <translation>{who}は配備ステップを飛ばす</translation>
    </message>
    <message>
        <source>The combat phase is skipped</source>
        <translation>戦闘フェイズを飛ばす</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>{source}, this step</source>
        <translation>{source}（このステップ中）</translation>
    </message>
    <message>
        <source>{source}, until the next turn begins</source>
        <translation>{source}（次のターンの開始時まで）</translation>
    </message>
    <message>
        <source>{source}, until {part}</source>
        <translation>{source}（{part}まで）</translation>
    </message>
    <message>
        <source>{source}, to end of {part}</source>
        <translation>{source}（{part}の終了時まで）</translation>
    </message>
    <message>
        <source>{source}, during {part}</source>
        <translation>{source}（{part}の間）</translation>
    </message>
    <message>
        <source>the preparation phase</source>
        <translation>準備フェイズ</translation>
    </message>
    <message>
        <source>the combat phase</source>
        <translation>戦闘フェイズ</translation>
    </message>
    <message>
        <source>the cure phase</source>
        <translation>回復フェイズ</translation>
    </message>
    <message>
        <source>own draw step</source>
        <translation>自身のドローステップ</translation>
    </message>
    <message>
        <source>own homebase step</source>
        <translation>自身の拠点ステップ</translation>
    </message>
    <message>
        <source>own deployment step</source>
        <translation>自身の配備ステップ</translation>
    </message>
    <message>
        <source>the other&apos;s draw step</source>
        <translation>他方のドローステップ</translation>
    </message>
    <message>
        <source>the other&apos;s homebase step</source>
        <translation>他方の拠点ステップ</translation>
    </message>
    <message>
        <source>the other&apos;s deployment step</source>
        <translation>他方の配備ステップ</translation>
    </message>
</context>
</TS>
