"""Which rows a game has to have, so that whatever its effect data can hold says itself."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects import words as shapes
from engine.effects.say.speech import LANGUAGES, Row, Speech, shared_rows
from engine.effects.words import Words


def missing(speech: Speech, words: Words) -> list[str]:
    """Nodes of the vocabulary that no row says, or not in every language."""
    labels = [f"label {moment} with" for moment in words.moments if words.qualified and speech.has(f"label {moment}")]
    return [key for key in (*needed(words), *labels) if not _whole(speech.find(key))]


def unused(speech: Speech, words: Words, more: tuple[str, ...]) -> list[str]:
    """Rows of the game that no node asks for. more: rows that the game itself asks for, and beginnings of such."""
    wanted = {*needed(words), *shared_rows()}
    optional = tuple(
        f"{what} {word}"
        for what in ("label", "during", "remind")
        for word in (*words.moments, *words.tests, *words.uses)
    )
    return [key for key in speech.rows if key not in wanted and not key.startswith((*optional, *more))]


def _fits(words: Words) -> tuple[str, ...]:
    return ("", " with") if words.qualified else ("",)


def _whole(row: Row | None) -> bool:
    return row is not None and all(lang in row for lang in LANGUAGES)


def needed(words: Words) -> Iterator[str]:
    """The rows that effect data in these words can ask for."""
    yield from (f"kind {kind}" for kind in {*words.kinds, "card"})
    yield from (f"zone {zone}" for zone in words.zones)
    yield from (f"state {state}" for state in words.states)
    yield from (f"{what} {field}" for field in words.fields for what in ("word", "field", "part"))
    yield from (f"number {field}" for field in words.numbers)
    yield from (f"flag {flag} {want}" for flag in words.flags for want in ("yes", "no"))
    yield from (f"test {test} {want}" for test in words.tests for want in ("yes", "no"))
    yield from (f"test {test} with" for test in words.qualified)
    yield from (f"moment {moment}{fits}" for moment in words.moments for fits in _fits(words))
    yield from (f"instead of {event}" for event in words.instead)
    yield from (f"{use} {timing}" for use, timings in words.uses.items() for timing in (*timings, "any"))
    yield from (f"cost {part}" for part in words.costs)
    yield from (f"until {span}" for span in words.spans)
    yield from (f"{what} {word}" for word in words.keywords for what in ("keyword", "remind"))
    yield from ("fits noun",) if words.qualified else ()
    for verb, shape in words.verbs.items():
        yield from _of_verb(verb, shape, words)


def _of_verb(verb: str, shape: str, words: Words) -> Iterator[str]:
    if shape == shapes.BAN:
        yield from (f"{verb} {ban}" for ban in words.bans)
    elif shape == shapes.SEARCH:
        yield from (f"verb {verb} {where}" for where in words.found)
    elif shape == shapes.LATER:
        yield from (f"{verb} {moment}" for moment in words.times)
    else:
        yield f"verb {verb}"
    if shape == shapes.NUMBERS:
        yield f"change {verb}"
    if shape == shapes.PLACED:
        yield from (f"placed {state}" for state in words.states)
