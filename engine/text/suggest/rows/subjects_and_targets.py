"""Ordinary sentences that say shortly, or with a word more, what other topics read. Both languages side by side.

Nothing here means anything new, and nothing here is printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.grammar.static.permission.play_bans import barred_for
from engine.text.grammar.static.permission.rules_and_timing import PLAYER_RULES
from engine.text.grammar.static.sentence.subjectless_state import stated
from engine.text.parser.grammar import REJECT, Grammar, hole, spread
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Aim, AimClause, Body, Limit, Predicate, Said, Static, Top, back
from engine.trails.tree import (
    Compare,
    CountOrgs,
    Filter,
    Is,
    PlayedFrom,
    PlayerRule,
    Range,
    Stat,
    Trigger,
)
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import replace

_BOTH = "(both players|you and your opponent|your opponent and you|both you and your opponent)"
_BOTH_JA = "(お互いのプレイヤー|お互い|両プレイヤー|両方のプレイヤー|相手とあなた|あなたと相手|双方のプレイヤー)は"
_NO_STUN = ("no stun damage", ("don't take stun damage", "take no stun damage", "can't take stun damage"),
            ("スタンダメージを受けない",))  # fmt: skip
_STATS = (("str", "STR"), ("def", "DEF"), ("cp", "CP cost"))


_IF_STATES = (
    ("attacking", "攻撃中"),
    ("attacking alone", "単独で攻撃中"),
    ("attacking player", "プレイヤーを攻撃中"),
    ("sclm attacking", "スクラム攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("ready", "レディ状態(である|)"),
    ("action", "アクション状態(である|)"),
    ("stunned", "スタン状態(である|)"),
    ("cursed", "呪われている"),
    ("linked", "戦術リンク(中|している)"),
    ("boarded", "搭乗されている"),
)


def add(g: Grammar) -> None:
    """Add to the rules of other topics."""
    _aimed(g)
    _both_players(g)
    _limits(g)
    _becomes(g)
    _linked(g)
    _conditioned(g)
    _this_card(g)
    _choices(g)


def _aimed(g: Grammar) -> None:
    """Targets of two descriptions named in a sentence of their own; the top card with a comma after it."""
    g.add(
        "sentence",
        build=_two_aims,
        match=never,
        en=("target {a:aim-noun} and (target |){b:aim-noun}", "choose {a:aim1} and {b:aim1}"),
    )
    g.add("aim-noun", Aim(hole("f")), match=never, en="(a |an |one |){f:np}")
    each = "を(それぞれ|各)1(つ|体|枚)(ずつ|)対象と"
    g.add("aims", build=lambda f, o: _two_aims(Aim(f), Aim(o), pair=True), ja=f"{{f:np}}(と|、){{o:np}}{each}")
    for end in ("を", "のカードを", "から", "からカードを"):
        for whose, player in (("(|あなたの|自身の)", ""), ("相手の", "opponent")):
            g.add("obj", Top(1, player), match=never, ja=f"{whose}デッキの(一番|)上{end}1枚、")
            g.add("obj", Top(hole("n"), player), match=never, ja=f"{whose}デッキの(一番|)上{end}{{n:num}}枚、")


def _two_aims(a: Any, b: Any, *, pair: bool = False) -> Any:
    """In both languages the owner of the first, or of the last, may be meant for both: each says whose it is."""
    mine = [one.filter.whose for one in (a, b) if one.filter.whose not in ("any", SUBJECT)]
    if len(mine) == 1 or a.filter == b.filter:
        return REJECT
    return (a, b) if pair else (AimClause((a, b)),)


def _both_players(g: Grammar) -> None:
    """What both players can't do, are spared, or take no part in."""
    for rule, en, ja in (*PLAYER_RULES, _NO_STUN):
        wordings = [f"{_BOTH} {text}" for text in en]
        g.add(
            "player-rule",
            PlayerRule(rule, "each", hole("u")),
            match=never,
            en=[text + "{u:until}" for text in wordings],
            ja=[form for text in ja for form in (f"{{u:until-c}}{_BOTH_JA}{text}", f"{_BOTH_JA}{{u:until}}{text}")],
        )
        said = Said("this", (Predicate("player_rules", (rule,)), Predicate("player", "each")))
        g.add("ssaid", said, match=never, en=wordings, ja=[f"{_BOTH_JA}{text}" for text in ja])
    for zone, whence, ja_whence in (
        ("hand", " from their (hand|hands)", "(自身の|)手札から"),
        ("homebase", " from their (homebase|homebases)", "(自身の|)拠点から"),
        ("standby", "", ""),
    ):
        g.add(
            "player-rule",
            build=_barring(zone),
            match=never,
            en=f"{_BOTH} (can't|cannot) play {{f:cards-np}}{whence}{{u:until}}",
            ja=(f"{_BOTH_JA}{{u:until}}{ja_whence}{{f:card}}をプレイできない",
                f"{{u:until-c}}{_BOTH_JA}{ja_whence}{{f:card}}をプレイできない"),
        )  # fmt: skip


def _barring(zone: str) -> Callable[..., Any]:
    return lambda f, u: barred_for(f, zone, "each", u)


def _limits(g: Grammar) -> None:
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        match=never,
        en=(
            "This craft can only be played (if|while|when) {c:conds}",
            "This craft can be played only (while|when) {c:conds}",
            "This craft can only be (used|activated) (if|while|when) {c:conds}",
            "You can only play this craft (if|while|when) {c:conds}",
            "Only play this craft (if|while|when) {c:conds}",
        ),
    )


def _becomes(g: Grammar) -> None:
    """ "If its DEF becomes 0 or less": what it is after what was said before."""
    for field, en in _STATS:
        ja = en.replace("CP cost", "CPコスト")
        for op, en_op, ja_op in ((">=", " or more", "以上"), ("<=", " or (less|lower)", "以下"), ("=", "", "")):
            for of, whose, ja_whose in (
                (back(), "its", "(それの|その)"),
                (back("UNIT"), "that UNIT's", "そのUNITの"),
                ("this", "this card's", "これの"),
            ):
                g.add(
                    "cond",
                    Compare(Stat(field, of), op, hole("n")),
                    match=never,
                    en=f"{whose} {en} (becomes|became|has become) {{n:num}}{en_op}",
                    ja=f"{ja_whose}{ja}が{{n:num}}{ja_op}(になった|になる|になっている)",
                )


def _linked(g: Grammar) -> None:
    """A tactical link is something that a UNIT is in."""
    state = Filter(states=("linked",))
    link = "in (a|the|that|a Tactical) (tactical |)link"
    g.add("cond", Is("this", state), match=never, en=f"this (card|UNIT) is {link}", ja="これが戦術リンクの状態")
    g.add("bare-state", "linked", match=never, en=f"{link}")
    g.add("cond", Is(back(), state), match=never, en=f"(it is|it's) {link}")
    fights = Predicate("rules", ("fights back all",), hole("u"))
    g.add(
        "pred",
        fights,
        match=never,
        en="(fights|fight) back (against |)(all|all the|each|every) (UNITs|UNIT) (that are |)"
        "attacking (it|this card|them){u:until}",
        ja="{u:until}(自身|これ|それ)(を|に)攻撃(している|中の)(すべてのUNIT|UNITすべて|UNIT全て)に応戦する",
    )


def _conditioned(g: Grammar) -> None:
    """The condition between the subject and what is said of it; a condition that the subject itself is to meet."""
    g.add(
        "static",
        build=lambda who, c, p: Static(Said(who, p), c),
        match=never,
        ja="{who:subj}{c:conds}(、|){p:preds}",
    )
    g.add(
        "static",
        build=lambda who, s, p: stated(s, Said(who, p)),
        match=never,
        ja="{who:subj}{s:bare-if}(なら|ならば|場合|場合は|時|限り|かぎり)(、|){p:preds}",
    )
    for state, ja in _IF_STATES:
        g.add("bare-if", state, match=never, ja=ja)
    many = "(組織を{n:num}つ以上|{n:num}つ以上の組織を)(持つ|持っている)(なら|ならば|場合|限り|かぎり)(、|)"
    g.add(
        "static",
        build=_with_orgs,
        match=never,
        en=("{who:subj} {p:preds} if (it has|they have) {n:numw} or more organizations",),
        ja=tuple(f"{{who:subj}}{text}{{p:preds}}" for text in spread(many)),
    )


def _with_orgs(who: Any, p: Any, n: Any) -> Any:
    if not isinstance(n, int):
        return REJECT
    if who == "this":
        return Static(Said(who, p), Compare(CountOrgs("this"), ">=", n))
    if not isinstance(who, Filter) or any(limit.field == "orgs" for limit in plain_ranges(who.ranges)):
        return REJECT
    return Static(Said(replace(who, ranges=(*who.ranges, Range("orgs", n))), p))


def _this_card(g: Grammar) -> None:
    """What is said of this card, and what its player has to do with it."""
    ready = "(可能な限り|可能なら|可能であれば)(、|)"
    duty = Predicate("rules", ("must attack",))
    g.add(
        "ssaid",
        Said("this", (duty,)),
        match=never,
        en=(
            "you must attack with this (card|UNIT)( each turn|) if able",
            "(attack|you attack) with this (card|UNIT)( each turn|) if able",
        ),
        ja=f"(あなたは|)(毎ターン|各ターン|)(、|){ready}(これ|このカード|このUNIT)で攻撃する",
    )
    for op, more in ((">=", "or more "), ("<=", "or fewer "), ("=", "")):
        for whose, has in (("you", "you control"), ("opponent", "your opponent controls")):
            g.add("cond", Compare(CountOrgs(Filter(whose=whose, types=("UNIT",))), op, hole("n")), match=never,
                  en=f"{has} UNITs (of|with) {{n:numw}} {more}organizations")  # fmt: skip
    for op, ja in ((">=", "以上"), ("<=", "以下"), ("=", "")):
        for whose, owner in (("you", "あなたの"), ("opponent", "相手の"), ("any", "")):
            units = Filter(whose=whose, types=("UNIT",))
            g.add("cond", Compare(CountOrgs(units), op, hole("n")), match=never,
                  ja=f"{owner}場に{{n:num}}(つ|種類){ja}の組織がある")  # fmt: skip
    this, this_ja = "this (card|UNIT|ITEM)", "(これ|このカード|このUNIT|このITEM)"
    for zone, ja_zone in (("homebase", "拠点"), ("hand", "手札"), ("trail", "軌跡")):
        whence = f"played from (your|the) {zone}"
        g.add(
            "craft-line",
            build=_came_from(zone),
            match=never,
            en=(
                f"{WHEN} {this} enters the field (after being|by being|having been) {whence}, {{b:body}}",
                f"{WHEN} {this} {whence} enters the field, {{b:body}}",
            ),
            ja=f"{this_ja}が(あなたの|){ja_zone}からプレイされて場に(出た|置かれた){TOKI}(、|){{b:body}}",
        )


def _came_from(zone: str) -> Callable[..., Any]:
    """The card enters, and was played from there."""

    def made(b: Body) -> Any:
        return ("triggered", Trigger("enters", "this"), Body(b.sentences, (*b.limits, Limit("", PlayedFrom(zone)))))

    return made


def _choices(g: Grammar) -> None:
    """Several things that are lost in one."""
    g.add(
        "preds",
        build=lambda u: (Predicate("lose crafts", "all", u), Predicate("lose orgs", ("*",), u)),
        match=never,
        en="(loses|lose) all (crafts and organizations|organizations and crafts|crafts and all organizations){u:until}",
    )
    for ending, lose in (("", "失う"), ("-c", "失い"), ("-t", "失って")):
        what = "(クラフトと組織|組織とクラフト|クラフトとすべての組織)"
        g.add(
            f"preds{ending}",
            build=lambda u: (Predicate("lose crafts", "all", u), Predicate("lose orgs", ("*",), u)),
            match=never,
            ja=(f"{{u:until}}すべての{what}を{lose}", f"{{u:until}}{what}をすべて{lose}"),
        )
        g.add(
            f"preds{ending}",
            build=lambda u, rest: (Predicate("lose crafts", "all", u), Predicate("lose orgs", ("*",), u), *rest),
            match=never,
            ja=(f"{{u:until}}すべての{what}を失(い、|って、|って){{rest:preds{ending}}}",
                f"{{u:until}}{what}をすべて失(い、|って、|って){{rest:preds{ending}}}"),
        )  # fmt: skip
    g.add(
        "preds",
        build=lambda u, rest: (Predicate("lose crafts", "all", u), Predicate("lose orgs", ("*",), u), *rest),
        match=never,
        en="(loses|lose) all (crafts and organizations|organizations and crafts){u:until}( and |, and |, ){rest:preds}",
    )
    for field, ja_field in (("str", "STR"), ("def", "DEF"), ("cp", "CPコスト")):
        both_languages(
            g,
            (f"{{u:until}}{ja_field}が{{n:value}}(になる|に等しくなる)",),
            shape=Predicate(f"set {field}", hole("n"), hole("u")),
            match=never,
        )
    for sign, more, mark in ((1, "more", "+"), (-1, "less", "-")):
        both_languages(
            g,
            (f"{{u:until}}(光まとう翼|【光まとう翼】){mark}{{n:num}}を得る",),
            build=_winged(sign),
            match=never,
            en=(
                f"(has|have|gets|get|gains|gain) {{n:num}} {more} (Wings of Light|[Wings of Light]){{u:until}}",
                f"(gets|get|gains|gain) [Wings of Light] {mark}{{n:num}}{{u:until}}",
            ),
        )


def _winged(sign: int) -> Callable[..., Any]:
    return lambda n, u: Predicate("wings", sign * n, u) if isinstance(n, int) else REJECT
