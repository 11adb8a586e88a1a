"""Further instructions: searching and showing, organizations, numbers that become others, losing, control (1300s)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import ALL_ORGS
from engine.trails.cards.icon_crafts import BOARDED, COVERT, COVERT_CHOICE, CREWED, SUPPORTS
from engine.trails.events.moves import Arrival
from engine.trails.layers.derive import LINKED
from engine.trails.query.choosable import within
from engine.trails.query.context import LAID, as_seen, its_own, seats
from engine.trails.query.costs import crews
from engine.trails.query.filters import found, present, value
from engine.trails.query.traits import remembering
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import LENT, TOLD, Delay, Lasting, TrailsGame, duration
from engine.trails.state.pairs import can_link, can_trade
from engine.trails.tree.nouns import SEEN
from engine.trails.tree.reads import SELF, counted_among, speaks_of
from engine.trails.tree.zones import DECK, FIELD, INDEX
from engine.trails.verbs.crews import embark


def search(game: TrailsGame, frame: Effects, node: t.Search) -> bool:
    """Look through a hidden zone and take what fits; where a quality is asked for also less, or nothing (1312.2, R077).

    Cards found in a deck by a quality are shown to all (1312.3).
    """
    seat = seats(node.filter.whose, frame.seat)[0]  # who searches looks through what is theirs
    zone = INDEX[node.filter.zone] + seat
    if frame.stage == 0:
        frame_event = Event("look", seat=seat, by=seat, n=len(game.zones[zone]), rule="1312.2")
        frame_event.extra = game.zones[zone]
        game.commit([frame_event])
        return False
    chosen: tuple[int, ...] = frame.regs.get(node.register, ()) if frame.stage > 2 else ()
    singly = node.apart != "" or node.total is not None  # each is seen before the next one is chosen
    if frame.stage % 2:
        # sorted by card: looking through a deck does not tell its order
        fits = sorted(found(game, node.filter, frame.context()), key=lambda one: (game.number(game.objs[one]), one))
        if node.apart:
            names = {name for ident in chosen for name in game.traits(ident).names}
            fits = [ident for ident in fits if names.isdisjoint(game.traits(ident).names)]
        if node.total is not None:
            fits = within(game, node.total, chosen, fits, frame.context())
        options = tuple(("pick", ident) for ident in fits if ident not in chosen)
        most = min(1 if singly else value(game, node.most, frame.context()), len(options))
        least = 0 if singly else min(most, value(game, node.least, frame.context()))
        args = (("most", most),)
        some = "Choose {most} of the cards you found"
        prompt = some if least == most else "Choose up to {most} of the cards you found"
        source = frame.source
        game.ask(
            Decision(seat, Kind.CHOOSE, "choose", "1312.2", prompt, options, least, most, source=source, args=args)
        )
        return False
    taken = tuple(int(option[1]) for option in game.taken)
    frame.bind(node.register, (*chosen, *taken))
    more = singly and taken and len(chosen) + len(taken) < value(game, node.most, frame.context())
    done = [] if more else [Event("look", seat=seat, extra=())]
    if node.filter.asks_identity or singly:  # all see that it fits, and each before the next
        done += [Event("reveal", ident, seat=seat, n=1, by=seat, rule="1312.3") for ident in taken]
    game.commit(done)
    return not more


def look_top(game: TrailsGame, frame: Effects, node: t.LookTop) -> bool:
    """Look at the top or bottom cards of decks, alone or with everybody (1311.1, 504.2)."""
    count = max(0, value(game, node.amount, frame.context()))
    decks = [game.zones[DECK + seat] for seat in seats(node.player, frame.seat)]
    bottom = node.end == "bottom"
    top = tuple(ident for deck in decks for ident in (deck[max(0, len(deck) - count) :] if bottom else deck[:count]))
    frame.bind(node.register, top)
    if LAID in frame.regs:
        frame.bind(LAID, tuple(ident for ident in frame.regs[LAID] if ident not in top))
    if counted_among(frame.code, node.register):
        frame.bind(as_seen(node.register), top)
    if top and node.how != "take":
        cause = TOLD if node.how == "look" else ""
        look = Event("look", seat=frame.seat, by=frame.seat, n=len(top), cause=cause, rule="1311.1", extra=top)
        shows = [Event("reveal", ident, seat=frame.seat, n=1, by=frame.seat, rule="1311.1") for ident in top]
        game.commit([look, *(shows if node.how == "reveal" else ())])
    return True


def look(game: TrailsGame, frame: Effects, node: t.Look) -> bool:
    """Look at hidden cards alone; they are hidden again when the effect has resolved."""
    idents = present(game, node.who, frame.context())
    if idents:
        seen = Event("look", seat=frame.seat, by=frame.seat, n=len(idents), cause=TOLD, rule="502.2", extra=idents)
        game.commit([seen])
    _remember(frame, idents)
    return True


def _remember(frame: Effects, idents: tuple[int, ...]) -> None:
    """What was shown or looked at, where it is counted later."""
    if counted_among(frame.code, SEEN):
        frame.bind(SEEN, (*frame.regs.get(SEEN, ()), *idents))
        frame.bind(as_seen(SEEN), (*frame.regs.get(as_seen(SEEN), ()), *idents))


def reveal(game: TrailsGame, frame: Effects, node: t.Reveal) -> bool:
    """Show hidden cards to everybody (1311.1)."""
    idents = present(game, node.who, frame.context())
    game.commit(Event("reveal", ident, seat=frame.seat, n=1, by=frame.seat, rule="1311.1") for ident in idents)
    _remember(frame, idents)
    return True


def shuffle(game: TrailsGame, frame: Effects, node: t.Shuffle) -> bool:
    """Shuffle decks; their cards are new ones nobody knows afterwards."""
    game.commit([frame.event("shuffle", seat=seat, rule="603.1b") for seat in seats(node.player, frame.seat)])
    return True


def choose_orgs(game: TrailsGame, frame: Effects, node: t.ChooseOrgs) -> bool:
    """Choose organizations held by objects there, on the field by UNITs; with ALL among them, any named anywhere
    (1312.4, R085). Only a text that speaks of ITEMs means theirs."""
    if frame.stage == 0:
        there: set[str] = set()
        units = node.among.zone == "field" and "ITEM" not in node.among.types
        for ident in found(game, node.among, frame.context()):
            if not units or "UNIT" in game.traits(ident).types:
                there |= game.traits(ident).orgs
        if ALL_ORGS in there:
            there |= {org for card in game.world for org in card.traits.orgs}
        options = tuple(("org", org) for org in sorted(there - {ALL_ORGS}))
        count = min(node.count, len(options))
        if count == 0:
            return True
        args = (("count", count),)
        prompt = "Choose {count} organizations" if count > 1 else "Choose an organization"
        game.ask(
            Decision(
                frame.seat,
                Kind.CHOOSE,
                "choose",
                "1312.4",
                prompt,
                options,
                count,
                count,
                source=frame.source,
                args=args,
            )
        )
        return False
    source = remembering(game, frame.source)
    if source is not None and source.id in game.objs:
        game.commit(
            frame.event("mark", source.id, n=1, rule="1312.4", extra=f"{LINKED}{option[1]}") for option in game.taken
        )
    return True


def set_number(game: TrailsGame, frame: Effects, node: t.Set) -> bool:
    """A number becomes another for a time (1215.5)."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    if idents and until:
        each = [(one,) for one in idents] if speaks_of(node.amount, SELF) else [idents]
        events = []
        for some in each:
            fixed = ((node.field, frame.amount(game, node.amount, its_own(ctx, some[0]))),)
            lasting = Lasting(0, until, some, -1, frame.number, "1215.5", sets=fixed, source=frame.source)
            events.append(frame.event("effect", some[0], n=len(some), rule="1215.5", extra=lasting))
        game.commit(events)
    return True


def lose(game: TrailsGame, frame: Effects, node: t.Lose) -> bool:
    """Loses organizations, icon crafts or all crafts for a time (1334)."""
    idents, until = present(game, node.who, frame.context()), duration(game, node.until, frame.seat)
    if idents and until:
        lasting = Lasting(
            0,
            until,
            idents,
            -1,
            frame.number,
            "1334.2" if node.crafts or node.icons else "1334.1",
            lose_orgs=frozenset(node.orgs),
            lose_icons=node.icons,
            silence=node.crafts == "all",
            source=frame.source,
        )
        game.commit([frame.event("effect", idents[0], n=len(idents), rule=lasting.rule, extra=lasting)])
    return True


def ignore(game: TrailsGame, frame: Effects, node: t.Ignore) -> bool:
    """Effects that apply now do nothing any more; what an effect gave as an attribute goes, too (1325, R070)."""
    idents, until = present(game, node.who, frame.context()), duration(game, node.until, frame.seat)
    if idents and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1325.1", ignore=True)
        marks = [
            frame.event("mark", ident, n=0, rule="1325.1", extra=mark)
            for ident in idents
            for mark in (*sorted(SUPPORTS), "cursed", "hexed")
            if mark in game.objs[ident].marks
        ]
        game.commit([*marks, frame.event("effect", idents[0], n=len(idents), rule="1325.1", extra=lasting)])
    return True


def partners(game: TrailsGame, frame: Effects, who: str) -> tuple[int, ...]:
    """UNITs that this one may be tactically linked with now: ready, unlinked, without Covert (ja:1408.1, R091)."""
    one = game.objs.get(frame.source)
    if one is None or not _linkable(game, one, frame.seat):
        return ()
    among = frame.regs.get(who, ()) if who else game.zones[FIELD + frame.seat]
    return tuple(
        ident
        for ident in among
        if ident != one.id
        and (other := game.objs.get(ident)) is not None
        and _linkable(game, other, frame.seat)
        and COVERT not in game.traits(ident).icons
    )


def _linkable(game: TrailsGame, obj: Obj, seat: int) -> bool:
    there = obj.zone == FIELD + seat and obj.ready and len(obj.cards) == 1
    return there and "UNIT" in game.traits(obj.id).types


def link(game: TrailsGame, frame: Effects, node: t.Link) -> bool:
    """You may link the two (ja:1408.1); that is no entering."""
    if frame.stage == 0:
        options = tuple(("pick", ident) for ident in partners(game, frame, node.who))
        if not options or (not node.who and game.switches.tactical_partner == "entered"):  # R091
            return True
        prompt = "Choose a UNIT to link with, or none"
        source = frame.source
        game.ask(Decision(frame.seat, Kind.CHOOSE, "choose", "1408.1", prompt, options, 0, 1, source=source))
        return False
    game.commit(
        Event("link", frame.source, src=int(option[1]), by=frame.seat, cause="effect", rule="1336.1")
        for option in game.taken
    )
    return True


def link_two(game: TrailsGame, frame: Effects, idents: tuple[int, ...]) -> bool:
    """Two UNITs of a player become one, whatever they are otherwise (ja:1336.1); no pair is linked once more."""
    if can_link(game, idents):
        one, other = idents
        game.commit([Event("link", one, src=other, by=frame.seat, cause="effect", rule="1336.1")])
    return True


def link_pair(game: TrailsGame, frame: Effects, node: t.Pair) -> bool:
    """Two UNITs that were named one by one."""
    ctx = frame.context()
    return link_two(game, frame, (*present(game, node.who, ctx), *present(game, node.other, ctx)))


def board(game: TrailsGame, frame: Effects, node: t.Board) -> bool:
    """The crew of the icon craft is chosen one by one, and boards (ja:1337.1)."""
    least = value(game, node.least, frame.context())
    aboard: tuple[int, ...] = frame.regs.get("crew", ()) if frame.stage else ()
    mark = BOARDED if game.switches.boarding_type_from == "attribute" else CREWED
    if frame.stage % 2:  # a stage that asks changes nothing
        taken = tuple(int(option[1]) for option in game.taken)
        aboard = (*(aboard if frame.stage > 1 else ()), *taken)
        frame.bind("crew", aboard)
        if len(aboard) == 2 or not taken:
            embark(game, frame, frame.source, aboard, mark)
        return len(aboard) == 2 or not taken
    fit = [crew for crew in crews(game, frame.seat, frame.source, least) if crew[: len(aboard)] == aboard]
    place = len(aboard)
    options = tuple(("pick", ident) for ident in dict.fromkeys(crew[place] for crew in fit if len(crew) > place))
    fewest = 0 if aboard and aboard in fit else 1
    if not options:
        if frame.stage:
            embark(game, frame, frame.source, aboard, mark)
        return True
    prompt = "Choose ready UNITs to board, with a total CP cost of at least {least}"
    args = (("least", least),)
    seat, source = frame.seat, frame.source
    game.ask(Decision(seat, Kind.CHOOSE, "choose", "1411.1", prompt, options, fewest, 1, source=source, args=args))
    return False


def covert_chosen(game: TrailsGame, frame: Effects, idents: tuple[int, ...]) -> bool:
    """Ask for each card with Covert: Choice that is about to enter; True when all have been asked (ja:1415.1)."""
    asking = [ident for ident in idents if COVERT_CHOICE in game.traits(ident).icons]
    if frame.stage and game.taken == (("yes",),):
        frame.bind("chose covert", (*frame.regs.get("chose covert", ()), asking[frame.stage - 1]))
    if frame.stage >= len(asking):
        return True
    prompt = "Does this UNIT have Covert?"
    options = (("yes",), ("no",))
    source = asking[frame.stage]
    seat = game.objs[source].owner
    game.ask(Decision(seat, Kind.YES_NO, "yes-no", "1415.1", prompt, options, source=source))
    return False


def control(game: TrailsGame, frame: Effects, node: t.Control) -> bool:
    """Objects move to another player's field as the same cards (105.3, 506.4, 502.3).

    For a turn it ends as all effects of a turn do (705.7): they go back to whom they were taken from first. What is
    gained for good meanwhile stays where it is.
    """
    idents = [ident for ident in present(game, node.who, frame.context()) if game.objs[ident].zone >> 1 == FIELD >> 1]
    goes = {
        ident: game.objs[ident].owner if node.player == "owner" else seats(node.player, frame.seat)[0]
        for ident in idents
    }
    _pass_on(game, frame, goes, node.until)
    return True


def trade(game: TrailsGame, frame: Effects, node: t.Trade) -> bool:
    """Each of two players gains control of what the other had; if one of the two is not there, nothing is exchanged."""
    ctx = frame.context()
    two = (*present(game, node.who, ctx), *(present(game, node.other, ctx) if node.other else ()))
    if can_trade(game, two):
        _pass_on(game, frame, {ident: game.objs[ident].controller ^ 1 for ident in two}, node.until)
    return True


def _pass_on(game: TrailsGame, frame: Effects, goes: Mapping[int, int], until: str) -> None:
    """Objects move to the fields of other players together."""
    events, notes = [], []
    for ident, seat in goes.items():
        obj = game.objs[ident]
        lent = [delay for delay in game.delays if delay.moment == LENT and ("it", (ident,)) in delay.known]
        if obj.controller != seat:
            arrival = Arrival(controller=seat)
            events.append(frame.event("move", ident, to=FIELD + seat, cause="control", rule="506.4", extra=arrival))
            if until == "turn" and not lent:
                made = Delay(LENT, obj.controller, frame.source, frame.number, (), (("it", (ident,)),), "turn")
                notes.append(frame.event("delay", n=1, rule="1215.8", extra=made))
        if until != "turn":
            notes += [frame.event("delay", n=0, rule="1215.8", extra=delay) for delay in lent]
    game.commit([*events, *notes])
