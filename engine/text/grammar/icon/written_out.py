"""Icon crafts written out: sentences that say what an icon craft stands for are read as that icon craft (1401.1).

Reminder text says the same; :mod:`engine.text.grammar.icon.reminders` reads it here. Those that an ordinary tree says
already (Attribution, Regime Break, Magic, Uplift, Doll, Hate) are recognised by their trees.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.meanings import Meanings
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Said, Static
from engine.trails import tree as t
from engine.trails.cards import icon_crafts as i

_FROM_HAND = t.Choose("card", t.Filter(zone="hand", whose="you"))
_HIDE = t.May((_FROM_HAND, t.Put("card", "homebase", "action", "down")))
_LIES = t.Is("this", t.Filter(zone="homebase", face="down"))
_NO_ICON = "-Martial Arts"
_JOIN = (
    "これらを戦術リンクして(も|)よい",
    "これらを戦術リンクして(も|)よい。これらは(すべての|)情報を合計した1つのUNITになる",
)
_REINFORCED = tuple(
    t.Compare(t.Count(t.Filter(whose="you", types=types, shares="this")), ">=", 1) for types in ((), ("UNIT",))
)


def add(g: Grammar) -> None:
    """Lines that no tree of their own says."""
    g.add("ones", build=_ones, en="{f:nps}", ja="{f:np}")
    g.reads("pair-free", True, en="if they are ready and not tactically linked",
          ja="これらがレディ状態(であり|で)戦術リンク中でないなら")  # fmt: skip
    g.reads("pair-join", True, en="tactically link them( and they become one UNIT|)", ja=_JOIN)
    _icon(
        g,
        build=lambda a, b: _key(i.COVERT) if a == b == (i.COVERT,) else REJECT,
        en=(
            "this (card|UNIT) can only attack (players or {a:ones}|{a:ones} or players)(,|) and can"
            "( only be| be only) attacked by {b:ones}",
            "this (card|UNIT) can attack only (players or {a:ones}|{a:ones} or players)(,|) and can"
            "( only be| be only) attacked by {b:ones}",
        ),
        ja=(
            "(これ|このカード)は(プレイヤーと{a:ones}|{a:ones}とプレイヤー)(のみ|だけを)攻撃でき、"
            "{b:ones}に(のみ|だけ)攻撃される",
            "(これ|このカード)は(プレイヤーか{a:ones}|{a:ones}かプレイヤー)しか攻撃できず、"
            "{b:ones}(に|から)しか攻撃されない",
        ),
    )
    _icon(
        g,
        build=lambda f, c, d: _key(i.TACTICAL_LINK) if _partner(f) else REJECT,
        en="whenever this card or {f:a-np} (enters|is put onto) the field, {c:pair-free}, you may {d:pair-join}",
        ja="これか{f:np}が場に出た時、{c:pair-free}、{d:pair-join}",
    )
    _icon(
        g,
        build=lambda n: (t.Icon(i.WINGS, n),) if isinstance(n, int) else REJECT,
        en="this card's wings of light (is|are) {n:num}",
        ja="(この|これの|このカードの)光まとう翼は{n:num}(である|になる)",
    )
    _icon(
        g,
        build=lambda k: _key(i.COVERT_CHOICE) if k == (i.COVERT,) else REJECT,
        en="(as|when) this card enters the field, you may choose (that it has|for it to have) {k:icons}",
        ja="これが場に出る(なら、|時、|際、)(あなたは|)これが{k:icons}を持つことを選んで(も|)よい",
    )
    # the enters icon in words (1322.1), and what is said of the card without naming it
    enters = ("triggered", t.Trigger("enters", "this"))
    g.reads("craft-line", (*enters, hole("b")), en="when putting this card (on|onto) the field, {b:body}")
    g.add(
        "craft-line",
        build=lambda p: ("static", (Static(Said("this", p)),)) if all(one.kind == "rules" for one in p) else REJECT,
        en="{p:preds}(.|)",
    )


def hide(g: Grammar, meanings: Meanings) -> None:
    """Dispatch written out: known by what its last clause means, however it is said."""
    _icon(
        g,
        build=lambda c: _key(i.DISPATCH) if _hides(meanings.effect(c)) else REJECT,
        en="you may play this (face-down card|card face-down) from your homebase. (if you do|when you do), {c:item}",
    )
    _icon(
        g,
        build=lambda d, c: _key(i.DISPATCH) if d == _LIES and _hides(meanings.effect(c)) else REJECT,
        ja="{d:conds}(、|)これは(あなたの|)拠点からプレイできる。(そうしたなら、|){c:item}",
    )


def _icon(g: Grammar, *, build: Any, en: str | tuple[str, ...] = (), ja: str | tuple[str, ...] = ()) -> None:
    def made(**holes: Any) -> Any:
        icons = build(**holes)
        return icons if icons is REJECT else ("icons", icons)

    texts = {"en": (en,) if isinstance(en, str) else en, "ja": (ja,) if isinstance(ja, str) else ja}
    g.add(
        "craft-line",
        build=made,
        en=tuple(f"{text}(.|)" for text in texts["en"]),
        ja=tuple(f"{text}(。|)" for text in texts["ja"]),
    )


def _key(key: str) -> tuple[t.Icon, ...]:
    return (t.Icon(key),)


def _ones(f: t.Filter) -> Any:
    """The icon crafts that are all a noun asks of UNITs."""
    return f.icons if f == t.Filter(types=f.types, icons=f.icons) and f.types in ((), ("UNIT",)) else REJECT


def _partner(f: t.Filter) -> bool:
    return f in (
        t.Filter(whose="you", types=("UNIT",), icons=(f"-{i.COVERT}",), scope=scope) for scope in ("all", "other")
    )


def _hides(effect: t.Effect | None) -> bool:
    """Whether all that an effect does is what Dispatch does last."""
    return effect is not None and effect.do == (_HIDE,) and not effect.targets


def as_icons(crafts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Crafts as read, those that are written out as Boarding or Martial Arts under that name (1406.1, ja:1411.1)."""
    if len(crafts) != 1:
        return crafts
    craft = crafts[0]
    if isinstance(craft, t.Activated) and len(craft.cost.steps) == 1 and isinstance(craft.cost.steps[0], t.Board):
        least = craft.cost.steps[0].least
        becomes = t.Have("this", until="game", types=("ITEM", "UNIT"))
        if craft.effect.do == (becomes,) and isinstance(least, int) and craft.condition == _NOT_YET:
            return (t.Icon(i.BOARDING, least),)
    if isinstance(craft, t.Continuous) and craft.strength != 0 and craft in _MARTIAL:
        return _key(i.MARTIAL_ARTS)
    return crafts


_NOT_YET = t.Not(t.Is("this", t.Filter(types=("ITEM•UNIT",))))
_FOUGHT = t.Filter(types=("UNIT",), icons=(_NO_ICON,), fights="this")
_COMBATING = t.Filter(whose="opponent", types=("UNIT",), icons=(_NO_ICON,), states=("combating",))
_MARTIAL: tuple[Any, ...] = (
    t.Continuous("this", 1, 1, condition=t.Compare(t.Count(_FOUGHT), ">=", 1)),
    t.Continuous("this", t.Count(_FOUGHT), t.Count(_FOUGHT)),
    t.Continuous(
        "this", t.Count(_COMBATING), t.Count(_COMBATING), condition=t.Is("this", t.Filter(states=("combating",)))
    ),
    t.Continuous("this", t.Count(_COMBATING), t.Count(_COMBATING)),
)


def explained(crafts: tuple[Any, ...]) -> tuple[t.Icon, ...]:
    """The icon crafts that crafts as read are the meaning of; () if they are none."""
    crafts = as_icons(crafts)
    if all(isinstance(craft, t.Icon) for craft in crafts):
        return crafts
    for key in i.RULES:
        if i.crafts_of(key) == crafts:
            return _key(key)
    if len(crafts) == 1:
        craft = crafts[0]
        if craft == t.Continuous("this", types=("ITEM", "UNIT"), everywhere=True):
            return _key(i.DOLL)
        if craft == t.Continuous("this", rules=("attack if able",)):
            return _key(i.HATE)
        if isinstance(craft, t.PlayLimit) and craft.condition in _REINFORCED:
            return _key(i.REINFORCEMENT)
        if isinstance(craft, t.Continuous) and craft.crafts:
            low = t.Compare(t.PlayerStat("bond", "you"), "<=", i.UPLIFT_BOND)
            for everywhere in (True, False):
                if craft == t.Continuous("this", crafts=craft.crafts, condition=low, everywhere=everywhere):
                    return (t.Icon(i.UPLIFT, 0, craft.crafts),)
    return ()
