"""What the templates of a language can begin with and what must come after: worked out from the templates themselves,
so that the kernel tries only what the line can still be.

Two looks ahead save nearly all fruitless reading. A template is tried only where the next two characters can begin it.
And, as Japanese verbs stand last and an English line soon tells what it is, only where something that it cannot do
without still comes: every word of a template has a *mark*, two characters of it, and of the marks in a rule's *need*
one must come before a reading of the rule can end. Marks are bits, so that one "and" asks for all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.text.kernel import Check, Production, Reader, Speaker

NOTHING = 1  #: the need of what can do without any mark: this bit is always there
_ANYWHERE = 400  #: a mark of one character (を, は) is worth less than so many of two: it stands in nearly every line
_MANY = 1000  #: a state with more words than that needs nothing: any of them may come


class Node:
    """A state between two words of the merged templates of a rule. sharp, blunt: what can follow, by the next two
    characters, worked out when it is first asked for; blunt where names may begin with anything."""

    __slots__ = ("blunt", "ends", "leaf", "lits", "need", "pairs", "rules", "sharp")

    def __init__(self) -> None:
        self.ends: list[Callable[[tuple[Any, ...]], Any]] = []
        self.lits: dict[str, Node] = {}
        self.rules: dict[str, Node] = {}
        self.leaf = False  #: nothing can follow
        self.need = NOTHING  #: marks of which one must come before a template that goes on here ends
        self.pairs: dict[str, list[str]] | None = None
        self.sharp: dict[str, Following] = {}
        self.blunt: dict[str, Following] = {}

    def literals(self, pair: str) -> list[str]:
        """The words of this state that can begin with two characters."""
        if self.pairs is None:  # a state can have tens of thousands of words
            self.pairs = {}
            for lit in self.lits:
                self.pairs.setdefault(lit[:2], []).append(lit)
        found = self.pairs.get(pair, [])
        return [*found, pair[0]] if len(pair) > 1 and pair[0] in self.lits else found


#: A rule in a template: its number, the state after it, its own first state (None if a function reads it), its reader,
#: the need of what it reads where the text goes on like that, and the need of what comes after it.
Step = tuple[int, Node, Node | None, "Reader", int, int]
#: Words: by their first characters (as many as the shortest has), the state after the word that is no longer than that,
#: and the words that are longer. An offer of a thousand words is so looked up in a few steps.
Words = tuple[int, dict[str, tuple["Node | None", "Words | None"]]]
#: Longer words; words of one or two characters, which surely stand there; rules.
Following = tuple["Words | None", tuple[tuple[int, Node], ...], tuple[Step, ...]]


class Rule:
    """A named set of productions, or a pair of hand-written functions a language."""

    __slots__ = (
        "begun",
        "checks",
        "empty",
        "first",
        "guards",
        "ident",
        "name",
        "need",
        "printers",
        "productions",
        "readers",
        "roots",
    )

    def __init__(self, name: str, ident: int) -> None:
        self.name = name
        self.ident = ident
        self.productions: list[Production] = []
        self.roots: dict[str, Node] = {}
        self.readers: dict[str, Reader] = {}
        self.printers: dict[str, Callable[[Any, Speaker], str | None]] = {}
        self.checks: dict[str, Check] = {}  #: by language, what is made of a reading of the templates
        self.first: dict[str, frozenset[str] | Callable[[str], bool] | None] = {}
        self.empty: dict[str, bool] = {}  #: by language, whether it can read nothing and still be a reading
        self.guards: dict[str, tuple[str, ...]] = {}  #: by language, words of which a function needs one
        self.begun: dict[tuple[str, str, bool], int] = {}  #: the need of readings that begin with two characters
        self.need: dict[str, int] = {}  #: by language, the need of any reading


class Lookahead:
    """The looks ahead of one language."""

    def __init__(self, rules: Mapping[str, Rule], lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self._busy: set[str] = set()
        self._words: dict[str, int] = {}  #: the mark of each word
        self._marks: dict[str, int] = {}  #: the bit of each mark
        self._single = 0  #: the marks of one character
        self._seen: dict[str, tuple[str, int]] = {}  #: two characters as one object for all lines, and their marks
        for rule in rules.values():
            self._empty(rule)
        self._mark()
        for rule in rules.values():
            self._need(rule)

    # --- in a line ---------------------------------------------------------------------------------------------------
    def ahead(self, low: str) -> tuple[list[str], list[int]]:
        """By offset in a line in small letters, the next two characters, and the marks that stand there or further on.

        The characters are cut out once, and as strings that are looked up quickly: in Japanese that is half the price
        of a look at them.
        """
        seen = self._seen
        here = NOTHING
        pairs: list[str] = []
        marks: list[int] = []
        for at in range(len(low) - 1, -1, -1):
            found = seen.get(low[at : at + 2])
            if found is None:
                pair = low[at : at + 2]
                found = seen[pair] = (pair, self._marks.get(pair, 0) | self._marks.get(pair[0], 0))
            pairs.append(found[0])
            here |= found[1]
            marks.append(here)
        pairs.reverse()
        marks.reverse()
        return pairs, marks

    def follow(self, node: Node, pair: str, sharp: bool) -> Following:
        """What can come in a state where the text goes on with two characters."""
        fits = sorted(node.literals(pair), key=len, reverse=True)
        words = _words(node, [lit for lit in fits if len(lit) > 2])
        sure = tuple((len(lit), node.lits[lit]) for lit in fits if len(lit) <= 2)
        found = (words, sure, tuple(self._steps(node, pair, sharp)))
        (node.sharp if sharp else node.blunt)[pair] = found
        return found

    def _steps(self, node: Node, pair: str, sharp: bool) -> Iterator[Step]:
        """The rules of a state that can begin there, or read nothing so that what comes after them can."""
        for name, child in node.rules.items():
            rule = self.rules[name]
            need = self._begins(rule, pair, sharp)
            if rule.empty[self.lang] and (child.ends or self._begins_at(child, pair, sharp)):
                need = NOTHING
            if need:
                root = None if self.lang in rule.checks else rule.roots.get(self.lang)
                yield rule.ident, child, root, rule.readers[self.lang], need, child.need

    # --- what can be empty -------------------------------------------------------------------------------------------
    def _empty(self, rule: Rule) -> bool:
        """Whether a rule can read nothing. Raises ValueError for a rule that begins with itself."""
        found = rule.empty.get(self.lang)
        if found is None:
            if rule.name in self._busy:
                raise ValueError(f"the rule {rule.name} begins with itself")
            self._busy.add(rule.name)
            root = rule.roots.get(self.lang)
            found = rule.empty[self.lang] = root is not None and self._empties(root)
            self._busy.discard(rule.name)
        return found

    def _empties(self, node: Node) -> bool:
        found = bool(node.ends)
        for name, child in node.rules.items():  # all of them: one may begin with the rule that is asked
            found = (self._empty(self.rules[name]) and self._empties(child)) or found
        return found

    # --- what can begin ----------------------------------------------------------------------------------------------
    def _begins(self, rule: Rule, pair: str, sharp: bool) -> int:
        """The need of what a rule reads that begins with two characters; 0 if nothing does."""
        key = (self.lang, pair, sharp)
        found = rule.begun.get(key)
        if found is None:
            first = rule.first.get(self.lang)
            if self.lang in rule.roots:
                found = self._begins_at(rule.roots[self.lang], pair, sharp)
            elif first is None or (callable(first) and not sharp):
                found = self._guarded(rule)
            else:
                found = self._guarded(rule) if (first(pair) if callable(first) else pair[0] in first) else 0
            rule.begun[key] = found
        return found

    def _begins_at(self, node: Node, pair: str, sharp: bool) -> int:
        out = 0
        for lit in node.literals(pair):
            out |= self._stricter(self._words.get(lit, NOTHING), node.lits[lit].need)
        for name, child in node.rules.items():
            rule = self.rules[name]
            begins = self._begins(rule, pair, sharp)
            if begins:
                out |= self._stricter(begins, child.need)
            if rule.empty[self.lang]:
                out |= self._begins_at(child, pair, sharp)
        return NOTHING if out & NOTHING else out

    # --- what must come ----------------------------------------------------------------------------------------------
    def _mark(self) -> None:
        """Give every word its mark: of the pieces it has, the one that the fewest rules use."""
        used: Counter[str] = Counter()
        words: set[str] = set()
        for rule in self.rules.values():
            mine: set[str] = set()
            mine.update(rule.guards.get(self.lang, ()))
            for node in _nodes(rule.roots.get(self.lang)):
                if len(node.lits) <= _MANY:
                    mine.update(node.lits)
            words |= mine
            used.update({piece for word in mine for piece in self._pieces(word)})
        for word in sorted(words):
            piece = min(self._pieces(word), key=lambda one: (used[one], one))
            self._words[word] = self._marks.setdefault(piece, 1 << (len(self._marks) + 1))
        self._single = sum(mark for piece, mark in self._marks.items() if len(piece) == 1)

    def _pieces(self, word: str) -> list[str]:
        return [word] if len(word) < 2 else [word[at : at + 2] for at in range(len(word) - 1)]

    def _stricter(self, one: int, other: int) -> int:
        """Of two needs that must both be met, the one that is met less often (as often: what comes later)."""
        return min(other, one, key=self._often)

    def _often(self, need: int) -> int:
        """How often a need is met, roughly: a single character stands in every other line."""
        if need == NOTHING:
            return 1 << 30
        return need.bit_count() + _ANYWHERE * (need & self._single).bit_count()

    def _need(self, rule: Rule) -> int:
        """The need of all a rule can read, and of all its states."""
        found = rule.need.get(self.lang)
        if found is None:
            rule.need[self.lang] = NOTHING  # as long as it is not known; a rule may go on with itself
            root = rule.roots.get(self.lang)
            found = rule.need[self.lang] = self._guarded(rule) if root is None else self._need_at(root)
        return found

    def _guarded(self, rule: Rule) -> int:
        """The need of a rule that a function reads."""
        return sum({self._words[word] for word in rule.guards.get(self.lang, ())}) or NOTHING

    def _need_at(self, node: Node) -> int:
        node.leaf = not node.lits and not node.rules
        out = NOTHING if node.ends or len(node.lits) > _MANY else 0
        for lit, child in node.lits.items():
            out |= self._stricter(self._words.get(lit, NOTHING), self._need_at(child))
        for name, child in node.rules.items():
            out |= self._stricter(self._need(self.rules[name]), self._need_at(child))
        node.need = NOTHING if out & NOTHING else out
        return node.need


def _words(node: Node, lits: list[str]) -> Words | None:
    if not lits:
        return None
    size = min(map(len, lits))
    groups: dict[str, list[str]] = {}
    for lit in lits:
        groups.setdefault(lit[:size], []).append(lit)
    return size, {
        begin: (node.lits.get(begin), _words(node, [lit for lit in group if len(lit) > size]))
        for begin, group in groups.items()
    }


def _nodes(node: Node | None) -> Iterator[Node]:
    if node is not None:
        yield node
        for child in (*node.lits.values(), *node.rules.values()):
            yield from _nodes(child)
