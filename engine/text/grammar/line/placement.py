"""Ordinary ways to say what is read and printed elsewhere: whose hand holds more, what is put where, who attacks.

Both languages; nothing here is printed but playing a face-down card from the homebase.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.sentence.clause.dependent import put_two
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import THEIRS, Predicate, Said
from engine.trails.cards.icon_crafts import BOARDING
from engine.trails.tree import Compare, Count, Filter, Put, Trigger

_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_WHO = hole("who")


def add(g: Grammar) -> None:
    """Add to the rules "cond", "said" and "permit" and to the verbs."""
    _compared(g)
    _boardings(g)
    verb(
        g,
        build=put_two,
        match=never,
        en=(
            "put {a:obj} {p:dest}(, and|, and put|, put| and then put|, and then put) {b:back} {q:dest}",
            "put {a:obj} {p:dest} and then {b:back} {q:dest}",
        ),
    )
    for place, ja in (
        ("hand", ("手札に(戻す|加える)",)),
        ("deck top", ("デッキの(一番|)上に(置く|戻す)",)),
        ("deck bottom", ("デッキの(一番|)下に(置く|戻す)",)),
        ("trail", ("軌跡に(置く|送る)",)),
    ):
        verb(g, Put(_WHO, THEIRS + place), match=never, ja=tuple(f"{{who:obj}}相手の{text}" for text in ja))
    whose = "(your opponent|its controller|you)"
    ready = "(攻撃する時、|攻撃する場合、|攻撃するなら、|)可能な限り(、|)"
    g.add(
        "said",
        build=_must_attack,
        match=never,
        en=(
            f"{{u:lead}}{whose} must attack with {{w:duty}} if able",
            f"{whose} must attack with {{w:duty}}{{u:until}} if able",
            f"{whose} must attack with {{w:duty}} if able{{u:until}}",
        ),
        ja=(
            f"{{u:until-c}}(相手|それの支配者|あなた)は{ready}{{w:duty}}で攻撃する",
            f"(相手|それの支配者|あなた)は{{u:until-c}}{ready}{{w:duty}}で攻撃する",
        ),
    )
    face_down = Filter(zone="homebase", whose="you", face="down", scope="this")
    g.add(
        "permit",
        face_down,
        en=(
            "you (may|can) play this face-down card from your homebase",
            "you (may|can) play this card face-down from your homebase",
            "you (may|can) play this card from your homebase while it is face-down",
        ),
        ja=(
            "これは拠点に裏向きであるならプレイできる",
            "裏向きのこれを(あなたの|)拠点からプレイ(できる|してもよい)",
            "(あなたは|)(あなたの|)拠点(の|にある)裏向きのこれをプレイ(できる|してもよい)",
        ),
    )
    there = "これが(あなたの|)拠点に裏向きで"
    may_play = "(これは|あなたはこれを)(あなたの|)拠点からプレイ(できる|してもよい)(。|)"
    g.add("craft-line", ("may play", face_down, hole("c")), match=never,
          ja=f"{there}あり、{{c:conds}}(、|){may_play}")  # fmt: skip
    g.add("craft-line", ("may play", face_down, None), match=never, ja=f"{there}(あるなら|あれば)、{may_play}")


def _boardings(g: Grammar) -> None:
    """ "Whenever you play a [Boarding]": the icon craft has a number, and is named without it."""
    named, ja_named = f"[{BOARDING}]", f"【搭乗】をプレイした{TOKI}"
    g.add(
        "trigger",
        Trigger("plays craft", "this", None, "each", BOARDING),
        match=never,
        en=(f"{WHEN} you play this card's {named}", f"{WHEN} this card's {named} is played"),
        ja=f"(この|これの|このカードの){ja_named}",
    )
    for player, plays, ja in (
        ("you", "you play", "あなたが"),
        ("opponent", "your opponent plays", "相手が"),
        ("each", "a player plays", "プレイヤーが"),
    ):
        g.add(
            "trigger",
            Trigger("plays craft", None, None, player, BOARDING),
            match=never,
            en=f"{WHEN} {plays} (a |){named}",
            ja=f"{ja}{ja_named}",
        )


def _must_attack(w: Any, u: str) -> Any:
    return Said(w, (Predicate("rules", ("must attack",), u),))


def _compared(g: Grammar) -> None:
    """ "There are more cards in your opponent's hand than in yours"."""
    for zone, ja_zone in _ZONES:
        mine, theirs = Count(Filter(zone=zone, whose="you")), Count(Filter(zone=zone, whose="opponent"))
        for op, more, ja in ((">", "more", "多い"), ("<", "fewer", "少ない")):
            for left, right, one, other, ja_one, ja_other in (
                (mine, theirs, f"your {zone}", f"(your opponent's|your opponent's {zone})", "あなたの", "相手の"),
                (theirs, mine, f"your opponent's {zone}", f"(yours|your {zone})", "相手の", "あなたの"),
            ):
                g.add(
                    "cond",
                    Compare(left, op, right),
                    match=never,
                    en=(
                        f"there are {more} cards in {one} than in {other}",
                        f"{one} has {more} cards than {other}",
                    ),
                    ja=(
                        f"{ja_one}{ja_zone}にある(カードの枚数|カード)が{ja_other}{ja_zone}(|にあるカード|の枚数)より(も|){ja}",
                        f"{ja_one}{ja_zone}の方が{ja_other}{ja_zone}より(も|)(枚数が|){ja}",
                    ),
                )
