"""The side panel: the card to be read, the sum behind its values, the forecast, and how they share the height."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.trails.views.records import CardView, Change
from tests.desktop.parts import NAMES, words
from trails_desktop.cardart.faces.api import ArtsText, FaceSpec, Values
from trails_desktop.match.api import Forecast, Reason
from trails_desktop.table.cards.reading_face import name_lines, reading_height
from trails_desktop.table.cards.words import Sentence, Span
from trails_desktop.table.geometry.layout import frame
from trails_desktop.table.lookup.forecast import ForecastState, forecast_state
from trails_desktop.table.lookup.inspector import InspectorState, current_values, value_lines
from trails_desktop.table.panels.side import SidePanel
from trails_desktop.ui.fonts import load_fonts, text_width
from trails_desktop.ui.theme import theme

TAM = FaceSpec(
    "D1-009", "D1", "en", "Tam Orrel", "Second Rider", "UNIT", 2, None, None, 3, 2, ("Longline Couriers",),
    "[Reinforcement]\n• Whenever this card attacks, plan 1.", None, "C", ("Reinforcement",),
)  # fmt: skip
TAM_JA = replace(
    TAM, lang="ja", name="タム・オレル", subname="副騎手", orgs=("長路逓信隊",), text="【援軍】\n・1計画する。"
)
CARD = CardView(
    7, "D1-009", 0, 0, "field", cp=2, strength=5, defence=1,
    changes=(Change("str", 2, "D1-012", "turn", "1303"), Change("def", -1, "", "combat", "804.7")),
)  # fmt: skip
ATTACK = Forecast(
    (
        Reason("804.9", "{a} ≥ {b}: {card} is stunned", (("a", 9), ("b", 4), ("card", ("card", "D1-084", 3)))),
        Reason("804.10", "{who} loses {n} bond", (("who", ("seat", 1)), ("n", 3))),
    ),
    (), 9, 4, (27, 16),
)  # fmt: skip


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[SidePanel]:
    load_fonts()
    made = SidePanel(words(), theme("dark"))
    made.resize(288, 800)
    made.show()
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()


def _name(number: str) -> str:
    return NAMES.get(number, number)


def _shot(widget: QWidget) -> bytes:
    image = widget.grab().toImage()
    return bytes(image.constBits())


def test_the_sum_of_a_changed_value_names_each_source() -> None:
    lines = value_lines(CARD, TAM, _name)
    assert [(line.amount, line.source, line.rule, line.gain) for line in lines] == [
        ("3", "printed", "STR", 0), ("+2", "Maren Sorrel, this turn", "1303", 1),
        ("2", "printed", "DEF", 0), ("−1", "the rules, this combat", "804.7", -1),
    ]  # fmt: skip
    assert value_lines(replace(CARD, changes=()), TAM, _name) == ()
    assert current_values(CARD).strength == 5


@pytest.mark.parametrize(
    ("until", "said"),
    [
        (f"to draw step of {CARD.controller}", "Maren Sorrel, until own draw step"),
        (
            f"through homebase step of {CARD.controller ^ 1}",
            "Maren Sorrel, to end of the other's homebase step",
        ),
        ("through next combat phase", "Maren Sorrel, to end of the combat phase"),
        ("in cure phase", "Maren Sorrel, during the cure phase"),
        ("game", "Maren Sorrel"),
    ],
)
def test_the_sum_says_until_which_step_it_stays_so(until: str, said: str) -> None:
    change = replace(CARD.changes[0], until=until)
    assert value_lines(replace(CARD, changes=(change,)), TAM, _name)[1].source == said


def test_the_card_is_shown_in_both_languages(panel: SidePanel, qtbot: QtBot) -> None:
    inspector = panel.inspector
    inspector.show_state(InspectorState(TAM, TAM_JA, current_values(CARD), value_lines(CARD, TAM, _name)))
    english = _shot(inspector)
    assert "Tam Orrel" in inspector.spoken() and "STR 5" in inspector.spoken()
    with qtbot.waitSignal(inspector.tab_changed) as changed:
        QTest.mouseClick(inspector.tab_button(1), Qt.MouseButton.LeftButton)
    assert changed.args == [1] and inspector.tab_button(1).text() == "日本語"
    assert "タム・オレル" in inspector.spoken()
    assert _shot(inspector) != english


def test_tabs_without_contents_are_disabled(panel: SidePanel) -> None:
    inspector = panel.inspector
    inspector.show_state(InspectorState(TAM))
    assert [inspector.tab_button(i).isEnabled() for i in range(4)] == [True, False, False, False]
    meaning = (Sentence((Span("When this attacks: plan 1."),), "1101"),)
    inspector.show_state(InspectorState(TAM, TAM_JA, meaning=meaning))
    inspector.open_tab(2)
    assert inspector.tab == 2
    inspector.show_state(InspectorState(TAM))
    assert inspector.tab == 0


def test_a_hidden_card_shows_its_back_only(panel: SidePanel) -> None:
    inspector = panel.inspector
    inspector.show_state(InspectorState(TAM, TAM_JA))
    face = _shot(inspector)
    inspector.show_state(InspectorState(hidden=True))
    assert _shot(inspector) != face
    assert inspector.spoken() == "A card you may not see"
    assert not inspector.tab_button(1).isEnabled()


def test_changed_values_and_notes_change_the_picture(panel: SidePanel) -> None:
    inspector = panel.inspector
    shots = set()
    plain = InspectorState(TAM)
    for state in (
        plain, replace(plain, values=Values(strength=5)), replace(plain, values=Values(strength=1)),
        replace(plain, notes=("Stunned",)), replace(plain, lines=value_lines(CARD, TAM, _name)),
    ):  # fmt: skip
        inspector.show_state(state)
        shots.add(_shot(panel))
    assert len(shots) == 5


def test_the_reading_face_grows_with_its_text() -> None:
    load_fonts()
    long = replace(
        TAM, text=TAM.text + "\n• " + "You may draw a card. " * 8, arts=ArtsText(2, "Through Train", "Ready it.")
    )
    short = reading_height(TAM, Values(), 260, 1.0)
    assert reading_height(long, Values(), 260, 1.0) > short + 100
    assert reading_height(TAM, Values(), 260, 1.5) > short


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "name",
    ["Tam Orrel", "The Unrelenting Cartographer of Low Tides", "Wolfgang-Amadeus Featherstonehaugh-Smythe",
     "潮の低い海岸を測りつづける地図製作者アレクサンドラ"],
)  # fmt: skip
def test_a_name_to_be_read_is_never_cut(name: str, scale: float, size: tuple[int, int]) -> None:
    """Up to forty letters, in the panel of any window: in two lines where it must be."""
    load_fonts()
    fr = frame(*size, scale)
    k = fr.side_text
    room = size[0] - fr.board.w - 28 - 70 * k  # beside the cost
    lines, used = name_lines(name, room, k)
    assert len(lines) <= 2 and "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert all(text_width(used, line) <= room + 1 for line in lines)
    assert all(line == line.strip() and line[0] not in "ー・" for line in lines)


def test_from_360_pixels_the_true_face_is_shown_unless_text_is_enlarged(panel: SidePanel) -> None:
    panel.inspector.show_state(InspectorState(TAM))
    pane = panel.inspector._pane
    assert not pane.true_face()
    panel.set_scale(1.25)
    panel.resize(420, 1080)
    assert pane.true_face()
    panel.set_scale(1.6)
    assert not pane.true_face()


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(288, 800, 1.0), (248, 640, 0.86), (420, 1080, 1.25), (420, 640, 2.0), (300, 500, 1.5)],
)
def test_the_parts_share_the_panel_without_overlap(panel: SidePanel, width: int, height: int, scale: float) -> None:
    panel.set_scale(scale)
    panel.resize(width, height)
    panel.inspector.show_state(InspectorState(TAM, TAM_JA, current_values(CARD), value_lines(CARD, TAM, _name)))
    panel.forecast.show_state(forecast_state(ATTACK, words()))
    shown = [part for part in (panel.inspector, panel.forecast, panel.log) if part.isVisible()]
    boxes = [part.geometry() for part in shown]
    assert all(panel.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert panel.inspector.height() >= 100 * scale
    if not panel.drawer:
        assert panel.log.height() >= 80 * scale


def test_a_small_panel_folds_the_forecast_then_makes_the_log_a_drawer(panel: SidePanel) -> None:
    panel.inspector.show_state(InspectorState(TAM))
    panel.forecast.show_state(forecast_state(ATTACK, words()))
    assert not panel.forecast.folded and not panel.drawer
    panel.resize(288, 470)
    assert panel.forecast.folded and not panel.drawer
    panel.resize(288, 400)
    assert panel.drawer and not panel.log.isVisible()
    QTest.mouseClick(panel.drawer_button, Qt.MouseButton.LeftButton)
    assert panel.log.isVisible() and not panel.inspector.isVisible()
    panel.resize(288, 800)
    assert not panel.drawer and panel.log.isVisible() and panel.inspector.isVisible()


def test_the_forecast_is_worded_with_rules(panel: SidePanel) -> None:
    panel.forecast.show_state(forecast_state(ATTACK, words()))
    assert panel.forecast.plain() == "9 ≥ 4: Hesper Vane is stunned 804.9\nBryn loses 3 bond 804.10"
    assert "Hesper Vane is stunned" in panel.forecast.accessibleDescription()
    full = _shot(panel.forecast)
    panel.forecast.show_state(forecast_state(None, words()))
    assert _shot(panel.forecast) != full
    assert panel.forecast.plain() == "" and panel.forecast.show_state(ForecastState()) is None


def test_what_leads_nowhere_is_not_shown(panel: SidePanel) -> None:
    assert panel.settings_button.isVisible()
    assert not panel.rules_button.isVisible() and not panel.sound_button.isVisible()
    inspector = panel.inspector
    inspector.show_state(InspectorState(TAM, TAM_JA))
    assert [inspector.tab_button(i).isVisible() for i in range(4)] == [True, True, False, False]
    said = (Sentence((Span("When Tam attacks, look at the top card."),)),)
    inspector.show_state(InspectorState(TAM, TAM_JA, meaning=said))
    assert [inspector.tab_button(i).isVisible() for i in range(4)] == [True, True, True, False]


def test_buttons_of_the_panel_have_names_and_tell(qtbot: QtBot) -> None:
    panel = SidePanel(words(), theme("dark"), rules=True, sound=True)
    qtbot.addWidget(panel)
    panel.resize(288, 800)
    panel.show()
    for button, signal in (
        (panel.rules_button, panel.rules_wanted), (panel.sound_button, panel.sound_wanted),
        (panel.settings_button, panel.settings_wanted), (panel.menu_button, panel.menu_wanted),
    ):  # fmt: skip
        assert button.accessibleName()
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not panel.search_line.isVisible()
    QTest.mouseClick(panel.search_button, Qt.MouseButton.LeftButton)
    assert panel.search_line.isVisible()
    QTest.keyClicks(panel.search_line, "zzz")
    assert panel.log.log_model().rowCount() == 0
