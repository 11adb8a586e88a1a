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
        <source>"{file}" cannot be read: it holds two matches</source>
        <translation>「{file}」を読めません:対戦が2つ入っています</translation>
    </message>
    <message>
        <source>"{file}" cannot be read: it is no saved match of this version</source>
        <translation>「{file}」を読めません:この版で保存された対戦ではありません</translation>
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
        <source>After the match both programs open their secrets and check every draw, coin and hidden choice</source>
        <translation>対戦後に双方のプログラムが秘密の値を公開し、引いたカード、コイン、非公開の選択をすべて確かめます</translation>
    </message>
    <message>
        <source>An effect that would show one player a hidden card of the other shows it to both</source>
        <translation>一方のプレイヤーに相手の非公開のカードを見せる効果は、そのカードを双方に見せます</translation>
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
        <source>Nobody can be made to go on: who leaves before the check has an unchecked match</source>
        <translation>続けることは強制できません。確認の前に離れると、その対戦は未確認になります</translation>
    </message>
    <message>
        <source>Nobody can choose or foresee what is dealt, not even of the own deck</source>
        <translation>配られるカードは、自分のデッキであっても、誰にも選べず予測もできません</translation>
    </message>
    <message>
        <source>Nobody, or the other player, was asked at this step</source>
        <translation>この手順で選ぶ番だったのは別のプレイヤーか、誰もいませんでした</translation>
    </message>
    <message>
        <source>Some cheats show only at the check after the match, which they have spoilt by then</source>
        <translation>対戦後の確認で初めて分かる不正もあり、その対戦は台無しになった後です</translation>
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
        <source>The key the host opened is not the one it was bound to</source>
        <translation>ホストの公開した鍵が、約束されたものと違います</translation>
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
        <source>The record cannot be read: {why}</source>
        <translation>記録を読めません:{why}</translation>
    </message>
    <message>
        <source>The record has {count} answers of yours</source>
        <translation>記録にあるあなたの選択は {count} 件です</translation>
    </message>
    <message>
        <source>The table was not the one both sides saw</source>
        <translation>盤面が、双方の見ていたものと違います</translation>
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
        <source>There is nothing to take back</source>
        <translation>取り消せるものがありません</translation>
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
        <source>Your answer {number} is another one in the record</source>
        <translation>あなたの {number} 番目の選択が、記録では別のものになっています</translation>
    </message>
    <message>
        <source>Your hidden cards never leave this computer before they are shown</source>
        <translation>あなたの非公開のカードは、公開されるまでこのコンピューターから出ません</translation>
    </message>
</context>
</TS>
