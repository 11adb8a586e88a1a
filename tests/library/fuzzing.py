"""How many examples; ``TRAILS_FUZZ=50 python -m pytest tests/library -k fuzz``: fifty times as many."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings


def many(short: int) -> settings:
    """Settings with so many examples, or as many times more as the environment says."""
    return settings(
        max_examples=short * int(os.environ.get("TRAILS_FUZZ", "1")),
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
        deadline=None,
    )
