"""Continuous crafts about playing, costs, numbers and players, and when a card may be played. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.text.amounts import scale, unscale
from engine.text.conditions import negated
from engine.text.craft_linking import Static
from engine.text.kernel import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, Predicate, Said
from engine.trails.tree import Compare, CostChange, Count, Discard, During, Filter, Is, PayEP, PlayerRule

#: Rules for players: rule, English after "you", Japanese after the subject. Wordings after the first are read only.
PLAYER_RULES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    *(
        (
            f"cannot play {kind}",
            (f"can't play {kind}s", f"cannot play {kind}s", f"can't play {kind} cards"),
            (f"{kind}をプレイできない", f"{kind}カードをプレイできない"),
        )
        for kind in ("UNIT", "ITEM", "EVENT", "BASE")
    ),
    (
        "cannot play arts",
        ("can't play arts", "cannot play arts", "can't play arts abilities"),
        ("アーツをプレイできない", "アーツ能力をプレイできない"),
    ),
    (
        "cannot gain bond",
        ("can't gain bond", "cannot gain bond", "can't gain bonds"),
        ("絆を得られない", "絆を得ない", "絆を得ることができない"),
    ),
    (
        "cannot draw",
        ("can't draw cards", "cannot draw cards", "can't draw"),
        ("カードを引けない", "カードを引くことができない"),
    ),
    (
        "no overkill damage",
        (
            "don't take Overkill damage",
            "take no Overkill damage",
            "doesn't take Overkill damage",
            "takes no Overkill damage",
        ),
        ("オーバーキルダメージを受けない",),
    ),
)
_SUBJECTS = (
    ("you", ("you",), ("あなたは",)),
    ("opponent", ("your opponent",), ("相手は",)),
    (
        "each",
        ("players", "each player"),
        ("各プレイヤーは", "プレイヤーは", "すべてのプレイヤーは", "お互いのプレイヤーは"),
    ),
)


def add(g: Grammar) -> None:
    """Add to the rules "ssaid" (what a continuous craft says), "player-rule" and "craft-line"."""
    _players(g)
    _treats(g)
    _costs(g)
    _numbers(g)
    _limits(g)
    _card_lines(g)
    _types(g)
    _attacks(g)
    _attack_costs(g)


def _said(rule: str, player: str) -> Said:
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (rule,)), *more))


def _players(g: Grammar) -> None:
    for rule, en, ja in PLAYER_RULES:
        for player, subjects, ja_subjects in _SUBJECTS:
            both = [f"{subject} {text}" for subject in subjects for text in en]
            g.add(
                "player-rule",
                PlayerRule(rule, player, hole("u")),
                en=[text + "{u:until}" for text in both],
                ja=[form for subject in ja_subjects for text in ja
                    for form in (f"{{u:until-c}}{subject}{text}", f"{subject}{{u:until}}{text}")],
            )  # fmt: skip
    for rule, en, ja in (
        *PLAYER_RULES,
        (
            "no stun damage",
            ("don't take stun damage", "take no stun damage", "can't take stun damage"),
            ("スタンダメージを受けない",),
        ),
    ):
        for player, subjects, ja_subjects in _SUBJECTS:
            third = [text.replace("don't take", "doesn't take").replace("take no", "takes no") for text in en]
            wordings = [
                f"{subject} {text}"
                for subject in subjects
                for text in (third if subject in ("your opponent", "each player") else en)
            ]
            g.add(
                "ssaid",
                _said(rule, player),
                en=wordings,
                ja=[f"{subject}{text}" for subject in ja_subjects for text in ja],
            )
            g.add(
                "static",
                Static(_said(rule, player), hole("c")),
                match=lambda v: None,
                ja=[f"{subject}{{c:during1}}{{x:sep}}{text}" for subject in ja_subjects for text in ja],
            )


def _treats(g: Grammar) -> None:
    g.add(
        "ssaid",
        build=lambda n: _said(f"treat name {n[0]}", "you") if len(n) == 1 else REJECT,
        match=partial(_treated, word="treat name "),
        en=(
            "treat as though you control a {n:name}",
            "you are treated as though you control a {n:name}",
            "treat as though you controlled a {n:name}",
        ),
        ja=("(あなたの|)場に{n:name}が(いる|ある)ものとする", "あなたは場に{n:name}がいるものとする"),
    )
    g.add(
        "ssaid",
        build=lambda n: _said(f"treat bond {n}", "you") if isinstance(n, int) else REJECT,
        match=partial(_treated, word="treat bond "),
        en=(
            "treat your bond as {n:num}",
            "treat your bond as though it were {n:num}",
            "your bond is treated as {n:num}",
        ),
        ja=("あなたの絆は{n:num}点(である|)ものとする",),
    )
    g.add(
        "ssaid",
        Said(Filter(whose="you", types=("UNIT",)), (Predicate("rules", ("only UNIT",)),)),
        en=(
            "treat each UNIT you control as the only UNIT you control",
            "treat each UNIT you control as though it were the only UNIT you control",
            "UNITs you control are treated as the only UNIT you control",
        ),
        ja=("あなたのUNITは(、|)これだけ(である|)ものとする",),
    )


def _treated(v: Any, word: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "player_rules":
        return None
    (rule,) = v.predicates[0].value
    if not rule.startswith(word):
        return None
    rest = rule.removeprefix(word)
    return {"n": int(rest) if rest.isdigit() else (rest,)}


def _price(kind: str, n: Any, of: str = "play", player: str = "you") -> Predicate:
    return Predicate("costs", (CostChange(kind, n, of, player),))


def _costs(g: Grammar) -> None:
    """CP and EP costs of cards, arts and crafts (1304, 1204.2f-7 and -8)."""
    for kind, en, ja in (
        ("less", "less", ("(減らす|減る|少なくなる|下がる|減少する)",)),
        ("more", "more", ("(増やす|増える|多くなる|上がる|増加する)",)),
    ):
        sign = -1 if kind == "less" else 1
        by = "(reduced|decreased)" if sign < 0 else "increased"
        change = "(reduce|decrease)" if sign < 0 else "increase"

        # this card
        for what, field, ja_field in (
            ("EP cost", "ep", "EPコスト"),
            ("building level", "level", "創設レベル"),
            ("Wings of Light", "wings", "光まとう翼"),
        ):

            def own(n: Any, field: str = field, kind: str = kind, sign: int = sign) -> Any:
                if field == "ep":
                    return Said("this", (_price(kind, n),))
                return Said("this", (Predicate(field, n * sign),)) if isinstance(n, int) else REJECT

            g.add(
                "ssaid",
                build=own,
                match=partial(_own_match, field=field, kind=kind),
                en=(
                    f"(this card's|this EVENT's|this BASE's|this UNIT's) {what} is {{n:num}} {en}",
                    f"(this card's|this EVENT's|this BASE's|this UNIT's) {what} is {by} by {{n:num}}",
                    f"{change} (this card's|this EVENT's|this BASE's|this UNIT's) {what} by {{n:num}}",
                    f"the {what} of (this card|this EVENT|this BASE|this UNIT) is {{n:num}} {en}",
                    f"the {what} of (this card|this EVENT|this BASE|this UNIT) is {by} by {{n:num}}",
                    *(
                        (
                            f"(this card|this EVENT) costs {{n:num}} EP {en}( to play|)",
                            f"(this card|this EVENT) costs {{n:num}} {en} EP( to play|)",
                        )
                        if field == "ep"
                        else ()
                    ),
                ),
                ja=(
                    f"(これ|このカード|このEVENT|このBASE|このUNIT)の{ja_field}を{{n:num}}{ja[0]}",
                    f"(これ|このカード|このEVENT|このBASE)の{ja_field}は{{n:num}}{ja[0]}",
                ),
            )
        g.add(
            "ssaid",
            build=lambda n, f, sign=sign: (
                Said("this", (Predicate("cp", scale(sign * n, f)),)) if isinstance(n, int) else REJECT
            ),
            match=partial(_per_match, sign=sign),
            en=(
                f"this card's CP cost is {{n:num}} {en}{{f:per}}",
                f"this card costs {{n:num}} {en}( CP|)(| to play){{f:per}}",
                f"this card's CP cost is {by} by {{n:num}}{{f:per}}",
                f"{change} this card's CP cost by {{n:num}}{{f:per}}",
            ),
            ja=(
                f"これのCPコストを{{f:per}}{{n:num}}{ja[0]}",
                f"これのCPコスト(を|は)(、|){{f:per}}{{n:num}}{ja[0]}",
                f"{{f:per}}これのCPコスト(を|は){{n:num}}{ja[0]}",
            ),
        )
        g.add(
            "ssaid",
            build=lambda n, f, kind=kind: Said("this", (_price(kind, scale(n, f)),)) if isinstance(n, int) else REJECT,
            match=partial(_own_per_match, kind=kind),
            en=(
                f"(this card's|this EVENT's) EP cost is {{n:num}} {en}{{f:per}}",
                f"(this card's|this EVENT's) EP cost is {by} by {{n:num}}{{f:per}}",
                f"the EP cost of this (card|EVENT) is {{n:num}} {en}{{f:per}}",
                f"the EP cost of this (card|EVENT) is {by} by {{n:num}}{{f:per}}",
                f"{change} (this card's|this EVENT's) EP cost by {{n:num}}{{f:per}}",
                f"this EVENT costs {{n:num}} {en}( EP|)( to play|){{f:per}}",
                f"this EVENT costs {{n:num}} EP {en}( to play|){{f:per}}",
            ),
            ja=(
                f"(これ|このカード|このEVENT)のEPコスト(を|は){{f:per}}{{n:num}}{ja[0]}",
                f"{{f:per}}(これ|このカード|このEVENT)のEPコスト(を|は){{n:num}}{ja[0]}",
            ),
        )
        g.add(
            "ssaid",
            build=lambda n, kind=kind: Said("this", (_price(kind, n, "arts"),)),
            match=partial(_arts_match, kind=kind, who="this"),
            en=(f"the EP cost of this card's arts is {{n:num}} {en}", f"this card's arts cost {{n:num}} EP {en}"),
            ja=(f"(これ|このカード)のアーツのEPコストを{{n:num}}{ja[0]}",),
        )
        # cards that somebody plays
        for player, plays, ja_plays in (
            ("you", "you play", "あなたがプレイする"),
            ("opponent", "your opponent plays", "相手がプレイする"),
            ("each", "players play", "プレイヤーがプレイする"),
        ):

            def theirs(f: Filter, n: Any, kind: str = kind, player: str = player) -> Any:
                plain = f.whose == "any" and f.zone in ("field", "homebase")
                return Said(_anywhere(f), (_price(kind, n, "play", player),)) if plain else REJECT

            match = partial(_theirs_match, kind=kind, player=player)
            # CP for UNITs and ITEMs, EP for EVENTs: what playing them costs is one thing
            g.add(
                "ssaid",
                build=theirs,
                match=match,
                en=(
                    f"{{f:nps}} {plays} cost {{n:num}} {en}( CP| EP|)( to play|)",
                    f"{{f:nps}} {plays} cost {{n:num}} (CP|EP) {en}( to play|)",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {{n:num}} {en}",
                    f"the (CP|EP) cost of {{f:nps}} {plays} is {by} by {{n:num}}",
                    f"{change} the (CP|EP) cost of {{f:nps}} {plays} by {{n:num}}",
                ),
                ja=(f"{ja_plays}{{f:np}}の(CP|EP)コスト(を|は){{n:num}}{ja[0]}",),
            )
            g.add(
                "ssaid",
                build=lambda f, n, kind=kind, player=player: (
                    Said(_anywhere(f), (_price(kind, n, "level", player),))
                    if f.types == ("BASE",) and f.whose == "any" and f.zone == "homebase"
                    else REJECT
                ),
                match=partial(_theirs_match, kind=kind, player=player, of="level"),
                en=(
                    f"the building level of {{f:nps}} {plays} is {{n:num}} {en}",
                    f"the building level of {{f:nps}} {plays} is {by} by {{n:num}}",
                    f"{{f:nps}} {plays} have their building level {by} by {{n:num}}",
                ),
                ja=(f"{ja_plays}{{f:np}}の創設レベル(を|は){{n:num}}{ja[0]}",),
            )
            g.add(
                "ssaid",
                build=lambda n, kind=kind, player=player: Said(Filter(), (_price(kind, n, "arts", player),)),
                match=partial(_arts_match, kind=kind, who=player),
                en=(
                    f"arts {plays} cost {{n:num}} (EP |){en}( EP|)( to play|)",
                    f"the EP cost of arts {plays} is {{n:num}} {en}",
                    f"the EP cost of arts {plays} is {by} by {{n:num}}",
                    f"{change} the EP cost of arts {plays} by {{n:num}}",
                ),
                ja=(
                    f"{ja_plays}アーツのEPコスト(を|は){{n:num}}{ja[0]}",
                    *(
                        (f"あなたのアーツのEPコスト(を|は){{n:num}}{ja[0]}",)
                        if player == "you"
                        else (f"相手のアーツのEPコスト(を|は){{n:num}}{ja[0]}",)
                        if player == "opponent"
                        else ()
                    ),
                ),
            )

        def held(f: Filter, n: Any, kind: str = kind) -> Any:
            """Cards in the hand: what playing them costs."""
            fits = f.zone == "hand" or (f.zone == "homebase" and f.whose == "you" and bool(f.types))
            if not fits or f.whose not in ("you", SUBJECT, "opponent"):
                return REJECT
            return Said(_anywhere(f), (_price(kind, n, "play", "opponent" if f.whose == "opponent" else "you"),))

        g.add(
            "ssaid",
            build=held,
            en=(
                f"the (CP|EP) cost of {{f:nps}} is {{n:num}} {en}",
                f"{{f:nps}} (cost|costs) {{n:num}} {en}( CP| EP|)( to play|)",
                f"{{f:nps}} (cost|costs) {{n:num}} (CP|EP) {en}( to play|)",
                f"the (CP|EP) cost of {{f:nps}} is {by} by {{n:num}}",
                f"{change} the (CP|EP) cost of {{f:nps}} by {{n:num}}",
            ),
            ja=(f"{{f:np}}の(CP|EP)コスト(を|は){{n:num}}{ja[0]}",),
        )

        def held_per(f: Filter, p: Any, n: Any, held: Any = held) -> Any:
            made = held(f, n)
            if made is REJECT or not isinstance(n, int):
                return REJECT
            (change,) = made.predicates[0].value
            return Said(made.who, (Predicate("costs", (replace(change, amount=scale(n, p)),)),))

        g.add(
            "ssaid",
            build=held_per,
            en=(
                f"{{f:nps}} (cost|costs) {{n:num}} {en}( CP| EP|)( to play|){{p:per}}",
                f"the (CP|EP) cost of {{f:nps}} is {{n:num}} {en}{{p:per}}",
            ),
            ja=(
                f"{{f:np}}の(CP|EP)コストを{{p:per}}{{n:num}}{ja[0]}",
                f"{{p:per}}{{f:np}}の(CP|EP)コストを{{n:num}}{ja[0]}",
            ),
        )

        def bare(f: Filter, n: Any, kind: str = kind) -> Any:
            """EVENTs of a player: they cost EP, wherever they are played from."""
            if set(f.types) != {"EVENT"} or f.zone not in ("homebase", "field") or f.face != "any":
                return REJECT
            player = {"you": "you", "opponent": "opponent"}.get(f.whose, "each")
            return Said(_anywhere(f), (_price(kind, n, "play", player),))

        g.add(
            "ssaid",
            build=bare,
            en=(
                f"the EP cost of {{f:nps}} is {{n:num}} {en}",
                f"the EP cost of {{f:nps}} is {by} by {{n:num}}",
                f"{change} the EP cost of {{f:nps}} by {{n:num}}",
                f"{{f:nps}} (cost|costs) {{n:num}} (EP |){en}( EP|)( to play|)",
            ),
            ja=(f"{{f:np}}のEPコスト(を|は){{n:num}}{ja[0]}",),
        )

        def levels(f: Filter, n: Any, sign: int = sign) -> Any:
            return Said(f, (Predicate("level", sign * n),)) if isinstance(n, int) else REJECT

        g.add(
            "ssaid",
            build=levels,
            match=partial(_level_match, sign=sign),
            en=(
                f"the building level of {{f:nps}} is {{n:num}} {en}",
                f"the building level of {{f:nps}} is {by} by {{n:num}}",
                f"{change} the building level of {{f:nps}} by {{n:num}}",
            ),
            ja=(f"{{f:np}}の創設レベル(を|は){{n:num}}{ja[0]}",),
        )


def _anywhere(f: Filter) -> Filter:
    return replace(f, zone="field", whose="any", face="any")


def _change(v: Any, of: str) -> Any:
    if (
        not isinstance(v, Said)
        or len(v.predicates) != 1
        or v.predicates[0].kind != "costs"
        or len(v.predicates[0].value) != 1
    ):
        return None
    (change,) = v.predicates[0].value
    return change if change.of == of else None


def _own_match(v: Any, field: str, kind: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1:
        return None
    if field == "ep":
        change = _change(v, "play")
        return {"n": change.amount} if change is not None and (change.kind, change.player) == (kind, "you") else None
    one = v.predicates[0]
    if one.kind != field or not isinstance(one.value, int) or (one.value < 0) is not (kind == "less"):
        return None
    return {"n": abs(one.value)}


def _per_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or len(v.predicates) != 1 or v.predicates[0].kind != "cp":
        return None
    found = unscale((v.predicates[0].value,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return {"f": found[0], "n": abs(found[1][0])}


def _arts_match(v: Any, kind: str, who: str) -> Mapping[str, Any] | None:
    change = _change(v, "arts")
    if change is None or change.kind != kind:
        return None
    if who == "this":
        return {"n": change.amount} if v.who == "this" and change.player == "you" else None
    return {"n": change.amount} if v.who == Filter() and change.player == who else None


def _own_per_match(v: Any, kind: str) -> Mapping[str, Any] | None:
    change = _change(v, "play")
    if change is None or v.who != "this" or (change.kind, change.player) != (kind, "you"):
        return None
    found = unscale((change.amount,))
    return None if found is None else {"f": found[0], "n": found[1][0]}


def _theirs_match(v: Any, kind: str, player: str, of: str = "play") -> Mapping[str, Any] | None:
    change = _change(v, of)
    if change is None or not isinstance(v.who, Filter) or (change.kind, change.player) != (kind, player):
        return None
    f = v.who
    if f != _anywhere(f):
        return None  # wherever they are played from
    return {
        "n": change.amount,
        "f": replace(f, zone="homebase") if f.types and set(f.types) <= {"EVENT", "BASE"} else f,
    }


def _level_match(v: Any, sign: int) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Said)
        or not isinstance(v.who, Filter)
        or len(v.predicates) != 1
        or v.predicates[0].kind != "level"
    ):
        return None
    n = v.predicates[0].value
    return {"f": v.who, "n": abs(n)} if isinstance(n, int) and n * sign > 0 else None


def _numbers(g: Grammar) -> None:
    """Numbers that are worked out: "this card's STR is equal to ..."."""
    for field, en, ja in (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト")):
        g.add(
            "ssaid",
            build=lambda a, field=field: Said("this", (Predicate(f"set {field}", a),)),
            match=partial(_set_match, fields=(field,)),
            en=(
                f"this card's {en} is equal to {{a:value}}",
                f"this card's {en} (is|becomes) {{a:value}}",
                f"this card's {en} becomes equal to {{a:value}}",
            ),
            ja=(f"これの{ja}は{{a:value}}(に等しい|と等しい|である|になる|と同じである|に等しくなる)",),
        )
    g.add(
        "ssaid",
        build=lambda a: Said("this", (Predicate("set str", a), Predicate("set def", a))),
        match=partial(_set_match, fields=("str", "def")),
        en=(
            "this card's STR and DEF are (each |)equal to {a:value}",
            "this card's STR and DEF (are|become) (each |){a:value}",
        ),
        ja=("これのSTRとDEFは(それぞれ|)(、|){a:value}(に等しい|と等しい|である|になる)",),
    )


def _set_match(v: Any, fields: tuple[str, ...]) -> Mapping[str, Any] | None:
    if (
        not isinstance(v, Said)
        or v.who != "this"
        or tuple(one.kind for one in v.predicates) != tuple(f"set {f}" for f in fields)
    ):
        return None
    values = {one.value for one in v.predicates}
    return {"a": values.pop()} if len(values) == 1 else None


def _limit_match(v: Any, of: str, during: bool) -> Mapping[str, Any] | None:
    return {"c": v[2]} if v[1] == of and (not during or isinstance(v[2], During)) else None


def _limits(g: Grammar) -> None:
    """When the card itself can be played."""
    for of, what, ja in (
        (
            "card",
            "(this card|this EVENT|this UNIT|this ITEM|this BASE|it|this card as a UNIT|this card as UNIT)",
            "(これ|このカード|このEVENT|このUNIT|このITEM|このBASE)は",
        ),
        (
            "arts",
            "(this arts|this arts ability|these arts|this card's arts)",
            "(このアーツ|これのアーツ|このアーツ能力)は",
        ),
    ):
        shape = ("play limit", of, hole("c"))
        g.add(
            "play-limit",
            shape,
            en=(
                f"play {what} only {{c:when}}",
                f"{what} can be played only {{c:when}}",
                f"you can play {what} only {{c:when}}",
                f"you may play {what} only {{c:when}}",
                f"you can only play {what} {{c:when}}",
                f"{what} can only be played {{c:when}}",
            ),
            ja=(
                f"{ja}(、|){{c:cond}}(なら|時|時に|の時|場合|場合に|)しか(、|)プレイできない",
                f"{ja}(、|){{c:cond}}でなければ(、|)プレイできない",
                f"{ja}(、|){{c:cond}}(時のみ|の時のみ|場合にのみ|場合のみ|の場合のみ|場合に限り|時に限り|時だけ|場合だけ|なら|のみ)(、|)プレイできる",
            ),
            match=partial(_limit_match, of=of, during=True),
        )
        g.add(
            "play-limit",
            shape,
            en=(
                f"play {what} only if {{c:conds}}",
                f"{what} can be played only if {{c:conds}}",
                f"you can play {what} only if {{c:conds}}",
                f"you may play {what} only if {{c:conds}}",
                f"{what} can only be played if {{c:conds}}",
                f"you can't play {what} unless {{c:conds}}",
                f"{what} can't be played unless {{c:conds}}",
            ),
            ja=(f"{ja}(、|){{c:conds}}(、|)プレイできる", f"{{c:conds}}(、|){ja}プレイできる"),
            match=partial(_limit_match, of=of, during=False),
        )
        g.add(
            "play-limit",
            build=lambda c, of=of: ("play limit", of, negated(c)),
            en=(f"{what} can't be played if {{c:conds}}", f"you can't play {what} if {{c:conds}}"),
            ja=(f"{ja}(、|){{c:conds}}(、|)プレイできない", f"{{c:conds}}(、|){ja}(UNITとして|)プレイできない"),
        )
    g.add(
        "craft-line",
        hole("v"),
        en="{v:play-limit}(.|)",
        ja="{v:play-limit}(。|)",
        match=lambda v: {"v": v} if v[0] == "play limit" else None,
    )


def _card_lines(g: Grammar) -> None:
    """What an EVENT or arts says of its own playing, without a bullet."""
    g.add("card-line", hole("v"), en="{v:play-limit}(.|)", ja="{v:play-limit}(。|)")
    g.add("card-line", ("static", hole("s")), en="{s:statics}", ja="{s:statics}")


def _types(g: Grammar) -> None:
    for kinds, en, ja in ((("ITEM", "UNIT"), "an ITEM(•|・)UNIT", "ITEM・UNIT"),):
        g.add(
            "ssaid",
            Said("this", (Predicate("types", kinds),)),
            en=f"this card is {en}",
            ja=f"これは{ja}である",
            match=lambda v: None,
        )


def _attacks(g: Grammar) -> None:
    """Duties and permissions of attacks said of the other side, or as a permission with a condition."""
    g.add(
        "ssaid",
        Said("this", (Predicate("rules", ("attack if able",)),)),
        en=(
            "your opponent must attack this card if able",
            "(UNITs your opponent controls|your opponent's UNITs) must attack this card if able",
            "when your opponent attacks, they must attack this card if able",
            "if your opponent attacks, they must attack this card if able",
        ),
        ja=(
            "相手は(攻撃する時、|攻撃する場合、|)可能な限りこれ(を|に)攻撃する",
            "相手のUNITは可能な限りこれ(を|に)攻撃する",
        ),
        match=lambda v: None,
    )
    for rule, en, ja in (
        ("cannot attack", "attack", "攻撃できる"),
        ("cannot fight back", "fight back", "応戦できる"),
        ("cannot be attacked", "be attacked", "攻撃される"),
    ):
        g.add(
            "static",
            build=lambda c, rule=rule: Static(Said("this", (Predicate("rules", (rule,)),)), negated(c)),
            en=(f"this card can {en} only (if|while) {{c:conds}}", f"this card can only {en} (if|while) {{c:conds}}"),
            ja=(
                f"これは(、|){{c:conds}}(、|){ja}",
                f"これは(、|){{c:cond}}(なら|場合|時|時に|場合に|)(しか|のみ)(、|){ja}",
            ),
        )
        no = {"攻撃できる": "攻撃できない", "応戦できる": "応戦できない", "攻撃される": "攻撃されない"}[ja]
        g.add(
            "static",
            build=lambda c, rule=rule: Static(Said("this", (Predicate("rules", (rule,)),)), c),
            ja=f"これは(、|){{c:conds}}(、|){no}",
        )
        g.add(
            "static",
            build=lambda c, rule=rule: Static(Said("this", (Predicate("rules", (rule,)),)), negated(c)),
            ja=(
                f"これは(、|){{c:cond}}(なら|場合|時|時に|場合に|)しか(、|){no}",
                f"これは(、|){{c:cond}}でなければ(、|){no}",
            ),
        )
    g.add(
        "static",
        build=_fighting,
        en=(
            "this card gets {x:bonus} (while|when) (combating|in combat with|it is combating) {f:a-np}",
            "this card gets {x:bonus} while combating {f:nps}",
        ),
        ja=("これは{f:np}と戦闘中(、|){x:bonus}を得る", "{f:np}と戦闘中(、|)これは{x:bonus}を得る"),
    )
    g.add(
        "cond",
        build=lambda f: _against(f) if f.whose == "any" and f.zone == "field" else REJECT,
        en="this card is (combating|in combat with) {f:a-np}",
        ja="これが{f:np}と戦闘中(である|)",
        match=lambda v: (
            {"f": replace(v.left.of, fights="")}
            if isinstance(v, Compare) and isinstance(v.left, Count) and v == _against(replace(v.left.of, fights=""))
            else None
        ),
    )
    for op, n, ja in ((">=", 1, "ある"), ("=", 0, "ない")):
        no = "another" if op == ">=" else "no other"
        g.add(
            "cond",
            Compare(Count(Filter(whose="you", shares="this")), op, n),
            en=f"{no} card you control shares an organization with this card",
            ja=f"あなたの場にこれと(同じ|共通の|共通する)組織が{ja}",
        )


def _fighting(x: Any, f: Filter) -> Any:
    """A bonus in combat with UNITs of a kind: for each of them, as the example of ja:1406.1 counts."""
    if f.whose == "you" or f.zone != "field" or f.states or not all(isinstance(part, int) for part in x):
        return REJECT
    foes = replace(f, whose="opponent", states=("combating",))
    bonus = Predicate("bonus", tuple(scale(part, foes) for part in x))
    return Static(Said("this", (bonus,)), Is("this", Filter(states=("combating",))))


def _against(f: Filter) -> Any:
    return Compare(Count(replace(f, fights="this")), ">=", 1)


def _attack_costs(g: Grammar) -> None:
    """ "can't attack unless you ..." (804.3)."""
    for shape, en, ja in (
        (PayEP(hole("n")), ("pay {n:num} EP",), ("{n:num}EP(|を)支払わ",)),
        (Discard(SUBJECT, hole("n")), ("discard {n:cards}",), ("手札を{n:cards}捨て",)),
    ):
        g.add("toll", shape, en=en, ja=ja)
    g.add(
        "craft-line",
        ("attack cost", hole("v")),
        en="(this card|this UNIT) can't attack unless you {v:toll}(.|)",
        ja="これは(、|)(あなたが|){v:toll}(なければ|ないなら|ないかぎり|ない限り|ないと)(、|)攻撃できない(。|)",
    )
