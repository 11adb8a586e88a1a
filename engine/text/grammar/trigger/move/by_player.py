"""Triggers of what a player or an effect moves (1222.5, 1222.6). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import BY, TOKI, WHEN
from engine.text.grammar.trigger.move.zone_change import ANY_OWNER, INTO, OWNERS, ZONES, front, move_holes, moves
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import BARE, SUBJECT
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

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
        g.add(name, build=lambda: shape, match=lambda v: {} if v == shape else None, en=en, ja=ja)


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
