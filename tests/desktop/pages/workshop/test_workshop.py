"""The card workshop: what was typed, what was understood, trying it on the test table, keeping it."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from engine.scenario.board.position import read_position, set_up
from engine.trails.cards.pool import CardPool, read_card_file
from engine.trails.tree.errors import CardError
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE
from tests.desktop.playing import play_deed
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.demo.mouse import Intent as Meant
from trails_desktop.app.demo.mouse import MouseHands, press_widget
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.workshop import reader
from trails_desktop.pages.workshop.drafts import (
    LANGUAGES,
    Draft,
    FileStore,
    Report,
    Wording,
    draft_of,
    printings,
    problems,
    sketch,
    understand,
)
from trails_desktop.pages.workshop.page import WorkshopPage
from trails_desktop.pages.workshop.trial import trial_match, trial_pool, trial_position
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import LANGUAGE

GUARD = Draft(
    number="X-1", set="Mine", type="UNIT", cp="2", strength="3", defence="2", arts_ep="1",
    en=Wording("Guard", "", "Guild", "[Covert]\n• {action}: Draw a card.\n• The moon frobs.", "Ebb", "Draw a card."),
    ja=Wording("番兵", "", "組合", "【暗躍】\n・{action}：カードを1枚引く。\n・月が笑う。", "潮", "カードを1枚引く。"),
)  # fmt: skip


# --- drafts -----------------------------------------------------------------------------------------------------------
def test_a_whole_draft_is_a_card_in_both_languages() -> None:
    assert problems(GUARD) == ()
    english, japanese = printings(GUARD)
    assert (english.name, japanese.name, english.cp, japanese.strength) == ("Guard", "番兵", 2, 3)
    assert english.arts is not None and english.arts.ep == 1
    assert draft_of({"en": english, "ja": japanese}) == GUARD


@pytest.mark.parametrize(
    ("draft", "field", "words"),
    [
        (replace(GUARD, number=" "), "number", "needs a number"),
        (replace(GUARD, cp=""), "cp", "needs a CP cost"),
        (replace(GUARD, cp="two"), "cp", "whole number"),
        (replace(GUARD, strength="100"), "str", "whole number"),
        (replace(GUARD, type="EVENT"), "ep", "needs an EP cost"),
        (replace(GUARD, type="BASE"), "level", "needs a level"),
        (replace(GUARD, arts_ep=""), "arts_ep", "need an EP cost"),
        (replace(GUARD, en=replace(GUARD.en, name="")), "name.en", "needs a name"),
        (replace(GUARD, ja=replace(GUARD.ja, arts_text="")), "arts_text.ja", "need a text"),
        (replace(GUARD, ja=replace(GUARD.ja, orgs="組合, 教会")), "orgs.ja", "same organizations"),
    ],
)
def test_every_field_says_what_is_wrong_with_it(draft: Draft, field: str, words: str) -> None:
    (problem,) = [one for one in problems(draft) if one.field == field]
    assert words in problem.template.format(**dict(problem.args))


def test_a_number_that_another_card_has_is_taken() -> None:
    assert [one.field for one in problems(GUARD, ["X-1"])] == ["number"]


def test_every_line_is_said_in_both_languages_or_shows_where_it_stopped() -> None:
    report = understand(GUARD)
    assert [line.understood for line in report.lines] == [True, True, False, True] * 2
    assert report.lines[1].says == (("en", "• {action}: Draw a card."), ("ja", "・{action}：カードを1枚引く。"))
    stopped = report.lines[2]
    assert stopped.text[stopped.at :].startswith("The moon") and report.agrees is None
    assert understand(replace(GUARD, en=replace(GUARD.en, text="Draw a card."))).agrees is None


def test_it_is_said_whether_both_languages_mean_the_same() -> None:
    en, ja = replace(GUARD.en, text="• {action}: Draw a card."), replace(GUARD.ja, text="・{action}：カードを1枚引く。")
    assert understand(replace(GUARD, en=en, ja=ja)).agrees is True
    other = replace(en, text="• {action}: Draw 2 cards.")
    assert understand(replace(GUARD, en=other, ja=ja)).agrees is False


@settings(max_examples=25, deadline=None)
@given(st.text(max_size=40), st.text(max_size=40), st.sampled_from(("UNIT", "ITEM", "EVENT", "BASE", "UNIT/ITEM")))
def test_nothing_that_is_typed_breaks_the_workshop(one: str, other: str, kind: str) -> None:
    draft = Draft(number=one, cp=other, type=kind, arts_ep=one, en=Wording(one, other, one, other, one, other))
    understand(draft)
    sketch(draft, "en")
    if not problems(draft):
        assert printings(draft)[0].type == kind


# --- keeping ----------------------------------------------------------------------------------------------------------
def test_cards_are_kept_in_one_file_and_replaced_by_number(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "new" / "cards.json")
    assert len(store.cards()) == 0
    store.save(printings(GUARD))
    store.save(printings(replace(GUARD, number="X-2")))
    store.save(printings(replace(GUARD, cp="4", ja=Wording())))
    kept = store.cards()
    assert set(kept) == {"X-1", "X-2"}
    assert kept.printing("X-1").cp == 4 and list(kept.versions("X-1")) == ["en"]
    assert draft_of(kept.versions("X-2")) == replace(GUARD, number="X-2")
    assert [path.name for path in store.path.parent.iterdir()] == ["cards.json"]


def test_a_file_that_cannot_be_read_is_not_overwritten(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "cards.json")
    store.path.write_text('[{"number": 1,', encoding="utf-8")
    with pytest.raises(CardError, match=r"cards\.json, line 1"):
        store.save(printings(GUARD))
    assert store.path.read_text(encoding="utf-8") == '[{"number": 1,'


# --- the test table ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "zone"), [("UNIT", FIELD), ("ITEM", FIELD), ("EVENT", HOMEBASE), ("BASE", HOMEBASE)])
def test_the_test_table_has_the_card_where_it_is_used(kind: str, zone: int) -> None:
    draft = replace(GUARD, type=kind, ep="1", level="2")
    pool = trial_pool(printings(draft), make_pool())
    game = set_up(read_position(trial_position("X-1", pool), pool))
    assert game.decision is not None and (game.decision.seat, game.decision.purpose) == (0, "priority")
    for place in (HAND, zone):
        assert any(game.number(obj) == "X-1" for obj in game.there(place))
    mine = [one for one in game.decision.options if one[0] in ("play", "craft")]
    assert any(game.number(game.objs[int(one[1])]) == "X-1" for one in mine)


def test_one_person_plays_both_sides_of_the_test_table(qtbot: QtBot) -> None:
    pool = trial_pool(printings(GUARD), make_pool())
    match = trial_match("X-1", pool, ("One", "Two"))
    wanted: list[int] = []
    match.seat_wanted.connect(wanted.append)
    match.start()
    seats = set()
    for _ in range(60):
        view = match.view()
        if view.decision is None:
            break
        seats.add(view.decision.seat)
        options = view.decision.options
        passing = (("pass",),) if ("pass",) in options else options[: view.decision.least]
        match.answer(passing)
    assert seats == {0, 1} and wanted == []


# --- the window -------------------------------------------------------------------------------------------------------
@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    load_fonts()
    made = MainWindow(make_desk(tmp_path, make_pool()))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made._desk.languages.choose("en")  # translators belong to the program, not to the window
    made.close()


def page_of(window: MainWindow) -> WorkshopPage:
    page = window.stack.currentWidget()
    assert isinstance(page, WorkshopPage)
    return page


def type_in(qtbot: QtBot, window: MainWindow, draft: Draft) -> None:
    """Type a draft key by key."""
    inputs = page_of(window).workroom.screen.inputs
    inputs["number"].put("")  # the one that was given
    for name in ("number", "cp", "strength", "defence"):
        qtbot.keyClicks(inputs[name].editor, str(getattr(draft, name)))
    for name in ("name", "orgs", "text"):
        for lang in ("en", "ja"):
            editor = inputs[f"{name}.{lang}"].editor
            said = str(getattr(draft.wording(lang), name))
            if lang == "en":
                qtbot.keyClicks(editor, said)
            elif isinstance(editor, QLineEdit | QPlainTextEdit):  # what an input method writes
                editor.setText(said) if isinstance(editor, QLineEdit) else editor.setPlainText(said)


SPELL = replace(
    GUARD, arts_ep="", en=Wording("Guard", "", "Guild", "Frob the moon."), ja=Wording("番兵", "", "組合", "月が笑う。")
)


def test_a_card_is_typed_tried_by_hand_and_kept(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(window.start.pages["workshop"], Qt.MouseButton.LeftButton)
    assert window.page == "workshop"
    screen = page_of(window).workroom.screen
    type_in(qtbot, window, SPELL)
    qtbot.waitUntil(lambda: bool(screen.report.lines))
    assert [line.understood for line in screen.report.lines] == [False, False]
    assert any("“Frob the moon.”" in line for line in screen.lines.said())
    assert screen.face.accessibleName() == "番兵"  # the language that was typed last

    play_deed(press_widget(screen.try_))
    page = page_of(window)
    table, match = page.table, page.match
    assert table is not None and match is not None
    # the line nobody reads is a craft of the UNIT on the field: used by mouse, its panel shows the printed line
    field = match.view().players[0].field
    guard = next(card for card in field if card.number == "X-1")
    hands = MouseHands(table)
    play_deed(hands.perform(Meant((("craft", guard.id, 1),))))
    while match.view().decision.purpose == "priority":
        play_deed(hands.perform(Meant((("pass",),))))
    sheet = table.sheets.question
    assert sheet is not None and "月が笑う。" in sheet.accessible_name()
    for answer in ((("tool", "draw"),), (("seat", 0),), (("n", 1),), (("yes",),), (("tool", "done"),)):
        play_deed(hands.perform(Meant(answer)))
    assert len(match.view().players[0].hand) == 5

    play_deed(press_widget(page.leave))
    assert window.page == "workshop" and screen.draft().number == "X-1"
    play_deed(press_widget(screen.save))
    assert "kept" in window.notice.text
    (file,) = tmp_path.glob("workshop.json")
    assert {one.lang for one in read_card_file(file)} == {"en", "ja"}
    page_of(window).workroom.ask_open()
    assert "X-1" in page_of(window).workroom.menu.entries
    screen.new.click()
    assert screen.draft() == Draft(number="MY-001"), "a free number is given"
    page_of(window).workroom.menu.entries["X-1"].click()
    assert screen.draft().en.text == "Frob the moon."
    assert screen.problems() == ()  # its own number is not taken from it
    screen.back.click()
    assert window.page == "start"


def test_what_is_wrong_is_said_at_its_field_once_somebody_wants_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    assert not any(field.trouble.isVisible() for field in screen.inputs.values())
    play_deed(press_widget(screen.try_))
    assert window.page == "workshop"
    assert screen.inputs["number"].trouble.text() == "", "it has one"
    assert screen.inputs["cp"].trouble.text() == "A card of type UNIT needs a CP cost"
    assert screen.inputs["cp"].editor.hasFocus()
    screen.inputs["number"].put("")
    play_deed(press_widget(screen.try_))
    assert screen.inputs["number"].trouble.text() == "The card needs a number"
    assert screen.inputs["number"].editor.hasFocus()
    screen.inputs["number"].put(next(iter(make_pool())))
    play_deed(press_widget(screen.save))
    assert screen.inputs["number"].trouble.text() == "Another card has this number"


def test_a_bad_file_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    window.go_workshop()
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps([{"number": "1", "name": "A", "type": "MOON"}]), encoding="utf-8")
    page_of(window).workroom.open_file(bad)
    assert window.notice.text.startswith("bad.json, record 1, card 1: type is 'MOON'")
    page_of(window).workroom.open_file(tmp_path / "absent.json")
    assert "No such file" in window.notice.text
    good = tmp_path / "good.json"
    good.write_text(json.dumps([{"number": "1", "name": "A", "type": "EVENT", "ep": 1}]), encoding="utf-8")
    page_of(window).workroom.open_file(good)
    assert page_of(window).workroom.screen.draft().type == "EVENT"


def test_the_workshop_speaks_the_language_in_use(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    window._desk.settings.put(LANGUAGE, "ja")
    title = page_of(window).workroom.screen.title
    qtbot.waitUntil(lambda: title.text() == "カード工房")
    assert "カードのテキスト" in page_of(window).workroom.screen.lines.accessibleName()


def test_the_trial_pool_takes_the_place_of_a_card_of_its_number() -> None:
    pool = make_pool()
    number = next(iter(pool))
    mine = trial_pool(printings(replace(GUARD, number=number)), pool)
    assert isinstance(mine, CardPool) and mine.printing(number).name == "Guard" and len(mine) == len(pool)


def test_what_reads_is_made_ready_beside_the_window(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start.pages["workshop"], Qt.MouseButton.LeftButton)
    reads = page_of(window).workroom.screen.reader
    qtbot.waitUntil(lambda: reads.ready and not reads.busy)  # without anything having been typed


def test_no_key_waits_for_what_reads(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    go, begun = Event(), Event()

    def slow(draft: Draft, *_: object) -> Report:
        begun.set()
        assert go.wait(30)
        return understand(draft)

    monkeypatch.setattr(reader, "understand", slow)
    window.go_workshop()
    screen = page_of(window).workroom.screen
    editor = screen.inputs["text.en"].editor
    qtbot.keyClicks(editor, "{action}: Draw a card.")  # no keyboard has the dot
    qtbot.waitUntil(begun.is_set)
    qtbot.keyClicks(editor, " Frob.")
    assert screen.draft().en.text.endswith("Frob.") and not screen.report.lines
    qtbot.keyClicks(editor, "x")
    go.set()
    qtbot.waitUntil(lambda: any(line.text.endswith("x") for line in screen.report.lines))
    assert [line.text for line in screen.report.lines] == ["{action}: Draw a card. Frob.x"]
    qtbot.waitUntil(lambda: not screen.reader.busy)
    assert gc.isenabled()


def test_trying_a_card_waits_until_nothing_is_being_read(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    type_in(qtbot, window, SPELL)
    screen.try_.click()
    assert not screen.reader.busy and page_of(window).match is not None
    assert gc.isenabled()


@pytest.mark.parametrize(
    ("kind", "text", "hint"),
    [
        ("UNIT", "Draw a card.", "when"),
        ("UNIT", "• Draw a card.", "when"),
        ("UNIT", "Action: Draw a card.", "icon"),
        ("UNIT", "• {action}: Frob.", ""),
        ("UNIT", "Frob.", ""),
        ("EVENT", "• Draw a card.", "bullet"),
        ("EVENT", "Frob.", ""),
        ("UNIT", "アクション：カードを1枚引く。", "icon"),
        ("BASE", "カードを1枚引く。", "when"),
    ],
)
def test_what_would_help_is_said_where_it_is_known(kind: str, text: str, hint: str) -> None:
    wording = Wording("A", text=text)
    english = text.isascii() or "•" in text
    report = understand(Draft(type=kind, en=wording) if english else Draft(type=kind, ja=wording))
    assert [(line.understood, line.hint) for line in report.lines] == [(False, hint)]


def test_the_report_follows_the_caret(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    many = "\n".join(f"• {{action}}: Gain {n} bond." for n in range(1, 13))
    for lang in ("en", "ja"):
        editor = screen.inputs[f"text.{lang}"].editor
        assert isinstance(editor, QPlainTextEdit)
        editor.setPlainText(many)
    screen.turn(0)
    editor = screen.inputs["text.en"].editor
    assert isinstance(editor, QPlainTextEdit)
    qtbot.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton)
    qtbot.keyClick(editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(screen.report.lines) == 24)

    def seen(line: int) -> bool:
        box = screen.lines.box_of(line).toRect().adjusted(8, 0, -8, 0)
        return screen.lines.pointed == line and screen.lines.visibleRegion().boundingRect().contains(box)

    assert screen.report.lines[11].text == "• {action}: Gain 12 bond."
    qtbot.waitUntil(lambda: seen(11))
    qtbot.keyClick(editor, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert seen(0) and not seen(11)


def test_what_is_proposed_is_taken_with_one_press_and_undone_with_one(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    screen.inputs["type"].put("EVENT")
    editor = screen.inputs["text.en"].editor
    assert isinstance(editor, QPlainTextEdit)
    typed, printed = (
        "KO target enemy unit with DEF 1 or lower",
        "K.O. target UNIT your opponent controls with DEF 1 or less.",
    )
    editor.setPlainText(f"Draw a card.\n{typed}")
    qtbot.waitUntil(lambda: any(line.proposal for line in screen.report.lines))
    assert [line.understood for line in screen.report.lines] == [True, False]
    assert f"  Did you mean: {printed}" in screen.lines.said()
    assert screen.take.isVisible()
    box = screen.lines.offer_box(1)
    qtbot.mouseClick(screen.lines, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert editor.toPlainText() == f"Draw a card.\n{printed}"
    qtbot.waitUntil(lambda: all(line.understood for line in screen.report.lines))
    assert not screen.take.isVisible()
    editor.undo()
    assert editor.toPlainText() == f"Draw a card.\n{typed}"
    qtbot.waitUntil(lambda: any(line.proposal for line in screen.report.lines))
    qtbot.mouseClick(screen.take, Qt.MouseButton.LeftButton)
    assert editor.toPlainText() == f"Draw a card.\n{printed}"


def test_buttons_write_what_no_keyboard_has(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    for lang, wanted in (("en", "• {action}: Draw.\n• {enter} "), ("ja", "・{action}: Draw.\n・{enter} ")):
        editor = screen.inputs[f"text.{lang}"].editor
        qtbot.mouseClick(screen.side.buttons[LANGUAGES.index(lang)], Qt.MouseButton.LeftButton)
        dot, action, enter = screen.tools[f"text.{lang}"]
        for tool in (dot, action):
            qtbot.mouseClick(tool, Qt.MouseButton.LeftButton)
        qtbot.keyClicks(editor, "Draw.")
        for tool in (dot, enter):
            qtbot.mouseClick(tool, Qt.MouseButton.LeftButton)
        assert screen.inputs[f"text.{lang}"].value() == wanted
        assert editor.hasFocus()


def test_the_card_is_shown_in_the_language_that_is_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen
    qtbot.keyClicks(screen.inputs["name.ja"].editor, "Yoru")
    qtbot.waitUntil(lambda: screen.face.accessibleName() == "Yoru")
    qtbot.keyClicks(screen.inputs["name.en"].editor, "Night")
    qtbot.waitUntil(lambda: screen.face.accessibleName() == "Night")


def test_numbers_that_such_a_card_does_not_print_are_marked(window: MainWindow, qtbot: QtBot) -> None:
    window.go_workshop()
    screen = page_of(window).workroom.screen

    def unused() -> set[str]:
        editors = {name: screen.inputs[name].editor for name in ("cp", "ep", "level", "strength", "defence")}
        return {name for name, one in editors.items() if isinstance(one, QLineEdit) and one.placeholderText() == "–"}

    assert unused() == {"ep", "level"}
    kind = screen.inputs["type"].editor
    assert isinstance(kind, QComboBox)
    kind.setCurrentText("BASE")
    qtbot.waitUntil(lambda: unused() == {"cp", "ep", "strength", "defence"})
