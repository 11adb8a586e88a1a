"""Templates that read and print: a small combinator kernel that keeps every reading.

A *rule* is a list of productions. A production ties one shape of value to one or more templates a language: reading a
template builds the value, printing a value picks the first production whose shape fits and fills its first template.
The shape is either a pattern with holes (a value in which :class:`Hole` objects stand for what the template names) or a
pair of functions. All templates of a rule in one language are merged into a tree of words, so that what alternatives
have in common is read once; rules are remembered by (rule, offset); the furthest offset reached is kept for messages.

Template language: ``{hole}`` or ``{hole:rule}``, and ``(a|b|)`` for wordings that mean the same (the first one is
printed). Everything else stands for itself; upper and lower case make no difference in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.text.patterns import REJECT, Hole, function_builder, hole, pattern_builder, spread, templates, unify

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

Reading = tuple[int, Any]  #: where a reading ends, and the value read
Readings = Sequence[Reading]


class Parse:
    """One line being read: the text, what has been read where, and how far any reading came."""

    __slots__ = ("far", "guarded", "low", "memo", "shut", "text", "unknown", "words")

    def __init__(self, text: str, words: Any, guarded: bool = True) -> None:
        self.guarded = guarded
        self.text = text
        low = text.lower()
        if len(low) != len(text):
            low = "".join(char if len(char.lower()) != 1 else char.lower() for char in text)
        self.low = low + "\0"  # so that looking at the character after the last one is never an error
        self.memo: dict[int, Readings] = {}
        self.shut: frozenset[int] | None = None  #: rules with guards of which no word is in the line
        self.far = 0
        self.unknown: dict[int, int] = {}  #: where names nobody knows end and begin
        self.words = words


Reader = Callable[[Parse, int], Readings]
Printer = Callable[[Any], str | None]


class Speaker(Protocol):
    """What printing needs to know of names: a canonical word in a language."""

    def spoken(self, canonical: str, lang: str) -> str:
        """The word in that language, or the word itself."""
        ...

    def known(self, table: str, canonical: str) -> bool:
        """Whether a word is one of "orgs", "names" or "subnames"."""
        ...


class Production:
    """One shape of value and its templates. builders: its build function by order of holes."""

    __slots__ = ("build", "builders", "holes", "match", "templates")

    def __init__(
        self,
        templates: Mapping[str, tuple[tuple[Any, ...], ...]],
        build: Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]],
        match: Callable[[Any], Mapping[str, Any] | None],
    ) -> None:
        self.templates = templates
        self.build = build
        self.builders: dict[tuple[str, ...], Callable[[tuple[Any, ...]], Any]] = {}
        self.match = match

    def builder(self, order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any]:
        """The build function for holes in an order; the same one for all templates with that order."""
        key = tuple(order)
        found = self.builders.get(key)
        if found is None:
            found = self.builders[key] = self.build(order)
        return found


class Node:
    """A state between two words of the merged templates of a rule. table: what can follow, by the next two characters;
    worked out when it is first asked for."""

    __slots__ = ("ends", "lits", "rules", "steps", "table")

    def __init__(self) -> None:
        self.ends: list[Callable[[tuple[Any, ...]], Any]] = []
        self.lits: dict[str, Node] = {}
        self.rules: dict[str, Node] = {}
        self.steps: tuple[tuple[Reader, frozenset[str] | None, Node, int], ...] = ()
        self.table: dict[str, Following] = {}

    def follow(self, pair: str) -> Following:
        """The words by length, longest first, and the rules that can begin with two characters here."""
        sizes: dict[int, dict[str, Node]] = {}
        for lit, child in self.lits.items():
            if lit[:2] == pair or lit == pair[0]:
                sizes.setdefault(len(lit), {})[lit] = child
        rules = tuple((r, child, ident) for r, first, child, ident in self.steps if first is None or pair[0] in first)
        found = self.table[pair] = (tuple(sorted(sizes.items(), reverse=True)), rules)
        return found


Following = tuple[tuple[tuple[int, dict[str, Node]], ...], tuple[tuple[Reader, Node, int], ...]]


class Rule:
    """A named set of productions, or a pair of hand-written functions a language."""

    __slots__ = ("first", "guards", "ident", "name", "printers", "productions", "readers", "roots")

    def __init__(self, name: str, ident: int) -> None:
        self.name = name
        self.ident = ident
        self.productions: list[Production] = []
        self.roots: dict[str, Node] = {}
        self.readers: dict[str, Reader] = {}
        self.printers: dict[str, Callable[[Any, Speaker], str | None]] = {}
        self.first: dict[str, frozenset[str] | None] = {}
        self.guards: dict[str, tuple[str, ...]] = {}


class Grammar:
    """All rules of both languages. Built once by the topics, then only read."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self._busy: set[tuple[str, str]] = set()
        self._guards: dict[str, dict[tuple[str, ...], list[int]]] = {lang: {} for lang in LANGS}

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
    ) -> None:
        """A production of the rule ``name``: a pattern ``shape``, or ``build`` (by keyword of hole) and ``match``.

        ``match`` gives the holes of a value, or None if the production does not print it. A production without a way
        to match reads only.
        """
        wordings = {"en": templates(en), "ja": templates(ja)}
        if build is None:
            maker, matcher = pattern_builder(shape), match or (lambda value: unify(shape, value, {}))
        else:
            maker, matcher = function_builder(build), match or (lambda value: None)
        self.rule(name).productions.append(Production(wordings, maker, matcher))

    def custom(
        self,
        name: str,
        lang: str,
        reader: Reader,
        printer: Callable[[Any, Speaker], str | None] | None = None,
        first: Iterable[str] | None = None,
    ) -> None:
        """A rule read and printed by functions; ``first``: every character a reading can begin with, if few."""
        rule = self.rule(name)
        rule.readers[lang] = reader
        rule.first[lang] = None if first is None else frozenset(first)
        if printer is not None:
            rule.printers[lang] = printer

    def guard(self, lang: str, words: Sequence[str], *names: str) -> None:
        """Rules that read nothing in a line without one of these words. For speed only."""
        for name in names:
            self.rule(name).guards[lang] = tuple(words)
            self._guards[lang].setdefault(tuple(words), []).append(self.rule(name).ident)

    def custom_print(self, name: str, lang: str, printer: Callable[[Any, Speaker], str | None]) -> None:
        """Print a rule of templates by a function in one language."""
        self.rule(name).printers[lang] = printer

    def freeze(self) -> None:
        """Merge the templates. Raises KeyError for a template that names a rule nobody made."""
        for rule in list(self.rules.values()):
            for lang in LANGS:
                if lang in rule.readers:
                    continue
                root = rule.roots[lang] = Node()
                for production in rule.productions:
                    for template in production.templates[lang]:
                        self._insert(root, template, production)
                rule.readers[lang] = _reader(rule.ident, root)
        for rule in list(self.rules.values()):
            if not rule.productions and not rule.readers:
                raise KeyError(f"no such rule: {rule.name}")
            for lang in LANGS:
                self._first(rule, lang)
        for rule in self.rules.values():
            for lang in LANGS:
                root_node = rule.roots.get(lang)
                if root_node is not None:
                    self._steps(root_node, lang)

    def _insert(self, node: Node, template: tuple[Any, ...], production: Production) -> None:
        order: dict[str, int] = {}
        for part in template:
            if isinstance(part, str):
                node = node.lits.setdefault(part.lower(), Node())
            else:
                hole, name = part
                order[hole] = len(order)
                if name not in self.rules:
                    raise KeyError(f"no such rule: {name}")
                node = node.rules.setdefault(name, Node())
        build = production.builder(order)
        if build not in node.ends:  # two wordings of one template that come to the same words
            node.ends.append(build)

    def _first(self, rule: Rule, lang: str) -> frozenset[str] | None:
        if lang in rule.first:
            return rule.first[lang]
        key = (rule.name, lang)
        if key in self._busy:
            raise ValueError(f"the rule {rule.name} begins with itself")
        self._busy.add(key)
        rule.first[lang] = found = self._first_of(rule.roots[lang], lang)
        self._busy.discard(key)
        return found

    def _first_of(self, node: Node, lang: str) -> frozenset[str] | None:
        if node.ends:
            return None  # it may read nothing at all
        chars = {lit[0] for lit in node.lits}
        for name in node.rules:
            part = self._first(self.rules[name], lang)
            if part is None:
                return None
            chars |= part
        return frozenset(chars)

    def _steps(self, node: Node, lang: str) -> None:
        """The rules of a node with their readers and what they can begin with."""
        if node.rules:
            node.steps = tuple(
                (self.rules[name].readers[lang], self._first(self.rules[name], lang), child, self.rules[name].ident)
                for name, child in node.rules.items()
            )
        for child in node.lits.values():
            self._steps(child, lang)
        for child in node.rules.values():
            self._steps(child, lang)

    def read(self, name: str, lang: str, parse: Parse, at: int = 0) -> Readings:
        """All readings of a rule that begin at an offset."""
        if parse.shut is None:
            parse.shut = self._shut(lang, parse)
        return self.rules[name].readers[lang](parse, at)

    def _shut(self, lang: str, parse: Parse) -> frozenset[int]:
        """Rules that can read nothing in a line (see :meth:`guard`)."""
        low = parse.low
        if not parse.guarded:
            return frozenset()
        return frozenset(
            ident
            for words, idents in self._guards[lang].items()
            if not any(word in low for word in words)
            for ident in idents
        )

    def print(self, name: str, value: Any, lang: str, speaker: Speaker) -> str | None:
        """The sentence of a value, or None if no template fits it."""
        rule = self.rules[name]
        custom = rule.printers.get(lang)
        if custom is not None:
            text = custom(value, speaker)
            if text is not None:
                return text
        for production in rule.productions:
            templates = production.templates[lang]
            if not templates:
                continue
            holes = production.match(value)
            if holes is None:
                continue
            text = self._fill(templates[0], holes, lang, speaker)
            if text is not None:
                return text
        return None

    def _fill(self, template: tuple[Any, ...], holes: Mapping[str, Any], lang: str, speaker: Speaker) -> str | None:
        out = []
        for part in template:
            if isinstance(part, str):
                out.append(part)
                continue
            text = self.print(part[1], holes[part[0]], lang, speaker)
            if text is None:
                return None
            out.append(text)
        return "".join(out)


def _reader(ident: int, root: Node) -> Reader:
    def read(parse: Parse, at: int) -> Readings:
        key = ident + (at << 9)
        known = parse.memo.get(key)
        if known is None:
            out: list[Reading] = []
            _walk(parse, root, at, (), out)
            known = parse.memo[key] = out
        return known

    return read


def _walk(parse: Parse, node: Node, at: int, values: tuple[Any, ...], out: list[Reading]) -> None:
    if at > parse.far:
        parse.far = at
    for build in node.ends:
        value = build(values)
        if value is not REJECT:
            out.append((at, value))
    low = parse.low
    pair = low[at : at + 2]
    lits, rules = node.table.get(pair) or node.follow(pair)
    for size, words in lits:
        child = words.get(low[at : at + size])
        if child is not None:
            _walk(parse, child, at + size, values, out)
    if not rules:
        return
    memo = parse.memo
    base = at << 9
    shut = parse.shut or ()
    for reader, child, ident in rules:
        readings = memo.get(ident + base)
        if readings is None:
            if ident in shut:
                continue
            readings = reader(parse, at)
        for end, value in readings:
            _walk(parse, child, end, (*values, value), out)
