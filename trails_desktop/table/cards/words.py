"""Turning the engine's templates into text a player reads: translated, filled, with card names as links.

Templates come from log lines, reasons and questions. They are translated in the context ``engine``; their fields are
plain values or the tuples ``("card", number, object id)`` and ``("seat", n)``. Nothing here trusts a name: whatever
becomes rich text is escaped first.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from string import Formatter
from typing import Literal

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Decision
from engine.trails.views.records import LogLine
from trails_desktop.match.api import Reason

#: One field of a template.
Arg = str | int | bool | None | tuple[str | int, ...]
Args = Iterable[tuple[str, Arg]]
SpanKind = Literal["plain", "value", "card", "seat", "rule"]

LINK_SCHEME = "card"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a sentence: plain words, a filled-in value, a card's name (``number``, ``obj``), a player's name or
    a rule's number."""

    text: str
    kind: SpanKind = "plain"
    number: str = ""
    obj: int = 0


@dataclass(frozen=True, slots=True)
class Sentence:
    """A translated and filled template in spans, and the rule it belongs to."""

    spans: tuple[Span, ...]
    rule: str = ""

    @property
    def plain(self) -> str:
        """The sentence as plain text, for screen readers and the clipboard."""
        return "".join(span.text for span in self.spans)

    def html(self, link_colour: str = "") -> str:
        """The sentence as rich text: names escaped, card names as links ``card:number:object``."""
        style = f' style="color:{link_colour};text-decoration:none"' if link_colour else ""
        parts = []
        for span in self.spans:
            safe = html.escape(span.text)
            if span.kind == "card" and span.number:
                target = html.escape(f"{LINK_SCHEME}:{span.number}:{span.obj}")
                parts.append(f'<a href="{target}"{style}>{safe}</a>')
            else:
                parts.append(safe)
        return "".join(parts)


def link_target(link: str) -> tuple[str, int] | None:
    """Card number and object id of a link made by :meth:`Sentence.html`; None if it is not one."""
    scheme, _, rest = link.partition(":")
    number, _, obj = rest.rpartition(":")
    if scheme != LINK_SCHEME or not number or not obj.isdigit():
        return None
    return number, int(obj)


class Words:
    """Fills templates for one seat. ``card_name`` gives a card's name from its number in the player's language,
    ``seat_name`` a player's name from the seat. Neither may raise; unknown cards should come back as their number."""

    def __init__(self, card_name: Callable[[str], str], seat_name: Callable[[int], str]) -> None:
        self._card_name = card_name
        self._seat_name = seat_name

    def sentence(self, template: str, args: Args = (), rule: str = "") -> Sentence:
        """Translate ``template`` and fill its fields. A field nobody gave stays visible as ``{name}``."""
        values = dict(args)
        spans: list[Span] = []
        for words, field in _pieces(translated(template)):
            if words:
                spans.append(Span(words))
            if field is not None:
                spans.extend(self._filled(field, values))
        return Sentence(tuple(spans), rule)

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self._seat_name(seat)

    def log_line(self, line: LogLine) -> Sentence:
        """A line of the log."""
        return self.sentence(line.template, line.args, line.rule)

    def reason(self, reason: Reason) -> Sentence:
        """Why something cannot be done, or one sentence of a forecast."""
        return self.sentence(reason.template, reason.args, reason.rule)

    def prompt(self, decision: Decision) -> Sentence:
        """The question of a decision."""
        return self.sentence(decision.prompt, decision.args, decision.rule)

    def _filled(self, field: str, values: dict[str, Arg]) -> list[Span]:
        if field not in values:
            return [Span("{" + field + "}")]
        value = values[field]
        if isinstance(value, tuple):
            return self._reference(value)
        if isinstance(value, bool):
            return [Span(translated("yes") if value else translated("no"), "value")]
        if value is None:
            return [Span("–", "value")]
        return [Span(str(value), "value")]

    def _reference(self, value: tuple[str | int, ...]) -> list[Span]:
        head, *rest = value if value else ("",)
        if head == "card" and rest:
            number = str(rest[0])
            obj = rest[1] if len(rest) > 1 and isinstance(rest[1], int) else 0
            return [Span(self._card_name(number), "card", number, obj)]
        if head == "cards" and rest:
            return self._cards(rest)
        if head == "seat" and rest and isinstance(rest[0], int):
            return [Span(self._seat_name(rest[0]), "seat")]
        return [Span(", ".join(translated(part) if isinstance(part, str) else str(part) for part in value), "value")]

    def _cards(self, value: list[str | int]) -> list[Span]:
        """Several cards: number and object of each, then how many more nobody may name here."""
        spans: list[Span] = []
        for number, obj in zip(value[0:-1:2], value[1:-1:2], strict=False):
            spans += [Span(", ")] if spans else []
            spans.append(Span(self._card_name(str(number)), "card", str(number), int(obj)))
        hidden = int(value[-1])
        if hidden:
            spans += [Span(", ")] if spans else []
            said = translated("a card") if hidden == 1 else translated("{n} cards").format(n=hidden)
            spans.append(Span(said, "value"))
        return spans


def translated(template: str) -> str:
    """A template or word of the engine in the player's language."""
    return QCoreApplication.translate("engine", template) if template else ""


def _pieces(template: str) -> list[tuple[str, str | None]]:
    """Words and the field after them. A template with broken braces is shown as it is."""
    try:
        return [(words, field) for words, field, _, _ in Formatter().parse(template)]
    except ValueError:
        return [(template, None)]


def told_apart(names: tuple[str, str], you: int) -> tuple[str, str]:
    """The players' names; where both are called alike, one's own says so."""
    if you not in (0, 1) or names[0].casefold() != names[1].casefold():
        return names
    mine = own_name(names, you)
    return (mine, names[1]) if you == 0 else (names[0], mine)


def own_name(names: tuple[str, str], you: int) -> str:
    """One's own name among both, marked as such."""
    said = QCoreApplication.translate("Table", "{player} (you)")
    return names[you] if names[you] == said.format(player=names[1 - you]) else said.format(player=names[you])
