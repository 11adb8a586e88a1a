"""The closed word lists of card texts: types, icon crafts of both books, numbers, verb forms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

#: Icon crafts by English key, with their Japanese name and what follows it: "" nothing, "n" a number, "craft" a craft.
ICONS: tuple[tuple[str, str, str], ...] = (
    ("Covert", "暗躍", ""),
    ("Reinforcement", "援軍", ""),
    ("Attribution", "帰属", ""),
    ("Dispatch", "派遣", ""),
    ("Martial Arts", "武術", ""),
    ("Hate", "ヘイト", ""),
    ("Tactical Link", "戦術リンク", ""),
    ("Uplift", "高揚", "craft"),
    ("Regime Break", "体制崩し", ""),
    ("Boarding", "搭乗", "n"),
    ("Magic", "魔法", ""),
    ("Wings of Light", "光まとう翼", "n"),
    ("Curse", "呪い", ""),
    ("Covert: Choice", "暗躍:選択式", ""),
    ("Doll", "人形", ""),
)
#: Other names under which an icon craft appears in print.
ICON_ALIASES = {
    "reinforcements": "Reinforcement",
    "affiliation": "Attribution",
    "combat link": "Tactical Link",
    "unbalance": "Regime Break",
    "elation": "Uplift",
    "light wings": "Wings of Light",
}
#: What else players call those that the English books do not name, in brackets: elsewhere these may be plain words.
ICON_SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "Tactical Link": ("battle link", "tactics link", "link"),
    "Uplift": ("exalt", "exaltation", "exhilaration"),
    "Regime Break": ("break", "balance break", "stance break", "posture break"),
    "Boarding": ("board", "ride", "riding", "embark", "crew"),
    "Magic": ("spell",),
    "Wings of Light": ("wing of light", "radiant wings", "shining wings", "wings clad in light"),
    "Curse": ("cursed",),
    "Covert: Choice": ("covert choice", "covert (choice)", "covert:choice", "covert : choice"),
    "Doll": ("puppet",),
}

#: Keywords: what a craft is classified as, before its dash (207.7). Those of the cards at hand are known besides.
KEYWORDS: tuple[tuple[str, str], ...] = (("Loyalty", "忠義"),)
#: Other names under which a keyword appears in print.
KEYWORD_ALIASES = {"bonded": "Loyalty"}

NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

#: Verb endings of Japanese: dictionary form, the form before a comma, the form before もよい.
VERBS_JA: tuple[tuple[str, str, str], ...] = (
    ("引く", "引き", "引いて"),
    ("行う", "行い", "行って"),
    ("置く", "置き", "置いて"),
    ("裏向く", "裏向き", "裏向いて"),
    ("捨てる", "捨て", "捨てて"),
    ("見る", "見", "見て"),
    ("見せる", "見せ", "見せて"),
    ("加える", "加え", "加えて"),
    ("得る", "得", "得て"),
    ("持つ", "持ち", "持って"),
    ("失う", "失い", "失って"),
    ("支払う", "支払い", "支払って"),
    ("戻す", "戻し", "戻して"),
    ("出す", "出し", "出して"),
    ("探す", "探し", "探して"),
    ("切る", "切り", "切って"),
    ("呪う", "呪い", "呪って"),
    ("われる", "われ", "われて"),
    ("ている", "ており", "ていて"),
    ("選ぶ", "選び", "選んで"),
    ("させる", "させ", "させて"),
    ("かせる", "かせ", "かせて"),
    ("増やす", "増やし", "増やして"),
    ("減らす", "減らし", "減らして"),
    ("飛ばす", "飛ばし", "飛ばして"),
    ("交換する", "交換し", "交換して"),
    ("しない", "せず", "しなくて"),
    ("ない", "ず", "なくて"),
    ("できる", "でき", "できて"),
    ("される", "され", "されて"),
    ("なる", "なり", "なって"),
    ("する", "し", "して"),
)
#: Japanese verbal nouns that may end a sentence as they are (計画2。) take these endings in a chain.
SURU = ("し", "して")


def inflect(dictionary: str) -> tuple[str, str, str]:
    """Dictionary form, form before a comma and て form of a Japanese phrase that ends in a verb or a verbal noun."""
    for plain, before, te in VERBS_JA:
        if dictionary.endswith(plain):
            stem = dictionary[: -len(plain)]
            return dictionary, stem + before, stem + te
    return dictionary, dictionary + SURU[0], dictionary + SURU[1]


@cache
def icon_words(lang: str) -> dict[str, str]:
    """Lower-case names of the icon crafts without or with a number, to their English keys."""
    words = {(key if lang == "en" else ja).lower(): key for key, ja, _ in ICONS}
    if lang == "en":
        words.update(ICON_ALIASES)
    words.update({key.lower(): key for key, _, _ in ICONS})  # Japanese cards in Latin letters and the other way round
    words.update({ja: key for key, ja, _ in ICONS})
    return words


@cache
def icon_names(lang: str) -> Mapping[str, str]:
    """The same with what they are called in brackets besides, words with a hyphen or nothing between them."""
    words = dict(icon_words(lang))
    for icon, names in ICON_SYNONYMS.items():
        words.update(dict.fromkeys(names, icon))
    return {
        way: icon for word, icon in words.items() for way in (word, word.replace(" ", "-"), word.replace(" ", ""))
    } | words


@cache
def icon_parameter(key: str) -> str:
    """What follows an icon craft: "", "n" or "craft"."""
    return next((follows for name, _, follows in ICONS if name == key), "")


def say_icon(key: str, lang: str) -> str:
    """The bracketed name of an icon craft."""
    for name, ja, _ in ICONS:
        if name == key:
            return f"[{name}]" if lang == "en" else f"【{ja}】"
    return f"[{key}]" if lang == "en" else f"【{key}】"


ICON = re.compile(r"\[([^\[\]]+)\]|【([^【】]+)】")


def number_word(number: int) -> str:
    """A number as English cards print it: in letters up to ten."""
    return NUMBER_WORDS[number] if 1 <= number <= 10 else str(number)
