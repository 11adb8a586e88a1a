"""Builds the packages of Trails Desktop into dist/, of what is committed.

    python -m installer.build [--compiled] [KIND...]     started by build.sh, in the checkout

KIND is of: wheel, deb, portable, windows, bill (all where none is named); or ``licences``, which writes anew what the
program shows of its parts (assets/licences/packages.json). --compiled builds the compiled engine where there is none;
one that is there is packed in any case. What is downloaded is checked by the hashes of the locks. Only ``build/`` and
``dist/`` are written. Two builds of one commit are the same: see installer/README.md.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from time import monotonic

from installer.bootstrap import Checkout, Setup, SetupError, build, child_environment, say
from installer.packages import bill, folder, linux, tree, wheels, windows
from installer.packages.work import BuildError, Command, Work, fresh, version_of, write_sums

KINDS = ("wheel", "deb", "portable", "windows", "bill")


def prepare(environ: dict[str, str]) -> Work:
    """Sets up the tools. Raises BuildError, SetupError."""
    root = Checkout.here(environ).root
    tools = Checkout(root, root / "build" / "tools")
    tools.venv.parent.mkdir(exist_ok=True)
    Setup(tools, environ).ensure("packing")
    commit, epoch = tree.commit_of(root)
    epoch = int(environ.get("SOURCE_DATE_EPOCH") or epoch)
    return Work(root, tools.python, version_of(root), commit, epoch, child_environment(environ))


def licences(work: Work) -> None:
    """Writes the licences of Python's packages, as the program shows them."""
    out = work.root / "assets" / "licences" / "packages.json"
    work.run([work.python, "-m", "installer.packages.collect", work.root / "pyproject.toml", out], cwd=work.root)
    say(f"written: {out}")


def packages(work: Work, kinds: Sequence[str], compiled: bool) -> None:
    """Builds packages, in an order in which each finds what it is made of."""
    if changed := tree.changed(work.root):
        say(f"not committed and not packed: {', '.join(changed[:5])}{', ...' if len(changed) > 5 else ''}")
    checkout = Checkout.here(work.env)
    if compiled and wheels.compiled_engine(checkout) is None:
        # Paths of this machine would stand in what is compiled.
        flags = f"{work.env.get('CFLAGS', '')} -ffile-prefix-map={checkout.compiled}=/engine".strip()
        build(checkout, work.environment({"CFLAGS": flags}))
    engine = wheels.compiled_engine(checkout)
    fresh(work.dist)
    tree.export(work)
    _timed("wheel and sdist", lambda: wheels.build(work))
    wheels.unpack(work, engine)
    paint: Command = [work.python, "-m", "installer.packages.paint", fresh(work.painted)]
    path = f"{work.root}{os.pathsep}{work.program}"
    off_screen = {"PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen", "PYTHONSAFEPATH": "1"}
    work.run(paint, work.program, off_screen)
    if {"deb", "portable", "bill"} & set(kinds):
        _timed(
            "the program in one folder" + ("" if engine is None else ", its engine compiled"),
            lambda: folder.build(work),
        )
    steps: dict[str, Callable[[], object]] = {
        "deb": lambda: linux.deb(work),
        "portable": lambda: linux.portable(work),
        "windows": lambda: windows.build(work),
        "bill": lambda: bill.build(work),
    }
    for kind, step in steps.items():
        if kind in kinds:
            _timed(kind, step)
    write_sums(work.dist)
    for path_ in sorted(work.dist.iterdir()):
        print(f"{path_.stat().st_size:>12,}  {path_.name}")


def _timed(what: str, step: Callable[[], object]) -> None:
    began = monotonic()
    step()
    say(f"{what}: {monotonic() - began:.0f} s")


def main(argv: Sequence[str]) -> int:
    """Builds; returns the exit status: 2 for an unknown kind, 1 where something cannot be built."""
    kinds = [word for word in argv if word != "--compiled"]
    if unknown := [kind for kind in kinds if kind not in (*KINDS, "licences")]:
        say(f"there is no package '{unknown[0]}' (there are: {', '.join(KINDS)}, and licences).")
        return 2
    try:
        work = prepare(dict(os.environ))
        if "licences" in kinds:
            licences(work)
            kinds.remove("licences")
            if not kinds:
                return 0
        packages(work, kinds or KINDS, "--compiled" in argv)
        return 0
    except (BuildError, SetupError) as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"the packages cannot be built: {error.strerror or error} ({error.filename}).")
        return 1
    except KeyboardInterrupt:
        say("stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
