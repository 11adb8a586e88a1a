"""Card text: reading its little marks, breaking it into lines (with kinsoku for Japanese) and drawing it."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from trails_desktop.ui.fonts import font, is_japanese
from trails_desktop.ui.icons import ICONS, craft_icon, craft_key, draw_icon
from trails_desktop.ui.orgs import ORG_KEYS, org_name, org_style
from trails_desktop.ui.paint import badge, circle, fill_path, rounded, text
from trails_desktop.ui.theme import INK

# A line of Japanese must not begin, and must not end, with one of these.
NO_START: Final = frozenset(
    "、。，．）」』】〉》］｝・ー々〜！？!?ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ：；:;,.)]}%％"
)
NO_END: Final = frozenset("（「『【〈《［｛([{+＋")
BULLETS: Final = "•・■"
_CHIP_LINE: Final = re.compile(r"(?:[\[【][^\]】]+[\]】]\s*)+")
_CHIP: Final = re.compile(r"[\[【]([^\]】]+)[\]】]")
# What an icon craft is called, and the craft it quotes, which is too long to stand beside its icon.
_QUOTING: Final = re.compile(r"(?P<name>[^“「]*[^“「 ]) ?(?P<craft>[“「].*)?")
_REMINDER: Final = re.compile(r"\s*[(（][^()（）]*[)）]")
_JAPANESE_TOKEN: Final = re.compile(
    r"[+＋\-−－±]?[A-Za-z0-9０-９Ａ-Ｚａ-ｚ]+(?:[+\-−/／][+＋\-−－]?[A-Za-z0-9０-９]+)*|[ァ-ヺー]{1,7}|\s+|."
)
_LATIN_TOKEN: Final = re.compile(r"\s+|\S+")
ELLIPSIS: Final = "…"


class Atom(NamedTuple):
    """A piece that is never broken: text (regular, or bold in ``colour``) or an icon."""

    s: str
    colour: str
    icon: str


class Token(NamedTuple):
    """An atom measured at one size."""

    s: str
    width: float
    colour: str
    icon: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A run on a line, ``x`` from the line's start: text in one style, an icon or a chip (text and icon)."""

    x: float
    width: float
    s: str
    colour: str
    icon: str


@dataclass(frozen=True, slots=True)
class Line:
    """A laid out line, ``y`` from the top of the block; ``bullet`` marks the first line of a craft."""

    y: float
    indent: float
    bullet: bool
    chips: bool
    pieces: tuple[Piece, ...]

    @property
    def plain(self) -> str:
        """The line's words, without icons."""
        return "".join(piece.s for piece in self.pieces if not piece.icon)


@dataclass(frozen=True, slots=True)
class Block:
    """A laid out text: its lines, their height and the size they were set in."""

    size: float
    lang: str
    lines: tuple[Line, ...]
    height: float
    cut: bool = False


def without_reminders(source: str) -> str:
    """The text without reminder text (everything in parentheses), and without lines that held nothing else."""
    before = None
    while before != source:
        before, source = source, _REMINDER.sub("", source)
    kept = [line.rstrip() for line in source.split("\n")]
    return "\n".join(line for line in kept if line.strip(BULLETS + " \u3000"))


def line_height(size: float, lang: str) -> float:
    """Distance of two baselines."""
    return size * (1.34 if lang == "ja" else 1.26)


def lay_out(source: str, size: float, width: float, lang: str, orgs: tuple[str, ...] = ()) -> Block:
    """Break a card text into lines of at most ``width``.

    ``orgs`` are organization names to set bold besides our own six; ``**`` toggles bold as well. Fonts must be
    loaded; runs in any thread. A text with any Japanese in it is set and broken as Japanese.
    """
    if lang != "ja" and is_japanese(source):
        lang = "ja"
    lines: list[Line] = []
    y = 0.0
    for paragraph in without_reminders(source).split("\n"):
        body = paragraph.strip(" \u3000")
        bullet = body[:1] in BULLETS and bool(body)
        if bullet:
            body = body[1:].strip(" \u3000")
        if _CHIP_LINE.fullmatch(body):
            labels: list[str] = _CHIP.findall(body)
            quoting = [found for label in labels if (found := _QUOTING.fullmatch(label)) is not None]
            y = _lay_chips([found["name"] for found in quoting] or labels, size, width, y, lines)
            for quoted in filter(None, (found["craft"] for found in quoting)):
                for tokens in _break(_measured(quoted, size, lang, orgs), width - size * 0.62, size, lang):
                    lines.append(Line(y, size * 0.62, False, False, _join(tokens)))
                    y += line_height(size, lang)
                y += size * 0.30
            continue
        indent = size * 0.62 if bullet else 0.0
        first = bullet
        for tokens in _break(_measured(body, size, lang, orgs), width - indent, size, lang):
            lines.append(Line(y, indent, first, False, _join(tokens)))
            y += line_height(size, lang)
            first = False
        y += size * 0.30
    return Block(size, lang, tuple(lines), max(0.0, y - size * 0.30))


def shorten(block: Block, height: float) -> Block:
    """The block cut at a line end to fit ``height``, with an ellipsis as its last sign; at least one line stays."""
    if block.height <= height or not block.lines:
        return block
    step = line_height(block.size, block.lang)
    kept = [line for line in block.lines if line.y + step <= height] or [block.lines[0]]
    last = kept[-1]
    if not last.chips:
        kept[-1] = replace(last, pieces=_with_dots(last.pieces, block))
    return Block(block.size, block.lang, tuple(kept), last.y + step, cut=True)


def _with_dots(pieces: tuple[Piece, ...], block: Block) -> tuple[Piece, ...]:
    """The pieces of a line with an ellipsis in place of the punctuation at their end."""
    thread = threading.get_ident()
    if not pieces or pieces[-1].icon:
        x = pieces[-1].x + pieces[-1].width if pieces else 0.0
        return (*pieces, Piece(x, _advance(thread, block.size, False, block.lang, ELLIPSIS), ELLIPSIS, "", ""))
    end = pieces[-1]
    s = end.s.rstrip(" .,:;、。，．") + ELLIPSIS
    return (*pieces[:-1], replace(end, s=s, width=_advance(thread, block.size, bool(end.colour), block.lang, s)))


def text_font(size: float, lang: str, bold: bool) -> QFont:
    """The font of card text: Source Serif 4, for Japanese cards wholly the Japanese family."""
    return font("text", size, 700 if bold else 430, 0, "あ" if lang == "ja" else "")


def draw_block(p: QPainter, block: Block, x: float, y: float, ink: str, accent: str) -> None:
    """Draw a block with its upper left corner at (x, y); ``accent`` colours chips and bullets."""
    step = line_height(block.size, block.lang)
    regular = text_font(block.size, block.lang, False)
    bold = text_font(block.size, block.lang, True)
    metrics = QFontMetricsF(regular)
    base = (step - metrics.height()) / 2 + metrics.ascent()
    for line in block.lines:
        top = y + line.y
        if line.chips:
            for piece in line.pieces:
                _draw_chip(p, piece, x + piece.x, top, block.size, accent)
            continue
        if line.bullet:
            fill_path(p, circle(x + block.size * 0.18, top + step * 0.52, block.size * 0.13), accent)
        for piece in line.pieces:
            left = x + line.indent + piece.x
            if piece.icon:
                side = block.size * 1.06
                rounded(p, QRectF(left + 1, top + (step - side) / 2, side, side), side * 0.26, ink)
                draw_icon(p, piece.icon, left + 1 + side / 2, top + step / 2, side * 0.76, "#FFFDF6")
            else:
                p.setFont(bold if piece.colour else regular)
                p.setPen(piece.colour or ink)
                p.drawText(QPointF(left, top + base), piece.s)


def _draw_chip(p: QPainter, piece: Piece, x: float, y: float, size: float, accent: str) -> None:
    high = size * 1.34
    rounded(p, QRectF(x, y, piece.width, high), high / 2, accent)
    if piece.icon:
        rounded(p, QRectF(x + 2, y + 2, high - 4, high - 4), high / 2, "#FFFDF6")
        draw_icon(p, piece.icon, x + high / 2, y + high / 2, high * 0.66, accent)
    else:
        badge(p, piece.s, x + high / 2, y + high / 2, high / 2 - 2)
    used = _chip_font(size, piece.s)
    text(p, x + high + size * 0.12, y + high / 2 + QFontMetricsF(used).capHeight() / 2, piece.s, used, "#FFFFFF")


def _chip_font(size: float, s: str) -> QFont:
    return font("cond", size * 0.98, 600, 2, s)


def _lay_chips(labels: list[str], size: float, width: float, y: float, lines: list[Line]) -> float:
    row: list[Piece] = []
    x = 0.0
    for label in labels:
        wide = QFontMetricsF(_chip_font(size, label)).horizontalAdvance(label) + size * (1.34 + 0.62)
        if row and x + wide > width:
            lines.append(Line(y, 0, False, True, tuple(row)))
            y += size * 1.70
            row, x = [], 0.0
        row.append(Piece(x, wide, label, "", craft_icon(craft_key(label)) or ""))
        x += wide + size * 0.3
    lines.append(Line(y, 0, False, True, tuple(row)))
    return y + size * 1.70


@lru_cache(maxsize=256)
def _names(lang: str, orgs: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    own = [org_name(key, lang) for key in ORG_KEYS if key != "none"]
    colours = {name: org_style(name).deep for name in (*own, *orgs) if name}
    longest = sorted(colours, key=len, reverse=True)
    edge = r"(?<!\w)" if lang != "ja" else ""
    pattern = "|".join(re.escape(name) for name in longest)
    return re.compile(rf"(\*\*|\{{[a-z]+\}}|{edge}(?:{pattern}))"), colours


def _styled(body: str, names: tuple[re.Pattern[str], dict[str, str]]) -> Iterator[tuple[str, str, str]]:
    """(text, bold colour or "", icon or "") parts of a paragraph."""
    pattern, colours = names
    bold = False
    for part in pattern.split(body):
        if not part:
            continue
        if part == "**":
            bold = not bold
        elif part[0] == "{" and part[1:-1] in ICONS:
            yield "", "", part[1:-1]
        else:
            yield part, colours.get(part, INK if bold else ""), ""


@lru_cache(maxsize=1024)
def _split(body: str, lang: str, orgs: tuple[str, ...]) -> tuple[tuple[Atom, ...], ...]:
    """A paragraph as unbreakable groups of atoms; a line may end before each group. Independent of size."""
    groups: list[list[Atom]] = []
    before = " "
    for part, colour, icon in _styled(body, _names(lang, orgs)):
        # A character beyond the fonts is measured and drawn by Qt's fallback; nothing is dropped.
        for s in [""] if icon else (_JAPANESE_TOKEN if lang == "ja" else _LATIN_TOKEN).findall(part):
            if not groups or (not s.isspace() and _may_break(before, s, lang)):
                groups.append([])
            groups[-1].append(Atom(s, colour, icon))
            before = s[-1] if s else "\ufffc"
    return tuple(tuple(group) for group in groups)


def _measured(body: str, size: float, lang: str, orgs: tuple[str, ...]) -> Iterator[list[Token]]:
    thread = threading.get_ident()
    for group in _split(body, lang, orgs):
        yield [
            Token(a.s, size * 1.16 if a.icon else _advance(thread, size, bool(a.colour), lang, a.s), a.colour, a.icon)
            for a in group
        ]


def _may_break(before: str, s: str, lang: str) -> bool:
    if before.isspace():
        return True
    if lang != "ja":
        return False
    return not (s and s[0] in NO_START) and before not in NO_END


@lru_cache(maxsize=20000)
def _advance(thread: int, size: float, bold: bool, lang: str, s: str) -> float:
    return QFontMetricsF(text_font(size, lang, bold)).horizontalAdvance(s)


def _break(groups: Iterator[list[Token]], width: float, size: float, lang: str) -> Iterator[list[Token]]:
    """Greedy lines out of unbreakable groups; one wider than the line is broken between characters, with kinsoku as
    long as that is possible."""
    line: list[Token] = []
    used = 0.0
    for group, wide in _narrow(groups, width, size, lang):
        solid = wide - group[-1].width if group[-1].s.isspace() else wide
        if line and used + solid > width:
            yield _trimmed(line)
            line, used = [], 0.0
        line += group
        used += wide
    yield _trimmed(line)


def _narrow(groups: Iterator[list[Token]], width: float, size: float, lang: str) -> Iterator[tuple[list[Token], float]]:
    """The groups with their widths, those wider than a line cut into parts."""
    for group in groups:
        wide = sum([token.width for token in group])
        if wide <= width or (group[-1].s.isspace() and wide - group[-1].width <= width):
            yield group, wide
            continue
        part: list[Token] = []
        for token in _characters(group, size, lang):
            if part and (lang != "ja" or _may_break(part[-1].s or "\ufffc", token.s, lang)):
                yield part, sum([t.width for t in part])
                part = []
            if part and sum([t.width for t in part]) + token.width > width:
                yield part, sum([t.width for t in part])
                part = []
            part.append(token)
        if part:
            yield part, sum([t.width for t in part])


def _trimmed(line: list[Token]) -> list[Token]:
    while line and line[-1].s.isspace():
        line = line[:-1]
    return line


def _characters(group: list[Token], size: float, lang: str) -> Iterator[Token]:
    thread = threading.get_ident()
    for token in group:
        if token.icon:
            yield token
            continue
        for ch in token.s:
            yield Token(ch, _advance(thread, size, bool(token.colour), lang, ch), token.colour, "")


def _join(tokens: list[Token]) -> tuple[Piece, ...]:
    """Runs of one style, so that a line is few drawing calls."""
    pieces: list[Piece] = []
    x = 0.0
    for token in tokens:
        last = pieces[-1] if pieces else None
        if last is not None and not token.icon and not last.icon and last.colour == token.colour:
            pieces[-1] = Piece(last.x, last.width + token.width, last.s + token.s, last.colour, "")
        else:
            pieces.append(Piece(x, token.width, token.s, token.colour, token.icon))
        x += token.width
    return tuple(pieces)
