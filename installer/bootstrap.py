"""Sets up Trails Desktop in its checkout, then runs or tests it. Standard library only; the same on every system.

    python bootstrap.py run [ARGUMENT...]    the program (`trails`), or a demo off screen where there is no display
    python bootstrap.py run --compiled ...   the same with the engine compiled, which is built when there is none
    python bootstrap.py compile              builds the compiled engine anew
    python bootstrap.py test [ARGUMENT...]   lint, types and tests; arguments go to pytest
    python bootstrap.py lock [ARGUMENT...]   writes the lock files anew (needs uv); arguments such as --upgrade go to uv

Everything goes into the folder `.venv` of the checkout (TRAILS_VENV names another one). The versions are those of the
lock files beside this file, checked by their hashes. Deleting that folder removes everything that was set up here; what
is compiled, and the tools for it, are in `.venv-compiled` beside it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

Kind = Literal["run", "test", "compiled", "packing"]
#: Environments that hold tools only, each in a folder of its own; the program is not installed in them.
TOOLS: tuple[Kind, ...] = ("compiled", "packing")

STATE_FILE = "trails-desktop.json"
LOG_FILE = "trails-desktop.log"
PICTURES = "demo-pictures"
NETWORK_SIGNS = ("Retrying (", "NewConnectionError", "ConnectionError", "NameResolution", "ReadTimeout", "Timeout")
OPEN_A_WINDOW = "import sys; from PySide6.QtGui import QGuiApplication; QGuiApplication(sys.argv)"


class SetupError(Exception):
    """Setting up failed. Says in one sentence why, and what to do."""


@dataclass(frozen=True, slots=True)
class State:
    """What is in the environment: digests of where and with which Python it was made, of its lock, of its project."""

    made: str = ""
    lock: str = ""
    project: str = ""


@dataclass(frozen=True, slots=True)
class Checkout:
    """The folders in which everything happens."""

    root: Path
    venv: Path

    @classmethod
    def here(cls, env: Mapping[str, str]) -> Checkout:
        """The checkout that this file is part of."""
        root = Path(__file__).resolve().parent.parent
        return cls(root, Path(env.get("TRAILS_VENV") or root / ".venv").absolute())

    @property
    def python(self) -> Path:
        """The interpreter of the environment, whether it is there or not."""
        return self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def compiled(self) -> Path:
        """The folder of the compiled engine and of the tools that make it, whether it is there or not."""
        return self.venv.with_name(f"{self.venv.name}-compiled")

    def lock(self, kind: Kind) -> Path:
        """The lock file: `run` has what the program needs, `test` the same and the tools of the tests, `packing` the
        same and what builds packages; `compiled` has what compiles the engine."""
        return self.root / "installer" / f"{kind}.lock"

    def read_state(self) -> State | None:
        """What an earlier set-up noted; None when the environment is not ours, an empty State when it is broken."""
        try:
            noted = json.loads((self.venv / STATE_FILE).read_text(encoding="utf-8"))
            return State(str(noted["made"]), str(noted["lock"]), str(noted["project"]))
        except FileNotFoundError:
            return None
        except (ValueError, KeyError, TypeError):
            return State()

    def write_state(self, state: State) -> None:
        """Notes what is in the environment, all at once or not at all."""
        partial = self.venv / f"{STATE_FILE}.new"
        partial.write_text(json.dumps(asdict(state)) + "\n", encoding="utf-8")
        os.replace(partial, self.venv / STATE_FILE)


def say(text: str) -> None:
    """Tells the player something, beside the output of the program."""
    print(f"trails: {text}", file=sys.stderr, flush=True)


def digest(*parts: bytes) -> str:
    """A digest of some byte strings."""
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def child_environment(env: Mapping[str, str]) -> dict[str, str]:
    """The environment variables for programs in our environment: none that would mix other packages in."""
    foreign = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET")
    return {name: value for name, value in env.items() if name not in foreign}


def has_display(env: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window could be seen, as far as the environment variables tell."""
    chosen = env.get("QT_QPA_PLATFORM", "")
    if chosen.startswith(("offscreen", "minimal")):
        return False
    if platform in ("win32", "darwin") or chosen.startswith(("vnc", "eglfs", "linuxfb")):
        return True
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def why_pip_failed(output: str, log: Path) -> str:
    """One sentence for the player from what pip printed."""
    if "DO NOT MATCH THE HASHES" in output:
        why = "a downloaded package is not the one that was locked, and nothing of it was used"
    elif "No space left on device" in output:
        why = "the disk is full"
    elif any(sign in output for sign in NETWORK_SIGNS):
        why = "the packages could not be downloaded (is there a network?); run the same command again when there is"
    else:
        errors = [line.strip() for line in output.splitlines() if re.match(r"\s*\w*error: ", line, re.IGNORECASE)]
        why = f"pip says: {errors[-1]}" if errors else "pip failed"
    return f"Setting up stopped: {why}. (Details: {log})"


class Setup:
    """Brings the environment of a checkout to what its lock files and its project say."""

    def __init__(self, checkout: Checkout, env: Mapping[str, str]) -> None:
        self.checkout = checkout
        self.env = child_environment(env)
        self.env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"

    def ensure(self, kind: Kind) -> None:
        """Sets up what is missing. Quick and quiet when nothing is. Raises SetupError."""
        here = self.checkout
        kinds: tuple[Kind, ...] = (kind,) if kind in TOOLS else ("run", "test")
        locks = {name: digest(here.lock(name).read_bytes()) for name in kinds}
        # The folder is part of it: an environment does not survive being moved, and the project is used in place.
        made = digest(f"{sys.version_info[:2]} {sys.platform} {here.root} {here.venv}".encode())
        project = digest((here.root / "pyproject.toml").read_bytes())
        state = here.read_state()
        if state is None and here.venv.exists() and any(here.venv.iterdir()):
            raise SetupError(
                f"{here.venv} was not made by this script: move it, or name another folder in TRAILS_VENV."
            )
        # Without a lock noted an earlier set-up was interrupted, and with an old one packages would be left over.
        if state is None or state.made != made or state.lock not in locks.values() or not here.python.exists():
            self._make_environment()
            state = State(made=made)
        if state.lock != locks[kind] and not (kind == "run" and state.lock == locks["test"]):
            here.write_state(State(made=made))
            self._install_packages(kind)
            state = State(made=made, lock=locks[kind])
            here.write_state(state)
        if state.project != project and kind not in TOOLS:
            self._pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", str(here.root))
            here.write_state(State(made=made, lock=state.lock, project=project))

    def _make_environment(self) -> None:
        here = self.checkout
        if Path(sys.prefix).resolve() == here.venv.resolve():
            raise SetupError(f"Start this script with the Python of the system, not with that in {here.venv}.")
        say(f"setting up Python {sys.version_info[0]}.{sys.version_info[1]} packages in {here.venv}")
        try:
            if here.venv.exists():
                shutil.rmtree(here.venv)
            here.venv.mkdir(parents=True)
            here.write_state(State())
        except OSError as error:
            why = f"{here.venv} cannot be written ({error.strerror}); close the program if it runs."
            raise SetupError(why) from error
        done = subprocess.run(
            [sys.executable, "-m", "venv", str(here.venv)], env=self.env, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            (here.venv / LOG_FILE).write_text(done.stdout + done.stderr, encoding="utf-8")
            raise SetupError(
                f"This Python ({sys.executable}) cannot make an environment; on Debian and Ubuntu install python3-venv."
                f" (Details: {here.venv / LOG_FILE})"
            )

    def _install_packages(self, kind: Kind) -> None:
        lock = self.checkout.lock(kind)
        pins = sum(1 for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line and line[0].isalnum())
        much = "30 MB" if kind == "compiled" else "150 MB"
        say(f"installing the {pins} packages of installer/{lock.name} (up to {much} to download; some minutes)")
        self._pip("--require-hashes", "--only-binary=:all:", "--requirement", str(lock))

    def _pip(self, *arguments: str) -> None:
        log = self.checkout.venv / LOG_FILE
        pip = [str(self.checkout.python), "-m", "pip", "--no-input", "--retries", "2", "install", "--quiet"]
        done = subprocess.run([*pip, *arguments], env=self.env, capture_output=True, text=True, check=False)
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        if done.returncode != 0:
            raise SetupError(why_pip_failed(done.stdout + done.stderr, log))


def engine_digest(root: Path) -> str:
    """A digest of what a compiled engine depends on: the engine's sources, the script and its tools, this Python."""
    sources = sorted((root / "engine").rglob("*.py"))
    parts = (*sources, root / "installer" / "compile.py", root / "installer" / "compiled.lock")
    texts = (part for path in parts for part in (path.relative_to(root).as_posix().encode(), path.read_bytes()))
    return digest(str(sysconfig.get_config_var("EXT_SUFFIX")).encode(), *texts)


def compiled_of(folder: Path) -> str:
    """The digest of what the compiled engine in a folder was made of, "" if there is none that is whole."""
    try:
        return str(json.loads((folder / "built.json").read_text(encoding="utf-8"))["made of"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def build(checkout: Checkout, environ: Mapping[str, str]) -> None:
    """Compiles the engine anew, with tools of its own beside it. Raises SetupError."""
    folder = checkout.compiled
    tools = Checkout(checkout.root, folder / "tools")
    if folder.exists() and any(folder.iterdir()) and not tools.venv.exists():
        raise SetupError(f"{folder} was not made by this script: move it, or name another folder in TRAILS_VENV.")
    setup = Setup(tools, environ)
    setup.ensure("compiled")
    say("compiling the engine (some minutes)")
    script = checkout.root / "installer" / "compile.py"
    command = [str(tools.python), str(script), str(folder), engine_digest(checkout.root)]
    done = subprocess.run(command, env=setup.env, capture_output=True, text=True, check=False)
    log = folder / LOG_FILE
    log.write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode != 0:
        raise SetupError(f"The engine could not be compiled (is there a C compiler for this Python?). (Details: {log})")


def with_compiled(checkout: Checkout, env: dict[str, str], environ: Mapping[str, str]) -> bool:
    """Takes the compiled engine into the environment variables, built first if there is none. Says why if it cannot."""
    folder = checkout.compiled
    made_of = compiled_of(folder)
    if not made_of:
        try:
            build(checkout, environ)
        except SetupError as error:
            say(f"{error} The engine runs as it is.")
            return False
    elif made_of != engine_digest(checkout.root):
        say(f"the engine in {folder} was compiled from other sources and is not used; delete it to renew it.")
        return False
    env["PYTHONPATH"] = str(folder / "lib")
    env["PYTHONSAFEPATH"] = "1"  # the checkout, if it is the present folder, would come before it
    return True


def call(command: Sequence[str], root: Path, env: Mapping[str, str]) -> int:
    """Runs a program to its end in the checkout and returns its exit status, 128 + n for signal n."""
    status = subprocess.run(command, cwd=root, env=dict(env), check=False).returncode
    return status if status >= 0 else 128 - status


def run(checkout: Checkout, arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """The program; without arguments and without a display a demo off screen instead.

    `--compiled`, as the first argument, is not for the program.
    """
    Setup(checkout, environ).ensure("run")
    env = child_environment(environ)
    if arguments[:1] == ["--compiled"]:
        arguments = arguments[1:]
        with_compiled(checkout, env, environ)
    trails = [str(checkout.python), "-m", "trails_desktop"]
    if arguments:
        return call([*trails, *arguments], Path.cwd(), env)
    if has_display(env):
        if sys.platform in ("win32", "darwin") or can_open_window(checkout, env):
            return call(trails, checkout.root, env)
        say("the display cannot be opened, so the computer plays a demo off screen instead.")
    else:
        say("there is no display here, so the computer plays a demo off screen instead.")
    pictures = checkout.root / PICTURES
    env["QT_QPA_PLATFORM"] = "offscreen"
    status = call([*trails, "demo", "--out", str(pictures)], checkout.root, env)
    say(f"the pictures of the demo are in {pictures}" if status == 0 else f"the demo failed (exit status {status}).")
    return status


def can_open_window(checkout: Checkout, env: Mapping[str, str]) -> bool:
    """Whether Qt reaches the display. Asked in another process: where it does not, Qt ends the process."""
    probe = [str(checkout.python), "-c", OPEN_A_WINDOW]
    try:
        return subprocess.run(probe, env=dict(env), capture_output=True, check=False, timeout=30).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def test(checkout: Checkout, arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Lint, types, tests; stops before the tests when one of the first two finds something."""
    Setup(checkout, environ).ensure("test")
    env = {name: value for name, value in child_environment(environ).items() if not name.startswith("QT_")}
    env["QT_QPA_PLATFORM"] = "offscreen"
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests begin many programs: each would compile all of it anew
    python = str(checkout.python)
    checks = {
        "ruff": [python, "-m", "ruff", "check", "--output-format", "concise", "."],
        "mypy": [python, "-m", "mypy"],
    }
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        if call(command, checkout.root, env) != 0:
            failed.append(name)
    if failed:
        say(f"{' and '.join(failed)} found problems, so the tests were not run.")
        return 1
    print("== pytest", flush=True)
    return call(
        [python, "-m", "pytest", "-n", "2", "--dist", "worksteal", "--benchmark-disable", *arguments],
        checkout.root,
        env,
    )


def compile_(checkout: Checkout, arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Builds the compiled engine anew, whatever there is."""
    build(checkout, environ)
    say(f"the compiled engine is in {checkout.compiled}: `sh installer/run.sh --compiled` takes it.")
    return 0


def lock(checkout: Checkout, arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Writes the lock files, for every system and Python from 3.11 on."""
    uv = shutil.which("uv", path=environ.get("PATH"))
    if uv is None:
        raise SetupError("Writing the lock files needs uv: install it with pip, in an environment of its own.")
    compile_lock = [
        *(uv, "pip", "compile", "--quiet", "pyproject.toml", "--universal", "--python-version", "3.11"),
        *("--generate-hashes", "--only-binary", ":all:", "--no-emit-index-url", "--no-emit-find-links"),
        *("--custom-compile-command", "python installer/bootstrap.py lock", *arguments),
    ]
    run_lock, test_lock = "installer/run.lock", "installer/test.lock"
    status = call([*compile_lock, "--extra", "build", "--output-file", run_lock], checkout.root, environ)
    if status != 0:
        return status
    # The tests run on exactly what the player gets, and that is what is packed.
    for extra, output in (("test", test_lock), ("packing", "installer/packing.lock")):
        tools = ["--extra", "build", "--extra", extra, "--constraints", run_lock, "--output-file", output]
        status = call([*compile_lock, *tools], checkout.root, environ)
        if status != 0:
            return status
    import tomllib  # an older Python has none, and gets a sentence from main

    # These stand alone: neither the program nor its tests need what compiles, and Windows' parts are not installed.
    project = tomllib.loads((checkout.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    alone = ["-" if word == "pyproject.toml" else word for word in compile_lock]
    sources_too = [word for word in alone if word not in ("--only-binary", ":all:")]
    for extra, command in (("compiled", [*alone, "--constraints", test_lock]), ("windows", sources_too)):
        wanted = "\n".join(project["optional-dependencies"][extra])
        command = [*command, "--output-file", f"installer/{extra}.lock"]
        done = subprocess.run(command, cwd=checkout.root, env=dict(environ), input=wanted, text=True, check=False)
        if done.returncode != 0:
            return done.returncode
    return 0


def main(argv: Sequence[str]) -> int:
    """Runs one command; returns the exit status: 2 for an unknown command, 1 when setting up failed."""
    commands = {"run": run, "test": test, "compile": compile_, "lock": lock}
    if sys.version_info < (3, 11):  # noqa: UP036 - the one file that an older Python may be given
        say("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")
        return 1
    if not argv or argv[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return commands[argv[0]](Checkout.here(os.environ), argv[1:], os.environ)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
