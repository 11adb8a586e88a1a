"""The bill of materials (CycloneDX): what packages are made of, told by cyclonedx-py, completed by what is no wheel."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from installer.packages import folder, windows
from installer.packages.work import NAME, BuildError, Command, Work, fresh

#: Tells whether a bill keeps the format.
_CHECK = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
text = open(sys.argv[1], encoding="utf-8").read()
sys.exit(str(JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) or "") or 0)
"""


def build(work: Work) -> Path:
    """Writes the bill into dist/. Raises BuildError."""
    shipped = fresh(work.folder / "shipped")
    work.run([work.python, "-m", "venv", "--without-pip", shipped])
    pip: Command = [
        work.python,
        "-m",
        "pip",
        "--python",
        shipped / "bin" / "python",
        "--no-input",
        "--quiet",
        "install",
    ]
    only = work.folder / "shipped.lock"
    only.write_text(without_tools((work.tree / "installer" / "run.lock").read_text(encoding="utf-8")), encoding="utf-8")
    work.run([*pip, "--require-hashes", "--only-binary=:all:", "--no-deps", "-r", only])
    made = work.dist / f"{NAME}-{work.version}.cdx.json"
    tell: Command = [
        work.python.parent / "cyclonedx-py",
        "environment",
        "--output-reproducible",
        "--of",
        "JSON",
        "--sv",
        "1.6",
    ]
    tell += ["--mc-type", "application", "--pyproject", work.tree / "pyproject.toml", "-o", made]
    work.run([*tell, shipped / "bin" / "python"])
    bill = json.loads(made.read_text(encoding="utf-8"))
    for system, path in (
        ("debian", work.app / folder.LICENCES),
        ("windows", work.folder / "windows/lib" / windows.LICENCES),
    ):
        if (path / "system.json").is_file():
            works = json.loads((path / "system.json").read_text(encoding="utf-8"))["works"]
            bill["components"] += components(system, works)
    bill["metadata"]["component"]["version"] = work.version
    made.write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    work.run([work.python, "-c", _CHECK, made])
    return made


def components(system: str, works: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Works of a document of licences as components of a bill. ``system``: whose packages they are."""
    rows: list[dict[str, Any]] = []
    for work in works:
        kind = f"deb/debian/{work['name']}" if system == "debian" else f"generic/{work['name'].lower()}"
        purl = f"pkg:{kind}@{work['version'].replace('+', '%2B').replace(':', '%3A')}"
        row = {"type": "library", "bom-ref": purl, "name": work["name"], "version": work["version"], "purl": purl}
        rows.append(row if not work["licence"] else {**row, "licenses": [{"license": {"name": work["licence"]}}]})
    return rows


def without_tools(lock: str) -> str:
    """A lock without what only the extras of the project asked for: entries say for whom they are there."""
    entries: list[list[str]] = []
    for line in lock.splitlines():
        if line and line[0].isalnum():
            entries.append([])
        if entries:
            entries[-1].append(line)
    askers = {entry[0].partition("==")[0]: _askers(entry) for entry in entries}
    if not all(askers.values()):
        raise BuildError("installer/run.lock does not say for whom its packages are there.")
    kept = {name for name, by in askers.items() if "trails-desktop (pyproject.toml)" in by}
    tools = {name for name, by in askers.items() if by == {"trails-desktop:build (pyproject.toml)"}}
    kept -= tools
    while more := {name for name, by in askers.items() if by & kept} - kept:
        kept |= more
    return "\n".join("\n".join(entry) for entry in entries if entry[0].partition("==")[0] in kept) + "\n"


def _askers(entry: list[str]) -> set[str]:
    """Who asked for a package: what stands behind ``via``, on its line or under it."""
    told = [line.strip().removeprefix("#").strip() for line in entry if line.strip().startswith("#")]
    return {line.removeprefix("via").strip() for line in told} - {""}
