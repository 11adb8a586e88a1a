"""Stun damage nobody takes, what is treated as, and what others are made to do. Both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.lexicon import verb
from engine.text.grammar.verb.transitive import _discard_that
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import SUBJECT, By, LinkError, Pick, There, Two
from engine.trails.tree import Discard, Do, Draw, Filter, If, May, Offer, PlayerRule, Together
from engine.trails.tree.reads import names_in, replace

_ITS = "its controller"
_BY = "(from|by|through|because of|due to) this (effect|EVENT|arts|craft)"
_WAY = f"({_BY}|this way|for UNITs stunned (this way|{_BY}))"
_BY_JA = (
    "((この効果|このEVENT|このアーツ|このクラフト|この方法)(では|によっては|によって|により|による|で)|"
    "これ(により|による|によって))(|、)"
)
#: Who: English that takes no stun damage (in both persons), Japanese.
_WHO = (
    ("each", "(neither player takes|no player takes|each player takes no|both players take no|players take no|"
             "neither player can take|players don't take|each player doesn't take)",
     "(各プレイヤー|どちらのプレイヤー|いずれのプレイヤー|両プレイヤー|お互いのプレイヤー|お互い|あなたと相手)(は|も)(|、)"),
    ("you", "you (take no|don't take|do not take|can't take)", "あなたは(|、)"),
    ("opponent", "your opponent (takes no|doesn't take|does not take|can't take)", "相手は(|、)"),
    (_ITS, "(its|that UNIT's) controller (takes no|doesn't take|does not take)",
     "(それの|その|そのUNITの)(支配者|コントローラー)は(|、)"),
)  # fmt: skip
_NONE_EN = (
    f"no stun damage is (taken|dealt|caused|suffered) {_WAY}",
    "this (effect|EVENT) (deals|causes) no stun damage",
    "this (effect|EVENT) (doesn't|does not) (deal|cause) stun damage",
)
_NONE_JA = f"{_BY_JA}スタンダメージは(発生しない|生じない|与えられない)"
#: What is carried out as part of the effect itself.
_PARTS = (If, May, Offer, Together)
_WORDS = r"stun damage|スタンダメージ"


@frozen
class Unhurt:
    """Who takes no stun damage from what was stunned before: "each", "you", "opponent", or its controller."""

    player: str


def stun_damage(g: Grammar) -> None:
    """Add to the rule "item"."""
    for player, en, ja in _WHO:
        g.add(
            "item",
            build=partial(_unhurt, player),
            match=never if player == _ITS else partial(_said, player=player),
            en=f"{en} stun damage {_WAY}",
            ja=(f"{_BY_JA}{ja}スタンダメージを受けない", f"{ja}{_BY_JA}スタンダメージを受けない"),
        )
    g.add("item", build=partial(_unhurt, "each"), en=_NONE_EN, ja=_NONE_JA)


def _unhurt(player: str) -> tuple[Unhurt, ...]:
    return (Unhurt(player),)


def _said(v: Any, player: str) -> Mapping[str, Any] | None:
    return {} if v == (Unhurt(player),) else None


def spared(do: Iterable[Any], player: str) -> list[Any]:
    """Instructions that stun without damage for a player. Raises :class:`LinkError` where nothing is stunned."""
    before = list(do)
    if player == _ITS:
        stunned = [node.who for node in stuns(tuple(before))]
        if len(stunned) != 1 or not isinstance(stunned[0], str):
            raise LinkError("whose controller that is is not said", _WORDS)
        player = "each"
    out = [sparing(node, player) for node in before]
    if out == before:
        raise LinkError("nothing is stunned by this effect", _WORDS)
    return out


def settled(do: Iterable[Any]) -> None:
    """Of what is stunned by one effect either all deals that damage or none. Raises :class:`LinkError`."""
    if len({node.unhurt for node in stuns(tuple(do))}) > 1:
        raise LinkError("what is stunned after it would deal that damage or not", _WORDS)


def stuns(node: Any) -> Iterable[Do]:
    if isinstance(node, Do):
        yield from (node,) if node.verb == "stun" else ()
        return
    parts: Iterable[Any] = node if isinstance(node, tuple) else _inside(node)
    for part in parts:
        yield from stuns(part)


def _inside(node: Any) -> Iterable[Any]:
    whole: Any = node
    return [getattr(node, name) for name in names_in(whole.__class__)] if isinstance(node, _PARTS) else ()


def sparing(node: Any, player: str) -> Any:
    """The same, with who is spared in all that is stunned."""
    if isinstance(node, Do):
        return replace(node, unhurt=player) if node.verb == "stun" else node
    if isinstance(node, tuple):
        return tuple(sparing(part, player) for part in node)
    whole: Any = node
    if isinstance(node, _PARTS):
        return replace(whole, **{name: sparing(getattr(node, name), player) for name in names_in(whole.__class__)})
    return node


_BOND, _NAME = "treat bond ", "treat name "


def treated_as(g: Grammar) -> None:
    """Add to the rule "player-rule"."""
    g.add(
        "player-rule",
        build=lambda n, u: PlayerRule(f"{_BOND}{n}", "you", u) if isinstance(n, int) else REJECT,
        match=partial(_rule, word=_BOND),
        en=("treat your bond as {n:num}{u:until}", "your bond is treated as {n:num}{u:until}"),
        ja=("{u:until-c}あなたの絆は{n:num}点(である|)ものとする", "あなたの絆は{u:until}{n:num}点(である|)ものとする"),
    )
    g.add(
        "player-rule",
        build=lambda n, u: PlayerRule(f"{_NAME}{n[0]}", "you", u) if len(n) == 1 else REJECT,
        match=partial(_rule, word=_NAME),
        en=(
            "treat as though you control a {n:name}{u:until}",
            "treat as though you (control|controlled) (a |an |){n:name}{u:until}",
        ),
        ja=("{u:until-c}(あなたの|)場に{n:name}が(いる|ある)ものとする",),
    )


def _rule(v: Any, word: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, PlayerRule) and v.player == "you" and str(v.rule).startswith(word)
    said = str(v.rule)[len(word) :] if fits else ""
    return {"n": int(said) if word == _BOND else (said,), "u": v.until} if fits else None


def causative(g: Grammar) -> None:
    """Add to the verbs and to the rule "may"."""
    verb(g, build=_made_discard, ja=("{who:obj}捨てさせる",))
    for shape, done in (
        (Discard(SUBJECT, hole("n")), ("手札を{n:cards}捨てさせる", "手札から{n:cards}捨てさせる")),
        (Discard(SUBJECT, hole("n"), "random"), ("手札を(無作為に|ランダムに){n:cards}捨てさせる",)),
        (Draw(SUBJECT, hole("n")), ("カードを{n:cards}引かせる",)),
    ):
        made = Two((By("opponent", (shape,)),))  # whose option it is in 〜させてもよい is another matter
        verb(g, made, match=never, ja=tuple(f"相手に(自身の|){text}" for text in done))
        option: Any = By("opponent", (shape,))
        g.add("may", May((option,)), ja=f"相手に{done[0].removesuffix('る')}てもよい", says=True)


def _made_discard(who: Any) -> Any:
    """UNITを1枚捨てさせる: one of the cards that were seen; whose hand it is else has to be said."""
    f = getattr(who, "filter", who)
    if isinstance(f, Filter) and isinstance(who, Pick) and f.zone in ("field", "homebase") and not f.among:
        plain = f.whose == "any" and f.face == "any" and not f.states
        return Do("discard", replace(who, filter=replace(f, zone="field", among="~it"))) if plain else REJECT  # type: ignore[arg-type]
    mine = who == There("hand") or (isinstance(f, Filter) and f.zone == "hand" and f.whose in ("you", SUBJECT))
    return REJECT if mine else _discard_that(who)
