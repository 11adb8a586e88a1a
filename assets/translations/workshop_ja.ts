<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>AskOrgs</name>
    <message>
        <source>Before the card is kept</source>
        <translation>カードを保存する前に</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>Both languages mean the same.</source>
        <translation>両言語の意味は同じです。</translation>
    </message>
    <message>
        <source>Did you mean: {line}</source>
        <translation>もしかして：{line}</translation>
    </message>
    <message>
        <source>Icons are written {action} and {enter}: the two buttons over the text put them there.</source>
        <translation>アイコンは{action}と{enter}と書きます。テキストの上の2つのボタンで入力できます。</translation>
    </message>
    <message>
        <source>It says what is done, but not when: begin with {action} or {enter}, or with “Whenever …”.</source>
        <translation>何をするかは読めますが、いつするかがありません。{action}か{enter}、または“Whenever …”で始めてください。</translation>
    </message>
    <message>
        <source>It says what is done, but not when: begin with {action} or {enter}, or with “…時、”.</source>
        <translation>何をするかは読めますが、いつするかがありません。{action}か{enter}、または「…時、」で始めてください。</translation>
    </message>
    <message>
        <source>Not understood from “{rest}”. At the table this is done by hand.</source>
        <translation>「{rest}」から読み取れません。対戦ではここを手作業で処理します。</translation>
    </message>
    <message>
        <source>Reading … Go on typing.</source>
        <translation>読み取っています…そのまま入力を続けられます。</translation>
    </message>
    <message>
        <source>It can be read, but is not written as cards print it: {how}</source>
        <translation>読み取れますが、カードの書き方と違います：{how}</translation>
    </message>
    <message>
        <source>UNIT, ITEM, EVENT and BASE stand in capitals, K.O. with its stops.</source>
        <translation>UNIT、ITEM、EVENT、BASEは大文字で、K.O.はピリオドを付けて書きます。</translation>
    </message>
    <message>
        <source>a full stop is missing at the end.</source>
        <translation>文の終わりに「。」がありません。</translation>
    </message>
    <message>
        <source>a line begins with a capital letter.</source>
        <translation>文の最初は大文字で書きます。</translation>
    </message>
    <message>
        <source>The effect of an EVENT or of arts is written without a dot before it.</source>
        <translation>EVENTやアーツの効果には、行頭の点を付けません。</translation>
    </message>
    <message>
        <source>The line ends too early. At the table the rest is done by hand.</source>
        <translation>行が途中で終わっています。対戦では残りを手作業で処理します。</translation>
    </message>
    <message>
        <source>The parenthesis explains nothing that stands here. At the table this line is done by hand.</source>
        <translation>かっこの中は、このカードにある言葉の説明になっていません。対戦ではこの行を手作業で処理します。</translation>
    </message>
    <message>
        <source>The two languages do not mean the same; the Japanese text decides.</source>
        <translation>両言語の意味が異なります。日本語のテキストが優先されます。</translation>
    </message>
    <message>
        <source>The words can be read, but not what they mean together. At the table this is done by hand.</source>
        <translation>言葉は読めますが、合わせた意味が分かりません。対戦では手作業で処理します。</translation>
    </message>
    <message>
        <source>Type the card's text: every line shows here what it was understood as.</source>
        <translation>カードのテキストを入力すると、各行がどう読み取られたかがここに出ます。</translation>
    </message>
    <message>
        <source>{language}: arts</source>
        <translation>{language}：アーツ</translation>
    </message>
</context>
<context>
    <name>Workroom</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Begin from an existing card</source>
        <translation>既存のカードから始める</translation>
    </message>
    <message>
        <source>Begin from an existing card …</source>
        <translation>既存のカードから始める…</translation>
    </message>
    <message>
        <source>Card files</source>
        <translation>カードファイル</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Open a card</source>
        <translation>カードを開く</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>The card was not kept: {why}</source>
        <translation>カードを保存できませんでした：{why}</translation>
    </message>
    <message>
        <source>Your own cards cannot be read: {why}</source>
        <translation>自作カードを読み込めません：{why}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>あなた側</translation>
    </message>
    <message>
        <source>{card} is kept with your own cards</source>
        <translation>{card}を自作カードに保存しました</translation>
    </message>
    <message>
        <source>{count} more cards are not listed</source>
        <translation>ほかに{count}枚あります</translation>
    </message>
    <message>
        <source>{file} holds no card</source>
        <translation>{file}にカードがありません</translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message>
        <source>Back to the card</source>
        <translation>カードに戻る</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>The test table: you play both sides, with plenty of CP and EP.</source>
        <translation>試しの卓：両方のプレイヤーを動かします。CPもEPもたっぷりあります。</translation>
    </message>
</context>
<context>
    <name>WorkshopScreen</name>
    <message>
        <source>An example</source>
        <translation>例を見る</translation>
    </message>
    <message>
        <source>A line a craft: • begins one, {action} and {enter} are the icons (the buttons above)</source>
        <translation>1行に1クラフト：・で始め、アイコンは {action} と {enter}（上のボタン）</translation>
    </message>
    <message>
        <source>A new craft: •</source>
        <translation>新しいクラフト：・</translation>
    </message>
    <message>
        <source>Arts EP</source>
        <translation>アーツのEP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>カードの言語</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Name of the arts</source>
        <translation>アーツ名</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Several with a comma between them</source>
        <translation>複数なら読点で区切る</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Sub-name</source>
        <translation>サブネーム</translation>
    </message>
    <message>
        <source>Take all {count} proposals</source>
        <translation>{count}件の候補をすべて採用</translation>
    </message>
    <message>
        <source>Take the proposal</source>
        <translation>候補を採用</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text of the arts</source>
        <translation>アーツのテキスト</translation>
    </message>
    <message>
        <source>The action icon</source>
        <translation>アクションのアイコン</translation>
    </message>
    <message>
        <source>The icon for entering the field</source>
        <translation>場に出た時のアイコン</translation>
    </message>
    <message>
        <source>Try it at once</source>
        <translation>すぐに試す</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>What the arts do, for their Arts EP</source>
        <translation>アーツのEPを支払うと何をするか</translation>
    </message>
</context>
<context>
    <name>drafts</name>
    <message>
        <source>A card of type {type} needs a CP cost</source>
        <translation>{type}にはCPコストが必要です</translation>
    </message>
    <message>
        <source>A card of type {type} needs a level</source>
        <translation>{type}にはレベルが必要です</translation>
    </message>
    <message>
        <source>A card of type {type} needs an EP cost</source>
        <translation>{type}にはEPコストが必要です</translation>
    </message>
    <message>
        <source>Another card has this number</source>
        <translation>この番号は別のカードが使っています</translation>
    </message>
    <message>
        <source>Both languages need the same organizations in the same order</source>
        <translation>両言語の組織は同じ数、同じ順番にしてください</translation>
    </message>
    <message>
        <source>The arts need a text</source>
        <translation>アーツのテキストが必要です</translation>
    </message>
    <message>
        <source>The arts need an EP cost</source>
        <translation>アーツのEPコストが必要です</translation>
    </message>
    <message>
        <source>The card needs a name in this language</source>
        <translation>この言語のカード名が必要です</translation>
    </message>
    <message>
        <source>The card needs a number</source>
        <translation>カード番号が必要です</translation>
    </message>
    <message>
        <source>This must be a whole number from 0 to 99</source>
        <translation>0から99までの整数を入れてください</translation>
    </message>
</context>
</TS>
