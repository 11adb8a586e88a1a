"""A note put on a card by hand: a slip of paper on its face, words for the pointer, the inspector and the reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.trails.verbs.byhand.tools import NOTE
from tests.desktop.fakes import FakeMatch, mock_view
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget

Tables = Callable[..., TableWidget]


def test_a_note_has_a_mark_a_tool_tip_and_a_line_in_the_inspector(tables: Tables) -> None:
    view = mock_view()
    own = view.players[0]
    first, *rest = own.field
    noted = replace(first, attributes=(*first.attributes, NOTE + "may not attack"))
    match = FakeMatch(replace(view, players=(replace(own, field=(noted, *rest)), view.players[1])))
    table = tables(match)
    item = table.scene.cards[key_of(first.id)]
    assert item.marks.note == "Note: may not attack"
    sign = item._signs["note"]
    assert sign.toolTip() == "Note: may not attack" and not sign.pixmap().isNull()
    assert item.sceneBoundingRect().contains(sign.sceneBoundingRect()), "it lies on the face"
    table.reader.read(table.pilot.view, first.id)
    assert "Note: may not attack" in table.side.inspector.state.notes
    assert "Note: may not attack" in table.side.inspector.spoken()
    table.cover(1)
    tips = [child.toolTip() for one in table.view.scene().items() for child in (one, *one.childItems())]
    assert not any("may not attack" in tip for tip in tips)
    table.uncover()
    match.show(view)
    assert table.scene.cards[key_of(first.id)].marks == replace(item.marks, note="")
    assert "note" not in table.scene.cards[key_of(first.id)]._signs
