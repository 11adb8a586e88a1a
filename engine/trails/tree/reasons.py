"""Reasons: why something cannot be done, each with the rule that forbids it.

The template of a reason stands in assets/translations/engine_ja.ts, too. Guard:
tests/desktop/app/test_translations.py.
"""

from __future__ import annotations

from typing import NamedTuple

Arg = str | int | tuple[str | int, ...]


class Reason(NamedTuple):
    """rule: rule id. template: an English sentence with named fields. args: the fields.

    A field is a plain value, ``("card", number, object id)`` or ``("seat", n)``.
    """

    rule: str
    template: str
    args: tuple[tuple[str, Arg], ...] = ()
