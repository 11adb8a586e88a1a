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
        <source>A UNIT cannot support itself</source>
        <translation>UNITは自身をサポートできません</translation>
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
        <source>A UNIT of that player could be attacked instead</source>
        <translation>そのプレイヤーのUNITを攻撃できます</translation>
    </message>
    <message>
        <source>An effect forbids it to attack</source>
        <translation>効果により、攻撃できません</translation>
    </message>
    <message>
        <source>Choose what happens instead</source>
        <translation>代わりに起こることを選ぶ</translation>
    </message>
    <message>
        <source>It can't attack alone, and no other UNIT can attack with it</source>
        <translation>単独では攻撃できず、ともに攻撃できるUNITがいません</translation>
    </message>
    <message>
        <source>An effect forbids it to attack players</source>
        <translation>効果により、プレイヤーを攻撃できません</translation>
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
        <source>{card} applies to one of these only: choose which one</source>
        <translation>{card}の効果はこのうち1つにだけ適用されます。どれに適用するか選ぶ</translation>
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
        <source>{card}: choose</source>
        <translation>{card}：選ぶ</translation>
    </message>
    <message>
        <source>{card}: choose a player</source>
        <translation>{card}：プレイヤーを選ぶ</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>捨てるカードを選ぶ</translation>
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
        <source>These UNITs have to attack</source>
        <translation>これらのUNITは攻撃しなければならない</translation>
    </message>
    <message>
        <source>It is ITEM and UNIT already</source>
        <translation>すでにITEMでありUNITでもある</translation>
    </message>
    <message>
        <source>No two of your ready UNITs have enough CP cost to board it</source>
        <translation>搭乗に必要なCPコストを満たすレディ状態のUNITがいない</translation>
    </message>
    <message>
        <source>Do what this attack demands?</source>
        <translation>この攻撃に必要な行動を行いますか？</translation>
    </message>
    <message>
        <source>Reveal cards that trigger, or none</source>
        <translation>誘発したカードを公開するか選ぶ</translation>
    </message>
    <message>
        <source>Choose who gets what</source>
        <translation>どのカードに何を与えるか選ぶ</translation>
    </message>
    <message>
        <source>Choose which one gets what is said of one of them</source>
        <translation>「1つ」についての効果を適用するカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose a UNIT to link with, or none</source>
        <translation>戦術リンクさせるUNITを選ぶ（選ばなくてもよい）</translation>
    </message>
    <message>
        <source>Choose ready UNITs to board, with a total CP cost of at least {least}</source>
        <translation>搭乗させるレディ状態のUNITを選ぶ（CPコストの合計が{least}以上）</translation>
    </message>
    <message>
        <source>Does this UNIT have Covert?</source>
        <translation>このUNITは【暗躍】を持ちますか？</translation>
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
        <source>Choose up to {most} of the cards you found</source>
        <translation>見つけたカードを{most}枚まで選ぶ</translation>
    </message>
    <message>
        <source>Choose up to {most} targets</source>
        <translation>対象を{most}つまで選ぶ</translation>
    </message>
    <message>
        <source>Choose which replacement applies</source>
        <translation>適用する置換効果を選ぶ</translation>
    </message>
    <message>
        <source>Choose to which the replacement applies</source>
        <translation>置換効果を適用するものを選ぶ</translation>
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
        <source>Doll</source>
        <translation>人形</translation>
    </message>
    <message>
        <source>EP are gained from cards in your homebase</source>
        <translation>EPは自分の拠点のカードから獲得します</translation>
    </message>
    <message>
        <source>Hate</source>
        <translation>ヘイト</translation>
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
        <source>It can be used only {count} times each turn</source>
        <translation>プレイできるのは1ターンに{count}回までです</translation>
    </message>
    <message>
        <source>It can be used only once each turn</source>
        <translation>プレイできるのは1ターンに1回だけです</translation>
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
        <source>It has Covert; only UNITs with Covert may attack it</source>
        <translation>【暗躍】を持っています。攻撃できるのは【暗躍】を持つUNITだけです</translation>
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
        <source>No overkill: an effect forbids it</source>
        <translation>オーバーキルなし：効果により禁じられている</translation>
    </message>
    <message>
        <source>No overkill: it is an SCLM attack</source>
        <translation>オーバーキルなし：スクラム攻撃のため</translation>
    </message>
    <message>
        <source>No overkill: {card} has support</source>
        <translation>オーバーキルなし：{card}はサポートを持つ</translation>
    </message>
    <message>
        <source>No overkill: the attacking UNIT cannot cause it</source>
        <translation>オーバーキルなし：攻撃UNITはオーバーキルしない</translation>
    </message>
    <message>
        <source>Choose a homebase card to action for EP</source>
        <translation>EPのためにアクションする拠点のカードを選ぶ</translation>
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
        <source>Prism College</source>
        <translation>分光学院</translation>
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
        <source>Put any number of these cards under your deck, the rest on top</source>
        <translation>好きな枚数をデッキの下に、残りを上に置く</translation>
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
        <source>SCLM Support is between two UNITs that you control</source>
        <translation>スクラムサポートは、自分のUNIT2つで行います</translation>
    </message>
    <message>
        <source>Several crafts of yours triggered: choose the one to play next (the last one played resolves first)</source>
        <translation>次にプレイする誘発クラフトを選ぶ（後のものから解決）</translation>
    </message>
    <message>
        <source>Hidden cards of the other player were seen since</source>
        <translation>その後に、相手の隠れたカードが見えました</translation>
    </message>
    <message>
        <source>Chance has decided something since</source>
        <translation>その後に、無作為に決まったことがあります</translation>
    </message>
    <message>
        <source>Hidden cards of your own were seen since</source>
        <translation>その後に、自分の隠れたカードが見えました</translation>
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
        <source>The craft is not valid where the card lies</source>
        <translation>このクラフトは、カードが今ある領域では有効ではありません</translation>
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
        <source>The supporting UNIT must be ready</source>
        <translation>サポートする側のUNITはレディ状態でなければなりません</translation>
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
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>選択肢</translation>
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
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{card} and {n} more get {str}/{def}</source>
        <translation>{card}ほか{n}枚が{str}/{def}を得た</translation>
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
        <source>{card} and {other} are linked</source>
        <translation>{card}と{other}が戦術リンクした</translation>
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
        <source>{card} is struck back, {str} against {def}: stunned, -{n}</source>
        <translation>{card}は応戦され、{str}対{def}でスタンする（絆 -{n}）</translation>
    </message>
    <message>
        <source>{card} is stunned</source>
        <translation>{card}がスタンした</translation>
    </message>
    <message>
        <source>{card} is revealed</source>
        <translation>{card}が公開された</translation>
    </message>
    <message>
        <source>{who} gains control of {card}</source>
        <translation>{who}が{card}を支配した</translation>
    </message>
    <message>
        <source>{who} looks at {cards}</source>
        <translation>{who}が{cards}を見た</translation>
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
        <source>{who} attacks {target} with {card}</source>
        <translation>{who}が{card}で{target}を攻撃した</translation>
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
        <source>{who} draws a card</source>
        <translation>{who}がカードを1枚引いた</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}が{card}を引いた</translation>
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
        <source>{who} loses {n} bond</source>
        <translation>{who}の絆 -{n}</translation>
    </message>
    <message>
        <source>{who} loses {n} bond: {before} to {after}</source>
        <translation>{who}の絆 -{n}（{before}から{after}）</translation>
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
        <source>{who} puts {card} under the deck</source>
        <translation>{who}が{card}をデッキの下に置いた</translation>
    </message>
    <message>
        <source>{who} arranges {n} cards under the deck</source>
        <translation>{who}がデッキの下の{n}枚を並べた</translation>
    </message>
    <message>
        <source>{who} arranges {n} cards on top of the deck</source>
        <translation>{who}がデッキの上の{n}枚を並べた</translation>
    </message>
    <message>
        <source>{who} puts {n} cards under the deck</source>
        <translation>{who}がデッキの下に{n}枚置いた</translation>
    </message>
<message>
        <source>{who} puts no card under the deck</source>
        <translation>{who}はデッキの下に1枚も置かなかった</translation>
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
        <source>{who}: SCLM attack on {target} with {card} and {more} more</source>
        <translation>{who}が{card}ほか{more}枚で{target}にスクラム攻撃をした</translation>
    </message>
    <message>
        <source>{who}: SCLM attack on {target} with {card} and {other}</source>
        <translation>{who}が{card}と{other}で{target}にスクラム攻撃をした</translation>
    </message>
</context>
</TS>
