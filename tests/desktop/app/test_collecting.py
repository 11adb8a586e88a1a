"""The collector of cycles does not look through what was loaded at the start."""

from __future__ import annotations

import gc
import weakref

from trails_desktop.collecting import stays


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_there_stays_and_what_comes_later_goes() -> None:
    before, loaded = gc.get_freeze_count(), Ring()
    stays()
    assert gc.get_freeze_count() > before
    assert not any(one is loaded for one in gc.get_objects())
    later = weakref.ref(Ring())
    gc.collect()
    assert later() is None
