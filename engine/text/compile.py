"""Printed texts to effect trees: a line, a whole card. Only what is in printed style means something."""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.text.describe.paraphrase import grammar
from engine.text.grammar.icon.reminders import Note, Standing, notes, standing
from engine.text.grammar.line.modes import joined
from engine.text.parser.template import Parse
from engine.text.reading import LineResult, Problem, read_in, sound
from engine.text.reference.assembly import link_effect
from engine.text.reference.options import lasting_in
from engine.text.source.keywords import head_of
from engine.text.source.normalise import read_line, reminders
from engine.text.source.proper_names import WordTable, out_of_print
from engine.text.surface import LinkError
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.reads import replace

__all__ = ["Compiled", "LineResult", "Problem", "compile_card", "compile_line"]


@frozen
class Compiled:
    """A printing read: the lines in order, and the meaning of the lines that were understood."""

    number: str
    lang: str
    lines: tuple[LineResult, ...]
    meaning: t.Meaning

    @property
    def understood(self) -> bool:
        """Whether every line was."""
        return all(line.understood for line in self.lines)


def compile_line(text: str, lang: str, words: WordTable, kind: str = "") -> LineResult:
    """Read one line. kind: "event" or "arts" for effects; otherwise the line is a craft, with or without bullet.

    A line of several bulleted crafts is all of them; an effect and when its card may be played are both.
    """
    return _printed(read_in(grammar(), text, lang, words, kind), lang, kind)


def _printed(read: LineResult, lang: str, kind: str) -> LineResult:
    """What was read of a line; declined if it does not stand as cards print it."""
    if not read.understood or read.kind in ("icons", "reminder"):
        return read
    if (found := out_of_print(read.text, lang, kind == "arts")) is None:
        return read
    at, how = found
    return LineResult(read.text, "", None, Problem(at, read.text[:at].rstrip(), how), read.readings, read.keyword)


def compile_card(printing: Printing, words: WordTable) -> Compiled:
    """Read all texts of a printing as officially corrected. Lines that are declined are left out of the meaning."""
    printing = as_corrected(printing)
    kind = "event" if "EVENT" in printing.types else ""
    parts = [_read_lines(printing.text, printing.lang, words, kind)]
    if printing.arts is not None:
        parts.append(_read_lines(printing.arts.text, printing.lang, words, "arts"))
    if any(line.reminders for part in parts for line in part):
        on = standing(_meaning(parts, words))
        parts = [_explained(part, on, printing.lang, words) for part in parts]
    return Compiled(
        printing.number, printing.lang, tuple(line for part in parts for line in part), _meaning(parts, words)
    )


def _read_lines(text: str, lang: str, words: WordTable, kind: str) -> list[LineResult]:
    """The lines of one text. A line of an effect may go on with what the lines before it have named."""
    lines: list[LineResult] = []
    before: list[Any] = []
    for line in joined(text):
        result = sound(compile_line(line, lang, words, kind))
        if not result.understood and result.readings == 0 and before:
            result = _continued(result, before, lang, words, kind)
        if result.clauses is not None:
            before.append(result.clauses)
        odd = _unended(result)
        lines.append(replace(result, notes=odd) if odd else result)
    return lines


def _unended(line: LineResult) -> tuple[Note, ...]:
    """A note on a line that gives one bonus for a time and another for good: a time may be missing (1215.8)."""
    effect = line.tree if isinstance(line.tree, t.Effect) else None
    until = {node.until for node in lasting_in(effect.do) if isinstance(node, t.Get)} if effect is not None else set()
    if len(until) < 2 or "game" not in until:
        return ()
    return (Note(0, "What has no time lasts for the rest of the game"),)


def _meaning(parts: list[list[LineResult]], words: WordTable) -> t.Meaning:
    """What the lines of the text, and of the arts if there are any, mean together."""
    crafts: list[Any] = []
    effects: list[t.Effect | None] = []
    for part in parts:
        for line in part:
            if line.understood:
                crafts += line.tree if line.clauses is None else line.limits
        effects.append(_linked([line.clauses for line in part if line.clauses is not None]))
    every = [line for part in parts for line in part]
    named = {words.keyword(line.keyword) for line in every if line.clauses is not None or line.kind == "icons"}
    event, arts = effects[0], effects[1] if len(effects) > 1 else None
    return t.Meaning(tuple(crafts), event, arts, tuple(sorted(named - {""})))


def _explained(lines: list[LineResult], on: Standing, lang: str, words: WordTable) -> list[LineResult]:
    """The lines; one with a parenthesis that explains nothing of the card is declined: it would change what the line
    says (207.5)."""

    def read(text: str) -> Any:
        for kind in ("", "event"):
            result = read_in(grammar(), text, lang, words, kind)  # a parenthesis need not end with a full stop
            if result.understood:
                return result.tree
        return None

    given = [(line.reminders, [start for start, _ in reminders(line.text)] if line.reminders else []) for line in lines]
    out = []
    for line, odd in zip(lines, notes(given, on, lang, read), strict=True):
        if odd and line.understood:
            problem = Problem(odd[0].at, line.text[: odd[0].at].rstrip(), odd[0].message)
            line = LineResult(line.text, "", None, problem, 0, line.keyword, line.reminders)
        out.append(line)
    return out


def _continued(result: LineResult, before: list[Any], lang: str, words: WordTable, kind: str = "event") -> LineResult:
    """A line that means something only after the lines before it ("Then, stun it")."""
    line = read_line(result.text, lang)
    body, _, keyword = head_of(line, False)
    parse = Parse(body, words, quick=True)
    for at, raw in grammar().read("effect-body", lang, parse):
        if at != len(body):
            continue
        try:
            link_effect([*before, raw])
        except LinkError:
            continue
        said = "arts" if kind == "arts" else "effect"
        return _printed(LineResult(result.text, said, None, None, 1, keyword, line.reminders, raw), lang, kind)
    return result


def _linked(paragraphs: list[Any]) -> t.Effect | None:
    return link_effect(paragraphs) if paragraphs else None
