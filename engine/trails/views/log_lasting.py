"""What the log says of effects that a player has for a time: other costs (1304.1), and what is waited for (1211.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.trails.state.game import Lasting
from engine.trails.tree.nouns import Floored

Arg = str | int | tuple[str | int, ...]
Args = tuple[tuple[str, Arg], ...]

_COSTS: Mapping[str, str] = {
    "more": "{card}: for a time some cards cost {n} more",
    "less": "{card}: for a time some cards cost {n} less",
    "becomes": "{card}: for a time the cost of some cards is {n}",
    "paid in": "{card}: for a time some cards are paid for in another way",
}
#: The same where it is known which cards.
_COSTS_OF: Mapping[str, str] = {
    "more": "{card}: for a time {what} cards cost {n} more",
    "less": "{card}: for a time {what} cards cost {n} less",
    "becomes": "{card}: for a time the cost of {what} cards is {n}",
    "paid in": "{card}: for a time {what} cards are paid for in another way",
}
_WAITS: Mapping[str, str] = {
    "attacks": "{card} waits for an attack",
    "attacks player": "{card} waits for an attack on a player",
    "attacks alone": "{card} waits for an attack by one UNIT alone",
    "fights back": "{card} waits for a UNIT to fight back",
    "sclm attacks": "{card} waits for an SCLM attack",
    "is attacked": "{card} waits for a UNIT to be attacked",
    "is sclm attacked": "{card} waits for a UNIT to be attacked by SCLM",
    "stuns": "{card} waits for a UNIT to stun another one",
    "is stunned by": "{card} waits for a UNIT to stun another one",
    "stuns in combat": "{card} waits for a UNIT to stun another one",
    "is stunned in combat": "{card} waits for a UNIT to be stunned",
    "is stunned": "{card} waits for a UNIT to be stunned",
    "stunned by player": "{card} waits for a UNIT to be stunned",
    "is cured": "{card} waits for a card to be cured",
    "cures": "{card} waits for a card to be cured",
    "overkill": "{card} waits for Overkill damage",
    "enters": "{card} waits for a card to enter the field",
    "leaves": "{card} waits for a card to leave the field",
    "is readied": "{card} waits for a card to be readied",
    "is actioned": "{card} waits for a card to be actioned",
    "is cursed": "{card} waits for a card to be cursed",
    "is linked": "{card} waits for a UNIT to be tactically linked",
    "is boarded": "{card} waits for an ITEM to be boarded",
    "boards": "{card} waits for a UNIT to board an ITEM",
    "gains support": "{card} waits for a UNIT to gain support",
    "is sclm supported": "{card} waits for a UNIT to gain support",
    "executes support": "{card} waits for SCLM Support",
    "is rebuilt": "{card} waits for a card to be rebuilt",
    "plays arts": "{card} waits for arts to be played",
    "plays craft": "{card} waits for a craft to be used",
    "gains ep": "{card} waits for EP to be gained",
    "plans": "{card} waits for somebody to plan",
    "empties hand": "{card} waits for a hand to become empty",
    "combat ends": "{card} waits for the end of a combat",
    "kos": "{card} waits for a UNIT to be K.O.'d",
    "destroys": "{card} waits for a card to be destroyed",
    "is ko": "{card} waits for a UNIT to be K.O.'d",
    "is destroyed": "{card} waits for a card to be destroyed",
    "to trail": "{card} waits for a card to be put into a trail",
    "is played": "{card} waits for a card to be played",
    "draws": "{card} waits for a card to be drawn",
    "discards": "{card} waits for a card to be discarded",
    "discards from hand": "{card} waits for a card to be discarded",
    "loses bond": "{card} waits for bond to be lost",
    "gains bond": "{card} waits for bond to be gained",
    "bond becomes": "{card} waits for bond to be lost or gained",
    "takes stun damage": "{card} waits for stun damage",
    "is turned up": "{card} waits for a card to be turned face-up",
    "is turned down": "{card} waits for a card to be turned face-down",
    "is targeted": "{card} waits for a card to be targeted",
    "is countered": "{card} waits for something to be countered",
    "moves": "{card} waits for a card to be moved",
    "start": "{card} waits for a time of the turn to begin",
    "end": "{card} waits for a time of the turn to end",
}


def of_player(lasting: Lasting) -> tuple[str, Args] | None:
    """The line for an effect that no card but a player has; None if it needs none."""
    source: tuple[str, Arg] = ("card", ("card", lasting.number, lasting.source))
    if lasting.rule == "1304.1" and lasting.crafts:
        craft = lasting.crafts[0]
        change, who = craft.costs[0], craft.who
        what = (*who.orgs, *who.types)
        much: Any = change.amount.amount if isinstance(change.amount, Floored) else change.amount
        if what and change.of == "play":
            return _COSTS_OF[change.kind], (source, ("what", what), ("n", much))
        return _COSTS[change.kind], (source, ("n", much))
    if lasting.rule == "1211.8":
        event = lasting.crafts[0].trigger.event
        return _WAITS.get(event, "{card} waits for something to happen"), (source,)
    return None
