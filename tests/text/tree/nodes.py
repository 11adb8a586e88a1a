"""Families of trees for the nodes of the effect tree: what a card could say with them.

Values come from the words of card data, so that a new word is tried until it is sayable or named in UNSAID with its
reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from engine.text.grammar.condition.features import nth_time
from engine.text.grammar.condition.relative_clauses import Whoever, both_ways, mirrored
from engine.text.reference.antecedents import base_name
from engine.text.trees import renamed
from engine.trails import tree as t
from engine.trails.tree.loading.words import (
    ANYWHERE_TO_TRAIL,
    ATTACKS_WITH,
    CURES,
    CURES_MORE,
    DRAWS_LESS,
    DRAWS_MORE,
    MOMENTS,
    PAYS,
    PLACES,
    PLACES_MORE,
    PLAYER_RULES,
    RANGES,
    REPLACEABLE,
    RULES,
    SETS,
    STATES,
    TRIGGERS,
    UNTIL,
    VERBS_ON_CARDS,
    WAYS,
)
from tests.text.tree.strategies import as_event, filters

F = t.Filter
UNIT = F(types=("UNIT",))
MINE, THEIRS = F(whose="you", types=("UNIT",)), F(whose="opponent", types=("UNIT",))
HAND = F(zone="hand", whose="you")
DRAW = t.Effect((), (t.Draw(),))
MORE = (f"{CURES_MORE}1", f"{PLACES_MORE}2")
DRAWN = (f"{DRAWS_MORE}1", f"{DRAWS_MORE}2", f"{DRAWS_LESS}1")
PLAYERS = ("you", "opponent", "each")  #: Events of players and moments, and of one alone.
ALONE = frozenset(
    ("plays arts", "plays craft", "gains ep", "plans", "draws", "discards", "loses bond", "gains bond", "start", "end",
     "takes stun damage", "empties hand", "attacks alone", "is targeted", "is countered", "is turned up",
     "is turned down", "cures", "stunned by player")
)  # fmt: skip

#: Nodes and words that no text says, each with its reason.
UNSAID: Mapping[Any, str] = {
    t.Hand: "stands for a line nobody read",
    t.Meaning: "a whole card, not a line",
    t.Link: "said by [Tactical Link] alone",
    t.Neg: "an amount of -1 each, or a number below 0, stands for it, or it is in a Sum",
    t.Not: "conditions are negated one by one: other counts, the other state",
    "cannot leave": "only the crew of an ITEM has it (ja:1411.1)",
    "only UNIT": "said of all UNITs of a player at once (ja:1329.3)",
    "cannot ready in cure": "of this turn's cure phase alone; see Have",
    "cannot be cured in cure": "likewise",
    "cannot ready in next cure": "of the next cure phase alone; see Have",
    "cannot be cured in next cure": "likewise",
    "has support": "is said as support; see Continuous",
    "has curse": "is said as curse; see Continuous",
    "no support": "support lost for a turn or a combat; see Have",
    "bond becomes": "so much of it; see Trigger",
    "while": "conditional triggers (1211.9) are said with what must hold: see tests/trails/1200/conditional.yaml",
    "stuns": "needs what is stunned; see Trigger",
    "is stunned by": "needs what stuns it; see Trigger",
    "stuns in combat": "needs what is stunned; see Trigger",
    "kos": "needs what is K.O.'d; see Trigger",
    "destroys": "needs what is destroyed; see Trigger",
    "first attacks": "of a player, with the UNITs bound; see Trigger",
    "is played": "of a card in standby; see Trigger",
    "moves": "from where to where it does; see Trigger",
    "moved": "likewise, by an effect; see Trigger",
    "loses much bond": "so much of it; see Trigger",
    "gains much bond": "so much of it; see Trigger",
    "wings": "a number that is printed or changed, never set; and no noun asks for an extreme of it",
    "counter": "of a standby object; see Do",
    "link": "of two UNITs; see Do",
    "rebuild": "of a homebase; see Do",
    "discard it": "is said as Discard",
    "chosen": "see ChooseOrgs",
}


#: Rules about certain others, and who they are; and one about the card that says so.
FOES = (F(types=("UNIT",), icons=("Covert",)), F(types=("UNIT",), orgs=("White Vigil",)), F(types=("ITEM•UNIT",)))


#: What does something, for rules about that.
SOURCES = (
    F(zone="standby", types=("EVENT",)),
    F(zone="standby", whose="opponent", types=("EVENT",)),
    F(zone="standby", ability="arts"),
    F(zone="standby", whose="opponent", ability="craft"),
    F(zone="standby", whose="opponent", types=("UNIT",), ability="activated"),
    F(zone="standby", types=("ITEM",)),
    F(zone="standby", ability="EVENT+arts"),
    F(zone="standby", whose="opponent", ability="EVENT+activated"),
)


#: Cards that a player cannot play: of a kind, or from somewhere.
BARRED = (
    t.Against("cannot play", F(zone="homebase")),
    t.Against("cannot play", F(zone="hand", types=("EVENT",))),
    t.Against("cannot play", F(zone="standby", types=("UNIT",), ranges=(t.Range("cp", None, 2),))),
    t.Against("cannot play", F(zone="hand", ability="arts")),
    t.Against("cannot play", F(zone="standby", ability="arts", ranges=(t.Range("arts ep", 2),))),
)
#: Zones that a card is played from; what arts cost.
FROM = ("homebase", "hand", "trail")
ARTS_LIMITS = (t.Range("arts ep", 2), t.Range("arts ep", None, 1), t.Range("arts ep", 3, 3))


def one(*do: Any, f: t.Filter = UNIT) -> t.Effect:
    """An effect with one target "it"."""
    return t.Effect((t.Target("it", f),), do)


def any_of(*values: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


def known(words: tuple[str, ...], *more: str) -> st.SearchStrategy[str]:
    return st.sampled_from([word for word in words if word not in UNSAID and word not in more])


def durations() -> st.SearchStrategy[str]:
    return st.sampled_from(UNTIL)


def against(what: str, who: t.Filter) -> t.Continuous:
    return t.Continuous("this", rules=(t.Against(what, who),))


def search(f: t.Filter, most: int, shown: bool, apart: str) -> t.Effect:
    name = base_name(f) if f.types else "card"
    reveal = (t.Reveal(name),) if shown else ()
    return t.Effect((), (t.Search(name, f, most, apart if most > 1 else ""), *reveal, t.Put(name, "hand"), t.Shuffle()))


def pick(chooser: str) -> t.Effect:
    f = F(whose="you" if chooser == "each" else chooser, types=("UNIT",))
    return t.Effect((), (t.Choose("unit", f, 1, 1, chooser), t.Do("stun", "unit")))


def put(to: str) -> t.Effect:
    return t.Effect((), (t.Choose("card", HAND), t.Put("card", to)))


def theirs_taken(state: str) -> t.Effect:
    """A UNIT of the opponent that comes under one's own control."""
    f = F(zone="trail", whose="opponent", types=("UNIT",))
    return t.Effect((t.Target("it", f),), (t.Put("it", "your field", state),))


def among(most: int) -> t.Effect:
    kept = F(zone="deck", whose="you", types=("UNIT",), among="top")
    rest = t.Put(F(zone="deck", whose="you", among="top"), "deck bottom")
    return t.Effect((), (t.LookTop("top", 3), t.Choose("unit", kept, 0, most), t.Put("unit", "hand"), rest))


def icon(key: str) -> t.Icon:
    if key in ("Boarding", "Wings of Light"):
        return t.Icon(key, 2)
    return t.Icon(key, 0, (t.Continuous("this", 1, 1),)) if key == "Uplift" else t.Icon(key)


def more_modes() -> st.SearchStrategy[t.Effect]:
    """More of several effects, if something is so when they are chosen."""
    modes = (DRAW, t.Effect((), (t.Bond("you", 2),)), one(t.Do("stun", "it")))
    return st.builds(
        lambda when, instead: t.Effect((), (), modes=modes, when=when, instead=instead),
        any_of(FEW, LOW, t.Initiative()),
        any_of((2, 2), (1, 2), (3, 3)),
    )


def given_for_it() -> st.SearchStrategy[t.Effect]:
    """Something is got for each that something else was done to before."""
    return st.builds(
        lambda all_, who: t.Effect(
            (t.Target("it", MINE),) if who == "it" else (),
            (
                t.Choose("units" if all_ else "unit", THEIRS, 99 if all_ else 0, 99),
                t.Do("stun", "units" if all_ else "unit"),
                t.Get(who, t.Size("units" if all_ else "unit", 1, done="stun")),
            ),
        ),
        st.booleans(),
        any_of("it", "this", MINE),
    )


def leaning() -> st.SearchStrategy[t.Effect]:
    """A second target that is told by the first."""
    like = any_of(
        *(F(whose="opponent", types=("UNIT",), ranges=(t.Range(field, t.Stat(field, "it"), t.Stat(field, "it")),))
          for field in ("cp", "str")),
        F(whose="opponent", types=("UNIT",), shares="it"),
    )  # fmt: skip
    return like.map(
        lambda f: t.Effect((t.Target("it", MINE), t.Target("it2", f)), (t.Do("stun", "it"), t.Do("stun", "it2")))
    )


def trigger(event: str) -> st.SearchStrategy[t.Triggered]:
    if event == "plays arts":
        zones = any_of("", "hand", "homebase")
        return st.builds(
            lambda p, zone: t.Triggered(t.Trigger(event, None, None, p, zone), DRAW), any_of(*PLAYERS), zones
        )
    deeds = ("plays craft", "gains ep", "plans", "draws", "discards", "loses bond", "gains bond", "takes stun damage")
    if event in (*deeds, "empties hand"):
        return st.builds(lambda p: t.Triggered(t.Trigger(event, None, None, p), DRAW), any_of(*PLAYERS))
    if event in ("start", "end"):
        steps = tuple(moment for moment in MOMENTS if "step" in moment)
        return st.one_of(
            st.builds(lambda m: t.Triggered(t.Trigger(event, None, None, "each", m), DRAW), any_of(*MOMENTS)),
            st.builds(
                lambda m, p: t.Triggered(t.Trigger(event, None, None, p, m), DRAW), any_of(*steps), any_of(*PLAYERS)
            ),
        )
    if event == "is countered":
        kinds = any_of("ability", "card", "any", "arts", "craft", "EVENT+arts")
        waits = st.builds(lambda whose, kind: F(zone="standby", whose=whose, ability=kind), any_of("you", "any"), kinds)
        return st.builds(
            lambda w, by: t.Triggered(t.Trigger(event, w, by=by), DRAW), waits, any_of("", "you", "opponent")
        )
    if event in ("cures", "stunned by player"):  # somebody does it
        who = any_of("this", UNIT)
        return st.builds(lambda w, by: t.Triggered(t.Trigger(event, w, by=by), DRAW), who, any_of(*PLAYERS[:2]))
    plain = st.builds(lambda w: t.Triggered(t.Trigger(event, w), DRAW), any_of("this", MINE, THEIRS, UNIT))
    by_players = ("is destroyed", "is ko")
    if event not in ("is stunned", "is cured", "is readied", "is rebuilt", *by_players):
        return plain
    whose = any_of("you", "opponent", *(() if event in by_players else ("each",)))
    return plain | st.builds(lambda w, p: t.Triggered(t.Trigger(event, w, by=p), DRAW), any_of("this", MINE), whose)


def ways() -> st.SearchStrategy[t.Triggered]:
    """A card that moves from zone to zone, seen where it is public or on the field."""

    def made(way: str, player: str, kind: str) -> t.Triggered:
        old, new = way.split(" ")
        zone = "field" if old == "field" or (not old and new == "hand") else old if new == "hand" else new
        player = "each" if new == "exile" and old in ("field", "") else player
        player = "each" if new == "field" and old == "exile" else player
        f = F(zone=zone, types=(kind,) if kind and zone != "homebase" else ())
        return t.Triggered(t.Trigger("moves", f, None, player, way), DRAW)

    return st.builds(made, any_of(*WAYS), any_of(*PLAYERS), any_of("UNIT", "ITEM", "")) | st.sampled_from(WAYS).map(
        lambda way: t.Triggered(t.Trigger("moves", "this", moment=way), DRAW)
    )


#: Triggers that are about a player who has to be named, and what that player does then.
PERSONAL = (
    t.Trigger("draws"),
    t.Trigger("discards"),
    t.Trigger("plays arts"),
    t.Trigger("gains much bond", moment="3"),
    t.Trigger("start", moment="draw step"),
    t.Trigger("is played", F(zone="standby", types=("EVENT",))),
)
THEIR_DEEDS = (
    t.Draw(t.THAT_PLAYER),
    t.Discard(t.THAT_PLAYER),
    t.Bond(t.THAT_PLAYER, -2),
    t.Gain("cp", t.THAT_PLAYER),
    t.May((t.PayEP(1, "ep", t.THAT_PLAYER),), (t.Draw(),), t.THAT_PLAYER),
)


def that_player(trigger: t.Trigger, deed: t.Instruction) -> t.Triggered:
    return t.Triggered(trigger, t.Effect((), (deed,)))


def whoever() -> st.SearchStrategy[t.Effect]:
    """Each player of whom something is true, and the one with less or more bond."""

    def made(condition: Any, do: tuple[Any, ...], alone: bool) -> t.Effect:
        return t.Effect((), tuple(both_ways(Whoever(condition, alone), do, renamed(mirrored(do), {"unit": "unit2"}))))

    mine, theirs = t.PlayerStat("bond", "you"), t.PlayerStat("bond", "opponent")
    deeds = any_of((t.Draw(),), (t.Discard("you", 2), t.Bond("you", 1)), (t.Choose("unit", MINE), t.Do("stun", "unit")))
    return st.one_of(
        st.builds(made, any_of(FEW, LOW, t.Initiative(), t.Compare(t.Count(HAND), ">=", 6)), deeds, st.just(False)),
        st.builds(made, any_of(t.Compare(mine, "<", theirs), t.Compare(mine, ">", theirs)), deeds, st.just(True)),
    )


def at_once() -> st.SearchStrategy[t.Triggered]:
    """Once for all that happen together, and the moves that a player makes."""
    events = [event for event in TRIGGERS if event not in UNSAID and event not in ALONE]
    them = t.Effect((), (t.Get("it", 1, 0, "turn"),))
    return st.one_of(
        st.builds(
            lambda event, n: t.Triggered(t.Trigger(event, MINE, together=n), them), any_of(*events), any_of(1, 3)
        ),
        st.builds(
            lambda event, by: t.Triggered(t.Trigger(event, MINE, by=by, together=1), them),
            any_of("is stunned", "is cured", "is readied", "to trail", "is rebuilt"),
            any_of("you", "opponent", "each"),
        ),
        ways()
        .filter(lambda craft: craft.trigger.who != "this")
        .map(lambda craft: t.Triggered(replace(craft.trigger, together=2), DRAW)),
        st.builds(
            lambda p, n: t.Triggered(t.Trigger("discards", None, None, p, together=n), DRAW),
            any_of(*PLAYERS),
            any_of(1, 2),
        ),
        st.builds(
            lambda craft, by: t.Triggered(replace(craft.trigger, by=by), DRAW), ways(), any_of("you", "opponent")
        ),
    )


def triggers() -> st.SearchStrategy[t.Triggered]:
    first = t.Effect((), (t.GainOrgs("this", "attackers", "turn"),))
    played = F(zone="standby", whose="you", types=("EVENT",))
    return st.one_of(
        ways(),
        at_once(),
        st.builds(
            lambda craft, by: t.Triggered(replace(craft.trigger, event="moved", by=by), DRAW), ways(), any_of(*PLAYERS)
        ),
        st.builds(
            lambda event, p, n: t.Triggered(t.Trigger(event, None, None, p, str(n)), DRAW),
            any_of("loses much bond", "gains much bond"),
            any_of(*PLAYERS),
            st.integers(1, 6),
        ),
        st.builds(
            lambda p, n, way: t.Triggered(t.Trigger("bond becomes", None, None, p, f"{n}{way}"), DRAW),
            any_of(*PLAYERS),
            st.integers(0, 40),
            any_of("", " or less", " or more"),
        ),
        st.builds(
            lambda trigger, n: t.Triggered(trigger, DRAW, nth_time(trigger, n)),
            any_of(t.Trigger("is played", played), t.Trigger("draws", None, None, "you")),
            st.integers(2, 5),
        ),
        st.builds(
            lambda p, icon: t.Triggered(t.Trigger("plays craft", None, None, p, icon), DRAW),
            any_of(*PLAYERS),
            any_of("Magic", "Boarding"),
        ),
        st.sampled_from([event for event in TRIGGERS if event not in UNSAID]).flatmap(trigger),
        st.builds(
            lambda other, p: t.Triggered(
                t.Trigger("executes support", None, other, p),
                t.Effect((), (t.Get("target", 1, 0), t.Do("ready", "supporter"))),
            ),
            any_of(None, UNIT),
            any_of("you", "opponent"),
        ),
        any_of(
            t.Triggered(t.Trigger("stuns", "this", UNIT), t.Effect((), (t.Do("ko", "it"),))),
            t.Triggered(t.Trigger("kos", "this", UNIT), DRAW),
            t.Triggered(t.Trigger("destroys", MINE, THEIRS), t.Effect((), (t.Do("exile", "it"),))),
            t.Triggered(t.Trigger("is stunned by", "this", UNIT), t.Effect((), (t.Do("stun", "it"),))),
            t.Triggered(t.Trigger("stuns in combat", "this", UNIT), t.Effect((), (t.Do("ko", "it"),))),
            t.Triggered(t.Trigger("is stunned by", MINE, THEIRS), t.Effect((), (t.Get("it", -1, 0), t.Draw()))),
            t.Triggered(t.Trigger("first attacks", player="you"), first),
            t.Triggered(t.Trigger("is played", played), DRAW),
            *(t.Triggered(t.Trigger("is played", replace(played, zone=zone)), DRAW) for zone in FROM),
            *(
                t.Triggered(t.Trigger("plays arts", F(ranges=(limit,)), None, p), DRAW)
                for limit in ARTS_LIMITS
                for p in PLAYERS
            ),
            *(t.Triggered(t.Trigger("discards", "this", by=by), DRAW) for by in ("", "each", "opponent")),
            t.Triggered(t.Trigger("discards", F(zone="trail", types=("UNIT",)), None, "opponent"), DRAW),
            t.Triggered(t.Trigger("is played", "this"), DRAW),
            t.Triggered(t.Trigger("is targeted", "this", F(zone="standby", ability="arts"), by="opponent"), DRAW),
            t.Triggered(t.Trigger("attacks", UNIT, F(scope="this")), DRAW),
            t.Triggered(t.Trigger("is cured", "this"), DRAW, t.Not(t.Happened(t.Trigger("is cured", "this")))),
            t.Triggered(t.Trigger("attacks", "this", THEIRS), t.Effect((), (t.Do("action", "target"),))),
            t.Triggered(t.Trigger("enters", "this"), DRAW, None, "", "field", (t.Trigger("attacks", "this"),)),
            t.Triggered(t.Trigger("attacks", MINE), DRAW, None, "turn"),
            t.Triggered(t.Trigger("leaves", MINE), t.Effect((), (t.Put("this", "field", "action"),)), None, "", "hand"),
        ),
    )


def standing(condition: t.Condition) -> st.SearchStrategy[Any]:
    """A condition in each of the places where one can stand."""
    return any_of(
        t.Effect((), (t.If(condition, (t.Draw(),)),)),
        t.Continuous("this", 1, 1, condition=condition),
        t.Activated(t.Cost((t.PayEP(1),)), DRAW, condition),
        t.Triggered(t.Trigger("attacks", "this"), DRAW, condition),
    )


def conditioned(*given: t.Condition) -> st.SearchStrategy[Any]:
    return st.sampled_from(given).flatmap(standing)


def amount(amount: Any) -> st.SearchStrategy[t.Effect]:
    """An amount wherever a text says one."""
    nodes: list[Any] = [t.Draw("you", amount), t.Bond("opponent", amount), t.Draw("each", amount)]
    return st.sampled_from([t.Effect((), (node,)) for node in nodes])


def worked(amount: Any) -> st.SearchStrategy[t.Effect]:
    """An amount that reads the target before it."""
    return any_of(one(t.Do("stun", "it"), t.Draw("you", amount)), one(t.Do("stun", "it"), t.Bond("you", amount)))


#: What an effect does when its card leaves the field.
FIELD_LEFT = tuple(
    t.Triggered(
        t.Trigger("enters", "this"),
        one(t.Do("exile", "it"), t.Delayed("this leaves", (t.Put("it", "field", state),), ("it",), "when")),
    )
    for state in ("ready", "action")
)
FEW = t.Compare(t.Count(MINE), ">=", 2)
LOW = t.Compare(t.PlayerStat("bond", "you"), "<=", 20)
AT_THIS = one(t.Have("it", rules=(t.Against("cannot attack", "this"),), until="turn"))
QUOTED = t.Activated(t.Cost((t.Do("action", "this"),)), DRAW)
REST = F(whose="you", types=("UNIT",), scope="other")


def continuous() -> st.SearchStrategy[t.Continuous]:
    parts: list[dict[str, Any]] = [
        {"cp": -1},
        {"cp": 2},
        {"orgs": ("White Vigil",)},
        {"orgs": ("*",)},
        {"icons": ("Covert",)},
        {"names": ("Maren Sorrel",)},
        {"crafts": (QUOTED,)},
        {"lose": ("Covert",)},
        {"lose": ("crafts",)},
        {"lose": ("White Vigil",)},
        {"wings": 1},
        {"wings": -2},
        {"wings": t.Count(F(whose="you", types=("ITEM",)))},
        {"strength": t.Stat("wings", "this")},
        {"defence": t.PlayerStat("bond", "you")},
        {"types": ("ITEM", "UNIT")},
        {"orgs_of": MINE},
        {"level": -1},
        {"rules": ("has support",)},
        {"rules": ("has curse",)},
        {"strength": 1, "keyword": "Loyalty"},
    ]
    own = [*parts, {"orgs": ("*",), "everywhere": True}, {"types": ("ITEM", "UNIT"), "everywhere": True}]
    own += [{"sets": ((field, 3),)} for field in SETS if field not in UNSAID]
    own += [{"player_rules": (rule,), "player": p} for rule in PLAYER_RULES if rule not in UNSAID for p in PLAYERS]
    own += [{"player_rules": (rule,), "player": p} for rule in BARRED for p in PLAYERS]
    own += [{"player_rules": (rule,)} for rule in ("treat bond 10", "treat name Maren Sorrel")]
    own += [
        {"player_rules": (f"{rule}{n}",), "player": p}
        for rule, n in (
            (ATTACKS_WITH, 1),
            (ATTACKS_WITH, 3),
            (CURES, 2),
            (PLACES, 2),
            (PAYS, 1),
            (DRAWS_MORE, 1),
            (DRAWS_LESS, 2),
            (CURES_MORE, 1),
            (PLACES_MORE, 2),
        )
        for p in PLAYERS
    ]
    own += [{"link": ("chosen",)}, {"link": ("White Vigil", "The Unlit")}]
    rules = [{"rules": (rule,)} for rule in RULES if rule not in UNSAID]
    twofold = {"strength": t.Count(MINE, 2), "defence": t.Count(HAND)}
    own += [twofold, {**twofold, "strength": t.Sum((t.Count(MINE), t.Count(HAND, 2)))}]
    return st.one_of(
        st.sampled_from(own + rules).map(lambda part: t.Continuous("this", **part)),
        st.sampled_from(parts[:-1] + rules).map(lambda part: t.Continuous(REST, **part)),
        st.just(t.Continuous(MINE, rules=("only UNIT",))),
        st.just(t.Continuous("this", link=("White Vigil", "The Unlit"), condition=FEW)),
        any_of(*PLAYERS).map(
            lambda p: t.Continuous("this", player_rules=("cannot play EVENT", "cannot play arts"), player=p)
        ),
    )


def costs() -> st.SearchStrategy[t.Continuous]:
    kinds = any_of("more", "less")
    return st.one_of(
        st.builds(
            lambda kind, n, p, f: t.Continuous(f, costs=(t.CostChange(kind, n, "play", p),)),
            kinds,
            st.integers(1, 3),
            any_of(*PLAYERS),
            any_of(UNIT, F(types=("ITEM",)), F(types=("EVENT",))),
        ),
        st.builds(
            lambda kind, p, f, zone: t.Continuous(f, costs=(t.CostChange(kind, 1, "play", p, "", zone),)),
            kinds,
            any_of("you", "opponent"),
            any_of(UNIT, F(types=("EVENT",)), F()),
            any_of("hand", "homebase", "trail"),
        ),
        st.builds(
            lambda kind, n, p: t.Continuous(F(), costs=(t.CostChange(kind, n, "arts", p),)),
            kinds,
            st.integers(1, 3),
            any_of(*PLAYERS),
        ),
        st.builds(
            lambda kind, n, of: t.Continuous("this", costs=(t.CostChange(kind, n, of, "you"),)),
            kinds,
            st.integers(1, 3),
            any_of("arts", "craft"),
        ),
        st.builds(
            lambda kind, n, zone: t.Continuous("this", costs=(t.CostChange(kind, n, "play", "you", "", zone),)),
            kinds,
            st.integers(1, 3),
            any_of("hand", "homebase"),
        ),
        st.builds(
            lambda kind, n, p, f: t.Continuous(f, costs=(t.CostChange(kind, n, "craft", p),)),
            kinds,
            st.integers(1, 3) | st.just(t.Count(MINE)),
            any_of(*PLAYERS),
            any_of(F(), UNIT, F(types=("ITEM",), scope="other"), F(types=("BASE",))),
        ),
    )


#: What players lose and gain.
MUCH_EVENTS = ("lose bond", "gain bond", "overkill damage")


def replacements() -> st.SearchStrategy[t.Replacement]:
    of_players = ("draw", "lose bond", "gain bond", "overkill damage")
    apart = (*of_players, "stun damage", "discard", "stuns", ANYWHERE_TO_TRAIL)
    objects = [event for event in REPLACEABLE if event not in apart]
    instead = any_of((t.Draw(),), (t.Bond("you", -2),))
    return st.one_of(
        st.builds(
            t.Replacement, any_of(*objects), any_of("this", MINE), instead, st.none() | st.just(FEW), st.booleans()
        ),
        st.builds(t.Replacement, any_of(*of_players), any_of("you", "opponent"), instead, st.none() | st.just(FEW)),
        st.just(t.Replacement("ko", "this", (t.Do("exile", "this"),))),
        st.builds(
            lambda event, who, instead, may, once: t.Replacement(event, who, instead, None, may, once=once),
            any_of(*objects),
            any_of("this", MINE),
            instead,
            st.booleans(),
            any_of("turn", "done"),
        ),
        st.builds(
            lambda who, verb, once: t.Replacement("stuns", who, (t.Do(verb, "it"),), once=once, other=THEIRS),
            any_of("this", MINE),
            any_of("ko", "action", "return"),
            any_of("", "turn", "done"),
        ),
        st.builds(
            lambda event, who, by: t.Replacement(event, who, (t.Draw(),), None, False, by),
            any_of(*(event for event in objects if event != "stun in combat")),  # no effect does that
            any_of("this", MINE),
            any_of(*PLAYERS),
        ),
        any_of("", *PLAYERS).map(lambda by: t.Replacement("discard", "this", (t.Put("this", "field"),), by=by)),
        st.builds(
            lambda whose, by: t.Replacement("discard", F(zone="hand", whose=whose), (t.Do("exile", "it"),), by=by),
            any_of("you", "opponent", "any"),
            any_of("", *PLAYERS),
        ),
        st.builds(
            lambda whose, by: t.Replacement(
                ANYWHERE_TO_TRAIL, F(zone="trail", whose=whose), (t.Do("exile", "it"),), by=by
            ),
            any_of("you", "opponent", "any"),
            any_of("", *PLAYERS),
        ),
        much(),
        spared(),
    )


def spared() -> st.SearchStrategy[t.Replacement]:
    """Nothing happens instead, for nothing or for what is done first."""
    apart = ("draw", *MUCH_EVENTS, "stun damage", "stuns", ANYWHERE_TO_TRAIL)
    objects = [one for one in REPLACEABLE if one not in apart]
    firsts = any_of(
        (t.PayEP(1),), (t.Discard(),), (t.Do("action", "this"),), (t.Choose("unit", MINE), t.Do("stun", "unit"))
    )
    return st.one_of(
        st.builds(t.Replacement, any_of(*objects), any_of("this", MINE), st.just(()), st.none() | st.just(FEW)),
        st.builds(t.Replacement, any_of("draw", *MUCH_EVENTS, "stun damage"), any_of("you", "opponent")),
        st.builds(
            lambda event, who, do, cost: t.Replacement(event, who, (*cost, *do), may=True),
            any_of(*objects),
            any_of("this", MINE),
            any_of((), (t.Bond("you", -2),)),
            firsts,
        ),
        st.builds(
            lambda event, player, cost: t.Replacement(event, player, cost, may=True),
            any_of(*MUCH_EVENTS),
            any_of("you", "opponent"),
            firsts,
        ),
        st.builds(
            lambda event, first: t.Replacement(event, "this", (first,)),
            any_of(*objects),
            any_of(t.Draw("you", 2), t.Plan(2), t.Discard("opponent")),
        ),
    )


def much() -> st.SearchStrategy[t.Replacement]:
    """More or less of what a player would lose or gain."""
    amounts = any_of(t.Much(1, 2), t.Much(1, -1), t.Much(2), t.Much(3), t.Much(-1, -2), t.Much(-1, 1), t.Much(-2))
    return st.builds(
        lambda event, player, n: t.Replacement(event, player, (t.Bond(player, n),)),
        any_of("lose bond", "gain bond", "overkill damage"),
        any_of("you", "opponent"),
        amounts,
    ) | st.builds(
        lambda player, n: t.Replacement("stun damage", player, (t.Bond(player, n),)),
        any_of("you", "opponent"),
        any_of(t.Much(-1, -1), t.Much(-1, 2), t.Much(-2)),
    )


def either_range() -> st.SearchStrategy[t.Effect]:
    """Numbers of which one is enough."""
    one_end = any_of((None, 2), (3, None), (4, 4))
    return st.builds(
        lambda first, other: one(
            t.Do("stun", "it"),
            f=F(types=("UNIT",), ranges=(t.AnyRange((t.Range("cp", *first), t.Range("def", *other))),)),
        ),
        one_end,
        one_end,
    )


def nouns() -> st.SearchStrategy[t.Effect]:
    wanted = [{"states": (mark + state,)} for state in STATES for mark in ("", "-")]
    wanted = [one for one in wanted if one["states"][0] not in ("-other organization", "-linked", "-boarded")]
    wanted += [
        {"shares": "this"},
        {"named": "this"},
        {"fights": "this"},
        {"without": ("White Vigil",)},
        {"unnamed": ("Maren Sorrel",)},
        {"types": (), "without": ("UNIT", "ITEM")},
        {"contains": "Maren"},
        {"icons": ("-Covert", "Hate")},
        {"icons": ("Covert", "Hate")},
        {"icons": ("-Covert", "-Hate")},
        {"icons": ("Covert or Dispatch or Hate",)},
        {"icons": ("Covert or Hate", "Dispatch")},
        {"without": ("sub-name Oath",)},
        {"zone": "exile", "whose": "you"},
        {"zone": "exile", "whose": "opponent", "types": ()},
        {"zone": "exile", "types": ("ITEM",)},
        {"orgs": ("White Vigil",)},
        {"keywords": ("Loyalty",)},
        {"keywords": ("-Loyalty",), "orgs": ("White Vigil",)},
    ]
    wanted += [{"extreme": f"{way} {field}"} for way in ("least", "most") for field in ("cp", "str", "def")]
    others = [
        F(subnames=("Oath",)),
        F(zone="trail", whose="you"),
        F(zone="homebase", whose="you", face="down"),
        F(types=("ITEM•UNIT",)),
        F(types=("EVENT",), zone="trail", whose="you"),
        F(names=("Maren Sorrel",), whose="you"),
        F(types=("BASE",), zone="homebase"),
        F(orgs=("White Vigil", "The Unlit"), types=("UNIT",)),
        F(zone="trail", whose="you", without=("BASE",)),
    ]
    low = F(types=("UNIT",), ranges=(t.Range("cp", None, 2),))
    used, fought = F(types=("ITEM",), states=("action",)), F(types=("UNIT",), states=("attacking",))
    others += [
        F(whose=whose, zone=zone, either=tuple(sorted(two, key=repr)))
        for two in ((low, F(types=("ITEM",))), (used, fought), (low, used))
        for whose, zone in (("any", "field"), ("opponent", "field"), ("you", "trail"))
    ]
    apart = F(whose="you", types=("UNIT",), but="it")
    return st.one_of(
        filters().map(lambda f: as_event(one(t.Do("stun", "it"), f=f))),
        any_of(  # "other" in an EVENT: other than what stands before
            one(t.Get("it", 1, 0, "turn"), t.Get(apart, -1, 0, "turn")),
            one(t.Do("stun", "it"), t.Do("ready", apart)),
            t.Effect((t.Target("it", UNIT), t.Target("it2", apart)), (t.Do("stun", "it"), t.Do("cure", "it2"))),
        ),
        st.sampled_from(wanted).map(lambda more: one(t.Do("exile", "it"), f=F(**{"types": ("UNIT",), **more}))),
        st.sampled_from(others).map(lambda f: one(t.Do("exile", "it"), f=f)),
        st.integers(1, 2).map(among),
        any_of(1, 2).map(
            lambda n: t.Effect(
                (t.Target("it", MINE, n, n),), (t.Do("cure", "it"), t.Do("stun", F(types=("UNIT",), but="it")))
            )
        ),
    )


def limits() -> st.SearchStrategy[t.Effect]:
    def made(field: str, limits: tuple[Any, Any], printed: bool) -> t.Effect:
        if field == "orgs":
            limits, printed = (limits[0], None) if limits[0] is not None else limits, False
        return one(t.Do("stun", "it"), f=F(types=("UNIT",), ranges=(t.Range(field, *limits, printed),)))

    worked: Any = any_of(t.Stat("str", "this"), t.Stat("def", "self"), t.PlayerStat("bond", "you"), t.Count(MINE))
    numbers = [field for field in RANGES if field != "orgs"]
    return st.one_of(
        st.builds(made, st.sampled_from(RANGES), any_of((2, None), (None, 3), (4, 4), (1, 5)), st.booleans()),
        st.builds(lambda field, end: made(field, (None, end), False), st.sampled_from(numbers[:5]), worked),
        st.builds(
            lambda field: t.Effect(
                (t.Target("it", F(types=("UNIT",), ranges=(t.Range(field, None, t.X()),))),),
                (t.Do("stun", "it"),),
                t.Count(MINE),
            ),
            st.sampled_from(numbers[:5]),
        ),
    )


def verbs() -> st.SearchStrategy[t.Effect]:
    standby = any_of("card", "arts", "activated", "triggered", "craft", "ability", "any", "EVENT+arts", "arts+craft")
    units = F(whose="you", types=("UNIT",), states=("ready",))
    return st.one_of(
        known(VERBS_ON_CARDS).map(lambda verb: one(t.Do(verb, "it"))),
        known(VERBS_ON_CARDS).map(lambda verb: t.Effect((), (t.Do(verb, THEIRS),))),
        known(VERBS_ON_CARDS).map(lambda verb: t.Effect((), (t.Do(verb, "this"),))),
        standby.map(lambda kind: one(t.Do("counter", "it"), f=F(zone="standby", whose="opponent", ability=kind))),
        any_of(*ARTS_LIMITS).map(
            lambda limit: one(t.Do("counter", "it"), f=F(zone="standby", ability="arts", ranges=(limit,)))
        ),
        st.just(one(t.Do("rebuild", "it"), f=F(zone="homebase", whose="opponent"))),
        st.just(t.Effect((t.Target("it", units, 2, 2),), (t.Do("link", "it"),))),
        any_of("you", "opponent", "each").map(lambda who: one(t.Do("stun", "it", unhurt=who))),
        any_of("stun", "cure", "ko", "destroy", "ready", "action", "exile", "return").flatmap(
            lambda verb: together(t.Do(verb, "it"))
        ),
    )


def together(deed: Any) -> st.SearchStrategy[t.Effect]:
    """A verb with several objects: targets, this card, or what is chosen."""
    other, along = t.Target("it2", F(types=("ITEM",))), replace(deed, who="it2", along=True)
    two = t.Effect((t.Target("it", MINE), other), (deed, along))
    one = t.Effect((t.Target("it", MINE),), (replace(deed, who="this"), replace(deed, along=True)))
    every = t.Effect((t.Target("it", MINE),), (deed, replace(deed, who=F(types=("ITEM",)), along=True)))
    picks = (t.Choose("unit", MINE), t.Choose("item", F(whose="you", types=("ITEM",))))
    chosen = t.Effect((), (*picks, replace(deed, who="unit"), replace(deed, who="item", along=True)))
    return any_of(two, one, every, chosen)


def each_may(cost: tuple[Any, ...], then: bool, otherwise: bool) -> t.Together:
    """What each player may do, and what follows for those who did, and for those who did not."""
    follows = (t.Draw("you", 2),) if then else ()
    mine = t.May(cost, follows, "you", (t.Bond("you", -1),) if otherwise else ())
    return t.Together((mine, renamed(mirrored(mine), {"unit": "unit2"})))


def from_hand() -> st.SearchStrategy[tuple[Any, ...]]:
    return any_of(
        (t.Do("discard", "this"),),
        (t.Do("discard", "this"), t.Discard()),
        (t.PayEP(1), t.Put("this", "deck bottom")),
        (t.PayEP(2),),
    )


def from_trail() -> st.SearchStrategy[tuple[Any, ...]]:
    others = t.Choose("card", F(zone="trail", whose="you", scope="other"), 2, 2)
    return any_of(
        (t.Do("exile", "this"),),
        (t.PayEP(2), t.Do("return", "this")),
        (t.Do("exile", "this"), others, t.Do("exile", "card")),
        (t.Bond("you", -3),),
    )


def cost_steps() -> st.SearchStrategy[tuple[Any, ...]]:
    return any_of(
        (t.Do("action", "this"),),
        (t.PayEP(2),),
        (t.PayEP(t.X()),),
        (t.Discard(),),
        (t.Bond("you", -2),),
        (t.Do("stun", "this"),),
        (t.Do("exile", "this"),),
        (t.Do("return", "this"),),
        (t.Do("destroy", "this"),),
        (t.Choose("card", F(zone="trail", whose="you"), 4, 4), t.Do("exile", "card")),
        (t.Choose("unit", REST), t.Do("stun", "unit")),
        (t.Do("action", "this"), t.PayEP(2), t.Discard()),
        (t.Offer(((t.Do("action", "this"),), (t.Bond("you", -2),)), "you"),),
        (t.PayEP(1), t.Offer(((t.Discard(),), (t.Do("stun", "this"),)), "you")),
    )
