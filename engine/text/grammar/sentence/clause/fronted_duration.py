"""What is said first and meant of all that follows: how long, and what happens unless one pays. Both languages.

Nothing here is printed: the duration stands in the clause, and the payment at the end, or with its player.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.predicate.gain.inflection import said_each
from engine.text.grammar.sentence.clause.printing import led
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import AimClause, By, PickClause, Ref, Said, Unless

_UNLESS = "(ないなら|なければ|ないかぎり|ない限り|ない場合)"


def add(g: Grammar) -> None:
    """Add to the rules "sentence" and "compound-x"."""
    for rest in ("{s:said}", "{s:said-c}、{r:chain}"):
        g.add("sentence", build=_timed, match=never, ja=f"{{u:lead}}{{c:el-c}}、{rest}")
    for rest in ("{p:preds}", "{p:preds-c}、{r:chain}", "{p:preds-t}、{r:chain}"):
        g.add("sentence", build=_unsaid, match=never, ja=(f"{{c:el-c}}、{rest}", f"{{c:el-te}}(、|){rest}"))
    g.add("said", build=said_each, match=never, ja="{u:lead}{f:per}{who:subj}{x:bonus}を得る")
    g.add("compound-x", build=lambda t, d: (Unless("opponent", (t,), (By("opponent", d),)),), match=never,
          ja=f"相手は(、|){{t:toll-opponent}}{_UNLESS}(、|){{d:chain}}")  # fmt: skip
    g.add("compound-x", build=lambda t, d: (Unless("you", (t,), d),), match=never,
          ja=f"(あなたは|){{t:toll-you}}{_UNLESS}(、|){{d:chain}}")  # fmt: skip


def _timed(u: Any, c: Any, s: Any, r: tuple[Any, ...] = ()) -> Any:
    """A duration before what is chosen is that of what is said of it."""
    if not isinstance(c, (AimClause, PickClause)) or not isinstance(s, Said):
        return REJECT
    said = led(u, s)
    return REJECT if said is REJECT else (c, said, *r)


def _unsaid(c: Any, p: Any, r: tuple[Any, ...] = ()) -> Any:
    """What is said of what was just chosen needs no word for it."""
    chosen: Any = c.aim if isinstance(c, AimClause) else c.pick if isinstance(c, PickClause) else None
    if chosen is None:
        return REJECT
    return (c, Said(Ref("it" if getattr(chosen, "most", 2) == 1 else "them"), p), *r)
