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

    __slots__ = ("far", "guarded", "low", "memo", "sharp", "shut", "text", "unknown", "words")

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
        self.sharp = words is None or not words.odd_in(low)  #: no name begins as no name does (see Grammar.custom)


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
    """A state between two words of the merged templates of a rule. sharp, blunt: what can follow, by the next two
    characters, worked out when it is first asked for; blunt where names may begin with anything."""

    __slots__ = ("blunt", "ends", "leaf", "lits", "rules", "sharp", "steps")

    def __init__(self) -> None:
        self.ends: list[Callable[[tuple[Any, ...]], Any]] = []
        self.lits: dict[str, Node] = {}
        self.rules: dict[str, Node] = {}
        self.steps: tuple[tuple[Step, Callable[[str, bool], bool]], ...] = ()
        self.leaf = False  #: nothing can follow
        self.sharp: dict[str, Following] = {}
        self.blunt: dict[str, Following] = {}

    def literal(self, pair: str) -> bool:
        """Whether a word of this state can begin with two characters."""
        return any(lit[:2] == pair or lit == pair[0] for lit in self.lits)

    def follow(self, pair: str, sharp: bool) -> Following:
        """What can come where the text goes on with two characters."""
        fits = [lit for lit in self.lits if lit[:2] == pair or lit == pair[0]]
        fits.sort(key=len, reverse=True)
        long = [lit for lit in fits if len(lit) > 2]
        size = len(long[-1]) if long else 0
        words: dict[str, tuple[tuple[str, int, Node], ...]] = {}
        for lit in long:
            words[lit[:size]] = (*words.get(lit[:size], ()), (lit, len(lit), self.lits[lit]))
        sure = tuple((len(lit), self.lits[lit]) for lit in fits if len(lit) <= 2)
        rules = tuple(step for step, begins in self.steps if begins(pair, sharp))
        found = (size, words, sure, rules)
        (self.sharp if sharp else self.blunt)[pair] = found
        return found


#: A rule in a template: its number, the state after it, its own first state (None if a function reads it), its reader.
Step = tuple[int, Node, Node | None, Reader]
#: By how many characters longer words are told apart (0: there are none), the words by these characters, longest first;
#: words of one or two characters, which surely stand there; rules.
Following = tuple[
    int,
    dict[str, tuple[tuple[str, int, Node], ...]],
    tuple[tuple[int, Node], ...],
    tuple[Step, ...],
]


class Rule:
    """A named set of productions, or a pair of hand-written functions a language."""

    __slots__ = ("begun", "empty", "first", "guards", "ident", "name", "printers", "productions", "readers", "roots")

    def __init__(self, name: str, ident: int) -> None:
        self.name = name
        self.ident = ident
        self.productions: list[Production] = []
        self.roots: dict[str, Node] = {}
        self.readers: dict[str, Reader] = {}
        self.printers: dict[str, Callable[[Any, Speaker], str | None]] = {}
        self.first: dict[str, frozenset[str] | Callable[[str], bool] | None] = {}
        self.empty: dict[str, bool] = {}  #: by language, whether it can read nothing and still be a reading
        self.begun: dict[tuple[str, str, bool], bool] = {}  #: whether a reading can begin with two characters
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
        for rule in self.rules.values():
            for lang in LANGS:
                self._empty(rule, lang)
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

    def _empty(self, rule: Rule, lang: str) -> bool:
        """Whether a rule can read nothing. Raises ValueError for a rule that begins with itself."""
        found = rule.empty.get(lang)
        if found is None:
            key = (rule.name, lang)
            if key in self._busy:
                raise ValueError(f"the rule {rule.name} begins with itself")
            self._busy.add(key)
            root = rule.roots.get(lang)
            found = rule.empty[lang] = root is not None and self._empties(root, lang)
            self._busy.discard(key)
        return found

    def _empties(self, node: Node, lang: str) -> bool:
        found = bool(node.ends)
        for name, child in node.rules.items():  # all of them: one may begin with the rule that is asked
            found = (self._empty(self.rules[name], lang) and self._empties(child, lang)) or found
        return found

    def _begins(self, rule: Rule, lang: str, pair: str, sharp: bool) -> bool:
        """Whether a rule can read something that begins with two characters."""
        key = (lang, pair, sharp)
        found = rule.begun.get(key)
        if found is None:
            first = rule.first.get(lang)
            if lang in rule.roots:
                found = self._begins_at(rule.roots[lang], lang, pair, sharp)
            elif first is None or (callable(first) and not sharp):
                found = True
            else:
                found = first(pair) if callable(first) else pair[0] in first
            rule.begun[key] = found
        return found

    def _begins_at(self, node: Node, lang: str, pair: str, sharp: bool) -> bool:
        if node.literal(pair):
            return True
        for name, child in node.rules.items():
            rule = self.rules[name]
            if self._begins(rule, lang, pair, sharp):
                return True
            if rule.empty[lang] and self._begins_at(child, lang, pair, sharp):
                return True
        return False

    def _step(self, rule: Rule, child: Node, lang: str) -> Callable[[str, bool], bool]:
        """Whether a rule and what comes after it can begin with two characters."""

        def begins(pair: str, sharp: bool) -> bool:
            if self._begins(rule, lang, pair, sharp):
                return True
            return rule.empty[lang] and (bool(child.ends) or self._begins_at(child, lang, pair, sharp))

        return begins

    def _steps(self, node: Node, lang: str) -> None:
        """The rules of a node with their readers and what they can begin with."""
        if node.rules:
            node.steps = tuple(
                ((rule.ident, child, rule.roots.get(lang), rule.readers[lang]), self._step(rule, child, lang))
                for rule, child in ((self.rules[name], child) for name, child in node.rules.items())
            )
        node.leaf = not node.lits and not node.rules
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
        if not parse.guarded:
            return frozenset()
        low = parse.low
        shut: list[int] = []
        for words, idents in self._guards[lang].items():
            for word in words:
                if word in low:
                    break
            else:
                shut += idents
        return frozenset(shut)

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
    size, words, sure, rules = (node.sharp if parse.sharp else node.blunt).get(pair) or node.follow(pair, parse.sharp)
    if size:
        for lit, length, child in words.get(low[at : at + size], ()):
            if length == size or low.startswith(lit, at):
                _walk(parse, child, at + length, values, out)
    for length, child in sure:
        _walk(parse, child, at + length, values, out)
    if not rules:
        return
    memo = parse.memo
    base = at << 9
    shut = parse.shut or ()
    for ident, child, root, reader in rules:
        readings = memo.get(ident + base)
        if readings is None:
            if ident in shut:
                continue
            if root is None:
                readings = reader(parse, at)
            else:  # as its reader does
                made: list[Reading] = []
                _walk(parse, root, at, (), made)
                readings = memo[ident + base] = made
        for end, value in readings:
            if child.leaf:  # a call saved
                if end > parse.far:
                    parse.far = end
                for build in child.ends:
                    whole = build((*values, value))
                    if whole is not REJECT:
                        out.append((end, whole))
            else:
                _walk(parse, child, end, (*values, value), out)
