"""Templates that read and print: a small combinator kernel that keeps every reading.

A *rule* is a list of productions. A production ties one shape of value to one or more templates a language: reading a
template builds the value, printing a value picks the first production whose shape fits and fills its first template.
The shape is either a pattern with holes (a value in which :class:`Hole` objects stand for what the template names) or a
pair of functions. All templates of a rule in one language are merged into a tree of words, so that what alternatives
have in common is read once; rules are remembered by (rule, offset); the furthest offset reached is kept for messages.
What cannot come is not tried (:mod:`engine.text.parser.lookahead`).

Template language: ``{hole}`` or ``{hole:rule}``, and ``(a|b|)`` for wordings that mean the same (the first one is
printed). Everything else stands for itself; upper and lower case make no difference in English.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

from engine.text.parser.lookahead import Lookahead, Rule
from engine.text.parser.states import DEAD, Begun, Following, Node
from engine.text.parser.template import (
    REJECT,
    Check,
    Hole,
    Parse,
    Production,
    Reader,
    Reading,
    Readings,
    Speaker,
    function_builder,
    guarded,
    hole,
    never,
    pattern_builder,
    spread,
    unify,
)

__all__ = [
    "LANGS",
    "REJECT",
    "Grammar",
    "Hole",
    "Parse",
    "Production",
    "Reading",
    "Readings",
    "Speaker",
    "hole",
    "spread",
]

LANGS = ("en", "ja")


class _Noted(list[str]):
    """The keys of a line that is read thoroughly: how far they are asked for is how far any reading came."""

    def __init__(self, parse: Parse, keys: list[str]) -> None:
        super().__init__(keys)
        self._parse = parse

    def __getitem__(self, at: Any) -> Any:
        if at > self._parse.far:
            self._parse.far = at
        return list.__getitem__(self, at)


@contextmanager
def uncollected() -> Iterator[None]:
    """Make many objects that all stay: garbage is looked for once after it, not again and again among them."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
            gc.collect(1)  # what was made is old now; the rest need not be looked through


class Grammar:
    """All rules of both languages. Built once by the topics, then only read: what reads a language is made when its
    first line comes."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self._looks: dict[str, Lookahead] = {}
        self._making = Lock()

    def rule(self, name: str) -> Rule:
        """The rule of that name, made on first mention."""
        found = self.rules.get(name)
        if found is None:
            found = self.rules[name] = Rule(name, len(self.rules))
        return found

    def add(
        self,
        name: str,
        shape: Any = None,
        *,
        en: str | Sequence[str] = (),
        ja: str | Sequence[str] = (),
        build: Callable[..., Any] | None = None,
        match: Callable[[Any], Mapping[str, Any] | None] | None = None,
        where: Callable[..., bool] | None = None,
        says: bool = False,
    ) -> None:
        """A production of the rule ``name``: a pattern ``shape``, or ``build`` (by keyword of hole) and ``match``.

        ``where`` says of holes of the pattern, by their names, what has to be true of them, read or printed.
        ``match`` gives the holes of a value, or None if the production does not print it. A production without a way
        to match reads only. says: it is only printed, before all others. Holes whose names begin with ``_`` mean
        nothing: words of many wordings that stand in several templates, as a rule of the value "" (:meth:`words`).

        So a plainer way to print what is read in other words has ``says=True``. Guard:
        tests/text/tree/test_print_back.py.
        """
        wordings = {"en": (en,) if isinstance(en, str) else en, "ja": (ja,) if isinstance(ja, str) else ja}
        if build is None:
            maker, matcher = pattern_builder(shape), match or (lambda value: unify(shape, value, {}))
            if where is not None:
                maker, matcher = guarded(maker, matcher, where)
        else:
            maker, matcher = function_builder(build), match or never
        rule = self.rule(name)
        (rule.said if says else rule.productions).append(Production(wordings, maker, matcher))

    def reads(self, name: str, shape: Any, *, en: str | Sequence[str] = (), ja: str | Sequence[str] = ()) -> None:
        """Wordings of a pattern that are read and never printed."""
        self.add(name, shape, en=en, ja=ja, match=never)

    def words(self, name: str, *, en: str | Sequence[str] = (), ja: str | Sequence[str] = ()) -> None:
        """A rule for words that mean nothing by themselves and stand in several templates."""
        self.add(name, "", en=en, ja=ja)

    def custom(
        self,
        name: str,
        lang: str,
        reader: Reader,
        printer: Callable[[Any, Speaker], str | None] | None = None,
        first: Iterable[str] | Callable[[str], bool] | None = None,
    ) -> None:
        """A rule read and printed by functions; it never reads nothing.

        ``first``: every character a reading can begin with, or a function that says so of the next two characters;
        the function is not asked in a line with a name that begins oddly.
        """
        rule = self.rule(name)
        rule.readers[lang] = reader
        rule.first[lang] = first if first is None or callable(first) else frozenset(first)
        if printer is not None:
            rule.printers[lang] = printer

    def guard(self, lang: str, words: Sequence[str], *names: str) -> None:
        """Rules read by functions that read nothing in a line without one of these words. For speed only; of templates
        that is found out by itself."""
        for name in names:
            self.rule(name).guards[lang] = tuple(words)

    def check(self, name: str, lang: str, check: Check) -> None:
        """Let a function see the words of every reading of a rule of templates. It gives the value, another one, or
        ``REJECT``."""
        self.rule(name).checks[lang] = check

    def custom_print(self, name: str, lang: str, printer: Callable[[Any, Speaker], str | None]) -> None:
        """Print a rule of templates by a function in one language."""
        self.rule(name).printers[lang] = printer

    def freeze(self) -> None:
        """Make all languages ready. Raises KeyError for a template that names a rule nobody made, ValueError for a rule
        that begins with itself."""
        for lang in LANGS:
            self.make_ready(lang)

    def make_ready(self, lang: str) -> Lookahead:
        """Make what reads a language, unless that was done."""
        with self._making:
            if lang not in self._looks:
                with uncollected():
                    look = Lookahead(self.rules, lang)
                    for rule in self.rules.values():
                        if lang in rule.roots:
                            rule.readers[lang] = _reader(rule.ident, rule.roots[lang], rule.checks.get(lang))
                    self._looks[lang] = look
            return self._looks[lang]

    def read(self, name: str, lang: str, parse: Parse, at: int = 0) -> Readings:
        """All readings of a rule that begin at an offset."""
        if parse.look is None:
            look = parse.look = self._looks.get(lang) or self.make_ready(lang)
            sharp = parse.words is None or not parse.words.odd_in(parse.low)  # no name begins as no name does
            parse.keys, parse.ahead = look.ahead(parse.low, sharp=sharp, quick=parse.quick)
            if not parse.quick:
                parse.keys = _Noted(parse, parse.keys)
        return self.rules[name].readers[lang](parse, at)

    def print(self, name: str, value: Any, lang: str, speaker: Speaker) -> str | None:
        """The sentence of a value, or None if no template fits it."""
        rule = self.rules[name]
        custom = rule.printers.get(lang)
        if custom is not None:
            text = custom(value, speaker)
            if text is not None:
                return text
        for production in (*rule.said, *rule.productions):
            template = production.printed(lang)
            if template is None:
                continue
            holes = production.match(value)
            if holes is None:
                continue
            text = self._fill(template, holes, lang, speaker)
            if text is not None:
                return text
        return None

    def _fill(self, template: tuple[Any, ...], holes: Mapping[str, Any], lang: str, speaker: Speaker) -> str | None:
        out = []
        for part in template:
            if isinstance(part, str):
                out.append(part)
                continue
            text = self.print(part[1], "" if part[0][0] == "_" else holes[part[0]], lang, speaker)
            if text is None:
                return None
            out.append(text)
        return "".join(out)


def _reader(ident: int, root: Node, check: Check | None) -> Reader:
    def read(parse: Parse, at: int) -> Readings:
        key = ident + (at << 9)
        known = parse.memo.get(key)
        if known is None:
            out: list[Reading] = []
            _walk(parse, root, None, at, (), out)
            if check is not None:
                checked = [(end, check(parse, at, end, value)) for end, value in out]
                out = [reading for reading in checked if reading[1] is not REJECT]
            known = parse.memo[key] = _once(out) if len(out) > 1 else out
        return known

    return read


def _once(readings: list[Reading]) -> list[Reading]:
    """The same, those that came about in two ways once: all that goes on from them would be read twice."""
    if len(readings) == 2:  # as most are that are several
        one, other = readings
        return readings if one[0] != other[0] or one != other else [one]
    if len({end for end, _ in readings}) == len(readings):
        return readings
    out: list[Reading] = []
    for reading in readings:
        if reading not in out:
            out.append(reading)
    return out


def _literals(parse: Parse, found: Begun, at: int, size: int, values: tuple[Any, ...], out: list[Reading]) -> None:
    """Go on after each word of those that begin as the text does, the longest first."""
    longer = found.longer
    if longer is not None:
        more, begins = found.ordered() if isinstance(longer, list) else longer
        if (one := begins.get(parse.low[at : at + more])) is not None:
            _literals(parse, one, at, more, values, out)
    if found.child is not None:
        _walk(parse, found.child, None, at + size, values, out)


def _walk(
    parse: Parse, node: Node, following: Following | None, at: int, values: tuple[Any, ...], out: list[Reading]
) -> None:
    """Everything a state can still read from an offset. following: what can come, where that is known already (then
    nothing ends there)."""
    if following is None:
        key = list.__getitem__(parse.keys, at) if node.within else parse.keys[at]  # no caret in the middle of a word
        for build in node.ends:
            value = build(values)
            if value is not REJECT:
                out.append((at, value))
        if node.leaf:
            return
        following = node.follow.get(key)
        if following is None:
            following = parse.look.follow(node, key)
    words, sure, steps = following
    if words is not None:
        size, begins = words
        found = begins.get(parse.low[at : at + size])
        if found is not None:
            _literals(parse, found, at, size, values, out)
    for length, child in sure:
        _walk(parse, child, None, at + length, values, out)
    if not steps:
        return
    memo, keys, ahead = parse.memo, parse.keys, parse.ahead[at]
    base = at << 9
    for need, also, step in steps:
        if not need & ahead or (also and not also & ahead):
            continue
        ident, child, root, begun, reader, leaf, same = step
        readings = memo.get(ident + base)
        if readings is None:
            if root is None:
                readings = reader(parse, at)
            else:  # as its reader does
                made: list[Reading] = []
                _walk(parse, root, begun.get(keys[at]), at, (), made)
                readings = memo[ident + base] = _once(made) if len(made) > 1 else made
        if same and not values:
            out += readings
            continue
        for end, value in readings:
            if leaf:  # a call saved
                for build in child.ends:
                    whole = build(values + (value,))
                    if whole is not REJECT:
                        out.append((end, whole))
            elif child.ends:
                _walk(parse, child, None, end, values + (value,), out)
            else:
                following = child.follow.get(keys[end])
                if following is not DEAD:  # as it is after most
                    _walk(parse, child, following, end, values + (value,), out)
