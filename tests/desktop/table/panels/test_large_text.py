"""Large text at the table: the panel grows, its tabs stay whole words, and the card's text stays in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.scenario.lesson import LANGUAGES
from tests.desktop.fakes import FakeMatch, mock_view
from trails_desktop.resources import resource_dir
from trails_desktop.table.cards.reading_face import reading_height
from trails_desktop.table.geometry.layout import frame, panel_share
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.language import Languages


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    languages = Languages(resource_dir("assets") / "translations")
    yield languages.choose(request.param)
    languages.choose("en")


@pytest.mark.parametrize(("text_scale", "share"), [(1.0, 0.225), (1.25, 0.34), (1.5, 0.40), (1.75, 0.425), (2.0, 0.45)])
def test_the_panel_grows_with_the_text(text_scale: float, share: float) -> None:
    assert panel_share(text_scale) == pytest.approx(share)
    assert frame(1280, 800, text_scale).side.w == round(share * 1280)
    wide = frame(3840, 2160, text_scale)
    assert wide.side.w <= 0.45 * 3840 and wide.side_text >= text_scale


@pytest.mark.parametrize("text_scale", [1.5, 1.75, 2.0])
def test_tabs_stay_words_and_the_text_in_sight(
    tables: Callable[..., TableWidget], text_scale: float, lang: str
) -> None:
    table = tables(FakeMatch(mock_view()), text_scale=text_scale, lang=lang)
    table.reader.read(table.pilot.view, 2)
    table.side.refresh()
    inspector = table.side.inspector
    for at in range(5):
        tab = inspector.tab_button(at)
        assert tab.isHidden() or tab.width() >= tab.sizeHint().width(), tab.text()
    face, scale = inspector.state.face, table.scene.frame.side_text
    assert face is not None and scale >= text_scale * 0.9
    # what is above the text (picture, name, organization) leaves most of the card's place to it
    above = 110 * scale
    assert inspector.height() > above + 120 * scale
    picture = 0.56 * (inspector.width() - 28 * scale)
    high = reading_height(face, inspector.state.values, inspector.width() - 28 * scale, scale)
    assert high < inspector.height() + picture, "the picture gave way"
