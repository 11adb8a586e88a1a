"""Trying an answer out as its seat could, and what is against one: what is hidden from it stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Against, Game
from engine.kernel import atoms
from engine.kernel.decisions import Answer, Option
from engine.kernel.objects import UNKNOWN
from engine.views import View
from trails_desktop.match.games.saying import Words


class _Untold(Exception):
    """Chance would decide."""


class _Unknown:
    """Chance that nobody has asked yet: every card stays unknown, a coin cannot be foreseen."""

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        return -1

    def coin(self, count: int, sides: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        raise _Untold


def tried_out(game: Game, match: Any, seat: int, answer: Answer) -> View | None:
    """A seat's view after an answer to its question, tried on a copy; None if it is not legal, or nobody can tell."""
    decision = match.decision
    if decision is None or decision.seat != seat or decision.refusal(answer):
        return None
    copy = match.fork()
    copy.chance = _Unknown()
    for card in game.view(match, seat).cards():
        obj = copy.objs.get(card.id)
        if card.name is None and obj is not None and obj.cards and obj.known:
            atoms.change(copy, obj, cards=(UNKNOWN,) * len(obj.cards))
    copy.view_cache = None
    try:
        copy.answer(answer)
        made: View = game.view(copy, seat)
    except Exception:  # a rule asks for a card that nobody knows: so nobody can tell
        return None
    return made


def reasons_against(game: Game, match: Any, seat: int, card: int, option: Option = ()) -> Sequence[Against]:
    """What keeps a seat from using a card, or from one option with it; of several things that a card can be used for
    what keeps it from the one that fails least. Empty if it can, or if nobody knows."""
    obj, decision = match.objs.get(card), match.decision
    offered = decision.options if decision is not None and decision.seat == seat else ()
    seen = game.view(match, seat).card(card)
    if game.why_not is None or obj is None or seen is None or seen.name is None:
        return ()
    if not option and (obj.owner != seat or any(card in one[1:] for one in offered)):
        return ()
    verbs = game.moves.get(match.spec(obj.zone).name, ())
    tried = [option] if option else [(verb, card) for verb in verbs]
    found = sorted((list(game.why_not(match, seat, one)) for one in tried), key=len)
    return found[0] if found else ()


def sentences(reasons: Sequence[Against], words: Words) -> tuple[str, ...]:
    """Reasons in the language in use, with rule ids."""
    said = []
    for why in reasons:
        sentence = words.reasons(why.template).format(**dict(why.args))
        said.append(f"{sentence} ({why.rules[0]})" if why.rules else sentence)
    return tuple(dict.fromkeys(said))


def against(game: Game, match: Any, seat: int, card: int, option: Option, words: Words) -> tuple[str, ...]:
    """:func:`reasons_against` in :func:`sentences`."""
    return sentences(reasons_against(game, match, seat, card, option), words)
