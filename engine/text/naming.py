"""Naming a card or a number, and what is said of it after that (1302.1, 104.5): カード名を1つ宣言する.

Both languages.
"""

from __future__ import annotations

from typing import Any

from engine.text.kernel import Grammar
from engine.text.settling import LinkError
from engine.text.surface import Ref
from engine.text.verbs_objects import never, verb
from engine.trails.tree import NAMED, Filter, Is, NameCard, Named, NameNumber
from engine.trails.tree_reads import speaks_of

_ACTS = ("宣言する", "指定する", "言う", "選ぶ", "選択する")


def add(g: Grammar) -> None:
    """Add to the verbs and to the rules "amount" and "cond". Nouns have it from :mod:`engine.text.modifiers`."""
    verb(
        g,
        NameCard(),
        en=("name a card", "(name|declare|choose|state|say) a card name", "(name|declare) (a|one) card",
            "choose the name of a card", "name a card's name"),
        ja=tuple(f"カード名を{one}{act}" for one in ("1つ", "") for act in _ACTS),
    )  # fmt: skip
    verb(
        g,
        NameNumber(),
        en=("name a number", "(choose|declare|state|say|pick) (a|any) number"),
        ja=tuple(f"{what}を{one}{act}" for what in ("数字", "数", "数値") for one in ("1つ", "") for act in _ACTS),
    )  # fmt: skip
    g.add("amount", Named(), en="(that|the named|the chosen|the declared) number",
          ja="(宣言|指定|選択)した(数字|数値|数)")  # fmt: skip
    g.add("amount", Named(), match=never, ja="(その数字|その数値|選んだ数字|選んだ数値|選んだ数)")
    it: Any = Ref("it")
    known = len(g.rule("cond").productions)
    asked = Is(it, Filter(named=f"~{NAMED}"))
    g.add("cond", asked, en="(it is|it's) the (named|chosen|declared) card",
          ja="それが(宣言した|指定した|選んだ|その)カード名を持つ")  # fmt: skip
    g.add("cond", asked, match=never, en=(
        "(it|that card) (has|had) (that|the named|the chosen|the declared) (name|card name)",
        "that card is the (named|chosen|declared) card",
        "its name is the (named|chosen|declared) (one|name)",
    ), ja=(
        "それが(宣言した|指定した|選んだ)カード(である|だった|)",
        "(それ|そのカード)の(カード名|名前)が(宣言した|指定した|選んだ)(カード名|名前|もの)(である|だった|)",
        "それが(宣言した|指定した|選んだ|その)(カード名|名前)(である|だった|のカード|のカードである|のカードだった)",
        "そのカードが(宣言した|指定した|選んだ|その)(カード名|名前)(である|だった|のカード|のカードである|のカードだった|を持つ)",
    ))  # fmt: skip
    conds = g.rule("cond").productions
    conds[:0] = [conds.pop() for _ in conds[known:]]  # printed so, and not as a card of a kind


def sound(do: tuple[Any, ...], targets: tuple[Any, ...], x: Any) -> None:
    """What is said of something that was named comes after it was named. Raises :class:`LinkError`."""
    for what, act in ((NAMED, NameCard()), (Named(), NameNumber())):
        if any(speaks_of(one, what) for one in (*targets, x) if one is not None):
            raise LinkError("what is named is not known when targets are chosen", _WORDS)
        first = next((at for at, node in enumerate(do) if speaks_of((node,), what)), None)
        if first is not None and not any(speaks_of((node,), act) for node in do[: first + 1]):
            raise LinkError("nothing was named", _WORDS)


_WORDS = r"\bthat (?:name|number)|\bthe (?:named|chosen|declared)|宣言した|指定した|その(?:カード名|名前|数)"
