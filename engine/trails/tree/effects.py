"""Targets and effects of the effect tree. Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from engine.kernel.frozen import frozen
from engine.trails.tree.conditions import Condition
from engine.trails.tree.nouns import TURN_STATES, Amount, Filter, Made, Range, plain_ranges
from engine.trails.tree.reads import FLEETING, SETTLED, lasting, watches
from engine.trails.tree.verbs import Instruction


# --- abilities ------------------------------------------------------------------------------------------------------
@frozen
class Target:
    """One demand for targets, chosen when the ability is played (1204.2d).

    number: their number where it has to be worked out (1305.2b); of least and most counts then only whether least is 0.
    """

    register: str
    filter: Filter
    least: int = 1
    most: int = 1
    number: Amount | None = None
    split: tuple[str, ...] = ()  #: registers of its targets one by one, where they get different things (1204.2e)
    total: Range | None = None  #: what a number of all of them together may come to
    alike: str = ""  #: how they stand to each other, as in :class:`Choose`


class _Aiming(Made):
    """Of an effect."""

    __slots__ = (
        "about_fight",
        "about_homebase",
        "about_standby",
        "about_this",
        "free",
        "in_attack",
        "lasts",
        "settled",
        "steady",
    )
    about_fight: bool  #: a demand for targets speaks of the attack going on
    about_homebase: bool  #: whether there are targets hangs on what lies in homebases
    about_standby: bool  #: a demand for targets looks at what waits
    about_this: bool  #: a demand for targets speaks of its own card
    in_attack: bool  #: a target that it must have takes part in an attack, so outside of one there is none
    free: bool  #: it has no targets, modes or cost, so nothing of its own can be against playing it
    steady: bool  #: whether there are targets changes only with what lies where, not with numbers or steps
    lasts: int  #: how long, see :func:`engine.trails.tree.reads.lasting`
    settled: bool  #: steady, and only with the attack and with what makes a state be derived anew


#: States that change without anything moving.
_PASSING = frozenset(("ready", "action", *TURN_STATES))


def _steady(f: Filter) -> bool:
    """Whether what fits a demand changes only with what lies where."""
    for one in (f, *f.either):
        if one.states and _PASSING & {state.removeprefix("-") for state in one.states}:
            return False
        if isinstance(one.aims, Filter):  # what the targets of something else are by now is asked each time
            return False
        if (
            one.source is not None or one.like
        ):  # likewise what has the ability, and with what it has something in common
            return False
        limits = plain_ranges(one.ranges) if one.ranges else ()
        if not all(isinstance(end, int | None) for limit in limits for end in (limit.least, limit.most)):
            return False
    return True


def _of_itself(f: Filter) -> bool:
    """Whether a demand speaks of the card that makes it, so that another copy may find something else."""
    if f.scope != "all" or f.aims is not None or f.source is not None or f.like:
        return True
    if any(map(_of_itself, f.either)):
        return True
    return f.asks_others and not _OWN.isdisjoint((f.shares, f.fights, f.among, f.but, f.named))


#: Registers that mean something else for each card: itself, who boarded it, who attacks with it, what it
#: has removed from the game.
_OWN = frozenset(("this", "crew", "beside", "removed"))


@frozen
class Effect(_Aiming):
    """Targets, then instructions in order. x: how X is worked out, None if its player names it (1305.2).

    modes: effects of which its player chooses ``pick`` (least, most) when it is played (1312.1); what is chosen comes
    after the instructions. Registers have different names in all of them. when: if it holds then, ``instead`` (least,
    most) of them are chosen.
    """

    targets: tuple[Target, ...]
    do: tuple[Instruction, ...]
    x: Amount | None = None
    modes: tuple[Effect, ...] = ()
    pick: tuple[int, int] = (1, 1)
    when: Condition | None = None
    instead: tuple[int, int] = (1, 1)
    cost: tuple[Instruction, ...] = ()  #: of an EVENT: what is paid to play it besides its EP cost (1204.2f)

    def _derive(self) -> None:
        if not self.targets and self.x is None and not self.modes and not self.cost:  # as most are: it looks at nothing
            self.free = True
            self.in_attack = False
            self.about_standby = False
            self.about_this = False
            self.about_fight = False
            self.about_homebase = False
            self.steady = True
            self.settled = True
            self.lasts = SETTLED
            return
        looks = (one for demand in self.targets for one in (demand.filter, *demand.filter.either))
        waits = any(one.zone == "standby" for one in looks) or any(mode.about_standby for mode in self.modes)
        self.about_standby = waits
        fighters = (one.least > 0 and one.number is None and one.filter.fighting for one in self.targets)
        self.in_attack = any(fighters)
        self.free = not (self.targets or self.modes or self.cost)
        about, steady = False, self.when is None and not self.cost
        for demand in self.targets:
            about = about or _of_itself(demand.filter)
            steady = steady and demand.number is None and _steady(demand.filter)
        for mode in self.modes:
            about, steady = about or mode.about_this, steady and mode.steady
        self.about_this = about
        self.steady = steady
        mine = (self.targets, self.x)
        watched = watches(mine)
        fights = "combat" in watched
        for mode in self.modes:
            fights = fights or "combat" in watches((mode.targets, mode.x))
        self.about_fight = fights
        homebase = "homebase" in watched or any(mode.about_homebase for mode in self.modes)
        self.about_homebase = homebase
        self.lasts = lasting(mine, watched) if steady else FLEETING
        self.settled = self.lasts == SETTLED
