"""When SCLM Support is executed (1219), its target, and the UNIT that is actioned for it. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Ref
from engine.trails.tree import Filter, Trigger

EXECUTED = "executes support"
#: Words for what takes part in it: in the text, register, English, Japanese.
PARTS = (
    (
        "supported",
        "target",
        ("its target", "the target of (that|the) SCLM Support", "the UNIT (it|SCLM Support) was executed (for|on)"),
        "(その|それの|そのスクラムサポートの)対象",
    ),
    (
        "supporting",
        "supporter",
        (
            "the UNIT actioned for it",
            "the UNIT that was actioned (for it|to execute it|for (that|the) SCLM Support)",
            "the UNIT actioned (to execute it|for (that|the) SCLM Support)",
            "the UNIT that executed it",
        ),
        "(それの|その|スクラムサポートの)ために(アクションした|アクションされた)UNIT",
    ),
)
_SUPPORT = "(SCLM Support|a SCLM Support|an SCLM Support)"
_DID = f"スクラムサポート(を実行した|を行った|をした|した){TOKI}"
_PLAYERS = (
    ("you", "you execute", "あなたが"),
    ("opponent", "your opponent executes", "相手が"),
    ("each", "a player executes", "プレイヤーが"),
)


def add(g: Grammar) -> None:
    """Add to the rules "trigger" and "back"."""
    for word, _, en, ja in PARTS:
        g.add("back", Ref(word), en=en, ja=ja)
    for player, en_doer, ja_doer in _PLAYERS:
        g.add(
            "trigger",
            Trigger(EXECUTED, None, None, player),
            en=(f"{WHEN} {en_doer} {_SUPPORT}",),
            ja=(f"{ja_doer}{_DID}",),
        )
        g.add(
            "trigger",
            build=partial(_on, player=player),
            match=partial(_printed_on, player=player),
            en=f"{WHEN} {en_doer} {_SUPPORT} (for|on|targeting) {{o:a-np}}",
            ja=f"{ja_doer}{{o:np}}(に|へ|を対象に|を対象として|に対して){_DID}",
        )
    g.add(
        "trigger",
        Trigger(EXECUTED, hole("w")),
        match=_printed_with,
        en=(
            f"{WHEN} {{w:trig-one}} is actioned (for|to execute) {_SUPPORT}",
            f"{WHEN} you action {{w:trig-one}} (for|to execute) {_SUPPORT}",
            f"{WHEN} you execute {_SUPPORT} (with|using) {{w:trig-one}}",
            f"{WHEN} {{w:trig-one}} executes {_SUPPORT}",
        ),
        ja=(
            f"{{w:trig-who}}がスクラムサポート(の|を実行する)ためにアクション(した|された){TOKI}",
            f"スクラムサポート(の|を実行する)ために{{w:trig-who}}が(アクションした|アクションされた){TOKI}",
            f"{{w:trig-who}}が{_DID}",
            f"(あなたが|){{w:trig-who}}で{_DID}",
        ),
    )
    g.add(
        "trigger",
        build=_with_on,
        match=_printed_with_on,
        en=(
            f"{WHEN} {{w:trig-one}} executes {_SUPPORT} for {{o:a-np}}",
            f"{WHEN} {{w:trig-one}} SCLM supports {{o:a-np}}",
        ),
        ja=f"{{w:trig-who}}が{{o:np}}(を|に|に対して)スクラムサポート(した|を実行した|を行った){TOKI}",
    )


def _with_on(w: Any, o: Any) -> Any:
    """Which UNIT it is executed with, and for which."""
    return Trigger(EXECUTED, w, o) if isinstance(o, Filter) and o.zone == "field" else REJECT


def _printed_with_on(v: Any) -> Mapping[str, Any] | None:
    both = isinstance(v, Trigger) and v.who is not None and v.other is not None
    return {"w": v.who, "o": v.other} if both and v == Trigger(EXECUTED, v.who, v.other) else None


def _on(o: Any, player: str) -> Any:
    """A UNIT that is supported is its player's own (1219.2a)."""
    if not isinstance(o, Filter) or o.zone != "field" or o.whose not in ("any", player):
        return REJECT
    return Trigger(EXECUTED, None, o, player)


def _printed_on(v: Any, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.other is not None and v == Trigger(EXECUTED, None, v.other, player)
    return {"o": v.other} if fits else None


def _printed_with(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.who is not None and v == Trigger(EXECUTED, v.who)
    return {"w": v.who} if fits else None


def part_of(trigger: Any, word: str) -> str:
    """The register of a word for what takes part, "" where nothing is executed."""
    executed = isinstance(trigger, Trigger) and trigger.event == EXECUTED
    return next((register for name, register, _, _ in PARTS if name == word), "") if executed else ""


def word_for(trigger: Any, register: str) -> str:
    """The word that means a register of such a trigger, "" for others."""
    executed = isinstance(trigger, Trigger) and trigger.event == EXECUTED
    return next((name for name, one, _, _ in PARTS if one == register), "") if executed else ""
