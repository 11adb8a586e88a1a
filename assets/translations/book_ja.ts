<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>BookPage</name>
    <message>
        <source>PAGE</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>言葉</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A rule number works too, such as 804.11a, and so does a word in brackets.</source>
        <translation>804.11aのような番号や、【】の言葉でも探せます。</translation>
    </message>
    <message>
        <source>At the table; nothing can go wrong there</source>
        <translation>卓で。何をしても大丈夫</translation>
    </message>
    <message>
        <source>In the rules:</source>
        <translation>ルール：</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>次へ：{title}</translation>
    </message>
    <message>
        <source>Nothing found for “{wanted}”</source>
        <translation>「{wanted}」は見つからない</translation>
    </message>
    <message>
        <source>START HERE  ·  {at} OF {count}</source>
        <translation>はじめに読む　{at}／{count}</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>やってみる</translation>
    </message>
    <message>
        <source>Try {words}</source>
        <translation>「{words}」で探す</translation>
    </message>
    <message>
        <source>or one of these words</source>
        <translation>またはこの言葉</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>A TO Z</source>
        <translation>言葉一覧</translation>
    </message>
    <message>
        <source>A UNIT of yours was stunned, or an effect said so.</source>
        <translation>自分のUNITがスタンしたか、効果によるものです。</translation>
    </message>
    <message>
        <source>ALL RULES BY CHAPTER</source>
        <translation>章ごとの全ルール</translation>
    </message>
    <message>
        <source>Aim and golden rules</source>
        <translation>目的と大原則</translation>
    </message>
    <message>
        <source>Attacking turns it; it becomes ready when the turn ends.</source>
        <translation>攻撃すると横になり、ターンの終わりにレディになります。</translation>
    </message>
    <message>
        <source>Before a game</source>
        <translation>ゲームの前</translation>
    </message>
    <message>
        <source>CHAPTER {number}</source>
        <translation>第{number}章</translation>
    </message>
    <message>
        <source>CP and EP</source>
        <translation>CPとEP</translation>
    </message>
    <message>
        <source>Cards and abilities</source>
        <translation>カードと能力</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>I cannot play this card</source>
        <translation>このカードが使えない</translation>
    </message>
    <message>
        <source>I lost bond without being attacked</source>
        <translation>攻撃されていないのに絆が減った</translation>
    </message>
    <message>
        <source>It is stunned. It may be cured at the end of the turn.</source>
        <translation>スタンしています。ターンの終わりに回復できます。</translation>
    </message>
    <message>
        <source>It stops and waits for me</source>
        <translation>止まって待っている</translation>
    </message>
    <message>
        <source>Loops and others</source>
        <translation>ループほか</translation>
    </message>
    <message>
        <source>My UNIT lies face-down</source>
        <translation>UNITが裏向きになった</translation>
    </message>
    <message>
        <source>Not enough CP, the wrong step, or no target.</source>
        <translation>CPが足りない、ステップが違う、または対象がありません。</translation>
    </message>
    <message>
        <source>OR START FROM WHAT YOU SEE</source>
        <translation>見えているものから探す</translation>
    </message>
    <message>
        <source>PAGES, THEN WORDS, THEN RULES</source>
        <translation>ページ、言葉、ルールの順</translation>
    </message>
    <message>
        <source>Parts of a card</source>
        <translation>カードの各部</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先権</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Resolving</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Rule processing</source>
        <translation>ルール処理</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>START HERE</source>
        <translation>はじめに読む</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>ルールブックを検索</translation>
    </message>
    <message>
        <source>Search: how to win, bond, 804.11a</source>
        <translation>検索：勝ち方、絆、804.11a</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>The same UNIT cannot attack again</source>
        <translation>同じUNITがもう攻撃できない</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>They share an organization: SCLM.</source>
        <translation>同じ組織のスクラム攻撃です。</translation>
    </message>
    <message>
        <source>Two of them attacked together</source>
        <translation>2体が一緒に攻撃した</translation>
    </message>
    <message>
        <source>Words in brackets</source>
        <translation>【】の言葉</translation>
    </message>
    <message>
        <source>Words of action</source>
        <translation>動作の言葉</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>ゲームの言葉</translation>
    </message>
    <message>
        <source>You could answer here. Auto-pass changes that.</source>
        <translation>ここで応えられます。自動パスで変えられます。</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>{count} hits</source>
        <translation>{count}件</translation>
    </message>
</context>
</TS>
