"""What every line of the corpora, of ``lines.yaml``, ``proposed.yaml``, ``declined.yaml`` and of the cards reads as and
prints."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from engine.text.compile import LineResult
from engine.text.describe.paraphrase import said_lines
from engine.trails import tree as t
from engine.trails.tree.plain import encoded
from tests.nets.files import read_net
from tests.text.reading import corpora, pool, read, records, words

NAME = "lines"


class Line(NamedTuple):
    """A printed line. kind: "event", "arts" or "craft"."""

    lang: str
    kind: str
    text: str


def every_line() -> list[Line]:
    """All lines, each once: 7,782 of them when the net was made."""
    found: dict[Line, None] = {}  # in order
    for record in [*corpora(), *records("lines.yaml"), *records("proposed.yaml")]:
        for lang in ("en", "ja"):
            found[Line(lang, record["kind"], record[lang])] = None
    for record in records("declined.yaml"):
        found[Line(record["lang"], record["kind"], record["text"].replace("‸", ""))] = None
    for number in pool():
        for lang, printing in pool()[number].items():
            kind = "event" if "EVENT" in printing.types else "craft"
            found.update((Line(lang, kind, text), None) for text in printing.text.splitlines() if text.strip())
            if printing.arts is not None:
                found[Line(lang, "arts", printing.arts.text)] = None
    return list(found)


def key(line: Line) -> str:
    """A short name of a line, by its content."""
    return blake2b("\0".join(line).encode(), digest_size=8).hexdigest()


def prints(tree: Any) -> tuple[str, str]:
    """What a tree, or the crafts of a line, print as in English and Japanese."""
    trees = [tree] if isinstance(tree, t.Effect) else tree
    return (said_lines(trees, "en", words()), said_lines(trees, "ja", words())) if trees else ("", "")


def told(line: Line, result: LineResult | None = None, said: tuple[str, str] | None = None) -> tuple[str, ...]:
    """What is kept of a line: readings, tree as data, both prints; of a line that is declined, where and why.
    said: the prints, where they are known."""
    got = read(line.text, line.lang, line.kind) if result is None else result
    if got.problem is not None:
        return ("declined", str(got.problem.at), got.problem.near, got.problem.message)
    tree = encoded.__wrapped__(got.tree)  # not one kept of an equal tree: equal crafts may stand under other keywords
    return (str(got.readings), got.kind, got.keyword, tree, *(said or prints(got.tree)))


def digest(line: Line, result: LineResult | None = None, said: tuple[str, str] | None = None) -> str:
    """A short text that changes when what the line reads or prints does."""
    return blake2b("\0".join(told(line, result, said)).encode(), digest_size=8).hexdigest()


def differs(
    lang: str, kind: str, text: str, result: LineResult | None = None, said: tuple[str, str] | None = None
) -> str:
    """A sentence if a line reads or prints otherwise than the net says, else "". said: as in :func:`told`."""
    line = Line(lang, kind, text)
    before = read_net(NAME).get(key(line))
    if before is None:
        return "the net does not know this line: python -m tests.nets lines --write"
    return (
        ""
        if before == digest(line, result, said)
        else f"reads or prints otherwise than before: {told(line, result, said)}"
    )


def row(line: Line) -> tuple[str, str]:
    """A row of the net."""
    return key(line), digest(line)
