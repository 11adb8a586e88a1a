"""Strategies for effect trees that a card could say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from engine.text.reference.antecedents import base_name
from engine.trails import tree as t
from engine.trails.tree.reads import names_in

ORGS = ("Longline Couriers", "White Vigil", "The Unlit")
ICONS = ("Covert", "Dispatch", "Hate", "Martial Arts")
RULES = ("cannot attack", "cannot be attacked", "cannot overkill", "cannot ready", "cannot fight back")
STATES = ("ready", "action", "stunned", "attacking", "defending", "combating", "support")
_OF_UNITS = ("stunned", "attacking", "defending", "combating")  #: states in which an ITEM never is
UNTIL = st.sampled_from(("combat", "attack", "defence", "turn", "game", "through next turn"))
SMALL = st.integers(1, 6)


@st.composite
def ranges(draw: Any) -> tuple[t.Range, ...]:
    field = draw(st.sampled_from(("cp", "str", "def")))
    low, high = draw(st.sampled_from(((2, None), (None, 3), (4, 4), (1, 5))))
    return (t.Range(field, low, high, draw(st.booleans())),)


@st.composite
def filters(
    draw: Any, zones: tuple[str, ...] = ("field",), whose: tuple[str, ...] = ("you", "opponent", "any")
) -> t.Filter:
    zone = draw(st.sampled_from(zones))
    kinds: dict[str, Any] = {}
    if zone == "field":
        kind = draw(st.integers(0, 4))
        if kind == 0:
            kinds["orgs"] = tuple(draw(st.lists(st.sampled_from(ORGS), min_size=1, max_size=2, unique=True)))
        elif kind == 1:
            kinds["names"] = ("Maren Sorrel",)
        elif kind == 2:
            kinds["types"] = ("UNIT", "ITEM")
        else:
            kinds["types"] = (draw(st.sampled_from(("UNIT", "ITEM"))),)
        states = draw(st.lists(st.sampled_from(STATES), max_size=2, unique=True))
        kinds["states"] = tuple(sorted(("-" if draw(st.booleans()) else "") + state for state in states))
        if "ITEM" in kinds.get("types", ()):  # nobody says of an ITEM what only a UNIT can be
            kinds["states"] = tuple(state for state in kinds["states"] if state not in _OF_UNITS)
    else:
        kinds["types"] = draw(st.sampled_from(((), ("UNIT",), ("EVENT",), ("BASE",))))
    if kinds.get("types") == ("UNIT",) or "orgs" in kinds:
        kinds["ranges"] = draw(st.one_of(st.just(()), ranges()))
        icons = draw(st.lists(st.sampled_from(ICONS), max_size=1))
        kinds["icons"] = tuple(("-" if draw(st.booleans()) else "") + icon for icon in icons)
    if zone == "homebase":
        kinds["face"] = draw(st.sampled_from(("up", "down", "any")))
    kinds["scope"] = draw(st.sampled_from(("all", "all", "other"))) if zone == "field" else "all"
    return t.Filter(zone=zone, whose=draw(st.sampled_from(whose)), **kinds)


def amounts(most: int = 5) -> st.SearchStrategy[Any]:
    counted = st.builds(t.Count, filters(), st.integers(1, 3))
    return st.one_of(st.integers(1, most), st.just(t.X()), counted)


def simple() -> st.SearchStrategy[Any]:
    """Instructions that name no object."""
    player = st.sampled_from(("you", "opponent", "each"))
    return st.one_of(
        st.builds(t.Draw, player, amounts()),
        st.builds(t.Discard, player, amounts(), st.sampled_from(("choose", "random"))),
        st.builds(t.Bond, player, amounts()),
        st.builds(t.Bond, player, st.integers(-5, -1)),
        st.builds(t.Gain, st.sampled_from(("cp", "ep")), player, SMALL),
        st.builds(t.Plan, SMALL),
        st.builds(t.Shuffle, player),
        st.builds(t.PlayerRule, st.sampled_from(("no stun damage", "cannot draw", "cannot play EVENT")), player, UNTIL),
    )


@st.composite
def on_objects(draw: Any, who: Any) -> Any:
    """An instruction on a register or filter."""
    kind = draw(st.integers(0, 6))
    until = draw(UNTIL)
    if kind <= 1:
        verbs = ("stun", "cure", "ko", "destroy", "ready", "action", "exile", "return", "support", "lose support")
        return t.Do(draw(st.sampled_from(verbs)), who)
    if kind == 2:
        strength, defence = draw(st.integers(-4, 4)), draw(st.integers(-4, 4))
        return t.Get(who, strength, defence, until)
    if kind == 3:
        f = draw(filters())
        return t.Get(who, t.Count(f, draw(st.integers(1, 2))), draw(st.sampled_from((0, t.Count(f)))), until)
    if kind == 4:
        icons = tuple(draw(st.lists(st.sampled_from(ICONS), max_size=2, unique=True)))
        orgs = tuple(draw(st.lists(st.sampled_from(ORGS), max_size=2, unique=True)))
        rules = tuple(
            draw(st.lists(st.sampled_from(RULES), min_size=0 if icons or orgs else 1, max_size=2, unique=True))
        )
        return t.Have(who, orgs=orgs, icons=icons, rules=rules, until=until)
    if kind == 5:
        return t.Lose(who, icons=(draw(st.sampled_from(ICONS)),), until=until)
    return t.Set(who, draw(st.sampled_from(("str", "def", "cp"))), draw(SMALL), until)


def conditions() -> st.SearchStrategy[Any]:
    count = st.builds(t.Count, filters(whose=("you", "opponent")))
    there = st.builds(t.Count, filters(zones=("homebase", "trail", "hand"), whose=("you", "opponent")))
    return st.one_of(
        st.builds(t.Compare, st.one_of(count, there), st.sampled_from((">=", "<=")), SMALL),
        st.builds(t.Compare, st.one_of(count, there), st.just("="), st.just(0)),
        st.builds(t.Compare, st.builds(t.PlayerStat, st.just("bond"), st.sampled_from(("you", "opponent"))),
                  st.sampled_from((">=", "<=")), st.integers(1, 40)),
        st.builds(t.Is, st.just("this"), st.builds(t.Filter, states=st.sampled_from(STATES[:6]).map(lambda s: (s,)))),
        st.builds(t.Initiative, st.sampled_from(("you", "opponent"))),
        st.builds(t.PlayedFrom, st.sampled_from(("hand", "homebase"))),
        st.sampled_from(("attacks", "is stunned", "is cured")).map(lambda event: t.Happened(t.Trigger(event, "this"))),
        st.builds(t.Compare, st.builds(t.CountOrgs, filters(whose=("you", "opponent"))), st.just(">="), SMALL),
        st.builds(
            t.During,
            st.sampled_from((("combat",), ("cure",), ("draw",))),
            st.sampled_from(("you", "opponent", "each")),
        ),
    )  # fmt: skip


def as_event(node: Any) -> Any:
    """The same without "other": in an EVENT that means other than what stands before it, and not than its own card."""
    if isinstance(node, t.Filter) and node.scope == "other":
        node = replace(node, scope="all")
    if isinstance(node, tuple):
        return tuple(as_event(part) for part in node)
    return (
        replace(node, **{name: as_event(getattr(node, name)) for name in names_in(node.__class__)})
        if names_in(node.__class__)
        else node
    )


def named(taken: set[str], name: str) -> str:
    number, word = 1, name
    while word in taken:
        number += 1
        word = f"{name}{number}"
    taken.add(word)
    return word


@st.composite
def effects(draw: Any, start: tuple[str, ...] = ()) -> t.Effect:
    """Targets used in order, choices, conditions, options; registers named as the compiler names them."""
    targets: list[t.Target] = []
    taken: set[str] = {"this", *start}
    known: list[str] = [*start]
    do: list[Any] = []
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.integers(0, 5))
        if kind == 0:
            do.append(draw(simple()))
        elif kind == 1:
            least, most = draw(st.sampled_from(((1, 1), (1, 1), (0, 2), (2, 2), (0, 99))))
            register = named(taken, "it")
            targets.append(t.Target(register, draw(filters()), least, most))
            known.append(register)
            do.append(draw(on_objects(register)))
        elif kind == 2 and known:
            do.append(draw(on_objects(draw(st.sampled_from(known)))))
        elif kind == 3:
            do.append(draw(on_objects("this")))
        elif kind == 4:
            f = draw(filters(zones=("field", "trail", "hand"), whose=("you",)))
            register = named(taken, base_name(f))
            do.append(t.Choose(register, f))
            do.append(draw(st.sampled_from((t.Do("exile", register), t.Put(register, "deck bottom")))))
            known.append(register)
        else:
            then = (draw(simple()),)
            do.append(draw(st.sampled_from((t.May((t.PayEP(1),), then), t.If(draw(conditions()), then, then[:0])))))
    return t.Effect(tuple(targets), tuple(do))


@st.composite
def crafts(draw: Any) -> Any:
    kind = draw(st.integers(0, 3))
    if kind == 0:
        steps = draw(st.sampled_from(((t.Do("action", "this"),), (t.PayEP(2),), (t.Do("action", "this"), t.Discard()),
                                      (t.PayEP(1), t.Do("stun", "this")))))  # fmt: skip
        condition = draw(st.one_of(st.none(), conditions()))
        return t.Activated(t.Cost(steps), draw(effects()), condition, draw(st.sampled_from(("", "turn"))))
    if kind == 1:
        who = draw(st.one_of(st.just("this"), filters()))
        event = draw(st.sampled_from(("attacks", "sclm attacks", "is attacked", "is stunned", "is cured", "overkill",
                                      "enters", "leaves", "is ko", "is destroyed", "to trail")))  # fmt: skip
        effect = draw(effects().filter(lambda made: not isinstance(made.do[0], t.If)))
        return t.Triggered(t.Trigger(event, who), effect, draw(st.one_of(st.none(), conditions())))
    who = draw(st.one_of(st.just("this"), filters()))
    condition = draw(st.one_of(st.none(), conditions()))
    if kind == 2:
        return t.Continuous(who, draw(st.integers(-3, 3)), draw(st.integers(1, 3)), condition=condition,
                            icons=tuple(draw(st.lists(st.sampled_from(ICONS), max_size=2, unique=True))),
                            rules=tuple(draw(st.lists(st.sampled_from(RULES), max_size=1))))  # fmt: skip
    f = draw(filters())
    return t.Continuous(who, t.Count(f), draw(st.sampled_from((0, t.Count(f, 2)))), condition=condition)
