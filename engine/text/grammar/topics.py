"""The grammar of both languages, put together from its topics in the order in which they add their productions.

Before a row is added: which general rule is too narrow? A fixed phrase often stands where any noun phrase, amount
or condition should fit. Both languages stand in one row; what a line must hold for it is found out by itself. The
line goes into a corpus of tests/text/, and neighbours that must stay declined are looked at. Guard:
tests/text/parser/test_lookahead.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.text.grammar.amount.computed import (
    anaphoric_count,
    counts,
    difference_and_extremes,
    distributive,
    sums,
    totals,
)
from engine.text.grammar.amount.computed import comparison as computed_comparison
from engine.text.grammar.amount.computed import event_amount as computed_event_amount
from engine.text.grammar.amount.number import limits, numerals, variable_payment
from engine.text.grammar.amount.per import distinct, points, rates, turn_history
from engine.text.grammar.condition.clause import conjunction, existential, universal
from engine.text.grammar.condition.count import control_verbs, kinds, presence
from engine.text.grammar.condition.history import (
    effect_results,
    play_origin,
    stunning,
    success,
    two_events,
    unit_history,
)
from engine.text.grammar.condition.object import boarding as object_boarding
from engine.text.grammar.condition.object import combat_opponents, negated_state, shared_features, superlative, support
from engine.text.grammar.condition.player import difference, equality, ranking, relative_clauses
from engine.text.grammar.icon import written_out
from engine.text.grammar.line import crafts, inline_modes, modes, own_zone, placement
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.noun.coordination import pairs, shared_zone, verb_objects, with_this_card, zone_alternatives
from engine.text.grammar.noun.demand import comparison as demand_comparison
from engine.text.grammar.noun.object import (
    combat_roles,
    demonstrative_participles,
    implied_zone,
    organization_count,
    possessors,
    targets,
)
from engine.text.grammar.noun.phrase import structure
from engine.text.grammar.noun.stack import arts_by_cost, by_source, by_target, standby
from engine.text.grammar.predicate.change import (
    doubling,
    exchange,
    increase_and_decrease,
    printed_values,
    strength_and_defence,
    unit_types,
)
from engine.text.grammar.predicate.gain import (
    attributes,
    copied_attributes,
    copied_crafts,
    linked_organizations,
    wings_of_light,
)
from engine.text.grammar.predicate.rule import attack_restrictions, attacks_on_players, protection
from engine.text.grammar.replacement import (
    damage_amount,
    discard,
    during_combat,
    event_alternatives,
    events,
    first_time,
    paid_reduction,
    prevention,
    temporary,
    threshold,
    to_trail,
)
from engine.text.grammar.replacement import once_per_turn as replacement_once_per_turn
from engine.text.grammar.sentence.clause import (
    branches,
    dependent,
    english,
    fronted_duration,
    japanese,
    paragraphs,
    they,
)
from engine.text.grammar.sentence.option import each_player, inability, opponent_choice, player_order, same_action
from engine.text.grammar.static.cost import (
    additional,
    arts_by_zone,
    base_levels,
    counted_reduction,
    crafts_and_arts,
    reductions,
    set_cost,
)
from engine.text.grammar.static.permission import (
    allowances,
    attack_duties,
    draw_step,
    frequency_limits,
    joined_rules,
    owner_bans,
    play_bans,
    rules_and_timing,
    temporary_bans,
    uncounterable,
)
from engine.text.grammar.static.sentence import (
    all_zones,
    coordination,
    distributive_condition,
    fronted_state,
    subjectless_state,
)
from engine.text.grammar.time.duration import combat_triggers, expressions, turn_triggers
from engine.text.grammar.time.moment import combat_end, cure_phase, next_step, next_turn, skipped_steps, until_step
from engine.text.grammar.trigger.combat import (
    attacked_player,
    attacking_player,
    joint_attack,
    sclm_support,
    stunned_in_combat,
)
from engine.text.grammar.trigger.event import boarding, objects, targeting
from engine.text.grammar.trigger.event import by_player as event_by_player
from engine.text.grammar.trigger.event import coordination as event_coordination
from engine.text.grammar.trigger.frequency import (
    first_played,
    outside_step,
    simultaneous,
    state_trigger,
    times_per_turn,
)
from engine.text.grammar.trigger.frequency import once_per_turn as frequency_once_per_turn
from engine.text.grammar.trigger.frequency import ordinal as nth
from engine.text.grammar.trigger.move import by_effect, valid_zone, zone_change
from engine.text.grammar.trigger.move import by_player as move_by_player
from engine.text.grammar.trigger.player import (
    actions_and_steps,
    bond_threshold,
    cards_and_arts,
    countering,
    passive_play,
)
from engine.text.grammar.verb.deck import bottom, drawn_cards, look_count, opposing_deck, search_and_look
from engine.text.grammar.verb.object import counter, ditransitive, implied_owner, link_and_swap, passive, transitive
from engine.text.grammar.verb.play import cards_and_control, origin_zone, without_cost
from engine.text.grammar.verb.play import once_per_turn as play_once_per_turn
from engine.text.grammar.verb.player import (
    actions,
    causative,
    choice,
    hand_size,
    naming,
    random_choice,
    stun_damage,
    treated_as,
)
from engine.text.grammar.verb.player import event_amount as player_event_amount
from engine.text.parser.grammar import Grammar
from engine.text.source import keywords


class Topic(Protocol):
    """A file of the grammar."""

    def add(self, g: Grammar) -> None:
        """Add its productions."""
        ...


def whole(meanings: Meanings, loose: Iterable[Topic] = ()) -> Grammar:
    """The grammar with what builds on it handed in; it is never changed after it was made. loose: topics of wordings
    that no card prints, for a grammar that only makes proposals."""
    g = Grammar()
    for topic in (
        structure,
        numerals,
        counts,
        totals,
        targets,
        demand_comparison,
        implied_zone,
        expressions,
        turn_history,
        computed_event_amount,
        difference_and_extremes,
        distributive,
        transitive,
        search_and_look,
        implied_owner,
        passive,
        actions,
        choice,
        hand_size,
        player_event_amount,
        cards_and_control,
        link_and_swap,
        opposing_deck,
        look_count,
        attributes,
        difference,
        effect_results,
        kinds,
        conjunction,
        object_boarding,
        presence,
        negated_state,
        success,
        objects,
        attacked_player,
        actions_and_steps,
        bond_threshold,
        bottom,
        sclm_support,
        stunned_in_combat,
        zone_change,
        move_by_player,
        they,
        by_effect,
        event_by_player,
        distinct,
        simultaneous,
        targeting,
        attack_restrictions,
        protection,
        english,
        japanese,
        paragraphs,
        dependent,
        player_order,
        standby,
        temporary_bans,
        arts_by_cost,
        pairs,
        modes,
        inline_modes,
        threshold,
        replacement_once_per_turn,
        events,
        discard,
        to_trail,
        copied_crafts,
        copied_attributes,
        prevention,
        temporary,
        first_time,
        doubling,
        rules_and_timing,
        allowances,
        reductions,
        crafts_and_arts,
        base_levels,
        set_cost,
        counted_reduction,
        attack_duties,
        play_bans,
        strength_and_defence,
        unit_types,
        possessors,
        owner_bans,
        frequency_limits,
        ranking,
        crafts,
        additional,
        all_zones,
        keywords,
        own_zone,
        subjectless_state,
        uncounterable,
        countering,
        frequency_once_per_turn,
        times_per_turn,
        outside_step,
        nth,
        turn_triggers,
        origin_zone,
        same_action,
        relative_clauses,
        opponent_choice,
        wings_of_light,
        during_combat,
        existential,
        universal,
        written_out,
        coordination,
        joint_attack,
        increase_and_decrease,
        unit_history,
        two_events,
        draw_step,
        first_played,
        play_origin,
        exchange,
        each_player,
        shared_zone,
        verb_objects,
        branches,
        without_cost,
        play_once_per_turn,
        event_alternatives,
        damage_amount,
        paid_reduction,
        by_target,
        cure_phase,
        drawn_cards,
        arts_by_zone,
        cards_and_arts,
        attacks_on_players,
        next_step,
        next_turn,
        inability,
        stun_damage,
        combat_triggers,
        combat_roles,
        anaphoric_count,
        control_verbs,
        rates,
        combat_end,
        fronted_duration,
        state_trigger,
        linked_organizations,
        counter,
        random_choice,
        organization_count,
        variable_payment,
        fronted_state,
        treated_as,
        attacking_player,
        by_source,
        demonstrative_participles,
        distributive_condition,
        sums,
        computed_comparison,
        passive_play,
        ditransitive,
        valid_zone,
        until_step,
        skipped_steps,
        printed_values,
        superlative,
        support,
        with_this_card,
        causative,
        boarding,
        event_coordination,
        joined_rules,
        naming,
        stunning,
        points,
        shared_features,
        zone_alternatives,
        limits,
        combat_opponents,
        equality,
        placement,
        *loose,
    ):
        topic.add(g)
    crafts.quote(g, meanings)
    written_out.hide(g, meanings)
    for topic_of_forms in (conjunction, frequency_once_per_turn, turn_triggers, rates, limits):
        topic_of_forms.derive(g)
    return g
