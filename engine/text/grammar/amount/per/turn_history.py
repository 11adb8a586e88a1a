"""How often something has happened in this turn: "for each UNIT stunned this turn", "the number of EVENTs you've played
this turn" (1211.2). Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import bare_noun, played
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Filter, Share, Times, Trigger
from engine.trails.tree.reads import replace

# event, English after the noun, Japanese before it
_DONE: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("is stunned", ("stunned", "that (was|were) stunned"), ("スタンした", "スタンされた")),
    ("is cured", ("cured", "that (was|were) cured"), ("回復した", "回復された")),
    ("is ko", ("K.O.'d", "that (was|were) K.O.'d"), ("即死した", "即死させられた")),
    ("is destroyed", ("destroyed", "that (was|were) destroyed"), ("破壊された",)),
    ("leaves", ("that left the field", "that has left the field", "that have left the field"), ("場を離れた",)),
)
#: Whose trail: player, English, Japanese.
_TRAILS = (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の"))
_THIS_JA = "(このターンに|このターン中に|このターン、|このターン中、|このターン)"
_DEEDS = (
    ("draws", "drew", "drawn", "カードを引いた", "引いたカード"),
    ("discards", "discarded", "discarded", "手札を捨てた", "捨てた(カード|手札)"),
)
_PLAYERS = (
    ("you", "you", "(you've|you have)", "あなたが"),
    ("opponent", "your opponent", "your opponent has", "相手が"),
)


def add(g: Grammar) -> None:
    """Rules: happened, happeneds (value: Trigger) - one of them, and several. Add to "per" and "amount"."""
    for rule, np, s in (("happened", "np", ""), ("happeneds", "nps", "s")):
        for event, en, ja in _DONE:
            g.add(
                rule,
                build=partial(_done, event=event),
                match=partial(_done_match, event=event),
                en=tuple(f"{{f:{np}}} {text} this turn" for text in en),
                ja=tuple(wording for text in ja for wording in (f"{_THIS_JA}{text}{{f:np}}",)),
            )
        for player, your, ja_your in _TRAILS:
            g.add(
                rule,
                build=partial(_put, player=player),
                match=partial(_put_match, player=player),
                en=tuple(
                    f"{{f:{np}}} {that}put into {your} trail from the field this turn"
                    for that in ("", "that was ", "that were ")
                ),
                ja=(
                    f"{_THIS_JA}場から{ja_your}軌跡に置かれた{{f:np}}",
                    f"{_THIS_JA}{ja_your}軌跡に場から置かれた{{f:np}}",
                    f"{_THIS_JA}{ja_your}場から軌跡に置かれた{{f:np}}",
                ),
            )
        for player, who, has, ja_who in _PLAYERS:
            for event, did, done, _, ja_noun in _DEEDS:
                g.add(
                    rule,
                    Trigger(event, None, None, player),
                    en=(f"card{s} {who} {did} this turn", f"card{s} {has} {done} this turn"),
                    ja=(f"{_THIS_JA}{ja_who}{ja_noun}", f"{ja_who}{_THIS_JA}{ja_noun}"),
                )
            g.add(
                rule,
                Trigger("plays arts", None, None, player),
                en=(f"arts {who} played this turn", f"arts {has} played this turn"),
                ja=(f"{_THIS_JA}{ja_who}プレイしたアーツ", f"{ja_who}{_THIS_JA}プレイしたアーツ"),
            )
            g.add(
                rule,
                build=partial(played, whose=player),
                match=partial(_played_match, player=player),
                en=(f"{{f:{np}}} {who} played this turn", f"{{f:{np}}} {has} played this turn"),
                ja=(f"{_THIS_JA}{ja_who}プレイした{{f:np}}", f"{ja_who}{_THIS_JA}プレイした{{f:np}}"),
            )
    g.add(
        "per",
        build=lambda t, c="": Times(t),
        match=lambda v: {"t": v.of, "c": _counter(v.of)} if isinstance(v, Times) and v.each == 1 else None,
        en=" for (each|every) {t:happened}",
        ja="{t:happened}{c:ctr}(につき|ごとに)(|、)",
    )
    g.add(
        "per",
        build=lambda t, n: Share(Times(t), n) if isinstance(n, int) and n > 1 else REJECT,
        match=lambda v: {"t": v.amount.of, "n": v.by} if _shared(v) else None,
        en=" for every {n:numw} {t:happeneds}",
    )
    g.add(
        "per",
        build=lambda t, m: Share(Times(t), m[1]) if isinstance(m[1], int) and m[1] > 1 else REJECT,
        match=lambda v: {"t": v.amount.of, "m": (v.by, v.by, _counter(v.amount.of))} if _shared(v) else None,
        ja="{t:happened}{m:cnt}(につき|ごとに)(|、)",
    )
    g.add(
        "amount",
        Times(hole("t")),
        match=lambda v: {"t": v.of} if isinstance(v, Times) and v.each == 1 else None,
        en="the number of {t:happeneds}",
        ja="{t:happened}の(数|枚数)",
    )


def _shared(v: Any) -> bool:
    return isinstance(v, Share) and isinstance(v.amount, Times) and v.amount.each == 1 and v.by > 1


def _counter(trigger: Trigger) -> str:
    return counter(bare_noun(trigger.who)) if isinstance(trigger.who, Filter) else "枚"


def _done(f: Filter, event: str) -> Any:
    return Trigger(event, f) if f.zone in ("field", "homebase") and not f.states and f.face == "any" else REJECT


def _done_match(v: Any, event: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and isinstance(v.who, Filter) and v == Trigger(event, v.who)
    return {"f": v.who} if fits else None


def _put(f: Filter, player: str) -> Any:
    """Cards come to their owner's trail, whoever controlled them: whose they were is not said besides."""
    if f.zone != "field" or f.states or f.whose not in ("any", player):
        return REJECT
    return Trigger("to trail", replace(f, whose="any"), None, player)


def _put_match(v: Any, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and isinstance(v.who, Filter) and v == Trigger("to trail", v.who, None, player)
    return {"f": v.who} if fits else None


def _played_match(v: Any, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "is played" or not isinstance(v.who, Filter):
        return None
    return {"f": bare_noun(v.who)} if v == played(bare_noun(v.who), player) else None
