"""Many small cases in one test: all are tried, and each that does not hold is named.

As an item of its own a case costs 5 ms before it does anything (pytest, its plugins, two processes that tell each
other). What is tried by the hundred and takes less than that is a case here; a set-up of its own it does not get.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import signature
from typing import Any

import pytest

Cases = Iterable[Any] | Callable[[], Iterable[Any]]


def hold(
    subtests: pytest.Subtests, cases: Iterable[Any], check: Callable[..., object], name: Callable[..., str] = str
) -> None:
    """Fail with each case that does not hold, under its name. No cases at all fail too."""
    tried = 0
    for case in cases:
        tried += 1
        try:
            check(case)
        except (Exception, pytest.fail.Exception):
            with subtests.test(msg=name(case)):
                raise
    assert tried, "no cases"


def every(cases: Cases, name: Callable[..., str] = str) -> Callable[[Callable[..., object]], Callable[..., None]]:
    """A test of all cases from a function that tries one. cases: or what gives them, asked when the test begins; a
    tuple is handed over as so many arguments where the function takes more than one. name: of a case, for a failure.
    """

    def made(check: Callable[..., object]) -> Callable[..., None]:
        several = len(signature(check).parameters) > 1

        def test(subtests: pytest.Subtests) -> None:
            all_cases = cases() if callable(cases) else cases
            hold(subtests, all_cases, (lambda case: check(*case)) if several else check, name)

        test.__name__, test.__qualname__, test.__module__ = check.__name__, check.__qualname__, check.__module__
        test.__doc__ = check.__doc__
        return test

    return made
