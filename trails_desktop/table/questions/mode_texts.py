"""What the effects say between which a card lets a player choose (1312.1), its own when it is played or another while
it resolves: as printed, or said back.

The printed text of an option is the one a player can compare with the card. A choice that stands inside a sentence
("draw a card or gain 2 bond") has no such text; there the option is said from what the engine understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Final

from engine.kernel.decisions import Decision
from engine.trails import tree as t

_BULLETS: Final = "•・■▪●◆∙⋅‣⦁◦□○◇►▶➢"
#: A bullet at the beginning or after the end of what was before it, not the dot inside a Japanese name.
_BULLET: Final = re.compile(rf"(?:^|(?<=[\s。：:.—]))[{_BULLETS}]\s*")
_QUOTED: Final = re.compile('[“「"]([^“”「」"]+)[”」"]')
_JOINED: Final = re.compile(r";\s*(?:or\s+)?|,\s+or\s+")
#: How a choice is announced, at the end of what stands before the options.
_HOW_MANY: Final = (
    r"chooses?\s+(?:up to\s+|at least\s+)?(?:one|two|three|any number)(?:\s+or\s+(?:both|two|more))?"
    r"(?:\s+options?|\s+different effects)?(?:\s+of\s+(?:the following|these))?"
)
_HEAD: Final = re.compile(
    rf"(?:{_HOW_MANY}\s*[-:.,—]*"
    r"|(?:次|以下)[^。]{0,8}?(?:つ|度|いずれか|どれか|どちらか|任意の数|好きな数)[^。]{0,14}[。:：]?)\s*$",
    re.IGNORECASE,
)
#: The same with the options behind it in one sentence.
_HEAD_IN_LINE: Final = re.compile(rf"{_HOW_MANY}\s*[:—]\s*", re.IGNORECASE)


def printed_choices(text: str) -> tuple[tuple[str, ...], ...]:
    """The options of every announced choice of a card's text, in printed order."""
    return tuple(_choices(text))


def _choices(text: str) -> Iterator[tuple[str, ...]]:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    at = 0
    while at < len(lines):
        head, *options = _BULLET.split(lines[at].lstrip(_BULLETS))
        at += 1
        head, options = head.strip(), [option.strip() for option in options if option.strip()]
        if not _HEAD.search(head):
            if options or not (found := _in_line(head)):
                continue
            yield found
            continue
        while not options and at < len(lines) and lines[at][0] in _BULLETS:
            at = _take_bulleted(lines, at, options)
        if len(options) > 1:
            yield tuple(options)


def _take_bulleted(lines: Sequence[str], at: int, options: list[str]) -> int:
    """The bulleted lines from ``at`` on: each is an option."""
    while at < len(lines) and lines[at][0] in _BULLETS:
        options.append(lines[at].lstrip(_BULLETS).strip())
        at += 1
    return at


def _in_line(line: str) -> tuple[str, ...]:
    """The options of a choice in one sentence: quoted, or set apart by "or"."""
    quoted = _QUOTED.findall(line)
    if len(quoted) > 1 and _HEAD.search(line[: min(line.find(mark) for mark in '“「"' if mark in line)]):
        return tuple(part.strip() for part in quoted)
    begin = _HEAD_IN_LINE.search(line)
    parts = _JOINED.split(line[begin.end() :]) if begin is not None else []
    return tuple(part.strip() for part in parts) if len(parts) > 1 else ()


def choices_of(meaning: t.Meaning | None) -> tuple[t.Effect, ...]:
    """The effects of a card that have a choice, and its offers as such effects, in the order of its text."""
    if meaning is None:
        return ()
    return tuple(_with_modes((*meaning.crafts, meaning.event, meaning.arts)))


def _with_modes(node: object) -> Iterator[t.Effect]:
    if isinstance(node, t.Effect) and node.modes:
        yield node
        return
    if isinstance(node, t.Offer):
        yield t.Effect((), (), modes=tuple(t.Effect((), option) for option in node.options))
    if is_dataclass(node):
        for one in fields(node):
            yield from _with_modes(getattr(node, one.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from _with_modes(part)


def mode_texts(
    decision: Decision, printed: str, meaning: t.Meaning | None, say: Callable[[t.Effect], str]
) -> tuple[str, ...]:
    """What each effect says that this question lets choose from, the first one first; () if nobody can tell which of
    several choices of the card it is about. printed: the card's text. say: says an effect back, "" if it cannot."""
    highest = max((int(option[1]) for option in decision.options), default=0)
    known = [
        effect for effect in choices_of(meaning)
        if len(effect.modes) >= highest and decision.most <= max(effect.pick[1], effect.instead[1])
    ]  # fmt: skip
    counts = {len(effect.modes) for effect in known}
    found = [
        texts for texts in printed_choices(printed)
        if len(texts) >= highest and (not counts or len(texts) in counts)
    ]  # fmt: skip
    if len(found) == 1 and len(known) <= 1:
        return found[0]
    if len(known) == 1:
        said = tuple(say(mode) for mode in known[0].modes)
        return said if all(said) else ()
    return ()
