"""Effect data made up in the words of a game, for Hypothesis: every shape, moment, cost, filter and condition."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.effects import words as shapes
from engine.effects.words import Words

Data = st.SearchStrategy[Any]
_N = st.integers(1, 5)


def filters(words: Words, names: tuple[str, ...]) -> Data:
    """A filter. names: words of cards."""
    keys: dict[str, Data] = {
        "side": st.sampled_from(("you", "opponent", "any")),
        "kind": st.sampled_from(words.kinds),
        "zone": st.sampled_from(words.zones),
        "state": st.sampled_from(words.states),
        **{
            field: st.lists(st.sampled_from(words.values.get(field, names)), min_size=1, max_size=2, unique=True)
            for field in words.fields
        },
        **{f"{field} has": st.sampled_from(names) for field in words.fields},
        **{f"{way} {field}": _N for field in words.numbers for way in ("max", "min")},
        **{flag: st.sampled_from(("yes", "no")) for flag in words.flags},
    }
    few = st.lists(st.sampled_from(tuple(keys)), max_size=4, unique=True)
    return few.flatmap(lambda some: st.fixed_dictionaries({key: keys[key] for key in some}))


def conditions(words: Words, names: tuple[str, ...]) -> Data:
    """A condition."""
    among = filters(words, names)
    fits = st.fixed_dictionaries({words.fields[0]: st.sampled_from(names)})
    return st.one_of(
        st.fixed_dictionaries({"count": among, "at least": _N}),
        st.fixed_dictionaries({"count": among, "at most": _N}),
        st.sampled_from(words.tests).flatmap(
            lambda test: st.fixed_dictionaries({test: st.sampled_from(("yes", "no"))})
        ),
        *(st.fixed_dictionaries({test: fits}) for test in words.qualified),
    )


def targets(words: Words, names: tuple[str, ...]) -> Data:
    """What an instruction is done to."""
    among = filters(words, names)
    truth = st.sampled_from(("yes", "no"))
    ways = [
        st.sampled_from(("this", "bearer", "that", "chosen")),
        st.fixed_dictionaries({"all": among}),
        st.fixed_dictionaries({"choose": _N, "from": among, "up to": truth}),
    ]
    if words.picks:
        by = st.sampled_from(("you", "opponent"))
        ways.append(st.fixed_dictionaries({"pick": _N, "from": among, "up to": truth, "by": by}))
    return st.one_of(ways)


def amounts(words: Words, names: tuple[str, ...]) -> Data:
    """A number that is read from the game."""
    of = st.one_of(st.sampled_from(("this", "that", "chosen")), st.fixed_dictionaries({"all": filters(words, names)}))
    more = {"times": st.integers(2, 9), "half": st.just("yes")}
    return st.one_of(
        st.fixed_dictionaries({"count": filters(words, names)}, optional=more),
        *(st.fixed_dictionaries({field: of}, optional=more) for field in words.numbers),
    )


def instructions(words: Words, names: tuple[str, ...], verbs: tuple[str, ...] = (), depth: int = 1) -> Data:
    """An instruction, also one that holds others. verbs: only these."""
    to, who = targets(words, names), st.sampled_from(("you", "opponent", "each"))
    until = st.sampled_from(words.spans)

    def of(verb: str) -> Data:
        shape, rest = words.verbs[verb], st.fixed_dictionaries({})
        n = _N if verbs else st.one_of(_N, amounts(words, names))
        if shape == shapes.AMOUNT:
            rest = st.fixed_dictionaries({verb: n, "who": who})
        elif shape == shapes.AMOUNT_TO:
            rest = st.fixed_dictionaries({verb: n, "to": to})
        elif shape == shapes.TARGET:
            rest = st.fixed_dictionaries({verb: to})
        elif shape == shapes.NUMBERS:
            changes = st.dictionaries(st.sampled_from(words.numbers), st.integers(-3, 5), min_size=1, max_size=2)
            rest = st.fixed_dictionaries({verb: changes, "to": to, "until": until})
        elif shape == shapes.KEYWORDS:
            given = [f"{word} 2" if counted else word for word, counted in words.keywords.items()]
            some = st.lists(st.sampled_from(given), min_size=1, max_size=2, unique=True)
            rest = st.fixed_dictionaries({verb: some, "to": to, "until": until})
        elif shape == shapes.BAN:
            by = st.one_of(st.just({}), st.fixed_dictionaries({"by": filters(words, names)}))
            ban = st.fixed_dictionaries({verb: st.sampled_from(words.bans), "to": to, "until": until})
            rest = st.tuples(ban, by).map(lambda two: {**two[0], **two[1]})
        elif shape == shapes.CARD:
            rest = st.fixed_dictionaries({verb: st.sampled_from(names), "n": _N, "who": who})
        elif shape == shapes.SEARCH:
            rest = st.fixed_dictionaries({verb: filters(words, names), "to": st.sampled_from(words.found)})
        elif shape == shapes.PLACED:
            rest = st.fixed_dictionaries({verb: to, "state": st.sampled_from(words.states)})
        elif shape == shapes.TARGET_FOR:
            rest = st.fixed_dictionaries({verb: to, "until": until})
        elif shape == shapes.AMOUNT_FOR:
            rest = st.fixed_dictionaries({verb: _N, "to": to, "until": until})
        elif shape == shapes.SEAT:
            rest = st.fixed_dictionaries({verb: st.sampled_from(("you", "opponent"))})
        elif shape == shapes.LATER:
            inner = st.lists(instructions(words, names, depth=0), min_size=1, max_size=2)
            rest = st.fixed_dictionaries({verb: st.sampled_from(words.times), "do": inner})
        return rest

    known = verbs or tuple(verb for verb, shape in words.verbs.items() if depth or shape != shapes.LATER)
    plain = st.sampled_from(known).flatmap(of)
    if not depth or verbs:
        return plain
    inner = st.lists(instructions(words, names, depth=depth - 1), min_size=1, max_size=2)
    test = conditions(words, names)
    return st.one_of(
        plain,
        plain,
        st.fixed_dictionaries({"may": inner}),
        st.fixed_dictionaries({"if": test, "then": inner}),
        st.fixed_dictionaries({"if": test, "then": inner, "else": inner}),
    )


def abilities(words: Words, names: tuple[str, ...]) -> Data:
    """An ability of any kind."""
    do = st.lists(instructions(words, names), min_size=1, max_size=2)
    truth = st.sampled_from(("yes", "no"))
    test = conditions(words, names)
    fits = st.fixed_dictionaries({words.fields[0]: st.sampled_from(names)})
    qualified: dict[str, Data] = {"with": fits} if words.qualified else {}
    flowing = tuple(moment for moment in words.moments if moment not in (*words.standing, *words.times))

    def some(needed: dict[str, Data], more: dict[str, Data]) -> Data:
        return st.fixed_dictionaries(needed, optional=more)

    lasting = st.lists(instructions(words, names, words.lasting), min_size=1, max_size=2)
    costs = {part: _N if counted else st.just("this") for part, counted in words.costs.items()}
    cost = st.fixed_dictionaries({}, optional=costs)
    return st.one_of(
        some(
            {"when": st.sampled_from(flowing), "do": do},
            {"of": filters(words, names), "if": test, "once": truth, "may": truth, **qualified},
        ),
        *(some({"when": st.just(moment), "do": do}, {"if": test, "may": truth}) for moment in words.times),
        *(some({"when": st.just(moment), "do": do, "if": test}, {"once": truth}) for moment in words.standing),
        some({"always": lasting.map(lambda parts: [_unlasting(part) for part in parts])}, {"if": test}),
        some({"instead of": st.sampled_from(words.instead), "do": do}, {"if": test}),
        *(
            some(
                {use: st.lists(st.sampled_from(timings), min_size=1, unique=True), "do": do},
                {"cost": cost, "once": truth, "if": test},
            )
            for use, timings in words.uses.items()
        ),
    )


def _unlasting(part: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key != "until"}
