"""Which signs each card on the table wears, from the question that is asked and what was taken so far. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kernel.decisions import Answer
from engine.trails.views.records import View
from trails_desktop.table.cards.items import Marks
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.pieces.overlays import StripText
from trails_desktop.table.placing.shown import Shown
from trails_desktop.table.questions.asking import Asking, Spot, misfit
from trails_desktop.table.questions.byhand import notes_of


@dataclass(frozen=True, slots=True)
class Attention:
    """What happens on the table besides the question.

    targets: what the marked attackers may attack. aimed: what the arrow points at now. focus: the keyboard cursor.
    looked: under the pointer. refused: a card whose reason is being shown. lit: where the dragged card may go; held:
    that card; pays: what it would action.
    """

    targets: frozenset[Spot] = frozenset()
    aimed: Spot | None = None
    focus: Key | None = None
    looked: Key | None = None
    refused: Key | None = None
    lit: frozenset[Spot] = frozenset()
    held: Key | None = None
    pays: frozenset[int] = frozenset()


def marks(
    view: View, shown: Mapping[Key, Shown], asking: Asking, taken: Answer, attention: Attention, names: CardNames
) -> dict[Key, Marks]:
    """The signs of every card drawn."""
    taken_ids = [option[1] for option in taken if option[0] == "pick"]
    combat = view.combat
    attackers = frozenset(combat.attackers) if combat else frozenset()
    pointed = {target for waiting in view.standby for target in waiting.targets}
    found: dict[Key, Marks] = {}
    for key, card in shown.items():
        obj = card.obj
        option = asking.picks.get(obj)
        chosen = obj != 0 and obj in taken_ids
        picked = chosen or (obj != 0 and obj in attackers)
        fits = option is not None and not misfit(asking, taken, option)
        may = ("card", obj) in attention.targets or ("card", obj) in attention.lit
        may = may and attention.aimed != ("card", obj)  # the arrow says more
        if option is not None and not asking.own and not chosen:
            may = True  # also an attacker or what is attacked, where an effect may aim at it
        can = bool(asking.acts.get(obj)) or (asking.own and fits)
        number = ""
        if obj in taken_ids and len(taken_ids) > 1 and asking.purpose in ("attackers", "choose", "hand"):
            number = str(taken_ids.index(obj) + 1)
        target = (combat is not None and combat.target == obj != 0) or attention.aimed == ("card", obj)
        paying = chosen and asking.purpose == "pay"
        aimed = asking.purpose in ("choose", "hand") and chosen and not asking.own
        can = can and obj != 0
        near = attention.looked == key or attention.focus == key
        helps = can and not near and (bool(taken) if asking.own else asking.helps(obj))
        found[key] = Marks(
            can=can and not helps,
            helps=helps,
            picked=picked and not target and not aimed,
            number=number,
            may=may and not aimed,
            target=target
            or aimed
            or (obj in pointed and combat is None and bool(view.standby) and card.zone == "field"),
            refused=attention.refused == key,
            focus=attention.focus == key,
            pays=paying or (obj != 0 and obj in attention.pays),
            support="support" in card.card.attributes,
            dim=bool(attention.lit)
            and key != attention.held
            and ("card", obj) not in attention.lit
            and obj not in attention.pays,
            strip=_strip(card, names),
            seen=card.seen,
            note="\n".join(notes_of(card.card)),
            heap=card.heap,
            nth=card.nth,
        )
    return found


def _strip(card: Shown, names: CardNames) -> StripText | None:
    """The reading strip of a card that lies on its side face-up on the field."""
    now = card.card
    if not card.turned or card.zone != "field" or now.stunned or not now.number:
        return None
    spec = names.face(now.number, card=now)
    if now.strength is None:
        return StripText(names.card_name(now))
    defence = now.defence if now.defence is not None else 0
    return StripText(
        names.card_name(now),
        now.strength,
        defence,
        spec.strength if spec.strength is not None else now.strength,
        spec.defence if spec.defence is not None else defence,
    )
