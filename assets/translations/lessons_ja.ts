<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>GoalCard</name>
    <message>
        <source>**Stun its UNITs**: each costs it its CP in bond. If none stands, **attack the player**.</source>
        <translation>**UNITをスタンさせる**と、相手はそのCP分の絆を失う。誰もいなければ**プレイヤーを攻撃**。</translation>
    </message>
    <message>
        <source>THE GOAL</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>You win when the other side has **no bond left** as a turn ends.</source>
        <translation>ターンの終わりに相手の**絆がなければ**、あなたの勝ち。</translation>
    </message>
    <message>
        <source>Your **homebase** pays: a card a turn, CP for UNITs and ITEMs, EP for EVENTs and arts.</source>
        <translation>払うのは**拠点**。毎ターン1枚置き、CPはUNITとITEMに、EPはEVENTとアーツに。</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>LESSON DONE</source>
        <translation>レッスン終了</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Not yet. First: {step}.</source>
        <translation>まだです。先に「{step}」。</translation>
    </message>
    <message>
        <source>PIM WINS THIS TIME</source>
        <translation>今回はピムの勝ち</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>手本を見る</translation>
    </message>
    <message>
        <source>To the goal card</source>
        <translation>目的のカードへ</translation>
    </message>
    <message>
        <source>YOU WIN</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at}／{count}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>FROM THE RULE BOOK</source>
        <translation>ルールブックから</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>レッスンを飛ばす</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>WORDS OF THIS LESSON</source>
        <translation>このレッスンのことば</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>About two minutes</source>
        <translation>およそ2分</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>LESSON {number} OF {count}</source>
        <translation>レッスン {number}／{count}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>ピム</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>There are no lessons here</source>
        <translation>ここにレッスンはありません</translation>
    </message>
    <message>
        <source>What you have learned cannot be saved: {why}.</source>
        <translation>学んだことを保存できません：{why}。</translation>
    </message>
    <message>
        <source>Where you stopped</source>
        <translation>前の続きから</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{number}  {title}</source>
        <translation>{number}　{title}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
</context>
</TS>
