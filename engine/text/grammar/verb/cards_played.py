"""Cards that an effect lets be played: once a turn, for nothing, from somewhere (1202.5). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import REPLACED, played, verb
from engine.text.grammar.trigger.zone_change import without_place
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, Body, By, Limit, Predicate, Said, Static, Top
from engine.trails.tree import CostChange, Do, Filter, Happened, Not, PlayedFrom, Put, Trigger
from engine.trails.tree.loading.words import OFTEN, ONCE
from engine.trails.tree.reads import replace

#: What can become of what was played, and of which types.
_GOES = ("leave", "field to trail")
_TRAIL = ("to trail", "be put into (a|your|its owner's|the) trail",
          ("(|自分の|あなたの|持ち主の)軌跡に置かれる", "(|自分の|あなたの|持ち主の)軌跡に送られる"))  # fmt: skip
_TURN = "(each|per|a|every|in each) turn"
_TURN_JA = "(1ターン|各ターン|ターン|毎ターン)(に|に、|)1(回|度|枚)(だけ|まで|のみ|に限り|)(、|)"
_CAN = "プレイ(できる|してもよい|してよい|することができる)"


def once_per_turn(g: Grammar) -> None:
    """Add to the rule "craft-line". Rules: play-one, play-what, play-goes, played-way, play-when."""
    for zone, own, place in (("trail", "your trail", "軌跡"), ("exile", "outside the game", "除外領域")):
        g.add("play-one", build=partial(_own, zone=zone), match=partial(_bare, zone=zone),
              en=f"you (may|can) play {{f:play-what}} from {own}",
              ja=(f"あなたは(自分の|あなたの|自身の|){place}(から|にある|の){{f:play-what}}{{m:one-of}}{_CAN}",
                  f"(自分の|あなたの|自身の|){place}(から|にある|の){{f:np}}{{m:one-of}}{_CAN}"))  # fmt: skip
    g.add("play-what", hole("f"), en="{f:a-np}", ja="{f:np}")  # which need not lie on the field
    g.custom_print("play-what", "en", lambda v, s: without_place(g.print("a-np", v, "en", s), " on the field"))
    g.custom_print("play-what", "ja", lambda v, s: without_place(g.print("np", v, "ja", s), "場の"))
    g.add("play-one", build=lambda f: f if f.zone == "trail" and f.whose == "you" and f.scope == "all" else REJECT,
          en="you (may|can) play {f:a-np}")  # fmt: skip
    g.add("one-of", 1, match=lambda v: {}, ja="を1枚")
    this_way = "(this way|with this craft|by this craft|with this ability)"
    g.add("played-way", None, en=("it", "that card", "that UNIT", "that EVENT", "that ITEM"),
          ja=("それが", "そのカードが", "そのUNITが", "そのEVENTが", "そのITEMが"))  # fmt: skip
    g.reads("played-way", hole("f"), en=f"(a|an|the) {{f:np}} played {this_way}",
          ja=("(これにより|この方法で|これで|こうして)プレイ(された|した){f:np}が",
              "この(クラフト|能力|効果)で(プレイした|プレイされた){f:np}が"))  # fmt: skip
    for event, en, ja in (*(row for row in REPLACED if row[0] in _GOES), _TRAIL):
        g.add("play-goes", (hole("w"), event, hole("s")),
              en=f"if {{w:played-way}} would {en}, {{s:instead}}",
              ja=tuple(f"{{w:played-way}}{text}(なら|場合|とき|時)(、|に|に、|は、|){{s:instead}}"
                       for text in ja))  # fmt: skip
    once = f"once {_TURN}"
    for when, when_ja, after in (("", "", ""), ("{c:during-en}, ", "{c:during1}(、|に|に、|)", " {c:during-en}")):
        for goes, goes_ja in (("(.|)", "(。|)"), (". {x:play-goes}(.|)", "。{x:play-goes}(。|)")):
            asked, more = bool(when), len(goes) > 5
            g.add(
                "craft-line",
                build=_line,
                match=partial(_match, asked=asked, more=more),
                en=(f"{once}, {when}{{f:play-one}}{goes}", f"{when}{once}, {{f:play-one}}{goes}",
                    f"{{f:play-one}} {once}{after}{goes}"),
                ja=(f"{_TURN_JA}{when_ja}{{f:play-one}}{goes_ja}", f"{when_ja}{_TURN_JA}{{f:play-one}}{goes_ja}"),
            )  # fmt: skip
    for goes, goes_ja in (("(.|)", "(。|)"), (". {x:play-goes}(.|)", "。{x:play-goes}(。|)")):
        g.add(
            "craft-line",
            build=_so_often,
            match=partial(_so_often_match, more=len(goes) > 5),
            en=(f"(up to |){{n:how-often}} {_TURN}, {{f:play-one}}{goes}",
                f"{{f:play-one}} (up to |){{n:how-often}} {_TURN}{goes}"),
            ja=f"(1ターン|各ターン|ターン|毎ターン)(に|に、|){{n:how-often}}(まで|)(、|){{f:play-one}}{goes_ja}",
        )  # fmt: skip
    for asked in (False, True):
        lead = ["if {c:conds}, ", "(while|as long as) {c:conds}, ", "{c:during-en}, "] if asked else [""]
        lead_ja = ["{c:conds}(、|)", "{c:during1}(、|に|に、|)"] if asked else [""]
        g.add(
            "craft-line",
            build=partial(_line, once=""),
            match=partial(_match, asked=asked, more=True, once=""),
            en=tuple(f"{first}{{f:permit}}. {{x:play-goes}}(.|)" for first in lead),
            ja=tuple(f"{first}{{f:permit}}。{{x:play-goes}}(。|)" for first in lead_ja),
        )


def _own(f: Filter, zone: str, m: Any = 1) -> Any:
    """A card of a kind in that zone, of the player's own."""
    if f.zone not in ("field", "homebase") or f.whose != "any" or f.face != "any" or f.scope != "all":
        return REJECT
    return replace(f, zone=zone, whose="you")


def _bare(v: Any, zone: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Filter) or v.zone != zone or v.whose != "you" or v.scope != "all":
        return None
    bare = bool(v.types) and set(v.types) <= {"EVENT", "BASE"}
    return {"f": replace(v, zone="homebase" if bare else "field", whose="any"), "m": 1}


def _line(f: Filter, c: Any = None, x: Any = None, once: str = ONCE) -> Any:
    """It is about what a UNIT or ITEM becomes on the field, or an EVENT after it was resolved."""
    if x is None:
        return ("may play", f, c, once, None)
    noun, event, said = x
    if noun is not None and replace(noun, zone="field") != replace(f, zone="field", whose="any"):
        plain = bool(noun.types) and noun == Filter(zone=noun.zone, types=noun.types)
        if not plain or noun.types != f.types:
            return ("may play", f, c, once, ("", said))  # something else than what may be played
    lying = bool(f.types or f.orgs) and set(f.types) <= {"UNIT", "ITEM"}
    passing = f.types == ("EVENT",)
    fits = passing if event == "to trail" else lying
    return ("may play", f, c, once, (event if fits else "", said)) if f.scope == "all" else REJECT


def _so_often(n: int, f: Filter, x: Any = None) -> Any:
    often = f"{ONCE} {n}"
    return _line(f, None, x, often) if often in OFTEN else REJECT


def _so_often_match(v: Any, more: bool) -> Mapping[str, Any] | None:
    if len(v) != 5 or v[3] in ("", ONCE):
        return None
    found = _match(v, asked=False, more=more, once=v[3])
    return None if found is None else {**found, "n": int(v[3].removeprefix(ONCE))}


def _match(v: Any, asked: bool, more: bool, once: str = ONCE) -> Mapping[str, Any] | None:
    if v[0] != "may play" or len(v) != 5 or v[3] != once:
        return None
    if (v[2] is not None) is not asked or (v[4] is not None) is not more:
        return None
    return {"f": v[1], "c": v[2], "x": (None, *v[4]) if more else None}


_FREE = Said("this", (Predicate("costs", (CostChange("becomes", 0, "play", "you"),)),))


def without_cost(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    this = "this (card|UNIT|ITEM|EVENT|BASE)"
    g.add(
        "ssaid",
        _FREE,
        match=_is_free,
        en=(
            f"you (may|can) play {this} without paying (its|the) (cost|CP cost|EP cost)",
            f"you (may|can) play {this} (for free|without paying for it)",
            f"{this} (may|can) be played without paying (its|the) (cost|CP cost|EP cost)",
            f"playing {this} costs nothing",
            f"the cost (to play|of playing) {this} is 0",
        ),
        ja=(
            "(あなたは|)(これ|このカード|このUNIT|このITEM|このEVENT)を(|CP|EP|その|それの)コストを(支払わずに|支払うことなく|払わずに)プレイ(できる|してもよい)",
            "(あなたは|)コストを(支払わずに|支払うことなく|払わずに)(これ|このカード|このEVENT)をプレイ(できる|してもよい)",
            "(これ|このカード|このUNIT|このITEM|このEVENT)は(|CP|EP|その|それの)コストを(支払わずに|支払うことなく|払わずに)プレイ(できる|してもよい)",
        ),
    )


def _is_free(v: Any) -> Mapping[str, Any] | None:
    return {} if v == _FREE else None


def origin_zone(g: Grammar) -> None:
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
