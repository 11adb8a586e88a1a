"""Procedures as frames of plain values.

A rules procedure is a class whose methods are its steps, labelled with the rule numbers of the book and standing in the
book's order. An instance is a frame: its slots are plain values, so pending work can be forked, compared and hashed in
the middle of a payment. Steps run one after another; a step may push another frame, jump to a label, or ask.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Any, ClassVar, Self, TypeVar, cast

_Function = TypeVar("_Function", bound=Callable[..., None])


class Step:
    """A method with the rule id that it carries out. A compiled function cannot have the id itself."""

    __slots__ = ("label", "run")

    def __init__(self, label: str, run: Callable[..., None]) -> None:
        self.label = label
        self.run = run

    def __get__(self, frame: Any, owner: type | None = None) -> Any:
        return self if frame is None else MethodType(self.run, frame)


def step(label: str) -> Callable[[_Function], _Function]:
    """Mark a method as the step of a procedure with the given rule id."""

    def mark(function: _Function) -> _Function:
        return cast(_Function, Step(label, function))

    return mark


class Procedure(type):
    """The class of classes of frames.

    It is one, where ``__init_subclass__`` would do, so that the compiler leaves every frame a class of Python, with
    the slots and steps that are looked for here (installer/compile.py).
    """

    STEPS: tuple[Callable[[Any, Any], None], ...]
    LABELS: tuple[str, ...]
    FIELDS: tuple[str, ...]

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        """Collect the labelled steps in the order in which they stand; an overridden one keeps its place and label."""
        super().__init__(name, bases, namespace)
        if "__slots__" not in namespace:
            raise TypeError(f"{name} needs __slots__: what a frame holds elsewhere is lost at a fork")
        steps: dict[str, Callable[[Any, Any], None]] = {}
        labels: dict[str, str] = {}
        fields: list[str] = ["pc"]
        for base in reversed(cls.__mro__):
            for part, value in vars(base).items():
                if isinstance(value, Step):
                    steps[part], labels[part] = value.run, value.label
                elif part in steps:
                    steps[part] = value
            slots = vars(base).get("__slots__", ())
            fields += [slot for slot in ((slots,) if isinstance(slots, str) else slots) if slot not in ("pc", "owner")]
        cls.STEPS = tuple(steps.values())
        cls.LABELS = tuple(labels.values())
        cls.FIELDS = tuple(dict.fromkeys(fields))


class Frame(metaclass=Procedure):
    """A running procedure: subclass it, declare slots with defaults in ``__init__`` and mark its steps."""

    __slots__ = ("owner", "pc")
    STEPS: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()
    LABELS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)

    def __init__(self) -> None:
        self.pc = 0
        self.owner: object = None

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
