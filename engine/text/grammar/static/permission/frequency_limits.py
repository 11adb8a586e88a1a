"""How often players may attack or play something in a turn (104.4, 803.3a). Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.static.permission.play_bans import more_than
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said, Static
from engine.trails.tree import Every, Filter, Happened, Trigger
from engine.trails.tree.reads import replace, speaks_of

_UNITS = Filter(types=("UNIT",))
_SUBJECTS = (
    (("you",), "you", "あなたは"),
    (("opponent",), "your opponent", "相手は"),
    (
        ("you", "opponent"),
        "(players|each player)",
        "(プレイヤーは|各プレイヤーは|お互いのプレイヤーは|すべてのプレイヤーは|お互いに)",
    ),
)
_TURN = "(each|per|a|in a|every) turn"
_TURN_JA = "(各ターン|1ターン|ターン|毎ターン)(に|)(、|)"
_ONLY = "can (play only|only play|play no more than|play at most|play up to)"
_ONCE = (
    f"can (attack only|only attack) once {_TURN}",
    f"(can't|cannot) attack more than once {_TURN}",
    f"can attack no more than once {_TURN}",
)
_ONCE_JA = (f"{_TURN_JA}(1回|1度|一度)しか攻撃できない", f"{_TURN_JA}(2回|2度)以上攻撃できない")


def add(g: Grammar) -> None:
    """Add to the rules "static" and "statics"."""
    for rule, subjects in (("so-often", _SUBJECTS), ("they-often", ((("opponent",), "they", ""),))):
        for players, en, ja in subjects:
            g.add(
                rule,
                build=lambda players=players: tuple(_once(player) for player in players),
                match=lambda v: None,
                en=[f"{en} {text}" for text in _ONCE],
                ja=[f"{ja}{text}" for text in _ONCE_JA if ja],
            )
            g.add(
                rule,
                build=lambda f, n, players=players: _each(f, n, players),
                match=lambda v: None,
                en=(
                    *(f"{en} (can't|cannot) play more than {{n:numw}} {{f:{np}}} {_TURN}" for np in ("nps", "np")),
                    *(f"{en} {_ONLY} {{n:numw}} {{f:{np}}} (|during ){_TURN}" for np in ("nps", "np")),
                ),
                ja=(
                    f"{ja}{_TURN_JA}{{n:num}}(枚|つ|体)(まで|)しか{{f:card}}をプレイできない",
                    f"{ja}{_TURN_JA}{{f:card}}を{{n:num}}(枚|つ|体)(まで|)しかプレイできない",
                    f"{ja}{{f:card}}を{_TURN_JA}{{n:num}}(枚|つ|体)(まで|)しかプレイできない",
                )
                if ja
                else (),
            )
            if ja:
                g.add(
                    rule,
                    build=lambda f, n, players=players: _each(f, n - 1, players) if isinstance(n, int) else REJECT,
                    match=lambda v: None,
                    ja=(
                        f"{ja}{_TURN_JA}{{f:card}}を{{n:num}}(枚|つ|体)以上プレイできない",
                        f"{ja}{{f:card}}を{_TURN_JA}{{n:num}}(枚|つ|体)以上プレイできない",
                        f"{ja}{_TURN_JA}{{n:num}}(枚|つ|体)以上の{{f:card}}をプレイできない",
                    ),
                )
    g.add("statics", hole("s"), match=lambda v: None, en="{s:so-often}(.|)", ja="{s:so-often}(。|)")
    for rule, build in (("so-often", _while), ("they-often", _they)):
        g.add(
            "statics",
            build=build,
            match=lambda v: None,
            en=f"(if|while|as long as) {{c:conds}}, {{s:{rule}}}(.|)",
            ja="{c:conds}(、|){s:so-often}(。|)" if rule == "so-often" else (),
        )
    g.add(
        "static",
        Static(Said("this", (Predicate("rules", ("cannot attack",)),)), Happened(Trigger("attacks", "this"))),
        match=lambda v: None,
        en=[f"(this card|this UNIT) {text}" for text in _ONCE],
        ja=[f"(これ|このカード|このUNIT)は{text}" for text in _ONCE_JA],
    )
    g.add(
        "static",
        build=_those,
        match=lambda v: None,
        en=[f"{{f:nps}} {text}" for text in _ONCE] + [f"each {{f:np}} {text}" for text in _ONCE],
        ja=[f"{{f:np}}は(それぞれ|)(、|){text}" for text in _ONCE_JA],
    )


def _while(c: Any, s: tuple[Static, ...]) -> tuple[Static, ...]:
    """The same while something holds."""
    return tuple(replace(one, condition=c if one.condition is None else Every((c, one.condition))) for one in s)


def _they(c: Any, s: tuple[Static, ...]) -> Any:
    """ "While your opponent ..., they can't ...": the one of whom the condition speaks."""
    return _while(c, s) if speaks_of(c, "opponent") else REJECT


def _once(player: str) -> Static:
    """Nobody of a player's attacks once one of them has."""
    mine = replace(_UNITS, whose=player)
    return Static(Said(mine, (Predicate("rules", ("cannot attack",)),)), Happened(Trigger("attacks", mine)))


def _those(f: Filter) -> Any:
    """Those of a kind that have attacked do not attack again."""
    if f.zone != "field" or "attacked" in f.states:
        return REJECT
    again = replace(f, states=tuple(sorted((*f.states, "attacked"))))
    return Static(Said(again, (Predicate("rules", ("cannot attack",)),)))


def _each(f: Any, n: Any, players: tuple[str, ...]) -> Any:
    """Nothing more of a kind for a player, or for each of them, once so many were played."""
    made = tuple(more_than(f, n, player) for player in players)
    return REJECT if REJECT in made else made
