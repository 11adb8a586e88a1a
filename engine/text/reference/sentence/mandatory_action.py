""" "If you do" and "If they can't" after something that has to be done: a condition of its own makes the two ways."""

from __future__ import annotations

from typing import Any

from engine.text.surface import LinkError
from engine.trails.tree import DOABLE, Choose, Compare, Count, Discard, Do, Filter, If, Put, Reveal, Size


def after_duty(done: list[Any], then: tuple[Any, ...], *, done_it: bool) -> list[Any]:
    """The instructions ``done`` of a sentence followed by ``then`` if they were done, or if they could not be.

    Hand cards are counted before some are discarded; of what is chosen, the number chosen decides. Raises LinkError
    where nothing tells whether it was done.
    """
    if len(done) == 1 and isinstance(done[0], Discard) and isinstance(done[0].amount, int):
        if done[0].player not in ("you", "opponent"):
            raise LinkError("each player does it or does not")
        hand = Compare(Count(Filter(zone="hand", whose=done[0].player)), ">=", done[0].amount)
        if done_it:
            return [If(hand, (*done, *then), tuple(done) if done[0].amount > 1 else ())]
        return [If(hand, tuple(done), (*done, *then) if done[0].amount > 1 else then)]
    last = done[-1] if done else None
    chosen = next((node for node in done if isinstance(node, Choose)), None)
    several = sum(isinstance(node, Choose) for node in done) > 1
    if several or (chosen is None and len({node.who for node in done if isinstance(node, Do)}) > 1):
        raise LinkError("which of them it has to be done to is not said")
    if chosen is None and isinstance(last, Do) and last.verb in DOABLE and isinstance(last.who, str):
        left = Size(last.who, done=last.verb)  # it may be so already, or forbidden, or no target any more
        return [*done, If(Compare(left, *((">=", 1) if done_it else ("=", 0))), then)]
    if chosen is None or not all(isinstance(node, (Choose, Do, Put, Reveal)) for node in done):
        raise LinkError("nothing tells whether it was done")
    verbs = [node.verb for node in done if isinstance(node, Do) and node.who == chosen.register]
    # not to what was in that state before (104.3); what is nowhere else yet goes where it is put
    really = next((verb for verb in verbs if verb in DOABLE and verb not in ("return", "exile")), "")
    return [*done, If(Compare(Size(chosen.register, done=really), *((">=", 1) if done_it else ("=", 0))), then)]
