"""Searching decks, digging in them, looking at cards on top of them. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Speaker
from engine.text.parser.shapes import never
from engine.text.surface import DigClause, FindClause, LookClause, Pick, PickClause, searched
from engine.trails.tree import Filter
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


def add(g: Grammar) -> None:
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
