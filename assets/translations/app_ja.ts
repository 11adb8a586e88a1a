<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>App</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>It goes on from an earlier point. {why}. All of it is kept in {file}.</source>
        <translation>以前の時点から再開します。{why}。元の記録はすべて{file}に残してあります。</translation>
    </message>
    <message>
        <source>Something unexpected happened ({error}). The program keeps running. Details: {file}</source>
        <translation>予期しないことが起きました（{error}）。プログラムは動き続けます。詳細：{file}</translation>
    </message>
    <message>
        <source>The match that waited cannot be kept: {why}.</source>
        <translation>待っていた対戦を残せません：{why}。</translation>
    </message>
    <message>
        <source>Turn {turn} against {second}, bond {own} to {other}</source>
        <translation>第{turn}ターン、相手は{second}、絆 {own} 対 {other}</translation>
    </message>
    <message>
        <source>Turn {turn}: {first} against {second}, bond {own} to {other}</source>
        <translation>第{turn}ターン：{first} 対 {second}、絆 {own} 対 {other}</translation>
    </message>
    <message>
        <source>Without the card library nothing can be taken in.</source>
        <translation>カードライブラリーがないため、取り込めません。</translation>
    </message>
    <message>
        <source>{file} is a folder; open the files in it.</source>
        <translation>{file}はフォルダーです。中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>{file}: of this game no boards are opened, only puzzles.</source>
        <translation>{file}：このゲームでは盤面は開けません。開けるのはパズルだけです。</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>About, licences</source>
        <translation>このプログラムについて・ライセンス</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>プログラムを終了する</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>全画面の切り替え</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Look the rules up</source>
        <translation>ルールを調べる</translation>
    </message>
    <message>
        <source>Make a card</source>
        <translation>カードを作る</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Reset the panels</source>
        <translation>パネルの配置を戻す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show the keys that work here</source>
        <translation>ここで使えるキーを見る</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初の画面へ</translation>
    </message>
    <message>
        <source>Where the panels stand</source>
        <translation>パネルの置き場所</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>自分のキー</translation>
    </message>
</context>
<context>
    <name>Instance</name>
    <message>
        <source>A match is being played here. Finish or leave it first.</source>
        <translation>ここでは対戦中です。先に終えるか、離れてください。</translation>
    </message>
    <message>
        <source>The folder "{folder}" cannot be written.</source>
        <translation>フォルダー「{folder}」に書き込めません。</translation>
    </message>
    <message>
        <source>The folder "{folder}" is in use by another program (number {pid} on {host}). Close that one, or start with --data and another folder.</source>
        <translation>フォルダー「{folder}」は別のプログラム（{host}の番号{pid}）が使用中です。そちらを閉じるか、--data で別のフォルダーを指定して起動してください。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>AT THE TABLE</source>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>閉じる、または戻る</translation>
    </message>
    <message>
        <source>EVERYWHERE</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Move over the table</source>
        <translation>場のカードを移る</translation>
    </message>
    <message>
        <source>Pass automatically, on or off</source>
        <translation>自動パスの切り替え</translation>
    </message>
    <message>
        <source>Pass to the end of the turn</source>
        <translation>ターンの終わりまでパス</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <translation>何か起きるまでパス</translation>
    </message>
    <message>
        <source>Pass until your next decision</source>
        <translation>次に自分が決めるまでパス</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>選ばれているボタンを押す</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation>ひとつ前に戻す</translation>
    </message>
    <message>
        <source>The card's first to ninth action</source>
        <translation>カードの一つ目から九つ目の行動</translation>
    </message>
    <message>
        <source>The main button: pass, attack, done</source>
        <translation>主ボタン：パス、攻撃、決定</translation>
    </message>
    <message>
        <source>The rule of what was just said, and back</source>
        <translation>今示されたルールを開く・閉じる</translation>
    </message>
    <message>
        <source>To the next button or field</source>
        <translation>次のボタンや入力欄へ</translation>
    </message>
    <message>
        <source>To the next card that can act</source>
        <translation>使えるカードへ移る</translation>
    </message>
    <message>
        <source>To the side panel and back</source>
        <translation>情報欄との間を移る</translation>
    </message>
    <message>
        <source>Use or choose the card</source>
        <translation>カードを使う、選ぶ</translation>
    </message>
    <message>
        <source>While something is held: go on; held down, to your next decision</source>
        <translation>保持中：次へ進む。長押しで自分の次の決定まで</translation>
    </message>
    <message>
        <source>What happened since you last decided</source>
        <translation>前に決めてから起きたこと</translation>
    </message>
    <message>
        <source>To the next card with a light</source>
        <translation>光のある次のカードへ</translation>
    </message>
    <message>
        <source>To the next card with a dot</source>
        <translation>点のある次のカードへ</translation>
    </message>
    <message>
        <source>With the arrows: also over zones, steps and buttons</source>
        <translation>矢印と一緒に：領域、ステップ、ボタンへも</translation>
    </message>
    <message>
        <source>What this is, and what it is now; F1: its page in the rule book</source>
        <translation>これは何か、今どうか。F1：ルールブックのページ</translation>
    </message>
    <message>
        <source>The table as lists, and back</source>
        <translation>盤面を一覧で表示、もう一度で戻る</translation>
    </message>
    <message>
        <source>On the line of steps: stop there, or no longer</source>
        <translation>ステップの線上: そこで止まる／止まらない</translation>
    </message>
    <message>
        <source>In the rule book: search</source>
        <translation>ルールブック内: 検索</translation>
    </message>
    <message>
        <source>IN LESSONS</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>IN THE RULE BOOK</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>A hint: where to look; again: what to do. In a lesson: help</source>
        <translation>助言：どこを見るか。もう一度で、何をするか。レッスンではヘルプ</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Concede the match?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Go on with that match</source>
        <translation>その対戦を続ける</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>対戦を続ける</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>対戦をやめる</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>対戦をやめますか？</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>One match waits to be continued ({match}). If you start a new one, it stays among your matches.</source>
        <translation>続きから遊べる対戦があります（{match}）。新しく始めても、「対戦記録」に残ります。</translation>
    </message>
    <message>
        <source>Start a new match?</source>
        <translation>新しい対戦を始めますか？</translation>
    </message>
    <message>
        <source>Start the new match</source>
        <translation>新しい対戦を始める</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>The match is saved. Go on with it whenever you like.</source>
        <translation>対戦を保存しました。いつでも続きから遊べます。</translation>
    </message>
    <message>
        <source>This match is not saved; it cannot be continued later.</source>
        <translation>この対戦は保存されません。あとで続きから遊ぶことはできません。</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>{name} gives up, and the match ends at once.</source>
        <translation>{name}が投了し、対戦はすぐに終わります。</translation>
    </message>
</context>
<context>
    <name>MatchRoom</name>
    <message>
        <source>This system lets the program start no second process (is /dev/shm writable?), so the computer player thinks inside it: the game is the same, the window may halt for moments.</source>
        <translation>このシステムでは別プロセスを起動できないため（/dev/shmに書き込めますか？）、コンピュータはプログラムの中で考えます。ゲームの内容は変わりませんが、画面が一瞬止まることがあります。</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Card library</source>
        <translation>カードライブラリ</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>使わずに続ける</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>修復する</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Learn in 20 minutes</source>
        <translation>20分で覚える</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦記録</translation>
    </message>
    <message>
        <source>Over the local network</source>
        <translation>ローカルネットワークで</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>パック</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Twelve short lessons at the table; you win the last</source>
        <translation>卓上で12回、最後は勝って終わる</translation>
    </message>
    <message>
        <source>Two machines, no server, every draw proven</source>
        <translation>2 台だけ、サーバーなし、すべてのドローを証明</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工房</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>あなたのファイル</translation>
    </message>
    <message>
        <source>boosters</source>
        <translation>ブースター</translation>
    </message>
    <message>
        <source>look it up</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>make a card</source>
        <translation>カードを作る</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>手札公開</translation>
    </message>
    <message>
        <source>{solved} of {count}</source>
        <translation>{count}問中{solved}問</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>1 card</source>
        <translation>1枚</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
  </context>
</TS>
