"""What players choose, at random too, and name (1312, 104.5). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import ANY, SUBJECT, LinkError, Pick, Ref
from engine.trails.tree import (
    MOST_NAMED,
    NAMED,
    NAMED_TYPE,
    THAT_PLAYER,
    ChoosePlayer,
    Compare,
    Count,
    Filter,
    Is,
    Look,
    NameCard,
    Named,
    NameNumber,
    NameType,
    Not,
)
from engine.trails.tree.reads import parts_in, replace, speaks_of


def choice(g: Grammar) -> None:
    """Add to the verb phrases. What is said of "that player" stands in the topics of players."""
    verb(
        g,
        ChoosePlayer(),
        en=("choose a player", "choose (one|1|either) player", "select (a|one) player", "choose one of the players"),
        ja=(
            "プレイヤーを1人選ぶ",
            "プレイヤー1人を選ぶ",
            "プレイヤーを1人選択する",
            "いずれかのプレイヤーを(1人|)選ぶ",
        ),
    )
    g.reads("player3", THAT_PLAYER, en="the chosen player", ja="選(んだ|ばれた)プレイヤー(は|が)(、|)")
    hand = Filter(zone="hand", whose=THAT_PLAYER)
    verb(g, Look(hand), en=("look at that player's hand",), ja=("そのプレイヤーの手札を(すべて|)見る",))
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下")):
        g.add(
            "cond",
            build=partial(_counted, op=op),
            match=partial(_match, op=op),
            en=f"that player controls {{n:numw}} {en} {{f:nps}}",
            ja=(f"そのプレイヤーの場に{{f:np}}が{{m:cnt}}{ja}(いる|ある)",
                f"そのプレイヤーが{{f:np}}を{{m:cnt}}{ja}コントロールしている"),
        )  # fmt: skip
    g.add("cond", build=partial(_counted, op=">=", n=1), match=partial(_match, op=">=", one=True),
          en="that player controls {f:a-np}", ja="そのプレイヤーの場に{f:np}が(いる|ある)")  # fmt: skip
    g.add("cond", build=partial(_counted, op="=", n=0), match=partial(_match, op="=", one=True),
          en="that player controls no {f:nps}", ja="そのプレイヤーの場に{f:np}が(いない|ない)")  # fmt: skip


def _counted(f: Filter, op: str, n: Any = None, m: Any = None) -> Any:
    """So many that the player controls."""
    number = m[1] if n is None else n
    if f.whose != "any" or f.zone not in ("field", "homebase") or (f.zone == "homebase" and f.types != ("BASE",)):
        return REJECT
    return Compare(Count(replace(f, whose=THAT_PLAYER)), op, number)


def _match(v: Any, op: str, one: bool = False) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or not isinstance(v.left, Count) or v.op != op or v.left.each != 1:
        return None
    f, number = v.left.of, v.right
    if f.whose != THAT_PLAYER or f.zone not in ("field", "homebase") or not isinstance(number, int):
        return None
    if one is not (number == (1 if op == ">=" else 0)):
        return None
    return {"f": replace(f, whose="any"), "n": number, "m": (number, number, counter(f))}


RANDOM = "random"


def random_choice(g: Grammar) -> None:
    """Add to the rule "obj"."""
    how = "(無作為に|ランダムに)"
    forms = (
        f"{{f:np}}を{how}{{m:measure}}(|、)",
        f"{how}{{f:np}}を{{m:measure}}(|、)",
        f"{how}(|選んだ|選ばれた){{f:np}}{{m:measure}}を",
        f"{{f:np}}{{m:measure}}を{how}",
    )
    g.add("obj", build=_several, ja=forms)
    g.add("obj", build=_several, match=_many, ja=forms[0], says=True)
    g.add("obj", build=lambda f: _picked(f, 1), en=("{f:a-np} at random", "a random {f:np}"))
    g.add("obj", build=_picked,
          en=("{n:numw} {f:nps} at random", "{n:numw} random {f:nps}"))  # fmt: skip
    g.add("obj", build=_several, match=_one, en="{f:a-np} at random", says=True)
    g.add("obj", build=_several, match=_many, en="{n:numw} {f:nps} at random", says=True)


def _picked(f: Filter, n: Any) -> Any:
    """So many of them, and no fewer: nobody could choose how many."""
    if n == ANY or f.zone in ("deck", "standby") or f.among:
        return REJECT
    return Pick(f, n, n, RANDOM)


def _several(f: Filter, m: Any) -> Any:
    return _picked(f, m[1]) if m[0] == m[1] else REJECT


def _many(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Pick) and v.chooser == RANDOM and v.total is None
    return {"f": v.filter, "n": v.most, "m": (v.most, v.most, counter(v.filter))} if fits else None


def _one(v: Any) -> Mapping[str, Any] | None:
    return _many(v) if isinstance(v, Pick) and v.most == 1 else None


_ACTS = ("宣言する", "指定する", "言う", "選ぶ", "選択する")
_NUMBERS_JA = ("数字", "数", "数値")


def naming(g: Grammar) -> None:
    """Add to the verbs and to the rules "amount" and "cond". Nouns have it from
    :mod:`engine.text.grammar.noun.states`."""
    verb(
        g,
        NameCard(SUBJECT),
        match=lambda v: {} if v == NameCard(SUBJECT) else None,
        en=("name a card", "(name|declare|choose|state|say) a card name", "(name|declare) (a|one) card",
            "choose the name of a card", "name a card's name"),
        ja=tuple(f"カード名を{one}{act}" for one in ("1つ", "") for act in _ACTS),
    )  # fmt: skip
    verb(
        g,
        NameNumber(SUBJECT),
        match=partial(_ends, least=0, most=MOST_NAMED),
        en=("name a number", "(choose|declare|state|say|pick) (a|any) number"),
        ja=tuple(f"{what}を{one}{act}" for what in _NUMBERS_JA for one in ("1つ", "") for act in _ACTS),
    )  # fmt: skip
    act = "(name|choose|declare|state|say|pick) (a|any) number"
    one_ja = tuple(f"{what}を{one}{act_ja}" for what in _NUMBERS_JA for one in ("1つ", "") for act_ja in _ACTS)
    verb(
        g,
        build=_between,
        match=partial(_ends, least=None, most=None),
        en=(f"{act} (from|between) {{a:num}} (to|and|through|-|–) {{b:num}}(| inclusive)",
            f"{act} from {{a:num}} up to {{b:num}}"),
        ja=tuple(f"{{a:num}}{to}{{b:num}}{of}{rest}"
                 for to, of in (("から", "までの"), ("から", "の"), ("以上", "以下の"), ("~", "の"), ("〜", "の"))
                 for rest in one_ja),
    )  # fmt: skip
    verb(
        g,
        build=lambda b: _between(0, b),
        match=partial(_ends, least=0, most=None),
        en=(f"{act} (that is |of |){{b:num}} or (less|lower)", f"{act} (up to|no greater than) {{b:num}}"),
        ja=tuple(f"{{b:num}}{of}{rest}" for of in ("以下の", "までの") for rest in one_ja),
    )
    verb(
        g,
        build=lambda a: _between(a, MOST_NAMED),
        match=partial(_ends, least=None, most=MOST_NAMED),
        en=(f"{act} (that is |of |){{a:num}} or (more|greater|higher)",),
        ja=tuple(f"{{a:num}}以上の{rest}" for rest in one_ja),
    )
    kinds = ("カードの種類", "カードタイプ", "カードのタイプ", "種類", "タイプ")
    verb(
        g,
        NameType(SUBJECT),
        match=lambda v: {} if v == NameType(SUBJECT) else None,
        en=("name a card type", "(name|choose|declare|state|say) a (card type|type of card|type)"),
        ja=tuple(f"{what}を{one}{act_ja}" for what in kinds for one in ("1つ", "") for act_ja in _ACTS),
    )
    g.add("amount", Named(), en="(that|the named|the chosen|the declared) number",
          ja="(宣言|指定|選択)した(数字|数値|数)")  # fmt: skip
    it: Any = Ref("it")
    known = len(g.rule("cond").productions)
    asked = Is(it, Filter(named=f"~{NAMED}"))
    g.add("cond", asked, en="(it is|it's) the (named|chosen|declared) card",
          ja="それが(宣言した|指定した|選んだ|その)カード名を持つ")  # fmt: skip
    g.reads("cond", asked, en=(
        "(it|that card) (has|had) (that|the named|the chosen|the declared) (name|card name)",
        "that card is the (named|chosen|declared) card",
        "its name is the (named|chosen|declared) (one|name)",
    ), ja=(
        "それが(宣言した|指定した|選んだ)カード(である|だった|)",
        "(それ|そのカード)の(カード名|名前)が(宣言した|指定した|選んだ)(カード名|名前|もの)(である|だった|)",
        "それが(宣言した|指定した|選んだ|その)(カード名|名前)(である|だった|のカード|のカードである|のカードだった)",
        "そのカードが(宣言した|指定した|選んだ|その)(カード名|名前)(である|だった|のカード|のカードである|のカードだった|を持つ)",
    ))  # fmt: skip
    typed = Is(it, Filter(named=f"~{NAMED_TYPE}"))
    that = "(that|the named|the chosen|the declared|the same)"
    g.add(
        "cond", typed, en="it (has|is of) (that|the named|the chosen|the declared) type", ja="それが宣言した種類である"
    )
    g.reads("cond", typed, en=(
        f"(it|that card) (has|had|is of|was of|is a card of) {that} (card type|type)",
        f"(it's|it is|that card is) (a card |)(of |){that} (card type|type)",
        f"its (card type|type) is {that} (one|type|card type)",
    ), ja=tuple(
        f"(それ|そのカード)が(宣言した|指定した|選んだ|その)(カードの|カード|)(種類|タイプ){end}"
        for end in ("(である|だった|)", "の(カード|もの)(である|だった|)", "を持つ")
    ))  # fmt: skip
    g.add("cond", Not(typed), en="it (doesn't have|isn't of) (that|the named|the chosen|the declared) type",
          ja="それが宣言した種類でない")  # fmt: skip
    g.reads("cond", Not(typed), en=(
        f"(it|that card) (doesn't have|does not have|isn't of|is not of|isn't|is not|isn't a card of) {that} "
        "(card type|type)",
        f"it's not (a card |)(of |){that} (card type|type)",
    ), ja=tuple(
        f"(それ|そのカード)が(宣言した|指定した|選んだ|その)(カードの|カード|)(種類|タイプ){end}"
        for end in ("(ではない|でない|でなかった)", "の(カード|もの)(ではない|でない|でなかった)", "を持たない")
    ))  # fmt: skip
    conds = g.rule("cond").productions
    conds[:0] = [conds.pop() for _ in conds[known:]]  # printed so, and not as a card of a kind


def _between(a: Any, b: Any) -> Any:
    """A number within limits, of which there are several."""
    plain = isinstance(a, int) and isinstance(b, int) and 0 <= a < b <= MOST_NAMED
    return NameNumber(SUBJECT, a, b) if plain else REJECT


def _ends(v: Any, least: int | None, most: int | None) -> Mapping[str, Any] | None:
    """The limits of a number, where they are printed so."""
    if not isinstance(v, NameNumber) or v.player != SUBJECT or (least is not None and v.least != least):
        return None
    if (most is not None and v.most != most) or (most is None and v.most == MOST_NAMED):
        return None
    return None if least is None and v.least == 0 and most is not None else {"a": v.least, "b": v.most}


#: Instructions with which something is named.
NAMES = frozenset((NameCard, NameNumber, NameType))


def sound(do: tuple[Any, ...], targets: tuple[Any, ...], x: Any) -> None:
    """What is said of something that was named comes after it was named. Raises :class:`LinkError`."""
    for what, act in ((NAMED, NameCard), (NAMED_TYPE, NameType), (Named(), NameNumber)):
        if any(speaks_of(one, what) for one in (*targets, x) if one is not None):
            raise LinkError("what is named is not known when targets are chosen", _WORDS)
        first = next((at for at, node in enumerate(do) if speaks_of((node,), what)), None)
        if first is not None and not any(_has(node, act) for node in do[: first + 1]):
            raise LinkError("nothing was named", _WORDS)


def _has(node: Any, kind: type) -> bool:
    """Whether a piece of tree holds an instruction of a class."""
    if isinstance(node, tuple):
        return any(_has(part, kind) for part in node)
    return isinstance(node, kind) or any(_has(part, kind) for part in parts_in(node.__class__)(node))


_WORDS = r"\bthat (?:name|number|type)|\bthe (?:named|chosen|declared)|宣言した|指定した|その(?:カード名|名前|数)"
