"""Replacements of how much bond is lost or gained, or of all of it (1216). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import PLAYERS_WOULD
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import THEY, By, Predicate, Said, WouldClause
from engine.trails.tree import Bond, Compare, During, Filter, Is, Much
from engine.trails.tree.reads import replace

_KINDS = (
    ("stun damage", "stun damage", "スタンダメージ"),
    ("overkill damage", "Overkill damage", "オーバーキルダメージ"),
)
_PLAYERS_damage_amount = (("you", "you take", "あなたが"), ("opponent", "your opponent takes", "相手が"))
_WAYS = (
    (-1, "less", "(reduced|decreased|lowered)", "(reduce|decrease|lower)",
     "(減らす|減る|軽減する|少なくなる|少なくする|減少する)"),
    (1, "more", "(increased|raised)", "(increase|raise)", "(増やす|増える|多くなる|増加する)"),
)  # fmt: skip


#: For how long an effect says so: until, English, Japanese.
_TIMES = (
    ("turn", "(this turn|until end of turn)", "(このターン中|このターン|ターン終了時まで)(、|に|)"),
    ("combat", "this combat", "(この戦闘中|この戦闘)(、|)"),
)


def damage_amount(g: Grammar) -> None:
    """Add to the rules "craft-line", "compound-x" and "ssaid"."""
    no = "(don't take|take no|can't take|do not take|cannot take)"
    g.add(
        "ssaid",
        build=_none_of,
        en=(f"you {no} stun damage from {{f:nps}}", f"you {no} stun damage when {{f:nps}} (are|become) stunned",
            f"you {no} stun damage when {{f:a-np}} (is|becomes) stunned"),
        ja=("あなたは{f:np}(による|からの|のスタンによる|の)スタンダメージを受けない",
            "あなたは{f:np}(によって|により|から)スタンダメージを受けない",
            "あなたは{f:np}がスタンした時(、|)(の|に|)スタンダメージを受けない"),
    )  # fmt: skip
    for event, kind, ja_kind in _KINDS:
        for player, take, ja in _PLAYERS_damage_amount:
            for sign, more, changed, change, ja_more in _WAYS:
                dealt = f"{kind} (dealt to {'you' if player == 'you' else 'your opponent'}|{take})"
                en = (
                    f"{dealt} is {{n:num}} {more}",
                    f"{dealt} is {changed} by {{n:num}}",
                    f"{change} (the |){dealt} by {{n:num}}",
                    f"{take} {{n:num}} {more} {kind}",
                )
                texts = (f"{ja}受ける{ja_kind}(を|は|が){{n:num}}(点|){ja_more}",)
                build = partial(_made_damage_amount, event=event, player=player, sign=sign)
                if event == "stun damage":
                    _of_some(g, player, take, ja, sign)
                g.add("craft-line", build=build, en=[f"{text}(.|)" for text in en],
                      ja=[f"{text}(。|)" for text in texts])  # fmt: skip
                g.add(
                    "craft-line",
                    build=build,
                    en=[f"(if|while|as long as) {{c:conds}}, {text}(.|)" for text in en],
                    ja=[f"{{c:conds}}(、|){text}(。|)" for text in texts],
                )
                for until, after, when in _TIMES:
                    timed = partial(_for_a_time, event=event, player=player, sign=sign, until=until)
                    g.add(
                        "compound-x",
                        build=timed,
                        en=[f"{text} {after}" for text in en] + [f"{after}, {text}" for text in en],
                        ja=[f"{when}{text}" for text in texts],
                    )


def _of_some(g: Grammar, player: str, take: str, ja: str, sign: int) -> None:
    """ "Stun damage you take from Guild UNITs is reduced by 1": of what is stunned, which is the player's own."""
    _, more, changed, change, _ja_more = next(way for way in _WAYS if way[0] == sign)
    whose = "your" if player == "you" else "their"
    build = partial(_made_of, player=player, sign=sign)
    for of in (f"{whose} {{f:nps}}", "{f:nps}"):
        g.add(
            "craft-line",
            build=build,
            en=(
                f"stun damage {take} from {of} is {{n:num}} {more}(.|)",
                f"stun damage {take} from {of} is {changed} by {{n:num}}(.|)",
                f"{change} (the |)stun damage {take} from {of} by {{n:num}}(.|)",
                f"{take} {{n:num}} {more} stun damage from {of}(.|)",
            ),
        )


def _made_of(f: Filter, n: Any, player: str, sign: int) -> Any:
    if f.whose not in ("any", player) or f.zone != "field":
        return REJECT
    return _made_damage_amount(n, "stun damage", player, sign, Is("it", replace(f, whose="any")))


def _for_a_time(n: Any, event: str, player: str, sign: int, until: str) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return (WouldClause(event, player, (Bond(player, Much(-1, sign * n)),), until),)


def _none_of(f: Any) -> Any:
    """Only one's own UNITs deal one stun damage (1306.3)."""
    if f.whose == "opponent" or f.zone != "field":
        return REJECT
    return Said(replace(f, whose="you"), (Predicate("rules", ("no stun damage",)),))


def _made_damage_amount(n: Any, event: str, player: str, sign: int, c: Any = None) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return ("replacement", c, (event, player, ""), (Bond(player, Much(-1, sign * n)),))


_OPS = ((">=", "or more", "以上"), ("<=", "or (less|fewer)", "以下"))
_PLAYERS_threshold = (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が"))
_BOND = (
    ("lose bond", "lose", "", "失う"),
    ("gain bond", "gain", "", "得る"),
    ("overkill damage", "lose", " (from|by|to|through|because of|due to) overkill( damage|)", "失う"),
)
_BA = "(場合|なら|時)(、|に、|は、)"


def threshold(g: Grammar) -> None:
    """Add to the rule "craft-line"; rule "so-much": what would happen to bond, and a condition on how much it is."""
    for event, verb, by, ja_verb in _BOND:
        for player, who, ja in _PLAYERS_threshold:
            lead = f"{ja}オーバーキル(|ダメージ)(で|によって|により)(、|)" if by else ja
            for op, en_op, ja_op in _OPS:
                g.add(
                    "so-much", (Compare(Much(), op, hole("n")), (event, player, '')),
                    where=lambda n: isinstance(n, int) and n > 0,
                    en=(f"{who} would {verb} {{n:num}} {en_op} bond(|s){by}(| at once)",
                        *((f"{who} would {verb} at least {{n:num}} bond(|s){by}",) if op == ">=" else ())),
                    ja=(f"{lead}絆を{{n:num}}点{ja_op}{ja_verb}", f"{lead}{{n:num}}点{ja_op}の絆を{ja_verb}",
                        f"{lead}一度に絆を{{n:num}}点{ja_op}{ja_verb}"),
                )  # fmt: skip
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", *e, s),
        match=lambda v: {"e": v[1:3], "s": v[3]} if v[0] == "replacement" else None,
        en=("if {e:so-much}, {s:instead}(.|)", "{s:instead} if {e:so-much}(.|)"),
        ja=f"{{e:so-much}}{_BA}{{s:instead}}(。|)",
    )
    events = {event for event, _, _ in PLAYERS_WOULD}
    g.add(
        "craft-line",
        build=lambda e, c, s: ("replacement", c, e, s) if e[0] in events or e[2] == "" else REJECT,
        match=_while_match,
        en="if {e:replaced} {c:during-en}, {s:instead}(.|)",
        ja=(
            f"{{c:during-at}}{{e:replaced}}{_BA}{{s:instead}}(。|)",
            f"{{c:during1}}(に|、|){{e:replaced}}{_BA}{{s:instead}}(。|)",
        ),
    )
    for step, ja in (("draw", "ドローステップ"), ("homebase", "拠点ステップ"), ("deployment", "配備ステップ")):
        for player, owner in (("you", "あなたの"), ("opponent", "相手の")):
            g.add("during-at", During((step,), player), ja=f"{owner}{ja}(に|には|では)(、|)")


def _while_match(v: Any) -> Mapping[str, Any] | None:
    fits = v[0] == "replacement" and isinstance(v[1], During) and v[2][2] == ""
    return {"c": v[1], "e": v[2], "s": v[3]} if fits else None


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


def prevention(g: Grammar) -> None:
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
    g.add("instead", build=lambda v: (By(THEY, v),), en=("they {v:vp-list} instead", "they instead {v:vp-list}"))
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
