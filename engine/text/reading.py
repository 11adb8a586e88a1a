"""A printed line read by a grammar: as one craft, as one effect, or as several.

Every word of a line is read, or the line is declined with the place where reading stopped. A line that has two
different readings is a fault of the grammar and is declined too.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.amount.referring import settled
from engine.text.grammar.icon.reminders import Note, as_icons
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse
from engine.text.reference.assembly import link_craft, link_effect, out_of_place
from engine.text.rewrite.ambiguity import unclear
from engine.text.rewrite.cost_floor import floored, without
from engine.text.rewrite.orders import as_rule, in_order, priced, with_subjects
from engine.text.source.keywords import ARTS_NAME, classified, head_of
from engine.text.source.normalise import Line, origin, read_line
from engine.text.source.proper_names import WordTable
from engine.text.surface import LinkError
from engine.trails import tree as t
from engine.trails.tree.plain import NotATree, plain
from engine.trails.tree.reads import replace

_UNCOUNTERED = ("cannot be countered",)
_NEVER_COUNTERED = t.Have("this", rules=_UNCOUNTERED, until="game")


def _too_late(tree: Any) -> bool:
    """Whether an effect says of its own card that it cannot be countered: that would be known when it resolves."""
    return isinstance(tree, t.Effect) and _NEVER_COUNTERED in tree.do


@frozen
class Problem:
    """Why a line was declined. at: offset in the printed line. near: what was understood before it."""

    at: int
    near: str
    message: str

    def caret(self, line: str) -> str:
        """The line with a caret under the place."""
        width = sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in line[: self.at])
        return f"{line}\n{' ' * width}^"


@frozen
class LineResult:
    """One line. kind: "icons", "activated", "triggered", "continuous", "effect", "arts", or "reminder" for one that is
    reminder text alone. tree: crafts, or an Effect of the line alone, with ``limits`` after it if there are any.
    readings: how many different meanings were found.
    notes: what is odd about it, on a line of a card."""

    text: str
    kind: str
    tree: Any = None
    problem: Problem | None = None
    readings: int = 1
    keyword: str = ""
    reminders: tuple[str, ...] = ()
    clauses: Any = None  #: an effect before its references are settled; EVENTs settle all lines together
    notes: tuple[Note, ...] = ()
    limits: tuple[Any, ...] = ()  #: when the EVENT or arts may be played, said in the same line as what it does
    proposal: str = ""  #: of a declined line, the printed sentence that it may mean (see engine.text.suggest)

    @property
    def understood(self) -> bool:
        """Whether every word was read."""
        return self.problem is None

    @property
    def state(self) -> str:
        """ "understood", "proposed" for a line that only a proposal was found for, or "manual"."""
        return "understood" if self.understood else "proposed" if self.proposal else "manual"


def read_in(g: Grammar, text: str, lang: str, words: WordTable, kind: str = "") -> LineResult:
    """Read one line by a grammar. kind: as in :func:`engine.text.compile.compile_line`."""
    said = priced(text, lang) if kind == "event" else text
    said = as_rule(in_order(with_subjects(said)) if lang == "ja" else said, lang)
    if said != text and (read := _as_it_stands(g, said, lang, words, kind)).understood:
        return replace(read, text=text)
    result = _as_it_stands(g, text, lang, words, kind)
    if result.understood:
        return clear(result, text, lang)
    if not result.readings and (cut := without(said, lang)) is not None:
        limited = _with_floor(text, read_in(g, cut[0], lang, words, kind), *cut[1:])
        if limited is not None:
            return limited
    return result


def clear(read: LineResult, text: str, lang: str) -> LineResult:
    """What was read, unless words of the line may mean two things: plainer words would only hide that."""
    found = unclear(text, lang)
    if found is None:
        return read
    at, what = found
    return LineResult(text, "", None, Problem(at, text[:at].rstrip(), f"Not clear {what} from here: {text[at:]}"), 0)


def _with_floor(text: str, read: LineResult, least: int, alone: bool) -> LineResult | None:
    """The line with the least that its cost can be; None if that does not go together."""
    tree = floored(read.tree, least, alone=alone) if read.understood else None
    if tree is None:
        return None
    if least == 0:  # no cost is less
        return replace(read, text=text)
    limits = floored(read.limits, least)
    clauses = floored(read.clauses, least) if limits is None and read.clauses is not None else read.clauses
    return replace(read, text=text, tree=tree, clauses=clauses, limits=read.limits if limits is None else limits)


def _as_it_stands(g: Grammar, text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    result = _compile_whole(g, text, lang, words, kind)
    if result.understood or result.readings:
        return result
    return _several_crafts(g, text, lang, words, kind) or _with_limits(g, text, lang, words, kind) or result


#: Where another bulleted craft begins on the same line.
_NEXT_CRAFT = re.compile(r"(?<=[.。\])”」】])\s*(?:\n|(?=[•・]))\s*(?=[•・])")
#: A sentence that says what it costs to play the EVENT itself.
_COSTS = {
    "en": r"(?:(?:if|while|as long as) [^.]*, )?(?:the EP cost of this (?:event|card)\b|"
    r"this (?:event|card)(?:'|’)s EP cost\b|"
    r"this (?:event|card) costs\b|(?:reduce|increase) (?:the EP cost of )?this (?:event|card)\b)",
    "ja": r"[^。]*(?:この(?:EVENT|ＥＶＥＮＴ|カード)|これ)の(?:EP|ＥＰ)コスト[^。]*",
}
#: Where a sentence begins that says when an EVENT or arts may be played, or what it costs.
_LIMIT = {
    "en": re.compile(r"(?<=[.”])\s+(?=(?:you (?:can|may) )?(?:only play this (?:event|arts|card)|"
                     r"(?:only )?play this (?:event|arts|card) only)\b|"
                     r"you can(?:'t|not|’t) play this (?:event|arts|card)\b|"
                     r"(?:this (?:event|arts|card)|these arts) can(?:'t|not|’t)? (?:only )?be "
                     r"(?:played|countered)\b|" + _COSTS["en"] + ")", re.I),
    "ja": re.compile(
        r"(?<=[。」])\s*(?=(?:この(?:EVENT|ＥＶＥＮＴ|アーツ|カード)|これ(?:のアーツ)?)は[^。]*"
        r"(?:プレイ(?:できない|できる)|無効にされない|無効にならない|打ち消されない)。?$|" + _COSTS["ja"] + r"。?$)"
    ),
}  # fmt: skip

#: Such a sentence, and what it stands before.
_LIMIT_FIRST = {
    "en": re.compile(
        r"((?:(?:you (?:can|may) )?(?:only )?play this (?:event|arts|card) only\b|"
        r"(?:this (?:event|arts|card)|these arts) can(?: only be played|(?:'t|not|’t) be countered)\b|"
        + _COSTS["en"]
        + r")[^.]*\.) +(\S.*)",
        re.I,
    ),
    "ja": re.compile(
        r"((?:(?:この(?:EVENT|ＥＶＥＮＴ|アーツ|カード)|これ(?:のアーツ)?)は[^。]*"
        r"(?:プレイ(?:できない|できる)|無効にされない|無効にならない)|" + _COSTS["ja"] + r")。)\s*(\S.*)"
    ),
}


def _several_crafts(g: Grammar, text: str, lang: str, words: WordTable, kind: str) -> LineResult | None:
    """The crafts of a line with a bullet before each; None if that is not what it is."""
    parts = _NEXT_CRAFT.split(text.strip())
    if len(parts) < 2:
        return None
    read = [_one_of_several(g, part, lang, words, kind) for part in parts]
    if any(part.tree is None or isinstance(part.tree, t.Effect) for part in read):
        return None
    crafts = tuple(craft for part in read for craft in part.tree)
    reminders = tuple(one for part in read for one in part.reminders)
    return LineResult(text, read[0].kind, crafts, reminders=reminders)


def _one_of_several(g: Grammar, text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    """One of them, which may say itself how far a cost can go down."""
    read = _compile_whole(g, text, lang, words, kind)
    if read.tree is not None or read.readings or (cut := without(text, lang)) is None:
        return read
    return _with_floor(text, _compile_whole(g, cut[0], lang, words, kind), *cut[1:]) or read


def _with_limits(g: Grammar, text: str, lang: str, words: WordTable, kind: str) -> LineResult | None:
    """An EVENT or arts that says in the same line when it may be played; None if that is not what it is."""
    if kind not in ("event", "arts"):
        return None
    named = ARTS_NAME.match(text) if kind == "arts" else None
    begin = named.end() if named is not None else 0
    if (first := _LIMIT_FIRST[lang].match(text, begin)) is not None:  # the same with the limit at its end
        turned = _with_limits(g, f"{text[:begin]}{first.group(2)} {first.group(1)}", lang, words, kind)
        if turned is not None and turned.understood:
            return replace(turned, text=text)
    found = list(_LIMIT[lang].finditer(text))
    if not found:
        return None
    cut = found[-1]
    whole = read_in(g, text[: cut.start()], lang, words, kind)
    limit = _compile_whole(g, text[cut.end() :], lang, words, kind)
    if not whole.understood or limit.kind != "limit" or whole.clauses is None:
        bad = limit if whole.understood else whole
        if bad.problem is None or bad.readings:
            return None
        at = bad.problem.at + (cut.end() if bad is limit else 0)
        near = text[:at].rstrip()
        return LineResult(text, "", None, Problem(at, near, bad.problem.message), 0, whole.keyword)
    own = whole.tree if isinstance(whole.tree, tuple) else (whole.tree,)
    return replace(whole, text=text, tree=(*own, *limit.tree), limits=(*whole.limits, *limit.tree))


def _compile_whole(g: Grammar, text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    """The line as one craft, or as one effect."""
    line = read_line(text, lang)
    if not line.text and line.reminders:
        return LineResult(text, "reminder", (), reminders=line.reminders)
    effect = kind in ("event", "arts") and not line.craft
    body, skipped, keyword = head_of(line, effect and (kind == "arts" or line.text[:1] in ("<", "《")))
    parse = Parse(body, words, quick=True)
    said = "arts" if kind == "arts" else "effect"
    end = len(body)
    trees: list[Any] = []
    raws: list[Any] = []
    reason: LinkError | None = None
    if not effect and body[:1] in ("[", "【"):
        for at, icons in g.read("icon-line", lang, parse):
            if at == end:
                return LineResult(text, "icons", icons, keyword=keyword, reminders=line.reminders)
    rule = "effect-body" if effect else "craft-line"
    for at, raw in g.read(rule, lang, parse):
        if at != end:
            continue
        try:
            tree = link_effect([raw]) if effect else classified(as_icons(link_craft(raw)), words.keyword(keyword))
            if "half" in parse.low or "半分" in parse.low:
                settled(tree)
            if not effect and ("homebase" in parse.low or "拠点" in parse.low):
                out_of_place(tree)
        except LinkError as error:
            reason = error
            continue
        if tree not in trees:
            trees.append(tree)
            raws.append(raw)
    if any(map(_too_late, trees)):
        trees, raws = [], []
    if effect and not trees:  # an EVENT says without a bullet when it can be played and what it costs
        for at, raw in g.read("card-line", lang, parse):
            if at == end and raw[0] in ("play limit", "static"):
                try:
                    crafts = link_craft(raw)
                except LinkError:
                    continue
                own = all(
                    isinstance(craft, t.PlayLimit)
                    or (craft.who == "this" and (craft.costs or (craft.rules == _UNCOUNTERED and kind == "event")))
                    for craft in crafts
                )
                if own and crafts not in trees:
                    trees.append(crafts)
                    raws.append(raw)
        if len(trees) == 1:
            return LineResult(text, "limit", trees[0], None, 1, keyword, line.reminders)
        trees, raws = [], []
    if len(trees) == 1:
        name = said if effect else raws[0][0].replace("static", "continuous")
        return LineResult(text, name, trees[0], None, 1, keyword, line.reminders, raws[0] if effect else None)
    if trees:
        problem = Problem(0, "", f"This line can be read in {len(trees)} ways")
        return LineResult(text, "", None, problem, len(trees), keyword)
    again = Parse(body, words)  # the same once more, thoroughly, for the place where reading stops
    if not effect:
        g.read("icon-line", lang, again)
    g.read(rule, lang, again)
    problem = _declined(line, lang, again, skipped, reason)
    if problem.message in (_TOO_EARLY, _NO_LINE) and (other := _other_kind(g, lang, words, body, effect, kind)):
        place = origin(line.printed, lang, line.start)
        problem = Problem(place, line.printed[:place].rstrip(), other)
    return LineResult(text, "", None, problem, 0, keyword)


_KANA = re.compile(r"[ぁ-んァ-ヶ]")
_TOO_EARLY = "The line ends too early"
_NO_LINE = "Its words can be read, but not as one line together"
_STOPS = tuple(".。」”)）]】")


def _other_kind(g: Grammar, lang: str, words: WordTable, body: str, effect: bool, kind: str) -> str:
    """What to say of a line that would be read if it stood as another kind of line, "" of any other."""
    read = Parse(body, words, quick=True)
    if effect:
        if any(at == len(body) for at, _ in g.read("craft-line", lang, read)):
            return "This is a craft: it needs a dot before it"
    elif any(at == len(body) for at, _ in g.read("effect-body", lang, read)):
        if kind:
            return "The effect of an EVENT or of arts has no dot before it"
        return "It says what is done, but not when: a craft begins with an icon or with a trigger, a cost and a colon"
    return ""


def _declined(line: Line, lang: str, parse: Parse, skipped: int, reason: LinkError | None) -> Problem:
    text = parse.text
    at = min(parse.far, len(text))
    meant = None
    if reason is not None and at >= len(text.rstrip(".。")):
        meant = re.search(reason.words, parse.low) if reason.words else None
        at = meant.start() if meant is not None else 0
    elif lang == "en":
        while 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum():
            at -= 1
        begin = parse.unknown.get(at if at == 0 or text[at - 1] != " " else at - 1)
        if begin is not None and (begin == 0 or text[begin - 2 : begin] in (". ", ": ", "・ ")):
            at = begin  # a verb nobody knows is no organization
    while at < len(text) and text[at] == " ":
        at += 1
    place = origin(line.printed, lang, line.start + skipped + at)
    if lang == "en" and (other := _KANA.search(line.printed, place)) is not None:
        return Problem(other.start(), line.printed[: other.start()].rstrip(), "Two languages stand in one line")
    near = line.printed[:place].rstrip()
    rest = line.printed[place:].strip()
    if reason is not None and (meant is not None or at == 0):
        return Problem(place, near, f"The words can be read, but mean nothing together: {reason}")
    if rest.strip(".。"):
        return Problem(place, near, f"Not understood from here: {rest}")
    if text.rstrip()[-1:] in _STOPS:
        return Problem(place, near, _NO_LINE)
    return Problem(place, near, _TOO_EARLY)


def sound(result: LineResult) -> LineResult:
    """The same; declined if a word was left in its tree that only the grammar knows, so that no card stops a match."""
    try:
        plain((result.tree, result.limits))
    except NotATree:
        problem = Problem(0, "", "The words can be read, but mean nothing together: nothing could carry this out")
        return replace(result, tree=None, problem=problem, readings=0, clauses=None, limits=())
    return result
