"""How fast a face is painted, in rounds of the yardstick."""

from __future__ import annotations

from time import process_time

import pytest
from PySide6.QtGui import QImage
from pytest_benchmark.fixture import BenchmarkFixture

from tests.desktop.cardart.test_face import UNIT, _loaded, picture
from trails_desktop.cardart.faces.api import FaceSpec, known_face, master_face, table_face

__all__ = ["_loaded", "picture"]

pytestmark = pytest.mark.benchmark(timer=process_time)


@pytest.mark.parametrize("paint, width", [(table_face, 120), (known_face, 90), (master_face, 630)])
def test_a_face(benchmark: BenchmarkFixture, picture: QImage, paint: object, width: int) -> None:
    assert callable(paint)
    spec: FaceSpec = UNIT
    assert not benchmark(paint, spec, picture, width, 1.0).isNull()
