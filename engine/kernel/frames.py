"""Procedures as frames of plain values.

A rules procedure is a class whose methods are its steps, labelled with the rule numbers of the book and standing in the
book's order. An instance is a frame: its slots are plain values, so pending work can be forked, compared and hashed in
the middle of a payment. Steps run one after another; a step may push another frame, jump to a label, or ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar

_Step = TypeVar("_Step", bound=Callable[..., None])


def step(label: str) -> Callable[[_Step], _Step]:
    """Mark a method as the step of a procedure with the given rule id."""

    def mark(function: _Step) -> _Step:
        function.label = label  # type: ignore[attr-defined]
        return function

    return mark


class Frame:
    """A running procedure: subclass it, declare slots with defaults in ``__init__`` and mark its steps."""

    __slots__ = ("owner", "pc")
    STEPS: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()
    LABELS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)

    def __init__(self) -> None:
        self.pc = 0
        self.owner: object = None

    def __init_subclass__(cls) -> None:
        """Collect the labelled steps in the order in which they stand; an overridden one keeps its place and label."""
        if "__slots__" not in vars(cls):
            raise TypeError(f"{cls.__name__} needs __slots__: what a frame holds elsewhere is lost at a fork")
        steps: dict[str, Callable[[Any, Any], None]] = {}
        labels: dict[str, str] = {}
        fields: list[str] = ["pc"]
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if hasattr(value, "label") or name in steps:
                    steps[name] = value
                    labels[name] = getattr(value, "label", labels.get(name, ""))
            slots = vars(base).get("__slots__", ())
            fields += [name for name in ((slots,) if isinstance(slots, str) else slots) if name not in ("pc", "owner")]
        cls.STEPS = tuple(steps.values())
        cls.LABELS = tuple(labels.values())
        cls.FIELDS = tuple(dict.fromkeys(fields))

    def copy(self, owner: object) -> Self:
        """A copy that ``owner`` (a game's token) may write to."""
        new = object.__new__(type(self))
        for name in self.FIELDS:
            setattr(new, name, getattr(self, name))
        new.owner = owner
        return new

    def jump(self, label: str) -> None:
        """Continue at the step with this rule id."""
        self.pc = self.LABELS.index(label)

    def again(self) -> None:
        """Go back to the step that asked, so that it asks anew. A step that asks changes nothing else."""
        self.pc -= 1

    @property
    def rule(self) -> str:
        """Rule id of the step that ran last."""
        return self.LABELS[self.pc - 1] if 0 < self.pc <= len(self.LABELS) else ""

    def values(self) -> tuple[Any, ...]:
        """Name and fields, for hashing and comparing."""
        return (type(self).__name__, *(getattr(self, name) for name in self.FIELDS))


def at(frame: Frame, label: str) -> Frame:
    """``frame``, to be started at ``label`` instead of its first step."""
    frame.jump(label)
    return frame
