"""The grammar of both languages, put together from its topics in the order in which they add their productions.

Before a row is added: which general rule is too narrow? A fixed phrase often stands where any noun phrase, amount
or condition should fit. Both languages stand in one row; what a line must hold for it is found out by itself. The
line goes into a corpus of tests/text/, and neighbours that must stay declined are looked at. Guard:
tests/text/parser/test_lookahead.py.
"""

from __future__ import annotations

from engine.text.grammar.amount.computed import counts, totals
from engine.text.grammar.amount.computed.arithmetic import comparison as computed_comparison
from engine.text.grammar.amount.computed.arithmetic import difference_and_extremes, distributive, sums
from engine.text.grammar.amount.computed.referring import anaphoric_count
from engine.text.grammar.amount.computed.referring import event_amount as computed_event_amount
from engine.text.grammar.amount.number import numerals
from engine.text.grammar.amount.number.limits import derive_limits, limits, variable_payment
from engine.text.grammar.amount.per import turn_history
from engine.text.grammar.amount.per.rates import derive_rates, distinct, points, rates
from engine.text.grammar.condition.clause import conjunction
from engine.text.grammar.condition.clause.quantifiers import existential, universal
from engine.text.grammar.condition.count import kinds
from engine.text.grammar.condition.count.presence import control_verbs, presence
from engine.text.grammar.condition.history.objects import play_origin, two_events, unit_history
from engine.text.grammar.condition.history.results import effect_results, stunning, success
from engine.text.grammar.condition.object.features import boarding as object_boarding
from engine.text.grammar.condition.object.features import shared_features
from engine.text.grammar.condition.object.states import combat_opponents, negated_state, superlative, support
from engine.text.grammar.condition.player import relative_clauses
from engine.text.grammar.condition.player.comparison import difference, equality, ranking
from engine.text.grammar.icon import written_out
from engine.text.grammar.line import inline_modes, modes
from engine.text.grammar.line.crafts import crafts, own_zone, quote
from engine.text.grammar.line.limits import placement
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.noun.coordination import verb_objects
from engine.text.grammar.noun.coordination.pairs import pairs, shared_zone, with_this_card, zone_alternatives
from engine.text.grammar.noun.demand import comparison as demand_comparison
from engine.text.grammar.noun.object import possessors, targets
from engine.text.grammar.noun.object.anaphora import combat_roles, demonstrative_participles
from engine.text.grammar.noun.object.implied_zone import implied_zone, organization_count
from engine.text.grammar.noun.phrase import structure
from engine.text.grammar.noun.stack import standby
from engine.text.grammar.noun.stack.abilities import arts_by_cost, by_source, by_target
from engine.text.grammar.predicate.change.exchange import exchange, unit_types
from engine.text.grammar.predicate.change.numbers import (
    doubling,
    increase_and_decrease,
    printed_values,
    strength_and_defence,
)
from engine.text.grammar.predicate.gain import attributes, linked_organizations, wings_of_light
from engine.text.grammar.predicate.gain.copied import copied_attributes, copied_crafts
from engine.text.grammar.predicate.rule import protection
from engine.text.grammar.predicate.rule.attack_restrictions import attack_restrictions, attacks_on_players
from engine.text.grammar.replacement import events, paid_reduction
from engine.text.grammar.replacement.amounts import damage_amount, prevention, threshold
from engine.text.grammar.replacement.places import discard, event_alternatives, first_time, to_trail
from engine.text.grammar.replacement.places import once_per_turn as replacement_once_per_turn
from engine.text.grammar.replacement.temporary import during_combat, temporary
from engine.text.grammar.sentence.clause import dependent, english, japanese, paragraphs
from engine.text.grammar.sentence.clause.they import branches, fronted_duration, they
from engine.text.grammar.sentence.option import opponent_choice
from engine.text.grammar.sentence.option.deeds import player_order, same_action
from engine.text.grammar.sentence.option.each_player import each_player, inability
from engine.text.grammar.static.cost import crafts_and_arts, reductions
from engine.text.grammar.static.cost.counted import arts_by_zone, base_levels, counted_reduction
from engine.text.grammar.static.cost.whole_cost import additional, set_cost
from engine.text.grammar.static.permission import allowances, attack_duties, rules_and_timing, uncounterable
from engine.text.grammar.static.permission.frequency_limits import draw_step, frequency_limits, joined_rules
from engine.text.grammar.static.permission.play_bans import owner_bans, play_bans, temporary_bans
from engine.text.grammar.static.sentence.states import (
    all_zones,
    coordination,
    distributive_condition,
    fronted_state,
    subjectless_state,
)
from engine.text.grammar.time.duration import expressions
from engine.text.grammar.time.duration.triggers import combat_triggers, derive_turn_triggers, turn_triggers
from engine.text.grammar.time.moment.steps import next_step, skipped_steps, until_step
from engine.text.grammar.time.moment.turns import combat_end, cure_phase, next_turn
from engine.text.grammar.trigger.combat import sclm_support
from engine.text.grammar.trigger.combat.attacks import (
    attacked_player,
    attacking_player,
    joint_attack,
    stunned_in_combat,
)
from engine.text.grammar.trigger.event import by_player as event_by_player
from engine.text.grammar.trigger.event import objects
from engine.text.grammar.trigger.event.targeting import boarding, targeting
from engine.text.grammar.trigger.event.targeting import coordination as event_coordination
from engine.text.grammar.trigger.frequency import once_per_turn as frequency_once_per_turn
from engine.text.grammar.trigger.frequency import simultaneous
from engine.text.grammar.trigger.frequency.ordinal import first_played, outside_step
from engine.text.grammar.trigger.frequency.ordinal import ordinal as nth
from engine.text.grammar.trigger.frequency.times import state_trigger, times_per_turn
from engine.text.grammar.trigger.move.by_player import by_effect
from engine.text.grammar.trigger.move.by_player import by_player as move_by_player
from engine.text.grammar.trigger.move.zone_change import valid_zone, zone_change
from engine.text.grammar.trigger.player import actions_and_steps, bond_threshold
from engine.text.grammar.trigger.player.playing import cards_and_arts, countering, passive_play
from engine.text.grammar.verb.deck import search_and_look
from engine.text.grammar.verb.deck.deck import bottom, drawn_cards, look_count, opposing_deck
from engine.text.grammar.verb.object import transitive
from engine.text.grammar.verb.object.ditransitive import counter, ditransitive, passive
from engine.text.grammar.verb.object.implied_owner import implied_owner, link_and_swap
from engine.text.grammar.verb.play import cards_and_control
from engine.text.grammar.verb.play.cards_played import once_per_turn as play_once_per_turn
from engine.text.grammar.verb.play.cards_played import origin_zone, without_cost
from engine.text.grammar.verb.player import actions
from engine.text.grammar.verb.player.choice import choice, naming, random_choice
from engine.text.grammar.verb.player.numbers import event_amount as player_event_amount
from engine.text.grammar.verb.player.numbers import hand_size
from engine.text.grammar.verb.player.stun_damage import causative, stun_damage, treated_as
from engine.text.parser.grammar import Grammar
from engine.text.source import keywords


def whole(meanings: Meanings) -> Grammar:
    """The grammar with what builds on it handed in; it is never changed after it was made."""
    g = Grammar()
    for topic in (
        structure.add,
        numerals.add,
        counts.add,
        totals.add,
        targets.add,
        demand_comparison.add,
        implied_zone,
        expressions.add,
        turn_history.add,
        computed_event_amount,
        difference_and_extremes,
        distributive,
        transitive.add,
        search_and_look.add,
        implied_owner,
        passive,
        actions.add,
        choice,
        hand_size,
        player_event_amount,
        cards_and_control.add,
        link_and_swap,
        opposing_deck,
        look_count,
        attributes.add,
        difference,
        effect_results,
        kinds.add,
        conjunction.add,
        object_boarding,
        presence,
        negated_state,
        success,
        objects.add,
        attacked_player,
        actions_and_steps.add,
        bond_threshold.add,
        bottom,
        sclm_support.add,
        stunned_in_combat,
        zone_change,
        move_by_player,
        they,
        by_effect,
        event_by_player.add,
        distinct,
        simultaneous.add,
        targeting,
        attack_restrictions,
        protection.add,
        english.add,
        japanese.add,
        paragraphs.add,
        dependent.add,
        player_order,
        standby.add,
        temporary_bans,
        arts_by_cost,
        pairs,
        modes.add,
        inline_modes.add,
        threshold,
        replacement_once_per_turn,
        events.add,
        discard,
        to_trail,
        copied_crafts,
        copied_attributes,
        prevention,
        temporary,
        first_time,
        doubling,
        rules_and_timing.add,
        allowances.add,
        reductions.add,
        crafts_and_arts.add,
        base_levels,
        set_cost,
        counted_reduction,
        attack_duties.add,
        play_bans,
        strength_and_defence,
        unit_types,
        possessors.add,
        owner_bans,
        frequency_limits,
        ranking,
        crafts,
        additional,
        all_zones,
        keywords.add,
        own_zone,
        subjectless_state,
        uncounterable.add,
        countering,
        frequency_once_per_turn.add,
        times_per_turn,
        outside_step,
        nth,
        turn_triggers,
        origin_zone,
        same_action,
        relative_clauses.add,
        opponent_choice.add,
        wings_of_light.add,
        during_combat,
        existential,
        universal,
        written_out.add,
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
        verb_objects.add,
        branches,
        without_cost,
        play_once_per_turn,
        event_alternatives,
        damage_amount,
        paid_reduction.add,
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
        linked_organizations.add,
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
    written_out.hide(g, meanings)
    conjunction.derive(g)
    frequency_once_per_turn.derive(g)
    derive_turn_triggers(g)
    derive_rates(g)
    derive_limits(g)
    return g
