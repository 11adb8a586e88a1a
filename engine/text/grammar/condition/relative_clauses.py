""" "Each player who ...": players of whom something is true. Both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.template import Production
from engine.text.trees import renamed
from engine.trails.tree import Compare, Count, If, Initiative, LookTop, May, PlayerStat
from engine.trails.tree.reads import names_in, replace

_OTHER = {"you": "opponent", "opponent": "you"}
_UNSEEN = {"look": "take", "take": "look"}
_SIDES = frozenset(("player", "whose", "chooser", "of"))
_OPEN_JA = ("いる", "ある", "ない", "多い", "少ない", "た", "つ")


_MINE, _THEIRS = PlayerStat("bond", "you"), PlayerStat("bond", "opponent")
_ALONE = (Compare(_MINE, "<", _THEIRS), Compare(_MINE, ">", _THEIRS))


@frozen
class Whoever:
    """The players of whom a condition is true, as if said of "you". alone: it can be only one of them."""

    condition: Any
    alone: bool = False


def mirrored(node: Any) -> Any:
    """The same with the players changed over."""
    if isinstance(node, tuple):
        return tuple(mirrored(part) for part in node)
    changed = {}
    for name in names_in(node.__class__):
        old = getattr(node, name)
        new = _OTHER.get(old, old) if name in _SIDES and isinstance(old, str) else mirrored(old)
        if new != old:
            changed[name] = new
    if isinstance(node, LookTop) and node.how in _UNSEEN:
        changed["how"] = _UNSEEN[node.how]  # one takes the top of one's own deck looking at it
    return replace(node, **changed) if changed else node


def both_ways(who: Whoever, mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """The instructions: what you do, and what your opponent does, where it is true of them."""
    other = mirrored(who.condition)
    if who.alone:
        return [If(who.condition, mine, (If(other, theirs),))]
    return [If(who.condition, mine), If(other, theirs)]


def whoever(node: Any, following: Any) -> tuple[Whoever, int] | None:
    """The players of instructions that are the same for both, and how many instructions they are."""
    if not isinstance(node, If) or node.condition == mirrored(node.condition):
        return None
    if not node.otherwise:
        return (Whoever(node.condition), 2) if alike(node, following) else None
    plain = replace(node, otherwise=())
    alone = _alone(node.condition) and len(node.otherwise) == 1 and alike(plain, node.otherwise[0])
    return (Whoever(node.condition, True), 1) if alone else None


def _alone(condition: Any) -> bool:
    """Whether it can be true of one player only: less bond, more of something than the other one."""
    if not isinstance(condition, Compare) or condition.op not in ("<", ">"):
        return False
    left = condition.left
    whose = left.of.whose if isinstance(left, Count) else left.of if isinstance(left, PlayerStat) else ""
    return whose == "you" and bool(condition.right == mirrored(left))


def alike(node: Any, other: Any) -> bool:
    """Whether it says of one player what the other says of the other one, whatever the registers are called."""
    mine, theirs = list(registers(node)), list(registers(other))
    return len(mine) == len(theirs) and mirrored(node) == renamed(other, dict(zip(theirs, mine, strict=True)))


def registers(node: Any) -> Iterable[str]:
    """What is chosen or found in instructions, in order."""
    if isinstance(node, tuple):
        for part in node:
            yield from registers(part)
        return
    if isinstance(node, str | int) or node is None:
        return
    yield from (getattr(node, name) for name in ("register", "found") if hasattr(node, name))
    for name in names_in(node.__class__):
        yield from registers(getattr(node, name))


def relative_clauses(g: Grammar) -> None:
    """Add to the rules "player3" and "compound". Needs all conditions to be there."""
    said = list(_said_of_one(g.rule("cond").productions))
    g.rule("who-does").productions[:0] = said
    g.rule("who-with").productions[:0] = list(_having(said))
    for op, en in ((">=", "more"), ("<=", "less")):
        g.add("who-does", Compare(_MINE, op, hole("n")), en=f"has a bond of {{n:num}} or {en}")
    g.add("player3", hole("who"), en="{who:player-who}", ja="{who:player-who}")
    g.add("compound", build=lambda p, v: (May(v, (), p),), match=_may, en="{p:player-who} may {v:their-may}")
    g.add(
        "player-who",
        build=Whoever,
        match=lambda v: {"condition": v.condition} if isinstance(v, Whoever) and not v.alone else None,
        en=("each player who {condition:who-does}", "each player with {condition:who-with}"),
        ja="{condition:who-does}(各プレイヤー|プレイヤー)(は|が)(|、)",
    )
    for condition, en, ja in zip(_ALONE, ("less|fewer|the least|lower", "more|the most|higher"),
                                 ("少ない|低い", "多い|高い"), strict=True):  # fmt: skip
        shape = Whoever(condition, True)
        g.add(
            "player-who",
            shape,
            en=f"the player (with|who has) ({en}) bond(|s)",
            ja=f"(|より|最も|もっとも|一番)絆が(|より|最も|もっとも|一番)({ja})(|方の|ほうの)プレイヤー(は|が)(|、)",
        )

    first = Whoever(Initiative("you"))
    en = "the player (with|who has|that has) (the |)initiative"
    g.add("player-who", first, en=en, ja="イニシアチブを持つプレイヤー(は|が)(|、)", says=True)
    g.reads("player-who", first, en=(en, "the initiative player"),
          ja="(イニシアチブ|主導権)プレイヤー(は|が)(|、)")  # fmt: skip


def _may(v: Any) -> Mapping[str, Any] | None:
    fits = len(v) == 1 and isinstance(v[0], May) and isinstance(v[0].player, Whoever) and not v[0].then
    return {"p": v[0].player, "v": v[0].cost} if fits else None


def _said_of_one(productions: Iterable[Production]) -> Iterable[Production]:
    """Every condition on the opponent without its subject, as a condition on whoever it is."""
    for production in productions:
        en = tuple(one[2:] for one in production.wordings("en") if one[:2] == ("your ", "opponent ") and len(one) > 2)
        ja = tuple(made for one in production.wordings("ja") for made in _japanese(one))
        if en or ja:
            yield Production({"en": en, "ja": ja}, _build(production), _match(production))


def _having(productions: Iterable[Production]) -> Iterable[Production]:
    """What such a player has: "with four or more cards in hand"."""
    for production in productions:
        en = tuple(one[1:] for one in production.wordings("en") if one[0] == "has " and len(one) > 1)
        if en:
            yield Production({"en": en, "ja": ()}, production.build, production.match)


def _japanese(template: tuple[Any, ...]) -> Iterable[tuple[Any, ...]]:
    first, last = template[0], template[-1]
    for lead in ("相手の", "相手が"):
        if not isinstance(first, str) or not first.startswith(lead) or first == lead:
            continue
        rest = (first.removeprefix(lead), *template[1:])
        if isinstance(last, str) and last.endswith(_OPEN_JA):
            yield rest
        elif isinstance(last, str):
            for end in ("の", "である"):
                yield (*rest[:-1], rest[-1] + end)


def _build(production: Production) -> Any:
    def make(order: Mapping[str, int]) -> Any:
        build = production.build(order)
        return lambda values: mirrored(build(values))

    return make


def _match(production: Production) -> Any:
    return lambda value: production.match(mirrored(value))
