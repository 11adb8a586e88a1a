"""Triggers of what goes from zone to zone, and where their card lies (1211.6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import BY, TOKI, WHEN, nowhere_else, verb, whenever
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.template import never
from engine.text.surface import SUBJECT, Body, Limit, LinkError, There
from engine.trails.tree import Do, Every, Filter, Is, Trigger
from engine.trails.tree.loading.words import WAYS
from engine.trails.tree.reads import replace

ZONES = (("hand", "手札"), ("deck", "デッキ"), ("homebase", "拠点"), ("trail", "軌跡"))
OWNERS = (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の"))
ANY_OWNER = "(its owner's|a|the|their owner's)"
#: Way in, English after "is", Japanese after its zone.
INTO: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("trail", "", ("put into {} trail",), ("軌跡に置かれた", "軌跡に送られた")),
    (
        "homebase",
        "up",
        ("put face-up into {} homebase", "put into {} homebase face-up", "put onto {} homebase face-up"),
        ("拠点に表向きで置かれた", "表向きで拠点に置かれた"),
    ),
    (
        "homebase",
        "down",
        ("put face-down into {} homebase", "put into {} homebase face-down", "put onto {} homebase face-down"),
        ("拠点に裏向きで置かれた", "裏向きで拠点に置かれた"),
    ),
    ("homebase", "", ("put into {} homebase", "put onto {} homebase"), ("拠点に置かれた",)),
    (
        "hand",
        "",
        ("returned to {} hand", "put into {} hand"),
        ("手札に戻った", "手札に戻された", "手札に加わった", "手札に加えられた"),
    ),
)


def zone_change(g: Grammar) -> None:
    """Add to the rule "trigger"; "way-who": what moves, which need not lie on the field."""
    g.add("way-who", build=lambda w: w, match=lambda v: {"w": v}, en="{w:trig-who}", ja="{w:trig-who}")
    g.custom_print("way-who", "en", lambda v, s: without_place(g.print("trig-who", v, "en", s), " on the field"))
    g.custom_print("way-who", "ja", lambda v, s: without_place(g.print("trig-who", v, "ja", s), "場の"))
    _discards(g)
    for zone, ja in ZONES:
        for player, your, ja_your in OWNERS:
            _way(g, "way-from", (zone, player, ""), en=f"{your} {zone}", ja=ja_your + ja)
        _way(g, "way-from", (zone, "each", ""), en=f"{ANY_OWNER} {zone}", ja=f"(持ち主の|){ja}")
        _way(g, "way-from", (zone, SUBJECT, ""), en=f"their {zone}", ja=())
    for zone, en, ja in (
        ("field", "the field", "場"),
        ("exile", "outside the game", "除外領域"),
        ("", "anywhere", "(どこか|いずれかの領域|どの領域)"),
    ):
        _way(g, "way-from", (zone, "each", ""), en=en, ja=ja)
    for zone, face, ways, words in INTO:
        for player, your, ja_your in (*OWNERS, ("each", ANY_OWNER, "(持ち主の|)")):
            each = tuple(front(ja_your, now) for past in words if (now := whenever(past)))
            _way(
                g,
                "way-to",
                (zone, player, face),
                en=[text.format(your) for text in ways],
                ja=[front(ja_your, f"{text}{TOKI}") for text in words] + [f"{text}(たび|たびに|度に)" for text in each],
            )
    _way(g, "way-to", ("field", "each", ""), en="put onto the field",
         ja=(f"場に出た{TOKI}", f"場に置かれた{TOKI}", "場に出る(たび|たびに|度に)"))  # fmt: skip
    _way(g, "way-to", ("exile", "each", ""), en="removed from the game",
         ja=(f"(|ゲームから)除外された{TOKI}", "(|ゲームから)除外される(たび|たびに|度に)"))  # fmt: skip
    g.add(
        "trigger",
        build=moves,
        match=lambda v: move_holes(v, frm=True),
        en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}} from {{f:way-from}}",
        ja=("{w:way-who}が{f:way-from}から{t:way-to}", "{f:way-from}から{w:way-who}が{t:way-to}"),
    )
    g.add(
        "trigger",
        build=lambda w, t: moves(w, ("", "each", ""), t, open_=True),
        match=lambda v: move_holes(v, frm=False),
        en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}}",
        ja="{w:way-who}が{t:way-to}",
    )
    g.add(
        "trigger",
        build=lambda w, f: moves(w, f, ("field", "each", "")),
        en=f"{WHEN} {{w:way-who}} (enters|enter) the field from {{f:way-from}}",
    )
    for zone, into, ja_zone in (("trail", "into", "軌跡"), ("homebase", "into", "拠点"), ("hand", "into", "手札")):
        for player, your, ja_your in (*OWNERS, ("each", ANY_OWNER, "")):
            g.add(
                "trigger",
                build=lambda w, f, zone=zone, player=player: moves(w, f, (zone, player, "")),
                en=f"{WHEN} {{w:way-who}} (is|are) put from {{f:way-from}} {into} {your} {zone}",
            )
            for face in ("up", "down") if zone == "homebase" else ():
                g.add(
                    "trigger",
                    build=lambda w, f, to=(zone, player, face): moves(w, f, to),
                    en=(
                        f"{WHEN} {{w:way-who}} (is|are) put from {{f:way-from}} face-{face} into {your} homebase",
                        f"{WHEN} {{w:way-who}} (is|are) put from {{f:way-from}} into {your} homebase face-{face}",
                    ),
                )
            for face, how in (("", ""), ("up", "表向きで"), ("down", "裏向きで")):
                placed = "戻った" if zone == "hand" else "置かれた"
                if zone == "homebase" or not face:
                    g.add(
                        "trigger",
                        build=lambda w, to=(zone, player, face): moves(w, ("", "each", ""), to, open_=True),
                        ja=f"{ja_your}{ja_zone}に{{w:way-who}}が{how}{placed}{TOKI}" if ja_your else (),
                    )
    g.add(
        "trigger",
        build=lambda w, f: moves(w, f, ("field", "each", "")),
        en=f"{WHEN} {{w:way-who}} (is|are) put from {{f:way-from}} onto the field",
    )


def without_place(text: str | None, field: str) -> str | None:
    """Without the place."""
    return None if text is None else text.replace(field, "", 1) if field[0] == " " else text.removeprefix(field)


def _way(g: Grammar, name: str, shape: tuple[str, str, str], *, en: Any, ja: Any) -> None:
    g.add(name, shape, en=en, ja=ja)


def front(whose: str, text: str) -> str:
    """The owner before the zone, or at the very front where the face is said first."""
    for how in ("表向きで", "裏向きで"):
        if text.startswith(how):
            return f"{how}{whose}{text.removeprefix(how)}"
    return f"{whose}{text}"


def _whole(*said: str) -> str | None:
    """The one player that several words name, "each" if none does; None if they name two."""
    named = {player for player in said if player not in ("each", "any", "~")}
    return None if len(named) > 1 else next(iter(named), "each")


def moves(w: Any, f: tuple[str, str, str], t: tuple[str, str, str], *, open_: bool = False) -> Any:
    """Trigger for a move. open_: the text does not say from where."""
    if open_ and t[0] == "trail" and isinstance(w, Filter) and w.zone == "homebase" and w.whose in ("you", "opponent"):
        f = ("homebase", f[1], f[2])  # a BASE that somebody has lies in their homebase
        open_ = False
    lying = {"you": "you", "opponent": "opponent", "any": "each"}
    if open_ and isinstance(w, Filter) and w.zone in ("hand", "trail") and w.zone != t[0] and w.whose in lying:
        f = (w.zone, lying[w.whose], "")  # "a card in your trail is removed": it comes from there
        w, open_ = replace(w, zone="field", whose="any"), False
    if open_ and t[0] == "homebase" and isinstance(w, Filter) and w.zone == "field" and w.whose != "any":
        return REJECT  # of a card that somebody has on the field it would not be asked whether it came from there
    way = f"{f[0]} {t[0]}"
    if way not in WAYS or (open_ and t[0] == "trail" and not nowhere_else(w)):  # that is from the field
        return REJECT
    player = _whole(f[1], t[1])
    if player is None or (f[1] == SUBJECT and player != "opponent"):
        return REJECT
    if w == "this":
        # only onto a field an effect can put it from a place that is not its controller's
        return REJECT if t[2] else Trigger("moves", "this", None, player if t[0] == "field" else "each", way)
    if not isinstance(w, Filter) or w.face != "any" or w.ability or w.scope == "this":
        return REJECT
    bare = bool(w.types) and set(w.types) <= {"EVENT", "BASE"}
    if w.zone != "field" and not (bare and w.zone == "homebase"):
        return REJECT
    zone = _seen(f[0], t[0])
    if zone == "field":  # whose cards come there, and from whose place, are two things: effects put them anywhere
        return Trigger("moves", w, None, player, way) if w.zone == "field" else REJECT
    if w.states or w.fights or w.shares:
        return REJECT
    player = _whole(player, w.whose)
    if player is None:
        return REJECT
    return Trigger("moves", replace(w, zone=zone, whose="any", face=t[2] or "any"), None, player, way)


def out_of_homebase(trigger: Trigger) -> Trigger:
    """A card of a homebase that is put into the trail: a way between zones, as it is seen in the trail (1211.6)."""
    f = trigger.who
    if trigger.event == "is rebuilt" and isinstance(f, Filter) and f.zone == "field":
        return replace(trigger, who=replace(f, zone="homebase"))  # only cards there are (1335.1)
    if not isinstance(f, Filter) or f.zone != "homebase" or trigger.event not in ("to trail", "is rebuilt"):
        return trigger
    if f.face != "any" or f.states:
        raise LinkError("how it lay there is not seen any more", r"face-?(?:up|down)|ready|actioned|[表裏]向き|状態")
    if trigger.event != "to trail" or f.whose not in _SIDES:
        return trigger
    seen = replace(f, zone="trail", whose="any")
    return replace(trigger, event="moves", who=seen, player=_SIDES[f.whose], moment="homebase trail")


_SIDES: Mapping[Any, Any] = {"any": "each", "you": "you", "opponent": "opponent"}


def _seen(old: str, new: str) -> str:
    """The zone in which a moved card is looked at (1211.6)."""
    if old == "field" or (not old and new == "hand"):
        return "field"
    return old if new == "hand" else new


def move_holes(v: Any, *, frm: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "moves" or v.who is None or v.by or v.together:
        return None
    old, new = v.moment.split(" ")
    if bool(old) is not frm and not (not old and new == "trail" and frm):
        return None
    face, who = "", v.who
    if isinstance(who, Filter) and who.zone != "field":
        face = "" if who.face == "any" else who.face
        bare = bool(who.types) and set(who.types) <= {"EVENT", "BASE"}
        who = replace(who, zone="homebase" if bare else "field", face="any")
    owned = new in ("trail", "homebase", "hand")
    first = (old, v.player if not owned or old in dict(ZONES) else "each", "")
    return {
        "w": who,
        "t": (new, v.player if owned else "each", face),
        "f": first if old in dict(ZONES) else (old, "each", ""),
    }


def _discards(g: Grammar) -> None:
    for by, en, ja in BY:
        g.add(
            "trigger",
            build=lambda w, by=by: discarded(w, "each", by),
            match=partial(discard_holes, player="each", by=by),
            en=f"{WHEN} {{w:way-who}} (is|are) discarded{en}",
            ja=(
                f"{{w:way-who}}が{ja}捨てられた{TOKI}",
                f"{{w:way-who}}が{ja}捨てられる(たび|たびに)",
                *((f"{ja}{{w:way-who}}が捨てられた{TOKI}",) if ja else ()),
            ),
        )  # fmt: skip
        g.add(
            "trigger",
            build=lambda w, by=by: from_hand(discarded(w, "each", by)),
            match=partial(_hand_holes, player="each", by=by),
            en=f"{WHEN} {{w:way-who}} (is|are) discarded from (your|a) hand{en}",
            ja=f"{{w:way-who}}が{ja}手札から捨てられた{TOKI}",
        )
        for player, subject, s, ja_subject in (
            ("you", "you", "", "あなたが"),
            ("opponent", "your opponent", "s", "相手が"),
            ("each", "a player", "s", "プレイヤーが"),
        ):
            your = "your" if player == "you" else "their"
            g.add(
                "trigger",
                Trigger("discards from hand", None, None, player, "", by),
                en=f"{WHEN} {subject} discard{s} a card from {your} hand{en}",
                ja=f"{ja_subject}{ja}手札からカードを(|1枚)捨てた{TOKI}",
            )
            g.add(
                "trigger",
                build=lambda w, player=player, by=by: from_hand(discarded(w, player, by)),
                match=partial(_hand_holes, player=player, by=by),
                en=f"{WHEN} {subject} discard{s} {{w:a-np}} from {your} hand{en}",
                ja=f"{ja_subject}{ja}手札から{{w:np}}を(|1枚)捨てた{TOKI}",
            )
            g.add(
                "trigger",
                build=lambda w, player=player, by=by: _thrown(w, player, by, "en"),
                match=partial(discard_holes, player=player, by=by),
                en=f"{WHEN} {subject} discard{s} {{w:way-who}}{en}",
            )
            g.add(
                "trigger",
                build=lambda w, player=player, by=by: _thrown(w, player, by, "ja"),
                match=partial(discard_holes, player=player, by=by),
                ja=(
                    f"{ja_subject}{ja}{{w:way-who}}を(|1枚)捨てた{TOKI}",
                    f"{ja_subject}{ja}{{w:way-who}}を捨てる(たび|たびに)",
                ),
            )


def _thrown(w: Any, player: str, by: str, lang: str) -> Any:
    """What a player discards, from the hand where that is said; 手札 alone is just any card, and is read elsewhere."""
    made = discarded(w, player, by)
    if not isinstance(w, Filter) or w.zone != "hand":
        return made
    if lang == "ja" and w == Filter(zone="hand", whose=w.whose):
        return made if by else REJECT
    return from_hand(made)


def from_hand(made: Any) -> Any:
    """Of what is discarded only what was in the hand: the top card of a deck can be discarded as well (1211.1)."""
    return replace(made, event="discards from hand") if isinstance(made, Trigger) else REJECT


def _hand_holes(v: Any, player: str, by: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "discards from hand":
        return None
    return None if v.who is None else discard_holes(replace(v, event="discards"), player, by)


def discarded(w: Any, player: str, by: str) -> Any:
    if w == "this":
        return Trigger("discards", "this", None, "each", "", by)
    if not isinstance(w, Filter) or w.states or w.face != "any" or w.ability or w.scope != "all":
        return REJECT
    bare = bool(w.types) and set(w.types) <= {"EVENT", "BASE"}
    if w.zone not in ("field", "hand") and not (bare and w.zone == "homebase"):
        return REJECT
    if w.zone != "hand" and w.whose != "any":
        return REJECT
    whose = _whole(player, "each" if w.whose == SUBJECT else w.whose)
    if whose is None:
        return REJECT
    who = replace(w, zone="trail", whose="any")
    return Trigger("discards", None if who == Filter(zone="trail") else who, None, whose, "", by)


def discard_holes(v: Any, player: str, by: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "discards" or (v.player, v.by) != (player, by) or v.other or v.together:
        return None
    if v.who is None:
        return {"w": Filter()} if by else None
    if v.who == "this" or not isinstance(v.who, Filter):
        return {"w": "this"} if v.who == "this" and player == "each" else None
    bare = bool(v.who.types) and set(v.who.types) <= {"EVENT", "BASE"}
    return {"w": replace(v.who, zone="homebase" if bare else "field")}


#: Where a triggered craft can wait, as a condition says it.
WAITS = {
    "hand": Is("this", Filter(zone="hand")),
    "trail": Is("this", Filter(zone="trail")),
    "exile": Is("this", Filter(zone="exile")),
    "homebase": Is("this", Filter(zone="homebase", face="down")),
}


def valid_zone(g: Grammar) -> None:
    """Add to the rules "cond" and "craft-line"."""
    g.add("cond", WAITS["exile"], en="this card is removed from the game",
          ja="これがゲームから取り除かれている")  # fmt: skip
    g.reads("cond", WAITS["exile"], en=(
        "this card is (exiled|outside the game|in (the|your) exile zone|in exile)",
        "this card has been removed from the game",
    ), ja=("これが(あなたの|)除外領域に(ある|いる)", "これが(ゲームから|)除外されている"))  # fmt: skip
    there: Any = There("hand")
    verb(g, Do("discard", there), match=never, en=("discard this (card|UNIT|ITEM)",),
         ja=("(これ|このカード|このUNIT|このITEM)を捨てる",))  # fmt: skip
    for zone, en, ja in (("trail", "in your trail", "軌跡にある"), ("hand", "in your hand", "手札にある"),
                         ("homebase", "face-down in your homebase", "拠点に裏向きである")):  # fmt: skip
        where = WAITS[zone]
        g.add(
            "craft-line",
            build=lambda t, b, where=where: _waiting(t, b, where),
            en=f"(if|while|as long as) this card is {en} {{t:trigger}}, {{b:body}}",
        )
        g.add(
            "craft-line",
            build=lambda t, b, where=where: _waiting(t, b, where),
            ja=(f"これが(あなたの|){ja}(間|時|場合)(、|){{t:trigger}}(、|){{b:body}}",
                f"{{t:trigger}}(、|)これが(あなたの|){ja}(場合|時)(、|){{b:body}}"),
        )  # fmt: skip
        if zone != "homebase":
            there = "軌跡" if zone == "trail" else "手札"
            g.reads("cond", where, ja=f"(あなたの|){there}にこれが(ある|いる)")


def _waiting(trigger: Any, body: Any, where: Any) -> Any:
    return ("triggered", trigger, Body(body.sentences, (*body.limits, Limit("", where))))


def waits_at(condition: Any) -> str:
    """The zone other than the field in which a condition wants this card, "" for none."""
    parts = condition.of if isinstance(condition, Every) else (condition,)
    return next((zone for zone, there in WAITS.items() if there in parts), "")


def apart(condition: Any) -> Any:
    """The rest of a condition that wants this card somewhere, None if that is all."""
    parts = condition.of if isinstance(condition, Every) else (condition,)
    rest = tuple(part for part in parts if part not in WAITS.values())
    return None if not rest else rest[0] if len(rest) == 1 else Every(rest)
