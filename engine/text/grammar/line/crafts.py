"""Lines of crafts, with their conditions and costs, and modes that stand within a line. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.icon.lines import icon_line, say_icons
from engine.text.grammar.lexicon import verb
from engine.text.grammar.line.limits import usage_limits
from engine.text.grammar.line.modes import MANY_JA
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.static.continuous import continuous
from engine.text.grammar.verb.destinations import homes_ja
from engine.text.parser.grammar import LANGS, REJECT, Grammar, Speaker, hole
from engine.text.source.lexicon import icon_parameter
from engine.text.source.normalise import ACTION, ENTER
from engine.text.surface import ANY, Body, EitherCost, FromTrail, Limit, ModesClause, Pick, There, Two
from engine.trails.tree import Board, Do, Filter, Icon, Is, PayEP, Put, Reveal, Trigger
from engine.trails.tree.reads import replace

ENTERS = Trigger("enters", "this")


def crafts(g: Grammar) -> None:
    """Rules: effect (value: Effect), icon-line (value: tuple of icons)."""
    usage_limits(g)
    _costs(g)
    continuous(g)
    g.add(
        "body",
        build=Body,
        match=lambda v: None if v.limits else {"sentences": v.sentences},
        en="{sentences:paragraph}",
        ja="{sentences:paragraph}",
    )
    g.add(
        "body",
        build=Body,
        match=lambda v: {"sentences": v.sentences, "limits": v.limits} if v.limits else None,
        en="{sentences:paragraph} {limits:limits}",
        ja="{sentences:paragraph}{limits:limits}",
    )
    g.add(
        "craft-line",
        ("triggered", ENTERS, hole("b")),
        en=(ENTER + " {b:body}", ENTER + "{b:body}"),
        ja=ENTER + "{b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        en="{t:trigger} {c:during-en}, {b:body}",
        ja="{c:during1}(に|、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda c, t, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=_while,
        en=("while {c:conds}, {t:trigger}, {b:body}", "(as long as|if) {c:conds}, {t:trigger}, {b:body}"),
        ja="{c:conds}(、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        en="{t:trigger} (while|as long as|if) {c:conds}, {b:body}",
    )
    g.add("craft-line", ("triggered", hole("t"), hole("b")), en="{t:trigger}, {b:body}", ja="{t:trigger}(、|){b:body}")
    g.add(
        "craft-line",
        ("activated", hole("c"), hole("b")),
        en=("{c:costs}: {b:body}", "{c:costs}:{b:body}"),
        ja="{c:costs}:{b:body}",
    )
    g.add("craft-head", ("triggered", ENTERS), en=(ENTER + " ", ENTER), ja=ENTER)
    g.add("craft-head", ("triggered", hole("t")), en="{t:trigger}, ", ja="{t:trigger}(、|)")
    g.add("craft-head", ("activated", hole("c")), en=("{c:costs}: ", "{c:costs}:"), ja="{c:costs}:")
    g.add("craft-line", ("static", hole("s")), en="{s:statics}", ja="{s:statics}")
    g.add("effect-body", hole("s"), en="{s:paragraph}", ja="{s:paragraph}")
    for lang in ("en", "ja"):
        g.custom("icon-line", lang, icon_line(g, lang), say_icons(g, lang), "[【")
    g.add("quoted", hole("c"), en="{c:icon-par}", ja="{c:icon-par}", match=_numbered)
    g.add("quoted", hole("c"), en="“{c:icon-line}”", ja="「{c:icon-line}」", match=_icons)
    g.add(
        "quoted",
        hole("c"),
        en=("“(|・|・ ){c:craft}”", "{c:icon-par}", "'(|・|・ ){c:craft}'"),
        ja=("「(|・|が){c:craft}」", "{c:icon-par}", "“(|・|が){c:craft}”"),
    )
    g.custom("icon-par", "en", icon_line(g, "en", 1, parameter=True), say_icons(g, "en"), "[")
    g.custom("icon-par", "ja", icon_line(g, "ja", 1, parameter=True), say_icons(g, "ja"), "【")


def quote(g: Grammar, meanings: Meanings) -> None:
    """Rule: craft, for those in quotes; they mean and print what whole lines do."""
    g.add("craft", build=meanings.crafts, en="{line:craft-line}", ja="{line:craft-line}")
    for lang in LANGS:
        g.custom_print("craft", lang, partial(_quoted, meanings=meanings, lang=lang))


def _quoted(value: Any, speaker: Speaker, meanings: Meanings, lang: str) -> str | None:
    return meanings.said(value[0], lang, speaker) if len(value) == 1 else None


def _while(v: Any) -> Mapping[str, Any] | None:
    """A condition of the whole craft, which is asked as it triggers."""
    if v[0] != "triggered" or getattr(v[1], "event", "") == "while":
        return None
    limit = next((one for one in v[2].limits if one.condition is not None and not one.once), None)
    if limit is None:
        return None
    body = Body(v[2].sentences, tuple(one for one in v[2].limits if one is not limit))
    return {"c": limit.condition, "t": v[1], "b": body}


def _icons(v: Any) -> Mapping[str, Any] | None:
    """Nothing but icon crafts: they stand in the quotes as they stand in a line."""
    return {"c": v} if v and all(isinstance(one, Icon) for one in v) else None


def _numbered(v: Any) -> Mapping[str, Any] | None:
    """One icon craft with its number or craft needs no quotes."""
    fits = len(v) == 1 and isinstance(v[0], Icon) and icon_parameter(v[0].key) != ""
    return {"c": v} if fits else None


def _costs(g: Grammar) -> None:
    action = Do("action", "this")
    g.add(
        "cost1",
        action,
        en=(ACTION, "action this ready (card|UNIT|ITEM|BASE)"),
        ja=(ACTION, "レディ状態のこれをアクションする"),
    )
    g.reads("cost1", PayEP(hole("n")), en="{n:num} EP", ja="{n:num}EP")
    plain = lambda v: None if v == action or isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost1", hole("v"), match=plain, en="{v:vpx}", ja="{v:vpx}")
    single = lambda v: None if isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost", hole("v"), match=single, en="{v:cost1}", ja="{v:cost1}")
    g.add("cost-c", action, ja=(ACTION, "レディ状態のこれをアクションし"))
    g.reads("cost-c", PayEP(hole("n")), ja="{n:num}EP")
    g.add("cost-c", hole("v"), match=lambda v: None if v == action else {"v": v}, ja=("{v:vpsx}", "{v:vpx}"))
    _either(g)
    g.add("costs", (hole("a"),), en="{a:cost}", ja="{a:cost}")
    g.add(
        "costs",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:cost}(, | and |, and |; ){b:costs}",
        ja="{a:cost-c}、{b:costs}",
    )
    for least in ("n",):
        g.add(
            "cost",
            Board(hole(least)),
            en=(
                "board up to two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
                "board one or two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
            ),
            ja=(
                "あなたのレディ状態のUNITをCPコストの合計が{n:num}以上になるように最大2つまでこれに搭乗させる",
                "あなたのレディ状態のUNITを最大2つまで、CPコストの合計が{n:num}以上になるようにこれに搭乗させる",
            ),
        )


def _either(g: Grammar) -> None:
    """Parts of a cost of which its player chooses one."""
    g.add(
        "cost",
        build=lambda a, b: EitherCost((a, *b.options) if isinstance(b, EitherCost) else (a, b)),
        match=lambda v: (
            {"a": v.options[0], "b": v.options[1] if len(v.options) == 2 else EitherCost(v.options[1:])}
            if isinstance(v, EitherCost)
            else None
        ),
        en=("{a:cost1} or {b:cost}", "either {a:cost1} or {b:cost}"),
        ja="{a:cost1}(か、|か|、または|または|、もしくは|もしくは){b:cost}",
    )


_THIS = "this (card|UNIT|ITEM|EVENT|BASE)"
_THIS_JA = "(これ|このカード|このUNIT|このITEM|このEVENT)"
_ZONES = (("hand", "手札"), ("trail", "軌跡"))
_LYING = {zone: Filter(zone=zone) for zone, _ in _ZONES}


def own_zone(g: Grammar) -> None:
    """Add to the rules "obj" and "cost" and to the verbs."""
    for zone, ja in _ZONES:
        g.add("obj", There(zone), en=f"{_THIS} (from|in) your {zone}",
              ja=f"(あなたの|){ja}(の|にある|から){_THIS_JA}を")  # fmt: skip
        for state, how in (("ready", ""), ("action", "アクション状態で")):
            verb(
                g,
                build=partial(_put_onto, zone, state),
                ja=(f"{_THIS_JA}を(あなたの|){ja}から場に{how}出す", f"{_THIS_JA}を(あなたの|){ja}から{how}場に出す"),
            )
        for act, words in (("exile", "(ゲームから|)除外する"), ("return", "手札に戻す")):
            if (act, zone) != ("return", "hand"):
                verb(g, build=partial(_done, act, zone), ja=(f"{_THIS_JA}を(あなたの|){ja}から{words}",))
    verb(g, build=partial(_done, "discard", "hand"), ja=(f"{_THIS_JA}を(あなたの|)手札から捨てる",))
    verb(g, build=lambda: Reveal(_at("hand")), ja=(f"{_THIS_JA}を(あなたの|)手札から公開する",))
    g.add("cost", build=partial(_with_others, zone=""), en=f"remove {_THIS} and {{p:obj}} from the game")
    for zone, ja in _ZONES:
        g.add(
            "cost",
            build=partial(_with_others, zone=zone),
            ja=f"(あなたの|){ja}(の|にある){_THIS_JA}と{{p:obj}}(ゲームから|)除外する",
        )
    trail = "(from|in) (your|its owner's|their owner's|the|a) trail"
    g.reads(
        "obj",
        FromTrail(hole("r")),
        en=f"{{r:back}} {trail}",
        ja=("{r:back}を(あなたの|持ち主の|)軌跡から", "(あなたの|持ち主の|)軌跡(の|にある|から){r:back}を"),
    )
    ways = (
        (partial(Put, to="hand"), ("手札に加える",)),
        (partial(Put, to="deck top"), ("デッキの(一番|)上に(置く|戻す)",)),
        (partial(Put, to="deck bottom"), ("デッキの(一番|)下に(置く|戻す)",)),
        (partial(Put, to="deck"), ("デッキに(加えて|戻して)(、|)(デッキを|)切る",)),
    )
    from_trail = f"{_THIS_JA}を(あなたの|)軌跡から"
    for put, places in ways:
        verb(g, build=partial(_put, put), ja=tuple(f"{from_trail}(あなたの|持ち主の|){place}" for place in places))
    for face, state in ((face, state) for face in ("down", "up") for state in ("action", "ready")):
        for home in homes_ja(face, state):
            place = home.removeprefix("{who:obj}")
            verb(g, build=partial(_put_home, face, state), ja=(f"{from_trail}{place}",))
    g.add("cost1", build=partial(_done, "discard", "hand"), en=f"discard {_THIS}", ja=f"{_THIS_JA}を捨てる")
    g.add("cost-c", build=partial(_done, "discard", "hand"), ja=f"{_THIS_JA}を捨て")
    g.add("cost", build=_discarded_with, en=f"discard {_THIS} and {{p:obj}}")


def _at(zone: str) -> Any:
    return There(zone)


def _put(put: Any) -> Any:
    return put(_at("trail"))


def _put_home(face: str, state: str, home: str = "", how: str = "") -> Any:
    return Put(_at("trail"), "homebase", state, face)


def _done(act: str, zone: str) -> Any:
    return Do(act, _at(zone))


def _put_onto(zone: str, state: str) -> Any:
    return Put(_at(zone), "field", state)


def _with_others(p: Any, zone: str) -> Any:
    """This card and others that lie beside it."""
    thing: Any = p
    if not isinstance(p, Pick) or p.filter.whose not in ("you", "any") or p.filter.zone not in ("hand", "trail"):
        return REJECT
    if zone and p.filter.zone != zone:
        return REJECT
    return Two((Do("exile", _at(p.filter.zone)), Do("exile", thing)))


def _discarded_with(p: Any) -> Any:
    if not isinstance(p, Pick):
        return REJECT
    f = p.filter
    if f.zone in ("field", "homebase") and f.whose == "any" and f.face == "any":
        f = replace(f, zone="hand", whose="you")
    if f.zone != "hand":
        return REJECT
    thing: Any = replace(p, filter=replace(f, scope="other"))
    return Two((Do("discard", _at("hand")), Do("discard", thing)))


def lies(condition: Any) -> str:
    """The zone in which a condition wants this card, "" for none."""
    if isinstance(condition, Is) and condition.who == "this":
        for zone, there in _LYING.items():
            if condition.filter == there:
                return zone
    return ""


_NUMBERS = (("one", "1", 1), ("two", "2", 2), ("three", "3", 3), ("four", "4", 4))
_DONE = "(選ぶ|選んで行う|選び、行う|選び、それを行う|選び、実行する|選んで実行する|行う)(。|:)"


def inline_modes(g: Grammar) -> None:
    """Add to the rule "item"."""
    for en, ja, many in _NUMBERS[:3]:
        words = (f"{ja}つ(を|)", "いずれか(を|)") if many == 1 else (f"{ja}つ(を|)",)
        for all_en, all_ja, of in (("", "", 0), *((f" {en_of}", f"の{ja_of}つ", of) for en_of, ja_of, of in _NUMBERS)):
            if 0 < of <= many:
                continue
            heads = (f"choose {en} of (the following|these){all_en}( effects|)(: |. )",)
            among = f"(次|以下){all_ja}(の効果|)(のうち|の中から|のうちから|から)(、|)"
            g.add(
                "item",
                build=partial(_made, many=many, of=of),
                en=tuple(f"{head}{{p:paragraph}}" for head in (*heads, *(() if of else (f"choose {en}: ",)))),
                ja=tuple(f"{among}{word}{_DONE}{{p:paragraph}}" for word in words),
            )

    which = "(から|のうち|の中から|のうちから|のいずれか|のどちらか)(、|)"
    one = "(1つ|)(を|)(選ぶ|行う|選んで(行う|実行する)|選び、(それを|)行う)"
    g.add("item", build=partial(_inline_modes_quoted, pick=(1, 1)), ja=f"{{o:mode-quoteds}}{which}{one}")
    for pick, words_ja in MANY_JA[1:]:
        g.add(
            "item",
            build=partial(_inline_modes_quoted, pick=pick),
            ja=tuple(f"{{o:mode-quoteds}}{which}{word}{{_done:modes-done}}" for word in words_ja),
        )


def _inline_modes_quoted(o: Any, pick: tuple[int, int]) -> Any:
    least, most = pick[0], len(o) if pick[1] == ANY else pick[1]
    return (ModesClause(least, most, o),) if len(o) >= max(2, most) else REJECT


def _made(p: Any, many: int, of: int) -> Any:
    if len(p) <= many or (of and len(p) != of) or any(isinstance(sentence[0], ModesClause) for sentence in p):
        return REJECT
    return (ModesClause(many, many, tuple((sentence,) for sentence in p)),)
