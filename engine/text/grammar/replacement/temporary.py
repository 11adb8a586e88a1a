"""Replacements for a time: this turn, the next time, in a combat (1211.8). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import PLAYERS_LOSE, PLAYERS_WOULD, REPLACED
from engine.text.grammar.replacement.amounts import done_instead, not_done, spared
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Aim, Ref, WouldClause
from engine.trails.tree import Filter, Is
from engine.trails.tree.reads import replace

_TIMES = (
    ("turn", " (this turn|until end of turn)", "(このターン中|このターン|ターン終了時まで)(、|に、|に|)"),
    ("combat", " this combat", "(この戦闘中|この戦闘)(、|に、|に|)"),
    ("next turn", " (during the next turn|next turn)", "次のターン中(、|)"),
    (
        "through next turn",
        " until (the end of the next turn|end of next turn|the end of next turn)",
        "次のターン(の|)(終了時|終わり)まで(、|に、|に|)",
    ),
)


def temporary(g: Grammar) -> None:
    """Add to the rule "compound-x": a value of one clause."""
    g.add(
        "would-who",
        hole("r"),
        en="{r:back-s}",
        ja="{r:back}が(|、)",
        match=lambda v: {"r": v} if isinstance(v, Ref) else None,
    )
    g.add("would-who", Aim(hole("f")), en="target {f:np}", match=_one_aim)
    g.add("would-who", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT|このITEM)が(|、)")
    g.add("would-who", hole("f"), en=("{f:a-np}", "{f:nps}"), ja="{f:np}が(|、)",
          match=lambda v: {"f": v} if isinstance(v, Filter) else None)  # fmt: skip
    for event, en, ja in REPLACED:
        g.add(
            "would",
            (event, hole("w")),
            en=f"{{w:would-who}} would {en}",
            ja=tuple(f"{{w:would-who}}{text}" for text in ja),
        )
        # the time may stand after the subject: それがこのターン中に即死するなら
        for until, _, when in _TIMES[:2]:
            g.add("would-in", (event, hole("w"), until), ja=tuple(f"{{w:would-who}}{when}{text}" for text in ja))
    for event, act, act_ja in PLAYERS_WOULD:
        g.add("would", (event, "you"), en=f"you would {act}", ja=f"あなたが{act_ja}")
        g.add(
            "would", (event, "opponent"), en=(f"your opponent would {act}", f"they would {act}"), ja=f"相手が{act_ja}"
        )
    for until, after, when in _TIMES:
        lead = after.strip()
        for only, en_first, ja_first in ((False, "if ", ""), (True, "the next time ", "次に")):
            build = partial(_would, until=until, only=only)
            match = partial(_match, until=until, only=only)
            g.add(
                "compound-x",
                build=build,
                match=match,
                en=(f"{en_first}{{e:would}}{after}, {{s:instead}}", f"{lead}, {en_first}{{e:would}}, {{s:instead}}"),
                ja=tuple(
                    f"{first}{{e:would}}(なら|場合|時|際)(、|に、|に|は、|){{s:instead}}"
                    for first in dict.fromkeys((f"{when}{ja_first}", f"{ja_first}{when}"))
                ),
            )
            kept = partial(_kept, until=until, only=only)
            paid = partial(_paid, until=until, only=only)
            for rule, make, fits in (
                ("kept", kept, partial(_kept_match, until=until, only=only)),
                ("paid", paid, None),  # printed as what happens instead
                ("sofar", partial(_sofar, until=until, only=only), None),
            ):
                g.add(
                    "compound-x",
                    build=make,
                    match=fits or (lambda v: None),
                    en=(f"{en_first}{{e:would}}{after}, {{s:{rule}}}", f"{lead}, {en_first}{{e:would}}, {{s:{rule}}}"),
                    ja=f"{when}{ja_first}{{e:would}}(なら|場合|時|際)(、|に、|に|は、|){{s:{rule}}}",
                )
            if until != "next turn":
                g.add(
                    "compound-x",
                    build=partial(_would_in, only=only, meant=until),
                    ja=f"{ja_first}{{e:would-in}}(なら|場合|時|際)(、|に、|に|は、|){{s:instead}}",
                )


def _one_aim(v: Any) -> Mapping[str, Any] | None:
    return {"f": v.filter} if isinstance(v, Aim) and v == Aim(v.filter) and v.filter.scope == "all" else None


def _would(e: Any, s: Any, until: str, only: bool) -> Any:
    may = s[:1] == ("may",)
    return (WouldClause(e[0], e[1], s[1] if may else s, until, only, may),)


def _would_in(e: Any, s: Any, only: bool, meant: str) -> Any:
    return _would(e, s, e[2], only) if e[2] == meant else REJECT


def _kept(e: Any, s: Any, until: str, only: bool) -> Any:
    return (WouldClause(e[0], e[1], (), until, only),) if spared(e[0], e[1], s) else REJECT


def _paid(e: Any, s: Any, until: str, only: bool) -> Any:
    said = done_instead(e[0], e[1], s)
    return REJECT if said is REJECT else (WouldClause(e[0], e[1], (), until, only, True, said[1:]),)


def _sofar(e: Any, s: Any, until: str, only: bool) -> Any:
    """They lose more or less than they would, said without "instead"."""
    fits = e[0] in PLAYERS_LOSE and all(node.player == e[1] for node in s)
    return (WouldClause(e[0], e[1], s, until, only),) if fits else REJECT


def _kept_match(v: Any, until: str, only: bool) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], WouldClause) or (v[0].until, v[0].next) != (until, only):
        return None
    one = v[0]
    return None if one.instead else {"e": (one.event, one.who), "s": not_done(one.event, one.who)}


def _match(v: Any, until: str, only: bool) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], WouldClause) or (v[0].until, v[0].next) != (until, only):
        return None
    one = v[0]
    if not one.instead:
        return None
    return {"e": (one.event, one.who), "s": ("may", one.instead) if one.may else one.instead}


_STATES = (("attacking", "攻撃中"), ("defending", "応戦中"), ("combating", "戦闘中"))
_BA = "(場合|なら|時)(、|に、|は、)"


def during_combat(g: Grammar) -> None:
    """Add to the rule "craft-line"; rules "fought": a state, "fights-would": what would happen in which state."""
    for state, ja in _STATES:
        g.add("fought", state, en=state, ja=ja)
        for event, _, words in REPLACED:
            if event != "discard":
                g.add("fights-would", (state, (event, hole("w"), "")),
                      ja=tuple(f"{{w:trig-who}}が{ja}(に|、){text}" for text in words))  # fmt: skip
    g.add(
        "craft-line",
        build=_made,
        en=("if {e:replaced} while {f:fought}, {s:instead}(.|)", "while {f:fought}, if {e:replaced}, {s:instead}(.|)"),
        ja=f"{{f:fought}}(、|に){{e:replaced}}{_BA}{{s:instead}}(。|)",
    )
    g.add("craft-line", build=lambda w, s: _made(w[0], w[1], s), ja=f"{{w:fights-would}}{_BA}{{s:instead}}(。|)")


def _made(f: str, e: tuple[Any, ...], s: Any) -> Any:
    who = e[1]
    if who == "this" and e[0] != "discard":
        return ("replacement", Is("this", Filter(states=(f,))), e, s)
    if isinstance(who, Filter) and not who.states and who.zone == "field":
        return ("replacement", None, (e[0], replace(who, states=(f,)), *e[2:]), s)
    return REJECT
