"""What each player may do, and what follows for those who did: "each player may discard a card. Each player who does
draws a card". Both languages.

Both decide, the primary player first, before anything is done (1502.1, R010); then it follows for each (1203.6).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engine.kernel.frozen import frozen
from engine.text.kernel import REJECT, Grammar
from engine.text.settling import renamed
from engine.text.surface import By
from engine.text.unlinking_words import CannotSay
from engine.text.verbs_objects import never
from engine.text.whoever import alike, registers
from engine.trails.tree import May, Together

if TYPE_CHECKING:
    from engine.text.linking import Linker
    from engine.text.unlinking import Unlinker

_EACH_JA = (
    "(各プレイヤーは|あなたと相手は|お互いのプレイヤーは|互いのプレイヤーは|お互いは|両プレイヤーは)(|それぞれ)(|、)"
)
_PLAYERS = ("you", "opponent")
#: What follows where it was done, or was not, in words of each player, of the opponent and of you.
_AFTER: tuple[tuple[str, str, str, str, str], ...] = (
    ("then", "(does|did|does so|did so)", "(do|did|do so|did so)", "(そうした|それを行った)", "(なら|ならば|場合)"),
    ("otherwise", "(doesn't|didn't|does not|did not|doesn't do so)", "(don't|didn't|do not|did not|don't do so)",
     "(そうしない|そうしなかった)", "(なら|ならば|場合)"),
)  # fmt: skip


@frozen
class EachMay:
    """What each player may do. branch: where something follows for them, "then" or "otherwise"; of: for whom, "each",
    or one of the two; after: what follows."""

    do: tuple[Any, ...]
    branch: str = ""
    of: str = "each"
    after: tuple[Any, ...] = ()


@frozen
class EachDone:
    """What follows for those who did it, or did not, as a sentence that is printed."""

    branch: str
    of: str
    do: tuple[Any, ...]


def add(g: Grammar) -> None:
    """Add to the rules "paragraph" and "item"."""
    may = "(each player|both players|players|you and your opponent) may {v:their-may}"
    ja_may = f"{_EACH_JA}{{v:chain-t}}(もよい|よい)"
    g.add("item", build=lambda v: REJECT if (made := _each(v)) is REJECT else made[0],
          match=lambda v: {"v": v[0].do} if isinstance(v[0], EachMay) else None, en=may, ja=ja_may)  # fmt: skip
    for branch, does, do, ja_did, ja_if in _AFTER:
        who = "(each|any|every) player (who|that)"
        ja_who = f"{ja_did}(|各)プレイヤーは(|、){{w:sentence}}"
        g.add(
            "paragraph",
            build=partial(_each, branch=branch, of="each"),
            match=never,
            en=(f"{may}. {who} {does} {{w:vps-list}}(.|)", f"{may}. (then, |){who} {does}, {{w:vps-list}}(.|)"),
            ja=f"{ja_may}。{ja_who}(。|)",
        )
        printed = partial(_followed, branch=branch)
        g.add("item", build=lambda w: REJECT, match=partial(printed, of="each"),
              en=f"{who} {does} {{w:vps-list}}", ja=ja_who, says=True)  # fmt: skip
        for of, en, ja in (("opponent", f"if your opponent {does}", "相手"), ("you", f"if you {do}", "あなた")):
            sentences = {"en": f"{en}, {{w:sentence}}", "ja": f"{ja}が{ja_did}{ja_if}(、|){{w:sentence}}"}
            g.add("paragraph", build=partial(_each, branch=branch, of=of), match=never,
                  en=f"{may}. {sentences['en']}(.|)", ja=f"{ja_may}。{sentences['ja']}(。|)")  # fmt: skip
            g.add("item", build=lambda w: REJECT, match=partial(printed, of=of), says=True, **sentences)


def _each(v: Any, w: Any = (), branch: str = "", of: str = "each") -> Any:
    """The options of both players in one clause."""
    if "Aim(" in repr((v, w)):
        return REJECT  # targets are chosen before it is known who does it
    return ((EachMay(v, branch, of, w),),)


def _followed(v: Any, branch: str, of: str) -> Any:
    fits = isinstance(v[0], EachDone) and (v[0].branch, v[0].of) == (branch, of)
    return {"w": v[0].do} if fits else None


def options(linker: Linker, clause: EachMay) -> Together:
    """Both options: what each does, and what follows, speaks of what is that player's own."""
    out = []
    before, named = list(linker.bound), []
    for player in _PLAYERS:
        linker.bound = list(before)  # "it" is that player's
        option = May(tuple(linker.items(clause.do, player)), (), player)
        if clause.branch and clause.of in ("each", player):
            after = (By(player, clause.after),) if clause.of == "each" else clause.after
            follows = tuple(linker.items(after, "you"))
            option = (
                May(option.cost, follows, player) if clause.branch == "then" else May(option.cost, (), player, follows)
            )
        out.append(option)
        named += linker.bound[len(before) :]
    linker.bound, linker.they = [*before, *named], None
    return Together(tuple(out))


def said(unlinker: Unlinker, node: Together) -> list[tuple[Any, ...]]:
    """The sentences for what each player may do. Raises :class:`CannotSay` where they may not do the same."""
    if len(node.options) != 2 or tuple(option.player for option in node.options) != _PLAYERS:
        raise CannotSay("options of others than both players")
    mine, theirs = node.options
    if not alike(May(mine.cost), May(theirs.cost, (), "opponent")):
        raise CannotSay("not the same option for both players")
    out: list[tuple[Any, ...]] = [(EachMay(unlinker.chain(theirs.cost, "opponent")),)]
    same = alike(mine, theirs)
    for branch in ("then", "otherwise"):
        my_own, their_own = getattr(mine, branch), getattr(theirs, branch)
        if same and their_own:
            out.append((EachDone(branch, "each", unlinker.chain(their_own, "opponent")),))
            continue
        own = renamed(
            my_own, dict(zip(registers(mine.cost), registers(theirs.cost), strict=True))
        )  # one word means either's
        for of, do in (("you", own), ("opponent", their_own)):
            out += [(EachDone(branch, of, unlinker.chain(do)),)] if do else []
    if len(out) > 2 or unlinker.defines:
        raise CannotSay("more than one thing that follows for the players")
    return out
