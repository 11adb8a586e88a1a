"""What a deck won and lost, from the recorded matches: by version and by opponent."""

from __future__ import annotations

from dataclasses import replace

from engine.trails.cards.decks import Deck, read_deck, resolve
from engine.trails.cards.pool import load_pool
from engine.trails.records.record import CONCEDE, Given, Record, make_header, write_record
from trails_desktop.library.library import Library
from trails_desktop.library.matches import ENDLESS
from trails_desktop.library.results import Tally, results_of, tally
from trails_desktop.resources import resource_dir

READY = sorted(resource_dir("decks").glob("*.deck"))
POOL = load_pool(resource_dir("assets") / "cards")


def ready(at: int) -> Deck:
    return read_deck(READY[at].read_text("utf-8"), READY[at].name)


def recorded(library: Library, number: int, decks: tuple[Deck, Deck], gives_up: int | None, other: str) -> None:
    """A match that one seat gives up at once, or that was left."""
    library.paths.records.mkdir(parents=True, exist_ok=True)
    cards = (resolve(decks[0], POOL), resolve(decks[1], POOL))
    header = make_header(POOL, cards, number, ("Ann", other), ("human", "greedy"))
    answers = () if gives_up is None else (Given(gives_up, CONCEDE),)
    file = library.paths.records / f"match-{number:04d}.match"
    file.write_text(write_record(Record(header, answers)), encoding="utf-8")


def test_matches_are_counted_by_version_and_opponent(library: Library) -> None:
    mine, theirs, third = ready(0), ready(1), ready(2)
    changed = replace(mine, lines=(*mine.lines[1:], replace(mine.lines[0], count=mine.lines[0].count - 1)))
    ident, first = library.decks.save(mine)
    library.decks.save(theirs)
    _, second = library.decks.save(changed, ident)
    recorded(library, 1, (mine, theirs), 1, "Ben")
    recorded(library, 2, (mine, theirs), 0, "Ben")
    recorded(library, 3, (changed, third), 1, "Cleo")
    recorded(library, 4, (theirs, changed), 1, "Ann")
    recorded(library, 5, (theirs, third), 0, "Ben")
    recorded(library, 6, (mine, theirs), None, "Ben")
    assert library.matches.refresh() == []
    assert results_of(ident, library.decks, library.matches, library.pool()) == ()
    assert library.matches.find_winners(library.pool()) == 6
    assert library.matches.find_winners(library.pool()) == 0
    found = {one.file[6:10]: one for one in results_of(ident, library.decks, library.matches, library.pool())}
    assert {name: (one.version, one.outcome) for name, one in found.items()} == {
        "0001": (first, "won"), "0002": (first, "lost"), "0003": (second, "won"), "0004": (second, "lost"),
    }  # fmt: skip
    assert (found["0001"].opponent, found["0001"].against) == ("Ben", theirs.name)
    assert (found["0003"].opponent, found["0003"].against) == ("Cleo", "")
    assert tally(found.values()) == Tally(2, 2, 0)
    assert {one.winner for one in library.matches.entries()} == {0, 1, ENDLESS}


def test_it_can_be_stopped_and_goes_on(library: Library) -> None:
    for number in (1, 2, 3):
        recorded(library, number, (ready(0), ready(1)), 1, "Ben")
    library.matches.refresh()
    looked: list[int] = []
    pool = library.pool()
    assert library.matches.find_winners(pool, lambda done, of, what: looked.append(done), lambda: len(looked) > 1) == 2
    assert library.matches.find_winners(pool) == 1
