<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>FilesPage</name>
    <message>
        <source>Back up everything</source>
        <translation>すべてバックアップする</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Cards and decks</source>
        <translation>カードとデッキ</translation>
    </message>
    <message>
        <source>Cards, decks, matches and settings as one file</source>
        <translation>カード、デッキ、対戦、設定を1つのファイルに</translation>
    </message>
    <message>
        <source>Everything is copied to {folder} when the program starts next.</source>
        <translation>次にプログラムを起動した時、すべて{folder}にコピーします。</translation>
    </message>
    <message>
        <source>Everything is in {file} ({size}).</source>
        <translation>すべて{file}に保存しました（{size}）。</translation>
    </message>
    <message>
        <source>Everything is on this machine only. A backup is one file with all of it: keep it where you like.</source>
        <translation>すべてこの機械だけに保存されています。バックアップはそれを1つのファイルにまとめたものです。好きな場所に保管してください。</translation>
    </message>
    <message>
        <source>It is put in place when the program starts next.</source>
        <translation>次にプログラムを起動した時に置き換わります。</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>今のままにする</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Move everything</source>
        <translation>すべて移動する</translation>
    </message>
    <message>
        <source>No program opens folders here. It is {folder}.</source>
        <translation>フォルダーを開くプログラムがありません。場所は{folder}です。</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元する</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Restore {file}?</source>
        <translation>{file}を復元しますか？</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>今すぐ再起動する</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>The backup is ready</source>
        <translation>復元の準備ができました</translation>
    </message>
    <message>
        <source>This folder was named when the program was started, so nothing moves out of it.</source>
        <translation>このフォルダーは起動時に指定されたため、ここからは移動できません。</translation>
    </message>
    <message>
        <source>This is still at work. Stop it first, or wait.</source>
        <translation>まだ作業中です。中止するか、お待ちください。</translation>
    </message>
    <message>
        <source>To a folder of your choice, such as a stick</source>
        <translation>USBメモリなど、選んだフォルダーへ</translation>
    </message>
    <message>
        <source>What is here now is kept beside it</source>
        <translation>今あるものも残しておきます</translation>
    </message>
    <message>
        <source>Written {when} by version {version}: {count} matches, {size} in all.</source>
        <translation>{when}にバージョン{version}で作成：対戦{count}件、全部で{size}。</translation>
    </message>
    <message>
        <source>Your cards, decks, matches and settings are replaced. Those of now are kept beside them.</source>
        <translation>カード、デッキ、対戦、設定が置き換わります。今あるものは隣に残しておきます。</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>あなたのファイル</translation>
    </message>
    <message>
        <source>{n} KB</source>
        <translation>{n} KB</translation>
    </message>
    <message>
        <source>{n} MB</source>
        <translation>{n} MB</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>"{file}" cannot be read: {why}.</source>
        <translation>「{file}」を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>"{file}" cannot be written: a card file ends in {endings}.</source>
        <translation>「{file}」に書き出せません。カードファイルの拡張子は{endings}です。</translation>
    </message>
    <message>
        <source>"{file}" cannot be written: {why}.</source>
        <translation>「{file}」に書き出せません：{why}。</translation>
    </message>
    <message>
        <source>"{folder}" holds more than {most} pictures.</source>
        <translation>「{folder}」には画像が{most}枚より多くあります。</translation>
    </message>
    <message>
        <source>"{folder}" is no folder of pictures.</source>
        <translation>「{folder}」は画像のフォルダーではありません。</translation>
    </message>
    <message>
        <source>A deck has at most {most} letters.</source>
        <translation>デッキは{most}文字までです。</translation>
    </message>
    <message>
        <source>A field must stand before {sign}, for example cp{sign}2.</source>
        <translation>{sign}の前には項目名が必要です（例：cp{sign}2）。</translation>
    </message>
    <message>
        <source>A property of the card</source>
        <translation>カードの性質</translation>
    </message>
    <message>
        <source>A search has at most {most} conditions.</source>
        <translation>検索条件は{most}個までです。</translation>
    </message>
    <message>
        <source>A search has at most {most} letters.</source>
        <translation>検索は{most}文字までです。</translation>
    </message>
    <message>
        <source>A value must follow after {word}.</source>
        <translation>{word}の後に値が必要です。</translation>
    </message>
    <message>
        <source>Add {count} copies of cards that are in the deck</source>
        <translation>デッキにあるカードを合計{count}枚加える</translation>
    </message>
    <message>
        <source>Add {count} copies of {card}</source>
        <translation>{card}を{count}枚加える</translation>
    </message>
    <message>
        <source>CP cost</source>
        <translation>CPコスト</translation>
    </message>
    <message>
        <source>Card {number} is left out: {why}.</source>
        <translation>カード{number}を除外しました：{why}。</translation>
    </message>
    <message>
        <source>Checking the cards</source>
        <translation>カードを確認しています</translation>
    </message>
    <message>
        <source>Copies in the collection</source>
        <translation>コレクションにある枚数</translation>
    </message>
    <message>
        <source>DEF of a UNIT</source>
        <translation>UNITのDEF</translation>
    </message>
    <message>
        <source>EP cost</source>
        <translation>EPコスト</translation>
    </message>
    <message>
        <source>EP cost of the arts</source>
        <translation>アーツのEPコスト</translation>
    </message>
    <message>
        <source>Fill up to {size}</source>
        <translation>{size}枚まで補う</translation>
    </message>
    <message>
        <source>Icon craft or keyword</source>
        <translation>アイコンクラフトまたはキーワード</translation>
    </message>
    <message>
        <source>Keep {most} copies of {card}</source>
        <translation>{card}を{most}枚に減らす</translation>
    </message>
    <message>
        <source>Language of a printing</source>
        <translation>カードの言語</translation>
    </message>
    <message>
        <source>Level of a BASE</source>
        <translation>BASEのレベル</translation>
    </message>
    <message>
        <source>Make the deck of exactly the cards of its packs</source>
        <translation>パックのカードちょうどでデッキを作り直す</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>セット名</translation>
    </message>
    <message>
        <source>Notes have at most {most} letters.</source>
        <translation>メモは{most}文字までです。</translation>
    </message>
    <message>
        <source>Nothing of "{file}" was imported: {count} rows cannot be used.</source>
        <translation>「{file}」は取り込まれませんでした。使えない行が{count}行あります。</translation>
    </message>
    <message>
        <source>Nothing stands between the parentheses.</source>
        <translation>かっこの中に何もありません。</translation>
    </message>
    <message>
        <source>Number of the card; a star stands for anything</source>
        <translation>カード番号（*は任意の文字）</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Parentheses stand more than {most} deep.</source>
        <translation>かっこの入れ子は{most}段までです。</translation>
    </message>
    <message>
        <source>Playing matches again</source>
        <translation>対戦を再現中</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>Reading card texts</source>
        <translation>カードテキストを読み取っています</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>画像を読み込んでいます</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>ファイルを読み込んでいます</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Repair everything that is wrong with the deck</source>
        <translation>デッキの問題をすべて修正</translation>
    </message>
    <message>
        <source>STR of a UNIT</source>
        <translation>UNITのSTR</translation>
    </message>
    <message>
        <source>Some of it could not be read.</source>
        <translation>一部は読み取れませんでした。</translation>
    </message>
    <message>
        <source>Something must follow after {word}.</source>
        <translation>{word}の後に何か必要です。</translation>
    </message>
    <message>
        <source>Something must stand before {word}.</source>
        <translation>{word}の前に何か必要です。</translation>
    </message>
    <message>
        <source>Take the likeliest card for {count} names nobody knows</source>
        <translation>不明な名前{count}件を最も近いカードに置き換える</translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <translation>{card}をデッキから抜く</translation>
    </message>
    <message>
        <source>Take {other} in place of {card}</source>
        <translation>{card}を{other}に入れ替える</translation>
    </message>
    <message>
        <source>The card library "{file}" cannot be used: {why}.</source>
        <translation>カードライブラリ「{file}」を使用できません：{why}。</translation>
    </message>
    <message>
        <source>The card library "{file}" is damaged ({why}). It can be repaired; nothing was changed.</source>
        <translation>カードライブラリ「{file}」が壊れています（{why}）。修復できます。何も変更されていません。</translation>
    </message>
    <message>
        <source>The card library "{file}" is in use by another program; close that and try again.</source>
        <translation>カードライブラリ「{file}」は別のプログラムが使用中です。それを閉じてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The card library "{file}" must be rewritten for this version, but the disk has less than {mb} MB free.</source>
        <translation>カードライブラリ「{file}」をこの版に合わせて書き直す必要がありますが、ディスクの空きが{mb} MB未満です。</translation>
    </message>
    <message>
        <source>The card library "{file}" was written by a newer version of Trails Desktop; it is not touched.</source>
        <translation>カードライブラリ「{file}」はより新しい版のTrails Desktopで書かれています。変更は行いません。</translation>
    </message>
    <message>
        <source>The card library was repaired: {decks} decks and {cards} printings were saved.</source>
        <translation>カードライブラリを修復しました。デッキ{decks}個とカード{cards}件を復旧しました。</translation>
    </message>
    <message>
        <source>The damaged file is kept as "{file}".</source>
        <translation>壊れたファイルは「{file}」として残してあります。</translation>
    </message>
    <message>
        <source>The deck "{name}" cannot be saved: its name, its headers or a card in it holds signs that a deck file cannot hold (line breaks, // or brackets).</source>
        <translation>デッキ「{name}」を保存できません。名前、見出し、またはカードに、デッキファイルで使えない文字（改行、//、角かっこ）があります。</translation>
    </message>
    <message>
        <source>The deck "{name}" is in use; put it away first.</source>
        <translation>デッキ「{name}」は使用中です。先に片付けてください。</translation>
    </message>
    <message>
        <source>The deck cannot be read: {why}.</source>
        <translation>デッキを読み込めません：{why}。</translation>
    </message>
    <message>
        <source>The deck file "{file}" is left alone: {why}.</source>
        <translation>デッキファイル「{file}」はそのままにしました：{why}。</translation>
    </message>
    <message>
        <source>The deck has no version {version}.</source>
        <translation>このデッキに第{version}版はありません。</translation>
    </message>
    <message>
        <source>The import of "{file}" cannot be taken back: {count} of its cards were changed after it, {number} among them. Take back later imports first.</source>
        <translation>「{file}」の取り込みを取り消せません。その後に変更されたカードが{count}件あります（{number}など）。先に後の取り込みを取り消してください。</translation>
    </message>
    <message>
        <source>The import of "{file}" was taken back already.</source>
        <translation>「{file}」の取り込みはすでに取り消されています。</translation>
    </message>
    <message>
        <source>The library was changed meanwhile; look at what would change once more.</source>
        <translation>その間にライブラリが変更されました。変更内容をもう一度確認してください。</translation>
    </message>
    <message>
        <source>The picture "{file}" cannot be used: {why}.</source>
        <translation>画像「{file}」を使用できません：{why}。</translation>
    </message>
    <message>
        <source>The recorded match {file} cannot be read: {why}.</source>
        <translation>対戦記録{file}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>The search ends too early.</source>
        <translation>検索が途中で終わっています。</translation>
    </message>
    <message>
        <source>The shipped cards cannot be read: {why}. Install the program again.</source>
        <translation>付属のカードを読み込めません：{why}。プログラムを入れ直してください。</translation>
    </message>
    <message>
        <source>There is no deck of this number: {number}.</source>
        <translation>この番号のデッキはありません：{number}。</translation>
    </message>
    <message>
        <source>There is no field {name}; did you mean {near}?</source>
        <translation>{name}という項目はありません。{near}のことですか？</translation>
    </message>
    <message>
        <source>There is no field {name}; there are {known}.</source>
        <translation>{name}という項目はありません。使えるのは{known}です。</translation>
    </message>
    <message>
        <source>There is no import of this number: {number}.</source>
        <translation>この番号の取り込みはありません：{number}。</translation>
    </message>
    <message>
        <source>There is no opening of packs of this number: {number}.</source>
        <translation>この番号の開封記録はありません：{number}。</translation>
    </message>
    <message>
        <source>There is no pack to write down.</source>
        <translation>記録するパックがありません。</translation>
    </message>
    <message>
        <source>This deck code is damaged: a letter is wrong or missing.</source>
        <translation>このデッキコードは壊れています。文字が間違っているか、足りません。</translation>
    </message>
    <message>
        <source>This deck code is damaged: what it holds is no deck.</source>
        <translation>このデッキコードは壊れています。中身がデッキではありません。</translation>
    </message>
    <message>
        <source>This deck code is of version {version}, which this program does not know; a newer one may.</source>
        <translation>このデッキコードは第{version}版で、このプログラムでは読めません。新しい版なら読めるかもしれません。</translation>
    </message>
    <message>
        <source>This deck is too long for a QR picture; share its text instead.</source>
        <translation>このデッキは長すぎてQRコードにできません。代わりにテキストで共有してください。</translation>
    </message>
    <message>
        <source>This is negated too often.</source>
        <translation>否定が多すぎます。</translation>
    </message>
    <message>
        <source>This is no deck code: it does not begin with {head}.</source>
        <translation>デッキコードではありません。{head}で始まっていません。</translation>
    </message>
    <message>
        <source>This is not understood here: {letter}</source>
        <translation>ここでは読み取れません：{letter}</translation>
    </message>
    <message>
        <source>This is too long to be a deck code.</source>
        <translation>デッキコードとしては長すぎます。</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing.</source>
        <translation>このかっこに対応する開きかっこがありません。</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>このかっこが閉じられていません。</translation>
    </message>
    <message>
        <source>This quotation mark is never closed.</source>
        <translation>この引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>Type of the card</source>
        <translation>カードの種類</translation>
    </message>
    <message>
        <source>What could not be read was taken from the copy "{file}".</source>
        <translation>読み取れなかった部分は控え「{file}」から復旧しました。</translation>
    </message>
    <message>
        <source>Words of the name</source>
        <translation>カード名の語</translation>
    </message>
    <message>
        <source>Words of the sub-name</source>
        <translation>サブネームの語</translation>
    </message>
    <message>
        <source>Words of the text, with that of the arts</source>
        <translation>テキスト（アーツを含む）の語</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>ファイルに書いています</translation>
    </message>
    <message>
        <source>Writing the library</source>
        <translation>ライブラリに書き込んでいます</translation>
    </message>
    <message>
        <source>a card's name cannot be written like this</source>
        <translation>このような名前はカード名として書けません</translation>
    </message>
    <message>
        <source>a line of its text is not understood</source>
        <translation>読み取れない行がある</translation>
    </message>
    <message>
        <source>came with the program</source>
        <translation>プログラムに付属</translation>
    </message>
    <message>
        <source>every line of its text is understood</source>
        <translation>テキストがすべて読み取れる</translation>
    </message>
    <message>
        <source>has a picture of your own</source>
        <translation>自分の画像がある</translation>
    </message>
    <message>
        <source>has an official correction</source>
        <translation>公式の訂正がある</translation>
    </message>
    <message>
        <source>has arts</source>
        <translation>アーツを持つ</translation>
    </message>
    <message>
        <source>has no text</source>
        <translation>テキストがない</translation>
    </message>
    <message>
        <source>imported by you</source>
        <translation>自分で取り込んだ</translation>
    </message>
    <message>
        <source>in your collection</source>
        <translation>コレクションにある</translation>
    </message>
    <message>
        <source>it has no copy</source>
        <translation>枚数がありません</translation>
    </message>
    <message>
        <source>it is a link; what is behind it is not fetched</source>
        <translation>リンクです。リンク先は取得しません</translation>
    </message>
    <message>
        <source>it names a card and something more, but no number of copies</source>
        <translation>カード名のほかに言葉がありますが、枚数がありません</translation>
    </message>
    <message>
        <source>its text was not read yet</source>
        <translation>テキストが未読</translation>
    </message>
    <message>
        <source>no card is called this, and no number of copies stands with it</source>
        <translation>この名前のカードはなく、枚数も書かれていません</translation>
    </message>
    <message>
        <source>no card stands in this row</source>
        <translation>この行にカードがありません</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>どちらか</translation>
    </message>
    <message>
        <source>sub-name Common: any number in a deck</source>
        <translation>サブネームが一般（枚数自由）</translation>
    </message>
    <message>
        <source>the header '{key}' stands twice</source>
        <translation>見出し '{key}' が二度あります</translation>
    </message>
    <message>
        <source>the mode is '{mode}', but only strategy and blitz are known</source>
        <translation>形式が '{mode}' ですが、strategy と blitz だけが使えます</translation>
    </message>
    <message>
        <source>two types</source>
        <translation>種類が2つ</translation>
    </message>
    <message>
        <source>what must not hold</source>
        <translation>当てはまらないもの</translation>
    </message>
    <message>
        <source>{field} is compared with a whole number, not with {value}.</source>
        <translation>{field}は整数と比べます。{value}とは比べられません。</translation>
    </message>
    <message>
        <source>{field} is no number: write {field}:{value}.</source>
        <translation>{field}は数ではありません。{field}:{value}と書いてください。</translation>
    </message>
    <message>
        <source>{field}: there is no {value}; did you mean {near}?</source>
        <translation>{field}：{value}はありません。{near}のことですか？</translation>
    </message>
    <message>
        <source>{field}: there is no {value}; there are {known}.</source>
        <translation>{field}：{value}はありません。使えるのは{known}です。</translation>
    </message>
    <message>
        <source>“{word}” cannot be the name of an organization.</source>
        <translation>「{word}」は組織の名前にできません。</translation>
    </message>
    <message>
        <source>No more than {most} names of organizations can be told.</source>
        <translation>入力できる組織の名前は{most}個までです。</translation>
    </message>
    <message>
        <source>There is no room on the disk for it: {megabytes} MB.</source>
        <translation>ディスクに空きがありません：{megabytes} MB必要です。</translation>
    </message>
    <message>
        <source>"{file}" was written by a newer program, {version}.</source>
        <translation>「{file}」は新しいバージョン{version}のプログラムで書かれています。</translation>
    </message>
    <message>
        <source>"{file}" is no backup of this program.</source>
        <translation>「{file}」はこのプログラムのバックアップではありません。</translation>
    </message>
    <message>
        <source>"{file}" is damaged: {name} is not what was written there.</source>
        <translation>「{file}」は壊れています：{name}の内容が書き込まれたものと違います。</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept in "{folder}".</source>
        <translation>バックアップを復元しました。復元前のものは「{folder}」に残してあります。</translation>
    </message>
    <message>
        <source>"{folder}" and where everything is now lie in each other.</source>
        <translation>「{folder}」と現在の保存場所が互いに含まれています。</translation>
    </message>
    <message>
        <source>"{folder}" is not empty.</source>
        <translation>「{folder}」は空ではありません。</translation>
    </message>
    <message>
        <source>Everything is in "{folder}" now. What is in "{old}" is used no more.</source>
        <translation>すべて「{folder}」に移しました。「{old}」にあるものはもう使いません。</translation>
    </message>
    <message>
        <source>"{folder}" cannot be used: {why}.</source>
        <translation>「{folder}」を使用できません：{why}。</translation>
    </message>
    <message>
        <source>Take out {count}, of the card with most copies first</source>
        <translation>枚数の多いカードから合計{count}枚抜く</translation>
    </message>
    <message>
        <source>Add {count} of what goes with the deck</source>
        <translation>デッキに合うカードを{count}枚加える</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>'{date}' is a date: a spreadsheet made it of the card's number</source>
        <translation>'{date}' は日付です。表計算ソフトがカード番号を日付に変えました</translation>
    </message>
    <message>
        <source>'{text}' is no card</source>
        <translation>'{text}' はカードではありません</translation>
    </message>
    <message>
        <source>'{text}' is not a card; write '4 Name [Sub-name]' or '4 D1-012'</source>
        <translation>「{text}」はカードではありません。「4 名前 [副名]」か「4 D1-012」の形で書きます</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>Expecting ',' delimiter</source>
        <translation>区切りの「,」が必要です</translation>
    </message>
    <message>
        <source>Expecting ':' delimiter</source>
        <translation>区切りの「:」が必要です</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>二重引用符で囲んだ項目名が必要です</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>値が必要です</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>後ろに余分なデータがあります</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of array</source>
        <translation>] の前に余分なコンマがあります</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of object</source>
        <translation>オブジェクトの終わりの前に余分なコンマがあります</translation>
    </message>
    <message>
        <source>Invalid \escape</source>
        <translation>使えない \ の書き方です</translation>
    </message>
    <message>
        <source>Invalid \uXXXX escape</source>
        <translation>使えない \uXXXX の書き方です</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>使えない制御文字があります</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルやフォルダーがありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>書き込めないディスクです</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>文字列が閉じられていません</translation>
    </message>
    <message>
        <source>a BASE needs a level</source>
        <translation>BASE には level が必要です</translation>
    </message>
    <message>
        <source>a Blitz Shield deck is made of {wanted} packs, not of {count}</source>
        <translation>ブリッツシールドのデッキは {wanted} パックで作ります（{count} パックではできません）</translation>
    </message>
    <message>
        <source>a card file ends in {endings}</source>
        <translation>カードファイルの拡張子は {endings} です</translation>
    </message>
    <message>
        <source>a card file is a list of records</source>
        <translation>カードファイルは記録のリストです</translation>
    </message>
    <message>
        <source>a card file is one document</source>
        <translation>カードファイルは一つの文書です</translation>
    </message>
    <message>
        <source>a comma or ] is expected after record {record}</source>
        <translation>{record} 件目の後ろにコンマか ] が必要です</translation>
    </message>
    <message>
        <source>a deck holds a card at least once</source>
        <translation>カードの枚数は 1 以上です</translation>
    </message>
    <message>
        <source>a header is written '# key: value'</source>
        <translation>見出しは「# key: value」の形で書きます</translation>
    </message>
    <message>
        <source>a key must be a plain word</source>
        <translation>キーは単純な語でなければなりません</translation>
    </message>
    <message>
        <source>a map of {known} is expected</source>
        <translation>{known} の組が必要です</translation>
    </message>
    <message>
        <source>a number has no space at its ends and none of [ ] # //</source>
        <translation>番号の端に空白は置けず、[ ] # // も使えません</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数が大きすぎます</translation>
    </message>
    <message>
        <source>a quotation mark is never closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>a record is a map of fields</source>
        <translation>記録は項目と値の組でなければなりません</translation>
    </message>
    <message>
        <source>a row of {table} belongs to nothing</source>
        <translation>{table} の行に、属する先がありません</translation>
    </message>
    <message>
        <source>a {type} needs a cp cost</source>
        <translation>{type} には cp が必要です</translation>
    </message>
    <message>
        <source>an EVENT needs an ep cost</source>
        <translation>EVENT には ep が必要です</translation>
    </message>
    <message>
        <source>anchors and aliases (&amp; and *) are not allowed in a card file</source>
        <translation>カードファイルではアンカーと別名（&amp; と *）は使えません</translation>
    </message>
    <message>
        <source>arts must be a map with ep, name and text</source>
        <translation>arts は ep、name、text の組でなければなりません</translation>
    </message>
    <message>
        <source>arts need an ep cost</source>
        <translation>arts には ep が必要です</translation>
    </message>
    <message>
        <source>at least one rarity needs a weight above 0</source>
        <translation>重みが 0 より大きいレアリティが一つは必要です</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>カード {number}</translation>
    </message>
    <message>
        <source>card {number} has two printings in {lang}</source>
        <translation>カード {number} の {lang} 版が二つあります</translation>
    </message>
    <message>
        <source>card {number} in {lang} stands in {where} already</source>
        <translation>カード {number} の {lang} 版はすでに {where} にあります</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>{column} 文字目</translation>
    </message>
    <message>
        <source>count must be a whole number from 1 to 99, not {value}</source>
        <translation>count は 1 から 99 までの整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>effects cannot be read ({why})</source>
        <translation>effects を読めません（{why}）</translation>
    </message>
    <message>
        <source>effects must be a list</source>
        <translation>effects はリストでなければなりません</translation>
    </message>
    <message>
        <source>image is {name}, but only the name of a file is allowed, without a way to it</source>
        <translation>image が {name} ですが、フォルダーを含まないファイル名だけが使えます</translation>
    </message>
    <message>
        <source>invalid continuation byte</source>
        <translation>文字の続きではないバイト</translation>
    </message>
    <message>
        <source>invalid start byte</source>
        <translation>文字の始まりではないバイト</translation>
    </message>
    <message>
        <source>it begins like JSON, but cannot be read as such</source>
        <translation>JSONのように始まりますが、JSONとして読めません</translation>
    </message>
    <message>
        <source>it cannot be repaired</source>
        <translation>修復できません</translation>
    </message>
    <message>
        <source>it has more than {most} cells</source>
        <translation>セルが {most} 個を超えています</translation>
    </message>
    <message>
        <source>it has more than {most} records</source>
        <translation>記録が {most} 件を超えています</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>別のプログラムのデータベースです</translation>
    </message>
    <message>
        <source>it is larger than {most} MB; large sets are written as JSON lines (.jsonl)</source>
        <translation>{most} MB を超えています。大きなセットは JSON Lines（.jsonl）で書いてください</translation>
    </message>
    <message>
        <source>it is nested more than {most} deep</source>
        <translation>入れ子が {most} 段を超えています</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is no UTF-8 text of a deck</source>
        <translation>UTF-8 で書かれたデッキではありません</translation>
    </message>
    <message>
        <source>it is no database</source>
        <translation>データベースではありません</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is no row of a table ({why})</source>
        <translation>表の行ではありません（{why}）</translation>
    </message>
    <message>
        <source>it is no whole XML file of a deck</source>
        <translation>デッキのXMLファイルとして不完全です</translation>
    </message>
    <message>
        <source>it is not UTF-8 text ({why} at byte {byte} of the line)</source>
        <translation>UTF-8 の文字列ではありません（行の {byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>it is not UTF-8 text ({why} at byte {byte})</source>
        <translation>UTF-8 の文字列ではありません（{byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>its printing in {lang} stands in row {row} already</source>
        <translation>{lang} 版はすでに {row} 行目にあります</translation>
    </message>
    <message>
        <source>its printings have different numbers of organizations</source>
        <translation>二つの言語で所属の数が違います</translation>
    </message>
    <message>
        <source>its printings in {one} and {other} differ in {name}</source>
        <translation>{one} 版と {other} 版で {name} が違います</translation>
    </message>
    <message>
        <source>its two printings have different numbers of organizations</source>
        <translation>二つの言語で所属の数が違います</translation>
    </message>
    <message>
        <source>lang is '{lang}', but only en and ja are known</source>
        <translation>lang が「{lang}」ですが、使えるのは en と ja だけです</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>line {line} is not {encoding} text, as its beginning says</source>
        <translation>{line} 行目が、先頭が示す {encoding} の文字列ではありません</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>{line} 行目、{column} 列目</translation>
    </message>
    <message>
        <source>no card has the number {number}</source>
        <translation>番号 {number} のカードはありません</translation>
    </message>
    <message>
        <source>no card is called '{card}'</source>
        <translation>「{card}」というカードはありません</translation>
    </message>
    <message>
        <source>none of the cards is of the set '{set}'</source>
        <translation>セット「{set}」のカードがありません</translation>
    </message>
    <message>
        <source>orgs are too many or too long</source>
        <translation>orgs が多すぎるか、長すぎます</translation>
    </message>
    <message>
        <source>packs of '{set}' hold {cards} cards; Blitz Shield wants {wanted}</source>
        <translation>「{set}」のパックは {cards} 枚ですが、ブリッツシールドには {wanted} 枚のパックが必要です</translation>
    </message>
    <message>
        <source>rarities must map rarities to weights, such as {{C: 60, U: 40}}</source>
        <translation>rarities は {{C: 60, U: 40}} のように、レアリティと重みの組でなければなりません</translation>
    </message>
    <message>
        <source>record {record}</source>
        <translation>{record} 件目</translation>
    </message>
    <message>
        <source>record {record}, column {column}</source>
        <translation>{record} 件目、{column} 列目</translation>
    </message>
    <message>
        <source>record {record}, line {line}</source>
        <translation>{record} 件目、{line} 行目</translation>
    </message>
    <message>
        <source>slots must be a list of what a pack holds</source>
        <translation>slots はパックの中身のリストでなければなりません</translation>
    </message>
    <message>
        <source>something stands after the list: {text}</source>
        <translation>リストの後ろに何かがあります：{text}</translation>
    </message>
    <message>
        <source>text is longer than {most} letters</source>
        <translation>text が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>the cards are of several sets ({sets}), and none of them has a set file</source>
        <translation>カードが複数のセット（{sets}）のもので、どれにもセットファイルがありません</translation>
    </message>
    <message>
        <source>the cards name no set, so no pack of it can be opened</source>
        <translation>カードにセット名がないので、パックを開けられません</translation>
    </message>
    <message>
        <source>the field {name} is missing</source>
        <translation>項目 {name} がありません</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text ({why} at byte {byte})</source>
        <translation>ファイルが UTF-8 の文字列ではありません（{byte} バイト目：{why}）</translation>
    </message>
    <message>
        <source>the header '{key}' stands twice</source>
        <translation>見出し「{key}」が二度あります</translation>
    </message>
    <message>
        <source>the key {name} stands twice</source>
        <translation>キー {name} が二度あります</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>行が {most} バイトを超えています</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>行が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>the mode is '{mode}', but only strategy and blitz are known</source>
        <translation>mode が「{mode}」ですが、使えるのは strategy と blitz だけです</translation>
    </message>
    <message>
        <source>the name of a field must be a word</source>
        <translation>項目の名前は文字列でなければなりません</translation>
    </message>
    <message>
        <source>the name of an organization has no | in it</source>
        <translation>所属の名前に | は使えません</translation>
    </message>
    <message>
        <source>the rarity '{rarity}' is not known, only {known}</source>
        <translation>レアリティ「{rarity}」はありません。使えるのは {known} です</translation>
    </message>
    <message>
        <source>the record cannot be kept: {why}</source>
        <translation>記録を保存できません：{why}</translation>
    </message>
    <message>
        <source>the record is longer than {most} letters</source>
        <translation>記録が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>the row has {cells} cells, but there are {columns} columns</source>
        <translation>行にセルが {cells} 個ありますが、列は {columns} 個です</translation>
    </message>
    <message>
        <source>the set '{set}' has no card of rarity {rarity}, which its packs may hold</source>
        <translation>セット「{set}」には、パックに入るはずのレアリティ {rarity} のカードがありません</translation>
    </message>
    <message>
        <source>the set has no name, as its cards print it</source>
        <translation>セットに、カードに印刷される名前がありません</translation>
    </message>
    <message>
        <source>the weight of {rarity} must be a whole number of 0 or more, not {value}</source>
        <translation>{rarity} の重みは 0 以上の整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>the word '{word}' is not known here, only {known}</source>
        <translation>「{word}」はここでは使えません。使えるのは {known} です</translation>
    </message>
    <message>
        <source>there are signs in it that no text has</source>
        <translation>文字列では使えない文字があります</translation>
    </message>
    <message>
        <source>there is no card in it</source>
        <translation>カードが一枚もありません</translation>
    </message>
    <message>
        <source>there is no field {name}; there are {fields}</source>
        <translation>項目 {name} はありません。使えるのは {fields} です</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>this is a link; copy the text of the list itself</source>
        <translation>リンクです。リストの文字そのものを複写してください</translation>
    </message>
    <message>
        <source>this is a page of the web; copy the text of the list itself</source>
        <translation>ウェブのページです。リストの文字そのものを複写してください</translation>
    </message>
    <message>
        <source>this is too long for a deck</source>
        <translation>デッキとしては長すぎます</translation>
    </message>
    <message>
        <source>two columns stand for {name}</source>
        <translation>二つの列が {name} を表しています</translation>
    </message>
    <message>
        <source>type is '{type}', which is not UNIT, ITEM, EVENT, BASE or two of them joined by /</source>
        <translation>type が「{type}」ですが、UNIT、ITEM、EVENT、BASE か、そのうち二つを / でつないだものでなければなりません</translation>
    </message>
    <message>
        <source>types ({type}) are not allowed in a card file</source>
        <translation>カードファイルでは型（{type}）は使えません</translation>
    </message>
    <message>
        <source>unexpected end of data</source>
        <translation>文字の途中で終わるデータ</translation>
    </message>
    <message>
        <source>{count} packs cannot be opened, only 1 to {most}</source>
        <translation>{count} パックは開けられません。1 から {most} までです</translation>
    </message>
    <message>
        <source>{name} has a key that is no word</source>
        <translation>{name} に文字列でないキーがあります</translation>
    </message>
    <message>
        <source>{name} holds the character U+{code}, which no text has</source>
        <translation>{name} に文字列では使えない文字 U+{code} があります</translation>
    </message>
    <message>
        <source>{name} is a column of tables; here arts are a map with ep, name and text</source>
        <translation>{name} は表の列です。ここでは arts を ep、name、text の組で書きます</translation>
    </message>
    <message>
        <source>{name} is a {type}, which a card file cannot hold</source>
        <translation>{name} は {type} ですが、カードファイルには書けません</translation>
    </message>
    <message>
        <source>{name} is longer than {most} letters</source>
        <translation>{name} が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>{name} is nested more than {most} deep</source>
        <translation>{name} の入れ子が {most} 段を超えています</translation>
    </message>
    <message>
        <source>{name} is too large a number</source>
        <translation>{name} の数が大きすぎます</translation>
    </message>
    <message>
        <source>{name} is {value}, but printed numbers lie between 0 and 99</source>
        <translation>{name} が {value} ですが、印刷される数は 0 から 99 までです</translation>
    </message>
    <message>
        <source>{name} is {value}, which is no number</source>
        <translation>{name} が {value} ですが、これは数ではありません</translation>
    </message>
    <message>
        <source>{name} must be a list of names</source>
        <translation>{name} は名前のリストでなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a map of fields</source>
        <translation>{name} は項目と値の組でなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a text</source>
        <translation>{name} は文字列でなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a text, or one by language such as {{en: ..., ja: ...}}</source>
        <translation>{name} は文字列か、{{en: ..., ja: ...}} のような言語ごとの文字列でなければなりません</translation>
    </message>
    <message>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} は整数でなければなりません（{value} は使えません）</translation>
    </message>
    <message>
        <source>{name} must be one line</source>
        <translation>{name} は一行でなければなりません</translation>
    </message>
    <message>
        <source>{where}, card {number}</source>
        <translation>{where}、カード {number}</translation>
    </message>
    <message>
        <source>{where}, line {line}</source>
        <translation>{where} の {line} 行目</translation>
    </message>
    <message>
        <source>{where}, record {record}</source>
        <translation>{where} の {record} 件目</translation>
    </message>
    <message>
        <source>{where}, record {record} (line {line})</source>
        <translation>{where} の {record} 件目（{line} 行目）</translation>
    </message>
    <message>
        <source>{where}, row {row}</source>
        <translation>{where} の {row} 行目</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}：{why}</translation>
    </message>
    <message>
        <source>{word} is no number</source>
        <translation>{word} は数ではありません</translation>
    </message>
</context>
</TS>
