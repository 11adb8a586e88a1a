"""Printed texts to effect trees: a line, a whole card.

Every word of a line is read, or the line is declined with the place where reading stopped. A line that has two
different readings is a fault of the grammar and is declined too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.describe.paraphrase import grammar
from engine.text.grammar.amount.computed.event_amount import settled
from engine.text.grammar.icon.reminders import Note, notes, standing
from engine.text.grammar.icon.written_out import as_icons
from engine.text.grammar.line.modes import joined
from engine.text.parser.rule import Parse
from engine.text.partial import Heard, hear
from engine.text.reference.craft.assembly import link_craft, link_effect, out_of_place
from engine.text.rewrite.ambiguity import unclear
from engine.text.rewrite.cost_floor import floored, without
from engine.text.rewrite.events_as_rules import as_rule
from engine.text.rewrite.free_events import priced
from engine.text.rewrite.japanese_subjects import with_subjects
from engine.text.rewrite.rewriter import plainer
from engine.text.source.keywords import ARTS_NAME, classified, head_of
from engine.text.source.normalise import Line, origin, read_line, reminders
from engine.text.source.proper_names import WordTable
from engine.text.surface import LinkError
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
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
    notes: what is odd about its reminders, on a line of a card."""

    text: str
    kind: str
    tree: Any = None
    problem: Problem | None = None
    readings: int = 1
    keyword: str = ""
    reminders: tuple[str, ...] = ()
    clauses: Any = None  #: an effect before its references are settled; EVENTs settle all lines together
    heard: Heard | None = None  #: of a declined line of a card, the part that was understood
    notes: tuple[Note, ...] = ()
    limits: tuple[Any, ...] = ()  #: when the EVENT or arts may be played, said in the same line as what it does

    @property
    def understood(self) -> bool:
        """Whether every word was read."""
        return self.problem is None


@frozen
class Compiled:
    """A printing read: the lines in order, and the meaning of the lines that were understood."""

    number: str
    lang: str
    lines: tuple[LineResult, ...]
    meaning: t.Meaning

    @property
    def understood(self) -> bool:
        """Whether every line was."""
        return all(line.understood for line in self.lines)


def compile_line(text: str, lang: str, words: WordTable, kind: str = "") -> LineResult:
    """Read one line. kind: "event" or "arts" for effects; otherwise the line is a craft, with or without bullet.

    A line of several bulleted crafts is all of them; an effect and when its card may be played are both.
    """
    said = priced(text, lang) if kind == "event" else text
    said = as_rule(with_subjects(said) if lang == "ja" else said, lang)
    if said != text and (read := _as_it_stands(said, lang, words, kind)).understood:
        return replace(read, text=text)
    result = _as_it_stands(text, lang, words, kind)
    if result.understood:
        return _clear(result, text, lang)
    if not result.understood and not result.readings and (cut := without(said, lang)) is not None:
        limited = _with_floor(text, compile_line(cut[0], lang, words, kind), *cut[1:])
        if limited is not None:
            return limited
    if not result.understood and not result.readings:
        for other in plainer(said, lang):
            if (read := _as_it_stands(other, lang, words, kind)).understood:
                return _clear(replace(read, text=text), text, lang)
    return result


def _clear(read: LineResult, text: str, lang: str) -> LineResult:
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


def _as_it_stands(text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    result = _compile_whole(text, lang, words, kind)
    if result.understood or result.readings:
        return result
    return _several_crafts(text, lang, words, kind) or _with_limits(text, lang, words, kind) or result


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
        r"(?:this (?:event|arts|card)|these arts) can only be played\b|" + _COSTS["en"] + r")[^.]*\.) +(\S.*)",
        re.I,
    ),
    "ja": re.compile(
        r"((?:(?:この(?:EVENT|ＥＶＥＮＴ|アーツ|カード)|これ(?:のアーツ)?)は[^。]*プレイ(?:できない|できる)|"
        + _COSTS["ja"]
        + r")。)\s*(\S.*)"
    ),
}


def _several_crafts(text: str, lang: str, words: WordTable, kind: str) -> LineResult | None:
    """The crafts of a line with a bullet before each; None if that is not what it is."""
    parts = _NEXT_CRAFT.split(text.strip())
    if len(parts) < 2:
        return None
    read = [_one_of_several(part, lang, words, kind) for part in parts]
    if any(part.tree is None or isinstance(part.tree, t.Effect) for part in read):
        return None
    crafts = tuple(craft for part in read for craft in part.tree)
    reminders = tuple(one for part in read for one in part.reminders)
    return LineResult(text, read[0].kind, crafts, reminders=reminders)


def _one_of_several(text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    """One of them, which may say itself how far a cost can go down."""
    read = _compile_whole(text, lang, words, kind)
    if read.tree is not None or read.readings or (cut := without(text, lang)) is None:
        return read
    return _with_floor(text, _compile_whole(cut[0], lang, words, kind), *cut[1:]) or read


def _with_limits(text: str, lang: str, words: WordTable, kind: str) -> LineResult | None:
    """An EVENT or arts that says in the same line when it may be played; None if that is not what it is."""
    if kind not in ("event", "arts"):
        return None
    named = ARTS_NAME.match(text) if kind == "arts" else None
    begin = named.end() if named is not None else 0
    if (first := _LIMIT_FIRST[lang].match(text, begin)) is not None:  # the same with the limit at its end
        turned = _with_limits(f"{text[:begin]}{first.group(2)} {first.group(1)}", lang, words, kind)
        if turned is not None and turned.understood:
            return replace(turned, text=text)
    found = list(_LIMIT[lang].finditer(text))
    if not found:
        return None
    cut = found[-1]
    whole = compile_line(text[: cut.start()], lang, words, kind)
    limit = _compile_whole(text[cut.end() :], lang, words, kind)
    if not whole.understood or limit.kind != "limit" or whole.clauses is None:
        bad = limit if whole.understood else whole
        if bad.problem is None or bad.readings:
            return None
        at = bad.problem.at + (cut.end() if bad is limit else 0)
        near = text[:at].rstrip()
        return LineResult(text, "", None, Problem(at, near, bad.problem.message), 0, whole.keyword)
    own = whole.tree if isinstance(whole.tree, tuple) else (whole.tree,)
    return replace(whole, text=text, tree=(*own, *limit.tree), limits=(*whole.limits, *limit.tree))


def _compile_whole(text: str, lang: str, words: WordTable, kind: str) -> LineResult:
    """The line as one craft, or as one effect."""
    line = read_line(text, lang)
    if not line.text and line.reminders:
        return LineResult(text, "reminder", (), reminders=line.reminders)
    effect = kind in ("event", "arts") and not line.craft
    body, skipped, keyword = head_of(line, effect and kind == "arts")
    parse = Parse(body, words, quick=True)
    said = "arts" if kind == "arts" else "effect"
    g = grammar()
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
    return LineResult(text, "", None, _declined(line, lang, again, skipped, reason), 0, keyword)


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
    near = line.printed[:place].rstrip()
    rest = line.printed[place:].strip()
    if reason is not None and (meant is not None or at == 0):
        return Problem(place, near, f"The words can be read, but mean nothing together: {reason}")
    if rest.strip(".。"):
        return Problem(place, near, f"Not understood from here: {rest}")
    return Problem(place, near, "The line ends too early")


def _sound(result: LineResult) -> LineResult:
    """The same; declined if a word was left in its tree that only the grammar knows, so that no card stops a match."""
    try:
        plain((result.tree, result.limits))
    except NotATree:
        problem = Problem(0, "", "The words can be read, but mean nothing together: nothing could carry this out")
        return replace(result, tree=None, problem=problem, readings=0, clauses=None, limits=())
    return result


def compile_card(printing: Printing, words: WordTable) -> Compiled:
    """Read all texts of a printing as officially corrected. Lines that are declined are left out of the meaning."""
    printing = as_corrected(printing)
    kind = "event" if "EVENT" in printing.types else ""
    lines: list[LineResult] = []
    crafts: list[Any] = []
    event: list[Any] = []
    for text in _lines(printing.text):
        result = _sound(compile_line(text, printing.lang, words, kind))
        if not result.understood and result.readings == 0 and event:
            result = _continued(result, event, printing.lang, words)
        if not result.understood:
            lines.append(replace(result, heard=hear(text, printing.lang, words, kind)))
            continue
        lines.append(result)
        if result.clauses is not None:
            event.append(result.clauses)
            crafts += result.limits
        else:
            crafts += result.tree
    arts: list[Any] = []
    if printing.arts is not None:
        for text in _lines(printing.arts.text):
            result = _sound(compile_line(text, printing.lang, words, "arts"))
            if not result.understood and result.readings == 0 and arts:
                result = _continued(result, arts, printing.lang, words, "arts")
            if not result.understood:
                result = replace(result, heard=hear(text, printing.lang, words, "arts"))
            lines.append(result)
            if result.clauses is not None:
                arts.append(result.clauses)
                crafts += result.limits
            elif result.understood:
                crafts += result.tree
    effects = [words.keyword(line.keyword) for line in lines if line.clauses is not None or line.kind == "icons"]
    meaning = t.Meaning(tuple(crafts), _linked(event), _linked(arts), tuple(sorted({*effects} - {""})))
    if any(line.reminders for line in lines) and all(line.understood for line in lines):
        lines = _noted(lines, meaning, printing.lang, words)
    return Compiled(printing.number, printing.lang, tuple(lines), meaning)


def _noted(lines: list[LineResult], meaning: t.Meaning, lang: str, words: WordTable) -> list[LineResult]:
    """The lines of a card with what is odd about their reminders."""

    def read(text: str) -> Any:
        for kind in ("", "event"):
            result = compile_line(text, lang, words, kind)
            if result.understood:
                return result.tree
        return None

    given = [(line.reminders, [start for start, _ in reminders(line.text)] if line.reminders else []) for line in lines]
    found = notes(given, standing(meaning), lang, read)
    return [replace(line, notes=odd) if odd else line for line, odd in zip(lines, found, strict=True)]


def _continued(result: LineResult, before: list[Any], lang: str, words: WordTable, kind: str = "event") -> LineResult:
    """A line that means something only after the lines before it ("Then, stun it")."""
    line = read_line(result.text, lang)
    body, _, keyword = head_of(line, False)
    parse = Parse(body, words, quick=True)
    for at, raw in grammar().read("effect-body", lang, parse):
        if at != len(body):
            continue
        try:
            link_effect([*before, raw])
        except LinkError:
            continue
        said = "arts" if kind == "arts" else "effect"
        return LineResult(result.text, said, None, None, 1, keyword, line.reminders, raw)
    return result


def _linked(paragraphs: list[Any]) -> t.Effect | None:
    return link_effect(paragraphs) if paragraphs else None


def _lines(text: str) -> Iterable[str]:
    return joined(text)
