"""The rules index: every rule id with a sentence in our own words, and which scenarios show it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from engine import yaml12


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. kind: "engine", "definition", "deck", "ui", "text" or "none"."""

    id: str
    kind: str
    says: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """How an open or hard spot of the book is read. switch: the setting of a match that reads it otherwise, or ""."""

    id: str
    about: str
    switch: str = ""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of the book is shown. shown: scenario titles by rule id. missing: engine and deck rules without one."""

    rules: int
    engine: int
    shown: Mapping[str, tuple[str, ...]]
    missing: tuple[str, ...]


_RULES = re.compile(r"^rules:\s*\[(.*)\]\s*$")
_TITLE = re.compile(r"^title:\s*(.*\S)\s*$")


def load_rules() -> dict[str, Rule]:
    """All rules by id, in the book's order."""
    text = files("engine.trails").joinpath("rules.yaml").read_text(encoding="utf-8")
    return {entry["id"]: Rule(entry["id"], entry["kind"], entry["says"]) for entry in yaml12.load(text)}


def load_rulings() -> dict[str, Ruling]:
    """All rulings by id, in order. Scenarios name them among their rules."""
    text = files("engine.trails").joinpath("rulings.yaml").read_text(encoding="utf-8")
    return {entry["id"]: Ruling(entry["id"], entry["about"], entry.get("switch", "")) for entry in yaml12.load(text)}


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
