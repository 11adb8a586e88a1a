"""Which words of the two languages name one organization, one name, one sub-name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType

from engine.text.source.keywords import head, head_of
from engine.text.source.lexicon import KEYWORD_ALIASES, KEYWORDS
from engine.text.source.normalise import BULLETS, origin, plain, read_line
from engine.trails.cards.name_parts import tied_parts
from engine.trails.cards.printing import Printing

TABLES = ("orgs", "names", "subnames")


class WordTable:
    """Names by language, tied together by the printings of one number.

    The canonical word of an organization, name or sub-name is the English one where a card gives one, else the only
    one there is (as in :class:`engine.trails.cards.pool.CardPool`).
    """

    def __init__(self, printings: Iterable[Printing] = (), orgs: Mapping[str, str] = MappingProxyType({})) -> None:
        """orgs: Japanese words of organizations with the English ones they stand for, whatever a card says."""
        self._canonical: dict[str, dict[str, str]] = {table: {} for table in TABLES}
        self._canonical["orgs"].update((key(ja), en) for ja, en in orgs.items())
        self._spoken: dict[tuple[str, str], str] = {(en, "ja"): ja for ja, en in reversed(list(orgs.items()))}
        self._spoken_parts: dict[tuple[str, str], str] = {}
        self._langs: dict[str, set[str]] = {"en": set(orgs.values()), "ja": set(orgs)}
        self._keywords: dict[str, str] = {key(word): pair[0] for pair in KEYWORDS for word in pair}
        self._keywords.update(KEYWORD_ALIASES)
        self._spoken.update(
            {(f"{en}—", lang): f"{word}—" for en, ja in KEYWORDS for lang, word in (("en", en), ("ja", ja))}
        )
        cards: dict[str, dict[str, Printing]] = {}
        for printing in printings:
            cards.setdefault(printing.number, {})[printing.lang] = printing
        for versions in sorted(cards.values(), key=len, reverse=True):  # what stands for what is said by pairs
            self._tie(versions)

    def _tie(self, versions: Mapping[str, Printing]) -> None:
        main = versions.get("en") or next(iter(versions.values()))
        for lang, printing in versions.items():
            pairs = [("orgs", a, b) for a, b in zip(printing.orgs, main.orgs, strict=False)]
            pairs.append(("names", printing.name, main.name))
            for field, table in (("name", "names"), ("subname", "subnames")):
                word = printing.corrected.get(field) or getattr(printing, field)
                if isinstance(word, str) and word and getattr(main, field):
                    pairs.append((table, word, getattr(main, field)))
            if printing.subname and main.subname:
                pairs.append(("subnames", printing.subname, main.subname))
            for table, word, canonical in pairs:
                self._canonical[table].setdefault(key(word), canonical)
                self._spoken.setdefault((canonical, lang), word)
                if table == "orgs":
                    self._langs[lang].add(word)

        self._tie_keywords([[*_keywords(version)] for version in (main, *versions.values())])

    def _tie_keywords(self, told: list[list[tuple[str, str]]]) -> None:
        """Keywords that stand in the same place on both cards of a number are one."""
        first = told[0]
        for there in told:
            for (lang, word), (_, same) in zip(there, first if len(there) == len(first) else there, strict=True):
                canonical = self._keywords.setdefault(key(word), self._keywords.get(key(same), same))
                self._spoken.setdefault((f"{canonical}—", lang), f"{word}—")

    def keyword(self, word: str) -> str:
        """The canonical word of a keyword (207.7); "" for a word that is none, or an organization as well."""
        found = self._keywords.get(key(word), "")
        return "" if found and key(word) in self._canonical["orgs"] else found

    def canonical(self, table: str, word: str) -> str:
        """The canonical word of "orgs", "names" or "subnames"; an unknown one is its own."""
        return self._canonical[table].get(key(word), word)

    def spoken(self, canonical: str, lang: str) -> str:
        """A canonical word in a language, or the word itself."""
        found = self._spoken.get((canonical, lang))
        if found is None and lang == "ja" and self._parts:
            found = self._spoken_parts.get((canonical, lang))
        return found or canonical

    def known(self, table: str, canonical: str) -> bool:
        """Whether a canonical word is one of "orgs", "names" or "subnames" of the cards at hand."""
        return canonical in self._canonical[table].values()

    def spoken_part(self, word: str) -> str:
        """The canonical form of a part of a name: the same part of the first name that has it in both languages."""
        found = self._parts.get(key(word))
        return found if found is not None else word

    @cached_property
    def _parts(self) -> Mapping[str, str]:
        """Parts of names (words between spaces and dots) that stand in the same place in both languages."""
        out: dict[str, str] = {}
        for (canonical, lang), spoken in self._spoken.items():
            for one, other in tied_parts(canonical, spoken) if lang == "ja" else ():
                out.setdefault(key(other), one)
                self._spoken_parts.setdefault((one, "ja"), other)
        return out

    @cached_property
    def org_words(self) -> Mapping[str, Mapping[str, str]]:
        """By language, the known organizations in small letters, with their canonical words."""
        return {
            lang: {
                short: self.canonical("orgs", word)
                for word in known
                for low in (plain(word, lang).lower(),)
                for short in (low, low.removeprefix("the "))  # "another Unlit UNIT"
            }
            for lang, known in self._langs.items()
        }

    @cached_property
    def _odd(self) -> tuple[str, ...]:
        """Organizations that begin as no word does that is a name by its letters: hiragana, signs."""
        known = (word for words in self.org_words.values() for word in words)
        return tuple(word for word in known if not word[:1].isalnum() or "\u3040" < word[0] < "\u30a0")

    def odd_in(self, low: str) -> bool:
        """Whether a line in small letters holds an organization that begins oddly."""
        return any(word in low for word in self._odd) if self._odd else False

    @cached_property
    def org_pattern(self) -> Mapping[str, re.Pattern[str] | None]:
        """By language, what reads a known organization, the longest first (None if none is known)."""
        out: dict[str, re.Pattern[str] | None] = {}
        for lang, known in self.org_words.items():
            ordered = sorted(known, key=len, reverse=True)
            any_ = "|".join(map(re.escape, ordered))
            # in English an organization stands in the plural as any noun does
            out[lang] = (
                re.compile(rf"({any_})(?:s|(?<=ch)es|(?<=sh)es|(?<=[sx])es)?(?![a-z])" if lang == "en" else f"({any_})")
                if ordered
                else None
            )
        return out


#: Dashes before which a keyword may stand.
_DASHES = frozenset("—―─⸺-–－ー")


def _keywords(printing: Printing) -> Iterable[tuple[str, str]]:
    """The language and keyword of each craft that is classified."""
    if _DASHES.isdisjoint(printing.text):
        return
    for text in printing.text.split("\n"):
        line = read_line(text, printing.lang)
        if line.craft and (found := head(line.text)) is not None:
            yield printing.lang, found[0]


@lru_cache(maxsize=4096)
def key(word: str) -> str:
    """A word as it is looked up: case, quotes, widths and spaces make no difference."""
    return plain(word, "ja").replace(" ", "").casefold()


#: What no line ends with: a comma, a particle that stands after a word, a word that wants another one.
_OPEN = re.compile(
    r"(?:[,、，]|(?<=[ぁ-ん一-鿿ァ-ヺA-Z0-9])[はをがにの]|\b(?:the|an?|of|with|and|or|to|your|you|target))\s*$"
)
#: What no line begins with: small letters, or such a particle.
_GOES_ON = re.compile(r"\s*(?:[a-z]|[はをがにの](?![ぁ-ん]))")
_ENDS_broken_lines = re.compile(r"<br\s*/?>|</li>|</?[uo]l>|</?p>", re.IGNORECASE)
_POINTS = re.compile(r"<li>\s*", re.IGNORECASE)
_BEGINS = re.compile(rf"\s*(?:[{re.escape(BULLETS)}\-*]|[\[【{{(（])")


def whole_lines(text: str) -> list[str]:
    """The lines of a text that are not empty, each with those behind it that go on with its sentence. Of a page, its
    line breaks and the points of its lists are those of the text."""
    out: list[str] = []
    if "<" in text:
        text = _ENDS_broken_lines.sub("\n", _POINTS.sub("\n• ", text))
    for line in text.splitlines():
        if not line.strip():
            continue
        if out and not _BEGINS.match(line) and (_GOES_ON.match(line) or _OPEN.search(out[-1])):
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


#: What is said of a line that stands otherwise.
FORMS = ("A full stop is missing", "Cards print this word in capitals", "The line begins with a small letter")
#: What a line ends with, before which nothing is missing.
_ENDS_printed_form: Mapping[str, str] = {"en": ".”\"')]}>", "ja": "。.」”)）】]}"}
_TYPES = re.compile(r"\b(?:unit|item|event|base)s?\b|\bKO\b")
_SMALL = re.compile(r"[・ ]*[a-z]")


def out_of_print(text: str, lang: str, arts: bool = False) -> tuple[int, str] | None:
    """Where a line that can be read stands otherwise than cards print it, and how; None of a printed one. arts: it is
    the line of an arts, which can begin with a name."""
    line = read_line(text, lang)
    body, skipped, _ = head_of(line, not line.craft and (arts or line.text[:1] in ("<", "《")))

    def place(at: int) -> int:
        return origin(line.printed, lang, line.start + skipped + at)

    if body.rstrip()[-1:] not in _ENDS_printed_form[lang]:
        return place(len(body.rstrip())), FORMS[0]
    if lang == "en":
        if (found := _TYPES.search(body)) is not None:
            return place(found.start()), FORMS[1]
        if (found := _SMALL.match(body)) is not None and text[place(found.end() - 1)].islower():
            return place(found.end() - 1), FORMS[2]
    return None
