"""What a noun phrase can say beside its noun: states and face, and with the other modules of modifiers all of it.

One row for both languages.
"""

from __future__ import annotations

from engine.text.grammar.lexicon import rows as turn_rows
from engine.text.grammar.noun.places import DOING, Modifier, placed
from engine.text.grammar.noun.relations import alike, relations
from engine.text.surface import NOT_THIS
from engine.trails.tree.reads import replace

_ROLES = (("attacking", "defending"), ("defending", "attacking"))
_ROLES_JA = (("攻撃中", "応戦中"), ("応戦中", "攻撃中"))
#: Other words for a state. Those that attack or defend are those in combat, and nobody else (804.5, 804.6).
_ALSO: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "defending": ((" that is fighting back", " that are fighting back"), ()),
    "combating": (
        tuple(f"{lead}{one} or {other}{end}" for one, other in _ROLES
              for lead, end in (("", " "), (" that is ", ""), (" that are ", ""))),
        tuple(f"{one}{link}{other}の" for one, other in _ROLES_JA for link in ("か", "または", "、または")),
    ),
}  # fmt: skip


def _state(state: str, en: str, ja: str, after: bool = False) -> tuple[Modifier, Modifier]:
    """Being in a state and not being in it. after: English says it only behind the noun."""
    stem = ja.removesuffix("の")
    doing = DOING.get(state, "")
    also, also_ja = _ALSO.get(state, ((), ()))
    negative = (
        (f"{stem}でない", f"{stem}ではない", f"{stem}以外の") if ja.endswith("の") else (ja.replace("いる", "いない"),)
    )
    if doing:
        negative = (*negative, f"{doing.removesuffix('る')}ない")
    aft = (f" that isn't {en}", f" that is not {en}", f" that aren't {en}", f" that are not {en}")
    words = (ja, doing, *also_ja) if doing else (ja,) if ja.endswith("の") else (ja, ja.replace("ている", "た"))
    return (
        Modifier("states", state, (f" {en}" if after else f"{en} ", f" that is {en}", f" that are {en}", *also), words),
        Modifier("states", f"-{state}", aft if after else (f"non-{en} ", *aft, f"non{en} "), negative),
    )


def _behind(both: tuple[Modifier, Modifier]) -> tuple[Modifier, Modifier]:
    """Words that English reads before the noun, too, and prints behind it."""
    one, other = both
    return replace(one, en=(f" {one.value}", *one.en)), replace(other, en=(*other.en[1:], other.en[0]))


def _lacking(*words: str) -> tuple[str, ...]:
    """What English says of cards that have none of something."""
    none = (f" that {have} no {word}" for have in ("has", "have") for word in words if not word.startswith("a"))
    verbs = ("doesn't have", "don't have", "does not have", "do not have")
    return (*none, *(f" that {have} {word}" for word in words for have in verbs))


def _lacking_state(word: str) -> tuple[str, ...]:
    """What English says of what is not in a state."""
    return tuple(f" that {verb} {word}" for verb in ("isn't", "is not", "aren't", "are not"))


_STATES: tuple[Modifier, ...] = (
    *_state("ready", "ready", "レディ状態の"),
    *_state("action", "actioned", "アクション状態の"),
    *_state("stunned", "stunned", "スタン状態の"),
    *_state("attacking", "attacking", "攻撃中の"),
    *_behind(_state("attacking alone", "attacking alone", "単独で攻撃中の")),
    *_state("attacking player", "attacking a player", "プレイヤーを攻撃中の", after=True),
    *_state("sclm attacking", "SCLM attacking", "スクラム攻撃中の"),
    *_state("defending", "defending", "応戦中の"),
    *_state("combating", "combating", "戦闘中の"),
    *_state("cursed", "cursed", "呪われている"),
    Modifier(
        "states",
        "attacked",
        (" that attacked this turn", " that has attacked this turn", " that have attacked this turn"),
        ("このターンに攻撃した", "このターン中に攻撃した", "このターン攻撃した", "このターンに攻撃している"),
    ),
    Modifier(
        "states",
        "-attacked",
        (" that didn't attack this turn", " that hasn't attacked this turn", " that haven't attacked this turn"),
        tuple(
            f"このターン{particle}攻撃{verb}"
            for verb in ("していない", "しなかった")
            for particle in ("に", "", "中に")
        ),
    ),
    Modifier(
        "states",
        "entered",
        (
            " that entered the field this turn",
            " that has entered the field this turn",
            " put onto the field this turn",
            " that was put onto the field this turn",
            " that were put onto the field this turn",
            " that have entered the field this turn",
        ),
        ("このターンに場に出た", "このターン中に場に出た", "このターン場に出た"),
    ),
    Modifier("states", "support", (" with support", " that has support", " that have support"), ("サポートを持つ",)),
    Modifier(
        "states",
        "-support",
        (" without support", " that doesn't have support", " that don't have support"),
        ("サポートを持たない",),
    ),
    Modifier(
        "states",
        "arts",
        (" with arts", " that has arts", " that have arts", " with an arts", " that has an arts"),
        ("アーツを持つ",),
    ),
    Modifier(
        "states",
        "-arts",
        (" without arts", " without an arts", *_lacking("arts", "an arts", "any arts")),
        ("アーツを持たない",),
    ),
    Modifier(
        "states",
        "craft",
        (" with a craft", " with crafts", " with one or more crafts", " that has a craft"),
        ("クラフトを持つ",),
    ),
    Modifier(
        "states",
        "-craft",
        (" without crafts", " without a craft", " with no crafts", *_lacking("crafts", "a craft", "any crafts")),
        ("クラフトを持たない",),
    ),
    Modifier(
        "states",
        "organization",
        (" with an organization", " that has an organization", " with organizations", " that have an organization"),
        ("組織を持つ",),
    ),
    Modifier(
        "states",
        "-organization",
        (
            " without an organization",
            " without organizations",
            " with no organization",
            " with no organizations",
            *_lacking("organization", "organizations", "an organization", "any organizations"),
        ),
        ("組織を持たない", "組織のない", "組織がない"),
    ),
    Modifier(
        "states",
        "other organization",
        tuple(
            f" {have} {one} other than {whose} {own} {word}"
            for whose in ("its", "their")
            for own in ("printed", "original")
            for word in ("organizations", "organization")
            for have in ("with", "that has", "that have")
            for one in ("an organization", "organizations")
        ),
        ("本来の組織以外の組織を持つ",),
    ),
    Modifier(
        "orgs",
        "chosen",
        (
            " with that organization",
            " with the chosen organization",
            " with one of those organizations",
            " of the chosen organization",
            " of that organization",
            " of one of those organizations",
            " with the chosen organizations",
        ),
        ("その組織を持つ", "選んだ組織を持つ", "選ばれた組織を持つ", "選んだ組織の", "それを持つ"),
    ),
    Modifier(
        "without",
        "chosen",
        tuple(
            f" {have} {which} organization"
            for which in ("the chosen", "that")
            for have in ("without", "that doesn't have", "that don't have")
        ),
        ("選んだ組織を持たない", "その組織を持たない", "選ばれた組織を持たない", "それを持たない"),
    ),
    Modifier(
        "states",
        "linked",
        ("tactically linked ", " that is tactically linked", " that are tactically linked"),
        ("戦術リンク中の", "戦術リンクしている", "戦術リンク状態の", "戦術リンクされている"),
    ),
    Modifier(
        "states",
        "-linked",
        (*_lacking_state("tactically linked"), *_lacking_state("linked"), "non-tactically linked ", "unlinked "),
        (
            "戦術リンク中でない",
            "戦術リンク中ではない",
            "戦術リンクしていない",
            "戦術リンク状態でない",
            "戦術リンクされていない",
        ),
    ),
    Modifier(
        "states",
        "boarded",
        ("boarded ", " that has been boarded", " that is boarded", " that are boarded"),
        ("搭乗された", "搭乗されている"),
    ),
    Modifier("states", "-boarded", (*_lacking_state("boarded"), "unboarded "), ("搭乗されていない",)),
    *relations(),
    *alike(),
    Modifier(
        "face", "up", ("face-up ", "face up ", " that is face-up", " that are face-up"), ("表向きの", "表向きである")
    ),
    Modifier(
        "face",
        "down",
        ("face-down ", "face down ", " that is face-down", " that are face-down"),
        ("裏向きの", "裏向きである"),
    ),
    Modifier("scope", "other", ("other ",), ("他の", "ほかの")),
    Modifier("scope", NOT_THIS, (" other than this card",), ("これ以外の",)),
)


MODIFIERS: tuple[Modifier, ...] = (*placed(), *_STATES, *(Modifier("states", *row) for row in turn_rows()))
