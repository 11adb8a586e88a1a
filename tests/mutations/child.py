"""Runs scenarios against the engine that stands first on the path, until one fails. Started by :mod:`tests.mutations`.

Arguments: the folder of the scenarios, the rule that is broken (its scenarios run first), the folder of the engine.
Prints one JSON object: the title of the scenario that failed ("" for none), what it said, how many ran.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(folder: Path, rule: str, root: Path) -> dict[str, object]:
    """Run them; see above."""
    import engine
    from engine.scenario.reader import read_file
    from engine.scenario.runner import run
    from engine.scenario.source import ScenarioError
    from engine.trails.cards.pool import CardPool

    assert Path(str(engine.__file__)).is_relative_to(root), "another engine than the broken one is on the path"
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.yaml"))}
    ran = 0
    for path in sorted(texts, key=lambda path: -texts[path].count(f'"{rule}"')):
        try:
            scenarios = read_file(path, CardPool())
        except ScenarioError as error:
            return {"failed": path.name, "said": str(error), "ran": ran}
        for scenario in sorted(scenarios, key=lambda one: rule not in one.rules):
            result = run(scenario)
            ran += 1
            if not result.ok:
                return {"failed": scenario.title, "said": result.message, "ran": ran}
    return {"failed": "", "said": "", "ran": ran}


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))))
