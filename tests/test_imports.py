"""The arrows between the packages point one way: the contracts of pyproject.toml, checked on the code as it is."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from importlinter import api

ROOT = Path(__file__).resolve().parent.parent


def contract_names() -> list[str]:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return [contract["name"] for contract in options["contracts"]]


def test_no_import_points_the_wrong_way() -> None:
    # In a process of its own: the linter configures logging, and every logger there is would be silent from then on.
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Contracts: {len(contract_names())} kept, 0 broken." in done.stdout


def test_the_engine_is_checked_against_what_it_must_not_know() -> None:
    read = api.read_configuration(str(ROOT / "pyproject.toml"))
    engine = next(contract for contract in read["contracts_options"] if contract["type"] == "forbidden")
    assert engine["source_modules"] == ["engine"]
    assert {"PySide6", "sqlmodel", "sqlalchemy", "PIL", "zeroconf", "trails_desktop"} <= set(
        engine["forbidden_modules"]
    )


#: Modules that nobody should write, and which contract says so.
WRONG = (
    ("engine/kernel/wrong.py", "import engine.trails", "The kernel knows no rulebook"),
    ("engine/trails/wrong.py", "from PySide6 import QtCore", "The engine is usable alone"),
    ("engine/text/grammar/noun/wrong.py", "import engine.text.grammar.verb", "Card text is read from the word up"),
    ("engine/text/reference/wrong.py", "import engine.text.rewrite", "The grammar does not know"),
    ("trails_desktop/ui/wrong.py", "import trails_desktop.table", "The program's arrows point one way"),
)


def test_an_import_that_points_the_wrong_way_is_found(tmp_path: Path) -> None:
    for package in ("engine", "trails_desktop"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module, line, _ in WRONG:
        (tmp_path / module).write_text(line + "\n", encoding="utf-8")
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    rows = [row for row in done.stdout.splitlines() if row.endswith("BROKEN")]
    assert [broken for _, _, broken in WRONG if not any(row.startswith(broken) for row in rows)] == []
    assert all(module.removesuffix(".py").replace("/", ".") in done.stdout for module, _, _ in WRONG)
