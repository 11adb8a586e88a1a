"""Lessons: a scenario with a ``lesson:`` part that a person plays step by step. ``do:`` is what happens in it.

A step wants one thing: ``{do: n}``, the n-th entry of ``do`` (from 1), ``{click: X}``, ``{hover: X}`` or ``{read: X}``.
What stands before an entry that is wanted, and what follows up to the next one, is played by itself
(:mod:`engine.scenario.course`). A lesson with ``match:`` is a whole match instead: its hints are told by what is asked.

Names of things: an object's name, or with a part (``kit.str``); a seat's part (``B.bond``); ``band``, ``stack`` and
``main``.
"""

from __future__ import annotations

from typing import Final

from engine.scenario.common.steps import SEATS
from engine.scenario.moves import Names
from engine.scenario.source import Item
from engine.scenario.words import Lesson, LessonHint, LessonStep, Move, Step, Texts, Thing, Want

LANGUAGES: Final = ("en", "ja")
#: Parts of a card and of a seat that can be lit, and what belongs to no seat.
CARD_PARTS: Final = ("str", "def", "cp")
SEAT_PARTS: Final = ("plate", "bond", "cp", "ep", "hand", "deck", "field", "homebase", "trail", "exile")
ALONE: Final = ("band", "stack", "main")
#: At what questions of a match a hint can be told.
MOMENTS: Final = ("exchange", "place", "deployment", "attackers", "attack target", "fight back", "answer", "cure")
_WORDS = ("number", "id", "words", "pictures", "names_ja", "title", "idea", "steps", "match", "done")
_STEP = ("line", "under", "say", "why", "light", "ring", "hand", "want", "otherwise", "hints")
_WANTS = ("do", "click", "hover", "read")
_HINT = ("at", "say", "why", "light")


def read_lesson(item: Item, do: tuple[Step, ...], names: Names) -> Lesson:
    """The lesson part of a scenario. Raises :class:`engine.scenario.source.ScenarioError`."""
    found = item.fields("a lesson", _WORDS)
    for word in ("number", "id", "title", "idea"):
        if word not in found:
            raise item.error(f"a lesson needs a {word}")
    if ("steps" in found) == ("match" in found):
        raise item.error("a lesson has either steps or a match")
    steps = [_step(one, do, names) for one in found["steps"].elements("the steps")] if "steps" in found else []
    entries = [step.want.entry for step in steps if step.want.kind == "do"]
    if entries != sorted(set(entries)):
        raise found["steps"].error("the steps want the entries of do in another order than they stand in")
    opponent, hints = _match(found["match"], names) if "match" in found else ("", ())
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


def _step(item: Item, do: tuple[Step, ...], names: Names) -> LessonStep:
    found = item.fields("a step", _STEP)
    for word in ("line", "say", "want"):
        if word not in found:
            raise item.error(f"a step needs {word}")

    def said(word: str) -> Texts:
        return texts(found[word], word) if word in found else {}

    hand = _things(found.get("hand"), names)
    if hand and len(hand) != 2:
        raise found["hand"].error("the hand goes from one thing to another")
    return LessonStep(
        line=said("line"),
        say=said("say"),
        want=_want(found["want"], do, names),
        under=said("under"),
        why=said("why"),
        light=_things(found.get("light"), names),
        ring=_things(found.get("ring"), names),
        hand=hand,
        otherwise=said("otherwise"),
        hints=tuple(texts(one, "a hint") for one in found["hints"].elements("hints")) if "hints" in found else (),
    )


def _want(item: Item, do: tuple[Step, ...], names: Names) -> Want:
    found = item.fields("a want", _WANTS)
    if len(found) != 1:
        raise item.error("a step wants one thing")
    ((kind, value),) = found.items()
    if kind != "do":
        return Want(kind, thing=_thing(value, names))
    entry = value.number("the entry of do")
    if not 1 <= entry <= len(do):
        raise value.error(f"do has {len(do)} entries, none is number {entry}")
    wanted = do[entry - 1]
    if not isinstance(wanted, Move) or wanted.seat != 0:
        raise value.error(f"entry {entry} of do is not a move of A")
    return Want(kind, entry)


def _things(item: Item | None, names: Names) -> tuple[Thing, ...]:
    return () if item is None else tuple(_thing(one, names) for one in item.elements("things on the table"))


def _thing(item: Item, names: Names) -> Thing:
    word = item.word("a thing on the table")
    if word in names or word in ALONE:
        return Thing(word)
    name, _, part = word.rpartition(".")
    if (name in SEATS and part in SEAT_PARTS) or (name in names and part in CARD_PARTS):
        return Thing(name, part)
    raise item.error(f"nothing on the table is called '{word}'")


def _match(item: Item, names: Names) -> tuple[str, tuple[LessonHint, ...]]:
    found = item.fields("a match", ("opponent", "hints"))
    if "opponent" not in found:
        raise item.error("a match needs an opponent")
    return found["opponent"].word("the opponent"), tuple(
        _hint(one, names) for one in (found["hints"].elements("hints") if "hints" in found else ())
    )


def _hint(item: Item, names: Names) -> LessonHint:
    found = item.fields("a hint", _HINT)
    for word in ("at", "say"):
        if word not in found:
            raise item.error(f"a hint needs {word}")
    return LessonHint(
        at=found["at"].one_of("at", MOMENTS),
        say=texts(found["say"], "say"),
        why=texts(found["why"], "why") if "why" in found else {},
        light=_things(found.get("light"), names),
    )
