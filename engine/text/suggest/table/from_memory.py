"""How players put from memory what a card says, and the plainer words for it, for
:mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

#: What a clause can begin after.
_BEGINS = r"(^|(?<=[.:,] )|(?<=\} )|(?<=and ))"


#: The beginning of a line up to a word, with nothing in it on which what comes after might depend.
_SURE = r"(?:(?!\b(?:[Ii]f|[Ww]hile|[Uu]nless|may|[Aa]s long as)\b)[^.])*?"


def _cased(found: re.Match[str], plain: str) -> str:
    """Plainer words, in capitals where the others were."""
    return plain[0].upper() + plain[1:] if found.group().lstrip()[0].isupper() else plain


def _verb(words: str, plain: str) -> tuple[re.Pattern[str], Any]:
    return re.compile(rf"\b(?:{words})\b", re.IGNORECASE), lambda found: _cased(found, plain)


#: Whose Overkill damage can be more.
_DEALING = r"this card|(?:[\w ]+ |)UNITs you control"


def _overkill(found: re.Match[str]) -> str:
    """ "Overkill damage dealt by UNITs you control is increased by 1": what each of them would deal is so much more."""
    who = found["who"] or found["by"]
    if "UNITs" in who:
        who = who.removesuffix("UNITs you control").strip()
        one = f"{who[0].lower() if who.split()[0] in ('Other', 'Cursed') else who[0]}{who[1:]} " if who else ""
        article = "an" if one[:1] in tuple("aeioAEIO") else "a"
        who = f"{'another ' if one == 'other ' else f'{article} {one}'}UNIT you control"
    lead = found["lead"]
    loses = "twice that much" if found.groupdict().get("twice") else f"{found['more']} more"
    begin = "if" if lead == ", " else "If"
    return f"{lead}{begin} {who} would deal Overkill damage, your opponent loses {loses} bond instead"


#: Participles of what effects cannot do.
_DONE = {"stun": "stunned", "destroy": "destroyed", "cure": "cured", "K.O.": "K.O.'d", "return": "returned",
         "discard": "discarded"}  # fmt: skip

LOOSE: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        _verb("look through (?=your deck for)", "search "),
        _verb("take a (?:look|peek) at", "look at"),
        _verb("get back", "return"),
        (
            re.compile(r"\b([Tt])ake ([^.,]*?) out of the game\b"),
            lambda found: f"{'R' if found[1] == 'T' else 'r'}emove {found[2]} from the game",
        ),
        (
            re.compile(r"\b([Ee])very (?=(?:other )?(?:[A-Z]|card\b))"),
            lambda found: f"{'each' if found[1] == 'e' else 'Each'} ",
        ),
        _verb("put (?=[^.,]* back (?:in)?to (?:its owner's|their owners'|your|their) hands?\\b)", "return "),
        (
            re.compile(r"(?<=\b)(?<=[A-Za-z]) back (?:in)?to (its owner's|their owners'|your|their) (hands?)\b"),
            r" to \1 \2",
        ),
        (re.compile(r"(\btarget [^.]*?\bs? ?)\beach (gets?|gains?|have|lose)\b", re.IGNORECASE), r"\1\2"),
        (re.compile(r"\bfor this (combat|turn)\b"), r"this \1"),
        (
            re.compile(rf"^({_SURE}this (?:combat|turn)), then (draw|discard|gain|lose|put|stun|cure|ready)\b"),
            r"\1. Then, \2",
        ),
        (re.compile(r", (actioned|ready)(?=\.|,)"), r" \1"),
        (re.compile(r"\b([Ll]ink your [^.,]*?) and your (?=[A-Z])"), r"\1 and "),
        (re.compile(r"\bAfter that,? (?:you )?(?=\w)"), "Then, "),
        (
            re.compile(rf"^({_SURE}\b[Tt]arget {_SURE}\bloses? [^.,]*?), (?:and )?then (gets?|gains?|loses?) "),
            r"\1. Then, it \2 ",
        ),
        (re.compile(rf"{_BEGINS}[Tt]arget another (UNIT|ITEM|card)"), r"\1Another target \2"),
        (re.compile(r"\b([Pp]lay this craft) no more than once (?:per|a|each) turn"), r"\1 only once each turn"),
        (
            re.compile(r"^(\W*)([A-Z][^.:,]*?) (?:has|have) (\d+) (less|more|lower|higher) building level\b"),
            lambda found: (
                f"{found[1]}The building level of {found[2]} is {found[3]} "
                f"{'less' if found[4] in ('less', 'lower') else 'more'}"
            ),
        ),
        (re.compile(r"(\bBASEs?) cards? in your homebase\b"), r"\1 you control"),
        (re.compile(r"\b([Tt]reat) it as (?:though|if) you control"), r"\1 as though you control"),
        (
            re.compile(r"\btreat as though you control ([^.,]*?), and (?=your|UNITs|this)"),
            r"treat as though you control \1. ",
        ),
        (
            re.compile(r"\bfor the rest of the game, (\w)([^.]*)\.", re.IGNORECASE),
            lambda found: f"{found[1].upper()}{found[2]}.",
        ),
        (re.compile(r",? for the rest of (?:the|this) game(?=\.|,)"), ""),
        (re.compile(r"\bcomes? (?:in|on)to the field\b"), "enters the field"),
        (
            re.compile(r"^(\W*)When(?:ever)? you put this card (?:on|onto) the field, "),
            r"\1When this card enters the field, ",
        ),
        (re.compile(r"\b([Aa]t) (?:the )?end of turn, "), r"\1 the end of the turn, "),
        (
            re.compile(r"\bplay a (second|third|fourth) (card|EVENT|UNIT|ITEM) (?:in a|in the same|each|this) turn,"),
            r"play your \1 \2 each turn,",
        ),
        *(
            (re.compile(rf"^(\W*){said}\.$"), r"\1You draw one more card during your draw step.")
            for said in (
                "During your draw step, (?:you )?draw (?:an additional|one more|an extra) card",
                "Draw (?:an additional|one more|an extra) card during your draw step",
                "During your draw step, (?:you )?draw two cards instead of one",
                "(?:You d|D)raw two cards during your draw step instead of one",
            )
        ),
        (
            re.compile(r"\bYour opponent can't target ([^.,“”]*?) with (effects|EVENTs|crafts|arts)\b"),
            r"\1 can't be targeted by your opponent's \2",
        ),
        (
            re.compile(
                r"(^\W*|\. )(Your opponent's|Your) effects can't (stun|destroy|cure|K\.O\.|return|discard) "
                r"([^.,“”]*?)(?=\.)"
            ),
            lambda found: (
                f"{found[1]}{found[4][0].upper()}{found[4][1:]} can't be {_DONE[found[3]]} "
                f"by {found[2].lower()} effects"
            ),
        ),
        (re.compile(r"\b(costs? \d+)(?: [CE]P)? (less|more) to play (?=for each)"), r"\1 \2 "),
        (re.compile(r"(\bthan this (?:card|UNIT) can't attack) it(?=\.)"), r"\1 this card"),
        (re.compile(r"\bYou lose no bond when this (?:card|UNIT) is stunned\."), "This card takes no stun damage."),
        (
            re.compile(
                rf"(?P<lead>^\W*|, |“ ?・? ?)Overkill damage (?:(?:that |)(?P<who>{_DEALING}) deals?|"
                rf"(?:that is |)dealt by (?P<by>{_DEALING})) is "
                r"(?:increased by (?P<more>\d+)|(?P<twice>doubled))(?=\.|$|”)",
                re.IGNORECASE,
            ),
            _overkill,
        ),
        (
            re.compile(
                rf"(?P<lead>^\W*|, |“ ?・? ?)(?P<who>{_DEALING}) deals? (?P<more>\d+) "
                r"(?:additional|extra|more) Overkill damage(?=\.|$|”)",
                re.IGNORECASE,
            ),
            _overkill,
        ),
        (re.compile(r"^(\W*)(?:While|As long as) ([^.]*?, if [^.]* would [^.]* instead\.)$"), r"\1If \2"),
        (re.compile(r"\b([Ll]ink) (?!SCLM)(?=[A-Z][a-z]+(?: [A-Z][a-z]+)* and [A-Z])"), r"\1 your "),
        (
            re.compile(r"\b([Rr]ebuild (?:an?|one|two|three|up to \w+|any number of) cards?)(?=\.|,| and )"),
            r"\1 in your homebase",
        ),
        (re.compile(r"\bDo this only once each turn\b"), "This craft triggers only once each turn"),
        (re.compile(r"\b([Tt]he first time each turn) that (you|your opponent) "), r"\1 \2 "),
        (re.compile(r"\bbecome stunned in its place\b"), "be stunned in its place"),
        (re.compile(r"\bhave this card (?:become|be) stunned in its place\b"), "stun this card instead"),
        (re.compile(r"\bit isn't (?:K\.O\.'d|stunned|destroyed); (\w+ (?:it|this card) instead)\b"), r"\1"),
        (re.compile(r"\bwould become stunned\b"), "would be stunned"),
        (re.compile(r"\bwould be put into their trail\b"), "would be put into the trail"),
        (
            re.compile(r"\bwould gain bond, they gain that much minus (\d+) instead\b"),
            r"would gain bond, they gain \1 less bond instead",
        ),
        (
            re.compile(r"\bdraws? (?:one|1) card\b(?! for| less| more)"),
            lambda found: found.group().replace("one", "a").replace("1", "a"),
        ),
        (
            re.compile(r"\bYou can play this craft only (while|if|when) ([^.]*?) and only once (?:each|per|a) turn\."),
            r"Play this craft only if \2. Play this craft only once each turn.",
        ),
        (re.compile(r"\bfor as long as (this card) remains on the field\b"), r"until \1 leaves the field"),
        (re.compile(r"\ba (?:CP|EP) cost of (?=\d)"), lambda found: found.group()[2:].replace(" of", "")),
        (re.compile(r"(\bonto the field) under (?:its owner's|their owners') control\b"), r"\1"),
        (re.compile(r"\b([Tt])hat card onto the field(?: +|, )(actioned|ready)"), r"\1hat card onto the field \2"),
        (re.compile(r"\bthe UNITs that had boarded it\b"), "the UNITs that were boarding it"),
        (re.compile(r"\bif (?:this|it) makes its (STR|DEF) 0 or less\b", re.IGNORECASE), r"If its \1 is 0 or less"),
        (re.compile(r"\bhas \[([^\]]+)\], it loses it\b"), r"has [\1], it loses [\1]"),
        (re.compile(r"\bIf you played this from (your (?:homebase|hand|trail)),"), r"If this card was played from \1,"),
        (
            re.compile(
                r"\b([Ww]hen(?:ever)?) a UNIT boards (an (?:ITEM|UNIT) (?:you control|your opponent controls))"
                r"(?!.*\b(?:it|its|them|that UNIT|that ITEM)\b)"
            ),
            r"\1 \2 is boarded",
        ),
        (
            re.compile(
                r"\b(if you control exactly one (UNIT|ITEM)\b([^,.]*),) (?:it|that (?:UNIT|ITEM)) (?=gets|gains|can't)",
                re.I,
            ),
            r"\1 each \2 you control\3 ",
        ),
        (
            re.compile(
                r"\b(if this (?:card|UNIT) (?:(?! an? )[^,.])*? and) it (?=is|isn't|was|wasn't|has|didn't)", re.I
            ),
            r"\1 this card ",
        ),
        (
            re.compile(r"(\bwould be (stunned|destroyed|K\.O\.'d)[^.,]*, )it isn't(?: \2|) and (?=[^.]*\binstead\.)"),
            r"\1",
        ),
        (
            re.compile(r"\b([Bb]oth|[Aa]ll) players ([^.,:]*?),? then each of them (?=\w+s\b)"),
            r"Each player \2, then each player ",
        ),
        (re.compile(r"(\bonto its owner's field(?: actioned| ready|),) and that player\b"), r"\1 and its owner"),
        (
            re.compile(
                r"^(\W*)([A-Z][^.:,]*?) (ha(?:ve|s) [^.,]*), and (?:their|its) ([CE]P) costs? (?:are|is) "
                r"(reduced|increased) by (\d)\."
            ),
            lambda found: (
                f"{found[1]}{found[2]} {found[3]}. The {found[4]} cost of {found[2]} is {found[6]} "
                f"{'less' if found[5] == 'reduced' else 'more'}."
            ),
        ),
    ),
    "ja": (
        (
            re.compile(r"(あなた|相手)の(ITEM|UNIT)にUNITが搭乗した(?=(?:時|とき)(?!.*(?:それ|その)))"),
            r"\1の\2が搭乗された",
        ),
        (
            re.compile(r"((?:あなた|相手)の[^。、]*?(?:UNIT|ITEM))が(?:ちょうど)?1つ(なら|の場合)、それは"),
            r"\1が1つ\2、\1は",
        ),
        (re.compile(r"(これが[^。、]*?)(?:攻撃して(?:おり|いて))、(?:かつ|)(?=スタン状態)"), r"\1攻撃していて、これが"),
        (
            re.compile(r"(代わりに、?)((?:あなたは|相手は|))それより([0-9]+)点(少ない|多い)絆を得る"),
            lambda found: f"{found[1]}{found[2]}得る絆を{found[3]}点{'減らす' if found[4] == '少ない' else '増やす'}",
        ),
        (
            re.compile(
                r"(これ|このカード|あなたの(?:[^。、「」はがを]*の|)UNIT)が与えるオーバーキルダメージ(?:を|は|が)、?([0-9]+)点?(?:増やす|増える|多くなる)"
            ),
            r"\1がオーバーキルダメージを与える場合、代わりに、相手は失う絆を\2点増やす",
        ),
        (
            re.compile(
                r"(これ|このカード|あなたの(?:[^。、「」はがを]*の|)UNIT)が与えるオーバーキルダメージ(?:を|は|が)、?(?:2倍)(?:にする|になる|となる)"
            ),
            r"\1がオーバーキルダメージを与える場合、代わりに、相手はその点数の2倍の点数の絆を失う",
        ),
        (
            re.compile(
                r"(オーバーキルダメージを与える(?:場合|なら)、代わりに)、?その2倍のオーバーキルダメージを与える"
            ),
            r"\1、相手はその点数の2倍の点数の絆を失う",
        ),
        (
            re.compile(r"相手は(これ|このカード|あなたのUNIT)を(?:効果の)?対象にできない"),
            r"\1は相手の効果の対象にならない",
        ),
        (
            re.compile(
                r"(相手|あなた)の効果は(これ|このカード|あなたのUNIT)を(スタン|回復|破壊|即死)(?:させられ|でき)ない"
            ),
            r"\2は\1の効果によって\3しない",
        ),
        (re.compile(r"ゲームから取り除"), "ゲームから除外"),
        (re.compile(r"ゲームから除外く"), "ゲームから除外する"),
        (
            re.compile(
                r"((?:^|(?<=[。：:｝}]))(?:このターン中、?|))(?!あなた|相手)(?=[^。、をはがの]+と[^。、をはがの]+をリンクする)"
            ),
            r"\1あなたの",
        ),
        (re.compile(r"このターン中?、?(相手|あなた)は(?=[^。、]*プレイできない)"), r"\1はこのターン中"),
        (re.compile(r"((?:あなた|相手)の(?:UNIT|ITEM|BASE))の数だけEPを得る"), r"\g<1>1つにつき1EPを得る"),
        (re.compile(r"(^|(?<=[。：:｝}、]))カードを(?=(?:最大|)[0-9]+枚(?:まで|)再構築)"), r"\1あなたの拠点のカードを"),
        (
            re.compile(r"捨てた枚数と同じ(?:だけ|枚数|枚数の|数の|数だけ)カードを引く"),
            "これにより捨てたカード1枚につき、カードを1枚引く",
        ),
        (re.compile(r"可能なら(?:ば|)、?(?:毎ターン|各ターン|)、?攻撃しなければならない"), "可能な限り攻撃する"),
        (re.compile(r"(これ|このカード)がスタンしても、?(?:あなたは)?絆を失わない"), r"\1はスタンダメージを受けない"),
        (re.compile(r"(?<=[時き]、)相手も(?=絆を|手札を|カードを)"), "相手は"),
        (
            re.compile(
                r"((?:^|(?<=[。・、｝}：:]))[^。、・：:｝}がは]*?(?:カード|UNIT|ITEM|BASE|EVENT))が"
                r"(あなた|相手)の(拠点|軌跡|手札)に"
                r"([0-9]+枚(?:以上|以下|))ある(?=なら|場合|限り|間)"
            ),
            r"\2の\3に\1が\4ある",
        ),
        (re.compile(r"(それを持ち主の場に[^。、]*?出し、)そのプレイヤーは"), r"\1それの持ち主は"),
        (
            re.compile(
                r"^(\W*)([^。、「」]*?)は([^。、「」]*?を)持ち、それらの([CE]Pコスト)を([0-9]+)(減らす|増やす)。"
            ),
            r"\1\2は\3持つ。\2の\4を\5\6。",
        ),
        (
            re.compile(r"(相手は?は絆を[0-9]+点)失い、あなたは(?:それと|)同じ点数の絆を得る"),
            r"\1失う。あなたはその点数に等しい絆を得る",
        ),
        (re.compile(r"(?:以降の|これ以降の|このゲームの残りの間|残りの)ゲーム(?:中|の間)、?"), ""),
        (re.compile(r"このEVENTの?をプレイするための追加コスト"), "このEVENTの追加コスト"),
        (re.compile(r"これは(?:即死|スタン)せず、代わりに"), "代わりに"),
        (re.compile(r"(?:それは|これは)(?:即死|スタン|破壊)(?:せず|されず)、代わりに"), "代わりに"),
        (re.compile(r"^(《[^》]*》)これを(拠点|手札|軌跡)からプレイしたなら"), r"\1このカードを\2からプレイしたなら"),
        (re.compile(r"(?<=持つ)異なる組織の数"), "組織の種類の数"),
        (re.compile(r"すべての(ITEM|UNIT)の中で最も高いCPコスト(?:の値)?"), r"\1のCPコストの中で最も高い値"),
        (re.compile(r"が(ちょうど)([0-9]+(?:つ|枚|体))(?=なら|の場合)"), r"が\2"),
    ),
}
