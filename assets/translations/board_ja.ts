<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Asides</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Panel at the right</source>
        <translation>パネルを右に</translation>
    </message>
    <message>
        <source>Panel at the left</source>
        <translation>パネルを左に</translation>
    </message>
    <message>
        <source>Panel in its own window</source>
        <translation>パネルを別の窓に</translation>
    </message>
    <message>
        <source>Log in the panel</source>
        <translation>記録をパネルの中に</translation>
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
        <source>Log in its own window</source>
        <translation>記録を別の窓に</translation>
    </message>
    <message>
        <source>Card and forecast</source>
        <translation>カードと予測</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
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
        <source>Enters:</source>
        <translation>場に出た時：</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
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
        <source>{player} has the initiative</source>
        <translation>イニシアチブは{player}</translation>
    </message>
    <message>
        <source>{step} · {player}</source>
        <translation>{step}・{player}</translation>
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
        <source>Where the panels stand</source>
        <translation>パネルの置き場所</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>How far to pass</source>
        <translation>どこまでパスするか</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>そこには置けません</translation>
    </message>
    <message>
        <source>To the end of the turn</source>
        <translation>ターンの終わりまで</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>文字を打つと絞り込み</translation>
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
        <source>“{words}”: {found} of {count} · Esc: all</source>
        <translation>「{words}」：{count}枚中{found}枚・Escで全部</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A BASE is played to your homebase</source>
        <translation>BASEは自分の拠点にプレイします</translation>
    </message>
    <message>
        <source>A UNIT or ITEM is played onto your field</source>
        <translation>UNITやITEMは自分の場にプレイします</translation>
    </message>
    <message>
        <source>From here it is used by dragging it to the line in the middle</source>
        <translation>ここからは中央の線まで運んで使います</translation>
    </message>
    <message>
        <source>It goes to one of the lit places</source>
        <translation>光っている場所のどれかに置けます</translation>
    </message>
    <message>
        <source>It is played to the middle of the table, where it waits on standby</source>
        <translation>卓の中央にプレイし、スタンバイで待ちます</translation>
    </message>
    <message>
        <source>Now one card is placed face-down in your homebase</source>
        <translation>今はカードを1枚、裏向きで自分の拠点に置く時です</translation>
    </message>
    <message>
        <source>Passed: nothing else was possible</source>
        <translation>パスしました：ほかにできることがありません</translation>
    </message>
    <message>
        <source>Passed: you asked to pass until your next decision</source>
        <translation>パスしました：次に自分が決めるまで</translation>
    </message>
    <message>
        <source>Passed: you asked to pass until something happens</source>
        <translation>パスしました：何か起きるまで</translation>
    </message>
    <message>
        <source>Passed: you asked to pass to the end of the turn</source>
        <translation>パスしました：ターンの終わりまで</translation>
    </message>
    <message>
        <source>Passed: you asked to go to another step</source>
        <translation>パスしました：選んだステップまで</translation>
    </message>
    <message>
        <source>Stopped: you are attacked and an answer could be paid</source>
        <translation>止まりました：攻撃され、応じる費用を払えます</translation>
    </message>
    <message>
        <source>Stopped: there is something else to decide</source>
        <translation>止まりました：ほかに決めることがあります</translation>
    </message>
    <message>
        <source>Stopped: you can do something here</source>
        <translation>止まりました：ここでできることがあります</translation>
    </message>
    <message>
        <source>Stopped: another turn has begun</source>
        <translation>止まりました：次のターンになりました</translation>
    </message>
    <message>
        <source>Stopped: your opponent has played something</source>
        <translation>止まりました：相手が何かをプレイしました</translation>
    </message>
    <message>
        <source>Stopped: this is where you wanted to go</source>
        <translation>止まりました：選んだステップです</translation>
    </message>
    <message>
        <source>Stopped: you set a stop at this step</source>
        <translation>止まりました：このステップに旗があります</translation>
    </message>
    <message>
        <source>Stopped: the game is over</source>
        <translation>止まりました：ゲームが終わりました</translation>
    </message>
    <message>
        <source>Passed for you: you had no answer</source>
        <translation>自動でパス：応じる手がありません</translation>
    </message>
    <message>
        <source>Passed for you: you could not pay for an answer</source>
        <translation>自動でパス：応じる費用を払えません</translation>
    </message>
    <message>
        <source>Passed for you: your own card resolves</source>
        <translation>自動でパス：自分のカードを解決します</translation>
    </message>
    <message>
        <source>Passed for you: there was nothing useful to do</source>
        <translation>自動でパス：役に立つことがありません</translation>
    </message>
</context>
</TS>
