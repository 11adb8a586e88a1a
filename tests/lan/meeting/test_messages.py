"""What the library takes can be said over the network: names and numbers as long as they may be."""

from __future__ import annotations

from trails_desktop.lan.line import messages as m
from trails_desktop.library.storage.records import MOST_WORD

LONGEST = "名" * MOST_WORD


def test_an_answer_names_any_card_that_a_library_takes() -> None:
    for name in (LONGEST, f"{LONGEST} [{LONGEST}]"):
        message = m.Envelope(3, m.START, m.Gave(1, 0, (("name", name),), bytes(8), 0, m.Supply()))
        assert m.decode(m.encode(message)) == message


def test_a_card_of_any_number_is_shown_and_stands_in_a_list() -> None:
    opening = m.Opening(1, 0, LONGEST, bytes(16))
    message = m.Envelope(3, m.START, m.Gave(1, 0, (), bytes(8), 0, m.Supply(openings=(opening,))))
    assert m.decode(m.encode(message)) == message
