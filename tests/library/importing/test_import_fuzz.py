"""Mutated files: never a crash, never a change of the library on rejection, never a file outside its folders."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.library.common import content, sound, unit
from tests.library.fuzzing import many
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.paths import Paths

ENDINGS = ("jsonl", "json", "yaml", "csv")
#: Values that a field can be given: of every type, of every size, and with every trick.
PLAIN = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 120), st.integers(), st.floats(), st.text(max_size=30),
    st.sampled_from(["../x.png", "..\\x.png", "/etc/x", "C:x", "con.png", "x\0y", "=1+1", "@a", "-1", "'=1", "\ud800",
                     "\u202e", "x" * 5000, "{action}", "UNIT", "BASE/EVENT", "ja", "en", "*a", "&a", "!!x", "|",
                     "null"]),
)  # fmt: skip
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
FIELDS = st.sampled_from(
    ["number", "lang", "name", "subname", "type", "cp", "ep", "level", "str", "orgs", "text", "arts", "rarity", "image",
     "corrected", "effects", "art", "extra", "=x", ""]
)  # fmt: skip
RECORDS = st.lists(st.dictionaries(FIELDS, VALUES, max_size=4).map(lambda fields: {**unit(), **fields}), max_size=3)
#: Places and bytes: what happens to a good file on its way.
DAMAGE = st.lists(
    st.tuples(st.integers(0, 10**6), st.sampled_from(["cut", "put", "drop", "twice"]), st.binary(max_size=6)),
    max_size=4,
)


@pytest.fixture(scope="module")
def shared(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library that every example must leave as it is."""
    folder = tmp_path_factory.mktemp("fuzz") / "data"
    shutil.copytree(made, folder)
    return open_library(Paths(folder))


@pytest.fixture(scope="module")
def exports(shared: Library, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Good files of every kind, small ones."""
    folder = tmp_path_factory.mktemp("exports")
    numbers = list(shared.pool())[:2]
    for ending in ENDINGS:
        shared.export(folder / f"good.{ending}", numbers)
    return {ending: (folder / f"good.{ending}").read_bytes() for ending in ENDINGS}


def tried(library: Library, file: Path) -> bool:
    """Import a file in every step up to the last; True if it is fine. Raises for anything but a sentence."""
    try:
        plan = library.plan_import(file)
    except LibraryError as error:
        assert error.said.text.endswith(".")
        assert "\n" not in str(error)
        return False
    assert all(one.reason and "\n" not in one.reason for one in plan.rejected)
    assert all(one.row > 0 for one in plan.rejected)
    if plan.ok:
        return True
    with pytest.raises(LibraryError):
        library.carry_out(plan)
    return False


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.name.endswith(("-wal", "-shm"))}


def mutated(raw: bytes, damage: list[tuple[int, str, bytes]]) -> bytes:
    for at, how, new in damage:
        at %= len(raw) + 1
        if how == "cut":
            raw = raw[:at]
        elif how == "put":
            raw = raw[:at] + new + raw[at:]
        elif how == "drop":
            raw = raw[:at] + raw[at + len(new) :]
        else:
            raw = raw[:at] + raw[max(0, at - 20) : at] + raw[at:]
    return raw


@many(60)
@given(records=RECORDS, ending=st.sampled_from(("jsonl", "json")))
@example(records=[{**unit(), "effects": [[[]]]}], ending="json")
@example(records=[{**unit(), "image": "../../x.png"}], ending="jsonl")
def test_records_of_any_shape(shared: Library, tmp_path: Path, records: list[dict[str, Any]], ending: str) -> None:
    file = tmp_path / f"cards.{ending}"
    lines = [json.dumps(record) for record in records]
    file.write_text("\n".join(lines) if ending == "jsonl" else f"[{','.join(lines)}]", encoding="utf-8")
    before, there = content(shared), files_in(tmp_path)
    if tried(shared, file) and records:
        done = shared.carry_out(shared.plan_import(file))
        pool = shared.pool()
        for number in ("X-001",):
            if number in pool:
                pool.meaning(number)
        assert not shared.left_out
        if done.ident:
            shared.undo_import(done.ident)
    else:
        assert content(shared) == before
    assert files_in(tmp_path) == there


@many(160)
@given(damage=DAMAGE, ending=st.sampled_from(ENDINGS))
def test_bytes_that_were_changed_on_the_way(
    shared: Library, exports: dict[str, bytes], tmp_path: Path, damage: list[tuple[int, str, bytes]], ending: str
) -> None:
    file = tmp_path / f"cards.{ending}"
    file.write_bytes(mutated(exports[ending], damage))
    before = shared.revision
    tried(shared, file)
    assert shared.revision == before


@many(80)
@given(
    text=st.text(max_size=200), ending=st.sampled_from(ENDINGS), wide=st.sampled_from(("utf-8", "utf-16", "utf-8-sig"))
)
def test_files_of_any_text(shared: Library, tmp_path: Path, text: str, ending: str, wide: str) -> None:
    file = tmp_path / f"cards.{ending}"
    file.write_bytes(text.encode(wide, "surrogatepass"))
    before = shared.revision
    tried(shared, file)
    assert shared.revision == before


def test_the_library_is_sound_after_all_that(shared: Library) -> None:
    sound(shared.path)
    assert len(shared.pool()) > 80
