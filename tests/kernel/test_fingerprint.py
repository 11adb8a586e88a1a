"""What the text of a state says, and what it leaves out so that later versions of the program write the same."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import field, make_dataclass
from typing import Any

import pytest

from engine.kernel.fingerprint import NotPlain, canonical
from engine.kernel.frames import Frame


def record(*parts: Any) -> Any:
    return make_dataclass("Said", parts, frozen=True)


def test_a_new_field_changes_no_text_that_does_without_it() -> None:
    old = record(("who", str), ("most", int, field(default=1)))
    new = record(("who", str), ("least", int, field(default=0)), ("most", int, field(default=1)), ("by", str, ""))
    assert canonical(old("it")) == canonical(new("it"))
    assert canonical(old("it", 3)) == canonical(new("it", 0, 3))
    assert canonical(new("it", 0, 3)) != canonical(new("it", 3, 0))


def test_a_field_that_is_not_at_its_default_is_told_apart() -> None:
    kind = record(("who", object), ("count", object, field(default=1)), ("names", tuple, field(default_factory=tuple)))
    made = [kind("a"), kind("b"), kind("a", 2), kind("a", None), kind("a", 1, ("x",))]
    assert len({canonical(value) for value in made}) == len(made)
    bare = record(("who", object))
    assert canonical(bare(None)) != canonical(bare(0)) != canonical(bare(()))


def test_a_new_part_of_a_named_tuple_changes_nothing_either() -> None:
    old = namedtuple("Happening", "name n", defaults=(0,))
    new = namedtuple("Happening", "name n by", defaults=(0, ""))
    assert canonical(old("drawn", 2)) == canonical(new("drawn", 2))
    assert canonical(new("drawn", 2, "it")) != canonical(new("drawn", 2))


def test_a_new_slot_of_pending_work_with_nothing_in_it_changes_nothing() -> None:
    class Paying(Frame):
        __slots__ = ("left",)

        def __init__(self, left: object) -> None:
            super().__init__()
            self.left = left

    old = Paying

    class Paying(Frame):  # type: ignore[no-redef]
        __slots__ = ("chosen", "left")

        def __init__(self, left: object, chosen: object = None) -> None:
            super().__init__()
            self.left = left
            self.chosen = chosen

    assert canonical(old((1, 2))) == canonical(Paying((1, 2)))
    assert len({canonical(Paying(0, given)) for given in (None, 0, 1, (1,))}) == 4


def test_what_is_no_plain_value_is_refused() -> None:
    with pytest.raises(NotPlain):
        canonical({"do": print})
