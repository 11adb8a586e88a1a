"""Still more wordings of both languages and the plainer ones that mean the same, for
:mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_STATS = "STR|DEF|CPコスト"


def _opponent(found: re.Match[str]) -> str:
    """ "Whenever your opponent ..., they lose": it is that player who does."""
    return f"{found['when']}your opponent {found['verb']}s"


def _rest(found: re.Match[str]) -> str:
    """ "Each player chooses a UNIT they control and stuns the rest": all others."""
    verb = found["one"] or found["other"]
    return f"{found['lead']}{found['choose']}. {verb[0].upper()}{verb[1:]} all other {found['kind']}s"


MORE: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(r"\b(would [^.,]*?)\bbecome stunned\b"), r"\1be stunned"),
        (re.compile(r"\b[Tt]his card's attacks? can't cause (?:any )?[Oo]verkill"), "This card can't cause overkill"),
        (
            re.compile(r"^(\W*)(UNITs\b[^.“”]*?) can't fight back (?:against )?this (?:card|UNIT)\.$"),
            r"\1This card can't be fought back by \2.",
        ),
        (re.compile(r"(\b[Ww]hile (?:an? )?[^.,]*?) boards this (?=card|UNIT|ITEM)"), r"\1 is boarding this "),
        (
            re.compile(r"\b([Ii]f (?:it|that (?:UNIT|card))) has the same organization as (?=this card|an?\b)"),
            r"\1 shares an organization with ",
        ),
        (re.compile(r"\bif none (was|were) (\w+) this way\b", re.I), r"If no cards were \2 this way"),
        (
            re.compile(
                r"^(?P<lead>\W*(?:\{enter\} ?|\{action\}: ?)?(?:[Ww]hen(?:ever)? [^.,]*, )?)"
                r"(?P<choose>[Ee]ach player chooses a (?P<kind>UNIT|ITEM) they control)"
                r"(?: and (?P<one>stun|destroy)s|\. (?P<other>Stun|Destroy)) the rest"
            ),
            _rest,
        ),
        (
            re.compile(
                r"(?P<when>\b[Ww]hen(?:ever)? (?![^.,]*\bplayer)[^.,]*"
                r"your opponent(?:'s trail\b[^.,]*| [^.,]*), (?:if [^.,]*, )?)"
                r"they (?P<verb>lose|discard|draw|gain)\b"
            ),
            _opponent,
        ),
        (re.compile(r"\b([Ii]f (?:it|that EVENT|that card) was played from) (?:its owner's|an?|the) "), r"\1 their "),
        (
            re.compile(
                r"(\b[Rr]eveal any number of [^.]* from your hand\. [Ii]f) "
                r"(?:you revealed (\w+ or more) cards|(\w+ or more) cards were revealed) this way"
            ),
            r"\1 there are \2\3 cards among them",
        ),
        (
            re.compile(r"^(\W*UNITs (?:attacking|in combat with|combating) this card [^.“”]*?) this combat\.$"),
            r"\1.",
        ),
        (re.compile(r"(?:[Yy]our|[Tt]he) chosen organizations are linked\b"), "Link those organizations"),
        (re.compile(r"\b(link) (?:your|the) chosen organizations\b", re.IGNORECASE), r"\1 those organizations"),
        (
            re.compile(r"^(\W*)[Tt]he first time each turn (you|your opponent) ([^,]*),"),
            r"\1The first time \2 \3 each turn,",
        ),
        (re.compile(r"(\b[Dd]uring your opponent's [^.,]*, )they (?=can't|cannot|may not)"), r"\1your opponent "),
        (re.compile(r"\b(show|shows) (it|them) to your opponent\b"), r"reveal \2"),
        (
            re.compile(r"^(\W*)Counter the first (EVENT) (your opponent) plays each turn\."),
            r"\1The first time \3 plays an \2 each turn, counter it.",
        ),
        (
            re.compile(
                r"^(\W*)([Tt]arget [^.]*?) (?:gains?|has) an organization of your choice"
                r"( until end of turn| this turn|)"
            ),
            r"\1Choose an organization. \2 gains that organization\3",
        ),
        (
            re.compile(r"\b(all )?the organizations of another|\ball organizations of another"),
            "the organizations of another",
        ),
        (re.compile(r"\b(another target UNIT)'s organizations\b"), r"the organizations of \1"),
        (re.compile(r"\btarget of an arts\b"), "target of arts"),
        (re.compile(r"(\bits owner's [^.]*\.) That player\b"), r"\1 Its owner"),
        (re.compile(r"^[Tt]ake (an (?:additional|extra) combat phase)"), r"Have \1"),
        (re.compile(r"\b([Tt]his card in your hand) gets (\d) (less|more) CP cost\b"), r"\1 costs \2 \3"),
        (re.compile(r"\b(Ignore all effects) (?:currently )?applied (?:on|to)\b"), r"\1 currently applied to"),
        (
            re.compile(
                r"(\bthis card (?:gets|gains|has|loses) [^.“”]*\. (?:Then,? )?)it (?=gets|gains|has|loses)", re.I
            ),
            r"\1this card ",
        ),
        (re.compile(r"\b(EVENT or arts) being played\b"), r"\1"),
        (re.compile(r"\bby an opponent's (?=effects?\b|card effects?\b)"), "by your opponent's "),
        (re.compile(r"\b(?:Use|Activate) this (craft|arts) only (while|when|if|during)\b"), r"Play this \1 only \2"),
        (re.compile(r"\b(Play this (?:craft|arts|EVENT) only) when (?=this |you |your )"), r"\1 if "),
        (re.compile(r"\b([Tt]arget \w+|[Tt]his card) has (\d) (less|more) CP cost\b"), r"\1's CP cost is \2 \3"),
        (re.compile(r"\b([Tt]he player) with the (?:lower|lowest) bond\b"), r"\1 with less bond"),
        (re.compile(r"\b([Tt]he player) with the (?:higher|highest) bond\b"), r"\1 with more bond"),
        (re.compile(r"\b(draws?) that many(?=\.)"), r"\1 that many cards"),
        (
            re.compile(
                r"(\b[Tt]his (?:card|UNIT) (?:stuns|attacks|defends against|fights back) an? UNIT"
                r"(?: your opponent controls)?) with (greater|higher|more|lower|less) (STR|DEF|CP cost)"
                r"(?! than)(?![^.]*, it\b)"
            ),
            r"\1 with \2 \3 than this card",
        ),
        (re.compile(r"\b([Tt]his card) has (\d) or (more|less) (STR|DEF)\b"), r"\1's \4 is \2 or \3"),
        (
            re.compile(
                r"^(\W*(?:\{action\}, )?(?:Remove|Destroy|Stun|Action|Discard) this card[^:]*: [^.]*?)"
                r"\bits (?=STR|DEF|CP)"
            ),
            r"\1this card's ",
        ),
        (
            re.compile(r"\b([Yy]ou) places? (a card(?: from your hand)?) in(?:to)? your homebase"),
            r"\1 put \2 into your homebase",
        ),
        (
            re.compile(
                r"\b([Ii]f|[Ww]hile|[Aa]s long as) (an? [^.,]*?) is in "
                r"(your(?: opponent's)? (?:homebase|trail|hand))(?=,|\.)"
            ),
            r"\1 there is \2 in \3",
        ),
        (re.compile(r"\bamong revealed cards\b"), "among the revealed cards"),
        (re.compile(r"^(\W*)(?:When|Whenever) you rebuild,"), r"\1Whenever you rebuild a card,"),
        (
            re.compile(r"\bplay (an? (?:UNIT|ITEM)\b[^.,]*?) and (lower|higher) CP cost from your (hand|trail)"),
            r"play \1 and with \2 CP cost than it from your \3",
        ),
    ),
    "ja": (
        (re.compile(rf"([0-9]+|X)(以下|以上)の({_STATS})を持つ"), r"\3が\1\2の"),
        (re.compile(rf"(?:(?<=^)|(?<=[。、]))([^。、]*?の(?:枚数|数))(以下|以上)の({_STATS})を持つ"), r"\3が\1\2の"),
        (
            re.compile(r"(?:すべて|全て)のクラフトを失い、(?:さらに)?([+\-][0-9]+/[+\-][0-9]+)を得る"),
            r"\1を得て、すべてのクラフトを失う",
        ),
        (re.compile(r"このターン、(?=それら?は)"), "このターン中、"),
        # of a craft, which is valid so long; in an effect it is for how long
        (re.compile(r"(^\s*[・•][^、。：:{}「]*状態)である(?:限り|間)(?=、)"), r"\1なら"),
        (re.compile(rf"(^\W*これが)({_STATS})のより(高い|低い|大きい|小さい)(?=UNIT)"), r"\1これより\2が\3"),
        (re.compile(r"の数が(?:より)?(少ない|多い)(方の|ほうの|)プレイヤー"), r"が\1プレイヤー"),
        (re.compile(r"(?<=差の半分)の絆を得る((?:[（(][^（()）]*[)）])?)"), r"\1に等しい絆を得る"),
        (re.compile(r"(?<=差の半分)((?:[（(][^（()）]*[)）])?)の絆を得る"), r"\1に等しい絆を得る"),
        (re.compile(r"(^\W*)あなたが(?:自身の)?ドローステップに(?=カードを)"), r"\1あなたのドローステップに、あなたが"),
        (re.compile(r"(^\W*)あなたのドローステップに(?=カードを引く場合)"), r"\1あなたのドローステップに、あなたが"),
        (
            re.compile(r"(このクラフト|このEVENT|このアーツ)は([^。]*?)プレイできず、(?=[^。]*プレイできない)"),
            r"\1は\2プレイできない。\1は",
        ),
        (re.compile(r"(?<=[0-9]つ)以上で(?=(?:スクラム)?攻撃した)"), "以上"),
        (
            re.compile(
                r"(?:これにより|この方法で)?カード(?:が|を)?1枚も(?:捨てられ|捨て)なかった(?=なら|場合)|"
                r"(?:これにより|この方法で)(?:カードを(?:1枚も)?|1枚も)捨てなかった(?=なら|場合)"
            ),
            "これにより捨てたカードがない",
        ),
        (
            re.compile(r"(手札の[^。]*公開(?:する|してもよい)。)(?:これにより)?([0-9]+)枚以上公開した(?=なら)"),
            r"\1公開したカードが\2枚以上",
        ),
        (
            re.compile(
                r"(あなたの軌跡|手札)から、?(CPコストの合計が[0-9]+以下になるように)、?(UNIT|ITEM|カード)を"
                r"(?=(?:最大)?[0-9]+枚まで)"
            ),
            r"\2、\1の\3を",
        ),
        (re.compile(r"(?<=あなたが)(?=再構築した時)"), "カードを"),
        (re.compile(r"これが(?=【[^】]+】をプレイした時)"), "この"),
        (re.compile(r"デッキを上から(?=[0-9]+枚)"), "デッキの上から"),
        (re.compile(r"(?<=[い])ないと(?=プレイできない)"), "なければ"),
        (re.compile(r"を(?:その|それの|それらの)持ち主の(?=デッキ|手札|軌跡|拠点)"), "を持ち主の"),
        (
            re.compile(r"(【[^】]+】を持(?:つ|たない))(あなたの|相手の)(他の)?(?=UNIT|ITEM)"),
            lambda found: f"{found[2]}{found[3] or ''}{found[1]}",
        ),
        (re.compile(r"(?<=フェイズ中|ステップ中)でなければプレイできない"), "しかプレイできない"),
        (re.compile(r"(?:プレイされた|プレイ中の)(EVENTかアーツ|アーツかEVENT)(?=を[0-9][枚つ])"), "EVENTかアーツ"),
        (re.compile(r"プレイされた(?=(?:EVENT|アーツ)を[0-9][枚つ])"), "プレイ中の"),
        (re.compile(r"プレイ中のEVENTかプレイ中のアーツ"), "EVENTかアーツ"),
        (re.compile(r"デッキの([^。、]*?を(?:最大)?[0-9]枚(?:まで)?)探し"), r"デッキから\1探し"),
        (re.compile(r"(「[^」]*」)を(このターン中|この戦闘中)得る"), r"\2\1を得る"),
        (
            re.compile(r"^(\W*)各ターン(?:の)?最初に相手がプレイしたEVENTを無効にする。"),
            r"\1各ターン、相手が初めてEVENTをプレイした時、それを無効にする。",
        ),
        (re.compile(r"(STRとDEF|STR|DEF)を((?:それぞれ)?[0-9]+)にする"), r"\1は\2になる"),
        (re.compile(r"(?:すべての|全ての|両方の|両)プレイヤーの(?=手札|拠点|軌跡|デッキ|場)"), "各プレイヤーの"),
        (
            re.compile(
                r"(各プレイヤーの(?:拠点|場)に(?:ある|いる)(?:表向き|裏向き)の[^。、]*?)を(?=表向きに|裏向きに)"
            ),
            r"\1をすべて",
        ),
        (
            re.compile(
                r"(相手|(?:それ|そのUNIT|そのカード)の(?:コントローラー|支配者|持ち主))の手札を([^。、]*?)捨てさせる"
            ),
            r"\1は手札を\2捨てる",
        ),
        (re.compile(r"(あなたの|相手の|)UNITが搭乗している(?=ITEM)"), r"搭乗されている\1"),
        (re.compile(r"搭乗中の(?=(?:あなたの|相手の|)ITEM)"), "搭乗されている"),
        (
            re.compile(r"その中に(UNIT|ITEM|EVENT|BASE)が(?:ある|いる)(?:なら|場合)、(?:それ|その\1)を(?=1枚)"),
            r"その中の\1を",
        ),
        (re.compile(r"(これ|それ)が持つ組織と(?=同じ組織|共通)"), r"\1と"),
        (re.compile(r"(?<=[。、])(?=(?:加えた|戻した|捨てた)カード[2-9]枚につき)"), "これにより"),
        (
            re.compile(
                r"^(\W*これ(?:を攻撃|に攻撃|と戦闘)(?:中の|している)UNITは)(?:すべて、?)?この戦闘中、?(?=[^。]*。$)"
            ),
            r"\1",
        ),
        (re.compile(r"(?<=[うくすつぬぶむる])なら、代わりに"), "場合、代わりに"),
        (
            re.compile(
                r"(このクラフト|このEVENT|このアーツ)は([^。]*?)(?:である|の|な)?(?:時|とき|場合)に?(?:のみ|だけ)プレイできる"
            ),
            r"\1は\2でなければプレイできない",
        ),
        (
            re.compile(
                r"^(このターン中|この戦闘中)、((?:あなた|相手)は[^。、]*?(?:受け|失わ|得られ|引け|プレイでき|攻撃でき))ず、([^。]*。)$"
            ),
            r"\1、\2ない。\1、\3",
        ),
        (re.compile(r"クラフトを(?:すべて|全て)失う"), "すべてのクラフトを失う"),
        (re.compile(r"(あなた|相手)の(UNIT|ITEM|BASE)の数が(あなた|相手)(?:の\2の数|のもの)?より"), r"\1の\2が\3より"),
        (
            re.compile(
                rf"((?:あなた|相手)の[^。、]*?の(?:枚数|数))より({_STATS})が(低い|小さい|高い|大きい)(?=UNIT|ITEM)"
            ),
            r"\2が\1より\3",
        ),
        (
            re.compile(r"(?<=ステップ)に(?:あなたが)?手札(?:のカード)?を拠点に置いた時"),
            "に手札のカードを拠点に置いた時",
        ),
        (re.compile(r"相手の(?:カードの)?効果(?:で|により)(?=これを捨てた時)"), "相手の効果によってあなたが"),
        (re.compile(r"(?<=公開したカード)の(?=組織1(?:種類|つ)につき)"), "が持つ異なる"),
        (
            re.compile(r"((?:(?<=[・、。])|^(?!・))[^、。]*?UNIT)をあなたが([0-9]つ以上)支配している"),
            r"あなたの場に\1が\2いる",
        ),
    ),
}
