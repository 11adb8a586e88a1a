<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>lan</name>
    <message>
        <source>"{file}" cannot be continued: the cards are not the same any more</source>
        <translation>「{file}」は続けられません:カードが以前と違います</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: entry {n}: {why}</source>
        <translation>「{file}」を読めません:{n} 番目の項目:{why}</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: it is no saved match of this version</source>
        <translation>「{file}」を読めません:この版で保存された対戦ではありません</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: it holds nothing</source>
        <translation>「{file}」を読めません:中身がありません</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: it is no file</source>
        <translation>「{file}」を読めません:ファイルではありません</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: it is too large</source>
        <translation>「{file}」を読めません:大きすぎます</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: {why}</source>
        <translation>「{file}」を読めません:{why}</translation>
    </message>
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
        <source>A card of the deck was bound as another card than the list says</source>
        <translation>デッキのカードが、リストとは別のカードとして約束されていました</translation>
    </message>
    <message>
        <source>A card that came cannot be used: {why}</source>
        <translation>届いたカードは使えません:{why}</translation>
    </message>
    <message>
        <source>A card was dealt or shown since</source>
        <translation>その後にカードが配られたか、公開されました</translation>
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
        <source>A message cannot be read: {why}</source>
        <translation>メッセージを読めません:{why}</translation>
    </message>
    <message>
        <source>A message is not written the way messages are</source>
        <translation>メッセージが、決まった書き方になっていません</translation>
    </message>
    <message>
        <source>A message of {size} bytes came; none has more than {most}</source>
        <translation>{size} バイトのメッセージが届きました。上限は {most} バイトです</translation>
    </message>
    <message>
        <source>A message of {size} bytes was announced; none has more than {most}</source>
        <translation>{size} バイトのメッセージが予告されました。上限は {most} バイトです</translation>
    </message>
    <message>
        <source>A nonce is not the one its seat was bound to</source>
        <translation>公開された値が、その席の約束したものと違います</translation>
    </message>
    <message>
        <source>A ruling of this table is not known here: {why}</source>
        <translation>このテーブルの裁定を、このプログラムは知りません: {why}</translation>
    </message>
    <message>
        <source>After the match both programs open their secrets and check every draw, coin and hidden choice</source>
        <translation>対戦後に双方のプログラムが秘密の値を公開し、引いたカード、コイン、非公開の選択をすべて確かめます</translation>
    </message>
    <message>
        <source>An effect that would show one player a hidden card of the other shows it to both</source>
        <translation>一方のプレイヤーに相手の非公開のカードを見せる効果は、そのカードを双方に見せます</translation>
    </message>
    <message>
        <source>Another machine answers at that address than the one this match was begun with</source>
        <translation>そのアドレスの相手は、この対戦を始めたマシンではありません</translation>
    </message>
    <message>
        <source>Another table waits there now; this match is not there any more</source>
        <translation>そこでは今、別のテーブルが待っています。この対戦はもうありません</translation>
    </message>
    <message>
        <source>Card {number} of your deck asks what hidden cards are; a sealed match cannot be played with it</source>
        <translation>あなたのデッキのカード {number} は非公開のカードの内容を問うため、封印対戦では使えません</translation>
    </message>
    <message>
        <source>Every card that is shown is checked at once against what was bound before the match</source>
        <translation>公開されたカードは、対戦前の約束とその場で照合されます</translation>
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
        <source>Help from a friend, a program or a camera beside the table stays unseen</source>
        <translation>友人やプログラム、横のカメラによる手助けは分かりません</translation>
    </message>
    <message>
        <source>It answered another question than the one that is open</source>
        <translation>相手のプログラムは、今とは別の問いに答えました</translation>
    </message>
    <message>
        <source>It answered while it asked to take back</source>
        <translation>相手のプログラムは、取り消しを求めている間に答えました</translation>
    </message>
    <message>
        <source>It answered without being asked</source>
        <translation>相手のプログラムは、選ぶ番でないのに答えました</translation>
    </message>
    <message>
        <source>It bound a deck before both had agreed</source>
        <translation>相手のプログラムは、双方の合意の前にデッキを約束しました</translation>
    </message>
    <message>
        <source>It bound a face-down card that did not lie there</source>
        <translation>相手のプログラムは、そこになかった裏向きのカードを約束しました</translation>
    </message>
    <message>
        <source>It bound a face-down card that does not lie there</source>
        <translation>相手のプログラムは、そこにない裏向きのカードを約束しました</translation>
    </message>
    <message>
        <source>It bound itself to a deck twice</source>
        <translation>相手のプログラムは、デッキを2回約束しました</translation>
    </message>
    <message>
        <source>It showed another deck than the one it was bound to</source>
        <translation>相手のプログラムは、約束したものとは別のデッキを見せました</translation>
    </message>
    <message>
        <source>It was not bound to its deck before it saw the other list</source>
        <translation>相手のプログラムは、こちらのリストを見る前にデッキを約束していませんでした</translation>
    </message>
    <message>
        <source>It bound one card twice</source>
        <translation>相手のプログラムは、1枚のカードを2回約束しました</translation>
    </message>
    <message>
        <source>It bound one face-down card twice</source>
        <translation>相手のプログラムは、裏向きのカード1枚を2回約束しました</translation>
    </message>
    <message>
        <source>It copied what this side said</source>
        <translation>相手のプログラムは、こちらの値をそのまま返しました</translation>
    </message>
    <message>
        <source>It did not open the order of the cards it put back</source>
        <translation>相手のプログラムは、戻したカードの順番を公開しませんでした</translation>
    </message>
    <message>
        <source>It did not say who it is</source>
        <translation>相手のプログラムが名乗りませんでした</translation>
    </message>
    <message>
        <source>It did not show its deck as agreed</source>
        <translation>相手のプログラムは、約束どおりにデッキを公開していません</translation>
    </message>
    <message>
        <source>It did not show the cards that everybody was to see</source>
        <translation>相手のプログラムは、全員に見せるべきカードを見せませんでした</translation>
    </message>
    <message>
        <source>It granted a card that nobody was to be dealt</source>
        <translation>相手のプログラムは、配られる予定のないカードの許可を出しました</translation>
    </message>
    <message>
        <source>It granted a taking back that nobody asked for</source>
        <translation>相手のプログラムは、求められていない取り消しを認めました</translation>
    </message>
    <message>
        <source>It granted other cards than were dealt</source>
        <translation>相手のプログラムは、配られたカードとは別の分の許可を出しました</translation>
    </message>
    <message>
        <source>It is not your turn to decide</source>
        <translation>今はあなたが決める番ではありません</translation>
    </message>
    <message>
        <source>It laid another card face-down than it was bound to</source>
        <translation>相手のプログラムは、約束とは別のカードを裏向きに置きました</translation>
    </message>
    <message>
        <source>It opened a card from nowhere</source>
        <translation>相手のプログラムは、どこにもないカードを公開しました</translation>
    </message>
    <message>
        <source>It opened a card that does not lie there</source>
        <translation>相手のプログラムは、そこにないカードを公開しました</translation>
    </message>
    <message>
        <source>It opened a card that is not the one it was bound to</source>
        <translation>相手のプログラムは、約束とは別のカードを公開しました</translation>
    </message>
    <message>
        <source>It opened a card that lies elsewhere already</source>
        <translation>相手のプログラムは、すでに別の場所にあるカードを公開しました</translation>
    </message>
    <message>
        <source>It opened a card that nobody was to see</source>
        <translation>相手のプログラムは、見せる必要のないカードを公開しました</translation>
    </message>
    <message>
        <source>It opened a face-down card that does not lie there</source>
        <translation>相手のプログラムは、そこにない裏向きのカードを公開しました</translation>
    </message>
    <message>
        <source>It opened another card than the one that lies there</source>
        <translation>相手のプログラムは、そこにあるものとは別のカードを公開しました</translation>
    </message>
    <message>
        <source>It opened card {number}, which is not among the cards of the match</source>
        <translation>相手のプログラムは、この対戦のカードにないカード {number} を公開しました</translation>
    </message>
    <message>
        <source>It opened one card twice</source>
        <translation>相手のプログラムは、1枚のカードを2回公開しました</translation>
    </message>
    <message>
        <source>It sent a message that has no place here</source>
        <translation>相手のプログラムは、この場面にないメッセージを送りました</translation>
    </message>
    <message>
        <source>It sent more cards than any library has</source>
        <translation>相手のプログラムの送ったカードが多すぎます</translation>
    </message>
    <message>
        <source>It sent more cards than were asked for</source>
        <translation>相手のプログラムは、求めたより多くのカードを送りました</translation>
    </message>
    <message>
        <source>It sent something for another step than the one under way</source>
        <translation>相手のプログラムは、進行中とは別の手順のものを送りました</translation>
    </message>
    <message>
        <source>It sent something that no step needs</source>
        <translation>相手のプログラムは、どの手順にも要らないものを送りました</translation>
    </message>
    <message>
        <source>It showed card {number} of its hand in place of another one</source>
        <translation>相手のプログラムは、手札の別のカードの代わりにカード {number} を見せました</translation>
    </message>
    <message>
        <source>It showed card {number}, which was elsewhere</source>
        <translation>相手のプログラムは、別の場所にあったカード {number} を見せました</translation>
    </message>
    <message>
        <source>It showed card {number}, which was still in its deck</source>
        <translation>相手のプログラムは、まだデッキにあったカード {number} を見せました</translation>
    </message>
    <message>
        <source>It showed card {number}, which was still undealt in its deck</source>
        <translation>相手のプログラムは、まだデッキの中にあったカード {number} を見せました</translation>
    </message>
    <message>
        <source>It steered a deal of your deck: its part does not follow from its secret</source>
        <translation>相手のプログラムは、あなたのデッキの配られ方を操作しました:相手側の値が秘密の値から決まっていません</translation>
    </message>
    <message>
        <source>It threw a coin that nobody asked for</source>
        <translation>相手のプログラムは、求められていないコインを投げました</translation>
    </message>
    <message>
        <source>It took a giving up that nobody offered</source>
        <translation>相手のプログラムは、されていない投了を受け取りました</translation>
    </message>
    <message>
        <source>It turned up another card than the one it laid face-down</source>
        <translation>相手のプログラムは、裏向きに置いたものとは別のカードを表にしました</translation>
    </message>
    <message>
        <source>Its answer cannot be carried out ({why})</source>
        <translation>相手のプログラムの選択を実行できません({why})</translation>
    </message>
    <message>
        <source>Its answer is not possible: {why}</source>
        <translation>相手のプログラムの選択はできないものです:{why}</translation>
    </message>
    <message>
        <source>Its answer is not written the way such answers are</source>
        <translation>相手のプログラムの答えが、決まった書き方になっていません</translation>
    </message>
    <message>
        <source>Its coin is not the one it was bound to</source>
        <translation>相手のプログラムのコインが、約束されたものと違います</translation>
    </message>
    <message>
        <source>Its deck has card {number}, which both do not have alike</source>
        <translation>相手のデッキに、双方で同じではないカード {number} があります</translation>
    </message>
    <message>
        <source>Its deck has {size} cards</source>
        <translation>相手のデッキは {size} 枚です</translation>
    </message>
    <message>
        <source>Message {number} came where number {wanted} was due</source>
        <translation>メッセージ {wanted} の番に、メッセージ {number} が届きました</translation>
    </message>
    <message>
        <source>Message {number} does not follow the one before it</source>
        <translation>メッセージ {number} は、前のメッセージの続きではありません</translation>
    </message>
    <message>
        <source>More coins were thrown than a match has</source>
        <translation>コインを投げた回数が、1つの対戦の上限を超えました</translation>
    </message>
    <message>
        <source>Multicast works on this machine: games nearby can be found</source>
        <translation>このマシンではマルチキャストが使えます:近くの対戦を探せます</translation>
    </message>
    <message>
        <source>No deck is built now</source>
        <translation>今はデッキを組む時ではありません</translation>
    </message>
    <message>
        <source>No game can wait on this machine: {why}</source>
        <translation>このマシンでは対戦を待てません:{why}</translation>
    </message>
    <message>
        <source>No game follows</source>
        <translation>次のゲームはありません</translation>
    </message>
    <message>
        <source>Nobody answers at {where}</source>
        <translation>{where} からの応答がありません</translation>
    </message>
    <message>
        <source>Nobody asks to take an answer back</source>
        <translation>取り消しを求めている人はいません</translation>
    </message>
    <message>
        <source>Clocks are each program's own: the time shown here was measured here, a claim to it is no proof</source>
        <translation>持ち時間は各プログラムが自分で計ります。ここに出る時間はこちらで計ったもので、時間切れの主張は証明ではありません</translation>
    </message>
    <message>
        <source>Nobody can be made to go on: who leaves before the check has an unchecked match</source>
        <translation>続けることは強制できません。確認の前に離れると、その対戦は未確認になります</translation>
    </message>
    <message>
        <source>Nobody can choose or foresee what is dealt, not even of the own deck</source>
        <translation>配られるカードは、自分のデッキであっても、誰にも選べず予測もできません</translation>
    </message>
    <message>
        <source>Nobody can sit down now</source>
        <translation>今は着席できません</translation>
    </message>
    <message>
        <source>Nobody can watch now</source>
        <translation>今は観戦できません</translation>
    </message>
    <message>
        <source>Nobody else can watch here</source>
        <translation>これ以上は観戦できません</translation>
    </message>
    <message>
        <source>Nobody talks at this table</source>
        <translation>この卓ではチャットを使いません</translation>
    </message>
    <message>
        <source>Nobody, or the other player, was asked at this step</source>
        <translation>この手順で選ぶ番だったのは別のプレイヤーか、誰もいませんでした</translation>
    </message>
    <message>
        <source>Nothing can be given up now</source>
        <translation>今は投了できません</translation>
    </message>
    <message>
        <source>Nothing can be held now</source>
        <translation>今は止められません</translation>
    </message>
    <message>
        <source>Nothing can be said now</source>
        <translation>いまは発言できません</translation>
    </message>
    <message>
        <source>Nothing is taken back at this table</source>
        <translation>このテーブルでは取り消しはありません</translation>
    </message>
    <message>
        <source>Only who plays can talk at this table</source>
        <translation>この卓で発言できるのは対戦者だけです</translation>
    </message>
    <message>
        <source>Port {port} is in use, by a game that waits here or another program</source>
        <translation>ポート {port} は、待っている対戦かほかのプログラムが使用中です</translation>
    </message>
    <message>
        <source>Some cheats show only at the check after the match, which they have spoilt by then</source>
        <translation>対戦後の確認で初めて分かる不正もあり、その対戦は台無しになった後です</translation>
    </message>
    <message>
        <source>Somebody else has just taken this chair</source>
        <translation>この席にはほかの人が先に着きました</translation>
    </message>
    <message>
        <source>Somebody else plays there already</source>
        <translation>そこではもうほかの人が対戦しています</translation>
    </message>
    <message>
        <source>That has no place here</source>
        <translation>それは今ここではできません</translation>
    </message>
    <message>
        <source>That was said too fast; the other side would not hear it</source>
        <translation>速すぎて、相手側には届きません</translation>
    </message>
    <message>
        <source>The answer was not possible: {why}</source>
        <translation>その選択はできませんでした:{why}</translation>
    </message>
    <message>
        <source>The cards of the two libraries differ ({count}: {cards}), and the other deck uses some of these</source>
        <translation>双方のカードが違います({count} 件:{cards})。相手のデッキがそのカードを使っています</translation>
    </message>
    <message>
        <source>The cards of the two libraries differ ({count}: {cards}), and your deck uses some of these</source>
        <translation>双方のカードが違います({count} 件:{cards})。あなたのデッキがそのカードを使っています</translation>
    </message>
    <message>
        <source>The cards of {game} are other ones at this table than here</source>
        <translation>この卓の「{game}」のカードは、ここにあるものと異なります</translation>
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
        <source>The coins were not bound to the secret that was opened</source>
        <translation>コインの結果が、公開された秘密の値から決まっていません</translation>
    </message>
    <message>
        <source>The deck has card {number}, which both do not have alike</source>
        <translation>デッキに、双方で同じではないカード {number} があります</translation>
    </message>
    <message>
        <source>The deck has cards that were not in the packs opened for it</source>
        <translation>デッキに、開けたパックに入っていなかったカードがあります</translation>
    </message>
    <message>
        <source>The deck is not legal: {why}</source>
        <translation>デッキが規定に合いません:{why}</translation>
    </message>
    <message>
        <source>The deck list or the secret that was opened is not the one bound before the match</source>
        <translation>公開されたデッキリストまたは秘密の値が、対戦前に約束されたものと違います</translation>
    </message>
    <message>
        <source>The deck list that was shown is not the one the match was played with</source>
        <translation>見せられたデッキリストは、対戦で使われたものと違います</translation>
    </message>
    <message>
        <source>The key of this machine in "{file}" cannot be used: {why}</source>
        <translation>このマシンの鍵「{file}」を使えません:{why}</translation>
    </message>
    <message>
        <source>The key the host opened is not the one it was bound to</source>
        <translation>ホストの公開した鍵が、約束されたものと違います</translation>
    </message>
    <message>
        <source>The libraries do not differ</source>
        <translation>ライブラリに違いはありません</translation>
    </message>
    <message>
        <source>The match cannot be played again with the cards here: {why}</source>
        <translation>この対戦は、ここにあるカードでは再現できません: {why}</translation>
    </message>
    <message>
        <source>The match had not ended</source>
        <translation>対戦は終わっていませんでした</translation>
    </message>
    <message>
        <source>The match has stopped; nothing more is taken</source>
        <translation>対戦は止まっています。これ以上は受け取りません</translation>
    </message>
    <message>
        <source>The match names a ruling that this program does not know</source>
        <translation>対戦の設定に、このプログラムの知らない裁定があります</translation>
    </message>
    <message>
        <source>The match stands still until both go on</source>
        <translation>双方が再開するまで、対戦は止まっています</translation>
    </message>
    <message>
        <source>The match was not played by the rulings of this table</source>
        <translation>対戦は、このテーブルの裁定どおりに行われていません</translation>
    </message>
    <message>
        <source>The match was not played with the chance that everybody made</source>
        <translation>対戦は、全員で決めた乱数で行われていません</translation>
    </message>
    <message>
        <source>The match was not played with your deck</source>
        <translation>対戦は、あなたのデッキで行われていません</translation>
    </message>
    <message>
        <source>The order of the cards it put back is not the one it was bound to</source>
        <translation>戻したカードの順番が、約束されたものと違います</translation>
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
        <source>The other player has been asked already</source>
        <translation>相手にはもう尋ねてあります</translation>
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
        <source>The other player still has time</source>
        <translation>相手にはまだ持ち時間があります</translation>
    </message>
    <message>
        <source>The other program does not go on: {why}</source>
        <translation>相手のプログラムは続けません:{why}</translation>
    </message>
    <message>
        <source>The other program goes on with another match</source>
        <translation>相手のプログラムは、別の対戦を続けようとしています</translation>
    </message>
    <message>
        <source>The other program greeted twice</source>
        <translation>相手のプログラムは、あいさつを2回しました</translation>
    </message>
    <message>
        <source>The other program has version {theirs} of the rules engine, this one {mine}</source>
        <translation>相手のプログラムのルールエンジンは第 {theirs} 版、こちらは第 {mine} 版です</translation>
    </message>
    <message>
        <source>The other program is not Trails Desktop</source>
        <translation>相手のプログラムは Trails Desktop ではありません</translation>
    </message>
    <message>
        <source>The other program plays by rules {theirs}, this one by {mine}</source>
        <translation>相手のプログラムのルールは {theirs}、こちらは {mine} です</translation>
    </message>
    <message>
        <source>The other program sent a message before it greeted</source>
        <translation>相手のプログラムは、あいさつの前にメッセージを送りました</translation>
    </message>
    <message>
        <source>The other program speaks versions {low} to {high} of the protocol, this one {mine_low} to {mine_high}</source>
        <translation>相手のプログラムの通信方式は {low}~{high} 版、こちらは {mine_low}~{mine_high} 版です</translation>
    </message>
    <message>
        <source>The programs meet in different ways ({mine} and {other})</source>
        <translation>プログラムの出会い方が違います({mine} と {other})</translation>
    </message>
    <message>
        <source>The record cannot be read: {why}</source>
        <translation>記録を読めません:{why}</translation>
    </message>
    <message>
        <source>The record has {count} answers of yours</source>
        <translation>記録にあるあなたの選択は {count} 件です</translation>
    </message>
    <message>
        <source>The referee has changed what holds at its table</source>
        <translation>審判が、テーブルの決まりを途中で変えました</translation>
    </message>
    <message>
        <source>The referee is bound to another chance now than before</source>
        <translation>審判が約束した運が、前のものと違います</translation>
    </message>
    <message>
        <source>The referee left the chance out that this program made</source>
        <translation>審判は、このプログラムが出した運を使っていません</translation>
    </message>
    <message>
        <source>The referee refused: {why}</source>
        <translation>審判に断られました:{why}</translation>
    </message>
    <message>
        <source>The referee's table speaks version {theirs}, this program {mine}</source>
        <translation>審判の卓は版 {theirs}、このプログラムは版 {mine} の通信を使っています</translation>
    </message>
    <message>
        <source>The table was not the one both sides saw</source>
        <translation>盤面が、双方の見ていたものと違います</translation>
    </message>
    <message>
        <source>The time for this answer has run out</source>
        <translation>この回答の持ち時間が切れました</translation>
    </message>
    <message>
        <source>The two programs are out of step: they see different tables</source>
        <translation>2つのプログラムの盤面が食い違っています</translation>
    </message>
    <message>
        <source>The two programs have not agreed on the same kind of match</source>
        <translation>対戦の設定が、双方で違います</translation>
    </message>
    <message>
        <source>The two programs have other settings of the ruling {ruling}</source>
        <translation>裁定 {ruling} の設定が、双方で違います</translation>
    </message>
    <message>
        <source>The two programs remember this match differently from step {step} on; both records are kept</source>
        <translation>手順 {step} から、2つのプログラムの記録が食い違っています。両方の記録を残します</translation>
    </message>
    <message>
        <source>There are more than {most} messages</source>
        <translation>メッセージが {most} 通を超えました</translation>
    </message>
    <message>
        <source>There are too many at this table</source>
        <translation>このテーブルは人でいっぱいです</translation>
    </message>
    <message>
        <source>There is nothing to say</source>
        <translation>発言が空です</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>取り消せるものがありません</translation>
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
        <source>This match is too long; it can only be given up</source>
        <translation>この対戦は長すぎます。投了だけができます</translation>
    </message>
    <message>
        <source>This program does not know the game {game}</source>
        <translation>このプログラムはゲーム「{game}」を知りません</translation>
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
        <source>This question was answered or taken back</source>
        <translation>この質問は、すでに答えられたか、取り消されました</translation>
    </message>
    <message>
        <source>This table plays {game} by version {theirs} of its rules, this program has {mine}</source>
        <translation>この卓の「{game}」はルールの版 {theirs}、このプログラムは版 {mine} です</translation>
    </message>
    <message>
        <source>Verified: every draw, every coin and every hidden choice was checked</source>
        <translation>検証済み:引いたカード、コイン、非公開の選択をすべて確認しました</translation>
    </message>
    <message>
        <source>Verified: the match was played with the chance that everybody made</source>
        <translation>検証済み:全員で決めた乱数で対戦が行われました</translation>
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
        <source>What was said last is asked of the other program first; try again in a moment</source>
        <translation>最後の手を相手のプログラムに確認しています。少し待ってからもう一度試してください</translation>
    </message>
    <message>
        <source>Who comes to a table needs a name</source>
        <translation>テーブルに着くには名前が必要です</translation>
    </message>
    <message>
        <source>You talk faster than the table hears; wait a moment</source>
        <translation>発言が速すぎます。少し待ってください</translation>
    </message>
    <message>
        <source>Your answer {number} is another one in the record</source>
        <translation>あなたの {number} 番目の選択が、記録では別のものになっています</translation>
    </message>
    <message>
        <source>Your hidden cards never leave this computer before they are shown</source>
        <translation>あなたの非公開のカードは、公開されるまでこのコンピューターから出ません</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
</context>
</TS>
