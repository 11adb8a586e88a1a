"""What lasts for a time: more or less STR and DEF, rules, organizations, crafts and names (1303, 1331, 1332)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import NO_SUPPORT, SUPPORT_AGAIN, SUPPORTS
from engine.trails.events.states import SUPPORT
from engine.trails.layers.attack_restrictions import bound
from engine.trails.query.context import Context, its_own
from engine.trails.query.filters import present, those
from engine.trails.query.traits import chosen_orgs
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import CURE_PHASE, Lasting, TrailsGame, duration
from engine.trails.tree.reads import SELF, speaks_of

#: In a place for a register: the organizations that the source remembers.
CHOSEN = "chosen"

#: Rules for one cure phase: this turn's, or the next that begins, which in a cure phase is that of the next turn.
_IN_CURE = {
    f"{rule} in {phase}": f"{rule} in cure"
    for rule in ("cannot ready", "cannot be cured")
    for phase in ("cure", "next cure")
}


def get(game: TrailsGame, frame: Effects, node: t.Get) -> bool:
    """+X/+Y for a time (1303)."""
    ctx = frame.context()
    idents = present(game, node.who, ctx)
    if speaks_of((node.strength, node.defence, node.wings, node.cp), SELF):  # each by a number of its own
        events = [event for one in idents for event in _got(game, frame, node, (one,), its_own(ctx, one))]
    else:
        events = _got(game, frame, node, idents, ctx)
    if events:
        game.commit(events)
    return True


def _got(game: TrailsGame, frame: Effects, node: t.Get, idents: tuple[int, ...], ctx: Context) -> list[Event]:
    strength, defence = frame.amount(game, node.strength, ctx), frame.amount(game, node.defence, ctx)
    wings, cp = frame.amount(game, node.wings, ctx), frame.amount(game, node.cp, ctx)
    until = duration(game, node.until, frame.seat) if idents and (strength or defence or wings or cp) else ""
    if not until:
        return []
    rule = "1303.1" if strength >= 0 and defence >= 0 else "1303.2"
    lasting = Lasting(0, until, idents, -1, frame.number, rule, strength, defence, wings=wings, cp=cp)
    return [frame.event("effect", idents[0], n=len(idents), rule=rule, extra=lasting._replace(source=frame.source))]


def have(game: TrailsGame, frame: Effects, node: t.Have) -> bool:
    """Organizations, icon crafts, names or rules for a time (1331, 1332)."""
    idents = present(game, node.who, frame.context())
    made = []
    for rules, until, begins in _times(game, node, frame.seat) if idents else ():
        what = t.Have(node.who, rules=rules) if until == CURE_PHASE else replace(node, rules=rules)
        lasting = Lasting(
            0,
            until,
            idents,
            -1,
            frame.number,
            "1331.1",
            orgs=frozenset(what.orgs),
            icons=what.icons,
            names=what.names,
            rules=bound(game, rules, frame.context()),
            crafts=what.crafts,
            types=what.types,
            source=frame.source,
            begins=begins,
        )
        made.append(frame.event("effect", idents[0], n=len(idents), rule="1331.1", extra=lasting))
    if made and NO_SUPPORT in node.rules:
        made += _bare(game, frame, idents)
    if made:
        game.commit(made)
    return True


def _bare(game: TrailsGame, frame: Effects, idents: Iterable[int]) -> Iterator[Event]:
    """UNITs lose for a time what support they have (1309.2); what ends in this turn does not come back, the rest does
    as soon as that is over."""
    for obj in (game.objs[ident] for ident in idents):
        for mark in sorted(SUPPORTS & obj.marks):
            yield frame.event("mark", obj.id, n=0, rule="1309.2", extra=mark)
        if SUPPORT in obj.marks:
            yield frame.event("mark", obj.id, n=1, rule="1309.2", extra=SUPPORT_AGAIN)


def _times(game: TrailsGame, node: t.Have, seat: int) -> Iterator[tuple[tuple[Any, ...], str, int]]:
    """The rules of an instruction by how long they hold, and from which turn on: those of a cure phase are apart from
    all else that it gives (1215.7)."""
    for_cure = [rule for rule in node.rules if rule in _IN_CURE]
    rest = tuple(rule for rule in node.rules if rule not in _IN_CURE)
    until = duration(game, node.until, seat)
    if until and (not for_cure or replace(node, rules=rest) != t.Have(node.who, until=node.until)):
        yield rest, until, 0
    for later in (False, True):
        mine = tuple(_IN_CURE[rule] for rule in for_cure if (" next " in rule and game.step == "cure") is later)
        if mine:
            yield mine, CURE_PHASE, game.turn + 1 if later else 0


def gain_orgs(game: TrailsGame, frame: Effects, node: t.GainOrgs) -> bool:
    """Gains the organizations that others have now or last had (1404.1, R089)."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    orgs: frozenset[str] = frozenset()
    if node.of == CHOSEN:  # organizations that the source remembers (1312.4)
        orgs = chosen_orgs(game, frame.source)
    for ident in those(game, node.of, ctx):
        orgs |= game.traits(ident).orgs
    if idents and orgs and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1404.1", orgs=orgs, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1404.1", extra=lasting)])
    return True


def crafts_on(game: TrailsGame, ident: int) -> tuple[t.Craft, ...]:
    """The crafts that a card has now, or last had (1332.4, 1221.1): printed ones it has not lost, gained ones."""
    obj = game.find(ident)
    if obj is None or not obj.known or not obj.cards:
        return ()
    traits = game.traits(ident)
    printed = () if traits.silent else game.defn(obj).meaning.crafts
    with_more = tuple(craft for craft in printed if not isinstance(craft, t.Icon) or craft != t.Icon(craft.key))
    known = {craft.key for craft in with_more if isinstance(craft, t.Icon)}
    icons = tuple(t.Icon(key) for key in dict.fromkeys(traits.icons) if key not in known)
    return (*with_more, *icons, *traits.gained)


def gain_crafts(game: TrailsGame, frame: Effects, node: t.GainCrafts) -> bool:
    """Gains all crafts of another card, or its icon crafts; they speak of the card that has gained them."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    crafts = tuple(craft for ident in those(game, node.of, ctx) for craft in crafts_on(game, ident))
    if node.kind:
        crafts = tuple(craft for craft in crafts if isinstance(craft, t.Icon))
    if idents and crafts and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1331.3", crafts=crafts, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1331.3", extra=lasting)])
    return True


def gain_names(game: TrailsGame, frame: Effects, node: t.GainNames) -> bool:
    """Gains the names of another card, besides its own."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    seen = (ident for ident in those(game, node.of, ctx) if (obj := game.find(ident)) is not None and obj.known)
    names = tuple(dict.fromkeys(name for ident in seen for name in game.traits(ident).names))
    if idents and names and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1331.2", names=names, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1331.2", extra=lasting)])
    return True
