"""What each player may do, and what follows for those who did: "each player may discard a card. Each player who does
draws a card, and each player who doesn't loses 2 bond". Both languages.

Both decide, the primary player first, before anything is done (1502.1, R010); then it follows for each (1203.6).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Bond, Discard, Do, Draw, PayEP

_EACH_JA = (
    "(各プレイヤーは|あなたと相手は|お互いのプレイヤーは|互いのプレイヤーは|お互いは|両プレイヤーは)(|それぞれ)(|、)"
)
PLAYERS = ("you", "opponent")
#: What follows where it was done, or was not, in words of each player, of the opponent and of you.
_AFTER: tuple[tuple[str, str, str, str, str], ...] = (
    ("then", "(does|did|does so|did so)", "(do|did|do so|did so)", "(そうした|それを行った)", "(なら|ならば|場合)"),
    ("otherwise", "(doesn't|didn't|does not|did not|doesn't do so)", "(don't|didn't|do not|did not|don't do so)",
     "(そうしない|そうしなかった)", "(なら|ならば|場合)"),
)  # fmt: skip
#: What they may do by its own name: English as it is and was, what comes after it, Japanese that did and did not.
_DEEDS: tuple[tuple[str, str, str, str, str, str], ...] = (
    ("discard", "discard", "discarded", "(| a card| one| this way| a card this way| cards this way)",
     "捨てた", "捨て(なかった|ない)"),
    ("stun", "stun", "stunned", "(| a UNIT| one| it| this way| a UNIT this way)",
     "スタンした", "スタンし(なかった|ない)"),
    ("destroy", "destroy", "destroyed", "(| one| it| this way)", "破壊した", "破壊し(なかった|ない)"),
    ("action", "action", "actioned", "(| a UNIT| one| it| this way)", "アクションした", "アクションし(なかった|ない)"),
    ("ready", "ready", "readied", "(| a UNIT| one| it| this way)", "レディした", "レディし(なかった|ない)"),
    ("return", "return", "returned", "(| a UNIT| one| it| this way)", "戻した", "戻さ(なかった|ない)"),
    ("exile", "remove", "removed", "(| one| it| this way)", "除外した", "除外し(なかった|ない)"),
    ("pay", "pay", "paid", "(| EP| it| this way)", "支払った", "支払わ(なかった|ない)"),
    ("lose bond", "lose", "lost", "(| bond| bond this way)", "失った", "失わ(なかった|ない)"),
    ("draw", "draw", "drew", "(| a card| this way)", "引いた", "引か(なかった|ない)"),
)  # fmt: skip
_DONE = {"then": 0, "otherwise": 1}


@frozen
class EachMay:
    """What each player may do. after: what follows for them: the branch ("then", "otherwise"), for whom ("each", or one
    of the two), and the clauses."""

    do: tuple[Any, ...]
    after: tuple[tuple[str, str, tuple[Any, ...]], ...] = ()


@frozen
class EachDone:
    """What follows for those who did it, or did not, as a sentence that is printed."""

    branch: str
    of: str
    do: tuple[Any, ...]


def add(g: Grammar) -> None:
    """Add to the rules "paragraph" and "item". Rules: each-may (what each may do), each-after (branch, for whom, what
    follows, and by which name it goes), each-and (the same, said before another one in one sentence)."""
    may = "(each player|both players|players|you and your opponent) may {v:their-may}"
    ja_may = f"{_EACH_JA}{{v:chain-t}}(もよい|よい)"
    g.add("each-may", build=lambda v: v, en=may, ja=ja_may)
    g.add("item", build=_each, match=lambda v: {"v": v[0].do} if isinstance(v[0], EachMay) else None,
          en=may, ja=ja_may)  # fmt: skip
    g.add("item", build=_each, match=never, en=f"then, {may}", ja=f"(その後|それから)(、|){ja_may}")
    for branch, does, do, ja_did, ja_if in _AFTER:
        who = "(each|any|every|a) player (who|that)"
        ja_who = f"{ja_did}(|各)プレイヤーは(|、)"
        g.add("each-after", build=partial(_after, branch=branch, of="each"),
              en=f"{who} {does} {{w:vps-list}}", ja=f"{ja_who}{{w:sentence}}")  # fmt: skip
        for deed, plain, past, what, *ja_ways in _DEEDS:
            said = f"{past}{what}" if branch == "then" else f"(didn't|did not|doesn't|does not) {plain}{what}"
            ja_one = "(これにより|この方法で|)(カードを|手札を|絆を|EPを|UNITを|ITEMを|それを|)"
            ja_one += f"{ja_ways[_DONE[branch]]}(|各)プレイヤーは(|、)"
            made = partial(_after, branch=branch, of="each", deed=deed)
            g.add("each-after", build=made, en=f"{who} {said} {{w:vps-list}}", ja=f"{ja_one}{{w:sentence}}")
            g.add("each-and", build=made, en=f"{who} {said} {{w:vps-list}}",
                  ja=(f"{ja_one}{{w:chain-c}}", f"{ja_one}{{w:chain-t}}"))  # fmt: skip
        printed = partial(_followed, branch=branch)
        g.add("item", build=lambda w: REJECT, match=partial(printed, of="each"),
              en=f"{who} {does} {{w:vps-list}}", ja=f"{ja_who}{{w:sentence}}", says=True)  # fmt: skip
        for of, en, ja in (("opponent", f"if your opponent {does}", "相手"), ("you", f"if you {do}", "あなた")):
            sentences = {"en": f"{en}, {{w:sentence}}", "ja": f"{ja}が{ja_did}{ja_if}(、|){{w:sentence}}"}
            g.add("each-after", build=partial(_after, branch=branch, of=of), en=sentences["en"], ja=sentences["ja"])
            g.add("item", build=lambda w: REJECT, match=partial(printed, of=of), says=True, **sentences)
    one, two = "{v:each-may}. (then, |){a:each-after}", "{v:each-may}. (then, |){a:each-after}. {b:each-after}"
    joined = "{v:each-may}. (then, |){a:each-and}(, and |; |, while | and |, ){b:each-after}"
    whole_ja = ("{v:each-may}。(その後、|){a:each-after}", "{v:each-may}。(その後、|){a:each-after}。{b:each-after}",
                "{v:each-may}。(その後、|){a:each-and}、{b:each-after}")  # fmt: skip
    for en, ja in zip((one, two, joined), whole_ja, strict=True):
        g.add("paragraph", build=_each, match=never, en=f"{en}(.|)", ja=f"{ja}(。|)")
        g.add("paragraph", build=_each, match=never, en=f"{en}. {{p:paragraph}}", ja=f"{ja}。{{p:paragraph}}")


def _after(w: Any, branch: str, of: str, deed: str = "") -> Any:
    return (branch, of, w, deed)


def _each(v: Any, a: Any = None, b: Any = None, p: Any = ()) -> Any:
    """The options of both players in one clause."""
    after = tuple(one for one in (a, b) if one is not None)
    if "Aim(" in repr((v, after)):
        return REJECT  # targets are chosen before it is known who does it
    if any(deed and not _is_deed(v, deed) for *_, deed in after) or len({one[:2] for one in after}) < len(after):
        return REJECT
    whole = EachMay(v, tuple(one[:3] for one in after))
    return (whole,) if a is None else ((whole,), *p)


def _is_deed(do: tuple[Any, ...], deed: str) -> bool:
    """Whether that is what they may do, by its name."""
    found = set()
    for one in do:
        if isinstance(one, Do):
            found.add(one.verb)
        elif isinstance(one, Bond):
            found.add("lose bond" if isinstance(one.amount, int) and one.amount < 0 else "other bond")
        else:
            found.add({Discard: "discard", PayEP: "pay", Draw: "draw"}.get(one.__class__, ""))
    return found - {""} == {deed}


def _followed(v: Any, branch: str, of: str) -> Any:
    fits = isinstance(v[0], EachDone) and (v[0].branch, v[0].of) == (branch, of)
    return {"w": v[0].do} if fits else None
