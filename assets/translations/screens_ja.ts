<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>CardsModel</name>
    <message>
        <source>{count} × {name}</source>
        <translation>{name} × {count}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Bond: {first} {first_bond}, {second} {second_bond}.</source>
        <translation>絆：{first} {first_bond}、{second} {second_bond}。</translation>
    </message>
    <message>
        <source>Hand over to</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>Hold Space for half a second, or press the button</source>
        <translation>スペースキーを0.5秒押し続けるか、ボタンを押してください</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>{name}です。カードを見る</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}ターン</translation>
    </message>
    <message>
        <source>{step}  {rule}</source>
        <translation>{step}  {rule}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Blitz Shield</source>
        <translation>ブリッツシールド</translation>
    </message>
    <message>
        <source>Legal for {mode}</source>
        <translation>{mode}で使えるデッキ</translation>
    </message>
    <message>
        <source>Not legal for {mode}</source>
        <translation>{mode}では使えません</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>ストラテジー</translation>
    </message>
    <message>
        <source>This deck cannot be read</source>
        <translation>このデッキは読み込めません</translation>
    </message>
    <message>
        <source>Types: {types}. Organizations: {orgs}.</source>
        <translation>種類：{types}。組織：{orgs}。</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>使用できます</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>使用できません</translation>
    </message>
    <message>
        <source>{message} (rule {rule})</source>
        <translation>{message}（ルール {rule}）</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}：{count}</translation>
    </message>
    <message>
        <source>good for a first game</source>
        <translation>はじめての一戦に</translation>
    </message>
</context>
<context>
    <name>DecksScreen</name>
    <message>
        <source>COST CURVE</source>
        <translation>コストの分布</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>NO DECKS</source>
        <translation>デッキがありません</translation>
    </message>
    <message>
        <source>ORGANIZATIONS</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>READY-MADE DECKS</source>
        <translation>構築済みデッキ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初の画面</translation>
    </message>
    <message>
        <source>TYPES</source>
        <translation>種類</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>A draw: {first} is at {first_bond} bond, {second} at {second_bond}.</source>
        <translation>引き分け：{first}の絆は{first_bond}、{second}の絆は{second_bond}。</translation>
    </message>
    <message>
        <source>A new best of {best}</source>
        <translation>新しい{best}本勝負</translation>
    </message>
    <message>
        <source>Best of {best}: {first} {one}, {second} {two}</source>
        <translation>{best}本勝負：{first} {one}勝、{second} {two}勝</translation>
    </message>
    <message>
        <source>Bond at the end of each turn</source>
        <translation>各ターン終了時の絆</translation>
    </message>
    <message>
        <source>Both lamps go dark</source>
        <translation>ふたつの灯が消えた</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>TURN {turn}  ·  RULE {rule}</source>
        <translation>第{turn}ターン  ·  ルール {rule}</translation>
    </message>
    <message>
        <source>The lamp goes out</source>
        <translation>灯は消えた</translation>
    </message>
    <message>
        <source>The line holds</source>
        <translation>光はつながった</translation>
    </message>
    <message>
        <source>The match is drawn, {one} to {two}</source>
        <translation>{one}対{two}で引き分けです</translation>
    </message>
    <message>
        <source>The players change seats</source>
        <translation>席を入れ替えます</translation>
    </message>
    <message>
        <source>The same decks, another shuffle</source>
        <translation>同じデッキで、切り直して</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初の画面へ</translation>
    </message>
    <message>
        <source>Turn {turn}: {first} {first_bond}, {second} {second_bond}</source>
        <translation>第{turn}ターン：{first} {first_bond}、{second} {second_bond}</translation>
    </message>
    <message>
        <source>You gave up. You were at {your_bond} bond, {other} at {other_bond}.</source>
        <translation>投了しました。あなたの絆は{your_bond}、{other}は{other_bond}。</translation>
    </message>
    <message>
        <source>You lose: you are at {your_bond} bond, {other} is at {other_bond}.</source>
        <translation>あなたの負け：あなたの絆は{your_bond}、{other}の絆は{other_bond}。</translation>
    </message>
    <message>
        <source>You win: {other} is at {other_bond} bond, you are at {your_bond}.</source>
        <translation>あなたの勝ち：{other}の絆は{other_bond}、あなたの絆は{your_bond}。</translation>
    </message>
    <message>
        <source>{name} keeps the light</source>
        <translation>{name}が灯を守った</translation>
    </message>
    <message>
        <source>{name} wins the match, {more} to {less}</source>
        <translation>{name}が{more}対{less}で勝ちました</translation>
    </message>
    <message>
        <source>{other} gave up. You were at {your_bond} bond, {other} at {other_bond}.</source>
        <translation>{other}が投了しました。あなたの絆は{your_bond}、{other}は{other_bond}。</translation>
    </message>
    <message>
        <source>{winner} wins: {loser} is at {loser_bond} bond, {winner} at {winner_bond}.</source>
        <translation>{winner}の勝ち：{loser}の絆は{loser_bond}、{winner}の絆は{winner_bond}。</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>リプレイを見る</translation>
    </message>
    <message>
        <source>To the decks</source>
        <translation>デッキへ</translation>
    </message>
    <message>
        <source>Kept under Matches: {first} against {second}</source>
        <translation>「対戦」に保存済み：{first} 対 {second}</translation>
    </message>
    <message>
        <source>1, 2, 3: a moment again · R: the replay</source>
        <translation>1、2、3：場面をもう一度 · R：リプレイ</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Your own keys</source>
        <translation>自分のキー</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>press the key …</source>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Press a row, then its key. Letters are found by their place where a layout has no Latin ones.</source>
        <translation>行を押してから、割り当てるキーを押します。英字のない配列では、キーの位置で判断します。</translation>
    </message>
    <message>
        <source>{key} does something already: {deed}. Press it again to take it from there.</source>
        <translation>{key}にはすでに「{deed}」が割り当てられています。もう一度押すと、こちらに移します。</translation>
    </message>
    <message>
        <source>{key} does the same everywhere and cannot be given away.</source>
        <translation>{key}はどこでも同じ働きをするため、割り当てられません。</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Arrow keys: other cards · Esc: back</source>
        <translation>矢印キー：ほかのカード · Esc：戻る</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source> and </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Combat phase</source>
        <translation>戦闘フェイズ</translation>
    </message>
    <message>
        <source>Cure phase</source>
        <translation>回復フェイズ</translation>
    </message>
    <message>
        <source>Deployment step</source>
        <translation>配備ステップ</translation>
    </message>
    <message>
        <source>Draw step</source>
        <translation>ドローステップ</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>ターン終了</translation>
    </message>
    <message>
        <source>Homebase step</source>
        <translation>拠点ステップ</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <translation>ターン開始</translation>
    </message>
    <message>
        <source>answers yes or no</source>
        <translation>はい、いいえで答える</translation>
    </message>
    <message>
        <source>arranges cards</source>
        <translation>カードを並べる</translation>
    </message>
    <message>
        <source>chooses attackers</source>
        <translation>攻撃するUNITを選ぶ</translation>
    </message>
    <message>
        <source>chooses how to pay</source>
        <translation>支払い方を選ぶ</translation>
    </message>
    <message>
        <source>chooses whom to attack</source>
        <translation>攻撃する相手を選ぶ</translation>
    </message>
    <message>
        <source>chooses whom to strike back</source>
        <translation>応戦対象を選ぶ</translation>
    </message>
    <message>
        <source>decides who has the initiative</source>
        <translation>イニシアチブを決める</translation>
    </message>
    <message>
        <source>makes a choice</source>
        <translation>選択する</translation>
    </message>
    <message>
        <source>makes a decision</source>
        <translation>決定する</translation>
    </message>
    <message>
        <source>may cure a UNIT</source>
        <translation>回復するUNITを選ぶ</translation>
    </message>
    <message>
        <source>may exchange cards of the first hand</source>
        <translation>手札の入れ替え</translation>
    </message>
    <message>
        <source>may place a card into the homebase</source>
        <translation>拠点に置くカードを選ぶ</translation>
    </message>
    <message>
        <source>may play something or pass</source>
        <translation>プレイするか、パスする</translation>
    </message>
    <message>
        <source>names a card</source>
        <translation>カード名を宣言する</translation>
    </message>
    <message>
        <source>names a number</source>
        <translation>数を決める</translation>
    </message>
    <message>
        <source>puts things in order</source>
        <translation>順番を決める</translation>
    </message>
    <message>
        <source>{who} attack {whom}</source>
        <translation>{who}が{whom}を攻撃</translation>
    </message>
    <message>
        <source>{who} attacks {whom}</source>
        <translation>{who}が{whom}を攻撃</translation>
    </message>
</context>
<context>
    <name>OrgQuestions</name>
    <message>
        <source>NAMES OF ORGANIZATIONS</source>
        <translation>組織の名前</translation>
    </message>
    <message>
        <source>What are they called in the other language? Asked once; a field may stay empty.</source>
        <translation>もう一方の言語では何といいますか。聞くのは一度だけです。空欄のままでもかまいません。</translation>
    </message>
    <message>
        <source>no such name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Cards disagree: what does “{word}” stand for?</source>
        <translation>カードによって異なります。「{word}」はどちらを指しますか。</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>in Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>What “{word}” is called {language}</source>
        <translation>「{word}」の{language}名</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>About, licences</source>
        <translation>このプログラムについて・ライセンス</translation>
    </message>
    <message>
        <source>Trails Desktop {version}, built of {commit}</source>
        <translation>Trails Desktop {version}（コミット{commit}）</translation>
    </message>
    <message>
        <source>Trails Desktop {version}</source>
        <translation>Trails Desktop {version}</translation>
    </message>
    <message>
        <source>What the program is made of. Press a row to read its licence.</source>
        <translation>このプログラムを構成するもの。行を押すとライセンスを読めます。</translation>
    </message>
    <message>
        <source>Its package says {licence} and brings no text.</source>
        <translation>パッケージには{licence}とだけ書かれ、本文はありません。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Animations</source>
        <translation>動きの速さ</translation>
    </message>
    <message>
        <source>Chart paper</source>
        <translation>海図（明るい）</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Lamp room</source>
        <translation>灯室（暗い）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Finished matches that are kept</source>
        <translation>保存する対戦の数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>The last {n}</source>
        <translation>最新{n}件</translation>
    </message>
    <message>
        <source>Matches beyond those that are kept are removed when the program starts.</source>
        <translation>これを超えた終了済みの対戦は、プログラムの起動時に削除されます。</translation>
    </message>
    <message>
        <source>Reduced motion shows changes without movement. Everything is saved at once.</source>
        <translation>動きを減らすと、変化だけを表示します。設定はすぐに保存されます。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>画面の色</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>コンピューターの速さ</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>きびきび</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>あなたのファイル</translation>
    </message>
    <message>
        <source>Where they are, backup, restore, move</source>
        <translation>場所、バックアップ、復元、移動</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message>
        <source>A new match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負</translation>
    </message>
    <message>
        <source>Choose the shuffle</source>
        <translation>切り混ぜ方を指定</translation>
    </message>
    <message>
        <source>Counts every attack and answers when it pays, but never looks ahead.</source>
        <translation>攻撃を計算し、得な時に応えますが、先は読みません。</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>ひとり目</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>鋭い</translation>
    </message>
    <message>
        <source>Looks further, at more plans and more hands you may hold. It takes its time.</source>
        <translation>より多くの手と、あなたの手札の可能性を、さらに先まで読みます。時間をかけます。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>名前：{who}</translation>
    </message>
    <message>
        <source>No deck to play with</source>
        <translation>使えるデッキがありません</translation>
    </message>
    <message>
        <source>Number of the shuffle</source>
        <translation>切り混ぜの番号</translation>
    </message>
    <message>
        <source>Number of the shuffle: the same number deals the same cards</source>
        <translation>切り混ぜの番号：同じ番号なら同じカードが配られます</translation>
    </message>
    <message>
        <source>Odile</source>
        <translation>オディル</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1本勝負</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>ピム</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>プレイヤー2</translation>
    </message>
    <message>
        <source>Playful</source>
        <translation>気まま</translation>
    </message>
    <message>
        <source>Plays its plans on in its head to the end of the turn, and takes what does best.</source>
        <translation>手をターンの終わりまで頭の中で進め、いちばん良いものを選びます。</translation>
    </message>
    <message>
        <source>Sanna</source>
        <translation>サンナ</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>ふたり目</translation>
    </message>
    <message>
        <source>Somebody else at this screen; a curtain hides the hands.</source>
        <translation>この画面のもう一人。手札は幕が隠します。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初の画面</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>対戦を始める</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>手堅い</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt</source>
        <translation>切り混ぜて配ります</translation>
    </message>
    <message>
        <source>Plays like a beginner: attacks one by one, never answers. Good for a first game.</source>
        <translation>初心者のように、1体ずつ攻撃し、応えません。はじめての対戦に。</translation>
    </message>
    <message>
        <source>The ready-made decks are missing</source>
        <translation>構築済みデッキが見つかりません</translation>
    </message>
    <message>
        <source>Thorvald</source>
        <translation>トルヴァル</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Card workshop</source>
        <translation>カード工房</translation>
    </message>
    <message>
        <source>Carriers of Daylight</source>
        <translation>昼を運ぶ者たち</translation>
    </message>
    <message>
        <source>Daymark</source>
        <translation>昼標</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Four levels; Playful suits a first game</source>
        <translation>強さは4段階、はじめは「気まま」で</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>One screen, with a curtain between hands</source>
        <translation>手番のたびに幕が下り、手札は見えない</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピュータと対戦</translation>
    </message>
    <message>
        <source>Ready-made decks to look at: {count}</source>
        <translation>構築済みデッキを見る：{count}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初の画面</translation>
    </message>
    <message>
        <source>Trails Desktop {version}</source>
        <translation>Trails Desktop {version}</translation>
    </message>
    <message>
        <source>Two at one table</source>
        <translation>ふたりで一台</translation>
    </message>
    <message>
        <source>Type a card and try it at once</source>
        <translation>カードを作ってすぐに試す</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done}／{count}</translation>
    </message>
    <message>
        <source>{progress} lessons</source>
        <translation>レッスン {progress}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>BondChart</name>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>MomentPicture</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}ターン</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>{count} UNITs together</source>
        <translation>UNIT{count}枚の連携</translation>
    </message>
    <message>
        <source>{one} and {other} together</source>
        <translation>{one}と{other}の連携</translation>
    </message>
    <message>
        <source>{who} attacks</source>
        <translation>{who}の攻撃</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>ターンの終わり</translation>
    </message>
    <message>
        <source>One moment: trying it in many games.</source>
        <translation>少々お待ちを。何度も試しています。</translation>
    </message>
    <message>
        <source>Nothing was found out in time.</source>
        <translation>時間内に答えが出ませんでした。</translation>
    </message>
    <message>
        <source>You found the best there was: about {n} of 100 games are won so.</source>
        <translation>これが一番の手でした。100試合のうちおよそ{n}勝です。</translation>
    </message>
    <message>
        <source>Better was: {move}. About {n} of 100 games are won so, and {m} as it was played: {done}.</source>
        <translation>こうすれば：{move}。100試合のうちおよそ{n}勝、実際の手（{done}）では{m}勝です。</translation>
    </message>
    <message>
        <source>There was nothing else worth trying.</source>
        <translation>ほかに試す価値のある手はありませんでした。</translation>
    </message>
    <message>
        <source>Was there better?</source>
        <translation>もっと良い手は？</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>All of this is found again under Settings. Nothing leaves this machine.</source>
        <translation>これらは「設定」でいつでも変えられます。この機械から外へは何も送られません。</translation>
    </message>
    <message>
        <source>Everything below can be changed later. What you choose works at once.</source>
        <translation>ここで選ぶことは、すべて後で変えられます。選ぶとすぐに反映されます。</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>ルールを知っている</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>ゲームを学ぶ</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>To the start: play, build decks, look around</source>
        <translation>スタート画面へ：対戦、デッキ作り、見て回る</translation>
    </message>
    <message>
        <source>Twelve short lessons, twenty minutes in all</source>
        <translation>短いレッスンが12、全部で20分</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Welcome to Trails Desktop</source>
        <translation>Trails Desktopへようこそ</translation>
    </message>
    <message>
        <source>Your name, as others see it</source>
        <translation>あなたの名前（相手に表示されます）</translation>
    </message>
</context>
<context>
    <name>PlainBoard</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対戦は終わりました</translation>
    </message>
    <message>
        <source>Turn {turn}, {step}: {name}</source>
        <translation>第{turn}ターン、{step}：{name}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>横向き</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name}が答える番です</translation>
    </message>
    <message>
        <source>{name}, {place}: {count}</source>
        <translation>{name}の{place}：{count}枚</translation>
    </message>
</context>
<context>
    <name>GameLog</name>
    <message>
        <source>a card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>the time of {who} has run out</source>
        <translation>{who}の時間が切れた</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <translation>{who}は投了した</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>At the end of a match: its replay</source>
        <translation>対戦の終わりで：再生を見る</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Concede the match?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>It goes on from an earlier point. {why}. All of it is kept in {file}.</source>
        <translation>前の時点から続けます。{why}。全体は{file}に残してあります。</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>So says rule {rule}.</source>
        <translation>ルール{rule}によります。</translation>
    </message>
    <message>
        <source>The match is saved. Go on with it whenever you like.</source>
        <translation>対戦を保存しました。いつでも続けられます。</translation>
    </message>
    <message>
        <source>Turn {turn} against {second}</source>
        <translation>第{turn}ターン、相手は{second}</translation>
    </message>
    <message>
        <source>Turn {turn}: {first} against {second}</source>
        <translation>第{turn}ターン：{first}対{second}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>{loser} gave up.</source>
        <translation>{loser}が投了しました。</translation>
    </message>
    <message>
        <source>{name} gives up, and the match ends at once.</source>
        <translation>{name}が投了し、対戦はすぐに終わります。</translation>
    </message>
</context>
<context>
    <name>SeatColumn</name>
    <message>
        <source>A deck made up by chance</source>
        <translation>おまかせデッキ</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Another one in every match</source>
        <translation>対戦のたびに変わります</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>名前：{who}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Somebody else at this screen; a curtain hides the hands.</source>
        <translation>同じ画面の前のもう一人。手札は幕で隠れます。</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>A new match of {game}</source>
        <translation>{game}の新しい対戦</translation>
    </message>
    <message>
        <source>Against another machine nearby</source>
        <translation>近くの別のコンピューターと</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>1人目</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>試合数</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>1本</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>ネットワークで</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>プレイヤー2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>2人目</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>対戦を始める</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt</source>
        <translation>カードを切って配ります</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>CurtainPanel</name>
    <message>
        <source>Hand over to</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>{name}です。手札を見せてください</translation>
    </message>
    <message>
        <source>{other} looks away now</source>
        <translation>{other}は見ないでください</translation>
    </message>
</context>
<context>
    <name>EndingPanel</name>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Kept as {file}</source>
        <translation>{file}に保存しました</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の試合</translation>
    </message>
    <message>
        <source>Other decks</source>
        <translation>ほかのデッキ</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>TURN {turn}  ·  RULE {rule}</source>
        <translation>第{turn}ターン　·　ルール{rule}</translation>
    </message>
    <message>
        <source>The same players, shuffled anew</source>
        <translation>同じ二人、切り直して</translation>
    </message>
    <message>
        <source>The series goes on</source>
        <translation>勝負は続く</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>再生を見る</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{reason}  Best of {best}: {first} {one}, {second} {two}.</source>
        <translation>{reason}　{best}本勝負：{first} {one}、{second} {two}。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>By the other player's eyes</source>
        <translation>相手の側から見る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>次のターンへ</translation>
    </message>
    <message>
        <source>To the turn before</source>
        <translation>前のターンへ</translation>
    </message>
    <message>
        <source>Where in the match</source>
        <translation>対戦の中の位置</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>The result</source>
        <translation>結果へ</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>{game}: {what}</source>
        <translation>{game}：{what}</translation>
    </message>
</context>
<context>
    <name>ChoosePage</name>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Opens with the game played last</source>
        <translation>最後に遊んだゲームで始める</translation>
    </message>
    <message>
        <source>Send people out along the lamps, fight for the bond.</source>
        <translation>灯に沿って人を送り、絆をかけて戦う。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>{keys} choose · Enter plays</source>
        <translation>{keys}で選ぶ · Enterで遊ぶ</translation>
    </message>
</context>
<context>
    <name>SeawallLog</name>
    <message>
        <source>An action step</source>
        <translation>アクションステップです</translation>
    </message>
    <message>
        <source>An attack: block or not?</source>
        <translation>攻撃です。ブロックしますか？</translation>
    </message>
    <message>
        <source>Effects would follow each other without end.</source>
        <translation>効果が終わりなく続くためです。</translation>
    </message>
    <message>
        <source>Keep the first hand or draw anew?</source>
        <translation>最初の手札を引き直しますか？</translation>
    </message>
    <message>
        <source>Too many cards in hand</source>
        <translation>手札が多すぎます</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>どちらから始めますか？</translation>
    </message>
    <message>
        <source>Your main phase</source>
        <translation>メインフェイズです</translation>
    </message>
    <message>
        <source>a Shield turns: {card}</source>
        <translation>シールドが返った：{card}</translation>
    </message>
    <message>
        <source>the Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>the Shields</source>
        <translation>シールド</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>the battle area</source>
        <translation>バトルエリア</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation>リソースデッキ</translation>
    </message>
    <message>
        <source>the trash</source>
        <translation>トラッシュ</translation>
    </message>
    <message>
        <source>turn of {who}</source>
        <translation>{who}のターン</translation>
    </message>
    <message>
        <source>what is removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>{card} attacks</source>
        <translation>{card}が攻撃した</translation>
    </message>
    <message>
        <source>{card} blocks</source>
        <translation>{card}がブロックした</translation>
    </message>
    <message>
        <source>{card} goes to {place}</source>
        <translation>{card}は{place}へ</translation>
    </message>
    <message>
        <source>{card} is destroyed</source>
        <translation>{card}は破壊された</translation>
    </message>
    <message>
        <source>{card} is placed</source>
        <translation>{card}が置かれた</translation>
    </message>
    <message>
        <source>{card} recovers {n} HP</source>
        <translation>{card}はHPを{n}回復した</translation>
    </message>
    <message>
        <source>{card} takes {n} damage</source>
        <translation>{card}は{n}ダメージを受けた</translation>
    </message>
    <message>
        <source>{loser} has no card left in the deck.</source>
        <translation>{loser}のデッキがなくなりました。</translation>
    </message>
    <message>
        <source>{loser} was struck with no Base and no Shield left.</source>
        <translation>{loser}はベースもシールドもないところを打たれました。</translation>
    </message>
    <message>
        <source>{who} discards {card}</source>
        <translation>{who}は{card}を捨てた</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}は{card}を引いた</translation>
    </message>
    <message>
        <source>{who} is struck with nothing to stand between</source>
        <translation>守るものなく{who}が打たれた</translation>
    </message>
    <message>
        <source>{who} lays {card} as a Resource</source>
        <translation>{who}は{card}をリソースに置いた</translation>
    </message>
    <message>
        <source>{who} pairs {card} with {source}</source>
        <translation>{who}は{card}を{source}とペアにした</translation>
    </message>
    <message>
        <source>{who} pays with {card}</source>
        <translation>{who}は{card}をコストにした</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who}は{card}をプレイした</translation>
    </message>
</context>
<context>
    <name>SeawallKit</name>
    <message>
        <source>60 cards · two ready decks · lessons and puzzles</source>
        <translation>カード60種 · デッキ2つ · レッスンとパズル</translation>
    </message>
    <message>
        <source>Odile</source>
        <translation>オディール</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>ピム</translation>
    </message>
    <message>
        <source>Playful computer</source>
        <translation>気ままなコンピューター</translation>
    </message>
    <message>
        <source>Plays what it likes: good for a first game.</source>
        <translation>好きなように遊びます。初めての対戦にどうぞ。</translation>
    </message>
    <message>
        <source>Raise resources, pair pilots with striders, break the base and six shields.</source>
        <translation>リソースを育て、パイロットをストライダーに乗せ、ベースと6枚のシールドを破れ。</translation>
    </message>
    <message>
        <source>Steady computer</source>
        <translation>堅実なコンピューター</translation>
    </message>
    <message>
        <source>Tries every move out and takes the best: for when Playful loses.</source>
        <translation>手を試して一番よいものを選びます。気ままに勝てるようになったら。</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>SeawallReasons</name>
    <message>
        <source>A Pilot is placed under a Unit of one's own</source>
        <translation>パイロットは自分のユニットの下に置きます</translation>
    </message>
    <message>
        <source>A Pilot is played onto a Unit</source>
        <translation>パイロットはユニットに向けてプレイします</translation>
    </message>
    <message>
        <source>A Resource is not played</source>
        <translation>リソースはプレイしません</translation>
    </message>
    <message>
        <source>A deck has at most {most} copies of {card}, not {count}</source>
        <translation>デッキに入れられる{card}は{most}枚までです（{count}枚あります）</translation>
    </message>
    <message>
        <source>A deck has one or two colors, not {colors}</source>
        <translation>デッキの色は1色か2色です（{colors}があります）</translation>
    </message>
    <message>
        <source>A deck has {size} cards, not {count}</source>
        <translation>デッキは{size}枚です（{count}枚あります）</translation>
    </message>
    <message>
        <source>A resource deck has {size} cards, not {count}</source>
        <translation>リソースデッキは{size}枚です（{count}枚あります）</translation>
    </message>
    <message>
        <source>An active Unit cannot be attacked</source>
        <translation>アクティブのユニットは攻撃できません</translation>
    </message>
    <message>
        <source>An effect forbids it to attack</source>
        <translation>効果により攻撃できません</translation>
    </message>
    <message>
        <source>An effect forbids it to block</source>
        <translation>効果によりブロックできません</translation>
    </message>
    <message>
        <source>It can be played only in one's main phase</source>
        <translation>自分のメインフェイズにだけプレイできます</translation>
    </message>
    <message>
        <source>It costs {cost}, active Resources: {ready}</source>
        <translation>コストは{cost}、アクティブのリソースは{ready}枚です</translation>
    </message>
    <message>
        <source>It entered the battle area this turn and is no Link Unit</source>
        <translation>このターンに出たユニットで、リンクユニットではありません</translation>
    </message>
    <message>
        <source>It has no Action effect: it is played only in one's main phase</source>
        <translation>アクションの効果がなく、自分のメインフェイズにだけプレイできます</translation>
    </message>
    <message>
        <source>It has no Blocker</source>
        <translation>ブロッカーを持っていません</translation>
    </message>
    <message>
        <source>It has no Main effect: it is played only in an action step</source>
        <translation>メインの効果がなく、アクションステップにだけプレイできます</translation>
    </message>
    <message>
        <source>It has no Support</source>
        <translation>サポートを持っていません</translation>
    </message>
    <message>
        <source>It is activated only in an action step</source>
        <translation>アクションステップにだけ起動できます</translation>
    </message>
    <message>
        <source>It is activated only in one's main phase, and in no attack</source>
        <translation>自分のメインフェイズの、攻撃中でないときにだけ起動できます</translation>
    </message>
    <message>
        <source>It is no Pilot and has no Pilot effect</source>
        <translation>パイロットでなく、パイロットの効果もありません</translation>
    </message>
    <message>
        <source>It is no effect that is activated</source>
        <translation>起動する効果ではありません</translation>
    </message>
    <message>
        <source>It is not among what can be chosen now</source>
        <translation>いま選べるものではありません</translation>
    </message>
    <message>
        <source>It is not your turn to decide</source>
        <translation>いまはあなたが決める番ではありません</translation>
    </message>
    <message>
        <source>It is rested</source>
        <translation>レストです</translation>
    </message>
    <message>
        <source>It is rested already</source>
        <translation>すでにレストです</translation>
    </message>
    <message>
        <source>It is the target already</source>
        <translation>すでに対象です</translation>
    </message>
    <message>
        <source>It supports another Unit of one's own</source>
        <translation>自分のほかのユニットをサポートします</translation>
    </message>
    <message>
        <source>It was used this turn already</source>
        <translation>このターンはもう使いました</translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>条件を満たしていません</translation>
    </message>
    <message>
        <source>Its level is {level}, Resources there: {have}</source>
        <translation>レベルは{level}、リソースは{have}枚です</translation>
    </message>
    <message>
        <source>Only Units in the battle area attack</source>
        <translation>攻撃できるのはバトルエリアのユニットだけです</translation>
    </message>
    <message>
        <source>Only Units of one's own in the battle area attack</source>
        <translation>攻撃できるのはバトルエリアの自分のユニットだけです</translation>
    </message>
    <message>
        <source>Only Units of one's own in the battle area block</source>
        <translation>ブロックできるのはバトルエリアの自分のユニットだけです</translation>
    </message>
    <message>
        <source>Only Units of one's own in the battle area support</source>
        <translation>サポートできるのはバトルエリアの自分のユニットだけです</translation>
    </message>
    <message>
        <source>Only cards in one's own hand are played</source>
        <translation>プレイできるのは自分の手札だけです</translation>
    </message>
    <message>
        <source>Only effects of one's own cards on the field are activated</source>
        <translation>起動できるのは場の自分のカードの効果だけです</translation>
    </message>
    <message>
        <source>Pilots are paired only in one's main phase</source>
        <translation>ペアにできるのは自分のメインフェイズだけです</translation>
    </message>
    <message>
        <source>Support is used only in one's main phase</source>
        <translation>サポートは自分のメインフェイズにだけ使えます</translation>
    </message>
    <message>
        <source>The Unit has a Pilot already</source>
        <translation>そのユニットにはもうパイロットがいます</translation>
    </message>
    <message>
        <source>The attack was blocked already</source>
        <translation>その攻撃はすでにブロックされました</translation>
    </message>
    <message>
        <source>The attacker has High-Maneuver</source>
        <translation>攻撃側は高機動を持っています</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対戦は終わりました</translation>
    </message>
    <message>
        <source>The player or a rested enemy Unit can be attacked, nothing else</source>
        <translation>攻撃できるのはプレイヤーか、レストの敵ユニットだけです</translation>
    </message>
    <message>
        <source>There are too few cards in the hand to discard</source>
        <translation>捨てる手札が足りません</translation>
    </message>
    <message>
        <source>There is no attack to block</source>
        <translation>ブロックする攻撃がありません</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>そのカードはありません</translation>
    </message>
    <message>
        <source>There is nothing that it could choose</source>
        <translation>選べるものがありません</translation>
    </message>
    <message>
        <source>Units attack only in one's own main phase</source>
        <translation>ユニットは自分のメインフェイズにだけ攻撃します</translation>
    </message>
    <message>
        <source>You cannot know this card</source>
        <translation>このカードはわかりません</translation>
    </message>
    <message>
        <source>{card} is no Resource: it cannot be in a resource deck</source>
        <translation>{card}はリソースではないので、リソースデッキに入れられません</translation>
    </message>
    <message>
        <source>{card} is no Unit, Pilot, Command or Base: it cannot be in a deck</source>
        <translation>{card}はユニット、パイロット、コマンド、ベースのどれでもないので、デッキに入れられません</translation>
    </message>
</context>
<context>
    <name>GameDecksPage</name>
    <message>
        <source>A copy less of the card</source>
        <translation>カードを1枚へらす</translation>
    </message>
    <message>
        <source>A copy more of the card</source>
        <translation>カードを1枚ふやす</translation>
    </message>
    <message>
        <source>A ready-made deck stays as it is: copy it first.</source>
        <translation>構築済みデッキは変えられません。まず複製してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>Cards that were found</source>
        <translation>見つかったカード</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>複製する</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Export the cards …</source>
        <translation>カードを書き出す…</translation>
    </message>
    <message>
        <source>Export the deck …</source>
        <translation>デッキを書き出す…</translation>
    </message>
    <message>
        <source>Import a deck …</source>
        <translation>デッキを取り込む…</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>カードを取り込む…</translation>
    </message>
    <message>
        <source>Into the deck</source>
        <translation>デッキに入れる</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>Out of the deck</source>
        <translation>デッキから出す</translation>
    </message>
    <message>
        <source>Ready-made decks stay as they are: copy it to change it</source>
        <translation>既製デッキは変えられません。変えるには写しを作ってください</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>片付ける</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>このカードを取り除く</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>直す</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>カードを探す</translation>
    </message>
    <message>
        <source>The deck may be played.</source>
        <translation>このデッキは使えます。</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
    <message>
        <source>{count} cards. Fields: {fields} …</source>
        <translation>{count}枚。項目：{fields}…</translation>
    </message>
    <message>
        <source>{name} (ready-made)</source>
        <translation>{name}（構築済み）</translation>
    </message>
</context>
<context>
    <name>EightfoldKit</name>
    <message>
        <source>60 cards · two ready decks · lessons and puzzles</source>
        <translation>カード60種 · デッキ2つ · レッスンとパズル</translation>
    </message>
    <message>
        <source>Hire masks and stalls of eight quarters, pay with cards and jars, deal seven points of damage.</source>
        <translation>八つの区の仮面と屋台を雇い、手札と壺で支払い、7点のダメージを与えよ。</translation>
    </message>
    <message>
        <source>Mummer</source>
        <translation>面師</translation>
    </message>
    <message>
        <source>Playful computer</source>
        <translation>気ままなコンピューター</translation>
    </message>
    <message>
        <source>Plays what it likes: good for a first game.</source>
        <translation>好きなように遊びます。初めての対戦にどうぞ。</translation>
    </message>
    <message>
        <source>Prompter</source>
        <translation>黒子</translation>
    </message>
    <message>
        <source>Steady computer</source>
        <translation>堅実なコンピューター</translation>
    </message>
    <message>
        <source>Tries every move out and takes the best: for when Playful loses.</source>
        <translation>手を試して一番よいものを選びます。気ままに勝てるようになったら。</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>EightfoldLog</name>
    <message>
        <source>A text says so.</source>
        <translation>テキストによる勝利です。</translation>
    </message>
    <message>
        <source>Act or pass</source>
        <translation>行動するかパスするか</translation>
    </message>
    <message>
        <source>An attack: block or not?</source>
        <translation>攻撃です。ブロックしますか？</translation>
    </message>
    <message>
        <source>Both have lost at once.</source>
        <translation>両者が同時に負けました。</translation>
    </message>
    <message>
        <source>Divide the damage</source>
        <translation>ダメージを割り振る</translation>
    </message>
    <message>
        <source>Effects would follow each other without end.</source>
        <translation>効果が終わりなく続くためです。</translation>
    </message>
    <message>
        <source>Keep the first hand or draw anew?</source>
        <translation>最初の手札を引き直しますか？</translation>
    </message>
    <message>
        <source>Too many cards in hand</source>
        <translation>手札が多すぎます</translation>
    </message>
    <message>
        <source>Who attacks?</source>
        <translation>誰がアタックしますか？</translation>
    </message>
    <message>
        <source>the Break Zone</source>
        <translation>ブレイクゾーン</translation>
    </message>
    <message>
        <source>the Damage Zone</source>
        <translation>ダメージゾーン</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>the field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>the stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>turn of {who}</source>
        <translation>{who}のターン</translation>
    </message>
    <message>
        <source>what is removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>{card} attacks</source>
        <translation>{card}がアタックした</translation>
    </message>
    <message>
        <source>{card} blocks</source>
        <translation>{card}がブロックした</translation>
    </message>
    <message>
        <source>{card} goes to {place}</source>
        <translation>{card}は{place}へ</translation>
    </message>
    <message>
        <source>{card} is bound</source>
        <translation>{card}が結びついた</translation>
    </message>
    <message>
        <source>{card} is broken</source>
        <translation>{card}はブレイクされた</translation>
    </message>
    <message>
        <source>{card} is frozen</source>
        <translation>{card}は凍結した</translation>
    </message>
    <message>
        <source>{card} takes {n} damage</source>
        <translation>{card}は{n}ダメージを受けた</translation>
    </message>
    <message>
        <source>{loser} had no card left to draw.</source>
        <translation>{loser}は引くカードがなくなりました。</translation>
    </message>
    <message>
        <source>{loser} had no card left to take damage with.</source>
        <translation>{loser}はダメージを受けるカードがなくなりました。</translation>
    </message>
    <message>
        <source>{loser} has seven points of damage.</source>
        <translation>{loser}はダメージが7点になりました。</translation>
    </message>
    <message>
        <source>{source} speaks</source>
        <translation>{source}の能力</translation>
    </message>
    <message>
        <source>{who} discards {card}</source>
        <translation>{who}は{card}を捨てた</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}は{card}を引いた</translation>
    </message>
    <message>
        <source>{who} equips {card}</source>
        <translation>{who}は{card}を身につけさせた</translation>
    </message>
    <message>
        <source>{who} has no card to draw</source>
        <translation>{who}は引くカードがない</translation>
    </message>
    <message>
        <source>{who} has no card to take the damage with</source>
        <translation>{who}はダメージを受けるカードがない</translation>
    </message>
    <message>
        <source>{who} pays with {card}</source>
        <translation>{who}は{card}をコストにした</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who}は{card}をプレイした</translation>
    </message>
    <message>
        <source>{who} takes damage: {card}</source>
        <translation>{who}がダメージを受けた：{card}</translation>
    </message>
    <message>
        <source>{who} wins by a text</source>
        <translation>{who}はテキストで勝った</translation>
    </message>
</context>
<context>
    <name>EightfoldReasons</name>
    <message>
        <source>A character named {card} is in play already</source>
        <translation>{card}という名前のキャラクターはもう場にいます</translation>
    </message>
    <message>
        <source>A deck has at most {most} copies of {card}, not {count}</source>
        <translation>{card}は{most}枚まで、{count}枚は入れられません</translation>
    </message>
    <message>
        <source>A deck has {size} cards, not {count}</source>
        <translation>デッキは{size}枚、いまは{count}枚です</translation>
    </message>
    <message>
        <source>Abilities are used only in Main and Attack Phases</source>
        <translation>能力はメインフェイズとアタックフェイズにだけ使えます</translation>
    </message>
    <message>
        <source>An Item goes onto a character of one's own that can carry it</source>
        <translation>アイテムはそれを身につけられる自分のキャラクターに付けます</translation>
    </message>
    <message>
        <source>An effect forbids it to attack</source>
        <translation>効果によりアタックできません</translation>
    </message>
    <message>
        <source>An effect forbids it to block</source>
        <translation>効果によりブロックできません</translation>
    </message>
    <message>
        <source>Forwards attack only as the Attack Phase asks who does</source>
        <translation>フォワードはアタックフェイズで聞かれたときにだけアタックします</translation>
    </message>
    <message>
        <source>It can be played only in one's own Main Phase with an empty stack</source>
        <translation>自分のメインフェイズの、スタックが空のときにだけプレイできます</translation>
    </message>
    <message>
        <source>It costs {cost}, and that cannot be paid</source>
        <translation>コスト{cost}を支払えません</translation>
    </message>
    <message>
        <source>It has attacked this turn</source>
        <translation>このターンはもうアタックしました</translation>
    </message>
    <message>
        <source>It has been used as often as in a loop this turn</source>
        <translation>このターン、ループと言えるほど使われました</translation>
    </message>
    <message>
        <source>It has not been controlled since the turn began, and has no Haste</source>
        <translation>ターンの始めからコントロールしておらず、ヘイストもありません</translation>
    </message>
    <message>
        <source>It is dull</source>
        <translation>ダル状態です</translation>
    </message>
    <message>
        <source>It is dull already</source>
        <translation>すでにダル状態です</translation>
    </message>
    <message>
        <source>It is no ability that is used</source>
        <translation>使う能力ではありません</translation>
    </message>
    <message>
        <source>It is not among what can be chosen now</source>
        <translation>いま選べるものではありません</translation>
    </message>
    <message>
        <source>It is not your turn to decide</source>
        <translation>いまはあなたが決める番ではありません</translation>
    </message>
    <message>
        <source>It is on no character</source>
        <translation>どのキャラクターにも付いていません</translation>
    </message>
    <message>
        <source>It is used only by who controls it, from the Field</source>
        <translation>フィールドで、コントロールしている人だけが使えます</translation>
    </message>
    <message>
        <source>It is used only from one's own hand</source>
        <translation>自分の手札からだけ使えます</translation>
    </message>
    <message>
        <source>It is used only in one's own turn</source>
        <translation>自分のターンにだけ使えます</translation>
    </message>
    <message>
        <source>Its Formation condition is not met</source>
        <translation>陣形の条件を満たしていません</translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>条件を満たしていません</translation>
    </message>
    <message>
        <source>Its cost cannot be paid</source>
        <translation>コストを支払えません</translation>
    </message>
    <message>
        <source>Only Forwards that one controls attack</source>
        <translation>アタックできるのは自分のフォワードだけです</translation>
    </message>
    <message>
        <source>Only Forwards that one controls block</source>
        <translation>ブロックできるのは自分のフォワードだけです</translation>
    </message>
    <message>
        <source>Only cards in one's own hand are played</source>
        <translation>プレイできるのは自分の手札だけです</translation>
    </message>
    <message>
        <source>Summons are summoned only in Main and Attack Phases</source>
        <translation>召喚はメインフェイズとアタックフェイズにだけできます</translation>
    </message>
    <message>
        <source>The attack cannot be blocked by it</source>
        <translation>それではこのアタックをブロックできません</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対戦は終わりました</translation>
    </message>
    <message>
        <source>There are five Backups in play already</source>
        <translation>バックアップはもう5枚あります</translation>
    </message>
    <message>
        <source>There are too few cards in the hand to discard</source>
        <translation>捨てる手札が足りません</translation>
    </message>
    <message>
        <source>There is no attack to block</source>
        <translation>ブロックするアタックがありません</translation>
    </message>
    <message>
        <source>There is no character of one's own that could carry it</source>
        <translation>身につけられる自分のキャラクターがいません</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>そのカードはありません</translation>
    </message>
    <message>
        <source>There is nothing that it could choose</source>
        <translation>選べるものがありません</translation>
    </message>
    <message>
        <source>This loop has run as often as was said</source>
        <translation>このループは宣言した回数だけ行われました</translation>
    </message>
    <message>
        <source>You cannot know this card</source>
        <translation>このカードはわかりません</translation>
    </message>
</context>
<context>
    <name>DeckFiles</name>
    <message>
        <source>Cards ({kinds})</source>
        <translation>カード ({kinds})</translation>
    </message>
    <message>
        <source>Decks (*.deck *.txt)</source>
        <translation>デッキ (*.deck *.txt)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Import a deck …</source>
        <translation>デッキを取り込む…</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>カードを取り込む…</translation>
    </message>
    <message>
        <source>Nothing was taken in, {count} rows cannot be used. The first: {first}</source>
        <translation>何も取り込みませんでした。使えない行が{count}行あります。最初のもの：{first}</translation>
    </message>
    <message>
        <source>Nothing was taken in. {first}</source>
        <translation>何も取り込みませんでした。{first}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>{file}に書き出しました。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>{card} is in the deck {deck}: take it out there first.</source>
        <translation>{card}はデッキ「{deck}」に入っています。先にデッキから外してください。</translation>
    </message>
    <message>
        <source>{card} is no longer among the cards.</source>
        <translation>{card}をカードから取り除きました。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file}を読めません：{why}。</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file}に書けません：{why}。</translation>
    </message>
    <message>
        <source>{file}: there is no card in it.</source>
        <translation>{file}：カードが入っていません。</translation>
    </message>
    <message>
        <source>{file}: {added} cards added, {updated} changed, {unchanged} as they were.</source>
        <translation>{file}：追加{added}枚、変更{updated}枚、そのまま{unchanged}枚。</translation>
    </message>
    <message>
        <source>{name} is among your decks.</source>
        <translation>{name}をデッキに加えました。</translation>
    </message>
</context>
</TS>
