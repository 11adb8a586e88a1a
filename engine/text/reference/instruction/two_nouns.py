"""Verbs with two nouns settled: boarding, linking and exchanging control."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.verb.object.ditransitive import NOUNS
from engine.text.reference.pronoun.antecedents import settle
from engine.text.surface import OPEN, Aim, LinkError, Pick, Ref
from engine.trails.tree import Crew, Filter, Pair, Trade
from engine.trails.tree.reads import replace

_WORDS = r"\bboards?\b|aboard|\blink|搭乗|戦術リンク|exchange|swap|switch|trade|交換|入れ替"


def with_two_nouns(linker: Any, clause: Crew | Pair | Trade, player: str) -> list[Any]:
    """The instructions of a clause with two nouns."""
    out: list[Any] = []
    if isinstance(clause, Trade):
        if player != "you":
            raise LinkError("it does not matter who exchanges", _WORDS)
        clause = replace(clause, until="game" if clause.until == OPEN else clause.until)
        word: Any = clause.who
        if not clause.other and isinstance(word, Ref) and (group := linker.grouped(word)) is not None:
            if len(group) != 2:
                raise LinkError("nothing tells which two they are", _WORDS)
            return [replace(clause, who=group[0], other=group[1])]
    names = NOUNS[clause.__class__]
    found: dict[str, Any] = {name: thing for name in names if (thing := getattr(clause, name)) != ""}
    for name, thing in found.items():
        if isinstance(thing, Ref):
            found[name] = linker.noun(thing, player)
    for name, thing in found.items():
        if isinstance(thing, Aim):
            found[name] = linker.aim(thing, player).mark
        elif isinstance(thing, Pick):
            choice, found[name] = linker.choose(thing, player)
            out.append(choice)
        elif isinstance(thing, Filter):
            out.append(linker.all_of(linker.filter(thing, player)))
            found[name] = out[-1].register
    for name, mark in found.items():
        if not isinstance(mark, str):
            raise LinkError("which two things are meant is not said", _WORDS)
        _fitting(linker, name, mark, clause)
    if len(set(found.values())) != len(found):
        raise LinkError("nothing does that with itself", _WORDS)
    done: Any = replace(clause, **found)
    settle(linker.bound, done)
    linker.acted(done)
    return [*out, done]


def _fitting(linker: Any, name: str, mark: str, clause: Any) -> None:
    """An ITEM on the field is boarded, and UNITs board it: of cards nobody sees it has to be said what they are. Two
    UNITs of one's own are linked."""
    one = next((one for one in linker.bound if one.mark == mark), None)
    if mark == "this" or one is None:
        return
    f = one.filter
    if isinstance(clause, Trade):
        if f.zone != "field" or one.many is bool(clause.other):
            raise LinkError("nothing tells which two they are", _WORDS)
        return
    if isinstance(clause, Pair):
        if one.many or f.zone != "field" or f.whose == "any" or (f.types and "UNIT" not in f.types):
            raise LinkError("two UNITs of one player are linked", _WORDS)
        return
    if name == "on" and (one.many or f.zone != "field"):
        raise LinkError("one ITEM on the field is boarded", _WORDS)
    if name == "who" and (set(f.types) & {"EVENT", "BASE"} or f.zone == "standby"):
        raise LinkError("only UNITs board", _WORDS)
    if name == "who" and f.zone not in ("field", "trail", "exile") and "UNIT" not in f.types:
        raise LinkError("only UNITs board", _WORDS)
