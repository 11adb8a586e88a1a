"""Trigger conditions about players and their turn (1211). Both languages side by side.

Playing cards, crafts and arts, drawing, discarding, bond, EP and plans; turns, phases and steps that start or end.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import FROM, TOKI, WHEN, bare_noun, played, whenever
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_MOMENTS = (  # moment, English, Japanese, whose step it can be
    ("turn", "turn", "ターン", False),
    ("preparation phase", "preparation phase", "準備フェイズ", False),
    ("draw step", "draw step", "ドローステップ", True),
    ("homebase step", "homebase step", "拠点ステップ", True),
    ("deployment step", "deployment step", "配備ステップ", True),
    ("combat phase", "combat phase", "戦闘フェイズ", False),
    ("propose attacker step", "propose attacker step", "攻撃対象選択ステップ", True),
    ("cure phase", "cure phase", "回復フェイズ", False),
)


#: Who plays something, English and Japanese.
PLAYERS = (
    ("you", "you play", "あなたが"),
    ("opponent", "your opponent plays", "相手が"),
    ("any", "a player plays", "プレイヤーが"),
)


def _plays(g: Grammar) -> None:
    """Cards that a player plays, from anywhere or from the homebase."""
    g.add(
        "trigger",
        Trigger("is played", "this"),
        en=(f"{WHEN} you play this card", f"{WHEN} this card is played"),
        ja=("これをプレイした(時|とき)", "あなたがこれをプレイした(時|とき)", "これがプレイされた(時|とき)"),
    )
    for whose, en, ja in PLAYERS:

        def build(f: Filter, whose: str = whose) -> Any:
            return played(f, whose)

        def match(v: Any, whose: str = whose) -> Mapping[str, Any] | None:
            fits = (
                isinstance(v, Trigger) and v.event == "is played" and isinstance(v.who, Filter) and v.who.whose == whose
            )
            if not fits or v != Trigger("is played", v.who) or v.who.zone != "standby":
                return None
            return {"f": bare_noun(v.who)}

        def home_match(v: Any, zone: str, whose: str = whose) -> Mapping[str, Any] | None:
            fits = (
                isinstance(v, Trigger) and v.event == "is played" and isinstance(v.who, Filter) and v.who.whose == whose
            )
            if not fits or v != Trigger("is played", v.who) or v.who.zone != zone:
                return None
            return {"f": bare_noun(v.who)}

        def home(f: Filter, zone: str, whose: str = whose) -> Any:
            if f.whose != "any" or f.zone not in ("field", "homebase"):
                return REJECT
            return Trigger("is played", replace(f, zone=zone, whose=whose))

        g.add(
            "trigger",
            build=build,
            match=match,
            en=f"{WHEN} {en} {{f:a-card}}",
            ja=(f"{ja}{{f:card}}をプレイした(時|とき)", f"{ja}{{f:card}}をプレイするたび(に|)"),
        )
        your = "your" if whose == "you" else "their"  # of a player also where nobody in particular plays
        for zone, ja_zone in FROM:
            build_, match_ = partial(home, zone=zone), partial(home_match, zone=zone)
            g.add(
                "trigger",
                build=build_,
                match=match_,
                en=f"{WHEN} {en} {{f:a-card}} from {your} {zone}",
                ja=(
                    f"{ja}{ja_zone}から{{f:card}}をプレイした(時|とき)",
                    f"{ja}{{f:card}}を{ja_zone}からプレイした(時|とき)",
                ),
            )


def _own_craft(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v == Trigger("plays craft", "this", None, "each", v.moment) and v.moment != ""
    return {"k": (v.moment,)} if fits else None


def _icon_craft(v: Any, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.moment != "" and v == Trigger("plays craft", None, None, player, v.moment)
    return {"k": (v.moment,)} if fits else None


def _deeds(g: Grammar) -> None:
    """Crafts and arts that a player plays, cards drawn and discarded, bond, EP, plans."""
    g.add(
        "trigger",
        build=lambda k: Trigger("plays craft", "this", None, "each", k[0]) if len(k) == 1 else REJECT,
        match=_own_craft,
        en=(f"{WHEN} you play this card's {{k:icons}}", f"{WHEN} this card's {{k:icons}} is played"),
        ja="(この|これの|このカードの){k:icons}をプレイした(時|とき)",
    )
    for player, subject, s, ja in (
        ("you", "you", "", "あなたが"),
        ("opponent", "your opponent", "s", "相手が"),
        ("each", "a player", "s", "プレイヤーが"),
    ):
        g.add(
            "trigger",
            build=lambda k, player=player: Trigger("plays craft", None, None, player, k[0]) if len(k) == 1 else REJECT,
            match=partial(_icon_craft, player=player),
            en=f"{WHEN} {subject} play{s} (a |){{k:icons}}(| craft)",
            ja=f"{ja}{{k:icons}}をプレイした(時|とき)",
        )
        rows = (
            ("draws", f"draw{s} a card", "カードを(|1枚)引いた(時|とき)"),
            ("discards", f"discard{s} a card", "(手札|カード)を(|1枚)捨てた(時|とき)"),
            ("loses bond", f"lose{s} bond(|s)", "絆を失った(時|とき)"),
            ("gains bond", f"gain{s} bond(|s)", "絆を得た(時|とき)"),
            ("gains ep", f"gain{s} EP", "EPを得た(時|とき)"),
            ("plans", f"plan{s}", "計画(した|を行った|をした)(時|とき)"),
            ("plays arts", f"play{s} (arts|an arts|an arts ability)", "アーツ(能力|)をプレイした(時|とき)"),
            ("plays craft", f"(play{s}|activate{s}|use{s}) (a|an activated) craft", "クラフトをプレイした(時|とき)"),
        )
        for event, en, text in rows:
            past = text.removesuffix("(時|とき)")
            each = (f"{ja}{whenever(past)}たび(に|)",) if whenever(past) else ()
            g.add("trigger", Trigger(event, None, None, player), en=f"{WHEN} {subject} {en}", ja=(f"{ja}{text}", *each))
        for zone, ja_zone in (("homebase", "拠点"), ("hand", "手札")):
            your = "your" if player == "you" else "their"
            g.add(
                "trigger",
                Trigger("plays arts", None, None, player, zone),
                en=f"{WHEN} {subject} play{s} (an arts|arts|an arts ability) from {your} {zone}",
                ja=(
                    f"{ja}(|自身の|{ja.removesuffix('が')}の){ja_zone}からアーツ(|能力)をプレイした(時|とき)",
                    f"{ja}アーツ(能力|)を(自身の|){ja_zone}からプレイした(時|とき)",
                    f"{ja}(自身の|){ja_zone}からアーツ(能力|)をプレイするたび(に|)",
                ),
            )
        for event, en, past in (("loses much bond", "lose", "失った"), ("gains much bond", "gain", "得た")):
            g.add(
                "trigger",
                build=partial(_much, event=event, player=player),
                match=partial(_much_match, event=event, player=player),
                en=f"{WHEN} {subject} {en}{s} {{n:num}} or more bond(|s)( at once| at one time|)",
                ja=(f"{ja}一度に絆を{{n:num}}点以上{past}{TOKI}", f"{ja}絆を(一度に|){{n:num}}点以上{past}{TOKI}",
                    f"{ja}(一度に|){{n:num}}点以上の絆を(一度に|){past}{TOKI}"),
            )  # fmt: skip
        whose = {"you": "your", "opponent": "your opponent's", "each": "a player's"}[player]
        own = ja.replace("が", "の手札")
        g.add(
            "trigger",
            Trigger("empties hand", None, None, player),
            en=(
                f"{WHEN} the number of cards in {whose} hand becomes (0|zero)",
                f"{WHEN} {whose} hand becomes empty",
                f"{WHEN} the last card leaves {whose} hand",
            ),
            ja=(f"{own}が0枚になった{TOKI}", f"{own}が0枚になるたび(に|)"),
        )
        g.reads("trigger", Trigger("empties hand", None, None, player), ja=f"{own}がなくなった{TOKI}")
        if player != "each":
            g.add("trigger", Trigger("loses bond", None, None, player), ja=f"{ja.replace('が', 'の')}絆が減った時")


def _much(n: Any, event: str, player: str) -> Any:
    """So much of it at once: the number stands as its moment."""
    return Trigger(event, None, None, player, str(n)) if isinstance(n, int) and n > 0 else REJECT


def _much_match(v: Any, event: str, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v == Trigger(event, None, None, player, v.moment)
    return {"n": int(v.moment)} if fits else None


def actions_and_steps(g: Grammar) -> None:
    """More of the rule trigger."""
    _plays(g)
    _deeds(g)
    for which, edge, when_ja, verb, ja_verb in (
        ("start", "(start|beginning)", "開始時", "(begins|starts)", "(始まった|始まる|開始した)"),
        ("end", "end", "終了時", "ends", "(終わった|終わる|終了した)"),
    ):
        for moment, en_moment, ja_moment, owned in _MOMENTS:
            g.add(
                "trigger",
                Trigger(which, None, None, "each", moment),
                en=(
                    *((f"At the {edge} of each player's {en_moment}",) if owned else ()),
                    f"At the {edge} of (the|each) {en_moment}",
                    f"At the {edge} of each player's {en_moment}",
                    f"{WHEN} (the|each|a) {en_moment} {verb}",
                ),
                ja=(
                    *((f"各プレイヤーの{ja_moment}{when_ja}",) if owned else ()),
                    f"{ja_moment}{when_ja}",
                    f"各{ja_moment}{when_ja}",
                    f"各プレイヤーの{ja_moment}{when_ja}",
                    f"{ja_moment}の{when_ja}",
                    f"(各|毎){ja_moment}の{when_ja}",
                    f"各プレイヤーの{ja_moment}の{when_ja}",
                    f"{ja_moment}が{ja_verb}(時|とき)",
                ),
            )
            if owned:
                for player, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
                    g.add(
                        "trigger",
                        Trigger(which, None, None, player, moment),
                        en=(f"At the {edge} of {your} {en_moment}", f"{WHEN} {your} {en_moment} {verb}"),
                        ja=(
                            f"{owner}{ja_moment}{when_ja}",
                            f"{owner}{ja_moment}の{when_ja}",
                            f"{owner}{ja_moment}が{ja_verb}(時|とき)",
                        ),
                    )
