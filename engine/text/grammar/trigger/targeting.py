"""What is targeted, boarded, or moved by a player, as trigger conditions. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import BY, EVENTS, TOKI, WHEN, whenever
from engine.text.grammar.trigger.zone_change import ANY_OWNER, INTO, OWNERS, ZONES, front, move_holes, moves
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import BARE, SUBJECT, Predicate, Said
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_WAITING = (  # what aims (None: anything), English with and without article, Japanese
    (
        None,
        ("an effect", "a card or ability"),
        ("effects", "cards or abilities"),
        ("効果", "カードや能力", "カードか能力"),
    ),
    (Filter(zone="standby", types=("EVENT",)), ("an EVENT",), ("EVENTs",), ("EVENT",)),
    (Filter(zone="standby", ability="arts"), ("an arts ability", "arts"), ("arts",), ("アーツ", "アーツ能力")),
    (Filter(zone="standby", ability="activated"), ("an activated craft",), ("activated crafts",), ("起動クラフト",)),
    (Filter(zone="standby", ability="triggered"), ("a triggered craft",), ("triggered crafts",), ("誘発クラフト",)),
    (Filter(zone="standby", ability="craft"), ("a craft",), ("crafts",), ("クラフト",)),
    (Filter(zone="standby", ability="ability"), ("an ability",), ("abilities",), ("能力",)),
)
_TOKI = "(時|とき|時に|たび|たびに)"


def targeting(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    _at_this(g)
    for other, singles, plurals, words in _WAITING:
        g.add("aimer", (other, ""), en=singles, ja=words, match=partial(_same, aimer=(other, "")))
        g.add("aimers", (other, ""), en=(*(one.removeprefix("an ").removeprefix("a ") for one in singles), *plurals))
        for by, of, whose, ja in (("opponent", "your opponent's", "your opponent controls", "相手の"),
                                  ("you", "your", "you control", "あなたの")):  # fmt: skip
            nouns = [one.removeprefix("an ").removeprefix("a ") for one in singles]
            en = [f"{of} {noun}" for noun in nouns] + [f"{one} {whose}" for one in singles]
            en += [f"{one} {whose.replace('control', 'play')}" for one in singles]
            shape = (other, by)
            g.add("aimer", shape, en=en, ja=[ja + word for word in words], match=partial(_same, aimer=shape))
            g.add("aimers", shape, en=[f"{of} {noun}" for noun in (*nouns, *plurals)])
            if other is None:
                g.add("aimers", shape, en="your opponent" if by == "opponent" else "you")
    g.add(
        "trigger",
        build=_aimed,
        match=_aimed_match,
        en=(
            f"{WHEN} {{w:trig-who}} (becomes|become|is|are) (|chosen as )(the|a) target of {{o:aimer}}",
            f"{WHEN} {{o:aimer}} (targets|target) {{w:trig-who}}",
            f"{WHEN} {{w:trig-who}} (is|are|becomes|become) targeted by {{o:aimers}}",
            f"{WHEN} {{w:trig-who}} (is|are|becomes|become) targeted by {{o:aimer}}",
        ),
        ja=(
            f"{{w:trig-who}}が{{o:aimer}}の対象(になった|にされた|に選ばれた|となった|として選ばれた){_TOKI}",
            f"{{o:aimer}}の対象に{{w:trig-who}}が(選ばれた|なった){_TOKI}",
        ),
    )
    for by, plays, ja_who in (
        ("opponent", "your opponent plays", "相手が"),
        ("you", "you play", "あなたが"),
        ("", "a player plays", "プレイヤーが"),
    ):
        # of what could be several targets of one EVENT, it would not be once
        g.add("trigger", build=lambda o, by=by: Trigger("is targeted", "this", o[0], by=by) if not o[1] else REJECT,
              en=f"{WHEN} {plays} {{o:aimer}} that (targets|target) (this card|this UNIT)",
              ja=(f"{ja_who}(これ|このカード)を対象(とする|としている|にした|とした){{o:aimer}}をプレイした{_TOKI}",
                  f"(これ|このカード)を対象(とする|としている){{o:aimer}}を{ja_who}プレイした{_TOKI}"))  # fmt: skip
    g.reads(
        "trigger",
        Trigger("is targeted", hole("w")),
        en=(
            f"{WHEN} {{w:trig-who}} (is|are) (targeted|chosen as a target)",
            f"{WHEN} {{w:trig-who}} (becomes|become) (a|the) target",
        ),
        ja=f"{{w:trig-who}}が対象(になった|に選ばれた|として選ばれた|にされた|となった){_TOKI}",
    )
    g.add(
        "ssaid",
        build=lambda w: Said(w, (Predicate("rules", ("cannot be targeted by opponent",)),)),
        en=(
            "your opponent (can't|cannot) (choose|select) {w:shielded} as (a target|targets)( of their effects|)",
            "your opponent (can't|cannot) target {w:shielded}",
        ),
        ja="相手は{w:shielded}を対象(に|として|と)(選べない|できない|選択できない|することができない)",
    )
    g.add("shielded", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT|このITEM)")
    g.add("shielded", hole("f"), en="{f:nps}", ja="{f:np}")
    for by, ja in (("opponent", "相手"), ("you", "あなた")):
        g.reads(
            "trigger",
            Trigger("is targeted", hole("w"), by=by),
            ja=f"{ja}が{{w:trig-who}}を対象(にした|とした|に選んだ){_TOKI}",
        )


def _aimed(w: Any, o: Any) -> Any:
    return Trigger("is targeted", w, o[0], by=o[1])


def _aimed_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.event == "is targeted" and v.who is not None
    return {"w": v.who, "o": (v.other, v.by)} if fits else None


def _same(v: Any, aimer: Any) -> Mapping[str, Any] | None:
    return {} if v == aimer else None


def _at_this(g: Grammar) -> None:
    """Attacks on this card itself, seen from the attackers; cards that are turned."""
    this = Filter(scope="this")
    g.add(
        "trigger",
        Trigger("attacks", hole("w"), this),
        en=f"{WHEN} {{w:trig-who}} (attacks|attack) this (card|UNIT)",
        ja=f"{{w:trig-who}}が(これ|このカード|このUNIT)(を|に)攻撃した{_TOKI}",
    )
    g.add(
        "trigger",
        Trigger("fights back", hole("w"), this),
        en=f"{WHEN} {{w:trig-one}} fights back (against |)this (card|UNIT)",
        ja=f"{{w:trig-who}}が(これ|このカード|このUNIT)に応戦した{_TOKI}",
    )
    for event, en, ja in (("is turned up", "face-up", "表向き"), ("is turned down", "face-down", "裏向き")):
        g.add(
            "trigger",
            Trigger(event, hole("w")),
            en=(f"{WHEN} {{w:trig-who}} (is|are) turned {en}", f"{WHEN} {{w:trig-who}} (becomes|become) {en}"),
            ja=(f"{{w:trig-who}}が{ja}(になった|にされた){_TOKI}",),
            match=_plain(event),
        )


def _plain(event: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Trigger) and v.who is not None and v == Trigger(event, v.who)
        return {"w": v.who} if fits else None

    return match


#: This card, as the other one of which a trigger speaks.
_THIS = Filter(scope="this")


def boarding(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    g.reads(
        "trigger",
        Trigger("is boarded", "this"),
        en=f"{WHEN} (a UNIT|UNITs|a UNIT you control) (boards|board) this (card|ITEM|UNIT)",
        ja=(f"(あなたの|)UNITが(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に(あなたの|)UNITが搭乗した{TOKI}"),
    )  # fmt: skip
    g.add(
        "trigger",
        build=_boards_this,
        match=lambda v: {"f": v.who} if isinstance(v, Trigger) and v == Trigger("boards", v.who, _THIS) else None,
        en=f"{WHEN} {{f:a-np}} boards this (card|ITEM|UNIT)",
        ja=(f"{{f:np}}が(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に{{f:np}}が搭乗した{TOKI}"),
    )  # fmt: skip


def _boards_this(f: Any) -> Any:
    """A certain UNIT boards: any that does is said in one word."""
    whole = f.zone != "field" or f.whose == "opponent" or replace(f, whose="any") == Filter(types=("UNIT",))
    return REJECT if whole else Trigger("boards", f, _THIS)


#: What is said of a card with "is" goes on without it.
_IS = "(is|are) "


def coordination(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for event, en, ja in EVENTS:
        done = [text.removeprefix(head) for text in en for head in (_IS, "(is|are|becomes|become) ")
                if text.startswith(head)]  # fmt: skip
        g.add("happens-done", event, en=done)
        g.add("happens-now", event, ja=tuple(now for text in ja if (now := whenever(text))))
    g.add(
        "trigger",
        build=_two,
        en=f"{WHEN} {{w:trig-who}} (is|are|becomes|become) {{a:happens-done}} or {{b:happens-done}}",
        ja=f"{{w:trig-who}}が{{a:happens-now}}か(、|){{b:happens}}{TOKI}",
    )


def _two(w: Any, a: str, b: str) -> Any:
    return REJECT if a == b or "your opponent" in a + b else (Trigger(a, w), Trigger(b, w))


_FACES = (("", ""), ("up", "表向きで"), ("down", "裏向きで"))
_OPEN = ("", "each", "")


def by_effect(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for by, en, ja in BY[1:]:
        whole = f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}} from {{f:way-from}}{en}"
        g.add(
            "trigger",
            build=lambda w, f, t, by=by: _moved(moves(w, f, t), by),
            match=partial(_holes_by_effect, by=by, frm=True),
            en=whole,
            ja=(
                f"{ja}{{w:way-who}}が{{f:way-from}}から{{t:way-to}}",
                f"{{w:way-who}}が{ja}{{f:way-from}}から{{t:way-to}}",
                f"{{w:way-who}}が{{f:way-from}}から{ja}{{t:way-to}}",
                f"{ja}{{f:way-from}}から{{w:way-who}}が{{t:way-to}}",
            ),
        )
        g.add(
            "trigger",
            build=lambda w, t, by=by: _moved(moves(w, _OPEN, t, open_=True), by),
            match=partial(_holes_by_effect, by=by, frm=False),
            en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}}{en}",
            ja=(f"{ja}{{w:way-who}}が{{t:way-to}}", f"{{w:way-who}}が{ja}{{t:way-to}}"),
        )
        for zone, ja_zone in (("homebase", "拠点"), ("hand", "手札")):
            for player, _, owner in (*OWNERS, ("each", "", "(持ち主の|)")):
                for face, how in _FACES if zone == "homebase" else _FACES[:1]:
                    placed = "置かれた" if zone == "homebase" else "(戻された|戻った|加えられた|加わった)"
                    g.add(
                        "trigger",
                        build=lambda w, to=(zone, player, face), by=by: _moved(moves(w, _OPEN, to, open_=True), by),
                        ja=(f"{ja}{owner}{ja_zone}に{{w:way-who}}が{how}{placed}{TOKI}",
                            f"{owner}{ja_zone}に{{w:way-who}}が{ja}{how}{placed}{TOKI}"),
                    )  # fmt: skip


def _moved(made: Any, by: str) -> Any:
    return replace(made, event="moved", by=by) if isinstance(made, Trigger) else REJECT


def _holes_by_effect(v: Any, by: str, *, frm: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "moved" or v.by != by:
        return None
    return move_holes(replace(v, event="moves", by=""), frm=frm)


_ACTIVE = (  # passive, active, before たび
    ("置かれた", "置いた", "置く"),
    ("送られた", "送った", "送る"),
    ("戻された", "戻した", "戻す"),
    ("加えられた", "加えた", "加える"),
)
_SUBJECTS = (("you", "you", "", "あなた"), ("opponent", "your opponent", "s", "相手"))
_ANYWHERE = ("", "each", "")


def by_player(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for zone, face, ways, words in INTO:
        # without an owner the homebase is that of the subject; cards go to the hand and trail of their owners
        own = ("", "持ち主の") if zone == "homebase" else (None, "(持ち主の|)")
        for player, your, ja_your in (*OWNERS, ("each", ANY_OWNER, own[1]), (SUBJECT, "their", own[0])):
            value = (zone, player, face)
            ends = ja_your is not None and [
                front(ja_your, text.removesuffix(past) + end)
                for text in words
                for past, done, now in _ACTIVE
                if text.endswith(past)
                for end in (f"{done}{TOKI}", f"{now}(たび|たびに|度に)")
            ]
            for verb in ("put", "returned"):
                tails = [text.format(your).removeprefix(f"{verb} ") for text in ways if text.startswith(f"{verb} ")]
                _act(g, f"way-{verb}", value, en=tails, ja=())
            _act(g, "way-done", value, en=(), ja=ends)
    for zone, ja_zone in ZONES:
        for player, owner in (
            ("you", "あなたの"),
            ("opponent", "相手の"),
            ("each", "持ち主の"),
            (SUBJECT, "(自身の|)"),
        ):
            _act(g, "way-whence", (zone, player, ""), en=(), ja=owner + ja_zone)
    _act(g, "way-whence", ("field", "each", ""), en=(), ja="場")
    _act(g, "way-whence", ("exile", "each", ""), en=(), ja="除外領域")
    _act(g, "way-put", ("field", "each", ""), en="onto the field", ja=())
    _act(g, "way-done", ("field", "each", ""), en=(), ja=(f"場に出した{TOKI}", "場に出す(たび|たびに|度に)"))
    _act(g, "way-done", ("exile", "each", ""), en=(),
         ja=(f"(ゲームから|)除外した{TOKI}", "(ゲームから|)除外する(たび|たびに|度に)"))  # fmt: skip
    for by, en, s, ja in _SUBJECTS:
        when = f"{WHEN} {en}"
        for verb, rule in ((f"put{s}", "way-put"), (f"return{s}", "way-returned")):
            _add(
                g,
                by,
                whole=(f"{when} {verb} {{w:way-who}} {{t:{rule}}} from {{f:way-from}}",
                       f"{when} {verb} {{w:way-who}} from {{f:way-from}} {{t:{rule}}}"),
                short=(f"{when} {verb} {{w:way-who}} {{t:{rule}}}",),
                lang="en",
            )  # fmt: skip
        g.add(
            "trigger",
            build=lambda w, by=by: _active(w, _ANYWHERE, ("exile", "each", ""), by),
            match=partial(_exiled, by=by),
            en=f"{when} remove{s} {{w:way-who}} from the game",
        )
        g.add(
            "trigger",
            build=lambda w, f, by=by: _active(w, f, ("exile", "each", ""), by),
            match=partial(_exiled_from, by=by),
            en=f"{when} remove{s} {{w:way-who}} from {{f:way-from}} from the game",
        )
        _add(
            g,
            by,
            whole=(f"{ja}が{{w:way-who}}を{{f:way-whence}}から{{t:way-done}}",
                   f"{ja}が{{f:way-whence}}から{{w:way-who}}を{{t:way-done}}"),
            short=(f"{ja}が{{w:way-who}}を{{t:way-done}}",),
            lang="ja",
        )  # fmt: skip


def _act(g: Grammar, name: str, shape: tuple[str, str, str], *, en: Any, ja: Any) -> None:
    if en or ja:
        g.add(name, shape, en=en, ja=ja)


def _add(g: Grammar, by: str, *, whole: tuple[str, ...], short: tuple[str, ...], lang: str) -> None:
    templates: Any = {lang: whole}
    g.add(
        "trigger",
        build=lambda w, f, t: _active(w, f, t, by),
        match=partial(_holes_by_player, by=by, frm=True),
        **templates,
    )
    templates = {lang: short}
    g.add(
        "trigger",
        build=lambda w, t: _active(w, _ANYWHERE, t, by),
        match=partial(_holes_by_player, by=by, frm=False),
        **templates,
    )


def _active(w: Any, f: tuple[str, str, str], t: tuple[str, str, str], by: str) -> Any:
    """The trigger for what a player moves. The noun itself may have said from where: "a card from your hand"."""
    if isinstance(w, Filter) and (w.whose == SUBJECT or (w.zone == "hand" and w.whose == "any")):
        w = replace(w, whose=by)  # "a card from their hand", 手札のカード
    if isinstance(w, Filter) and w.whose == BARE:
        w = replace(w, whose="any")
    if isinstance(w, Filter) and f == _ANYWHERE and w.zone in ("hand", "trail", "homebase") and w.whose != "any":
        if w.scope != "all" or w.whose not in ("you", "opponent"):
            return REJECT
        bare = bool(w.types) and set(w.types) <= {"EVENT", "BASE"}
        f, w = (w.zone, w.whose, ""), replace(w, zone="homebase" if bare else "field", whose="any")
    f, t = ((zone, by if owner == SUBJECT else owner, face) for zone, owner, face in (f, t))
    made = moves(w, f, t, open_=f == _ANYWHERE)
    return replace(made, by=by) if isinstance(made, Trigger) else REJECT


def _holes_by_player(v: Any, by: str, *, frm: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.by != by:
        return None
    return move_holes(replace(v, by=""), frm=frm)


def _exiled(v: Any, by: str) -> Mapping[str, Any] | None:
    holes = _holes_by_player(v, by, frm=False)
    return {"w": holes["w"]} if holes is not None and holes["t"][0] == "exile" else None


def _exiled_from(v: Any, by: str) -> Mapping[str, Any] | None:
    holes = _holes_by_player(v, by, frm=True)
    return {"w": holes["w"], "f": holes["f"]} if holes is not None and holes["t"][0] == "exile" else None
