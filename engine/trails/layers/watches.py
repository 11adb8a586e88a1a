"""Which kinds of events there are, and which can bring about which happenings or change what is derived.

So an event that nobody waits for is not looked at.
"""

from __future__ import annotations

from functools import lru_cache

#: All kinds of events: each has an atom (:data:`engine.trails.events.atoms.ATOMS`).
EVENT_KINDS = frozenset(
    (
        "move",
        "link",
        "turn",
        "face",
        "stun",
        "cure",
        "mark",
        "bond",
        "cp",
        "ep",
        "pools",
        "failed draw",
        "draws judged",
        "effect",
        "expire",
        "combat",
        "step",
        "loops",
        "turn start",
        "initiative",
        "used",
        "proxy",
        "cease",
        "look",
        "reveal",
        "arrange",
        "lay",
        "shuffle",
        "delay",
        "moment",
        "attacks",
        "attacks alone",
        "sclm attacks",
        "is attacked",
        "is sclm attacked",
        "first attacks",
        "fight back",
        "clash",
        "supports",
        "played",
        "resolves",
        "passes",
        "names",
        "skips",
        "fizzles",
        "by hand",
        "cut",
    )
)

#: Events that never change what is derived, unless a valid craft watches their kind.
QUIET = EVENT_KINDS - {
    "move",
    "face",
    "stun",
    "cure",
    "link",
    "mark",
    "effect",
    "expire",
    "turn start",
}

#: Kinds of events that may be a happening of a name (see :mod:`engine.trails.events.triggers`). Names that are not here
#: may come from any event: forgetting one makes things slower, not wrong.
_KINDS = {
    "enters": ("move",),
    "leaves": ("move",),
    "to trail": ("move",),
    "is rebuilt": ("move",),
    "is ko": ("move",),
    "is destroyed": ("move",),
    "kos": ("move",),
    "destroys": ("move",),
    "discards": ("move",),
    "discards from hand": ("move",),
    "moves": ("move",),
    "moved": ("move",),
    "draws": ("move",),
    "is stunned": ("stun",),
    "is stunned in combat": ("stun",),
    "stuns": ("stun",),
    "is stunned by": ("stun",),
    "stunned by player": ("stun",),
    "stuns in combat": ("stun",),
    "overkill": ("bond",),
    "loses bond": ("bond",),
    "gains bond": ("bond",),
    "loses much bond": ("bond",),
    "gains much bond": ("bond",),
    "bond becomes": ("bond",),
    "takes stun damage": ("bond",),
    "is cured": ("cure",),
    "cures": ("cure",),
    "is readied": ("turn",),
    "is actioned": ("turn",),
    "fights back": ("fight back",),
    "is cursed": ("mark",),
    "is boarded": ("mark",),
    "boards": ("move",),
    "is linked": ("link",),
    "gains support": ("mark",),
    "is sclm supported": ("mark",),
    "executes support": ("supports",),
    "gains ep": ("ep",),
    "plans": ("arrange",),
    "empties hand": ("move",),
    "combat ends": ("moment",),
    "attacks": ("attacks",),
    "attacks player": ("attacks",),
    "attacks alone": ("attacks alone",),
    "sclm attacks": ("sclm attacks",),
    "is attacked": ("is attacked",),
    "is sclm attacked": ("is sclm attacked",),
    "first attacks": ("first attacks",),
    "is played": ("played",),
    "plays arts": ("played",),
    "plays craft": ("played",),
    "is targeted": ("played",),
    "is countered": ("move", "cease"),
    "is turned up": ("face",),
    "is turned down": ("face",),
    "start": ("moment",),
    "end": ("moment",),
    "while": (),  # looked for at rule checks
}


@lru_cache(maxsize=1024)
def stirring(names: frozenset[str]) -> frozenset[str]:
    """Kinds of events that may be one of these happenings."""
    kinds: set[str] = set()
    for name in names:
        if name not in _KINDS:
            return EVENT_KINDS
        kinds.update(_KINDS[name])
    return frozenset(kinds)
