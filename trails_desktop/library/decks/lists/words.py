"""Lines of a list that are no card: headings, sums, remarks, what a deck is called, and where the cards below lie."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from trails_desktop.library.decks.lists.names import key
from trails_desktop.library.decks.lists.report import ASIDE, MAIN, NOWHERE

SAME: Final = "same"  #: a heading that says nothing of where the cards lie, such as a type
_PLACES: Final = {
    MAIN: "deck main maindeck mainboard maincards main cards decklist list commander leader leaders starter "
    "デッキ メイン メインデッキ カード デッキリスト リスト",
    ASIDE: "sideboard side sidedeck sb maybeboard maybe considering wishlist reserve extra extradeck bench setaside "
    "aside サイド サイドボード サイドデッキ 候補 控え 保留 エクストラ エクストラデッキ 取り置き",
    NOWHERE: "tokens token metadata about avatar planes schemes attractions stickers notes comments description "
    "トークン 備考 メモ",
    SAME: "unit units item items event events base bases character characters creature creatures land lands spell "
    "spells instant instants sorcery sorceries artifact artifacts enchantment enchantments attachment attachments "
    "location locations upgrade upgrades other others common uncommon rare "
    "ユニット アイテム イベント ベース その他 キャラクター キャラ",
}
_PLACE_OF: Final = {key(word): place for place, words in _PLACES.items() for word in words.split()} | {
    key(words): place for words, place in (("main deck", MAIN), ("set aside", ASIDE), ("deck list", MAIN))
}
_ABOUT: Final = {
    "name": ("name", "deckname", "deck name", "title", "deck", "デッキ名", "名前", "タイトル"),
    "plan": ("plan", "description", "comment", "説明"),
    "": (
        "author", "by", "creator", "player", "format", "class", "date", "url", "source", "version", "game", "id",
        "tags", "created", "updated", "notes", "作者", "作成者", "プレイヤー", "形式", "フォーマット", "日付", "出典",
        "備考", "メモ",
    ),
}  # fmt: skip
_ABOUT_OF: Final = {key(word): field for field, words in _ABOUT.items() for word in words}
_SUM: Final = re.compile(
    r"(?:grand )?(?:total|sum|count|cards? total|total cards?|number of cards|合計|総計|計|総数|総枚数|枚数)"
    r"\s*[:=-]?\s*\d+\D{0,8}"
    r"|\d+\s*(?:cards?|枚|unique(?: cards?)?|total)(?:\s*(?:in total|total|計))?(?:[,;(]?\s*\d+\s*unique\)?)?"
    r"|[全計]\d+枚",
    re.I,
)
_COUNTED: Final = re.compile(
    r"^\(?\d{1,3}\)?\s*[x×]?\s+|[\s:=-]*[(\[]?\s*[x×]?\s*\d{1,3}\s*(?:cards?|枚)?\s*[)\]]?\s*$", re.I
)
_FRAMED: Final = re.compile(r"[\[【<〈《■◆●▼▽▲★☆=\-~_*#+].*[\]】>〉》■◆●▼▽▲★☆=\-~_*#:+]|[■◆●▼▽▲★☆#].*")
_HEADED: Final = re.compile(
    r".{1,60}:|[^\d]{1,60}[(\[]\s*\d{1,3}\s*(?:cards?|枚)?\s*[)\]]:?|[^\d]{1,60}:\s*\d{1,3}\s*枚?", re.I
)
_ABOUT_LINE: Final = re.compile(r"\W*(?P<key>[^\W\d_][^:=]{0,24}?)\s*[:=]\s*(?P<value>.*)")


def plain(text: str) -> str:
    """A line as it is taken apart: one width, no signs without width, every sort of cross an x."""
    wide = unicodedata.normalize("NFKC", _CIRCLED.sub(_ordered, text))
    kept = "".join(sign for sign in wide if unicodedata.category(sign) != "Cf")
    return kept.translate(_CROSSES).strip()


def _ordered(found: re.Match[str]) -> str:
    """What counts the lines, as it would stand without its circle: it is no number of copies."""
    return f"{int(unicodedata.numeric(found['sign']))}. "


#: Numbers in circles, black or white, before a line: ① and the like.
_CIRCLED: Final = re.compile(r"^\s*(?P<sign>[\u2460-\u2473\u2776-\u2793\u24eb-\u24f4])\s*")
_CROSSES: Final = str.maketrans({sign: "×" for sign in "✕✖╳⨯✗✘"} | {"\u00a0": " "})


def place(text: str) -> str | None:
    """Where the cards below this heading lie, :data:`SAME` for one that does not say; None for what is no heading.

    text: a line that names no card, or is one word of a list's sections.
    """
    bare = text.strip(" \t/[]【】<>〈〉《》(){}■◆●▼▽▲★☆=-~_*#:.,;|+•・")
    for words in (bare, _COUNTED.sub("", bare).strip()):
        known = _PLACE_OF.get(key(words)) if words else None
        if known is not None:
            return known
    return None


def is_sum(text: str) -> bool:
    """Whether the line says how many cards there are."""
    return bool(_SUM.fullmatch(text.strip(" *_=-#/.()[]")))


def is_heading(text: str) -> bool:
    """Whether the line looks like a heading, whatever its words are."""
    return not any(map(str.isalnum, text)) or bool(_FRAMED.fullmatch(text) or _HEADED.fullmatch(text))


def about(text: str) -> tuple[str, str] | None:
    """``name`` or ``plan`` ("" for what a deck does not keep) and its value, where the line says something of the
    deck."""
    found = _ABOUT_LINE.fullmatch(text)
    if found is None:
        return None
    field = _ABOUT_OF.get(key(found["key"]))
    return (field, found["value"].strip().strip('"')) if field is not None else None
