"""The lessons there are, and the cards that are printed in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.scenario.common.lesson import Lesson
from engine.scenario.reader import read_text
from engine.scenario.source import ScenarioError
from engine.scenario.words import Scenario
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printing

_MOST_BYTES = 200_000
_SET = "Lessons"


@dataclass(frozen=True, slots=True)
class LessonFile:
    """One lesson: its file's text is what a match begins from."""

    text: str
    scenario: Scenario
    lesson: Lesson


def load_lessons(folder: Path, pool: CardPool, only: str = "*") -> tuple[list[LessonFile], list[str]]:
    """Every lesson of a folder by number (``only``: the one with this id, by its file's name), and a sentence for every
    file that is none."""
    found: list[LessonFile] = []
    problems: list[str] = []
    for path in sorted(folder.glob(f"*-{only}.yaml")):
        try:
            if path.stat().st_size > _MOST_BYTES:
                raise ValueError("it is too large")
            text = path.read_text(encoding="utf-8-sig")
            scenario = read_text(text, path.name, pool)[0]
        except ScenarioError as error:
            problems.append(f"{str(error).rstrip('.')}.")
            continue
        except (OSError, ValueError) as error:
            problems.append(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}.")
            continue
        if scenario.lesson is None:
            problems.append(f"{path.name} has no lesson.")
            continue
        found.append(LessonFile(text, scenario, scenario.lesson))
    return sorted(found, key=lambda one: one.lesson.number), problems


def lesson_pool(scenario: Scenario, known: CardPool) -> CardPool:
    """The cards printed in a lesson, in both languages, beside those there are."""
    own = scenario.cards.own_data()
    others = [one for number in known if number not in own for one in known.versions(number).values()]
    return CardPool((*others, *_printed(scenario, known)), known.told_orgs)


def _printed(scenario: Scenario, known: CardPool) -> Iterator[Printing]:
    lesson = scenario.lesson
    assert lesson is not None
    for number, data in scenario.cards.own_data().items():
        assert isinstance(data, dict)
        record: dict[str, Any] = {**data, "number": number, "set": _SET, "lang": "en"}
        yield read_printing(record, scenario.file)
        if number in lesson.names_ja:
            name, subname, text = lesson.names_ja[number]
            orgs = [known.spoken(str(org), "ja") for org in data.get("orgs", ())]
            yield read_printing(
                {**record, "lang": "ja", "name": name, "subname": subname, "text": text, "orgs": orgs}, scenario.file
            )
