<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Everything can be taken back</source>
        <translation>どの手も取り消せます</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>解いてみる</translation>
    </message>
    <message>
        <source>Solved. {more}</source>
        <translation>解けました。{more}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>That this puzzle is solved cannot be saved: {why}.</source>
        <translation>このパズルを解いたことを保存できません：{why}。</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>The turn is over and the goal is not reached. Take back as far as you like.</source>
        <translation>目標に届かないままターンが終わりました。好きなところまで取り消せます。</translation>
    </message>
    <message>
        <source>There are no puzzles here</source>
        <translation>ここにパズルはありません</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とてもむずかしい</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <source>{level} · {state}</source>
        <translation>{level}・{state}</translation>
    </message>
</context>
</TS>
