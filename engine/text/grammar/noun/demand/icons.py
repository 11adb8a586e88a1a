"""Icon crafts that a noun phrase demands, one or several: "with [A] and [B]", 【A】か【B】を持つ."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.text.source import lexicon
from engine.trails.tree import EITHER_ICON, AnyRange

_ICONS_EN = "|".join(
    sorted((re.escape(word) for word in lexicon.icon_words("en") if word.isascii()), key=len, reverse=True)
)
_NAMED_EN = rf"(?:an? |the )?(?:\[([^\]]+)\]|({_ICONS_EN})(?![\w:]))(?: crafts?)?"
_ICON_EN = re.compile(
    r" (?P<and>and )?(?:with |that has |that have |who has |"
    r"(?P<no>(?:without|that doesn't have|that don't have|that does not have|that do not have) |"
    r"(?P<neither>(?:with|that has|that have) neither ))|(?<= and )(?=\[))"
    rf"(?:both |either )?{_NAMED_EN}"
)
_MORE_EN = re.compile(rf"(,? and|,? or|,? nor|,) {_NAMED_EN}(?= |\W|$)")
_ICONS_JA = "|".join(re.escape(ja) for _, ja, _ in lexicon.ICONS)
_NAMED_JA = rf"(?:【([^】]+)】|[「“]({_ICONS_JA})[」”]|({_ICONS_JA}))(?:のクラフト|クラフト)?"
_ONE_JA = re.compile(rf"(?:クラフト)?{_NAMED_JA}")
_LINK_JA = re.compile("(と|、|か|または|もしくは|も|や|)(?=[【「“])")
_HAS_JA = re.compile("(?:の両方|の両者|のいずれか|のどちらか)?[をも]持(つ|たない|っている|っていない)")
#: Right before the noun: 【A】のUNIT.
_OF_JA = re.compile("の?(?=unit|item|カード(?!名))|の(?=あなたの|相手の)")
#: Right before an English noun, in brackets or, where nothing but its type follows, without.
_FIRST_EN = re.compile(rf"(non-)?(?:\[([^\]]+)\]|({_ICONS_EN})(?= (?:unit|item|card)s?(?![a-z]))) ")
_OR_FIRST_EN = re.compile(r"\[([^\]]+)\] or (?=\[)")
#: The first characters of an icon craft before a Japanese noun.
ICON_FIRST = frozenset("ク【「“" + "".join(ja[0] for _, ja, _ in lexicon.ICONS))


def icons_en(low: str, at: int, said: dict[str, Any]) -> int | None:
    """Icon crafts after an English noun, noted in ``said``; where they end, None if there are none (that are known)."""
    found = _ICON_EN.match(low, at)
    if found is None or (found.group("and") and not goes_on(said)):
        return None
    words = lexicon.icon_names("en")
    keys = [words.get(found.group(4) or found.group(5))]
    links: set[str] = set()
    at = found.end()
    while (more := _MORE_EN.match(low, at)) is not None:
        key = words.get(more.group(2) or more.group(3))
        if key is None or (more.group(1) == "," and not _listed(low, more.end())):
            break
        keys.append(key)
        links.add(more.group(1).lstrip(", "))
        at = more.end()
    neither = "nor" if found.group("neither") else "or"
    if neither == "nor" and not links:
        return None
    return at if _note(said, keys, links - {""}, none=found.group("no") is not None, neither=neither) else None


def icons_before_en(low: str, at: int, said: dict[str, Any]) -> int | None:
    """An icon craft before an English noun, "target [A] UNIT", or several of which one is enough; as above."""
    words = lexicon.icon_names("en")
    keys: list[str | None] = []
    while (more := _OR_FIRST_EN.match(low, at)) is not None:
        keys.append(words.get(more.group(1)))
        at = more.end()
    found = _FIRST_EN.match(low, at)
    if found is None or (found.group(1) and keys):
        return None
    keys.append(words.get(found.group(2) or found.group(3)))
    links = {"or"} if len(keys) > 1 else set()
    return found.end() if _note(said, keys, links, none=found.group(1) is not None, neither="or") else None


def _listed(low: str, at: int) -> bool:
    """Whether a list goes on after a comma, up to its last word."""
    while (more := _MORE_EN.match(low, at)) is not None:
        if more.group(1) != ",":
            return True
        at = more.end()
    return False


def icons_ja(low: str, at: int, said: dict[str, Any]) -> int | None:
    """The same before a Japanese noun."""
    found = _ONE_JA.match(low, at)
    words = lexicon.icon_names("ja")
    keys, links = [], set()
    while found is not None:
        keys.append(words.get(found.group(1) or found.group(2) or found.group(3)))
        at = found.end()
        link = _LINK_JA.match(low, at)
        found = _ONE_JA.match(low, link.end()) if link is not None and link.end() >= at else None
        if found is not None and link is not None:
            links.add({"と": "and", "、": "", "": "", "も": "も", "や": "も"}.get(link.group(1), "or"))
    has = _HAS_JA.match(low, at) if keys else None
    if has is None:
        of = _OF_JA.match(low, at) if keys and low[at - 1] == "】" and links <= {"or"} else None
        return of.end() if of is not None and _note(said, keys, links, none=False, neither="も") else None
    none = "ない" in has.group(1)
    if not none and "も" in links:
        return None
    return has.end() if _note(said, keys, links - {""}, none=none, neither="も") else None


def _note(said: dict[str, Any], keys: list[str | None], links: set[str], *, none: bool, neither: str) -> bool:
    """All of them, one of them, or none of them."""
    if None in keys or len(links) > 1 or len(set(keys)) < len(keys):
        return False
    if none and links - {neither}:
        return False  # "without [A] and [B]" could mean either
    known = [key for key in keys if key is not None]
    if none:
        known = [f"-{key}" for key in known]
    elif links == {"or"}:
        known = [EITHER_ICON.join(sorted(known))]
    said["icons"] = (*said.get("icons", ()), *known)
    return True


def goes_on(said: dict[str, Any]) -> bool:
    """Whether "and" can go on with what a noun phrase demands: after an "or" nobody knows to what it belongs."""
    if "ranges" in said and isinstance(said["ranges"][-1], AnyRange):
        return False
    last = said.get("icons", ("",))[-1]
    named = "subnames" in said or "contains" in said
    return "ranges" in said or named or ("icons" in said and last[0] != "-" and EITHER_ICON not in last)


def say_icons_en(icons: Iterable[str]) -> str:
    """What is demanded, after the noun."""
    has, either, none = _kinds(icons, "en")
    out = f" with {' and '.join(has)}" if has else ""
    out += "".join(f" with {' or '.join(one)}" for one in either)
    return out + (f" without {' or '.join(none)}" if none else "")


def say_icons_ja(icons: Iterable[str]) -> str:
    """What is demanded, before the noun."""
    has, either, none = _kinds(icons, "ja")
    out = f"{'と'.join(has)}を持つ" if has else ""
    out += "".join(f"{'か'.join(one)}を持つ" for one in either)
    return out + (f"{'も'.join(none)}{'も' if len(none) > 1 else 'を'}持たない" if none else "")


def _kinds(icons: Iterable[str], lang: str) -> tuple[list[str], list[list[str]], list[str]]:
    icons = tuple(icons)
    has = [lexicon.say_icon(icon, lang) for icon in icons if icon[0] != "-" and EITHER_ICON not in icon]
    either = [[lexicon.say_icon(one, lang) for one in icon.split(EITHER_ICON)] for icon in icons if EITHER_ICON in icon]
    return has, either, [lexicon.say_icon(icon[1:], lang) for icon in icons if icon[0] == "-"]
