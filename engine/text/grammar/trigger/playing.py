"""What players play, and bond that becomes a number (1211.3, 1306.3), as trigger conditions. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import FROM, TOKI, WHEN, bare_noun, played
from engine.text.grammar.trigger.actions_and_steps import PLAYERS
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ARTS_CARD, Ref
from engine.trails.tree import Filter, Happened, Not, Trigger
from engine.trails.tree.loading.words import BOND_BECOMES
from engine.trails.tree.reads import replace

_KINDS = (  # kind, English with its article, Japanese
    ("arts", ("an arts ability", "arts", "an arts"), ("アーツ", "アーツ能力")),
    ("activated", ("an activated craft",), ("起動クラフト",)),
    ("triggered", ("a triggered craft",), ("誘発クラフト",)),
    ("craft", ("a craft",), ("クラフト",)),
    ("ability", ("an ability",), ("能力",)),
    ("card", ("a card",), ("カード",)),
    ("any", ("a card or ability", "a card or an ability"), ("カードか能力", "カードまたは能力", "カードや能力")),
)
_OWNERS = (  # whose, English after, Japanese before
    ("any", ("",), ("",)),
    ("you", (" you control", " you play", " you played"), ("あなたの", "あなたがプレイした", "あなたのプレイした")),
    (
        "opponent",
        (" your opponent controls", " your opponent plays", " your opponent played"),
        ("相手の", "相手がプレイした", "相手のプレイした"),
    ),
)
_PAST, _PAST_BY = "(無効になった|無効にされた|打ち消された)", "(無効にされた|無効になった|打ち消された)"


def countering(g: Grammar) -> None:
    """Add to the rule "trigger"; "counterable": what can be countered."""
    for whose, after, before in _OWNERS:
        for kind, en, ja in _KINDS:
            f = Filter(zone="standby", whose=whose, ability=kind)
            plays = after[1:] + after[:1] if kind == "card" else after
            cards = ("あなたがプレイした", "あなたの") if whose == "you" else before
            g.add(
                "counterable",
                f,
                en=[one + text for one in en for text in plays],
                ja=[text + one for one in ja for text in (cards if kind == "card" else before)],
            )
        g.add(
            "counterable",
            build=partial(_card, whose=whose),
            match=partial(_card_match, whose=whose),
            en=[f"{{f:a-np}}{text}" for text in sorted(after, key=lambda text: not text.endswith("play"))],
            ja=[f"{text}{{f:np}}" for text in sorted(before, key=lambda text: "がプレイした" not in text)],
        )
        own = {"you": "your ", "opponent": "your opponent's "}.get(whose)
        if own:
            g.add("counterable", build=partial(_card, whose=whose), en=f"{own}{{f:np}}")
            for kind, nouns, _ in _KINDS[:5]:
                g.reads("counterable", Filter(zone="standby", whose=whose, ability=kind),
                      en=own + nouns[0].partition(" ")[2])  # fmt: skip
    for article, begins in (("a", ("UNIT", "BASE", "triggered", "craft")), ("an", ("",))):
        g.add("counterable", hole("f"), match=partial(_several, begins=begins), en=f"{article} {{f:waiting}}",
              ja="{f:waiting}")  # fmt: skip
    g.add(
        "trigger",
        Trigger("is countered", hole("w")),
        en=f"{WHEN} {{w:counterable}} (is|are) countered",
        ja=f"{{w:counterable}}が{_PAST}{TOKI}",
    )
    for by, subject, s, who in (("you", "you", "", "あなた"), ("opponent", "your opponent", "s", "相手")):
        g.add(
            "trigger",
            Trigger("is countered", hole("w"), by=by),
            en=(
                f"{WHEN} {subject} counter{s} {{w:counterable}}",
                f"{WHEN} {{w:counterable}} (is|are) countered by {subject}",
            ),
            ja=(
                f"{who}が{{w:counterable}}を(無効にした|打ち消した){TOKI}",
                f"{{w:counterable}}が{who}(によって|により){_PAST_BY}{TOKI}",
                f"{who}(によって|により){{w:counterable}}が{_PAST_BY}{TOKI}",
            ),
        )


def _card(f: Filter, whose: str) -> Any:
    """A card of some kind that is being played."""
    bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
    if f.whose not in ("any", whose) or f.zone not in ("field", *(("homebase",) if bare else ())):
        return REJECT
    if not f.asks_identity or f.states or f.face != "any" or f.scope != "all" or f.ability or f.asks_others:
        return REJECT
    return replace(f, zone="standby", whose=whose)


def _card_match(v: Any, whose: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Filter) or v.ability or v.zone != "standby" or v.whose != whose:
        return None
    bare = bool(v.types) and set(v.types) <= {"EVENT", "BASE"}
    return {"f": replace(v, zone="homebase" if bare else "field", whose="any")}


def _several(v: Any, begins: tuple[str, ...]) -> Mapping[str, Any] | None:
    return {"f": v} if isinstance(v, Filter) and "+" in v.ability and v.ability.startswith(begins) else None


_ZONES = "(your|their|its owner's|a player's|the)"
_BY = "(によって|により|で)"


def passive_play(g: Grammar) -> None:
    """Add to the rule "trigger" and "back"; "from-zone": where a card is played from."""
    for zone, ja in FROM:
        g.add("from-zone", zone, en=f"from {_ZONES} {zone}", ja=f"(あなたの|自身の|持ち主の|){ja}から")
    g.add(
        "trigger",
        build=_played,
        en=(f"{WHEN} {{f:a-card}} is played", f"{WHEN} {{f:a-card}} is played {{z:from-zone}}"),
        ja=(
            f"{{f:card}}がプレイされた{TOKI}",
            f"{{f:card}}が{{z:from-zone}}プレイされた{TOKI}",
            f"{{z:from-zone}}{{f:card}}がプレイされた{TOKI}",
            "{f:card}がプレイされる(たび|たびに|度に)",
            "{f:card}が{z:from-zone}プレイされる(たび|たびに|度に)",
        ),
    )
    g.add(
        "trigger",
        build=_by_craft,
        en=f"{WHEN} {{f:a-card}} is played {{z:from-zone}} (by|with|through|using) {{k:icons}}",
        ja=(
            f"{{f:card}}が{{k:icons}}{_BY}{{z:from-zone}}プレイされた{TOKI}",
            f"{{f:card}}が{{z:from-zone}}{{k:icons}}{_BY}プレイされた{TOKI}",
        ),
    )
    for you, s, ja in (("you", "", "あなたが"), ("your opponent", "s", "相手が")):
        whose = "you" if you == "you" else "opponent"
        g.add(
            "trigger",
            build=lambda f, k, z, whose=whose: _by_craft(replace(f, whose=whose), k, z) if f.whose == "any" else REJECT,
            en=f"{WHEN} {you} play{s} {{f:a-card}} {{z:from-zone}} (by|through|using) {{k:icons}}",
            ja=(
                f"{ja}{{k:icons}}{_BY}{{f:card}}を{{z:from-zone}}プレイした{TOKI}",
                f"{ja}{{k:icons}}{_BY}{{z:from-zone}}{{f:card}}をプレイした{TOKI}",
                f"{ja}{{z:from-zone}}{{k:icons}}{_BY}{{f:card}}をプレイした{TOKI}",
            ),
        )
    g.add(
        "trigger",
        build=_plays,
        match=_plays_match,
        en=(
            f"{WHEN} {{w:trig-one}} plays (a |its |){{k:icons}}",
            f"{WHEN} {{w:trig-one}} (uses|activates) {{k:icons}}",
        ),
        ja=(f"{{w:trig-who}}が{{k:icons}}をプレイした{TOKI}", f"{{w:trig-who}}が{{k:icons}}を使用した{TOKI}"),
    )
    that: Any = Ref(ARTS_CARD)
    g.add(
        "back",
        that,
        match=lambda v: {} if v == that else None,
        en=("the card with (that|the) arts", "(the|that) card whose arts (was|were) played", "that arts' card"),
        ja=(
            "そのアーツを持つ(|その)カード",
            "そのアーツの(書かれた|)カード",
            "その(アーツをプレイした|アーツがプレイされた)カード",
        ),
    )


def _played(f: Filter, z: str = "standby") -> Any:
    if f.zone not in ("field", "homebase") or f.states or f.face != "any" or f.scope != "all":
        return REJECT
    return Trigger("is played", replace(f, zone=z))


def _by_craft(f: Filter, k: tuple[str, ...], z: str) -> Any:
    """By an icon craft of its own, which lets its player do so."""
    if k != ("Dispatch",) or z != "homebase" or f.icons:
        return REJECT
    return _played(replace(f, icons=k), z)


def _plays(w: Any, k: tuple[str, ...]) -> Any:
    if not isinstance(w, Filter) or w.zone != "field" or len(k) != 1:
        return REJECT
    return Trigger("plays craft", w, None, "each", k[0])


def _plays_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and isinstance(v.who, Filter) and v.moment != ""
    if not fits or v != Trigger("plays craft", v.who, None, "each", v.moment):
        return None
    return {"w": v.who, "k": (v.moment,)}


ARTS = "(an |)arts( ability|)"
ARTS_JA = "アーツ(能力|)"


def cards_and_arts(g: Grammar) -> None:
    """Add to the rule "trigger": a tuple of both triggers."""
    for whose, en, ja in PLAYERS:
        your = "your" if whose == "you" else "their"
        for zone, ja_zone in (("", ""), *FROM):
            where, ja_where = (f" from {your} {zone}", f"{ja_zone}から") if zone else ("", "")
            g.add(
                "trigger",
                build=partial(both, whose=whose, zone=zone),
                match=partial(_match, whose=whose, zone=zone),
                en=(f"{WHEN} {en} {{f:a-card}} or {ARTS}{where}", f"{WHEN} {en} {ARTS} or {{f:a-card}}{where}"),
                ja=(
                    f"{ja}{ja_where}{{f:card}}か(、|){ARTS_JA}をプレイした(時|とき)",
                    f"{ja}{ja_where}{{f:card}}(または|や){ARTS_JA}をプレイした(時|とき)",
                    f"{ja}{ja_where}{ARTS_JA}(か|または|や){{f:card}}をプレイした(時|とき)",
                ),
            )


def both(f: Filter, whose: str, zone: str) -> Any:
    """The triggers for cards and for arts that somebody plays, from a zone if one is said."""
    card = played(f, whose)
    if not isinstance(card, Trigger) or not isinstance(card.who, Filter):
        return REJECT
    if zone:
        if f.whose != "any" or f.zone not in ("field", "homebase"):
            return REJECT
        card = Trigger("is played", replace(f, zone=zone, whose=whose))
    return (card, Trigger("plays arts", None, None, "each" if whose == "any" else whose, zone))


def _match(v: Any, whose: str, zone: str) -> Mapping[str, Any] | None:
    if not isinstance(v, tuple) or len(v) != 2 or not isinstance(v[0].who, Filter):
        return None
    card, arts = v
    f = card.who
    if card != Trigger("is played", f) or f.whose != whose or f.zone != (zone or "standby"):
        return None
    fits = arts == Trigger("plays arts", None, None, "each" if whose == "any" else whose, zone)
    return {"f": bare_noun(f)} if fits else None


_PLAYERS = (
    ("you", "you", "", "your", "あなた"),
    ("opponent", "your opponent", "s", "your opponent's", "相手"),
    ("each", "a player", "s", "a player's", "プレイヤー"),
)
_WAYS = (  # way, English verb and what follows the number, Japanese after the number
    ("less", "(becomes|falls to|drops to|is reduced to|reaches)", " or (less|lower|fewer)", "以下に(なった|減った)"),
    ("more", "(becomes|rises to|increases to|reaches)", " or (more|greater|higher)", "以上に(なった|増えた)"),
    ("", "(becomes|reaches)( exactly|)", "", "に(なった)"),
)


_AFTER = {"less": "以下", "more": "以上", "": ""}


def bond_threshold(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for player, subject, s, whose, ja in _PLAYERS:
        for way, en, more, ja_more in _WAYS:
            g.add(
                "trigger",
                build=partial(_marked, player=player, way=way),
                match=partial(_bond_threshold_match, player=player, way=way),
                en=f"{WHEN} {whose} bond {en} {{n:num}}{more}",
                ja=(f"{ja}の絆が{{n:num}}点{ja_more}{TOKI}", f"{ja}の絆が(ちょうど|){{n:num}}点{ja_more}{TOKI}")
                if not way
                else (
                    f"{ja}の絆が{{n:num}}点{ja_more}{TOKI}",
                    f"{ja}の絆が{{n:num}}点{ja_more.replace('った', 'る')}たび(に|)",
                ),
            )
            before = "(このターンに|このターン中に|このターン中、|このターン、|このターン|このターン中)"
            for none, was, ja_was in (
                (False, "became", "なって(いる|いた)"),
                (True, "(didn't|did not) become", "なってい(ない|なかった)"),
            ):
                g.add(
                    "cond",
                    build=partial(_was, player=player, way=way, none=none),
                    match=partial(_was_match, player=player, way=way, none=none),
                    en=f"{whose} bond {was} {{n:num}}{more} this turn",
                    ja=f"{before}{ja}の絆が{{n:num}}点{_AFTER[way]}に{ja_was}",
                )
        g.add(
            "trigger",
            Trigger("takes stun damage", None, None, player),
            en=(
                f"{WHEN} {subject} take{s} stun damage",
                f"{WHEN} {subject} lose{s} bond (from|to|due to|by) stun damage",
            ),
            ja=(
                f"{ja}がスタンダメージを受けた{TOKI}",
                f"{ja}がスタンダメージ(によって|により|で)絆を失った{TOKI}",
                f"{ja}がスタンダメージを受けるたび(に|)",
            ),
        )


def _marked(n: Any, player: str, way: str) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Trigger(BOND_BECOMES, None, None, player, f"{n} or {way}" if way else str(n))


def _was(n: Any, player: str, way: str, none: bool) -> Any:
    trigger = _marked(n, player, way)
    if trigger is REJECT:
        return REJECT
    return Not(Happened(trigger)) if none else Happened(trigger)


def _was_match(v: Any, player: str, way: str, none: bool) -> Mapping[str, Any] | None:
    if isinstance(v, Not) is not none:
        return None
    happened = v.what if none else v
    fits = isinstance(happened, Happened) and happened.least == 1
    return _bond_threshold_match(happened.trigger, player, way) if fits else None


def _bond_threshold_match(v: Any, player: str, way: str) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Trigger)
        or v.event != BOND_BECOMES
        or v != Trigger(BOND_BECOMES, None, None, player, v.moment)
    ):
        return None
    number, _, this_way = v.moment.partition(" or ")
    return {"n": int(number)} if this_way == way else None
