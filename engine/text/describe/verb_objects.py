"""The clause for one verb with several objects: "stun target UNIT you control and target UNIT of your opponent"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.describe.scope import Scope
from engine.text.describe.words import CannotSay
from engine.text.grammar.noun.coordination.pairs import named_so
from engine.text.grammar.verb.object.implied_owner import own
from engine.text.surface import ANY, AimClause, Both, Ref
from engine.trails import tree as t
from engine.trails.tree.reads import replace


def said_in_one(unlinker: Scope, do: Sequence[Any], index: int, subject: str) -> tuple[list[Any], int] | None:
    """The clauses for a verb with several objects, and where the rest begins; None if there is no such verb here."""
    at = index
    while at < len(do) and isinstance(do[at], t.Choose) and not do[at].least == do[at].most == ANY:
        at += 1
    end = at + 1
    while end < len(do) and getattr(do[end], "along", False):
        end += 1
    chosen: dict[str, Any] = {node.register: node for node in do[index:at]}
    shown = [node.who for node in do[at : at + len(chosen)] if isinstance(node, t.Reveal)]
    if len(shown) > 1 and shown == list(chosen):  # "reveal a UNIT and an ITEM from among them"
        end = at + len(shown)
    if end == at + 1 or at >= len(do):
        return None
    marks = [node.who for node in do[at:end]]
    if not chosen.keys() <= {mark for mark in marks if isinstance(mark, str)}:
        return None
    if any(node.chooser != subject for node in chosen.values()):
        raise CannotSay("somebody else chooses")
    aimed = [mark for mark in marks if isinstance(mark, str) and mark in unlinker.open]
    if chosen and aimed:
        raise CannotSay("targets, and what is chosen")
    lead: list[Any] = []
    if unlinker.lang == "ja" and unlinker.inline and aimed:
        aims = tuple(unlinker.aim(mark) for mark in aimed)
        lead = [AimClause(aims)] if named_so(aims) else [AimClause(aim) for aim in aims]
    parts = [unlinker.pick(chosen[mark], subject) if mark in chosen else unlinker.who(mark) for mark in marks]
    who: Any = Both(tuple(parts))
    if all(isinstance(part, Ref) for part in parts):
        last = [one.mark for one in unlinker.bound[-len(marks) :]]
        if last != marks or any(one.many for one in unlinker.bound[-len(marks) :]):
            raise CannotSay("several things that were not named together")
        who = Ref("them")
    deed: Any = replace(do[at], who=who)
    filters = [unlinker.filter_of(mark) for mark in marks]
    if subject == "you" and all(own(deed, f) != deed for f in filters):
        deed = own(deed, filters[0])
    return [*lead, deed], end
