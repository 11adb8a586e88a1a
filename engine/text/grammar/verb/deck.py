"""What is done with a deck: looking, searching, drawing. Both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Speaker, never
from engine.text.surface import By, DigClause, FindClause, LookClause, Pick, PickClause, Top, back, searched
from engine.trails.tree import Filter, Put, Size, X
from engine.trails.tree.reads import replace


def _unplaced(g: Grammar, v: Any, speaker: Speaker, *, rule: str, lang: str, place: str) -> str | None:
    """What is found in a deck, without the words for the field."""
    noun = g.print(rule, v, lang, speaker)
    return None if noun is None else noun.replace(place, "", 1)


def _one(v: Any, exact: bool) -> Mapping[str, Any] | None:
    """One card: said without "up to" also where a quality lets its player find none."""
    if not isinstance(v, FindClause) or v.most != 1 or v.apart or v.total is not None:
        return None
    return {"f": v.filter} if (v.exact or v.filter.asks_identity) is exact else None


def _exactly(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, FindClause) and v.exact and not v.apart and v.total is None
    return {"f": v.filter, "n": v.most} if plain else None


def search_and_look(g: Grammar) -> None:
    """Verbs about what lies in decks, and in zones that are searched."""
    verb(g, build=_looked_for, ja=("{p:pick}探す",))
    for zone in ("trail", "homebase"):
        verb(g, build=partial(_found_in, zone=zone), en=(f"search (your|their) {zone} for {{f:found}}",))
    verb(
        g,
        build=searched,
        match=partial(_one, exact=True),
        en=("search (your|their) deck for {f:found}",),
        ja=(
            "(自身の|あなたの|)デッキから{f:found}を1枚探す",
            "(自身の|あなたの|)デッキから{f:found}1枚を探す",
            "{f:found}を(自身の|あなたの|)デッキから1枚探す",
        ),
    )
    verb(
        g,
        FindClause(hole("f"), 1),
        match=partial(_one, exact=False),
        en=("search (your|their) deck for up to one {f:foundx}",),
        ja=("(自身の|あなたの|)デッキから{f:found}を1枚まで探す", "{f:found}を(自身の|あなたの|)デッキから1枚まで探す"),
    )
    verb(
        g,
        FindClause(hole("f"), hole("n")),
        en=("search (your|their) deck for up to {n:numw} {f:founds}",),
        ja=(
            "(自身の|あなたの|)デッキから{f:found}を(最大{n:num}枚(まで|)|{n:num}枚まで)探す",
            "{f:found}を(自身の|あなたの|)デッキから(最大{n:num}枚(まで|)|{n:num}枚まで)探す",
        ),
    )
    verb(
        g,
        build=searched,
        match=_exactly,
        en=("search (your|their) deck for {n:numw} {f:founds}",),
        ja=(
            "(自身の|あなたの|)デッキから{f:found}を{n:num}枚探す",
            "{f:found}を(自身の|あなたの|)デッキから{n:num}枚探す",
        ),
    )
    verb(
        g,
        FindClause(hole("f"), hole("n"), "name"),
        en=(
            "search (your|their) deck for up to {n:numw} {f:founds} with different (names|card names)",
            "search (your|their) deck for {n:numw} {f:founds} with different (names|card names)",
            "search (your|their) deck for up to {n:numw} differently named {f:founds}",
            "search (your|their) deck for up to {n:numw} {f:founds} that have different (names|card names)",
        ),
        ja=(
            "(自身の|あなたの|)デッキから{x:apart}{f:found}を(最大|){n:num}枚(まで|)探す",
            "(自身の|あなたの|)デッキから{f:found}を{x:apart-de}(最大|){n:num}枚(まで|)探す",
        ),
        match=lambda v: {"f": v.filter, "n": v.most, "x": ""} if isinstance(v, FindClause) and v.apart else None,
    )
    g.add(
        "apart",
        "",
        ja=(
            "(それぞれ|)(カード名|名前)の異なる",
            "(それぞれ|)(異なる|違う|別々の)(カード名|名前)の",
            "(それぞれ|)(カード名|名前)が(異なる|違う)",
            "(カード名|名前)の違う",
            "(カード名|名前)が同じでない",
        ),
        en=(),
    )
    g.add("apart-de", "", ja=("(それぞれ|)(異なる|違う)(カード名|名前)で", "(カード名|名前)が異なるように"))
    g.add("foundx", hole("f"), en="{f:np}", match=lambda v: {"f": v})
    g.add("found", hole("f"), en="{f:a-np}", match=lambda v: {"f": v}, ja="{f:np}")
    g.add("founds", hole("f"), en="{f:nps}", match=lambda v: {"f": v}, ja="{f:np}")
    for rule, noun in (("found", "a-np"), ("founds", "nps")):
        g.custom_print(rule, "en", partial(_unplaced, g, rule=noun, lang="en", place=" on the field"))
        g.custom_print(rule, "ja", partial(_unplaced, g, rule="np", lang="ja", place="場の"))
    shape = DigClause(hole("f"))
    for made in ("公開される", "出る", "見つかる"):
        g.add("until-shown", hole("f"), ja=f"{{f:found}}が(|1枚|1つ|1体){made}まで(、|)")
    g.add("until-shown", hole("f"), ja="{f:np}を(|1枚|1つ|1体)公開するまで(、|)")
    verb(
        g,
        shape,
        en=(
            "reveal cards from the top of your deck until you reveal {f:found}",
            "reveal cards from the top of their deck until they reveal {f:found}",
            "reveal the top card of (your|their) deck until (you|they) reveal {f:a-np}",
        ),
        ja=(
            "{f:until-shown}(|あなたの|自身の)デッキの(一番|)上から(順に|)(カードを|)(1枚ずつ|)公開する",
            "{f:until-shown}(|あなたの|自身の)デッキを(一番|)上から(順に|)(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキの(一番|)上から(順に|)(カードを|)(1枚ずつ|)(、|){f:until-shown}(カードを|)(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキを(一番|)上から(順に|)(1枚ずつ|)(、|){f:until-shown}(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキの(一番|)上のカードを{f:until-shown}(1枚ずつ|)公開する",
        ),
    )
    for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
        verb(
            g,
            LookClause(1, how),
            en=(f"{see} the top card of (your|their) deck",),
            ja=(
                f"(|あなたの|自身の)デッキの(一番|)上のカードを{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上のカードを1枚{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上を(1枚|){seen}",
                f"(|あなたの|自身の)デッキ(の(一番|)|を)上から(カードを|)1枚(を|){seen}",
            ),
        )
        verb(
            g,
            LookClause(hole("n"), how),
            en=(f"{see} the top {{n:numw}} cards of (your|their) deck",),
            ja=(
                f"(|あなたの|自身の)デッキ(の(|一番)|を)上から(カードを|){{n:num}}枚(|を){seen}",
                f"(|あなたの|自身の)デッキの(一番|)上のカードを{{n:num}}枚{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上を{{n:num}}枚{seen}",
            ),
        )
    for player, deck, owner in (
        ("opponent", "your opponent's deck", "相手の"),
        ("each", "(each player's deck|both players' decks)", "(各プレイヤー|お互い|両プレイヤー|あなたと相手)の"),
    ):
        for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
            match = None if how == "look" else never  # that it is revealed is said of its owner
            verb(
                g,
                LookClause(1, how, player),
                en=(f"{see} the top card of {deck}",),
                ja=(
                    f"{owner}デッキの(一番|)上のカード(を1枚|を){seen}",
                    f"{owner}デッキの(一番|)上(を1枚|を|から(カードを|)1枚(を|)){seen}",
                ),
                match=match,
            )
            verb(
                g,
                LookClause(hole("n"), how, player),
                en=(f"{see} the top {{n:numw}} cards of {deck}",),
                ja=(
                    f"{owner}デッキの(一番|)上のカードを{{n:num}}枚{seen}",
                    f"{owner}デッキの(一番|)上(を|から(カードを|)){{n:num}}枚(を|){seen}",
                ),
                match=match,
            )


def _looked_for(p: Any) -> Any:
    """Searching where everybody can look is choosing (1312.1)."""
    return PickClause(p) if isinstance(p, Pick) and p.filter.zone in ("trail", "homebase", "exile") else REJECT


def _found_in(f: Filter, zone: str) -> Any:
    if f.zone not in ("field", "homebase") or f.whose != "any":
        return REJECT
    return PickClause(Pick(replace(f, zone=zone, whose="you")))


_DECKS = (  # whose, English, Japanese
    ("", "(your|their) deck", "(|あなたの|自身の)"),
    ("opponent", "your opponent's deck", "相手の"),
    ("each", "(each player's deck|both players' decks)", "(各プレイヤー|お互い|両プレイヤー|あなたと相手)の"),
)
_SEEING = (("look", "look at", "見る"), ("reveal", "reveal", "公開する"))
_UNDER = "デッキの(一番|)下"


def _cards(number: str) -> tuple[str, ...]:
    """So many of them, before what is done to them."""
    return (
        f"から(カードを|){number}枚(|を|、)",
        f"のカードを{number}枚(|、)",
        f"のカード{number}枚(を|を、)",
        f"(を|の){number}枚(|を|、)",
    )


def bottom(g: Grammar) -> None:
    """Add to the rule "obj" and to the verb phrases."""
    for whose, deck, owner in _DECKS:
        for n, en, ja in (
            (1, (f"the bottom card of {deck}", f"the card (on|at) the bottom of {deck}"),
             ("のカードを(|、)", *_cards("1"))),
            (hole("n"), (f"the bottom {{n:numw}} cards of {deck}", f"{{n:numw}} cards from the bottom of {deck}"),
             _cards("{n:num}")),
        ):  # fmt: skip
            wordings = tuple(f"{owner}{_UNDER}{text}" for text in ja)
            if whose != "each":
                g.add("obj", Top(n, whose, "bottom"), en=en, ja=wordings, match=never if whose else None)
            for how, see, seen in _SEEING:
                shown = None if how == "look" or not whose else never  # that it is revealed is said of its owner
                verb(g, LookClause(n, how, whose, "bottom"), en=tuple(f"{see} {text}" for text in en),
                     ja=tuple(text + seen for text in wordings), match=shown)  # fmt: skip


_AND = "( and |, |, and |, then |, and then | and then )"


@frozen
class DrawShown:
    """ "Draw a card and reveal it", as it stands: later words mean what was drawn."""


def drawn_cards(g: Grammar) -> None:
    """Add to the verbs of players."""
    it, drawn = "(it|that card|the drawn card)", "(それを|引いたカードを|)"
    ja = f"カードを1枚引き(、|、その後、){drawn}公開"
    for rule, draw, reveal, end in (("vp", "draw", "reveal", "する"), ("vps", "draws", "reveals", "し"),
                                    ("vpt", "draw", "reveal", "して")):  # fmt: skip
        g.add(rule, DrawShown(), en=f"{draw} (a|one) card{_AND}{reveal} {it}", ja=ja + end)


_JA = "(|あなたの|自身の)デッキ"
_FROM = "の(一番|)上から"


def look_count(g: Grammar) -> None:
    """Add to the verb phrases."""
    for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
        deck = "from the top of (your|their) deck"
        verb(
            g,
            build=partial(_look, how=how),
            match=partial(_match, how=how),
            en=(f"{see} a number of cards {deck} equal to {{n:worked}}",
                f"{see} the top cards of (your|their) deck equal to {{n:worked}}"),
            ja=(f"{_JA}{_FROM}{{n:worked}}(に等しい|と同じ)(枚数|数)のカードを{seen}",
                f"{_JA}{_FROM}(カードを|){{n:worked}}(に等しい|と同じ)(枚数|数|枚数分|枚数だけ){seen}",
                f"{{n:worked}}(に等しい|と同じ)(枚数|数)(だけ|)(、|){_JA}{_FROM}カードを{seen}"),
        )  # fmt: skip
        verb(
            g,
            build=partial(_look, how=how),
            en=(f"{see} {{n:cards}} {deck}",),
            ja=(
                f"{_JA}{_FROM}{{n:cards}}(の|)カードを{seen}",
                f"{_JA}{_FROM}カードを{{n:cards}}(だけ|分|){seen}",
                f"{{n:cards}}(だけ|分|)(、|){_JA}{_FROM}カードを{seen}",
                f"{_JA}の(一番|)上のカードを{{n:cards}}(だけ|分|){seen}",
            ),
        )


def _look(n: Any, how: str) -> Any:
    return REJECT if isinstance(n, int | X) else LookClause(n, how)


def _match(v: Any, how: str) -> dict[str, Any] | None:
    fits = (
        isinstance(v, LookClause) and (v.how, v.player, v.end) == (how, "", "top") and not isinstance(v.amount, int | X)
    )
    fits = fits and v.amount != Size(back("them"))  # "that many cards"
    return {"n": v.amount} if fits else None


_WAYS = (  # state, face, Japanese before and after the place
    ("ready", "down", "裏向きで"),
    ("action", "down", "裏向きのアクション状態で"),
    ("action", "down", "アクション状態の裏向きで"),
    ("action", "down", "裏向きかつアクション状態で"),
    ("ready", "up", "表向きで"),
    ("action", "up", "表向きのアクション状態で"),
)


def opposing_deck(g: Grammar) -> None:
    """Add to the verbs."""
    top = "相手のデッキの(一番|)上"
    for state, face, how in _WAYS:
        for amount, words in (
            (1, ("のカードを1枚", "のカードを", "を1枚", "から(カードを|)1枚(を|)", "の1枚を")),
            (None, ("のカードを{n:num}枚", "を{n:num}枚", "から(カードを|){n:num}枚(を|)", "の{n:num}枚を")),
        ):
            verb(
                g,
                build=_maker(amount, state, face),
                ja=tuple(f"{top}{word}(、|)(相手の|持ち主の)拠点に{how}置く" for word in words)
                + tuple(f"{top}{word}(、|){how}(相手の|持ち主の)拠点に置く" for word in words),
            )


def _maker(amount: int | None, state: str, face: str) -> Callable[..., Any]:
    """The clause for so many cards, or for a number that is read."""

    def put(n: Any) -> Any:
        top: Any = Top(n)
        return By("opponent", (Put(top, "homebase", state, face),))

    return put if amount is None else lambda: put(amount)
