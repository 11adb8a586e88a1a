"""Hand resolution on the table: what the tools and their questions are called, the sheets that ask, and where cards may
be dragged while they are moved by hand. The engine's words are in :mod:`engine.trails.verbs.byhand.tools`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Answer, Decision, Option
from engine.trails.verbs.byhand.tools import NOTE
from engine.trails.views.records import CardView
from trails_desktop.table.cards.words import Words, translated
from trails_desktop.table.questions.state import Choice, SheetState
from trails_desktop.ui.icons import craft_icon

#: Places a card can be dropped on by hand, in the scene's words, and where that moves it.
DROPS: Final[Mapping[tuple[str, str], str]] = {
    ("zone", "field"): "field",
    ("zone", "homebase"): "homebase",
    ("zone", "foe field"): "field opponent",
    ("zone", "trail"): "trail",
    ("zone", "exile"): "exile",
    ("zone", "deck"): "deck top",
    ("zone", "hand"): "hand",
}
_MOVING: Final = frozenset(("move", "fetch", "take"))


def _hand(text: str) -> str:
    return QCoreApplication.translate("HandTools", text)


@dataclass(frozen=True, slots=True)
class HandState(SheetState):
    """A sheet that shows the printed line: ``read`` of it was understood, ``rest`` is done by hand. ``said``: what the
    other player did, as one sentence."""

    read: str = ""
    rest: str = ""
    said: str = ""


def notes_of(card: CardView) -> list[str]:
    """The notes that were put on a card, in words."""
    if not card.attributes:
        return []
    texts = [mark.removeprefix(NOTE) for mark in card.attributes if mark.startswith(NOTE)]
    return [_hand("Note: {text}").format(text=text) for text in texts]


def tool_of(decision: Decision | None) -> str:
    """The tool a question belongs to, "" if it is none of hand work."""
    return str(dict(decision.args).get("tool", "")) if decision is not None and decision.purpose == "hand" else ""


def is_palette(decision: Decision) -> bool:
    """Whether it asks for a tool."""
    return decision.purpose == "hand" and bool(decision.options) and decision.options[0][0] == "tool"


def drops(decision: Decision | None, obj: int) -> dict[tuple[str, str | int], Answer | None]:
    """Where a card may be dragged while it is being moved by hand, with the first of the two answers that means."""
    if decision is None or tool_of(decision) not in _MOVING or ("pick", obj) not in decision.options:
        return {}
    return {spot: (("pick", obj),) for spot in DROPS}


def after_drop(decision: Decision, spot: tuple[str, str | int]) -> tuple[Answer, ...]:
    """The answers that follow once the card was chosen by a drop."""
    place = DROPS.get((str(spot[0]), str(spot[1])))
    return ((("to", place),),) if place is not None and decision.purpose == "hand" else ()


def hand_sheet(decision: Decision, words: Words, players: tuple[str, str]) -> SheetState | None:
    """The sheet for a question of hand work; None if the table's ordinary sheets ask it."""
    args = dict(decision.args)
    card = words.sentence("{card}", decision.args).plain
    line, at = str(args.get("line", "")), args.get("at", 0)
    cut = at if isinstance(at, int) else 0
    read, rest = shown_icons(line[:cut].strip()), shown_icons(line[cut:].strip())
    if decision.purpose == "agree":
        yes, no = decision.options
        answers = (
            Choice(
                yes, _hand("Agree"), icon="check", key=QCoreApplication.translate("ChoiceSheet", "Y", "key for yes")
            ),
            Choice(no, _hand("Object"), icon="close", key=QCoreApplication.translate("ChoiceSheet", "N", "key for no")),
        )
        title = _hand("{player} works by hand: {card}").format(player=players[decision.seat ^ 1], card=card)
        if args.get("aloud"):  # the other person stands by, and is asked across the table
            other = players[decision.seat ^ 1]
            title = _hand("Ask {player}: is this right for {card}?").format(player=other, card=card)
            yes_said = _hand("{player} agrees").format(player=other)
            no_said = _hand("{player} objects").format(player=other)
            answers = (replace(answers[0], text=yes_said), replace(answers[1], text=no_said))
        said = words.prompt(decision).plain
        return HandState("agree", title, answers, decision.rule, read=read, rest=rest, said=said)
    if is_palette(decision):
        title = _hand("By hand: {card}").format(card=card)
        choices = tuple(option_words(option) or Choice(option, str(option[-1])) for option in decision.options)
        return HandState("tools", title, choices, decision.rule, searchable=True, read=read, rest=rest)
    return None


def detail_of(decision: Decision) -> str:
    """The tool in hand, as the second line of a sheet."""
    tool = tool_of(decision)
    return _tool_names()[tool][0] if tool in _tool_names() else ""


def shown_icons(text: str) -> str:
    """A printed line as it is read out: the two icons in words."""
    action = QCoreApplication.translate("Table", "Action")
    enters = QCoreApplication.translate("Table", "Enters:")
    return text.replace("{action}", action).replace("{enter}", enters)


def option_words(option: Option) -> Choice | None:
    """One option of hand work in words; None if it is a card or a player."""
    kind, *rest = option
    word = str(rest[0]) if rest else ""
    if kind == "tool" and word in _tool_names():
        name, icon = _tool_names()[word]
        return Choice(option, name, icon=icon)
    tables: dict[str, Callable[[], Mapping[str, str]]] = {"to": _places, "until": _durations, "how": _hows}
    if kind in tables:
        return Choice(option, tables[str(kind)]().get(word, word))
    if kind == "back":
        return Choice(option, _hand("Another tool"), icon="back")
    if kind == "note":
        return Choice(option, word or _hand("Take the notes off"), icon="edit" if word else "trash")
    if kind == "name":
        return Choice(option, translated(word), icon=craft_icon(word) or "")
    return None


def _tool_names() -> Mapping[str, tuple[str, str]]:
    return {
        "done": (_hand("All done"), "check"),
        "move": (_hand("Move"), "arrow"),
        "fetch": (_hand("Fetch"), "trail"),
        "ready": (_hand("Ready"), "up"),
        "action": (_hand("Action"), "right"),
        "stun": (_hand("Stun"), "down"),
        "cure": (_hand("Cure"), "cure"),
        "ko": (_hand("K.O."), "no"),
        "destroy": (_hand("Destroy"), "trash"),
        "gets": (_hand("STR / DEF"), "str"),
        "bond": (_hand("Bond"), "lamp"),
        "draw": (_hand("Draw"), "deck"),
        "discard": (_hand("Discard"), "hand"),
        "ep": (_hand("EP"), "event"),
        "cp": (_hand("CP"), "home"),
        "search": (_hand("Search"), "search"),
        "look": (_hand("Look at top"), "eye"),
        "shuffle": (_hand("Shuffle"), "dice"),
        "reveal": (_hand("Reveal"), "share"),
        "reveal hand": (_hand("Their hand"), "people"),
        "face up": (_hand("Face-up"), "play"),
        "face down": (_hand("Face-down"), "eyeoff"),
        "support": (_hand("Support"), "support"),
        "lose support": (_hand("No support"), "minus"),
        "gives": (_hand("Give craft"), "star"),
        "loses": (_hand("Lose craft"), "close"),
        "counter": (_hand("Counter"), "undo"),
        "note": (_hand("Note"), "edit"),
        "take": (_hand("Cards of the deck"), "deck"),
        "order": (_hand("The rest of the cards"), "deck"),
    }


def _places() -> Mapping[str, str]:
    return {
        "field": _hand("Own field, ready"),
        "field action": _hand("Own field, actioned"),
        "field opponent": _hand("Other field, ready"),
        "field opponent action": _hand("Other field, actioned"),
        "homebase": _hand("Homebase, face-down"),
        "homebase action": _hand("Homebase, face-down, actioned"),
        "homebase up": _hand("Homebase, face-up"),
        "homebase up action": _hand("Homebase, face-up, actioned"),
        "hand": _hand("Hand"),
        "deck top": _hand("Top of the deck"),
        "deck bottom": _hand("Bottom of the deck"),
        "trail": _hand("Trail"),
        "exile": _hand("Out of the game"),
    }


def _durations() -> Mapping[str, str]:
    return {
        "turn": _hand("This turn"),
        "combat": _hand("This combat"),
        "next turn": _hand("Next turn"),
        "game": _hand("Rest of the game"),
    }


def _hows() -> Mapping[str, str]:
    return {"choose": _hand("They choose"), "random": _hand("At random")}
