<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>reader</name>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}：{why}</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>{where}, line {line}</source>
        <translation>{where} の {line} 行目</translation>
    </message>
    <message>
        <source>{where}, row {row}</source>
        <translation>{where} の {row} 行目</translation>
    </message>
    <message>
        <source>{where}, record {record}</source>
        <translation>{where} の {record} 件目</translation>
    </message>
    <message>
        <source>{where}, record {record} (line {line})</source>
        <translation>{where} の {record} 件目（{line} 行目）</translation>
    </message>
    <message>
        <source>{where}, card {number}</source>
        <translation>{where}、カード {number}</translation>
    </message>
    <message>
        <source>record {record}, line {line}</source>
        <translation>{record} 件目、{line} 行目</translation>
    </message>
    <message>
        <source>record {record}, column {column}</source>
        <translation>{record} 件目、{column} 列目</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>{line} 行目、{column} 列目</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>record {record}</source>
        <translation>{record} 件目</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>{column} 文字目</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>カード {number}</translation>
    </message>
    <message>
        <source>lang is '{lang}', but only en and ja are known</source>
        <translation>lang が「{lang}」ですが、使えるのは en と ja だけです</translation>
    </message>
    <message>
        <source>type is '{type}', which is not UNIT, ITEM, EVENT, BASE or two of them joined by /</source>
        <translation>type が「{type}」ですが、UNIT、ITEM、EVENT、BASE か、そのうち二つを / でつないだものでなければなりません</translation>
    </message>
    <message>
        <source>a {type} needs a cp cost</source>
        <translation>{type} には cp が必要です</translation>
    </message>
    <message>
        <source>an EVENT needs an ep cost</source>
        <translation>EVENT には ep が必要です</translation>
    </message>
    <message>
        <source>a BASE needs a level</source>
        <translation>BASE には level が必要です</translation>
    </message>
    <message>
        <source>effects must be a list</source>
        <translation>effects はリストでなければなりません</translation>
    </message>
    <message>
        <source>effects cannot be read ({why})</source>
        <translation>effects を読めません（{why}）</translation>
    </message>
    <message>
        <source>a card file is a list of records</source>
        <translation>カードファイルは記録のリストです</translation>
    </message>
    <message>
        <source>a record is a map of fields</source>
        <translation>記録は項目と値の組でなければなりません</translation>
    </message>
    <message>
        <source>the field {name} is missing</source>
        <translation>項目 {name} がありません</translation>
    </message>
    <message>
        <source>{name} must be a text</source>
        <translation>{name} は文字列でなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} は整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>{name} is {value}, but printed numbers lie between 0 and 99</source>
        <translation>{name} が {value} ですが、印刷される数は 0 から 99 までです</translation>
    </message>
    <message>
        <source>{name} must be a list of names</source>
        <translation>{name} は名前のリストでなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a map of fields</source>
        <translation>{name} は項目と値の組でなければなりません</translation>
    </message>
    <message>
        <source>arts must be a map with ep, name and text</source>
        <translation>arts は ep、name、text の組でなければなりません</translation>
    </message>
    <message>
        <source>arts need an ep cost</source>
        <translation>arts には ep が必要です</translation>
    </message>
    <message>
        <source>its printing in {lang} stands in row {row} already</source>
        <translation>{lang} 版はすでに {row} 行目にあります</translation>
    </message>
    <message>
        <source>its printings have different numbers of organizations</source>
        <translation>二つの言語で所属の数が違います</translation>
    </message>
    <message>
        <source>its two printings have different numbers of organizations</source>
        <translation>二つの言語で所属の数が違います</translation>
    </message>
    <message>
        <source>its printings in {one} and {other} differ in {name}</source>
        <translation>{one} 版と {other} 版で {name} が違います</translation>
    </message>
    <message>
        <source>the organization '{org}' stands for '{one}' here, but for '{other}' on another card</source>
        <translation>所属「{org}」はここでは「{one}」を指しますが、別のカードでは「{other}」です</translation>
    </message>
    <message>
        <source>card {number} has two printings in {lang}</source>
        <translation>カード {number} の {lang} 版が二つあります</translation>
    </message>
    <message>
        <source>card {number} in {lang} stands in {where} already</source>
        <translation>カード {number} の {lang} 版はすでに {where} にあります</translation>
    </message>
    <message>
        <source>no card has the number {number}</source>
        <translation>番号 {number} のカードはありません</translation>
    </message>
    <message>
        <source>{name} is longer than {most} letters</source>
        <translation>{name} が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>{name} must be one line</source>
        <translation>{name} は一行でなければなりません</translation>
    </message>
    <message>
        <source>a number has no space at its ends and none of [ ] # //</source>
        <translation>番号の端に空白は置けず、[ ] # // も使えません</translation>
    </message>
    <message>
        <source>the name of an organization has no | in it</source>
        <translation>所属の名前に | は使えません</translation>
    </message>
    <message>
        <source>orgs are too many or too long</source>
        <translation>orgs が多すぎるか、長すぎます</translation>
    </message>
    <message>
        <source>text is longer than {most} letters</source>
        <translation>text が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>image is {name}, but only the name of a file is allowed, without a way to it</source>
        <translation>image が {name} ですが、フォルダーを含まないファイル名だけが使えます</translation>
    </message>
    <message>
        <source>the name of a field must be a word</source>
        <translation>項目の名前は文字列でなければなりません</translation>
    </message>
    <message>
        <source>{name} is a column of tables; here arts are a map with ep, name and text</source>
        <translation>{name} は表の列です。ここでは arts を ep、name、text の組で書きます</translation>
    </message>
    <message>
        <source>the record cannot be kept: {why}</source>
        <translation>記録を保存できません：{why}</translation>
    </message>
    <message>
        <source>the record is longer than {most} letters</source>
        <translation>記録が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>{name} is nested more than {most} deep</source>
        <translation>{name} の入れ子が {most} 段を超えています</translation>
    </message>
    <message>
        <source>{name} holds the character U+{code}, which no text has</source>
        <translation>{name} に文字列では使えない文字 U+{code} があります</translation>
    </message>
    <message>
        <source>{name} is {value}, which is no number</source>
        <translation>{name} が {value} ですが、これは数ではありません</translation>
    </message>
    <message>
        <source>{name} is too large a number</source>
        <translation>{name} の数が大きすぎます</translation>
    </message>
    <message>
        <source>{name} has a key that is no word</source>
        <translation>{name} に文字列でないキーがあります</translation>
    </message>
    <message>
        <source>{name} is a {type}, which a card file cannot hold</source>
        <translation>{name} は {type} ですが、カードファイルには書けません</translation>
    </message>
    <message>
        <source>a card file ends in {endings}</source>
        <translation>カードファイルの拡張子は {endings} です</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it has more than {most} records</source>
        <translation>記録が {most} 件を超えています</translation>
    </message>
    <message>
        <source>it is larger than {most} MB; large sets are written as JSON lines (.jsonl)</source>
        <translation>{most} MB を超えています。大きなセットは JSON Lines（.jsonl）で書いてください</translation>
    </message>
    <message>
        <source>it is not UTF-8 text ({why} at byte {byte})</source>
        <translation>UTF-8 の文字列ではありません（{byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>it is not UTF-8 text ({why} at byte {byte} of the line)</source>
        <translation>UTF-8 の文字列ではありません（行の {byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text ({why} at byte {byte})</source>
        <translation>ファイルが UTF-8 の文字列ではありません（{byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>line {line} is not UTF-16 text, as its beginning says</source>
        <translation>{line} 行目が、先頭の印どおりの UTF-16 の文字列ではありません</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>行が {most} バイトを超えています</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>行が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>{word} is no number</source>
        <translation>{word} は数ではありません</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数が大きすぎます</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is nested more than {most} deep</source>
        <translation>入れ子が {most} 段を超えています</translation>
    </message>
    <message>
        <source>the key {name} stands twice</source>
        <translation>キー {name} が二度あります</translation>
    </message>
    <message>
        <source>something stands after the list: {text}</source>
        <translation>リストの後ろに何かがあります：{text}</translation>
    </message>
    <message>
        <source>a comma or ] is expected after record {record}</source>
        <translation>{record} 件目の後ろにコンマか ] が必要です</translation>
    </message>
    <message>
        <source>anchors and aliases (&amp; and *) are not allowed in a card file</source>
        <translation>カードファイルではアンカーと別名（&amp; と *）は使えません</translation>
    </message>
    <message>
        <source>types ({type}) are not allowed in a card file</source>
        <translation>カードファイルでは型（{type}）は使えません</translation>
    </message>
    <message>
        <source>a card file is one document</source>
        <translation>カードファイルは一つの文書です</translation>
    </message>
    <message>
        <source>a key must be a plain word</source>
        <translation>キーは単純な語でなければなりません</translation>
    </message>
    <message>
        <source>it is no row of a table ({why})</source>
        <translation>表の行ではありません（{why}）</translation>
    </message>
    <message>
        <source>it has more than {most} cells</source>
        <translation>セルが {most} 個を超えています</translation>
    </message>
    <message>
        <source>the row has {cells} cells, but there are {columns} columns</source>
        <translation>行にセルが {cells} 個ありますが、列は {columns} 個です</translation>
    </message>
    <message>
        <source>a quotation mark is never closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>there is no field {name}; there are {fields}</source>
        <translation>項目 {name} はありません。使えるのは {fields} です</translation>
    </message>
    <message>
        <source>two columns stand for {name}</source>
        <translation>二つの列が {name} を表しています</translation>
    </message>
    <message>
        <source>a header is written '# key: value'</source>
        <translation>見出しは「# key: value」の形で書きます</translation>
    </message>
    <message>
        <source>the header '{key}' stands twice</source>
        <translation>見出し「{key}」が二度あります</translation>
    </message>
    <message>
        <source>'{text}' is not a card; write '4 Name [Sub-name]' or '4 D1-012'</source>
        <translation>「{text}」はカードではありません。「4 名前 [副名]」か「4 D1-012」の形で書きます</translation>
    </message>
    <message>
        <source>a deck holds a card at least once</source>
        <translation>カードの枚数は 1 以上です</translation>
    </message>
    <message>
        <source>the mode is '{mode}', but only strategy and blitz are known</source>
        <translation>mode が「{mode}」ですが、使えるのは strategy と blitz だけです</translation>
    </message>
    <message>
        <source>no card is called '{card}'</source>
        <translation>「{card}」というカードはありません</translation>
    </message>
    <message>
        <source>this is too long for a deck</source>
        <translation>デッキとしては長すぎます</translation>
    </message>
    <message>
        <source>there are signs in it that no text has</source>
        <translation>文字列では使えない文字があります</translation>
    </message>
    <message>
        <source>there is no card in it</source>
        <translation>カードが一枚もありません</translation>
    </message>
    <message>
        <source>it is no UTF-8 text of a deck</source>
        <translation>UTF-8 で書かれたデッキではありません</translation>
    </message>
    <message>
        <source>the set has no name, as its cards print it</source>
        <translation>セットに、カードに印刷される名前がありません</translation>
    </message>
    <message>
        <source>slots must be a list of what a pack holds</source>
        <translation>slots はパックの中身のリストでなければなりません</translation>
    </message>
    <message>
        <source>the cards name no set, so no pack of it can be opened</source>
        <translation>カードにセット名がないので、パックを開けられません</translation>
    </message>
    <message>
        <source>the cards are of several sets ({sets}), and none of them has a set file</source>
        <translation>カードが複数のセット（{sets}）のもので、どれにもセットファイルがありません</translation>
    </message>
    <message>
        <source>count must be a whole number from 1 to 99, not {value}</source>
        <translation>count は 1 から 99 までの整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>rarities must map rarities to weights, such as {{C: 60, U: 40}}</source>
        <translation>rarities は {{C: 60, U: 40}} のように、レアリティと重みの組でなければなりません</translation>
    </message>
    <message>
        <source>the rarity '{rarity}' is not known, only {known}</source>
        <translation>レアリティ「{rarity}」はありません。使えるのは {known} です</translation>
    </message>
    <message>
        <source>the weight of {rarity} must be a whole number of 0 or more, not {value}</source>
        <translation>{rarity} の重みは 0 以上の整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>at least one rarity needs a weight above 0</source>
        <translation>重みが 0 より大きいレアリティが一つは必要です</translation>
    </message>
    <message>
        <source>{name} must be a text, or one by language such as {{en: ..., ja: ...}}</source>
        <translation>{name} は文字列か、{{en: ..., ja: ...}} のような言語ごとの文字列でなければなりません</translation>
    </message>
    <message>
        <source>a map of {known} is expected</source>
        <translation>{known} の組が必要です</translation>
    </message>
    <message>
        <source>the word '{word}' is not known here, only {known}</source>
        <translation>「{word}」はここでは使えません。使えるのは {known} です</translation>
    </message>
    <message>
        <source>{count} packs cannot be opened, only 1 to {most}</source>
        <translation>{count} パックは開けられません。1 から {most} までです</translation>
    </message>
    <message>
        <source>none of the cards is of the set '{set}'</source>
        <translation>セット「{set}」のカードがありません</translation>
    </message>
    <message>
        <source>the set '{set}' has no card of rarity {rarity}, which its packs may hold</source>
        <translation>セット「{set}」には、パックに入るはずのレアリティ {rarity} のカードがありません</translation>
    </message>
    <message>
        <source>a Blitz Shield deck is made of {wanted} packs, not of {count}</source>
        <translation>ブリッツシールドのデッキは {wanted} パックで作ります（{count} パックではできません）</translation>
    </message>
    <message>
        <source>packs of '{set}' hold {cards} cards; Blitz Shield wants {wanted}</source>
        <translation>「{set}」のパックは {cards} 枚ですが、ブリッツシールドには {wanted} 枚のパックが必要です</translation>
    </message>
    <message>
        <source>it is no database</source>
        <translation>データベースではありません</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>別のプログラムのデータベースです</translation>
    </message>
    <message>
        <source>it cannot be repaired</source>
        <translation>修復できません</translation>
    </message>
    <message>
        <source>a row of {table} belongs to nothing</source>
        <translation>{table} の行に、属する先がありません</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>値が必要です</translation>
    </message>
    <message>
        <source>Expecting ',' delimiter</source>
        <translation>区切りの「,」が必要です</translation>
    </message>
    <message>
        <source>Expecting ':' delimiter</source>
        <translation>区切りの「:」が必要です</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>二重引用符で囲んだ項目名が必要です</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of object</source>
        <translation>オブジェクトの終わりの前に余分なコンマがあります</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of array</source>
        <translation>] の前に余分なコンマがあります</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>文字列が閉じられていません</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>使えない制御文字があります</translation>
    </message>
    <message>
        <source>Invalid \escape</source>
        <translation>使えない \ の書き方です</translation>
    </message>
    <message>
        <source>Invalid \uXXXX escape</source>
        <translation>使えない \uXXXX の書き方です</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>後ろに余分なデータがあります</translation>
    </message>
    <message>
        <source>invalid start byte</source>
        <translation>文字の始まりではないバイト</translation>
    </message>
    <message>
        <source>invalid continuation byte</source>
        <translation>文字の続きではないバイト</translation>
    </message>
    <message>
        <source>unexpected end of data</source>
        <translation>文字の途中で終わるデータ</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルやフォルダーがありません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>書き込めないディスクです</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
</context>
</TS>
