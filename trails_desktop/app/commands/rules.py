"""``trails rules``: the rules in our own words, and the scenarios that show them."""

from __future__ import annotations

import argparse
from collections.abc import Container, Mapping, Sequence
from pathlib import Path

from engine.game import Entry, Game
from engine.trails.book.rulebook import Rule, coverage, load_rules, load_rulings, scenarios_by_rule
from engine.trails_port import TRAILS
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.results import OK, BadInput, print_json


def run(arguments: argparse.Namespace) -> int:
    """All rules, or one with the scenarios that show it."""
    game = game_of(arguments.game)
    lang = arguments.lang or "en"
    book = game.book(lang)
    shown = scenarios_by_rule(scenario_folder(game.scenarios))
    if arguments.id:
        known = book if game is not TRAILS else {**book, **_rulings(lang)}
        return _tell_one(known, arguments.id, shown, arguments.json)
    if game is not TRAILS:
        return _tell_other(game, book, shown, arguments.json)
    told = coverage(load_rules(lang), shown)
    seen = told.engine - len(told.missing)
    if arguments.json:
        print_json({"rules": told.rules, "engine": told.engine, "shown": seen, "missing": list(told.missing)})
        return OK
    _list(book, told.shown, told.missing)
    print(f"{told.rules} rules, {told.engine} of the engine, {seen} of them shown by scenarios (*).")
    return OK


def _rulings(lang: str) -> dict[str, Rule]:
    """The rulings of Trails as entries of the book, each with the setting that reads it otherwise."""
    found = {}
    for ruling in load_rulings(lang).values():
        setting = f" (setting of a match: {ruling.switch})" if ruling.switch else ""
        found[ruling.id] = Rule(ruling.id, "ruling", f"{ruling.about}: {ruling.says}{setting}")
    return found


def _tell_one(book: Mapping[str, Entry], ident: str, shown: Mapping[str, Sequence[str]], as_json: bool) -> int:
    """One rule, and what shows it."""
    rule = book.get(ident)
    if rule is None:
        near = ", ".join([other for other in book if other.startswith(ident)][:8])
        raise BadInput(f"there is no rule {ident}" + (f"; there are {near}" if near else ""))
    titles = shown.get(rule.id, ())
    if as_json:
        print_json({"id": rule.id, "kind": rule.kind, "says": rule.says, "scenarios": list(titles)})
        return OK
    print(f"{rule.id} ({rule.kind}): {rule.says}")
    for title in titles:
        print(f"  shown by: {title}")
    return OK


def _list(book: Mapping[str, Entry], shown: Container[str], missing: Container[str]) -> None:
    for rule in book.values():
        sign = "*" if rule.id in shown else "-" if rule.id in missing else " "
        print(f"{sign} {rule.id:12} {rule.says}")


def _tell_other(game: Game, book: Mapping[str, Entry], shown: Mapping[str, Sequence[str]], as_json: bool) -> int:
    """The book of a game that tells why some of its rules are not shown."""
    engine = [rule.id for rule in book.values() if rule.kind in ("engine", "deck")]
    reasons = game.unshown()
    missing = {rule: reasons.get(rule, "") for rule in engine if rule not in shown}
    seen = len(engine) - len(missing)
    rules = sum(rule.kind != "ruling" for rule in book.values())
    if as_json:
        print_json({"rules": rules, "engine": len(engine), "shown": seen, "missing": missing})
        return OK
    _list(book, shown, missing)
    print(f"{rules} rules, {len(engine)} of the engine, {seen} of them shown by scenarios (*).")
    return OK


def scenario_folder(game: str) -> Path:
    """Where a checkout keeps the scenarios of a game's rules; an installed program has none."""
    return Path(__file__).resolve().parents[3] / "tests" / game
