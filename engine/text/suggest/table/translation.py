"""More wordings of both languages and the plainer ones that mean the same, for :mod:`engine.text.suggest.rewriter`: how
fans and other translators put what a printed card says more stiffly."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

#: Cards of a player, which both have.
_OWN = "hand|deck|trail|homebase"


def _one_each(found: re.Match[str]) -> str:
    """Both players have one each: "their trails into their decks" is "their trail into their deck"."""
    return re.sub(rf"\b(their (?:own )?)({_OWN})s\b", r"\1\2", found.group())


def _other_one(found: re.Match[str]) -> str:
    """ "If you control another UNIT that ..., ready that other UNIT": one of those, which its player chooses."""
    whose = "you control" if found["who"] == "you" else "your opponent controls"
    return f"{found['if']}another UNIT {whose}{found['like']}"


#: Two that were chosen.
_TWO_JA = re.compile(
    r"[2２](?:つ|枚|体)(?:まで|)(?:を|)(?:選|対象)|(?:つ|枚|体)(?:と|ずつ|、)[^。]*(?:選|対象)|対象とし[^。]*対象とし"
)


def _those(found: re.Match[str]) -> str:
    """ "Both of them": two that were chosen, not what fights and what it fights."""
    if "両方" in found.group() and _TWO_JA.search(found.string, 0, found.start()) is None:
        return found.group()
    return "それら"


USUAL: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (
            re.compile(r"\b(EVENTs|UNITs|ITEMs|BASEs|[Aa]rts) cost your opponent (?=\w+ more|\w+ less)"),
            r"\1 your opponent plays cost ",
        ),
        (re.compile(r"\b[Tt]he (STR|DEF) of this (?:card|UNIT) (?=is equal to|becomes equal to)"), r"This card's \1 "),
        (re.compile(r"^(\W*[Oo]nce (?:each|per|a) turn, )you may ([^.:,“”]*): "), r"\1\2: "),
        (
            re.compile(
                r"\bSearch your deck for an? (\w+) with the same name as (target (?:another )?(?:UNIT|ITEM)\b[^.,]*), "
            ),
            r"Choose \2. Search your deck for a \1 with the same name as it, ",
        ),
        (re.compile(r"(?<=\w),? (?:as well|too)(?=[.,])"), ""),
        (re.compile(r"\bexiled this way\b"), "removed this way"),
        (re.compile(r"(\b[Dd]raws? \w+ cards?,? (?:and|then|and then) discards?) (?:one|1)(?=\.)"), r"\1 a card"),
        (
            re.compile(r"(\b[Dd]raws? \w+ cards?,? (?:and|then|and then) discards?) (two|three|2|3)(?=\.)"),
            r"\1 \2 cards",
        ),
        (re.compile(r"\b([Pp]lay this (?:EVENT|arts|craft|card) only) (?:while|as long as)\b"), r"\1 if"),
        (
            re.compile(
                r"^([A-Z][^.“”]*? (?:that (?:share|have|has)|with) [^.“”]*?\b(?:with|as)) target (UNIT|ITEM)\b"
                r"((?: you control| your opponent controls|)) (?=get|gain|have|can)"
            ),
            r"Target \2\3. \1 it ",
        ),
        (re.compile(r"(?:(?<=^)|(?<=[.,] ))([Yy])ou can't attack\b"), r"UNITs you control can't attack"),
        (re.compile(r"\b(one|two|three|all) of their own\b"), r"\1 of their"),
        (
            re.compile(r"\b(your opponent's|your) (face-(?:up|down) |)(homebase|trail|hand) cards\b"),
            r"\2cards in \1 \3",
        ),
        (
            re.compile(
                r"(?P<if>\b[Ii]f (?P<who>you|your opponent) controls? another UNIT"
                r"(?P<like>(?: that| with| of) [^,.]+|), [^.]*?)\bthat other UNIT\b"
            ),
            _other_one,
        ),
        (re.compile(rf"\b(?:[Bb]oth|[Aa]ll|[Ee]ach) players?\b[^.]*?\btheir (?:own )?(?:{_OWN})s\b[^.]*"), _one_each),
        (re.compile(r"(\b[Bb]oth players\b[^.]*?\bdraw \w+ cards?) each\b"), r"\1"),
        (re.compile(r"\b(?:in|in an) (?:action|actioned) state\b"), "actioned"),
        (re.compile(r"\bin (?:a )?ready state\b"), "ready"),
        (re.compile(r"\b(?:both|all|each) of (them|those UNITs|those cards)\b"), r"\1"),
        (
            re.compile(
                r"^([^“”]*\b[Tt]his (?:card|UNIT) [^“”.]*?\bwith (?:an? )?(CP cost|EP cost|STR|DEF) "
                r"[^“”.]*?(?:than|to)) its own\b(?! \w+ cost| STR| DEF)"
            ),
            r"\1 this card's \2",
        ),
        (
            re.compile(r"\bgain that (?:much|many)(?: bond)? plus (\d+|one|two|three)( bond)? instead\b"),
            r"gain \1 more bond instead",
        ),
        (
            re.compile(r"\bdraw that many(?: cards)? plus (\d+|one|two|three)( cards?)? instead\b"),
            r"draw \1 more card instead",
        ),
        (re.compile(r"\bcounter that effect\b(?=[^.]*\.)"), "counter it"),
        (re.compile(r"(^\W*At the end of (?:each|the) turn, if [^,.]*?)\bthat turn\b"), r"\1this turn"),
        (
            re.compile(
                r"^(\W*)If (exactly |)(two|three|four|two or more|three or more) (UNITs(?: you control|)) "
                r"are attacking, ([^.]*?)\b(?:them|both)\b"
            ),
            r"\1If there are \2\3 attacking \4, \5all attacking \4",
        ),
    ),
    "ja": (
        (
            re.compile(
                r"^(\W*)このターン、(?=(?:あなたの|相手の)?(?:他の)?(?:UNIT|ITEM)は[^。]*(?:できない|されない|しない)。$)"
            ),
            r"\1このターン中、",
        ),
        # without a subject of its own it is what the sentence before was about: both players
        (
            re.compile(
                r"((?:^|。)(?:その後、)?)それぞれ(?=(?:カードを|手札を|絆を|)[0-9０-９]+(?:枚|点)(?:引|捨|得|失))"
            ),
            r"\1各プレイヤーは",
        ),
        (
            re.compile(
                r"(?<!。)(?<!。その後、)それぞれ(?=(?:カードを|手札を|絆を|)[0-9０-９]+(?:枚|点)(?:引|捨|得|失))"
            ),
            "",
        ),
        (re.compile(r"裏向きのまま"), "裏向きで"),
        (re.compile(r"このターンの残りの間"), "このターン中"),
        (re.compile(r"かぎり"), "限り"),
        (re.compile(r"^対象(?:とした|に取った)(UNIT|ITEM)(?=と)"), r"\1を1つ対象とし、それ"),
        (re.compile(r"あなたは攻撃できない"), "あなたのUNITは攻撃できない"),
        (re.compile(r"次にあなたがこのターン(?:中|)に(?=プレイ)"), "このターン、次にあなたが"),
        (re.compile(r"このターン、(?=(?:あなた|相手)(?:の|がプレイする)[^。]*コスト)"), "このターン中、"),
        (re.compile(r"が(?:一緒|共|とも)に(攻撃|スクラム攻撃)(?=した)"), r"が\1"),
        (re.compile(r"(?<=[。、])このターン、あなたのUNIT"), "このターン中、あなたのUNIT"),
        (re.compile(r"(?:その|それらの)(?:両方|すべて|全て)(?=を)|(?<=[。、])両方(?=を)"), _those),
        (re.compile(r"それら(?:の)?(?:すべて|全て)が"), "それらが"),
        (re.compile(r"(EP|CP|ＥＰ|ＣＰ)を([0-9０-９]+|X)点?(?=支払|得)"), r"\2\1"),
        (re.compile(r"(?<=[・、])(?:EP|ＥＰ)([0-9０-９]+)(?=[、：:])"), r"\1EP支払う"),
        (re.compile(r"にしか(?=(?:スクラム|SCLM|)攻撃できない)"), "しか"),
        (re.compile(r"自身より(CPコスト|STR|DEF)"), r"これより\1"),
        (re.compile(r"より(CPコスト|STR|DEF)の(低い|高い|小さい|大きい)"), r"より\1が\2"),
        (re.compile(r"(】)の(?:値|数値|数)が"), r"\1が"),
        (re.compile(r"(?:を|は)プレイするための([CE]Pコスト)が"), r"の\1は"),
        (re.compile(r"(?:を|は|の|、)プレイするための([CE]Pコスト)"), r"の\1"),
        (
            re.compile(
                r"((?:カード|UNIT|EVENT|ITEM|BASE)の[CE]Pコスト)が"
                r"(?=[0-9]+(?:少なくなる|多くなる|減る|増える|下がる|上がる))"
            ),
            r"\1は",
        ),
        (re.compile(r"(対象にな(?:った時|るたび)、[^。]*?)その効果を無効に"), r"\1それを無効に"),
        (re.compile(r"^(\W*)(このカード|これ)を捨てた時"), r"\1あなたが\2を捨てた時"),
        (re.compile(r"【(光まとう翼)】(?=が[0-9])"), r"\1"),
        (re.compile(r"(?<![設])レベル([0-9])(以下|以上)の(?=[A-Z]*BASE)"), r"創設レベルが\1\2の"),
        (re.compile(r"(?:と同じ(?:に|数に|値に)なる|と同じ(?:数|値|)である)(?=。|、|$)"), "に等しい"),
        (
            re.compile(r"(あなた|相手|各プレイヤー)がプレイする最初の(EVENT|UNIT|ITEM|BASE|カード)"),
            r"\1が最初にプレイする\2",
        ),
        (
            re.compile(r"代わりにその(?:数|値|点数)に([0-9０-９]+)を(?:加えた|足した)(?:数|点数|値|分)の絆を得る"),
            r"代わりに、得る絆を\1点増やす",
        ),
        (re.compile(r"(い|で)なければ"), r"\1ないなら"),
        (re.compile(r"(?<=[^しえ])なければ"), "ないなら"),
        (re.compile(r"(「[^」]*」|“[^”]*”)という(?:名前|カード名|名)の"), r"カード名が\1の"),
        (re.compile(r"(^\W*(?:ターン|各ターンの?|ターンの)終了時、[^。]*?)そのターン(?:中|)に"), r"\1このターンに"),
        (
            re.compile(r"(それ|これ)(と(?:同じ|共通する)[^。、]*?)が(?:ほか|他)に(?:場に|)(?=いる|ある)"),
            r"\1以外の\1\2が",
        ),
        (
            re.compile(
                r"(UNITと(?:ITEM|EVENT|BASE)|(?:ITEM|EVENT|BASE)と(?:UNIT|ITEM|EVENT|BASE))を"
                r"それぞれ1枚(?!まで)"
            ),
            r"\1を1枚ずつ",
        ),
    ),
}
