"""What the columns of a table mean: guessed from their names in both languages, or told by the player."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

#: By the column's name, the field it holds; "" leaves the column out. A column that is not named is kept as it is.
Columns = Mapping[str, str]

#: The columns of our own tables, in order; ``arts`` is three of them.
OWN: Final = (
    "number", "set", "lang", "name", "subname", "type", "cp", "ep", "level", "str", "def", "orgs", "text",
    "arts_ep", "arts_name", "arts_text", "rarity", "image", "corrected", "effects", "art",
)  # fmt: skip
_ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("no", "card no", "card number", "id", "card id", "code", "card code", "番号", "カード番号", "カードno"),
    "set": ("set name", "expansion", "product", "series", "pack", "セット", "弾", "商品", "収録"),
    "lang": ("language", "locale", "言語"),
    "name": ("card name", "title", "名前", "カード名", "名称"),
    "subname": ("sub name", "subtitle", "sub title", "epithet", "サブネーム", "サブ名", "二つ名", "サブカード名"),
    "type": ("card type", "kind", "category", "種類", "カード種類", "タイプ", "種別"),
    "cp": ("cp cost", "cost", "cost cp", "コスト", "cpコスト"),
    "ep": ("ep cost", "cost ep", "epコスト"),
    "level": ("lv", "lvl", "building level", "レベル", "創設レベル"),
    "str": ("strength", "attack", "atk", "power", "攻撃", "攻撃力"),
    "def": ("defence", "defense", "toughness", "防御", "防御力"),
    "orgs": ("org", "organization", "organizations", "organisation", "faction", "factions", "組織", "所属"),
    "text": ("card text", "rules text", "effect", "ability", "abilities", "description", "テキスト", "効果", "能力"),
    "arts_ep": ("arts cost", "arts ep cost", "art cost", "アーツep", "アーツコスト"),
    "arts_name": ("arts", "arts title", "アーツ", "アーツ名"),
    "arts_text": ("arts effect", "arts ability", "アーツ効果", "アーツテキスト"),
    "rarity": ("rare", "rarity code", "レアリティ", "レア度"),
    "image": ("picture", "image file", "file name", "filename", "画像"),
    "corrected": ("errata", "correction", "訂正", "エラッタ"),
}


_PARTS: Final = re.compile(r"[/()（）\[\]【】|・\n]|\s-\s")


def guess(headers: Sequence[str]) -> dict[str, str]:
    """The field each column seems to hold; no field twice, our own names first. Unknown columns are left out."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for sure in (0, 1, 2):  # our own name, another's, a name in both languages: "番号 (No.)"
        for header in headers:
            words = [_fold(part) for part in _PARTS.split(header)] if sure == 2 else [_fold(header)]
            if header in found:
                continue
            for field in OWN:
                known = [_fold(field)] if sure == 0 else [_fold(field), *map(_fold, _ALSO.get(field, ()))]
                if field not in taken and any(word and word in known for word in words):
                    found[header] = field
                    taken.add(field)
                    break
    return found


def problem(columns: Columns) -> str:
    """What is wrong with a mapping a player made, "" if nothing is."""
    fields = [field for field in columns.values() if field]
    for field in fields:
        if field not in OWN:
            return f"there is no field {field!r}; there are {', '.join(OWN)}"
        if fields.count(field) > 1:
            return f"two columns stand for {field}"
    return ""


def _fold(word: str) -> str:
    """Case, width, spaces, dashes and underscores make no difference."""
    plain = unicodedata.normalize("NFKC", word).casefold()
    return "".join(letter for letter in plain if letter not in " _-.#/:\t\n'")
