"""What happens instead once each turn: "Once each turn, if this card would be stunned, you may discard a card instead"
(1216). Both languages.

It is over for the turn when something has happened instead, not when it could have: the first time is said in
:mod:`engine.text.grammar.replacement.first_time`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.replacement.prevention import done_instead, not_done, spared
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Limit
from engine.trails.tree.loading.words import ONCE, ONCE_DONE

_THEN = "(場合|なら|時)(、|に、|は、)"


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    ways = (  # what comes instead, and how it is made and printed
        ("instead", _made, _printed),
        ("kept", _kept, _printed_kept),
        ("paid", _paid, never),
    )
    for rule, make, fits in ways:
        g.add(
            "craft-line",
            build=lambda o, e, s, make=make: make(None, e, s),
            match=partial(_of_replacement, fits, False),
            en=(f"{{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",),
            ja=(
                f"{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)",
            ),
        )
        g.add(
            "craft-line",
            build=lambda o, c, e, s, make=make: make(c, e, s),
            match=partial(_of_replacement, fits, True),
            en=(f"if {{c:conds}}, {{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{c:conds}}, if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{e:replaced}} while {{c:conds}}, {{s:{rule}}}(.|)"),
            ja=(f"{{c:conds}}、{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{c:conds}}、{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)"),
        )  # fmt: skip
        g.add(
            "craft-line",
            build=lambda e, s, l, make=make: make(None, e, s) if l == Limit(ONCE) else REJECT,  # noqa: E741
            match=never,
            en=f"if {{e:replaced}}, {{s:{rule}}}. {{l:limit}}(.|)",
            ja=f"{{e:replaced}}{_THEN}{{s:{rule}}}。{{l:limit}}(。|)",
        )


def _of_replacement(fits: Any, asked: bool, v: Any) -> Mapping[str, Any] | None:
    """Of a replacement with or without a condition."""
    holes: Mapping[str, Any] | None = fits(v) if v[0] == "replacement" and (v[1] is not None) is asked else None
    return holes


def _made(c: Any, e: Any, s: Any) -> Any:
    return ("replacement", c, (*e, ONCE_DONE), s) if len(e) == 3 else REJECT


def _kept(c: Any, e: Any, k: Any) -> Any:
    return _made(c, e, ()) if spared(e[0], e[1], k) else REJECT


def _paid(c: Any, e: Any, p: Any) -> Any:
    said = done_instead(e[0], e[1], p)
    return REJECT if said is REJECT else _made(c, e, said)


def _once(v: Any) -> Mapping[str, Any] | None:
    if len(v[2]) != 4 or v[2][3] != ONCE_DONE:
        return None
    return {"o": "", "e": v[2][:3], **({} if v[1] is None else {"c": v[1]})}


def _printed(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] == () else {**holes, "s": v[3]}


def _printed_kept(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] != () else {**holes, "s": not_done(v[2][0], v[2][1])}
