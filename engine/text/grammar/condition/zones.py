"""How many cards lie in a zone, and bond. Both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.numerals import OPS
from engine.text.grammar.condition.controlled import (
    JUST,
    MINE,
    ONLY,
    OWNERS,
    THAN,
    at_home,
    compare,
    counted,
    of_organization,
    than,
    unit_of,
    zoned,
)
from engine.text.grammar.condition.features import there_was
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT
from engine.trails.tree import Compare, Count, Filter
from engine.trails.tree.reads import replace

_ZONES = (("homebase", "拠点"), ("trail", "軌跡"), ("hand", "手札"), ("deck", "デッキ"), ("exile", "除外領域"))


def _lying(f: Filter, op: str, n: int) -> Any:
    """Whoever has it, where no owner is named. Cards of no kind lie somewhere."""
    bare = f == Filter(zone=f.zone) and f.zone == "field"
    return REJECT if bare else Compare(Count(f), op, n)


def _as_said(f: Filter) -> Filter:
    return f


def _on_field(f: Filter, op: str, n: int, whom: Callable[[Any], Any] = _as_said) -> Any:
    return Compare(Count(whom(f)), op, n) if f.zone == "field" and f.whose == "any" else REJECT


def _lying_ja(f: Filter, op: str, n: int, whom: Callable[[Any], Any] = _as_said) -> Any:
    """The same in Japanese, where このターンに攻撃したUNITがない asks what was done, not what still lies there.

    whom: いる is said of UNITs, ある of cards (1328).
    """
    return there_was(f, op, n) or _lying(whom(f), op, n)


def _apart(match: Any, of_turn: bool, v: Any) -> Mapping[str, Any] | None:
    """What is on the field still, of what something was done to in this turn; or all other things."""
    holes: Mapping[str, Any] | None = match(v)
    if holes is None or (there_was(v.left.of, v.op, v.right) is not None) is not of_turn:
        return None
    return holes


def _zones_against(g: Grammar) -> None:
    """Who has more cards in a zone."""
    for zone, (en_cards, ja_cards) in MINE.items():
        bare = ja_cards.removesuffix("のカード")
        mine, theirs = Count(Filter(zone=zone, whose="you")), Count(Filter(zone=zone, whose="opponent"))
        for op, en, ja in ((">", "more", "多い"), ("<", "fewer", "少ない")):
            for left, right, me, you, ja_me, ja_you in (
                (mine, theirs, "you have", "your opponent(| does)", "あなたの", "相手"),
                (theirs, mine, "your opponent has", "you(| do)", "相手の", "あなた"),
            ):
                g.add(
                    "cond",
                    Compare(left, op, right),
                    en=(
                        f"{me} {en} {en_cards if me == 'you have' else _theirs(en_cards)} than {you}",
                        *_there_are(zone, en, me == "you have"),
                    ),
                    ja=(
                        f"{ja_me}{ja_cards}が{ja_you}より{ja}",
                        f"{ja_me}{ja_cards}が{ja_you}の{ja_cards}より{ja}",
                        f"{ja_me}{bare}が{ja_you}(|の{bare})より{ja}",
                        f"{ja_me}{bare}の(枚数|カードの枚数)が{ja_you}(|の{bare}の枚数|の枚数)より{ja}",
                    ),
                )


def _there_are(zone: str, more: str, mine: bool) -> tuple[str, ...]:
    """ "There are fewer cards in your hand than in your opponent's": said of the zones."""
    one, other = ("your", "your opponent's") if mine else ("your opponent's", "(yours|your)")
    return (
        f"there are {more} cards in {one} {zone} than (|in |there are in ){other}(| {zone})",
        f"{one} {zone} has {more} cards than {other}(| {zone})",
    )


def _theirs(cards: str) -> str:
    """What is printed first is said of the opponent."""
    return cards.replace("(your|their)", "(their|your)")


def zones(g: Grammar) -> None:
    """Add them to the rule "cond". Rules: card, a-card, cards-np."""
    _zones(g)
    _zones_against(g)


def _zones(g: Grammar) -> None:
    for whose, en, ja in OWNERS:
        has, no = ("have", "don't have") if whose == "you" else ("has", "doesn't have")

        def placed(f: Filter, op: str, n: Any, whose: str = whose) -> Any:
            if f.zone == "field" or f.whose not in (whose, SUBJECT):
                return REJECT
            return Compare(Count(replace(f, whose=whose)), op, n)

        def said(match: Any, whose: str = whose) -> Any:
            def matched(v: Any) -> Mapping[str, Any] | None:
                holes = match(v)
                if holes is None or holes["f"].zone == "field" or holes["f"].whose != whose:
                    return None
                if at_home(holes["f"]):
                    return None  # BASEs and EVENTs that a player controls lie nowhere else
                return {**holes, "f": replace(holes["f"], whose=whose if whose == "you" else SUBJECT)}

            return matched

        g.add(
            "cond",
            build=lambda f, placed=placed: placed(f, ">=", 1),
            match=said(counted(">=", 1)),
            en=f"{en} {has} {{f:a-np}}",
        )
        g.add(
            "cond",
            build=lambda f, placed=placed: placed(f, "=", 0),
            match=said(counted("=", 0)),
            en=(f"{en} {has} no {{f:nps}}", f"{en} {no} any {{f:nps}}"),
        )
        for op, en_op, _ in OPS:
            g.add(
                "cond",
                build=lambda f, n, placed=placed, op=op: placed(f, op, n),
                match=said(counted(op)),
                en=(
                    f"{en} {has} {en_op} {{f:nps}}",
                    f"{en} {has} {en_op.replace('fewer', 'less')} {{f:nps}}",
                    f"{en} {'have' if whose == 'you' else 'has'} {en_op} {{f:nps}} on (your|their) field",
                ),
            )
        for op, en_op, _, more in THAN:
            g.add(
                "cond",
                build=lambda f, n, placed=placed, op=op, more=more: (
                    REJECT if (made := placed(f, op, n)) is REJECT else than(made.left.of, op, n, more)
                ),
                en=f"{en} {has} {en_op} {{f:nps}}",
            )
        for zone, ja_zone in _ZONES:
            for op, _, ja_op, more in THAN:
                g.add(
                    "cond",
                    build=lambda m, op=op, more=more, zone=zone, whose=whose: than(
                        Filter(zone=zone, whose=whose), op, m[1], more
                    ),
                    ja=f"{ja}{ja_zone}(のカード|のカードの枚数|の枚数|)が{JUST[op]}{{m:cnt}}{ja_op}",
                )
            where: dict[str, Any] = {"zone": zone, "whose": whose}

            def put(f: Filter, zone: str = zone, whose: str = whose) -> Any:
                return zoned(f, zone, whose)

            def part(match: Any) -> Any:
                def matched(v: Any) -> Mapping[str, Any] | None:
                    holes = match(v)
                    if holes is None:
                        return None
                    f = replace(holes["f"], zone="field", whose="any")
                    bare = f.types and set(f.types) <= {"EVENT", "BASE"}
                    return {**holes, "f": replace(f, zone="homebase") if bare else f}

                return matched

            g.add(
                "cond",
                build=lambda f, put=put: compare(put(f), ">=", 1),
                match=part(counted(">=", 1, **where)),
                ja=f"{ja}{ja_zone}に{{f:card}}が(ある|いる)",
            )
            g.add(
                "cond",
                build=lambda f, put=put: compare(put(f), "=", 0),
                match=part(counted("=", 0, **where)),
                ja=f"{ja}{ja_zone}に{{f:card}}が(ない|いない)",
            )
            for op, _, ja_op in OPS:
                g.add(
                    "cond",
                    build=lambda f, m, put=put, op=op: compare(put(f), op, m[1]),
                    match=part(counted(op, **where)),
                    ja=f"{ja}{ja_zone}に{{f:card}}が{JUST[op]}{{m:cnt}}{ja_op}(ある|いる|である{ONLY[op]})",
                )
                g.add(
                    "cond",
                    build=lambda m, op=op, zone=zone, whose=whose: Compare(
                        Count(Filter(zone=zone, whose=whose)), op, m[1]
                    ),
                    ja=f"{ja}{ja_zone}(のカード|)が{JUST[op]}{{m:cnt}}{ja_op}",
                )
    for op, en_op, _ in OPS:
        g.add(
            "cond",
            build=lambda f, n, op=op: Compare(Count(f), op, n),
            en=f"there are {en_op} {{f:nps}}",
            match=counted(op),
        )
    g.add("cond", build=partial(_lying, op="=", n=1), match=counted("=", 1, whose="any"),
          en="there is exactly one {f:np}", says=True)  # fmt: skip
    g.add("cond", build=partial(_lying, op="=", n=1),
          en="there is (exactly|only) one {f:np}")  # fmt: skip
    for op, n, en, person, thing in (
        ("=", 0, "there are no {f:nps}", "いない", "ない"),
        (">=", 1, "there is {f:a-np}", "いる", "ある"),
    ):
        if not n:
            none = ("there is no {f:np}", "there (isn't|is not) {f:a-np}", "there (aren't|are not) any {f:nps}")
            g.add("cond", build=partial(_lying, op=op, n=n), en=none)
        g.add("cond", build=partial(_lying, op=op, n=n), match=counted(op, n), en=en)
        g.add("cond", build=partial(_lying, op=op, n=n), match=counted(op, n, whose="any"), en=en, says=True)
        of_turn, other = partial(_apart, counted(op, n), True), partial(_apart, counted(op, n), False)
        any_ = partial(_apart, counted(op, n, whose="any"), False)
        for be, whom, which in ((thing, _as_said, of_organization), (person, unit_of, None)):
            on_field, lying = partial(_on_field, op=op, n=n, whom=whom), partial(_lying_ja, op=op, n=n, whom=whom)
            those = (of_turn, any_, other) if which is None else (partial(which, one) for one in (of_turn, any_, other))
            first, second, third = those
            g.add("cond", build=on_field, match=first, ja=f"場に{{f:np}}が{be}")
            g.add("cond", build=lying, match=second, says=True, ja=f"{{f:np}}が{be}")
            g.add("cond", build=lying, match=third, ja=f"{{f:np}}が{be}")
    for op, _, ja_op in OPS:
        g.add(
            "cond",
            build=lambda f, m, op=op: there_was(f, op, m[1]) or Compare(Count(f), op, m[1]),
            ja=(
                f"{{f:np}}が{JUST[op]}{{m:cnt}}{ja_op}(いる|ある|である|{ONLY[op]})",
                *(("{f:np}がちょうど{m:cnt}(いる|ある|)",) if op == "=" else ()),
            ),
            match=partial(_apart, counted(op), False),
        )
        g.add(
            "cond",
            build=lambda f, m, op=op: _on_field(f, op, m[1]),
            ja=f"場に{{f:np}}が{JUST[op]}{{m:cnt}}{ja_op}(いる|ある|である|{ONLY[op]})",
            match=partial(_apart, counted(op, whose="any"), True),
        )
    for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        for zone, _ in _ZONES:
            for op, en_op, _ in OPS:
                shape = Compare(Count(Filter(zone=zone, whose=whose)), op, hole("n"))
                g.reads("cond", shape, en=f"{your} {zone} has {en_op} cards")
        for face, en, ja in (("up", "face-down", "裏向き"), ("down", "face-up", "表向き")):
            shape = Compare(Count(Filter(zone="homebase", whose=whose, face=face)), "=", 0)
            g.add(
                "cond",
                shape,
                en=f"all cards in {your} homebase are {en}",
                ja=(f"{owner}拠点のカードがすべて{ja}", f"{owner}拠点にあるカードがすべて{ja}"),
            )
    g.add("card", hole("f"), en="{f:np}", ja="{f:np}", match=lambda v: {"f": v})
    g.custom_print("card", "en", lambda v, s: _trim(g.print("np", v, "en", s)))
    g.custom_print("card", "ja", lambda v, s: _say_card(g, v, s))
    g.add("a-card", hole("f"), en="{f:a-np}")
    g.custom_print("a-card", "en", lambda v, s: _trim(g.print("a-np", v, "en", s)))
    g.add("cards-np", hole("f"), en="{f:nps}", ja="{f:np}")
    g.custom_print("cards-np", "en", lambda v, s: _trim(g.print("nps", v, "en", s)))
    g.custom_print("cards-np", "ja", lambda v, s: _say_card(g, v, s))


def _trim(text: str | None) -> str | None:
    return None if text is None else text.replace(" on the field", "")


def _say_card(g: Grammar, f: Filter, speaker: Any) -> str | None:
    text = g.print("np", f, "ja", speaker)
    return None if text is None else text.removeprefix("場の")
