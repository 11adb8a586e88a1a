"""What can come next in the search box, and changing a query by one condition, as a filter panel does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, Literal

from trails_desktop.library.search.query import FIELDS, FLAGS, Every, QueryError, Term, by_name, normal, parse
from trails_desktop.library.storage.index import folded
from trails_desktop.library.storage.sentences import Said, say

Kind = Literal["field", "operator", "value", "word", "name"]
MOST: Final = 12
_NAMES: Final = 6  #: names of cards among them
_HEAD: Final = re.compile(r'([A-Za-z_]+)\s*(>=|<=|!=|[:=<>])\s*("?)([^"]*)$')
_BARE: Final = re.compile(r"[^\s()|\"<>=!:-]*$")
_SIGNS: Final = (":", "<=", ">=")


@dataclass(frozen=True, slots=True)
class Completion:
    """Something to put in the place of ``query[start:end]``. hint: what it means, None where it says so itself."""

    start: int
    end: int
    text: str
    kind: Kind
    hint: Said | None = None


def complete(query: str, cursor: int, words: Mapping[str, Sequence[str]]) -> tuple[Completion, ...]:
    """What can come next at the cursor, the likeliest first.

    words: the values there are by name of field, names of cards under "name" (see ``Searcher.words_for``).
    """
    cursor = max(0, min(cursor, len(query)))
    before = normal(query)[:cursor]
    rest = re.match(r"[^\s()|\"]*", normal(query)[cursor:])
    end = cursor + (rest.end() if rest is not None else 0)
    found = _HEAD.search(before)
    # an odd quotation mark means that the cursor stands inside of a text; without a field nothing can be said there
    quoted = before.count('"') % 2 == 1
    if found is not None and (quoted == bool(found[3])) and (quoted or not re.search(r"\s|[()|]", found[4])):
        field = by_name().get(found[1].casefold())
        if field is None:
            return ()
        if quoted and query[end : end + 1] == '"':
            end += 1
        start = found.start(3)
        return _values(field.name, found[4], start, end, words)
    if quoted:
        return ()
    bare = _BARE.search(before)
    start = bare.start() if bare is not None else cursor
    return tuple(_begun(before[start:], before[:start], start, end, words))[:MOST]


def _values(field: str, begun: str, start: int, end: int, words: Mapping[str, Sequence[str]]) -> tuple[Completion, ...]:
    known = next(one for one in FIELDS if one.name == field)
    if known.kind == "number":
        numbers = [str(number) for number in range(8) if str(number).startswith(begun)]
        return tuple(Completion(start, end, number, "value") for number in numbers if number != begun)
    values = words.get(field) or known.values
    wanted = folded(begun)
    first = [value for value in values if folded(value).startswith(wanted)]
    inside = [value for value in values if wanted in folded(value) and value not in first] if wanted else []
    return tuple(
        Completion(start, end, quote(value), "value", say(FLAGS[value]) if field == "is" else None)
        for value in [*first, *inside][:MOST]
    )


def _begun(begun: str, before: str, start: int, end: int, words: Mapping[str, Sequence[str]]) -> Iterable[Completion]:
    wanted = begun.casefold()
    exact = by_name().get(wanted) if wanted else None
    if exact is not None:
        signs = _SIGNS if exact.kind == "number" else (":",)
        for sign in signs:
            yield Completion(start, end, f"{exact.name}{sign}", "operator", say(exact.help))
    follows = _follows(before)
    if follows and not wanted:
        if before.count("(") > before.count(")"):
            yield Completion(start, end, ")", "word")
        yield Completion(start, end, "or ", "word", say("one or the other"))
    for field in FIELDS:
        if field is not exact and any(name.startswith(wanted) for name in (field.name, *field.also)):
            yield Completion(start, end, f"{field.name}:", "field", say(field.help))
    if follows and wanted and "or".startswith(wanted):
        yield Completion(start, end, "or ", "word", say("one or the other"))
    if wanted and "not".startswith(wanted):
        yield Completion(start, end, "not ", "word", say("what must not hold"))
    if len(wanted) >= 2:
        names, head = words.get("name", ()), folded(begun)
        first = (name for name in names if folded(name).startswith(head))
        inside = (name for name in names if f" {head}" in folded(name))
        for name in islice(chain(first, inside), _NAMES):
            yield Completion(start, end, quote(name), "name")


def _follows(before: str) -> bool:
    """Whether a whole condition stands before."""
    text = before.strip()
    if not text:
        return False
    opened = text.count("(") - text.count(")")
    try:
        parse(text + ")" * max(0, opened))
    except QueryError:
        return False
    return not re.search(r"(?i)(^|\s)or$", text)


def quote(value: str) -> str:
    """A value as it stands in a query."""
    value = value.replace('"', "")
    plain = re.fullmatch(r"[^\s()\"|<>=!:\-][^\s()\"|]*", value) and value.casefold() not in ("or", "not")
    return value if plain else f'"{value}"'


def condition(field: str, op: str, value: str) -> str:
    """A condition as text: ``condition("org", ":", "Prism College")``; ``field`` "" is a bare word."""
    return f"{field}{op}{quote(value)}" if field else quote(value)


def terms_of(query: str) -> tuple[Term, ...]:
    """The conditions that stand side by side in a query, for showing them in a panel; () if it is more than that."""
    try:
        node = parse(query)
    except QueryError:
        return ()
    if isinstance(node, Term):
        return (node,)
    if isinstance(node, Every):
        flat = [part for one in node.parts for part in (one.parts if isinstance(one, Every) else (one,))]
        return tuple(one for one in flat if isinstance(one, Term))
    return ()


def with_condition(query: str, field: str, op: str, value: str) -> str:
    """The query with its conditions of that field and kind of comparison replaced by this one; value "" drops them.

    A query that is more than conditions side by side is put in parentheses and kept whole.
    """
    try:
        node = parse(query)
    except QueryError:
        node = Every(())
        query = ""
    plain = isinstance(node, Every | Term)
    if not plain:
        query = f"({query.strip()})"
    else:
        same = {":", "="} if op in (":", "=") else {op}
        for term in sorted(terms_of(query), key=lambda term: -term.at):
            if term.field == field and term.op in same:
                query = query[: term.at] + query[term.end :]
    new = condition(field, op, value) if value else ""
    return " ".join(f"{query} {new}".split()) if '"' not in query else f"{query.strip()} {new}".strip()
