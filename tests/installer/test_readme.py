"""What the README tells people to type exists and is what the machines run, too."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from trails_desktop.app import cli

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCRIPTS = ["installer/run.sh", "installer/system.sh", "installer/test.sh"]


def shell_commands() -> list[str]:
    """The lines of the README's shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def test_two_commands_of_one_line_run_and_test() -> None:
    assert shell_commands() == ["sh installer/run.sh", "sh installer/test.sh"]


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_are_plain_shell(script: str) -> None:
    done = subprocess.run(["sh", "-n", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert b"\r" not in (ROOT / script).read_bytes()


def test_the_machine_that_checks_runs_the_test_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    code = [line for line in lines if line and not line.startswith("#")]
    assert code == ['cd "$(dirname "${BASH_SOURCE[0]}")/.." && exec sh installer/test.sh']
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_readme_names_every_system_package_group_and_both_bootstrap_commands() -> None:
    for words in (r"py installer\bootstrap.py run", r"py installer\bootstrap.py test", "`python3`", "`python3-venv`"):
        assert words in README


@pytest.mark.parametrize("document", ["README.md", "installer/README.md"])
def test_every_file_that_a_document_links_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not ((ROOT / document).parent / link).is_file()] == []


def test_every_command_of_the_readme_is_one_that_the_program_has(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"^\| `trails ([a-z]+)", README, re.MULTILINE))
    assert {"demo", "selfplay"} <= named
    for command in named:
        with pytest.raises(SystemExit) as stop:
            cli.main([command, "--help"])
        assert stop.value.code == 0
        assert f"trails {command}" in capsys.readouterr().out
