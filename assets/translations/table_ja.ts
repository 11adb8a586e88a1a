<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>ArrangeSheet</name>
    <message>
        <source>On top of the deck, first drawn at the left</source>
        <translation>デッキの上（左から先に引く）</translation>
    </message>
    <message>
        <source>Under the deck</source>
        <translation>デッキの下</translation>
    </message>
</context>
<context>
    <name>Asides</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>STUNNED</source>
        <translation>スタン</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>カードを指すと、ここに表示します。</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>All panels as they come</source>
        <translation>パネルをすべて初めの配置に戻す</translation>
    </message>
    <message>
        <source>Card and forecast</source>
        <translation>カードと予測</translation>
    </message>
    <message>
        <source>Cards as lists</source>
        <translation>カードの一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Log at the left</source>
        <translation>記録を左に</translation>
    </message>
    <message>
        <source>Log at the right</source>
        <translation>記録を右に</translation>
    </message>
    <message>
        <source>Log below the board</source>
        <translation>ログを盤面の下に</translation>
    </message>
    <message>
        <source>Log in its own window</source>
        <translation>記録を別の窓に</translation>
    </message>
    <message>
        <source>Log in the panel</source>
        <translation>記録をパネルの中に</translation>
    </message>
    <message>
        <source>Panel at the left</source>
        <translation>パネルを左に</translation>
    </message>
    <message>
        <source>Panel at the right</source>
        <translation>パネルを右に</translation>
    </message>
    <message>
        <source>Panel in its own window</source>
        <translation>パネルを別の窓に</translation>
    </message>
</context>
<context>
    <name>ForecastView</name>
    <message>
        <source>+{count}</source>
        <translation>ほか{count}</translation>
    </message>
    <message>
        <source>Drag an attacker to a target to see what would happen.</source>
        <translation>攻撃するUNITを対象へドラッグすると、結果の予測が出ます。</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Forecast, if nothing more happens</source>
        <translation>このまま何も起きない場合の予測</translation>
    </message>
    <message>
        <source>if nothing more happens</source>
        <translation>何も起きない場合</translation>
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
    <name>HandTools</name>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意する</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>すべて完了</translation>
    </message>
    <message>
        <source>Another tool</source>
        <translation>別の道具</translation>
    </message>
    <message>
        <source>Ask {player}: is this right for {card}?</source>
        <translation>{player}に聞く：{card}の処理はこれでよいか？</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>絆</translation>
    </message>
    <message>
        <source>Bottom of the deck</source>
        <translation>デッキの下</translation>
    </message>
    <message>
        <source>By hand: {card}</source>
        <translation>手作業：{card}</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>無効化</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>破壊</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>軌跡・除外から</translation>
    </message>
    <message>
        <source>Give craft</source>
        <translation>クラフト付与</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
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
        <source>K.O.</source>
        <translation>即死</translation>
    </message>
    <message>
        <source>Look at top</source>
        <translation>上から見る</translation>
    </message>
    <message>
        <source>Lose craft</source>
        <translation>クラフト消失</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>No support</source>
        <translation>サポート解除</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
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
        <source>Other field, actioned</source>
        <translation>相手の場（アクション）</translation>
    </message>
    <message>
        <source>Other field, ready</source>
        <translation>相手の場（レディ）</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>ゲームの外</translation>
    </message>
    <message>
        <source>Own field, actioned</source>
        <translation>自分の場（アクション）</translation>
    </message>
    <message>
        <source>Own field, ready</source>
        <translation>自分の場（レディ）</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>レディ</translation>
    </message>
    <message>
        <source>Rest of the game</source>
        <translation>ゲーム終了まで</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>STR / DEF</source>
        <translation>STR / DEF</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>切る</translation>
    </message>
    <message>
        <source>Stun</source>
        <translation>スタン</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>サポート</translation>
    </message>
    <message>
        <source>Take the notes off</source>
        <translation>メモを外す</translation>
    </message>
    <message>
        <source>The rest of the cards</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Their hand</source>
        <translation>相手の手札</translation>
    </message>
    <message>
        <source>They choose</source>
        <translation>本人が選ぶ</translation>
    </message>
    <message>
        <source>This combat</source>
        <translation>この戦闘</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation>デッキの上</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}は同意した</translation>
    </message>
    <message>
        <source>{player} objects</source>
        <translation>{player}は異議を唱えた</translation>
    </message>
    <message>
        <source>{player} works by hand: {card}</source>
        <translation>{player}の手作業：{card}</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>{count} lines in the log</source>
        <translation>記録に{count}行</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>A hint</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>About {n} of 100 games are won from here; other moves do as well.</source>
        <translation>ここからは100戦中およそ{n}勝。ほかの手でも変わりません。</translation>
    </message>
    <message>
        <source>About {n} of 100 games are won so, and {m} with the next best: {move}.</source>
        <translation>この手なら100戦中およそ{n}勝、次に良い手（{move}）では{m}勝。</translation>
    </message>
    <message>
        <source>Ask again for the move.</source>
        <translation>もう一度押すと手を教えます。</translation>
    </message>
    <message>
        <source>Hints are given in a match against the computer.</source>
        <translation>助言はコンピュータとの対戦で聞けます。</translation>
    </message>
    <message>
        <source>Look at the button</source>
        <translation>ボタンを見て</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>ここを見て</translation>
    </message>
    <message>
        <source>No hint now</source>
        <translation>今は助言がありません</translation>
    </message>
    <message>
        <source>No hints here</source>
        <translation>ここでは助言しません</translation>
    </message>
    <message>
        <source>Nothing else is worth more here.</source>
        <translation>ここではこれがいちばんです。</translation>
    </message>
    <message>
        <source>Nothing is asked of you.</source>
        <translation>今、あなたの選択はありません。</translation>
    </message>
    <message>
        <source>Nothing was found out in time.</source>
        <translation>時間内にわかりませんでした。</translation>
    </message>
    <message>
        <source>One moment: trying your moves in many games.</source>
        <translation>少々お待ちを。あなたの手をいくつもの対戦で試しています。</translation>
    </message>
</context>
<context>
    <name>Hold</name>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>{card} resolves</source>
        <translation>{card}が解決する</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} 対 {other}</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>ターンが始まる</translation>
    </message>
    <message>
        <source>Bond: {one} {n}, {other} {m}</source>
        <translation>絆：{one} {n}、{other} {m}</translation>
    </message>
    <message>
        <source>The line holds</source>
        <translation>灯は守られた</translation>
    </message>
    <message>
        <source>You win. {bonds}</source>
        <translation>あなたの勝ち。{bonds}</translation>
    </message>
    <message>
        <source>{who} wins. {bonds}</source>
        <translation>{who}の勝ち。{bonds}</translation>
    </message>
    <message>
        <source>The lamp goes out</source>
        <translation>灯が消える</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Draw · Homebase · Deploy</source>
        <translation>ドロー・拠点・配備</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両者</translation>
    </message>
    <message>
        <source>Combat · Cure</source>
        <translation>戦闘・回復</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>第{n}ターン</translation>
    </message>
    <message>
        <source>{who} plays</source>
        <translation>{who}がプレイ</translation>
    </message>
    <message>
        <source>{who} uses</source>
        <translation>{who}が使用</translation>
    </message>
    <message>
        <source>Triggered: {who}</source>
        <translation>誘発：{who}</translation>
    </message>
    <message>
        <source>CRAFT</source>
        <translation>クラフト</translation>
    </message>
    <message>
        <source>ARTS</source>
        <translation>アーツ</translation>
    </message>
    <message>
        <source>on {targets}</source>
        <translation>対象：{targets}</translation>
    </message>
    <message>
        <source>{who} attacks</source>
        <translation>{who}の攻撃</translation>
    </message>
    <message>
        <source>or answer with a lit card</source>
        <translation>光るカードで応じられる</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>you cannot answer</source>
        <translation>応じる手段なし</translation>
    </message>
    <message>
        <source>{card} is stunned</source>
        <translation>{card}がスタン</translation>
    </message>
    <message>
        <source>{card} is stunned, overkill {n}: {loss}</source>
        <translation>{card}がスタン、オーバーキル{n}：{loss}</translation>
    </message>
    <message>
        <source>{card} is stunned: {loss}</source>
        <translation>{card}がスタン：{loss}</translation>
    </message>
    <message>
        <source>Nobody in the way: {loss}</source>
        <translation>阻む者なし：{loss}</translation>
    </message>
    <message>
        <source>Nobody is stunned: nothing happens</source>
        <translation>誰もスタンせず、何も起きない</translation>
    </message>
    <message>
        <source>{card}: its target is gone, nothing happens</source>
        <translation>{card}：対象がなくなり、何も起きない</translation>
    </message>
    <message>
        <source>, and {n} more</source>
        <translation>、ほか{n}件</translation>
    </message>
    <message>
        <source>{card}: no ITEM to destroy, nothing happens</source>
        <translation>{card}：破壊できるITEMがなく、何も起きない</translation>
    </message>
    <message>
        <source>{card}: no UNIT to destroy, nothing happens</source>
        <translation>{card}：破壊できるUNITがなく、何も起きない</translation>
    </message>
    <message>
        <source>{card}: no UNIT to stun, nothing happens</source>
        <translation>{card}：スタンさせるUNITがなく、何も起きない</translation>
    </message>
    <message>
        <source>{card}: no UNIT to ready, nothing happens</source>
        <translation>{card}：レディにするUNITがなく、何も起きない</translation>
    </message>
    <message>
        <source>{card}: nothing happens</source>
        <translation>{card}：何も起きない</translation>
    </message>
    <message>
        <source>you lose {n}</source>
        <translation>絆を{n}失う</translation>
    </message>
    <message>
        <source>{who} loses {n}</source>
        <translation>{who}が絆を{n}失う</translation>
    </message>
    <message>
        <source>attacks alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>attack together: STR added</source>
        <translation>合同攻撃：STRを合計</translation>
    </message>
    <message>
        <source>{card} and {n} more</source>
        <translation>{card}ほか{n}体</translation>
    </message>
    <message>
        <source>every point of STR is bond</source>
        <translation>STRの分だけ絆を失う</translation>
    </message>
    <message>
        <source>is attacked</source>
        <translation>攻撃された</translation>
    </message>
    <message>
        <source>Turn {n} began</source>
        <translation>第{n}ターン開始</translation>
    </message>
    <message>
        <source>{who} played {card}</source>
        <translation>{who}が{card}をプレイした</translation>
    </message>
    <message>
        <source>{card} attacked {target}</source>
        <translation>{card}が{target}を攻撃した</translation>
    </message>
    <message>
        <source>Your initiative: you go first</source>
        <translation>イニシアチブはあなた：先に動く</translation>
    </message>
    <message>
        <source>{who} has the initiative and goes first</source>
        <translation>イニシアチブは{who}：先に動く</translation>
    </message>
    <message>
        <source>the fight follows</source>
        <translation>このあと戦う</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>A card you may not see</source>
        <translation>見ることのできないカード</translation>
    </message>
    <message>
        <source>A craft that no template says back</source>
        <translation>どの文型にも当てはまらないクラフト</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>An effect that no template says</source>
        <translation>どの文型にも当てはまらない効果</translation>
    </message>
    <message>
        <source>Arts: </source>
        <translation>アーツ：</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
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
        <source>Enters:</source>
        <translation>場に出た時：</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>カード情報</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>創設レベル</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>icon crafts</source>
        <translation>アイコンクラフト</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>own deployment step</source>
        <translation>自身の配備ステップ</translation>
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
        <source>printed</source>
        <translation>本来の値</translation>
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
        <source>the other&apos;s deployment step</source>
        <translation>他方の配備ステップ</translation>
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
        <source>the preparation phase</source>
        <translation>準備フェイズ</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>{source}, as long as it works</source>
        <translation>{source}（有効な間）</translation>
    </message>
    <message>
        <source>{source}, during {part}</source>
        <translation>{source}（{part}の間）</translation>
    </message>
    <message>
        <source>{source}, this combat</source>
        <translation>{source}（この戦闘中）</translation>
    </message>
    <message>
        <source>{source}, this step</source>
        <translation>{source}（このステップ中）</translation>
    </message>
    <message>
        <source>{source}, this turn</source>
        <translation>{source}（このターン中）</translation>
    </message>
    <message>
        <source>{source}, to end of {part}</source>
        <translation>{source}（{part}の終了時まで）</translation>
    </message>
    <message>
        <source>{source}, to the end of the next turn</source>
        <translation>{source}（次のターンの終了時まで）</translation>
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
        <source>Words</source>
        <translation>言葉</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Turn {turn}: </source>
        <translation>第{turn}ターン：</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Attacks</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Attacks and fighting back</source>
        <translation>攻撃と応戦</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>絆</translation>
    </message>
    <message>
        <source>Bond, stunned, cured, K.O.'d and destroyed</source>
        <translation>絆、スタン、回復、即死、破壊</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手作業</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Drawn, discarded and moved cards</source>
        <translation>引いた、捨てた、移動したカード</translation>
    </message>
    <message>
        <source>Only lines with the card in the inspector</source>
        <translation>インスペクターのカードが出てくる行だけ</translation>
    </message>
    <message>
        <source>Only what {player} did</source>
        <translation>{player}がしたことだけ</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Resources, values, passing and all the rest</source>
        <translation>CP・EP、数値、パスなど、ほかのすべて</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show: {what}</source>
        <translation>表示：{what}</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>このカード</translation>
    </message>
    <message>
        <source>What the players said</source>
        <translation>プレイヤーの発言</translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation>手作業で行ったこと</translation>
    </message>
    <message>
        <source>What was played, used and resolved</source>
        <translation>プレイ、使用、解決したもの</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>配備</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Homebase</source>
        <translation>拠点</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}ターン</translation>
    </message>
    <message>
        <source>{player} has the initiative</source>
        <translation>イニシアチブは{player}</translation>
    </message>
    <message>
        <source>{step} · {player}</source>
        <translation>{step}・{player}</translation>
    </message>
    <message>
        <source>{turn} · {note}</source>
        <translation>{turn} · {note}</translation>
    </message>
    <message>
        <source>{turn}, folded</source>
        <translation>{turn}、折りたたみ</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>NumberSheet</name>
    <message>
        <source>One less, now {number}</source>
        <translation>ひとつ減らす、今は{number}</translation>
    </message>
    <message>
        <source>One more, now {number}</source>
        <translation>ひとつ増やす、今は{number}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}から{most}まで</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Type to search</source>
        <translation>文字を入力して検索</translation>
    </message>
    <message>
        <source>{option}, taken</source>
        <translation>{option}、選択中</translation>
    </message>
    <message>
        <source>{taken} of at most {most}</source>
        <translation>{taken}（{most}まで）</translation>
    </message>
    <message>
        <source>{taken} of {least} to {most}</source>
        <translation>{taken}（{least}から{most}まで）</translation>
    </message>
    <message>
        <source>{taken} of {most}</source>
        <translation>{taken} / {most}</translation>
    </message>
</context>
<context>
    <name>OrderSheet</name>
    <message>
        <source>First to last</source>
        <translation>左から順に</translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message>
        <source>{pile}: {cards}</source>
        <translation>{pile}：{cards}</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source> · {doing}</source>
        <translation> · {doing}</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>絆</translation>
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
        <source>Initiative</source>
        <translation>イニシアチブ</translation>
    </message>
    <message>
        <source>{plate}, has the initiative</source>
        <translation>{plate}、イニシアチブ</translation>
    </message>
    <message>
        <source>{plate}, to decide</source>
        <translation>{plate}、考え中</translation>
    </message>
    <message>
        <source>{name}: bond {bond}, CP {cp}, EP {ep}, {cards} in hand</source>
        <translation>{name}：絆{bond}、CP {cp}、EP {ep}、手札{cards}</translation>
    </message>
</context>
<context>
    <name>RailSheet</name>
    <message>
        <source>Drag, or Shift and arrows</source>
        <translation>ドラッグ、またはShift＋矢印キー</translation>
    </message>
    <message>
        <source>{card}, {rail}, place {place} of {count}</source>
        <translation>{card}、{rail}、{count}枚中{place}番目</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since you last decided</source>
        <translation>前に決めてから</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>まだ何も起きていない</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>配備</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Homebase</source>
        <translation>拠点</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>攻撃対象</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>戦闘解決</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}ターン</translation>
    </message>
    <message>
        <source>{step} of {player}</source>
        <translation>{player}の{step}</translation>
    </message>
    <message>
        <source>{step}, now, rule {rule}</source>
        <translation>{step}、進行中、ルール{rule}</translation>
    </message>
    <message>
        <source>{step}, passed</source>
        <translation>{step}、終了</translation>
    </message>
    <message>
        <source>{step}, stop set</source>
        <translation>{step}、停止位置</translation>
    </message>
    <message>
        <source>{turn}, initiative: {player}</source>
        <translation>{turn}、イニシアチブ：{player}</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Number or words, for example 804, R027 or overkill</source>
        <translation>番号か言葉（例：804、R027、オーバーキル）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを探す</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Copy the log as text</source>
        <translation>記録を文字でコピー</translation>
    </message>
    <message>
        <source>Drag the log to a side of the board or out of the window</source>
        <translation>ログを盤面の横やウィンドウの外へドラッグできます</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>ログを絞り込む</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>カード情報</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Put the log back into the panel</source>
        <translation>ログをパネルに戻す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>記録を検索</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>記録の表示を切り替え</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>音：オフ</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>音：オン</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>{given} of {total}</source>
        <translation>{given} / {total}</translation>
    </message>
    <message>
        <source>{option}: one less, now {number}</source>
        <translation>{option}：ひとつ減らす、今は{number}</translation>
    </message>
    <message>
        <source>{option}: one more, now {number}</source>
        <translation>{option}：ひとつ増やす、今は{number}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>+ and -: pay with other cards.</source>
        <translation>＋と－：ほかのカードで支払う。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Action it for 1 EP</source>
        <translation>アクションして1EPを得る</translation>
    </message>
    <message>
        <source>Another tool</source>
        <translation>別の道具</translation>
    </message>
    <message>
        <source>Arts: {name}</source>
        <translation>アーツ：{name}</translation>
    </message>
    <message>
        <source>Ask undo</source>
        <translation>確認して戻す</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>攻撃中</translation>
    </message>
    <message>
        <source>Attacking in SCLM</source>
        <translation>スクラム攻撃中</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>自動パス</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Cannot attack this</source>
        <translation>これは攻撃できません</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>選べるカード</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>選ばない</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>攻撃対象を選択</translation>
    </message>
    <message>
        <source>Craft {number}</source>
        <translation>クラフト{number}</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>Cure nothing</source>
        <translation>回復しない</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>応戦中</translation>
    </message>
    <message>
        <source>Do not fight back</source>
        <translation>応戦しない</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Effect {number}</source>
        <translation>効果{number}</translation>
    </message>
    <message>
        <source>Enters:</source>
        <translation>場に出た時：</translation>
    </message>
    <message>
        <source>Esc: close</source>
        <translation>Esc：閉じる</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>手札の入れ替え</translation>
    </message>
    <message>
        <source>Exchange {count}</source>
        <translation>{count}枚入れ替え</translation>
    </message>
    <message>
        <source>Exile</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>場</translation>
    </message>
    <message>
        <source>Fight back</source>
        <translation>応戦</translation>
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
        <source>How far to pass</source>
        <translation>どこまでパスするか</translation>
    </message>
    <message>
        <source>In action</source>
        <translation>アクション状態</translation>
    </message>
    <message>
        <source>It is destroyed, as an ITEM and UNIT is instead of being stunned</source>
        <translation>ITEMでもUNITでもあるカードはスタンする代わりに破壊される</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>入れ替えない</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>攻撃しない</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>そこには置けません</translation>
    </message>
    <message>
        <source>Nothing: it happens as it would</source>
        <translation>何もしない：そのまま起こる</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass until it matters</source>
        <translation>起きるまでパス</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <translation>何か起きるまでパス</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Place a card</source>
        <translation>拠点に置く</translation>
    </message>
    <message>
        <source>Place nothing</source>
        <translation>置かない</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play the arts</source>
        <translation>アーツをプレイ</translation>
    </message>
    <message>
        <source>STR {strength}, DEF {defence}</source>
        <translation>STR {strength}、DEF {defence}</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>あなただけが見ています</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>発動待機領域</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>パスをやめる</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>スタン状態</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>サポート</translation>
    </message>
    <message>
        <source>Support {card}</source>
        <translation>{card}をサポート</translation>
    </message>
    <message>
        <source>The effect of a hidden card</source>
        <translation>裏向きのカードの効果</translation>
    </message>
    <message>
        <source>The effect of {card}</source>
        <translation>{card}の効果</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>To the end of the turn</source>
        <translation>ターンの終わりまで</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>文字を打つと絞り込み</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Undo: asks {player}</source>
        <translation>戻す：{player}に確認</translation>
    </message>
    <message>
        <source>Until my next decision</source>
        <translation>次に自分が決めるまで</translation>
    </message>
    <message>
        <source>Until something happens</source>
        <translation>何か起きるまで</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Wheel: pay with other cards. Right click: pay with that one.</source>
        <translation>ホイール：別のカードで払う。右クリック：そのカードで払う。</translation>
    </message>
    <message>
        <source>action the cards marked</source>
        <translation>選んだカードをアクション</translation>
    </message>
    <message>
        <source>arts</source>
        <translation>アーツ</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>攻撃中</translation>
    </message>
    <message>
        <source>attacking in SCLM</source>
        <translation>スクラム攻撃中</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>行動できます</translation>
    </message>
    <message>
        <source>craft</source>
        <translation>クラフト</translation>
    </message>
    <message>
        <source>defending</source>
        <translation>応戦中</translation>
    </message>
    <message>
        <source>end your deployment</source>
        <translation>配備を終える</translation>
    </message>
    <message>
        <source>face-down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>go on with the attack</source>
        <translation>攻撃を進める</translation>
    </message>
    <message>
        <source>has support</source>
        <translation>サポート</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>見えないカード</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>アクション状態</translation>
    </message>
    <message>
        <source>keep all these cards</source>
        <translation>この手札で始める</translation>
    </message>
    <message>
        <source>keep the whole hand</source>
        <translation>手札を残す</translation>
    </message>
    <message>
        <source>let {player} go on</source>
        <translation>{player}が続ける</translation>
    </message>
    <message>
        <source>resolve {card}</source>
        <translation>{card}を解決</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>スタン状態</translation>
    </message>
    <message>
        <source>stunned card</source>
        <translation>スタン状態のカード</translation>
    </message>
    <message>
        <source>support</source>
        <translation>サポート</translation>
    </message>
    <message>
        <source>then choose the target</source>
        <translation>次に攻撃対象を選ぶ</translation>
    </message>
    <message>
        <source>then draw as many</source>
        <translation>同じ枚数を手札に加える</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>誘発</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>{card} cannot be used now</source>
        <translation>{card}は使えません</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}：1つ選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose one, or none</source>
        <translation>{card}：1つまで選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose up to {most}</source>
        <translation>{card}：{most}つまで選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose {least} to {most}</source>
        <translation>{card}：{least}つから{most}つ選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose {most}</source>
        <translation>{card}：{most}つ選ぶ</translation>
    </message>
    <message>
        <source>{count} chosen</source>
        <translation>{count}枚選択中</translation>
    </message>
    <message>
        <source>{pile}, a card in it can act</source>
        <translation>{pile}、中に使えるカードあり</translation>
    </message>
    <message>
        <source>{player} decides</source>
        <translation>{player}が考え中</translation>
    </message>
    <message>
        <source>{player}: target {targets}</source>
        <translation>{player}：対象 {targets}</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}：{what}</translation>
    </message>
    <message>
        <source>{player}: {what}, target {targets}</source>
        <translation>{player}：{what}、対象 {targets}</translation>
    </message>
    <message>
        <source>{what} {number}</source>
        <translation>{what} {number}</translation>
    </message>
    <message>
        <source>“{words}”: {found} of {count} · Esc: all</source>
        <translation>「{words}」：{count}枚中{found}枚・Escで全部</translation>
    </message>
    <message>
        <source>Cure {card}</source>
        <translation>{card}を回復</translation>
    </message>
    <message>
        <source>Choose whom to cure</source>
        <translation>回復するUNITを選ぶ</translation>
    </message>
    <message>
        <source>Esc: cure nothing</source>
        <translation>Esc：回復しない</translation>
    </message>
    <message>
        <source>Now the target</source>
        <translation>次は対象</translation>
    </message>
    <message>
        <source>Point at what they attack to see what would happen; a click attacks</source>
        <translation>攻撃先を指すと結果が見え、クリックで攻撃</translation>
    </message>
    <message>
        <source>Place nothing?</source>
        <translation>置かずに進む？</translation>
    </message>
    <message>
        <source>No attack?</source>
        <translation>攻撃せずに進む？</translation>
    </message>
    <message>
        <source>No target there</source>
        <translation>そこは対象にならない</translation>
    </message>
    <message>
        <source>Waits on top: it happens when both pass</source>
        <translation>一番上で待つ。2人がパスすると起きる</translation>
    </message>
    <message>
        <source>Waits, {n} before it</source>
        <translation>待っている。先に{n}枚</translation>
    </message>
    <message>
        <source>Stunned: face-down until it is cured</source>
        <translation>スタン：回復するまで裏向き</translation>
    </message>
    <message>
        <source>Ready: upright</source>
        <translation>レディ：縦向き</translation>
    </message>
    <message>
        <source>In action: sideways until the turn ends</source>
        <translation>アクション：ターンの終わりまで横向き</translation>
    </message>
    <message>
        <source>Face-down. {lies}</source>
        <translation>裏向き。{lies}</translation>
    </message>
    <message>
        <source>A dot: it can help. {acts}</source>
        <translation>点：手伝える。{acts}</translation>
    </message>
    <message>
        <source>Lit: it can act. {acts}</source>
        <translation>光：使える。{acts}</translation>
    </message>
    <message>
        <source>Cyan corners: it can be attacked</source>
        <translation>水色の角：攻撃できる</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>It can be chosen</source>
        <translation>選べる</translation>
    </message>
    <message>
        <source>No light: nothing to do with it now</source>
        <translation>光なし：今できることはない</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>まだ決まっていない</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>with {player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{lit} of 40</source>
        <translation>40のうち{lit}</translation>
    </message>
    <message>
        <source>Your plate</source>
        <translation>あなたのプレート</translation>
    </message>
    <message>
        <source>The plate of {player}</source>
        <translation>{player}のプレート</translation>
    </message>
    <message>
        <source>One lamp is one bond. A dark ring is one that was lost.</source>
        <translation>灯ひとつが絆1。暗い輪は失った灯。</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>灯</translation>
    </message>
    <message>
        <source>Your {zone}</source>
        <translation>あなたの{zone}</translation>
    </message>
    <message>
        <source>{player}: {zone}</source>
        <translation>{player}：{zone}</translation>
    </message>
    <message>
        <source>{now}, one of them can act</source>
        <translation>{now}、使えるカードがある</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>{now}, stop set</source>
        <translation>{now}、停止あり</translation>
    </message>
    <message>
        <source>Two cards are drawn.</source>
        <translation>カードを2枚引く。</translation>
    </message>
    <message>
        <source>One hand card may be placed face-down in the homebase.</source>
        <translation>手札を1枚、裏向きで拠点に置ける。</translation>
    </message>
    <message>
        <source>CP come for the homebase cards, and UNITs and ITEMs are played.</source>
        <translation>拠点の枚数だけCPを得て、UNITとITEMをプレイする。</translation>
    </message>
    <message>
        <source>Whoever attacks chooses attackers and a target, or none.</source>
        <translation>攻撃する側が、攻撃するUNITと相手を選ぶ。攻撃しなくてもよい。</translation>
    </message>
    <message>
        <source>The attack is answered and fought.</source>
        <translation>攻撃に応じ、戦闘を解決する。</translation>
    </message>
    <message>
        <source>Each side may cure one stunned UNIT; its others are lost. The turn ends.</source>
        <translation>各自スタンした1体を回復でき、残りは失う。ターンが終わる。</translation>
    </message>
    <message>
        <source>The line of the turn. The needle points at whoever has the initiative; a lamp is the step now.</source>
        <translation>ターンの路線。針はイニシアチブを持つ側を指し、灯が今のステップ。</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>How far to pass: to your next decision, to what happens next, to the end of the turn.</source>
        <translation>どこまでパスするか：次の自分の判断まで、何か起きるまで、ターンの終わりまで。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>できる</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>今はできない</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>The page about it in the rule book</source>
        <translation>ルールブックのそのページ</translation>
    </message>
    <message>
        <source>what each sign is, and what it is now</source>
        <translation>それぞれの印の意味と、今の値</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player}（あなた）</translation>
    </message>
    <message>
        <source>Click or Enter: go there, stopping for decisions. Right click: a stop here.</source>
        <translation>クリックかEnter：そこまで進む（判断が要る所で止まる）。右クリック：ここで止まる。</translation>
    </message>
    <message>
        <source>Passes for you until something happens that concerns you.</source>
        <translation>何か起きるまで代わりにパスする。</translation>
    </message>
    <message>
        <source>The step that goes on. Golden: you have chosen, or nothing else makes sense.</source>
        <translation>次へ進むボタン。金色は、選び終えたか、ほかにすることがない時。</translation>
    </message>
    <message>
        <source>Takes your last step back. Once something hidden was seen, the other player is asked.</source>
        <translation>最後の一手を戻す。隠れたものを見た後は、相手に尋ねる。</translation>
    </message>
    <message>
        <source>Passes by itself where you can do nothing else.</source>
        <translation>ほかに何もできない時、自動でパスする。</translation>
    </message>
    <message>
        <source>{says} Key: {key}.</source>
        <translation>{says}キー：{key}</translation>
    </message>
    <message>
        <source>Your {zone}, cards: {count}</source>
        <translation>自分の{zone}、{count}枚</translation>
    </message>
    <message>
        <source>{player}: {zone}, cards: {count}</source>
        <translation>{player}の{zone}、{count}枚</translation>
    </message>
    <message>
        <source>A dot: it would do nothing. {acts}</source>
        <translation>点：今使っても何も起きない。{acts}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Attack {target} with {cards}</source>
        <translation>{cards}で{target}を攻撃</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>{card}を選ぶ</translation>
    </message>
    <message>
        <source>Do not attack now</source>
        <translation>今は攻撃しない</translation>
    </message>
    <message>
        <source>Let {card} be supported</source>
        <translation>{card}をサポートさせる</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card}をプレイ</translation>
    </message>
    <message>
        <source>Put {card} into your homebase</source>
        <translation>{card}を拠点に置く</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>「いいえ」を選ぶ</translation>
    </message>
    <message>
        <source>Say yes</source>
        <translation>「はい」を選ぶ</translation>
    </message>
    <message>
        <source>Turn {card} into EP</source>
        <translation>{card}をEPにする</translation>
    </message>
    <message>
        <source>Use a craft of {card}</source>
        <translation>{card}のクラフトを使う</translation>
    </message>
    <message>
        <source>Use the arts of {card}</source>
        <translation>{card}のアーツを使う</translation>
    </message>
</context>
<context>
    <name>TableButton</name>
    <message>
        <source>{button}, not possible</source>
        <translation>{button}、今はできません</translation>
    </message>
    <message>
        <source>{button}, on</source>
        <translation>{button}、オン</translation>
    </message>
</context>
<context>
    <name>Tag</name>
    <message>
        <source>overkill</source>
        <translation>オーバーキル</translation>
    </message>
    <message>
        <source>struck back</source>
        <translation>応戦でスタン</translation>
    </message>
    <message>
        <source>if struck back</source>
        <translation>応戦されると</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>スタン</translation>
    </message>
    <message>
        <source>survives</source>
        <translation>耐える</translation>
    </message>
</context>
<context>
    <name>Tickets</name>
    <message>
        <source>Standby, empty</source>
        <translation>発動待機領域、なし</translation>
    </message>
    <message>
        <source>Standby, next first: {cards}</source>
        <translation>発動待機領域、次に解決する順：{cards}</translation>
    </message>
</context>
<context>
    <name>Ghost</name>
    <message>
        <source>If nothing else happens</source>
        <translation>このままなら</translation>
    </message>
    <message>
        <source>If nothing else happens {card} is stunned</source>
        <translation>このままなら{card}はスタンする</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>All on {card}</source>
        <translation>すべて{card}に</translation>
    </message>
    <message>
        <source>Attack on {who}</source>
        <translation>{who}へのアタック</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>選ばない</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Choose what for</source>
        <translation>対象を選ぶ</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決める</translation>
    </message>
    <message>
        <source>Do not play it</source>
        <translation>プレイしない</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均等に</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>この対戦を投了しますか？</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Just enough for {card}</source>
        <translation>{card}にちょうど足りるだけ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後へ</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>卓を離れる</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>何も選んでいません</translation>
    </message>
    <message>
        <source>Other plan {at}/{count}</source>
        <translation>別の払い方 {at}/{count}</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>Pay {n} for {card}</source>
        <translation>{card}に{n}を支払う</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Then {who} decides</source>
        <translation>次は{who}が決める</translation>
    </message>
    <message>
        <source>Those with a mark go on top, the others under the deck</source>
        <translation>印のあるものはデッキの上、ほかは下へ</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>{number}ターン目</translation>
    </message>
    <message>
        <source>Turn {number} of {who}: {step}</source>
        <translation>{number}ターン目、{who}：{step}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか{count}件</translation>
    </message>
    <message>
        <source>anything pays</source>
        <translation>何でも払えます</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>考慮中</translation>
    </message>
    <message>
        <source>for {card}</source>
        <translation>{card}のため</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>if nothing more happens</source>
        <translation>ほかに何も起きなければ</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>less would do</source>
        <translation>もっと少なくて足ります</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>／{count}</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>払えない</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>使用可</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>行動できます</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>横向き</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>縦向き</translation>
    </message>
    <message>
        <source>with {what} in it</source>
        <translation>うち{what}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>{card} leaves {before}</source>
        <translation>{card}が{before}を離れる</translation>
    </message>
    <message>
        <source>{card} → {after}</source>
        <translation>{card} → {after}</translation>
    </message>
    <message>
        <source>{card}: {before} → {after}</source>
        <translation>{card}：{before} → {after}</translation>
    </message>
    <message>
        <source>{card}: {field} {before} → {after}</source>
        <translation>{card}：{field} {before} → {after}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>残り{count}</translation>
    </message>
    <message>
        <source>{count} missing</source>
        <translation>あと{count}</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{wanted}のうち{count}</translation>
    </message>
    <message>
        <source>{have} of {due}, nothing left over</source>
        <translation>{due}のうち{have}、余りなし</translation>
    </message>
    <message>
        <source>{have} of {due}, {over} too many</source>
        <translation>{due}のうち{have}、{over}余る</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <source>{over} too many</source>
        <translation>{over}多すぎます</translation>
    </message>
    <message>
        <source>{place} of {who}</source>
        <translation>{who}の{place}</translation>
    </message>
    <message>
        <source>{place}: {count} cards</source>
        <translation>{place}：{count}枚</translation>
    </message>
    <message>
        <source>{who} decides</source>
        <translation>{who}が決める</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who}の勝ち</translation>
    </message>
    <message>
        <source>{who}: {place} {before} → {after}</source>
        <translation>{who}：{place} {before} → {after}</translation>
    </message>
</context>
<context>
    <name>CardFaces</name>
    <message>
        <source>Bonded with {name}</source>
        <translation>{name}と絆</translation>
    </message>
    <message>
        <source>{label}: printed {printed}, now {now}</source>
        <translation>{label}：印刷値{printed}、現在{now}</translation>
    </message>
</context>
<context>
    <name>Eightfold</name>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>防具</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>アタック</translation>
    </message>
    <message>
        <source>Attack with {0}</source>
        <translation>{0}でアタック</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Block with {0}</source>
        <translation>{0}でブロック</translation>
    </message>
    <message>
        <source>Brave</source>
        <translation>ブレイブ</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>Choose who attacks</source>
        <translation>アタックするものを選ぶ</translation>
    </message>
    <message>
        <source>Choose who blocks</source>
        <translation>ブロックするものを選ぶ</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Divide {total}</source>
        <translation>{total}を割り振る</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>End</source>
        <translation>エンド</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>陣形</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>フォワード</translation>
    </message>
    <message>
        <source>Haste</source>
        <translation>ヘイスト</translation>
    </message>
    <message>
        <source>Main 1</source>
        <translation>メイン1</translation>
    </message>
    <message>
        <source>Main 2</source>
        <translation>メイン2</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>モンスター</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>POWER</source>
        <translation>パワー</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pay with {0}</source>
        <translation>{0}で支払う</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount}を支払う</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>{0}をプレイ</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>パワー</translation>
    </message>
    <message>
        <source>Pre-emptive Strike</source>
        <translation>先制攻撃</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Put these in an order</source>
        <translation>順番を決める</translation>
    </message>
    <message>
        <source>Redraw your hand?</source>
        <translation>手札を引き直しますか？</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>召喚</translation>
    </message>
    <message>
        <source>Use an ability of {0}</source>
        <translation>{0}の能力を使う</translation>
    </message>
    <message>
        <source>Use {source}?</source>
        <translation>{source}を使いますか？</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Your main phase</source>
        <translation>あなたのメインフェイズ</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>アタック中</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <source>break</source>
        <translation>ブレイク</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>このターンに登場</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>dull</source>
        <translation>ダル</translation>
    </message>
    <message>
        <source>field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>陣形</translation>
    </message>
    <message>
        <source>forwards</source>
        <translation>フォワード</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>合体中</translation>
    </message>
    <message>
        <source>may go in a troupe</source>
        <translation>一座に加われる</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>モンスター</translation>
    </message>
    <message>
        <source>on to the next step</source>
        <translation>次のステップへ</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>Discard down to five</source>
        <translation>5枚になるまで捨てる</translation>
    </message>
    <message>
        <source>How often?</source>
        <translation>何回？</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>昇格</translation>
    </message>
    <message>
        <source>Put {0} away for it</source>
        <translation>{0}をそのために置く</translation>
    </message>
    <message>
        <source>Remove {0} for it</source>
        <translation>{0}をそのために除外</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Use the Second Wind of {card}?</source>
        <translation>{card}の起死回生を使いますか？</translation>
    </message>
    <message>
        <source>no Second Wind yet</source>
        <translation>起死回生はまだなし</translation>
    </message>
    <message>
        <source>Second Wind: {count}</source>
        <translation>起死回生：{count}</translation>
    </message>
    <message>
        <source>Nobody can answer it; the card stays as damage either way.</source>
        <translation>誰も割り込めません。カードはどちらでもダメージとして残ります。</translation>
    </message>
    <message>
        <source>nothing that can be foretold</source>
        <translation>予測できることはありません</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>ブレイク</translation>
    </message>
    <message>
        <source>survives</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>Your damage turns</source>
        <translation>あなたのダメージがめくれた</translation>
    </message>
</context>
<context>
    <name>Seawall</name>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>アタック</translation>
    </message>
    <message>
        <source>Attack {1} with {0}</source>
        <translation>{0}で{1}にアタック</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Battle end</source>
        <translation>バトル終了</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Block with {0}</source>
        <translation>{0}でブロック</translation>
    </message>
    <message>
        <source>Block?</source>
        <translation>ブロックしますか？</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>ブロッカー</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>突破</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>Discard down to ten</source>
        <translation>10枚になるまで捨てる</translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <translation>{0}を捨てる</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>End</source>
        <translation>エンド</translation>
    </message>
    <message>
        <source>End main phase</source>
        <translation>メイン終了</translation>
    </message>
    <message>
        <source>First Strike</source>
        <translation>先制</translation>
    </message>
    <message>
        <source>High Maneuver</source>
        <translation>高機動</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>メイン</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>No block</source>
        <translation>ブロックしない</translation>
    </message>
    <message>
        <source>Only you decide; until you do, the card lies nowhere.</source>
        <translation>決めるのはあなただけです。それまで、このカードはどこにもありません。</translation>
    </message>
    <message>
        <source>Pair {0} with {1}</source>
        <translation>{0}を{1}に乗せる</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pay how much with spare Resources?</source>
        <translation>予備リソースでいくつ支払いますか？</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>パイロット</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>{0}をプレイ</translation>
    </message>
    <message>
        <source>Redraw your hand?</source>
        <translation>手札を引き直しますか？</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修理</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>援護</translation>
    </message>
    <message>
        <source>Support {1} with {0}</source>
        <translation>{0}で{1}を援護</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Use an effect of {0}</source>
        <translation>{0}の効果を使う</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Use the Burst of {card}?</source>
        <translation>{card}のバーストを使いますか？</translation>
    </message>
    <message>
        <source>Use {source}?</source>
        <translation>{source}を使いますか？</translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation>次はどれですか？</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>先攻は誰ですか？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Your main phase</source>
        <translation>あなたのメインフェイズ</translation>
    </message>
    <message>
        <source>Your shield turns</source>
        <translation>シールドが返る</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>base · shields</source>
        <translation>ベース・シールド</translation>
    </message>
    <message>
        <source>battle area</source>
        <translation>バトルエリア</translation>
    </message>
    <message>
        <source>bonded</source>
        <translation>絆</translation>
    </message>
    <message>
        <source>came this turn</source>
        <translation>このターンに登場</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>nothing that can be foretold</source>
        <translation>予測できることはありません</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>場外</translation>
    </message>
    <message>
        <source>on to the end of the turn</source>
        <translation>ターンの終わりへ</translation>
    </message>
    <message>
        <source>on to the next step</source>
        <translation>次のステップへ</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>使用可</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>予備</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>シールド</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>トラッシュ</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{who} may act first: the rest is open</source>
        <translation>先に{who}が行動できる。その先は未定</translation>
    </message>
    <message>
        <source>{who} may block: the rest is open</source>
        <translation>{who}はブロックできる。その先は未定</translation>
    </message>
</context>
</TS>
