"""Names of organizations in two languages: learnt from cards in both, told where cards are of one; asked about once.

What was told stands before what cards say, and what an earlier card says before a later one. Guard:
tests/library/importing/test_orgs.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.trails.cards.printing import LANGUAGES
from trails_desktop.library.storage import store
from trails_desktop.library.storage.index import Runs


@dataclass(frozen=True, slots=True)
class OrgName:
    """One organization. "" = it has no name in that language. told: by a player, not learnt from a card."""

    en: str
    ja: str
    told: bool = True


@dataclass(frozen=True, slots=True)
class OrgQuestion:
    """What is to be asked about a word. known: what it is called in the other language; none where nobody knows, two
    or more where cards disagree, the one that holds first."""

    word: str
    lang: str
    known: tuple[str, ...] = ()

    def answer(self, other: str) -> OrgName:
        """What a player told: the name in the other language, "" if there is none."""
        other = " ".join(other.split())
        return OrgName(other, self.word) if self.lang == "ja" else OrgName(self.word, other)


def tied(cards: Iterable[Mapping[str, Sequence[str]]], told: Mapping[str, str]) -> dict[str, str]:
    """Japanese words with the English ones: what was told, then what cards in both languages say, the first first."""
    names = dict(told)
    for words in cards:
        for ja, en in _pairs(words):
            names.setdefault(ja, en)
    return names


def _pairs(words: Mapping[str, Sequence[str]]) -> Iterable[tuple[str, str]]:
    return zip(words.get("ja", ()), words.get("en", ()), strict=False)


def questions(run: Runs, coming: Mapping[str, Mapping[str, Sequence[str]]]) -> tuple[OrgQuestion, ...]:
    """What is to be asked before these cards come in. coming: their organizations by number and language.

    Asked is where cards disagree about a word, and what is known in one language only while the other has words that
    may be it; never what was answered before.
    """
    told = store.told_orgs(run)
    there = list(store.printed_orgs(run, coming.keys()))
    names = tied(there, told)
    torn: dict[str, dict[str, None]] = {}
    for words in coming.values():
        for ja, en in _pairs(words):
            if names.setdefault(ja, en) != en and ja not in told:
                torn.setdefault(ja, {names[ja]: None})[en] = None
    answered = {word for pair in run.execute("SELECT en, ja FROM org_name").fetchall() for word in pair}
    known = {"ja": answered | names.keys(), "en": answered | set(names.values())}
    alone: dict[tuple[str, str], None] = {}
    for words in coming.values():
        for lang, orgs in words.items():
            alone.update(((word, lang), None) for word in orgs if word not in known[lang])
    open_words = {
        lang: any(org not in known[lang] for words in (*there, *coming.values()) for org in words.get(lang, ()))
        for lang in LANGUAGES
    }
    found = [OrgQuestion(ja, "ja", tuple(known_as)) for ja, known_as in torn.items()]
    # an English word is nobody's question where no Japanese one waits for it; a Japanese one may be any that is known
    found += [OrgQuestion(word, lang) for word, lang in alone if lang == "ja" or open_words["ja"]]
    return tuple(found)
