<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>{who}, by hand: moves {cards} {where}</source>
        <translation>{who}の手作業：{cards}を{where}移動する</translation>
    </message>
    <message>
        <source>{who}, by hand: moves {cards} from the deck {where}</source>
        <translation>{who}の手作業：デッキの{cards}を{where}移動する</translation>
    </message>
    <message>
        <source>{who}, by hand: readies {cards}</source>
        <translation>{who}の手作業：{cards}をレディする</translation>
    </message>
    <message>
        <source>{who}, by hand: actions {cards}</source>
        <translation>{who}の手作業：{cards}をアクションする</translation>
    </message>
    <message>
        <source>{who}, by hand: stuns {cards}</source>
        <translation>{who}の手作業：{cards}をスタンする</translation>
    </message>
    <message>
        <source>{who}, by hand: cures {cards}</source>
        <translation>{who}の手作業：{cards}を回復する</translation>
    </message>
    <message>
        <source>{who}, by hand: K.O.s {cards}</source>
        <translation>{who}の手作業：{cards}を即死させる</translation>
    </message>
    <message>
        <source>{who}, by hand: destroys {cards}</source>
        <translation>{who}の手作業：{cards}を破壊する</translation>
    </message>
    <message>
        <source>{who}, by hand: gives {str}/{def} to {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{str}/{def}を得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} bond</source>
        <translation>{who}の手作業：{player}は絆を{n}点得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} loses {n} bond</source>
        <translation>{who}の手作業：{player}は絆を{n}点失う</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} draws {n} cards</source>
        <translation>{who}の手作業：{player}はカードを{n}枚引く</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} discards {n} cards</source>
        <translation>{who}の手作業：{player}は手札を{n}枚捨てる</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} discards {n} cards at random</source>
        <translation>{who}の手作業：{player}は手札を無作為に{n}枚捨てる</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} EP</source>
        <translation>{who}の手作業：{player}は{n}EPを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} CP</source>
        <translation>{who}の手作業：{player}は{n}CPを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: searches the deck</source>
        <translation>{who}の手作業：デッキを探す</translation>
    </message>
    <message>
        <source>{who}, by hand: looks at the top {n} cards of the deck</source>
        <translation>{who}の手作業：デッキの上から{n}枚を見る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} shuffles the deck</source>
        <translation>{who}の手作業：{player}はデッキを切る</translation>
    </message>
    <message>
        <source>{who}, by hand: reveals {cards}</source>
        <translation>{who}の手作業：{cards}を公開する</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} reveals the hand</source>
        <translation>{who}の手作業：{player}は手札を公開する</translation>
    </message>
    <message>
        <source>{who}, by hand: turns {cards} face-up</source>
        <translation>{who}の手作業：{cards}を表向きにする</translation>
    </message>
    <message>
        <source>{who}, by hand: turns {cards} face-down</source>
        <translation>{who}の手作業：{cards}を裏向きにする</translation>
    </message>
    <message>
        <source>{who}, by hand: gives support to {cards}</source>
        <translation>{who}の手作業：{cards}はサポートを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: takes support from {cards}</source>
        <translation>{who}の手作業：{cards}はサポートを失う</translation>
    </message>
    <message>
        <source>{who}, by hand: gives {craft} to {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{craft}を得る</translation>
    </message>
    <message>
        <source>{who}, by hand: takes {craft} from {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{craft}を失う</translation>
    </message>
    <message>
        <source>{who}, by hand: counters {cards}</source>
        <translation>{who}の手作業：{cards}を無効にする</translation>
    </message>
    <message>
        <source>{who}, by hand: puts the note “{note}” on {cards}</source>
        <translation>{who}の手作業：{cards}にメモ「{note}」を付ける</translation>
    </message>
    <message>
        <source>{who}, by hand: takes the notes off {cards}</source>
        <translation>{who}の手作業：{cards}のメモを外す</translation>
    </message>
    <message>
        <source>{card}: {who} carries out by hand what was not understood</source>
        <translation>{card}：読み取れなかった部分を{who}が手作業で処理する</translation>
    </message>
    <message>
        <source>{who} does not agree, and that step is not done</source>
        <translation>{who}が同意しなかったので、その手順は行われない</translation>
    </message>
    <message>
        <source>to the own field, ready</source>
        <translation>自分の場にレディ状態で</translation>
    </message>
    <message>
        <source>to the own field, actioned</source>
        <translation>自分の場にアクション状態で</translation>
    </message>
    <message>
        <source>to the opponent's field, ready</source>
        <translation>相手の場にレディ状態で</translation>
    </message>
    <message>
        <source>to the opponent's field, actioned</source>
        <translation>相手の場にアクション状態で</translation>
    </message>
    <message>
        <source>face-down to the homebase, ready</source>
        <translation>拠点に裏向きレディ状態で</translation>
    </message>
    <message>
        <source>face-down to the homebase, actioned</source>
        <translation>拠点に裏向きアクション状態で</translation>
    </message>
    <message>
        <source>face-up to the homebase, ready</source>
        <translation>拠点に表向きレディ状態で</translation>
    </message>
    <message>
        <source>face-up to the homebase, actioned</source>
        <translation>拠点に表向きアクション状態で</translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation>手札に</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>デッキの上に</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>デッキの下に</translation>
    </message>
    <message>
        <source>to the trail</source>
        <translation>軌跡に</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ゲームの外に</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>このターン中</translation>
    </message>
    <message>
        <source>for this combat</source>
        <translation>この戦闘中</translation>
    </message>
    <message>
        <source>in the next turn</source>
        <translation>次のターン中</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>ゲーム終了まで</translation>
    </message>
    <message>
        <source>Only a UNIT can be stunned</source>
        <translation>スタンできるのはUNITだけです</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>カード{n}枚</translation>
    </message>
    <message>
        <source>cannot attack</source>
        <translation>攻撃できない</translation>
    </message>
    <message>
        <source>cannot be attacked</source>
        <translation>攻撃されない</translation>
    </message>
    <message>
        <source>cannot overkill</source>
        <translation>オーバーキルしない</translation>
    </message>
    <message>
        <source>cannot ready</source>
        <translation>レディしない</translation>
    </message>
    <message>
        <source>cannot fight back</source>
        <translation>応戦できない</translation>
    </message>
    <message>
        <source>attack if able</source>
        <translation>可能な限り攻撃する</translation>
    </message>
    <message>
        <source>all crafts</source>
        <translation>すべてのクラフト</translation>
    </message>
    <message>
        <source>{card}: carry out by hand what it says, one step at a time</source>
        <translation>{card}：書かれていることを、一手順ずつ手作業で処理してください</translation>
    </message>
    <message>
        <source>Choose the cards, or none to take another tool</source>
        <translation>カードを選んでください。選ばなければ別の道具に替えます</translation>
    </message>
    <message>
        <source>How much STR?</source>
        <translation>STRの増減は？</translation>
    </message>
    <message>
        <source>How much DEF?</source>
        <translation>DEFの増減は？</translation>
    </message>
    <message>
        <source>How much bond?</source>
        <translation>絆の増減は？</translation>
    </message>
    <message>
        <source>How many? 0 for another tool</source>
        <translation>いくつ？（0なら別の道具）</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>どこへ？</translation>
    </message>
    <message>
        <source>Which player?</source>
        <translation>どちらのプレイヤー？</translation>
    </message>
    <message>
        <source>Chosen or at random?</source>
        <translation>選ぶ？無作為？</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>いつまで？</translation>
    </message>
    <message>
        <source>Which note?</source>
        <translation>どのメモ？</translation>
    </message>
    <message>
        <source>Which craft?</source>
        <translation>どのクラフト？</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>Agree</source>
        <translation>同意する</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>メモ：{text}</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>異議あり</translation>
    </message>
    <message>
        <source>{player} works by hand: {card}</source>
        <translation>{player}の手作業：{card}</translation>
    </message>
    <message>
        <source>By hand: {card}</source>
        <translation>手作業：{card}</translation>
    </message>
    <message>
        <source>Another tool</source>
        <translation>別の道具</translation>
    </message>
    <message>
        <source>Take the notes off</source>
        <translation>メモを外す</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>すべて完了</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>軌跡・除外から</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>レディ</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Stun</source>
        <translation>スタン</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>K.O.</source>
        <translation>即死</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>破壊</translation>
    </message>
    <message>
        <source>STR / DEF</source>
        <translation>STR / DEF</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>絆</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Look at top</source>
        <translation>上から見る</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>切る</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Their hand</source>
        <translation>相手の手札</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>サポート</translation>
    </message>
    <message>
        <source>No support</source>
        <translation>サポート解除</translation>
    </message>
    <message>
        <source>Give craft</source>
        <translation>クラフト付与</translation>
    </message>
    <message>
        <source>Lose craft</source>
        <translation>クラフト消失</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>無効化</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>The rest of the cards</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Own field, ready</source>
        <translation>自分の場（レディ）</translation>
    </message>
    <message>
        <source>Own field, actioned</source>
        <translation>自分の場（アクション）</translation>
    </message>
    <message>
        <source>Other field, ready</source>
        <translation>相手の場（レディ）</translation>
    </message>
    <message>
        <source>Other field, actioned</source>
        <translation>相手の場（アクション）</translation>
    </message>
    <message>
        <source>Homebase, face-down</source>
        <translation>拠点（裏向き）</translation>
    </message>
    <message>
        <source>Homebase, face-down, actioned</source>
        <translation>拠点（裏向き・アクション）</translation>
    </message>
    <message>
        <source>Homebase, face-up</source>
        <translation>拠点（表向き）</translation>
    </message>
    <message>
        <source>Homebase, face-up, actioned</source>
        <translation>拠点（表向き・アクション）</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation>デッキの上</translation>
    </message>
    <message>
        <source>Bottom of the deck</source>
        <translation>デッキの下</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>ゲームの外</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>This combat</source>
        <translation>この戦闘</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>Rest of the game</source>
        <translation>ゲーム終了まで</translation>
    </message>
    <message>
        <source>They choose</source>
        <translation>本人が選ぶ</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>無作為</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>Type to find a tool. The other player is asked at every step.</source>
        <translation>文字を打つと道具が見つかります。手順ごとに相手に確認します。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Another tool</source>
        <translation>別の道具</translation>
    </message>
</context>
<context>
    <name>WorkshopScreen</name>
    <message>
        <source>A new craft: •</source>
        <translation>新しいクラフト：・</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
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
        <source>Keep it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>カードの言語</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
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
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>Arts EP</source>
        <translation>アーツのEP</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Sub-name</source>
        <translation>サブネーム</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Name of the arts</source>
        <translation>アーツ名</translation>
    </message>
    <message>
        <source>Text of the arts</source>
        <translation>アーツのテキスト</translation>
    </message>
    <message>
        <source>Several with a comma between them</source>
        <translation>複数なら読点で区切る</translation>
    </message>
    <message>
        <source>A line a craft: • begins one, {action} and {enter} are the icons (the buttons above)</source>
        <translation>1行に1クラフト：・で始め、アイコンは {action} と {enter}（上のボタン）</translation>
    </message>
    <message>
        <source>What the arts do, for their Arts EP</source>
        <translation>アーツのEPを支払うと何をするか</translation>
    </message>
</context>
<context>
    <name>Lines</name>
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
        <source>Reading … Go on typing.</source>
        <translation>読み取っています…そのまま入力を続けられます。</translation>
    </message>
    <message>
        <source>The effect of an EVENT or of arts is written without a dot before it.</source>
        <translation>EVENTやアーツの効果には、行頭の点を付けません。</translation>
    </message>
    <message>
        <source>Type the card's text: every line shows here what it was understood as.</source>
        <translation>カードのテキストを入力すると、各行がどう読み取られたかがここに出ます。</translation>
    </message>
    <message>
        <source>The line ends too early. At the table the rest is done by hand.</source>
        <translation>行が途中で終わっています。対戦では残りを手作業で処理します。</translation>
    </message>
    <message>
        <source>Not understood from “{rest}”. At the table this is done by hand.</source>
        <translation>「{rest}」から読み取れません。対戦ではここを手作業で処理します。</translation>
    </message>
    <message>
        <source>The words can be read, but not what they mean together. At the table this is done by hand.</source>
        <translation>言葉は読めますが、合わせた意味が分かりません。対戦では手作業で処理します。</translation>
    </message>
    <message>
        <source>Both languages mean the same.</source>
        <translation>両言語の意味は同じです。</translation>
    </message>
    <message>
        <source>The two languages do not mean the same; the Japanese text decides.</source>
        <translation>両言語の意味が異なります。日本語のテキストが優先されます。</translation>
    </message>
    <message>
        <source>{language}: arts</source>
        <translation>{language}：アーツ</translation>
    </message>
</context>
<context>
    <name>Workroom</name>
    <message>
        <source>Your own cards cannot be read: {why}</source>
        <translation>自作カードを読み込めません：{why}</translation>
    </message>
    <message>
        <source>Open a card</source>
        <translation>カードを開く</translation>
    </message>
    <message>
        <source>{file} holds no card</source>
        <translation>{file}にカードがありません</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>{count} more cards are not listed</source>
        <translation>ほかに{count}枚あります</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Card files</source>
        <translation>カードファイル</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>あなた側</translation>
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
        <source>{card} is kept with your own cards</source>
        <translation>{card}を自作カードに保存しました</translation>
    </message>
</context>
<context>
    <name>drafts</name>
    <message>
        <source>The card needs a number</source>
        <translation>カード番号が必要です</translation>
    </message>
    <message>
        <source>Another card has this number</source>
        <translation>この番号は別のカードが使っています</translation>
    </message>
    <message>
        <source>This must be a whole number from 0 to 99</source>
        <translation>0から99までの整数を入れてください</translation>
    </message>
    <message>
        <source>A card of type {type} needs a CP cost</source>
        <translation>{type}にはCPコストが必要です</translation>
    </message>
    <message>
        <source>A card of type {type} needs an EP cost</source>
        <translation>{type}にはEPコストが必要です</translation>
    </message>
    <message>
        <source>A card of type {type} needs a level</source>
        <translation>{type}にはレベルが必要です</translation>
    </message>
    <message>
        <source>The card needs a name in this language</source>
        <translation>この言語のカード名が必要です</translation>
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
        <source>Both languages need the same organizations in the same order</source>
        <translation>両言語の組織は同じ数、同じ順番にしてください</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Type a card and try it at once</source>
        <translation>カードを作ってすぐに試す</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Make a card</source>
        <translation>カードを作る</translation>
    </message>
</context>
</TS>
