<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Mending</name>
    <message>
        <source>Card library</source>
        <translation>カードライブラリ</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>使わずに続ける</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>修復する</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The deck comes from {count} packs; Blitz Shield is played with five.</source>
        <translation>デッキのパックは{count}個です。ブリッツシールドは5パックで行います。</translation>
    </message>
    <message>
        <source>The deck does not say which five packs its cards come from.</source>
        <translation>どの5パックのカードか、デッキに記録されていません。</translation>
    </message>
    <message>
        <source>The deck is not made of exactly the cards of its five packs; {card} is among those that differ.</source>
        <translation>デッキが5パックのカードちょうどになっていません（{card}など）。</translation>
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
        <source>Rarity</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>Reading card texts</source>
        <translation>カードテキストを読み取っています</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>ファイルに書いています</translation>
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
        <source>Take out {count} cards: of the one with most copies first</source>
        <translation>枚数の多いカードから合計{count}枚抜く</translation>
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
        <source>Writing the library</source>
        <translation>ライブラリに書き込んでいます</translation>
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
        <source>its text was not read yet</source>
        <translation>テキストが未読</translation>
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
</context>
</TS>
