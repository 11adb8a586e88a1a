"""Sound: the files are what the synthesizer makes, events have the right ones, and silence is no error."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.views.records import EventView, View
from tests.desktop.fakes import mock_view
from tests.desktop.screen_fakes import PlayedFake, make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.match.api import MatchChange
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import MatchPlan
from trails_desktop.resources import resource_dir
from trails_desktop.sound import synth
from trails_desktop.sound.cues import MOST, cues
from trails_desktop.sound.director import SoundDirector
from trails_desktop.sound.player import MiniaudioDevice, Mixer, Sounds
from trails_desktop.ui.orgs import ORG_KEYS
from trails_desktop.ui.settings import SOUND, VOLUME, Settings

FOLDER = resource_dir("assets") / "sounds"


class Tape:
    """A device that only notes what it is given."""

    def __init__(self) -> None:
        self.opened = self.closed = 0

    def __call__(self) -> Tape:
        self.opened += 1
        return self

    def start(self, source: Generator[bytes, int, None]) -> None:
        next(source)

    def close(self) -> None:
        self.closed += 1


def test_the_files_are_what_the_synthesizer_makes() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(synth.names())
    for name in ("draw", "stun", "deploy-vigil", "refuse"):
        shipped, made = synth.read(FOLDER / f"{name}.wav"), synth.make(name)
        assert len(shipped) == len(made)
        # another processor's sine may differ in the last place
        assert max(abs(a - b) for a, b in zip(shipped, made, strict=True)) <= 2


def test_every_sound_is_short_low_and_ends_in_silence() -> None:
    for file in FOLDER.iterdir():
        samples = synth.read(file)
        assert 0.02 < len(samples) / synth.RATE < 1.5, file.name
        assert max(abs(value) for value in samples) == synth.PEAK
        assert abs(samples[-1]) < 40
        assert file.stat().st_size < 64_000


def test_every_organization_has_a_note() -> None:
    assert {f"deploy-{key}" for key in ORG_KEYS if key != "none"} <= set(synth.names())


def change(*events: EventView, jumped: bool = False) -> MatchChange:
    return MatchChange(events, (), jumped)


def test_an_event_has_one_sound_and_a_crowd_of_them_few() -> None:
    view = mock_view()
    draws = [EventView("move", to="hand") for _ in range(7)]
    assert cues(change(*draws), view) == ("draw",)
    assert cues(change(EventView("stun"), EventView("cure"), EventView("bond"), EventView("attack")), view) == (
        "stun", "cure", "bond",
    )  # fmt: skip
    assert MOST == 3
    assert cues(change(*draws, jumped=True), view) == ()


def test_who_enters_the_field_is_heard() -> None:
    view = mock_view()
    on_field = [card for side in view.players for card in side.field if "BASE" not in card.types]
    couriers = next(card for card in on_field if "Longline Couriers" in card.orgs)
    assert cues(change(EventView("move", new=couriers.id, to="field")), view) == ("deploy-couriers",)
    assert cues(change(EventView("move", new=0, to="field")), view) == ("deploy",)


@pytest.mark.parametrize(("seat", "shared", "sound"), [(0, False, "win"), (1, False, "loss"), (1, True, "win")])
def test_the_end_is_won_or_lost(seat: int, shared: bool, sound: str) -> None:
    over: View = replace(mock_view(), winner=0, seat=seat)
    assert cues(change(EventView("end")), over, shared) == (sound,)


def test_the_mixer_adds_up_and_never_overflows() -> None:
    mixer = Mixer()
    mixer.add(array("h", [20_000] * 4), 1.0)
    mixer.add(array("h", [20_000] * 2), 1.0, after=2)
    mixer.add(array("h", [1_000]), 0.5, after=5)
    got = array("h")
    got.frombytes(mixer.take(3) + mixer.take(3))
    assert list(got) == [20_000, 20_000, 32_767, 32_767, 0, 500]
    assert not mixer.busy


def test_a_sound_opens_the_device_and_silence_gives_it_back() -> None:
    tape = Tape()
    sounds = Sounds(FOLDER, tape)
    sounds.play(("draw",))
    assert tape.opened == 0  # the volume is 0
    sounds.volume = 50
    sounds.play(("draw", "stun"))
    sounds.play(("draw",))
    assert (tape.opened, sounds.mixer.busy) == (1, True)
    sounds.rest()
    assert tape.closed == 0
    sounds.mixer.take(synth.RATE * 2)
    sounds.rest()
    assert tape.closed == 1


def test_no_device_and_no_file_are_no_error() -> None:
    asked = []

    def none() -> MiniaudioDevice:
        asked.append(1)
        raise OSError("there is none")

    sounds = Sounds(FOLDER, none)
    sounds.volume = 100
    sounds.play(("draw",))
    sounds.play(("draw",))
    assert (len(asked), sounds.mixer.busy) == (1, False)
    silent = Sounds(Path("nowhere"), Tape())
    silent.volume = 100
    silent.play(("draw",))
    assert not silent.mixer.busy


def test_a_foreign_file_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "draw.wav").write_bytes(b"RIFF but nothing more")
    with pytest.raises(ValueError, match=r"^The sound draw\.wav cannot be read: .+\.$"):
        synth.read(tmp_path / "draw.wav")


def test_a_real_device_asks_for_the_samples(qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, lambda: MiniaudioDevice(null=True))
    sounds.volume = 50
    sounds.play(("step",))
    qtbot.waitUntil(lambda: not sounds.mixer.busy)
    sounds.close()


def test_the_director_follows_match_and_settings(qtbot: QtBot, tmp_path: Path) -> None:
    tape, settings = Tape(), Settings(tmp_path)
    settings.put(VOLUME, 75)
    sounds = Sounds(FOLDER, tape)
    director = SoundDirector(sounds, settings)
    assert sounds.volume == 75
    match = PlayedFake(MatchSetup(("A", "B"), (Path(), Path()), ("human", "human"), 1), mock_view())
    director.watch(match, shared=True)
    match.changed.emit(change(EventView("stun")))
    assert sounds.mixer.busy
    director.toggle()
    assert (settings.get(SOUND), sounds.volume, sounds.mixer.busy, tape.closed) == (False, 0, False, 1)
    match.changed.emit(change(EventView("stun")))
    assert not sounds.mixer.busy
    director.toggle()
    director.leave()
    match.changed.emit(change(EventView("stun")))
    assert not sounds.mixer.busy
    director.refuse()
    assert sounds.mixer.busy
    director.close()


def test_the_button_at_the_table_switches_sound(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_desk(tmp_path, make_pool()))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    setup = MatchSetup(("A", "B"), (Path(), Path()), ("human", "greedy"), 1)
    window.begin(setup, MatchPlan(setup, lambda: PlayedFake(setup, mock_view())).make)
    assert window.table is not None
    button = window.table.side.sound_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.settings.get(SOUND)
    assert button.accessibleName() == "Sound is off"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.settings.get(SOUND)
