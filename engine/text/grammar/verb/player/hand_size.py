"""Drawing or discarding to a number of cards in hand (1313.1, 1314.1). Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.source.lexicon import inflect
from engine.text.surface import SUBJECT
from engine.trails.tree import Count, Discard, Draw, Filter, Neg, Sum

_CHOOSE = {"vp": "choose", "vps": "chooses", "vpt": "choose"}
_HAND = Count(Filter(zone="hand", whose=SUBJECT))


def add(g: Grammar) -> None:
    """Add to the verbs of players."""
    for kind, en, third, ja in (
        (Draw, "draw", "draws", "カードを引く"),
        (Discard, "discard", "discards", "手札を捨てる"),
    ):
        for one in (True, False):
            noun = "(one|1|a single) card" if one else "{n:numw} cards"
            n_ja = "1" if one else "{n:num}"
            forms = [
                inflect(f"{whose}手札が{n_ja}枚になる{until}{what}")
                for whose in ("", "自身の")
                for until in ("まで", "まで、", "ように")
                for what in ((ja,) if kind is Draw else (ja, "捨てる", "カードを捨てる"))
            ]
            if kind is Discard:
                forms += [
                    inflect(f"{whose}手札{card}{n_ja}枚{chosen}残り(の手札|のカード|)を(すべて|)捨てる")
                    for whose in ("(|自身の|あなたの)",)
                    for card in ("を", "のカードを", "から", "からカードを")
                    for chosen in ("選び、", "選んで")
                ]
            how: dict[str, Any] = {
                "build": partial(_until, kind=kind) if not one else partial(_until, kind=kind, n=1),
                "match": partial(_match, kind=kind, one=one),
            }
            for rule, word, form, you, your in (
                ("vp", en, 0, "you", "your "),
                ("vps", third, 1, "they", "their "),
                ("vpt", en, 2, "you", "your "),
            ):
                said = f"{noun} in ({your}|)hand"
                wordings = [f"{word} (cards |){until} {you} have {said}" for until in ("until", "so that")]
                if kind is Discard:
                    wordings.append(f"{word} (cards |)until {you} have only {said}")
                    wordings.append(f"{word} down to {noun}( in hand|)")
                    wordings.append(f"{_CHOOSE[rule]} {noun} in {your}hand and {word} the (rest|others)")
                g.add(rule, en=wordings, ja=[text[form] for text in forms], **how)


def _until(n: Any, kind: Any) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Draw(SUBJECT, Sum((n, Neg(_HAND)))) if kind is Draw else Discard(SUBJECT, Sum((_HAND, -n)))


def hand_goal(amount: Any) -> tuple[type, int] | None:
    """To how many cards in hand is drawn or discarded, if an amount says that."""
    if not isinstance(amount, Sum) or len(amount.parts) != 2:
        return None
    one, other = amount.parts
    for kind, n, hand in ((Draw, one, other.amount if isinstance(other, Neg) else None), (Discard, other, one)):
        plain = isinstance(hand, Count) and hand.each == 1 and hand.of == Filter(zone="hand", whose=hand.of.whose)
        if plain and isinstance(n, int):
            return kind, n if kind is Draw else -n
    return None


def _match(v: Any, kind: Any, one: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, kind) or v.player != SUBJECT or (kind is Discard and v.how != "choose"):
        return None
    goal = hand_goal(v.amount)
    if goal is None or goal[0] is not kind or goal[1] < 0 or (goal[1] == 1) is not one:
        return None
    return {} if one else {"n": goal[1]}
