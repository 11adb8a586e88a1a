"""Hand-made views and a match that only remembers: what the tests of the table play against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.trails.cards.printing import Printing, group, read_printing
from engine.trails.views.records import CardView, Change, CombatView, LogLine, PlayerView, StandbyView, View
from trails_desktop.match.api import CardTag, Forecast, MatchChange, Reason, Undo

COURIERS, VIGIL, COLLEGE = "Longline Couriers", "White Vigil", "Prism College"
UNLIT, WORKS, COMPACT = "The Unlit", "Ironglass Works", "Terrace Compact"


def _unit(number: str, name: str, job: str, org: str, cp: int, st: int, df: int, text: str, **more: Any) -> Any:
    more.setdefault("rarity", "C")
    return dict(number=number, name=name, subname=job, type="UNIT", orgs=[org], cp=cp, text=text,
                set="Carriers of Daylight", **{"str": st, "def": df}, **more)  # fmt: skip


def _other(number: str, name: str, kind: str, org: str, **more: Any) -> Any:
    more.setdefault("text", "• Draw a card.")
    more.setdefault("rarity", "C")
    return dict(number=number, name=name, type=kind, orgs=[org], set="Carriers of Daylight", **more)


_ARTS = {"ep": 1, "name": "Quick Cut", "text": "Ready target UNIT you control."}
_RECORDS: list[Any] = [
    _unit("D1-009", "Tam Orrel", "Second Rider", COURIERS, 2, 3, 2,
          "[Reinforcement]\n• Whenever this card attacks, if you control a ‘Maren Sorrel’, plan 1."),
    _unit("D1-005", "Wick Halloran", "Signal Runner", COURIERS, 1, 1, 2, "[Dispatch]\n• {enter} Plan 1.", arts=_ARTS),
    _unit("D1-014", "Ilse Farrow", "Pathfinder", COURIERS, 3, 3, 3, "• {action}: Plan 2.", rarity="U"),
    _unit("D1-012", "Maren Sorrel", "Line Captain", COURIERS, 4, 4, 4,
          "[Reinforcement]\n• Whenever this card attacks, another target Longline Couriers you control gets +2/+0 "
          "this turn.", rarity="R", arts={"ep": 2, "name": "Through Train", "text": "Ready target UNIT."}),
    _unit("D1-006", "Pim Latch", "Mail Rider", COURIERS, 2, 2, 2, "• {enter} Plan 1.", arts=_ARTS),
    _unit("D1-074", "Ansa Verrill", "Glass Theorist", COLLEGE, 3, 2, 3, "[Attribution]\n• {enter} Draw a card."),
    _unit("D1-062", "Dora Quenell", "Ray Reader", COLLEGE, 4, 3, 5, "• {enter} Plan 2.", rarity="R",
          arts={"ep": 2, "name": "Full Spectrum", "text": "Draw two cards."}),
    _unit("D1-084", "Hesper Vane", "Roof Captain", UNLIT, 3, 3, 4, "[Hate]\n• {enter} Plan 1.", rarity="U"),
    _unit("D1-081", "Quill", "Borrowed Name", UNLIT, 2, 3, 1, "[Covert] [Dispatch]", rarity="R"),
    _unit("D1-077", "Sable Finch", "Lamp Thief", UNLIT, 1, 2, 1, "[Covert]", arts=_ARTS),
    _unit("D1-031", "Odile Brand", "Night Ward", VIGIL, 3, 1, 5, "[Hate]", rarity="U"),
    _unit("D1-090", "Bram Kestle", "Boiler Chief", WORKS, 4, 5, 3, "[Martial Arts]", rarity="U"),
    _other("D1-093", "Tortoise No. 9", "ITEM/UNIT", WORKS, cp=5, rarity="SR", text="[Attribution]",
           **{"str": 7, "def": 6}),
    _other("D1-067", "Noon Prism", "ITEM", COLLEGE, cp=2, text="• {action}: Plan 2."),
    _other("D1-097", "Daylight Core", "ITEM", WORKS, cp=3, rarity="U"),
    _other("D1-022", "Relay Horn", "ITEM", COURIERS, cp=1),
    _other("D1-021", "Signal Hill", "BASE", COURIERS, level=2, rarity="U"),
    _other("D1-072", "Lens Court", "BASE", COLLEGE, level=4),
    _other("D1-088", "Low Roofs", "BASE", UNLIT, level=3, rarity="U"),
    _other("D1-052", "Terrace Nine", "BASE", COMPACT, level=3, rarity="U"),
    _other("D1-070", "White Answer", "EVENT", COLLEGE, ep=2),
    _other("D1-086", "Knife Weather", "EVENT", UNLIT, ep=2, rarity="R"),
    _other("D1-044", "Ward the Flame", "EVENT", VIGIL, ep=1, rarity="U"),
    _other("D1-016", "Night Convoy", "EVENT", COURIERS, ep=2),
    _other("D1-019", "A Thousand Letters", "EVENT", COURIERS, ep=1),
    _other("D1-018", "Every Line at Once", "EVENT", COURIERS, ep=3, rarity="U"),
]  # fmt: skip


def pool() -> dict[str, dict[str, Printing]]:
    """The cards of these tests, by number and language."""
    return group(read_printing(record, "fakes") for record in _RECORDS)


NUMBERS: Mapping[str, str] = {record["name"]: record["number"] for record in _RECORDS}
_BY_NUMBER = {record["number"]: record for record in _RECORDS}


def card(obj: int, name: str, zone: str = "field", owner: int = 0, **more: Any) -> CardView:
    """A card by name with its printed values; keyword arguments replace fields of the view."""
    record = _BY_NUMBER[NUMBERS[name]]
    unit = "str" in record
    made = CardView(
        id=obj, number=record["number"], owner=owner, controller=owner, zone=zone,
        types=tuple(record["type"].split("/")), names=(name,), cp=record.get("cp"), ep=record.get("ep"),
        level=record.get("level"), strength=record["str"] if unit else None, defence=record["def"] if unit else None,
        orgs=tuple(record["orgs"]), icons=_icons(record["text"]), numbers=(record["number"],),
    )  # fmt: skip
    return replace(made, **more)


def _icons(text: str) -> tuple[str, ...]:
    first = text.splitlines()[0] if text else ""
    return tuple(part.strip("[] ") for part in first.split("] [")) if first.startswith("[") else ()


def hidden(obj: int, zone: str, owner: int, ready: bool = True) -> CardView:
    """A card this seat may not see."""
    return CardView(id=obj, number=None, owner=owner, controller=owner, zone=zone, ready=ready, face_up=False)


def known(obj: int, name: str, owner: int = 0, ready: bool = True) -> CardView:
    """A face-down homebase card that its owner may look at."""
    return card(obj, name, "homebase", owner, face_up=False, ready=ready)


def player(seat: int, **more: Any) -> PlayerView:
    """One side, empty unless told otherwise."""
    empty = PlayerView(seat=seat, bond=40, cp=0, ep=0, hand=(), homebase=(), field=(), trail=(), exile=(), deck=30)
    return replace(empty, **more)


def view(own: PlayerView, other: PlayerView | None = None, decision: Decision | None = None, **more: Any) -> View:
    """A view of seat 0."""
    made = View(
        seat=0, turn=1, initiative=0, primary=0, phase="preparation", step="deployment", step_seat=0, rule="703.1",
        players=(own, other or player(1, hand=tuple(hidden(0, "hand", 1) for _ in range(4)))), standby=(),
        combat=None, asked=decision.seat if decision else 1, asked_for=decision.purpose if decision else "priority",
        decision=decision, winner=None,
    )  # fmt: skip
    return replace(made, **more)


def priority(*options: Option) -> Decision:
    """An ACT decision; passing is always possible."""
    return Decision(0, Kind.ACT, "priority", "302.1", "Play a card, gain EP or pass.", (("pass",), *options))


def choose(purpose: str, *objs: int, least: int = 1, most: int = 1, prompt: str = "Choose.", **more: Any) -> Decision:
    """A CHOOSE decision over objects."""
    return Decision(0, Kind.CHOOSE, purpose, "1312", prompt, tuple(("pick", obj) for obj in objs), least, most, **more)


def mock_view(crowded: bool = False) -> View:
    """The combat of the mockup: two attackers in a SCLM attack on Hesper Vane, two cards waiting."""
    field = [
        card(1, "Ilse Farrow"),
        card(2, "Maren Sorrel", ready=False, combat="sclm attacking"),
        card(3, "Tam Orrel", ready=False, combat="sclm attacking", strength=5,
             changes=(Change("str", 2, "D1-012", "turn", "1303"),)),
        card(4, "Wick Halloran"),
        card(5, "Ansa Verrill", ready=False),
        card(6, "Noon Prism"),
    ]  # fmt: skip
    homes = [
        card(10, "Signal Hill", "homebase"), known(11, "A Thousand Letters"), known(12, "Pim Latch"),
        known(13, "Terrace Nine", ready=False), known(14, "Dora Quenell", ready=False), known(15, "Relay Horn"),
    ]  # fmt: skip
    hand = [card(20 + i, name, "hand") for i, name in enumerate(
        ("White Answer", "Dora Quenell", "Wick Halloran", "Ilse Farrow", "Lens Court"))]  # fmt: skip
    theirs = [
        card(31, "Sable Finch", owner=1), card(32, "Quill", owner=1),
        card(33, "Hesper Vane", owner=1, combat="defending"),
        card(34, "Odile Brand", owner=1, ready=False, face_up=False, stunned=True),
        card(35, "Tortoise No. 9", owner=1), card(36, "Daylight Core", owner=1),
    ]  # fmt: skip
    their_homes = [
        card(40, "Low Roofs", "homebase", 1), hidden(41, "homebase", 1), hidden(42, "homebase", 1, False),
        hidden(43, "homebase", 1), hidden(44, "homebase", 1, False), hidden(45, "homebase", 1),
    ]  # fmt: skip
    if crowded:
        field += [card(7, "Dora Quenell", ready=False), card(8, "Pim Latch"), card(9, "Relay Horn")]
        homes += [known(16, "Terrace Nine"), known(17, "White Answer"), known(18, "Wick Halloran", ready=False),
                  known(19, "Lens Court"), known(60, "Night Convoy", ready=False)]  # fmt: skip
        hand += [card(25 + i, name, "hand") for i, name in enumerate(
            ("Every Line at Once", "Maren Sorrel", "Terrace Nine", "Night Convoy"))]  # fmt: skip
        theirs += [card(37, "Bram Kestle", owner=1, ready=False),
                   card(38, "Dora Quenell", owner=1, ready=False, face_up=False, stunned=True),
                   card(39, "Relay Horn", owner=1)]  # fmt: skip
        their_homes += [hidden(46, "homebase", 1), hidden(47, "homebase", 1), hidden(48, "homebase", 1, False),
                        card(49, "Lens Court", "homebase", 1), hidden(50, "homebase", 1)]  # fmt: skip
    acts: list[Option] = [
        ("craft", 6, 1), ("craft", 4, 1), ("arts", 4), ("play", 11), ("gain", 11), ("arts", 12), ("gain", 12),
        ("play", 20), ("arts", 21),
    ]  # fmt: skip
    own = player(0, bond=27, cp=0, ep=2, hand=tuple(hand), homebase=tuple(homes), field=tuple(field),
                 trail=tuple(card(70 + i, "Night Convoy", "trail") for i in range(4)), deck=24)  # fmt: skip
    other = player(1, bond=19, cp=0, ep=1, hand=tuple(hidden(0, "hand", 1) for _ in range(4)),
                   homebase=tuple(their_homes), field=tuple(theirs),
                   trail=tuple(card(80 + i, "Knife Weather", "trail", 1) for i in range(7)), deck=22)  # fmt: skip
    return view(
        own, other, priority(*acts), turn=5, phase="combat", step="combat", rule="804.9",
        standby=(StandbyView(90, "event", NUMBERS["Every Line at Once"], 0, 0, 0, (3,)),
                 StandbyView(91, "event", NUMBERS["Ward the Flame"], 0, 0, 1, (33,))),
        combat=CombatView((2, 3), 33, -1, True, "attacking"),
    )  # fmt: skip


LOG: tuple[LogLine, ...] = (
    LogLine(5, "703.8", 0, "{player}: deploy {card} for {cp} CP",
            (("player", ("seat", 0)), ("card", ("card", "D1-014", 1)), ("cp", 3))),
    LogLine(5, "803.3", 0, "{player}: SCLM attack on {card}",
            (("player", ("seat", 0)), ("card", ("card", "D1-084", 33)))),
    LogLine(5, "902.4", 1, "{player}: {card}", (("player", ("seat", 1)), ("card", ("card", "D1-044", 91)))),
    LogLine(5, "902.4", 0, "{player}: {card}", (("player", ("seat", 0)), ("card", ("card", "D1-018", 90)))),
)  # fmt: skip


class FakeMatch(QObject):
    """A match that remembers the answers and shows the views it was given, one after the other."""

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)

    def __init__(self, first: View, *following: View, targets: Sequence[Option] = (), proposed: Answer = ()) -> None:
        super().__init__()
        self._view = first
        self._following = list(following)
        self.answers: list[Answer] = []
        self.targets: tuple[Option, ...] = tuple(targets)
        self.proposed: Answer = proposed
        sable = ("card", "D1-077", 31)
        self.reasons: tuple[Reason, ...] = (Reason("1402.1", "{card} has Covert.", (("card", sable),)),)
        self.forecasts: list[tuple[tuple[int, ...], int, int]] = []
        self.undone = 0
        self.conceded = False
        self.seat = 0
        self.names = ("You", "Bryn")
        self.orgs = (COURIERS, UNLIT)

    def view(self) -> View:
        return self._view

    def log(self) -> Sequence[LogLine]:
        return LOG

    def show(self, new: View, jumped: bool = False, events: tuple[Any, ...] = ()) -> None:
        """Another view, as if something had happened."""
        self._view = new
        self.changed.emit(MatchChange(events, (), jumped))

    def answer(self, answer: Answer) -> None:
        decision = self._view.decision
        assert decision is not None, "an answer without a question"
        decision.check(answer)
        self.answers.append(answer)
        quiet = replace(self._view, decision=None, asked=1)
        self.show(self._following.pop(0) if self._following else quiet)

    def payment(self) -> Answer:
        return self.proposed

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        self.forecasts.append((tuple(attackers), target, seat))
        tags = [CardTag(target, "stunned", 3)] if target else []
        if len(attackers) > 1:
            tags += [CardTag(attackers[0], "survives", 0, 3, 4), CardTag(attackers[1], "if struck back", 2)]
        lines = (
            Reason("804.10", "{str} SCLM ≥ {def}: {card} is stunned",
                   (("str", 9), ("def", 4), ("card", ("card", "D1-084", 33)))),
            Reason("804.11", "{player} loses {amount} bond", (("player", ("seat", 1)), ("amount", 3))),
        )  # fmt: skip
        return Forecast(lines, tuple(tags), 9, 4 if target else None, (27, 16))

    def attack_targets(self, attackers: Sequence[int]) -> tuple[Option, ...]:
        return self.targets if attackers else ()

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...] | None:
        return self.reasons

    def undo_state(self) -> Undo:
        return Undo("free")

    def undo(self) -> None:
        self.undone += 1

    def concede(self) -> None:
        self.conceded = True

    def sit_down(self, seat: int) -> None:
        self.seat = seat
