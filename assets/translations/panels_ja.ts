<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Docks</name>
    <message>
        <source>Log below the board</source>
        <translation>ログを盤面の下に</translation>
    </message>
    <message>
        <source>All panels as they come</source>
        <translation>パネルをすべて初めの配置に戻す</translation>
    </message>
    <message>
        <source>Cards as lists</source>
        <translation>カードの一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Reset the panels</source>
        <translation>パネルの配置を戻す</translation>
    </message>
    <message>
        <source>All panels as they come</source>
        <translation>パネルをすべて初めの配置に戻す</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Filter the log</source>
        <translation>ログを絞り込む</translation>
    </message>
    <message>
        <source>Put the log back into the panel</source>
        <translation>ログをパネルに戻す</translation>
    </message>
    <message>
        <source>Drag the log to a side of the board or out of the window</source>
        <translation>ログを盤面の横やウィンドウの外へドラッグできます</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>What was played, used and resolved</source>
        <translation>プレイ、使用、解決したもの</translation>
    </message>
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
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Drawn, discarded and moved cards</source>
        <translation>引いた、捨てた、移動したカード</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手作業</translation>
    </message>
    <message>
        <source>What was done by hand</source>
        <translation>手作業で行ったこと</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Resources, values, passing and all the rest</source>
        <translation>CP・EP、数値、パスなど、ほかのすべて</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>What the players said</source>
        <translation>プレイヤーの発言</translation>
    </message>
    <message>
        <source>Show: {what}</source>
        <translation>表示：{what}</translation>
    </message>
    <message>
        <source>Only what {player} did</source>
        <translation>{player}がしたことだけ</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>このカード</translation>
    </message>
    <message>
        <source>Only lines with the card in the inspector</source>
        <translation>インスペクターのカードが出てくる行だけ</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>Ask {player}: is this right for {card}?</source>
        <translation>{player}に聞く：{card}の処理はこれでよいか？</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}は同意した</translation>
    </message>
    <message>
        <source>{player} objects</source>
        <translation>{player}は異議を唱えた</translation>
    </message>
</context>
</TS>
