"""One spelling for what prints in several: widths, quotes, spaces, bullets, icons; reminder text; offsets back.

A line is normalised before it is read. Problems are shown in the printed line, so :func:`origin` finds the place there.

Another form in which texts arrive belongs here. Guard: tests/text/source/test_forms.py.
"""

from __future__ import annotations

import re
import unicodedata
from html import unescape

from engine.kernel.frozen import frozen

#: What starts a craft: printed bullets, and those that symbol fonts and plain text leave of them.
BULLETS = "•・■▪●◆∙⋅‣⦁◦□○◇►▶➢\uf0b7\uf0a7\uf06c"
_FOLD = {
    "’": "'",
    "‘": "'",
    "`": "'",
    "′": "'",
    "＇": "'",
    "“": "“",
    "”": "”",
    "＂": '"',
    "〝": "“",
    "〟": "”",
    "–": "-",
    "−": "-",
    "‐": "-",
    "‑": "-",
    "－": "-",
    "ー": "ー",
    "―": "—",
    "─": "—",
    "：": ":",
    "；": ";",
    "，": ",",
    "．": ".",
    "。": "。",
    "、": "、",
    "［": "[",
    "］": "]",
    "\u3000": " ",
    "\u00a0": " ",
    "\t": " ",
    "＝": "=",
    "〈": "<",
    "〉": ">",
    "｢": "「",
    "｣": "」",
    "『": "「",
    "』": "」",
    "･": "・",
    "•": "・",
}
_FOLD.update(dict.fromkeys("´‛ʼ", "'") | dict.fromkeys("„‟«", "“") | {"»": "”", "″": '"'})
_FOLD.update(dict.fromkeys("‒﹣⁻", "-") | {"⁄": "/", "∕": "/", "∶": ":", "︰": ":", "⸺": "—", "‥": "…"})
_FOLD.update(dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad", ""))
_FOLD.update(dict.fromkeys(BULLETS.replace("・", ""), "・"))
#: Numbers of one character, which stand for digits before a counter.
_KANJI = {one: str(number) for number, one in enumerate("一二三四五六七八九", 1)}
_COUNTED_JA = re.compile(f"(?<!の)[{''.join(_KANJI)}](?=[枚つ体点])")
ACTION, ENTER = "\ue001", "\ue002"  #: the two icons as one character each
_ACTION_WORDS = r"action|act|action[ _-]icon|アクション|アクションアイコン"
_ENTER_WORDS = r"enters?|enters?[ _-]icon|enters? the field|登場|登場アイコン|場に出た時"
#: Icons by name in any bracket that is not reminder text, or as a picture of a page that is described so.
_ICON = re.compile(
    rf"(?<![<＜])[{{｛\[［【〔<＜〈⟨]\s*(?:(?P<action>{_ACTION_WORDS})|(?P<enter>{_ENTER_WORDS}))\s*[}}｝\]］】〕>＞〉⟩]"
    rf"|<img\b[^<>]*\balt=[\"'](?:(?P<action2>{_ACTION_WORDS})|(?:{_ENTER_WORDS}))[\"'][^<>]*>",
    re.IGNORECASE,
)
#: Marks of bold and italic print; entities of pages.
_MARKUP = re.compile(
    r"</?(?:b|i|u|em|strong|span|p|font|ruby|rb|sup|sub)(?:\s[^<>]*)?/?>|<br\s*/?>|\*\*|__", re.IGNORECASE
)
_ENTITY = re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]{2,8});", re.IGNORECASE)
#: "This" as a subject of its own: "if this is the only UNIT you control".
_BARE_THIS = re.compile(
    r"\b[Tt]his(?= (?:is|isn['’]t|was|attacks|fights back|gets|gains|has|loses|stuns|deals|would|enters|leaves|SCLM|"
    r"can['’]t|cannot|doesn['’]t|takes)\b)"
)
#: "Whenever" in other words.
_EACH_TIME = re.compile(r"\b[Ee](?:ach|very) time(?= (?:you|your|this|an?|another|one) )")
#: "They" where only a player can be meant: "if they have more cards in hand than you", "than they do".
_THEY = re.compile(
    r"(?<=\b[Ii]f )they (?:have(?=[^.,“”\"]* (?:bond|in (?:their |)(?:hand|trail|homebase|deck))\b)"
    r"|control(?= (?:more|fewer|as many|at least|exactly|\w+ or (?:more|fewer|less)|two|three|four|five|\d+) ))"
    r"|(?<=\bthan )they (?:do|have|control)\b"
)
#: "Their" in a condition without a person of its own: "if their bond is 10 or less".
_THEIR_IF = re.compile(
    r"\b(?:[Ii]f|[Ww]hile|[Aa]s long as) (?:(?!opponent|player|controller|owner|\bthey\b)[^.,“”])*?"
    r"\btheir(?= (?:bond|hand|trail|homebase|deck)\b)"
)
_SAYS_OF = {"do": "does", "have": "has", "control": "controls"}
_PERSONS = re.compile(r"\b(?:[Oo]pponent|(?:[Ee]ach|[Aa]|[Tt]hat) player|[Pp]layers?|controllers?|owners?)\b")
_MEANT = dict.fromkeys(("each player", "a player", "that player"), "that player") | {"opponent": "your opponent"}
#: "This way" in other words: "stunned by this craft", このアーツによってスタンした.
_THIS_WAY = {
    "en": re.compile(
        r"(?<=[a-z.](?:ed|'d|’d|en|wn|st)) (?:by|with|due to) this (?:arts|craft|EVENT|effect)"
        r"(?= ?(?:[.,;]|$|and\b|or\b))"
    ),
    "ja": re.compile(r"これによって(?![はもの、])|この(?:アーツ|クラフト|EVENT)(?:によって|により|で)(?![はもの、])"),
}
#: A number in Chinese characters before what is counted: 一枚, 二つ.
_COUNTED = re.compile(r"[一二三四五六七八九](?=(?:枚|つ|体|点)[をまずにのだ以、。])")
#: What the quick way below does not know.
_MARKS = r"(（\"＂\n\t<&*_〔〖\u200b-\u200f\u2060\ufeff\u00ad\u3099\u309a\uff61-\uff9f"
_SLOW = {
    "en": re.compile(rf"[{_MARKS}【]"),
    "ja": re.compile(
        rf"[{_MARKS}\[［‘,，.．]|ー(?:[\dX０-９]|(?<=[一-鿿々]ー))|{_COUNTED.pattern}|{_THIS_WAY['ja'].pattern}"
    ),
}
_ONLY_CLOSED = re.compile(r"[^“]*”")
#: Beginnings of English words that the quick way does not know, to be looked for as they are, and what they begin. One
#: expression for all would try each of them at every letter: that is a third of the price of reading a line.
_SLOW_WORDS = (
    *((f" {stop}", None) for stop in ":：,."),
    ("his ", _BARE_THIS),
    (" their ", _THEIR_IF),
    (" time ", _EACH_TIME),
    (" they ", _THEY),
    *((f" {word} this ", _THIS_WAY["en"]) for word in ("by", "with", "to")),
)
_TABLE = {ord(old): new for old, new in _FOLD.items()} | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_TABLE.update(
    {ord(old): _FOLD.get(chr(new_code), chr(new_code)) for old, new_code in (("＇", 39), ("－", 45), ("｀", 96))}
)
#: What the table has another spelling for.
_SPELT = re.compile(f"[{re.escape(''.join(chr(code) for code, new in _TABLE.items() if new != chr(code)))}]")
#: Brackets of icon crafts, as each language prints them.
_BRACKETS = {
    "en": dict.fromkeys("【〔〖", "[") | dict.fromkeys("】〕〗", "]"),
    "ja": dict.fromkeys("[〔〖", "【") | dict.fromkeys("]〕〗", "】"),
}
#: A long vowel sign that stands where only a minus can.
_MINUS = re.compile(r"(?<![ァ-ヺ])ー(?=[\dX０-９])")
#: One that stands for a dash: no word goes on so after a Chinese character.
_DASH = re.compile(r"(?<=[一-鿿々])ー(?![\dX０-９])")


def _slow(text: str, lang: str) -> bool:
    """Whether there is something in a text that the quick way does not know."""
    if _SLOW[lang].search(text) is not None or ("”" in text and _ONLY_CLOSED.match(text) is not None):
        return True
    if lang == "en":
        for word, whole in _SLOW_WORDS:
            if word in text and (whole is None or whole.search(text) is not None):
                return True
    return False


def plain(text: str, lang: str) -> str:
    """The text in one spelling. English keeps single spaces, Japanese keeps them only inside names."""
    if lang == "ja":
        text = _digits(text.replace("，", "、").replace("．", "。"))
    if not _slow(text, lang):
        bullet = text[:1] if text[:1] in BULLETS else ""
        if lang == "en" and "  " not in text and text[len(bullet) :].isascii():
            # as most are: nothing else has another spelling but the icons and one quote
            quick = text[len(bullet) :].replace("{action}", ACTION).replace("{enter}", ENTER)
            if "{" not in quick and "[" not in quick and "`" not in quick:
                return f"・{quick}".rstrip(" ") if bullet else quick.strip(" ")
        quick = text.replace("{action}", ACTION).replace("{enter}", ENTER)
        if _SPELT.search(quick) is not None:  # looking for it is a third of the price of writing anew
            quick = quick.translate(_TABLE)
        named = "{" in quick or (("[" in quick or "【" in quick) and _ICON.search(quick) is not None)
        if not named and unicodedata.is_normalized("NFKC", quick):
            if lang == "en":
                if "  " not in quick:
                    return quick.strip(" ")
            elif " " not in quick:
                return quick
    return "".join(char for char, _ in _fold(text, lang))


def _digits(text: str) -> str:
    """Japanese as long as before, with digits for numbers in characters: 一枚 is 1枚."""
    return _COUNTED_JA.sub(lambda found: _KANJI[found[0]], text)


def origin(text: str, lang: str, offset: int) -> int:
    """The offset in the printed text of an offset in its normalised form."""
    folded = _fold(text, lang)
    if offset >= len(folded):
        return len(text.rstrip())
    return folded[max(offset, 0)][1]


#: How a number is rounded, and how great it can be at the most, stands in parentheses too, and is part of the text.
_ROUNDED = re.compile(
    r"[(（]\s*(round(?:ed)? (?:up|down)|端数(?:は|を)?切り?[上捨][げて]"
    r"|(?:to |up to |)(?:a |the |)(?:max|min)(?:imum|\.|)(?: cost)?(?: of|:|)? ?[+\-]?\d[^()（）]{0,12}"
    r"|(?:最大|上限|最低|下限|最小)[^()（）]{0,12}"
    r"|(?:but )?(?:it |they |this |the cost |its cost |their cost )?(?:can't|can’t|cannot|never|not)\b[^()（）]{0,20}"
    r"\b(?:below|less than|lower than|under) \d+(?: [CE]P)?\.?"
    r"|(?:コスト(?:は|が)?|これにより|この効果で)?、?[0-9０-９]+(?:未満|より[^()（）]{1,4})(?:に|)(?:は|)ならない。?"
    r"|(?:up to|at most|no more than) [+\-]?\d[^()（）]{0,12}"
    r"|(?:合計)?[+\-＋－]?[0-9０-９]+[^()（）]{0,8}(?:まで|を上限(?:に|とする)))\s*[)）]",
    re.IGNORECASE,
)


def reminders(text: str) -> list[tuple[int, int]]:
    """Where reminder text stands: begin and end of each outermost pair of parentheses (207.5)."""
    return [(start, end) for start, end in _parentheses(text) if _ROUNDED.fullmatch(text, start, end) is None]


def _parentheses(text: str) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    depth = start = 0
    for index, char in enumerate(text):
        if char in "(（":
            start = index if depth == 0 else start
            depth += 1
        elif char in ")）" and depth:
            depth -= 1
            if depth == 0:
                out.append((start, index + 1))
    return out


def _replaced(text: str) -> dict[int, tuple[int, str]]:
    """Pieces that stand for something else: where each begins, its length and what it stands for."""
    out: dict[int, tuple[int, str]] = {}
    for start, end in reminders(text):
        while start and text[start - 1].isspace():
            start -= 1
        out[start] = (end - start, "")
    for found in _ROUNDED.finditer(text):  # as though it stood after a comma
        start = found.start()
        while start and text[start - 1].isspace():
            start -= 1
        out[start] = (found.start(1) - start, ", " if text[found.start(1)].isascii() else "、")
        out[found.end(1)] = (found.end() - found.end(1), "")
    for found in _ICON.finditer(text):
        icon = ACTION if found.group("action") or found.group("action2") else ENTER
        out.setdefault(found.start(), (len(found.group()), icon))
    for found in _MARKUP.finditer(text):
        out.setdefault(found.start(), (len(found.group()), " " if found.group()[:3].lower() == "<br" else ""))
    for found in _ENTITY.finditer(text):
        char = unescape(found.group())
        if char != found.group() and len(char) == 1:
            out.setdefault(found.start(), (len(found.group()), char))
    for found in _MINUS.finditer(text):
        out.setdefault(found.start(), (1, "-"))
    for found in _DASH.finditer(text):
        out.setdefault(found.start(), (1, "—"))
    for found in _COUNTED.finditer(text):
        out.setdefault(found.start(), (1, str("一二三四五六七八九".index(found.group()) + 1)))
    for found in _EACH_TIME.finditer(text):
        out.setdefault(found.start(), (len(found.group()), "whenever"))
    for lang, way in (("en", " this way"), ("ja", "これにより")):
        for found in _THIS_WAY[lang].finditer(text):
            out.setdefault(found.start(), (len(found.group()), way))
    for found in _THEY.finditer(text):
        persons = [person.group() for person in _PERSONS.finditer(text, 0, found.start())]
        whose = _MEANT.get(persons[-1].lower()) if persons else None
        if whose is not None and (whose != "that player" or text[: found.start()].lower().endswith("if ")):
            said = _SAYS_OF[found.group().rpartition(" ")[2]]
            out.setdefault(found.start(), (len(found.group()), f"{whose} {said}"))
    for found in _THEIR_IF.finditer(text):
        persons = [person.group() for person in _PERSONS.finditer(text, 0, found.start())]
        if persons:  # the one spoken of last
            whose = _MEANT.get(persons[-1].lower(), "that player")
            out.setdefault(found.end() - len("their"), (len("their"), f"{whose}'s"))
    for found in _BARE_THIS.finditer(text):
        out.setdefault(found.start(), (4, f"{found.group()} card"))
    return out


def _fold(text: str, lang: str) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    quotes = open_ = 0
    pieces = _replaced(text)
    names = {found.start(): "“" for found in _NAME.finditer(text)} if lang == "ja" else {}
    names |= {found.end() - 1: "”" for found in _NAME.finditer(text)} if names else {}
    brackets = _BRACKETS[lang]
    index = 0
    while index < len(text):
        length, char = pieces.get(index, (1, text[index]))
        if index in names:
            char = names[index]
        elif char not in (ACTION, ENTER):
            char = _FOLD[char] if char in _FOLD else unicodedata.normalize("NFKC", char)
            char = _FOLD.get(char, char)
        char = brackets.get(char, char)
        if char == '"':
            char = "“" if quotes % 2 == 0 else "”"
            quotes += 1
        if char == "”" and not open_:
            char = "“"  # ”X”: the first one opens
        open_ += (char == "“") - (char == "”")
        whole = unicodedata.normalize("NFC", out[-1][0] + char.strip()) if out and char.strip() in _VOICED else ""
        if len(whole) == 1:
            out[-1] = (whole, out[-1][1])
        else:
            for part in char:
                out.append((part, index))
        index += length
    return _spaces_ja(out) if lang == "ja" else _spaces_en(out)


#: Voice marks that follow their letter: combining, and what becomes of the half-width ones.
_VOICED = ("\u3099", "\u309a")
#: A name in single quotes, in Japanese.
_NAME = re.compile(r"‘[^‘’“”]+’")


def _spaces_en(chars: list[tuple[str, int]]) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    for char, index in chars:
        if char.isspace() and (not out or out[-1][0] == " "):
            continue
        if char in ":,." and out and out[-1][0] == " ":
            out.pop()
        out.append((" " if char.isspace() else char, index))
    while out and out[-1][0] == " ":
        out.pop()
    return out


def _spaces_ja(chars: list[tuple[str, int]]) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    depth = 0
    for place, (char, index) in enumerate(chars):
        if char.isspace():
            before = out[-1][0] if out else ""
            after = chars[place + 1][0] if place + 1 < len(chars) else ""
            if not _latin(before) or not _latin(after) or (depth == 0 and before.isupper()):
                continue
            char = " "
        elif char in ",." and not (out and out[-1][0].isascii() and out[-1][0].isalnum()):
            char = "、" if char == "," else "。"
        depth += (char == "“") - (char == "”")
        out.append((char, index))
    return out


def _latin(char: str) -> bool:
    return bool(char) and char.isascii() and char.isalpha()


@frozen
class Line:
    """A printed line, and its form as it is read: without bullet and reminder text. start: where that form begins."""

    printed: str
    text: str
    craft: bool
    start: int
    reminders: tuple[str, ...] = ()


#: Arrows and the like that extractions leave of an icon; which one it was is seen by what follows.
_STRAY = "→➔➜⇒↷↻⟳目"
#: 「〜」も得る: what is gained besides is gained.
_TOO = re.compile(r"(?<=[」】0-9])も(?=得(?:る|て|、))")
_LIST = re.compile(r"(?:[*\-+–—] +|· *)(?=\S)")


def read_line(printed: str, lang: str) -> Line:
    """Split bullet and reminder text off a line and put the rest in one spelling."""
    listed = _LIST.match(printed)
    text = plain(printed if listed is None else "•" + " " * (listed.end() - 1) + printed[listed.end() :], lang)
    beside = (
        tuple(printed[start + 1 : end - 1].strip().lstrip("*＊").strip() for start, end in reminders(printed))
        if "(" in printed or "（" in printed
        else ()
    )
    start = 0
    craft = bool(text) and (text[0] in BULLETS or (text[0] == "が" and lang == "ja"))
    if craft:
        start = 1
        while start < len(text) and text[start] == " ":
            start += 1
    body = text[start:]
    if craft and body and body[0] in _STRAY:
        body = _icon_seen(body)
    elif craft and body[:1] == ":":
        return Line(printed, ACTION + body, craft, start - 1, beside)  # only the icon leaves nothing before a colon
    if "も得" in body:
        body = _TOO.sub("を", body)
    return Line(printed, body, craft, start, beside)


def _icon_seen(body: str) -> str:
    """A craft that begins with what is left of an icon: a cost before a colon or comma, else "when it enters" - unless
    a colon later in the line leaves it open what it was."""
    rest = body[1:].lstrip(" ")
    if rest[:1] in (":", ",", "、"):
        return ACTION + body[1:]
    if (body[0] == "目" and body[1:2] != " ") or ":" in rest or not rest:
        return body
    return ENTER + body[1:]
