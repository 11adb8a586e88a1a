"""How players of other card games put it, and the plainer words that mean the same, for
:mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

# --- where something comes from, and where it goes ------------------------------------------------------------------
_WHOSE = r"(?:your opponent's|your|their|its owner's|the|a|their owners')"
_ZONE = rf"(?:{_WHOSE} (?:trail|hand|deck|homebase)|the field)"
#: What a card does that is moved, as a trigger says it and as a replacement does.
_GOES = (
    r"(?P<verb>goes|go|is placed|are placed|is sent|are sent|gets sent|moves|move|is moved|are moved|is put|are put)"
)
_WOULD = r"(?P<verb>would (?:go|be sent|move|be moved|be put))"
_MANY = ("go", "are sent", "move", "are moved", "are put", "are placed")


def _moved(found: re.Match[str]) -> str:
    """ "Goes from the field to your trail": it is put into the trail from the field."""
    verb = found["verb"]
    to, whence = found["to"], found["from"]
    if to.startswith("their ") and whence.startswith("your opponent's "):
        to, whence = to.replace("their", "your opponent's", 1), whence.replace("your opponent's", "their", 1)
    put = "would be put" if verb.startswith("would") else "are put" if verb in _MANY else "is put"
    return f"{put} {'onto' if to == 'the field' else 'into'} {to} from {whence}"


# --- this card, where a Japanese line names nobody ------------------------------------------------------------------
#: What a card does or what becomes of it, of which a line can speak that begins with it.
_DOES = (
    r"(?:(?:単独で|スクラム|SCLM)?攻撃し|応戦し|(?:攻撃|応戦)(?:か|または)(?:攻撃|応戦)し|場に出|登場し|"
    r"場を離れ|スタンし|スタン状態になっ|即死し|即死させられ|回復し|レディし|アクションし|"
    r"破壊され|攻撃され|応戦され|UNIT(?:を|に)攻撃し|UNITをスタンし|UNITに応戦し|相手(?:を|に)攻撃し|プレイヤー(?:を|に)攻撃し|"
    r"オーバーキルダメージを与え|場から(?:持ち主の|あなたの)?軌跡に(?:置かれ|送られ))た"
)
#: "That" before anything else is named: this card, what it does it to, or what does it.
_NOBODY = (
    r"(?!(?:(?!UNIT|ITEM|EVENT|BASE|カード|[0-9０-９](?:枚|体|つ))[^。「」])*?"
    r"(?:それ(?!ぞれ|以|により|だけ)|その(?!後|ターン|戦闘|効果|点|数|枚)))"
)
_TOKI = r"(?:(?:時|)か、?[^、。]*)?(?:時|とき)"


_NAMED = re.compile(_NOBODY)


def _here(found: re.Match[str]) -> str:
    """Of a card that is not named it is this one that does it; what "that" would be is said where another is named."""
    if "UNIT" not in found["does"] and _NAMED.match(found.string, found.end()) is None:
        return found.group()
    return f"{found['lead']}これが{found['does']}"


# --- one player's own things beside the other's ---------------------------------------------------------------------
#: Somebody who acts before, so that "own" may be theirs.
_ACTS = re.compile(r"(?:相手|プレイヤー|支配者|持ち主|コントローラー)(?:は|が)|お?互い")
_COMPARED = re.compile(
    r"自[分身](?=の[^。、]*相手|より)|(?<=より)自[分身](?=の)|(?:(?<=が)|(?<=は))自[分身](?=の[^。、]*(?:より|以上|以下|未満|と同じ))"
)


def _owned(found: re.Match[str]) -> str:
    """ "If the opponent's hand is more than one's own": own is the card's player's, where nobody else acts."""
    clause = found.group()
    if "相手" not in clause or _ACTS.search(found.string, 0, found.start()) is not None:
        return clause
    return _COMPARED.sub("あなた", clause)


# --- who controlled it ----------------------------------------------------------------------------------------------
def _controller(found: re.Match[str]) -> str:
    which = found["which"]
    mine = "its" if which == "it" else f"{which}'s"
    return (mine[0].upper() if found["the"][0] == "T" else mine[0]) + mine[1:] + " controller"


def _linked(found: re.Match[str]) -> str:
    """ "Combat linked": the usual word for what a UNIT is that links tactically."""
    return "Tactically " if found.group()[0].isupper() else "tactically "


# --- how many -------------------------------------------------------------------------------------------------------
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _in_words(found: re.Match[str]) -> str:
    return _NUMBERS[int(found.group())]


#: What stands between a number and its noun; not before it: numbers that are no number of things.
_ADJECTIVE = r"(?:other|stunned|ready|actioned|cured|attacking|defending|combating|face-up|face-down|cursed)"
_NO_COUNT = (
    r"(?<!Plan )(?<!plan )(?<!than )(?<!cost )(?<!costs )(?<!of )(?<!to )(?<!by )(?<!or )(?<!least )(?<!most )"
    r"(?<![+\-/−])"
)
_TAKES = (
    r"(?:[Cc]hooses?|[Pp]uts?|[Aa]dds?|[Rr]eturns?|[Dd]iscards?|[Ss]tuns?|K\.O\.s?|[Dd]estroys?|[Rr]eveals?|[Cc]ures?)"
)


#: The beginning of a condition or a trigger up to a number in it.
_ASKED = re.compile(
    r"\b(?:[Ii]f|[Ww]hile|[Ww]hen(?:ever)?|[Uu]nless|[Uu]ntil|[Aa]s long as|[Oo]nly|[Ee]ach time)\b[^,.:“”]*$"
    r"|\b(?:have|has|had|controls?|controlled|is|are|was|were)\b[^,.:“”]*$"
)


def _one(found: re.Match[str]) -> str:
    """ "1 UNIT" is a UNIT, "1 other UNIT" another one; not where it is asked how many there are."""
    before = found.string[: found.start()]
    if _ASKED.search(before) is not None:
        return found.group()  # exactly one, and "a" would be one or more
    what = found["what"]
    if what.startswith("other "):
        return f"another {what.removeprefix('other ')}"
    return f"{'an' if what[0] in 'aeioAEIO' else 'a'} {what}"


def _one_taken(found: re.Match[str]) -> str:
    one = _one(found)
    return one if one == found.group() else found[1] + one


def _wings(found: re.Match[str]) -> str:
    """ "Increase this card's Wings of Light by 1" as an effect: it gets so many more."""
    who = found["who"]
    sign = "+" if found["grow"].lower() == "increase" else "-"
    return f"{found['lead']}{who} gets Wings of Light {sign}{found['n']}"


STRANGE: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (
            re.compile(r"\b([Dd]ur|[Ii])(?:ing|n) (?:an? |each |any |every |the )?combats? (?:in which|where|when) "),
            lambda found: f"{'While' if found[1][0].isupper() else 'while'} ",
        ),
        (re.compile(rf"\b{_GOES} from (?P<from>{_ZONE}) (?:in|on)?to (?P<to>{_ZONE})"), _moved),
        (re.compile(rf"\b{_GOES} (?:in|on)?to (?P<to>{_ZONE}) from (?P<from>{_ZONE})"), _moved),
        (re.compile(rf"\b{_WOULD} from (?P<from>{_ZONE}) (?:in|on)?to (?P<to>{_ZONE})"), _moved),
        (re.compile(rf"\b{_WOULD} (?:in|on)?to (?P<to>{_ZONE}) from (?P<from>{_ZONE})"), _moved),
        (re.compile(r"\b(?:[Cc]ombat|[Bb]attle|[Tt]actical)[ -](?=[Ll]ink(?:ed|s|ing)?\b(?!\]))"), _linked),
        (
            re.compile(
                r"(?P<who>\b(?:[Tt]his (?:card|UNIT)|[Ii]t|[Tt]hat UNIT)(?:'s|’s| is| isn't| isn’t| becomes)|"
                r"\b[Ww]hile) "
                r"(?P<not>not )?linked(?= with| to|,|\.| and| or| this)"
            ),
            lambda found: f"{found['who']} {found['not'] or ''}tactically linked",
        ),
        (
            re.compile(r"(?<!actically )\b(?:linked (?=UNITs?\b)|Linked (?=UNITs\b))"),
            lambda found: f"{'T' if found.group()[0] == 'L' else 't'}actically linked ",
        ),
        (
            re.compile(rf"(\b[Ww]hen(?:ever)? [^.,]*?\b)(is|are|gets) (?:sent|moved) to (?={_ZONE})"),
            lambda found: f"{found[1]}{'are' if found[2] == 'are' else 'is'} put into ",
        ),
        (
            re.compile(
                r"\b(?P<the>[Tt]he) player (?:who|that) (?:had )?(?:controlled|controls|was controlling) "
                r"(?P<which>it|that (?:UNIT|ITEM|card))\b"
            ),
            _controller,
        ),
        (re.compile(r"(?<![+\-/\d])\b(?:[1-9]|10)(?= of (?:your|the|those|them|their|these|its|any)\b)"), _in_words),
        (
            re.compile(
                rf"{_NO_COUNT}\b1 (?P<what>(?:{_ADJECTIVE} )*"
                r"(?:[A-Z][\w'’-]*(?: of(?: the)?)? ){0,4}(?:UNIT|ITEM|BASE|EVENT|card)\b)"
            ),
            _one,
        ),
        (re.compile(rf"(?<=\b)({_TAKES} )1 (?P<what>(?:{_ADJECTIVE} )*[A-Z])"), _one_taken),
        (re.compile(r"\b(?:1|one) (?:to|or) (?:2|two)\b"), "one or two"),
        (re.compile(r"\b(?:1|one) to (?:3|three)\b"), "one, two, or three"),
        (
            re.compile(
                r"(?P<lead>(?:^|[,.:] |\} )(?:Then, )?)(?P<grow>[Ii]ncrease|[Dd]ecrease|[Rr]educe) "
                r"(?P<who>this card|it)"
                r"(?:'|’)?s Wings of Light by (?P<n>\d+)"
            ),
            _wings,
        ),
        (
            re.compile(r"\b([Tt]his card)(?:'s|’s) Wings of Light (increases|decreases) by (\d+)"),
            lambda found: f"{found[1]} gets Wings of Light {'+' if found[2][0] == 'i' else '-'}{found[3]}",
        ),
    ),
    "ja": (
        (re.compile(r"可能な限り、(?=これ|それ|この|その)"), "可能な限り"),
        (re.compile(r"次にあなたがこのターン(?=プレイする)"), "このターン、次にあなたが"),
        (
            re.compile(
                r"(?P<from>(?:場|手札|デッキ|拠点|軌跡)から[^。、]*?)(?:に|へ)(?:送られた|移動した|行った|落ちた|移った)(?=時|とき)"
            ),
            r"\g<from>に置かれた",
        ),
        (re.compile(r"(?<=軌跡|拠点|手札)へ(?=置かれた|戻された|戻った)"), "に"),
        (
            re.compile(
                r"(?P<lead>^[・•]|[「“][・•]?)(?=(?:(?:スクラム|単独で|)攻撃中|応戦中|戦闘中)(?:、|は)[+\-−－＋【「])"
            ),
            r"\g<lead>これは",
        ),
        (re.compile(r"(応戦|攻撃|スクラム攻撃)(?:している|する|中の)戦闘(?:中|の間)(?:なら|)(?=、)"), r"\1中なら"),
        (
            re.compile(
                rf"(?P<lead>(?:^[・•]|[「“][・•]?)(?:各ターン(?:に|、|)|))(?P<does>(?:初めて|最初に|)(?:{_DOES}){_TOKI})"
            ),
            _here,
        ),
        (
            re.compile(
                r"(?P<lead>^[・•]?|[「“][・•]?)(?:【?(?:登場|出現)(?:した)?(?:時|とき)】?[、:]?|場に出(?:た)?(?:時|とき)、)"
                + _NOBODY
            ),
            r"\g<lead>{enter}",
        ),
        (
            re.compile(r"(?P<lead>^[・•]?|[「“][・•]?)【?(?:アタック|攻撃)(?:した)?(?:時|とき)】?[、:]?" + _NOBODY),
            r"\g<lead>これが攻撃した時、",
        ),
        (
            re.compile(r"(^[・•]これが[^。が]*?(?:時|とき)、)(?=(?:この戦闘中|このターン中)、?[+\-−－＋【「])"),
            r"\1これは",
        ),
        (re.compile(r"[^。、・「}｝：:]*(?:なら|場合|限り|かぎり|間)(?=、)"), _owned),
        (
            re.compile(
                r"(それ|その(?:UNIT|ITEM|カード|BASE))(?:を(?:支配|コントロール)して(?:いた|いる)プレイヤー|"
                r"の(?:支配者|コントローラー)(?:であった|だった|である)プレイヤー)"
            ),
            r"\1の支配者",
        ),
        (
            re.compile(
                r"((?:^|(?<=[。、]))残り(?:のカード|))は(?=[^。、は]*(?:置く|置き|戻す|戻し|加える|捨てる|除外する))"
            ),
            r"\1を",
        ),
        (
            re.compile(
                r"(^\W*)([^「」]*?)((?:これ|この(?:カード|EVENT|UNIT|ITEM))の[CE]Pコスト[をは])あらゆる領域で、?(?=[0-9])"
            ),
            r"\1あらゆる領域で、\2\3",
        ),
        (re.compile(r"場に出た時、(?={enter})"), ""),
    ),
}
