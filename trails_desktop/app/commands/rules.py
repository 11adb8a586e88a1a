"""``trails rules``: the rules in our own words, and the scenarios that show them."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.game import Game
from engine.trails.book.rulebook import Rule, coverage, load_rules, load_rulings, scenarios_by_rule
from engine.trails_port import TRAILS
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.results import OK, BadInput, print_json


def run(arguments: argparse.Namespace) -> int:
    """All rules, or one with the scenarios that show it."""
    game = game_of(arguments.game)
    if game is not TRAILS:
        return _other(game, arguments)
    book = load_rules(arguments.lang or "en")
    shown = scenarios_by_rule(scenario_folder())
    if arguments.id:
        rulings = load_rulings(arguments.lang or "en")
        rule = book.get(arguments.id)
        if rule is None and arguments.id in rulings:
            ruling = rulings[arguments.id]
            setting = f" (setting of a match: {ruling.switch})" if ruling.switch else ""
            rule = Rule(ruling.id, "ruling", f"{ruling.about}: {ruling.says}{setting}")
        if rule is None:
            near = ", ".join([other for other in book if other.startswith(arguments.id)][:8])
            raise BadInput(f"there is no rule {arguments.id}" + (f"; there are {near}" if near else ""))
        titles = shown.get(rule.id, ())
        if arguments.json:
            print_json({"id": rule.id, "kind": rule.kind, "says": rule.says, "scenarios": list(titles)})
        else:
            print(f"{rule.id} ({rule.kind}): {rule.says}")
            for title in titles:
                print(f"  shown by: {title}")
        return OK
    told = coverage(book, shown)
    seen = told.engine - len(told.missing)
    if arguments.json:
        print_json({"rules": told.rules, "engine": told.engine, "shown": seen, "missing": list(told.missing)})
        return OK
    for rule in book.values():
        sign = "*" if rule.id in told.shown else "-" if rule.kind == "engine" else " "
        print(f"{sign} {rule.id:12} {rule.says}")
    print(f"{told.rules} rules, {told.engine} of the engine, {seen} of them shown by scenarios (*).")
    return OK


def _other(game: Game, arguments: argparse.Namespace) -> int:
    """The rules of another game than Trails."""
    book = game.book(arguments.lang or "en")
    shown = scenarios_by_rule(scenario_folder(game.scenarios))
    if arguments.id:
        rule = book.get(arguments.id)
        if rule is None:
            near = ", ".join([other for other in book if other.startswith(arguments.id)][:8])
            raise BadInput(f"there is no rule {arguments.id}" + (f"; there are {near}" if near else ""))
        titles = shown.get(rule.id, ())
        if arguments.json:
            print_json({"id": rule.id, "kind": rule.kind, "says": rule.says, "scenarios": list(titles)})
            return OK
        print(f"{rule.id} ({rule.kind}): {rule.says}")
        for title in titles:
            print(f"  shown by: {title}")
        return OK
    engine = [rule.id for rule in book.values() if rule.kind in ("engine", "deck")]
    reasons = game.unshown()
    missing = {rule: reasons.get(rule, "") for rule in engine if rule not in shown}
    seen = len(engine) - len(missing)
    if arguments.json:
        rules = sum(rule.kind != "ruling" for rule in book.values())
        print_json({"rules": rules, "engine": len(engine), "shown": seen, "missing": missing})
        return OK
    for rule in book.values():
        sign = "*" if rule.id in shown else "-" if rule.id in missing else " "
        print(f"{sign} {rule.id:12} {rule.says}")
    print(f"{len(book)} rules, {len(engine)} of the engine, {seen} of them shown by scenarios (*).")
    return OK


def scenario_folder(game: str = "trails") -> Path:
    """Where a checkout keeps the scenarios of a game's rules; an installed program has none."""
    return Path(__file__).resolve().parents[3] / "tests" / game
