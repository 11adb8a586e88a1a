"""What a player is made to do: 相手にカードを1枚引かせる, and whose option it is. English names the player."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.verb.object.transitive import _discard_that
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, By, Pick, There, Two
from engine.trails.tree import Discard, Do, Draw, Filter, May
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the verbs and to the rule "may"."""
    verb(g, build=_made_discard, match=never, ja=("{who:obj}捨てさせる",))
    for shape, done in (
        (Discard(SUBJECT, hole("n")), ("手札を{n:cards}捨てさせる", "手札から{n:cards}捨てさせる")),
        (Discard(SUBJECT, hole("n"), "random"), ("手札を(無作為に|ランダムに){n:cards}捨てさせる",)),
        (Draw(SUBJECT, hole("n")), ("カードを{n:cards}引かせる",)),
    ):
        made = Two((By("opponent", (shape,)),))  # whose option it is in 〜させてもよい is another matter
        verb(g, made, match=never, ja=tuple(f"相手に(自身の|){text}" for text in done))
        option: Any = By("opponent", (shape,))
        g.add("may", May((option,)), ja=f"相手に{done[0].removesuffix('る')}てもよい", says=True)


def _made_discard(who: Any) -> Any:
    """UNITを1枚捨てさせる: one of the cards that were seen; whose hand it is else has to be said."""
    f = getattr(who, "filter", who)
    if isinstance(f, Filter) and isinstance(who, Pick) and f.zone in ("field", "homebase") and not f.among:
        plain = f.whose == "any" and f.face == "any" and not f.states
        return Do("discard", replace(who, filter=replace(f, zone="field", among="~it"))) if plain else REJECT  # type: ignore[arg-type]
    mine = who == There("hand") or (isinstance(f, Filter) and f.zone == "hand" and f.whose in ("you", SUBJECT))
    return REJECT if mine else _discard_that(who)
