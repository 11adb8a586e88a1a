"""The grammar of both languages, put together from its topics in the order in which they add their productions.

Before a row is added: which general rule is too narrow? A fixed phrase often stands where any noun phrase, amount
or condition should fit. Both languages stand in one row; what a line must hold for it is found out by itself. The
line goes into a corpus of tests/text/, and neighbours that must stay declined are looked at. Guard:
tests/text/parser/test_lookahead.py.
"""

from __future__ import annotations

from engine.text.grammar.amount.counts import counts
from engine.text.grammar.amount.numerals import derive_limits, limits, numerals, variable_payment
from engine.text.grammar.amount.rates import derive_rates, distinct, points, rates, turn_history
from engine.text.grammar.amount.referring import anaphoric_count
from engine.text.grammar.amount.referring import event_amount as computed_event_amount
from engine.text.grammar.amount.sums import comparison as computed_comparison
from engine.text.grammar.amount.sums import difference_and_extremes, distributive, sums, totals
from engine.text.grammar.condition.comparison import difference, equality, ranking
from engine.text.grammar.condition.conjunction import conjunction, derive_conjunction
from engine.text.grammar.condition.features import boarding as object_boarding
from engine.text.grammar.condition.features import play_origin, shared_features, two_events, unit_history
from engine.text.grammar.condition.presence import control_verbs, kinds, presence
from engine.text.grammar.condition.relative_clauses import relative_clauses
from engine.text.grammar.condition.results import effect_results, stunning, success
from engine.text.grammar.condition.states import (
    combat_opponents,
    existential,
    negated_state,
    superlative,
    support,
    universal,
)
from engine.text.grammar.icon.reminders import hide, written_out
from engine.text.grammar.line import modes
from engine.text.grammar.line.crafts import crafts, inline_modes, own_zone, quote
from engine.text.grammar.line.limits import placement
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.noun.abilities import arts_by_cost, by_source, by_target
from engine.text.grammar.noun.coordination import verb_objects
from engine.text.grammar.noun.demand_terms import comparison
from engine.text.grammar.noun.pairs import pairs, shared_zone, with_this_card, zone_alternatives
from engine.text.grammar.noun.phrase import structure
from engine.text.grammar.noun.places import implied_zone, organization_count
from engine.text.grammar.noun.possessors import combat_roles, demonstrative_participles, possessors
from engine.text.grammar.noun.standby import standby
from engine.text.grammar.noun.targets import targets
from engine.text.grammar.predicate.attributes import attributes, wings_of_light
from engine.text.grammar.predicate.exchange import exchange, linked_organizations, unit_types
from engine.text.grammar.predicate.inflection import copied_attributes, copied_crafts
from engine.text.grammar.predicate.numbers import doubling, increase_and_decrease, printed_values, strength_and_defence
from engine.text.grammar.predicate.protection import attack_restrictions, attacks_on_players, protection
from engine.text.grammar.replacement.amounts import damage_amount, prevention, threshold
from engine.text.grammar.replacement.events import events, paid_reduction
from engine.text.grammar.replacement.places import discard, event_alternatives, first_time, to_trail
from engine.text.grammar.replacement.places import once_per_turn as replacement_once_per_turn
from engine.text.grammar.replacement.temporary import during_combat, temporary
from engine.text.grammar.sentence.clauses import english, japanese
from engine.text.grammar.sentence.dependent import dependent
from engine.text.grammar.sentence.options import each_player, inability, player_order, same_action
from engine.text.grammar.sentence.paragraphs import paragraphs
from engine.text.grammar.sentence.they import branches, fronted_duration, opponent_choice, they
from engine.text.grammar.static.allowances import allowances, draw_step, frequency_limits, joined_rules
from engine.text.grammar.static.attack_duties import attack_duties, uncounterable
from engine.text.grammar.static.counted import arts_by_zone, base_levels, counted_reduction
from engine.text.grammar.static.crafts_and_arts import crafts_and_arts
from engine.text.grammar.static.play_bans import owner_bans, play_bans, temporary_bans
from engine.text.grammar.static.reductions import reductions
from engine.text.grammar.static.rules_and_timing import rules_and_timing
from engine.text.grammar.static.states import (
    all_zones,
    coordination,
    distributive_condition,
    fronted_state,
    subjectless_state,
)
from engine.text.grammar.static.whole_cost import additional, set_cost
from engine.text.grammar.time.durations import combat_triggers, derive_turn_triggers, expressions, turn_triggers
from engine.text.grammar.time.steps import next_step, skipped_steps, until_step
from engine.text.grammar.time.turns import combat_end, cure_phase, next_turn
from engine.text.grammar.trigger.actions_and_steps import actions_and_steps
from engine.text.grammar.trigger.combat import (
    attacked_player,
    attacking_player,
    joint_attack,
    sclm_support,
    stunned_in_combat,
)
from engine.text.grammar.trigger.doers import by_player
from engine.text.grammar.trigger.objects import objects
from engine.text.grammar.trigger.once_per_turn import derive_once_per_turn, once_per_turn
from engine.text.grammar.trigger.ordinal import first_played, outside_step, state_trigger, times_per_turn
from engine.text.grammar.trigger.ordinal import ordinal as nth
from engine.text.grammar.trigger.playing import bond_threshold, cards_and_arts, countering, passive_play
from engine.text.grammar.trigger.simultaneous import simultaneous
from engine.text.grammar.trigger.targeting import boarding, by_effect, targeting
from engine.text.grammar.trigger.targeting import by_player as move_by_player
from engine.text.grammar.trigger.targeting import coordination as event_coordination
from engine.text.grammar.trigger.zone_change import valid_zone, zone_change
from engine.text.grammar.verb.actions import actions
from engine.text.grammar.verb.cards_played import once_per_turn as play_once_per_turn
from engine.text.grammar.verb.cards_played import origin_zone, without_cost
from engine.text.grammar.verb.choice import choice, naming, random_choice
from engine.text.grammar.verb.deck import bottom, drawn_cards, look_count, opposing_deck, search_and_look
from engine.text.grammar.verb.destinations import implied_owner, link_and_swap
from engine.text.grammar.verb.numbers import cards_and_control, hand_size
from engine.text.grammar.verb.numbers import event_amount as player_event_amount
from engine.text.grammar.verb.stun_damage import causative, stun_damage, treated_as
from engine.text.grammar.verb.transitive import counter, ditransitive, passive, transitive
from engine.text.parser.grammar import Grammar
from engine.text.source import keywords


def whole(meanings: Meanings) -> Grammar:
    """The grammar with what builds on it handed in; it is never changed after it was made."""
    g = Grammar()
    for topic in (
        structure.add,
        numerals,
        counts,
        totals,
        targets,
        comparison,
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
        by_player,
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
        modes.add,
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
        keywords.add,
        own_zone,
        subjectless_state,
        uncounterable,
        countering,
        once_per_turn,
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
    ):
        topic(g)
    quote(g, meanings)
    hide(g, meanings)
    derive_conjunction(g)
    derive_once_per_turn(g)
    derive_turn_triggers(g)
    derive_rates(g)
    derive_limits(g)
    return g
