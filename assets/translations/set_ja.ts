<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>Pack {pack} on record has {size} cards instead of {wanted}.</source>
        <translation>記録にあるパック{pack}は{wanted}枚ではなく{size}枚です。</translation>
    </message>
    <message>
        <source>Pack {pack} on record holds {card}, a number that no card has.</source>
        <translation>記録にあるパック{pack}の{card}という番号のカードはありません。</translation>
    </message>
    <message>
        <source>The deck has no record of the five packs it was opened from (the header 'packs').</source>
        <translation>どの5パックを開けたデッキなのか、記録（見出しpacks）がありません。</translation>
    </message>
    <message>
        <source>The deck has {card} {count} times, but its packs held it {held} times.</source>
        <translation>デッキに{card}が{count}枚ありますが、開けたパックには{held}枚でした。</translation>
    </message>
    <message>
        <source>The deck has {packs} packs on record, but it must be the cards of {wanted}.</source>
        <translation>デッキの記録には{packs}パックありますが、ちょうど{wanted}パック分のカードでなければなりません。</translation>
    </message>
</context>
</TS>
