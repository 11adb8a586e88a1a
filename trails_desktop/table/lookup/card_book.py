"""What a card means and which rules touch it, in sentences: the text said back from what the engine understood.

The printed text says what the author meant; the meaning says what will be done. Both stand side by side in the
inspector, so that a reader sees when they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from engine.kernel.decisions import Decision
from engine.trails import tree as t
from engine.trails.book.glossary import load_terms
from engine.trails.book.rulebook import Rule, Ruling, load_book, load_rulings
from engine.trails.book.topics import topics, touching
from engine.trails.cards.icon_crafts import RULES as ICON_RULES
from engine.trails.cards.pool import CardPool
from engine.trails.tree.errors import CardError
from engine.trails.tree.plain import NotATree, decoded
from trails_desktop.library.library import Library
from trails_desktop.library.storage.meanings import grammar_stamp
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.table.cards.words import Sentence, Span
from trails_desktop.table.lookup.sayings import AtOnce, Beside, Sayings
from trails_desktop.table.lookup.sentence_store import NAME, SentenceStore
from trails_desktop.table.questions.mode_texts import mode_texts

#: The chapter of each kind of instruction: the class of its node in the effect tree.
_NODES: Final[Mapping[str, str]] = {
    "Draw": "1313.1", "Discard": "1314.1", "Plan": "1323.1", "Reveal": "1311.1", "Link": "1310.1", "Put": "1320.1",
    "Get": "1303.1", "GainOrgs": "1331.1", "GainNames": "1331.2",
    "GainCrafts": "1331.3", "Have": "1332.1", "Lose": "1334.1", "Ignore": "1325.1", "Control": "1328.1",
    "Board": "1337.1", "Search": "1312.1", "Choose": "1312.1",
}  # fmt: skip
_VERBS: Final[Mapping[str, str]] = {
    "stun": "1306.1", "cure": "1308.1", "ko": "1317.1", "destroy": "1317.2", "ready": "1315.1", "action": "1321.1",
    "support": "1309.1", "counter": "1324.1", "exile": "1330.1", "rebuild": "1335.1", "face-up": "1316.1",
}  # fmt: skip
_TYPES: Final[Mapping[str, str]] = {"UNIT": "1205.1c-1", "ITEM": "1205.1c-1"}


class CardBook:
    """Explains cards of a pool. Nothing is read before it is asked for; a number nobody has is explained by nothing.

    What nobody has said yet is explained by nothing, too: :meth:`listen` says when that is over.
    """

    def __init__(self, pool: CardPool, sayings: Sayings | None = None) -> None:
        """sayings: who says trees, None for here and now."""
        self._pool = pool
        self._sayings = sayings or AtOnce(pool)
        self._rules: dict[str, Mapping[str, Rule]] = {}
        self._rulings: dict[str, tuple[Ruling, ...]] = {}
        self._said: dict[tuple[str, str], tuple[Sentence, ...]] = {}
        self._crafts: dict[tuple[str, str, str], str] = {}
        self._touching: dict[tuple[str, str], tuple[Sentence, ...]] = {}

    @classmethod
    def beside(cls, pool: CardPool, library: Library | None) -> CardBook:
        """A book whose sentences are kept with the library, and said beside the window where they are missing."""
        if library is None:
            return cls(pool)
        try:
            stamp = f"{grammar_stamp()}/{library.revision}/{len(pool)}"
        except LibraryError:
            return cls(pool)
        return cls(pool, Beside(library.path, SentenceStore(library.paths.cache / NAME, stamp)))

    def listen(self, owner: QObject, told: Callable[[], object], lang: str) -> None:
        """Call ``told`` whenever sentences came, and have those of a language said by the time they are wanted.

        owner: with it goes the process that says them.
        """
        if isinstance(self._sayings, Beside):
            self._sayings.setParent(owner)
            self._sayings.came.connect(told)
            self._sayings.prepare(lang)

    def prepare(self, lang: str) -> None:
        """Read rules, rulings and words beside the window, a tenth of a second in all, so that the first card that is
        looked at waits for none of them, and no press for their reading."""
        Thread(target=self._read_ahead, args=(lang,), daemon=True).start()

    def _read_ahead(self, lang: str) -> None:
        """Nothing is changed by it that somebody reads meanwhile: who comes first reads a file twice."""
        self.rules(lang)
        self._rulings_in(lang)
        load_terms(lang)

    def rules(self, lang: str = "en") -> Mapping[str, Rule]:
        """Rules and rulings by id, in that language."""
        if lang not in self._rules:
            self._rules[lang] = load_book(lang)
        return self._rules[lang]

    def _rulings_in(self, lang: str) -> tuple[Ruling, ...]:
        if lang not in self._rulings:
            self._rulings[lang] = tuple(load_rulings(lang).values())
        return self._rulings[lang]

    def meaning(self, number: str, lang: str) -> tuple[Sentence, ...]:
        """The card's crafts and abilities as the engine carries them out, said in that language, line by line."""
        key = (number, lang)
        if key not in self._said:
            said = self._say(number, lang)
            if said is None:
                return ()
            self._said[key] = said
        return self._said[key]

    def modes(self, number: str, lang: str, decision: Decision) -> tuple[str, ...]:
        """What the effects say between which this question lets choose; () if nobody can tell."""
        if number not in self._pool:
            return ()
        versions = self._pool.versions(number)
        card = versions.get(lang) or next(iter(versions.values()))
        printed = "\n".join(part for part in (card.text, card.arts.text if card.arts else "") if part)
        return tuple(
            _readable(said)
            for said in mode_texts(
                decision, printed, self._meaning(number), lambda effect: self._sayings.said(effect, lang) or ""
            )
        )

    def craft(self, number: str, tree: str, lang: str) -> str:
        """What a craft says, which a question gives as JSON (see :mod:`engine.trails.verbs.wording`): said back; as
        printed where it was not understood; for what an effect of the card has left behind, which no sentence says
        alone, all of that effect. "" if nobody can tell."""
        key = (number, tree, lang)
        if key not in self._crafts:
            try:
                craft = decoded(tree)
            except NotATree:  # not written down, or by another version of the program
                return ""
            said = self._sayings.said(craft, lang)
            if said == "" and isinstance(craft, t.Replacement | t.Triggered):
                unread = next((node for node in _nodes(craft) if isinstance(node, t.Hand)), None)
                around = self._around(number, type(craft))
                said = unread.text if unread else self._sayings.said(around, lang) if around is not None else ""
            if said is None:
                return ""
            self._crafts[key] = _readable(said)
        return self._crafts[key]

    def _around(self, number: str, kind: type) -> object | None:
        """The only part of a card in which there is a craft of that kind; None if there are several."""
        meaning = self._meaning(number)
        parts = (*meaning.crafts, meaning.event, meaning.arts) if meaning is not None else ()
        found = tuple(part for part in parts if any(isinstance(node, kind) for node in _nodes(part)))
        return found[0] if len(found) == 1 else None

    def touching(self, number: str, lang: str = "en") -> tuple[Sentence, ...]:
        """The rules that the card's crafts and abilities use, and then the rulings that touch it, each with its
        number."""
        key = (number, lang)
        if key not in self._touching:
            self._touching[key] = (*self._rules_of(number, lang), *self._rulings_of(number, lang))
        return self._touching[key]

    def _meaning(self, number: str) -> t.Meaning | None:
        try:
            return self._pool.meaning(number)
        except CardError:
            return None

    def _say(self, number: str, lang: str) -> tuple[Sentence, ...] | None:
        """The sentences of a card, None if one of them is not known yet."""
        tr = QCoreApplication.translate
        meaning = self._meaning(number)
        if meaning is None:
            return ()
        parts: list[tuple[object, str, str]] = [
            (craft, "", tr("Inspector", "A craft that no template says back")) for craft in meaning.crafts
        ]
        for effect, name in ((meaning.event, ""), (meaning.arts, tr("Inspector", "Arts: "))):
            if effect is not None:
                parts.append((effect, name, tr("Inspector", "An effect that no template says")))
        said = [(self._sayings.said(part, lang), name, otherwise) for part, name, otherwise in parts]
        if any(one is None for one, _, _ in said):
            return None
        return tuple(Sentence((Span(name + (_readable(one or "") or otherwise)),)) for one, name, otherwise in said)

    def _rulings_of(self, number: str, lang: str) -> Iterator[Sentence]:
        if number not in self._pool:
            return
        about = topics(self._meaning(number), self._pool.printing(number).types)
        for ruling in touching(self._rulings_in(lang), about):
            yield Sentence((Span(f"{ruling.about}  ", "value"), Span(ruling.says)), ruling.id)

    def _rules_of(self, number: str, lang: str) -> Iterator[Sentence]:
        meaning = self._meaning(number)
        if meaning is None:
            return
        wanted: dict[str, None] = {}
        for word in self._pool.printing(number).types if number in self._pool else ():
            wanted.setdefault(_TYPES.get(word, ""), None)
        for part in (*meaning.crafts, meaning.event, meaning.arts):
            for rule in _mentioned(part):
                wanted.setdefault(rule, None)
        for rule in wanted:
            rules = self.rules(lang)
            entry = rules.get(rule) or rules.get(f"ja:{rule}")
            if entry is not None:
                yield Sentence((Span(entry.says),), entry.id)


def _nodes(node: object) -> Iterator[object]:
    """A tree and all that is in it."""
    yield node
    if is_dataclass(node):
        for one in fields(node):
            yield from _nodes(getattr(node, one.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)


def _mentioned(node: object) -> Iterator[str]:
    """Rules of a tree's nodes, outermost first."""
    if isinstance(node, t.Icon):
        yield ICON_RULES.get(node.key, "")
    name = type(node).__name__
    if name in _NODES:
        yield _NODES[name]
    verb = getattr(node, "verb", "")
    if isinstance(verb, str) and verb in _VERBS:
        yield _VERBS[verb]
    if is_dataclass(node):
        for one in fields(node):
            yield from _mentioned(getattr(node, one.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from _mentioned(part)


def _readable(said: str) -> str:
    tr = QCoreApplication.translate
    return said.replace("{action}", tr("Inspector", "Action")).replace("{enter}", tr("Inspector", "Enters:"))
