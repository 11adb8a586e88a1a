"""A deck lab: what a unit gives, however it is carried out; what is kept; what is told of it."""

from __future__ import annotations

import json
import os
import random
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from engine.lab import carrying
from engine.lab.carrying import Broken, by_executor, by_processes, here
from engine.lab.contest import Contest, Deck, Match, Work, played
from engine.lab.report import Share, report
from tests.trails.cards import cards, decks
from trails_desktop.app import cli
from trails_desktop.app.commands.lab.kept import Kept, KeptError
from trails_desktop.journal import Journal

NAMES = ("Full Steam", "First Light", "Sea Wind")


def contest(games: int = 12, changed: bool = False) -> Contest:
    made = [Deck(name, deck, "random", name) for name, deck in zip(NAMES, decks(), strict=False)]
    if changed:
        other = (*made[0].cards[3:], *made[1].cards[:3])
        made.append(replace(made[0], name="Changed", cards=other))
    return Contest(tuple(made), cards(), games, 7, changed=(3, 0) if changed else None)


def match(winner: int, *used: tuple[str, ...]) -> Match:
    return Match(winner, 8, 100, f"{winner}{used}", "", (used + ((), ()))[:2])  # type: ignore[arg-type]


def test_units_are_all_games_of_all_pairs_and_a_worker_needs_no_more_than_its_decks() -> None:
    lab = contest(12)
    assert [(unit.pair.one, unit.pair.two, unit.first, unit.last) for unit in lab.units] == [
        (one, two, *span) for one, two in ((0, 1), (0, 2), (1, 2)) for span in ((0, 10), (10, 12))
    ]
    work = lab.work(lab.units[1])
    assert set(work.plan.cards) == {*decks()[0], *decks()[1]}


def test_what_comes_of_it_is_the_same_in_any_order_and_by_any_carrier() -> None:
    lab = contest(2)
    alone = dict(here(lab, lab.units))
    with ThreadPoolExecutor(2) as pool:
        other = dict(by_executor(lab, reversed(lab.units), pool, 2))
    found, again = (report(lab, {unit.number: got for unit, got in each.items()}) for each in (alone, other))
    assert found == again and found.games == 6 and not found.errors
    used = {number for got in alone.values() for one in got for side in one.used for number in side}
    assert used and used <= {number for deck in decks() for number in deck}


def test_a_contest_is_another_one_by_anything_that_decides_its_games() -> None:
    usual = contest()
    others = [contest(13), contest(changed=True), Contest(usual.decks, usual.cards, 12, 8)]
    others.append(Contest((replace(usual.decks[0], level="greedy"), *usual.decks[1:]), usual.cards, 12, 7))
    others.append(Contest(usual.decks[::-1], usual.cards, 12, 7))
    assert len({one.digest for one in (usual, *others)}) == 6 and contest().digest == usual.digest
    with pytest.raises(ValueError, match="same name"):
        Contest((usual.decks[0], usual.decks[0]), usual.cards, 1)


def test_a_changed_deck_meets_the_others_in_the_same_seats_by_the_same_chance() -> None:
    lab = contest(1, changed=True)
    pairs = [(pair.one, pair.two) for pair in lab.pairs]
    assert pairs == [(0, 1), (0, 2), (1, 2), (3, 1), (3, 2)]
    plans = {pair: lab.plan(at) for pair, at in zip(pairs, lab.pairs, strict=True)}
    assert plans[0, 1].seed == plans[3, 1].seed != plans[0, 2].seed == plans[3, 2].seed
    same = Contest((*lab.decks[:3], replace(lab.decks[0], name="Copy")), lab.cards, 2, 7, changed=(3, 0))
    found = report(same, {unit.number: played(same.work(unit)) for unit in same.units})
    assert found.change is not None and (found.change.games, found.change.better) == (4, 0.0)


def test_standings_cards_and_intervals_count_what_was_won() -> None:
    lab = contest(4)
    results = {
        0: [match(0, ("x",), ("y",)), match(0, ("x",)), match(1, (), ("y",)), match(-1)],
        1: [match(0, ("x",)), match(1), match(-2), match(1)],
    }
    found = report(lab, results)
    assert [(lab.decks[one.deck].name, one.share) for one in found.standings] == [
        (NAMES[2], Share(2, 3)),
        (NAMES[0], Share(3, 6)),
        (NAMES[1], Share(1, 3)),
    ]
    assert found.met[0][1] == Share(2, 3) and found.met[1][0] == Share(1, 3) and found.met[1][2] == Share(0, 0)
    assert found.met[0][0] is None and (found.games, found.draws, len(found.errors)) == (8, 1, 1)
    assert "game 2" in found.errors[0]
    low, high = Share(50, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # as tables of Wilson's interval have it
    assert Share(0, 0).interval == (0.0, 1.0) and Share(5, 5).interval[1] == 1.0


def test_a_card_is_told_by_what_goes_with_it() -> None:
    lab = contest(4)
    good, idle = lab.decks[0].cards[0], lab.decks[0].cards[-1]
    found = report(lab, {0: [match(0, (good,)), match(0, (good,)), match(1), match(1, (good,))]})
    own = next(one for one in found.standings if one.deck == 0)
    assert [(use.number, use.share, round(use.more, 3)) for use in own.cards] == [(good, Share(2, 3), 0.667)]
    assert idle in own.unused and good not in own.unused


class Mortal(ThreadPoolExecutor):
    """Workers of which one dies at the second unit, once."""

    deaths = 1

    def submit(self, call, /, *given, **named):  # type: ignore[no-untyped-def]
        if Mortal.deaths and given[0].first == 10:
            Mortal.deaths -= 1
            broken: Future[list[Match]] = Future()
            broken.set_exception(carrying.BrokenExecutor("a process was killed"))
            return broken
        return super().submit(call, *given, **named)


def _no_games(work: Work) -> list[Match]:
    return [match(number % 2) for number in range(work.first, work.last)]


def test_a_worker_that_dies_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = contest(12)
    monkeypatch.setattr(carrying, "played", _no_games)
    monkeypatch.setattr(carrying, "beside", Mortal)
    Mortal.deaths = 1
    got = [unit.number for unit, _ in by_processes(lab, lab.units, 2)]
    assert sorted(got) == list(range(6)) and Mortal.deaths == 0
    Mortal.deaths = 99
    with pytest.raises(Broken, match="died 5 times"):
        list(by_processes(lab, lab.units, 2))


def test_stopping_hands_out_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = contest(120)
    monkeypatch.setattr(carrying, "played", _no_games)
    with ThreadPoolExecutor(1) as pool:
        results = by_executor(lab, lab.units, pool, 1)
        next(results)
        results.close()
        assert pool._work_queue.qsize() <= 3


# --- what is kept -----------------------------------------------------------------------------------------------------
def test_what_was_played_is_gone_on_with_after_any_cut(tmp_path: Path) -> None:
    lab, path = contest(12), tmp_path / "lab.txt"
    kept = Kept(path, lab)
    for unit in lab.units[:4]:
        kept.add(unit, _no_games(lab.work(unit)))
    kept.close()
    whole = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for cut in random.Random(3).sample(range(ends[0], len(whole)), 25):
        path.write_bytes(whole[:cut])
        again = Kept(path, lab)
        assert len(again.results) == sum(end <= cut for end in ends[1:])
        again.add(lab.units[4], [match(0)])
        again.close()
        last = Kept(path, lab)
        assert last.results[4] == [match(0)] and len(last.results) == len(again.results)
        last.close()


def test_a_damaged_line_and_what_follows_it_is_played_again(tmp_path: Path) -> None:
    lab, path = contest(12), tmp_path / "lab.txt"
    kept = Kept(path, lab)
    for unit in lab.units:
        kept.add(unit, _no_games(lab.work(unit)))
    kept.close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b"100", b"101", 1)
    path.write_bytes(b"".join(lines))
    assert sorted(Kept(path, lab).results) == [0, 1]


@pytest.mark.parametrize("content", [b"\x00\xff\n", b"[]\n", b"{}\n", b'{"lab"', b"1\n2\n", b"[" * 9000 + b"\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lab.txt"
    path.write_bytes(content)
    with pytest.raises(KeptError, match="not written by a deck lab"):
        Kept(path, contest())
    assert path.read_bytes() == content


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "lab.txt"
    Kept(path, contest(2)).close()
    with pytest.raises(KeptError, match="other decks, cards, levels, games or rules"):
        Kept(path, contest(3))


def test_a_full_disk_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path / "lab.txt", contest())

    def full(_journal: Journal) -> bool:
        return False

    monkeypatch.setattr(Journal, "sync", full)
    with pytest.raises(KeptError, match="cannot be written"):
        kept.add(contest().units[0], [match(0)])


# --- the command ------------------------------------------------------------------------------------------------------
def trails(capsys: pytest.CaptureFixture[str], *given: str) -> tuple[int, str, str]:
    try:
        status = cli.main(["lab", *given])
    except SystemExit as end:
        status = int(end.code or 0)
    return status, *capsys.readouterr()


def test_a_lab_on_the_command_line_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--level", "random", "--games", "1", "--decks", "full-steam", "first-light", "--json"]
    kept = str(tmp_path / "lab.txt")
    status, out, err = trails(capsys, *given, "--keep", kept, "--data", str(tmp_path / "data"))
    assert status == 0 and "1 of 1 units" in err
    said = json.loads(out)
    assert [one["deck"] for one in said["met"]] == ["Full Steam", "First Light"] or len(said["met"]) == 2
    assert sum(one["won"] for one in said["decks"]) == 1 and said["games"] == 1
    before = os.stat(kept).st_mtime_ns
    assert trails(capsys, *given, "--keep", kept, "--data", str(tmp_path / "data"))[1] == out
    assert os.stat(kept).st_mtime_ns == before  # nothing was played again
    status, table, _ = trails(capsys, *given[:-1], "--keep", kept, "--data", str(tmp_path / "data"))
    assert "95 %" in table and said["digest"] in table


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--level", "genius"], "--level: Trails has"),
        (["--decks", "full-steam"], "two decks at least"),
        (["--decks", "full-steam", "full-steam"], "named twice"),
        (["--decks", "full-steam", "no-such"], "no file and no deck 'no-such'"),
        (["--change", "full-steam", "nobody"], "'nobody' is not among the decks"),
        (["--change", "full-steam", "Full Steam"], "are one deck"),
        (["--scheduler", "tcp://127.0.0.1:1", "--level", "random"], "--scheduler"),
        (["--keep", "/"], "/: "),
    ],
)
def test_bad_input_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str], why: str
) -> None:
    status, out, err = trails(capsys, *given, "--data", str(tmp_path))
    assert (status, out) == (2, "") and why in err and len(err.strip().splitlines()) == 1


def test_a_disk_that_fills_up_is_a_sentence_and_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_journal: Journal, _content: bytes) -> bool:
        return False

    given = ["--level", "random", "--games", "1", "--decks", "full-steam", "first-light", "--data", str(tmp_path)]
    given += ["--keep", str(tmp_path / "lab.txt")]
    monkeypatch.setattr(Journal, "add", full)
    status, out, err = trails(capsys, *given)
    assert (status, out) == (2, "") and "cannot be written" in err and len(err.strip().splitlines()) == 1
    monkeypatch.undo()
    assert trails(capsys, *given)[0] == 0


def test_another_game_has_its_lab(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "seawall", "--level", "random", "--games", "1", "--json", "--data", str(tmp_path)]
    status, out, _ = trails(capsys, *given)
    said = json.loads(out)
    assert status == 0 and said["game"] == "seawall" and all(one["cards"] for one in said["decks"])
