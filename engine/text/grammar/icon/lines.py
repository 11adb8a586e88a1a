"""Icon crafts on a line of their own, some with a number or a quoted craft (1400s)."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.source import lexicon
from engine.trails.tree import Icon

_NUMBER = re.compile(r":? ?(\d+)[\]】]")


def icon_line(g: Grammar, lang: str, only: int = 0, parameter: bool = False) -> Any:
    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        icons: list[Icon] = []
        while low[at] in "[【" and (not only or len(icons) < only):
            if at > parse.far:
                parse.far = at
            one = _icon(g, lang, parse, at)
            if one is None:
                return ()
            at, icon = one
            icons.append(icon)
            while low[at] in " /、,・" and low[at + 1] in "[【 ":
                at += 1
        if parameter and (not icons or not lexicon.icon_parameter(icons[0].key)):
            return ()
        if at > parse.far:
            parse.far = at
        return ((at, tuple(icons)),) if icons else ()

    return read


@cache
def _names(lang: str) -> list[str]:
    """The words for icon crafts, the longest first."""
    return sorted(lexicon.icon_names(lang), key=len, reverse=True)


def _icon(g: Grammar, lang: str, parse: Parse, at: int) -> tuple[int, Icon] | None:
    low = parse.low
    start = at + 1
    for name in _names(lang):
        if not low.startswith(name, start):
            continue
        key = lexicon.icon_names(lang)[name]
        end = start + len(name)
        follows = lexicon.icon_parameter(key)
        if follows == "" and low[end] in "]】":
            return end + 1, Icon(key)
        if follows == "n":
            found = _NUMBER.match(low, end)
            if found is not None:
                return found.end(), Icon(key, int(found.group(1)))
        if follows == "craft":
            for after, craft in g.read("quoted", lang, parse, end + (low[end] == " ")):
                if low[after] in "]】":
                    made = _with_craft(key, craft)
                    if made is not None:
                        return after + 1, made
    return None


def _with_craft(key: str, crafts: Any) -> Icon | None:
    try:
        return Icon(key, 0, crafts)
    except TypeError:
        return None


def say_icons(g: Grammar, lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        out = []
        for icon in value:
            if not isinstance(icon, Icon):
                return None
            text = lexicon.say_icon(icon.key, lang)
            if lexicon.icon_parameter(icon.key) == "n":
                text = f"{text[:-1]}{' ' if lang == 'en' else ''}{icon.value}{text[-1]}"
            if lexicon.icon_parameter(icon.key) == "craft":
                said = g.print("quoted", icon.crafts, lang, speaker)
                if said is None:
                    return None
                text = f"{text[:-1]}{' ' if lang == 'en' else ''}{said}{text[-1]}"
            out.append(text)
        return (" " if lang == "en" else "").join(out)

    return say
