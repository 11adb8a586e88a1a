"""What each instruction of the effect tree does (1300s)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails import verbs_more as more
from engine.trails.atoms import SUPPORT, Arrival, put_away
from engine.trails.byhand import ByHand
from engine.trails.costs import payable_ep
from engine.trails.disclosing import mix_hand, secretive
from engine.trails.forbidding import bound
from engine.trails.icons import CHOSE_COVERT
from engine.trails.matching import CHOSEN_ORG, Context, concerned, findable, found, holds, possibly, seats, those, value
from engine.trails.playeffect import only_playable, play_card, playable
from engine.trails.resolving import DiscardCards, DrawCards, Effects, PayEP, PlanCards, VerbFunction
from engine.trails.state import Delay, Lasting, TrailsGame
from engine.trails.verbs_total import choose_total
from engine.trails.verbs_turn import dig, offer, price, wait
from engine.trails.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL

#: In a place for a register: the organizations that the source remembers.
CHOSEN = "chosen"
#: As the number of a choice: everything there is.
ALL = 99
#: Register that is filled while a choice from a hidden zone is part of a cost that was agreed to.
COMPULSORY = "compulsory"


def choose(game: TrailsGame, frame: Effects, node: t.Choose) -> bool:
    """Pick objects while resolving (1312.1: compulsory and full number where all can see)."""
    ctx = frame.context()
    if node.chooser == "each":
        return more.choose_each(game, frame, node)
    if node.total is not None:
        return choose_total(game, frame, node)
    claimed = secretive(node.filter)
    if frame.stage == 0:
        if node.filter.zone == "hand":
            for side in seats("each" if node.filter.whose == "any" else node.filter.whose, frame.seat):
                mix_hand(game, side)
        options = tuple(("pick", ident) for ident in found(game, node.filter, ctx))
        options = only_playable(game, node, frame.code[1:2], ctx, options)
        most = min(value(game, node.most, ctx), len(options))
        least = min(value(game, node.least, ctx), most)
        if claimed and frame.cause != "cost" and not frame.regs.get(COMPULSORY):
            least = 0  # nobody can be held to have what nobody sees (502.2b)
        if least == most == len(options) and node.least == node.most == ALL and not claimed:
            frame.bind(node.register, tuple(int(option[1]) for option in options))  # nothing to choose
            return True
        if most <= 0 and not (claimed and possibly(game, node.filter, ctx)):
            frame.bind(node.register, ())
            return True
        seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
        args = (("card", ("card", frame.number, frame.source)), ("least", least), ("most", most))
        decision = Decision(
            seat,
            Kind.CHOOSE,
            "choose",
            "1312.1",
            "{card}: choose",
            options,
            least,
            most,
            source=frame.source,
            args=args,
        )
        game.ask(decision)
        return False
    taken = tuple(int(option[1]) for option in game.taken)
    frame.bind(node.register, taken)
    if claimed:
        frame.bind(COMPULSORY, ())
        if taken:  # found by a quality: all see that it has it (1312.3)
            game.commit(Event("reveal", ident, seat=frame.seat, n=1, by=frame.seat, rule="1312.3") for ident in taken)
    return True


def get(game: TrailsGame, frame: Effects, node: t.Get) -> bool:
    """+X/+Y for a time (1303)."""
    ctx = frame.context()
    idents = present(game, node.who, ctx)
    strength, defence = value(game, node.strength, ctx), value(game, node.defence, ctx)
    wings = value(game, node.wings, ctx)
    if idents and (strength or defence or wings):
        until = duration(game, node.until)
        if until:
            rule = "1303.1" if strength >= 0 and defence >= 0 else "1303.2"
            lasting = Lasting(0, until, idents, -1, frame.number, rule, strength, defence, wings=wings)
            lasting = lasting._replace(source=frame.source)
            game.commit([frame.event("effect", idents[0], n=len(idents), rule=rule, extra=lasting)])
    return True


def have(game: TrailsGame, frame: Effects, node: t.Have) -> bool:
    """Organizations, icon crafts, names or rules for a time (1331, 1332)."""
    idents = present(game, node.who, frame.context())
    until = duration(game, node.until)
    if idents and until:
        lasting = Lasting(
            0,
            until,
            idents,
            -1,
            frame.number,
            "1331.1",
            orgs=frozenset(node.orgs),
            icons=node.icons,
            names=node.names,
            rules=bound(game, node.rules, frame.context()),
            crafts=node.crafts,
            types=node.types,
            source=frame.source,
        )
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1331.1", extra=lasting)])
    return True


def gain_orgs(game: TrailsGame, frame: Effects, node: t.GainOrgs) -> bool:
    """Gains the organizations that others have now or last had (1404.1, R089)."""
    ctx = frame.context()
    idents = present(game, node.who, ctx)
    orgs: frozenset[str] = frozenset()
    if node.of == CHOSEN:  # organizations that the source remembers (1312.4)
        source = game.find(frame.source)
        marks = source.marks if source else ()
        orgs = frozenset(mark[len(CHOSEN_ORG) :] for mark in marks if mark.startswith(CHOSEN_ORG))
    for ident in those(game, node.of, ctx):
        orgs |= game.traits(ident).orgs
    if idents and orgs:
        lasting = Lasting(0, node.until, idents, -1, frame.number, "1404.1", orgs=orgs, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1404.1", extra=lasting)])
    return True


def do(game: TrailsGame, frame: Effects, node: t.Do) -> bool:
    """A verb on objects: all of them at once."""
    idents = present(game, node.who, frame.context())
    if idents:
        events = [event for ident in idents if (event := _do_event(game, frame, node.verb, ident)) is not None]
        game.commit(events)
    return True


def events_of(game: TrailsGame, frame: Effects, node: t.Instruction) -> list[Event]:
    """The events of an instruction that needs no answer: what a replacement may put in an event's place (1216.1)."""
    ctx = frame.context()
    if isinstance(node, t.Do):
        made = [_do_event(game, frame, node.verb, ident) for ident in present(game, node.who, ctx)]
        return [event for event in made if event is not None]
    if isinstance(node, t.Bond):
        amount = value(game, node.amount, ctx)
        return [frame.event("bond", seat=seat, n=amount) for seat in seats(node.player, frame.seat)] if amount else []
    if isinstance(node, t.Put):
        idents = present(game, node.who, ctx)
        return [_put_event(game, frame, node, ident, frozenset()) for ident in idents if game.objs[ident].cards]
    assert isinstance(node, t.Draw)  # the loader lets nothing else stand in a replacement
    return [_draw_event(game, frame, seat) for seat in seats(node.player, frame.seat)]


def _draw_event(game: TrailsGame, frame: Effects, seat: int) -> Event:
    deck = game.zones[DECK + seat]
    if not deck:
        return frame.event("failed draw", seat=seat, rule="1102.1")
    return Event(
        "move", deck[0], to=HAND + seat, seat=seat, src=frame.source, by=frame.seat, cause="draw", rule="1313.1"
    )


def _do_event(game: TrailsGame, frame: Effects, verb: str, ident: int) -> Event | None:
    obj = game.objs[ident]
    on_field = obj.zone >> 1 == FIELD >> 1
    if verb == "stun":
        return frame.event("stun", ident, rule="1306.1")
    if verb == "cure":
        return frame.event("cure", ident, rule="1308.1")
    if verb == "ready":
        return frame.event("turn", ident, n=1, rule="1315.1")
    if verb == "action":
        return frame.event("turn", ident, n=0, rule="1315.2")
    if verb in ("ko", "destroy"):
        if not on_field and not (verb == "destroy" and obj.zone >> 1 == HOMEBASE >> 1):
            return None
        rule = "1317.1" if verb == "ko" else "1317.2"
        return put_away(game, ident, verb, frame.seat, frame.source, rule)
    if verb == "support":
        return frame.event("mark", ident, n=1, rule="1309.1", extra=SUPPORT)  # while it is that object
    if verb == "support this turn":
        return frame.event("mark", ident, n=1, rule="1309.1", extra="supported")
    if verb == "curse":
        return frame.event("mark", ident, n=1, rule="1338.1", extra="cursed")
    if verb == "lose support":
        marked = SUPPORT if SUPPORT in obj.marks else "supported"
        return frame.event("mark", ident, n=0, rule="1309.2", extra=marked)
    if verb in ("exile", "return", "discard") and not obj.cards:
        return frame.event("cease", ident, rule="1204.2j")  # a proxy just ends where it would go elsewhere (R045)
    if verb == "exile":
        return frame.event("move", ident, to=EXILE + obj.owner, rule="1330.1")
    if verb == "return":
        return frame.event("move", ident, to=HAND + obj.owner, rule="502.5")
    if verb == "discard":
        return frame.event("move", ident, to=TRAIL + obj.owner, cause="discard", rule="1314.1")
    if verb == "face up":
        return frame.event("face", ident, n=1, rule="1316.1")
    if verb == "face down":
        return frame.event("face", ident, n=0, rule="1316.2")
    if verb == "counter":
        return _counter(game, frame, ident)
    if verb == "rebuild":
        return _rebuild(game, frame, ident)
    raise AssertionError(f"unknown verb {verb}")


def _counter(game: TrailsGame, frame: Effects, ident: int) -> Event | None:
    """A real card goes to its owner's trail, a proxy ends; SCLM Support cannot be countered (1324, R046)."""
    obj = game.objs[ident]
    if obj.zone != STANDBY or obj.entry.kind == "support":
        return None
    if obj.cards and any(
        "cannot be countered" in craft.rules for craft in game.defn(obj).continuous if craft.who == "this"
    ):
        return None  # 104.4: what the card says of itself holds while it is played (1202.5)
    if obj.cards:
        return frame.event("move", ident, to=TRAIL + obj.owner, cause="counter", rule="1324.1")
    return frame.event("cease", ident, cause="counter", rule="1324.1")


def _rebuild(game: TrailsGame, frame: Effects, ident: int) -> Event:
    """To its owner's trail; the top card of the deck follows in a group of its own (1335, R082)."""
    owner = game.objs[ident].owner
    follow = t.Put("rebuilt", "rebuild")
    if frame.code[0] != follow:
        frame.code = (follow, *frame.code[1:])
    frame.bind("rebuilt", (*frame.regs.get("rebuilt", ()), -1 - owner))
    cause = "destroy" if game.switches.rebuild_is_destroy else "rebuild"
    return frame.event("move", ident, to=TRAIL + owner, cause=cause, rule="1335.1")


def put(game: TrailsGame, frame: Effects, node: t.Put) -> bool:
    """Move objects to a zone with a stated position (1320, 502.3a)."""
    if node.to == "rebuild":
        return _rebuilt(game, frame)
    events = []
    idents = present(game, node.who, frame.context())
    if node.to == "field" and not more.covert_chosen(game, frame, idents):
        return False
    chosen = frame.regs.get("chose covert", ())
    for ident in idents:
        obj = game.objs[ident]
        if not obj.cards:
            events.append(frame.event("cease", ident, rule="1204.2j"))
            continue
        marks = frozenset((CHOSE_COVERT,)) if ident in chosen else frozenset[str]()
        events.append(_put_event(game, frame, node, ident, marks))
    if events and node.to == "deck":  # shuffled in
        owners = sorted({event.to - DECK for event in events if event.kind == "move"})
        frame.code = (frame.code[0], *(t.Shuffle("you" if seat == frame.seat else "opponent") for seat in owners),
                      *frame.code[1:])  # fmt: skip
    if events:
        game.commit(events)
    return True


def _put_event(game: TrailsGame, frame: Effects, node: t.Put, ident: int, marks: frozenset[str]) -> Event:
    obj = game.objs[ident]
    # both zones track orientation: a direct move keeps it, unless the text says how it arrives (502.3a, R047)
    keeps = obj.zone >> 1 in (FIELD >> 1, HOMEBASE >> 1) and node.state == "ready"
    ready = obj.ready if keeps else node.state == "ready"
    where = {"field": FIELD, "homebase": HOMEBASE, "hand": HAND, "trail": TRAIL}.get(node.to, DECK)
    near = obj.zone >> 1 in (FIELD >> 1, HOMEBASE >> 1)
    face_up = node.face == "up" and (obj.face_up or not (near and game.switches.keep_face_on_direct_move))
    arrival = Arrival(ready=ready, face_up=face_up, bottom=node.to == "deck bottom", marks=marks)
    return frame.event("move", ident, to=where + obj.owner, rule="1320.1", extra=arrival)


def _rebuilt(game: TrailsGame, frame: Effects) -> bool:
    """The top card of the owner's deck goes face-down and actioned into the homebase. Not a draw (R009)."""
    events = []
    for owner in (-1 - code for code in frame.regs["rebuilt"]):
        deck = game.zones[DECK + owner]
        if deck:
            arrival = Arrival(ready=False, face_up=False)
            events.append(
                frame.event("move", deck[0], to=HOMEBASE + owner, cause="rebuild", rule="1335.1", extra=arrival)
            )
    frame.bind("rebuilt", ())
    if events:
        game.commit(events)
    return True


def draw(game: TrailsGame, frame: Effects, node: t.Draw) -> bool:
    """Draw (1313); for "each" the controller's seat first."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        for seat in reversed(concerned(game, node.player, frame.context())):
            game.push(DrawCards(seat, amount, frame.source, frame.seat))
    return True


def discard(game: TrailsGame, frame: Effects, node: t.Discard) -> bool:
    """Discard hand cards (1314)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        order = tuple(sorted(concerned(game, node.player, frame.context()), key=lambda seat: seat != game.primary))
        game.push(DiscardCards(order, amount, node.how, frame.event("move")))
    return True


def bond(game: TrailsGame, frame: Effects, node: t.Bond) -> bool:
    """Gain or lose bond."""
    amount = value(game, node.amount, frame.context())
    if amount:
        hit = concerned(game, node.player, frame.context())
        game.commit([frame.event("bond", seat=seat, n=amount) for seat in hit])
    return True


def gain(game: TrailsGame, frame: Effects, node: t.Gain) -> bool:
    """CP or EP into the pool (302.1)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        events = [frame.event(node.what, seat=seat, n=amount, rule="302.1") for seat in seats(node.player, frame.seat)]
        game.commit(events)
    return True


def plan(game: TrailsGame, frame: Effects, node: t.Plan) -> bool:
    """Plan n (1323)."""
    amount = value(game, node.amount, frame.context())
    if amount > 0:
        game.push(PlanCards(frame.seat, amount, frame.source))
    return True


def player_rule(game: TrailsGame, frame: Effects, node: t.PlayerRule) -> bool:
    """A rule for a player for a time (1307)."""
    until = duration(game, node.until)
    if until:
        events = [
            frame.event(
                "effect",
                seat=seat,
                rule="1307.1",
                extra=Lasting(0, until, (), seat, frame.number, "1307.1", rules=(node.rule,)),
            )
            for seat in seats(node.player, frame.seat)
        ]
        game.commit(events)
    return True


def delayed(game: TrailsGame, frame: Effects, node: t.Delayed) -> bool:
    """Make a delayed trigger (1211.8)."""
    known = tuple((register, those(game, register, frame.context())) for register in node.keep)
    made = Delay(node.moment, frame.seat, frame.source, frame.number, node.then, known, node.edge)
    game.commit([frame.event("delay", n=1, rule="1211.8", extra=made)])
    return True


def may(game: TrailsGame, frame: Effects, node: t.May) -> bool:
    """Ask whether to pay; what is not wholly possible is not asked (1203.6, R065)."""
    if frame.stage == 0:
        if not possible(game, node.cost, frame.context(), claims=True):
            frame.code = (*node.otherwise, *frame.code[1:])
            return True
        who = concerned(game, node.player, frame.context())
        if not who:  # its owner or controller, of nothing that is known
            frame.code = (*node.otherwise, *frame.code[1:])
            return True
        seat = who[0]
        can = possible(game, node.cost, frame.context())
        options: tuple[Option, ...] = (("yes",), ("no",)) if can else (("no",),)
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "Use the effect of {card}?"
        game.ask(Decision(seat, Kind.YES_NO, "yes-no", "1203.6", prompt, options, source=frame.source, args=args))
        return False
    if game.taken == (("yes",),):
        frame.code = (*node.cost, *node.then, *frame.code[1:])
        if any(isinstance(part, t.Choose) and secretive(part.filter) for part in node.cost):
            frame.bind(COMPULSORY, (1,))
    elif node.otherwise:
        frame.code = (*node.otherwise, *frame.code[1:])
    return True


def possible(game: TrailsGame, cost: tuple[t.Instruction, ...], ctx: Context, *, claims: bool = False) -> bool:
    """Whether every part of an optional cost can be done (1203.2). claims: as far as everybody can tell."""
    bound = set(ctx.regs) | {"this"}
    for index, part in enumerate(cost):
        if isinstance(part, t.Choose):
            there = possibly(game, part.filter, ctx) if claims else findable(game, part.filter, ctx)
            if cost[index + 1 :] and not secretive(part.filter):
                picks = tuple(("pick", ident) for ident in found(game, part.filter, ctx))
                there = len(only_playable(game, part, cost[index + 1 : index + 2], ctx, picks))
            if there < max(1, value(game, part.least, ctx)):
                return False
            bound.add(part.register)
        elif isinstance(part, t.PayEP):
            pays = next(iter(concerned(game, part.player, ctx)), ctx.seat)
            have = game.cp[pays] if part.what == "cp" else payable_ep(game, pays)
            if have < value(game, part.amount, ctx):
                return False
        elif isinstance(part, t.Discard):
            hand = next(iter(concerned(game, part.player, ctx)), ctx.seat)
            if len(game.zones[HAND + hand]) < value(game, part.amount, ctx):
                return False
        elif isinstance(part, t.Do) and isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}:
            objs = [game.objs.get(ident) for ident in those(game, part.who, ctx)]
            if not objs or any(obj is None for obj in objs):
                return False
            if part.verb == "action" and any(obj is not None and not obj.ready for obj in objs):
                return False
            if part.verb == "stun" and any(obj is not None and "stunned" in obj.marks for obj in objs):
                return False
        elif isinstance(part, t.PlayCard) and isinstance(part.who, str) and part.who in ctx.regs | {"this": ()}:
            meant = [game.objs.get(ident) for ident in those(game, part.who, ctx)]
            if not any(obj is not None and playable(game, ctx.seat, obj, part, ctx) for obj in meant):
                return False
    return True


def if_(game: TrailsGame, frame: Effects, node: t.If) -> bool:
    """Do one part or the other."""
    met = holds(game, node.condition, frame.context())
    frame.code = (*(node.then if met else node.otherwise), *frame.code[1:])
    return True


def pay_ep(game: TrailsGame, frame: Effects, node: t.PayEP) -> bool:
    """Pay EP as a cost."""
    amount = value(game, node.amount, frame.context())
    for seat in reversed(concerned(game, node.player, frame.context())):
        if amount > 0 and node.what == "cp":
            game.commit([frame.event("cp", seat=seat, n=-amount, cause="cost", rule="1318.1")])
        elif amount > 0:
            game.push(PayEP(seat, amount, frame.source))
    return True


def hand(game: TrailsGame, frame: Effects, node: t.Hand) -> bool:
    """What nobody read is done with the hand tools."""
    game.push(ByHand(frame.seat, frame.source, frame.number, node))
    return True


def present(game: TrailsGame, who: t.Who, ctx: Context) -> tuple[int, ...]:
    """Objects meant that are still there: nothing can be done to what left (R075)."""
    return tuple(ident for ident in those(game, who, ctx) if ident in game.objs)


def duration(game: TrailsGame, until: str) -> str:
    """The scope an effect ends with; "" if its end has passed already, so that it never begins (1215.9, R072)."""
    if until in ("combat", "attack", "defence"):
        return "combat" if game.combat is not None and game.combat.stage == "attacking" else ""
    return until


VERBS: Mapping[type, VerbFunction] = {
    t.Choose: choose,
    t.Get: get,
    t.Have: have,
    t.GainOrgs: gain_orgs,
    t.Do: do,
    t.Put: put,
    t.Draw: draw,
    t.Discard: discard,
    t.Bond: bond,
    t.Gain: gain,
    t.Plan: plan,
    t.Search: more.search,
    t.LookTop: more.look_top,
    t.Look: more.look,
    t.Reveal: more.reveal,
    t.Shuffle: more.shuffle,
    t.ChooseOrgs: more.choose_orgs,
    t.Set: more.set_number,
    t.Lose: more.lose,
    t.Link: more.link,
    t.Board: more.board,
    t.Ignore: more.ignore,
    t.Control: more.control,
    t.PlayCard: play_card,
    t.PlayerRule: player_rule,
    t.Price: price,
    t.Wait: wait,
    t.Offer: offer,
    t.Dig: dig,
    t.Delayed: delayed,
    t.May: may,
    t.If: if_,
    t.PayEP: pay_ep,
    t.Hand: hand,
}
