"""Choosing between effects: "Choose one: • ... • ...". Both languages side by side.

The effects stand as bullets on lines of their own, as bullets or quotes in one line, or joined by "or". A line that
announces a choice is read together with the bulleted lines after it (:func:`joined`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings
from engine.text.source.normalise import BULLETS
from engine.text.source.proper_names import whole_lines
from engine.text.surface import (
    ANY,
    Aim,
    AimClause,
    By,
    ModesClause,
    MoreModes,
    OfferClause,
    Pick,
    PickClause,
    Ref,
    Said,
    Unless,
)
from engine.trails.tree import Discard, If, Of, PayEP, Put
from engine.trails.tree.reads import replace

_WAYS_EN = (
    ((1, 1), ("choose one", "choose one of the following", "choose one of these", "choose one option")),
    (
        (2, 2),
        ("choose two", "choose two of the following", "choose two different effects", "choose two different ones"),
    ),
    ((3, 3), ("choose three", "choose three of the following")),
    ((1, 2), ("choose one or both", "choose one or two", "choose one or two of the following")),
    ((0, 1), ("choose up to one", "choose up to one of the following")),
    ((0, 2), ("choose up to two", "choose up to two of the following", "choose up to two different ones")),
    ((1, ANY), ("choose one or more", "choose one or more of the following", "choose at least one")),
    ((0, ANY), ("choose any number", "choose any number of the following")),
)
#: The same with "of these" for "of the following".
_MANY_EN = tuple(
    (pick, tuple(dict.fromkeys((*en, *(text.replace("of the following", "of these") for text in en)))))
    for pick, en in _WAYS_EN
)
#: Out of how many, which is seen.
_MANY_OF = "(| two| three| four| five| effects| options)"
_AMONG = (
    "(次|以下)(の効果|の能力|の中|のうち|のモード|の2つ|の3つ|の4つ|)(の効果|の能力|)"
    "(の中|のうち|)(から|より|の|)(異なるものを|)"
)
MANY_JA = (
    ((1, 1), ("1つを", "1つ", "いずれか1つを", "いずれか1つ", "いずれかを", "どれか1つを", "どちらか1つを")),
    ((2, 2), ("2つを", "2つ")),
    ((3, 3), ("3つを", "3つ")),
    ((1, 2), ("1つか2つを", "1つまたは2つを", "1つまたは両方を", "1つか両方を")),
    ((0, 1), ("最大1つまで", "1つまで", "1つまでを")),
    ((0, 2), ("最大2つまで", "2つまで", "2つまでを")),
    ((1, ANY), ("1つ以上を", "1つ以上")),
    ((0, ANY), ("任意の数", "好きな数", "任意の数を", "好きな数だけ")),
)
_HEAD = re.compile(
    "|".join(
        (
            "(?:" + "|".join(re.escape(text) for _, row in _MANY_EN for text in row) + r")\s*[-:.,—]*\s*$",
            r"chooses one(?: of the following| of these)?\s*[-:.,—]*\s*$",
            r"choose (?:one|two|up to)\b[^.]*\. if [^.]* instead\s*[-:.,—]*\s*$",
            r"(?:次|以下)[^。]{0,22}。[^。]*代わりに[^。]{0,14}[。:：]?\s*$",
            r"(?:次|以下)[^。]{0,8}?(?:[１1-3](?:つ|度)|いずれか|どれか|どちらか|任意の数|好きな数)[^。]{0,14}[。:：]?\s*$",
        )
    ),
    re.IGNORECASE,
)
#: "or" before another thing to do, and not between two nouns.
_OR = re.compile(
    r",? or (?=(?:draw|discard|gain|lose|stun|cure|ready|action|destroy|return|put|search|plan|pay|play|reveal|look|"
    r"choose|remove|target|k\.o\.|counter|curse|rebuild|turn|shuffle|"
    r"this card|it gets|it gains|it loses|it can't|it cannot|that unit|you|your opponent|each player|up to) )"
)
#: How a craft of its own begins, which is no part of a choice.
_CRAFT = re.compile(
    r"^\W*(?:when|at the (?:start|end|beginning) of|if .* would )|^\W*\{|[:：]|(?:時|とき|たび)、|開始時|終了時", re.I
)


def add(g: Grammar) -> None:
    """Add to the rule "item"."""
    for pick, en in _MANY_EN:
        g.add(
            "modes-head",
            pick,
            en=tuple(
                f"(|then |then, ){you}{text}{_MANY_OF if text.endswith('following') else ''}( —|—|:|.|,|) "
                for text in en
                for you in ("", "you may ")
            ),
        )
    g.words("modes-among", ja=_AMONG)
    g.words(
        "modes-done",
        ja="(選ぶ|選んで行う|選び、行う|選び、それを行う|選び、実行する|選んで実行する|選択する|行う)(。|:|)",
    )
    for pick, ja in MANY_JA:
        g.add("modes-head", pick, ja=tuple(f"{{_among:modes-among}}{text}{{_done:modes-done}}" for text in ja))
    for name, one_en, one_ja in (
        ("mode", "(・ |・){p:paragraph}", "・{p:paragraph}"),
        ("mode-quoted", "“(|・ |・){p:paragraph}”", "「(|・){p:paragraph}」"),
    ):
        g.add(name, hole("p"), en=one_en, ja=one_ja)
        both = " " if name == "mode" else "( |, | or |, or | and |, and )"
        both_ja = "" if name == "mode" else "(|か|、)"
        g.add(f"{name}s", (hole("a"),),
              en=f"{{a:{name}}}", ja=f"{{a:{name}}}")  # fmt: skip
        g.add(f"{name}s", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
              en=f"{{a:{name}}}{both}{{b:{name}s}}", ja=f"{{a:{name}}}{both_ja}{{b:{name}s}}")  # fmt: skip
    g.add("modes-in-line", build=lambda a, b: ((a,), (b,)), en="{a:sentence}(;|,|) or {b:sentence}")
    g.add(
        "modes-in-line",
        build=lambda a, b, c: ((a,), (b,), (c,)),
        en="{a:sentence}(;|,) {b:sentence}(;|,) or {c:sentence}",
    )
    g.add("modes-in-line", build=lambda a, b: ((a,), *b), en="{a:sentence}; {b:modes-in-line}")
    g.add("item", build=_made, match=_match, en="{n:modes-head}{o:modes}", ja="{n:modes-head}{o:modes}")
    g.add("item", build=_made, en="{n:modes-head}{o:mode-quoteds}", ja="{n:modes-head}{o:mode-quoteds}")
    for rule in ("modes", "mode-quoteds"):
        g.add("item", build=_asked, match=_asked_match if rule == "modes" else lambda v: None,
              en=f"if {{c:conds}}, {{n:modes-head}}{{o:{rule}}}",
              ja=f"{{c:conds-if}}(、|){{n:modes-head}}{{o:{rule}}}")  # fmt: skip
    g.add("item", build=_made, en="{n:modes-head}{o:modes-in-line}")
    g.custom("or", "en", _or, None, ", ")
    g.custom("or", "ja", lambda parse, at: (), None, "")
    # the sentence itself joins them
    g.add("item", build=_either,
          en="{a:chain}{o:or}{b:chain}", ja=("{a:chain}か、{b:chain}", "{a:chain}か、または{b:chain}"))  # fmt: skip
    g.add(
        "item",
        build=lambda a, b, w: REJECT,
        match=_or_match,
        en="{a:chain}{w:or-said}{b:chain}",
        ja="{a:chain}{w:or-said}{b:chain}",
    )
    for lang in ("en", "ja"):  # it is read otherwise
        g.custom("or-said", lang, lambda parse, at: (), _SAY_OR[lang], "")
    _places(g)
    g.add(  # what they do or do instead is theirs to choose
        "item",
        build=lambda a, b: (OfferClause("opponent", (((By("opponent", a),),), ((By("opponent", b),),))),),
        en=("your opponent {a:vps-list} or {b:vps-list}", "your opponent {a:vps-list}, or {b:vps-list}",
            "your opponent either {a:vps-list} or {b:vps-list}", "your opponent must {a:vp-list} or {b:vp-list}",
            "your opponent must either {a:vp-list} or {b:vp-list}"),
    )  # fmt: skip
    for player, en_who, ja_who in (("opponent", "(your opponent|they)", "相手(は|が)"),):
        g.add(
            "offer-head",
            ("offer", player),
            en=f"(|then |then, ){en_who} (chooses|choose) one( of the following| of these|)( —|—|:|.|,|) ",
            ja=tuple(
                f"(|その後、){ja_who}(|、){{_among:modes-among}}{text}(選ぶ|選んで行う|選択する|行う)(。|:|)"
                for text in MANY_JA[0][1]
            ),
        )
    said = f"相手は次の中から{MANY_JA[0][1][0]}選ぶ。"
    g.custom_print("offer-head", "ja", lambda v, speaker: said if v[1] == "opponent" else None)
    for rule in ("modes", "mode-quoteds"):
        g.add(
            "item",
            build=lambda w, o, bullets=rule == "modes": (OfferClause(w[1], o, bullets),) if len(o) > 1 else REJECT,
            match=_offered if rule == "mode-quoteds" else lambda v: None,
            en=f"{{w:offer-head}}{{o:{rule}}}",
            ja=f"{{w:offer-head}}{{o:{rule}}}",
        )
    _more(g)
    for lang in ("en", "ja"):
        g.custom_print("modes-head", lang, _SAY[lang])


def _more(g: Grammar) -> None:
    """More of them, or all, under a condition: before the bullets, or after what the sentence itself joins."""
    for pick, texts in _MANY_EN:
        g.add("modes-pick", pick, en=texts)
    for pick, texts_ja in MANY_JA:
        g.add("modes-pick", pick, ja=texts_ja)
    g.add("modes-more", hole("k"), en="{k:modes-pick}", ja="{k:modes-pick}(選ぶ|選んで行う|行う)")
    may = "(選んで|行って)(も|)よい"
    g.reads("modes-more", (2, 2), en=("(choose|do|perform) both", "do both of (them|these)"),
          ja="(その|それらの|)両方(を|とも)(選ぶ|行う|実行する)")  # fmt: skip
    g.reads("modes-more", (1, 2), en="you may (choose|do) both", ja=f"(その|それらの|)両方(を|とも){may}")
    end, end_ja = "(:| —|.|,|) ", "(。|:|)"
    g.add(
        "item",
        build=lambda n, c, k, o: _widened(n, o, c, k),
        match=_widened_match,
        en=(f"{{n:modes-pick}}. if {{c:conds}}, {{k:modes-more}} instead{end}{{o:modes}}",
            f"{{n:modes-pick}}. if {{c:conds}}, instead {{k:modes-more}}{end}{{o:modes}}"),
        ja=f"(次の中から|{{_among:modes-among}}){{n:modes-pick}}選ぶ。{{c:conds-if}}(、|)代わりに{{k:modes-more}}{end_ja}{{o:modes}}",
    )  # fmt: skip
    g.add(
        "item",
        build=lambda c, k: (MoreModes(c, k),),
        en=("if {c:conds}, {k:modes-more} instead", "if {c:conds}, instead {k:modes-more}",
            "{k:modes-more} instead if {c:conds}"),
        ja="{c:conds-if}(、|)代わりに(、|){k:modes-more}",
    )  # fmt: skip


def _widened(n: Any, o: Any, c: Any, k: Any) -> Any:
    made = _made(n, o)
    if made is REJECT:
        return REJECT
    least, most = k
    most = min(most, len(o)) if most == ANY else most
    return REJECT if most > len(o) else (replace(made[0], when=c, instead=(least, most)),)


def _widened_match(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    if not isinstance(one, ModesClause) or one.when is None:
        return None
    least, most = one.instead
    more = (least, ANY if most == len(one.options) and least < most and (least, most) != (1, 2) else most)
    return {"n": (one.least, one.most), "c": one.when, "k": more, "o": one.options}


def _places(g: Grammar) -> None:
    """ "Put it on top of your deck or into your hand": where to is chosen while it resolves."""
    g.add("either-put", build=_put, en="put {a:obj} {p:dest} or {q:dest}")
    where_en = ("on (the |)(top or bottom|top or the bottom) of (your|its owner's|their) deck",
                "on (top|the top) or (on |)the bottom of (your|its owner's|their) deck",
                "on (top|the top) of or (on |)the bottom of (your|its owner's|their) deck",
                "on (the |)top or (on |)(the |)bottom")  # fmt: skip
    whose_ja = "(あなたの|持ち主の|その持ち主の|それの持ち主の|)"
    where_ja = (f"{{a:obj}}{whose_ja}デッキの(一番|)上か(、|または|)(デッキの|)(一番|)下に(置く|戻す)",)
    for who, ends_en, ends_ja in (
        ("you", "(| of your choice|, whichever you choose)", ("",)),
        (
            "owner",
            "(, whichever (they choose|its owner chooses)|. (its|their) owner chooses (which|where|which one)| "
            "(at|of) (its|their) owner's (choice|option))",
            ("。(どちらにするか|どちらに置くか|置く場所)は(その|それの|)持ち主が選ぶ",),
        ),
    ):
        g.add(
            "either-put",
            build=partial(_top_or_bottom, who=who),
            en=tuple(f"put {{a:obj}} (|back ){where}{ends_en}" for where in where_en),
            ja=tuple(f"{where}{end}" for where in where_ja for end in ends_ja),
        )
        if who == "owner":
            g.add(
                "item",
                build=lambda a: REJECT,
                match=_owners,
                en="put {a:obj} on the top or bottom of its owner's deck, whichever its owner chooses",
                ja="{a:obj}持ち主のデッキの一番上か一番下に置く。どちらにするかは持ち主が選ぶ",
            )
    g.add("either-put", build=lambda a, z: _put(a, (("to", "deck top"),), z),
          ja="{a:obj}(あなたの|持ち主の|)デッキの(一番|)上に(置く|戻す)か(、|){z:dest-ja}")  # fmt: skip
    g.add("dest-ja", (("to", "hand"),), ja="(持ち主の|)手札に(加える|戻す)")
    g.add("dest-ja", (("to", "trail"),), ja="(持ち主の|)軌跡に置く")
    g.add("dest-ja", (("to", "deck bottom"),), ja="(持ち主の|)デッキの(一番|)下に(置く|戻す)")
    g.reads("item", hole("e"), en="{e:either-put}", ja="{e:either-put}")
    g.add("item", build=lambda c, e: (*c, *e),
          en="{c:chain}( and |, then |, and then ){e:either-put}", ja="{c:chain-c}、{e:either-put}")  # fmt: skip


def _top_or_bottom(a: Any, who: str) -> Any:
    """Onto a deck or under it. who: whether "you" choose which, or its "owner" does."""
    return _put(a, (("to", "deck top"),), (("to", "deck bottom"),), who)


def _owners(v: Any) -> Mapping[str, Any] | None:
    """The object of such a choice that is its owner's."""
    one = v[0]
    if len(v) > 1 or not isinstance(one, OfferClause) or not isinstance(one.player, Of) or len(one.options) != 2:
        return None
    it = one.player.who
    same = (_top_or_bottom(it, "owner")[0].options, Of(it, "owner")) == (one.options, one.player)
    return {"a": it} if isinstance(it, Ref) and same else None


def _put(a: Any, p: Any, q: Any, who: str = "you") -> Any:
    if p == q or not isinstance(a, (Ref, Pick, Aim)) or (("return", ""),) in (p, q):
        return REJECT
    it: Any = a if isinstance(a, Ref) else Ref("it")
    options = tuple(((Put(it, **dict(place)),),) for place in (p, q))
    offer = OfferClause("you" if who == "you" else Of(it, who), options)
    if isinstance(a, Ref):
        return (offer,)
    return (PickClause(a) if isinstance(a, Pick) else AimClause(a), offer)


def _or_match(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    if not isinstance(one, OfferClause) or one.player != "you" or len(one.options) != 2:
        return None
    if any(len(option) != 1 for option in one.options):
        return None
    return {"a": one.options[0][0], "b": one.options[1][0], "w": ""}


def _either(a: Any, b: Any, o: str = "") -> Any:
    """One thing to do or another. What somebody else does or does instead is theirs, and theirs to choose."""
    if _steps(a) > 1 or _steps(b) > 1:
        return REJECT  # "A, then B or C": whether A is done in either case is not said
    return _way_of_two(a, b)


def _way_of_two(a: Any, b: Any) -> Any:
    """ "Either A or B"."""
    first: Any = a[-1]
    if not isinstance(first, By) or first.player == "you":
        return (ModesClause(1, 1, ((a,), (b,)), inline=True),)
    if first.player == "each":
        return REJECT  # both would choose
    if isinstance(b[0], (By, Said)):  # "your opponent pays 1 EP or you draw a card": who does the first thing chooses
        if len(a) == 1 and len(first.do) == 1 and isinstance(first.do[0], (PayEP, Discard)):
            return (Unless(first.player, first.do, b),)
        return REJECT if first.player != "opponent" else (OfferClause("opponent", ((a,), (b,))),)
    if first.player != "opponent" or len(a) > 1:
        return REJECT
    return (OfferClause("opponent", ((a,), ((By("opponent", b),),))),)


def _steps(clauses: Any) -> int:
    """How many things are done one after the other; choosing to what is none of them."""
    done = [one for one in clauses if not isinstance(one, (AimClause, PickClause))]
    return sum(_steps(one.do) if isinstance(one, By) else 1 for one in done)


def _offered(v: Any) -> Mapping[str, Any] | None:
    return {"w": ("offer", v[0].player), "o": v[0].options} if isinstance(v[0], OfferClause) else None


def _or(parse: Parse, at: int) -> Readings:
    found = _OR.match(parse.low, at)
    return ((found.end(), ""),) if found else ()


def _made(n: Any, o: Any) -> Any:
    least, most = n
    if len(o) < 2 or least > len(o) or (most != ANY and most > len(o)):
        return REJECT
    return (ModesClause(least, min(most, len(o)), o),)


def _asked(c: Any, n: Any, o: Any) -> Any:
    """ "If ..., choose one": of what is chosen nothing is done unless it holds then."""
    made = _made(n, o)
    return REJECT if made is REJECT else (If(c, made),)


def _asked_match(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    if not isinstance(one, If) or len(one.then) != 1 or one.otherwise:
        return None
    holes = _match(one.then)
    return None if holes is None else {"c": one.condition, **holes}


def _match(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    if not isinstance(one, ModesClause):
        return None
    if one.when is not None:
        return None
    return {
        "n": (one.least, ANY if one.most == len(one.options) and one.least != one.most else one.most),
        "o": one.options,
    }


def _say_en(pick: Any, speaker: Any) -> str | None:
    return next((f"{words[0]}: " for known, words in _MANY_EN if known == pick), None)


def _say_ja(pick: Any, speaker: Any) -> str | None:
    return next((f"次の中から{words[0]}選ぶ。" for known, words in MANY_JA if known == pick), None)


def _or_en(v: Any, speaker: Any) -> str:
    return " or "


def _or_ja(v: Any, speaker: Any) -> str:
    return "か、"


_SAY_OR = {"en": _or_en, "ja": _or_ja}
_SAY = {"en": _say_en, "ja": _say_ja}


def joined(text: str) -> list[str]:
    """The lines of a card's text as they are read: a choice with the bullets after it, a broken sentence whole."""
    lines = whole_lines(text)
    out, at = list[str](), 0
    while at < len(lines):
        end = at + 1
        if _HEAD.search(lines[at]):
            while end < len(lines) and lines[end].lstrip()[:1] in BULLETS and not _CRAFT.search(lines[end]):
                end += 1
        out.append("\n".join(lines[at:end]) if end - at > 2 else lines[at])
        at = end if end - at > 2 else at + 1
    return out
