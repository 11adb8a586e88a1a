<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cannot be read · {when}</source>
        <translation>読み込めません・{when}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検証する</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>この対戦を削除</translation>
    </message>
    <message>
        <source>Delete {match}?</source>
        <translation>「{match}」を削除しますか？</translation>
    </message>
    <message>
        <source>Every match is kept here by itself.</source>
        <translation>対戦はすべて自動でここに残ります。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>It differs: {why}.</source>
        <translation>記録と違います：{why}。</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>記録は元に戻せません。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦記録</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>まだ対戦はありません</translation>
    </message>
    <message>
        <source>Not finished, turn {turn} · {when}</source>
        <translation>途中、第{turn}ターン・{when}</translation>
    </message>
    <message>
        <source>Play it again and compare every turn</source>
        <translation>もう一度進めて、毎ターンを比べます</translation>
    </message>
    <message>
        <source>Play on from its end</source>
        <translation>最後の場面から続ける</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Verified: {turns} turns, every one as recorded.</source>
        <translation>検証済み：{turns}ターン、すべて記録どおりです。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>With open hands; the record stays as it is</source>
        <translation>手札は公開。記録はそのまま残ります</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}.</source>
        <translation>{file}を削除できません：{why}。</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file}はもうありません。</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>{game} · not finished, turn {turns} · {when}</source>
        <translation>{game} · 途中、{turns}ターン目 · {when}</translation>
    </message>
    <message>
        <source>{game} · {turns} turns · {when}</source>
        <translation>{game} · {turns}ターン · {when}</translation>
    </message>
    <message>
        <source>{name}: {player}, {cards}</source>
        <translation>{name}：{player}、{cards}</translation>
    </message>
    <message>
        <source>{name}: {player}, {deck}, {cards}</source>
        <translation>{name}：{player}、{deck}、{cards}</translation>
    </message>
    <message>
        <source>{turns} turns, bond {one} to {two} · {when}</source>
        <translation>{turns}ターン、絆 {one} 対 {two}・{when}</translation>
    </message>
    <message>
        <source>{turns} turns, bonds as recorded. Nothing more can be compared: {why}.</source>
        <translation>{turns}ターン、絆は記録どおりです。それ以外は比較できません：{why}。</translation>
    </message>
    <message>
        <source>{winner} won</source>
        <translation>{winner}の勝ち</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
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
        <source>Card to add</source>
        <translation>加えるカード</translation>
    </message>
    <message>
        <source>Cards in this zone</source>
        <translation>このゾーンのカード</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Deployment step</source>
        <translation>配備ステップ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Draw step</source>
        <translation>ドローステップ</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Edit the board</source>
        <translation>盤面を編集</translation>
    </message>
    <message>
        <source>Exile</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>場</translation>
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
        <source>Homebase step</source>
        <translation>拠点ステップ</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>イニシアチブ</translation>
    </message>
    <message>
        <source>Leave as it was</source>
        <translation>変えずに戻る</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移す先</translation>
    </message>
    <message>
        <source>Name or number of a card to add, then Enter</source>
        <translation>加えるカードの名前か番号を入力してEnter</translation>
    </message>
    <message>
        <source>No card is called “{name}”.</source>
        <translation>「{name}」というカードはありません。</translation>
    </message>
    <message>
        <source>No deck: {names}. Whoever has to draw from an empty deck loses.</source>
        <translation>デッキなし：{names}。空のデッキから引くことになったプレイヤーは負けです。</translation>
    </message>
    <message>
        <source>Play this position</source>
        <translation>この盤面で始める</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>レディ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <translation>ターンの開始</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>スタン状態</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>裏返す</translation>
    </message>
    <message>
        <source>Type the name or the number of a card first.</source>
        <translation>先にカードの名前か番号を入力してください。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>face-down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>face-up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>スタン状態</translation>
    </message>
    <message>
        <source>{count} cards are called so: {names} … Type more of the name.</source>
        <translation>該当するカードが{count}枚あります：{names} … 名前をもう少し入力してください。</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>A board of my own</source>
        <translation>自作の盤面</translation>
    </message>
    <message>
        <source>A scenario file</source>
        <translation>シナリオファイル</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>両方の手札を公開</translation>
    </message>
    <message>
        <source>Build a board</source>
        <translation>盤面を作る</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>From the first draw</source>
        <translation>最初のドローから</translation>
    </message>
    <message>
        <source>In practice and while watching a match, a position can be kept here.</source>
        <translation>練習中や観戦中の盤面をここに残せます。</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>No saved positions yet</source>
        <translation>保存した盤面はまだありません</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>盤面を開く</translation>
    </message>
    <message>
        <source>Open a position…</source>
        <translation>盤面を開く…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習を始める</translation>
    </message>
    <message>
        <source>Put the cards where you want them</source>
        <translation>カードを好きな場所に置けます</translation>
    </message>
    <message>
        <source>Scenario files (*.yaml *.yml)</source>
        <translation>シナリオファイル (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>There is no deck to practise with.</source>
        <translation>練習に使えるデッキがありません。</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>奥</translation>
    </message>
    <message>
        <source>You play both sides. Every answer can be taken back and given again; the board can be edited.</source>
        <translation>両方のプレイヤーを動かします。どの手も取り消しややり直しができ、盤面も編集できます。</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>手前のデッキ</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file}を読み込めません：{why}。</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>A turn back (Page Up)</source>
        <translation>1ターン戻る（Page Up）</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>戻る（←）</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>ログを文字でコピー</translation>
    </message>
    <message>
        <source>Edit the board</source>
        <translation>盤面を編集</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Forward (Right)</source>
        <translation>進む（→）</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札公開</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止（Space）</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>対戦のどこか</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生（Space）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>盤面を保存</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>誰の目で見るか</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>To the next turn (Page Down)</source>
        <translation>次のターンへ（Page Down）</translation>
    </message>
    <message>
        <source>Turn {turn} · {at} of {count}</source>
        <translation>第{turn}ターン・{count}手中{at}手</translation>
    </message>
</context>
<context>
    <name>TimePage</name>
    <message>
        <source>A step back, a step forward</source>
        <translation>1つ戻る、1つ進む</translation>
    </message>
    <message>
        <source>A turn back, a turn forward</source>
        <translation>1ターン戻る、1ターン進む</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>ログをコピーしました。</translation>
    </message>
    <message>
        <source>The position cannot be saved as {file}: {why}.</source>
        <translation>盤面を{file}に保存できません：{why}。</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>盤面を{file}に保存しました。</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>最初へ、最後へ</translation>
    </message>
    <message>
        <source>{first} against {second}, turn {turn}</source>
        <translation>{first} 対 {second}、第{turn}ターン</translation>
    </message>
</context>
</TS>
