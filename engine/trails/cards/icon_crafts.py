"""Icon crafts (1400s): their keys and, where they are crafts of an ordinary kind, what they stand for.

A new one: its key in ``engine.trails.tree.loading.words``, its rule here, its wording in ``engine/text/grammar/icon/``,
its sign in ``trails_desktop/ui/icons.py``.

Guard of support that is lost for a time (``NO_SUPPORT``): tests/trails/1300/1309-support/lost.yaml.
"""

from __future__ import annotations

from functools import cache

from engine.trails import tree as t

COVERT = "Covert"  # 1402: a restriction on attacks, see attacking
REINFORCEMENT = "Reinforcement"  # 1403: a restriction on playing, see legality
ATTRIBUTION = "Attribution"  # 1404: a triggered craft
DISPATCH = "Dispatch"  # 1405: a permission, see legality and playing
MARTIAL_ARTS = "Martial Arts"  # 1406: a continuous craft, see parts
HATE = "Hate"  # 1407: a duty of the attacking player, see attacking
UPLIFT = "Uplift"  # 1409 (ja): a quoted craft while its controller has 20 bond or less
REGIME_BREAK = "Regime Break"  # 1410 (ja): a triggered craft
MAGIC = "Magic"  # 1412 (ja): an activated craft
WINGS = "Wings of Light"  # 1413 (ja): a number
CURSE = "Curse"  # 1414 (ja): an attribute
DOLL = "Doll"  # 1416 (ja): ITEM and UNIT in every zone

TACTICAL_LINK = "Tactical Link"  # 1408 (ja): triggered crafts
BOARDING = "Boarding"  # 1411 (ja): an activated craft
COVERT_CHOICE = "Covert: Choice"  # 1415 (ja): a choice as it enters, see resolving

#: Attributes: the ITEM that was boarded, its crew (1337), a linked pair (1336), Covert chosen on entering (1415).
BOARDED, ABOARD, LINKED_PAIR, CHOSE_COVERT = "boarded", "aboard", "tactical link", "chose Covert"

#: Support, by how long it lasts: as long as it is that object, this turn, this combat (R052).
SUPPORTS = frozenset(("support", "supported", "backed"))
#: The rule of a UNIT that a continuous craft gives support while it is valid.
HAS_SUPPORT = "has support"
#: The rule of a UNIT that has lost support for a time: what it has gained or was given before is none as long as that
#: lasts. And the mark of support that it will have again then.
NO_SUPPORT, SUPPORT_AGAIN = "no support", "support again"
#: Likewise of a card that a continuous craft says is cursed (ja:1338.1).
HAS_CURSE = "has curse"
#: Attributes for open rulings: a BASE that is being played (R039), an ITEM whose crew is aboard already (R093).
UNRESOLVED, CREWED = "unresolved", "crewed"

UPLIFT_BOND = 20

#: Rule id of each icon craft, for reasons and the log.
RULES = {
    COVERT: "1402.1",
    REINFORCEMENT: "1403.1",
    ATTRIBUTION: "1404.1",
    DISPATCH: "1405.1",
    MARTIAL_ARTS: "1406.1",
    HATE: "1407.1",
    UPLIFT: "1409.1",
    REGIME_BREAK: "1410.1",
    MAGIC: "1412.1",
    WINGS: "1413.1",
    CURSE: "1414.1",
    DOLL: "1416.1",
    TACTICAL_LINK: "1408.1",
    BOARDING: "1411.1",
    COVERT_CHOICE: "1415.1",
}


@cache
def crafts_of(key: str) -> tuple[t.Craft, ...]:
    """The ordinary crafts an icon craft stands for; none if it is a rule of its own elsewhere."""
    if key == ATTRIBUTION:
        # when your UNITs first attack in a turn, this gains their organizations this turn (1404.1, R089)
        gains = t.Effect((), (t.GainOrgs("this", "attackers", "turn"),))
        return (t.Triggered(t.Trigger("first attacks", player="you"), gains),)
    if key == REGIME_BREAK:
        # the attacked UNIT becomes actioned; it stays in combat (1410.1, R098)
        return (t.Triggered(t.Trigger("attacks", who="this"), t.Effect((), (t.Do("action", "target"),))),)
    if key == TACTICAL_LINK:
        # when this or another UNIT of yours without Covert is put onto the field, the two may be linked (1408.1)
        other = t.Filter(whose="you", types=("UNIT",), icons=(f"-{COVERT}",), scope="other")
        return (
            t.Triggered(t.Trigger("enters", who="this"), t.Effect((), (t.Link(),))),
            t.Triggered(t.Trigger("enters", who=other), t.Effect((), (t.Link("it"),))),
        )
    if key == MAGIC:
        # stun this: when the cure phase starts, cure it (1412.1, R096)
        later = t.Delayed("cure phase", (t.Do("cure", "this"),))
        return (t.Activated(t.Cost((t.Do("stun", "this"),)), t.Effect((), (later,))),)
    return ()


def icon_of(craft: object) -> str:
    """The icon craft that an activated craft is, "" if it is none."""
    if craft in crafts_of(MAGIC):
        return MAGIC
    boards = isinstance(craft, t.Activated) and any(isinstance(part, t.Board) for part in craft.cost.steps)
    return BOARDING if boards else ""


def printed_craft(icon: t.Icon) -> tuple[t.Craft, ...]:
    """Crafts that depend on what is printed with the icon: Boarding's number (1411.1), Uplift's quoted craft (R097)."""
    if icon.key == BOARDING:
        return (t.Activated(t.Cost((t.Board(icon.value),)), t.Effect((), ())),)
    if icon.key != UPLIFT:
        return ()
    low = t.Compare(t.PlayerStat("bond", "you"), "<=", UPLIFT_BOND)
    return (t.Continuous("this", crafts=icon.crafts, condition=low, everywhere=True),)
