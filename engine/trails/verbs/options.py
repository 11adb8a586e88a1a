"""What players may do while an effect resolves, and what follows from it (1203.6): wholly possible or not chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Decision, Kind, Option
from engine.trails import tree as t
from engine.trails.play.by_effect import only_if_played, only_playable, playable
from engine.trails.query.choosable import enough
from engine.trails.query.context import COMPULSORY, Context
from engine.trails.query.costs import able, can_be_done, lacking, payable_ep, shut_out
from engine.trails.query.crews import boardable, others
from engine.trails.query.filters import concerned, findable, followed, found, possibly, present, those, value
from engine.trails.query.hidden import closed, looking, unseen
from engine.trails.resolution.frame import Effects
from engine.trails.state.frames import free_hand
from engine.trails.state.game import TrailsGame
from engine.trails.state.pairs import can_link, can_trade
from engine.trails.tree.plain import DOES, encoded
from engine.trails.tree.zones import DECK

#: Register of how many instructions come after an optional cost in which something is chosen.
PAYING = "paying"
#: Register of what was found by a quality while others have not decided yet: it is shown when they have (R010).
UNSHOWN = "unshown"


def may(game: TrailsGame, frame: Effects, node: t.May) -> bool:
    """Ask whether to pay; what is not wholly possible is not asked (1203.6, R065)."""
    if frame.stage == 0:
        if asked(game, frame, node):
            return False
        frame.code = (*node.otherwise, *frame.code[1:])
        return True
    if game.taken == (("yes",),):
        frame.code = (*node.cost, *only_if_played(node), *frame.code[1:])
        if asks_hidden(node.cost, frame.context()):
            frame.bind(COMPULSORY, (1,))
        if any(isinstance(part, t.Choose) for part in node.cost):
            frame.bind(PAYING, (len(frame.code) - len(node.cost),))
    elif node.otherwise:
        frame.code = (*node.otherwise, *frame.code[1:])
    return True


def asked(game: TrailsGame, frame: Effects, node: t.May) -> bool:
    """Ask the player of an option; False if there is nothing to ask, as far as everybody can tell."""
    wanting = node.then and lacking(game, node.cost, frame.context())  # as a cost, wholly or not at all
    if wanting or not possible(game, node.cost, frame.context(), claims=True):
        return False
    who = concerned(game, node.player, frame.context())
    if not who:  # its owner or controller, of nothing that is known
        return False
    can = possible(game, node.cost, frame.context())
    options: tuple[Option, ...] = (("yes",), ("no",)) if can else (("no",),)
    args = (
        ("card", ("card", frame.number, frame.source)),
        (DOES, ("craft", frame.number, frame.source, encoded(t.Effect((), (node,))))),
    )
    prompt = "Use the effect of {card}?"
    game.ask(Decision(who[0], Kind.YES_NO, "yes-no", "1203.6", prompt, options, source=frame.source, args=args))
    return True


def asks_hidden(cost: tuple[t.Instruction, ...], ctx: Context) -> bool:
    """Whether cards of a kind are chosen where not everybody can tell what there is."""
    return any(isinstance(part, t.Choose) and closed(part, ctx) for part in cost)


def rest_of_cost(frame: Effects) -> tuple[t.Instruction, ...]:
    """What is still to be paid, after the present instruction, of the cost that is being paid."""
    if frame.cause == "cost":
        return frame.code[1:]
    left = frame.regs.get(PAYING, ())
    rest = frame.code[1 : len(frame.code) - left[0]] if left and len(frame.code) > left[0] else ()
    last = rest[-1] if rest else None  # where several decide, what has been decided last is being paid
    return (*rest[:-1], *last.decided[-1].cost) if isinstance(last, t.Together) and last.decided else rest


def deciding(frame: Effects) -> bool:
    """Whether what is chosen now is a part of what several players decide before anything is done (1502.1)."""
    left = frame.regs.get(PAYING, ())
    return bool(left) and len(frame.code) > left[0] and isinstance(frame.code[-1 - left[0]], t.Together)


def possible(game: TrailsGame, cost: tuple[t.Instruction, ...], ctx: Context, *, claims: bool = False) -> bool:
    """Whether every part of an optional cost can be done (1203.2). claims: as far as everybody can tell."""
    drawn = [0, 0]  # cards that are in a hand by then
    for index, part in enumerate(cost):
        if isinstance(part, t.Choose):
            there = _choosable(game, part, cost[index + 1 :], ctx, claims=claims)
            if part.filter.zone == "hand" and part.filter.whose == "you" and not part.filter.asks_identity:
                there += drawn[ctx.seat]
            if there < max(1, value(game, part.least, ctx)):
                return False
        elif isinstance(part, t.LookTop):
            if not any(game.zones[DECK + seat] for seat in concerned(game, part.player, ctx)):
                return False
        elif isinstance(part, t.PayEP | t.Discard):
            if not _affordable(game, part, ctx, drawn):
                return False
        elif isinstance(part, t.Bond | t.Draw | t.Gain):
            if shut_out(game, part, ctx):
                return False
            if isinstance(part, t.Draw):
                for seat in concerned(game, part.player, ctx):
                    drawn[seat] += min(value(game, part.amount, ctx), len(game.zones[DECK + seat]))
        elif isinstance(part, t.Pair | t.Trade):
            if not _joinable(game, part, ctx):
                return False
        elif isinstance(part, t.Crew):
            if not boardable(game, part, ctx) or any(
                not can_be_done(game, part, game.objs[ident], ctx) for ident in _named(game, part, ctx)
            ):
                return False
        elif isinstance(part, t.Do | t.Put | t.PlayCard):  # what is chosen before it was looked at there
            bound = isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}
            if bound and not _feasible(game, part, ctx):
                return False
    return True


def _named(game: TrailsGame, part: t.Crew, ctx: Context) -> tuple[int, ...]:
    """Whom an instruction means that is known already."""
    known = isinstance(part.who, str) and (part.who == "this" or part.who in ctx.regs)
    return followed(game, part.who, ctx) if known else ()


def _joinable(game: TrailsGame, part: t.Pair | t.Trade, ctx: Context) -> bool:
    """Whether two that are known already can be linked or exchanged; what is chosen before it was looked at there."""
    names = [name for name in (part.who, part.other) if name]
    if not all(name in ctx.regs or name == "this" for name in names):
        return True
    idents = [ident for name in names for ident in present(game, name, ctx)]
    return can_link(game, idents) if isinstance(part, t.Pair) else can_trade(game, idents)


def _choosable(
    game: TrailsGame, part: t.Choose, after: tuple[t.Instruction, ...], ctx: Context, *, claims: bool
) -> int:
    """Among how many it is chosen, those left out to which what comes after it cannot be done."""
    where = looking(part.filter, ctx, part.chooser)
    hidden = unseen(part.filter, where)
    if hidden and claims:
        return possibly(game, part.filter, where)
    fits = found(game, part.filter, where)
    unknown = findable(game, part.filter, where) - len(fits) if hidden else 0
    if after:
        picks = only_playable(game, part, after[:1], ctx, tuple(("pick", ident) for ident in fits))
        fits = [int(pick[1]) for pick in picks]
    there = able(game, part, after, others(game, part, after, ctx, fits), ctx)
    return unknown + (enough(game, part, ctx, there) if part.alike else len(there))


def _affordable(game: TrailsGame, part: t.PayEP | t.Discard, ctx: Context, drawn: Sequence[int]) -> bool:
    """Whether its player has as much as is paid, or as many cards as are discarded. drawn: cards that each seat will
    have drawn before."""
    seat = next(iter(concerned(game, part.player, ctx)), ctx.seat)
    if isinstance(part, t.Discard):
        have = len(free_hand(game, seat)) + drawn[seat]
    else:
        have = game.cp[seat] if part.what == "cp" else payable_ep(game, seat)
    return have >= value(game, part.amount, ctx)


def _feasible(game: TrailsGame, part: t.Do | t.Put | t.PlayCard, ctx: Context) -> bool:
    """Whether what is named can be done to what is known already."""
    moves = isinstance(part, t.Put) or (isinstance(part, t.Do) and part.verb in ("exile", "return"))
    there = followed if moves else those
    objs = [game.objs.get(ident) for ident in there(game, part.who, ctx)]
    if isinstance(part, t.PlayCard):
        who = concerned(game, part.player, ctx)
        return bool(who) and any(obj is not None and playable(game, who[0], obj, part, ctx) for obj in objs)
    return bool(objs) and all(obj is not None and can_be_done(game, part, obj, ctx) for obj in objs)
