"""Numbers: counts of cards, bonuses, amounts that are worked out."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text import lexicon
from engine.text.kernel import REJECT, Grammar, Parse, Readings, Speaker, hole
from engine.text.modifiers import SEEN
from engine.text.participles import SAID
from engine.text.surface import SUBJECT, Aim, back
from engine.trails.cards import TYPES
from engine.trails.tree import (
    Alikes,
    Capped,
    Count,
    CountOrgs,
    Filter,
    Much,
    Named,
    Neg,
    PlayerStat,
    Share,
    Size,
    Stat,
    Sum,
    Times,
    Total,
    X,
)
from engine.trails.tree_reads import replace

ANY = 99  #: "any number"
_WORDS = "|".join(lexicon.NUMBER_WORDS)
_NUM_EN = re.compile(rf"(?:{_WORDS}|\d+|x)(?![\w])")
_NUM_JA = re.compile(r"\d+|x")
_BONUS = re.compile(r"([+-])(\d*)(x?)/([+-])(\d*)(x?)(?![\w/])")
_BONUS_JA = re.compile(r"([+-])(\d*)(x?)/([+-])(\d*)(x?)(?![a-z0-9/])")
_MEASURE = re.compile(
    r"(最大|最小)?(\d+|x)(つ|枚|体|人|個|種類)(まで|以上)?|任意の(?:数|枚数)(?:の)?|好きな(?:数|枚数)"
)
_BETWEEN = re.compile(r"(\d+)(?:つ|枚|体|人|個)?(か|または|から|~|以上)(\d+)(?:つ|枚|体|人|個)(?:まで|以下)?")
_COUNTER = re.compile(r"(?:1)?(?:つ|枚|体|人|個)?(?=につき|ごとに)")

STATS = {
    "cp": ("CP cost", "CPコスト"),
    "ep": ("EP cost", "EPコスト"),
    "level": ("building level", "創設レベル"),
    "str": ("STR", "STR"),
    "def": ("DEF", "DEF"),
    "arts ep": ("(arts EP cost|arts's EP cost|arts' EP cost|arts cost)", "アーツのEPコスト"),
    "wings": ("(Wings of Light|[Wings of Light])", "(光まとう翼|【光まとう翼】)"),
}


#: What a number may be called besides.
_VALUE = "(|の値|の数値|の数)"

#: What may have been done to things that are counted afterwards.
DONE = "chosen|put there|shuffled|shuffled into your deck|put on the bottom of your deck|played"
DONE_JA = "選んだ|デッキに戻した|置いた|加えた|デッキに加えた|出した|プレイした|デッキに加えて切った"
#: What may have been done to some of them, and to others before: verb, English, Japanese.
REALLY_DONE = (
    ("stun", "stunned", "(スタンした|スタンさせた)"),
    ("destroy", "destroyed", "破壊した"),
    ("ko", "K.O.'d", "(即死させた|即死した)"),
    ("cure", "cured", "(回復した|回復させた)"),
    ("ready", "readied", "レディした"),
    ("action", "actioned", "アクションした"),
    ("face up", "turned face-up", "表向きに(した|なった)"),
    ("face down", "turned face-down", "裏向きに(した|なった)"),
    ("counter", "countered", "(無効にした|打ち消した)"),
)


def number_of(word: str) -> Any:
    """A number in digits or letters, or X."""
    if word == "x":
        return X()
    return int(word) if word.isdigit() else lexicon.NUMBER_WORDS.index(word)


def _num_en(parse: Parse, at: int) -> Readings:
    found = _NUM_EN.match(parse.low, at)
    return ((found.end(), number_of(found.group())),) if found else ()


def _num_ja(parse: Parse, at: int) -> Readings:
    found = _NUM_JA.match(parse.low, at)
    return ((found.end(), number_of(found.group())),) if found else ()


def _say_digits(value: Any, speaker: Speaker) -> str | None:
    if isinstance(value, X) and value.each == 1:
        return "X"
    return str(value) if isinstance(value, int) and value >= 0 else None


def _say_word(value: Any, speaker: Speaker) -> str | None:
    if isinstance(value, int) and value >= 0:
        return lexicon.number_word(value)
    return _say_digits(value, speaker)


def _signed(sign: str, digits: str, x: str) -> Any:
    factor = -1 if sign == "-" else 1
    if x:
        return X(factor * int(digits or 1))
    return factor * int(digits) if digits else None


def _bonus(pattern: re.Pattern[str], parse: Parse, at: int) -> Readings:
    found = pattern.match(parse.low, at)
    if found is None:
        return ()
    sign, digits, x, sign2, digits2, x2 = found.groups()
    strength, defence = _signed(sign, digits, x), _signed(sign2, digits2, x2)
    return () if strength is None or defence is None else ((found.end(), (strength, defence)),)


_STAT = r"(str|atk|def)"
_ONE_WORDY = rf"(?:([+-])(\d+|x) {_STAT}|{_STAT} ?([+-])(\d+|x))"
_WORDY = re.compile(rf"{_ONE_WORDY}(?:(?: and |と|、|/){_ONE_WORDY})?(?![\w/+-])")


def _bonus_words(parse: Parse, at: int) -> Readings:
    """ "+2 STR", "STR +1 and DEF +2": a bonus that names its numbers."""
    found = _WORDY.match(parse.low, at)
    if found is None:
        return ()
    sign, digits, word, word2, sign2, digits2, *rest = found.groups()
    got = {("def" if (word or word2) == "def" else "str"): (sign or sign2, digits or digits2)}
    sign, digits, word, word2, sign2, digits2 = rest
    if word or word2:
        field = "def" if (word or word2) == "def" else "str"
        if field in got:
            return ()
        got[field] = (sign or sign2, digits or digits2)
    plain = {field: _signed(s, "" if n == "x" else n, "x" if n == "x" else "") for field, (s, n) in got.items()}
    return ((found.end(), (plain.get("str", 0), plain.get("def", 0))),)


def _any_bonus(pattern: re.Pattern[str], parse: Parse, at: int) -> Readings:
    return _bonus(pattern, parse, at) or _bonus_words(parse, at)


def _say_bonus(value: Any, speaker: Speaker) -> str | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    minus = any((part.each if isinstance(part, X) else part if isinstance(part, int) else 0) < 0 for part in value)
    out = []
    for part in value:
        if isinstance(part, X):
            size = "X" if abs(part.each) == 1 else f"{abs(part.each)}X"
            out.append(("-" if part.each < 0 else "+") + size)
        elif isinstance(part, int):
            out.append(("-" if part < 0 or (minus and part == 0) else "+") + str(abs(part)))
        else:
            return None
    return "/".join(out)


def _measure(parse: Parse, at: int) -> Readings:
    between = _BETWEEN.match(parse.low, at)
    if between is not None:
        least, joined, last = int(between.group(1)), between.group(2), int(between.group(3))
        return (
            ((between.end(), (least, last, "")),)
            if least < last and (joined not in ("か", "または") or last == least + 1)
            else ()
        )
    found = _MEASURE.match(parse.low, at)
    if found is None:
        return ()
    most, word, _, end = found.groups()
    if word is None:
        return ((found.end(), (0, ANY, "")),)
    number = number_of(word)
    if end == "以上" or most == "最小":
        return ((found.end(), (number, ANY, "")),) if most != "最大" else ()
    return ((found.end(), (0 if most or end == "まで" else number, number, "")),)


def _cnt(parse: Parse, at: int) -> Readings:
    """A number and its counter, nothing else."""
    found = _MEASURE.match(parse.low, at)
    if found is None or found.group(1) or not found.group(2):
        return ()
    return ((found.end(3), (0, number_of(found.group(2)), "")),)


def _say_measure(value: Any, speaker: Speaker) -> str | None:
    least, most, counter = value
    if most == ANY and least == 0:
        return "任意の数"
    if most == ANY:
        return f"{least}{counter}以上"
    number = _say_digits(most, speaker)
    if number is None:
        return None
    if least == most:
        return f"{number}{counter}"
    if least == 0:
        return f"最大{number}{counter}まで"
    between = isinstance(least, int) and isinstance(most, int) and 0 < least < most
    return f"{least}{counter}{'か' if most == least + 1 else 'から'}{most}{counter}" if between else None


def counter(f: Filter) -> str:
    """The Japanese counter for objects of a filter."""
    there = (f.zone == "field" and f.among != SEEN) or f.among in ("crew", "~crew")
    if not there or set(f.types) & {"BASE", "EVENT"} or not (f.types or f.orgs or f.names or f.subnames or f.either):
        return "枚"
    return "つ"


def _counter(parse: Parse, at: int) -> Readings:
    found = _COUNTER.match(parse.low, at)
    return ((found.end(), ""),) if found else ()


@frozen
class UpTo:
    """What something is done for each of, and the most that comes of it: a number, or the two of a bonus. unit: of what
    it is so many, "" if that is not said: "bond", "cards", "things"."""

    of: Any
    most: Any
    unit: str = ""


def scale(amount: Any, per: Any, unit: str = "") -> Any:
    """``amount`` for each object of a filter, or for each of another amount; ``REJECT`` where it is not clear what a
    limit is one of: how much comes of it, or how many are counted. unit: of what the amount is so many."""
    if not isinstance(amount, int) or not amount:
        return amount
    if isinstance(per, UpTo):
        most = per.most
        plain = abs(amount) == 1 or (per.unit != "" and per.unit == unit)
        if not isinstance(most, int) or most < abs(amount) or not plain:
            return REJECT
        return Capped(scale(amount, per.of), most if amount > 0 else -most)
    return Count(per, amount) if isinstance(per, Filter) else replace(per, each=amount)


def scale_bonus(bonus: tuple[int, ...], per: Any) -> Any:
    """Both numbers of a bonus for each of something; ``REJECT`` if a limit does not fit them."""
    if not isinstance(per, UpTo):
        return tuple(scale(part, per) for part in bonus)
    limits = per.most if isinstance(per.most, tuple) else tuple(per.most * part for part in bonus)
    if not isinstance(per.most, tuple) and any(abs(part) > 1 for part in bonus):
        return REJECT
    if any((part == 0) is not (most == 0) or part * most < 0 for part, most in zip(bonus, limits, strict=True)):
        return REJECT
    return tuple(Capped(scale(part, per.of), most) if part else 0 for part, most in zip(bonus, limits, strict=True))


def _uncapped(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """As :func:`unscale`, of amounts that all have a limit."""
    if any(not isinstance(amount, Capped) and amount != 0 for amount in amounts):
        return None
    found = unscale(tuple(amount.amount if isinstance(amount, Capped) else 0 for amount in amounts))
    if found is None or isinstance(found[0], UpTo):
        return None
    limits = tuple(amount.most if isinstance(amount, Capped) else 0 for amount in amounts)
    if any(part * most < 0 or abs(part) > abs(most) for part, most in zip(found[1], limits, strict=True)):
        return None
    return UpTo(found[0], limits if len(limits) > 1 else abs(limits[0])), found[1]


def unscale(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """What all amounts count one by one (a filter, or an amount), and the plain numbers; None if there is no such."""
    if any(isinstance(amount, Capped) for amount in amounts):
        return _uncapped(amounts)
    kinds = (Alikes, Count, CountOrgs, Size, Share, Times)
    pers = {replace(amount, each=1) for amount in amounts if isinstance(amount, kinds)}
    if len(pers) != 1 or any(not isinstance(amount, kinds) and amount != 0 for amount in amounts):
        return None
    if any(isinstance(amount, kinds) and amount.each == 0 for amount in amounts):
        return None
    (per,) = pers
    plain = tuple(amount.each if isinstance(amount, kinds) else 0 for amount in amounts)
    return per.of if isinstance(per, Count) else per, plain


def _worked(value: Any) -> bool:
    return isinstance(
        value, (Alikes, Count, CountOrgs, Size, Share, Stat, Times, Total, PlayerStat, Sum, Much, Named, Capped)
    )


def _aimed(f: Any, field: str) -> Any:
    return Stat(field, Aim(f))  # type: ignore[arg-type]


def _aimed_match(v: Any, field: str) -> dict[str, Any] | None:
    aim: Any = v.of if isinstance(v, Stat) else None
    fits = isinstance(aim, Aim) and v.field == field and (aim.least, aim.most, aim.filter.scope) == (1, 1, "all")
    return {"f": aim.filter} if fits else None


def summed(parts: tuple[Any, ...]) -> Sum:
    """A sum, in which plain numbers come last: in either language they may come first."""
    return Sum(tuple(sorted(parts, key=lambda part: isinstance(part, int))))


def half(a: Any, up: bool) -> Any:
    """Half of an amount, rounded. Where a text does not say how, nothing in the books does."""
    return Share(Sum((a, 1)), 2) if up else Share(a, 2)


def _half_match(v: Any, up: bool) -> dict[str, Any] | None:
    if not isinstance(v, Share) or v.by != 2 or v.each != 1:
        return None
    inner: Any = v.amount
    raised = isinstance(inner, Sum) and len(inner.parts) == 2 and inner.parts[1] == 1
    if raised is not up:
        return None
    return {"a": inner.parts[0] if up else inner}


def _times(a: Any, n: int) -> Any:
    """Twice as many; a number of a card or player is added to itself."""
    if isinstance(a, (Alikes, Count, CountOrgs, Size, Share, Times, Total)):
        return replace(a, each=a.each * n)
    return REJECT if isinstance(a, Sum) else Sum((a,) * n)


def _this_way(v: Any, kind: str) -> dict[str, Any] | None:
    return {"d": v.done, "way": ""} if isinstance(v, Size) and v == Size(back(f"way {kind}"), done=v.done) else None


#: What is done to things that stay on the field, where Japanese counts them otherwise than cards.
_STAYING = frozenset(("stun", "cure", "ready", "action"))


def stays(v: Any, kind: str) -> dict[str, Any] | None:
    """Those of a kind to which something was done and that are still on the field."""
    return _this_way(v, kind) if kind in ("UNIT", "ITEM") and getattr(v, "done", "") in _STAYING else None


def _meant_by(v: Any, word: str) -> dict[str, Any] | None:
    return {} if v == word else None


def _orgs_on(v: Any, this: bool) -> dict[str, Any] | None:
    fits = isinstance(v, CountOrgs) and v.each == 1 and not isinstance(v.of, Filter) and (v.of == "this") is this
    return {"r": v.of} if fits else None


def _fewer(v: Any) -> dict[str, Any] | None:
    """So many less than there were before."""
    fits = isinstance(v, Sum) and len(v.parts) == 2 and v.parts[0] == Size(back("them"))
    less = v.parts[1] if fits else None
    return {"n": less.amount} if isinstance(less, Neg) and isinstance(less.amount, int) else None


def add(g: Grammar) -> None:
    """Rules: num (digits), numw (words), bonus, measure, ctr, cards, amount (worked out)."""
    for name, say in (("num", _say_digits), ("numw", _say_word)):
        g.custom(name, "en", _num_en, say, "0123456789xotfsenz")
        g.custom(name, "ja", _num_ja, _say_digits, "0123456789x")
    for lang, pattern in (("en", _BONUS), ("ja", _BONUS_JA)):
        g.custom(
            "bonus",
            lang,
            partial(_any_bonus, pattern),
            _say_bonus,
            lambda pair: pair[0] in "+-" or pair in ("st", "at", "de"),
        )
    g.custom("measure", "ja", _measure, _say_measure, "最0123456789x任好")
    g.custom("measure", "en", lambda parse, at: (), lambda value, speaker: None, "")
    g.custom("cnt", "ja", _cnt, lambda v, speaker: f"{v[1]}{v[2]}", "0123456789x")
    g.custom("cnt", "en", lambda parse, at: (), None, "")
    g.custom("ctr", "ja", _counter, lambda value, speaker: f"1{value}", "1つ枚体")
    g.custom("ctr", "en", lambda parse, at: (), lambda value, speaker: None, "")
    # "a card", "two cards"; Japanese 1枚
    g.add("cards", 1, en="(a|one|1) card", ja="1枚")
    g.add(
        "cards",
        hole("n"),
        en="{n:numw} cards",
        ja="{n:num}枚",
        match=lambda v: {"n": v} if isinstance(v, (int, X)) else None,
    )
    g.add(
        "cards",
        Size(hole("r")),
        en=("that many cards", "the same number of cards"),
        ja=(
            "同じ枚数",
            "同じ枚数の",
            "(その枚数|それ|それら)(と同じ|に等しい)枚数(|の)",
            "その枚数",
            "その数だけ",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数(|と同じ枚数|に等しい枚数)(|の)",
            "その枚数分",
        ),
        build=lambda: Size(back("them")),
        match=lambda v: {} if v in (Size(back("them")), Size(back("it"))) else None,
    )
    g.add(
        "cards",
        build=lambda n: Sum((Size(back("them")), n)) if isinstance(n, int) else REJECT,
        match=lambda v: (
            {"n": v.parts[1]} if isinstance(v, Sum) and len(v.parts) == 2 and v.parts[0] == Size(back("them")) else None
        ),
        en=("that many cards plus {n:numw}", "that many plus {n:numw} cards", "{n:numw} more cards than that"),
        ja=(
            "その枚数に{n:num}を加えた枚数(|の)",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数に{n:num}を加えた枚数(|の)",
            "その枚数(+|プラス){n:num}枚(|の)",
            "その枚数より{n:num}枚多い(|枚数の)",
        ),
    )
    g.add(
        "cards",
        build=lambda n: Sum((Size(back("them")), Neg(n))) if isinstance(n, int) and n > 0 else REJECT,
        match=_fewer,
        en=("that many cards minus {n:numw}", "that many minus {n:numw} cards", "{n:numw} fewer cards than that",
            "{n:numw} (fewer card|less cards) than that"),
        ja=("その枚数より{n:num}枚少ない(|枚数の)", "その枚数から{n:num}を引いた枚数(|の)",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数より{n:num}枚少ない(|枚数の)", "その枚数-{n:num}枚(|の)"),
    )  # fmt: skip
    g.add("cards", hole("a"), en="{a:cards-eq}", ja="{a:cards-eq}", match=lambda v: None)
    g.add(
        "cards-eq",
        hole("a"),
        en="cards equal to {a:worked}",
        ja="{a:worked}(に等しい|と同じ)枚数(|の)",
        match=lambda v: None,
    )
    g.add("worked-eq", hole("a"), en="{a:worked}", ja="{a:worked}", match=lambda v: {"a": v})
    for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        g.add(
            "amount",
            Count(Filter(zone="hand", whose=whose)),
            en=f"the number of cards in {your} hand",
            ja=f"{owner}手札の枚数",
        )
    g.add(
        "amount",
        Count(hole("f")),
        match=lambda v: {"f": v.of} if isinstance(v, Count) and v.each == 1 else None,
        en="the number of {f:nps}",
        ja="{f:np}(の数|の枚数)",
    )
    g.add(
        "amount",
        CountOrgs(hole("f")),
        en=(
            "the number of (different |)organizations (among|of|on) {f:nps}",
            "the number of (different |)organizations {f:nps} (have|has)",
        ),
        ja=("{f:np}が持つ組織の(種類の|)数", "{f:np}の組織の(種類の|)数"),
        match=lambda v: {"f": v.of} if isinstance(v, CountOrgs) and isinstance(v.of, Filter) and v.each == 1 else None,
    )
    places = (
        ("you", ["on your field", "you control"], "あなたの場"),
        ("opponent", ["on your opponent's field", "your opponent controls"], "相手の場"),
        ("any", ["on the field"], "場"),
    )
    for whose, where, ja in places:
        g.add("amount", CountOrgs(Filter(whose=whose, types=("UNIT",))), match=lambda v: None,
              en=[f"the number of (different |)organizations {place}" for place in where],
              ja=f"{ja}(の|にある)組織の(種類の|)数")  # fmt: skip
    for who, en, ja in (("this", "this card", "これ"), (hole("r"), "{r:back-s}", "{r:back}")):
        g.add(
            "amount",
            CountOrgs(who),
            en=(
                f"the number of (different |)organizations {en} (has|have)",
                f"the number of organizations (of|on) {en}",
            ),
            ja=(f"{ja}が持つ組織の数", f"{ja}の組織の数"),
            match=partial(_orgs_on, this=who == "this"),
        )
    g.add("done", "", en=f"({DONE})", ja=f"({DONE_JA})")
    for verb, en_done, ja_done in REALLY_DONE:
        g.add("done", verb, en=en_done, ja=ja_done)
    for verb, word, after, ja_word in (
        ("rebuild", "rebuilt", "", "再構築した"),
        ("put trail", "put into the trail", "", "軌跡に置いた"),
        ("put trail", "put into (your|their|its owner's|their owner's) trail", "", ()),
        ("put hand", "put into your hand", "", "手札に加えた"),
        ("put field", "put onto the field", "", "場に出した"),
        ("discard", "discarded", "", "捨てた"),
        ("exile", "removed", "(| from the game)", "(|ゲームから)除外した"),
        ("return", "returned", "(| to (your|their owner's) hand| to their owners' hands)", "(|手札に)戻した"),
    ):
        g.add(
            "done",
            build=lambda verb=verb: f"{SAID}{verb}",
            match=partial(_meant_by, word=word),
            en=f"{word}{after}",
            ja=ja_word,
        )
    g.add("this-way", "", ja=("この方法で", "これにより", "この効果で"))
    g.add(
        "amount",
        Size(hole("r")),
        en="the number of cards {d:done} this way",
        ja="{way:this-way}{d:done}カードの(枚数|数)",
        build=lambda d, way="": Size(back("them"), done=d),
        match=lambda v: (
            {"d": v.done, "way": ""} if isinstance(v, Size) and v == Size(back("them"), done=v.done) else None
        ),
    )
    for kind in TYPES:
        g.add(
            "amount",
            build=lambda d, kind=kind, way="": Size(back(f"way {kind}"), done=d),
            en=(f"the number of {kind}s {{d:done}} this way", f"the number of {kind} cards {{d:done}} this way"),
            ja=f"{{way:this-way}}{{d:done}}{kind}の(枚数|数)",
            match=partial(_this_way, kind=kind),
        )
        g.add("amount", match=partial(stays, kind=kind), build=lambda d, way="": REJECT,
              ja=f"{{way:this-way}}{{d:done}}{kind}の数", says=True)  # fmt: skip
    g.add(
        "amount",
        build=lambda n, f: Count(f, n),
        match=lambda v: {"n": v.each, "f": v.of} if isinstance(v, Count) and v.each > 1 else None,
        en="{n:num} times the number of {f:nps}",
        ja="{f:np}の(数|枚数)の{n:num}倍",
    )
    for times, word, ja_word in ((2, "twice", "2倍"), (3, "three times", "3倍")):
        g.add("worked", build=partial(_times, n=times), en=f"{word} {{a:amount}}", ja=f"{{a:amount}}の{ja_word}")
    for whose, owner in ((SUBJECT, ""), ("you", "あなたの"), ("opponent", "相手の")):
        for zone, word in (
            ("hand", "手札"),
            ("trail", "軌跡"),
            ("homebase", "拠点"),
            ("deck", "デッキ"),
            ("exile", "除外領域"),
        ):
            if owner or zone == "hand":
                g.add("amount", Count(Filter(zone=zone, whose=whose)), ja=f"{owner}{word}の枚数", match=lambda v: None)
    for field, (en, ja) in STATS.items():
        g.add("amount", Stat(field, "this"), en=(f"this card's {en}",), ja=(f"これの{ja}{_VALUE}",))
        g.add("amount", Stat(field, back()), en=(f"its {en}",), ja=(f"それの{ja}{_VALUE}", f"その{ja}{_VALUE}"))
        for kind in TYPES:
            g.add("amount", Stat(field, back(kind)), en=f"that {kind}'s {en}", ja=f"その{kind}の{ja}{_VALUE}")
            shown = Stat(field, back(f"did reveal {kind}"))
            g.add("amount", shown, ja=f"公開した{kind}の{ja}{_VALUE}", match=lambda v: None)
        g.add("amount", Stat(field, back("card")), en=f"that card's {en}", ja=f"そのカードの{ja}{_VALUE}")
        g.add(
            "amount",
            build=partial(_aimed, field=field),
            match=partial(_aimed_match, field=field),
            en=(f"the {en} of target {{f:np}}", f"target {{f:np}}'s {en}"),
        )
        g.add(
            "amount",
            Stat(field, hole("r")),
            en=(f"the {en} of {{r:back}}", f"{{r:back}}'s {en}"),
            ja=f"{{r:back}}の{ja}{_VALUE}",
        )
    for field, (en, ja) in STATS.items():
        printed = f"printed {field}"
        g.add("amount", Stat(printed, "this"), en=f"this card's (printed|original) {en}", ja=f"これの本来の{ja}(の値|)")
        g.add(
            "amount",
            Stat(printed, back()),
            en=f"its (printed|original) {en}",
            ja=(f"それの本来の{ja}(の値|)", f"その本来の{ja}(の値|)", f"本来の{ja}(の値|)"),
        )
    g.add("amount", Size(hole("r")), en="the size of {r:back}", ja="{r:back}の数")
    for player, en, ja in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        g.add("amount", PlayerStat("bond", player), en=f"{en} bond", ja=(f"{ja}絆", f"{ja}絆の(点数|値)"))
        g.add("amount", PlayerStat("cp", player), en=f"{en} CP", ja=f"{ja}CP")
        g.add("amount", PlayerStat("ep", player), en=f"{en} EP", ja=f"{ja}EP")
    g.add("amount-p", hole("a"), en="{a:amount}", ja="{a:amount}")
    g.add("amount-p", hole("n"), en="{n:num}", ja="{n:num}")
    g.add(
        "sum",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:amount-p} plus {b:sum}",
        ja="{a:amount-p}と{b:sum}",
    )
    g.add(
        "sum",
        build=lambda a: (a,),
        match=lambda v: {"a": v[0]} if len(v) == 1 else None,
        en="{a:amount-p}",
        ja="{a:amount-p}",
    )
    halves: tuple[tuple[bool, Any, Any], ...] = (
        (False, ", rounded down", "切り捨て"),
        (True, ", rounded up", "切り上げ"),
    )
    for up, en, ja in halves:
        build = partial(half, up=up)
        g.add(
            "worked",
            build=build,
            match=partial(_half_match, up=up),
            en=(f"half {{a:amount}}{en}", f"half of {{a:amount}}{en}", f"half {{a:amount}} {en[2:]}"),
            ja=(
                f"{{a:amount}}の半分を{ja}た(数|値|点数)",
                f"{{a:amount}}の半分(、|の|)(端数|端数は|端数を|小数点以下|小数点以下を|)({ja}|{ja.replace('り', '')})",
            ),
        )
    g.add("worked", hole("a"), en="{a:amount}", ja="{a:amount}", match=lambda v: {"a": v} if _worked(v) else None)
    g.add(
        "worked",
        build=lambda a, b: summed((a, *b)),
        match=lambda v: {"a": v.parts[0], "b": v.parts[1:]} if isinstance(v, Sum) and len(v.parts) > 1 else None,
        en="{a:amount-p} plus {b:sum}",
        ja="{a:amount-p}と{b:sum}の合計",
    )
