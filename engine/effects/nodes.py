"""The records that effect data is read into. All are plain values: they stand in frames and in lasting effects."""

from __future__ import annotations

from engine.kernel.frozen import frozen


@frozen
class Filter:
    """Which objects are meant; what is left out does not matter.

    side: "you", "opponent" or "any", seen from the player of the text. kind, zone, state: words of the game, "" for
    any (zone: the places of the game's board). words: field and the words of which an object must have one. part: a
    field and a piece of text that one of its words contains. most, least: field and bound of a number. flags: name and
    whether it must be so.
    """

    side: str = "any"
    kind: str = ""
    zone: str = ""
    state: str = ""
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    part: tuple[tuple[str, str], ...] = ()
    most: tuple[tuple[str, int], ...] = ()
    least: tuple[tuple[str, int], ...] = ()
    flags: tuple[tuple[str, bool], ...] = ()


@frozen
class Condition:
    """A condition. what: "count" (of ``among``, between ``least`` and ``most``) or a word of the game, which gets
    ``want`` (as it must be) and ``fits`` (field and words, for a qualified one)."""

    what: str
    among: Filter | None = None
    least: int = 0
    most: int | None = None
    want: bool = True
    fits: tuple[tuple[str, tuple[str, ...]], ...] = ()


@frozen
class Target:
    """What an instruction is done to.

    how: "this", "bearer" (what "this" lies on, itself if on nothing), "that", "chosen", "all", "choose" (announced or
    reached, as the game has it) or "pick" (selected when reached, without being chosen). many, up_to: of choose and
    pick. by: who picks.
    """

    how: str
    among: Filter | None = None
    many: int = 1
    up_to: bool = False
    by: str = "you"


@frozen
class Amount:
    """A number that is read from the game. what: "count" (of ``among``) or the field of which the number is read (of
    ``of``, all of them together). times, half: what is made of it."""

    what: str
    among: Filter | None = None
    of: Target | None = None
    times: int = 1
    half: bool = False


@frozen
class Instruction:
    """One instruction. verb: a word of the game. n: its amount. to: what it is done to. who: "you", "opponent", "each".
    until: how long it lasts. numbers: changes of numbers by field. words: further words, or keywords with their
    amounts. test, then, other: of "if" and "may". measures: fields of ``numbers`` ("" for ``n``) and what they are read
    from when the instruction is reached."""

    verb: str
    n: int = 0
    to: Target | None = None
    who: str = "you"
    until: str = ""
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[tuple[str, int], ...] = ()
    test: Condition | None = None
    then: tuple[Instruction, ...] = ()
    other: tuple[Instruction, ...] = ()
    measures: tuple[tuple[str, Amount], ...] = ()


@frozen
class Ability:
    """One ability of a card, at its place in the card's list (``number``, from 1).

    kind: "when", "always", "instead" or a word of the game. on: what it waits for or at which timings it is used. of:
    about whom, None for the card's own. fits: what qualifies the event. cost: parts by name.
    """

    kind: str
    number: int
    on: tuple[str, ...] = ()
    of: Filter | None = None
    test: Condition | None = None
    fits: tuple[tuple[str, tuple[str, ...]], ...] = ()
    once: bool = False
    may: bool = False
    cost: tuple[tuple[str, int], ...] = ()
    do: tuple[Instruction, ...] = ()
