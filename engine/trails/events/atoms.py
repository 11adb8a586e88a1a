"""The writers of Trails: one atom a kind of event, built on the kernel's.

Each returns whether anything changed; an event that changes nothing is dropped (104.3: becoming what one already is, is
no event). ``ATOMS`` is the whole list; nothing else writes the state of a game. Here are those of steps, effects and
the combat; the others in ``moves``, ``states``, ``players`` and ``pairs``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.events import Event
from engine.trails.events.moves import arrange, cease, lay, look, move, proxy, reveal, shuffle
from engine.trails.events.pairs import link
from engine.trails.events.players import bond, cp, draws_judged, ep, failed_draw, initiative, pools, used
from engine.trails.events.states import cure, face, mark, stun, turn
from engine.trails.state.durations import SOMETIME, left_out, passed, renewed, spans
from engine.trails.state.game import NO_LOOP, THROUGH, Combat, Delay, Fought, Lasting, TrailsGame


def effect(game: TrailsGame, event: Event) -> bool:
    """A continuous effect begins (1215), or waits for the turn it is for (1215.7)."""
    lasting: Lasting = event.extra
    if lasting.until == "next turn":
        lasting = lasting._replace(until="turn", begins=game.turn + 1)
    elif lasting.until.startswith("in "):
        lasting = lasting._replace(begins=SOMETIME)
    game.stamp += 1
    game.effects = (*game.effects, lasting._replace(stamp=game.stamp))
    return True


def expire(game: TrailsGame, event: Event) -> bool:
    """Effects with one of the durations, or of the ages, in ``extra`` end (705.7, 804.13a, 1211.8), and support given
    for the turn (R052).
    """
    scopes = event.extra
    left = tuple(
        lasting
        for lasting in game.effects
        if (lasting.until not in scopes or lasting.begins > game.turn) and lasting.stamp not in scopes
    )
    changed = len(left) != len(game.effects)
    game.effects = left
    return changed


def combat(game: TrailsGame, event: Event) -> bool:
    """The attack is proposed, goes on with other participants, or ends (extra None)."""
    state: Combat | None = event.extra
    if state == game.combat:
        return False
    game.fought = (*game.fought, *_out(game, game.combat, state)) if game.combat is not None else ()
    game.combat = state
    return True


def _out(game: TrailsGame, before: Combat, now: Combat | None) -> Iterator[Fought]:
    """Those that are in the attack no more: what they were there is asked later (1221.1)."""
    if before.stage != "attacking":
        return
    attackers, target = ((), 0) if now is None else (now.attackers, now.target)
    alone, sclm = len(before.attackers) == 1, before.sclm
    player = before.target_seat >= 0
    roles = ("attacking", "combating", *("attacking alone",) * alone, *("sclm attacking",) * sclm)
    roles += ("attacking player",) * player
    for ident in before.attackers:
        if ident not in attackers:
            yield Fought(ident, roles, ident not in game.objs)
    if before.target and before.target != target:
        yield Fought(before.target, ("defending", "combating"), before.target not in game.objs)


def step(game: TrailsGame, event: Event) -> bool:
    """A phase or step begins. extra: (phase, step, seat or -1)."""
    if any(spans(lasting.until) for lasting in game.effects):
        before = (game.phase, game.step, game.step_seat)
        if event.rule == "802.1" and game.phase == "combat":
            game.effects = renewed(game.effects, ("combat", "", -1), game.turn)
        elif event.rule in _STEPS and before == event.extra:
            game.effects = renewed(game.effects, before, game.turn)
        else:
            game.effects = passed(game.effects, before, event.extra, game.turn)
    game.phase, game.step, game.step_seat = event.extra
    game.loop = NO_LOOP
    return True


#: With which rules a step begins that may come once more after it was there.
_STEPS = ("703.6", "703.7", "703.8")


def skips(game: TrailsGame, event: Event) -> bool:
    """A step or a phase (seat -1) is left out. extra: which."""
    if any(spans(lasting.until) for lasting in game.effects):
        game.effects = left_out(game.effects, event.extra, event.seat)
    return True


def loops(game: TrailsGame, event: Event) -> bool:
    """A loop was repeated n times (1501.1a, b). extra: what may not be begun again."""
    game.loop = event.extra
    return True


def turn_start(game: TrailsGame, event: Event) -> bool:
    """A new turn; what was used once a turn is free again, and old last known information goes."""
    game.turn += 1
    game.chain = 0
    game.used = frozenset()
    game.history = ()
    game.fought = ()
    game.effects = tuple(lasting for lasting in game.effects if lasting.until != "to next turn")
    if any(lasting.until == THROUGH for lasting in game.effects):  # this is the turn with which they end (1215.9)
        game.effects = tuple(
            lasting._replace(until="turn") if lasting.until == THROUGH else lasting for lasting in game.effects
        )
    if not game.pending and not game.delays and not any(lasting.crafts for lasting in game.effects):
        game.lki.clear()
    event.n = game.turn
    return True


def delay(game: TrailsGame, event: Event) -> bool:
    """A delayed trigger is made (1211.8), or one that fired goes (n = 0)."""
    made: Delay = event.extra
    game.delays = (*game.delays, made) if event.n else tuple(other for other in game.delays if other is not made)
    return True


def told(game: TrailsGame, event: Event) -> bool:
    """Something that triggers and the log listen to, without a change of its own."""
    return True


ATOMS = {
    "move": move,
    "link": link,
    "turn": turn,
    "face": face,
    "stun": stun,
    "cure": cure,
    "mark": mark,
    "bond": bond,
    "cp": cp,
    "ep": ep,
    "pools": pools,
    "failed draw": failed_draw,
    "draws judged": draws_judged,
    "effect": effect,
    "expire": expire,
    "combat": combat,
    "step": step,
    "loops": loops,
    "turn start": turn_start,
    "initiative": initiative,
    "used": used,
    "proxy": proxy,
    "cease": cease,
    "look": look,
    "reveal": reveal,
    "arrange": arrange,
    "lay": lay,
    "shuffle": shuffle,
    "delay": delay,
    "moment": told,
    "attacks": told,
    "attacks alone": told,
    "sclm attacks": told,
    "is attacked": told,
    "is sclm attacked": told,
    "first attacks": told,
    "fight back": told,
    "clash": told,
    "supports": told,
    "played": told,
    "resolves": told,
    "passes": told,
    "names": told,
    "skips": skips,
    "fizzles": told,
    "by hand": told,
    "cut": told,
}
