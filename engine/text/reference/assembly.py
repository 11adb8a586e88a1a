"""From lines as they stand to crafts and effects.

A quoted craft is linked as a line of its own, once, and never again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.text.grammar.condition.identity_and_numbers import about_this
from engine.text.grammar.line.crafts import lies
from engine.text.grammar.replacement.places import OR
from engine.text.grammar.static.attack_duties import waiting
from engine.text.grammar.trigger.zone_change import WAITS, apart, out_of_homebase, waits_at
from engine.text.parser.grammar import REJECT
from engine.text.reference.antecedents import Bound, attacks
from engine.text.reference.instruction.clauses import Clauses
from engine.text.reference.options import known_then, over_then, provided, says_which_time
from engine.text.reference.participles import attacked_by, others_of_each, own_numbers
from engine.text.reference.parts import everywhere, told
from engine.text.reference.settlement import PluralError, continuous
from engine.text.surface import OPEN_NUMBER, PAID, Body, IfDone, LinkError, OnlyIf, Otherwise, Ref, Said, There
from engine.text.trees import has_x
from engine.trails.tree import (
    Activated,
    Against,
    AttackCost,
    Continuous,
    Cost,
    Discard,
    Do,
    Effect,
    Every,
    Filter,
    Get,
    Icon,
    If,
    Is,
    May,
    MayPlay,
    Of,
    Pair,
    PlayLimit,
    Replacement,
    Reveal,
    Trade,
    Trigger,
    Triggered,
)
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.reads import replace, speaks_of

_OPENLY = Filter(types=("UNIT",), icons=("Covert",))
#: What [Covert] says when it is written out (1402.1).
_COVERT = Continuous("this", rules=(Against("attacks only", _OPENLY), Against("attacked only by", _OPENLY)))


class Linker(Clauses):
    """Settles one effect."""

    def waiting_craft(self, line: Any) -> Any:
        return link_craft(line, card=self.card)[0]


def linked(line: Any) -> Any:
    """The crafts of a line, or REJECT if they mean nothing (the reason is found again by :func:`link_craft`)."""
    try:
        crafts = link_craft(line)
        out_of_place(crafts)
    except LinkError:
        return REJECT
    return crafts


#: Where a card asks whether it lies there itself.
_IN_HOMEBASE = tuple(Is("this", Filter(zone="homebase", face=face)) for face in ("any", "up"))


def out_of_place(tree: Any) -> None:
    """Raise LinkError if a card asks whether it lies in a homebase: its crafts are not valid there, and of a BASE it
    goes without saying (1202.5)."""
    if any(speaks_of(tree, here) for here in _IN_HOMEBASE):
        raise LinkError("crafts of a card that lies in the homebase are not valid there", r"homebase|拠点")


def link_craft(line: Any, *, card: bool = False) -> tuple[Any, ...]:
    """The crafts of a line as read. card: an EVENT or arts makes it. Raises LinkError."""
    kind = line[0]
    if kind == "triggered" and isinstance(line[1], Trigger) and line[1].together == OPEN_NUMBER:
        try:
            return _link(("triggered", replace(line[1], together=0), line[2]), card, one_only=True)
        except PluralError:
            return _link(("triggered", replace(line[1], together=1), line[2]), card)
    return _link(line, card)


def _link(line: Any, card: bool = False, *, one_only: bool = False) -> tuple[Any, ...]:
    kind = line[0]
    if kind == "static":
        out = []
        for one in told(line[1]):
            this = one.said.who in ("this", Ref("it")) or about_this(one.condition)
            linker = Linker(Trigger("is", "this")) if this else Linker()
            condition = None if one.condition is None else linker.value(one.condition, "you")
            said = one.said
            if said.who == Ref("it") and about_this(condition):
                said = Said("this", said.predicates)
            other = about_this(condition)  # "its" could be this card's
            craft: Any = continuous(
                said,
                condition,
                partial(_settle, linker),
                partial(own_numbers, meant=_always(other)),
                partial(others_of_each, of=said.who),
            )
            craft = Icon("Covert") if craft == _COVERT else waiting(craft)
            if not (isinstance(craft, Continuous) and craft.who == "this") and _elsewhere(condition, "trail"):
                raise LinkError("a continuous craft is valid where it lies on the field", _LYING)
            if condition is not None and waits_at(condition) == "exile":
                raise LinkError("a continuous craft is not valid out of the game", _OUT)
            priced = isinstance(craft, Continuous) and craft.who == "this" and bool(craft.costs or craft.cp != 0)
            if condition is not None and waits_at(condition) == "homebase" and not priced:
                raise LinkError("what lies face-down does nothing that lasts", _DOWN)  # nobody may know of it (502.2)
            out += [part for each in _one_each(craft) for part in (everywhere(each) if one.everywhere else (each,))]
        return tuple(out)
    if kind == "icons":
        return tuple(line[1])
    if kind == "may play":
        linker = Linker()
        once, instead = line[3:] or ("", None)
        settled = None if line[2] is None else linker.value(line[2], "you")
        return (MayPlay(linker.value(line[1], "you"), settled, once, _goes_with(instead)),)
    if kind == "link":
        settled = None if line[1].condition is None else Linker(Trigger("is", "this")).value(line[1].condition, "you")
        return (replace(line[1], condition=settled),)
    if kind == "play limit":
        return (PlayLimit(Linker().value(line[2], "you"), line[1]),)
    if kind == "attack cost":
        return (AttackCost((Linker().value(line[1], "you"),)),)
    if kind == "replacement":
        event, *rest = line[2]
        if OR in event and len(rest) > 2:  # each of the two would be for one time
            raise LinkError("the one or the other, once", r"\bor\b|か")
        return tuple(_replacement(line[1], (one, *rest), line[3]) for one in event.split(OR))
    body: Body = line[2]
    once, conditions = "", []
    for limit in body.limits:
        once = once or limit.once
        if limit.condition is not None:
            conditions.append(Linker().value(limit.condition, "you"))
    if kind == "activated":
        costs = Linker()
        steps = costs.sentences([line[1]])
        for made in costs.made:
            if any(isinstance(step, Reveal) and step.who == made.mark for step in steps):
                made.put = made.put or SHOWN
        thing = next((one for one in reversed(costs.made) if _spent(one)), None)
        paid = costs.finish(list(steps))
        if paid.targets:
            raise LinkError("a cost has no targets")
        if any(isinstance(step, Pair | Trade) for step in paid.do):
            raise LinkError("who could not do it would pay nothing", r"link|exchange|リンク|交換")
        if not costs.place and Do("discard", "this") in paid.do:
            costs.place = "hand"  # only hand cards are discarded (1314.1a)
        if any(waits_at(one) == "exile" for one in conditions):
            raise LinkError("an activated craft is not valid out of the game", _OUT)
        where = next((zone for one in conditions if (zone := lies(one))), "") if conditions else ""
        if where and costs.place in ("", where):
            costs.place = where
            conditions = [one for one in conditions if lies(one) != where]
        linker = Linker()
        linker.paid = True
        linker.cost_x = has_x(paid.do)
        if thing is not None and sum(map(_spent, costs.made)) == 1:
            done = thing.done or ({thing.put} if thing.put != SHOWN else set())
            linker.paying = Bound(PAID, thing.filter, PAID, thing.many, done=done, put=thing.put)
        linker.costs = frozenset(
            "discard" if isinstance(node, Discard) else node.verb
            for node in paid.do
            if isinstance(node, Discard) or (isinstance(node, Do) and node.who != "this")
        )
        effect = linker.effect(body.sentences)
        if linker.held:
            only_held(effect, costs.place)
        if thing is not None and linker.paying is not None and linker.paying.used:
            thing.used, thing.name = True, PAID
            paid = costs.finish(steps)
        if linker.place and linker.place != costs.place:
            if costs.place or _pays_with_itself(paid.do):
                raise LinkError("where this card lies is said of what is paid with it", r"in your|from your|手札|軌跡")
            costs.place = linker.place  # it does something where it lies there, and nothing elsewhere (1202.5)
        return (Activated(Cost(paid.do), effect, _every(conditions), once, costs.place or "field"),)
    zone, line = _shown(line)
    body = line[2]
    also: tuple[Trigger, ...] = ()
    if isinstance(line[1], tuple):
        also = tuple(_settled_trigger(one) for one in line[1][1:])
    trigger = _settled_trigger(line[1][0] if isinstance(line[1], tuple) else line[1])
    trigger, sentences = attacked_by(trigger, body.sentences)
    linker = Linker(trigger)
    linker.card = card
    linker.one_only = one_only
    for limit in conditions:
        linker.about(limit)
    if zone == "field" and trigger.who != "this":
        zone = next((place for one in conditions if (place := waits_at(one))), "field")
        conditions = conditions if zone == "field" else [part for one in conditions if (part := apart(one))]
    elif zone != "field":  # "reveal this card. If you do, put it onto the field"
        linker.bound.append(Bound("this", Filter(), "this"))
    asked = None
    first: tuple[Any, ...] = sentences[0] if sentences else ()
    if len(first) == 1 and isinstance(first[0], OnlyIf):
        first = (If(first[0].condition, first[0].then),)
    two_ways = len(sentences) > 1 and isinstance(sentences[1][0], Otherwise)
    if len(first) == 1 and isinstance(first[0], If) and not two_ways:
        asked = linker.value(first[0].condition, "you")
        linker.about(asked)
        linker.suppose(asked)
        if (place := waits_at(asked)) and zone == "field" and trigger.who != "this":
            zone, asked = place, apart(asked)
            if linker.start is not None:
                linker.start.named = True  # "it" could be what triggered, or this card
        sentences = (first[0].then, *sentences[1:])
    effect = linker.effect(sentences)
    if attacks(trigger):
        effect = replace(effect, do=tuple(map(_of_the_attacked, effect.do)))
    if linker.place and zone == "field" and trigger.who != "this":
        zone, linker.place = linker.place, ""  # it does something where it lies there, and nothing elsewhere (1202.5)
    if linker.place not in ("", zone):
        raise LinkError("where this card lies is said of what is revealed or paid", r"in your|from your|手札|軌跡")
    if linker.held:
        only_held(effect, zone)
    if trigger.event == "while" and speaks_of(effect, "game"):
        raise LinkError("it would trigger for ever, and what it does would never end")
    together = any(one.together for one in (trigger, *also))
    if trigger.event == "while" and zone != "field":
        raise LinkError("it would trigger wherever its card lies", _LYING)
    if zone in ("hand", "homebase") and together:
        raise LinkError("a hidden card answers each event for itself", _LYING)  # 1211.3a
    if zone == "field" and trigger.who != "this" and any(waits_at(one) for one in (*conditions, asked)):
        raise LinkError("a triggered craft waits where it lies on the field", _LYING)
    if asked is not None and (known_then(asked) or over_then(asked, trigger) or says_which_time(asked, trigger, *also)):
        conditions.append(asked)
    elif asked is not None:
        effect = provided(effect, asked)
    return (Triggered(trigger, effect, _every(conditions), once, zone, also),)


def only_held(effect: Effect, zone: str) -> None:
    """ "Until it leaves your hand": of a card in the hand, what playing it costs. Nothing else of it is asked there."""
    cheaper = [node for node in effect.do if speaks_of(node, HELD)]
    if zone != "hand" or any(node != Get("this", cp=getattr(node, "cp", 0), until=HELD) for node in cheaper):
        raise LinkError("that is said of its cost, by a card that is revealed from the hand", r"leaves your hand|手札")


#: That something was revealed, in the place of where it was put.
SHOWN = "shown"


def _spent(one: Bound) -> bool:
    """Whether a cost was paid with it where everybody sees what it is: it was put from the deck into the trail, too, or
    revealed."""
    open_there = bool(one.put) and one.filter.zone in ("field", "trail")
    return bool(one.done) or open_there or one.put in ("put trail", SHOWN)


def _of_the_attacked(node: Any) -> Any:
    """ "Stun the defending UNIT unless its controller pays 1 EP": that UNIT's controller, though it is named later."""
    mine = Of("this", "controller")
    if not isinstance(node, May) or node.player != mine:
        return node
    after = (node.then, node.otherwise)
    if not speaks_of(after, "target") and not speaks_of(after, Filter(types=("UNIT",), states=("defending",))):
        return node
    theirs = Of("target", "controller")
    cost = tuple(replace(part, player=theirs) if getattr(part, "player", "") == mine else part for part in node.cost)
    return replace(node, cost=cost, player=theirs)


def _pays_with_itself(steps: tuple[Any, ...]) -> bool:
    """Whether a cost is paid with its own card, which then lies where it can be: on the field."""
    return any(getattr(step, "who", None) == "this" for step in steps)


#: Words of a place that is not the field.
_DOWN = r"face-?down|裏向き"
_OUT = r"removed from the game|exile|outside|除外|取り除かれ"
_LYING = r"in your (?:hand|trail|deck)|(?:手札|軌跡|デッキ)に"


def _elsewhere(condition: Any, valid: str = "") -> bool:
    """Whether a condition wants this card where its craft is not valid (1202.2, 1202.5)."""
    parts = condition.of if isinstance(condition, Every) else (condition,)
    return any(lies(part) not in ("", valid) for part in parts)


def _shown(line: Any) -> tuple[str, Any]:
    """ "You may reveal this card from your hand. If you do, ..." is a craft of a card in the hand (1211.3a)."""
    sentences = line[2].sentences
    if len(sentences) < 2 or len(sentences[0]) != 1 or not isinstance(sentences[1][0], IfDone):
        return "field", line
    option, shows = sentences[0][0], [Reveal(There("hand"))]  # type: ignore[arg-type]
    if isinstance(option, If) and option.condition == WAITS["hand"] and len(option.then) == 1:
        option, shows = option.then[0], [*shows, Reveal("this"), Reveal(Ref("it"))]  # type: ignore[arg-type]
    if not isinstance(option, May) or len(option.cost) != 1 or option.cost[0] not in shows:
        return "field", line
    return "hand", (line[0], line[1], Body((sentences[1][0].then, *sentences[2:]), line[2].limits))


def _one_each(craft: Any) -> tuple[Any, ...]:
    """What it is besides, and what its numbers become, are crafts of their own."""
    if not isinstance(craft, Continuous) or not (craft.types and craft.sets):
        return (craft,)
    plain = replace(craft, sets=())
    return (plain, *(Continuous(craft.who, condition=craft.condition, sets=(one,)) for one in craft.sets))


def _settle(linker: Linker, node: Any) -> Any:
    return linker.value(node, "you")


def _always(answer: bool) -> Callable[[str], bool]:
    return lambda word: answer


def _replacement(condition: Any, what: tuple[Any, ...], instead: tuple[Any, ...]) -> Replacement:
    event, who, by, once = *what[:3], *(what[3:] or ("",))
    if event != "stuns" and isinstance(who, Filter):
        who = Linker().value(who, "you")
    linker = Linker(Trigger(f"would {event}", who))
    other = None
    if event == "stuns":
        who, other = Linker().value(who, "you")
        linker = Linker(Trigger(event, who, other))
    settled = None if condition is None else linker.value(condition, "you")
    do, may = linker.in_place(event, who, instead)
    return Replacement(event, who, do, settled, may, by, once, other)


def _goes_with(what: tuple[str, Any] | None) -> Replacement | None:
    """What happens to a card that is played so in the place of something: said of it alone."""
    if what is None:
        return None
    event, said = what
    if not event:
        raise LinkError(
            "what is played so does not come there", r"\bplayed this way|\bwould|プレイされた|場を離|軌跡に置か"
        )
    do, may = Linker(Trigger(f"would {event}", Filter(types=("UNIT",)))).in_place(event, "it", said)
    return Replacement(event, "it", do, None, may)


def _settled_trigger(trigger: Trigger) -> Trigger:
    linker = Linker()
    settled: Trigger = linker.value(trigger, "you")
    if isinstance(settled.who, Filter) and settled.who.zone in ("hand", "deck") and settled.event != "is played":
        raise LinkError("what happens to hidden cards is seen of the player", r"軌跡|手札|デッキ|trail|hand|deck")
    if settled.event == "enters" and isinstance(settled.who, Filter) and settled.who.zone in ("trail", "exile"):
        raise LinkError("what enters lies on the field", r"軌跡|除外|trail|removed")
    return out_of_homebase(settled)


def _every(conditions: list[Any]) -> Any:
    if not conditions:
        return None
    return conditions[0] if len(conditions) == 1 else Every(tuple(conditions))


def link_effect(paragraphs: list[tuple[Any, ...]]) -> Effect:
    """The effect of an EVENT or arts, all its paragraphs together. Raises LinkError."""
    linker = Linker()
    linker.card = True
    effect = linker.effect([sentence for paragraph in paragraphs for sentence in paragraph])
    if linker.held:
        only_held(effect, "")
    return effect
