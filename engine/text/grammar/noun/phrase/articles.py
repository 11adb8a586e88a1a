"""English nouns with a, an, another, one of, the: one that is chosen, or all of them."""

from __future__ import annotations

import re
from typing import Any

from engine.text.grammar.noun.places import DONE_TO, SEEN
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.surface import Pick
from engine.trails.tree import Filter
from engine.trails.tree.reads import replace


def article(noun: str) -> str:
    """The noun with a or an."""
    first = noun.lstrip("[‘'")[:1].lower()
    sounded = noun[:2] == "Un" and noun[2:3] != "i"  # an Unlit, but a UNIT, a Unicorn
    return ("an " if first in "aeio" or sounded or noun.startswith(("EVENT", "ITEM")) else "a ") + noun


def add(g: Grammar) -> None:
    """Rules: a-np (with a or an), the-nps."""
    g.custom("a-np", "en", _a_reader(g), _a_printer(g), "ao'“s")
    g.add("a-np-ja", hole("f"), ja="{f:np}")
    g.custom("the-nps", "en", _the_reader(g), None, "t")
    g.custom("the-nps", "ja", lambda parse, at: (), None, "")


def others(f: Filter) -> Filter | None:
    """The same without this card, None if that was said already."""
    return replace(f, scope="other") if f.scope == "all" else None


#: "choose" as an instruction: no option, nor what the other player does.
_CHOOSE = re.compile(r"(?:^|[.:,\ue002] ?|then |\band )choose $")


def _a_reader(g: Grammar) -> Any:
    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        for word in ("another of ", "another ", "an ", "a ", "one of the ", "one of ", "one ", "any of ", "any "):
            if low.startswith(word, at):
                out = []
                aimed = word == "one " and _CHOOSE.search(low, 0, at) is not None
                for end, f in g.read("np", "en", parse, at + len(word)):
                    if aimed and f.zone == "field":
                        continue  # "choose one UNIT ..." names a target, as the example of 1213 does
                    if word == "one of the " and (_unsaid(f) or not _PLURAL_ANY.search(low, at, end)):
                        continue  # of those that stand before
                    if word.startswith("another"):
                        f = others(f)
                        if f is None:
                            continue
                    out.append((end, f))
                return out
        if low[at] in "'“" or low.startswith("sub-name", at):  # a name needs no article
            return [(end, f) for end, f in g.read("np", "en", parse, at) if f.names or f.subnames]
        return ()

    return read


#: A noun in the plural.
_PLURAL = re.compile(r"(?:unit|item|event|base|card)s(?![a-z])")
#: A noun that could be one in the plural.
_PLURAL_ANY = re.compile(r"s(?![a-z])")


def _unsaid(f: Filter) -> bool:
    """Whether nothing is said but the type, and perhaps that it is another one."""
    return f == Filter(types=f.types, zone=f.zone, scope=f.scope)


def with_this(f: Filter) -> bool:
    """Whether it says of things that they have boarded this card, attack together with it, or that something was done
    to them this way."""
    return "crew" in f.among or f.among in ("beside", "removed") or f.among.startswith(DONE_TO)


def one_most(f: Filter) -> Pick:
    """ "the UNIT with the lowest STR": one, of those that have as much one that is chosen (1312.1)."""
    return Pick(f)


def _the_reader(g: Grammar) -> Any:
    """ "the UNITs combating it": all of them, if the noun stands in the plural."""

    def read(parse: Parse, at: int) -> Readings:
        if not parse.low.startswith("the ", at):
            return ()
        far = parse.far
        found = g.read("np", "en", parse, at + 4)
        if not found:
            parse.far = far  # "the" alone is no word that was understood
        if any(one[1].extreme for one in found):  # in the singular one of those that have as much
            return [
                (end, one_most(f) if _PLURAL.search(parse.low, at, end) is None else f) for end, f in found if f.extreme
            ]
        if best := [one for one in found if one[1].fights and "-attacking" in one[1].states]:
            return best
        many = (f for f in found if f[1].fights or f[1].states or f[1].whose != "any" or f[1].shares or with_this(f[1]))
        return [one for one in many if _PLURAL.search(parse.low, at, one[0]) is not None]

    return read


def _a_printer(g: Grammar) -> Any:
    def say(f: Any, speaker: Speaker) -> str | None:
        if not isinstance(f, Filter):
            return None
        if f.scope == "other":
            noun = g.print("np", replace(f, scope="all"), "en", speaker)
            return None if noun is None else "another " + noun
        noun = g.print("np", f, "en", speaker)
        return None if noun is None else article(noun)

    return say


def counter(f: Filter) -> str:
    """The Japanese counter for objects of a filter."""
    there = (f.zone == "field" and f.among != SEEN) or f.among in ("crew", "~crew")
    if not there or set(f.types) & {"BASE", "EVENT"} or not (f.types or f.orgs or f.names or f.subnames or f.either):
        return "枚"
    return "つ"
