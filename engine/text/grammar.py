"""The grammar of both languages, put together from its topics."""

from __future__ import annotations

import gc
from functools import lru_cache
from typing import Any

from engine.text import (
    against,
    aimed,
    aimed_at,
    amounts,
    amounts_more,
    any_of_them,
    arts_cost,
    as_said,
    attacks_together,
    bans,
    belonging,
    by_how_much,
    changes,
    clauses,
    clauses_more,
    common_ways,
    conditions,
    conditions_being,
    conditions_done,
    conditions_kinds,
    countered,
    crafts,
    crafts_gained,
    crews,
    done_by,
    doubling,
    draw_step,
    durations,
    each_may,
    each_other,
    elsewhere,
    everywhere,
    figures,
    filters,
    free_play,
    from_where,
    happened_counts,
    in_this_turn,
    in_turn,
    instead_discard,
    instead_first,
    instead_much,
    instead_timed,
    keywords,
    less_damage,
    measures,
    modes,
    moves,
    moves_active,
    moves_effect,
    nothing_played,
    nth,
    often,
    once,
    once_more,
    opposing_top,
    outside,
    plain_ways,
    plain_words,
    plainly,
    player_numbers,
    playing_from,
    predicates,
    prices,
    protection,
    same_again,
    sclm_support,
    sparing,
    standby,
    standing,
    states,
    statics_attacks,
    statics_costs,
    statics_counted,
    statics_joined,
    statics_more,
    targets,
    that_one,
    theirs,
    together,
    totals,
    triggers,
    triggers_attacks,
    triggers_players,
    twos,
    uncountered,
    unplaced,
    verbs_hand,
    verbs_much,
    verbs_objects,
    verbs_passive,
    verbs_players,
    verbs_playing,
    verbs_turned,
    waits,
    ways,
    while_doing,
    whoever,
    wings,
    wordings,
    written_out,
)
from engine.text.kernel import LANGS, Grammar, Speaker


def _craft_printer(lang: str) -> Any:
    """Quoted crafts print as whole lines do."""

    def say(value: Any, speaker: Speaker) -> str | None:
        from engine.text.paraphrase import craft_text
        from engine.text.unlinking_words import CannotSay

        try:
            return craft_text(value[0], lang, speaker) if len(value) == 1 else None
        except CannotSay:
            return None

    return say


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar; it is never changed after it was made."""
    # It is a million objects that all stay: looking for garbage among them again and again is a third of the work.
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _made()
    finally:
        if collecting:
            gc.enable()
            gc.collect()  # once, and not in the middle of the first card


def _made() -> Grammar:
    g = Grammar()
    for topic in (
        filters,
        amounts,
        totals,
        targets,
        that_one,
        unplaced,
        durations,
        happened_counts,
        measures,
        amounts_more,
        verbs_objects,
        plainly,
        verbs_passive,
        verbs_players,
        verbs_hand,
        verbs_much,
        verbs_playing,
        verbs_turned,
        opposing_top,
        predicates,
        by_how_much,
        conditions_done,
        conditions_kinds,
        conditions,
        crews,
        conditions_being,
        ways,
        triggers,
        triggers_attacks,
        triggers_players,
        sclm_support,
        while_doing,
        moves,
        moves_active,
        theirs,
        moves_effect,
        done_by,
        together,
        aimed,
        against,
        protection,
        clauses,
        clauses_more,
        in_turn,
        standby,
        nothing_played,
        arts_cost,
        twos,
        modes,
        instead_much,
        changes,
        instead_discard,
        crafts_gained,
        sparing,
        instead_timed,
        instead_first,
        doubling,
        statics_more,
        player_numbers,
        statics_costs,
        prices,
        statics_counted,
        statics_attacks,
        bans,
        belonging,
        often,
        standing,
        crafts,
        everywhere,
        keywords,
        elsewhere,
        states,
        uncountered,
        countered,
        once,
        once_more,
        outside,
        nth,
        waits,
        playing_from,
        plain_words,
        same_again,
        whoever,
        wings,
        wordings,
        any_of_them,
        written_out,
        statics_joined,
        attacks_together,
        as_said,
        common_ways,
        figures,
        in_this_turn,
        draw_step,
        from_where,
        each_other,
        each_may,
        plain_ways,
        free_play,
        less_damage,
        aimed_at,
    ):
        topic.add(g)
    for lang in LANGS:
        g.custom_print("craft", lang, _craft_printer(lang))
    g.freeze()
    return g
