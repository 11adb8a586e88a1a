"""Effect data, as YAML gives it, to records. Every word is checked against the game's vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.effects import words as shapes
from engine.effects.nodes import Ability, Amount, Condition, Filter, Instruction, Target
from engine.effects.words import (
    EffectError,
    Words,
    listing,
    mapping,
    one_of,
    one_word,
    only,
    quoted,
    several,
    truth,
    whole,
    yes,
)

_WHO = ("you", "opponent", "each")
_SIDES = ("you", "opponent", "any")


def load_abilities(data: Any, words: Words) -> tuple[Ability, ...]:
    """A card's ``abilities``. Raises :class:`EffectError`."""
    return tuple(_ability(one, number, words) for number, one in enumerate(listing(data, "abilities"), start=1))


def load_condition(data: Any, words: Words) -> Condition:
    """A condition. Raises :class:`EffectError`."""
    return _condition(data, words)


def card_type(ident: str, data: Any, fields: Sequence[str], types: Sequence[str]) -> str:
    """The type of a card from plain data with nothing but these fields. Raises :class:`EffectError`."""
    if not isinstance(data, dict):
        raise EffectError(f"the card {ident} must be a map, not '{quoted(data)}'")
    for word in data:
        if word not in fields:
            raise EffectError(f"the card {ident} knows no word '{word}'; it knows {', '.join(fields)}")
    kind = data.get("type")
    if kind not in types:
        raise EffectError(f"the type of {ident} cannot be '{quoted(kind)}'; it is one of {', '.join(types)}")
    return str(kind)


def keyword(data: Any, words: Words) -> tuple[str, int]:
    """A keyword with its amount, 1 for one that has none. Raises :class:`EffectError`."""
    text = one_word(data, "a keyword")
    if text in words.keywords and not words.keywords[text]:
        return text, 1
    name, _, amount = text.rpartition(" ")
    if words.keywords.get(name) and amount.isdigit():
        return name, int(amount)
    said = ", ".join(f"{word} N" if counted else word for word, counted in words.keywords.items())
    raise EffectError(f"'{text}' is no keyword; keywords are {said}")


# --- abilities --------------------------------------------------------------------------------------------------------
def _ability(data: Any, number: int, words: Words) -> Ability:
    found = mapping(data, "an ability")
    kinds = [key for key in found if key in ("when", "always", "instead of") or key in words.uses]
    if len(kinds) != 1:
        known = ", ".join(("when", "always", "instead of", *words.uses))
        raise EffectError(f"an ability has exactly one of {known}, not {', '.join(map(str, found)) or 'nothing'}")
    kind = kinds[0]
    if kind == "when":
        fits = ("with",) if words.qualified else ()
        only(found, "a triggered ability", ("when", "of", "if", "once", "may", "do", *fits))
        if found["when"] in words.standing and "if" not in found:
            raise EffectError(f"an ability that waits for '{found['when']}' needs the word if")
        return Ability(
            "when",
            number,
            on=(one_of(found["when"], "when", words.moments),),
            of=load_filter(found["of"], words) if "of" in found else None,
            test=_test(found, words),
            fits=_fits(found["with"], words, "with") if "with" in found else (),
            once=truth(found, "once"),
            may=truth(found, "may"),
            do=_do(found, words),
        )
    if kind == "always":
        only(found, "a constant ability", ("always", "if"))
        parts = _instructions(found["always"], words)
        for part in parts:
            if part.verb not in words.lasting:
                raise EffectError(f"'{part.verb}' cannot stand in always; {', '.join(words.lasting)} can")
            if part.measures:
                raise EffectError(f"the number of '{part.verb}' in always must be a whole number")
        return Ability("always", number, test=_test(found, words), do=parts)
    if kind == "instead of":
        only(found, "a substitution", ("instead of", "if", "do"))
        on = (one_of(found[kind], kind, words.instead),)
        return Ability("instead", number, on=on, test=_test(found, words), do=_do(found, words))
    only(found, "an ability", (kind, "cost", "once", "if", "do"))
    timings = tuple(one_of(one, kind, words.uses[kind]) for one in several(found[kind]))
    return Ability(
        kind,
        number,
        on=timings,
        test=_test(found, words),
        once=truth(found, "once"),
        cost=_cost(found.get("cost", {}), words),
        do=_do(found, words),
    )


def _cost(data: Any, words: Words) -> tuple[tuple[str, int], ...]:
    parts = []
    for part, value in mapping(data, "cost").items():
        if part not in words.costs:
            raise EffectError(f"a cost knows no word '{part}'; it knows {', '.join(words.costs)}")
        if words.costs[part]:
            parts.append((part, whole(value, f"{part} in a cost", 0)))
        elif value != "this":
            raise EffectError(f"{part} in a cost is of this, not of '{quoted(value)}'")
        else:
            parts.append((part, 1))
    return tuple(parts)


def _do(found: dict[str, Any], words: Words) -> tuple[Instruction, ...]:
    if "do" not in found:
        raise EffectError("an ability needs the word do")
    return _instructions(found["do"], words)


def _test(found: dict[str, Any], words: Words) -> Condition | None:
    return _condition(found["if"], words) if "if" in found else None


# --- conditions and filters -------------------------------------------------------------------------------------------
def _condition(data: Any, words: Words) -> Condition:
    found = mapping(data, "a condition")
    if "count" in found:
        only(found, "a condition", ("count", "at least", "at most"))
        most = whole(found["at most"], "at most", 0) if "at most" in found else None
        least = whole(found.get("at least", 0 if most is not None else 1), "at least", 0)
        return Condition("count", load_filter(found["count"], words), least, most)
    if len(found) != 1 or next(iter(found)) not in words.tests:
        raise EffectError(f"'{', '.join(map(str, found))}' is no condition; there are count, {', '.join(words.tests)}")
    what, value = next(iter(found.items()))
    if isinstance(value, dict) and what in words.qualified:
        return Condition(what, fits=_fits(value, words, what))
    return Condition(what, want=yes(value, what))


def _fits(data: Any, words: Words, what: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found = mapping(data, what)
    only(found, what, words.fields)
    return tuple((field, tuple(_value(one, field, words) for one in several(value))) for field, value in found.items())


def _value(data: Any, field: str, words: Words) -> str:
    return one_of(data, field, words.values[field]) if field in words.values else one_word(data, field)


def load_filter(data: Any, words: Words) -> Filter:
    """A filter. Raises :class:`EffectError`."""
    found = mapping(data, "a filter")
    has = {f"{field} has": field for field in words.fields}
    most = {f"max {field}": field for field in words.numbers}
    least = {f"min {field}": field for field in words.numbers}
    only(found, "a filter", ("side", "kind", "zone", "state", *words.fields, *has, *most, *least, *words.flags))
    kind = one_of(found["kind"], "kind", words.kinds) if "kind" in found else ""
    return Filter(
        side=one_of(found.get("side", "any"), "side", _SIDES),
        kind="" if kind == "card" else kind,
        zone=one_of(found["zone"], "zone", words.zones) if "zone" in found else "",
        state=one_of(found["state"], "state", words.states) if "state" in found else "",
        words=_fits({key: value for key, value in found.items() if key in words.fields}, words, "a filter"),
        part=tuple((has[key], one_word(value, key)) for key, value in found.items() if key in has),
        most=tuple((most[key], whole(value, key)) for key, value in found.items() if key in most),
        least=tuple((least[key], whole(value, key)) for key, value in found.items() if key in least),
        flags=tuple((key, yes(value, key)) for key, value in found.items() if key in words.flags),
    )


def _target(data: Any, words: Words) -> Target:
    if not isinstance(data, dict):
        return Target(one_of(data, "what it is done to", ("this", "bearer", "that", "chosen")))
    if "all" in data:
        only(data, "all", ("all",))
        return Target("all", load_filter(data["all"], words))
    how = "pick" if words.picks and "pick" in data else "choose"
    only(data, how, (how, "up to", "from", *(("by",) if how == "pick" else ())))
    if how not in data or "from" not in data:
        raise EffectError("what it is done to is this, that, chosen, {all: F} or {choose: n, from: F}")
    return Target(
        how,
        load_filter(data["from"], words),
        whole(data[how], how, 1),
        truth(data, "up to"),
        one_of(data.get("by", "you"), "by", ("you", "opponent")),
    )


# --- instructions -----------------------------------------------------------------------------------------------------
def _instructions(data: Any, words: Words) -> tuple[Instruction, ...]:
    return tuple(_instruction(one, words) for one in listing(data, "do"))


def _instruction(data: Any, words: Words) -> Instruction:
    found = mapping(data, "an instruction")
    if "if" in found:
        only(found, "if", ("if", "then", "else"))
        return Instruction(
            "if",
            test=_condition(found["if"], words),
            then=_instructions(found.get("then", []), words),
            other=_instructions(found.get("else", []), words),
        )
    if "may" in found:
        only(found, "may", ("may",))
        return Instruction("may", then=_instructions(found["may"], words))
    verbs = [key for key in found if key in words.verbs]
    if len(verbs) != 1:
        raise EffectError(f"'{', '.join(map(str, found))}' is no instruction; there are {', '.join(words.verbs)}")
    verb = verbs[0]
    return _READERS[words.verbs[verb]](verb, found, words)


def _measured(what: str, data: Any, words: Words) -> tuple[int, tuple[tuple[str, Amount], ...]]:
    """A number, or what it is read from: ``{count: F}`` or ``{power: X}``, with ``times`` and ``half``."""
    if not isinstance(data, dict):
        return whole(data, what), ()
    fields = [key for key in data if key in ("count", *words.numbers)]
    if len(fields) != 1:
        raise EffectError(f"{what} is a number, or read from one of count, {', '.join(words.numbers)}")
    field = fields[0]
    only(data, what, (field, "times", "half"))
    among = load_filter(data[field], words) if field == "count" else None
    of = None if field == "count" else _target(data[field], words)
    amount = Amount(field, among, of, whole(data.get("times", 1), "times", 1), truth(data, "half"))
    return 0, (("", amount),)


def _who(found: dict[str, Any]) -> str:
    return one_of(found.get("who", "you"), "who", _WHO)


def _amount(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "who"))
    n, measures = _measured(verb, found[verb], words)
    return Instruction(verb, n=n, who=_who(found), measures=measures)


def _amount_to(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to"))
    if verb in words.aimed and "to" not in found:
        raise EffectError(f"{verb} needs the word to: what it is done to")
    n, measures = _measured(verb, found[verb], words)
    return Instruction(verb, n=n, to=_to(found, words), measures=measures)


def _to_target(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb,))
    return Instruction(verb, to=_target(found[verb], words))


def _to(found: dict[str, Any], words: Words) -> Target:
    return _target(found["to"], words) if "to" in found else Target("this")


def _until(found: dict[str, Any], words: Words) -> str:
    return one_of(found.get("until", words.spans[0]), "until", words.spans)


def _numbers(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to", "until"))
    changes: list[tuple[str, int]] = []
    read: list[tuple[str, Amount]] = []
    for word, value in mapping(found[verb], verb).items():
        field = one_of(word, verb, words.numbers)
        n, measures = _measured(field, value, words)
        read += [(field, amount) for _, amount in measures]
        changes += [] if measures else [(field, n)]
    return Instruction(
        verb, to=_to(found, words), until=_until(found, words), numbers=tuple(changes), measures=tuple(read)
    )


def _keywords(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to", "until"))
    given = tuple(keyword(one, words) for one in several(found[verb]))
    return Instruction(verb, to=_to(found, words), until=_until(found, words), words=given)


def _ban(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to", "until", "by"))
    banned = ((one_of(found[verb], verb, words.bans), 1),)
    test = Condition("count", load_filter(found["by"], words), 1) if "by" in found else None
    return Instruction(verb, to=_to(found, words), until=_until(found, words), words=banned, test=test)


def _placed(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "state"))
    states = ((one_of(found["state"], "state", words.states), 1),) if "state" in found else ()
    return Instruction(verb, to=_target(found[verb], words), words=states)


def _target_for(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "until"))
    return Instruction(verb, to=_target(found[verb], words), until=_until(found, words))


def _amount_for(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to", "until"))
    return Instruction(verb, n=whole(found[verb], verb), to=_to(found, words), until=_until(found, words))


def _seat(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb,))
    return Instruction(verb, who=one_of(found[verb], verb, ("you", "opponent")))


def _later(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "do"))
    return Instruction(verb, words=((one_of(found[verb], verb, words.times), 1),), then=_do(found, words))


def _card(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "who", "n"))
    n = whole(found.get("n", 1), "n", 1)
    return Instruction(verb, n=n, who=_who(found), words=((one_word(found[verb], verb), 1),))


def _search(verb: str, found: dict[str, Any], words: Words) -> Instruction:
    only(found, verb, (verb, "to"))
    where = one_of(found.get("to", words.found[0]), "to", words.found)
    among = replace(load_filter(found[verb], words), side="you", zone=words.searched)
    return Instruction(verb, to=Target("search", among), words=((where, 1),))


_READERS = {
    shapes.AMOUNT: _amount,
    shapes.AMOUNT_TO: _amount_to,
    shapes.TARGET: _to_target,
    shapes.NUMBERS: _numbers,
    shapes.KEYWORDS: _keywords,
    shapes.BAN: _ban,
    shapes.CARD: _card,
    shapes.SEARCH: _search,
    shapes.PLACED: _placed,
    shapes.TARGET_FOR: _target_for,
    shapes.AMOUNT_FOR: _amount_for,
    shapes.SEAT: _seat,
    shapes.LATER: _later,
}
