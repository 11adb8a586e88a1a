"""What a thing on the table is and what it is now, in words, and where it lies. No pixels are drawn here.

Things are named by keys (see :mod:`trails_desktop.table.geometry.keys`): cards and waiting cards, ``("seat", n)``,
``("pile", n, name)``, ``("zone", n, name)``, ``("standby",)``, ``("station", index)``, ``("part", button)`` and
``("part", "ribbon")``. Guard: tests/desktop/table/help/test_help.py.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from engine.trails.book.glossary import Term
from engine.trails.views.records import CardView, PlayerView, View
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.pilot import Match, Pilot
from trails_desktop.table.lookup.wordbook import Wordbook
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.ui.keys.keymap import KeyTexts
from trails_desktop.ui.language import card_count

ZONES: Final = ("hand", "homebase", "field")
#: Signs on a plate, in the order in which they are told.
PLATE_SIGNS: Final = ("bond", "lamps", "cp", "ep", "initiative", "hand")


@dataclass(frozen=True, slots=True)
class Row:
    """A sign: its word (name, sentence, rule), and what it is now."""

    term: Term
    now: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """A thing. title: what it is called; now: what it is now; rows: its words; number: the card whose face is shown
    large, obj: its object; "" and 0 for what is no card."""

    title: str
    now: str = ""
    rows: tuple[Row, ...] = ()
    number: str = ""
    obj: int = 0

    @property
    def says(self) -> str:
        """What it is, as one text."""
        return " ".join(f"{row.term.name}: {row.term.says}" for row in self.rows)

    @property
    def page(self) -> str:
        """The page of the book about it, "" if there is none."""
        return next((row.term.page for row in self.rows if row.term.page), "")


class CardReader(Protocol):
    """What reads cards, with the words of the game."""

    book: Wordbook


class ToldTable(Protocol):
    """The table whose things are told."""

    @property
    def keys(self) -> KeyTexts: ...
    @property
    def port(self) -> Match: ...
    @property
    def pilot(self) -> Pilot: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def faces(self) -> Faces: ...
    @property
    def names(self) -> CardNames: ...
    @property
    def words(self) -> Words: ...
    @property
    def reader(self) -> CardReader: ...
    @property
    def below(self) -> int: ...


class Things:
    """Tells about the things of a table."""

    def __init__(self, table: ToldTable) -> None:
        self._table = table
        self.words = table.reader.book

    def about(self, key: Key, why: bool = False) -> About | None:
        """What a thing is; None if there is no such thing. why: also why a card cannot be used now."""
        self.words.lang = self._table.names.lang
        kind = key[0] if key else ""
        if kind in ("card", "hand"):
            found = self._card(key)
            return replace(found, now=f"{found.now}{self._why(key, found.obj)}") if why and found is not None else found
        if kind == "seat":
            return self._plate(int(key[1]))
        if kind == "pile":
            return self._zone(int(key[1]), str(key[2]), pile=True)
        if kind == "zone":
            return self._zone(int(key[1]), str(key[2]))
        if kind == "standby":
            waiting = len(self._table.pilot.view.standby)
            return About(wording.zone_name("standby"), card_count(waiting), (self._row("standby"),))
        if kind == "station":
            return self._station(int(key[1]))
        return self._part(str(key[1])) if kind == "part" else None

    def _row(self, term: str, now: str = "") -> Row:
        return Row(self.words.terms()[term], now)

    # --- cards -------------------------------------------------------------------------------------------------------
    def _card(self, key: Key) -> About | None:
        table = self._table
        view, names = table.pilot.view, table.names
        waiting = next((i for i, one in enumerate(view.standby) if key_of(one.id) == key), -1)
        if waiting >= 0:
            one = view.standby[waiting]
            face = names.face(one.number)
            rows = (self._row("standby"), *map(Row, self.words.of_card(face, face.icons)))
            now = _tr("Waits on top: it happens when both pass") if not waiting else _tr("Waits, {n} before it")
            who = wording.waiting_line(one, view, names, table.port.names)
            return About(face.name, f"{who}. {now.format(n=waiting)}", rows[:4], one.number, one.id)
        shown = table.scene.shown.get(key)
        if shown is None:
            return None
        card = shown.card
        where = f"{table.port.names[shown.seat]}: {wording.zone_name(shown.zone)}" if shown.seat in (0, 1) else ""
        now = ". ".join(part for part in (where, self._state(card), self._light(shown.obj, view)) if part)
        if card.number is None:
            term = "stunned" if card.stunned else shown.zone if shown.zone in self.words.terms() else "hand"
            title = _tr("stunned card") if card.stunned else _tr("face-down card")
            return About(title, now, (self._row(term),), "", shown.obj)
        face = names.face(card.number, card=card)
        rows = tuple(Row(term) for term in self.words.of_card(face, card.icons))
        if card.stunned:
            rows = (self._row("stunned"), *rows)[:4]
        if not rows:
            kinds = {word.casefold() for word in card.types or tuple(face.type.split("/"))}
            rows = tuple(Row(term) for term in self.words.terms().values() if term.id in kinds)
        return About(names.card_name(card), now, rows, card.number, shown.obj)

    def _state(self, card: CardView) -> str:
        """How a card lies."""
        if card.stunned:
            return _tr("Stunned: face-down until it is cured")
        if card.zone not in ("field", "homebase"):
            return ""
        lies = _tr("Ready: upright") if card.ready else _tr("In action: sideways until the turn ends")
        return lies if card.face_up else _tr("Face-down. {lies}").format(lies=lies)

    def _light(self, obj: int, view: View) -> str:
        """What the light on a card says: what it can do now."""
        table = self._table
        asking = table.pilot.asking
        acts = asking.acts.get(obj, ()) if obj else ()
        if acts:
            can = [wording.act_choice(act, view, table.names) for act in acts]
            said = ", ".join(f"{one.text} ({one.detail})" if one.detail else one.text for one in can)
            way = _tr("A dot: it can help. {acts}") if asking.helps(obj) else _tr("Lit: it can act. {acts}")
            if (why := asking.idle.get(obj)) is not None:
                said, way = table.words.reason(why).plain, _tr("A dot: it would do nothing. {acts}")
            return way.format(acts=said)
        if obj and ("card", obj) in table.pilot.target_spots():
            return _tr("Cyan corners: it can be attacked")
        if obj in asking.picks:
            return _tr("Chosen") if asking.picks[obj] in table.pilot.taken else _tr("It can be chosen")
        return _tr("No light: nothing to do with it now") if asking.asked else ""

    def _why(self, key: Key, obj: int) -> str:
        """Why a card of a hand, or of the homebase of whoever decides, cannot be used now; "" if it can."""
        table = self._table
        shown, asking = table.scene.shown.get(key), table.pilot.asking
        if shown is None or not obj or asking.purpose != "priority" or asking.acts.get(obj) or not shown.card.number:
            return ""
        if shown.zone == "hand" or (shown.zone == "homebase" and shown.seat == table.pilot.view.seat):
            reasons = [table.words.reason(reason).plain for reason in table.port.why_not(obj) or ()]
            return ". " + " ".join(reasons) if reasons else ""
        return ""

    # --- players, zones ----------------------------------------------------------------------------------------------
    def _plate(self, seat: int) -> About:
        table = self._table
        view, names = table.pilot.view, table.port.names
        player, own = view.players[seat], seat == table.below
        first = view.initiative if view.asked_for != "initiative" else -1
        whose = _tr("nobody yet") if first not in (0, 1) else _tr("theirs") if not own else _tr("yours")
        if first in (0, 1) and first != seat:
            whose = _tr("with {player}").format(player=names[first])
        now = {
            "bond": _number(player.bond), "lamps": _tr("{lit} of 40").format(lit=max(0, min(40, player.bond))),
            "cp": str(player.cp), "ep": str(player.ep), "initiative": whose, "hand": card_count(len(player.hand)),
        }  # fmt: skip
        title = _tr("Your plate") if own else _tr("The plate of {player}").format(player=names[seat])
        doing = _tr("to decide") if view.asked == seat else _tr("waiting")
        return About(title, doing, tuple(Row(self._sign(sign), now[sign]) for sign in PLATE_SIGNS))

    def _sign(self, sign: str) -> Term:
        terms = self.words.terms()
        if sign != "lamps":
            return terms[sign]
        says = _tr("One lamp is one bond. A dark ring is one that was lost.")
        return replace(terms["bond"], id="lamps", name=_tr("Lamps"), says=says, rule="1306.3")

    def _zone(self, seat: int, zone: str, pile: bool = False) -> About:
        table = self._table
        player: PlayerView = table.pilot.view.players[seat]
        count = player.deck if zone == "deck" else len(getattr(player, zone))
        own = seat == table.below
        title = _tr("Your {zone}") if own else _tr("{player}: {zone}")
        title = title.format(zone=wording.zone_name(zone), player=table.port.names[seat])
        now = card_count(count)
        if pile and (seat, zone) in table.scene.context.open_piles:
            now = _tr("{now}, one of them can act").format(now=now)
        return About(title, now, (self._row(zone),))

    # --- the band and the buttons ------------------------------------------------------------------------------------
    def _station(self, index: int) -> About:
        ribbon = self._table.scene.furniture.ribbon
        current = ribbon.current
        now = _tr("now") if index == current else _tr("passed") if index < current else _tr("to come")
        if index in self._table.scene.context.stops:
            now = _tr("{now}, stop set").format(now=now)
        step = (0, 1, 2, 0, 1, 2, 3, 4, 5)[index]
        says = (
            _tr("Two cards are drawn."),
            _tr("One hand card may be placed face-down in the homebase."),
            _tr("CP come for the homebase cards, and UNITs and ITEMs are played."),
            _tr("Whoever attacks chooses attackers and a target, or none."),
            _tr("The attack is answered and fought."),
            _tr("Each side may cure one stunned UNIT; its others are lost. The turn ends."),
        )[step]
        rule = ("703.6a", "703.7a", "703.8a", "803.3", "804.1", "705.6")[step]
        deed = _tr("Click or Enter: go there, stopping for decisions. Right click: a stop here.")
        name = ribbon.station_name(index)
        page = ("turn", "cp", "cp", "attack", "attack", "stunned")[step]
        icon = ("deck", "home", "unit", "str", "breaker", "cure")[step]
        row = Row(Term(f"station {step}", icon, rule, page, name, says, self._keyed(f"{says} {deed}", "stop")), now)
        return About(ribbon.station_place(index), now, (row,))

    def _part(self, name: str) -> About | None:
        furniture = self._table.scene.furniture
        if name == "ribbon":
            says = _tr("The line of the turn. The needle points at whoever has the initiative; a lamp is the step now.")
            row = Row(Term("turn", "flag", "703.5", "turn", _tr("The turn"), "", says))
            return About(_tr("The turn"), furniture.ribbon.accessible_name(), (row,))
        button = furniture.buttons.get(name)
        if button is None:
            return None
        says = {
            "main": _tr("The step that goes on. Golden: you have chosen, or nothing else makes sense."),
            "until": _tr("Passes for you until something happens that concerns you."),
            "modes": _tr("How far to pass: to your next decision, to what happens next, to the end of the turn."),
            "undo": _tr("Takes your last step back. Once something hidden was seen, the other player is asked."),
            "auto": _tr("Passes by itself where you can do nothing else."),
        }.get(name, "")
        state = button.state
        now = state.why or state.detail or (_tr("on") if state.checked else _tr("off") if name == "auto" else "")
        now = now or (_tr("possible") if state.enabled else _tr("not possible now"))
        title = state.verb.strip() or state.why
        icon = {"main": "play", "until": "flag", "modes": "menu", "undo": "undo", "auto": "flag"}.get(name, "info")
        return About(title, now, (Row(Term(name, icon, "", "", title, "", self._keyed(says, name)), now),))

    def _keyed(self, says: str, deed: str) -> str:
        """With the key that does it, if there is one."""
        key = _tr("Space") if deed == "main" else self._table.keys(deed)
        return _tr("{says} Key: {key}.").format(says=says, key=key) if key else says


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Table", text)
