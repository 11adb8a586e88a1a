"""Cards being made: what was typed in both languages, what is wrong with it, what its lines mean, and where it is kept.

No Qt. A draft is plain text; a problem is a template with named fields, for the interface to translate.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from engine.text.compile import Compiled, LineResult, compile_card, compile_line
from engine.text.describe.paraphrase import grammar, said_lines
from engine.text.grammar.line.modes import joined
from engine.text.report import agreement
from engine.text.source.proper_names import FORMS, WordTable
from engine.text.suggest.proposal import propose
from engine.trails import tree as t
from engine.trails.cards.pool import CardPool, read_card_file
from engine.trails.cards.printing import LANGUAGES, RARITIES, Arts, Printing, read_printing
from engine.trails.tree.errors import CardError
from trails_desktop.files import write_text
from trails_desktop.library.orgs import OrgName, OrgQuestion

TYPES = ("UNIT", "ITEM", "EVENT", "BASE", "UNIT/ITEM")
NUMBERS = ("cp", "ep", "level", "str", "def")
#: The numbers that cards of a type print.
PRINTED: Mapping[str, tuple[str, ...]] = {
    "UNIT": ("cp", "str", "def"),
    "ITEM": ("cp",),
    "EVENT": ("ep",),
    "BASE": ("level",),
}


@dataclass(frozen=True, slots=True)
class Wording:
    """What a card prints in one language. orgs: separated by commas."""

    name: str = ""
    subname: str = ""
    orgs: str = ""
    text: str = ""
    arts_name: str = ""
    arts_text: str = ""

    @property
    def used(self) -> bool:
        """Whether anything was typed."""
        return any((self.name, self.subname, self.orgs, self.text.strip(), self.arts_name, self.arts_text.strip()))

    @property
    def org_list(self) -> tuple[str, ...]:
        """The organizations."""
        parts = (part.strip() for part in self.orgs.replace("、", ",").replace("，", ",").split(","))
        return tuple(dict.fromkeys(part for part in parts if part))


@dataclass(frozen=True, slots=True)
class Draft:
    """A card as it was typed so far; numbers are texts, "" where nothing was typed."""

    number: str = ""
    set: str = ""
    type: str = "UNIT"
    cp: str = ""
    ep: str = ""
    level: str = ""
    strength: str = ""
    defence: str = ""
    rarity: str = ""
    arts_ep: str = ""
    en: Wording = field(default_factory=Wording)
    ja: Wording = field(default_factory=Wording)

    def wording(self, lang: str) -> Wording:
        """What it prints in a language."""
        return self.ja if lang == "ja" else self.en

    @property
    def langs(self) -> tuple[str, ...]:
        """Languages in which something was typed; English if nothing was."""
        return tuple(lang for lang in LANGUAGES if self.wording(lang).used) or ("en",)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that keeps a draft from being a card. field: the input it is about, with the language after a dot."""

    field: str
    template: str
    args: tuple[tuple[str, str], ...] = ()


def free_number(taken: Container[str]) -> str:
    """The first number of one's own that no card has."""
    return next(number for at in range(1, 100_000) if (number := f"MY-{at:03d}") not in taken)


def _figures(draft: Draft) -> dict[str, str]:
    values = (draft.cp, draft.ep, draft.level, draft.strength, draft.defence)
    return dict(zip(NUMBERS, (value.strip() for value in values), strict=True))


def problems(draft: Draft, taken: Iterable[str] = ()) -> tuple[Problem, ...]:
    """What is wrong, field by field; nothing if it can be played and kept. taken: numbers that are not free."""
    found: list[Problem] = []
    if not draft.number.strip():
        found.append(Problem("number", "The card needs a number"))
    elif draft.number.strip() in set(taken):
        found.append(Problem("number", "Another card has this number"))
    figures = _figures(draft)
    for name, value in (*figures.items(), ("arts_ep", draft.arts_ep.strip())):
        if value and not (value.isascii() and value.isdecimal() and int(value) <= 99):
            found.append(Problem(name, "This must be a whole number from 0 to 99"))
    kinds = draft.type.split("/")
    for kind, needed in (("UNIT", "cp"), ("ITEM", "cp"), ("EVENT", "ep"), ("BASE", "level")):
        if kind in kinds and not figures[needed] and not any(one.field == needed for one in found):
            words = {"cp": "A card of type {type} needs a CP cost", "ep": "A card of type {type} needs an EP cost"}
            found.append(
                Problem(needed, words.get(needed, "A card of type {type} needs a level"), (("type", draft.type),))
            )
    for lang in draft.langs:
        wording = draft.wording(lang)
        if not wording.name.strip():
            found.append(Problem(f"name.{lang}", "The card needs a name in this language"))
        if (wording.arts_name or draft.arts_ep) and not wording.arts_text.strip():
            found.append(Problem(f"arts_text.{lang}", "The arts need a text"))
        if wording.arts_text.strip() and not draft.arts_ep.strip():
            found.append(Problem("arts_ep", "The arts need an EP cost"))
    if len(draft.langs) == 2 and len(draft.en.org_list) != len(draft.ja.org_list):
        found.append(Problem("orgs.ja", "Both languages need the same organizations in the same order"))
    return tuple({one.field: one for one in reversed(found)}.values())[::-1]


def records(draft: Draft) -> list[dict[str, Any]]:
    """The draft as records of a card file; fields that were left empty are left out."""
    out = []
    for lang in draft.langs:
        wording = draft.wording(lang)
        made: dict[str, Any] = {
            "number": draft.number.strip(),
            "set": draft.set.strip(),
            "lang": lang,
            "name": wording.name.strip(),
            "subname": wording.subname.strip(),
            "type": draft.type,
            **{name: int(value) for name, value in _figures(draft).items() if value},
            "orgs": list(wording.org_list),
            "text": wording.text.strip("\n"),
            "rarity": draft.rarity,
        }
        if draft.arts_ep.strip() and wording.arts_text.strip():
            text = wording.arts_text.strip("\n")
            made["arts"] = {"ep": int(draft.arts_ep), "name": wording.arts_name.strip(), "text": text}
        out.append({name: value for name, value in made.items() if value not in ("", [])})
    return out


def printings(draft: Draft) -> tuple[Printing, ...]:
    """The draft as printings. Raises :class:`CardError` if :func:`problems` has something to say."""
    return tuple(read_printing(record, "workshop") for record in records(draft))


def sketch(draft: Draft, lang: str) -> Printing:
    """The draft in a language for the face, whatever is still missing."""
    wording = draft.wording(lang)
    numbers = {
        name: int(value) if value.isascii() and value.isdecimal() and len(value) < 3 else None
        for name, value in _figures(draft).items()
    }
    ep = int(draft.arts_ep) if draft.arts_ep.isascii() and draft.arts_ep.isdecimal() and len(draft.arts_ep) < 3 else 0
    arts = Arts(ep, wording.arts_name, wording.arts_text) if wording.arts_text.strip() else None
    shown = {name for kind in draft.type.split("/") for name in PRINTED[kind]}
    cp, pay, level, strength, defence = (numbers[name] if name in shown else None for name in NUMBERS)
    return Printing(
        draft.number, draft.set, lang, wording.name or "?", wording.subname, draft.type, cp, pay, level, strength,
        defence, wording.org_list, wording.text, arts, draft.rarity, "",
    )  # fmt: skip


def draft_of(versions: Mapping[str, Printing]) -> Draft:
    """An existing card, to be changed."""
    main = next(iter(versions.values()))

    def figure(value: int | None) -> str:
        return "" if value is None else str(value)

    made = Draft(
        main.number, main.set, main.type if main.type in TYPES else main.type.split("/")[0], figure(main.cp),
        figure(main.ep), figure(main.level), figure(main.strength), figure(main.defence), main.rarity,
        figure(next((one.arts.ep for one in versions.values() if one.arts), None)),
    )  # fmt: skip
    for lang, one in versions.items():
        arts = one.arts
        wording = Wording(
            one.name, one.subname, ", ".join(one.orgs), one.text, arts.name if arts else "", arts.text if arts else ""
        )
        made = replace(made, ja=wording) if lang == "ja" else replace(made, en=wording)
    return made


# --- what was understood ----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class LineReport:
    """One line: understood and said in both languages, or where reading stopped. at: offset in ``text``. hint: what
    would help, where that is known: "when" (it says what to do, not when), "icon" (an icon is written in words),
    "bullet" (an effect of an EVENT or arts has none). proposal: the printed sentence that may be meant, "" for none;
    it plays only when it stands on the card."""

    lang: str
    text: str
    arts: bool
    understood: bool
    says: tuple[tuple[str, str], ...] = ()
    at: int = 0
    message: str = ""
    hint: str = ""
    proposal: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """What was understood of a draft. agrees: whether both languages mean the same, None where that says nothing."""

    lines: tuple[LineReport, ...] = ()
    agrees: bool | None = None


def warm() -> Iterator[None]:
    """Make ready what reads, in a few steps of some tenths of a second, so that the first line typed need not wait."""
    known = grammar()
    for lang in LANGUAGES:
        yield
        known.make_ready(lang)


#: What was read of each language, and of what: kept between readings, since mostly one of them is typed.
Kept = dict[str, tuple[tuple[object, ...], Compiled, tuple[LineReport, ...]]]
#: What was proposed: by language, line and kind.
Proposals = dict[tuple[str, str, str], str]


def understand(
    draft: Draft, known: Sequence[Printing] = (), kept: Kept | None = None, orgs: Mapping[str, str] | None = None
) -> Report:
    """Read every line of a draft. known: cards that lend their names and organizations. kept: what was read before.
    orgs: names of organizations that were told, Japanese with English."""
    sketches = {lang: sketch(draft, lang) for lang in draft.langs}
    words = WordTable((*known, *sketches.values()), orgs or {})
    names = tuple((one.name, one.subname, one.orgs) for one in sketches.values())
    kept = {} if kept is None else kept
    for lang, one in sketches.items():
        of = (one.text, one.arts, draft.type, names, id(known))
        if lang not in kept or kept[lang][0] != of:
            read = compile_card(one, words)
            printed = len(joined(one.text))
            kinds = [
                "arts" if at >= printed else "event" if "EVENT" in one.type else "" for at in range(len(read.lines))
            ]
            said = (_line(line, lang, kind, words) for line, kind in zip(read.lines, kinds, strict=True))
            kept[lang] = of, read, tuple(said)
    lines = [line for lang in sketches for line in kept[lang][2]]
    compiled = {lang: kept[lang][1] for lang in sketches}
    says = all(read.lines and read.understood for read in compiled.values())
    return Report(tuple(lines), agreement(compiled) if says else None)


def proposed(
    draft: Draft,
    report: Report,
    known: Sequence[Printing] = (),
    kept: Proposals | None = None,
    orgs: Mapping[str, str] | None = None,
) -> Report:
    """The report with a proposal for each line that was not understood, where there is one: for idle moments, since it
    takes tenths of a second. kept: what was proposed before, by line."""
    kept = {} if kept is None else kept
    if all(line.understood for line in report.lines):
        return report
    words = WordTable((*known, *(sketch(draft, lang) for lang in draft.langs)), orgs or {})

    def asked(line: LineReport) -> LineReport:
        if line.understood:
            return line
        kind = "arts" if line.arts else "event" if "EVENT" in draft.type else ""
        of = (line.lang, line.text, kind)
        if of not in kept:
            kept[of] = propose(line.text, line.lang, words, kind)
        return replace(line, proposal=kept[of])

    return replace(report, lines=tuple(map(asked, report.lines)))


def _line(line: LineResult, lang: str, kind: str, words: WordTable) -> LineReport:
    arts = kind == "arts"
    if line.problem is not None:
        hint = _hint(line, lang, kind, words)
        return LineReport(lang, line.text, arts, False, (), line.problem.at, line.problem.message, hint)
    trees = [] if line.tree is None else [line.tree] if isinstance(line.tree, t.Effect) else line.tree
    says = tuple((one, said) for one in LANGUAGES if (said := said_lines(trees, one, words)))
    return LineReport(lang, line.text, arts, True, says)


#: An icon that was written in words, at the beginning of a line.
_ICON_IN_WORDS = re.compile(r"(?i)(?:action|enters?|アクション|登場)\s*[:：]")
_BULLETS = "•・-*– "


def _hint(line: LineResult, lang: str, kind: str, words: WordTable) -> str:
    """What would help with a line that was not understood (see :class:`LineReport`)."""
    text = line.text.strip()
    bare = text.lstrip(_BULLETS)
    if _ICON_IN_WORDS.match(bare):
        return "icon"
    message = "" if line.problem is None else line.problem.message
    if message in FORMS:
        return ""
    if "not when" in message or "no dot before it" in message:
        return "when" if "not when" in message else "bullet"
    stopped = line.problem is not None and line.text[line.problem.at :].strip(" .。") != "" and line.problem.at > 0
    if stopped or (kind and bare == text):  # there are words that nobody knows
        return ""
    return ("bullet" if kind else "when") if compile_line(bare, lang, words, kind or "event").understood else ""


# --- keeping ----------------------------------------------------------------------------------------------------------
class CardStore(Protocol):
    """Where finished cards are kept."""

    def cards(self) -> CardPool:
        """What is kept. Raises :class:`CardError` or OSError with one sentence."""

    def questions(self, printings: Sequence[Printing]) -> tuple[OrgQuestion, ...]:
        """What is to be asked about their organizations before they are kept. Raises :class:`CardError`."""

    def org_names(self) -> tuple[OrgName, ...]:
        """What a question may be answered with."""

    def save(self, printings: Sequence[Printing], orgs: Sequence[OrgName] = ()) -> None:
        """Keep these printings, in place of those of their numbers; all of them or nothing. orgs: answers to questions.
        Raises OSError."""


class FileStore:
    """Cards in one file of the user's own, rewritten as a whole so that whoever reads it finds the old or the new."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def cards(self) -> CardPool:
        """What the file holds; nothing if there is none."""
        return CardPool(read_card_file(self.path) if self.path.exists() else ())

    def questions(self, printings: Sequence[Printing]) -> tuple[OrgQuestion, ...]:
        """Nothing: a file has no table of names."""
        return ()

    def org_names(self) -> tuple[OrgName, ...]:
        """None."""
        return ()

    def save(self, printings: Sequence[Printing], orgs: Sequence[OrgName] = ()) -> None:
        """See :class:`CardStore`. A file that cannot be read is not overwritten: that raises :class:`CardError`."""
        numbers = {one.number for one in printings}
        old = read_card_file(self.path) if self.path.exists() else []
        kept = [*(one for one in old if one.number not in numbers), *printings]
        content = json.dumps([record_of(one) for one in kept], ensure_ascii=False, indent=1) + "\n"
        write_text(self.path, content)


def record_of(one: Printing) -> dict[str, Any]:
    """A printing as a record of a card file."""
    arts = None if one.arts is None else {"ep": one.arts.ep, "name": one.arts.name, "text": one.arts.text}
    record = {
        "number": one.number, "set": one.set, "lang": one.lang, "name": one.name, "subname": one.subname,
        "type": one.type, "cp": one.cp, "ep": one.ep, "level": one.level, "str": one.strength, "def": one.defence,
        "orgs": list(one.orgs), "text": one.text, "arts": arts, "rarity": one.rarity, "image": one.image,
        "corrected": dict(one.corrected), "effects": None if one.effects is None else list(one.effects),
        "art": dict(one.art),
    }  # fmt: skip
    return {name: value for name, value in record.items() if value not in (None, "", [], {})}


__all__ = [
    "LANGUAGES", "PRINTED", "RARITIES", "TYPES", "CardError", "CardStore", "Draft", "FileStore", "LineReport",
    "Problem", "Proposals", "Report", "Wording", "draft_of", "free_number", "printings", "problems", "proposed",
    "record_of", "records", "sketch", "understand",
]  # fmt: skip
