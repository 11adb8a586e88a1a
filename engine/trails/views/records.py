"""What one seat may know, as plain records.

A view is built from a list of what is *allowed* (502.2, 503.2, 505.3, 507.4, R079), never by blanking a copy of the
state. Everything outside the engine (window, wire, log, computer player) gets views only. Card texts and pictures are
looked up by the card's number in the library; a view carries numbers, current values and reasons.
"""

from __future__ import annotations

from engine.kernel.decisions import Decision
from engine.kernel.frozen import frozen


@frozen
class Change:
    """One line of the sum behind a current value: who changes which field by how much, for how long."""

    field: str  #: "str", "def", "cp", "ep", "level", "orgs", "icons", ...
    amount: int  #: what is added; for a field that is set, the new value
    source: str  #: card number of the source, "" if the rules
    until: str  #: "combat", "turn", "game", "while" (as long as a continuous craft works)
    rule: str  #: rule id


@frozen
class CardView:
    """One object as a seat sees it. A hidden card has ``number`` None and no values at all."""

    id: int  #: handle of the object; 0 for cards in a zone whose contents are hidden (a hand seen by the other seat)
    number: str | None  #: card number, the key into the library; None = hidden from this seat
    owner: int
    controller: int
    zone: str  #: "deck" "hand" "field" "homebase" "trail" "exile" "standby"
    ready: bool = True
    face_up: bool = True
    stunned: bool = False
    types: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  #: current names as the engine compares them (the Japanese or only printing's)
    cp: int | None = None
    ep: int | None = None
    level: int | None = None
    strength: int | None = None
    defence: int | None = None
    orgs: tuple[str, ...] = ()  #: canonical organization names
    icons: tuple[str, ...] = ()  #: icon crafts by English key
    attributes: tuple[str, ...] = ()  #: "support", ...
    combat: str = ""  #: "", "attacking", "sclm attacking", "defending"
    changes: tuple[Change, ...] = ()
    numbers: tuple[str, ...] = ()  #: all cards of a composite object; (number,) for an ordinary one


@frozen
class StandbyView:
    """Something that waits in the standby zone (509), or a proxy of it (1204.2i)."""

    id: int
    kind: str  #: "card" (UNIT, ITEM), "event", "base", "arts", "craft", "trigger", "support"
    number: str  #: card number of the source (the standby zone is public)
    source: int  #: object id of the source card where it still is, else 0
    craft: int  #: number of the craft among the card's crafts of its kind, from 1; 0 if not a craft
    controller: int
    targets: tuple[int, ...]  #: object ids
    target_seats: tuple[int, ...] = ()
    x: int | None = None


@frozen
class CombatView:
    """The attack that is proposed or going on (803, 804)."""

    attackers: tuple[int, ...]
    target: int  #: object id, 0 if a player is the target
    target_seat: int  #: seat of the attacked player, -1 if a UNIT is the target
    sclm: bool
    stage: str  #: "proposed" (803.6 passed), "attacking" (from 804.5) or "dealt" (after 804.11)


@frozen
class PlayerView:
    """One side of the table."""

    seat: int
    bond: int
    cp: int
    ep: int
    hand: tuple[CardView, ...]
    homebase: tuple[CardView, ...]
    field: tuple[CardView, ...]
    trail: tuple[CardView, ...]
    exile: tuple[CardView, ...]
    deck: int  #: number of cards


@frozen
class View:
    """Everything a seat sees at one moment. ``seat`` is -1 for an open view (practice, replay)."""

    seat: int
    turn: int  #: from 1; 0 during setup
    initiative: int
    primary: int
    phase: str  #: "setup" "preparation" "combat" "cure" "over"
    step: str  #: as in scenarios: setup, turn-start, draw, homebase, deployment, combat, cure, end
    step_seat: int  #: whose step it is, -1 if nobody's
    rule: str  #: rule id that is being carried out
    players: tuple[PlayerView, PlayerView]
    standby: tuple[StandbyView, ...]  #: top (next to resolve) first
    combat: CombatView | None
    asked: int  #: seat that must decide, -1 if the game is over
    asked_for: str  #: purpose of the question (public)
    decision: Decision | None  #: the question itself, only for the seat that must answer it
    winner: int | None  #: seat, -1 for a draw, None while the game goes on
    ending: str = ""  #: English template for the reason of the end
    looking: tuple[CardView, ...] = ()  #: cards this seat is being shown by an effect (plan, search, reveal)


@frozen
class LogLine:
    """One line of the log as a seat may read it.

    template: an English sentence with named fields for the interface to translate; args: the fields, each a plain
    value, or ``("card", number, object id)`` / ``("seat", n)`` to be shown as a linked card name or a player's name.
    """

    turn: int
    rule: str
    seat: int  #: whose doing, -1 for the rules
    template: str
    args: tuple[tuple[str, str | int | tuple[str | int, ...]], ...] = ()
    step: str = ""  #: the step it happened in, as in a view; "" = the one of the line before
    step_seat: int = -1  #: whose step it was, -1 if nobody's


@frozen
class EventView:
    """One thing that just happened, for animation and sound; hidden identities are left out.

    kind: "move" "turn" "face" "stun" "cure" "bond" "cp" "ep" "attack" "clash" "fight_back" "overkill" "attribute"
    "effect" "play" "resolve" "counter" "shuffle" "reveal" "step" "turn_start" "initiative" "end".
    """

    kind: str
    obj: int = 0  #: object id before
    new: int = 0  #: object id afterwards, for moves
    seat: int = -1
    amount: int = 0
    frm: str = ""
    to: str = ""
    targets: tuple[int, ...] = ()
    rule: str = ""
