"""The rules index: every rule id with a sentence in our own words, and which scenarios show it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine import yaml12


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. kind: "engine", "definition", "deck", "ui", "text", "none" or "ruling". about: a ruling's heading."""

    id: str
    kind: str
    says: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """How an open or hard spot of the book is read. about: its heading. switch: the setting of a match that reads it
    otherwise, or "". topics: what on a card it touches (see :mod:`engine.trails.book.topics`), none if no card in
    particular."""

    id: str
    about: str
    switch: str = ""
    says: str = ""
    topics: tuple[str, ...] = ()

    @property
    def rule(self) -> Rule:
        """As an entry beside the rules."""
        return Rule(self.id, "ruling", self.says, self.about)


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of the book is shown. shown: scenario titles by rule id. missing: engine and deck rules without one."""

    rules: int
    engine: int
    shown: Mapping[str, tuple[str, ...]]
    missing: tuple[str, ...]


_RULES = re.compile(r"^rules:\s*\[(.*)\]\s*$")
_TITLE = re.compile(r"^title:\s*(.*\S)\s*$")


def load_rules(lang: str = "en") -> dict[str, Rule]:
    """All rules by id, in the book's order, said in ``lang`` ("ja", anything else in English)."""
    said = read_data("rules_ja") if lang == "ja" else {}
    return {
        entry["id"]: Rule(entry["id"], entry["kind"], said.get(entry["id"], entry["says"]))
        for entry in read_data("rules")
    }  # fmt: skip


def load_rulings(lang: str = "en") -> dict[str, Ruling]:
    """All rulings by id, in order, said in ``lang``. Scenarios name them among their rules."""
    said = read_data("rulings_ja") if lang == "ja" else {}
    return {
        entry["id"]: Ruling(switch=entry.get("switch", ""), topics=tuple(entry.get("topics", ())), id=entry["id"],
                            **(said.get(entry["id"]) or {"about": entry["about"], "says": entry["says"]}))
        for entry in read_data("rulings")
    }  # fmt: skip


def load_book(lang: str = "en") -> dict[str, Rule]:
    """Rules and then rulings by id: all that can be looked up."""
    return {**load_rules(lang), **{one.id: one.rule for one in load_rulings(lang).values()}}


@lru_cache(maxsize=6)  # so many there are; each takes a hundredth of a second and more
def read_data(name: str) -> Any:
    """What stands in a data file beside this module: nobody changes it."""
    return yaml12.load(files("engine.trails.book").joinpath(f"{name}.yaml").read_text(encoding="utf-8"))


def scenarios_by_rule(folder: Path) -> dict[str, tuple[str, ...]]:
    """Titles of the scenarios under ``folder`` by the rules they name; only their heads are read."""
    shown: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.yaml")):
        title = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if found := _TITLE.match(line):
                title = found.group(1).strip('"')
            elif found := _RULES.match(line):
                for rule in found.group(1).split(","):
                    shown.setdefault(rule.strip().strip("\"'"), []).append(title)
    return {rule: tuple(titles) for rule, titles in shown.items()}


def coverage(rules: Mapping[str, Rule], shown: Mapping[str, tuple[str, ...]]) -> Coverage:
    """What is shown and what is missing. A deck rule is shown by the tests of deck construction."""
    engine = [rule for rule in rules.values() if rule.kind == "engine"]
    known = {rule: titles for rule, titles in shown.items() if rule in rules}
    return Coverage(len(rules), len(engine), known, tuple(rule.id for rule in engine if rule.id not in known))
