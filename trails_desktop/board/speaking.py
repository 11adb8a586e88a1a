"""The board in words, for screen readers and the keyboard: what there is, what it is now, what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from trails_desktop.board.asking.asker import Thing
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.desk import Desk
from trails_desktop.table.geometry.layout import Box
from trails_desktop.table.pieces.buttons import TableButton

_BUTTONS = ("main", "second", "undo", "concede")


class BoardSpeech(QObject):
    """See the module's text."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    def things(self) -> list[Thing]:
        """Everything that can be pointed at: the other side from its hand to its field, the own one, then the
        buttons."""
        desk = self._desk
        view, spec = desk.now, desk.game.spec
        found: list[Thing] = []
        for own in (False, True):
            seat = view.seat if own else view.seat ^ 1
            found.append(("seat", seat))
            for area in spec.areas:
                spots = [spot for spot in desk.scene.spots.values() if spot.area == area.key and spot.own == own]
                if area.form == "pile" or (spots and all(spot.card.name is None for spot in spots)):
                    found.append(("area", area.key, seat))
                else:
                    found += [("card", spot.card.id) for spot in sorted(spots, key=lambda spot: (spot.x, spot.z))]
        found += [("card", card.id) for card in view.shared]
        names = zip(_BUTTONS, self._buttons(), strict=True)
        return found + [("button", name) for name, part in names if part.isVisible()]

    def _buttons(self) -> tuple[TableButton, ...]:
        scene = self._desk.scene
        return (scene.main, scene.second, *scene.quiet)

    def box(self, thing: Thing) -> Box | None:
        """Where it is on the board."""
        if thing[0] != "button":
            return self._desk.scene.box_of(thing)
        rect = self._buttons()[_BUTTONS.index(str(thing[1]))].sceneBoundingRect()
        return Box(rect.x(), rect.y(), rect.width(), rect.height())

    def said(self, thing: Thing) -> str:
        """What it is and what it is now."""
        desk = self._desk
        if thing[0] == "card":
            card = desk.now.card(int(thing[1]))
            if card is None:
                return ""
            place = desk.teller.place(card.zone)
            owner = desk.match.names[card.owner]
            return f"{desk.teller.what(card)}, {tr('{place} of {who}').format(place=place, who=owner)}"
        if thing[0] == "seat":
            return desk.scene.plates[thing[1] == desk.now.seat].accessible_name()
        if thing[0] == "area":
            area = desk.game.spec.area(str(thing[1]))
            side = next(side for side in desk.now.sides if side.seat == thing[2])
            count = side.sizes.get(area.zone, 0)
            place = tr("{place} of {who}").format(place=desk.teller.place(area.zone), who=desk.match.names[side.seat])
            return tr("{place}: {count} cards").format(place=place, count=count)
        return str(self._buttons()[_BUTTONS.index(str(thing[1]))].accessible_name())

    def use(self, thing: Thing) -> str:
        """What can be done with it now."""
        asker, desk = self._desk.asker, self._desk
        if asker is None or thing[0] == "button":
            return ""
        if thing in asker.targets():
            return "; ".join(desk.option_said(option) for option in asker.of(asker.source, thing))
        if thing in asker.taken():
            return tr("chosen")
        if thing in asker.lit() and thing[0] == "card":
            ident = int(thing[1])
            meant = [option for option in asker.decision.options if asker.cards(option)[:1] == (ident,)]
            return "; ".join(dict.fromkeys(desk.option_said(option) for option in meant[:4]))
        return ""

    def asked(self) -> str:
        """What is asked, in words."""
        desk = self._desk
        decision = desk.now.decision
        parts = [desk.scene.band.accessible_name()]
        parts.append(self.doing(desk.now.asked) if decision is None and desk.now.asked is not None else "")
        if decision is not None:
            parts.append(desk.teller.question(desk.now, decision))
        return ". ".join(part for part in parts if part)

    def doing(self, seat: int) -> str:
        """What a player is at."""
        desk = self._desk
        view = desk.now
        if view.winner is not None:
            return tr("has won") if view.winner == seat else ""
        if view.asked == seat:
            if desk.busy:
                return tr("thinks")
            decision = view.decision
            return tr("to act") if decision is not None else tr("decides")
        return (
            tr("your turn") if view.active == seat == view.seat else tr("has the turn") if view.active == seat else ""
        )

    def chosen(self, thing: Thing) -> bool:
        """Whether it is part of the answer so far."""
        asker = self._desk.asker
        return asker is not None and (thing in asker.taken() or thing == ("card", asker.source))

    def press(self, thing: Thing) -> None:
        """Do what Enter would."""
        self._desk.point(thing)

    def press_button(self, name: str) -> None:
        """Press a button of the board."""
        self._buttons()[_BUTTONS.index(name)].press()

    def focused_thing(self) -> Thing | None:
        """What the keyboard stands on."""
        return self._desk.hands.focus
