"""Each player does something; "a player who can't loses 4 bond instead" (1203.6, 104.3). Both languages side by side.

Whether a player can is known before: there is nothing for them to choose. It is printed so, as what each player does of
whom that is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.condition.player.relative_clauses import Whoever
from engine.text.grammar.noun.modifier.vocabulary import DONE_TO
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import By, LinkError
from engine.trails.query.disclosure import secretive
from engine.trails.tree import Choose, Compare, Count, Do, Filter, If
from engine.trails.tree.reads import replace

_CANNOT_JA = "(そう|それが|それを|)(できない|できなかった|しなかった|しない)"
_WORDS = r"player who|if a player|プレイヤー"


@frozen
class WhoCannot:
    """What a player does who cannot do what each player does in the sentence before."""

    do: tuple[Any, ...]


@frozen
class WhoDid:
    """What a player does who did what each player does in the sentence before. verb: as it is named there, "" for "did
    so"."""

    do: tuple[Any, ...]
    verb: str = ""


#: What is done to something that stays where it is, and so goes on to be that player's.
_STANCES = (("stun", "stunned", "スタンした"), ("cure", "cured", "回復した"), ("ready", "readied", "レディした"),
            ("action", "actioned", "アクションした"))  # fmt: skip


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    cannot = "(can't|cannot|couldn't|doesn't|didn't)( do so| do that| do this|)"
    g.add(
        "who-cannot",
        WhoCannot(hole("v")),
        match=never,
        en=f"(a|each|any) player who {cannot} {{v:vps-list}}( instead|)",
        ja=f"{_CANNOT_JA}(各|)プレイヤーは(、|)(代わりに|)(、|){{v:chain}}",
    )
    g.add("item", build=lambda w: (w,), match=never, en="{w:who-cannot}", ja="{w:who-cannot}")
    who = "(each|any|every|a) player (who|that)"
    ja_who = "(各|)プレイヤーは(|、){v:chain}"
    g.add("item", build=partial(_did, verb=""), match=never, en=f"{who} (did|does|did so|does so) {{v:vps-list}}",
          ja=f"(そうした|それを行った){ja_who}")  # fmt: skip
    for verb, en, ja in _STANCES:
        g.add(
            "item",
            build=partial(_did, verb=verb),
            match=never,
            en=f"{who} {en}(| one| a UNIT)(| this way) {{v:vps-list}}",
            ja=f"(これにより|この方法で|)(UNITを|){ja}{ja_who}",
        )


def _did(v: Any, verb: str) -> Any:
    return (WhoDid(v, verb),)


def unable(done: Sequence[Any], mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """The sentence before, and first what becomes of each player who cannot do it. Raises :class:`LinkError`."""
    first = done[0] if done else None
    if not isinstance(first, Choose) or first.chooser != "each" or first.total is not None or first.alike:
        raise LinkError("nothing stands before that each player has to do", _WORDS)
    if (first.least, first.most) != (1, 1) or secretive(first.filter):  # of several some may be there
        raise LinkError("nothing tells who cannot do it", _WORDS)
    ways = (("you", mine), ("opponent", theirs))
    none = [If(Compare(Count(replace(first.filter, whose=who)), "=", 0), do) for who, do in ways]
    return [*none, *done]


def able(done: Sequence[Any], clause: WhoDid) -> By:
    """What is said of each player who has done it, after it was done. Raises :class:`LinkError`."""
    first, last = (done[0], done[-1]) if len(done) == 2 else (None, None)
    if not isinstance(first, Choose) or not isinstance(last, Do) or last.who != first.register:
        raise LinkError("nothing tells who did that", _WORDS)
    stays = last.verb in [verb for verb, _, _ in _STANCES] and clause.verb in ("", last.verb)
    own = first.filter.whose == "you"  # of another player's UNIT nothing tells later who of both did it
    if first.chooser != "each" or (first.least, first.most) != (1, 1) or not stays or not own:
        raise LinkError("nothing tells who did that", _WORDS)
    theirs = Filter(whose="you", types=first.filter.types, among=f"{DONE_TO}{last.verb}")
    return By(Whoever(Compare(Count(theirs), ">=", 1)), clause.do)
