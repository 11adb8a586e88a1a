"""What may be done, by each player or by whoever did something else. Both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.condition.relative_clauses import Whoever
from engine.text.grammar.noun.places import DONE_TO
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import By, LinkError, Ref, back
from engine.trails.query.disclosure import secretive
from engine.trails.tree import (
    Bond,
    Choose,
    Compare,
    Count,
    Discard,
    Do,
    Draw,
    Either,
    Every,
    Filter,
    If,
    May,
    PayEP,
    Size,
)
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_FIRST = (("you", "you", "あなた"), ("opponent", "your opponent", "相手"))
_EACH_JA = (
    "(、|)(各プレイヤー|お互いのプレイヤー|すべてのプレイヤー|両プレイヤー|プレイヤー|お互い)(は|が)(|、|それぞれ)"
)


@frozen
class InTurn:
    """Both players, one after the other."""

    first: str


def player_order(g: Grammar) -> None:
    """Add to the rule "compound"."""
    for first, en, ja in _FIRST:
        g.add(
            "compound",
            build=lambda v, first=first: (By(InTurn(first), (May(v),)),),
            en=(f"starting with {en}, each player may {{v:may-list}}",
                f"each player, starting with {en}, may {{v:may-list}}"),
        )  # fmt: skip
        g.add(
            "compound",
            build=lambda v, first=first: (By(InTurn(first), v),),
            en=(f"starting with {en}, each player {{v:vps-list}}",
                f"each player, starting with {en}, {{v:vps-list}}"),
        )  # fmt: skip
        lead = f"{ja}から(順に|順番に|){_EACH_JA}"
        g.add("compound", build=lambda m, first=first: _may(m, first), ja=lead + "{m:may}")
        g.add("compound", build=lambda v, first=first: _do(v, first), ja=lead + "{v:chain}")


def _may(m: Any, first: str) -> Any:
    return (By(InTurn(first), (m,)),) if isinstance(m, May) and m.player == "you" else REJECT


def _do(v: tuple[Any, ...], first: str) -> Any:
    return REJECT if any(isinstance(part, By) for part in v) else (By(InTurn(first), v),)


def in_turn(who: InTurn, mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """What each of them does, in that order."""
    return [*mine, *theirs] if who.first == "you" else [*theirs, *mine]


@frozen
class Same:
    """What the sentence before does, done by the other player. may: if that player wants to."""

    player: str
    may: bool


@frozen
class SameType:
    """A condition: all that a word means have a type in common, or have none (``same`` false)."""

    who: Any
    same: bool


_DOERS = (("opponent", "(your opponent|that player|they)", "相手"), ("you", "you", "あなた"))
_AGAIN_JA = "(は|も)(同様に|同じように|同じことを|そう)"
_THEY = "(they|those cards|the revealed cards|both cards|the two cards|both revealed cards|those UNITs)"
_THEY_JA = "(それら|それらのカード|公開したカード|その2枚|公開されたカード)"


def same_action(g: Grammar) -> None:
    """Add to the rules "sentence" and "cond"."""
    for player, who, other in _DOERS:
        g.reads("sentence", (Same(player, True),), en=f"{who} may (also |)do (the same|so)(, too| too|)",
              ja=f"{other}{_AGAIN_JA}してもよい")  # fmt: skip
    for same, en, ja in (
        (
            True,
            (f"{_THEY} have the same (card |)type", f"{_THEY} share a (card |)type",
             f"{_THEY} are (of |)the same (card |)type"),
            (f"{_THEY_JA}の種類が同じ", f"{_THEY_JA}が同じ種類", f"{_THEY_JA}が共通する種類を持つ"),
        ),
        (
            False,
            (f"{_THEY} have different (card |)types", f"{_THEY} don't (share a|have the same) (card |)type"),
            (f"{_THEY_JA}の種類が(異なる|違う|同じでない)", f"{_THEY_JA}が異なる種類"),
        ),
    ):  # fmt: skip
        g.add("cond", SameType(Ref("them"), same), match=_types(same), en=en, ja=ja)
    for op, en_n, ja_n in (("=", "{n:numw}", "{n:num}(つ|枚|体)"), (">=", "{n:numw} or more", "{n:num}(つ|枚|体)以上")):
        g.add(
            "cond",
            build=lambda n, op=op: Compare(Size(back("them")), op, n) if isinstance(n, int) and n > 1 else REJECT,
            match=_chosen(op),
            en=f"you (choose|chose|have chosen) {en_n}(| of them| UNITs| ITEMs| cards| of those UNITs)",
            ja=(f"{ja_n}(を|)選んだ", f"(それらを|カードを|UNITを){ja_n}選んだ"),
        )
    conditions = g.rule("cond").productions  # before all others, so that just so many are said so
    conditions.insert(0, conditions.pop(-2))


def _types(same: bool) -> Any:
    return lambda v: {} if v == SameType(Ref("them"), same) else None


def _chosen(op: str) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Compare) and v.op == op and isinstance(v.right, int) and v.right > 1
        return {"n": v.right} if fits and v.left == Size(back("them")) else None

    return match


def alike(who: str, same: bool) -> Every:
    """The condition on what a register holds: there are two or more, and a type is that of all, or none is."""
    each = tuple(Compare(Size(who, type=kind), "=" if same else "<", Size(who)) for kind in TYPES)
    return Every((Compare(Size(who), ">=", 2), Either(each) if same else Every(each)))


def same_type(node: Any) -> tuple[str, bool] | None:
    """The register of such a condition, and whether a type is asked to be the same; None for others."""
    if not isinstance(node, Every) or len(node.of) != 2:
        return None
    first = node.of[0]
    who = first.left.of if isinstance(first, Compare) and isinstance(first.left, Size) else None
    if not isinstance(who, str):
        return None
    return next(((who, same) for same in (True, False) if node == alike(who, same)), None)


_EACH_PLAYER_EACH_JA = (
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


def each_player(g: Grammar) -> None:
    """Add to the rules "paragraph" and "item". Rules: each-may (what each may do), each-after (branch, for whom, what
    follows, and by which name it goes), each-and (the same, said before another one in one sentence)."""
    may = "(each player|both players|players|you and your opponent) may {v:their-may}"
    ja_may = f"{_EACH_PLAYER_EACH_JA}{{v:chain-t}}(もよい|よい)"
    g.add("each-may", build=lambda v: v, en=may, ja=ja_may)
    g.add("item", build=_each, match=lambda v: {"v": v[0].do} if isinstance(v[0], EachMay) else None,
          en=may, ja=ja_may)  # fmt: skip
    g.add("item", build=_each, en=f"then, {may}", ja=f"(その後|それから)(、|){ja_may}")
    for branch, does, do, ja_did, ja_if in _AFTER:
        who = "(each|any|every|a) player (who|that)"
        ja_who = f"{ja_did}(|各)プレイヤーは(|、)"
        g.add("each-after", build=partial(_after, branch=branch, of="each"),
              en=f"{who} {does} {{w:vps-list}}", ja=f"{ja_who}{{w:sentence}}")  # fmt: skip
        g.add("each-and", build=partial(_after, branch=branch, of="each"), en=f"{who} {does} {{w:vps-list}}",
              ja=(f"{ja_who}{{w:chain-c}}", f"{ja_who}{{w:chain-t}}"))  # fmt: skip
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
            sentences: dict[str, Any] = {
                "en": f"{en}, {{w:sentence}}",
                "ja": f"{ja}が{ja_did}{ja_if}(、|){{w:sentence}}",
            }
            g.add("each-after", build=partial(_after, branch=branch, of=of), en=sentences["en"], ja=sentences["ja"])
            g.add("item", build=lambda w: REJECT, match=partial(printed, of=of), says=True, **sentences)
    one, two = "{v:each-may}. (then, |){a:each-after}", "{v:each-may}. (then, |){a:each-after}. {b:each-after}"
    joined = "{v:each-may}. (then, |){a:each-and}(, and |; |, while | and |, ){b:each-after}"
    whole_ja = ("{v:each-may}。(その後、|){a:each-after}", "{v:each-may}。(その後、|){a:each-after}。{b:each-after}",
                "{v:each-may}。(その後、|){a:each-and}、{b:each-after}")  # fmt: skip
    for en, ja in zip((one, two, joined), whole_ja, strict=True):
        g.add("paragraph", build=_each, en=f"{en}(.|)", ja=f"{ja}(。|)")
        g.add("paragraph", build=_each, en=f"{en}. {{p:paragraph}}", ja=f"{ja}。{{p:paragraph}}")


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


_CANNOT_JA = "(そう|それが|それを|)(できない|できなかった|しなかった|しない)"
_WORDS = r"player who|if a player|プレイヤー"


@frozen
class WhoCannot:
    """What a player does who cannot do what each player does in the sentence before."""

    do: tuple[Any, ...]


@frozen
class WhoDid:
    """What a player does who did what each player does in the sentence before. verb: as it is named there, "" for "did
    so"."""

    do: tuple[Any, ...]
    verb: str = ""


#: What is done to something that stays where it is, and so goes on to be that player's.
_STANCES = (("stun", "stunned", "スタンした"), ("cure", "cured", "回復した"), ("ready", "readied", "レディした"),
            ("action", "actioned", "アクションした"))  # fmt: skip


def inability(g: Grammar) -> None:
    """Add to the rule "item"."""
    cannot = "(can't|cannot|couldn't|doesn't|didn't)( do so| do that| do this|)"
    g.reads(
        "who-cannot",
        WhoCannot(hole("v")),
        en=f"(a|each|any) player who {cannot} {{v:vps-list}}( instead|)",
        ja=f"{_CANNOT_JA}(各|)プレイヤーは(、|)(代わりに|)(、|){{v:chain}}",
    )
    g.add("item", build=lambda w: (w,), en="{w:who-cannot}", ja="{w:who-cannot}")
    who = "(each|any|every|a) player (who|that)"
    ja_who = "(各|)プレイヤーは(|、){v:chain}"
    g.add("item", build=partial(_did, verb=""), en=f"{who} (did|does|did so|does so) {{v:vps-list}}",
          ja=f"(そうした|それを行った){ja_who}")  # fmt: skip
    for verb, en, ja in _STANCES:
        g.add(
            "item",
            build=partial(_did, verb=verb),
            en=f"{who} {en}(| one| a UNIT)(| this way) {{v:vps-list}}",
            ja=f"(これにより|この方法で|)(UNITを|){ja}{ja_who}",
        )


def _did(v: Any, verb: str) -> Any:
    return (WhoDid(v, verb),)


def unable(done: Sequence[Any], mine: tuple[Any, ...], theirs: tuple[Any, ...]) -> list[Any]:
    """The sentence before, and first what becomes of each player who cannot do it. Raises :class:`LinkError`."""
    first = done[0] if done else None
    if not isinstance(first, Choose) or first.chooser != "each" or first.total is not None or first.alike:
        raise LinkError("nothing stands before that each player has to do", _WORDS)
    if (first.least, first.most) != (1, 1) or secretive(first.filter):  # of several some may be there
        raise LinkError("nothing tells who cannot do it", _WORDS)
    ways = (("you", mine), ("opponent", theirs))
    none = [If(Compare(Count(replace(first.filter, whose=who)), "=", 0), do) for who, do in ways]
    return [*none, *done]


def able(done: Sequence[Any], clause: WhoDid) -> By:
    """What is said of each player who has done it, after it was done. Raises :class:`LinkError`."""
    first, last = (done[0], done[-1]) if len(done) == 2 else (None, None)
    if not isinstance(first, Choose) or not isinstance(last, Do) or last.who != first.register:
        raise LinkError("nothing tells who did that", _WORDS)
    stays = last.verb in [verb for verb, _, _ in _STANCES] and clause.verb in ("", last.verb)
    own = first.filter.whose == "you"  # of another player's UNIT nothing tells later who of both did it
    if first.chooser != "each" or (first.least, first.most) != (1, 1) or not stays or not own:
        raise LinkError("nothing tells who did that", _WORDS)
    theirs = Filter(whose="you", types=first.filter.types, among=f"{DONE_TO}{last.verb}")
    return By(Whoever(Compare(Count(theirs), ">=", 1)), clause.do)
