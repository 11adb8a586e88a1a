"""For each node of the effect tree, trees that a card could say and in which it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from engine.text.reference.antecedents import base_name
from engine.trails import tree as t
from engine.trails.tree.loading.words import (
    AGAINST,
    ALIKE,
    BECOMES,
    BY_SOURCE,
    ICON_CRAFTS,
    MOMENTS,
    PLAYER_RULES,
    RULES,
)
from tests.text.tree.nodes import (
    AT_THIS,
    BARRED,
    DRAW,
    DRAWN,
    FEW,
    FIELD_LEFT,
    FOES,
    HAND,
    LOW,
    MINE,
    MORE,
    PERSONAL,
    PLAYERS,
    QUOTED,
    SOURCES,
    THEIR_DEEDS,
    THEIRS,
    UNIT,
    UNSAID,
    F,
    against,
    among,
    amount,
    any_of,
    conditioned,
    continuous,
    cost_steps,
    costs,
    durations,
    each_may,
    either_range,
    from_hand,
    from_trail,
    given_for_it,
    icon,
    known,
    leaning,
    limits,
    more_modes,
    much,
    nouns,
    one,
    pick,
    put,
    replacements,
    search,
    standing,
    that_player,
    theirs_taken,
    together,
    triggers,
    verbs,
    whoever,
    worked,
)
from tests.text.tree.strategies import ORGS, amounts, conditions, filters

#: Trees for each node class.
NODES: Mapping[type, Callable[[], st.SearchStrategy[Any]]] = {
    t.Activated: lambda: (
        st.builds(
            lambda steps, once: t.Activated(t.Cost(steps), DRAW, None, once), cost_steps(), any_of("", "turn", "turn 3")
        )
        | st.builds(lambda steps: t.Activated(t.Cost(steps), DRAW, None, "", "hand"), from_hand())
        | st.builds(lambda steps: t.Activated(t.Cost(steps), DRAW, None, "", "trail"), from_trail())
    ),
    t.Against: lambda: (
        st.builds(against, any_of(*AGAINST), any_of(*FOES))
        | st.just(AT_THIS)
        | st.builds(against, any_of(*BY_SOURCE), any_of(*SOURCES))
    ),
    t.Floored: lambda: (
        st.builds(
            lambda n, least: t.Continuous("this", cp=t.Floored(n, least)),
            st.integers(-4, -1) | st.just(t.Count(MINE, -1)),
            st.integers(1, 3),
        )
        | st.builds(
            lambda n, least, p: t.Continuous(
                F(types=("EVENT",), whose="any"), costs=(t.CostChange("less", t.Floored(n, least), "play", p),)
            ),
            st.integers(1, 3),
            st.integers(1, 3),
            any_of("you", "opponent"),
        )
    ),
    t.Alikes: lambda: (
        st.builds(
            lambda how, n, f: t.Continuous("this", 1, 1, condition=t.Compare(t.Alikes(f, how), ">=", n)),
            any_of("organization", "name", "no name", "no cp"),
            st.integers(2, 4),
            any_of(MINE, THEIRS),
        )
        | st.builds(
            lambda how, n: t.Effect((), (t.If(t.Compare(t.Alikes(MINE, how), ">=", n), (t.Draw("you", 1),)),)),
            any_of("organization", "name", "no name", "cp"),
            st.integers(2, 4),
        )
        | any_of("no name", "no cp", "no str", "no def").flatmap(lambda how: amount(t.Alikes(MINE, how)))
        | st.builds(
            lambda how, n: t.Effect((), (t.Draw("you", t.Alikes(THEIRS, how, n)),)),
            any_of("no name", "no cp"),
            st.integers(1, 3),
        )
    ),
    t.Capped: lambda: (
        st.builds(lambda of, most: t.Capped(t.Count(of), most), any_of(MINE, THEIRS), st.integers(1, 9)).flatmap(amount)
        | st.just(one(t.Get("it", t.Capped(t.Count(MINE), 3), 0, "turn")))
        | st.just(one(t.Get("it", t.Capped(t.Count(MINE, -1), -3), t.Capped(t.Count(MINE, -1), -2), "turn")))
    ),
    t.Apart: lambda: st.just(
        t.Effect((), (t.Draw("you", t.Apart(t.PlayerStat("bond", "you"), t.PlayerStat("bond", "opponent"))),))
    ),
    t.Times: lambda: st.builds(
        t.Times,
        any_of(
            t.Trigger("is stunned", UNIT),
            t.Trigger("is destroyed", F(whose="you", types=("ITEM",))),
            t.Trigger("to trail", UNIT, None, "you"),
            t.Trigger("draws", None, None, "you"),
            t.Trigger("discards", None, None, "opponent"),
            t.Trigger("is played", F(zone="standby", whose="you", types=("EVENT",))),
        ),
        st.integers(1, 3),
    ).flatmap(amount),
    t.AttackCost: lambda: any_of(
        t.AttackCost((t.PayEP(1),)), t.AttackCost((t.Discard(),)), t.AttackCost((t.Bond("you", -2),))
    ),
    t.AnyRange: either_range,
    t.Board: lambda: st.builds(lambda n: t.Activated(t.Cost((t.Board(n),)), DRAW), st.integers(1, 9)),
    t.Bond: lambda: st.builds(
        lambda p, n: t.Effect((), (t.Bond(p, n),)), any_of(*PLAYERS), st.integers(1, 9) | st.integers(-9, -1)
    ),
    t.MayPlay: lambda: any_of(
        t.MayPlay(t.Filter("trail", "you", ("EVENT",))),
        t.MayPlay(t.Filter("trail", "you", scope="this")),
        t.MayPlay(t.Filter("trail", "you", scope="this"), FEW),
        t.MayPlay(t.Filter("trail", "you", ("UNIT",)), None, "turn"),
        t.MayPlay(t.Filter("trail", "you", ("ITEM",)), FEW, "", t.Replacement("leave", "it", (t.Do("exile", "it"),))),
        t.MayPlay(
            t.Filter("trail", "you", ("EVENT",)),
            t.During(("deployment",), "you"),
            "turn",
            t.Replacement("to trail", "it", (t.Do("exile", "it"),)),
        ),
        t.MayPlay(t.Filter("homebase", "you", face="down", scope="this"), FEW),
    ),
    t.PlayCard: lambda: st.builds(
        lambda kind, zone, way: t.Effect(
            (), (t.May((t.Choose(kind.lower(), t.Filter(zone, "you", (kind,))), t.PlayCard(kind.lower(), *way))),)
        ),
        any_of("UNIT", "ITEM", "EVENT"),
        any_of("trail", "hand"),
        any_of((), (True,), (False, 1)),
    ),
    t.Choose: lambda: (
        any_of(*PLAYERS).map(pick)
        | any_of("you", "opponent").map(
            lambda p: t.Effect(
                (),
                (
                    t.Choose("card", F(zone="hand", whose=p), 1, 1, "random"),
                    t.Do("discard", "card"),
                    t.If(t.Is("card", UNIT), (t.Draw(),)),
                ),
            )
        )
        | st.builds(
            lambda most, field, n: t.Effect(
                (),
                (t.Choose("unit", MINE, 0, most, total=t.Range(field, None, n)), t.Do("stun", "unit")),
            ),
            any_of(2, 3, 99),
            any_of("cp", "str", "def"),
            st.integers(1, 9),
        )
        | st.builds(
            lambda least, alike: t.Effect((), (t.Choose("unit", MINE, least, 2, alike=alike), t.Do("stun", "unit"))),
            any_of(0, 2),
            any_of(*ALIKE[1:]),
        )
    ),
    t.ChoosePlayer: lambda: any_of(
        (t.Draw(t.THAT_PLAYER, 2),),
        (t.Bond(t.THAT_PLAYER, -2), t.Do("stun", F(whose=t.THAT_PLAYER, types=("UNIT",)))),
        (t.If(t.Compare(t.Count(F(whose=t.THAT_PLAYER, types=("UNIT",))), ">=", 2), (t.Draw(),)),),
        (t.Look(F(zone="hand", whose=t.THAT_PLAYER)),),
        (t.Get(F(whose=t.THAT_PLAYER, types=("UNIT",)), t.Stat("cp", "self"), 0, "turn"),),
    ).map(lambda do: t.Effect((), (t.ChoosePlayer(), *do))),
    t.ChooseOrgs: lambda: st.builds(
        lambda n: t.Triggered(
            t.Trigger("enters", "this"),
            t.Effect((), (t.ChooseOrgs(F(whose="you"), n), t.GainOrgs("this", "chosen", "turn"))),
        ),
        st.integers(1, 2),
    ),
    t.Chose: lambda: st.sampled_from(ORGS).map(
        lambda org: t.Effect((), (t.ChooseOrgs(F(whose="you"), 2), t.If(t.Chose(org), (t.Draw(),))))
    ),
    t.Compare: lambda: (
        conditions().filter(lambda c: isinstance(c, t.Compare)).flatmap(standing)
        | conditioned(
            t.Compare(t.Count(MINE), ">", t.Count(THEIRS)),
            t.Compare(t.Count(MINE), "<", t.Count(THEIRS)),
            t.Compare(t.Count(MINE), "=", 2),
            t.Compare(t.PlayerStat("bond", "you"), "<", t.PlayerStat("bond", "opponent")),
            t.Compare(t.PlayerStat("ep", "you"), ">=", 2),
        )
    ),
    t.Continuous: continuous,
    t.Control: lambda: any_of(*PLAYERS[:2]).map(lambda p: one(t.Control("it", p))),
    t.Cost: lambda: st.builds(lambda steps: t.Activated(t.Cost(steps), DRAW), cost_steps()),
    t.CostChange: costs,
    t.Count: lambda: st.builds(t.Count, filters(), st.integers(1, 3)).flatmap(amount),
    t.CountOrgs: lambda: (
        amount(t.CountOrgs(MINE))
        | conditioned(t.Compare(t.CountOrgs(MINE), ">=", 3), t.Compare(t.CountOrgs("this"), ">=", 2))
    ),
    t.Delayed: lambda: (
        st.builds(
            lambda m, edge: one(t.Do("stun", "it"), t.Delayed(m, (t.Do("cure", "it"),), ("it",), edge)),
            st.sampled_from((*MOMENTS, "draw step of you", "draw step of opponent", "deployment step of opponent")),
            any_of("start", "end"),
        )
        | st.builds(
            lambda m, edge: one(t.Do("stun", "it"), t.Delayed(f"next turn {m}", (t.Do("cure", "it"),), ("it",), edge)),
            any_of("combat phase", "preparation phase", "draw step", "homebase step of opponent"),
            any_of("start", "end"),
        )
        | any_of(*FIELD_LEFT)
        | st.just(one(t.Do("stun", "it"), t.Delayed("combat", (t.Do("cure", "it"),), ("it",), "end")))
    ),
    t.Dig: lambda: st.builds(
        lambda more, last: t.Effect((), (t.Dig("top", base_name(more), more), t.Put(base_name(more), "hand"), *last)),
        any_of(
            F(zone="deck", whose="you", types=("UNIT",)),
            F(zone="deck", whose="you", types=("BASE",)),
            F(zone="deck", whose="you", orgs=("White Vigil",)),
            F(zone="deck", whose="you", types=("ITEM",), ranges=(t.Range("cp", None, 2),)),
        ),
        any_of(
            (),
            (t.Put(F(zone="deck", whose="you", among="top"), "trail"),),
            (t.Put(F(zone="deck", whose="you", among="top"), "deck bottom"),),
            (t.Shuffle(),),
        ),
    ),
    t.Discard: lambda: (
        st.builds(
            lambda p, n, how: t.Effect((), (t.Discard(p, n, how),)),
            any_of(*PLAYERS),
            st.integers(1, 3),
            any_of("choose", "random"),
        )
        | st.sampled_from(PLAYERS[:2]).map(lambda p: t.Effect((), (t.Discard(p, t.Count(F(zone="hand", whose=p))),)))
        | st.builds(
            lambda n: t.Effect((), (t.Discard("each", t.Sum((t.Count(HAND), -n)), own=True),)), st.integers(1, 5)
        )
    ),
    t.Do: verbs,
    t.Draw: lambda: (
        st.builds(
            lambda of, each: t.Effect((), (t.Draw("each", t.Count(of, each), own=True),)),
            st.just(MINE),
            st.integers(1, 2),
        )
        | st.builds(lambda p, n: t.Effect((), (t.Draw(p, n),)), any_of(*PLAYERS), amounts())
        | st.builds(
            lambda p, kind: t.Effect(
                (),
                (
                    t.Draw(p, 1, "drawn"),
                    t.Reveal("drawn"),
                    t.If(t.Is("drawn", F(types=(kind,))), (t.Put("drawn", "field"),)),
                ),
            ),
            any_of("you", "opponent"),
            any_of("UNIT", "ITEM"),
        )
    ),
    t.During: lambda: st.builds(
        lambda step, p: t.During((step,), p),
        any_of("draw", "homebase", "deployment", "combat", "resolution", "cure"),
        any_of(*PLAYERS),
    ).flatmap(standing),
    t.Effect: lambda: (
        any_of(
            DRAW,
            one(t.Do("stun", "it")),
            t.Effect((), (t.Draw(),), cost=(t.Choose("unit", MINE), t.Do("stun", "unit"))),
            t.Effect(
                (),
                (t.Draw(),),
                cost=(t.Choose("card", F(zone="hand", whose="you", scope="other"), 2, 2), t.Do("discard", "card")),
            ),
        )
        | more_modes()
    ),
    t.Either: lambda: conditioned(t.Either((FEW, LOW))),
    t.Every: lambda: conditioned(t.Every((FEW, LOW))),
    t.Filter: nouns,
    t.Gain: lambda: st.builds(
        lambda w, p, n: t.Effect((), (t.Gain(w, p, n),)), any_of("cp", "ep"), any_of(*PLAYERS), st.integers(1, 3)
    ),
    t.GainCrafts: lambda: st.builds(
        lambda until, kind: one(t.GainCrafts("this", "it", until, kind)), durations(), any_of("", "icons")
    ),
    t.GainNames: lambda: durations().map(lambda until: one(t.GainNames("this", "it", until))),
    t.GainOrgs: lambda: durations().map(lambda until: one(t.GainOrgs("this", "it", until))),
    t.Get: lambda: (
        st.builds(
            lambda s, d, w, until: one(t.Get("it", 0 if w else s, 0 if w else d, until, w)),
            st.integers(-3, 3) | st.just(t.X()),
            st.integers(-3, 3),
            any_of(0, 0, 1, -2),
            durations(),
        )
        | st.builds(lambda n, until: one(t.Get("it", 0, 0, until, 0, n)), any_of(-2, -1, 1, 3), durations())
    ),
    t.Happened: lambda: conditioned(
        t.Happened(t.Trigger("attacks", "this")),
        t.Happened(t.Trigger("loses bond", None, None, "you")),
        t.Happened(t.Trigger("takes stun damage", None, None, "opponent")),
        t.Happened(t.Trigger("bond becomes", None, None, "you", "10 or less")),
        t.Happened(t.Trigger("plays arts", None, None, "you")),
        t.Happened(t.Trigger("is played", F(zone="standby", whose="you", types=("EVENT",))), 2),
    ),
    t.Have: lambda: (
        st.builds(
            lambda rule: one(t.Have("it", rules=(rule,), until="turn")),
            any_of(
                "cannot ready in cure",
                "cannot be cured in cure",
                "cannot ready in next cure",
                "cannot be cured in next cure",
                "no support",
            ),
        )
        | st.builds(
            lambda more, until: one(t.Have("it", until=until, **more)),
            st.sampled_from(
                [
                    {"orgs": ("White Vigil",)},
                    {"orgs": ("*",)},
                    {"icons": ("Covert",)},
                    {"names": ("Maren Sorrel",)},
                    {"crafts": (QUOTED,)},
                    {"types": ("ITEM", "UNIT")},
                    {"types": ("ITEM",)},
                    *({"rules": (rule,)} for rule in RULES if rule not in UNSAID and rule != "enters actioned"),
                ]
            ),
            durations(),
        )
    ),
    t.Icon: lambda: st.sampled_from(ICON_CRAFTS).map(icon),
    t.If: lambda: (
        whoever()
        | st.builds(
            lambda c, other: t.Effect((), (t.If(c, (t.Draw(),), (t.Bond(),) if other else ()),)),
            conditions(),
            st.booleans(),
        )
    ),
    t.Ignore: lambda: any_of("game", "turn", "combat").map(lambda until: one(t.Ignore("it", until))),
    t.Initiative: lambda: conditioned(t.Initiative("you"), t.Initiative("opponent")),
    t.Is: lambda: (
        st.sampled_from(("attacking", "defending", "combating", "ready", "stunned"))
        .map(lambda state: t.Is("this", F(states=(state,))))
        .flatmap(standing)
        | conditioned(t.Is("this", F(ranges=(t.Range("str", 5),))))
    ),
    t.LinkOrgs: lambda: st.builds(
        lambda first, until: t.Effect((), (*first[0], t.LinkOrgs(first[1], until))),
        any_of(((t.ChooseOrgs(F(whose="you"), 2),), ("chosen",)), ((), ("White Vigil", "The Unlit"))),
        any_of("turn", "combat", "game", "next turn", "through next turn"),
    ),
    t.Look: lambda: any_of(
        one(t.Look("it"), f=F(zone="homebase", whose="opponent", face="down")),
        t.Effect((), (t.Look(F(zone="hand", whose="opponent")),)),
    ),
    t.LookTop: lambda: (
        st.builds(
            lambda p, n, end: t.Effect(
                (), (t.LookTop("top", n, "look" if p == "you" else "take", p, end), t.Put("top", "trail"))
            ),
            any_of(*PLAYERS),
            st.integers(1, 4),
            any_of("top", "bottom"),
        )
        | st.integers(1, 2).map(among)
        | any_of("look", "reveal").map(lambda how: t.Effect((), (t.LookTop("top", 2, how),)))
    ),
    t.Lose: lambda: st.builds(
        lambda more, until: one(t.Lose("it", until=until, **more)),
        any_of({"icons": ("Covert",)}, {"orgs": ("White Vigil",)}, {"orgs": ("*",)}, {"crafts": "all"}),
        durations(),
    ),
    t.May: lambda: (
        st.builds(
            lambda cost, p, other: t.Effect(
                (), (t.May((cost,), () if other else (t.Draw(),), p, (t.Draw(),) if other else ()),)
            ),
            any_of(t.Draw(), t.Bond("you", -1)),
            st.just("you"),
            st.booleans(),
        )
        | st.builds(
            lambda p, other: t.Effect(
                (), (t.May((t.Discard(p),), () if other else (t.Draw(),), p, (t.Draw(),) if other else ()),)
            ),
            any_of("you", "opponent"),
            st.booleans(),
        )
    ),
    t.Much: lambda: (
        much()
        | st.builds(
            lambda event, player, n: t.Triggered(
                t.Trigger(event, None, None, player), t.Effect((), (t.Bond("opponent" if n < 0 else "you", t.Much(n)),))
            ),
            any_of("gains bond", "loses bond"),
            any_of("you", "opponent"),
            any_of(-1, 1, 2, -3),
        )
    ),
    t.Of: lambda: (
        any_of("owner", "controller").flatmap(
            lambda what: any_of(
                one(t.Do("stun", "it"), t.Draw(t.Of("it", what), 1)),
                one(t.Do("stun", "it"), t.Bond(t.Of("it", what), -2)),
            )
        )
        | st.builds(that_player, any_of(*PERSONAL), any_of(*THEIR_DEEDS))
    ),
    t.Offer: lambda: (
        st.builds(
            lambda one, other, first: t.Effect((), (*first, t.Offer((one, other)))),
            any_of((t.Discard("opponent"),), (t.Bond("opponent", -2),), (t.Bond(), t.Draw())),
            any_of((t.Draw("you", 2),), (t.Do("stun", THEIRS),), (t.Choose("unit", MINE), t.Do("cure", "unit"))),
            any_of((), (t.Draw(),)),
        )
        | st.builds(
            lambda one, other: t.Effect((), (t.Choose("unit", MINE), t.Offer((one, other), "you"), t.Draw())),
            any_of((t.Do("ready", "unit"),), (t.Do("return", "unit"),)),
            any_of((t.Put("unit", "deck top"),), (t.Get("unit", 1, 0),)),
        )
    ),
    t.PayEP: lambda: st.builds(
        lambda p, n: t.Effect((), (t.May((t.PayEP(n, "ep", p),), (t.Draw(),), p),)),
        any_of("you", "opponent"),
        st.integers(1, 4),
    ),
    t.Plan: lambda: st.builds(lambda n: t.Effect((), (t.Plan(n),)), st.integers(1, 5) | any_of(t.X(), t.Count(MINE))),
    t.PlayLimit: lambda: (
        st.sampled_from((t.Initiative("you"), FEW, t.During(("combat",)))).map(t.PlayLimit)
        | st.just(t.PlayLimit(t.During(("combat",)), "arts"))
        | st.builds(
            lambda zone, of, only: t.PlayLimit(t.PlayedFrom(zone) if only else t.Not(t.PlayedFrom(zone)), of),
            any_of("hand", "homebase"),
            any_of("card", "arts"),
            st.booleans(),
        )
    ),
    t.Alike: lambda: st.builds(
        lambda how, c: t.Effect((t.Target("it", MINE, 2, 2),), (t.If(t.Alike("it", how), (c,)),)),
        any_of("organization", "no organization", "name", "no name", "cp", "no cp", "str", "no def"),
        any_of(t.Draw(), t.Do("stun", "it")),
    ),
    t.PlayedFrom: lambda: (
        conditioned(t.PlayedFrom("hand"), t.PlayedFrom("homebase"))
        | any_of(
            t.Triggered(
                t.Trigger("enters", MINE), t.Effect((), (t.Do("ready", "it"),)), t.PlayedFrom("homebase", "it")
            ),
            t.Triggered(
                t.Trigger("is played", F(zone="standby", whose="you", types=("EVENT",))),
                DRAW,
                t.PlayedFrom("hand", "it"),
            ),
        )
    ),
    t.PlayerRule: lambda: st.builds(
        lambda rule, p, until: t.Effect((), (t.PlayerRule(rule, p, until),)),
        known(PLAYER_RULES)
        | any_of(*BARRED, "attacks with up to 1", "attacks with up to 2", "cures up to 2", *DRAWN, *MORE),
        any_of(*PLAYERS),
        durations(),
    ),
    t.Price: lambda: (
        st.builds(
            lambda kind, n, p, f, until: t.Effect((), (t.Price(f[0], t.CostChange(kind, n, f[1], p), until),)),
            any_of("more", "less"),
            st.integers(1, 3) | any_of(t.Count(MINE), t.Count(MINE, 2)),
            any_of(*PLAYERS),
            any_of((UNIT, "play"), (F(types=("EVENT",)), "play"), (F(), "arts"), (F(), "craft"), (UNIT, "craft")),
            any_of("turn", "next turn", "combat", "through next turn"),
        )
        | st.builds(
            lambda kind, p, f, until: t.Effect((), (t.Price(f[0], t.CostChange(kind, 2, f[1], p), until, True),)),
            any_of("more", "less"),
            any_of("you", "opponent"),
            any_of((UNIT, "play"), (F(types=("EVENT",)), "play"), (F(), "arts"), (F(), "craft")),
            any_of("turn", "next turn", "through next turn"),
        )
    ),
    t.PlayerStat: lambda: (
        amount(t.PlayerStat("bond", "opponent"))
        | conditioned(
            LOW,
            t.Compare(t.PlayerStat("cp", "you"), ">=", 2),
            *(t.Compare(t.PlayerStat(field, p), ">=", 3) for field in t.TURN_BOND for p in ("you", "opponent")),
            t.Compare(t.PlayerStat("bond lost", "you"), "<=", 2),
        )
    ),
    t.Put: lambda: (
        any_of("deck top", "deck bottom", "trail").flatmap(lambda place: together(t.Put("it", place)))
        | any_of("field", "homebase", "deck top", "deck bottom", "trail", "deck").map(put)
        | any_of("ready", "action").map(theirs_taken)
        | st.builds(
            lambda state, face: t.Effect((), (t.Choose("card", HAND), t.Put("card", "homebase", state, face))),
            any_of("ready", "action"),
            any_of("up", "down"),
        )
    ),
    t.Range: limits,
    t.Replacement: replacements,
    t.Reveal: lambda: any_of(t.Effect((), (t.Reveal(HAND),)), t.Effect((), (t.Choose("card", HAND), t.Reveal("card")))),
    t.Search: lambda: st.builds(
        search,
        any_of(
            F(zone="deck", whose="you", types=("UNIT",)),
            F(zone="deck", whose="you", orgs=("White Vigil",)),
            F(zone="deck", whose="you"),
            F(zone="deck", whose="you", types=("BASE",)),
            F(zone="deck", whose="you", names=("Maren Sorrel",)),
        ),
        st.integers(1, 2),
        st.booleans(),
        any_of("", "name"),
    ),
    t.Crew: lambda: any_of(
        t.Effect((t.Target("it", MINE), t.Target("it2", F(whose="you", types=("ITEM",)))), (t.Crew("it", "it2"),)),
        t.Effect((), (t.Choose("unit", replace(HAND, types=("UNIT",))), t.Crew("unit", "this"))),
        t.Effect((t.Target("it", MINE),), (t.Choose("item", F(whose="you", types=("ITEM",))), t.Crew("it", "item"))),
    ),
    t.Pair: lambda: any_of(
        t.Effect((t.Target("it", MINE),), (t.Pair("this", "it"),)),
        t.Effect((), (t.Choose("unit", MINE), t.Pair("this", "unit"))),
    ),
    t.NameCard: lambda: st.just(
        t.Effect(
            (), (t.NameCard(), t.Choose("card", F(zone="trail", whose="you", named=t.NAMED)), t.Do("return", "card"))
        )
    ),
    t.NameNumber: lambda: st.builds(
        lambda ends, player: t.Effect((), (t.NameNumber(player, *ends), t.Bond("you", t.Neg(t.Named())))),
        any_of((), (1, 4), (0, 3), (2, t.MOST_NAMED)),
        any_of("you", "opponent"),
    ),
    t.NameType: lambda: st.builds(
        lambda player: t.Effect(
            (), (t.NameType(player), t.Bond("you", t.Count(F(zone="trail", whose="you", named=t.NAMED_TYPE))))
        ),
        any_of("you", "opponent"),
    ),
    t.Named: lambda: any_of("cp", "str", "def").map(
        lambda field: t.Effect(
            (),
            (t.NameNumber(), t.Do("stun", F(types=("UNIT",), ranges=(t.Range(field, t.Named(), t.Named()),)))),
        )
    ),
    t.Trade: lambda: st.builds(
        lambda until, two: (
            t.Effect((t.Target("it", MINE), t.Target("it2", THEIRS)), (t.Trade("it", "it2", until),))
            if two
            else t.Effect((t.Target("it", UNIT, 2, 2),), (t.Trade("it", "", until),))
        ),
        any_of("game", "turn"),
        st.booleans(),
    ),
    t.Set: lambda: st.builds(
        lambda field, n, until: one(t.Set("it", field, n, until)),
        known(BECOMES),
        st.integers(0, 6) | st.just(t.Stat("str", "this")),
        durations(),
    ),
    t.Share: lambda: st.builds(lambda by: t.Share(t.Count(MINE), by), st.integers(2, 4)).flatmap(amount),
    t.Shuffle: lambda: any_of(*PLAYERS).map(lambda p: t.Effect((), (t.Shuffle(p),))),
    t.Size: lambda: (
        st.just(t.Effect((), (t.Choose("card", HAND, 0, 99), t.Do("discard", "card"), t.Draw("you", t.Size("card")))))
        | st.builds(
            lambda verb, by: t.Effect(
                (t.Target("it", UNIT, 0, 2),),
                (
                    t.Do(verb, "it"),
                    t.Draw("you", t.Size("it", 1, done=verb) if by == 1 else t.Share(t.Size("it", done=verb), by)),
                ),
            ),
            any_of(*t.DOABLE),
            any_of(1, 2),
        )
        | given_for_it()
    ),
    t.Stat: lambda: (
        st.sampled_from(("cp", "str", "def")).flatmap(lambda field: worked(t.Stat(field, "it")))
        | st.builds(
            lambda field, way: t.Effect((), (t.Draw("you", t.Stat(field, replace(MINE, extreme=f"{way} {field}"))),)),
            any_of("cp", "str", "def"),
            any_of("most", "least"),
        )
    ),
    t.Sum: lambda: any_of(
        t.Effect((), (t.Draw("you", t.Sum((t.Count(MINE), t.Neg(t.Count(THEIRS))))),)),
        one(t.Do("stun", "it"), f=F(types=("UNIT",), ranges=(t.Range("str", t.Sum((t.Stat("def", "self"), 1))),))),
    ),
    t.Swap: lambda: (
        durations().map(lambda until: one(t.Swap("it", until)))
        | st.builds(
            lambda until, field: t.Effect(
                (t.Target("it", MINE), t.Target("it2", THEIRS)), (t.Swap("it", until, field, "it2"),)
            ),
            durations(),
            any_of("str", "def", "cp"),
        )
        | st.builds(
            lambda until, field: t.Effect((t.Target("it", UNIT, 2, 2),), (t.Swap("it", until, field),)),
            durations(),
            any_of("str", "def", "cp"),
        )
    ),
    t.Target: lambda: (
        st.builds(
            lambda ends: t.Effect((t.Target("it", UNIT, *ends),), (t.Do("stun", "it"),)),
            any_of((1, 1), (0, 2), (2, 2), (0, 99), (1, 2), (1, 3)),
        )
        | st.builds(
            lambda most, field, n: t.Effect(
                (t.Target("it", THEIRS, 0, most, total=t.Range(field, None, n)),), (t.Do("stun", "it"),)
            ),
            any_of(2, 3, 99),
            any_of("cp", "str", "def"),
            st.integers(1, 9),
        )
        | st.builds(
            lambda least, alike: t.Effect((t.Target("it", THEIRS, least, 2, alike=alike),), (t.Do("stun", "it"),)),
            any_of(0, 2),
            any_of(*ALIKE[1:]),
        )
        | st.just(t.Effect((t.Target("it", THEIRS), t.Target("it2", MINE)), (t.Do("stun", "it"), t.Do("cure", "it2"))))
        | leaning()
    ),
    t.Together: lambda: (
        st.builds(
            lambda n, one, other: t.Effect((), (each_may((t.Discard("you", n),), one, other),)),
            st.integers(1, 3),
            st.booleans(),
            st.booleans(),
        )
        | st.builds(
            lambda verb, least: t.Effect((), (each_may((t.Choose("unit", MINE), t.Do(verb, "unit")), least, False),)),
            any_of("stun", "cure", "ready", "ko", "return"),
            st.booleans(),
        )
    ),
    t.Total: lambda: (
        st.builds(t.Total, any_of("cp", "str", "def"), any_of(MINE, THEIRS, F(types=("ITEM",)))).flatmap(amount)
        | conditioned(t.Compare(t.Total("str", MINE), ">=", 9))
        | st.just(
            t.Effect(
                (), (t.Choose("units", MINE, 99, 99), t.Do("stun", "units"), t.Bond("opponent", t.Total("cp", "units")))
            )
        )
    ),
    t.Trigger: triggers,
    t.Triggered: triggers,
    t.Wait: lambda: (
        st.builds(
            lambda craft, ends: t.Effect((), (t.Wait(craft, *ends),)),
            any_of(
                t.Triggered(t.Trigger("attacks", MINE), DRAW),
                t.Triggered(t.Trigger("attacks", MINE), one(t.Do("stun", "it"), f=THEIRS)),
                t.Triggered(t.Trigger("is stunned", "this"), t.Effect((), (t.Do("cure", "this"),))),
                t.Triggered(t.Trigger("discards", None, None, "opponent"), t.Effect((), (t.Bond("you", 2),)), FEW),
            ),
            any_of(("turn",), ("turn", True), ("game", True), ("next turn",), ("through next turn",), ("combat",)),
        )
        | st.builds(
            lambda craft, ends: (
                one(t.Get("it", 1, 0, "turn"), t.Wait(craft, *ends))
                if craft.who == "it"
                else t.Effect((), (t.Wait(craft, *ends),))
            ),
            any_of(
                t.Replacement("ko", "it", (t.Do("return", "it"),)),
                t.Replacement("leave", "it", (t.Do("exile", "it"),)),
                t.Replacement("stun", MINE, (t.Bond(),), may=True),
                t.Replacement("destroy", MINE, (t.Do("exile", "it"),)),
                t.Replacement("draw", "opponent", (t.Bond("you", 2),)),
                t.Replacement("stun", "it", (t.PayEP(2),), may=True),
                t.Replacement("ko", "it"),
                t.Replacement("lose bond", "you", (t.Bond("you", t.Much(-1, -2)),)),
                t.Replacement("stun damage", "opponent"),
            ),
            any_of(("turn",), ("turn", True), ("combat",), ("next turn",), ("through next turn",)),
        )
        | st.builds(
            lambda event, until: one(
                t.Get("it", 1, 0, "turn"),
                t.Wait(t.Triggered(t.Trigger(event, "it"), t.Effect((), (t.Do("return", "it"),))), until),
            ),
            any_of("attacks", "is stunned", "is cured", "leaves", "is attacked"),
            any_of("turn", "combat", "next turn", "through next turn"),
        )
        | st.builds(
            lambda f, until: one(
                t.Get("it", 1, 0, "turn"), t.Wait(t.Triggered(t.Trigger("stuns", "it", f), DRAW), until)
            ),
            any_of(UNIT, THEIRS),
            any_of("turn", "combat", "next turn"),
        )
    ),
    t.X: lambda: amount(t.X()) | st.just(one(t.Get("it", t.X(), 0, "turn"))),
}
