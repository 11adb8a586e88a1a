<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
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
    <name>LanTable</name>
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
        <source>{name} is asked whether you may take that back.</source>
        <translation>取り消してよいか {name} に尋ねています。</translation>
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
        <source>Refuse</source>
        <translation>断る</translation>
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
        <source>Games nearby</source>
        <translation>近くの対戦</translation>
    </message>
    <message>
        <source>Go on against {name}</source>
        <translation>{name} との対戦を続ける</translation>
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
        <source>Open one yourself, or type the address of the other machine.</source>
        <translation>自分で開くか、相手のマシンのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Open game {mark}</source>
        <translation>開いている対戦 {mark}</translation>
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
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>There is no deck that may be played.</source>
        <translation>使えるデッキがありません。</translation>
    </message>
    <message>
        <source>Type the code that the other screen shows, then Join.</source>
        <translation>相手の画面のコードを入力して「参加する」を押してください。</translation>
    </message>
    <message>
        <source>can be gone on with now</source>
        <translation>今すぐ続けられます</translation>
    </message>
    <message>
        <source>the other machine is not there yet</source>
        <translation>相手のマシンはまだいません</translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message>
        <source> or </source>
        <translation> または </translation>
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
        <source>The code is a new one.</source>
        <translation>コードは新しくなりました。</translation>
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
        <source>with {deck}</source>
        <translation>{deck} で</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Over the local network</source>
        <translation>ローカルネットワークで</translation>
    </message>
    <message>
        <source>Two machines, no server, every draw proven</source>
        <translation>2 台だけ、サーバーなし、すべてのドローを証明</translation>
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
    <name>Terms</name>
    <message>
        <source>Best of {n}</source>
        <translation>{n} ゲーム中の過半数</translation>
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
        <source>Sealed: neither program is sent the other's hidden cards</source>
        <translation>封印:相手の隠れたカードはどちらのプログラムにも送られません</translation>
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
    <name>lan</name>
    <message>
        <source>"{file}" holds no key of this program; put it away, and a new one is made</source>
        <translation>「{file}」にこのプログラムの鍵がありません。どけておけば新しく作られます</translation>
    </message>
    <message>
        <source>"{file}" is missing: this match cannot be continued</source>
        <translation>「{file}」がありません:この対戦は続けられません</translation>
    </message>
    <message>
        <source>"{text}" is no address such as 192.168.1.7 or 192.168.1.7:47119</source>
        <translation>「{text}」は 192.168.1.7 や 192.168.1.7:47119 のようなアドレスではありません</translation>
    </message>
    <message>
        <source>"{text}" is no address: a port is a number from 1 to 65535</source>
        <translation>「{text}」はアドレスではありません:ポートは 1 から 65535 の数です</translation>
    </message>
    <message>
        <source>"{text}" is no address: after "]" only ":" and a port can stand</source>
        <translation>「{text}」はアドレスではありません:「]」のあとには「:」とポートだけを書けます</translation>
    </message>
    <message>
        <source>"{text}" is no address: between brackets stands an IPv6 address</source>
        <translation>「{text}」はアドレスではありません:角括弧の中は IPv6 アドレスです</translation>
    </message>
    <message>
        <source>"{text}" is no address: the port is missing after ":"</source>
        <translation>「{text}」はアドレスではありません:「:」のあとのポートがありません</translation>
    </message>
    <message>
        <source>A connection to {address} is blocked on this very machine ({why}): a firewall stands in the way</source>
        <translation>{address} への接続はこのマシンの中で遮られています({why}):ファイアウォールがふさいでいます</translation>
    </message>
    <message>
        <source>A connection to {address} reaches this program</source>
        <translation>{address} への接続はこのプログラムに届きます</translation>
    </message>
    <message>
        <source>A message came that no program of ours sends</source>
        <translation>このプログラムが送るはずのないメッセージが届きました</translation>
    </message>
    <message>
        <source>Another machine answers at that address than the one this match was begun with</source>
        <translation>そのアドレスの相手は、この対戦を始めたマシンではありません</translation>
    </message>
    <message>
        <source>Games nearby cannot be found ({why}); an address still works</source>
        <translation>近くの対戦を探せません({why})。アドレスなら使えます</translation>
    </message>
    <message>
        <source>Games nearby cannot be found: multicast is blocked ({why}). Type the address</source>
        <translation>近くの対戦を探せません:マルチキャストが遮られています({why})。アドレスを入力してください</translation>
    </message>
    <message>
        <source>Multicast works on this machine: games nearby can be found</source>
        <translation>このマシンではマルチキャストが使えます:近くの対戦を探せます</translation>
    </message>
    <message>
        <source>No game can wait on this machine: {why}</source>
        <translation>このマシンでは対戦を待てません:{why}</translation>
    </message>
    <message>
        <source>Nobody answers at {where}</source>
        <translation>{where} からの応答がありません</translation>
    </message>
    <message>
        <source>Port {port} is in use, by a game that waits here or another program</source>
        <translation>ポート {port} は、待っている対戦かほかのプログラムが使用中です</translation>
    </message>
    <message>
        <source>Somebody else plays there already</source>
        <translation>そこではもうほかの人が対戦しています</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>コードが違います</translation>
    </message>
    <message>
        <source>The code was asked for and did not come</source>
        <translation>求めたコードが届きませんでした</translation>
    </message>
    <message>
        <source>The key of this machine in "{file}" cannot be used: {why}</source>
        <translation>このマシンの鍵「{file}」を使えません:{why}</translation>
    </message>
    <message>
        <source>The other machine asks for its code</source>
        <translation>相手のマシンがコードを求めています</translation>
    </message>
    <message>
        <source>The other machine does not hold the key of its certificate</source>
        <translation>相手のマシンは自分の証明書の鍵を持っていません</translation>
    </message>
    <message>
        <source>The other machine does not know the code: somebody may stand between you</source>
        <translation>相手のマシンはコードを知りません:間に誰かがいるかもしれません</translation>
    </message>
    <message>
        <source>The other machine does not want to prove that it knows the code</source>
        <translation>相手のマシンはコードを知っていることを示そうとしません</translation>
    </message>
    <message>
        <source>The other machine refused: {why}</source>
        <translation>相手のマシンに断られました:{why}</translation>
    </message>
    <message>
        <source>The other player has left the match for good</source>
        <translation>相手は対戦をやめました</translation>
    </message>
    <message>
        <source>The other player has saved the match, to go on another day</source>
        <translation>相手は対戦を保存しました。別の日に続けられます</translation>
    </message>
    <message>
        <source>The programs meet in different ways ({mine} and {other})</source>
        <translation>プログラムの出会い方が違います({mine} と {other})</translation>
    </message>
    <message>
        <source>The referee refused: {why}</source>
        <translation>審判に断られました:{why}</translation>
    </message>
    <message>
        <source>This game cannot be announced ({why}); its address still works</source>
        <translation>この対戦を知らせることができません({why})。アドレスなら使えます</translation>
    </message>
    <message>
        <source>This machine has no address in a network: no cable, no wireless?</source>
        <translation>このマシンにはネットワークのアドレスがありません:ケーブルも無線もつながっていないのでは?</translation>
    </message>
    <message>
        <source>This program may not wait on port {port}: {why}</source>
        <translation>このプログラムはポート {port} で待てません:{why}</translation>
    </message>
    <message>
        <source>This program may wait on port {port}</source>
        <translation>このプログラムはポート {port} で待てます</translation>
    </message>
    <message>
        <source>What answers at {host} does not speak this program's encryption</source>
        <translation>{host} の相手はこのプログラムの暗号で話しません</translation>
    </message>
    <message>
        <source>What answers there does not speak this program's encryption</source>
        <translation>相手はこのプログラムの暗号で話しません</translation>
    </message>
    <message>
        <source>What came is no greeting of this program</source>
        <translation>届いたのはこのプログラムの挨拶ではありません</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
</context>
</TS>
