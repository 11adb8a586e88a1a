"""What something was done to or did, said before or behind a noun: "the discarded card", "stunned this turn"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: Verb, English and Japanese participles, and the kinds of things it is said of.
_SAID = (
    ("discard", ("discarded",), ("捨てた", "捨てられた"), ("card", "UNIT", "ITEM", "EVENT", "BASE")),
    ("reveal", ("revealed",), ("公開した", "公開された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("choose", ("chosen",), ("選んだ", "選ばれた"), ("card", "UNIT", "ITEM", "EVENT")),
    ("destroy", ("destroyed",), ("破壊した", "破壊された"), ("card", "UNIT", "ITEM", "BASE")),
    ("ko", ("k.o.'d",), ("即死させた", "即死した"), ("card", "UNIT")),
    ("return", ("returned",), ("戻した", "手札に戻した"), ("card", "UNIT", "ITEM")),
    ("exile", ("removed",), ("除外した", "除外された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("stun", ("stunned",), ("これによりスタンした", "これによりスタンさせた"), ("UNIT",)),
)


def _table() -> tuple[Mapping[str, str], Mapping[str, str]]:
    en: dict[str, str] = {}
    ja: dict[str, str] = {}
    for verb, words, ja_words, kinds in _SAID:
        for kind in kinds:
            word = f"did {verb} {kind}"
            for done in words:
                en[f"the {done} {kind.lower()}"] = en[f"the {kind.lower()} {done} this way"] = word
            noun = "カード" if kind == "card" else kind.lower()
            for done in ja_words:
                for way in ("", "これにより", "この方法で", "このeventで", "このクラフトで", "この効果で"):
                    if not (way and done.startswith("これ")):
                        ja[f"{way}{done}{noun}"] = word
    return en, ja


_EN, _JA = _table()
EN: Final[Mapping[str, str]] = _EN
JA: Final[Mapping[str, str]] = _JA


#: State, English participle, its verb form after "that", Japanese in the past and denied.
DONE = (
    ("was stunned", "stunned", "was", ("スタンした", "スタンされた"),
     ("スタンしていない", "スタンしなかった", "スタンされていない")),
    ("was cured", "cured", "was", ("回復した", "回復された"), ("回復していない", "回復しなかった", "回復されていない")),
    ("was readied", "readied", "was", ("レディした", "レディされた"), ("レディしていない", "レディしなかった")),
    ("was actioned", "actioned", "was", ("アクションした", "アクションされた"),
     ("アクションしていない", "アクションしなかった")),
    ("was attacked", "attacked", "was", ("攻撃された",), ("攻撃されていない", "攻撃されなかった")),
    ("fought back", "fought back", "", ("応戦した",), ("応戦していない", "応戦しなかった")),
)  # fmt: skip
_TURN_JA = ("このターンに", "このターン中に", "このターン", "このターン中")


def _that(done: str, was: str) -> tuple[str, ...]:
    """What English says of it behind the noun; of what was attacked it has to say "was"."""
    if not was:
        return tuple(f" that {have}{done} this turn" for have in ("", "has ", "have "))
    haves = ("was", "were", "has been", "have been")
    bare = () if done == "attacked" else (f" {done} this turn",)
    return (*(f" that {have} {done} this turn" for have in haves), *bare)


def _not_that(done: str, was: str) -> tuple[str, ...]:
    if not was:
        return tuple(f" that {have} this turn" for have in ("didn't fight back", "hasn't fought back",
                                                            "haven't fought back"))  # fmt: skip
    haves = ("wasn't", "weren't", "was not", "were not", "hasn't been", "haven't been")
    return tuple(f" that {have} {done} this turn" for have in haves)


def rows() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    """State, English and Japanese of what a noun phrase says of it."""
    out = []
    for state, done, was, ja, ja_not in DONE:
        out.append((state, _that(done, was), tuple(turn + word for word in ja for turn in _TURN_JA)))
        out.append((f"-{state}", _not_that(done, was), tuple(turn + word for word in ja_not for turn in _TURN_JA)))
    not_in = tuple(
        f" that {have} the field this turn" for have in ("didn't enter", "hasn't entered", "haven't entered")
    )
    there = ("場に出ていない", "場に出なかった")
    out.append(("-entered", not_in, tuple(turn + word for word in there for turn in _TURN_JA)))
    return tuple(out)
