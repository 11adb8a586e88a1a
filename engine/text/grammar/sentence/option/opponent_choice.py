"""One of several things that another player chooses and does: "the player with less bond chooses one: they draw a card,
or they discard a card", 相手は「...」か「...」のどちらか1つを選んで行う. Both languages side by side.

It is chosen while the effect resolves (1312.1). What each player would choose is declined: both decide before anything
is done (1502.1), which no choices in a row are.

It is an ``Offer`` inside what is said of that player. Guard: tests/trails/1300/1312-choose/choose.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.condition.player.relative_clauses import Whoever
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import THEY, By, OfferClause

_ONE_JA = (
    "(の(どちらか|いずれか|うち|中から|どちらか一方|いずれか一方)(|、)(1つ|)|から(1つ|))(を|)"
    "(選んで|選び、)(行う|実行する)"
)


@frozen
class OneWay:
    """What the subject of the sentence chooses from, and does."""

    options: tuple[tuple[Any, ...], ...]


def add(g: Grammar) -> None:
    """Rules: ways-said (two or three things that "they" do); adds to "compound-x" and "item"."""
    g.add("ways-said", build=lambda a, b: (a, b), match=_so_many(2),
          en=("they {a:vp-list}, or they {b:vp-list}", "they {a:vp-list}(;|,|) or (they |){b:vp-list}",
              "(they |){a:vp-list}; or (they |){b:vp-list}"),
          ja="「{a:chain}(|。)」(か|または|、または|、|)(|、)「{b:chain}(|。)」")  # fmt: skip
    g.add("ways-said", build=lambda a, b, c: (a, b, c), match=_so_many(3),
          en=("they {a:vp-list}, they {b:vp-list}, or they {c:vp-list}",
              "they {a:vp-list}(,|;) (they |){b:vp-list}(,|;) or (they |){c:vp-list}"),
          ja="「{a:chain}(|。)」(か|、|)(|、)「{b:chain}(|。)」(か|、|)(|、)「{c:chain}(|。)」")  # fmt: skip
    en = "{p:player3} chooses one(| of these| of the following)( — |: |, ){o:ways-said}"
    ja = f"{{p:player3}}(|、){{o:ways-said}}{_ONE_JA}"
    g.add("compound-x", build=_ways, en=en, ja=ja)
    g.add("sentence", build=lambda p, o: REJECT, match=_said, en=en, ja=ja, says=True)
    g.add("item", build=lambda p, o: REJECT, match=_offered, en=en, ja=ja, says=True)
    g.add("compound-x", build=_either,
          en="{p:player3} (either |){a:vps-list}(,|) or {b:vps-list}")  # fmt: skip
    g.add("compound-x", build=_either,
          ja="{p:player3}{a:chain}か(、|)(または|){b:chain}")  # fmt: skip


def _so_many(count: int) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        return dict(zip("abc", v, strict=False)) if len(v) == count else None

    return match


def _ways(p: Any, o: Any) -> Any:
    if p in ("each", "you", THEY) or any(isinstance(part, (By, OfferClause)) for option in o for part in option):
        return REJECT
    if isinstance(p, Whoever):
        return (By(p, (OneWay(o),)),) if p.alone else REJECT
    return (OfferClause(p, tuple(((By(p, option),),) for option in o)),)


def _either(p: Any, a: Any, b: Any) -> Any:
    """ "A and B or C" would not say what goes together."""
    return _ways(p, (a, b)) if isinstance(p, Whoever) and len(a) == len(b) == 1 else REJECT


def _said(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    fits = len(v) == 1 and isinstance(one, By) and len(one.do) == 1 and isinstance(one.do[0], OneWay)
    return {"p": one.player, "o": one.do[0].options} if fits else None


def _offered(v: Any) -> Mapping[str, Any] | None:
    """What its owner or controller, or that player, chooses from and does."""
    one = v[0]
    if len(v) > 1 or not isinstance(one, OfferClause) or isinstance(one.player, str):
        return None
    said = [option[0] for option in one.options if len(option) == 1 and len(option[0]) == 1]
    if len(said) != len(one.options) or not all(_by(by, one.player) for by in said):
        return None
    return {"p": one.player, "o": tuple(by[0].do for by in said)}


def _by(said: tuple[Any, ...], player: Any) -> bool:
    return isinstance(said[0], By) and said[0].player == player
