<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>CardOffer</name>
    <message>
        <source>The cards were not taken: {why}.</source>
        <translation>カードは取り込まれませんでした:{why}。</translation>
    </message>
    <message>
        <source>There is no library on this machine that cards could be taken into.</source>
        <translation>このコンピューターには、カードを取り込めるライブラリがありません。</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards from the other library</source>
        <translation>相手のライブラリのカード</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>取り込まない</translation>
    </message>
    <message>
        <source>Take {count} into the library</source>
        <translation>{count} 種類をライブラリに取り込む</translation>
    </message>
    <message>
        <source>They were checked as card files are. Nothing of them is in your library until you take it, and pictures are not sent. You can take it back where imports are listed.</source>
        <translation>カードファイルと同じように検査しました。取り込むまではライブラリに入りません。画像は送られません。取り込んだあとは、取り込みの一覧から元に戻せます。</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか {count} 枚</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>replaces yours</source>
        <translation>手元のカードと置き換え</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>20 min each</source>
        <translation>各 20 分</translation>
    </message>
    <message>
        <source>60 s a decision</source>
        <translation>1 回 60 秒</translation>
    </message>
    <message>
        <source>A game nearby stands in the list by itself. Elsewhere its address helps.</source>
        <translation>近くの対戦は一覧に自動で現れます。ほかはアドレスで参加できます。</translation>
    </message>
    <message>
        <source>Address of the other machine</source>
        <translation>相手のマシンのアドレス</translation>
    </message>
    <message>
        <source>Address, such as 192.168.1.7</source>
        <translation>アドレス(例 192.168.1.7)</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>2 本先取</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Code that the other screen shows</source>
        <translation>相手の画面に出ているコード</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Five packs each</source>
        <translation>5パックずつ開封</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加する</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>アドレスで参加</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>More: named rulings</source>
        <translation>さらに:裁定の選択</translation>
    </message>
    <message>
        <source>Network test, known machines</source>
        <translation>ネットワーク検査と既知のマシン</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1 ゲーム</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>Own decks</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>Run here</source>
        <translation>このプログラムで進行</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>The other player needs the code it shows</source>
        <translation>表示されるコードを相手に伝えます</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>あなたのデッキ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
</context>
<context>
    <name>HostedTable</name>
    <message>
        <source>A referee's table</source>
        <translation>審判のテーブル</translation>
    </message>
    <message>
        <source>A table of {game}</source>
        <translation>「{game}」の卓</translation>
    </message>
    <message>
        <source>A third machine runs this match and sees all cards; it cannot choose what is dealt.</source>
        <translation>第三のコンピューターが対戦を進めます。すべてのカードが見えますが、何が配られるかは選べません。</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>{name} との対戦</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>席に着いている人:{names}</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>ゲームを閉じる</translation>
    </message>
    <message>
        <source>Connection lost, trying again…</source>
        <translation>接続が切れました。再試行中…</translation>
    </message>
    <message>
        <source>Connection lost, trying again… ({seconds} s)</source>
        <translation>接続が切れました。再試行中…({seconds} 秒)</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>この対戦を忘れる</translation>
    </message>
    <message>
        <source>Games: {first} {one}, {second} {two}.</source>
        <translation>ゲーム: {first} {one}、{second} {two}。</translation>
    </message>
    <message>
        <source>Games: {one} to {two}.</source>
        <translation>ゲーム: {one} 対 {two}。</translation>
    </message>
    <message>
        <source>It cannot be gone on with after that</source>
        <translation>その後は続けられません</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Looking for the referee, who has not answered yet…</source>
        <translation>審判を探しています。まだ応答がありません…</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>まだ誰も席に着いていません。</translation>
    </message>
    <message>
        <source>Not checked. {why}</source>
        <translation>確かめていません。{why}</translation>
    </message>
    <message>
        <source>Not verified. Game {game}, step {step} differs: {why}</source>
        <translation>検証できません。第 {game} ゲーム、手順 {step} が違います: {why}</translation>
    </message>
    <message>
        <source>Not verified. Step {step} differs: {why}</source>
        <translation>検証できません。手順 {step} が違います:{why}</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>対戦できません</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>The next game begins as soon as {name} is there.</source>
        <translation>{name} がそろうと、次のゲームが始まります。</translation>
    </message>
    <message>
        <source>The next game has not begun yet.</source>
        <translation>次のゲームはまだ始まっていません。</translation>
    </message>
    <message>
        <source>The other machine is gone.</source>
        <translation>相手のマシンがいなくなりました。</translation>
    </message>
    <message>
        <source>The program of who opened it runs this match; it cannot choose what is dealt.</source>
        <translation>卓を開いた側のプログラムが対戦を進めます。配られるカードを選ぶことはできません。</translation>
    </message>
    <message>
        <source>The record of this match cannot be saved: {why}.</source>
        <translation>この対戦の記録を保存できません:{why}。</translation>
    </message>
    <message>
        <source>The referee opens what made its chance…</source>
        <translation>審判が乱数のもとを公開しています…</translation>
    </message>
    <message>
        <source>Verified as far as this program knows: it was not there from the first card on.</source>
        <translation>このプログラムが知る範囲では検証済みです。最初のカードからは見ていませんでした。</translation>
    </message>
    <message>
        <source>Verified: the match was played with the chance that everybody made.</source>
        <translation>検証済み:全員で作った乱数どおりに行われました。</translation>
    </message>
    <message>
        <source>Waiting for {name} to begin the next game.</source>
        <translation>{name} が次のゲームを始めるのを待っています。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>What made its chance is opened after the last game.</source>
        <translation>運のもとは、最後のゲームのあとで公開されます。</translation>
    </message>
    <message>
        <source>You hold the match. Go on with the same button, or save it for another day.</source>
        <translation>あなたが対戦を止めています。同じボタンで再開するか、保存して別の日に続けられます。</translation>
    </message>
    <message>
        <source>You sit at the table. Waiting for the second player…</source>
        <translation>席に着きました。もう一人を待っています…</translation>
    </message>
    <message>
        <source>You watch what both players see. {name} decides.</source>
        <translation>両者に見えるものを観戦しています。{name} の番です。</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Your decision, at a referee's table. Encrypted.</source>
        <translation>あなたの番です。審判のテーブル、通信は暗号化されています。</translation>
    </message>
    <message>
        <source>you {own}   {name} {other}</source>
        <translation>あなた {own}   {name} {other}</translation>
    </message>
    <message>
        <source>Your decision. Encrypted.</source>
        <translation>あなたの番です。暗号化されています。</translation>
    </message>
    <message>
        <source>{clocks} (stand still)</source>
        <translation>{clocks}（停止中）</translation>
    </message>
    <message>
        <source>{name} (watches)</source>
        <translation>{name}（観戦）</translation>
    </message>
    <message>
        <source>{name} asks to take the last answer back.</source>
        <translation>{name} が最後の回答を取り消したいそうです。</translation>
    </message>
    <message>
        <source>{name} decides. Connected and encrypted.</source>
        <translation>{name} の番です。暗号化して接続中。</translation>
    </message>
    <message>
        <source>{name} holds the match.</source>
        <translation>{name} が対戦を止めています。</translation>
    </message>
    <message>
        <source>{name} holds the match. You may wait, or save it for another day.</source>
        <translation>{name} が対戦を止めています。待つことも、保存して別の日に続けることもできます。</translation>
    </message>
    <message>
        <source>{name} is asked for a rematch.</source>
        <translation>{name} に再戦を申し込んでいます。</translation>
    </message>
    <message>
        <source>{name} is asked whether you may take that back.</source>
        <translation>取り消してよいか {name} に尋ねています。</translation>
    </message>
    <message>
        <source>{name} is ready for the next game, with changed sides.</source>
        <translation>{name} は、席を入れ替えた次のゲームの準備ができています。</translation>
    </message>
    <message>
        <source>{name} wants a rematch, with changed sides.</source>
        <translation>{name} が先後を替えて再戦したいそうです。</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} の勝ちです。</translation>
    </message>
    <message>
        <source>{name}'s connection is lost. The match waits here.</source>
        <translation>{name} との接続が切れました。対戦はここで待っています。</translation>
    </message>
    <message>
        <source>{one} {left}   {two} {right}</source>
        <translation>{one} {left}   {two} {right}</translation>
    </message>
</context>
<context>
    <name>LanTable</name>
    <message>
        <source>The other program says that it thought for a shorter time than it did here.</source>
        <translation>相手のプログラムが伝えた考慮時間は、こちらで計った時間より短くなっています。</translation>
    </message>
    <message>
        <source>Both programs open their secrets…</source>
        <translation>両方のプログラムが秘密を開いています…</translation>
    </message>
    <message>
        <source>Connection lost, trying again… ({seconds} s)</source>
        <translation>接続が切れました。再試行中…({seconds} 秒)</translation>
    </message>
    <message>
        <source>Games: {one} to {two}.</source>
        <translation>ゲーム:{one} 対 {two}。</translation>
    </message>
    <message>
        <source>Not verified. Step {step} differs: {why}</source>
        <translation>検証できません。手順 {step} が違います:{why}</translation>
    </message>
    <message>
        <source>Over, not checked: the other side did not open its secret.</source>
        <translation>終了(未検証):相手は秘密を開きませんでした。</translation>
    </message>
    <message>
        <source>Really? It counts as lost</source>
        <translation>本当に? 負けになります</translation>
    </message>
    <message>
        <source>Secrets are opened after the last game.</source>
        <translation>秘密は最後のゲームのあとに開かれます。</translation>
    </message>
    <message>
        <source>Step {step}: {why}</source>
        <translation>手順 {step}:{why}</translation>
    </message>
    <message>
        <source>Stopped at step {step} by what {name}'s program sent: {why} All of it is kept.</source>
        <translation>{name} のプログラムが送ったものにより、手順 {step} で停止しました: {why} すべて保存してあります。</translation>
    </message>
    <message>
        <source>That is not taken back.</source>
        <translation>それは取り消されません。</translation>
    </message>
    <message>
        <source>The other program sends very much; it is read more slowly.</source>
        <translation>相手のプログラムの送信が多すぎるため、ゆっくり読みます。</translation>
    </message>
    <message>
        <source>The record of this match cannot be saved: {why}.</source>
        <translation>この対戦の記録を保存できません:{why}。</translation>
    </message>
    <message>
        <source>Verified: every draw, coin and hidden choice fits.</source>
        <translation>検証済み:すべてのドロー、コイン、隠れた選択が合っています。</translation>
    </message>
    <message>
        <source>Waiting for {name} to begin the next game.</source>
        <translation>{name} が次のゲームを始めるのを待っています。</translation>
    </message>
    <message>
        <source>You hold the match. Go on with the same button, or save it for another day.</source>
        <translation>対戦を止めています。同じボタンで続けるか、別の日のために保存できます。</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Your decision. Connected with {name}, encrypted.</source>
        <translation>あなたの番です。{name} と暗号化して接続中。</translation>
    </message>
    <message>
        <source>you {own}   {name} {other}</source>
        <translation>あなた {own}   {name} {other}</translation>
    </message>
    <message>
        <source>{name} asks to take the last answer back.</source>
        <translation>{name} が最後の回答を取り消したいそうです。</translation>
    </message>
    <message>
        <source>{name} decides. Connected and encrypted.</source>
        <translation>{name} の番です。暗号化して接続中。</translation>
    </message>
    <message>
        <source>{name} has not opened its secret: nothing is checked yet.</source>
        <translation>{name} がまだ秘密を公開していません。検証は終わっていません。</translation>
    </message>
    <message>
        <source>{name} holds the match. You may wait, or save it for another day.</source>
        <translation>{name} が対戦を止めています。待つか、別の日のために保存できます。</translation>
    </message>
    <message>
        <source>{name} is asked for a rematch.</source>
        <translation>{name} に再戦を申し込んでいます。</translation>
    </message>
    <message>
        <source>{name} is asked whether you may take that back.</source>
        <translation>取り消してよいか {name} に尋ねています。</translation>
    </message>
    <message>
        <source>{name} wants a rematch, with changed sides.</source>
        <translation>{name} が先後を替えて再戦したいそうです。</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} の勝ちです。</translation>
    </message>
    <message>
        <source>{name}'s program says: step {step} differs: {why}</source>
        <translation>{name} のプログラムによると、手順 {step} が違います:{why}</translation>
    </message>
    <message>
        <source>{name}'s program says: verified.</source>
        <translation>{name} のプログラムによると:検証済み。</translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Allow</source>
        <translation>許す</translation>
    </message>
    <message>
        <source>Claim the match</source>
        <translation>時間切れを宣言</translation>
    </message>
    <message>
        <source>End without verification</source>
        <translation>検証せずに終える</translation>
    </message>
    <message>
        <source>Give the match up</source>
        <translation>対戦をあきらめる</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>ロビー</translation>
    </message>
    <message>
        <source>Mute the other player</source>
        <translation>相手の発言を隠す</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Pause: the match stands still until you go on</source>
        <translation>一時停止:続けるまで対戦は止まります</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Save for later</source>
        <translation>保存してあとで</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>ひとこと</translation>
    </message>
    <message>
        <source>Say something to the other player</source>
        <translation>相手にひとこと</translation>
    </message>
    <message>
        <source>What this proves</source>
        <translation>証明されること</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>A sealed match cannot be played with {cards}.</source>
        <translation>{cards} では封印対戦ができません。</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>{name} と対戦</translation>
    </message>
    <message>
        <source>at a table of {game}</source>
        <translation>「{game}」の卓</translation>
    </message>
    <message>
        <source>First say what you are called: the other side reads it.</source>
        <translation>先に名前を入力してください。相手に表示されます。</translation>
    </message>
    <message>
        <source>Games nearby</source>
        <translation>近くの対戦</translation>
    </message>
    <message>
        <source>Go on against {name}</source>
        <translation>{name} との対戦を続ける</translation>
    </message>
    <message>
        <source>Go on waiting</source>
        <translation>待機に戻る</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>参加しています…</translation>
    </message>
    <message>
        <source>Looking for games nearby…</source>
        <translation>近くの対戦を探しています…</translation>
    </message>
    <message>
        <source>No game was found nearby. Type the address of the other machine.</source>
        <translation>近くにゲームが見つかりません。相手のアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Open game {mark}</source>
        <translation>開いている対戦 {mark}</translation>
    </message>
    <message>
        <source>Open one yourself, or type the address of the other machine.</source>
        <translation>自分で開くか、相手のマシンのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Over the local network</source>
        <translation>ローカルネットワークで</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Referee's table {mark}</source>
        <translation>審判のテーブル {mark}</translation>
    </message>
    <message>
        <source>Several games are nearby: choose one in the list, whose mark the other screen shows.</source>
        <translation>近くに複数のゲームがあります。相手の画面に出ている記号のものを一覧から選んでください。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>There is no deck that may be played.</source>
        <translation>使えるデッキがありません。</translation>
    </message>
    <message>
        <source>There is no set of which packs could be opened.</source>
        <translation>パックを開封できるセットがありません。</translation>
    </message>
    <message>
        <source>Type the code that the other screen shows, then Join.</source>
        <translation>相手の画面のコードを入力して「参加する」を押してください。</translation>
    </message>
    <message>
        <source>at a referee's table</source>
        <translation>審判のテーブル</translation>
    </message>
    <message>
        <source>can be gone on with now</source>
        <translation>今すぐ続けられます</translation>
    </message>
    <message>
        <source>the other machine is not there yet</source>
        <translation>相手のマシンはまだいません</translation>
    </message>
    <message>
        <source>Cards that came into your library: {count}. Open or join the game again.</source>
        <translation>{count} 種類のカードをライブラリに取り込みました。もう一度対戦を開くか、参加してください。</translation>
    </message>
    <message>
        <source>{game}: table {mark}</source>
        <translation>「{game}」の卓 {mark}</translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>a game that is not here</source>
        <translation>ここにないゲーム</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>{name} と対戦</translation>
    </message>
    <message>
        <source>Both programs bind themselves to their decks…</source>
        <translation>両方のプログラムがデッキを封印しています…</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>対戦を閉じる</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>It stands in the list of machines nearby as {mark}.</source>
        <translation>近くのマシンの一覧には {mark} と出ます。</translation>
    </message>
    <message>
        <source>Its address: {where}</source>
        <translation>アドレス:{where}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>対戦がありません</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>つながりました</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対戦する</translation>
    </message>
    <message>
        <source>Somebody was turned away: {why}</source>
        <translation>誰かを断りました:{why}</translation>
    </message>
    <message>
        <source>Tell the other player this code. It is good once, and useless to whoever listens on the network.</source>
        <translation>このコードを相手に伝えてください。一度だけ使え、ネットワークを盗み聞きしても役に立ちません。</translation>
    </message>
    <message>
        <source>The line is encrypted and the code fitted.</source>
        <translation>回線は暗号化され、コードも合いました。</translation>
    </message>
    <message>
        <source>The other machine is gone.</source>
        <translation>相手のマシンがいなくなりました。</translation>
    </message>
    <message>
        <source>The other machine would open other packs of this set: the cards or the set differ.</source>
        <translation>相手のコンピューターでは同じパックになりません。カードかセットが違います。</translation>
    </message>
    <message>
        <source>The other player is here</source>
        <translation>相手が来ました</translation>
    </message>
    <message>
        <source>The terms lie on the other screen.</source>
        <translation>条件は相手の画面に出ています。</translation>
    </message>
    <message>
        <source>This match cannot begin</source>
        <translation>この対戦は始められません</translation>
    </message>
    <message>
        <source>Waiting for the other machine…</source>
        <translation>相手のマシンを待っています…</translation>
    </message>
    <message>
        <source>Waiting for the terms…</source>
        <translation>条件を待っています…</translation>
    </message>
    <message>
        <source>Your deck is for {mine}, this game is {theirs}: choose another deck first.</source>
        <translation>あなたのデッキは {mine} 用、この対戦は {theirs} です。先に別のデッキを選んでください。</translation>
    </message>
    <message>
        <source>Your game is open</source>
        <translation>対戦を開きました</translation>
    </message>
    <message>
        <source>with five packs</source>
        <translation>5パックで</translation>
    </message>
    <message>
        <source>with {deck}</source>
        <translation>{deck} で</translation>
    </message>
    <message>
        <source>Ask for the cards that are missing here ({count})</source>
        <translation>足りない {count} 種類のカードを送ってもらう</translation>
    </message>
    <message>
        <source>Your program runs the match: the other one is shown what its player may see</source>
        <translation>対戦はこのプログラムが進めます:相手のプログラムには、そのプレイヤーに見えるものだけが示されます</translation>
    </message>
</context>
<context>
    <name>PackScreen</name>
    <message>
        <source>Blitz Shield: five packs each</source>
        <translation>ブリッツシールド:5パックずつ</translation>
    </message>
    <message>
        <source>Both programs made the chance of these packs together: nobody could choose them. Only you see yours until their cards are played; the check after the match opens them again.</source>
        <translation>パックの中身は両方のプログラムが一緒に作った乱数で決まり、誰も選べません。カードが使われるまで、自分のパックは自分にしか見えません。対戦後の検証でもう一度開封されます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Open the next pack</source>
        <translation>次のパックを開ける</translation>
    </message>
    <message>
        <source>Pack {number}</source>
        <translation>パック {number}</translation>
    </message>
    <message>
        <source>Play with these forty cards</source>
        <translation>この40枚で対戦する</translation>
    </message>
    <message>
        <source>Waiting for {name}, whose packs are still being opened…</source>
        <translation>{name} がパックを開け終わるのを待っています…</translation>
    </message>
    <message>
        <source>{name} opens five packs, too.</source>
        <translation>{name} も5パックを開封します。</translation>
    </message>
</context>
<context>
    <name>ProofSheet</name>
    <message>
        <source>A sealed match</source>
        <translation>封印対戦</translation>
    </message>
    <message>
        <source>What it cannot</source>
        <translation>できないこと</translation>
    </message>
    <message>
        <source>What it proves</source>
        <translation>証明されること</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>A BASE works once it (R039)</source>
        <translation>BASE が有効になる時(R039)</translation>
    </message>
    <message>
        <source>A called-off attack breaks a run of passes (R014)</source>
        <translation>取りやめた攻撃は連続パスを途切れさせる(R014)</translation>
    </message>
    <message>
        <source>A conditional trigger is ready again (R064)</source>
        <translation>条件付き誘発が再び有効になる時(R064)</translation>
    </message>
    <message>
        <source>Attribution asks (R089)</source>
        <translation>帰属が見るのは(R089)</translation>
    </message>
    <message>
        <source>Boarding makes a UNIT by (R093)</source>
        <translation>搭乗で UNIT になる根拠(R093)</translation>
    </message>
    <message>
        <source>Cards keep their face when moved directly (R047)</source>
        <translation>直接移すカードは表裏を保つ(R047)</translation>
    </message>
    <message>
        <source>Dispatch replaces on (R043)</source>
        <translation>派遣で置き換える時(R043)</translation>
    </message>
    <message>
        <source>Face-down cards count by what they are (R049)</source>
        <translation>裏向きのカードも中身で数える(R049)</translation>
    </message>
    <message>
        <source>Fighting back counts as stunning (R029)</source>
        <translation>反撃もスタンさせたものと数える(R029)</translation>
    </message>
    <message>
        <source>Hate is a duty of (R027)</source>
        <translation>ヘイトに従うのは(R027)</translation>
    </message>
    <message>
        <source>Ignoring effects includes the own crafts (R070)</source>
        <translation>効果の無視は自身のクラフトも含む(R070)</translation>
    </message>
    <message>
        <source>Losing a craft counts (R066)</source>
        <translation>クラフトを失う効果の順(R066)</translation>
    </message>
    <message>
        <source>Mixed attacks with Covert are judged (R016)</source>
        <translation>暗躍が混ざる攻撃の判定(R016)</translation>
    </message>
    <message>
        <source>Rebuilding is destroying (R082)</source>
        <translation>再建は破壊として扱う(R082)</translation>
    </message>
    <message>
        <source>SCLM support waits on standby (R051)</source>
        <translation>スクラム支援はスタンバイで待つ(R051)</translation>
    </message>
    <message>
        <source>Stunned UNITs still trigger on their own leaving (R104)</source>
        <translation>スタン中の UNIT も自身が場を離れた時に誘発する(R104)</translation>
    </message>
    <message>
        <source>Stunned UNITs still have crafts (R057)</source>
        <translation>スタン中の UNIT もクラフトを持つとみなす(R057)</translation>
    </message>
    <message>
        <source>Support is looked up (R053)</source>
        <translation>支援を調べる時(R053)</translation>
    </message>
    <message>
        <source>The partner of a Tactical Link is (R091)</source>
        <translation>戦術リンクの相手(R091)</translation>
    </message>
    <message>
        <source>UNIT by UNIT</source>
        <translation>UNIT ごと</translation>
    </message>
    <message>
        <source>after all gains</source>
        <translation>得る効果の後</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>プレイ後</translation>
    </message>
    <message>
        <source>after resolving</source>
        <translation>解決後</translation>
    </message>
    <message>
        <source>among gains, by age</source>
        <translation>得る効果と古い順に</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>any one chosen</source>
        <translation>選んだもの</translation>
    </message>
    <message>
        <source>as a group</source>
        <translation>まとめて</translation>
    </message>
    <message>
        <source>at the attack</source>
        <translation>攻撃時</translation>
    </message>
    <message>
        <source>each UNIT</source>
        <translation>UNIT ごとに</translation>
    </message>
    <message>
        <source>every ready UNIT</source>
        <translation>準備状態の UNIT すべて</translation>
    </message>
    <message>
        <source>has resolved</source>
        <translation>解決した時</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>戦闘時</translation>
    </message>
    <message>
        <source>its attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>lies face-up</source>
        <translation>表向きになった時</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>プレイ時</translation>
    </message>
    <message>
        <source>resolving</source>
        <translation>解決時</translation>
    </message>
    <message>
        <source>the chosen attackers</source>
        <translation>選ばれた攻撃者</translation>
    </message>
    <message>
        <source>the one that entered</source>
        <translation>出たもの</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>陣営全体</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Best of {n}</source>
        <translation>{n} ゲーム中の過半数</translation>
    </message>
    <message>
        <source>Blitz Shield: five packs each, opened from chance that both make</source>
        <translation>ブリッツシールド:両者で作る乱数から5パックずつ開封</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>観戦はできません</translation>
    </message>
    <message>
        <source>Nobody talks at this table</source>
        <translation>この卓ではチャットを使いません</translation>
    </message>
    <message>
        <source>Nothing is taken back at this table</source>
        <translation>このテーブルでは取り消しはありません</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1 ゲーム</translation>
    </message>
    <message>
        <source>Only decks that are legal in this mode: {mode}</source>
        <translation>この形式で使えるデッキのみ: {mode}</translation>
    </message>
    <message>
        <source>Ruling: {ruling}</source>
        <translation>裁定:{ruling}</translation>
    </message>
    <message>
        <source>Sealed: neither program is sent the other's hidden cards</source>
        <translation>封印:相手の隠れたカードはどちらのプログラムにも送られません</translation>
    </message>
    <message>
        <source>Who watches may talk, too</source>
        <translation>観戦者もチャットできます</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{minutes} minutes each, {extra} seconds more for every answer</source>
        <translation>各 {minutes} 分、回答ごとに {extra} 秒追加</translation>
    </message>
    <message>
        <source>{seconds} seconds for each decision</source>
        <translation>1 回の決定に {seconds} 秒</translation>
    </message>
</context>
<context>
    <name>ToolsSheet</name>
    <message>
        <source>Forget</source>
        <translation>忘れる</translation>
    </message>
    <message>
        <source>Known machines</source>
        <translation>既知のマシン</translation>
    </message>
    <message>
        <source>None yet. A machine is remembered once it has shown that it knows your code.</source>
        <translation>まだありません。コードを知っていると示したマシンは記憶されます。</translation>
    </message>
    <message>
        <source>Test the network</source>
        <translation>ネットワークを検査</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>What works on this machine</source>
        <translation>このマシンで使えるもの</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>{name} ({mark})</source>
        <translation>{name}({mark})</translation>
    </message>
</context>
<context>
    <name>Visiting</name>
    <message>
        <source>Choose it again to go on from the last good point; a copy of the file is kept.</source>
        <translation>もう一度選ぶと、最後に正しく読めたところから再開します。元のファイルの写しは残します。</translation>
    </message>
</context>
<context>
    <name>Bringing</name>
    <message>
        <source>A deck made up by chance</source>
        <translation>おまかせデッキ</translation>
    </message>
    <message>
        <source>A deck made up by chance cannot be bound: choose another one, or run it here.</source>
        <translation>おまかせデッキは封印対戦では使えません。別のデッキを選ぶか、このプログラムで進行してください。</translation>
    </message>
    <message>
        <source>A sealed match cannot be played with {cards}.</source>
        <translation>{cards} では封印対戦ができません。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>There is no deck that may be played.</source>
        <translation>使えるデッキがありません。</translation>
    </message>
</context>
</TS>
