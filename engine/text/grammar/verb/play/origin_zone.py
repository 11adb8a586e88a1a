"""Playing this card from somewhere, the first card of a kind in a turn, cards of the other deck. Both languages."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.played_cards import played
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import SUBJECT, Body, By, Limit, Predicate, Said, Static, Top
from engine.trails.tree import CostChange, Do, Filter, Happened, Not, PlayedFrom, Put, Trigger
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rules "craft-line", "static" and to the verbs."""
    for zone, ja in (("homebase", "拠点"), ("hand", "手札"), ("trail", "軌跡")):
        g.add(
            "craft-line",
            build=lambda b, zone=zone: _from(b, zone),
            en=(
                f"(when|whenever) you play this card from your {zone}, {{b:body}}",
                f"(when|whenever) this card is played from your {zone}, {{b:body}}",
            ),
            ja=(
                f"(これ|このカード)を(あなたの|){ja}からプレイした(時|とき)(、|){{b:body}}",
                f"(あなたの|あなたが|){ja}からこれをプレイした(時|とき)(、|){{b:body}}",
                f"あなたが(これ|このカード)を{ja}からプレイした(時|とき)(、|){{b:body}}",
                f"(これ|このカード)が(あなたの|){ja}からプレイされた(時|とき)(、|){{b:body}}",
            ),
        )
    for player, plays, ja_plays in (("you", "you play", "あなたが"), ("opponent", "your opponent plays", "相手が")):
        g.add(
            "first-of",
            build=lambda f, player=player, when="": (player, f),
            en=f"the first {{f:np}} {plays} (each|this|in a|every) turn",
            ja=(
                f"{ja_plays}{{when:first-play}}プレイする{{f:np}}",
                f"(各ターン|このターン)(に|)(、|){ja_plays}(最初に|初めて)プレイする{{f:np}}",
            ),
        )
    g.add("first-play", "", ja="(各ターン|各ターンに|そのターン|このターン)(、|)(最初に|初めて)")
    for kind, en, by, ja in (
        ("less", "less", "reduced", "減らす|減る|少なくなる"),
        ("more", "more", "increased", "増やす|増える|多くなる"),
    ):
        g.add(
            "static",
            build=lambda f, n, kind=kind: _first_played(f[1], n, kind, f[0]),
            match=lambda v: None,
            en=(
                f"{{f:first-of}} costs {{n:num}} {en}( EP| CP|)( to play|)",
                f"{{f:first-of}} costs {{n:num}} (EP|CP) {en}( to play|)",
                f"the (EP|CP) cost of {{f:first-of}} is {{n:num}} {en}",
                f"the (EP|CP) cost of {{f:first-of}} is {by} by {{n:num}}",
            ),
            ja=f"{{f:first-of}}の(EP|CP|)コスト(を|は){{n:num}}({ja})",
        )
    _opposing_deck(g)


def _from(b: Body, zone: str) -> Any:
    return ("triggered", Trigger("is played", "this"), Body(b.sentences, (*b.limits, Limit("", PlayedFrom(zone)))))


def _first_played(f: Filter, n: Any, kind: str, player: str) -> Any:
    """What it costs as long as no such card has been played in this turn."""
    trigger = played(f, player)
    if trigger is REJECT or f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    anywhere = replace(f, zone="field", whose="any", face="any")
    said = Said(anywhere, (Predicate("costs", (CostChange(kind, n, "play", player),)),))
    return Static(said, Not(Happened(trigger)))


def _milled(n: Any) -> Any:
    top: Any = Top(n)
    return Put(top, "trail")


def _exiled(n: Any) -> Any:
    top: Any = Top(n)
    return Do("exile", top)


def _opposing_deck(g: Grammar) -> None:
    """The top of the other deck, and whole zones shuffled into a deck."""
    for shape, en, ja in (
        (_milled, "put {} into (their|its owner's|your opponent's|the) trail", "{}(相手の|持ち主の|)軌跡に置く"),
        (_exiled, "remove {} from the game", "{}(ゲームから|)除外する"),
    ):
        verb(
            g,
            build=lambda shape=shape: By("opponent", (shape(1),)),
            en=(en.format("the top card of your opponent's deck"),),
            ja=tuple(
                ja.format("相手のデッキの(一番|)" + how)
                for how in ("上のカードを1枚", "上のカードを", "上を1枚", "上から(カードを|)1枚(を|)", "上の1枚を")
            ),
        )
        verb(
            g,
            build=lambda n, shape=shape: By("opponent", (shape(n),)),
            en=(en.format("the top {n:numw} cards of your opponent's deck"),),
            ja=tuple(
                ja.format("相手のデッキの(一番|)" + how)
                for how in (
                    "上のカードを{n:num}枚",
                    "上を{n:num}枚",
                    "上から(カードを|){n:num}枚(を|)",
                    "上の{n:num}枚を",
                )
            ),
        )
    for zone, ja_zone in (("trail", "軌跡"), ("hand", "手札")):
        verb(
            g,
            Put(Filter(zone=zone, whose=SUBJECT), "deck"),
            match=lambda v: None,
            en=(
                f"shuffle (your|their) {zone} into (your|their) deck",
                f"shuffle all cards in (your|their) {zone} into (your|their) deck",
            ),
            ja=(
                f"(自身の|あなたの|){ja_zone}(|のカード)を(すべて|)(自身の|)デッキに(加えて|戻して|入れて)(、|)(デッキを|)(切る|シャッフルする)",
            ),
        )
