"""The grammar of both languages, put together from its topics in the order in which they add their productions.

Before a row is added: which general rule is too narrow? A fixed phrase often stands where any noun phrase, amount
or condition should fit. Both languages stand in one row; what a line must hold for it is found out by itself. The
line goes into a corpus of tests/text/, and neighbours that must stay declined are looked at. Guard:
tests/text/parser/test_lookahead.py.
"""

from __future__ import annotations

from engine.text.grammar.amount.computed import anaphoric_count as that_many
from engine.text.grammar.amount.computed import comparison as as_many
from engine.text.grammar.amount.computed import counts as amounts
from engine.text.grammar.amount.computed import difference_and_extremes as amounts_more
from engine.text.grammar.amount.computed import distributive as each_own
from engine.text.grammar.amount.computed import event_amount as measures
from engine.text.grammar.amount.computed import sums, totals
from engine.text.grammar.amount.number import limits as capped
from engine.text.grammar.amount.number import numerals as numbers
from engine.text.grammar.amount.number import variable_payment as paid_ep
from engine.text.grammar.amount.per import distinct as differing
from engine.text.grammar.amount.per import points as for_each_point
from engine.text.grammar.amount.per import rates
from engine.text.grammar.amount.per import turn_history as happened_counts
from engine.text.grammar.condition.clause import conjunction as conditions
from engine.text.grammar.condition.clause import existential as any_of_them
from engine.text.grammar.condition.clause import universal as all_of_them
from engine.text.grammar.condition.count import control_verbs as controlling
from engine.text.grammar.condition.count import kinds as conditions_kinds
from engine.text.grammar.condition.count import presence as conditions_being
from engine.text.grammar.condition.history import effect_results as conditions_done
from engine.text.grammar.condition.history import play_origin as from_where
from engine.text.grammar.condition.history import stunning as stunned_others
from engine.text.grammar.condition.history import success as ways
from engine.text.grammar.condition.history import unit_history as in_this_turn
from engine.text.grammar.condition.object import boarding as crews
from engine.text.grammar.condition.object import combat_opponents as how_many_fight
from engine.text.grammar.condition.object import negated_state as conditions_state
from engine.text.grammar.condition.object import shared_features as stand_alike
from engine.text.grammar.condition.player import difference as by_how_much
from engine.text.grammar.condition.player import equality as players_compared
from engine.text.grammar.condition.player import ranking as standing
from engine.text.grammar.condition.player import relative_clauses as whoever
from engine.text.grammar.icon import written_out
from engine.text.grammar.line import crafts, modes
from engine.text.grammar.line import inline_modes as modes_listed
from engine.text.grammar.line import own_zone as elsewhere
from engine.text.grammar.loose import additive_adverbs as once_more
from engine.text.grammar.loose import attackers_and_numbers as everyday
from engine.text.grammar.loose import causatives_and_pairs as common_ways
from engine.text.grammar.loose import comparison_and_placement as plain_words
from engine.text.grammar.loose import conditions as said_otherwise
from engine.text.grammar.loose import counts_and_zones as ordinary_counts
from engine.text.grammar.loose import damage_and_support as shortly
from engine.text.grammar.loose import either_and_neither as as_said
from engine.text.grammar.loose import japanese_quantity as wordings
from engine.text.grammar.loose import subjects_and_targets as ordinary
from engine.text.grammar.loose import superlatives_and_ellipsis as plain_ways
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.noun.coordination import pairs as twos
from engine.text.grammar.noun.coordination import shared_zone as one_of_each
from engine.text.grammar.noun.coordination import verb_objects as in_one
from engine.text.grammar.noun.coordination import zone_alternatives as either_zone
from engine.text.grammar.noun.demand import comparison as that_one
from engine.text.grammar.noun.object import combat_roles as who_fights
from engine.text.grammar.noun.object import demonstrative_participles as that_doing
from engine.text.grammar.noun.object import implied_zone as unplaced
from engine.text.grammar.noun.object import organization_count as orgs_of_several
from engine.text.grammar.noun.object import possessors as belonging
from engine.text.grammar.noun.object import targets
from engine.text.grammar.noun.phrase import structure as filters
from engine.text.grammar.noun.stack import arts_by_cost as arts_cost
from engine.text.grammar.noun.stack import by_source as sourced
from engine.text.grammar.noun.stack import by_target as aimed_at
from engine.text.grammar.noun.stack import standby
from engine.text.grammar.predicate.change import doubling, printed_values
from engine.text.grammar.predicate.change import exchange as each_other
from engine.text.grammar.predicate.change import increase_and_decrease as figures
from engine.text.grammar.predicate.change import strength_and_defence as become_both
from engine.text.grammar.predicate.change import unit_types as become_units
from engine.text.grammar.predicate.gain import attributes as predicates
from engine.text.grammar.predicate.gain import copied_attributes as gained_from
from engine.text.grammar.predicate.gain import copied_crafts as crafts_gained
from engine.text.grammar.predicate.gain import linked_organizations as linked_orgs
from engine.text.grammar.predicate.gain import wings_of_light as wings
from engine.text.grammar.predicate.rule import attack_restrictions as against
from engine.text.grammar.predicate.rule import attacks_on_players as attack_you
from engine.text.grammar.predicate.rule import protection
from engine.text.grammar.replacement import damage_amount as less_damage
from engine.text.grammar.replacement import discard as instead_discard
from engine.text.grammar.replacement import during_combat as would_while
from engine.text.grammar.replacement import event_alternatives as instead_of_two
from engine.text.grammar.replacement import events as changes
from engine.text.grammar.replacement import first_time as instead_first
from engine.text.grammar.replacement import once_per_turn as instead_once
from engine.text.grammar.replacement import paid_reduction as lessened
from engine.text.grammar.replacement import prevention as sparing
from engine.text.grammar.replacement import temporary as instead_timed
from engine.text.grammar.replacement import threshold as instead_much
from engine.text.grammar.replacement import to_trail as instead_trail
from engine.text.grammar.sentence.clause import branches as more_ways
from engine.text.grammar.sentence.clause import dependent as clauses_more
from engine.text.grammar.sentence.clause import english as clauses
from engine.text.grammar.sentence.clause import fronted_duration as time_first
from engine.text.grammar.sentence.clause import japanese as clauses_ja
from engine.text.grammar.sentence.clause import paragraphs
from engine.text.grammar.sentence.clause import they as theirs
from engine.text.grammar.sentence.option import each_player as each_may
from engine.text.grammar.sentence.option import inability as who_cannot
from engine.text.grammar.sentence.option import opponent_choice as their_ways
from engine.text.grammar.sentence.option import player_order as in_turn
from engine.text.grammar.sentence.option import same_action as same_again
from engine.text.grammar.static.cost import additional as added_costs
from engine.text.grammar.static.cost import arts_by_zone as arts_from
from engine.text.grammar.static.cost import base_levels as next_levels
from engine.text.grammar.static.cost import counted_reduction as statics_counted
from engine.text.grammar.static.cost import crafts_and_arts as prices
from engine.text.grammar.static.cost import reductions as statics_costs
from engine.text.grammar.static.cost import set_cost as costs_become
from engine.text.grammar.static.permission import allowances as player_numbers
from engine.text.grammar.static.permission import attack_duties as statics_attacks
from engine.text.grammar.static.permission import draw_step, owner_bans
from engine.text.grammar.static.permission import frequency_limits as often
from engine.text.grammar.static.permission import play_bans as bans
from engine.text.grammar.static.permission import rules_and_timing as statics_more
from engine.text.grammar.static.permission import temporary_bans as nothing_played
from engine.text.grammar.static.permission import uncounterable as uncountered
from engine.text.grammar.static.sentence import all_zones as everywhere
from engine.text.grammar.static.sentence import coordination as statics_joined
from engine.text.grammar.static.sentence import distributive_condition as each_if
from engine.text.grammar.static.sentence import fronted_state as this_being
from engine.text.grammar.static.sentence import instead as instead_static
from engine.text.grammar.static.sentence import subjectless_state as states
from engine.text.grammar.time.duration import combat_triggers as waits_more
from engine.text.grammar.time.duration import expressions as durations
from engine.text.grammar.time.duration import turn_triggers as waits
from engine.text.grammar.time.moment import combat_end as combat_over
from engine.text.grammar.time.moment import cure_phase, next_step, next_turn, until_step
from engine.text.grammar.time.moment import skipped_steps as skipping
from engine.text.grammar.trigger.combat import attacked_player as triggers_attacks
from engine.text.grammar.trigger.combat import attacking_player as attack_with
from engine.text.grammar.trigger.combat import joint_attack as attacks_together
from engine.text.grammar.trigger.combat import sclm_support
from engine.text.grammar.trigger.combat import stunned_in_combat as while_doing
from engine.text.grammar.trigger.event import by_player as done_by
from engine.text.grammar.trigger.event import objects as triggers
from engine.text.grammar.trigger.event import targeting as aimed
from engine.text.grammar.trigger.frequency import first_played
from engine.text.grammar.trigger.frequency import once_per_turn as once
from engine.text.grammar.trigger.frequency import ordinal as nth
from engine.text.grammar.trigger.frequency import outside_step as outside
from engine.text.grammar.trigger.frequency import simultaneous as together
from engine.text.grammar.trigger.frequency import state_trigger as conditional
from engine.text.grammar.trigger.frequency import times_per_turn as so_often
from engine.text.grammar.trigger.move import by_effect as moves_effect
from engine.text.grammar.trigger.move import by_player as moves_active
from engine.text.grammar.trigger.move import valid_zone as lying
from engine.text.grammar.trigger.move import zone_change as moves
from engine.text.grammar.trigger.player import actions_and_steps as triggers_players
from engine.text.grammar.trigger.player import bond_threshold as bond_marks
from engine.text.grammar.trigger.player import cards_and_arts as arts_played
from engine.text.grammar.trigger.player import countering as countered
from engine.text.grammar.trigger.player import passive_play as is_played
from engine.text.grammar.verb.deck import bottom
from engine.text.grammar.verb.deck import drawn_cards as drawn
from engine.text.grammar.verb.deck import look_count as look_many
from engine.text.grammar.verb.deck import opposing_deck as opposing_top
from engine.text.grammar.verb.deck import search_and_look as verbs_search
from engine.text.grammar.verb.object import counter
from engine.text.grammar.verb.object import ditransitive as boarding
from engine.text.grammar.verb.object import implied_owner as plainly
from engine.text.grammar.verb.object import link_and_swap as verbs_turned
from engine.text.grammar.verb.object import passive as verbs_passive
from engine.text.grammar.verb.object import transitive as verbs_objects
from engine.text.grammar.verb.play import cards_and_control as verbs_playing
from engine.text.grammar.verb.play import once_per_turn as play_so_often
from engine.text.grammar.verb.play import origin_zone as playing_from
from engine.text.grammar.verb.play import without_cost as free_play
from engine.text.grammar.verb.player import actions as verbs_players
from engine.text.grammar.verb.player import choice as choose_player
from engine.text.grammar.verb.player import event_amount as verbs_much
from engine.text.grammar.verb.player import hand_size as verbs_hand
from engine.text.grammar.verb.player import naming
from engine.text.grammar.verb.player import random_choice as chance
from engine.text.grammar.verb.player import stun_damage as unhurt
from engine.text.grammar.verb.player import treated_as as treated
from engine.text.parser.grammar import Grammar
from engine.text.source import keywords


def whole(meanings: Meanings) -> Grammar:
    """The grammar with what builds on it handed in; it is never changed after it was made."""
    g = Grammar()
    for topic in (
        filters,
        numbers,
        amounts,
        totals,
        targets,
        that_one,
        unplaced,
        durations,
        happened_counts,
        measures,
        amounts_more,
        each_own,
        verbs_objects,
        verbs_search,
        plainly,
        verbs_passive,
        verbs_players,
        choose_player,
        verbs_hand,
        verbs_much,
        verbs_playing,
        verbs_turned,
        opposing_top,
        look_many,
        predicates,
        by_how_much,
        conditions_done,
        conditions_kinds,
        conditions,
        crews,
        conditions_being,
        conditions_state,
        ways,
        triggers,
        triggers_attacks,
        triggers_players,
        bond_marks,
        bottom,
        sclm_support,
        while_doing,
        moves,
        moves_active,
        theirs,
        moves_effect,
        done_by,
        differing,
        together,
        aimed,
        against,
        protection,
        clauses,
        clauses_ja,
        paragraphs,
        clauses_more,
        in_turn,
        standby,
        nothing_played,
        arts_cost,
        twos,
        modes,
        modes_listed,
        instead_much,
        instead_once,
        changes,
        instead_discard,
        instead_trail,
        crafts_gained,
        gained_from,
        sparing,
        instead_timed,
        instead_first,
        doubling,
        statics_more,
        player_numbers,
        statics_costs,
        prices,
        next_levels,
        costs_become,
        statics_counted,
        statics_attacks,
        bans,
        become_both,
        become_units,
        belonging,
        owner_bans,
        often,
        standing,
        crafts,
        added_costs,
        everywhere,
        keywords,
        elsewhere,
        states,
        uncountered,
        countered,
        once,
        so_often,
        once_more,
        outside,
        nth,
        waits,
        playing_from,
        plain_words,
        same_again,
        whoever,
        their_ways,
        wings,
        wordings,
        would_while,
        any_of_them,
        all_of_them,
        written_out,
        statics_joined,
        attacks_together,
        as_said,
        common_ways,
        figures,
        in_this_turn,
        draw_step,
        first_played,
        from_where,
        each_other,
        each_may,
        plain_ways,
        one_of_each,
        in_one,
        more_ways,
        free_play,
        play_so_often,
        instead_of_two,
        less_damage,
        lessened,
        aimed_at,
        ordinary,
        ordinary_counts,
        cure_phase,
        drawn,
        arts_from,
        arts_played,
        attack_you,
        next_step,
        next_turn,
        who_cannot,
        unhurt,
        waits_more,
        who_fights,
        shortly,
        that_many,
        everyday,
        controlling,
        rates,
        said_otherwise,
        combat_over,
        time_first,
        conditional,
        linked_orgs,
        counter,
        chance,
        orgs_of_several,
        paid_ep,
        this_being,
        treated,
        attack_with,
        sourced,
        that_doing,
        each_if,
        sums,
        as_many,
        is_played,
        instead_static,
        boarding,
        lying,
        until_step,
        skipping,
        printed_values,
        naming,
        stunned_others,
        for_each_point,
        stand_alike,
        either_zone,
        capped,
        how_many_fight,
        players_compared,
    ):
        topic.add(g)
    crafts.quote(g, meanings)
    written_out.hide(g, meanings)
    for topic_of_forms in (conditions, once, waits, rates, capped):
        topic_of_forms.derive(g)
    return g
