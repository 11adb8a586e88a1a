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
        <source>This is only to be read. Then go on.</source>
        <translation>ここは読むだけ。読んだら「進む」。</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>次にすること</translation>
    </message>
    <message>
        <source>YOU WIN</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at}／{count}</translation>
    </message>
    <message>
        <source>The marked card pays: it turns sideways. Press **Pay**.</source>
        <translation>選んだカードが払い、横になる。**支払う**を押そう。</translation>
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
    <message>
        <source>Skip lesson</source>
        <translation>飛ばす</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>A match with the Playful computer</source>
        <translation>気ままなコンピューターと一戦</translation>
    </message>
    <message>
        <source>About ten minutes</source>
        <translation>およそ10分</translation>
    </message>
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
        <source>It plays like a beginner</source>
        <translation>はじめたばかりの相手です</translation>
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
        <source>One turn each: find the move that wins</source>
        <translation>1ターンで勝つ手をさがす</translation>
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
        <source>Two puzzles</source>
        <translation>パズルふたつ</translation>
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
        <source>How hard</source>
        <translation>むずかしさ</translation>
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
        <source>Puzzle of the day</source>
        <translation>今日のパズル</translation>
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
</context>
<context>
    <name>StepList</name>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
</context>
<context>
    <name>GameLessonsPage</name>
    <message>
        <source>About two minutes</source>
        <translation>およそ2分</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
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
    <name>GameGuide</name>
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
        <source>Show me</source>
        <translation>手本を見る</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at}／{count}</translation>
    </message>
</context>
</TS>
