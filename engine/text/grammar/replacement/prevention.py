"""Replacements by nothing, and those that are paid for: "you may pay 1 EP. If you do, it isn't stunned" (1216, 1203.6).

The value of what comes instead is a tuple of clauses; ("may", clauses) where it is chosen; ("paid", clauses, clauses)
where something is paid for it first. Nothing at all is the empty tuple.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import THEY, By

_IT = "(it|that UNIT|that ITEM|that BASE|that card)"
_IT_JA = "(それは||そのUNITは|そのITEMは|そのBASEは|そのカードは|これは)"
_NOT = "(isn't|is not)"
#: What does not happen to an object: event, English and Japanese with their subject.
_KEPT = (
    ("stun", (f"{_IT} {_NOT} stunned", f"{_IT} doesn't become stunned"), ("スタンしない", "スタンされない")),
    ("stun in combat", (f"{_IT} {_NOT} stunned", f"{_IT} doesn't become stunned"), ("スタンしない", "スタンされない")),
    ("cure", (f"{_IT} {_NOT} cured",), ("回復しない", "回復されない")),
    ("ko", (f"{_IT} {_NOT} K.O.'d",), ("即死しない", "即死させられない")),
    ("destroy", (f"{_IT} {_NOT} destroyed",), ("破壊されない",)),
    ("leave", (f"{_IT} (doesn't|does not) leave the field", f"{_IT} (stays|remains) on the field"),
     ("場を離れない", "場から離れない", "場に(残る|留まる)")),
    ("discard", (f"{_IT} {_NOT} discarded",), ("捨てられない",)),
    *((event, (f"{_IT} {_NOT} put into (the|its owner's|your) trail", f"{_IT} (stays|remains) on the field"),
       ("軌跡に置かれない", "持ち主の軌跡に置かれない", "場に(残る|留まる)"))
      for event in ("to trail", "field to trail")),
    ("overkill", (f"{_IT} (deals|causes) no Overkill damage", f"{_IT} (doesn't|does not) (deal|cause) Overkill damage"),
     ("オーバーキルダメージを与えない", "オーバーキルしない")),
)  # fmt: skip
#: What does not happen to a player: event, English without a subject in the second and third person, Japanese.
_SPARED = (
    ("draw", (("don't draw (a card|it|that card)", "doesn't draw (a card|it|that card)"),),
     ("カードを引かない", "引かない")),
    ("lose bond", (("lose no bond", "loses no bond"), ("lose none", "loses none"),
                   ("don't lose (bond|any bond|that bond|it)", "doesn't lose (bond|any bond|that bond|it)")),
     ("絆を失わない", "失わない", "その絆を失わない")),
    ("gain bond", (("gain no bond", "gains no bond"), ("gain none", "gains none"),
                   ("don't gain (bond|any bond|that bond|it)", "doesn't gain (bond|any bond|that bond|it)")),
     ("絆を得ない", "絆を得られない", "得ない", "得られない")),
    *((event, ((f"take no {damage}", f"takes no {damage}"), ("take none", "takes none"),
               ("take no damage", "takes no damage"),
               (f"don't take ({damage}|that damage|it)", f"doesn't take ({damage}|that damage|it)")),
       (f"{ja}を受けない", "受けない", "それを受けない", "そのダメージを受けない"))
      for event, damage, ja in (("overkill damage", "Overkill damage", "オーバーキルダメージ"),
                                ("stun damage", "stun damage", "スタンダメージ"))),
)  # fmt: skip
_DO_SO = "(そうしたなら|そうした場合|そうすれば|そうしたら)(、|)"


def add(g: Grammar) -> None:
    """Rules: kept (value: event and player or ""), paid; adds to "craft-line" and "compound-x"."""
    for event, en, ja in _KEPT:
        g.add(
            "kept",
            (event, ""),
            en=tuple(f"{text}(| instead)" for text in en),
            ja=tuple(f"(|代わりに、|代わりに){_IT_JA}{text}" for text in ja),
        )
    for event, pairs, ja in _SPARED:
        for player, forms, they, subject in (
            ("you", 0, "(you|you instead)", "(|あなたは)"),
            ("opponent", 1, "(your opponent|your opponent instead)", "(相手は|)"),
            ("opponent", 0, "they", ""),
        ):
            g.add(
                "kept",
                (event, player),
                en=tuple(f"{they} {pair[forms]}(| instead)" for pair in pairs),
                ja=tuple(f"(|代わりに、|代わりに){subject}{text}" for text in ja) if subject else (),
            )
    g.add(
        "instead",
        build=lambda v: (By(THEY, v),),
        match=lambda v: None,
        en=("they {v:vp-list} instead", "they instead {v:vp-list}"),
    )
    lead = ("if {e:replaced}, {k:kept}(.|)", "{e:replaced}(場合|なら|時)(、|に、|は、){k:kept}(。|)")
    g.add("craft-line", build=partial(_line, None), match=_printed, en=lead[0], ja=lead[1])
    g.add("craft-line", build=_line, match=partial(_printed, asked=True),
          en=f"if {{c:conds}}, {lead[0]}", ja=f"{{c:conds}}、{lead[1]}")  # fmt: skip
    g.add(
        "paid",
        build=lambda s, k: ("paid", s, ("kept", k)),
        en=("you may {s:may-list}. if you do, {k:kept}", "you may {s:may-list} so that {k:kept}"),
        ja=f"{{s:chain-t}}(もよい|よい)。{_DO_SO}{{k:kept}}",
    )
    g.add(
        "paid",
        build=lambda s, k: REJECT if k[:1] == ("may",) else ("paid", s, k),
        en="you may {s:may-list}. if you do, {k:instead}",
        ja=f"{{s:chain-t}}(もよい|よい)。{_DO_SO}{{k:instead}}",
    )
    g.add(
        "craft-line",
        build=partial(_paid, None),
        en="if {e:replaced}, {p:paid}(.|)",
        ja="{e:replaced}(場合|なら|時)(、|に、|は、){p:paid}(。|)",
    )


def spared(event: str, who: Any, kept: tuple[str, str]) -> bool:
    """Whether what is said not to happen is what would happen."""
    player = who if isinstance(who, str) and who in ("you", "opponent") else ""
    return kept == (event, player)


def done_instead(event: str, who: Any, said: Any) -> Any:
    """What comes instead, once what is said not to happen is what would; else REJECT."""
    if said[:1] == ("paid",) and said[2][:1] == ("kept",):
        return said if spared(event, who, said[2][1]) else REJECT
    return said


def _line(c: Any, e: Any, k: Any) -> Any:
    return ("replacement", c, e, ()) if spared(e[0], e[1], k) else REJECT


def _paid(c: Any, e: Any, p: Any) -> Any:
    said = done_instead(e[0], e[1], p)
    return REJECT if said is REJECT else ("replacement", c, e, said)


def _printed(v: Any, asked: bool = False) -> Mapping[str, Any] | None:
    if v[0] != "replacement" or v[3] != () or (v[1] is not None) is not asked:
        return None
    return {"e": v[2], "k": not_done(v[2][0], v[2][1]), **({"c": v[1]} if asked else {})}


def not_done(event: str, who: Any) -> tuple[str, str]:
    """What does not happen, for printing."""
    return event, who if isinstance(who, str) and who in ("you", "opponent") else ""
