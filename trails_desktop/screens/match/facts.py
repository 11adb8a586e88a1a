"""What both players may know, taken from a view for the curtain and the ending, and nothing else.

Only fields that are public by the rules are read: bond, turn, step, whose question it is and of which kind, and the
names of face-up cards on the field that attack or are attacked.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.trails.views.records import CardView, View


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """One moment of a match. Card names are given as card numbers. ``attack`` is None if nobody attacks; ``target`` is
    "" if a player is attacked, who is then ``target_seat``."""

    names: tuple[str, str]
    orgs: tuple[str, str]
    seat: int  #: who must decide
    purpose: str
    step: str
    rule: str
    turn: int
    bond: tuple[int, int]
    attackers: tuple[str, ...] = ()
    target: str = ""
    target_seat: int = -1


def public_facts(view: View, seat: int, names: tuple[str, str], orgs: tuple[str, str]) -> PublicFacts:
    """The public facts of a view, whoever's it is; ``seat`` is who must sit down."""
    shown: dict[int, CardView] = {}
    for player in view.players:
        for card in player.field:
            if card.face_up and not card.stunned and card.number:
                shown[card.id] = card
    attackers: tuple[str, ...] = ()
    target, target_seat = "", -1
    if view.combat is not None:
        attackers = tuple(shown[obj].number or "" for obj in view.combat.attackers if obj in shown)
        if view.combat.target in shown:
            target = shown[view.combat.target].number or ""
        target_seat = view.combat.target_seat
    bond = view.players[0].bond, view.players[1].bond
    return PublicFacts(
        names, orgs, seat, view.asked_for, view.step, view.rule, view.turn, bond, attackers, target, target_seat
    )


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended. ``winner`` is a seat or -1 for a draw; ``you`` the seat of the only person, -1 if two people
    played; ``reason`` an English template."""

    winner: int
    you: int
    names: tuple[str, str]
    orgs: tuple[str, str]
    bond: tuple[int, int]
    turn: int
    rule: str
    reason: str
    history: tuple[tuple[int, int, int], ...] = ()  #: turn and bond of both at its end, where the match tells it


def ending_of(view: View, you: int, names: tuple[str, str], orgs: tuple[str, str]) -> Ending:
    """The end that a view shows. ``view.winner`` must not be None."""
    winner = -1 if view.winner is None else view.winner
    bond = view.players[0].bond, view.players[1].bond
    return Ending(winner, you, names, orgs, bond, view.turn, view.rule, view.ending)
