"""The present state of a table, shown: cards, signs, arrow, tickets, buttons, sheets and panel, in that order."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from engine.kernel.decisions import Option
from engine.trails.views.records import CardView
from trails_desktop.match.api import MatchChange
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.words import Words, translated
from trails_desktop.table.contexts import Furnished, context_of
from trails_desktop.table.furniture.tickets import TicketsState
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.pointing import Pointing
from trails_desktop.table.hands.speech import Speech
from trails_desktop.table.lookup.forecast import ForecastLine, ForecastState, forecast_state
from trails_desktop.table.panels.asides import Asides
from trails_desktop.table.panels.learning import Learning
from trails_desktop.table.panels.reading import Reader
from trails_desktop.table.panels.side import SidePanel
from trails_desktop.table.placing.picker import fitting
from trails_desktop.table.placing.shown import Looking
from trails_desktop.table.questions import byhand
from trails_desktop.table.questions.craft_texts import asked_about, craft_choice, craft_of, decline, question
from trails_desktop.table.questions.state import Choice
from trails_desktop.table.scene.breath import Breath
from trails_desktop.table.scene.effects import Effects
from trails_desktop.table.scene.marking import Attention, marks
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.scene.threads import Threads
from trails_desktop.table.sheets.ask import Sheets
from trails_desktop.table.sheets.choices import decision_sheet


class ShownTable(Furnished, Protocol):
    """A table that is shown: its parts, and what is read of it."""

    @property
    def scene(self) -> TableScene: ...
    @property
    def sheets(self) -> Sheets: ...
    @property
    def side(self) -> SidePanel: ...
    @property
    def reader(self) -> Reader: ...
    @property
    def learning(self) -> Learning: ...
    @property
    def asides(self) -> Asides: ...
    @property
    def pointing(self) -> Pointing: ...
    @property
    def speech(self) -> Speech: ...
    @property
    def effects(self) -> Effects: ...
    @property
    def threads(self) -> Threads: ...
    @property
    def breath(self) -> Breath: ...
    @property
    def faces(self) -> Faces: ...
    @property
    def words(self) -> Words: ...
    @property
    def browsed(self) -> tuple[CardView, ...]: ...


def show(table: ShownTable, change: MatchChange | None) -> None:
    """Show everything anew. ``change``: what happened since the last time, None if only marks or looks changed."""
    view, pilot, scene, stage = table.pilot.view, table.pilot, table.scene, table.stage
    offered = table.asides.laid_out()
    tray = fitting(offered, table.asides.typed, table.names) if offered else ()
    cursor = table.zones.cursor
    raised = frozenset(int(option[1]) for option in pilot.taken if option[0] == "pick")
    looking = Looking(table.pointing.looked or cursor, tray, stage.opening, raised, cursor)
    shown = scene.arrangement(view, table.below, looking)
    targets = stage.lit if stage.attack else pilot.target_spots()
    stage.consider(pilot.attackers(), targets, table.pointing.looked or cursor)
    stage.foresee()
    fight = stage.fight()
    aimed = fight[1] if fight is not None else None
    lit = frozenset() if stage.attack else stage.lit
    stage.repay()
    pays = stage.pays
    if stage.held is None and scene.gesture is None and cursor is not None and cursor[0] == "card":
        pays = pilot.payment_for(int(cursor[1]))
    attention = Attention(targets, aimed, cursor, table.pointing.looked, table.speech.about, lit, stage.held, pays)
    worn = marks(view, shown, pilot.asking, pilot.taken, attention, table.names)
    context = context_of(table, targets, aimed)
    events = change.events if change is not None else ()
    jump = change is not None and change.jumped
    scene.show_view(view, context, looking, worn, shown, events, jump)
    stage.draw_attack()
    _tickets(table, change)
    stage.draw_attack()  # again: now the tickets lie where they stay
    if jump:
        table.speech.stay()
    table.effects.show(view, table.below, jump, events)
    table.zones.show_view(view, table.names, pilot.asking)
    _ask(table)
    furniture = scene.furniture
    title = wording.tray_title(offered, bool(table.browsed), view, table.asides.typed, len(tray))
    if title is not None and offered is not table.browsed and pilot.asking.decision is not None:
        title = replace(title, title=question(pilot.asking.decision, table.words) or title.title)
    furniture.show_tray(title, scene.frame, len(tray))
    hint = None
    # An arrow needs room, not words; over cards laid out the question is their title.
    if title is None and stage.attack is None and stage.held is None and stage.considered is None:
        hint = wording.question_hint(pilot.asking, view, table.names, table.words, bool(targets))
    if hint is None and pays:
        hint = wording.payment_hint(pilot.purse, stage.held is not None)
    # The middle of the band is for the question, unless tickets or an arrow are there.
    busy = bool(pays) or bool(view.standby) or scene.arrow.crosses(scene.furniture.ribbon.reserve())
    opened = any(card.number for card in view.players[1 - table.below].hand)
    smaller = furniture.show_hint(hint, scene.frame, busy, opened)
    furniture.note.show_words("" if hint is not None else translated(table.passer.why))
    fresh = table.voices.show(view, hint is not None or table.sheets.top is not None, pilot.asking.asked)
    waiting = next((one for one in view.standby if one.id == fresh), None)
    if waiting is not None:
        table.reader.read_number(waiting.number)
        table.side.refresh()
    table.breath.set_on(pilot.asking.asked and pilot.asking.purpose != "priority")
    foreseen = forecast_state(stage.forecast, table.words)
    considered = scene.shown.get(scene.held or table.pointing.looked or cursor or ())
    if not foreseen.lines and considered is not None and (why := pilot.asking.idle.get(considered.obj)) is not None:
        foreseen = ForecastState((ForecastLine(table.words.reason(why)),))
    if smaller and hint is not None and not foreseen.lines:
        # What the board says smaller stands in the panel in the size the player chose.
        foreseen = ForecastState((), " ".join(line.text for line in hint.lines) or hint.title, hint.title)
    table.side.forecast.show_state(foreseen)
    if table.reader.refresh(view):
        table.side.refresh()


def _tickets(table: ShownTable, change: MatchChange | None) -> None:
    view, pilot = table.pilot.view, table.pilot
    waiting = tuple(wording.ticket(one, view, table.faces, table.port.names) for one in view.standby)
    focused = next((i for i, one in enumerate(view.standby) if key_of(one.id) == table.zones.cursor), -1)
    targeted = tuple(one.id for one in view.standby if one.id in pilot.asking.picks)
    state = TicketsState(waiting, table.stage.arrow_x(), focused, targeted)
    table.effects.show_tickets(state, change is None or change.jumped, [one.controller for one in view.standby])
    # the targets of the one looked at; else of the next, unless an attack's arrow is there already
    at = next((i for i, one in enumerate(view.standby) if one.id == table.pointing.ticket), focused)
    if at < 0 and view.standby and table.stage.fight() is None and table.stage.held is None:
        at = 0
    tickets = table.scene.furniture.tickets
    table.threads.show(view.standby[at] if at >= 0 else None, tickets.ticket_box(at))


def _ask(table: ShownTable) -> None:
    """The sheet of the pending question, if it needs one."""
    asking, sheets = table.pilot.asking, table.sheets
    if asking.decision is None or not asking.panel or table.pilot.following:
        sheets.ask(None)
        return
    view = table.pilot.view

    modes: tuple[str, ...] = ()
    if any(option[0] == "mode" for option in asking.decision.options):
        modes = table.learning.modes(wording.asking_number(asking.decision.source, view), asking.decision)

    def choice_of(option: Option) -> Choice:
        if option[0] == "mode" and isinstance(option[1], int) and option[1] <= len(modes):
            return Choice(option, modes[option[1] - 1])
        if asking.decision is not None and (craft := craft_of(asking.decision, option)) is not None:
            return craft_choice(option, craft, table.names.name, table.learning.craft)
        return wording.option_choice(option, view, table.faces, table.port.names, table.words)

    title = question(asking.decision, table.words)
    fresh = sheets.question is None
    who = wording.asker(asking.decision.source, view, table.names)
    about = asked_about(asking.decision)
    does = table.learning.craft(about.number, about.tree) if about is not None else ""
    said = (who if who not in title else "", does.lstrip("•・ ").replace("\n", " "))
    detail = byhand.detail_of(asking.decision) or ": ".join(part for part in said if part)
    by_hand = byhand.hand_sheet(asking.decision, table.words, table.port.names)
    sheets.ask(by_hand or decision_sheet(asking.decision, title, choice_of, detail, none=decline(asking.decision)))
    if fresh and sheets.question is not None and sheets.menu is None:
        sheets.question.setFocus()
