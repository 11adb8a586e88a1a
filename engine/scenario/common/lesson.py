"""Lessons of any game: a scenario with a ``lesson:`` part that a person plays step by step.

``do:`` is what happens in it. A step wants one thing: ``{do: n}``, the n-th entry of ``do`` (from 1), ``{click: X}``,
``{hover: X}`` or ``{read: X}``. What stands before an entry that is wanted, and what follows up to the next one, is
played by itself (of the first game by :mod:`engine.scenario.course`). A lesson with ``match:`` is a whole match
instead: its hints are told by what is asked.

Names of things: an object's name, or with a part (``kit.str``); a seat's part (``B.hand``); or one that belongs to
nobody (``main``). Which parts there are the game says by its :class:`Stage`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.kernel.decisions import Answer
from engine.scenario.common.reading import Head, Played
from engine.scenario.common.running import Player
from engine.scenario.common.steps import SEATS
from engine.scenario.source import Item

LANGUAGES: Final = ("en", "ja")
_WORDS = ("number", "id", "words", "pictures", "names_ja", "title", "idea", "steps", "match", "done")
_STEP = ("line", "under", "say", "why", "light", "ring", "hand", "want", "otherwise", "hints")
_WANTS = ("do", "click", "hover", "read")
_HINT = ("at", "say", "why", "light")

Texts = Mapping[str, str]  #: one text by language (en, ja); asterisks stand round what is stressed


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table. name: an object's, ``A``, ``B``, ``band``, ``stack`` or ``main``; part: "" for all of
    it."""

    name: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Want:
    """What a step waits for. kind: ``do`` (then ``entry``, from 1), or ``click``, ``hover``, ``read`` (then
    ``thing``)."""

    kind: str
    entry: int = 0
    thing: Thing | None = None


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step. line, under: as the list of steps says it; say, why: as the coach says it. hand: from where to where it
    shows the way. otherwise: told when something else was done, which is then taken back."""

    line: Texts
    say: Texts
    want: Want
    under: Texts = field(default_factory=dict)
    why: Texts = field(default_factory=dict)
    light: tuple[Thing, ...] = ()
    ring: tuple[Thing, ...] = ()
    hand: tuple[Thing, ...] = ()
    otherwise: Texts = field(default_factory=dict)
    hints: tuple[Texts, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonHint:
    """What is told in a match when ``at`` is asked, until it was followed a few times."""

    at: str
    say: Texts
    why: Texts = field(default_factory=dict)
    light: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a person is told who plays the scenario. words: entries of the glossary. pictures: the card whose picture a
    plain print wears; names_ja: its name, sub-name and text in Japanese. opponent: the computer player of a match,
    "" where the steps lead."""

    number: int
    id: str
    title: Texts
    idea: Texts
    steps: tuple[LessonStep, ...] = ()
    done: Texts = field(default_factory=dict)
    words: tuple[str, ...] = ()
    pictures: Mapping[str, str] = field(default_factory=dict)
    names_ja: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    opponent: str = ""
    hints: tuple[LessonHint, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """What a lesson can point at. own: whether a step of ``do`` is a move of A. cards, seats: parts of a card and of a
    seat. alone: what belongs to nobody. moments: at what questions of a match a hint can be told."""

    own: Callable[[Any], bool]
    cards: tuple[str, ...] = ()
    seats: tuple[str, ...] = ("plate", "hand", "deck")
    alone: tuple[str, ...] = ("main",)
    moments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Led:
    """A lesson as it was read. begin: sets its board up for whoever carries its steps out."""

    head: Head
    played: Played[Any, Any, Any]
    lesson: Lesson
    begin: Callable[[], Player[Any, Any, Any]]

    def course(self) -> tuple[tuple[tuple[int, Answer], ...], tuple[int, ...]]:
        """Who answers what from the first question to the end of ``do``, and after how many answers each of its
        entries is done. Raises :class:`engine.scenario.common.result.Failure` where an entry cannot be done."""
        player, ends = self.begin(), []
        for step in self.played.do:
            player.do(step)
            ends.append(len(player.table.given))
        return player.table.given, tuple(ends)


def read_lesson(item: Item, do: Sequence[Any], names: Container[str], stage: Stage) -> Lesson:
    """The lesson part of a scenario. do: its steps. names: of the objects on the board. Raises
    :class:`engine.scenario.source.ScenarioError`."""
    found = item.fields("a lesson", _WORDS)
    for word in ("number", "id", "title", "idea"):
        if word not in found:
            raise item.error(f"a lesson needs a {word}")
    if ("steps" in found) == ("match" in found):
        raise item.error("a lesson has either steps or a match")
    steps = [_step(one, do, names, stage) for one in found["steps"].elements("the steps")] if "steps" in found else []
    entries = [step.want.entry for step in steps if step.want.kind == "do"]
    if entries != sorted(set(entries)):
        raise found["steps"].error("the steps want the entries of do in another order than they stand in")
    opponent, hints = _match(found["match"], names, stage) if "match" in found else ("", ())
    return Lesson(
        number=found["number"].number("the number of the lesson"),
        id=found["id"].word("the id of the lesson"),
        title=texts(found["title"], "title"),
        idea=texts(found["idea"], "idea"),
        steps=tuple(steps),
        done=texts(found["done"], "done") if "done" in found else {},
        words=tuple(one.word("a word") for one in found["words"].elements("words")) if "words" in found else (),
        pictures={key.word("a card"): value.word("a card") for key, value in found["pictures"].pairs("pictures")}
        if "pictures" in found
        else {},
        names_ja=dict(_japanese(key, value) for key, value in found["names_ja"].pairs("names_ja"))
        if "names_ja" in found
        else {},
        opponent=opponent,
        hints=hints,
    )


def texts(item: Item, what: str) -> Texts:
    """A text by language; the English one is needed."""
    found = {language: value.word(what).strip() for language, value in item.fields(what, LANGUAGES).items()}
    if "en" not in found:
        raise item.error(f"{what} needs its English text")
    return found


def _japanese(key: Item, value: Item) -> tuple[str, tuple[str, str, str]]:
    parts = [one.word("a name") for one in value.elements("names_ja")]
    if not 1 <= len(parts) <= 3:
        raise value.error("a card in Japanese is a list of the name, the sub-name and the text")
    name, subname, text = (*parts, "", "")[:3]
    return key.word("a card"), (name, subname, text)


def _step(item: Item, do: Sequence[Any], names: Container[str], stage: Stage) -> LessonStep:
    found = item.fields("a step", _STEP)
    for word in ("line", "say", "want"):
        if word not in found:
            raise item.error(f"a step needs {word}")

    def said(word: str) -> Texts:
        return texts(found[word], word) if word in found else {}

    hand = _things(found.get("hand"), names, stage)
    if hand and len(hand) != 2:
        raise found["hand"].error("the hand goes from one thing to another")
    return LessonStep(
        line=said("line"),
        say=said("say"),
        want=_want(found["want"], do, names, stage),
        under=said("under"),
        why=said("why"),
        light=_things(found.get("light"), names, stage),
        ring=_things(found.get("ring"), names, stage),
        hand=hand,
        otherwise=said("otherwise"),
        hints=tuple(texts(one, "a hint") for one in found["hints"].elements("hints")) if "hints" in found else (),
    )


def _want(item: Item, do: Sequence[Any], names: Container[str], stage: Stage) -> Want:
    found = item.fields("a want", _WANTS)
    if len(found) != 1:
        raise item.error("a step wants one thing")
    ((kind, value),) = found.items()
    if kind != "do":
        return Want(kind, thing=_thing(value, names, stage))
    entry = value.number("the entry of do")
    if not 1 <= entry <= len(do):
        raise value.error(f"do has {len(do)} entries, none is number {entry}")
    wanted = do[entry - 1]
    if not stage.own(wanted):
        raise value.error(f"entry {entry} of do is not a move of A")
    return Want(kind, entry)


def _things(item: Item | None, names: Container[str], stage: Stage) -> tuple[Thing, ...]:
    return () if item is None else tuple(_thing(one, names, stage) for one in item.elements("things on the table"))


def _thing(item: Item, names: Container[str], stage: Stage) -> Thing:
    word = item.word("a thing on the table")
    if word in names or word in stage.alone:
        return Thing(word)
    name, _, part = word.rpartition(".")
    if (name in SEATS and part in stage.seats) or (name in names and part in stage.cards):
        return Thing(name, part)
    raise item.error(f"nothing on the table is called '{word}'")


def _match(item: Item, names: Container[str], stage: Stage) -> tuple[str, tuple[LessonHint, ...]]:
    found = item.fields("a match", ("opponent", "hints"))
    if "opponent" not in found:
        raise item.error("a match needs an opponent")
    return found["opponent"].word("the opponent"), tuple(
        _hint(one, names, stage) for one in (found["hints"].elements("hints") if "hints" in found else ())
    )


def _hint(item: Item, names: Container[str], stage: Stage) -> LessonHint:
    found = item.fields("a hint", _HINT)
    for word in ("at", "say"):
        if word not in found:
            raise item.error(f"a hint needs {word}")
    return LessonHint(
        at=found["at"].one_of("at", stage.moments),
        say=texts(found["say"], "say"),
        why=texts(found["why"], "why") if "why" in found else {},
        light=_things(found.get("light"), names, stage),
    )
