"""Where else a limit is said, for :mod:`engine.text.suggest.rewriter`: after how long, before what is done, in a
sentence of its own or in parentheses. In either language it is put beside what is counted (see
:mod:`engine.text.grammar.amount.number.limits`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

_LIMIT = r"(?:,? \(?|\()(?:up to|to|at most|max(?:imum)?|no more than|(?:with )?a max(?:imum)?)\b[^.()]*?\d[^.()]*\)?"
_LONG = r"(?:this turn|until (?:the )?end of (?:the |this )?turn)"
_NUMBER = r"[+\-＋－]?[0-9０-９]+(?:[/／][+\-＋－][0-9０-９]+)?"
_COUNTER = r"(?:点|枚|つ|体|絆|EP|CP)?"
_LIMIT_JA = (
    rf"(?:ただし、?)?(?:(?:最大|上限|合計|最高)(?:で|は|も|値は)?、?(?P<a>{_NUMBER}{_COUNTER})(?:まで|を上限とする|とする|である)?"
    rf"|(?P<b>{_NUMBER}{_COUNTER})(?:まで|を上限(?:に|とする|として)?))"
)
_END_JA = rf"(?:。?[（(]{_LIMIT_JA}。?[）)]。?|[。、]{_LIMIT_JA.replace('<a>', '<c>').replace('<b>', '<d>')}。?)$"


def _beside(found: re.Match[str], comma: str = "") -> str:
    number = next(found[name] for name in "abcd" if found[name])
    return f"{found['counted']}{comma}最大{number}まで{found['done']}。"


CAPPED: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(rf"( for each [^.,()]*?) ({_LONG})(?={_LIMIT}\.)"), r" \2\1"),
        (re.compile(rf"\b[Ff]or each ([^.,()]+), ((?:(?! and )[^.,()])*?)({_LIMIT})(?=\.)"), r"\2 for each \1\3"),
        (re.compile(r"\. ?(\((?:up to|to|at most|max(?:imum)?|no more than|a max(?:imum)?)\b[^.()]*\))\.?$"), r" \1."),
    ),
    "ja": (
        (re.compile(rf"(?P<counted>^.*?(?:につき|ごとに))、?(?P<done>[^。（(、]*?){_END_JA}"), _beside),
        (
            re.compile(rf"(?P<counted>^.*?の(?:枚数|数|値))(?P<done>(?:に等しい|と同じ|だけ|分)[^。（(、]*?){_END_JA}"),
            partial(_beside, comma="、"),
        ),
        (re.compile(r"(?<![0-9])([0-9]+)絆を(?=得|失)"), r"絆を\1点"),
    ),
}
