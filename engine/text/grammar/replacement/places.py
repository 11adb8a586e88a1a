"""Replacements of discarding, of going to a trail, of one of two events, and once (1216)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import BY, IN_COMBAT, PLAYERS_WOULD, REPLACED, verb
from engine.text.grammar.replacement.amounts import done_instead, not_done, spared
from engine.text.grammar.replacement.events import BY_JA, ENDURED, by_certain, certain
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import Limit, Ref, WouldClause
from engine.trails.tree import Do, Filter
from engine.trails.tree.loading.words import ANYWHERE_TO_TRAIL, ONCE, ONCE_DONE

_PLAYERS_discard = (
    ("you", "you", "your", "あなた"),
    ("opponent", "your opponent", "(their|your opponent's)", "相手"),
    ("any", "a player", "their", "プレイヤー"),
)


def discard(g: Grammar) -> None:
    """Add to the rule "replaced"."""
    for by, en_by, ja_by in BY:
        wordings = {en_by, en_by.replace(" by ", " because of ", 1), en_by.replace(" by ", " due to ", 1)}
        for player, en, your, ja in _PLAYERS_discard:
            shape = ("discard", Filter(zone="hand", whose=player), by)
            hand = your if player != "opponent" else "your opponent's"
            g.add(
                "replaced",
                shape,
                en=[f"{en} would discard a card(| from {your} hand){text}" for text in sorted(wordings)]
                + [f"a card would be discarded from {hand} hand{text}" for text in sorted(wordings) if player != "any"],
                ja=[
                    f"{ja}が{ja_by}(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",
                    *((f"{ja_by}{ja}が(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",) if by else ()),
                    *((f"{ja}の手札(|のカード)が{ja_by}捨てられる",) if player != "any" else ()),
                ],
            )


_ANYWHERE = " from anywhere| from any zone"
_ANY = "(a|any|a player's|any player's|its owner's|either player's)"
_ANYWHERE_JA = "(いずれかの領域から|どこからでも|どこからであれ|どの領域からでも|あらゆる領域から|どこからか)"
_PLAYERS_to_trail = (("you", "your trail", "あなたの軌跡に"), ("opponent", "your opponent's trail", "相手の軌跡に"))


def to_trail(g: Grammar) -> None:
    """Add to the rules "replaced" and "would" (for a time), to "compound-x" and the verbs."""
    _one_card(g)
    for by, en_by, ja_by in BY:
        for player, en, ja in _PLAYERS_to_trail:
            _said(
                g,
                (ANYWHERE_TO_TRAIL, Filter(zone="trail", whose=player), by),
                (f"a card would be put into {en}(|{_ANYWHERE}){en_by}",),
                (f"{ja_by}カードが(|{_ANYWHERE_JA}){ja}置かれる", f"{ja_by}{_ANYWHERE_JA}カードが{ja}置かれる",
                 *((f"カードが{ja_by}{ja}置かれる",) if by else ())),
            )  # fmt: skip
        _said(
            g,
            (ANYWHERE_TO_TRAIL, Filter(zone="trail"), by),
            (f"a card would be put into {_ANY} trail({_ANYWHERE}){en_by}",
             f"a card would be put into (any|a player's|any player's|either player's) trail{en_by}"),
            (f"{ja_by}カードが{_ANYWHERE_JA}(いずれかの|いずれかのプレイヤーの|持ち主の|)軌跡に置かれる",
             f"{ja_by}カードが(いずれかの|いずれかのプレイヤーの)軌跡に置かれる"),
        )  # fmt: skip


def _said(g: Grammar, shape: Any, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    g.add("replaced", shape, en=en, ja=ja)
    if not shape[2]:
        g.add("would", build=lambda: shape[:2], match=partial(_same_to_trail, shape=shape[:2]), en=en, ja=ja)


def _same_to_trail(v: Any, shape: Any) -> Mapping[str, Any] | None:
    return {} if v == shape else None


#: What can be said of one card without a time.
LEAVES = ("leave", "field to trail", "to trail")
_ITS: Any = Ref("it")
_INSTEAD = (Do("exile", _ITS),)


def _one_card(g: Grammar) -> None:
    trail = "(a|the|your|its owner's|their owner's|any|your opponent's) trail"
    trail_ja = "(|自分の|あなたの|持ち主の|その持ち主の|いずれかの|相手の)軌跡"
    to_trail = "would be put into (a|your|your opponent's|any|any player's) trail"
    g.add("would", build=_to_trail, en=f"{{w:would-who}} {to_trail}",
          ja="{w:would-who}(自分の|あなたの|相手の|いずれかの)軌跡に置かれる")  # fmt: skip
    for may in (False, True):
        g.add(
            "compound-x",
            build=_lasting,
            match=partial(_lasting_match, may=may),
            en="if {e:would}, {s:instead}",
            ja="{e:would}(なら|場合|時|とき)(、|に|に、|は、){s:instead}",
        )
    verb(
        g,
        build=lambda who: WouldClause("to trail", who, _INSTEAD, "game") if isinstance(who, Ref) else REJECT,
        en=(f"(remove|exile) {{who:obj}} from the game (instead of putting it|rather than putting it) into {trail}",
            f"exile {{who:obj}} (instead of putting it|rather than putting it) into {trail}"),
        ja=(f"{{who:obj}}{trail_ja}に(置く|置かれる|送る)(代わりに|かわりに)(、|)(ゲームから|)除外する",),
    )  # fmt: skip
    verb(g, Do("exile", "this"), match=never,  # an EVENT that has removed itself is not put into a trail
         en=(f"remove this EVENT from the game (instead of putting it|rather than putting it) into {trail}",),
         ja=(f"このEVENTを{trail_ja}に置く(代わりに|かわりに)(、|)(ゲームから|)除外する",))  # fmt: skip
    g.add(
        "compound-x",
        build=lambda r: (WouldClause("to trail", r, _INSTEAD, "game"),),
        en=(f"{{r:back-s}} is removed from the game instead of (being|) put into {trail}",),
        ja=(f"{{r:back}}(は|が)(、|){trail_ja}に(置かれる|置く|送られる)(代わりに|かわりに)(、|)(ゲームから|)除外(される|する)",),
    )  # fmt: skip


def _to_trail(w: Any) -> Any:
    return ("to trail", w) if isinstance(w, Ref) else REJECT  # else any card is meant, wherever it is


def _lasting(e: Any, s: Any) -> Any:
    """Of one card, for as long as it is that card."""
    if e[0] not in LEAVES or not isinstance(e[1], Ref):
        return REJECT
    may = s[:1] == ("may",)
    return (WouldClause(e[0], e[1], s[1] if may else s, "game", False, may),)


def _lasting_match(v: Any, may: bool) -> Mapping[str, Any] | None:
    one = v[0] if len(v) == 1 else None
    if not isinstance(one, WouldClause) or (one.until, one.next, one.may) != ("game", False, may) or not one.instead:
        return None
    return {"e": (one.event, one.who), "s": ("may", one.instead) if may else one.instead}


#: Event, English after "be", Japanese before か and at the end.
_EVENTS = (
    ("stun", "stunned", ("スタンする", "スタンされる")),
    ("ko", "K.O.'d", ("即死する", "即死させられる")),
    ("destroy", "destroyed", ("破壊される",)),
)
#: Between two events that a line is about.
OR = "+"


def event_alternatives(g: Grammar) -> None:
    """Add to the rule "replaced"."""
    for one, en_one, ja_one in _EVENTS:
        for other, en_other, ja_other in _EVENTS:
            if one == other:
                continue
            either = tuple(f"{first}(か|か、|、または|または){last}" for first in ja_one for last in ja_other)
            for by, en_by, ja_by in BY:
                g.reads(
                    "replaced",
                    (f"{one}{OR}{other}", hole("w"), by),
                    en=f"{{w:trig-who}} would be {en_one} or (be |){en_other}{en_by}",
                    ja=tuple(f"{{w:trig-who}}が{ja_by}{text}" for text in either),
                )


def first_time(g: Grammar) -> None:
    """Add to the rule "craft-line"; rule "first-replaced": event, whom, by whose effect, and "turn"."""
    g.add("any-turn", "", en="(each|in a|every|per) turn", ja="(各ターン|各ターンに|毎ターン|1ターンに|ターン中)(、|)")
    g.add("at-first", "", en="the first time ", ja="(初めて|最初に)")
    for event, en, ja in REPLACED:
        for by, en_by, ja_by in BY if event != IN_COMBAT else BY[:1]:
            g.add("would-be", (event, by), en=f"would {en}{en_by}", ja=tuple(ja_by + text for text in ja))
        if event in ENDURED:
            g.add("would-be", build=partial(by_certain, event), match=partial(certain, event),
                  en=f"would {en} by {{o:source}}", ja=tuple(f"{{o:source}}{BY_JA}{text}" for text in ja))  # fmt: skip
    for event, act, act_ja in PLAYERS_WOULD:
        g.add("would-act", event, en=f"would {act}", ja=act_ja)
    for player, who, who_ja in (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が")):
        g.add("who-would", player, en=who, ja=who_ja)
    _first(
        g,
        lambda w, e, t="", o="": (e[0], w, e[1], ONCE),
        lambda v: None if v[0] == "stuns" or v[1] in ("you", "opponent") else {"w": v[1], "e": (v[0], v[2])},
        ("{w:trig-who} ", "{w:trig-who}が"),
        ("{e:would-be}", "{e:would-be}"),
    )
    _first(
        g,
        lambda w, x, t="", o="": ("stuns", (w, x), "", ONCE),
        lambda v: {"w": v[1][0], "x": v[1][1]} if v[0] == "stuns" else None,
        ("{w:trig-who} ", "{w:trig-who}が"),
        ("would stun {x:a-np}", "{x:np}をスタンする"),
    )
    _first(
        g,
        lambda p, e, t="", o="": (e, p, "", ONCE),
        lambda v: {"p": v[1], "e": v[0]} if v[1] in ("you", "opponent") and v[2] == "" else None,
        ("{p:who-would} ", "{p:who-would}"),
        ("{e:would-act}", "{e:would-act}"),
    )
    lines = g.rule("craft-line").productions
    before = len(lines)
    g.add(
        "craft-line",
        ("replacement", hole("c"), hole("e"), hole("s")),
        en="if {c:conds}, {e:first-replaced}, {s:instead}(.|)",
        ja="{c:conds}、{e:first-replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: _match(v) if v[0] == "replacement" and v[1] is not None else None,
    )
    g.add(
        "craft-line",
        ("replacement", None, hole("e"), hole("s")),
        en=("{e:first-replaced}, {s:instead}(.|)", "{s:instead} {e:first-replaced}(.|)"),
        ja="{e:first-replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: _match(v) if v[0] == "replacement" and v[1] is None else None,
    )
    lines[:0] = [lines.pop() for _ in range(len(lines) - before)]


def _first(g: Grammar, build: Any, match: Any, who: tuple[str, str], would: tuple[str, str]) -> None:
    """One of them, in both languages: whom, and what would happen."""

    def holes(v: Any) -> Mapping[str, Any] | None:
        found = match(v) if isinstance(v, tuple) and len(v) == 4 else None
        return None if found is None else {**found, "t": "", "o": ""}

    (en, ja), (en_would, ja_would) = who, would
    g.add(
        "first-replaced",
        build=build,
        match=holes,
        en=(f"the first time {en}{en_would} {{t:any-turn}}", f"the first time {{t:any-turn}} {en}{en_would}"),
        ja=(
            f"{{t:any-turn}}{{o:at-first}}{ja}{ja_would}",
            f"{{t:any-turn}}{ja}{{o:at-first}}{ja_would}",
            f"{ja}{{t:any-turn}}{{o:at-first}}{ja_would}",
        ),
    )


def _match(v: Any) -> Mapping[str, Any] | None:
    return {"c": v[1], "e": v[2], "s": v[3]} if len(v[2]) == 4 and v[2][3] == ONCE else None


_THEN = "(場合|なら|時)(、|に、|は、)"


def once_per_turn(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    ways = (  # what comes instead, and how it is made and printed
        ("instead", _made, _printed),
        ("kept", _kept, _printed_kept),
        ("paid", _paid, never),
    )
    for rule, make, fits in ways:
        g.add(
            "craft-line",
            build=lambda o, e, s, make=make: make(None, e, s),
            match=partial(_of_replacement, fits, False),
            en=(f"{{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",),
            ja=(
                f"{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)",
            ),
        )
        g.add(
            "craft-line",
            build=lambda o, c, e, s, make=make: make(c, e, s),
            match=partial(_of_replacement, fits, True),
            en=(f"if {{c:conds}}, {{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{c:conds}}, if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{e:replaced}} while {{c:conds}}, {{s:{rule}}}(.|)"),
            ja=(f"{{c:conds}}、{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{c:conds}}、{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)"),
        )  # fmt: skip
        g.add(
            "craft-line",
            build=lambda e, s, l, make=make: make(None, e, s) if l == Limit(ONCE) else REJECT,  # noqa: E741
            en=f"if {{e:replaced}}, {{s:{rule}}}. {{l:limit}}(.|)",
            ja=f"{{e:replaced}}{_THEN}{{s:{rule}}}。{{l:limit}}(。|)",
        )


def _of_replacement(fits: Any, asked: bool, v: Any) -> Mapping[str, Any] | None:
    """Of a replacement with or without a condition."""
    holes: Mapping[str, Any] | None = fits(v) if v[0] == "replacement" and (v[1] is not None) is asked else None
    return holes


def _made(c: Any, e: Any, s: Any) -> Any:
    return ("replacement", c, (*e, ONCE_DONE), s) if len(e) == 3 else REJECT


def _kept(c: Any, e: Any, k: Any) -> Any:
    return _made(c, e, ()) if spared(e[0], e[1], k) else REJECT


def _paid(c: Any, e: Any, p: Any) -> Any:
    said = done_instead(e[0], e[1], p)
    return REJECT if said is REJECT else _made(c, e, said)


def _once(v: Any) -> Mapping[str, Any] | None:
    if len(v[2]) != 4 or v[2][3] != ONCE_DONE:
        return None
    return {"o": "", "e": v[2][:3], **({} if v[1] is None else {"c": v[1]})}


def _printed(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] == () else {**holes, "s": v[3]}


def _printed_kept(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] != () else {**holes, "s": not_done(v[2][0], v[2][1])}
