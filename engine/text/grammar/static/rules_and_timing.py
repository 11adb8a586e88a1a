"""Continuous crafts about playing, numbers and players, and when a card may be played. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said, Static
from engine.trails.tree import During, Filter, PlayerRule
from engine.trails.tree.reads import speaks_of

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
        "cannot play crafts",
        ("can't play crafts", "cannot play crafts", "can't use crafts"),
        ("クラフトをプレイできない", "クラフトを使用できない"),
    ),
    (
        "cannot play activated crafts",
        ("can't play activated crafts", "cannot play activated crafts", "can't use activated crafts"),
        ("起動クラフトをプレイできない", "起動クラフトを使用できない"),
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
        "cannot support",
        ("can't execute SCLM Support", "cannot execute SCLM Support", "can't use SCLM Support"),
        ("スクラムサポートを(実行できない|実行することができない|行えない|使えない)", "スクラムサポートできない"),
    ),
    (
        "cannot gain ep",
        ("can't gain EP", "cannot gain EP"),
        ("EPを得られない", "EPを得ない", "EPの獲得を(実行できない|行えない)", "EPを(獲得できない|得ることができない)"),
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
    (
        "cannot lose",
        ("can't lose", "cannot lose", "can't lose the game", "cannot lose the game", "(don't|doesn't) lose the game"),
        ("敗北しない", "ゲームに敗北しない", "(ゲームに|)負けない", "(ゲームに|)敗北(できない|することはない)"),
    ),
    (
        "cannot lose bond",
        ("can't lose bond", "cannot lose bond", "(don't|doesn't) lose bond", "can't lose bonds"),
        ("絆を失わない", "絆を失うことがない", "絆を失うことはない"),
    ),
)
_SUBJECTS = (
    ("you", ("you",), ("あなたは",)),
    ("opponent", ("your opponent",), ("相手は",)),
    (
        "each",
        ("players", "each player"),
        (
            "各プレイヤーは",
            "プレイヤーは",
            "すべてのプレイヤーは",
            "お互いのプレイヤーは",
            "あなたと相手は",
            "あなたも相手も",
        ),
    ),
)


def rules_and_timing(g: Grammar) -> None:
    """Add to the rules "ssaid" (what a continuous craft says), "player-rule" and "craft-line"."""
    _players(g)
    g.add("static", build=_they, en="(if|while|as long as) {c:conds}, {said:they-said}")
    _treats(g)
    _numbers(g)
    _limits(g)
    _card_lines(g)


def _said(rule: str, player: str) -> Said:
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (rule,)), *more))


def _players(g: Grammar) -> None:
    for rule, en, ja in PLAYER_RULES:
        for player, subjects, ja_subjects in _SUBJECTS:
            both = [f"{subject} {text}" for subject in subjects for text in en]
            if player == "each":
                no = "can't "
                both += [f"neither player can {text.removeprefix(no)}" for text in en if text.startswith(no)]
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
        g.reads("they-said", _said(rule, "opponent"), en=[f"they {text}" for text in en])
        for player, subjects, ja_subjects in _SUBJECTS:
            third = [text.replace("don't take", "doesn't take").replace("take no", "takes no") for text in en]
            wordings = [
                f"{subject} {text}"
                for subject in subjects
                for text in (third if subject in ("your opponent", "each player") else en)
            ]
            if player == "each":
                no = "can't "
                wordings += [f"neither player can {text.removeprefix(no)}" for text in en if text.startswith(no)]
            g.add(
                "ssaid",
                _said(rule, player),
                en=wordings,
                ja=[f"{subject}{text}" for subject in ja_subjects for text in ja],
            )
            g.reads(
                "static",
                Static(_said(rule, player), hole("c")),
                ja=[f"{subject}{{c:during1}}{{x:sep}}{text}" for subject in ja_subjects for text in ja],
            )


def _they(c: Any, said: Said) -> Any:
    """ "While your opponent ..., they can't ...": the one of whom the condition speaks."""
    return Static(said, c) if speaks_of(c, "opponent") else REJECT


def _treats(g: Grammar) -> None:
    g.add(
        "ssaid",
        build=lambda n: _said(f"treat name {n[0]}", "you") if len(n) == 1 else REJECT,
        match=partial(_treated, word="treat name "),
        en=(
            "treat as though you control (a |an |){n:name}",
            "you are treated as though you control a {n:name}",
            "treat as though you controlled (a|an) {n:name}",
        ),
        ja=("(あなたの|)場に{n:name}が(いる|ある)ものとする", "あなたは場に{n:name}がいるものとする"),
    )
    g.add(
        "ssaid",
        build=lambda n: _said(f"treat bond {n}", "you") if isinstance(n, int) else REJECT,
        match=partial(_treated, word="treat bond "),
        en=(
            "treat your bond as {n:num}",
            "treat as though your bond (is|were|was) {n:num}",
            "treat as though you (have|had) {n:num} bond(|s)",
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
            "treat as though this (card|UNIT) (is|was|were) the only UNIT you control",
            "treat this (card|UNIT) as (|though it (is|was|were) )the only UNIT you control",
        ),
        ja=("あなたのUNITは(、|)これだけ(である|)ものとする",),
    )


def _treated(v: Any, word: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "player_rules":
        return None
    (rule,) = v.predicates[0].value
    if not isinstance(rule, str) or not rule.startswith(word):
        return None
    rest = rule.removeprefix(word)
    return {"n": int(rest) if rest.isdigit() else (rest,)}


def _numbers(g: Grammar) -> None:
    """Numbers that are worked out: "this card's STR is equal to ..."."""
    for field, en, ja in (
        ("str", "STR", "STR"),
        ("def", "DEF", "DEF"),
        ("cp", "CP cost", "CPコスト"),
        ("wings", "Wings of Light", "光まとう翼"),
    ):
        g.add(
            "ssaid",
            Said("this", (Predicate(f"set {field}", hole("a")),)),
            where=lambda a, field=field: field != "wings" or not isinstance(a, int),
            en=(
                f"this card's {en} is equal to {{a:value}}",
                f"this card's {en} (is|becomes) {{a:value}}",
                f"this card's {en} becomes equal to {{a:value}}",
            ),
            ja=(f"これの{ja}は(、|){{a:value}}(に等しい|と等しい|である|になる|と同じである|に等しくなる)",),
        )
    g.add(
        "ssaid",
        Said("this", (Predicate("set str", hole("a")), Predicate("set def", hole("a")))),
        en=(
            "this card's STR and DEF are (each |)equal to {a:value}",
            "this card's STR and DEF (are|become) (each |){a:value}",
        ),
        ja=("これのSTRとDEFは(それぞれ|)(、|){a:value}(に等しい|と等しい|である|になる)",),
    )


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
                f"you (can|may) only play {what} {{c:when}}",
                f"only play {what} {{c:when}}",
                f"{what} can only be played {{c:when}}",
            ),
            ja=(
                f"{ja}(|、){{c:cond}}(|なら|時|時に|の時|の時に|場合|場合に|の場合|の場合に)しか(|、)プレイできない",
                f"{ja}(|、){{c:cond}}でなければ(|、)プレイできない",
                f"{ja}(、|){{c:cond}}(時のみ|の時のみ|場合にのみ|場合のみ|の場合のみ|場合に限り|時に限り|時だけ|場合だけ|なら|のみ)(、|)プレイできる",
            ),
            match=partial(_limit_match, of=of, during=True),
        )
        g.add(
            "play-limit",
            shape,
            ja=f"{ja}(、|){{c:cond}}場合にしかプレイできない",
            match=partial(_limit_match, of=of, during=False),
            says=True,
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
                f"you (can|may) only play {what} if {{c:conds}}",
                f"only play {what} (if|while) {{c:conds}}",
                f"you (can|may) only play {what} while {{c:conds}}",
                f"{what} can (be played only|only be played) while {{c:conds}}",
                f"play {what} only while {{c:conds}}",
                f"you can't play {what} unless {{c:conds}}",
                f"{what} can't be played unless {{c:conds}}",
            ),
            ja=(f"{ja}(、|){{c:conds}}(、|)プレイできる", f"{{c:conds}}(、|){ja}プレイできる"),
            match=partial(_limit_match, of=of, during=False),
        )
        g.add(
            "play-limit",
            build=lambda c, of=of: ("play limit", of, negated(c)),
            en=(
                f"{what} (can't|cannot) be played if {{c:conds}}",
                f"you (can't|cannot) play {what} if {{c:conds}}",
                f"{what} (can't|cannot) be played {{c:when}}",
                f"you (can't|cannot) play {what} {{c:when}}",
            ),
            ja=(f"{ja}(、|){{c:conds}}(、|)プレイできない", f"{{c:conds}}(、|){ja}(UNITとして|)プレイできない"),
        )
        g.add(
            "play-limit",
            build=lambda c, of=of: ("play limit", of, negated(c)) if isinstance(c, During) else REJECT,
            ja=f"{ja}(、|){{c:cond}}(|に|には|は)(、|)プレイできない",
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
