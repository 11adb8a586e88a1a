"""What is chosen after cards were seen: "look at your opponent's hand, choose an EVENT, and they discard it".

A card without a zone of its own is one of those that were seen where it is discarded, revealed, put into a hand or onto
the field, or could lie on no field.
"""

from __future__ import annotations

from typing import Any

from engine.text.surface import By, LookClause, PickClause, Ref
from engine.trails.tree import Do, Filter, Look, Put, Reveal
from engine.trails.tree.reads import replace

#: What can show cards.
_SHOWING = frozenset((By, Look, LookClause, Reveal))


def in_hand(sentences: tuple[tuple[Any, ...], ...]) -> tuple[tuple[Any, ...], ...]:
    """The sentences with such choices made among the cards of the hand."""
    for sentence in sentences:
        for clause in sentence:
            if clause.__class__ in _SHOWING and _seen(clause):
                return _chosen_there(sentences)
    return sentences


def _chosen_there(sentences: tuple[tuple[Any, ...], ...]) -> tuple[tuple[Any, ...], ...]:
    out: list[tuple[Any, ...]] = []
    seen = False
    for place, sentence in enumerate(sentences):
        made = list(sentence)
        for at, clause in enumerate(sentence):
            seen = seen or _seen(clause)
            after = sentence[at + 1 :] or (sentences[place + 1] if place + 1 < len(sentences) else ())
            pick = clause.do[0] if isinstance(clause, By) and clause.player == "you" and len(clause.do) == 1 else clause
            if seen and isinstance(pick, PickClause) and _bare(pick.pick, bool(after) and _takes(after[0])):
                made[at] = replace(pick, pick=replace(pick.pick, filter=_there(pick.pick.filter)))
        out.append(tuple(made))
    return tuple(out)


def _seen(clause: Any) -> bool:
    """Whether a whole hand, or several cards of a deck, are shown or looked at."""
    if isinstance(clause, By):
        return any(_seen(part) for part in clause.do)
    if isinstance(clause, LookClause):
        return clause.amount != 1
    return isinstance(clause, (Look, Reveal)) and isinstance(clause.who, Filter) and clause.who.zone == "hand"


def _takes(clause: Any) -> bool:
    """Whether what was chosen is discarded or revealed, or goes where only a card that lies on no field goes."""
    if isinstance(clause, By):
        return bool(clause.do) and _takes(clause.do[0])
    who: Any = getattr(clause, "who", None)
    if isinstance(clause, Put):
        return isinstance(who, Ref) and clause.to in ("hand", "field", "your field")
    return (isinstance(clause, Do) and clause.verb == "discard") or (
        isinstance(clause, Reveal) and isinstance(who, Ref)
    )


def _bare(pick: Any, taken: bool) -> bool:
    """Whether it says what card it is, but not where; and it is taken from there, or no card of the field."""
    f = getattr(pick, "filter", None)
    if not isinstance(f, Filter) or f.whose != "any" or f.states or f.face != "any" or f.among or f.fights:
        return False
    return f.zone == "homebase" and f.types == ("EVENT",) if not taken else f.zone in ("field", "homebase")


def _there(f: Filter) -> Filter:
    return replace(f, zone="field", among="~it")
