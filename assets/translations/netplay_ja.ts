<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>CardOffer</name>
    <message>
        <source>There is no library on this machine that cards could be taken into.</source>
        <translation>このコンピューターには、カードを取り込めるライブラリがありません。</translation>
    </message>
    <message>
        <source>The cards were not taken: {why}.</source>
        <translation>カードは取り込まれませんでした:{why}。</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Cards from the other library</source>
        <translation>相手のライブラリのカード</translation>
    </message>
    <message>
        <source>They were checked as card files are. Nothing of them is in your library until you take it, and pictures are not sent. You can take it back where imports are listed.</source>
        <translation>カードファイルと同じように検査しました。取り込むまではライブラリに入りません。画像は送られません。取り込んだあとは、取り込みの一覧から元に戻せます。</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>取り込まない</translation>
    </message>
    <message>
        <source>replaces yours</source>
        <translation>手元のカードと置き換え</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Take {count} into the library</source>
        <translation>{count} 種類をライブラリに取り込む</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか {count} 枚</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Own decks</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>Five packs each</source>
        <translation>5パックずつ開封</translation>
    </message>
</context>
<context>
    <name>HostedTable</name>
    <message>
        <source>A third machine runs this match and sees all cards; it cannot choose what is dealt.</source>
        <translation>第三のコンピューターが対戦を進めます。すべてのカードが見えますが、何が配られるかは選べません。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
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
        <source>Your decision, at a referee's table. Encrypted.</source>
        <translation>あなたの番です。審判のテーブル、通信は暗号化されています。</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>The other machine is gone.</source>
        <translation>相手のマシンがいなくなりました。</translation>
    </message>
    <message>
        <source>A referee's table</source>
        <translation>審判のテーブル</translation>
    </message>
    <message>
        <source>Connection lost, trying again…</source>
        <translation>接続が切れました。再試行中…</translation>
    </message>
    <message>
        <source>You sit at the table. Waiting for the second player…</source>
        <translation>席に着きました。もう一人を待っています…</translation>
    </message>
    <message>
        <source>{name} decides. Connected and encrypted.</source>
        <translation>{name} の番です。暗号化して接続中。</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} の勝ちです。</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>席に着いている人:{names}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>The referee opens what made its chance…</source>
        <translation>審判が乱数のもとを公開しています…</translation>
    </message>
    <message>
        <source>Verified: the match was played with the chance that everybody made.</source>
        <translation>検証済み:全員で作った乱数どおりに行われました。</translation>
    </message>
    <message>
        <source>Connection lost, trying again… ({seconds} s)</source>
        <translation>接続が切れました。再試行中…({seconds} 秒)</translation>
    </message>
    <message>
        <source>You watch what both players see. {name} decides.</source>
        <translation>両者に見えるものを観戦しています。{name} の番です。</translation>
    </message>
    <message>
        <source>{name} asks to take the last answer back.</source>
        <translation>{name} が最後の回答を取り消したいそうです。</translation>
    </message>
    <message>
        <source>{name} is asked whether you may take that back.</source>
        <translation>取り消してよいか {name} に尋ねています。</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>まだ誰も席に着いていません。</translation>
    </message>
    <message>
        <source>The record of this match cannot be saved: {why}.</source>
        <translation>この対戦の記録を保存できません:{why}。</translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>End without verification</source>
        <translation>検証せずに終える</translation>
    </message>
    <message>
        <source>Pause: the match stands still until you go on</source>
        <translation>一時停止:続けるまで対戦は止まります</translation>
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
        <source>Play with these forty cards</source>
        <translation>この40枚で対戦する</translation>
    </message>
    <message>
        <source>{name} opens five packs, too.</source>
        <translation>{name} も5パックを開封します。</translation>
    </message>
    <message>
        <source>Waiting for {name}, whose packs are still being opened…</source>
        <translation>{name} がパックを開け終わるのを待っています…</translation>
    </message>
    <message>
        <source>Pack {number}</source>
        <translation>パック {number}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Referee's table {mark}</source>
        <translation>審判のテーブル {mark}</translation>
    </message>
    <message>
        <source>There is no set of which packs could be opened.</source>
        <translation>パックを開封できるセットがありません。</translation>
    </message>
    <message>
        <source>{count} cards are in your library now. Open or join the game again.</source>
        <translation>{count} 種類のカードをライブラリに取り込みました。もう一度対戦を開くか、参加してください。</translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message>
        <source>with five packs</source>
        <translation>5パックで</translation>
    </message>
    <message>
        <source>The other machine would open other packs of this set: the cards or the set differ.</source>
        <translation>相手のコンピューターでは同じパックになりません。カードかセットが違います。</translation>
    </message>
    <message>
        <source>Ask for the {count} cards that are missing here</source>
        <translation>足りない {count} 種類のカードを送ってもらう</translation>
    </message>
</context>
<context>
    <name>LanTable</name>
    <message>
        <source>You hold the match. Go on with the same button, or save it for another day.</source>
        <translation>対戦を止めています。同じボタンで続けるか、別の日のために保存できます。</translation>
    </message>
    <message>
        <source>{name} is asked for a rematch.</source>
        <translation>{name} に再戦を申し込んでいます。</translation>
    </message>
    <message>
        <source>{name} wants a rematch, with changed sides.</source>
        <translation>{name} が先後を替えて再戦したいそうです。</translation>
    </message>
    <message>
        <source>{name} has not opened its secret: nothing is checked yet.</source>
        <translation>{name} がまだ秘密を公開していません。検証は終わっていません。</translation>
    </message>
    <message>
        <source>{name} holds the match. You may wait, or save it for another day.</source>
        <translation>{name} が対戦を止めています。待つか、別の日のために保存できます。</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>A called-off attack breaks a run of passes (R014)</source>
        <translation>取りやめた攻撃は連続パスを途切れさせる(R014)</translation>
    </message>
    <message>
        <source>Mixed attacks with Covert are judged (R016)</source>
        <translation>暗躍が混ざる攻撃の判定(R016)</translation>
    </message>
    <message>
        <source>Hate is a duty of (R027)</source>
        <translation>ヘイトに従うのは(R027)</translation>
    </message>
    <message>
        <source>Fighting back counts as stunning (R029)</source>
        <translation>反撃もスタンさせたものと数える(R029)</translation>
    </message>
    <message>
        <source>A BASE works once it (R039)</source>
        <translation>BASE が有効になる時(R039)</translation>
    </message>
    <message>
        <source>Dispatch replaces on (R043)</source>
        <translation>派遣で置き換える時(R043)</translation>
    </message>
    <message>
        <source>Cards keep their face when moved directly (R047)</source>
        <translation>直接移すカードは表裏を保つ(R047)</translation>
    </message>
    <message>
        <source>Face-down cards count by what they are (R049)</source>
        <translation>裏向きのカードも中身で数える(R049)</translation>
    </message>
    <message>
        <source>SCLM support waits on standby (R051)</source>
        <translation>スクラム支援はスタンバイで待つ(R051)</translation>
    </message>
    <message>
        <source>Support is looked up (R053)</source>
        <translation>支援を調べる時(R053)</translation>
    </message>
    <message>
        <source>Stunned UNITs still have crafts (R057)</source>
        <translation>スタン中の UNIT もクラフトを持つとみなす(R057)</translation>
    </message>
    <message>
        <source>A conditional trigger is ready again (R064)</source>
        <translation>条件付き誘発が再び有効になる時(R064)</translation>
    </message>
    <message>
        <source>Losing a craft counts (R066)</source>
        <translation>クラフトを失う効果の順(R066)</translation>
    </message>
    <message>
        <source>Ignoring effects includes the own crafts (R070)</source>
        <translation>効果の無視は自身のクラフトも含む(R070)</translation>
    </message>
    <message>
        <source>Rebuilding is destroying (R082)</source>
        <translation>再建は破壊として扱う(R082)</translation>
    </message>
    <message>
        <source>Attribution asks (R089)</source>
        <translation>帰属が見るのは(R089)</translation>
    </message>
    <message>
        <source>The partner of a Tactical Link is (R091)</source>
        <translation>戦術リンクの相手(R091)</translation>
    </message>
    <message>
        <source>Boarding makes a UNIT by (R093)</source>
        <translation>搭乗で UNIT になる根拠(R093)</translation>
    </message>
    <message>
        <source>UNIT by UNIT</source>
        <translation>UNIT ごと</translation>
    </message>
    <message>
        <source>as a group</source>
        <translation>まとめて</translation>
    </message>
    <message>
        <source>every ready UNIT</source>
        <translation>準備状態の UNIT すべて</translation>
    </message>
    <message>
        <source>the chosen attackers</source>
        <translation>選ばれた攻撃者</translation>
    </message>
    <message>
        <source>lies face-up</source>
        <translation>表向きになった時</translation>
    </message>
    <message>
        <source>has resolved</source>
        <translation>解決した時</translation>
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
        <source>in combat</source>
        <translation>戦闘時</translation>
    </message>
    <message>
        <source>at the attack</source>
        <translation>攻撃時</translation>
    </message>
    <message>
        <source>after resolving</source>
        <translation>解決後</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>プレイ後</translation>
    </message>
    <message>
        <source>after all gains</source>
        <translation>得る効果の後</translation>
    </message>
    <message>
        <source>among gains, by age</source>
        <translation>得る効果と古い順に</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>陣営全体</translation>
    </message>
    <message>
        <source>each UNIT</source>
        <translation>UNIT ごとに</translation>
    </message>
    <message>
        <source>any one chosen</source>
        <translation>選んだもの</translation>
    </message>
    <message>
        <source>the one that entered</source>
        <translation>出たもの</translation>
    </message>
    <message>
        <source>its attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>効果</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Ruling: {ruling}</source>
        <translation>裁定:{ruling}</translation>
    </message>
    <message>
        <source>Blitz Shield: five packs each, opened from chance that both make</source>
        <translation>ブリッツシールド:両者で作る乱数から5パックずつ開封</translation>
    </message>
</context>
</TS>
