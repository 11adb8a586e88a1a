"""What players do: draw, discard, bond, CP and EP, plan, pay; rules for a player."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import half
from engine.text.grammar.amount.referring import UpTo, scale, unscale
from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ANY, SUBJECT, Pick, PickClause, Top
from engine.trails.tree import (
    Alikes,
    Bond,
    Count,
    CountOrgs,
    Discard,
    Do,
    Draw,
    Filter,
    Gain,
    Neg,
    PayEP,
    Plan,
    PlayerRule,
    PlayerStat,
    Put,
    Share,
    Size,
    Stat,
    Sum,
    Times,
    Total,
    X,
)
from engine.trails.tree.reads import replace

_N = hole("n")


def _minus(n: Any) -> Any:
    return X(-n.each) if isinstance(n, X) else -n


def _less(amount: Any) -> Any:
    """Losing what an amount comes to."""
    if isinstance(amount, (Alikes, Count, CountOrgs, Size, Share, Times)):
        return replace(amount, each=-amount.each)
    return Neg(amount)


def _half_bond(a: Any, up: bool, sign: int) -> Any:
    """Half of an amount, with its rounding in a sentence of its own."""
    share = half(a, up)
    return Bond(SUBJECT, share if sign > 0 else _less(share))


def _less_match(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Bond) or value.player != SUBJECT:
        return None
    amount: Any = value.amount
    if isinstance(amount, Neg):
        return {"a": amount.amount}
    counted = isinstance(amount, (Alikes, Count, CountOrgs, Size, Share, Times)) and amount.each < 0
    return {"a": replace(amount, each=-amount.each)} if counted else None


def _half_won(value: Any) -> dict[str, Any] | None:
    """One number, or half of something, rounded up, or of one number: no "for every two"."""
    if not isinstance(value, Bond) or value.player != SUBJECT:
        return None
    if isinstance(value.amount, (Stat, PlayerStat, Total)):
        return {"a": value.amount}
    if not isinstance(value.amount, Share):
        return None
    whole = isinstance(value.amount.amount, (Sum, Stat, PlayerStat, Total)) and value.amount.each == 1
    return {"a": value.amount} if whole else None


def _lost(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Bond) or value.player != SUBJECT:
        return None
    amount = value.amount
    if isinstance(amount, X):
        return {"n": X(-amount.each)} if amount.each < 0 else None
    return {"n": -amount} if isinstance(amount, int) and amount < 0 else None


def _won(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Bond) or value.player != SUBJECT:
        return None
    amount = value.amount
    fits = (isinstance(amount, X) and amount.each > 0) or (isinstance(amount, int) and amount >= 0)
    return {"n": amount} if fits else None


def scaled(v: Any, f: Any) -> Any:
    """The instruction "for each" object of a filter."""
    if isinstance(v, (Draw, Discard, Bond, Gain, Plan)):
        if not isinstance(v.amount, int) or v.amount == 0:
            return REJECT
        amount = scale(v.amount, f, _unit(v))
        if amount is REJECT:
            return REJECT
        if isinstance(v, Plan):
            return Plan(amount, v.player)
        if isinstance(v, Gain):
            return Gain(v.what, v.player, amount)
        if isinstance(v, Discard):
            return Discard(v.player, amount, v.how)
        return type(v)(v.player, amount)
    if isinstance(v, PickClause):
        pick = _so_many(v.pick, f)
        return REJECT if pick is REJECT else PickClause(pick)
    top: Any = v.who if isinstance(v, (Do, Put)) else None
    if isinstance(top, Top):
        return replace(v, who=replace(top, amount=scale(top.amount, f))) if isinstance(top.amount, int) else REJECT
    if isinstance(v, (Do, Put)):
        pick = _so_many(v.who, f)
        return REJECT if pick is REJECT else replace(v, who=pick)
    return REJECT


def _unit(instruction: Any) -> str:
    """Of what an instruction gives or takes so many."""
    if isinstance(instruction, Bond):
        return "bond"
    return "cards" if isinstance(instruction, (Draw, Discard)) else ""


def _so_many(pick: Any, f: Any) -> Any:
    """One for each is as many as there are of those: none is chosen twice."""
    plain = isinstance(pick, Pick) and pick.least == pick.most and isinstance(pick.most, int) and not pick.alike
    if not plain or pick.total is not None or pick.most == ANY:
        return REJECT
    amount = scale(pick.most, f)
    return REJECT if amount is REJECT else replace(pick, least=amount, most=amount)


def unscaled(instruction: Any) -> dict[str, Any] | None:
    """The plain instruction and what it is done for each of."""
    if not isinstance(instruction, (Draw, Discard, Bond, Gain, Plan)):
        return None
    found = unscale((instruction.amount,))
    if found is None:
        return None
    f, (amount,) = found
    if isinstance(f, UpTo) and abs(amount) > 1:
        f = replace(f, unit=_unit(instruction))
    if isinstance(instruction, Plan):
        return {"v": Plan(amount, instruction.player), "f": f}
    if isinstance(instruction, Gain):
        return {"v": Gain(instruction.what, instruction.player, amount), "f": f}
    if isinstance(instruction, Discard):
        return {"v": Discard(instruction.player, amount, instruction.how), "f": f}
    return {"v": type(instruction)(instruction.player, amount), "f": f}


def _discarded(owner: str, how: str) -> tuple[str, ...]:
    return (
        f"{owner}手札を{how}{{n:cards}}捨てる",
        f"{owner}手札のカードを{how}{{n:cards}}捨てる",
        f"{owner}手札から(カードを|){how}{{n:cards}}捨てる",
        f"{owner}手札{{n:cards}}を{how}捨てる",
        f"{{n:cards-eq}}{owner}手札を{how}捨てる",
    )


def actions(g: Grammar) -> None:
    """Verbs of players; the subject is filled in by the sentence."""
    verb(
        g,
        Draw(SUBJECT, _N),
        en=("draw {n:cards}",),
        ja=("カードを{n:cards}引く", "{n:cards}(の|)カードを引く", "カード{n:cards}を引く"),
    )
    for how, en, ja in (("choose", "", ""), ("random", " at random", "無作為に")):
        verb(
            g,
            Discard(SUBJECT, _N, how),
            en=(
                f"discard {{n:cards}}{en}",
                f"discard {{n:cards}} from (your|their) hand{en}",
                f"choose and discard {{n:cards}}{en}",
            ),
            ja=_discarded("(|自身の)", ja),
        )
    # "相手はあなたの手札を...": whose hand it is does not depend on who does it; of chosen cards see verbs_objects
    hand = Count(Filter(zone="hand", whose=SUBJECT))
    verb(
        g,
        Discard(SUBJECT, hand),
        match=lambda v: {} if isinstance(v, Discard) and v.player == SUBJECT and v.amount in (hand, 99) else None,
        en=(
            "discard (your|their) hand",
            "discard (their|your) hands",
            "discard all cards in (your|their) hand",
            "discard all cards from (your|their) hand",
        ),
        ja=("(|自身の)手札をすべて捨てる", "(|自身の)すべての手札を捨てる", "(|自身の)手札のカードをすべて捨てる",
            "(|自身の)手札を捨てる"),
    )  # fmt: skip
    verb(
        g,
        Discard("you", Count(Filter(zone="hand", whose="you"))),
        match=lambda v: None,
        ja=("あなたの手札を(すべて|)捨てる", "あなたのすべての手札を捨てる", "あなたの手札のカードをすべて捨てる"),
    )
    for what in ("cp", "ep"):
        name = what.upper()
        verb(g, Gain(what, SUBJECT, _N), en=(f"add {{n:num}} {name}( to your pool|)",), match=lambda v: None)
    verb(
        g,
        build=lambda n: Bond(SUBJECT, n),
        match=_won,
        en=("gain {n:num} bond(|s)",),
        ja=("絆を{n:num}点得る", "{n:num}点の絆を得る", "絆を{n:num}得る"),
    )
    verb(
        g,
        build=lambda n: Bond(SUBJECT, _minus(n)),
        match=_lost,
        en=("lose {n:num} bond(|s)",),
        ja=("絆を{n:num}点失う", "{n:num}点の絆を失う", "絆を{n:num}失う"),
    )
    verb(
        g,
        build=lambda a: Bond(SUBJECT, a),
        match=_half_won,
        en=("gain bond(|s) equal to {a:worked}", "gain that (much|many) bond(|s) plus {a:worked}"),
        ja=(
            "{a:worked-eq}に等しい(点数の|点の|)絆を得る",
            "{a:worked-eq}と同じ(点数の|点の|)絆を得る",
            "{a:worked-eq}に等しい点数の絆を得る",
        ),
    )
    for raised, rounded in ((False, "切り捨てる"), (True, "切り上げる")):
        for sign, done in ((1, "得る"), (-1, "失う")):
            g.add(
                "vp",
                build=partial(_half_bond, up=raised, sign=sign),
                ja=f"{{a:amount}}の半分に等しい(点数の|点の|)絆を{done}。端数は{rounded}",
            )
    verb(
        g,
        build=lambda a: Bond(SUBJECT, _less(a)),
        match=_less_match,
        en=("lose bond(|s) equal to {a:worked}",),
        ja=(
            "{a:worked-eq}に等しい(点数の|点の|)絆を失う",
            "{a:worked-eq}と同じ(点数の|点の|)絆を失う",
            "{a:worked-eq}に等しい点数の絆を失う",
        ),
    )
    for what in ("cp", "ep"):
        up = what.upper()
        verb(g, Gain(what, SUBJECT, _N), en=(f"gain {{n:num}} (|additional |more |extra ){up}",),
             ja=(f"{{n:num}}{up}(を|)得る", f"(追加で|さらに)(、|){{n:num}}{up}(を|)得る"))  # fmt: skip
    verb(
        g,
        Plan(_N, SUBJECT),
        en=("plan {n:num}",),
        ja=("計画{n:num}", "計画{n:num}をする", "計画{n:num}を行う", "計画{n:num}する"),
    )
    verb(g, PayEP(_N), en=("pay {n:num} EP",), ja=("{n:num}EP(|を)支払う",))
    verb(g, PayEP(_N, "cp"), en=("pay {n:num} CP",), ja=("{n:num}CP(|を)支払う",))
    for what, word in (("ep", "EP"), ("cp", "CP")):
        verb(
            g,
            PayEP(hole("a"), what),
            en=(f"pay {word} equal to {{a:worked}}", f"pay an amount of {word} equal to {{a:worked}}"),
            ja=(
                f"{{a:worked}}(に等しい|と同じ|と同じ数の|と等しい数の|に等しい数の|分の|と同じだけの){word}(を|)支払う",
            ),
        )
    for name in ("vp", "vps", "vpt"):
        g.add(
            f"{name}x",
            hole("v"),
            en=(f"{{v:{name}}}", f"also {{v:{name}}}"),
            ja=f"{{v:{name}}}",
            match=lambda v: {"v": v},
        )
        g.add(f"{name}x", build=scaled, match=unscaled, en=f"{{v:{name}}}{{f:per}}", ja=f"{{f:per}}{{v:{name}}}")
    _player_rules(g)


_RULES = (  # rule, English base, English third person, Japanese
    ("no stun damage", "don't take stun damage", "doesn't take stun damage", "スタンダメージを受けない"),
)


def _player_rules(g: Grammar) -> None:
    for rule, base, third, ja in _RULES:
        for player, en, subject in (
            ("you", f"you {base}", "あなたは"),
            ("opponent", f"your opponent {third}", "相手は"),
            ("each", f"players {base}", "各プレイヤーは"),
        ):
            shape = PlayerRule(rule, player, hole("u"))
            g.add(
                "player-rule",
                shape,
                en=(
                    f"{en}{{u:until}}",
                    f"{_long(en)}{{u:until}}",
                    f"{_none(en)}{{u:until}}",
                    *((f"{_none(base)}{{u:until}}",) if player == "you" else ()),
                ),
                ja=(f"{{u:until-c}}{subject}{ja}", f"{subject}{{u:until}}{ja}", f"{{u:until}}{subject}{ja}"),
            )


def _long(english: str) -> str:
    return english.replace("don't", "do not").replace("doesn't", "does not")


def _none(english: str) -> str:
    return english.replace("don't take stun", "take no stun").replace("doesn't take stun", "takes no stun")
