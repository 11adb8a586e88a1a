"""Benchmarks run by hand; what they measure is still there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.cases import every

FILES = Path(__file__).parents[1] / "benchmarks"


@every(sorted(FILES.glob("test_*.py")))
def test_a_benchmark_can_be_loaded(file: Path) -> None:
    assert any(name.startswith("test_") for name in vars(import_module(f"tests.benchmarks.{file.stem}")))
