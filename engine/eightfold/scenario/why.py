"""Why a move is not legal: the same functions that make the options, asked for the moment at hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.reasons import Reason
from engine.eightfold.events.triggers import LEVEL_UP
from engine.eightfold.layers.facts import field, traits_of
from engine.eightfold.play.legality import (
    ABILITY_PAYING,
    attack_reasons,
    bearer_reasons,
    block_reasons,
    paying_rules,
    play_reasons,
    use_reasons,
)
from engine.eightfold.play.loops import loop_reasons
from engine.eightfold.play.options import legal
from engine.eightfold.scenario.words import Move
from engine.eightfold.state.match import Match, printed
from engine.eightfold.state.zones import STACK
from engine.kernel.decisions import Decision
from engine.kernel.objects import Obj, UnknownCard

#: Of somebody who is not asked: who has priority when, and what comes first.
_NOT_ASKED = {
    "play": Reason(
        (
            "11.1.1", "11.1.2", "9.4.1.4", "9.4.1.5", "9.4.1.6", "11.1.5", "11.1.6", "11.3.1", "11.4.1", "11.5.1",
            "9.2.1.2", "9.3.1.2", "9.6.1.1", "6.1.3", "11.2.11", "11.11.2",
        ),
        "It has no priority now",
    ),
    "ability": Reason(
        (
            "11.1.1", "11.1.2", "9.4.1.7", "11.1.5", "11.1.6", "9.2.1.2", "9.3.1.2", "9.6.1.1", "15.2.10.3",
            "15.2.13.2#2", "11.7.11", "11.8.11", "11.11.2",
        ),
        "It has no priority now",
    ),
    "attack": Reason(("9.5.1", "10.1", "10.1.2.1", "10.1.4.6", "6.1.3"), "It is not asked who attacks now"),
    "block": Reason(("10.1.3.1", "10.1.3.4", "10.1.2.7", "10.1"), "It is not asked who blocks now"),
    "split": Reason(("10.1.4.2.1", "10.1.4.2"), "It is not asked how damage is divided now"),
}  # fmt: skip
_OVER = Reason(("3.1",), "The game is over")
_NOT_OFFERED = Reason(
    ("11.2.3", "11.7.5", "11.8.5", "11.9.8", "11.12.4.1.1", "11.12.4.1", "2.2", "2.3"), "That cannot be chosen"
)


def reasons(game: Match, move: Move, objs: list[Obj], other: Obj | None, decision: Decision | None) -> Iterator[Reason]:
    """Against a move, as if nothing were in its way but itself, and then for what is in its way."""
    if game.outcome is not None:
        yield _OVER
        return
    for obj in objs:
        try:
            yield from _own(game, move, obj, other)
        except UnknownCard:
            continue
    if move.verb == "attack" and len(objs) > 1:
        rules = ("15.1.1.10.2", "10.1.2.1", "15.2.8.2", "15.2.8.1", "15.1.1.10.1")
        yield Reason(rules, "They have neither an element nor the icon in common")
    if move.verb == "attack" and any(_must(game, obj) for obj in field(game, move.seat, "forward") if obj not in objs):
        yield Reason(("10.1.2.1.3",), "A Forward that must attack has to be chosen")
    purpose = {"attack": "attackers", "block": "block", "split": "split"}.get(move.verb, "priority")
    asked = decision is not None and decision.seat == move.seat and decision.purpose == purpose
    if not asked and move.verb in _NOT_ASKED:
        yield _NOT_ASKED[move.verb]


def _must(game: Match, obj: Obj) -> bool:
    """Whether a Forward could attack and therefore has to (10.1.2.1.3)."""
    bound = "attack" in game.derived.traits[obj.id].musts
    return bound and obj.id not in game.attacked and legal(attack_reasons(game, obj.controller, obj))


def _own(game: Match, move: Move, obj: Obj, other: Obj | None) -> Iterator[Reason]:
    seat = move.seat
    if move.verb == "play":
        yield from play_reasons(game, seat, obj)
        if other is not None:
            yield from bearer_reasons(game, seat, obj, other.id)
    elif move.verb == "ability":
        ability = printed(game, obj).ability(move.number)
        if ability is None:
            yield Reason(("11.6.1", "11.7.12", "11.8.12"), "It has no such ability")
        else:
            yield from use_reasons(game, seat, obj, ability)
            yield from loop_reasons(game, seat, ("use", obj.id, ability.number))
    elif move.verb == "attack":
        yield from attack_reasons(game, seat, obj)
    elif move.verb == "block":
        yield from block_reasons(game, seat, obj)


def payment_refused(game: Match, move: Move, obj: Obj, said: str) -> Reason:
    """Against a way to pay."""
    card = printed(game, obj)
    if move.verb == "ability":
        rules: tuple[str, ...] = (*ABILITY_PAYING, "15.1.1.2.1", "15.1.1.1.2#2")
    else:
        rules = paying_rules(card)
        if card.war_god:
            rules = (*rules, "15.2.7.3", "15.2.7.4", "15.2.7.5")
        if card.combination is not None:
            rules = (*rules, "15.2.17.3")
        if move.overdrive:
            rules = (*rules, "15.2.9.2", "15.2.9.3")
    if move.dull:
        rules = (*rules, "7.10.4", "6.3.1.1", "15.1.1.1.2#2", "R-S28")
    return Reason((*rules, "R-S34", "R-S35", "11.2.2", "11.3.2"), said.replace("{", "(").replace("}", ")"))


#: What an ability of a key word lets one choose, by its kind.
_BY_KEY_WORD = {
    "link": ("15.2.5.2", "15.2.5.4"),
    "job change": ("15.2.13.2",),
    "awakening": ("15.2.10.2",),
    "junction": ("15.2.15.2",),
    LEVEL_UP: ("15.2.4.2",),
}


def choice_refused(game: Match, rule: str, name: str) -> Reason:
    """Against choosing something."""
    rules = (rule, *_choosing(game), *_NOT_OFFERED.rules)
    return Reason(rules, "{name} cannot be chosen", (("name", name),))


def _choosing(game: Match) -> tuple[str, ...]:
    """The rules of the key word whose ability is at work."""
    for ident in game.zones[STACK][:1]:
        entry = game.objs[ident].entry
        traits = None if entry is None else traits_of(game, entry.source)
        for ability in () if traits is None else traits.abilities:
            if entry is not None and str(ability.number) == entry.number:
                return _BY_KEY_WORD.get(ability.kind, ())
        return () if entry is None else _BY_KEY_WORD.get(entry.number, ())
    return ()
