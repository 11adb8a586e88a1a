"""The cards under a deck: looked at, revealed or moved as those on top are (504.2, 1311.1). Both languages."""

from __future__ import annotations

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import LookClause, Top

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


def add(g: Grammar) -> None:
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
