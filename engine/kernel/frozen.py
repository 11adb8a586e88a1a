"""Classes of values that never change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

_Kind = TypeVar("_Kind")


@dataclass_transform(frozen_default=True)
def frozen(kind: type[_Kind]) -> type[_Kind]:
    """A frozen dataclass with slots, to be compared and hashed by its fields.

    That nothing changes it is for the type checker to see, not asked at each step: a class that is frozen while the
    program runs fills every field by a call, and a card text is read into hundreds of them. How it is compared, hashed
    and shown is not written and compiled for each class anew, as a dataclass does it: there are a hundred of them, and
    every start of the program makes them.
    """
    made = dataclass(repr=False, eq=False, slots=True)(kind)
    parts = fields(made)  # type: ignore[arg-type]
    values = _values([part.name for part in parts if part.compare])
    shown = [part.name for part in parts if part.repr]

    def equal(self: Any, other: object) -> Any:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    def described(self: Any) -> str:
        return f"{kind.__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in shown])})"

    for name, method in (("__eq__", equal), ("__hash__", hashed), ("__repr__", described)):
        if name not in kind.__dict__:
            setattr(made, name, method)
    return made


def _values(names: list[str]) -> Callable[[Any], Any]:
    """A function from an object to the values of these attributes, in order; of a single one, to that value."""
    return attrgetter(*names) if names else lambda _: ()
