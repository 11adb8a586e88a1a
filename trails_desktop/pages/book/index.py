"""Searching the book: pages first, then words, then the rules that define, then all others. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rapidfuzz import fuzz, process

from engine.trails.book.glossary import BookPage, Term, load_pages, load_terms
from engine.trails.book.rulebook import Rule, load_book

Kind = Literal["page", "word", "rule"]
_CLOSE: Final = 58  #: how alike, of 100, what one may have meant must be


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found. id: of a page, a word or a rule; says: a sentence with what was looked for in it."""

    kind: Kind
    id: str
    title: str
    says: str
    rule: str = ""


class Index:
    """The book in one language."""

    def __init__(self, lang: str) -> None:
        self.pages: Mapping[str, BookPage] = {page.id: page for page in load_pages(lang)}
        self.terms: Mapping[str, Term] = load_terms(lang)
        self.rules: Mapping[str, Rule] = load_book(lang)
        # Pages also hear what people say who do not know their titles, in either language.
        self._english: Mapping[str, str] = {page.id: page.title.casefold() for page in load_pages("en")}

    def chapter(self, hundred: int) -> list[Rule]:
        """The rules of a chapter (100, 200 ...), without heads and pointers; 0: the rulings."""
        return [rule for rule in self.rules.values() if rule.kind != "none" and chapter_of(rule.id) == hundred]

    def chapters(self) -> list[int]:
        """The chapters there are, in order; 0, the rulings, last."""
        found = dict.fromkeys(chapter_of(rule.id) for rule in self.rules.values())
        return sorted(found, key=lambda hundred: hundred or 10_000)

    def find(self, wanted: str) -> list[Hit]:
        """What fits, the best first; () for nothing asked."""
        asked = " ".join(wanted.casefold().split())
        if not asked:
            return []
        found = [*self._pages(asked), *self._terms(asked), *self._rules(asked)]
        return [hit for _, hit in sorted(found, key=lambda one: one[0])]

    def _pages(self, asked: str) -> Iterator[tuple[float, Hit]]:
        told = {term.page for term in self.terms.values() if asked in (term.name.casefold(), term.id)}
        for page in self.pages.values():
            names = [page.title.casefold(), self._english[page.id], *(one.casefold() for one in page.also)]
            says = next((one for one in page.says if _has(one.casefold(), asked)), "")
            score = (
                0.0 if asked in names else 1.0 if any(_has(name, asked) for name in names) else 3.0 if says else None
            )
            if page.id in told:
                score = min(0.3, 9.0 if score is None else score)  # the page of a word that is asked for by its name
            if score is not None:
                yield score + page.number / 100, Hit("page", page.id, page.title, _plain(says or page.says[0]))

    def _terms(self, asked: str) -> Iterator[tuple[float, Hit]]:
        for term in self.terms.values():
            name, also = term.name.casefold(), [one.casefold() for one in (term.id, *term.also)]
            score = None
            if asked in (name, *also):
                score = 0.5
            elif name.startswith(asked) or any(one.startswith(asked) for one in also):
                score = 1.2
            elif _has(name, asked):
                score = 1.5
            elif _has(term.says.casefold(), asked):
                score = 3.5
            if score is not None:
                yield score, Hit("word", term.id, term.name, term.says, term.rule)

    def _rules(self, asked: str) -> Iterator[tuple[float, Hit]]:
        first = {term.rule for term in self.terms.values() if asked in (term.name.casefold(), term.id)}
        told = {one for page in self.pages.values() for one in page.rules}
        for order, rule in enumerate(self.rules.values()):
            if rule.kind == "none":
                continue
            score = None
            if rule.id.casefold().startswith(asked):
                score = 0.2 if rule.id.casefold() == asked else 0.6
            elif _has(f"{rule.about} {rule.says}".casefold(), asked):
                score = 1.8 if rule.id in first else 2.0 if rule.id in told else 4.0
                score -= 0.5 if rule.kind == "definition" else 0.0
            if score is not None:
                yield score + order / 100_000, Hit("rule", rule.id, rule.about or rule.id, rule.says, rule.id)

    def nearest(self, wanted: str) -> str:
        """What one may have meant: a title or a word that is found; the first page's title if nothing is like it."""
        known: dict[str, None] = {}
        for page in self.pages.values():
            known.update(dict.fromkeys((page.title, *page.also)))
        for term in self.terms.values():
            known.update(dict.fromkeys((term.name, *term.also)))
        best = process.extractOne(wanted, list(known), scorer=fuzz.WRatio, processor=str.casefold)
        first = next(iter(self.pages.values())).title
        return str(best[0]) if best is not None and best[1] >= _CLOSE else first


def chapter_of(rule: str) -> int:
    """The chapter of a rule: its hundred, 0 for a ruling."""
    head = rule.partition(".")[0]
    return int(head) // 100 * 100 if head.isdigit() else 0


def _has(text: str, asked: str) -> bool:
    """Whether every word that is asked for stands in it."""
    return all(word in text for word in asked.split())


def _plain(said: str) -> str:
    said = said.replace("**", "")
    return said[3:] if said[1:3] == ") " else said
