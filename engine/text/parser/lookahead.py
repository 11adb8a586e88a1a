"""What the templates of a language can begin with and what must come after: worked out from the templates themselves,
so that the kernel tries only what the line can still be.

Two looks ahead save nearly all fruitless reading. A template is tried only where the next two characters can begin it.
And, as Japanese verbs stand last and an English line soon tells what it is, only where something that it cannot do
without still comes: every word of a template has a *mark*, a few characters of it, and of the marks in a rule's *need*
one must come before a reading of the rule can end. Marks are bits, so that one "and" asks for all of them.

When reading became slower: measure old and new code in turn in one process; list the rules that need nothing; and
look for readings that come about in several ways (``_once`` of :mod:`engine.text.parser.grammar`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import add
from typing import Any

from engine.text.parser.states import DEAD, Following, Left, Node, Reader, Step, pairs, shares, words_of
from engine.text.parser.template import SAME, Check, Production, Speaker, tokens
from engine.text.parser.template import Reader as Function

NOTHING = 1  #: the need of what can do without any mark: this bit is always there
_RARE = 0.002  #: in how many of a hundred lines a piece stands that is not common, for each rule that uses it
_SIZE = {"en": 3, "ja": 2}  #: characters of a mark
_SPACED = ("en",)  #: languages with a space after a word
_KEPT = 20_000  #: pieces of text of which the marks are remembered
#: Words that are read as one where only whole readings count: as many at the most in one state.
_JOINED = 8
_BLUNT, _THOROUGH = "\1", "\2"  #: after the two characters in a key


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
        "said",
    )

    def __init__(self, name: str, ident: int) -> None:
        self.name = name
        self.ident = ident
        self.productions: list[Production] = []
        self.said: list[Production] = []  #: that are only printed, before all others
        self.roots: dict[str, Node] = {}
        self.readers: dict[str, Function] = {}
        self.printers: dict[str, Callable[[Any, Speaker], str | None]] = {}
        self.checks: dict[str, Check] = {}  #: by language, what is made of a reading of the templates
        self.first: dict[str, frozenset[str] | Callable[[str], bool] | None] = {}
        self.empty: dict[str, bool] = {}  #: by language, whether it can read nothing and still be a reading
        self.guards: dict[str, tuple[str, ...]] = {}  #: by language, words of which a function needs one
        self.begun: dict[tuple[str, str, bool], int] = {}  #: the need of readings that begin with two characters
        self.need: dict[str, int] = {}  #: by language, the need of any reading


class _Here(dict[str, int]):
    """By a piece of text, all marks in it: a word, in a language that has a space after each, else as many characters
    as a mark has, for what begins with the first of them."""

    def __init__(self, marks: Mapping[str, int], size: int, spaced: bool) -> None:
        super().__init__()
        self._marks = marks
        self._size = size
        self._spaced = spaced

    def __missing__(self, piece: str) -> int:
        found = 0
        text = piece + " " if self._spaced else piece
        for at in range(len(text) if self._spaced else 1):
            for end in range(at + 1, at + 1 + self._size):
                found |= self._marks.get(text[at:end], 0)
        if len(self) > _KEPT:
            self.clear()
        self[piece] = found
        return found


class Lookahead:
    """The looks ahead of one language."""

    def __init__(self, rules: Mapping[str, Rule], lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self._busy: set[str] = set()
        self._reader = Reader()
        self._words: dict[str, int] = {}  #: the mark of each word
        self._later: dict[str, int] = {}  #: of those whose mark is not what they begin with
        self._marks: dict[str, int] = {}  #: the bit of each mark
        self._weight: dict[int, float] = {
            NOTHING: float(1 << 30)
        }  #: of marks and needs, roughly how often they are met
        self._needs: dict[str, int] = {}  #: of templates with choices, and of what is left of them
        self._size = _SIZE[lang]
        self._here = _Here(self._marks, self._size, lang in _SPACED)
        templates: dict[str, list[Left]] = {}
        for rule in rules.values():
            if lang not in rule.readers:
                known = self._reader.productions
                templates[rule.name] = [
                    (text, number, "")
                    for number, one in enumerate(rule.productions, len(known))
                    for text in one.texts[lang]
                ]
                known += rule.productions
        self._templates = {name: [left[0] for left in all_of_them] for name, all_of_them in templates.items()}
        for rule in rules.values():
            self._empty(rule)
        self._mark()
        for rule in rules.values():
            self._need(rule)
        self._needs.clear()
        for (
            name,
            texts,
        ) in self._templates.items():  # once more, now that it is known of rules that go on with themselves
            if rules[name].need[lang] == NOTHING:
                rules[name].need[lang] = self._need_of(texts)
        self._needs.clear()
        for name, left in templates.items():
            rules[name].roots[lang] = Node(left, self._reader, self._need_of, rules[name].need[lang])

    # --- in a line ---------------------------------------------------------------------------------------------------
    def ahead(self, low: str, *, sharp: bool, quick: bool) -> tuple[list[str], list[int]]:
        """By offset in a line in small letters, a key and the marks that stand there or further on.

        A key is the next two characters, and marks after them: one where names may begin with anything (not sharp), one
        where everything is tried (not quick). The keys of a line are made once: in Japanese that is half the price of a
        look at them.
        """
        keys = list(map(add, low, low[1:] + low[-1]))
        marks: list[int]
        if quick:
            pieces = low.split(" ") if self.lang in _SPACED else keys
            seen = NOTHING
            marks = [seen]
            for found in map(self._here.__getitem__, reversed(pieces)):
                if found:  # most pieces hold no mark
                    seen |= found
                marks.append(seen)
            marks.reverse()
            if pieces is not keys:  # no mark goes on after the space
                begins, marks = marks, []
                for size, mark in zip(map(len, pieces), begins, strict=False):
                    marks += [mark] * (size + 1)
        else:
            marks = [-1] * len(low)  # as if all of them came
        if not sharp or not quick:
            mode = (_BLUNT if not sharp else "") + (_THOROUGH if not quick else "")
            keys = [key + mode for key in keys]
        return keys, marks

    def follow(self, node: Node, key: str) -> Following:
        """What can come in a state where the text goes on like that."""
        pair, sharp, quick = key[:2], _BLUNT not in key[2:], _THOROUGH not in key[2:]
        states = {word: node.after_word(word) for word in node.beginning(pair)}
        if quick:
            states = _joined(states, pair)
        fits = sorted(states, key=len, reverse=True)
        words = words_of(states, [lit for lit in fits if len(lit) > 2])
        sure = tuple([(len(lit), states[lit]) for lit in fits if len(lit) <= 2])
        found = (words, sure, tuple(self._steps(node, pair, sharp, quick)))
        found = DEAD if found == DEAD else found
        node.follow[key] = found
        return found

    def _steps(self, node: Node, pair: str, sharp: bool, quick: bool) -> Iterator[Step]:
        """The rules of a state that can begin there, or read nothing so that what comes after them can."""
        for name in node.rules:
            rule = self.rules[name]
            need = self._begins(rule, pair, sharp)
            if not need and not rule.empty[self.lang]:
                continue
            child = node.after_rule(name)
            if rule.empty[self.lang] and (child.ends or self._begins_at(child, pair, sharp)):
                need = NOTHING
            if need:
                root = None if self.lang in rule.checks else rule.roots.get(self.lang)
                begun = root.follow if root is not None and not root.ends else {}
                leaf = quick and child.leaf
                same = leaf and child.ends == (SAME,)
                step = (rule.ident, child, root, begun, rule.readers[self.lang], leaf, same)
                yield *self._both(need, child.need), step

    def _both(self, one: int, other: int) -> tuple[int, int]:
        """Two needs that must both be met: the one met less often first, 0 for one that is met where the other is."""
        if one & NOTHING or one | other == one:
            return other, 0
        if other & NOTHING or one | other == other:
            return one, 0
        return (one, other) if self._often(one) < self._often(other) else (other, one)

    # --- what can be empty -------------------------------------------------------------------------------------------
    def _empty(self, rule: Rule) -> bool:
        """Whether a rule can read nothing. Raises ValueError for a rule that begins with itself."""
        found = rule.empty.get(self.lang)
        if found is None:
            if rule.name in self._busy:
                raise ValueError(f"the rule {rule.name} begins with itself")
            self._busy.add(rule.name)
            texts = self._templates.get(rule.name, ())
            found = rule.empty[self.lang] = any(
                [self._empties(text) for text in texts]
            )  # all: one may begin with itself
            self._busy.discard(rule.name)
        return found

    def _empties(self, text: str) -> bool:
        found = text == ""
        if text[:1] in ("{", "("):
            found = self._reader.ends(text)
            for token, rest in pairs(self._reader.heads(text)):
                if token[0] == "{":
                    found = (self._empty(self.rules[token.partition(":")[2]]) and self._empties(rest)) or found
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
        for word in node.beginning(pair):
            out |= self._stricter(self._later.get(word, NOTHING), node.after_word(word).need)
        for name in node.rules:
            rule = self.rules[name]
            begins = self._begins(rule, pair, sharp)
            if begins:
                out |= self._stricter(begins, node.after_rule(name).need)
            if rule.empty[self.lang]:
                out |= self._begins_at(node.after_rule(name), pair, sharp)
        return NOTHING if out & NOTHING else out

    # --- what must come ----------------------------------------------------------------------------------------------
    def _mark(self) -> None:
        """Give every word its mark: of the pieces it has, the one that the fewest lines have, then the fewest rules."""
        used: Counter[str] = Counter()
        words: dict[str, list[str]] = {}
        for rule in self.rules.values():
            mine = self._reader.words(self._templates.get(rule.name, ()))
            mine.update(rule.guards.get(self.lang, ()))
            mine.discard(" ")  # it stands everywhere
            words.update({word: self._pieces(word) for word in mine if word not in words})
            used.update({piece for word in mine for piece in words[word]})
        # what a word begins with is seen where it is tried: its mark is another piece, if it has one
        common = shares(self.lang)

        def often(piece: str) -> tuple[int, int]:
            return common.get(piece, 0), used[piece]

        chosen = {word: min(pieces[:0:-1] or pieces, key=often) for word, pieces in words.items() if pieces}
        # what few lines have gets the highest bits, so that what stands in a line is mostly a small number
        for piece in sorted(set(chosen.values()), key=lambda one: (-common.get(one, 0), -used[one], one)):
            mark = self._marks[piece] = 1 << (len(self._marks) + 1)
            self._weight[mark] = common.get(piece, 0) + used[piece] * _RARE
        for word, piece in chosen.items():
            self._words[word] = self._marks[piece]
            if len(words[word]) > 1:
                self._later[word] = self._marks[piece]

    def _pieces(self, word: str) -> list[str]:
        """The pieces of a word that can be its mark; where words have spaces, none goes on after one."""
        size = self._size
        found = [word[at : at + size] for at in range(len(word) - size + 1)] or [word]
        return [piece for piece in found if " " not in piece[:-1]] if self.lang in _SPACED else found

    def _stricter(self, one: int, other: int) -> int:
        """Of two needs that must both be met, the one that is met less often (as often: what comes later)."""
        return one if self._often(one) < self._often(other) else other

    def _often(self, need: int) -> float:
        """How often a need is met, roughly: in so many of a hundred lines, if no two of its marks come together."""
        found = self._weight.get(need)
        if found is None:
            found, rest = 0.0, need
            while rest:
                low = rest & -rest
                found += self._weight[low]
                rest ^= low
            self._weight[need] = found
        return found

    def _need(self, rule: Rule) -> int:
        """The need of all a rule can read, and of all its states."""
        found = rule.need.get(self.lang)
        if found is None:
            rule.need[self.lang] = NOTHING  # as long as it is not known; a rule may go on with itself
            texts = self._templates.get(rule.name)
            found = rule.need[self.lang] = self._guarded(rule) if texts is None else self._need_of(texts)
        return found

    def _guarded(self, rule: Rule) -> int:
        """The need of a rule that a function reads."""
        return sum({self._words[word] for word in rule.guards.get(self.lang, ())}) or NOTHING

    def _need_of(self, texts: Iterable[str]) -> int:
        """The need of whatever any of some templates, or of what is left of them, still reads."""
        out = 0
        for text in texts:
            out |= self._need_left(text)
            if out & NOTHING:
                return NOTHING
        return out

    def _need_left(self, text: str) -> int:
        found = self._needs.get(text)
        if found is not None:
            return found
        if "(" not in text:
            found, best = NOTHING, self._often(NOTHING)
            for part in tokens(text):
                need = self._need_token(part if isinstance(part, str) else f"{{:{part[1]}")
                if need != found and (often := self._often(need)) <= best:  # of two that are as often, the later one
                    found, best = need, often
        else:
            found = NOTHING if self._reader.ends(text) else 0
            for token, rest in pairs(self._reader.heads(text)):
                found |= self._stricter(self._need_token(token), self._need_left(rest))
            found = NOTHING if found & NOTHING else found
        self._needs[text] = found
        return found

    def _need_token(self, token: str) -> int:
        if token[0] == "{":
            return self._need(self.rules[token.partition(":")[2]])
        return self._words.get(token.lower(), NOTHING)


def _joined(states: Mapping[str, Node], pair: str, most: int = _JOINED) -> dict[str, Node]:
    """Words and the states after them, each together with the words of that state where nothing else can come."""
    out: dict[str, Node] = {}
    for lit, child in states.items():
        more = None
        if not child.ends and not child.rules:
            more = [one for one in child.words if one.startswith(pair[len(lit) :])]
        if more is None or len(more) > most:
            out[lit] = child
            continue
        joined = _joined({lit + one: child.after_word(one) for one in more}, pair, 1)
        if joined.keys() & out.keys() or joined.keys() & states.keys():  # the same in one word: a state of its own
            out[lit] = child
        else:
            out.update(joined)
    return out
