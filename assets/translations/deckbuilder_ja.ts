<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>AlonePage</name>
    <message>
        <source>Five turns alone</source>
        <translation>一人で五ターン</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>もう一度進む</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の手札</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>相手なし</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>The turns are over. Take back an answer to go on from there.</source>
        <translation>ターンは終わりました。回答を取り消すと、そこから続けられます。</translation>
    </message>
    <message>
        <source>To the deck</source>
        <translation>デッキへ</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}. The other side only passes; everything can be taken back.</source>
        <translation>{turns} ターン中 {turn} ターン目。相手はパスするだけで、何でも取り消せます。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message>
        <source>Before</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>カードの言語</translation>
    </message>
    <message>
        <source>NOT UNDERSTOOD: PLAYED BY HAND</source>
        <translation>読み取れない行：手動で処理</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Officially corrected: {changes}</source>
        <translation>公式訂正：{changes}</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>1枚減らす</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>1枚増やす</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>取り置く</translation>
    </message>
    <message>
        <source>WHAT IT DOES HERE, SAID BACK</source>
        <translation>このゲームでの処理（読み取り結果）</translation>
    </message>
    <message>
        <source>[Action]</source>
        <translation>［アクション］</translation>
    </message>
    <message>
        <source>[Enters]</source>
        <translation>［登場］</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>所持 {count} 枚</translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>All numbers</source>
        <translation>すべての数値</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Change the mode</source>
        <translation>形式の変更</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>文として複写</translation>
    </message>
    <message>
        <source>Copy it as text before you leave, or its last changes are lost.</source>
        <translation>離れる前に文として複写しないと、最後の変更が失われます。</translation>
    </message>
    <message>
        <source>Deck builder</source>
        <translation>デッキ構築</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Five packs are opened, seed {seed}. Ctrl Z takes it back.</source>
        <translation>パックを5つ開けました（シード {seed}）。Ctrl Zで元に戻せます。</translation>
    </message>
    <message>
        <source>Go back to a version</source>
        <translation>以前の版に戻す</translation>
    </message>
    <message>
        <source>It can be brought back</source>
        <translation>あとで戻せます</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保管</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>複製を作る</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>Notes and tags</source>
        <translation>メモとタグ</translation>
    </message>
    <message>
        <source>Put the deck away</source>
        <translation>デッキを片付ける</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>The deck cannot be saved</source>
        <translation>デッキを保存できません</translation>
    </message>
    <message>
        <source>This state is kept as a version.</source>
        <translation>この状態を版として保管しました。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版の一覧</translation>
    </message>
    <message>
        <source>Ways to repair it</source>
        <translation>直し方</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>{what}. Ctrl Z takes it back.</source>
        <translation>{what}。Ctrl Z で元に戻せます。</translation>
    </message>
    <message>
        <source>“{name}” is put away; below the decks it can be brought back.</source>
        <translation>「{name}」を片付けました。デッキ一覧の下から戻せます。</translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Cost {cost}</source>
        <translation>コスト {cost}</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>デッキ内</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No cost</source>
        <translation>コストなし</translation>
    </message>
    <message>
        <source>No rarity</source>
        <translation>レアリティなし</translation>
    </message>
    <message>
        <source>No set</source>
        <translation>セットなし</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>所持</translation>
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
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>{name}, {type}, {count} in the deck, {owned} owned</source>
        <translation>{name}、{type}、デッキに {count} 枚、所持 {owned} 枚</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>A folder, by card number</source>
        <translation>フォルダーからカード番号で照合</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Card files (*.jsonl *.json *.yaml *.yml *.csv *.tsv *.txt)</source>
        <translation>カードファイル (*.jsonl *.json *.yaml *.yml *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Export all cards…</source>
        <translation>全カードを書き出す…</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>カードの書き出し</translation>
    </message>
    <message>
        <source>Export the cards found…</source>
        <translation>検索結果を書き出す…</translation>
    </message>
    <message>
        <source>Folder of your own pictures, named by card number</source>
        <translation>自分の画像のフォルダー（ファイル名はカード番号）</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>ファイルを読み込む…</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>カードの読み込み</translation>
    </message>
    <message>
        <source>Imported: {added} new, {updated} changed. “More” takes it back.</source>
        <translation>読み込み完了：新規 {added}、変更 {updated}。「その他」から取り消せます。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Table for Excel (*.csv)</source>
        <translation>Excel用の表 (*.csv)</translation>
    </message>
    <message>
        <source>Take an import back…</source>
        <translation>読み込みを取り消す…</translation>
    </message>
    <message>
        <source>The import is taken back.</source>
        <translation>読み込みを取り消しました。</translation>
    </message>
    <message>
        <source>Your own pictures…</source>
        <translation>自分の画像…</translation>
    </message>
    <message>
        <source>{count} pictures taken in, {left} files belong to no card.</source>
        <translation>画像 {count} 点を取り込みました。該当カードのないファイルは {left} 点です。</translation>
    </message>
    <message>
        <source>{count} printings written to {file}.</source>
        <translation>{count} 件の印刷版を {file} に書き出しました。</translation>
    </message>
    <message>
        <source>Names of organizations…</source>
        <translation>組織の名前…</translation>
    </message>
    <message>
        <source>In both languages</source>
        <translation>英語と日本語</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>コモン</translation>
    </message>
    <message>
        <source>EVENT</source>
        <translation>EVENT</translation>
    </message>
    <message>
        <source>ITEM</source>
        <translation>ITEM</translation>
    </message>
    <message>
        <source>Rare</source>
        <translation>レア</translation>
    </message>
    <message>
        <source>Super rare</source>
        <translation>スーパーレア</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>UNIT</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation>アンコモン</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} / {most}</translation>
    </message>
</context>
<context>
    <name>DeckEditor</name>
    <message>
        <source>Add {card}</source>
        <translation>{card} を加える</translation>
    </message>
    <message>
        <source>Open five packs</source>
        <translation>パックを5つ開ける</translation>
    </message>
    <message>
        <source>Put away {card}, which was set aside</source>
        <translation>取り置きの{card}を片付ける</translation>
    </message>
    <message>
        <source>Set aside {card}</source>
        <translation>{card}を取り置く</translation>
    </message>
    <message>
        <source>Take out {card}</source>
        <translation>{card} を抜く</translation>
    </message>
    <message>
        <source>Take {card} into the deck</source>
        <translation>{card}をデッキに入れる</translation>
    </message>
</context>
<context>
    <name>DeckKeys</name>
    <message>
        <source>/ or {key}</source>
        <translation>/ か {key}</translation>
    </message>
    <message>
        <source>A deck from the clipboard, as text or as a code</source>
        <translation>クリップボードのデッキ（文字かコード）</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>AMONG THE CARDS</source>
        <translation>カード一覧</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>BUILDING A DECK</source>
        <translation>デッキを組む</translation>
    </message>
    <message>
        <source>Build on the deck</source>
        <translation>デッキを組む</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter or +</source>
        <translation>Enter か +</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter かスペース</translation>
    </message>
    <message>
        <source>Exactly so many copies</source>
        <translation>ちょうどその枚数にする</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>カードからカードへ</translation>
    </message>
    <message>
        <source>In the deck: set a copy aside, or take it back into the deck</source>
        <translation>デッキ内：1枚を取り置く、または取り置きから戻す</translation>
    </message>
    <message>
        <source>Keep the deck as it is now as a version</source>
        <translation>今のデッキを版として残す</translation>
    </message>
    <message>
        <source>OPENING PACKS</source>
        <translation>パックを開ける</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>1枚減らす</translation>
    </message>
    <message>
        <source>One more copy of the card</source>
        <translation>カードを1枚増やす</translation>
    </message>
    <message>
        <source>Open the packs; turn the next card; the next pack</source>
        <translation>パックを開ける、次のカードをめくる、次のパックへ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>最後の変更を取り消す</translation>
    </message>
    <message>
        <source>The card large, with what it does</source>
        <translation>カードを大きく、働きとともに見る</translation>
    </message>
    <message>
        <source>To the search box</source>
        <translation>検索欄へ</translation>
    </message>
    <message>
        <source>What can be written there</source>
        <translation>検索欄に書けること</translation>
    </message>
    <message>
        <source>YOUR DECKS</source>
        <translation>デッキ一覧</translation>
    </message>
    <message>
        <source>− or Del</source>
        <translation>− か Del</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>NOT KNOWN HERE</source>
        <translation>未知のカード</translation>
    </message>
    <message>
        <source>SET ASIDE</source>
        <translation>取り置き</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{name} × {count}</translation>
    </message>
</context>
<context>
    <name>DeckShelf</name>
    <message>
        <source>A deck as text, or a deck code, from the clipboard</source>
        <translation>クリップボードのデッキ文またはデッキコードから</translation>
    </message>
    <message>
        <source>Computer players try your decks against each other</source>
        <translation>コンピューターがデッキどうしを試します</translation>
    </message>
    <message>
        <source>Deck lab</source>
        <translation>デッキ実験室</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>PUT AWAY</source>
        <translation>片付けたデッキ</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>READY-MADE DECKS</source>
        <translation>構築済みデッキ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>YOUR DECKS</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>You have no deck of your own yet. Begin a new one, or take a ready-made one and change it.</source>
        <translation>自分のデッキはまだありません。新しく作るか、構築済みデッキを元に手を加えてください。</translation>
    </message>
    <message>
        <source>{cards} · bring it back</source>
        <translation>{cards} · 元に戻す</translation>
    </message>
</context>
<context>
    <name>DeckSide</name>
    <message>
        <source>1-cost UNIT, turn 1</source>
        <translation>1T目にUNIT(1)</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>すべての数値</translation>
    </message>
    <message>
        <source>BASE by turn 3</source>
        <translation>3TまでにBASE</translation>
    </message>
    <message>
        <source>COST CURVE</source>
        <translation>コスト分布</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>EVENT by turn 2</source>
        <translation>2TまでにEVENT</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保管</translation>
    </message>
    <message>
        <source>Keep this state as a version (Ctrl S). Everything is saved by itself anyway.</source>
        <translation>この状態を版として保管します（Ctrl S）。変更はいつも自動で保存されます。</translation>
    </message>
    <message>
        <source>Legal for {mode}</source>
        <translation>{mode}で使用できます</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>No cards yet. Double-click a card, press Enter on it, or drag it here.</source>
        <translation>カードはまだありません。カードをダブルクリックするか、Enter を押すか、ここへドラッグしてください。</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>やり直すものはありません</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>元に戻すものはありません</translation>
    </message>
    <message>
        <source>ODDS</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>やり直す：{what}</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Try it: draw 4</source>
        <translation>試しに4枚引く</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>元に戻す：{what}</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版の一覧</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>{mode} · {count}</source>
        <translation>{mode} · {count}枚</translation>
    </message>
    <message>
        <source>{size} of {wanted} cards</source>
        <translation>{wanted} 枚中 {size} 枚</translation>
    </message>
    <message>
        <source>The deck in piles by cost</source>
        <translation>デッキをコスト別の山で表示</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>CP AT MOST</source>
        <translation>CP 上限</translation>
    </message>
    <message>
        <source>CRAFTS AND KEYWORDS</source>
        <translation>アイコンクラフトとキーワード</translation>
    </message>
    <message>
        <source>DEF AT LEAST</source>
        <translation>DEF 下限</translation>
    </message>
    <message>
        <source>EP AT MOST</source>
        <translation>EP 上限</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>No filters</source>
        <translation>条件をすべて外す</translation>
    </message>
    <message>
        <source>ORGANIZATION</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>その他の条件</translation>
    </message>
    <message>
        <source>RARITY</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>STR AT LEAST</source>
        <translation>STR 下限</translation>
    </message>
    <message>
        <source>TYPE</source>
        <translation>種類</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>As a table</source>
        <translation>表で見る</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>一致度順</translation>
    </message>
    <message>
        <source>By CP</source>
        <translation>CP順</translation>
    </message>
    <message>
        <source>By DEF</source>
        <translation>DEF順</translation>
    </message>
    <message>
        <source>By EP</source>
        <translation>EP順</translation>
    </message>
    <message>
        <source>By STR</source>
        <translation>STR順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>番号順</translation>
    </message>
    <message>
        <source>By rarity</source>
        <translation>レアリティ順</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>種類順</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>見つかったカード</translation>
    </message>
    <message>
        <source>Enter adds, Backspace takes out, Space shows</source>
        <translation>Enter 追加・Backspace 除く・Space 拡大</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Grouped</source>
        <translation>区切り</translation>
    </message>
    <message>
        <source>In costs</source>
        <translation>コストごと</translation>
    </message>
    <message>
        <source>In organizations</source>
        <translation>組織ごと</translation>
    </message>
    <message>
        <source>In rarities</source>
        <translation>レアリティごと</translation>
    </message>
    <message>
        <source>In sets</source>
        <translation>セットごと</translation>
    </message>
    <message>
        <source>In types</source>
        <translation>種類ごと</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>No card is like that. Take a condition away, or look at the help beside the box.</source>
        <translation>該当するカードがありません。条件を減らすか、検索欄の横のヘルプをご覧ください。</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>区切りなし</translation>
    </message>
    <message>
        <source>Search for cards</source>
        <translation>カードの検索</translation>
    </message>
    <message>
        <source>Search: words, type:unit, cp&lt;=2, org:…</source>
        <translation>検索：言葉、type:unit、cp&lt;=2、org:…</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Taken for: {words}</source>
        <translation>次のように解釈：{words}</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>並びを逆にする</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>検索のしかた</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{all} 枚中 {count} 枚</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>AGAINST THE FIELD</source>
        <translation>全体に対して</translation>
    </message>
    <message>
        <source>{deck} against {other}: {part} %</source>
        <translation>{deck}対{other}：{part} %</translation>
    </message>
    <message>
        <source>{deck}: {part} % against the field, surely between {low} and {high}</source>
        <translation>{deck}：全体に対して{part} %、確かなのは{low}から{high}の間</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Check the wording</source>
        <translation>文言を調べる</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>カードの読み込み</translation>
    </message>
    <message>
        <source>Import {count}</source>
        <translation>{count} 件を読み込む</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Take the proposals: {count}</source>
        <translation>候補を採用：{count}件</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}.</source>
        <translation>ファイルの文字コードは{encoding}です。</translation>
    </message>
    <message>
        <source>These columns do not fit: {why}.</source>
        <translation>列の指定が合いません：{why}。</translation>
    </message>
    <message>
        <source>Unknown fields are kept: {fields}</source>
        <translation>未知の項目はそのまま残します：{fields}</translation>
    </message>
    <message>
        <source>WHAT THE COLUMNS MEAN</source>
        <translation>列の意味</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>changed: {fields}</source>
        <translation>変更：{fields}</translation>
    </message>
    <message>
        <source>keep as it is</source>
        <translation>そのまま残す</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>{count} as they are</source>
        <translation>変更なし {count}</translation>
    </message>
    <message>
        <source>{count} cannot be used</source>
        <translation>使えない行 {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>変更 {count}</translation>
    </message>
    <message>
        <source>{count} new</source>
        <translation>新規 {count}</translation>
    </message>
    <message>
        <source>{count} proposed</source>
        <translation>候補 {count}件</translation>
    </message>
    <message>
        <source>{file}: nothing can be imported before {count} rows are put right.</source>
        <translation>{file}：{count} 行を直すまで読み込めません。</translation>
    </message>
    <message>
        <source>{file}: {added} new printings, {updated} changed, {unchanged} as they are.</source>
        <translation>{file}：新規 {added} 件、変更 {updated} 件、変更なし {unchanged} 件。</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Computer players play every deck you tick against every other, with both sides of the table. What was played is kept: the same choice goes on where it stopped.</source>
        <translation>印をつけたデッキどうしを、コンピューターが席を替えながら総当たりで対戦させます。済んだ対戦は残り、同じ選び方なら続きから始まります。</translation>
    </message>
    <message>
        <source>Deck lab</source>
        <translation>デッキ実験室</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>組ごとの対戦数</translation>
    </message>
    <message>
        <source>In the background; stop whenever you like</source>
        <translation>裏で進みます。いつでも止められます</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>鋭い</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>対戦させる</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Never used: {cards}</source>
        <translation>一度も使われない：{cards}</translation>
    </message>
    <message>
        <source>Playful</source>
        <translation>気まま</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>手堅い</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Tick two decks at least.</source>
        <translation>少なくとも2つのデッキに印をつけてください。</translation>
    </message>
    <message>
        <source>Who plays them</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Won less often with: {cards}</source>
        <translation>使うと勝ちが少ない：{cards}</translation>
    </message>
    <message>
        <source>Won more often with: {cards}</source>
        <translation>使うと勝ちが多い：{cards}</translation>
    </message>
    <message>
        <source>{done} of {all} parts</source>
        <translation>{all}組中{done}組</translation>
    </message>
    <message>
        <source>{games} games, {draws} of them drawn, {turns} turns each. The bars hold the true part in 95 of 100 such labs: where they overlap, nothing is proven.</source>
        <translation>{games}戦（引き分け{draws}）、平均{turns}ターン。棒は、このような実験100回のうち95回で真の割合を含みます。重なるうちは、何も証明されていません。</translation>
    </message>
    <message>
        <source>{n} games</source>
        <translation>{n}戦</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The games cannot be started.</source>
        <translation>対戦を始められません。</translation>
    </message>
    <message>
        <source>The games ended with a problem: {why}</source>
        <translation>対戦は問題のため終わりました：{why}</translation>
    </message>
</context>
<context>
    <name>NotesSheet</name>
    <message>
        <source>How it wants to win, in one sentence</source>
        <translation>勝ち筋を一文で</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes and tags</source>
        <translation>メモとタグ</translation>
    </message>
    <message>
        <source>Tags, with commas</source>
        <translation>タグ（コンマ区切り）</translation>
    </message>
</context>
<context>
    <name>NumbersChart</name>
    <message>
        <source>ARTS</source>
        <translation>アーツ</translation>
    </message>
    <message>
        <source>BASES AND HOMEBASE GROWTH</source>
        <translation>BASEと拠点の成長</translation>
    </message>
    <message>
        <source>CP CURVE</source>
        <translation>CP分布</translation>
    </message>
    <message>
        <source>Cards with arts</source>
        <translation>アーツを持つカード</translation>
    </message>
    <message>
        <source>EP CURVE, WITH ARTS</source>
        <translation>EP分布（アーツを含む）</translation>
    </message>
    <message>
        <source>IN HAND BY TURN</source>
        <translation>ターンまでに引く確率</translation>
    </message>
    <message>
        <source>In an opening hand, on average</source>
        <translation>初手の平均枚数</translation>
    </message>
    <message>
        <source>Level {level} × {count}: from turn {level}, in hand {chance}</source>
        <translation>レベル{level} × {count}：{level}ターン目から、手札にある確率 {chance}</translation>
    </message>
    <message>
        <source>Level {level}: from turn {level} on</source>
        <translation>レベル{level}：{level}ターン目から</translation>
    </message>
    <message>
        <source>No BASE</source>
        <translation>BASEなし</translation>
    </message>
    <message>
        <source>No two UNITs share an organization</source>
        <translation>組織を共にするUNITがいません</translation>
    </message>
    <message>
        <source>Percent, {first} cards seen by turn 1</source>
        <translation>単位は％。1ターン目までに {first} 枚を見ます</translation>
    </message>
    <message>
        <source>TYPES AND ORGANIZATIONS</source>
        <translation>種類と組織</translation>
    </message>
    <message>
        <source>UNITs that attack alone</source>
        <translation>単独でしか攻撃できないUNIT</translation>
    </message>
    <message>
        <source>WHO ATTACKS TOGETHER (SCLM)</source>
        <translation>一緒に攻撃できるUNIT（SCLM）</translation>
    </message>
    <message>
        <source>of {copies}</source>
        <translation>{copies} 枚中1枚</translation>
    </message>
    <message>
        <source>{count} of {size} cards have arts, {hand} in an opening hand</source>
        <translation>{size} 枚中 {count} 枚がアーツを持ち、初手に平均 {hand} 枚</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}：{count}</translation>
    </message>
    <message>
        <source>{units} UNITs of {org}, STR {strength} together</source>
        <translation>{org}のUNIT {units} 枚、STR合計 {strength}</translation>
    </message>
    <message>
        <source>{units} · STR {strength}</source>
        <translation>{units} 枚 · STR {strength}</translation>
    </message>
</context>
<context>
    <name>NumbersSheet</name>
    <message>
        <source> games each</source>
        <translation> 戦ずつ</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>すべての数値</translation>
    </message>
    <message>
        <source>Games against each deck</source>
        <translation>デッキごとの対戦数</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>対戦させる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>The deck must be legal before it can be played against others.</source>
        <translation>対戦させるには、使用できるデッキである必要があります。</translation>
    </message>
    <message>
        <source>Two computer players of the same strength play this deck against your other decks and the ready-made ones, in the background. A few games only hint; a hundred tell.</source>
        <translation>同じ強さのコンピューター同士が、このデッキと他のデッキを裏で対戦させます。数戦では目安、百戦で傾向が見えます。</translation>
    </message>
    <message>
        <source>WIN RATE</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>{done} of {all} games</source>
        <translation>{all} 戦中 {done} 戦</translation>
    </message>
    <message>
        <source>{percent} % against {deck}: {won} won, {lost} lost, {drawn} drawn</source>
        <translation>{deck} に {percent} %：{won} 勝 {lost} 敗 {drawn} 分</translation>
    </message>
</context>
<context>
    <name>OrgSheet</name>
    <message>
        <source>Names of organizations</source>
        <translation>組織の名前</translation>
    </message>
    <message>
        <source>Cards of one language belong together by these names. Change a cell to correct what cards say.</source>
        <translation>片方の言語しかないカードは、この名前で同じ組織とみなされます。カードの表記を直すには、欄を書き換えてください。</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>名前を追加</translation>
    </message>
    <message>
        <source>As cards say</source>
        <translation>カードの表記に戻す</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>出どころ</translation>
    </message>
    <message>
        <source>cards of one language</source>
        <translation>片方の言語のカード</translation>
    </message>
    <message>
        <source>told by you</source>
        <translation>あなたが入力</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>PacksPage</name>
    <message>
        <source>1 pack</source>
        <translation>1 パック</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Blitz Shield {seed}</source>
        <translation>ブリッツシールド {seed}</translation>
    </message>
    <message>
        <source>Cards of these packs are not in the library any more.</source>
        <translation>このパックのカードはもうライブラリーにありません。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>8枚入り</translation>
    </message>
    <message>
        <source>Keep the deck</source>
        <translation>デッキに加える</translation>
    </message>
    <message>
        <source>Next pack</source>
        <translation>次のパック</translation>
    </message>
    <message>
        <source>OPENED BEFORE</source>
        <translation>これまでに開けたパック</translation>
    </message>
    <message>
        <source>Open five packs</source>
        <translation>5パックを開ける</translation>
    </message>
    <message>
        <source>Open one pack</source>
        <translation>1パックを開ける</translation>
    </message>
    <message>
        <source>PACK {at} OF {count}</source>
        <translation>パック {at} / {count}</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>パック</translation>
    </message>
    <message>
        <source>Packs cost nothing here. What lies in them comes from the seed alone: the same seed opens the same packs again. Five of them make a Blitz Shield deck of forty cards.</source>
        <translation>パックは無料です。中身はシードだけで決まり、同じシードなら同じパックがまた開きます。5パックで40枚のブリッツシールドデッキができます。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これで対戦</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seed (empty: a new one)</source>
        <translation>シード（空欄なら新しく）</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>最後までめくる</translation>
    </message>
    <message>
        <source>Slow reveal</source>
        <translation>ゆっくりめくる</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>They make a Blitz Shield deck</source>
        <translation>ブリッツシールドデッキになります</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>Turn the last one</source>
        <translation>最後の1枚をめくる</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your collection is empty; every pack goes into it.</source>
        <translation>コレクションはまだ空です。開けたパックはすべて加わります。</translation>
    </message>
    <message>
        <source>Your collection: {cards} cards, {kinds} of {all} different ones.</source>
        <translation>コレクション：{cards} 枚、全 {all} 種類のうち {kinds} 種類。</translation>
    </message>
    <message>
        <source>seed {seed}, the same packs again at any time</source>
        <translation>シード {seed}、同じパックをいつでも開けます</translation>
    </message>
    <message>
        <source>{count} packs</source>
        <translation>{count} パック</translation>
    </message>
    <message>
        <source>{seen} of 40 cards for Blitz Shield · </source>
        <translation>ブリッツシールド 40 枚中 {seen} 枚 · </translation>
    </message>
    <message>
        <source>“{name}” is among your decks.</source>
        <translation>「{name}」をデッキに加えました。</translation>
    </message>
</context>
<context>
    <name>PastImports</name>
    <message>
        <source>Cards taken out</source>
        <translation>取り除いたカード</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>読み込みの履歴</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>まだ何も読み込んでいません。</translation>
    </message>
    <message>
        <source>press to take it back</source>
        <translation>押すと取り消します</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>取り消し済み</translation>
    </message>
    <message>
        <source>{added} new, {updated} changed</source>
        <translation>新規 {added}、変更 {updated}</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>The deck in piles by cost</source>
        <translation>デッキのコスト別の山</translation>
    </message>
    <message>
        <source>{count} × {name}, cost {cost}</source>
        <translation>{name} ×{count}、コスト{cost}</translation>
    </message>
</context>
<context>
    <name>QueryHelp</name>
    <message>
        <source>TRY ONE</source>
        <translation>試してみる</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>検索のしかた</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts of both languages. Conditions stand side by side and must all hold; “or”, “-” or “not”, and parentheses change that. Quotation marks keep words together.</source>
        <translation>言葉は両言語の名前とテキストから探します。条件を並べるとすべてを満たすものになり、or、- または not、括弧で変えられます。引用符は語句をひとまとめにします。</translation>
    </message>
</context>
<context>
    <name>ReasonCard</name>
    <message>
        <source>Open five packs</source>
        <translation>パックを5つ開ける</translation>
    </message>
    <message>
        <source>Other ways to repair it</source>
        <translation>ほかの直し方</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Repair all</source>
        <translation>すべて修正</translation>
    </message>
    <message>
        <source>The first repair of every reason, at once</source>
        <translation>すべての理由に、最初の修正をまとめて行います</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Copy the report</source>
        <translation>報告を複写</translation>
    </message>
    <message>
        <source>Line {line}: {text} – {why}</source>
        <translation>{line}行目：{text} – {why}</translation>
    </message>
    <message>
        <source>Take all repairs</source>
        <translation>すべて修正</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}.</source>
        <translation>ファイルの文字コードは{encoding}です。</translation>
    </message>
    <message>
        <source>The report is copied.</source>
        <translation>報告を複写しました。</translation>
    </message>
    <message>
        <source>What is not in the deck</source>
        <translation>デッキに入らなかったもの</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>読み込んだ内容</translation>
    </message>
    <message>
        <source>no card is called this; it stands in the deck until it is repaired</source>
        <translation>この名前のカードはありません。修正するまでデッキに残ります</translation>
    </message>
    <message>
        <source>{text} – {why}</source>
        <translation>{text} – {why}</translation>
    </message>
    <message>
        <source>In the deck: {cards} of it.</source>
        <translation>このうち{cards}がデッキに入りました。</translation>
    </message>
    <message>
        <source>Set aside, as the list says: {cards}.</source>
        <translation>リストのとおり、取り置きにしました：{cards}。</translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message>
        <source>BY OPPONENT</source>
        <translation>相手ごと</translation>
    </message>
    <message>
        <source>BY VERSION OF THE DECK</source>
        <translation>デッキの版ごと</translation>
    </message>
    <message>
        <source>MATCHES</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>No recorded match was played with exactly these cards yet.</source>
        <translation>ちょうどこのカードで行われた対戦の記録はまだありません。</translation>
    </message>
    <message>
        <source>The recorded matches are looked through…</source>
        <translation>記録された対戦を調べています…</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>第{number}版</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>a deck that is not here</source>
        <translation>ここにないデッキ</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {drawn} drawn</source>
        <translation>{won}勝 {lost}敗 {drawn}分</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Code of the deck</source>
        <translation>デッキコード</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>文として複写</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードを複写</translation>
    </message>
    <message>
        <source>Fetching the pictures</source>
        <translation>絵を集めています</translation>
    </message>
    <message>
        <source>One line holds the whole deck: the code and its QR picture. “Paste” reads it.</source>
        <translation>1行のコードとQRコードにデッキ全体が入ります。「貼り付け」で読めます。</translation>
    </message>
    <message>
        <source>Painting the pages</source>
        <translation>ページを描いています</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Print: save a PDF…</source>
        <translation>印刷用PDFを保存…</translation>
    </message>
    <message>
        <source>Printed cards with their pictures</source>
        <translation>印刷に絵を入れる</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進みぐあい</translation>
    </message>
    <message>
        <source>QR picture of the deck</source>
        <translation>デッキのQRコード</translation>
    </message>
    <message>
        <source>Save a deck sheet</source>
        <translation>デッキ画像の保存</translation>
    </message>
    <message>
        <source>Save a deck sheet…</source>
        <translation>デッキ画像を保存…</translation>
    </message>
    <message>
        <source>Save a file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>Save sheets to print</source>
        <translation>印刷用シートの保存</translation>
    </message>
    <message>
        <source>Save the QR picture</source>
        <translation>QRコードの保存</translation>
    </message>
    <message>
        <source>Save the QR picture…</source>
        <translation>QRコードを保存…</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>デッキの保存</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました：{file}</translation>
    </message>
    <message>
        <source>Share the deck</source>
        <translation>デッキの共有</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>コードをクリップボードに入れました。</translation>
    </message>
    <message>
        <source>The deck is in the clipboard as text.</source>
        <translation>デッキを文としてクリップボードに入れました。</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} に書き込めません：{why}。</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>CP used</source>
        <translation>使った CP</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>Five turns alone</source>
        <translation>一人で五ターン</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Homebase</source>
        <translation>拠点</translation>
    </message>
    <message>
        <source>Left in hand: {cards}</source>
        <translation>手札の残り：{cards}</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の手札</translation>
    </message>
    <message>
        <source>No card left in hand.</source>
        <translation>手札は残っていません。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>プレイしたカード</translation>
    </message>
    <message>
        <source>Same hand</source>
        <translation>同じ手札で</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>The other side's bond was gone in turn {turn}.</source>
        <translation>{turn} ターン目に相手の絆がなくなりました。</translation>
    </message>
    <message>
        <source>To the deck</source>
        <translation>デッキへ</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>UNITs</source>
        <translation>UNIT</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{damage} damage in {turns} turns; {unspent} CP were not used.</source>
        <translation>{turns} ターンで {damage} ダメージ。使わなかった CP は {unspent} です。</translation>
    </message>
    <message>
        <source>{spent} of {cp}</source>
        <translation>{cp} のうち {spent}</translation>
    </message>
</context>
<context>
    <name>TakingIn</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Decks ({endings})</source>
        <translation>デッキ ({endings})</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>デッキを開く</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} を読み込めません：{why}。</translation>
    </message>
</context>
<context>
    <name>TrySheet</name>
    <message>
        <source>A sample hand</source>
        <translation>試しの手札</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>別の手札</translation>
    </message>
    <message>
        <source>Exchange {count}</source>
        <translation>{count} 枚を交換</translation>
    </message>
    <message>
        <source>It takes at least {count} cards.</source>
        <translation>少なくとも {count} 枚必要です。</translation>
    </message>
    <message>
        <source>Mark the cards you would put under the deck; you take as many new ones, once. (603.1d)</source>
        <translation>デッキの下に置くカードを選ぶと、同じ枚数を一度だけ引き直します。(603.1d)</translation>
    </message>
    <message>
        <source>Next turn: draw 2</source>
        <translation>次のターン：2枚引く</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>相手なし</translation>
    </message>
    <message>
        <source>Play five turns alone</source>
        <translation>一人で五ターン遊ぶ</translation>
    </message>
    <message>
        <source>The real rules against somebody who only passes; every answer can be taken back.</source>
        <translation>本物のルールで、パスするだけの相手と。どの回答も取り消せます。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{count} cards seen, {left} left in the deck.</source>
        <translation>{count} 枚を見て、デッキに {left} 枚残っています。</translation>
    </message>
</context>
<context>
    <name>VersionSheet</name>
    <message>
        <source>A name for the state at hand, such as “before the tournament”</source>
        <translation>今の状態の名前（例：「大会前」）</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>この版に戻す</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保管する</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保管</translation>
    </message>
    <message>
        <source>Left: saved states, the latest first. Right: what the deck at hand has differently.</source>
        <translation>左：保存した状態（新しい順）。右：今のデッキとの違い。</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>版の名前</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>保存した状態</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>同じカードです</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>デッキの版</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>違い</translation>
    </message>
</context>
<context>
    <name>WinRates</name>
    <message>
        <source>The games cannot be started.</source>
        <translation>対戦を始められません。</translation>
    </message>
    <message>
        <source>The games ended with a problem: {why}</source>
        <translation>対戦が問題で終わりました：{why}</translation>
    </message>
</context>
</TS>
