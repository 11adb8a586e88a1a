"""What is compiled when that is asked for, and what is not; how it is taken, and when it is not."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.events import Event
from engine.kernel.objects import Obj, Snapshot
from engine.kernel.triggers import Pending
from engine.trails.cards.carddef import Traits
from installer import bootstrap, compile
from tests.cases import every
from tests.installer.test_bootstrap import Machine, ensure, machine  # noqa: F401

ROOT = Path(__file__).resolve().parents[2]


def test_what_is_compiled_is_there_and_what_a_game_runs_through_is_among_it() -> None:
    found = compile.modules()
    assert all((ROOT / path).is_file() for path in found)
    assert {f"engine/trails/{room}" for room in ("layers", "play", "query", "events", "state", "verbs", "turn")} <= {
        path.rsplit("/", 1)[0] for path in found
    }
    assert {"engine/kernel/game.py", "engine/trails/rules.py", "engine/trails/cards/carddef.py"} <= set(found)


@every(compile.LEFT_OUT)
def test_what_is_left_out_is_there(path: str) -> None:
    assert (ROOT / "engine" / path).exists(), f"{path} has moved: tell installer/compile.py"
    assert not any(one.startswith(f"engine/{path}") for one in compile.modules())


@every(compile.modules)
def test_nothing_is_written_that_the_compiler_does_not_know(path: str) -> None:
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            rows = [row for row in node.comparators if isinstance(row, ast.Tuple | ast.Set | ast.List)]
            starred = [part.lineno for row in rows for part in row.elts if isinstance(part, ast.Starred)]
            assert not starred, f"{path}:{starred[0]}: a starred tuple behind 'in'"
        assert not (isinstance(node, ast.FunctionDef) and node.name == "__init_subclass__"), f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", [path for path in compile.modules() if "/tree/" in path or "/views/records" in path])
def test_classes_of_values_are_spelt_out_for_the_compiler(path: str) -> None:
    """It makes a class of its own of a dataclass, and knows one by the name of the decorator alone."""
    source = (ROOT / path).read_text(encoding="utf-8")
    kinds = [node for node in ast.walk(ast.parse(compile.spelt_out(source))) if isinstance(node, ast.ClassDef)]
    told = {node.name: [ast.unparse(one) for one in node.decorator_list] for node in kinds}
    spelt = ["_mypyc_attr(serializable=True)", "_dataclass(unsafe_hash=True)"]
    assert sum(decorators == spelt for decorators in told.values()) == source.count("@frozen\n")
    assert not any("frozen" in decorators for decorators in told.values())


@pytest.fixture
def checkout(machine: Machine) -> Machine:  # noqa: F811
    """A checkout that is set up, with an engine and what compiles it."""
    (machine.checkout.root / "installer" / "compile.py").write_text("")
    (machine.checkout.root / "installer" / "compiled.lock").write_text("c==1 \\\n    --hash=sha256:00\n")
    (machine.checkout.root / "engine").mkdir()
    (machine.checkout.root / "engine" / "game.py").write_text("moves = 1\n")
    ensure(machine)
    return machine


def built(checkout: Machine) -> None:
    folder = checkout.checkout.compiled
    (folder / "lib").mkdir(parents=True)
    noted = {"made of": bootstrap.engine_digest(checkout.checkout.root)}
    (folder / "built.json").write_text(json.dumps(noted), encoding="utf-8")


def taken(checkout: Machine) -> str:
    env: dict[str, str] = {}
    assert bootstrap.with_compiled(checkout.checkout, env, {}) is bool(env)
    return env.get("PYTHONPATH", "")


def test_without_the_word_the_engine_runs_as_it_is(checkout: Machine) -> None:
    built(checkout)
    assert bootstrap.run(checkout.checkout, ["selfplay"], {}) == 0
    assert checkout.did() == ["-m trails_desktop selfplay"]


def test_what_is_built_is_taken_and_the_word_is_not_for_the_program(
    checkout: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    built(checkout)
    capsys.readouterr()
    assert bootstrap.run(checkout.checkout, ["--compiled", "selfplay"], {}) == 0
    assert checkout.did() == ["-m trails_desktop selfplay"]
    assert taken(checkout) == str(checkout.checkout.root / ".venv-compiled" / "lib")
    assert capsys.readouterr().err == ""


def test_it_is_built_when_there_is_none_with_tools_of_its_own(checkout: Machine) -> None:
    assert taken(checkout)
    environment, packages, compiling = checkout.calls
    tools = checkout.checkout.root / ".venv-compiled" / "tools"
    assert environment[-1] == str(tools)
    assert packages[-1].endswith("compiled.lock") and "--require-hashes" in packages
    assert compiling[1:3] == [str(checkout.checkout.root / "installer" / "compile.py"), str(tools.parent)]


def test_other_sources_than_it_was_made_of_are_noticed(checkout: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    built(checkout)
    (checkout.checkout.root / "engine" / "game.py").write_text("moves = 2\n")
    capsys.readouterr()
    assert taken(checkout) == "" and checkout.did() == []
    (said,) = capsys.readouterr().err.splitlines()
    assert "compiled from other sources" in said


@pytest.mark.parametrize("note", ["", "{", "[]", '{"made": 1}'])
def test_what_is_not_whole_is_built_anew(checkout: Machine, note: str) -> None:
    assert taken(checkout)
    checkout.did()
    (checkout.checkout.compiled / "built.json").write_text(note)
    assert taken(checkout) and len(checkout.did()) == 1


def test_where_it_cannot_be_compiled_the_engine_runs_as_it_is(
    checkout: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.fail[str(checkout.checkout.root / "installer" / "compile.py")] = "error: command 'cc' failed"
    capsys.readouterr()
    assert taken(checkout) == ""
    assert "C compiler" in capsys.readouterr().err.splitlines()[-1]


def test_a_folder_of_somebody_else_is_left_alone(checkout: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.checkout.compiled.mkdir()
    (checkout.checkout.compiled / "thesis.txt").write_text("mine")
    assert taken(checkout) == "" and checkout.did() == []
    assert "was not made by this script" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("kind", [Event, Obj, Pending, Snapshot, Traits])
def test_what_is_written_of_a_state_is_the_same_without_slots(kind: Any) -> None:
    assert kind.__slots__ == kind.SLOTS
