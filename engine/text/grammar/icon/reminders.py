"""Reminder text, checked: it is no part of a card (207.5), but it should explain something that stands there.

A reminder is read as the craft it describes; where no craft says it, the words that every explanation of a term uses
tell which term it is about. What is found is a note beside the line. The line plays as if the reminder were not there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.icon.written_out import explained
from engine.text.source.lexicon import NUMBER_WORDS, say_icon
from engine.text.source.normalise import plain
from engine.trails import tree as t
from engine.trails.cards import icon_crafts as i
from engine.trails.tree.reads import names_in


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
