"""Lines that nobody read still play: what was read of them, and the rest by hand.

A line that was declined becomes a craft or an effect all the same. As far as it was read (its trigger, its cost, its
first sentences) it works by itself; what is left is one :class:`engine.trails.tree.Hand`, which opens the hand tools
for its player. A craft of which nothing was read can be used by its controller once a turn, whenever that player has
priority.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.compile import Compiled, LineResult, compile_card
from engine.text.grammar.line.modes import joined
from engine.text.partial import Heard, hear
from engine.text.source.normalise import read_line
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.reads import replace


def meaning_of(versions: Mapping[str, Printing], words: WordTable) -> t.Meaning:
    """What a card does by its printed texts: the Japanese one decides (1503.1), but one that was read wholly comes
    before one that was not; of neither, the deciding one with its unread lines by hand."""
    order = [lang for lang in ("ja", "en") if lang in versions]
    read = [(versions[lang], compile_card(versions[lang], words)) for lang in order]
    for _, compiled in read:
        if compiled.understood:
            return compiled.meaning
    printing, compiled = read[0]
    return playable(printing, compiled, words)


def playable(printing: Printing, compiled: Compiled, words: WordTable) -> t.Meaning:
    """The meaning of a printing with its unread lines to be done by hand."""
    printing = as_corrected(printing)
    whole = compiled.meaning
    if compiled.understood:
        return whole
    lang = compiled.lang
    texts = len(joined(printing.text))
    crafts: list[Any] = []
    event, arts = whole.event, whole.arts
    is_event = "EVENT" in printing.types
    for index, line in enumerate(compiled.lines):
        if line.understood:
            if line.clauses is not None:
                crafts += line.limits
            elif index < texts:
                crafts += line.tree
        elif index >= texts:
            arts = _with(arts, line, lang, hear(line.text, lang, words, "arts"))
        elif is_event and not read_line(line.text, lang).craft:
            event = _with(event, line, lang, hear(line.text, lang, words, "event"))
        else:
            crafts.append(craft(line, lang, hear(line.text, lang, words)))
    if is_event and event is None and not any(line.understood for line in compiled.lines[:texts]) and texts:
        event = t.Effect((), ())
    return t.Meaning(tuple(crafts), event, arts, whole.keywords)


def craft(line: LineResult, lang: str, heard: Heard) -> t.Craft:
    """An unread line of a card that stays on the table. heard: what was read of it."""
    if isinstance(heard.tree, t.Activated | t.Triggered):
        made = replace(heard.tree, effect=_added(heard.tree.effect, t.Hand(line.text, lang, heard.at)))
        if isinstance(made, t.Triggered) and made.trigger.event == "while" and not made.once:
            return replace(made, once="turn")  # its condition would still hold after every resolution
        return made
    # once a turn: it costs nothing, so nothing else would bound it
    return t.Activated(t.Cost(()), t.Effect((), (t.Hand(line.text, lang),)), once="turn")


def _with(before: t.Effect | None, line: LineResult, lang: str, heard: Heard) -> t.Effect:
    """The effect so far, then an unread line. What was read of the line counts only where nothing was read before it:
    its words for what was named earlier could mean something else."""
    if before is None and isinstance(heard.tree, t.Effect):
        return _added(heard.tree, t.Hand(line.text, lang, heard.at))
    return _added(before or t.Effect((), ()), t.Hand(line.text, lang))


def _added(effect: t.Effect, node: t.Hand) -> t.Effect:
    return replace(effect, do=(*effect.do, node))
