"""What the sources may not contain: writes outside atoms, and words of one game in the kernel."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from tests.syntax import syntax

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "engine" / "kernel"
TRAILS = ROOT / "engine" / "trails"
SEAWALL = ROOT / "engine" / "seawall"
EIGHTFOLD = ROOT / "engine" / "eightfold"
SHARED = ROOT / "engine" / "effects"

#: Containers that only atoms write to.
STATE = {"objs", "zones"}
#: Methods that change a dict or list in place.
CHANGING = {"pop", "popitem", "clear", "update", "setdefault", "append", "extend", "insert", "remove", "sort"}
#: Files that hold atoms or lay out the table before the game.
WRITERS = {
    KERNEL / "atoms.py",
    KERNEL / "objects.py",
    TRAILS / "events" / "moves.py",
    TRAILS / "setup.py",
    SHARED / "players" / "known.py",  # a copy from which what a seat may not know is taken
}
#: The game makes its own empty containers.
MAKERS = {KERNEL / "game.py"}


def state(node: ast.expr) -> bool:
    """Whether an expression is something's objs or zones."""
    return isinstance(node, ast.Attribute) and node.attr in STATE


def writes(source: str) -> list[int]:
    """Lines that change objs or zones of something."""
    found = []
    for node in ast.walk(syntax(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.For):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING and state(node.func.value):
                found.append(node.lineno)
            continue
        for target in targets:
            for part in ast.walk(target):
                inside = isinstance(part, ast.Subscript) and state(part.value)
                whole = isinstance(part, ast.Attribute) and state(part) and not isinstance(part.ctx, ast.Load)
                if inside or whole:
                    found.append(node.lineno)
    return sorted(set(found))


@pytest.mark.parametrize(
    "line",
    [
        "game.objs[3] = obj", "del game.objs[3]", "game.zones[1] = ()", "game.zones[1] += (2,)", "game.objs = {}",
        "game.objs.pop(3)", "self.game.zones.clear()", "a, game.objs[3] = 1, 2", "for game.zones[0] in x: pass",
    ],
)  # fmt: skip
def test_the_scan_finds_writes(line):
    assert writes(f"def f(game):\n    {line}\n") == [2]


@pytest.mark.parametrize("line", ["x = game.objs[3]", "game.objs.get(3)", "there = game.zones[1] + (2,)", "zones = ()"])
def test_the_scan_lets_reading_be(line):
    assert writes(line) == []


def test_nothing_outside_atoms_writes_objects_or_zones():
    found = []
    for folder in (KERNEL, TRAILS, SEAWALL, EIGHTFOLD, SHARED):
        for path in sorted(folder.rglob("*.py")):
            if path in WRITERS:
                continue
            lines = writes(path.read_text("utf-8"))
            if path in MAKERS:
                text = path.read_text("utf-8").splitlines()
                lines = [n for n in lines if not re.search(r"self\.(objs|zones)\b.* = ", text[n - 1])]
            found += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    assert found == []


def test_toys_write_through_atoms_too():
    found = {path.name: writes(path.read_text("utf-8")) for path in sorted((ROOT / "tests/kernel/toys").glob("*.py"))}
    assert found and not any(found.values())


#: Words that belong to the rules of one game (or mean different things in several). Words that the kernel cannot do
#: without in their plain meaning are not among them: effect, choose, counter, action, ready, level, link, rest, item.
WORDS = set(
    """
    attack attacker attackers defender blocker block combat battle fight bond shield damage burst homebase stun
    stunned cure overkill deploy deployment homeland trail resource pilot unit forward backup formation summon
    junction dull rested dispatch covert reinforcement sclm initiative leader mana hp ap cp ep destroy discard
    exile trash breach haste brave mulligan trails gundam
    """.split()  # noqa: SIM905
)
#: The purposes of Trails' questions are listed for whoever answers, the one place that names them.
PROSE_ALLOWED = {"decisions.py", "__init__.py"}


def words_of(text: str) -> set[str]:
    """Single lower-case words of a name or text, snake and camel case taken apart."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}


def code_words(source: str) -> list[tuple[int, str]]:
    """Words in names and in strings that are not documentation, with their lines."""
    docs = set()
    for node in ast.walk(syntax(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docs.add((node.value.lineno, node.value.col_offset))
    out = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and token.start not in docs):
            out += [(token.start[0], word) for word in words_of(token.string)]
    return out


def test_the_kernels_code_has_no_word_of_a_single_game():
    # the seed's salt is named after the program, so that no other program's games follow from the same seed
    allowed = {("chance.py", "trails")}
    found = [
        f"{path.name}:{line} {word}"
        for path in sorted(KERNEL.rglob("*.py"))
        for line, word in code_words(path.read_text("utf-8"))
        if word in WORDS and (path.name, word) not in allowed
    ]
    assert found == []


def test_the_kernels_prose_keeps_to_plain_words_too():
    banned = {"homebase", "bond", "shield", "burst", "stun", "overkill", "sclm", "deployment", "initiative", "junction"}
    found = [
        f"{path.name} {word}"
        for path in sorted(KERNEL.rglob("*.py"))
        if path.name not in PROSE_ALLOWED
        for word in sorted(words_of(path.read_text("utf-8")) & banned)
    ]
    assert found == []


def test_the_kernel_imports_nothing_but_itself_and_the_standard_library():
    found = []
    for path in sorted(KERNEL.rglob("*.py")):
        for node in ast.walk(syntax(path.read_text("utf-8"))):
            name = node.module if isinstance(node, ast.ImportFrom) else ""
            if name and name.startswith("engine") and not name.startswith("engine.kernel"):
                found.append(f"{path.name}: {name}")
            if name == "random":
                found.append(f"{path.name}: chance is asked, not drawn")
    assert found == []
