"""What one process of a run has worked out, for the others: workers play different tests on the same cards."""

from __future__ import annotations

import copyreg
import os
import pickle
from collections.abc import Callable, Mapping
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

T = TypeVar("T")
FOLDER: Final = "TRAILS_TESTS_SHARED"  #: says where, to workers and what they start; tests/conftest.py sets it


def between_workers(name: str, make: Callable[[], T]) -> T:
    """What ``make`` gives, made by whichever worker of this run asks first. name: of what is made, in one run.

    A run without workers keeps nothing.
    """
    place = folder()
    if place is None:
        return make()
    file = place / blake2b(name.encode(), digest_size=16).hexdigest()
    if file.exists():
        made: T = pickle.loads(file.read_bytes())
        return made
    made = make()
    place.mkdir(exist_ok=True)
    new = file.with_suffix(f".{os.getpid()}")
    new.write_bytes(_dumped(made))
    new.replace(file)
    return made


def folder() -> Path | None:
    """Where this run keeps it; None in a run without workers."""
    return Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else None


def _dumped(value: object) -> bytes:
    out = BytesIO()
    pickler = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = copyreg.dispatch_table | {MappingProxyType: _as_dict}
    pickler.dump(value)
    return out.getvalue()


def _as_dict(proxy: Mapping[Any, Any]) -> tuple[Callable[..., object], tuple[dict[Any, Any]]]:
    return _read_only, (dict(proxy),)


def _read_only(values: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(values)
