"""Layers: order of layers, age within one, dependency found by trial, cycles, sharing of what nothing touches."""

from __future__ import annotations

from engine.kernel.layers import Part, apply_layers
from tests.kernel.toys.common import Card, Traits

POWER, TEXT, NAMES = 1, 2, 4


def table(*cards):
    return {index + 1: Traits(card) for index, card in enumerate(cards)}


def plus(n, stamp, touch, layer=1, reads=0, writes=POWER):
    """Power plus n for the ids that ``touch`` finds."""

    def change(traits, ident, everything):
        traits.power += n

    return Part(layer, stamp, reads, writes, touch, change)


def gains(word, stamp, touch, layer=1, reads=0):
    """A word of text for the ids that ``touch`` finds."""

    def change(traits, ident, everything):
        traits.text = traits.text | {word}

    return Part(layer, stamp, reads, TEXT, touch, change)


def having(word):
    return lambda traits: [ident for ident in traits if word in traits[ident].text]


def doubles(stamp, ident, layer=1):
    """Not commuting with plus; reads nothing it would depend on."""

    def change(traits, who, everything):
        traits.power *= 2

    return Part(layer, stamp, 0, POWER, lambda traits: [ident], change)


def everybody(traits):
    return list(traits)


def test_layers_go_by_their_index_whatever_their_age():
    out = apply_layers([doubles(1, 1, layer=2), plus(3, 9, everybody, layer=1)], table(Card("x", power=1)))
    assert out[1].power == 8
    out = apply_layers([doubles(9, 1, layer=0), plus(3, 1, everybody, layer=1)], table(Card("x", power=1)))
    assert out[1].power == 5


def test_in_a_layer_the_older_part_goes_first():
    assert apply_layers([doubles(1, 1), plus(3, 2, everybody)], table(Card("x", power=1)))[1].power == 5
    assert apply_layers([doubles(2, 1), plus(3, 1, everybody)], table(Card("x", power=1)))[1].power == 8


def test_a_part_waits_for_what_it_depends_on():
    """Wolves get +1, everybody becomes a wolf: the younger part decides whom the older one touches."""
    parts = [plus(1, 1, having("wolf"), reads=TEXT), gains("wolf", 2, everybody)]
    assert apply_layers(parts, table(Card("x", power=1)))[1].power == 2
    assert apply_layers(parts[::-1], table(Card("x", power=1)))[1].power == 2


def test_what_a_part_does_may_depend_too():
    """Copying another's text waits for the text."""

    def copy(traits, ident, everything):
        traits.text = traits.text | everything[2].text

    copier = Part(1, 1, TEXT, TEXT, lambda traits: [1], copy)
    out = apply_layers([copier, gains("wings", 2, lambda traits: [2])], table(Card("x"), Card("y")))
    assert out[1].text == {"wings"}


def test_no_trial_where_masks_do_not_meet():
    calls = []

    def touch(traits):
        calls.append(1)
        return [1]

    apply_layers([plus(1, 1, touch), plus(1, 2, touch)], table(Card("x", power=1)))
    assert len(calls) == 2  # each once, to be applied


def test_a_cycle_of_two_falls_back_to_age():
    """Each would widen what the other touches."""
    one = gains("b", 1, having("a"), reads=TEXT)
    two = gains("a", 2, having("b"), reads=TEXT)
    for parts in ([one, two], [two, one]):
        out = apply_layers(parts, table(Card("x", text=frozenset({"a"})), Card("y", text=frozenset({"b"}))))
        assert out[1].text == {"a", "b"}  # the older one touched only x
        assert out[2].text == {"a", "b"}
    flipped = [gains("b", 2, having("a"), reads=TEXT), gains("a", 1, having("b"), reads=TEXT)]
    assert apply_layers(flipped, table(Card("x", text=frozenset({"a"}))))[1].text == {"a", "b"}


def test_a_cycle_of_three_starts_with_the_oldest():
    def turn(word, new, stamp):
        def change(traits, ident, everything):
            traits.text = frozenset({new})

        return Part(1, stamp, TEXT, TEXT, having(word), change)

    def last(*stamps):
        parts = [turn(*words, stamp) for words, stamp in zip(("ab", "bc", "ca"), stamps, strict=True)]
        out = apply_layers(parts, table(*(Card("x", text=frozenset(letter)) for letter in "abc")))
        return ["".join(sorted(out[ident].text)) for ident in (1, 2, 3)]

    assert last(1, 2, 3) == ["a", "a", "a"]
    assert last(3, 1, 2) == ["b", "b", "b"]
    assert last(2, 3, 1) == ["c", "c", "c"]


def test_untouched_traits_stay_shared_and_given_ones_are_never_written():
    printed = table(Card("x", power=1), Card("y", power=1))
    given = dict(printed)
    out = apply_layers([plus(1, 1, lambda traits: [1]), plus(1, 2, lambda traits: [1])], given)
    assert out is given and out[2] is printed[2]
    assert out[1] is not printed[1] and (out[1].power, printed[1].power) == (3, 1)


def test_nothing_in_force_changes_nothing():
    printed = table(Card("x", power=1))
    assert apply_layers([], dict(printed))[1] is printed[1]
