"""What icon crafts say in words: reminders in parentheses, and crafts that are written out as lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.meanings import Meanings
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.source.lexicon import NUMBER_WORDS, say_icon
from engine.text.source.normalise import plain
from engine.text.surface import Said, Static
from engine.trails import tree as t
from engine.trails.cards import icon_crafts as i
from engine.trails.tree.reads import names_in

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


def written_out(g: Grammar) -> None:
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


@frozen
class Note:
    """Something to know about a line that is understood. at: offset in the printed line."""

    at: int
    message: str


@frozen
class Term:
    """Something reminders explain. name: an icon craft's key, or the term in English. en, ja: words of which every
    explanation uses one. numbers: those a fixed explanation states."""

    name: str
    en: re.Pattern[str]
    ja: re.Pattern[str]
    numbers: tuple[int, ...] = ()


def _term(name: str, en: str, ja: str, *numbers: int) -> Term:
    return Term(name, re.compile(en), re.compile(ja), numbers)


TERMS = (
    _term(i.COVERT, r"\[covert\]", "【暗躍】"),
    _term(i.REINFORCEMENT, r"as (?:a )?unit|shares? an organization", "同じ組織|unitとしてプレイ"),
    _term(i.ATTRIBUTION, r"first attack|gains? (?:the|their) organizations?", "初めて攻撃|組織を得る"),
    _term(i.DISPATCH, r"from your homebase", "拠点から(?:プレイ|場)"),
    _term(i.MARTIAL_ARTS, r"\[martial arts\]", "【武術】", 1),
    _term(i.HATE, r"must attack|attacks? this", "可能な限り.*攻撃|これ(?:に|を)攻撃"),
    _term(i.TACTICAL_LINK, r"tactical(?:ly)? link", "戦術リンク"),
    _term(i.UPLIFT, r"bond is \d+ or less|\d+ or less bond|\d+ bond or less", "絆が.*以下", i.UPLIFT_BOND),
    _term(i.REGIME_BREAK, r"action.*(?:it|the unit).*attack|attack.*action", "攻撃した.*アクション"),
    _term(i.BOARDING, r"board|aboard", "搭乗"),
    _term(i.MAGIC, r"stun this|cure phase", "これをスタン|回復フェイズ"),
    _term(i.WINGS, r"wings of light", "光まとう翼"),
    _term(i.CURSE, r"curse", "呪"),
    _term(i.COVERT_CHOICE, r"choose|\[covert\]", "選んで|【暗躍】"),
    _term(i.DOLL, r"item", "item"),
    _term("plan", r"top .*(?:card|deck)", "デッキの(?:一番)?上"),
    _term("rebuild", r"homebase", "拠点"),
    _term("link", r"organization", "組織"),
    _term("counter", r"standby|trail|no effect|isn't resolved|doesn't resolve", "発動待機|軌跡|解決されない|無効"),
    _term("support", r"overkill", "オーバーキル"),
    _term("stun", r"face-down|bond|stun damage|can't ready|lose.*crafts?", "裏向き|絆|スタンダメージ|レディ"),
    _term("cure", r"face-up|face up|actioned|action it", "表向き|アクション"),
    _term("K.O.", r"trail", "軌跡"),
    _term("destroy", r"trail", "軌跡"),
    _term("exile", r"exile|outside the game|for the rest of the game", "除外|ゲームの間"),
    _term("overkill", r"bond|str|def", "絆|str|def"),
    _term("X", r"x is|value of x|choose.*x", "xは|xの値"),
)
_VERBS = {"ko": "K.O.", "exile": "exile", "destroy": "destroy", "stun": "stun", "cure": "cure", "counter": "counter",
          "rebuild": "rebuild", "support": "support", "support this turn": "support",
          "support this combat": "support", "lose support": "support",
          "curse": i.CURSE, "curse this turn": i.CURSE}  # fmt: skip


@frozen
class Standing:
    """What a card says: icon crafts as they stand, the terms it uses with their numbers, its crafts and effects."""

    icons: frozenset[t.Icon]
    terms: dict[str, frozenset[int]]
    trees: tuple[Any, ...]


def standing(meaning: t.Meaning) -> Standing:
    """What stands on a card."""
    icons: set[t.Icon] = set()
    terms: dict[str, set[int]] = {}
    for node in _nodes(meaning):
        if isinstance(node, t.Icon):
            icons.add(node)
            terms.setdefault(node.key, set()).update({node.value} - {0})
        elif isinstance(node, t.Do) and node.verb in _VERBS:
            terms.setdefault(_VERBS[node.verb], set())
        elif isinstance(node, t.Plan):
            terms.setdefault("plan", set()).update({node.amount} if isinstance(node.amount, int) else ())
        elif isinstance(node, t.X):
            terms.setdefault("X", set())
        if isinstance(node, (t.Link, t.Board)):
            terms.setdefault(i.TACTICAL_LINK if isinstance(node, t.Link) else i.BOARDING, set())
        if isinstance(node, t.Continuous) and node.link:
            terms.setdefault("link", set())
        for word in (*getattr(node, "icons", ()), *_marks(node)):
            terms.setdefault(word.lstrip("-"), set())
        rules = (*getattr(node, "rules", ()), getattr(node, "event", ""), getattr(node, "rule", ""))
        for rule in rules:
            for word in ("overkill", "stun", "cure", "support", "ko", "destroy"):
                if isinstance(rule, str) and word in rule:
                    terms.setdefault(_VERBS.get(word, word), set())
    trees = (*meaning.crafts, *(part for part in (meaning.event, meaning.arts) if part is not None))
    return Standing(frozenset(icons), {name: frozenset(numbers) for name, numbers in terms.items()}, trees)


def _marks(node: Any) -> Iterable[str]:
    """What the states of a filter are called where they are explained."""
    for state in getattr(node, "states", ()) if isinstance(node, t.Filter) else ():
        word = state.lstrip("-")
        if word in ("stunned", "support", "cursed", "linked", "boarded"):
            yield {"stunned": "stun", "cursed": i.CURSE, "linked": i.TACTICAL_LINK, "boarded": i.BOARDING}.get(
                word, word
            )


def _nodes(node: Any) -> Iterable[Any]:
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
        return
    names = names_in(node.__class__)
    if names:
        yield node
    for name in names:
        yield from _nodes(getattr(node, name))


def check(reminder: str, on: Standing, lang: str, read: Callable[[str], Any]) -> str:
    """What is wrong with a reminder, in a sentence; "" if it explains something that stands there.

    read: the crafts or the effect that a text means, None if it is not understood.
    """
    tree = read(reminder)
    if tree is not None and (tree in on.trees or (isinstance(tree, tuple) and tree and set(tree) <= set(on.trees))):
        return ""  # it says the same once more
    icons = explained(tree) if isinstance(tree, tuple) and tree else ()
    if icons:
        wrong = [icon for icon in icons if icon not in on.icons and not (icon.value == 0 and icon.key in on.terms)]
        if not wrong:
            return ""
        same = next((icon for icon in sorted(on.icons, key=str) if icon.key == wrong[0].key), None)
        if same is not None:
            return f"The reminder explains {_said(wrong[0], lang)}, but {_said(same, lang)} stands here"
        return f"The reminder explains {_said(wrong[0], lang)}, which does not stand here"
    words = plain(reminder, lang).lower()
    about = [term for term in TERMS if (term.en if lang == "en" else term.ja).search(words)]
    fits = [term for term in about if term.name in on.terms]
    if not fits:
        return "The reminder explains nothing that stands here"
    found = _numbers(words)
    for term in fits:
        wanted = set(term.numbers) | on.terms[term.name]
        if not wanted or wanted & found or not found:
            return ""
    term = fits[0]
    wanted = set(term.numbers) | on.terms[term.name]
    name = say_icon(term.name, lang) if term.name in i.RULES else f"'{term.name}'"
    return f"The reminder says {_listed(found)} where {name} means {_listed(wanted)}"


def _said(icon: t.Icon, lang: str) -> str:
    name = say_icon(icon.key, lang)
    return f"{name[:-1]} {icon.value}{name[-1]}" if icon.value else name


def _numbers(words: str) -> set[int]:
    digits = {int(found) for found in re.findall(r"\d+", words)}
    return digits | {n for n, word in enumerate(NUMBER_WORDS) if n > 1 and re.search(rf"\b{word}\b", words)}


def _listed(numbers: Iterable[int]) -> str:
    return " and ".join(map(str, sorted(numbers)))


def notes(
    lines: Sequence[tuple[Sequence[str], Sequence[int]]], on: Standing, lang: str, read: Callable[[str], Any]
) -> list[tuple[Note, ...]]:
    """For each line, given by its reminders and where each begins, what is wrong with them."""
    out: list[tuple[Note, ...]] = []
    for texts, places in lines:
        said = [(at, check(text, on, lang, read)) for text, at in zip(texts, places, strict=False) if text]
        out.append(tuple(Note(at, message) for at, message in said if message))
    return out
