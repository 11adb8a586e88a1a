"""Cards whose texts nobody can read, in both languages: what hand resolution is tried with.

``python -m tests.trails.gibberish N [FIRST]`` plays N games with every check of :mod:`tests.trails.invariants`.
"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import Any

from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from tests.trails import invariants

ENGLISH = tuple(
    [
        "moon",
        "frob",
        "wombat",
        "stun",
        "target",
        "UNIT",
        "draw",
        "a",
        "card",
        "this",
        "turn",
        ":",
        ".",
        ",",
        "When",
        "If",
        "you",
        "may",
        "{action}",
        "[Covert]",
        "+2/-1",
    ]
)
JAPANESE = tuple(
    [
        "月",
        "を",
        "食べる",
        "対象",
        "とし",
        "、",
        "。",
        "これ",
        "が",
        "攻撃",
        "した",
        "時",
        "カード",
        "1枚",
        "引く",
        ":",
        "{action}",
        "【暗躍】",
        "このターン中",
        "それを",
    ]
)


def line(random: Random, lang: str) -> str:
    """A line that looks like a card's and says nothing."""
    words = random.choices(ENGLISH if lang == "en" else JAPANESE, k=random.randint(2, 9))
    return (" " if lang == "en" else "").join(words) + random.choice((".", "", " zzz"))


def records(seed: int, count: int = 24) -> list[dict[str, Any]]:
    """Printings of so many cards of all types, most of them with unread lines."""
    random = Random(f"gibberish {seed}")
    out: list[dict[str, Any]] = []
    for index in range(count):
        lang = random.choice(("en", "ja"))
        kind = random.choice(("UNIT", "UNIT", "UNIT", "ITEM", "EVENT", "EVENT", "BASE"))
        lines = [line(random, lang) for _ in range(random.randint(0, 3))]
        if kind != "EVENT":
            lines = [f"• {text}" if lang == "en" else f"・{text}" for text in lines]
        made: dict[str, Any] = {
            "number": f"G-{index:03}", "lang": lang, "name": f"Thing {index}", "type": kind, "orgs": ["Guild"],
            "cp": random.randint(0, 3), "ep": random.randint(0, 2), "level": random.randint(0, 2),
            "str": random.randint(0, 5), "def": random.randint(0, 5), "text": "\n".join(lines),
        }  # fmt: skip
        if kind in ("UNIT", "ITEM") and random.random() < 0.4:
            made["arts"] = {"ep": random.randint(0, 2), "name": "Art", "text": line(random, lang)}
        out.append(made)
    return out


def pool(seed: int) -> CardPool:
    """A pool of such cards."""
    return CardPool(read_printing(record, "gibberish") for record in records(seed))


def cards(seed: int) -> dict[str, CardDef]:
    """The same as the engine plays them."""
    made = pool(seed)
    return {number: make_card(made.versions(number), meaning=made.meaning(number)) for number in made}


def main(games: int, first: int = 1, every: int = 20) -> int:
    """Many games; returns how many broke something."""
    broken = decisions = 0
    began = perf_counter()
    for seed in range(first, first + games):
        try:
            decisions += invariants.play(seed, every, cards(seed))
        except Exception as problem:
            broken += 1
            print(f"seed {seed}: {type(problem).__name__}: {problem}", flush=True)
    print(f"{games} games, {decisions} decisions, {broken} broken, {perf_counter() - began:.1f} s")
    return broken


if __name__ == "__main__":
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))
