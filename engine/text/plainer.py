"""With what a line is read that was not read as it stands: words that mean the same, tried one after the other.

None of them may change what a line says; each stands alone, or with others in the order in which they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

#: What it does for a time, and to whom: それに+1/+0を与える is それは+1/+0を得る.
_FOR = "(?:このターン中|この戦闘中|ターン終了時まで|次のターン中)、?"
_GIVEN = rf"((?:{_FOR})?(?:[+\-－＋][\dX]+/[+\-－＋][\dX]+|【[^】]*】|「[^」]*」)[^。、]*?)"
#: Verbs before 後, and how they are joined to what follows.
_AFTER = (("引いた", "引き"), ("捨てた", "捨て"), ("した", "し"), ("戻した", "戻し"), ("置いた", "置き"),
          ("出した", "出し"), ("見た", "見て"), ("得た", "得て"), ("失った", "失い"), ("加えた", "加え"),
          ("切った", "切り"))  # fmt: skip

#: What happens to something, which "if" can stand before as well as "whenever".
_HAPPENS = r"(?:attacks|fights back|is attacked|enters the field|leaves the field|SCLM attacks)"

#: A trigger that says "each time" means no more than one that says "when"; the verb before it, as it ends.
_EACH_TIME = re.compile(
    r"(?<=[^。])(する|される|させる|引く|行う|失う|なる|戻る|加わる|[けげせてねべめれえ]る|[出得]る)"
    r"(?:たびに?|度に)(?=、|,|，)"
)
_WAS = {
    "する": "した",
    "引く": "引いた",
    "行う": "行った",
    "失う": "失った",
    "なる": "なった",
    "戻る": "戻った",
    "加わる": "加わった",
}
#: "A card at random from your opponent's hand": from where it is comes first.
_RANDOM = re.compile(r"( at random)((?: from| in) (?:your opponent's|your|their) (?:hand|trail|homebase))", re.I)
#: A time before "even if": it comes last.
_EVEN_IF = re.compile(r"( this (?:turn|combat))( even (?:if|while|when) [^.]*)", re.I)
#: "Is now" is no more than "is".
_NOW = re.compile(r"\b(is|are|has|have) now\b")


def _as_it_was(found: re.Match[str]) -> str:
    verb = found.group(1)
    return (_WAS.get(verb) or verb[:-1] + "た") + "時"


#: Only where what it does has an end: else it would be a bonus for ever, and adds up.
_IF_IT_HAPPENS = (
    rf"^(\W*)If (?=(?:this card|a|an|another|one)\b[^,.]* {_HAPPENS}\b(?![^,]*\bturn)[^,.]*, "
    r".*\bthis (?:combat|turn)\b)"
)

PLAINER: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(r"\bthis (?:UNIT|ITEM|BASE|EVENT)\b"), "this card"),
        (re.compile(r"^(\W*)When(?:ever)? (?=(?:K\.O\.|[^.])*\bwould\b(?:K\.O\.|[^.])*\binstead\b)"), r"\1If "),
        (re.compile(r"\bis treated as (?:having|though it had|if it had)\b"), "has"),
        (re.compile(r"\bare treated as (?:having|though they had|if they had)\b"), "have"),
        (re.compile(_IF_IT_HAPPENS), r"\1Whenever "),
        *(
            (re.compile(rf"(?<=\. ){who} then "), f"Then, {who[0].lower()}{who[1:]} ")
            for who in ("Each player", "Your opponent", "That player")
        ),
        (re.compile(r"^(\W*)When (?=(?:you|your opponent) (?:have|has|control|controls)\b)"), r"\1While "),
        (re.compile(r"\bany of them\b"), "any number of them"),
        (re.compile(r"\bPrevent all (Overkill|stun) damage (?:that )?you would take\b"), r"You take no \1 damage"),
        (_NOW, r"\1"),
        (_RANDOM, r"\2 at random"),
        (_EVEN_IF, r"\2\1"),
        (re.compile(r"\bgoes to (?=your|the|its|a|their)\b"), "is put into "),
        (re.compile(r"\bplaced\b"), "put"),
        (re.compile(r"\bplace(s?)\b"), r"put\1"),
        (re.compile(r"(^\W*|[.:,] |\} )Place (?=[a-z])"), r"\1Put "),
    ),
    "ja": (
        (re.compile("この(?:カード|UNIT|ITEM|BASE|EVENT)(?!名)"), "これ"),
        (re.compile("持つもの(?:として扱う|とする|とみなす)"), "持つ"),
        (re.compile(rf"に(?={_GIVEN}を与え)"), "は"),
        (re.compile(rf"(?<=[はを、しびて]){_GIVEN}を与え(る|、|て)"), r"\1を得\2"),
        (re.compile(rf"{_GIVEN}(?:される|する)。"), r"\1を得る。"),
        *(
            (re.compile(f"((?:^|。|：|:|、)[^。：:が]*){done}後(?:に|)、?"), rf"\1{joined}、その後、")
            for done, joined in _AFTER
        ),
        (re.compile("(?<=[をは、])スタン状態にする"), "スタンする"),
        (_EACH_TIME, _as_it_was),
        (re.compile("(?<=(?:攻撃|応戦))する(?:なら|場合)、(?=.*この(?:戦闘|ターン)中)"), "した時、"),
        (re.compile("(?<=(?:ステップ|フェイズ))の間"), "中"),
        (re.compile("場合にのみ"), "場合のみ"),
        (re.compile("自分の"), "自身の"),
        (re.compile("(いない|がない|いる|ある)時、(?=これ|あなた|相手)"), r"\1なら、"),
        (re.compile("プレイし(?:ていた|た)なら"), "プレイしているなら"),
        (re.compile("このターン(?:に|中に|中、|、|)(?=[^。、はが]*をプレイし)"), "このターンにあなたが"),
        (re.compile("(てもよい。)(?:捨て|支払わ|戻さ|し)な(?:い|かった)(?:なら|場合)、"), r"\1そうしないなら、"),
        (re.compile("(てもよい。)(?:捨てた|支払った|戻した|した)(?:なら|場合)、"), r"\1そうしたなら、"),
        (re.compile("(は)、"), r"\1"),
        (re.compile(r"([はをが])、(?!\d)"), r"\1"),
    ),
}  #: patterns and what stands in their place, by language

#: Names, in which no word is put in another's place: of cards, sub-names and arts. What is quoted otherwise is a craft.
_NAMES = {
    "en": re.compile(r"‘[^’]*’|(?<![A-Za-z])'[^']+'(?![A-Za-z])|<<[^>]*>>"),
    "ja": re.compile(r"“[^”]*”|《[^》]*》|<<[^>]*>>"),
}


def plainer(text: str, lang: str) -> Iterator[str]:
    """The line with each wording replaced alone, and with all of them from each one on, where that changes it."""
    tried = {text}
    for begin in range(len(PLAINER[lang])):
        other = text
        for pattern, plain in PLAINER[lang][begin:]:
            if (new := _replaced(pattern, plain, other, lang)) != other:
                other = new
                if other not in tried:
                    tried.add(other)
                    yield other


def _replaced(pattern: re.Pattern[str], plain: Any, text: str, lang: str) -> str:
    """The line with the wording replaced where it is no part of a name."""
    names = [found.span() for found in _NAMES[lang].finditer(text)]

    def put(found: re.Match[str]) -> str:
        if any(begin < found.end() and found.start() < end for begin, end in names):
            return found.group()
        return str(plain(found) if callable(plain) else found.expand(plain))

    return pattern.sub(put, text)
