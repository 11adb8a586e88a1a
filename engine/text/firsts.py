"""Triggers that count only once in a turn: "for the first time each turn", "once per turn, when ...". Both languages.

They are made of the triggers there are: English loses its "when", Japanese takes 初めて before the verb.
"""

from __future__ import annotations

from typing import Any

from engine.text.craft_linking import Body, Limit
from engine.text.kernel import REJECT, Grammar, Production
from engine.trails.tree import Filter

_TURN_EN = "(each|per|a|in a|this|every) turn"
_TURN_JA = (
    "各ターン",
    "各ターンに",
    "各ターン中",
    "このターン",
    "このターン中",
    "このターンに",
    "ターン中",
    "毎ターン",
    "1ターンに",
    "",
)
_FIRST_JA = ("初めて", "最初に")


def add(g: Grammar) -> None:
    """Add to the rule "craft-line". Comes after all triggers."""
    triggers = list(g.rule("trigger").productions)
    g.rule("trigger-bare").productions += [made for one in triggers if (made := _bare(one)) is not None]
    g.rule("trigger-first").productions += [made for one in triggers if (made := _first(one)) is not None]
    g.add("craft-line", build=_once, en=(
        f"the first time {{t:trigger-bare}} {_TURN_EN}, {{b:body}}",
        f"{{t:trigger}} for the first time {_TURN_EN}, {{b:body}}",
        f"(once|one time) {_TURN_EN}, {{t:trigger}}, {{b:body}}",
    ), ja=(
        "{t:trigger-first}(、|){b:body}",
        "(各ターン|毎ターン|1ターン)(に|)(、|)(初めて|最初に)(、|){t:trigger}(、|){b:body}",
        "(各ターン|毎ターン|1ターン|ターン)(に|)(1回|1度)(だけ|のみ|)(、|){t:trigger}(、|){b:body}",
    ))  # fmt: skip
    g.guard("ja", _FIRST_JA, "trigger-first")
    g.guard("en", ("the first time",), "trigger-bare")


def _once(t: Any, b: Body) -> Any:
    first = t[0] if isinstance(t, tuple) else t
    plain = isinstance(first.who, Filter) and first == type(first)(first.event, Filter(whose="you", types=("UNIT",)))
    if any(limit.once for limit in b.limits) or (plain and first.event == "attacks"):  # that is an event of its own
        return REJECT
    return ("triggered", t, Body(b.sentences, (Limit("turn"), *b.limits)))


def _bare(production: Production) -> Production | None:
    out = [template[1:] for template in production.templates["en"] if template[0] in ("When ", "Whenever ")]
    return Production({"en": tuple(out), "ja": ()}, production.build, lambda value: None) if out else None


def _first(production: Production) -> Production | None:
    out = []
    for template in production.templates["ja"]:
        for index, part in enumerate(template):
            if isinstance(part, str) and part.startswith("が") and len(template) > 1 and "初めて" not in part:
                out += [
                    (*template[:index], f"が{turn}{first}{part[1:]}", *template[index + 1 :])
                    for turn in _TURN_JA
                    for first in _FIRST_JA
                ]
                break
        else:
            part = template[0]
            if (
                isinstance(part, str)
                and part.startswith(("あなたが", "相手が", "プレイヤーが"))
                and "初めて" not in part
            ):
                cut = part.index("が") + 1
                out += [
                    (f"{part[:cut]}{turn}{first}{part[cut:]}", *template[1:])
                    for turn in _TURN_JA
                    for first in _FIRST_JA
                ]
    return Production({"en": (), "ja": tuple(out)}, production.build, lambda value: None) if out else None
