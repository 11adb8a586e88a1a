"""A deck of any text: our own deck file, another program's, a table, or a list somebody typed.

What is read is kept and what is not is told, line by line; only a text without any card is refused. Our own files are
read as they were written: :func:`engine.trails.cards.decks.write_deck` and this give the same deck back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from engine.trails.cards.decks import MODES, STRATEGY, Deck, DeckError, DeckLine, header_of, line_of, number_of
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.aside import with_aside
from trails_desktop.library.decks.difference import label_of
from trails_desktop.library.decks.lists import data, line, markup, table, words, xml
from trails_desktop.library.decks.lists.names import Names
from trails_desktop.library.decks.lists.report import ASIDE, MAIN, NOWHERE, Draft, Found, Left, Reading
from trails_desktop.library.storage.sentences import say

MOST_TEXT: Final = 256 * 1024  #: letters
_OWN: Final = re.compile(r"(?m)^#\s*(?:name|mode|plan)\s*:")
_MARKED: Final = re.compile(r"\s*(?:SB|SIDE|MB|MAYBE)\s*:\s*(?P<rest>.+)", re.I)
_REMARK: Final = re.compile(r"(?:^|\s)(?://|--\s|;\s|#\s).*$")
_HIDDEN: Final = re.compile(r"#{1,3}\s*(?P<rest>\S.*)|//\s*(?P<other>\S.*)")
_SKIPPED: Final = re.compile(r"LAYOUT\s.*|```.*")
_PAGE: Final = re.compile(
    r"\s*<(?:!doctype\s+html|html|head|body|table|tr|td|div|p|ul|ol|li|dl|pre|span|a|b|i|em|strong|h[1-6]|br|meta|!--)\b",
    re.I,
)
_LINK: Final = re.compile(r"[a-z][a-z0-9+.-]{1,12}://\S+", re.I)


def read_list(text: str, where: str, pool: CardPool) -> Reading:
    """The deck in a text, and what of it could not be read.

    Raises :class:`DeckError` with what and where for a text without a card, a link, a web page, or one that is too
    long.
    """
    if len(text) > MOST_TEXT:
        raise DeckError(f"{where}: this is too long for a deck")
    if any(ord(sign) < 32 and sign not in "\r\n\t\v\f\x1c\x1d\x1e" for sign in text):
        raise DeckError(f"{where}: there are signs in it that no text has")
    text = text.lstrip("\ufeff")
    names = Names(pool)
    start = text.lstrip()
    if _PAGE.match(text):
        return _page(text, where, pool)
    if start.startswith("<"):
        return _made(_xml(text, where, names), where, pool)
    if start[:1] in "[{":
        try:
            return _made(data.read(start, names), where, pool)
        except data.NoData:
            if start.startswith("{") and data.read_loose(text, names) is None:
                raise DeckError(f"{where}: it begins like JSON, but cannot be read as such") from None
    own = _OWN.search(text) is not None
    if not own and (drafted := data.read_loose(text, names)) is not None and any(drafted.known()):
        return _made(drafted, where, pool)
    lines = (text if own else markup.unescaped(markup.broken(text))).splitlines()
    if not own:
        drafted = table.read(lines, names)
        if drafted is not None and any(drafted.known()):
            return _made(drafted, where, pool)
    return _text(lines, where, pool, names)


def _xml(text: str, where: str, names: Names) -> Draft:
    try:
        return xml.read(text, names)
    except xml.NoXml as error:
        raise DeckError(f"{where}, line {error.line}: it is no whole XML file of a deck") from error


def _page(text: str, where: str, pool: CardPool) -> Reading:
    """The list that a page of the web shows."""
    try:
        shown = markup.text_of(text)
        reading = read_list("" if _PAGE.match(shown) else shown, where, pool)
    except DeckError:
        reading = None
    if reading is None or not reading.deck.size - reading.unknown:
        raise DeckError(f"{where}: this is a page of the web; copy the text of the list itself")
    return replace(reading, source="page")


# --- text -------------------------------------------------------------------------------------------------------------
class _Text:
    """A list line by line."""

    def __init__(self, pool: CardPool, names: Names, own: bool) -> None:
        self.pool, self.names, self.own = pool, names, own
        self.draft = Draft("deck file" if own else "text")
        self.known: dict[str, str] = {}
        self.headers: list[tuple[str, str]] = []
        self.lines: dict[int, DeckLine] = {}  #: what stands there as a deck file has it, by line
        self.loose: list[int] = []  #: lines without a count that name a card and something more
        self.where = MAIN
        self.counted = 0

    def read(self, lines: Iterable[str], hidden: bool = False) -> None:
        for at, raw in enumerate(lines, start=1):
            if hidden:
                found = _HIDDEN.match(raw.strip())
                raw = (found["rest"] or found["other"]) if found is not None else ""
            if raw.strip():
                self._line(at, raw)

    def _line(self, at: int, raw: str) -> None:
        if raw.lstrip().startswith("#") and self._header(at, raw.strip()):
            return
        strict = line_of(raw)
        if strict is not None and strict.count and number_of(strict, self.pool) is not None:
            self.lines[at] = strict
            self._add(strict.count, strict.label, number_of(strict, self.pool) or "", at, self.where)
            self.counted += 1
            return
        plain = words.plain(raw if self.own else markup.untagged(raw))
        if plain.startswith(("#", "//")):
            told = words.place(plain)
            if told is not None and told != words.SAME:
                self.where = told
            return
        if _SKIPPED.fullmatch(plain):
            return
        place = self.where
        marked = _MARKED.fullmatch(plain)
        if marked is not None:
            plain, place = marked["rest"], ASIDE
        self._words(at, raw, plain, place, strict)

    def _words(self, at: int, raw: str, plain: str, place: str, strict: DeckLine | None) -> None:
        told = words.place(plain)
        if told is not None and line.read(plain, self.names) is None:
            self.where = self.where if told == words.SAME else told
            return
        if words.is_sum(plain):
            return
        about = words.about(plain)
        if self.where == NOWHERE or about is not None:
            self._about(about, plain)
            if self.where == NOWHERE or (about is not None and line.read(plain, self.names) is None):
                return
        ways = line.several(plain, self.names)
        if not ways:
            bare = _REMARK.sub("", plain).strip()
            way = next(
                (way for one in dict.fromkeys((plain, bare)) if one and (way := line.read(one, self.names))), None
            )
            ways = [way] if way is not None else []
        for way in ways:
            count = 1 if way.count is None else way.count
            if not 0 < count <= 999:
                self.draft.leave(at, raw, say("it has no copy"))
                continue
            if way.count is None and not way.sure:
                self.loose.append(at)
            self.counted += way.count is not None
            self._add(count, "", way.name, at, place)
        if not ways:
            self._unread(at, raw, plain, place, strict)

    def _unread(self, at: int, raw: str, plain: str, place: str, strict: DeckLine | None) -> None:
        if self.own and strict is not None and strict.count:
            self.lines[at] = strict
            self._add(strict.count, strict.label, "", at, place)
            return
        bare = _REMARK.sub("", plain).strip()
        way = line.unknown(bare)
        if way is not None and way.count:
            self._add(way.count, way.name, "", at, place)
        elif _LINK.search(plain):
            self.draft.leave(at, raw, say("it is a link; what is behind it is not fetched"))
        elif strict is not None and not strict.count:
            self.draft.leave(at, raw, say("it has no copy"))
        elif bare and not words.is_heading(bare):
            self.draft.leave(at, raw, say("no card is called this, and no number of copies stands with it"))

    def _about(self, about: tuple[str, str] | None, plain: str) -> None:
        if about is None and self.where == NOWHERE and plain.casefold().startswith("name "):
            about = "name", plain[5:].strip()  # as Arena writes it
        if about is not None and about[0] == "name":
            self.draft.name = self.draft.name or about[1]
        elif about is not None and about[0] == "plan":
            self.draft.plan = self.draft.plan or about[1]

    def _header(self, at: int, text: str) -> bool:
        found = header_of(text)
        if found is None:
            return False
        field, value = found
        if field not in ("name", "mode", "plan"):
            self.headers.append(found)
        elif field in self.known:
            self.draft.leave(at, text, say("the header '{key}' stands twice", key=field))
        elif field == "mode":
            mode = value.casefold().split()[0] if value.split() else ""
            if mode in MODES:
                self.known[field] = mode
            else:
                self.draft.leave(
                    at, text, say("the mode is '{mode}', but only strategy and blitz are known", mode=value)
                )
        else:
            self.known[field] = value
        return True

    def _add(self, count: int, name: str, number: str, at: int, place: str) -> None:
        if place != NOWHERE:
            self.draft.cards.append(Found(count, name or number, number, at, place))


def _text(lines: list[str], where: str, pool: CardPool, names: Names) -> Reading:
    own = any(_OWN.match(one.lstrip("\ufeff")) for one in lines)
    text = _Text(pool, names, own)
    text.read(lines)
    if not text.draft.cards and not own:  # copied with a sign of a remark before every line
        again = _Text(pool, names, own)
        again.read(lines, hidden=True)
        if any(again.draft.known()):
            again.draft.left.clear()
            text = again
    draft = text.draft
    if text.counted > len(draft.cards) / 2:  # among lines with counts, these are remarks that begin with a card's name
        for at in text.loose:
            draft.leave(at, lines[at - 1], say("it names a card and something more, but no number of copies"))
        draft.cards = [card for card in draft.cards if card.line not in text.loose]
    draft.left.sort(key=lambda one: one.line)
    _title(draft, text.counted, next((at for at, one in enumerate(lines, start=1) if one.strip()), 0))
    if not draft.cards:
        _refuse(draft.left, where)
    made = _made(draft, where, pool, text.lines, merge=not own)
    deck = replace(
        made.deck, name=text.known.get("name", draft.name), mode=text.known.get("mode", STRATEGY),
        plan=text.known.get("plan", draft.plan), headers=(*text.headers, *made.deck.headers),
    )  # fmt: skip
    return replace(made, deck=deck)


def _title(draft: Draft, counted: int, first: int) -> None:
    """The first line of a list whose other lines have counts is what the deck is called, where it is nothing else."""
    if counted and not draft.name and draft.left and draft.left[0].line == first and len(draft.left[0].text) <= 60:
        title = draft.left[0]
        if "link" not in title.why.template:
            draft.name = title.text
            del draft.left[0]


def _refuse(left: list[Left], where: str) -> None:
    """A text without a card is refused with the first line that might have been one."""
    first = next(iter(left), None)
    if first is None:
        raise DeckError(f"{where}: there is no card in it")
    if "link" in first.why.template:
        raise DeckError(f"{where}, line {first.line}: this is a link; copy the text of the list itself")
    if "copy" in first.why.template and "number" not in first.why.template:
        raise DeckError(f"{where}, line {first.line}: a deck holds a card at least once")
    raise DeckError(
        f"{where}, line {first.line}: '{first.text}' is not a card; write '4 Name [Sub-name]' or '4 D1-012'"
    )


# --- making -----------------------------------------------------------------------------------------------------------
def _made(
    draft: Draft, where: str, pool: CardPool, written: dict[int, DeckLine] | None = None, *, merge: bool = True
) -> Reading:
    """The deck of what was gathered. written: lines to keep as they are; merge: copies of one card are one line."""
    if not draft.cards:
        if draft.left:
            raise DeckError(f"{where}, line {draft.left[0].line}: '{draft.left[0].text}' is no card")
        raise DeckError(f"{where}: there is no card in it")
    main: list[DeckLine] = []
    aside: list[DeckLine] = []
    if all(card.where != MAIN for card in draft.cards):  # a list of nothing but a sideboard is the deck
        draft.cards = [replace(card, where=MAIN) for card in draft.cards]
    for card in draft.cards:
        kept = (written or {}).get(card.line)
        one = kept if kept is not None else _line(card, pool)
        if one is None:
            draft.leave(card.line, card.name, say("a card's name cannot be written like this"))
            continue
        lines = main if card.where == MAIN else aside
        _join(lines, one, merge, lambda line: number_of(line, pool) or line.label)
    name, plan = (" ".join(words.split())[:most] for words, most in ((draft.name, 120), (draft.plan, 200)))
    unknown = sum(number_of(one, pool) is None for one in main)
    deck = with_aside(Deck(name, STRATEGY, plan, tuple(main), (), where), aside)
    return Reading(deck, tuple(draft.left), unknown, draft.source)


def _join(lines: list[DeckLine], one: DeckLine, merge: bool, same: Callable[[DeckLine], str]) -> None:
    place = next((at for at, other in enumerate(lines) if same(other) == same(one)), None) if merge else None
    if place is None:
        lines.append(one)
    else:
        lines[place] = replace(lines[place], count=min(999, lines[place].count + one.count))


def _line(card: Found, pool: CardPool) -> DeckLine | None:
    """The card as a deck's line; None for a name that no deck file can hold."""
    label = label_of(card.number, pool) if card.number else " ".join(card.name.split())
    found = line_of(f"{card.count}x {label}")
    return replace(found, line=card.line) if found is not None and found.label == label else None
