"""The forms of verbs and predicates, each a rule of its own.

``verb`` makes three rules of one row: "vp" (English imperative, Japanese dictionary form), "vps" (English third
person, Japanese form before a comma) and "vpt" (Japanese form before もよい); ``both_languages`` the same of a
predicate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.text.parser.grammar import Grammar, spread
from engine.text.parser.template import tails
from engine.text.source.lexicon import inflect

THIRD = {"ready": "readies", "have": "has"}


def third(phrase: str) -> str:
    """An English phrase that begins with a verb, in the third person."""
    phrase = phrase.replace("choose and discard ", "choose and discards ").replace("{home}", "{home:their-home}")
    verb, space, rest = phrase.partition(" ")
    return THIRD.get(verb, verb + ("es" if verb.endswith(("sh", "ch")) else "s")) + space + rest


def verb(
    g: Grammar,
    shape: Any = None,
    *,
    en: Sequence[str] = (),
    ja: Sequence[str] = (),
    build: Callable[..., Any] | None = None,
    match: Callable[[Any], Mapping[str, Any] | None] | None = None,
    says: bool = False,
) -> None:
    """A verb phrase in all its forms. says: it is only printed."""
    base = [plain for text in en for plain in spread(text)]
    whole = [plain for text in ja for plain in tails(text)]
    forms = [inflect(plain) for plain in whole]
    # in a Japanese chain the object need not be said again: 〜を1枚探し、公開し、手札に加える
    forms += [inflect(plain.replace("{who:obj}", "{who:same}")) for plain in whole if plain.startswith("{who:obj}")]
    how: dict[str, Any] = {"build": build, "match": match, "says": says}
    g.add("vp", shape, en=base, ja=[form[0] for form in forms], **how)
    others = sorted((third(text) for text in base), key=lambda text: " your " in text)  # said of somebody: "their"
    g.add("vps", shape, en=others, ja=[form[1] for form in forms], **how)
    g.add("vpt", shape, en=base, ja=[form[2] for form in forms], **how)


def both_languages(g: Grammar, ja: tuple[str, ...], **how: Any) -> None:
    """A predicate in all its Japanese forms; English alike in all."""
    forms = [inflect(plain) for text in ja for plain in tails(text)]
    en = how.pop("en", ())
    g.add("pred", en=en, ja=[form[0] for form in forms], **how)
    g.add("pred-c", ja=[form[1] for form in forms], **how)
    g.add("pred-t", ja=[form[2] for form in forms], **how)
