"""Filters as noun phrases, conditions as clauses."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.nodes import Condition, Filter
from engine.effects.say.speech import Speech

Words = tuple[tuple[str, tuple[str, ...]], ...]


def noun(speech: Speech, among: Filter, many: bool = False, head: str = "") -> str:
    """What a filter means, without article and number. many: in the plural. head: row of the noun, if it is no kind."""
    front, behind = "", ""
    for kind in speech.row("pieces").split():
        for piece in _pieces(speech, among, kind):
            if piece.startswith(" "):
                behind += piece
            else:
                front += piece
    form = "many" if many else ""
    return front + speech.row(head or f"kind {among.kind or 'card'}", form) + behind


def counted(speech: Speech, among: Filter, n: int, up_to: bool) -> str:
    """So many of what a filter means."""
    return speech.fill("counted up to" if up_to else "counted", n=n, noun=noun(speech, among, n != 1))


def every(speech: Speech, among: Filter) -> str:
    """All that a filter means."""
    return speech.fill("all", noun=noun(speech, among, many=True))


def one(speech: Speech, among: Filter) -> str:
    """Any one of what a filter means."""
    return speech.article(speech.fill("one", noun=noun(speech, among)))


def fitting(speech: Speech, fits: Words) -> str:
    """What qualifies an event or a condition, as a noun phrase."""
    return noun(speech, Filter(words=fits), head="fits noun")


def condition(speech: Speech, test: Condition, this: str) -> str:
    """A condition as a clause. this: the noun phrase of what the text calls "this"."""
    if test.what == "count" and test.among is not None:
        what = noun(speech, test.among, many=True)
        if test.most is None:
            return speech.fill("count least", n=test.least, noun=what)
        if test.least == 0:
            return speech.fill("count most", n=test.most, noun=what)
        return speech.fill("count between", n=test.least, most=test.most, noun=what)
    return speech.fill(f"test {manner(test)}", this=this, fits=fitting(speech, test.fits) if test.fits else "")


def manner(test: Condition) -> str:
    """Under which word a condition of the game has its rows: qualified, or as it must be."""
    return f"{test.what} with" if test.fits else f"{test.what} {'yes' if test.want else 'no'}"


def _pieces(speech: Speech, among: Filter, kind: str) -> Iterator[str]:
    if kind == "zone" and among.zone:
        yield speech.fill(f"zone {among.zone}", whose=speech.row(f"whose {among.side}"))
    elif kind == "side" and not among.zone:
        yield speech.row(f"side {among.side}")
    elif kind == "state" and among.state:
        yield speech.row(f"state {among.state}")
    elif kind == "flags":
        for flag, wanted in among.flags:
            yield speech.row(f"flag {flag} {'yes' if wanted else 'no'}")
    elif kind == "words":
        for field, words in among.words:
            said = (speech.fill(f"word {field}", word=_word(speech, field, word)) for word in words)
            yield speech.fill(f"field {field}", words=speech.join(said, "or"))
    elif kind == "part":
        for field, piece in among.part:
            yield speech.fill(f"part {field}", word=speech.name(piece))
    elif kind in ("most", "least"):
        for field, bound in getattr(among, kind):
            yield speech.fill(kind, field=speech.row(f"number {field}"), n=bound)


def _word(speech: Speech, field: str, word: str) -> str:
    """A word of the game's own (a color) has a row, one of cards is printed as they print it."""
    return speech.row(f"{field} {word}") if speech.has(f"{field} {word}") else speech.name(word)
