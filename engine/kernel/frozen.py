"""Classes of values that never change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

_Kind = TypeVar("_Kind")


@dataclass_transform(frozen_default=True)
def frozen(kind: type[_Kind]) -> type[_Kind]:
    """A frozen dataclass with slots, to be compared and hashed by its fields.

    That nothing changes it is for the type checker to see, not asked at each step: a class that is frozen while the
    program runs fills every field by a call, and a card text is read into hundreds of them.
    """
    return dataclass(unsafe_hash=True, slots=True)(kind)
