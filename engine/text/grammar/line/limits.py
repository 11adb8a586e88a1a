"""When a line may be used: where its card lies, how often, when (1210). Both languages."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.conjunction import negated
from engine.text.grammar.lexicon import TOKI, WHEN, verb
from engine.text.grammar.sentence.dependent import put_two
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import THEIRS, Limit, Predicate, Said
from engine.trails.cards.icon_crafts import BOARDING
from engine.trails.tree import Compare, Count, During, Every, Filter, Put, Trigger

_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_WHO = hole("who")


def placement(g: Grammar) -> None:
    """Add to the rules "cond", "said" and "permit" and to the verbs."""
    _compared(g)
    _boardings(g)
    verb(
        g,
        build=put_two,
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
    g.reads("craft-line", ("may play", face_down, hole("c")),
          ja=f"{there}あり、{{c:conds}}(、|){may_play}")  # fmt: skip
    g.reads("craft-line", ("may play", face_down, None), ja=f"{there}(あるなら|あれば)、{may_play}")


def _boardings(g: Grammar) -> None:
    """ "Whenever you play a [Boarding]": the icon craft has a number, and is named without it."""
    named, ja_named = f"[{BOARDING}]", f"【搭乗】をプレイした{TOKI}"
    g.reads(
        "trigger",
        Trigger("plays craft", "this", None, "each", BOARDING),
        en=(f"{WHEN} you play this card's {named}", f"{WHEN} this card's {named} is played"),
        ja=f"(この|これの|このカードの){ja_named}",
    )
    for player, plays, ja in (
        ("you", "you play", "あなたが"),
        ("opponent", "your opponent plays", "相手が"),
        ("each", "a player plays", "プレイヤーが"),
    ):
        g.reads(
            "trigger",
            Trigger("plays craft", None, None, player, BOARDING),
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
                g.reads(
                    "cond",
                    Compare(left, op, right),
                    en=(f"there are {more} cards in {one} than in {other}", f"{one} has {more} cards than {other}"),
                    ja=(
                        f"{ja_one}{ja_zone}にある(カードの枚数|カード)が{ja_other}{ja_zone}(|にあるカード|の枚数)より(も|){ja}",
                        f"{ja_one}{ja_zone}の方が{ja_other}{ja_zone}より(も|)(枚数が|){ja}",
                    ),
                )


def usage_limits(g: Grammar) -> None:
    """Rules: limit, limits (value: tuple of limits), when."""
    g.add(
        "limit",
        Limit("turn"),
        en=(
            "(Play|Activate|Use) this craft only once (each|per|a) turn",
            "(You may |)(use|play) this craft only once (each|per|a) turn",
            "This craft can be (played|used) only once (each|per|a) turn",
            "This craft triggers only once (each|per|a) turn",
            "This triggers only once each turn",
            "Activate only once (each|per|a) turn",
            "Once per turn",
            "(Use|Play|Activate) this (ability |)only once (each|per|a) turn",
            "This ability can be (used|played|activated) only once (each|per|a) turn",
            "This ability triggers only once (each|per|a) turn",
        ),
        ja=(
            "このクラフトは各ターン(に|)1(回|度)しかプレイできない",
            "このクラフトは(1ターン|ターン|各ターン)(に|)1(回|度)(しか|のみ)プレイでき(ない|る)",
            "このクラフトは(1ターン|各ターン)(に|)1度しかプレイできない",
            "このクラフトは(1ターンに|ターンに|各ターン)(1回|一回)(しか|のみ)プレイできない",
            "このクラフトは(各ターンに|1ターンに|各ターン)(1回|1度)(しか誘発しない|のみ誘発する|だけ誘発する)",
            "このクラフトは(1ターン|各ターン|ターン)(に|)(1回|1度|一度)(しか|のみ)使用でき(ない|る)",
            "このクラフトは(1ターン|各ターン|ターン)(に|)(1回|1度|一度)だけ(プレイ|使用)できる",
            "このクラフトのプレイは(1ターン|各ターン)(に|)(1回|1度)まで",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        match=lambda v: {"c": v.condition} if isinstance(v.condition, During) and not v.once else None,
        en="Play this craft only {c:when}",
        ja="このクラフトは{c:cond}しかプレイできない",
        says=True,
    )
    g.add(
        "limit",
        Limit("", hole("c")),
        en=(
            "Play this craft only if {c:conds}",
            "Play this craft only {c:when}",
            "Play this craft only (while|when) {c:conds}",
            "This craft can be played only if {c:conds}",
            "You can play this craft only (if |){c:when-if}",
            "(Activate|Use) (this craft |)only (if |){c:when-if}",
            "(Play|Activate|Use) this only (if |when |while |){c:when-if}",
            "This craft can (be played only|only be played) {c:when}",
            "This craft can't be played unless {c:conds}",
            "You can't play this craft unless {c:conds}",
        ),
        ja=("このクラフトは{c:only}プレイできない", "このクラフトは(、|){c:conds}(、|)プレイできる"),
    )
    g.add("limit", Limit("", hole("c")), ja="このクラフトは{c:conds}プレイできる")
    g.add(
        "limit",
        build=lambda c: Limit("", c),
        ja=(
            "このクラフトは{c:cond}(なら|時|時に|の時|の時に|場合|場合に|であるなら|に|)しか(プレイできない|使用できない|使えない)",
            "このクラフトは{c:cond}(時|の時|場合|の場合|に|)のみ(プレイできる|使用できる|使える)",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("", negated(c)),
        en=(
            "This craft can't be played (if|while|when) {c:conds}",
            "You can't (play|use|activate) this craft (if|while|when) {c:conds}",
            "This craft can't be (used|activated) (if|while|when) {c:conds}",
            "This craft can't be (played|used|activated) {c:when}",
            "You can't (play|use|activate) this craft {c:when}",
        ),
        ja=(
            "このクラフトは(、|){c:conds}(、|)(プレイ|使用)できない",
            "このクラフトは{c:during1}(には|に|、|)(プレイ|使用)できない",
        ),
    )
    g.add(
        "limit",
        build=lambda c: Limit("turn", c),
        en=(
            "Play this craft only once (each|per|a) turn and only (if |){c:when-if}",
            "Play this craft only {c:when} and only once (each|per|a) turn",
            "Play this craft only if {c:when-if} and only once (each|per|a) turn",
        ),
        ja=(
            "このクラフトは{c:cond}に(、|)各ターン(に|)1(回|度)しかプレイできない",
            "このクラフトは各ターン(に|)1(回|度)、{c:cond}(に|)しかプレイできない",
        ),
    )
    both = "(Play|Activate|Use) this craft only"
    shut = "(プレイ|使用)できない"
    g.add(
        "limit",
        build=lambda c, d: Limit("", Every((c, d))),
        en=(
            f"{both} (if |){{c:when-one}} and only (if |){{d:when-one}}",
            f"{both} {{c:when}} and (if|while) {{d:cond}}",
        ),
        ja=f"このクラフトは{{c:cond-and}}{{d:cond}}(なら|時|時に|の時|の時に|場合|場合に|の場合|の場合に|に|)しか{shut}",
    )
    g.add("when-one", hole("c"), en="{c:cond}")
    g.add("when-if", hole("c"), en="{c:conds}")
    g.add("only", hole("c"), ja="{c:cond}でなければ")
    g.custom_print("only", "ja", lambda v, s: _only_when(g.print("cond", v, "ja", s)))
    g.add("when", hole("c"), en="{c:during-en}", match=lambda v: {"c": v} if isinstance(v, During) else None)
    g.add("when", build=lambda c: c if isinstance(c, During) else REJECT, en="{c:cond}")
    g.add("limits", (hole("a"),), en="{a:limit}(.|)", ja="{a:limit}(。|)")
    g.add(
        "limits",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:limit}. {b:limits}",
        ja="{a:limit}。{b:limits}",
    )


#: How what can stand before 時 as it is ends.
_ATTRIBUTIVE = ("いる", "ある", "ない", "た", "持つ", "多い", "少ない", "高い", "低い", "大きい", "小さい")


def _only_when(text: str | None) -> str | None:
    """The Japanese condition of a play that is barred without it."""
    if text is None:
        return None
    return f"{text}時にしか" if text.endswith(_ATTRIBUTIVE) else f"{text}でなければ"
