"""With what a line is read that was not read as it stands: words that mean the same, tried one after the other.

None of them changes what a line says: whatever is read with them is read in full, and is what the line means.
"""

from __future__ import annotations

import re

#: What it does for a time, and to whom: それに+1/+0を与える is それは+1/+0を得る.
_FOR = "(?:このターン中|この戦闘中|ターン終了時まで|次のターン中)、?"
_GIVEN = rf"((?:{_FOR})?(?:[+\-－＋][\dX]+/[+\-－＋][\dX]+|【[^】]*】|「[^」]*」)[^。、]*?)"
#: Verbs before 後, and how they are joined to what follows.
_AFTER = (("引いた", "引き"), ("捨てた", "捨て"), ("した", "し"), ("戻した", "戻し"), ("置いた", "置き"),
          ("出した", "出し"), ("見た", "見て"), ("得た", "得て"), ("失った", "失い"), ("加えた", "加え"),
          ("切った", "切り"))  # fmt: skip

PLAINER = {
    "en": (
        (re.compile(r"\bthis (?:UNIT|ITEM|BASE|EVENT)\b"), "this card"),
        (re.compile(r"^(\W*)When(?:ever)? (?=(?:K\.O\.|[^.])*\bwould\b(?:K\.O\.|[^.])*\binstead\b)"), r"\1If "),
        (re.compile(r"\bis treated as (?:having|though it had|if it had)\b"), "has"),
        (re.compile(r"\bare treated as (?:having|though they had|if they had)\b"), "have"),
        (re.compile(r"\bplaced\b"), "put"),
        (re.compile(r"\b(p|P)lace(s?)\b"), r"\1ut\2"),
    ),
    "ja": (
        (re.compile("この(?:カード|UNIT|ITEM|BASE|EVENT)(?!名)"), "これ"),
        (re.compile("持つもの(?:として扱う|とする|とみなす)"), "持つ"),
        (re.compile(rf"に(?={_GIVEN}を与え)"), "は"),
        (re.compile(rf"(?<=[はを、しびて]){_GIVEN}を与え(る|、|て)"), r"\1を得\2"),
        (re.compile(rf"{_GIVEN}(?:される|する)。"), r"\1を得る。"),
        *((re.compile(f"{done}後(?:に|)、?"), f"{joined}、その後、") for done, joined in _AFTER),
        (re.compile("(?<=[をは、])スタン状態にする"), "スタンする"),
        (re.compile("(は)、"), r"\1"),
        (re.compile(r"([はをが])、(?!\d)"), r"\1"),
    ),
}  #: patterns and what stands in their place, by language
