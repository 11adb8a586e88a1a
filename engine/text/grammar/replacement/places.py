"""Replacements of discarding, of going to a trail, and of one of two events (1216). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import BY
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Ref, WouldClause
from engine.trails.tree import Do, Filter
from engine.trails.tree.loading.words import ANYWHERE_TO_TRAIL

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
                build=lambda shape=shape: shape,
                match=partial(_same_discard, shape=shape),
                en=[f"{en} would discard a card(| from {your} hand){text}" for text in sorted(wordings)]
                + [f"a card would be discarded from {hand} hand{text}" for text in sorted(wordings) if player != "any"],
                ja=[
                    f"{ja}が{ja_by}(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",
                    *((f"{ja_by}{ja}が(手札|カード|手札のカード|自身の手札)を(|1枚)捨てる",) if by else ()),
                    *((f"{ja}の手札(|のカード)が{ja_by}捨てられる",) if player != "any" else ()),
                ],
            )


def _same_discard(v: Any, shape: Any) -> Mapping[str, Any] | None:
    return {} if v == shape else None


_ANYWHERE = " from anywhere| from any zone"
_ANY = "(a|any|a player's|any player's|its owner's|either player's)"
_ANYWHERE_JA = "(いずれかの領域から|どこからでも|どこからであれ|どの領域からでも|あらゆる領域から|どこからか)"
_PLAYERS_to_trail = (
    ("you", "your trail", "あなたの軌跡に"),
    ("opponent", "your opponent's trail", "相手の軌跡に"),
)


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
    g.add("replaced", build=lambda: shape, match=partial(_same_to_trail, shape=shape), en=en, ja=ja)
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
    g.add("would", build=_to_trail, match=never, en=f"{{w:would-who}} {to_trail}",
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
        match=never,
        en=(f"(remove|exile) {{who:obj}} from the game (instead of putting it|rather than putting it) into {trail}",
            f"exile {{who:obj}} (instead of putting it|rather than putting it) into {trail}"),
        ja=(f"{{who:obj}}{trail_ja}に(置く|置かれる|送る)(代わりに|かわりに)(、|)(ゲームから|)除外する",),
    )  # fmt: skip
    g.add(
        "compound-x",
        build=lambda r: (WouldClause("to trail", r, _INSTEAD, "game"),),
        match=never,
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
                g.add(
                    "replaced",
                    (f"{one}{OR}{other}", hole("w"), by),
                    match=never,
                    en=f"{{w:trig-who}} would be {en_one} or (be |){en_other}{en_by}",
                    ja=tuple(f"{{w:trig-who}}が{ja_by}{text}" for text in either),
                )
