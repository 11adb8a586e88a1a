"""The language of the search box: ``str>=3 org:"..." type:unit text:"target" -craft:covert cp<=2 or is:mine``.

A text becomes a tree of terms, or an error that says in one sentence what is wrong and where.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import lark

from engine.trails.cards.printing import LANGUAGES
from trails_desktop.library.storage.sentences import Said, say

MOST: Final = 2_000  #: letters of a query
MOST_DEEP: Final = 40
MOST_TERMS: Final = 60
Kind = Literal["number", "words", "value", "flag"]


@dataclass(frozen=True, slots=True)
class Field:
    """A word that can stand before ``:``. kind: what its value is; values: those there are, () if any will do.

    help: an English template for a player. also: other spellings.
    """

    name: str
    kind: Kind
    help: str
    also: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    example: str = ""


#: Every field, in the order in which help and completion show them.
FIELDS: Final[tuple[Field, ...]] = (
    Field("type", "value", "Type of the card", ("t", "kind"), ("unit", "item", "event", "base"), "type:unit"),
    Field("org", "value", "Organization", ("o", "organization", "faction"), (), 'org:"Prism College"'),
    Field("cp", "number", "CP cost", (), (), "cp<=2"),
    Field("ep", "number", "EP cost", (), (), "ep>=3"),
    Field("level", "number", "Level of a BASE", ("lv",), (), "level:4"),
    Field("str", "number", "STR of a UNIT", ("strength",), (), "str>=3"),
    Field("def", "number", "DEF of a UNIT", ("defence", "defense"), (), "def=2"),
    Field("name", "words", "Words of the name", ("n",), (), "name:lantern"),
    Field("sub", "words", "Words of the sub-name", ("subname",), (), "sub:common"),
    Field("text", "words", "Words of the text, with that of the arts", ("x",), (), 'text:"draw a card"'),
    Field("craft", "value", "Icon craft or keyword", ("icon", "has"), (), "craft:covert"),
    Field("arts", "number", "EP cost of the arts", (), (), "arts<=2"),
    Field("set", "value", "Name of the set", ("s",), (), "set:daylight"),
    Field("rarity", "value", "Rarity", ("r",), ("c", "u", "r", "sr"), "rarity:sr"),
    Field("lang", "value", "Language of a printing", ("language",), LANGUAGES, "lang:ja"),
    Field("id", "value", "Number of the card; a star stands for anything", ("number", "no"), (), "id:D1-0*"),
    Field("owned", "number", "Copies in the collection", ("have",), (), "owned>=4"),
    Field(
        "is", "flag", "A property of the card", (),
        ("playable", "manual", "unread", "mine", "shipped", "corrected", "common", "arts", "vanilla", "dual", "owned",
         "pictured"), "is:playable",
    ),
)  # fmt: skip
#: What each word of ``is:`` means, as English templates.
FLAGS: Final[Mapping[str, str]] = {
    "playable": "every line of its text is understood",
    "manual": "a line of its text is not understood",
    "unread": "its text was not read yet",
    "mine": "imported by you",
    "shipped": "came with the program",
    "corrected": "has an official correction",
    "common": "sub-name Common: any number in a deck",
    "arts": "has arts",
    "vanilla": "has no text",
    "dual": "two types",
    "owned": "in your collection",
    "pictured": "has a picture of your own",
}
_OPS: Final = (":", "=", "!=", "<", "<=", ">", ">=")
_RANGE: Final = re.compile(r"(\d{1,9})(?:\.\.|-|–|〜|~)(\d{1,9})")


@dataclass(frozen=True, slots=True)
class Term:
    """One condition. field: name of a field, "" for words of name or text; op: of :data:`FIELDS`' number kinds;
    value: as written, without quotation marks; quoted: whether they stood there; at, end: where it stands."""

    field: str
    op: str
    value: str
    quoted: bool
    at: int
    end: int


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    part: Node


@dataclass(frozen=True, slots=True)
class Every:
    """All of these; none means every card."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one of these."""

    parts: tuple[Node, ...]


Node = Term | Not | Every | Some


class QueryError(Exception):
    """A query that cannot be read. said: one sentence; at, end: the place it is about (end = at: between letters)."""

    def __init__(self, said: Said, at: int, end: int) -> None:
        super().__init__(said.text)
        self.said = said
        self.at = at
        self.end = max(end, at)

    def caret(self, query: str) -> str:
        """The query with a caret under the place, for a terminal."""
        from unicodedata import east_asian_width

        wide = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in query[: self.at])
        return f"{query}\n{' ' * wide}^"


@cache
def by_name() -> Mapping[str, Field]:
    """Fields of the first game by every spelling."""
    return spelled(FIELDS)


def spelled(fields: Sequence[Field]) -> Mapping[str, Field]:
    """Fields by every spelling."""
    return {name: field for field in fields for name in (field.name, *field.also)}


@cache
def parser() -> lark.Lark:
    """The grammar, made once."""
    text = Path(__file__).with_name("query.lark").read_text(encoding="utf-8")
    return lark.Lark(text, parser="lalr", propagate_positions=True, maybe_placeholders=False)


def normal(query: str) -> str:
    """Full-width letters, digits and signs of a Japanese keyboard as the plain ones; the length stays the same."""
    return query.translate(_WIDE)


_WIDE: Final = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)} | {0x201C: '"', 0x201D: '"'}


def parse(query: str, fields: Sequence[Field] = FIELDS) -> Node:
    """The tree of a query; an empty one is every card. fields: those that may stand in it. Raises
    :class:`QueryError`."""
    if len(query) > MOST:
        raise QueryError(say("A search has at most {most} letters.", most=MOST), MOST, len(query))
    text = normal(query)
    _check_brackets(text)
    signs = re.search(rf"(?i)(?:-\s*|\bnot\s+){{{MOST_DEEP + 1}}}", text)
    if signs is not None:
        raise QueryError(say("This is negated too often."), signs.start(), signs.end())
    try:
        tree: lark.Tree[Any] = parser().parse(text)
    except lark.UnexpectedEOF:
        raise _ends_early(text, len(text.rstrip())) from None
    except lark.UnexpectedCharacters as error:
        raise _bad_letter(text, error.pos_in_stream or 0) from None
    except lark.UnexpectedToken as error:
        if error.token.type == "$END":
            raise _ends_early(text, len(text.rstrip())) from None
        raise _bad_word(text, error.token) from None
    if not tree.children:
        return Every(())
    terms = len(
        list(tree.scan_values(lambda token: isinstance(token, lark.Token) and token.type in ("WORD", "QUOTED")))
    )
    if terms > MOST_TERMS:
        raise QueryError(say("A search has at most {most} conditions.", most=MOST_TERMS), 0, len(text))
    return _node(_inner(tree.children[0]), fields)


def _check_brackets(text: str) -> None:
    opened: list[int] = []
    quote = -1
    for at, letter in enumerate(text):
        if letter == '"':
            quote = -1 if quote >= 0 else at
        elif quote >= 0:
            continue
        elif letter == "(":
            opened.append(at)
            if len(opened) > MOST_DEEP:
                raise QueryError(say("Parentheses stand more than {most} deep.", most=MOST_DEEP), at, at + 1)
        elif letter == ")":
            if not opened:
                raise QueryError(say("This parenthesis closes nothing."), at, at + 1)
            opened.pop()
    if quote >= 0:
        raise QueryError(say("This quotation mark is never closed."), quote, quote + 1)
    if opened:
        raise QueryError(say("This parenthesis is never closed."), opened[-1], opened[-1] + 1)


def _ends_early(text: str, at: int) -> QueryError:
    last = text[:at].rsplit(None, 1)[-1] if text[:at].split() else ""
    if last.casefold() in ("or", "not", "-", "|"):
        return QueryError(say("Something must follow after {word}.", word=last), at - len(last), at)
    sign = re.search(r"[A-Za-z_]*\s*(?:>=|<=|!=|[:=<>])$", text[:at])
    if sign is not None:
        return QueryError(say("A value must follow after {word}.", word=sign[0]), sign.start(), at)
    return QueryError(say("The search ends too early."), at, at)


def _bad_letter(text: str, at: int) -> QueryError:
    sign = next((op for op in ("<=", ">=", "!=", *_OPS) if text.startswith(op, at)), "")
    word = re.search(r"[A-Za-z_]+\s*$", text[:at])
    if sign and word is not None:
        return QueryError(
            say("A value must follow after {word}.", word=word[0].strip() + sign), word.start(), at + len(sign)
        )
    if sign:
        return QueryError(
            say("A field must stand before {sign}, for example cp{sign}2.", sign=sign), at, at + len(sign)
        )
    if text[at : at + 1] == "-":
        return QueryError(say("Something must follow after {word}.", word="-"), at, at + 1)
    return QueryError(say("This is not understood here: {letter}", letter=text[at : at + 1]), at, at + 1)


def _bad_word(text: str, token: lark.Token) -> QueryError:
    at = token.start_pos or 0
    if token.type == "OP":
        return _bad_letter(text, at)
    word = str(token)
    if token.type in ("_OR", "RPAR") and at:
        before = text[:at].rstrip()
        if before.endswith("("):
            return QueryError(say("Nothing stands between the parentheses."), len(before) - 1, at + 1)
        if re.search(r"(?i)(\bor|\||\bnot)$", before):
            last = re.split(r"\s+", before)[-1]
            return QueryError(
                say("Something must follow after {word}.", word=last), len(before) - len(last), len(before)
            )
    return QueryError(say("Something must stand before {word}.", word=word), at, at + len(word))


def _inner(part: Any) -> lark.Tree[Any]:
    assert isinstance(part, lark.Tree)
    return part


def _token(part: Any) -> lark.Token:
    assert isinstance(part, lark.Token)
    return part


def _node(tree: lark.Tree[Any], fields: Sequence[Field]) -> Node:
    if tree.data in ("any", "all"):
        parts = tuple(_node(_inner(child), fields) for child in tree.children)
        if len(parts) == 1:
            return parts[0]
        return Some(parts) if tree.data == "any" else Every(parts)
    if tree.data == "negated":
        return Not(_node(_inner(tree.children[-1]), fields))
    if tree.data == "group":
        return _node(_inner(tree.children[0]), fields)
    start, end = tree.meta.start_pos, tree.meta.end_pos
    value = _token(_inner(tree.children[-1]).children[0])
    quoted = value.type == "QUOTED"
    text = str(value)[1:-1] if quoted else str(value)
    if tree.data == "words":
        return Term("", ":", text, quoted, start, end)
    head, op = _token(tree.children[0]), str(tree.children[1])
    return _field(fields, str(head), op, text, quoted, (head, value), (start, end))


def _field(
    fields: Sequence[Field],
    name: str,
    op: str,
    value: str,
    quoted: bool,
    tokens: tuple[lark.Token, lark.Token],
    place: tuple[int, int],
) -> Term | Every:
    head, tail = tokens
    named = by_name() if fields is FIELDS else spelled(fields)
    field = named.get(name.casefold())
    at, end = head.start_pos or 0, head.end_pos or 0
    if field is None:
        near = _nearest(name.casefold(), tuple(named))
        if near:
            raise QueryError(say("There is no field {name}; did you mean {near}?", name=name, near=near), at, end)
        known = ", ".join(one.name for one in fields)
        raise QueryError(say("There is no field {name}; there are {known}.", name=name, known=known), at, end)
    at, end = tail.start_pos or 0, tail.end_pos or 0
    if field.kind == "number":
        found = _RANGE.fullmatch(value)
        if found is not None and op in (":", "="):
            least, most = sorted(map(int, found.groups()))
            return Every(
                (Term(field.name, ">=", str(least), False, *place), Term(field.name, "<=", str(most), False, *place))
            )
        if not re.fullmatch(r"[0-9]{1,9}", value):
            raise QueryError(say("{field} is compared with a whole number, not with {value}.", field=field.name, value=value), at, end)  # fmt: skip  # noqa: E501
    elif op not in (":", "=", "!="):
        raise QueryError(
            say("{field} is no number: write {field}:{value}.", field=field.name, value=value), place[0], place[1]
        )
    if field.values:
        matching = [one for one in field.values if one == value.casefold()]
        if field.name == "type":
            parts = [part for part in re.split(r"[/・]", value.casefold()) if part]
            matching = parts if parts and all(part in field.values for part in parts) else []
        if not matching and field.name != "rarity":
            near = _nearest(value.casefold(), field.values)
            if near:
                raise QueryError(say("{field}: there is no {value}; did you mean {near}?", field=field.name, value=value, near=near), at, end)  # fmt: skip  # noqa: E501
            raise QueryError(say("{field}: there is no {value}; there are {known}.", field=field.name, value=value, known=", ".join(field.values)), at, end)  # fmt: skip  # noqa: E501
    return Term(field.name, op, value, quoted, *place)


def _nearest(word: str, known: tuple[str, ...]) -> str:
    from rapidfuzz import fuzz, process

    found = process.extractOne(word, known, scorer=fuzz.ratio, score_cutoff=60)
    return str(found[0]) if found is not None else ""
