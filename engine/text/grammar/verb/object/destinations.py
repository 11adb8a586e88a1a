"""Where cards are put and how they lie there, as it is said after the object. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.trails.tree import Put

_OWNERS = "its owner's|your|their|their owner's|their owners'"
_TO = "into (your|its owner's|their owner's|their|the owner's) "
#: How a card lies in the homebase: face, state, and the rule that says both in one.
_HOME = tuple((face, state) for face in ("down", "up") for state in ("action", "ready"))


def _home(face: str, state: str) -> dict[str, str]:
    """Where it is put, without what goes without saying."""
    places = {"to": "homebase", "face": face, "state": state}
    return {key: value for key, value in places.items() if value not in ("up", "ready")}


def _home_en(face: str, state: str) -> tuple[str, ...]:
    """A card into the homebase: face and state before or after the place, in either order. Ready goes without saying,
    and so does face-up."""
    up, turned = f"face-{face}", "actioned" if state == "action" else "ready"
    how = f"{{how:home-{face}-{state}}}"
    out = [f"put {{who:obj}} {up} {{home}} {turned}", f"put {{who:obj}} {turned} {{home}} {up}"]
    out += [f"put {{who:obj}} {how} {{home}}", f"put {{who:obj}} {{home}} {how}"]
    if state == "ready":
        out = [f"put {{who:obj}} {up} {{home}}", f"put {{who:obj}} {{home}} {up}", *out]
    elif face == "up":
        out += ["put {who:obj} {home} actioned", "put {who:obj} actioned {home}"]
    if (face, state) == ("up", "ready"):
        out += ["put {who:obj} {home}", "put {who:obj} {home} ready"]
    return tuple(out)


def homes_ja(face: str, state: str) -> tuple[str, ...]:
    """The same in Japanese."""
    up, turned = _HOW_JA[face], _HOW_JA[state]
    how = f"{{how:home-{face}-{state}}}で"
    out = [f"{{who:obj}}{{home}}{how}置く", f"{{who:obj}}{how}{{home}}置く"]
    if state == "ready":
        out = [f"{{who:obj}}{{home}}{up}で置く", f"{{who:obj}}{up}で{{home}}置く", *out]
    elif face == "up":
        out += [f"{{who:obj}}{{home}}{turned}で置く", f"{{who:obj}}{turned}で{{home}}置く"]
    if (face, state) == ("up", "ready"):
        out += ["{who:obj}{home}置く", f"{{who:obj}}{{home}}{turned}で置く", f"{{who:obj}}{turned}で{{home}}置く"]
    return tuple(out)


_HOW_JA = {"up": "表向き", "down": "裏向き", "action": "アクション状態", "ready": "レディ状態"}


def homes(g: Grammar) -> None:
    """Rules: home (the place), and for each face and state how a card lies there."""
    ja = "(|あなたの|持ち主の|自身の)拠点に"
    g.add("home", "", en=(f"{_TO}homebase", f"{_TO.replace('into', 'in')}homebase"), ja=ja)
    g.add("their-home", "", en="(into|in) (their|its owner's|their owner's|your|the owner's) homebase", ja=ja)
    for face, state in _HOME:
        up, turned = f"face-{face}", "actioned" if state == "action" else "ready"
        one, other = _HOW_JA[face], _HOW_JA[state]
        g.add(
            f"home-{face}-{state}",
            "",
            en=f"({up}(,| and|) {turned}|{turned}(,| and|) {up})",
            ja=f"({one}の{other}|{one}{other}|{one}かつ{other}|{one}で{other}|{one}、{other}|{other}の{one}|{other}で{one})",
        )


def put_match(places: dict[str, Any]) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Put) and v == Put(v.who, **places)
        return {"who": v.who, "home": "", "how": ""} if fits else None

    return match


PUTS: tuple[tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        {"to": "hand"},
        (
            "put {who:obj} into (its owner's|your|their owner's|their|the owner's) hand",
            "put {who:obj} into their owners' (hand|hands)",
            "add {who:obj} to (your|its owner's|their) hand",
            "put {who:obj} in your hand",
        ),
        ("{who:obj}(持ち主の|あなたの|)手札に加える",),
    ),
    (
        {"to": "field"},
        (
            "put {who:obj} onto the field",
            "put {who:obj} onto its owner's field",
            "put {who:obj} onto the field under its owner's control",
            "put {who:obj} onto the field ready",
            "return {who:obj} (to|onto) the field(| ready)",
        ),
        (
            "{who:obj}(|持ち主の)場に(|レディ状態で)出す",
            "{who:obj}場に(|レディ状態で)(置く|戻す)",
            "{who:obj}レディ状態で(持ち主の|)場に出す",
        ),
    ),
    (
        {"to": "field", "state": "action"},
        (
            "put {who:obj} onto the field actioned",
            "put {who:obj} onto its owner's field actioned",
            "put {who:obj} onto the field in (the action|an action|an actioned) state",
            "return {who:obj} (to|onto) the field actioned",
        ),
        (
            "{who:obj}アクション状態で(|持ち主の)場に(出す|戻す|置く)",
            "{who:obj}(|持ち主の)場にアクション状態で(出す|戻す|置く)",
        ),
    ),
    (
        {"to": "your field"},
        ("put {who:obj} onto your field(| ready)", "put {who:obj} onto the field under your control"),
        ("{who:obj}あなたの場に(|レディ状態で)出す", "{who:obj}レディ状態であなたの場に出す"),
    ),
    (
        {"to": "your field", "state": "action"},
        ("put {who:obj} onto your field actioned", "put {who:obj} onto the field under your control actioned"),
        ("{who:obj}アクション状態であなたの場に出す", "{who:obj}あなたの場にアクション状態で出す"),
    ),
    *((_home(face, state), _home_en(face, state), homes_ja(face, state)) for face, state in _HOME),
    (
        {"to": "deck top"},
        (
            f"put {{who:obj}} on top of ({_OWNERS}) deck(|s)(| in any order)",
            "put {who:obj} back on top of your deck(| in any order)",
            "return {who:obj} to the top of (its owner's|your|their|their owner's) deck(| in any order)",
            "put {who:obj} on the top of (its owner's|your|their) deck",
            "put {who:obj} (back on top|back|on top)(| in any order)",
        ),
        (
            "{who:obj}(|好きな順番で|任意の順番で|望む順番で|好きな順で)(持ち主の|)デッキの(一番|)上に(|好きな順番で|任意の順番で)(置く|戻す)",
            "{who:obj}(好きな順番で|任意の順番で|望む順番で|好きな順で)(元に|)戻す",
        ),
    ),
    (
        {"to": "deck bottom"},
        (
            f"put {{who:obj}} on the bottom of ({_OWNERS}) deck(|s)(| in any order)",
            "return {who:obj} to the bottom of (its owner's|your|their|their owner's) deck(| in any order)",
            "put {who:obj} under (its owner's|your|their) deck(| in any order)",
            "put {who:obj} on the bottom(| in any order)",
        ),
        (
            "{who:obj}(|好きな順番で|任意の順番で|望む順番で|好きな順で)(持ち主の|)デッキの(一番|)下に(|好きな順番で|任意の順番で)(置く|戻す)",
        ),
    ),
    (
        {"to": "trail"},
        (
            "put {who:obj} into (its owner's|your|their owner's|their|the owner's) trail",
            "put {who:obj} into their owners' (trail|trails)",
            "put {who:obj} into the trail",
            "put {who:obj} into their owners' trail(s|)",
            "send {who:obj} to (its owner's|your|the) trail",
        ),
        ("{who:obj}(持ち主の|)軌跡に置く", "{who:obj}(持ち主の|)軌跡に送る"),
    ),
)


#: Where things are put, and the English words for it after the object.
PLACES: tuple[tuple[dict[str, Any], dict[str, list[str]]], ...] = tuple(
    (places, {"en": [text.removeprefix("put {who:obj} ") for text in en if text.startswith("put {who:obj} ")]})
    for places, en, _ in PUTS
)
