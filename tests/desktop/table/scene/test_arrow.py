"""Where the attack's arrow runs, and what stays readable beside it; on a real table, by marks and cursor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from engine.kernel.decisions import Decision, Kind
from engine.trails.views.records import CombatView, View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, player, priority
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.table.furniture.arrow import arrow_path, shape
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget

_NAMES = ("Sable Finch", "Quill", "Hesper Vane", "Tortoise No. 9", "Bram Kestle", "Dora Quenell", "Tam Orrel",
          "Wick Halloran", "Maren Sorrel", "Ilse Farrow", "Pim Latch", "Odile Brand")  # fmt: skip
_TARGETS = (("pick", 31), ("pick", 33), ("seat", 1))


@pytest.fixture
def tables(tables: Callable[..., TableWidget]) -> Callable[..., TableWidget]:
    return lambda seen, **more: tables(FakeMatch(seen, targets=list(_TARGETS)), **more)


def attackers(theirs: int = 3) -> View:
    own = player(0, field=tuple(card(1 + i, name) for i, name in enumerate(("Ilse Farrow", "Tam Orrel", "Pim Latch"))))
    other = player(1, field=tuple(card(31 + i, name, owner=1) for i, name in enumerate(_NAMES[:theirs])))
    return fakes.view(own, other, replace(choose("attackers", 1, 2, 3, least=0, most=2), rule="803.2"), step="propose")


def wide_apart() -> View:
    """Six on each side, so that the leftmost attacks along the line."""
    own = player(0, field=tuple(card(1 + i, name) for i, name in enumerate(_NAMES[6:])))
    other = player(1, field=tuple(card(31 + i, name, owner=1) for i, name in enumerate(_NAMES[:6])))
    return fakes.view(own, other, replace(choose("attackers", 1, 2, 3, least=0, most=2), rule="803.2"), step="propose")


def aim(table: TableWidget, at: Key, *marked: int) -> None:
    for obj in marked:
        table.pilot.click(obj)
    table.zones.set_cursor(at)
    assert table.scene.arrow.isVisible()


def drawn(table: TableWidget, box: QRectF) -> bool:
    return table.scene.arrow.crosses(box)


@pytest.mark.parametrize("marked", [(3,), (1, 3)])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (3840, 2160)])
@pytest.mark.parametrize("theirs", [2, 5, 12])
def test_an_arrow_to_a_plate_lies_on_no_card_before_it(
    tables: Callable[..., TableWidget], theirs: int, size: tuple[int, int], marked: tuple[int, ...]
) -> None:
    table = tables(attackers(theirs), size=size)
    aim(table, ("seat", 1), *marked)
    scene, fr = table.scene, table.scene.frame
    for number in range(theirs):
        box = scene.shown[key_of(31 + number)].place.box
        assert not drawn(table, rect(box.grown(-0.04 * box.w))), "but for the round corners"
    tip = scene.arrow.arrow
    assert tip is not None and fr.other.plate.x < tip.tip[0] < fr.other.plate.right, "it points at the plate"
    head = QRectF(tip.tip[0] - 3, fr.other.plate.bottom, 6, fr.other.field.y - fr.other.plate.bottom)
    assert drawn(table, head), "its head is seen between plate and field"


@pytest.mark.parametrize("marked", [(3,), (1, 3)])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_an_arrow_along_the_band_leaves_the_names_of_the_steps(
    tables: Callable[..., TableWidget], size: tuple[int, int], marked: tuple[int, ...]
) -> None:
    """Attackers far from their target or from each other: the arrow crosses the names' line only near their cards."""
    table = tables(attackers(12), size=size)
    aim(table, key_of(33), *marked)
    scene, ribbon = table.scene, table.scene.furniture.ribbon
    arrow, k = scene.arrow.arrow, ribbon.text_scale
    assert arrow is not None
    ends = sorted({*(x for x, _ in arrow.tails), arrow.tip[0]})
    start, end = max(pairwise(ends), key=lambda pair: pair[1] - pair[0])
    assert end - start > 100 * k, "far enough apart for the test to tell"
    names = ribbon.line_y() + ribbon.pos().y() + 12 * k
    assert drawn(table, QRectF(start - 20, ribbon.pos().y(), end - start + 40, ribbon.area.height()))
    assert not drawn(table, QRectF(start + 30 * k, names, end - start - 60 * k, 12 * k))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (3840, 2160)])
@pytest.mark.parametrize("marked", [(1,), (2,), (1, 2)])
def test_the_sum_leaves_the_names_of_the_steps(
    tables: Callable[..., TableWidget], size: tuple[int, int], marked: tuple[int, ...]
) -> None:
    """A flat attack over the stations at the left: the pill with the sum rides on the line, over the names."""
    table = tables(wide_apart(), size=size)
    aim(table, key_of(33), *marked)
    scene, ribbon = table.scene, table.scene.furniture.ribbon
    tag = scene.tags["joint"]
    pill = tag.mapRectToScene(tag.area)
    assert scene.frame.board.x <= pill.left() and not pill.isEmpty()
    names = [ribbon.mapRectToScene(box) for box in ribbon.label_boxes()]
    assert not any(name.intersects(pill) for name in names)
    over = any(abs(name.center().x() - pill.center().x()) < name.width() for name in names)
    assert over or marked != (1,), "the leftmost attacker's runs over the stations"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("ours", [(36,), (35, 36)])
def test_the_count_of_a_heap_is_not_covered(
    tables: Callable[..., TableWidget], size: tuple[int, int], ours: tuple[int, ...]
) -> None:
    """An attack on a card beside a heap: how many lie there can be read, the arrow passes under it."""
    own = player(0, field=tuple(card(1 + i, _NAMES[i // 2 % 4]) for i in range(12)))
    other = player(1, field=tuple(card(31 + i, _NAMES[i // 2], owner=1) for i in range(6)))
    fight = CombatView(ours, 12, -1, len(ours) > 1, "attacking")
    table = tables(replace(fakes.view(own, other, priority(("pass",)), step="resolve"), combat=fight), size=size)
    item = table.scene.arrow
    found = [badge for card in table.scene.cards.values() if not (badge := card.heap_badge()).isNull()]
    badges = [badge.adjusted(2, 2, -2, -2) for badge in found]
    assert item.arrow is not None
    assert any(arrow_path(item.arrow, k=item._k).intersects(badge) for badge in badges), "one is on its way"
    assert not any(drawn(table, badge) for badge in badges)


def test_no_arrow_before_the_pointer_has_left_the_card(tables: Callable[..., TableWidget]) -> None:
    table = tables(attackers())
    box = table.scene.shown[key_of(1)].place.box
    pointer = Pointer(table.view.viewport(), 3)
    pointer.move(table.view.mapFromScene(QPointF(box.cx, box.cy)))
    pointer.press()
    pointer.move(table.view.mapFromScene(QPointF(box.cx + 20, box.cy - 15)))
    assert table.scene.gesture is not None and not table.scene.arrow.isVisible()
    pointer.move(table.view.mapFromScene(QPointF(box.cx + 20, box.y - 60)))
    assert table.scene.arrow.isVisible()
    table.scene.end_gesture()
    pointer.release()


def test_the_head_of_a_flat_arrow_points_up_at_its_target() -> None:
    flat = shape([(100.0, 386.0)], (600.0, 331.0))
    before, tip = flat.way[-2], flat.way[-1]
    assert tip == (600.0, 331.0)
    assert before[1] - tip[1] >= 0.9 * abs(tip[0] - before[0]), "steeper than it is wide"
    box = arrow_path(flat).boundingRect()
    assert box.left() >= 95 and box.right() <= 620 and box.top() >= 325


def test_the_question_is_in_the_middle_unless_something_else_is(tables: Callable[..., TableWidget]) -> None:
    """The fight of two on the left leaves the middle of the band free: the question does not lie on the piles."""
    question = Decision(0, Kind.CHOOSE, "fight back", "804.10", "Choose an attacker to fight back.",
                        (("pick", 31), ("pick", 32)), 0, 1)  # fmt: skip
    fight = replace(attackers(6), decision=question, asked_for="fight back",
                    combat=CombatView((31, 32), 1, -1, True, "attacking"))  # fmt: skip
    table = tables(fight)
    furniture, fr = table.scene.furniture, table.scene.frame
    hint, reserve = furniture.hint, furniture.ribbon.reserve()
    assert hint.isVisible()
    place = hint.mapRectToScene(hint.area)
    if drawn(table, reserve):
        assert not place.intersects(reserve), "an arrow is there: the question goes over the button"
        assert place.bottom() <= fr.main.y
    else:
        assert reserve.contains(place.center()) and place.left() >= reserve.left()
