"""The files of digests: a row a thing, its name and its digest, sorted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


@cache
def read_net(name: str) -> Mapping[str, str]:
    """The digests of a file by the name of what they are of."""
    rows = (row.split() for row in (HERE / f"{name}.digests").read_text(encoding="utf-8").splitlines())
    return {key: value for key, value in rows}


def write_net(name: str, rows: Iterable[tuple[str, str]]) -> None:
    """Write a file of digests."""
    text = "".join(f"{key} {value}\n" for key, value in sorted(rows))
    (HERE / f"{name}.digests").write_text(text, encoding="utf-8", newline="\n")
