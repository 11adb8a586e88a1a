<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>engine</name>
    <message>
        <source>A BASE is played from the homebase, not from the hand</source>
        <translation>BASEは手札ではなく、拠点からプレイします</translation>
    </message>
    <message>
        <source>A BASE is played to your homebase</source>
        <translation>BASEは自分の拠点にプレイします</translation>
    </message>
    <message>
        <source>A UNIT cannot support itself</source>
        <translation>UNITは自身をサポートできません</translation>
    </message>
    <message>
        <source>A UNIT of that player could be attacked instead</source>
        <translation>そのプレイヤーのUNITを攻撃できます</translation>
    </message>
    <message>
        <source>A UNIT or ITEM is played onto your field</source>
        <translation>UNITやITEMは自分の場にプレイします</translation>
    </message>
    <message>
        <source>A UNIT with Covert can attack only UNITs with Covert, or players</source>
        <translation>【暗躍】を持つUNITが攻撃できるのは、【暗躍】を持つUNITかプレイヤーだけです</translation>
    </message>
    <message>
        <source>A face-up EVENT in the homebase cannot be played</source>
        <translation>拠点で表向きのEVENTはプレイできません</translation>
    </message>
    <message>
        <source>A loop that nobody can stop goes on for ever</source>
        <translation>だれにも止められない繰り返しが続きます</translation>
    </message>
    <message>
        <source>A stunned UNIT cannot be attacked</source>
        <translation>スタン状態のUNITは攻撃できません</translation>
    </message>
    <message>
        <source>A stunned UNIT's abilities are invalid</source>
        <translation>スタン状態のUNITの能力は無効です</translation>
    </message>
    <message>
        <source>A {kind} can be played only in your deployment step</source>
        <translation>{kind}は自分の配備ステップにだけプレイできます</translation>
    </message>
    <message>
        <source>A {kind} can be played only while nothing waits in the standby zone</source>
        <translation>{kind}は発動待機領域に何もない時にだけプレイできます</translation>
    </message>
    <message>
        <source>A {kind} is played from the hand; only Dispatch lets it come from the homebase</source>
        <translation>{kind}は手札からプレイします。拠点からプレイできるのは【派遣】を持つカードだけです</translation>
    </message>
    <message>
        <source>Act or pass</source>
        <translation>行動するか、パスする</translation>
    </message>
    <message>
        <source>An effect begins on {card}</source>
        <translation>{card}への効果が始まった</translation>
    </message>
    <message>
        <source>An effect forbids attacking it</source>
        <translation>効果により、これを攻撃できません</translation>
    </message>
    <message>
        <source>An effect forbids it to attack</source>
        <translation>効果により、攻撃できません</translation>
    </message>
    <message>
        <source>An effect forbids it to attack players</source>
        <translation>効果により、プレイヤーを攻撃できません</translation>
    </message>
    <message>
        <source>An effect forbids this part of the cost</source>
        <translation>効果により、コストのこの部分は支払えません</translation>
    </message>
    <message>
        <source>An effect forbids you to execute SCLM Support</source>
        <translation>効果により、スクラムサポートを実行できません</translation>
    </message>
    <message>
        <source>An effect forbids you to gain EP</source>
        <translation>効果により、EPを得られません</translation>
    </message>
    <message>
        <source>An effect forbids you to play it</source>
        <translation>効果により、これをプレイできません</translation>
    </message>
    <message>
        <source>Arts are played from the hand or from a face-down card in the homebase</source>
        <translation>アーツは、手札か、拠点の裏向きのカードからプレイします</translation>
    </message>
    <message>
        <source>Arts of a face-up card in the homebase cannot be played</source>
        <translation>拠点で表向きのカードのアーツはプレイできません</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>帰属</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>搭乗</translation>
    </message>
    <message>
        <source>Chance has decided something since</source>
        <translation>その後に、無作為に決まったことがあります</translation>
    </message>
    <message>
        <source>Choose a UNIT to link with, or none</source>
        <translation>戦術リンクさせるUNITを選ぶ（選ばなくてもよい）</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>捨てるカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose a homebase card to action for EP</source>
        <translation>EPのためにアクションする拠点のカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose a number for X</source>
        <translation>Xの値を決める</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>対象を選ぶ</translation>
    </message>
    <message>
        <source>Choose an organization</source>
        <translation>組織を1つ選ぶ</translation>
    </message>
    <message>
        <source>Choose cards to put under your deck in this order; you take as many new ones</source>
        <translation>デッキの下に置くカードを順に選ぶ（同じ枚数を手札に加える）</translation>
    </message>
    <message>
        <source>Choose one or more UNITs to attack with, or decline</source>
        <translation>攻撃するUNITを選ぶ</translation>
    </message>
    <message>
        <source>Choose ready UNITs to board, with a total CP cost of at least {least}</source>
        <translation>搭乗させるレディ状態のUNITを選ぶ（CPコストの合計が{least}以上）</translation>
    </message>
    <message>
        <source>Choose the attack target</source>
        <translation>攻撃対象を選ぶ</translation>
    </message>
    <message>
        <source>Choose the attacking UNIT to fight back</source>
        <translation>応戦対象にする攻撃UNITを選ぶ</translation>
    </message>
    <message>
        <source>Choose the cards, or none to take another tool</source>
        <translation>カードを選んでください。選ばなければ別の道具に替えます</translation>
    </message>
    <message>
        <source>Choose to which the replacement applies</source>
        <translation>置換効果を適用するものを選ぶ</translation>
    </message>
    <message>
        <source>Choose {most} of the cards you found</source>
        <translation>見つけたカードを{most}枚選ぶ</translation>
    </message>
    <message>
        <source>Choose up to {most} of the cards you found</source>
        <translation>見つけたカードを{most}枚まで選ぶ</translation>
    </message>
    <message>
        <source>Choose up to {most} targets</source>
        <translation>対象を{most}つまで選ぶ</translation>
    </message>
    <message>
        <source>Choose what happens instead</source>
        <translation>代わりに起こることを選ぶ</translation>
    </message>
    <message>
        <source>Choose what it does</source>
        <translation>どの効果にするかを選んでください</translation>
    </message>
    <message>
        <source>Choose which one gets what is said of one of them</source>
        <translation>「1つ」についての効果を適用するカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose which replacement applies</source>
        <translation>適用する置換効果を選ぶ</translation>
    </message>
    <message>
        <source>Choose who gets what</source>
        <translation>どのカードに何を与えるか選ぶ</translation>
    </message>
    <message>
        <source>Choose {count} cards to discard</source>
        <translation>捨てるカードを{count}枚選ぶ</translation>
    </message>
    <message>
        <source>Choose {count} homebase cards to action for EP</source>
        <translation>EPのためにアクションする拠点のカードを{count}枚選ぶ</translation>
    </message>
    <message>
        <source>Choose {count} organizations</source>
        <translation>組織を{count}つ選ぶ</translation>
    </message>
    <message>
        <source>Choose {most} targets</source>
        <translation>対象を{most}つ選ぶ</translation>
    </message>
    <message>
        <source>Chosen or at random?</source>
        <translation>選ぶ？無作為？</translation>
    </message>
    <message>
        <source>Covert</source>
        <translation>暗躍</translation>
    </message>
    <message>
        <source>Covert: Choice</source>
        <translation>暗躍:選択式</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>呪い</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>派遣</translation>
    </message>
    <message>
        <source>Dispatch works only for a face-down card</source>
        <translation>【派遣】でプレイできるのは裏向きのカードだけです</translation>
    </message>
    <message>
        <source>Dispatch: you may put a hand card into your homebase, actioned</source>
        <translation>【派遣】：手札を1枚、拠点に裏向きのアクション状態で置ける</translation>
    </message>
    <message>
        <source>Do what this attack demands?</source>
        <translation>この攻撃に必要な行動を行いますか？</translation>
    </message>
    <message>
        <source>Does this UNIT have Covert?</source>
        <translation>このUNITは【暗躍】を持ちますか？</translation>
    </message>
    <message>
        <source>Doll</source>
        <translation>人形</translation>
    </message>
    <message>
        <source>EP are gained from cards in your homebase</source>
        <translation>EPは自分の拠点のカードから獲得します</translation>
    </message>
    <message>
        <source>For how long?</source>
        <translation>いつまで？</translation>
    </message>
    <message>
        <source>From here it is used by dragging it to the line in the middle</source>
        <translation>ここからは中央の線まで運んで使います</translation>
    </message>
    <message>
        <source>Hate</source>
        <translation>ヘイト</translation>
    </message>
    <message>
        <source>Hidden cards of the other player were seen since</source>
        <translation>その後に、相手の隠れたカードが見えました</translation>
    </message>
    <message>
        <source>Hidden cards of your own were seen since</source>
        <translation>その後に、自分の隠れたカードが見えました</translation>
    </message>
    <message>
        <source>How many? 0 for another tool</source>
        <translation>いくつ？（0なら別の道具）</translation>
    </message>
    <message>
        <source>How much DEF?</source>
        <translation>DEFの増減は？</translation>
    </message>
    <message>
        <source>How much STR?</source>
        <translation>STRの増減は？</translation>
    </message>
    <message>
        <source>How much bond?</source>
        <translation>絆の増減は？</translation>
    </message>
    <message>
        <source>If {card} is struck back: stunned, -{n}</source>
        <translation>{card}が応戦されたらスタンする（絆 -{n}）</translation>
    </message>
    <message>
        <source>Ironglass Works</source>
        <translation>鉄硝子工廠</translation>
    </message>
    <message>
        <source>It can be used only once each turn</source>
        <translation>プレイできるのは1ターンに1回だけです</translation>
    </message>
    <message>
        <source>It can be used only {count} times each turn</source>
        <translation>プレイできるのは1ターンに{count}回までです</translation>
    </message>
    <message>
        <source>It can't attack alone, and no other UNIT can attack with it</source>
        <translation>単独では攻撃できず、ともに攻撃できるUNITがいません</translation>
    </message>
    <message>
        <source>It costs {cost} CP, you have {have}</source>
        <translation>必要なCPは{cost}ですが、{have}しかありません</translation>
    </message>
    <message>
        <source>It costs {cost} EP, you can pay {have}</source>
        <translation>必要なEPは{cost}ですが、支払えるのは{have}までです</translation>
    </message>
    <message>
        <source>It goes to one of the lit places</source>
        <translation>光っている場所のどれかに置けます</translation>
    </message>
    <message>
        <source>It has Covert; only UNITs with Covert may attack it</source>
        <translation>【暗躍】を持っています。攻撃できるのは【暗躍】を持つUNITだけです</translation>
    </message>
    <message>
        <source>It is ITEM and UNIT already</source>
        <translation>すでにITEMでありUNITでもある</translation>
    </message>
    <message>
        <source>It is actioned already</source>
        <translation>すでにアクション状態です</translation>
    </message>
    <message>
        <source>It is not among what can be chosen now</source>
        <translation>今は選べません</translation>
    </message>
    <message>
        <source>It is not ready</source>
        <translation>レディ状態ではありません</translation>
    </message>
    <message>
        <source>It is not your turn to decide</source>
        <translation>今はあなたが決める番ではありません</translation>
    </message>
    <message>
        <source>It is played to the middle of the table, where it waits on standby</source>
        <translation>卓の中央にプレイし、スタンバイで待ちます</translation>
    </message>
    <message>
        <source>It is ready already</source>
        <translation>すでにレディ状態です</translation>
    </message>
    <message>
        <source>It is stunned already</source>
        <translation>すでにスタン状態です</translation>
    </message>
    <message>
        <source>It needs {need} cards to discard, you have {have} in hand</source>
        <translation>捨てるカードが{need}枚必要ですが、手札は{have}枚です</translation>
    </message>
    <message>
        <source>Its condition is not met</source>
        <translation>条件を満たしていません</translation>
    </message>
    <message>
        <source>Its level is {level}, and your homebase has {have} cards</source>
        <translation>創設レベルは{level}ですが、拠点のカードは{have}枚です</translation>
    </message>
    <message>
        <source>Its text does not let it be played now</source>
        <translation>テキストにより、今はプレイできません</translation>
    </message>
    <message>
        <source>Longline Couriers</source>
        <translation>長路逓信隊</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>魔法</translation>
    </message>
    <message>
        <source>Martial Arts</source>
        <translation>武術</translation>
    </message>
    <message>
        <source>Neither has bond left, and {loser} has less</source>
        <translation>両者の絆がなくなり、{loser}のほうが少なくなりました</translation>
    </message>
    <message>
        <source>Neither has bond left, both the same, and {loser} has the initiative</source>
        <translation>両者の絆が同じ値でなくなり、{loser}がイニシアチブプレイヤーです</translation>
    </message>
    <message>
        <source>No card is called {card}.</source>
        <translation>{card}という名前のカードはありません。</translation>
    </message>
    <message>
        <source>No overkill: an effect forbids it</source>
        <translation>オーバーキルなし：効果により禁じられている</translation>
    </message>
    <message>
        <source>No overkill: it is an SCLM attack</source>
        <translation>オーバーキルなし：スクラム攻撃のため</translation>
    </message>
    <message>
        <source>No overkill: the attacking UNIT cannot cause it</source>
        <translation>オーバーキルなし：攻撃UNITはオーバーキルしない</translation>
    </message>
    <message>
        <source>No overkill: {card} has support</source>
        <translation>オーバーキルなし：{card}はサポートを持つ</translation>
    </message>
    <message>
        <source>No two of your ready UNITs have enough CP cost to board it</source>
        <translation>搭乗に必要なCPコストを満たすレディ状態のUNITがいない</translation>
    </message>
    <message>
        <source>Now one card is placed face-down in your homebase</source>
        <translation>今はカードを1枚、裏向きで自分の拠点に置く時です</translation>
    </message>
    <message>
        <source>Only UNITs attack</source>
        <translation>攻撃できるのはUNITだけです</translation>
    </message>
    <message>
        <source>Only UNITs can be attacked</source>
        <translation>攻撃対象にできるカードはUNITだけです</translation>
    </message>
    <message>
        <source>Only UNITs on your own field attack</source>
        <translation>攻撃できるのは自分の場のUNITだけです</translation>
    </message>
    <message>
        <source>Only a UNIT can be stunned</source>
        <translation>スタンできるのはUNITだけです</translation>
    </message>
    <message>
        <source>Only cards from your hand or homebase can be played</source>
        <translation>プレイできるのは、自分の手札か拠点のカードだけです</translation>
    </message>
    <message>
        <source>Only one of them has Covert</source>
        <translation>【暗躍】を持つのが片方だけです</translation>
    </message>
    <message>
        <source>Overkill by {card}: {who} loses {n} bond</source>
        <translation>{card}のオーバーキル：{who}の絆が{n}減った</translation>
    </message>
    <message>
        <source>Overkill: {who} loses {n} bond</source>
        <translation>オーバーキル：{who}の絆 -{n}</translation>
    </message>
    <message>
        <source>Overkill: {who} loses {n} bond, {before} to {after}</source>
        <translation>オーバーキル：{who}の絆 -{n}（{before}から{after}）</translation>
    </message>
    <message>
        <source>Pack {pack} on record has {size} cards instead of {wanted}.</source>
        <translation>記録にあるパック{pack}は{wanted}枚ではなく{size}枚です。</translation>
    </message>
    <message>
        <source>Pack {pack} on record holds {card}, a number that no card has.</source>
        <translation>記録にあるパック{pack}の{card}という番号のカードはありません。</translation>
    </message>
    <message>
        <source>Passed for you: there was nothing useful to do</source>
        <translation>自動でパス：役に立つことがありません</translation>
    </message>
    <message>
        <source>Passed for you: you could not pay for an answer</source>
        <translation>自動でパス：応じる費用を払えません</translation>
    </message>
    <message>
        <source>Passed for you: you had no answer</source>
        <translation>自動でパス：応じる手がありません</translation>
    </message>
    <message>
        <source>Passed for you: your own card resolves</source>
        <translation>自動でパス：自分のカードを解決します</translation>
    </message>
    <message>
        <source>Passed: nothing else was possible</source>
        <translation>パスしました：ほかにできることがありません</translation>
    </message>
    <message>
        <source>Passed: you asked to go to another step</source>
        <translation>パスしました：選んだステップまで</translation>
    </message>
    <message>
        <source>Passed: you asked to pass to the end of the turn</source>
        <translation>パスしました：ターンの終わりまで</translation>
    </message>
    <message>
        <source>Passed: you asked to pass until something happens</source>
        <translation>パスしました：何か起きるまで</translation>
    </message>
    <message>
        <source>Passed: you asked to pass until your next decision</source>
        <translation>パスしました：次に自分が決めるまで</translation>
    </message>
    <message>
        <source>Prism College</source>
        <translation>分光学院</translation>
    </message>
    <message>
        <source>Put any number of these cards under your deck, the rest on top</source>
        <translation>好きな枚数をデッキの下に、残りを上に置く</translation>
    </message>
    <message>
        <source>Put these cards on top of the deck, the first one uppermost</source>
        <translation>これらをデッキの上に置く（先頭が一番上）</translation>
    </message>
    <message>
        <source>Put these cards under the deck, the first one uppermost</source>
        <translation>これらをデッキの下に置く（先頭が一番上）</translation>
    </message>
    <message>
        <source>Regime Break</source>
        <translation>体制崩し</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>援軍</translation>
    </message>
    <message>
        <source>Reinforcement: nothing on your field shares an organization with it</source>
        <translation>【援軍】：自分の場に、これと共通する組織を持つカードがありません</translation>
    </message>
    <message>
        <source>Reveal cards that trigger, or none</source>
        <translation>誘発したカードを公開するか選ぶ</translation>
    </message>
    <message>
        <source>SCLM Support is between two UNITs that you control</source>
        <translation>スクラムサポートは、自分のUNIT2つで行います</translation>
    </message>
    <message>
        <source>Several crafts of yours triggered: choose the one to play next (the last one played resolves first)</source>
        <translation>次にプレイする誘発クラフトを選ぶ（後のものから解決）</translation>
    </message>
    <message>
        <source>Show the cards that the effect asks for, or none</source>
        <translation>効果が求めるカードを公開するか、何も公開しません</translation>
    </message>
    <message>
        <source>Stopped: another turn has begun</source>
        <translation>止まりました：次のターンになりました</translation>
    </message>
    <message>
        <source>Stopped: the game is over</source>
        <translation>止まりました：ゲームが終わりました</translation>
    </message>
    <message>
        <source>Stopped: there is something else to decide</source>
        <translation>止まりました：ほかに決めることがあります</translation>
    </message>
    <message>
        <source>Stopped: this is where you wanted to go</source>
        <translation>止まりました：選んだステップです</translation>
    </message>
    <message>
        <source>Stopped: you are attacked and an answer could be paid</source>
        <translation>止まりました：攻撃され、応じる費用を払えます</translation>
    </message>
    <message>
        <source>Stopped: you can do something here</source>
        <translation>止まりました：ここでできることがあります</translation>
    </message>
    <message>
        <source>Stopped: you set a stop at this step</source>
        <translation>止まりました：このステップに旗があります</translation>
    </message>
    <message>
        <source>Stopped: your opponent has played something</source>
        <translation>止まりました：相手が何かをプレイしました</translation>
    </message>
    <message>
        <source>Stun damage for {card}: {who} loses {n} bond</source>
        <translation>{card}のスタンダメージ：{who}の絆が{n}減った</translation>
    </message>
    <message>
        <source>Tactical Link</source>
        <translation>戦術リンク</translation>
    </message>
    <message>
        <source>Terrace Compact</source>
        <translation>段丘盟約</translation>
    </message>
    <message>
        <source>The Unlit</source>
        <translation>無灯衆</translation>
    </message>
    <message>
        <source>The attackers of a SCLM attack need an organization that all of them share.</source>
        <translation>スクラム攻撃をするUNITは、全員に共通する組織が必要です。</translation>
    </message>
    <message>
        <source>The combat phase is skipped</source>
        <translation>戦闘フェイズを飛ばす</translation>
    </message>
    <message>
        <source>The craft is not valid where the card lies</source>
        <translation>このクラフトは、カードが今ある領域では有効ではありません</translation>
    </message>
    <message>
        <source>The deck comes from {count} packs; Blitz Shield is played with five.</source>
        <translation>デッキのパックは{count}個です。ブリッツシールドは5パックで行います。</translation>
    </message>
    <message>
        <source>The deck does not say which five packs its cards come from.</source>
        <translation>どの5パックのカードか、デッキに記録されていません。</translation>
    </message>
    <message>
        <source>The deck has no record of the five packs it was opened from (the header 'packs').</source>
        <translation>どの5パックを開けたデッキなのか、記録（見出しpacks）がありません。</translation>
    </message>
    <message>
        <source>The deck has {card} {count} times, but its packs held it {held} times.</source>
        <translation>デッキに{card}が{count}枚ありますが、開けたパックには{held}枚でした。</translation>
    </message>
    <message>
        <source>The deck has {card} {count} times; {most} copies are allowed.</source>
        <translation>デッキに{card}が{count}枚あります。入れられるのは{most}枚までです。</translation>
    </message>
    <message>
        <source>The deck has {packs} packs on record, but it must be the cards of {wanted}.</source>
        <translation>デッキの記録には{packs}パックありますが、ちょうど{wanted}パック分のカードでなければなりません。</translation>
    </message>
    <message>
        <source>The deck has {size} cards, {by} too few: it must have exactly {wanted}.</source>
        <translation>デッキは{size}枚で、{by}枚足りません。ちょうど{wanted}枚にしてください。</translation>
    </message>
    <message>
        <source>The deck has {size} cards, {by} too many: it must have exactly {wanted}.</source>
        <translation>デッキは{size}枚で、{by}枚多すぎます。ちょうど{wanted}枚にしてください。</translation>
    </message>
    <message>
        <source>The deck is not made of exactly the cards of its five packs; {card} is among those that differ.</source>
        <translation>デッキが5パックのカードちょうどになっていません（{card}など）。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲームは終わりました</translation>
    </message>
    <message>
        <source>The other player has acted since</source>
        <translation>その後に、相手が行動しました</translation>
    </message>
    <message>
        <source>The other player has seen hidden cards of yours since</source>
        <translation>その後に、相手があなたの隠れたカードを見ました</translation>
    </message>
    <message>
        <source>The other player has seen hidden cards since</source>
        <translation>その後に、相手が隠れたカードを見ました</translation>
    </message>
    <message>
        <source>The supporting UNIT must be ready</source>
        <translation>サポートする側のUNITはレディ状態でなければなりません</translation>
    </message>
    <message>
        <source>The time of {who} has run out</source>
        <translation>{who}の持ち時間が切れた</translation>
    </message>
    <message>
        <source>There is no ITEM that they could board</source>
        <translation>搭乗できるITEMがありません</translation>
    </message>
    <message>
        <source>There is no legal target</source>
        <translation>対象にできるものがありません</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>そのカードはありません</translation>
    </message>
    <message>
        <source>There is no target that all of these attackers may attack.</source>
        <translation>このUNIT全員が攻撃できる対象がありません。</translation>
    </message>
    <message>
        <source>There is nothing it may attack</source>
        <translation>攻撃できる相手がいません</translation>
    </message>
    <message>
        <source>There is nothing to pay the cost with</source>
        <translation>コストにできるものがありません</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>戻せるものがありません</translation>
    </message>
    <message>
        <source>These UNITs have to attack</source>
        <translation>これらのUNITは攻撃しなければならない</translation>
    </message>
    <message>
        <source>These do not go together.</source>
        <translation>この組み合わせでは選べません。</translation>
    </message>
    <message>
        <source>They share no organization</source>
        <translation>共通する組織がありません</translation>
    </message>
    <message>
        <source>This BASE has been played already: it is face-up</source>
        <translation>このBASEはすでに表向き（プレイ済み）です</translation>
    </message>
    <message>
        <source>This cannot be done with priority</source>
        <translation>優先権を持っていても、これはできません</translation>
    </message>
    <message>
        <source>This card has no arts</source>
        <translation>このカードにアーツはありません</translation>
    </message>
    <message>
        <source>This card has no such activated craft</source>
        <translation>このカードにその起動クラフトはありません</translation>
    </message>
    <message>
        <source>This card is actioned already</source>
        <translation>このカードはすでにアクション状態です</translation>
    </message>
    <message>
        <source>This is a loop: how often do you repeat it?</source>
        <translation>これはループです。何回繰り返しますか？</translation>
    </message>
    <message>
        <source>This loop was repeated as often as was named; do something else first</source>
        <translation>このループは宣言した回数だけ繰り返しました。先に別の行動をしてください</translation>
    </message>
    <message>
        <source>Turn {n}: {who} has the initiative</source>
        <translation>第{n}ターン：イニシアチブは{who}</translation>
    </message>
    <message>
        <source>Unaligned</source>
        <translation>無所属</translation>
    </message>
    <message>
        <source>Uplift</source>
        <translation>高揚</translation>
    </message>
    <message>
        <source>Use the effect of {card}?</source>
        <translation>{card}の効果を使う？</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>どこへ？</translation>
    </message>
    <message>
        <source>Which craft?</source>
        <translation>どのクラフト？</translation>
    </message>
    <message>
        <source>Which note?</source>
        <translation>どのメモ？</translation>
    </message>
    <message>
        <source>Which player?</source>
        <translation>どちらのプレイヤー？</translation>
    </message>
    <message>
        <source>White Vigil</source>
        <translation>白灯会</translation>
    </message>
    <message>
        <source>Wings of Light</source>
        <translation>光まとう翼</translation>
    </message>
    <message>
        <source>You cannot know this card</source>
        <translation>このカードの情報は見ることができません</translation>
    </message>
    <message>
        <source>You decide who has the initiative in the first turn</source>
        <translation>最初のイニシアチブを決める</translation>
    </message>
    <message>
        <source>You have priority</source>
        <translation>優先権があります</translation>
    </message>
    <message>
        <source>You may cure one of your stunned UNITs; the others go to the trail</source>
        <translation>スタン状態の自分のUNITを1つ回復できる。残りは軌跡に置かれる</translation>
    </message>
    <message>
        <source>You may place a card from your hand face-down into your homebase</source>
        <translation>手札を1枚、拠点に裏向きで置ける</translation>
    </message>
    <message>
        <source>Your opponent controls this card</source>
        <translation>このカードを支配しているのは相手です</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>all crafts</source>
        <translation>すべてのクラフト</translation>
    </message>
    <message>
        <source>attack if able</source>
        <translation>可能な限り攻撃する</translation>
    </message>
    <message>
        <source>cannot attack</source>
        <translation>攻撃できない</translation>
    </message>
    <message>
        <source>cannot be attacked</source>
        <translation>攻撃されない</translation>
    </message>
    <message>
        <source>cannot fight back</source>
        <translation>応戦できない</translation>
    </message>
    <message>
        <source>cannot overkill</source>
        <translation>オーバーキルしない</translation>
    </message>
    <message>
        <source>cannot ready</source>
        <translation>レディしない</translation>
    </message>
    <message>
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>face-down to the homebase, actioned</source>
        <translation>拠点に裏向きアクション状態で</translation>
    </message>
    <message>
        <source>face-down to the homebase, ready</source>
        <translation>拠点に裏向きレディ状態で</translation>
    </message>
    <message>
        <source>face-up to the homebase, actioned</source>
        <translation>拠点に表向きアクション状態で</translation>
    </message>
    <message>
        <source>face-up to the homebase, ready</source>
        <translation>拠点に表向きレディ状態で</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>ゲーム終了まで</translation>
    </message>
    <message>
        <source>for this combat</source>
        <translation>この戦闘中</translation>
    </message>
    <message>
        <source>in the next turn</source>
        <translation>次のターン中</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ゲームの外に</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>to the bottom of the deck</source>
        <translation>デッキの下に</translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation>手札に</translation>
    </message>
    <message>
        <source>to the opponent's field, actioned</source>
        <translation>相手の場にアクション状態で</translation>
    </message>
    <message>
        <source>to the opponent's field, ready</source>
        <translation>相手の場にレディ状態で</translation>
    </message>
    <message>
        <source>to the own field, actioned</source>
        <translation>自分の場にアクション状態で</translation>
    </message>
    <message>
        <source>to the own field, ready</source>
        <translation>自分の場にレディ状態で</translation>
    </message>
    <message>
        <source>to the top of the deck</source>
        <translation>デッキの上に</translation>
    </message>
    <message>
        <source>to the trail</source>
        <translation>軌跡に</translation>
    </message>
    <message>
        <source>top</source>
        <translation>デッキの上</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>誘発クラフト</translation>
    </message>
    <message>
        <source>under</source>
        <translation>デッキの下</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>このターン中</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{card} and {n} more get {str}/{def}</source>
        <translation>{card}ほか{n}枚が{str}/{def}を得た</translation>
    </message>
    <message>
        <source>{card} and {other} are linked</source>
        <translation>{card}と{other}が戦術リンクした</translation>
    </message>
    <message>
        <source>{card} applies to one of these only: choose which one</source>
        <translation>{card}の効果はこのうち1つにだけ適用されます。どれに適用するか選ぶ</translation>
    </message>
    <message>
        <source>{card} becomes actioned</source>
        <translation>{card}がアクション状態になった</translation>
    </message>
    <message>
        <source>{card} becomes ready</source>
        <translation>{card}がレディ状態になった</translation>
    </message>
    <message>
        <source>{card} boards {item}</source>
        <translation>{card}が{item}に搭乗した</translation>
    </message>
    <message>
        <source>{card} enters the field</source>
        <translation>{card}が場に出た</translation>
    </message>
    <message>
        <source>{card} fights back {other}</source>
        <translation>{card}が{other}に応戦した</translation>
    </message>
    <message>
        <source>{card} gains {crafts}</source>
        <translation>{card}が{crafts}を得た</translation>
    </message>
    <message>
        <source>{card} gains {orgs}</source>
        <translation>{card}が{orgs}を得た</translation>
    </message>
    <message>
        <source>{card} gets {str}/{def}</source>
        <translation>{card}が{str}/{def}を得た</translation>
    </message>
    <message>
        <source>{card} goes to the trail</source>
        <translation>{card}が軌跡に置かれた</translation>
    </message>
    <message>
        <source>{card} has support</source>
        <translation>{card}がサポートを得た</translation>
    </message>
    <message>
        <source>{card} is K.O.'d</source>
        <translation>{card}が即死した</translation>
    </message>
    <message>
        <source>{card} is countered</source>
        <translation>{card}が無効になった</translation>
    </message>
    <message>
        <source>{card} is cured</source>
        <translation>{card}が回復した</translation>
    </message>
    <message>
        <source>{card} is cursed</source>
        <translation>{card}は呪いを得た</translation>
    </message>
    <message>
        <source>{card} is destroyed</source>
        <translation>{card}が破壊された</translation>
    </message>
    <message>
        <source>{card} is put into the deck</source>
        <translation>{card}がデッキに置かれた</translation>
    </message>
    <message>
        <source>{card} is put into the homebase</source>
        <translation>{card}が拠点に置かれた</translation>
    </message>
    <message>
        <source>{card} is put onto the field</source>
        <translation>{card}が場に出された</translation>
    </message>
    <message>
        <source>{card} is removed from the game</source>
        <translation>{card}がゲームから除外された</translation>
    </message>
    <message>
        <source>{card} is revealed</source>
        <translation>{card}が公開された</translation>
    </message>
    <message>
        <source>{card} is struck back, {str} against {def}: stunned, -{n}</source>
        <translation>{card}は応戦され、{str}対{def}でスタンする（絆 -{n}）</translation>
    </message>
    <message>
        <source>{card} is stunned</source>
        <translation>{card}がスタンした</translation>
    </message>
    <message>
        <source>{card} is turned face-down</source>
        <translation>{card}が裏向きになった</translation>
    </message>
    <message>
        <source>{card} is turned face-up</source>
        <translation>{card}が表向きになった</translation>
    </message>
    <message>
        <source>{card} loses support</source>
        <translation>{card}がサポートを失った</translation>
    </message>
    <message>
        <source>{card} must be attacked if able, so nobody else can be</source>
        <translation>可能な限り{card}を攻撃しなければならず、ほかは攻撃できません</translation>
    </message>
    <message>
        <source>None of your UNITs can attack now</source>
        <translation>今攻撃できる自分のUNITはいません</translation>
    </message>
    <message>
        <source>None of your UNITs may attack it now</source>
        <translation>今これを攻撃できる自分のUNITはいません</translation>
    </message>
    <message>
        <source>It is attacked by one of your UNITs: choose that first</source>
        <translation>攻撃するのは自分のUNIT。先にそれを選びます</translation>
    </message>
    <message>
        <source>{card} must be attacked if able, and this UNIT cannot attack it</source>
        <translation>可能な限り{card}を攻撃しなければならず、このUNITはそれを攻撃できません</translation>
    </message>
    <message>
        <source>{card} resolves</source>
        <translation>{card}の効果を解決した</translation>
    </message>
    <message>
        <source>{card} returns to the hand</source>
        <translation>{card}が手札に戻った</translation>
    </message>
    <message>
        <source>{card} triggers</source>
        <translation>{card}のクラフトが誘発した</translation>
    </message>
    <message>
        <source>{card} triggers on {target}</source>
        <translation>{card}のクラフトが{target}を対象に誘発した</translation>
    </message>
    <message>
        <source>{card} triggers on {target} and {more} more</source>
        <translation>{card}のクラフトが{target}ほか{more}枚を対象に誘発した</translation>
    </message>
    <message>
        <source>{card} triggers, but has no legal target</source>
        <translation>{card}のクラフトが誘発したが、対象がない</translation>
    </message>
    <message>
        <source>{card} triggers, but may not be played</source>
        <translation>{card}のクラフトが誘発したが、プレイできない</translation>
    </message>
    <message>
        <source>{card} waits for EP to be gained</source>
        <translation>{card}がEPの獲得を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for Overkill damage</source>
        <translation>{card}がオーバーキルのダメージを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for SCLM Support</source>
        <translation>{card}は、スクラムサポートが実行されるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be K.O.'d</source>
        <translation>{card}がUNITの即死を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be attacked</source>
        <translation>{card}がUNITへの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be attacked by SCLM</source>
        <translation>{card}がUNITへのスクラム攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be stunned</source>
        <translation>{card}がUNITのスタンを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to be tactically linked</source>
        <translation>{card}は、UNITが戦術リンクするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to board an ITEM</source>
        <translation>{card}は、UNITがITEMに搭乗するのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to fight back</source>
        <translation>{card}がUNITの応戦を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to gain support</source>
        <translation>{card}は、UNITがサポートを得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a UNIT to stun another one</source>
        <translation>{card}は、UNITが別のUNITをスタンさせるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be actioned</source>
        <translation>{card}は、カードがアクションするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be cured</source>
        <translation>{card}がカードの回復を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be cursed</source>
        <translation>{card}は、カードが呪いを得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be destroyed</source>
        <translation>{card}がカードの破壊を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be discarded</source>
        <translation>{card}は、カードを捨てるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be drawn</source>
        <translation>{card}は、カードを引くのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be moved</source>
        <translation>{card}がカードの移動を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be played</source>
        <translation>{card}がカードのプレイを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be put into a trail</source>
        <translation>{card}は、カードが軌跡に置かれるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be readied</source>
        <translation>{card}は、カードがレディするのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be rebuilt</source>
        <translation>{card}がカードの再建を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be targeted</source>
        <translation>{card}は、カードが対象になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be turned face-down</source>
        <translation>{card}は、カードが裏になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to be turned face-up</source>
        <translation>{card}は、カードが表になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to enter the field</source>
        <translation>{card}は、カードが場に出るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a card to leave the field</source>
        <translation>{card}は、カードが場を離れるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a craft to be used</source>
        <translation>{card}がクラフトの使用を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a hand to become empty</source>
        <translation>{card}は、手札がなくなるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a time of the turn to begin</source>
        <translation>{card}がターン中のある時の始まりを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for a time of the turn to end</source>
        <translation>{card}がターン中のある時の終わりを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an ITEM to be boarded</source>
        <translation>{card}は、ITEMが搭乗されるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an SCLM attack</source>
        <translation>{card}がスクラム攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an attack</source>
        <translation>{card}が攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an attack by one UNIT alone</source>
        <translation>{card}がUNIT1枚だけの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for an attack on a player</source>
        <translation>{card}がプレイヤーへの攻撃を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for arts to be played</source>
        <translation>{card}がアーツの使用を待ちます</translation>
    </message>
    <message>
        <source>{card} waits for bond to be gained</source>
        <translation>{card}は、絆を得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for bond to be lost</source>
        <translation>{card}は、絆を失うのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for bond to be lost or gained</source>
        <translation>{card}は、絆を失うか得るのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for somebody to plan</source>
        <translation>{card}がプランを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for something to be countered</source>
        <translation>{card}は、何かが無効になるのを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for something to happen</source>
        <translation>{card}がこれから起こることを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for stun damage</source>
        <translation>{card}は、スタンダメージを待ちます</translation>
    </message>
    <message>
        <source>{card} waits for the end of a combat</source>
        <translation>{card}は、戦闘の終了を待ちます</translation>
    </message>
    <message>
        <source>{card} would be K.O.'d. What happens instead?</source>
        <translation>{card}が即死します。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card} would be cured. What happens instead?</source>
        <translation>{card}が回復します。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card} would be destroyed. What happens instead?</source>
        <translation>{card}が破壊されます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card} would be put into the trail. What happens instead?</source>
        <translation>{card}が軌跡に置かれます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card} would be stunned. What happens instead?</source>
        <translation>{card}がスタンします。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card} would leave the field. What happens instead?</source>
        <translation>{card}がフィールドを離れます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{card}: carry out by hand what it says, one step at a time</source>
        <translation>{card}：書かれていることを、一手順ずつ手作業で処理してください</translation>
    </message>
    <message>
        <source>{card}: choose</source>
        <translation>{card}：選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose a player</source>
        <translation>{card}：プレイヤーを選ぶ</translation>
    </message>
    <message>
        <source>{card}: for a time some cards are paid for in another way</source>
        <translation>{card}：一定期間、一部のカードの支払い方が変わります</translation>
    </message>
    <message>
        <source>{card}: for a time some cards cost {n} less</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}減ります</translation>
    </message>
    <message>
        <source>{card}: for a time some cards cost {n} more</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}増えます</translation>
    </message>
    <message>
        <source>{card}: for a time the cost of some cards is {n}</source>
        <translation>{card}：一定期間、一部のカードのコストが{n}になります</translation>
    </message>
    <message>
        <source>{card}: for a time the cost of {what} cards is {n}</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}になります</translation>
    </message>
    <message>
        <source>{card}: for a time {what} cards are paid for in another way</source>
        <translation>{card}：一定期間、{what}のカードの支払い方が変わります</translation>
    </message>
    <message>
        <source>{card}: for a time {what} cards cost {n} less</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}減ります</translation>
    </message>
    <message>
        <source>{card}: for a time {what} cards cost {n} more</source>
        <translation>{card}：一定期間、{what}のカードのコストが{n}増えます</translation>
    </message>
    <message>
        <source>{card}: name a card</source>
        <translation>{card}：カード名を1つ宣言してください</translation>
    </message>
    <message>
        <source>{card}: name a card type</source>
        <translation>{card}：カードの種類を1つ宣言してください</translation>
    </message>
    <message>
        <source>{card}: name a number</source>
        <translation>{card}：数を1つ宣言してください</translation>
    </message>
    <message>
        <source>{card}: {who} carries out by hand what was not understood</source>
        <translation>{card}：読み取れなかった部分を{who}が手作業で処理する</translation>
    </message>
    <message>
        <source>{loser} conceded</source>
        <translation>{loser}が投了しました</translation>
    </message>
    <message>
        <source>{loser} had to draw from an empty deck</source>
        <translation>{loser}は引けるカードがありませんでした</translation>
    </message>
    <message>
        <source>{loser} has no bond left</source>
        <translation>{loser}の絆がなくなりました</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>カード{n}枚</translation>
    </message>
    <message>
        <source>{total} against {def}: {card} is destroyed</source>
        <translation>{total}対{def}：{card}が破壊される</translation>
    </message>
    <message>
        <source>{total} against {def}: {card} is stunned</source>
        <translation>{total}対{def}：{card}がスタン</translation>
    </message>
    <message>
        <source>{total} against {def}: {card} survives</source>
        <translation>{total}対{def}：{card}は耐える</translation>
    </message>
    <message>
        <source>{who} arranges {n} cards on top of the deck</source>
        <translation>{who}がデッキの上の{n}枚を並べた</translation>
    </message>
    <message>
        <source>{who} arranges {n} cards under the deck</source>
        <translation>{who}がデッキの下の{n}枚を並べた</translation>
    </message>
    <message>
        <source>{who} attacks {target} with {card}</source>
        <translation>{who}が{card}で{target}を攻撃した</translation>
    </message>
    <message>
        <source>{card} names more than a game can hold; {n} counts instead</source>
        <translation>{card}の数はゲームで扱える範囲を超えているため、{n}として扱う</translation>
    </message>
    <message>
        <source>The effects on the table are too many; the youngest of them do nothing</source>
        <translation>場の効果が多すぎるため、最も新しい効果は適用されない</translation>
    </message>
    <message>
        <source>{who} cannot draw: the deck is empty</source>
        <translation>{who}はカードを引けない：デッキがない</translation>
    </message>
    <message>
        <source>{who} concedes</source>
        <translation>{who}が投了した</translation>
    </message>
    <message>
        <source>{who} declines to attack</source>
        <translation>{who}は攻撃しなかった</translation>
    </message>
    <message>
        <source>{who} discards {card}</source>
        <translation>{who}が{card}を捨てた</translation>
    </message>
    <message>
        <source>{who} does not agree, and that step is not done</source>
        <translation>{who}が同意しなかったので、その手順は行われない</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who}がカードを1枚引いた</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}が{card}を引いた</translation>
    </message>
    <message>
        <source>{who} gains control of {card}</source>
        <translation>{who}が{card}を支配した</translation>
    </message>
    <message>
        <source>{who} gains {n} CP</source>
        <translation>{who}がCPを{n}得た</translation>
    </message>
    <message>
        <source>{who} gains {n} EP</source>
        <translation>{who}がEPを{n}得た</translation>
    </message>
    <message>
        <source>{who} gains {n} bond</source>
        <translation>{who}の絆が{n}増えた</translation>
    </message>
    <message>
        <source>{who} has the initiative in the first turn</source>
        <translation>最初のターンのイニシアチブは{who}</translation>
    </message>
    <message>
        <source>{who} looks at {cards}</source>
        <translation>{who}が{cards}を見た</translation>
    </message>
    <message>
        <source>{who} loses {n} bond</source>
        <translation>{who}の絆 -{n}</translation>
    </message>
    <message>
        <source>{who} loses {n} bond: {before} to {after}</source>
        <translation>{who}の絆 -{n}（{before}から{after}）</translation>
    </message>
    <message>
        <source>{who} names the number {n}</source>
        <translation>{who}は数{n}を宣言</translation>
    </message>
    <message>
        <source>{who} names {name}</source>
        <translation>{who}は{name}を宣言</translation>
    </message>
    <message>
        <source>{who} places a card face-down</source>
        <translation>{who}が拠点に裏向きで1枚置いた</translation>
    </message>
    <message>
        <source>{who} places the top card of the deck face-down</source>
        <translation>{who}がデッキの一番上のカードを拠点に裏向きで置いた</translation>
    </message>
    <message>
        <source>{who} places {card} face-down</source>
        <translation>{who}が{card}を拠点に裏向きで置いた</translation>
    </message>
    <message>
        <source>{who} plays the arts of {card}</source>
        <translation>{who}が{card}のアーツをプレイした</translation>
    </message>
    <message>
        <source>{who} plays the arts of {card} on {target}</source>
        <translation>{who}が{target}を対象に{card}のアーツをプレイした</translation>
    </message>
    <message>
        <source>{who} plays the arts of {card} on {target} and {more} more</source>
        <translation>{who}が{target}ほか{more}枚を対象に{card}のアーツをプレイした</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who}が{card}をプレイした</translation>
    </message>
    <message>
        <source>{who} plays {card} on {target}</source>
        <translation>{who}が{target}を対象に{card}をプレイした</translation>
    </message>
    <message>
        <source>{who} plays {card} on {target} and {more} more</source>
        <translation>{who}が{target}ほか{more}枚を対象に{card}をプレイした</translation>
    </message>
    <message>
        <source>{who} puts a card under the deck</source>
        <translation>{who}がデッキの下に1枚置いた</translation>
    </message>
    <message>
        <source>{who} puts no card under the deck</source>
        <translation>{who}はデッキの下に1枚も置かなかった</translation>
    </message>
    <message>
        <source>{who} puts {card} under the deck</source>
        <translation>{who}が{card}をデッキの下に置いた</translation>
    </message>
    <message>
        <source>{who} puts {n} cards under the deck</source>
        <translation>{who}がデッキの下に{n}枚置いた</translation>
    </message>
    <message>
        <source>{who} repeats a loop: {n}</source>
        <translation>{who}はループを繰り返す：{n}回</translation>
    </message>
    <message>
        <source>{who} skips the deployment step</source>
        <translation>{who}は配備ステップを飛ばす</translation>
    </message>
    <message>
        <source>{who} skips the draw step</source>
        <translation>{who}はドローステップを飛ばす</translation>
    </message>
    <message>
        <source>{who} skips the homebase step</source>
        <translation>{who}は拠点ステップを飛ばす</translation>
    </message>
    <message>
        <source>{who} supports {target} with {card}</source>
        <translation>{who}が{card}で{target}にスクラムサポートを行った</translation>
    </message>
    <message>
        <source>{who} takes a card</source>
        <translation>{who}が手札に1枚加えた</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who}が{card}を手札に加えた</translation>
    </message>
    <message>
        <source>{who} uses {card}</source>
        <translation>{who}が{card}のクラフトをプレイした</translation>
    </message>
    <message>
        <source>{who} uses {card} on {target}</source>
        <translation>{who}が{target}を対象に{card}のクラフトをプレイした</translation>
    </message>
    <message>
        <source>{who} uses {card} on {target} and {more} more</source>
        <translation>{who}が{target}ほか{more}枚を対象に{card}のクラフトをプレイした</translation>
    </message>
    <message>
        <source>{who} would discard {card}. What happens instead?</source>
        <translation>{who}が{card}を捨てます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who} would draw a card. What happens instead?</source>
        <translation>{who}がカードを1枚引きます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who} would gain {n} bond. What happens instead?</source>
        <translation>{who}の絆が{n}増えます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who} would lose {n} bond. What happens instead?</source>
        <translation>{who}の絆が{n}減ります。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who} would take {n} Overkill damage. What happens instead?</source>
        <translation>{who}が{n}点のオーバーキルダメージを受けます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who} would take {n} stun damage. What happens instead?</source>
        <translation>{who}が{n}点のスタンダメージを受けます。代わりに何が起こりますか？</translation>
    </message>
    <message>
        <source>{who}, by hand: K.O.s {cards}</source>
        <translation>{who}の手作業：{cards}を即死させる</translation>
    </message>
    <message>
        <source>{who}, by hand: actions {cards}</source>
        <translation>{who}の手作業：{cards}をアクションする</translation>
    </message>
    <message>
        <source>{who}, by hand: counters {cards}</source>
        <translation>{who}の手作業：{cards}を無効にする</translation>
    </message>
    <message>
        <source>{who}, by hand: cures {cards}</source>
        <translation>{who}の手作業：{cards}を回復する</translation>
    </message>
    <message>
        <source>{who}, by hand: destroys {cards}</source>
        <translation>{who}の手作業：{cards}を破壊する</translation>
    </message>
    <message>
        <source>{who}, by hand: gives support to {cards}</source>
        <translation>{who}の手作業：{cards}はサポートを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: gives {craft} to {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{craft}を得る</translation>
    </message>
    <message>
        <source>{who}, by hand: gives {str}/{def} to {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{str}/{def}を得る</translation>
    </message>
    <message>
        <source>{who}, by hand: looks at the top {n} cards of the deck</source>
        <translation>{who}の手作業：デッキの上から{n}枚を見る</translation>
    </message>
    <message>
        <source>{who}, by hand: moves {cards} from the deck {where}</source>
        <translation>{who}の手作業：デッキの{cards}を{where}移動する</translation>
    </message>
    <message>
        <source>{who}, by hand: moves {cards} {where}</source>
        <translation>{who}の手作業：{cards}を{where}移動する</translation>
    </message>
    <message>
        <source>{who}, by hand: puts the note “{note}” on {cards}</source>
        <translation>{who}の手作業：{cards}にメモ「{note}」を付ける</translation>
    </message>
    <message>
        <source>{who}, by hand: readies {cards}</source>
        <translation>{who}の手作業：{cards}をレディする</translation>
    </message>
    <message>
        <source>{who}, by hand: reveals {cards}</source>
        <translation>{who}の手作業：{cards}を公開する</translation>
    </message>
    <message>
        <source>{who}, by hand: searches the deck</source>
        <translation>{who}の手作業：デッキを探す</translation>
    </message>
    <message>
        <source>{who}, by hand: stuns {cards}</source>
        <translation>{who}の手作業：{cards}をスタンする</translation>
    </message>
    <message>
        <source>{who}, by hand: takes support from {cards}</source>
        <translation>{who}の手作業：{cards}はサポートを失う</translation>
    </message>
    <message>
        <source>{who}, by hand: takes the notes off {cards}</source>
        <translation>{who}の手作業：{cards}のメモを外す</translation>
    </message>
    <message>
        <source>{who}, by hand: takes {craft} from {cards} {until}</source>
        <translation>{who}の手作業：{cards}は{until}{craft}を失う</translation>
    </message>
    <message>
        <source>{who}, by hand: turns {cards} face-down</source>
        <translation>{who}の手作業：{cards}を裏向きにする</translation>
    </message>
    <message>
        <source>{who}, by hand: turns {cards} face-up</source>
        <translation>{who}の手作業：{cards}を表向きにする</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} discards {n} cards</source>
        <translation>{who}の手作業：{player}は手札を{n}枚捨てる</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} discards {n} cards at random</source>
        <translation>{who}の手作業：{player}は手札を無作為に{n}枚捨てる</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} draws {n} cards</source>
        <translation>{who}の手作業：{player}はカードを{n}枚引く</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} CP</source>
        <translation>{who}の手作業：{player}は{n}CPを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} EP</source>
        <translation>{who}の手作業：{player}は{n}EPを得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} gains {n} bond</source>
        <translation>{who}の手作業：{player}は絆を{n}点得る</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} loses {n} bond</source>
        <translation>{who}の手作業：{player}は絆を{n}点失う</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} reveals the hand</source>
        <translation>{who}の手作業：{player}は手札を公開する</translation>
    </message>
    <message>
        <source>{who}, by hand: {player} shuffles the deck</source>
        <translation>{who}の手作業：{player}はデッキを切る</translation>
    </message>
    <message>
        <source>{who}: SCLM attack on {target} with {card} and {more} more</source>
        <translation>{who}が{card}ほか{more}枚で{target}にスクラム攻撃をした</translation>
    </message>
    <message>
        <source>{who}: SCLM attack on {target} with {card} and {other}</source>
        <translation>{who}が{card}と{other}で{target}にスクラム攻撃をした</translation>
    </message>
    <message>
        <source>Every card here is 1 CP in every turn. Press again to place nothing</source>
        <translation>ここのカード1枚が毎ターン1CPになる。置かないならもう一度押す</translation>
    </message>
    <message>
        <source>Your deployment ended by itself: nothing more could be done. Press again to attack with nobody</source>
        <translation>もうできることがなく、展開は自動で終わった。攻撃しないならもう一度押す</translation>
    </message>
    <message>
        <source>An attack goes to a UNIT or to the player: let go on what it is to attack</source>
        <translation>攻撃先はUNITかプレイヤー。攻撃する相手の上で放す</translation>
    </message>
    <message>
        <source>You cannot attack yourself</source>
        <translation>自分は攻撃できない</translation>
    </message>
    <message>
        <source>A UNIT of that player could be attacked instead: {card}</source>
        <translation>代わりにそのプレイヤーのUNITを攻撃できる：{card}</translation>
    </message>
    <message>
        <source>These UNITs cannot attack players now</source>
        <translation>これらのUNITは今プレイヤーを攻撃できない</translation>
    </message>
    <message>
        <source>{card} has STR {now}: {by} from {source}</source>
        <translation>{card}のSTRは{now}：{source}により{by}</translation>
    </message>
    <message>
        <source>{card} has DEF {now}: {by} from {source}</source>
        <translation>{card}のDEFは{now}：{source}により{by}</translation>
    </message>
    <message>
        <source>Cards of the hand are used in your deployment step and when you may answer</source>
        <translation>手札は、自分の配備ステップか、応えられる時に使う</translation>
    </message>
    <message>
        <source>Nothing can be done with this now</source>
        <translation>これで今できることはない</translation>
    </message>
    <message>
        <source>Wait: it is not you who decides now</source>
        <translation>待とう。今は相手が決める番</translation>
    </message>
    <message>
        <source>Answer the question first: choose on its sheet</source>
        <translation>先に質問に答えよう。シートで選ぶ</translation>
    </message>
    <message>
        <source>Drag it to the homebase, or press Enter on it</source>
        <translation>拠点へドラッグするか、Enterで置く</translation>
    </message>
    <message>
        <source>It can be chosen: click it</source>
        <translation>選べる。クリックしよう</translation>
    </message>
    <message>
        <source>It can be used: drag it, or click it twice</source>
        <translation>使える。ドラッグするか、2回クリックする</translation>
    </message>
    <message>
        <source>Choose among what is marked, or press the main button</source>
        <translation>印のあるものから選ぶか、メインボタンを押す</translation>
    </message>
    <message>
        <source>It cannot be used now; what has a light can act</source>
        <translation>今は使えない。光のあるカードが使える</translation>
    </message>
    <message>
        <source>Played now it does nothing: there is no card for it</source>
        <translation>今プレイしても何も起きない：対象になるカードがない</translation>
    </message>
    <message>
        <source>Played now it does nothing: there is no {kind} for it</source>
        <translation>今プレイしても何も起きない：対象になる{kind}がない</translation>
    </message>
</context>
</TS>
