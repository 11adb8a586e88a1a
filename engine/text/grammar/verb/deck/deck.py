"""Cards of decks: the bottom ones, those drawn, so many looked at, the opponent's. Both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import By, LookClause, Top, back
from engine.trails.tree import Put, Size, X

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
