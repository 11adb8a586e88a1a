"""A program killed while it imports, migrates or saves: ``python -m tests.library.kills 100`` does it in earnest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.kills import KINDS, kill


@pytest.mark.parametrize("kind", KINDS)
def test_a_killed_program_loses_nothing_that_was_confirmed(tmp_path: Path, kind: str) -> None:
    found = kill(kind, 3, 7, tmp_path)
    assert found.kills == 3
