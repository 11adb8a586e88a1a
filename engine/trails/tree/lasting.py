"""Instructions of the effect tree that last for a time (1215). Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.kernel.frozen import frozen
from engine.trails.tree.nouns import Amount, Filter, Player, Who

STEPS: Final = ("draw step", "homebase step", "deployment step")
PHASES: Final = ("preparation phase", "combat phase", "cure phase")
KINDS: Final = ("to", "through", "in")
NEXT: Final = "next "


def _spans() -> Iterable[str]:
    for kind in KINDS:
        for what in (*(f"{step} of {player}" for step in STEPS for player in ("you", "opponent")), *PHASES):
            if kind != "in" or what != "cure phase":
                yield f"{kind} {NEXT}{what}"
            if kind != "in":
                yield f"{kind} {what}"
    yield from ("to next turn", "through step", "through phase")


#: Durations that end, or begin, with a step or phase (1215.4, 1215.7, 1215.9), as texts say them.
SPANS: Final = tuple(_spans())


@frozen
class Get:
    """+X/+Y or -X/-Y (1303).

    until: "combat", "attack", "defence", "turn", "game", "next turn" (1215.7), "leaves" (until the source leaves the
    field), "through next turn" (from now to its end, 1215.9), "held" (until the card leaves the hand).
    """

    who: Who
    strength: Amount = 0
    defence: Amount = 0
    until: str = "turn"
    wings: Amount = 0  #: Wings of Light more or less (1304)
    cp: Amount = 0  #: CP cost more or less (1304.1)


@frozen
class Have:
    """Gains organizations, icon crafts, names or rules (1331, 1332).

    rules: "cannot attack", "cannot be attacked", "cannot be sclm attacked" (by several), "cannot overkill", "cannot
    ready", "cannot ready in cure" (phase; "in next cure": the next one that begins; likewise "cannot be cured in
    cure"), "cannot sclm attack", "cannot attack alone", "cannot fight back", "cannot turn down" (face-down), also "by
    effects" or "by opponent", "attack if able", "must attack" (1326.3), "fights back all" (1327.1), "fought back if
    able" (1327.2), "cannot be fought back", "cannot attack players", "may attack players" (also where it could attack a
    UNIT, 803.5b), "cannot use crafts", "cannot use activated crafts", "only UNIT" (ja:1329.3: it counts as its player's
    only UNIT), "enters actioned", "cannot be played" (wherever it lies), "cannot gain support" (1309.1), "no stun
    damage" (of its own stun, 1306.3), "has support" and "has curse" (attributes, ja:1338.1), "supports all" (whatever
    organizations they have, 1219.2b-3); what is not done to it at all (104.4): "cannot be stunned", "cannot be stunned
    in combat", "cannot be stunned except in combat",
    "cannot be cured", "cannot be ko", "cannot be destroyed", "cannot leave" (the field; also "by effects"
    or "by opponent"). Also :class:`engine.trails.tree.Against`.
    """

    who: Who
    orgs: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rules: tuple[Any, ...] = ()
    until: str = "turn"
    crafts: tuple[Any, ...] = ()  #: quoted crafts, as in :data:`engine.trails.tree.Craft` (1331.3)
    types: tuple[str, ...] = ()  #: types it has besides its own (1337.2)


@frozen
class GainOrgs:
    """``who`` gains the organizations that the objects of a register, or others, have now (or last had, 1404.1)."""

    who: Who
    of: Any  #: a register, or a filter where the text names others
    until: str = "turn"


@frozen
class GainCrafts:
    """``who`` gains the crafts that the objects of a register have now, or last had (1331.3, 1332.4).

    kind: "icons" for icon crafts only.
    """

    who: Who
    of: str
    until: str = "turn"
    kind: str = ""


@frozen
class GainNames:
    """``who`` gains the names that the objects of a register have now, or last had (1331.2)."""

    who: Who
    of: str
    until: str = "turn"


@frozen
class Set:
    """A number becomes another (1215.5): field "str", "def", "cp"; until as in :class:`Get`."""

    who: Who
    field: str
    amount: Amount
    until: str = "turn"


@frozen
class Swap:
    """STR and DEF change places (104.6): each becomes what the other is now; until as in :class:`Get`.

    field: a number ("str", "def", "cp") of two objects that changes places instead: those of ``who``, and of ``other``
    if that is named.
    """

    who: Who
    until: str = "turn"
    field: str = ""
    other: str = ""


@frozen
class LinkOrgs:
    """Organizations of the player are linked for a time (1310.1): the named ones, and "chosen" for those that the
    source remembers."""

    orgs: tuple[str, ...]
    until: str = "turn"


@frozen
class Lose:
    """Loses organizations, icon crafts or all crafts (1334). crafts: "" or "all"."""

    who: Who
    orgs: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    crafts: str = ""
    until: str = "turn"


@frozen
class Ignore:
    """All continuous effects that apply to the objects now are ignored (1325)."""

    who: Who
    until: str = "turn"


@frozen
class PlayerRule:
    """A rule for a player for a time: "no stun damage" (1307), "cannot lose" (R007), "treat bond N", "treat name NAME"
    (1329), "attacks with up to N", "cures up to N", "places up to N", "cannot play TYPE", "cannot play arts",
    "cannot play crafts", "cannot play activated crafts", "cannot gain bond", "cannot gain ep" (1217), "cannot draw",
    "cannot support" (to execute SCLM Support, 1219), "no overkill damage", "cannot lose bond".
    Also :class:`engine.trails.tree.Against` "cannot play" with a filter for
    cards: ``zone`` "hand" or "homebase" from there, "standby" from anywhere."""

    rule: Any
    player: Player = "you"
    until: str = "turn"


@frozen
class Price:
    """What playing cards that ``who`` fits, or their arts or crafts, costs for a time (1304.1, 1204.2f-7 and -8).

    change: an :class:`engine.trails.tree.CostChange` with a number that is worked out when the effect resolves.
    """

    who: Filter
    change: Any
    until: str = "turn"
    next: bool = False  #: only the next one that is played, whatever it costs then (1211.8)
